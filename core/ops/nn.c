/* Shared helpers of the neural network families. */
#include "ops/nn.h"

#include <string.h>

setu_value *nn_tensor(setu_builder *b, setu_call *c, const char *name) {
  return kit_convert(b, call_tensor(c, name), kit_compute_dtype(call_type(c, name)->dtype));
}

setu_value *nn_optional(setu_builder *b, setu_call *c, const char *name, setu_dtype dtype) {
  return call_has(c, name) ? kit_convert(b, call_tensor(c, name), dtype) : NULL;
}

bool nn_wanted(const setu_call *c, const char *mask, int index) {
  int count;
  const int64_t *wanted = call_ints(c, mask, &count);
  return index >= count || wanted[index];
}

void nn_set(setu_builder *b, setu_call *c, setu_value **out, int index, setu_value *value) {
  if (index < c->result_count && hlo_type_count(&c->results[index]) == 0) value = kit_zeros(b, &c->results[index]);
  out[index] = value;
}

/* ---- shapes and constants ---- */

setu_value *nn_along(setu_builder *b, setu_value *x, int rank, int dim) {
  int64_t dims[SETU_MAX_RANK];
  for (int i = 0; i < rank; i++) dims[i] = i == dim ? x->type.dims[0] : 1;
  return hlo_reshape(b, x, rank, dims);
}

setu_value *nn_indices(setu_builder *b, int64_t count, const int64_t *values) {
  setu_type type = hlo_type(SETU_I64, 1, &count);
  return count ? hlo_dense(b, &type, values) : kit_zeros(b, &type);
}

setu_value *nn_numbers(setu_builder *b, setu_dtype dtype, int64_t count, const double *values) {
  setu_type type = hlo_type(dtype, 1, &count);
  if (!count) return kit_zeros(b, &type);
  if (dtype == SETU_F64) return hlo_dense(b, &type, values);
  float *narrow = hlo_alloc(b, sizeof *narrow * (size_t)count);
  if (!narrow) return kit_zeros(b, &type);
  for (int64_t i = 0; i < count; i++) narrow[i] = (float)values[i];
  type.dtype = SETU_F32;
  return kit_convert(b, hlo_dense(b, &type, narrow), dtype);
}

/* indices[i] == start + i * step with a positive step. */
static bool is_progression(int64_t count, const int64_t *indices, int64_t *out_step) {
  *out_step = count > 1 ? indices[1] - indices[0] : 1;
  if (count < 1 || *out_step < 1) return false;
  for (int64_t i = 2; i < count; i++)
    if (indices[i] - indices[i - 1] != *out_step) return false;
  return true;
}

/* Every one of the `size` indices `times` times in a row. */
static bool is_repetition(int64_t count, const int64_t *indices, int64_t size) {
  if (size < 1 || count % size) return false;
  for (int64_t i = 0; i < count; i++)
    if (indices[i] != i / (count / size)) return false;
  return count > 0;
}

setu_value *nn_take(setu_builder *b, setu_value *x, int dim, int64_t count, const int64_t *indices) {
  int64_t step, size = x->type.dims[dim], dims[SETU_MAX_RANK], dimensions[SETU_MAX_RANK];
  if (is_progression(count, indices, &step)) return kit_slice_dim(b, x, dim, indices[0], indices[count - 1] + 1, step);
  if (!is_repetition(count, indices, size)) return kit_take_dim(b, x, dim, nn_indices(b, count, indices));
  int rank = x->type.rank;
  for (int i = 0, k = 0; i < rank; i++) {
    dimensions[i] = k;
    dims[k++] = x->type.dims[i];
    if (i == dim) dims[k++] = count / size;
  }
  x = hlo_broadcast_in_dim(b, x, rank + 1, dims, dimensions);
  setu_type type = x->type;
  for (int i = 0; i < rank; i++) dims[i] = i == dim ? count : type.dims[i > dim ? i + 1 : i];
  return hlo_reshape(b, x, rank, dims);
}

setu_value *nn_sum_except(setu_builder *b, setu_value *x, int dim) {
  /* The last dimension first, then the others: short sums of short sums lose less than one long sum. The barrier keeps
   * the compiler from joining them again. */
  int last = x->type.rank - 1;
  if (last > dim) {
    int64_t summed = last;
    x = kit_sum(b, x, 1, &summed, false);
    if (last > 1) hlo_optimization_barrier(b, 1, &x, &x);
  }
  int64_t dims[SETU_MAX_RANK];
  int count = 0;
  for (int i = 0; i < x->type.rank; i++)
    if (i != dim) dims[count++] = i;
  return count ? kit_sum(b, x, count, dims, false) : x;
}

