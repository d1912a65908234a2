/* What lowerings share: PyTorch's conversions, broadcasting, promotion, reductions, random bits.
 * All functions follow the builder's sticky error rule and never return NULL. */
#ifndef SETU_OPS_KIT_H
#define SETU_OPS_KIT_H

#include "ops/call.h"

/* ---- dtypes ---- */
/* The type PyTorch computes in: f32 for f16 and bf16 (and f8), else itself. */
setu_dtype kit_compute_dtype(setu_dtype dtype);
/* Integral and bool become the default floating dtype (f32); others stay. */
setu_dtype kit_to_float_dtype(const setu_call *c, setu_dtype dtype);
/* The distance from 1 to the next number, and the smallest normal number, of f32 or f64 or a complex dtype's parts. */
double kit_epsilon(setu_dtype dtype);
double kit_smallest_normal(setu_dtype dtype);

/* ---- conversions ---- */
/* PyTorch's .to(dtype): to bool is != 0, complex to real takes the real part, float to integer truncates. */
setu_value *kit_convert(setu_builder *b, setu_value *x, setu_dtype dtype);
/* x != 0 as bool. */
setu_value *kit_nonzero(setu_builder *b, setu_value *x);
/* The complex conjugate; x itself where it is real. */
setu_value *kit_conjugate(setu_builder *b, setu_value *x);

/* ---- operands ---- */
/* The tensor or number argument `name` converted to dtype; numbers are rank 0. */
setu_value *kit_operand(setu_builder *b, setu_call *c, const char *name, setu_dtype dtype);

/* ---- broadcasting ---- */
/* NumPy broadcasting of x to dims (rank >= x's). */
setu_value *kit_broadcast(setu_builder *b, setu_value *x, int rank, const int64_t *dims);
setu_value *kit_broadcast_like(setu_builder *b, setu_value *x, const setu_value *like);
/* The broadcast shape of several values, written to *out_type (its dtype is left alone). */
void kit_broadcast_shape(setu_builder *b, int count, setu_value *const *values, setu_type *out_type);
/* Broadcasts x and y to their common shape in place. */
void kit_broadcast_pair(setu_builder *b, setu_value **x, setu_value **y);
void kit_broadcast_three(setu_builder *b, setu_value **x, setu_value **y, setu_value **z);
/* Elementwise with broadcasting; dtypes must agree. */
setu_value *kit_binary(setu_builder *b, hlo_op op, setu_value *x, setu_value *y);
setu_value *kit_compare(setu_builder *b, hlo_direction direction, setu_value *x, setu_value *y);
setu_value *kit_select(setu_builder *b, setu_value *predicate, setu_value *x, setu_value *y);
#define kit_add(b, x, y) kit_binary(b, HLO_OP_add, x, y)
#define kit_sub(b, x, y) kit_binary(b, HLO_OP_subtract, x, y)
#define kit_mul(b, x, y) kit_binary(b, HLO_OP_multiply, x, y)
#define kit_div(b, x, y) kit_binary(b, HLO_OP_divide, x, y)
#define kit_max(b, x, y) kit_binary(b, HLO_OP_maximum, x, y) /* NaN propagates */
#define kit_min(b, x, y) kit_binary(b, HLO_OP_minimum, x, y)

/* ---- constants shaped like a value ---- */
setu_value *kit_full_like(setu_builder *b, const setu_value *like, double number);
setu_value *kit_zeros_like(setu_builder *b, const setu_value *like);
setu_value *kit_ones_like(setu_builder *b, const setu_value *like);
setu_value *kit_zeros(setu_builder *b, const setu_type *type);
/* x op number, for a plain number in x's dtype. */
setu_value *kit_add_number(setu_builder *b, setu_value *x, double number);
setu_value *kit_mul_number(setu_builder *b, setu_value *x, double number);
setu_value *kit_compare_number(setu_builder *b, hlo_direction direction, setu_value *x, double number);
/* NaN test, false for non-floating; complex: either part. */
setu_value *kit_is_nan(setu_builder *b, setu_value *x);
/* iota of i64 along one dimension, shaped dims. */
setu_value *kit_iota(setu_builder *b, int rank, const int64_t *dims, int dimension);
/* An iota along dim of a shape, i32 where that is enough: 64-bit indices are slow on accelerators. */
setu_value *kit_positions(setu_builder *b, const setu_type *type, int dim);

