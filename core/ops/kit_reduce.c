/* Reductions, scans and products. Narrow floating types accumulate in f32. */
#include "ops/kit.h"

static void iota_dims(int rank, int64_t *dims) {
  for (int i = 0; i < rank; i++) dims[i] = i;
}

/* Puts the reduced dimensions back as 1. */
static setu_value *keep(setu_builder *b, setu_value *reduced, const setu_type *type, int count, const int64_t *dims,
                        bool keepdim) {
  if (!keepdim) return reduced;
  setu_type kept;
  kit_reduced_shape(type, count, dims, true, &kept);
  return kit_reshape_type(b, reduced, &kept);
}

static setu_value *reduce(setu_builder *b, hlo_op op, setu_value *x, setu_value *init, int count, const int64_t *dims,
                          bool keepdim) {
  return keep(b, count ? hlo_reduce_one(b, op, x, init, count, dims) : x, &x->type, count, dims, keepdim);
}

static setu_value *reduce_wide(setu_builder *b, hlo_op op, setu_value *x, double init, int count, const int64_t *dims,
                               bool keepdim) {
  setu_dtype dtype = x->type.dtype, wide = kit_compute_dtype(dtype);
  setu_value *result = reduce(b, op, kit_convert(b, x, wide), hlo_scalar(b, wide, init), count, dims, keepdim);
  return kit_convert(b, result, dtype);
}

setu_value *kit_sum(setu_builder *b, setu_value *x, int count, const int64_t *dims, bool keepdim) {
  return reduce_wide(b, HLO_OP_add, x, 0, count, dims, keepdim);
}

setu_value *kit_prod(setu_builder *b, setu_value *x, int count, const int64_t *dims, bool keepdim) {
  return reduce_wide(b, HLO_OP_multiply, x, 1, count, dims, keepdim);
}

setu_value *kit_amax(setu_builder *b, setu_value *x, int count, const int64_t *dims, bool keepdim) {
  setu_type scalar = hlo_scalar_type(x->type.dtype);
  return reduce(b, HLO_OP_maximum, x, hlo_lowest(b, &scalar), count, dims, keepdim);
}

setu_value *kit_amin(setu_builder *b, setu_value *x, int count, const int64_t *dims, bool keepdim) {
  setu_type scalar = hlo_scalar_type(x->type.dtype);
  return reduce(b, HLO_OP_minimum, x, hlo_highest(b, &scalar), count, dims, keepdim);
}

setu_value *kit_any(setu_builder *b, setu_value *x, int count, const int64_t *dims, bool keepdim) {
  return reduce(b, HLO_OP_or, x, hlo_scalar(b, SETU_BOOL, 0), count, dims, keepdim);
}

setu_value *kit_all(setu_builder *b, setu_value *x, int count, const int64_t *dims, bool keepdim) {
  return reduce(b, HLO_OP_and, x, hlo_scalar(b, SETU_BOOL, 1), count, dims, keepdim);
}

setu_value *kit_mean(setu_builder *b, setu_value *x, int count, const int64_t *dims, bool keepdim) {
  setu_dtype dtype = x->type.dtype;
  double size = 1;
  for (int i = 0; i < count; i++) size *= (double)x->type.dims[dims[i]];
  setu_value *sum = kit_sum(b, kit_convert(b, x, kit_compute_dtype(dtype)), count, dims, keepdim);
  return kit_convert(b, hlo_divide(b, sum, kit_full_like(b, sum, size)), dtype);
}

setu_value *kit_sum_all(setu_builder *b, setu_value *x) {
  int64_t dims[SETU_MAX_RANK];
  iota_dims(x->type.rank, dims);
  return kit_sum(b, x, x->type.rank, dims, false);
}

setu_value *kit_any_element(setu_builder *b, setu_value *x) {
  int64_t dims[SETU_MAX_RANK];
  iota_dims(x->type.rank, dims);
  return kit_any(b, x, x->type.rank, dims, false);
}

setu_value *kit_all_elements(setu_builder *b, setu_value *x) {
  int64_t dims[SETU_MAX_RANK];
  iota_dims(x->type.rank, dims);
  return kit_all(b, x, x->type.rank, dims, false);
}

/* ---- extremes with their index ---- */

/* The extreme, then the smallest position that holds it. Two plain reductions are several times faster than one over
 * pairs of value and index, which XLA cannot vectorise. */
void kit_arg_extreme(setu_builder *b, setu_value *x, int dim, bool largest, bool keepdim, setu_value **out_value,
                     setu_value **out_index) {
  if (!x->type.rank) {
    *out_value = x;
    *out_index = hlo_scalar_int(b, SETU_I64, 0);
    return;
  }
  int64_t dims[] = {dim};
  setu_value *extreme = largest ? kit_amax(b, x, 1, dims, true) : kit_amin(b, x, 1, dims, true);
  setu_value *holds = kit_compare(b, HLO_EQ, x, extreme);
  /* A NaN makes the extreme NaN, which equals nothing; then the NaNs are the candidates. */
  if (setu_dtype_is_floating(x->type.dtype)) holds = hlo_or(b, holds, kit_is_nan(b, x));
  setu_value *position = kit_positions(b, &x->type, dim);
  position = hlo_select(b, holds, position, hlo_highest(b, &position->type));
  setu_value *index = hlo_convert(b, kit_amin(b, position, 1, dims, keepdim), SETU_I64);
  *out_value = kit_reshape_type(b, extreme, &index->type);
  *out_index = index;
}