setu_value *nn_flatten_last(setu_builder *b, setu_value *x, int count) {
  int64_t dims[SETU_MAX_RANK];
  int rank = x->type.rank - count;
  if (rank < 0) return x;
  memcpy(dims, x->type.dims, sizeof *dims * (size_t)rank);
  dims[rank] = 1;
  for (int i = rank; i < x->type.rank; i++) dims[rank] *= x->type.dims[i];
  return hlo_reshape(b, x, rank + 1, dims);
}

setu_value *nn_reshape_like(setu_builder *b, setu_value *x, const setu_type *type) {
  return hlo_reshape(b, x, type->rank, type->dims);
}

setu_value *nn_inverse_root(setu_builder *b, setu_value *x, double eps) {
  /* A division, not rsqrt: PyTorch divides, and rsqrt is an approximation on some plugins. */
  return hlo_divide(b, kit_ones_like(b, x), hlo_sqrt(b, kit_add_number(b, x, eps)));
}

/* ---- row updates ---- */

setu_value *nn_scatter_rows(setu_builder *b, setu_value *target, setu_value *index, setu_value *updates,
                            hlo_region *body) {
  hlo_scatter_dims dims = {.inserted_count = 1, .map_count = 1, .index_vector_dim = 1};
  dims.window_count = updates->type.rank > 0 ? updates->type.rank - 1 : 0;
  for (int i = 0; i < dims.window_count; i++) dims.update_window_dims[i] = i + 1;
  return hlo_scatter(b, target, index, updates, &dims, body);
}

setu_value *nn_add_rows(setu_builder *b, setu_value *target, setu_value *index, setu_value *updates) {
  return nn_scatter_rows(b, target, index, updates, hlo_region_binary(b, HLO_OP_add, target->type.dtype));
}

/* ---- banded maps ---- */

nn_band *nn_band_create(setu_builder *b, int64_t outputs, int64_t inputs, int64_t width, bool weighted) {
  nn_band *band = hlo_alloc(b, sizeof *band);
  if (!band) return NULL;
  *band = (nn_band){.outputs = outputs, .inputs = inputs, .width = width};
  size_t rows = outputs > 0 ? (size_t)outputs : 1;
  size_t cells = width > 0 ? rows * (size_t)width : rows;
  band->start = hlo_alloc(b, sizeof(int64_t) * rows);
  band->length = hlo_alloc(b, sizeof(int64_t) * rows);
  band->weights = weighted ? hlo_alloc(b, sizeof(double) * cells) : NULL;
  if (!band->start || !band->length || (weighted && !band->weights)) return NULL;
  memset(band->start, 0, sizeof(int64_t) * rows);
  memset(band->length, 0, sizeof(int64_t) * rows);
  if (weighted) memset(band->weights, 0, sizeof(double) * cells);
  return band;
}

nn_band *nn_band_transpose(setu_builder *b, const nn_band *band) {
  if (!band) return NULL;
  size_t inputs = band->inputs > 0 ? (size_t)band->inputs : 1;
  int64_t *first = hlo_alloc(b, sizeof *first * inputs), *last = hlo_alloc(b, sizeof *last * inputs);
  if (!first || !last) return NULL;
  for (size_t i = 0; i < inputs; i++) first[i] = last[i] = -1;
  for (int64_t o = 0; o < band->outputs; o++)
    for (int64_t k = 0; k < band->length[o]; k++) {
      int64_t i = band->start[o] + k;
      if (first[i] < 0) first[i] = o;
      last[i] = o;
    }
  int64_t width = 0;
  for (int64_t i = 0; i < band->inputs; i++)
    if (first[i] >= 0 && last[i] - first[i] + 1 > width) width = last[i] - first[i] + 1;
  nn_band *result = nn_band_create(b, band->inputs, band->outputs, width, band->weights != NULL);
  if (!result) return NULL;
  for (int64_t i = 0; i < band->inputs; i++)
    if (first[i] >= 0) {
      result->start[i] = first[i];
      result->length[i] = last[i] - first[i] + 1;
    }
  if (band->weights)
    for (int64_t o = 0; o < band->outputs; o++)
      for (int64_t k = 0; k < band->length[o]; k++) {
        int64_t i = band->start[o] + k;
        result->weights[i * width + o - first[i]] = band->weights[o * band->width + k];
      }
  return result;
}