/* ---- dimensions ---- */
/* A PyTorch dimension (negative counts from the end) of a rank; rank 0 accepts 0 and -1. */
int kit_dim(setu_builder *b, int64_t dim, int rank);
/* The list argument `name` (int[] or int) as sorted unique dimensions; absent or empty means all. Returns the count. */
int kit_dims(setu_builder *b, setu_call *c, const char *name, int rank, int64_t *out_dims);
/* The dims of x with `dims` removed, or kept as 1. */
void kit_reduced_shape(const setu_type *type, int count, const int64_t *dims, bool keepdim, setu_type *out_type);
setu_value *kit_unsqueeze(setu_builder *b, setu_value *x, int dim);
setu_value *kit_squeeze(setu_builder *b, setu_value *x, int dim);
setu_value *kit_transpose(setu_builder *b, setu_value *x, int dim0, int dim1);
setu_value *kit_move_dim(setu_builder *b, setu_value *x, int from, int to);
/* Rank 0 becomes rank 1: PyTorch lets both stand for each other in many an operator. */
setu_value *kit_at_least_1d(setu_builder *b, setu_value *x);
setu_value *kit_flatten(setu_builder *b, setu_value *x); /* to rank 1 */
setu_value *kit_slice_dim(setu_builder *b, setu_value *x, int dim, int64_t start, int64_t limit, int64_t step);
setu_value *kit_reshape_type(setu_builder *b, setu_value *x, const setu_type *type); /* dims only */

/* ---- reductions ---- over the listed dims, keeping them as 1 when keepdim */
setu_value *kit_sum(setu_builder *b, setu_value *x, int count, const int64_t *dims, bool keepdim);
setu_value *kit_prod(setu_builder *b, setu_value *x, int count, const int64_t *dims, bool keepdim);
setu_value *kit_amax(setu_builder *b, setu_value *x, int count, const int64_t *dims, bool keepdim); /* NaN propagates */
setu_value *kit_amin(setu_builder *b, setu_value *x, int count, const int64_t *dims, bool keepdim);
setu_value *kit_any(setu_builder *b, setu_value *x, int count, const int64_t *dims, bool keepdim); /* bool input */
setu_value *kit_all(setu_builder *b, setu_value *x, int count, const int64_t *dims, bool keepdim);
setu_value *kit_mean(setu_builder *b, setu_value *x, int count, const int64_t *dims, bool keepdim); /* sum / n */
setu_value *kit_sum_all(setu_builder *b, setu_value *x);                                            /* rank 0 */
/* Whether any element, or every element, of a bool tensor is true: rank 0. */
setu_value *kit_any_element(setu_builder *b, setu_value *x);
setu_value *kit_all_elements(setu_builder *b, setu_value *x);
/* Value and index (i64) of the largest or smallest element along dim; first index on ties; NaN wins. */
void kit_arg_extreme(setu_builder *b, setu_value *x, int dim, bool largest, bool keepdim, setu_value **out_value,
                     setu_value **out_index);
/* Inclusive scan along dim with a plain reducer (add, multiply, maximum, minimum, or, and). */
setu_value *kit_scan(setu_builder *b, hlo_op op, setu_value *x, setu_value *init, int dim);
/* The same with any associative function of (earlier, later); init is neutral. */
typedef setu_value *(*kit_combine)(setu_builder *b, setu_value *earlier, setu_value *later);
setu_value *kit_scan_with(setu_builder *b, kit_combine combine, setu_value *x, setu_value *init, int dim);