/* ---- scan ---- */

enum { SCAN_BLOCK = 8 }; /* the fastest of 8, 16, 32 and the whole on CPU plugins */

/* Every prefix as a window of the whole length. */
static setu_value *scan_windows(setu_builder *b, hlo_op op, setu_value *x, setu_value *init, int dim) {
  hlo_window window;
  hlo_window_init(&window, x->type.rank);
  window.size[dim] = x->type.dims[dim];
  window.padding_low[dim] = x->type.dims[dim] - 1;
  setu_value *result;
  hlo_reduce_window(b, 1, &x, &init, &window, hlo_region_binary(b, op, x->type.dtype), &result);
  return result;
}

static setu_value *padded(setu_builder *b, setu_value *x, setu_value *fill, int dim, int64_t before, int64_t after) {
  int64_t low[SETU_MAX_RANK] = {0}, high[SETU_MAX_RANK] = {0};
  low[dim] = before;
  high[dim] = after;
  return before || after ? hlo_pad(b, x, fill, low, high, NULL) : x;
}

/* Scans blocks, then their totals, and combines each block with the total of those before it. Windows over the whole
 * length would take n * n operations on plugins that do not rewrite them, and steps of doubling distance (pad, add) are
 * fused by XLA into one loop that recomputes them all. */
static setu_value *scan_blocks(setu_builder *b, hlo_op op, setu_value *x, setu_value *init, int dim) {
  int64_t size = x->type.dims[dim], count = (size + SCAN_BLOCK - 1) / SCAN_BLOCK;
  if (size <= 2 * SCAN_BLOCK) return scan_windows(b, op, x, init, dim);
  if (x->type.rank == SETU_MAX_RANK)
    return hlo_fail(
        b, SETU_ERROR(SETU_UNIMPLEMENTED, "a running reduction over a tensor of rank %d; reshape it to a lower rank",
                      x->type.rank));
  x = padded(b, x, init, dim, 0, count * SCAN_BLOCK - size);
  setu_type whole = x->type, totals = x->type;
  totals.dims[dim] = count;
  setu_type split = {.dtype = whole.dtype, .rank = whole.rank + 1};
  for (int i = 0; i < split.rank; i++) split.dims[i] = whole.dims[i <= dim ? i : i - 1];
  split.dims[dim] = count;
  split.dims[dim + 1] = SCAN_BLOCK;
  setu_value *blocks = scan_windows(b, op, kit_reshape_type(b, x, &split), init, dim + 1);
  setu_value *total = kit_slice_dim(b, blocks, dim + 1, SCAN_BLOCK - 1, SCAN_BLOCK, 1);
  total = scan_blocks(b, op, kit_reshape_type(b, total, &totals), init, dim);
  setu_value *before = kit_unsqueeze(b, padded(b, total, init, dim, 1, -1), dim + 1);
  blocks = hlo_binary(b, op, kit_broadcast_like(b, before, blocks), blocks);
  return kit_slice_dim(b, kit_reshape_type(b, blocks, &whole), dim, 0, size, 1);
}

setu_value *kit_scan(setu_builder *b, hlo_op op, setu_value *x, setu_value *init, int dim) {
  if (!x->type.rank || hlo_type_count(&x->type) <= 0) return x;
  setu_dtype dtype = x->type.dtype, wide = kit_compute_dtype(dtype);
  setu_value *result = scan_blocks(b, op, kit_convert(b, x, wide), kit_convert(b, init, wide), dim);
  return kit_convert(b, result, dtype);
}

/* log2(n) steps of doubling distance: every step is one vectorised pass, which suits expensive functions. The barrier
 * keeps XLA from fusing the steps into one loop that computes all of them for every element. */
setu_value *kit_scan_with(setu_builder *b, kit_combine combine, setu_value *x, setu_value *init, int dim) {
  if (!x->type.rank) return x;
  for (int64_t distance = 1; distance < x->type.dims[dim]; distance *= 2) {
    x = combine(b, padded(b, x, init, dim, distance, -distance), x);
    hlo_optimization_barrier(b, 1, &x, &x);
  }
  return x;
}

/* ---- products ---- */

setu_value *kit_matmul(setu_builder *b, setu_value *x, setu_value *y) {
  hlo_dot_dims dims = {.contracting_count = 1};
  int rank = x->type.rank;
  if (rank < 2 || y->type.rank != rank)
    return hlo_fail(b, SETU_ERROR(SETU_INTERNAL, "a matrix product of ranks %d and %d", rank, y->type.rank));
  dims.batch_count = rank - 2;
  for (int i = 0; i < rank - 2; i++) dims.lhs_batch[i] = dims.rhs_batch[i] = i;
  dims.lhs_contracting[0] = rank - 1;
  dims.rhs_contracting[0] = rank - 2;
  return hlo_dot_general(b, x, y, &dims, kit_compute_dtype(x->type.dtype));
}