/* Column k of the band: which input each output reads, its weight, and whether it reads one at all. */
typedef struct band_column {
  int64_t *index;
  double *weight;
  bool *present;
  bool all_present;
} band_column;

static void read_column(const nn_band *band, int64_t k, band_column *column) {
  for (int64_t o = 0; o < band->outputs; o++) {
    bool present = k < band->length[o];
    /* A missing tap reads a neighbour that exists and is then masked: 0 * inf would be NaN. */
    int64_t tap = present ? k : band->length[o] ? band->length[o] - 1 : 0;
    column->index[o] = band->start[o] + tap;
    column->weight[o] = band->weights && present ? band->weights[o * band->width + k] : 1;
    column->present[o] = present;
    column->all_present = column->all_present && present;
  }
}

static setu_value *apply_column(setu_builder *b, setu_value *x, int dim, const nn_band *band,
                                const band_column *column) {
  int rank = x->type.rank;
  setu_value *taken = nn_take(b, x, dim, band->outputs, column->index);
  if (band->weights) {
    setu_value *weights = nn_numbers(b, x->type.dtype, band->outputs, column->weight);
    taken = kit_mul(b, taken, nn_along(b, weights, rank, dim));
  }
  if (column->all_present) return taken;
  setu_type type = hlo_type(SETU_BOOL, 1, &band->outputs);
  setu_value *mask = nn_along(b, hlo_dense(b, &type, column->present), rank, dim);
  return kit_select(b, mask, taken, kit_zeros_like(b, taken));
}

/* All columns at once, for wide bands: gathers [outputs, width] and sums the width. */
static setu_value *apply_wide(setu_builder *b, setu_value *x, int dim, const nn_band *band) {
  int64_t cells = band->outputs * band->width;
  int64_t *index = hlo_alloc(b, sizeof *index * (size_t)cells);
  double *weight = hlo_alloc(b, sizeof *weight * (size_t)cells);
  bool *present = hlo_alloc(b, sizeof *present * (size_t)cells);
  if (!index || !weight || !present) return x;
  bool all_present = true;
  for (int64_t o = 0; o < band->outputs; o++)
    for (int64_t k = 0; k < band->width; k++) {
      int64_t cell = o * band->width + k;
      present[cell] = k < band->length[o];
      int64_t tap = present[cell] ? k : band->length[o] ? band->length[o] - 1 : 0;
      index[cell] = band->start[o] + tap;
      weight[cell] = band->weights && present[cell] ? band->weights[cell] : 1;
      all_present = all_present && present[cell];
    }
  int rank = x->type.rank;
  setu_value *taken = kit_take_dim(b, x, dim, nn_indices(b, cells, index));
  if (band->weights) taken = kit_mul(b, taken, nn_along(b, nn_numbers(b, x->type.dtype, cells, weight), rank, dim));
  if (!all_present) {
    setu_type type = hlo_type(SETU_BOOL, 1, &cells);
    taken = kit_select(b, nn_along(b, hlo_dense(b, &type, present), rank, dim), taken, kit_zeros_like(b, taken));
  }
  int64_t dims[SETU_MAX_RANK], summed = dim + 1;
  for (int i = 0, k = 0; i < rank; i++) {
    dims[k++] = i == dim ? band->outputs : x->type.dims[i];
    if (i == dim) dims[k++] = band->width;
  }
  return kit_sum(b, hlo_reshape(b, taken, rank + 1, dims), 1, &summed, false);
}

setu_value *nn_band_apply(setu_builder *b, setu_value *x, int dim, const nn_band *band) {
  if (!band) return x;
  setu_type type = x->type;
  if (dim < 0 || dim >= type.rank) return x;
  type.dims[dim] = band->outputs;
  if (!hlo_type_count(&type) || !hlo_type_count(&x->type) || !band->width) return kit_zeros(b, &type);
  if (band->width > 8 && setu_dtype_size(type.dtype)) return apply_wide(b, x, dim, band);
  band_column column;
  column.index = hlo_alloc(b, sizeof *column.index * (size_t)band->outputs);
  column.weight = hlo_alloc(b, sizeof *column.weight * (size_t)band->outputs);
  column.present = hlo_alloc(b, sizeof *column.present * (size_t)band->outputs);
  if (!column.index || !column.weight || !column.present) return x;
  setu_value *sum = NULL;
  for (int64_t k = 0; k < band->width; k++) {
    column.all_present = true;
    read_column(band, k, &column);
    setu_value *term = apply_column(b, x, dim, band, &column);
    sum = sum ? hlo_add(b, sum, term) : term;
  }
  return sum;
}