/* ---- loops ---- */
enum { KIT_LOOP_VALUES = 16 };
typedef struct kit_loop {
  int count;
  setu_value **values, *inits[KIT_LOOP_VALUES];
  hlo_region *cond, *body;
} kit_loop;
/* A stablehlo.while over the values of one array, which the caller keeps: from kit_loop_begin on they are those before
 * a step, from which it computes whether there is one; from kit_loop_while on it replaces them by those after the step;
 * from kit_loop_end on they are the results. NULLs in the array are left out of the loop and stay NULL. */
kit_loop kit_loop_begin(setu_builder *b, int count, setu_value **values);
void kit_loop_while(setu_builder *b, kit_loop *loop, setu_value *more);
void kit_loop_end(setu_builder *b, kit_loop *loop);

/* ---- products ---- */
/* [.., m, k] x [.., k, n] with equal batch dims. Accumulates in f32 for f16/bf16 and returns that wider type. */
setu_value *kit_matmul(setu_builder *b, setu_value *x, setu_value *y);

/* ---- sorting ---- */
/* Sorts x along dim with PyTorch's order (NaN is largest, whatever its sign); returns values and i64 indices. */
void kit_sort(setu_builder *b, setu_value *x, int dim, bool descending, bool stable, setu_value **out_values,
              setu_value **out_indices);

/* Where to insert values [b, m] into ascending sequences [b, n]: i64, before (or after, when `right`) equal ones. */
setu_value *kit_search_sorted(setu_builder *b, setu_value *sequence, setu_value *values, bool right);

/* ---- indexing ---- */
/* Adds size to negative indices; i64. */
setu_value *kit_wrap_index(setu_builder *b, setu_value *index, int64_t size);
/* x.index_select(dim, index) for a rank-1 i64 index without negatives. */
setu_value *kit_take_dim(setu_builder *b, setu_value *x, int dim, setu_value *index);
/* torch.gather(x, dim, index). */
setu_value *kit_gather_dim(setu_builder *b, setu_value *x, int dim, setu_value *index);
/* torch.scatter(x, dim, index, src) with a reducer region (current, update) -> new. */
setu_value *kit_scatter_dim(setu_builder *b, setu_value *x, int dim, setu_value *index, setu_value *src,
                            hlo_region *body);
/* (current, update) -> update. */
hlo_region *kit_region_assign(setu_builder *b, setu_dtype dtype);

/* ---- random ---- Threefry-2x32-20: the same numbers on every plugin.
 * The key is the seed (low, high word). Element p of a draw (row-major) is the block of the 64-bit counter offset + p
 * (low, high word), the high word xored with stream << KIT_RANDOM_STREAM_SHIFT; one block serves one element. Streams
 * 0 … KIT_RANDOM_STREAMS - 1 are independent draws inside one call (f64 normals use stream + KIT_RANDOM_STREAMS too).
 * After a call the engine advances the offset by kit_random_advance(elements of its largest operand or result), so
 * draws never overlap as long as no lowering draws more than that from one stream. Offsets stay below 2^56. */
enum { KIT_RANDOM_STREAMS = 64, KIT_RANDOM_STREAM_SHIFT = 24 };
static inline uint64_t kit_random_advance(int64_t largest) {
  return 4 * (uint64_t)(largest > 1 ? largest : 1);
}
/* Uniform u32 bits of a shape. */
setu_value *kit_random_bits(setu_builder *b, setu_call *c, int rank, const int64_t *dims, int stream);
/* Uniform u64 bits of a shape. */
setu_value *kit_random_bits64(setu_builder *b, setu_call *c, int rank, const int64_t *dims, int stream);
/* f32 or f64 in [0, 1). f16 and bf16 give f32 numbers that they hold exactly. */
setu_value *kit_random_uniform(setu_builder *b, setu_call *c, setu_dtype dtype, int rank, const int64_t *dims,
                               int stream);
/* Standard normal, f32 or f64. */
setu_value *kit_random_normal(setu_builder *b, setu_call *c, setu_dtype dtype, int rank, const int64_t *dims,
                              int stream);

#endif
