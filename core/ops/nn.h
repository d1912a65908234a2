/* What the neural network families share: operands in the computation type, static index tables, banded linear maps
 * and row updates. Follows the builder's sticky error rule. */
#ifndef SETU_OPS_NN_H
#define SETU_OPS_NN_H

#include "ops/kit.h"

enum { NN_MAX_SPATIAL = 3 };

/* The tensor argument in its computation type (f32 for f16 and bf16). */
setu_value *nn_tensor(setu_builder *b, setu_call *c, const char *name);
/* The tensor argument as dtype; NULL when absent. */
setu_value *nn_optional(setu_builder *b, setu_call *c, const char *name, setu_dtype dtype);
/* Whether the bool[] argument asks for gradient `index`. Results that are not wanted stay NULL: undefined tensors. */
bool nn_wanted(const setu_call *c, const char *mask, int index);
/* out[index] = value, or an empty tensor where the wanted result is empty. */
void nn_set(setu_builder *b, setu_call *c, setu_value **out, int index, setu_value *value);

/* A rank-1 value as [1, .., n, .., 1] of a rank, ready for kit_* broadcasting. */
setu_value *nn_along(setu_builder *b, setu_value *x, int rank, int dim);
/* Rank-1 constants; nn_numbers for f32 and f64. */
setu_value *nn_indices(setu_builder *b, int64_t count, const int64_t *values);
setu_value *nn_numbers(setu_builder *b, setu_dtype dtype, int64_t count, const double *values);
/* x.index_select(dim, indices) with indices known while lowering. */
setu_value *nn_take(setu_builder *b, setu_value *x, int dim, int64_t count, const int64_t *indices);
/* Sum over every dimension but `dim`, giving rank 1. */
setu_value *nn_sum_except(setu_builder *b, setu_value *x, int dim);
/* x with its last `count` dimensions made one. */
setu_value *nn_flatten_last(setu_builder *b, setu_value *x, int count);
/* x in the given rank and dims; a plain reshape. */
setu_value *nn_reshape_like(setu_builder *b, setu_value *x, const setu_type *type);
/* 1 / sqrt(x + eps). */
setu_value *nn_inverse_root(setu_builder *b, setu_value *x, double eps);

/* target[index[i], ...] += updates[i, ...]; rows outside the target are dropped. */
setu_value *nn_add_rows(setu_builder *b, setu_value *target, setu_value *index, setu_value *updates);
/* target[index[i], ...] = op(target[index[i], ...], updates[i, ...]) with any reducer region. */
setu_value *nn_scatter_rows(setu_builder *b, setu_value *target, setu_value *index, setu_value *updates,
                            hlo_region *body);

/* A sparse matrix whose row o reads inputs start[o] .. start[o] + length[o] - 1 with weights[o * width ..]
 * (all ones when NULL). Lives as long as the builder. */
typedef struct nn_band {
  int64_t outputs, inputs, width; /* width: the largest length */
  int64_t *start, *length;
  double *weights;
} nn_band;

/* NULL (and a sticky error) when memory is exhausted; nn_band_apply accepts NULL. */
nn_band *nn_band_create(setu_builder *b, int64_t outputs, int64_t inputs, int64_t width, bool weighted);
/* The transposed map. Rows of the result must again be contiguous: true for starts and ends that never decrease. */
nn_band *nn_band_transpose(setu_builder *b, const nn_band *band);
/* Applies the map along one dimension. */
setu_value *nn_band_apply(setu_builder *b, setu_value *x, int dim, const nn_band *band);

#endif
