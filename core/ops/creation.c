/* Tensors made of numbers: filling, ranges, triangles. */
#include "ops/kit.h"
#include "ops/lowerings.h"
#include "ops/table.h"

/* ---- filling ---- */

setu_status lower_zeros(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = hlo_scalar(b, c->results[0].dtype, 0);
  return SETU_STATUS_OK;
}

setu_status lower_ones(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = hlo_scalar(b, c->results[0].dtype, 1);
  return SETU_STATUS_OK;
}

static setu_status fill_with(setu_builder *b, setu_call *c, const char *name, setu_value **out) {
  out[0] = kit_operand(b, c, name, c->results[0].dtype);
  return SETU_STATUS_OK;
}

setu_status lower_fill(setu_builder *b, setu_call *c, setu_value **out) {
  return fill_with(b, c, "value", out);
}
setu_status lower_full(setu_builder *b, setu_call *c, setu_value **out) {
  return fill_with(b, c, "fill_value", out);
}
setu_status lower_scalar_tensor(setu_builder *b, setu_call *c, setu_value **out) {
  return fill_with(b, c, "s", out);
}

/* ---- ranges ---- */

static bool is_integral(setu_dtype dtype) {
  return dtype == SETU_BOOL || setu_dtype_is_integral(dtype);
}

/* The type PyTorch's CPU kernel counts in. */
static setu_dtype range_dtype(setu_dtype dtype) {
  if (is_integral(dtype)) return SETU_I64;
  return setu_dtype_size(dtype) < 4 ? SETU_F32 : SETU_F64;
}

static setu_value *number_or(setu_builder *b, setu_call *c, const char *name, setu_dtype dtype, double absent) {
  if (call_find(c, name) < 0) return hlo_scalar(b, dtype, absent);
  return call_scalar_or(c, name, dtype, absent);
}

/* 0, 1, 2 … in dtype, as many as the result has. */
static setu_value *count_up(setu_builder *b, const setu_type *result, setu_dtype dtype) {
  setu_type type = *result;
  type.dtype = SETU_I64;
  return kit_convert(b, hlo_iota(b, &type, 0), dtype);
}

setu_status lower_arange(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = range_dtype(c->results[0].dtype);
  setu_value *start = number_or(b, c, "start", dtype, 0), *step = number_or(b, c, "step", dtype, 1);
  setu_value *index = count_up(b, &c->results[0], dtype);
  out[0] = kit_add(b, kit_mul(b, index, step), start);
  return SETU_STATUS_OK;
}

/* The end in the result's type. PyTorch narrows integers first. */
static setu_value *end_point(setu_builder *b, setu_call *c, const char *name, setu_dtype dtype) {
  setu_dtype result = c->results[0].dtype;
  return kit_convert(b, kit_operand(b, c, name, result), dtype);
}

/* PyTorch counts in f16 and bf16 themselves, rounding after every operation. */
static setu_value *rounded(setu_builder *b, setu_value *x, setu_dtype dtype) {
  if (dtype == SETU_BF16) return hlo_reduce_precision(b, x, 8, 7);
  return dtype == SETU_F16 ? hlo_reduce_precision(b, x, 5, 10) : x;
}

/* From both ends towards the middle, so that both are exact. */
static setu_value *line(setu_builder *b, setu_call *c, setu_dtype dtype) {
  const setu_type *result = &c->results[0];
  setu_dtype narrow = result->dtype;
  setu_value *start = end_point(b, c, "start", dtype), *end = end_point(b, c, "end", dtype);
  int64_t steps = result->dims[0];
  if (steps <= 1) return kit_broadcast(b, start, 1, result->dims);
  setu_value *step = hlo_subtract(b, end, start);
  step = rounded(b, step, narrow);
  step = rounded(b, hlo_divide(b, step, rounded(b, kit_full_like(b, step, (double)(steps - 1)), narrow)), narrow);
  setu_value *index = count_up(b, result, SETU_I64);
  setu_value *up = rounded(b, kit_convert(b, index, dtype), narrow);
  setu_value *down = hlo_subtract(b, kit_full_like(b, index, (double)(steps - 1)), index);
  down = rounded(b, kit_convert(b, down, dtype), narrow);
  setu_value *low = kit_add(b, start, rounded(b, kit_mul(b, step, up), narrow));
  setu_value *high = kit_sub(b, end, rounded(b, kit_mul(b, step, down), narrow));
  return hlo_select(b, kit_compare_number(b, HLO_LT, index, (double)(steps / 2)), low, high);
}

setu_status lower_linspace(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = c->results[0].dtype;
  out[0] = line(b, c, is_integral(dtype) ? SETU_F64 : kit_compute_dtype(dtype));
  return SETU_STATUS_OK;
}

setu_status lower_logspace(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = c->results[0].dtype, wide = is_integral(dtype) ? SETU_F32 : kit_compute_dtype(dtype);
  setu_value *exponent = line(b, c, wide);
  if (is_integral(dtype)) exponent = hlo_convert(b, exponent, SETU_F64); /* PyTorch counts in f32, raises in f64 */
  out[0] = hlo_power(b, kit_full_like(b, exponent, call_double_or(c, "base", 10)), exponent);
  return SETU_STATUS_OK;
}

/* ---- matrices ---- */

/* Column minus row over the last two dimensions of a type, as i32 [rows, columns]. */
static setu_value *diagonal_of(setu_builder *b, const setu_type *type) {
  setu_type matrix = hlo_type(SETU_I32, 2, &type->dims[type->rank - 2]);
  return hlo_subtract(b, hlo_iota(b, &matrix, 1), hlo_iota(b, &matrix, 0));
}

setu_status lower_eye(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *on = kit_compare_number(b, HLO_EQ, diagonal_of(b, &c->results[0]), 0);
  out[0] = kit_convert(b, on, c->results[0].dtype);
  return SETU_STATUS_OK;
}

static setu_status triangle(setu_builder *b, setu_call *c, hlo_direction direction, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  int64_t diagonal = call_int_or(c, "diagonal", 0);
  if (diagonal > INT32_MAX) diagonal = INT32_MAX;
  if (diagonal < INT32_MIN) diagonal = INT32_MIN;
  setu_value *inside = kit_compare_number(b, direction, diagonal_of(b, &x->type), (double)diagonal);
  out[0] = hlo_select(b, kit_broadcast_like(b, inside, x), x, kit_zeros_like(b, x));
  return SETU_STATUS_OK;
}

setu_status lower_tril(setu_builder *b, setu_call *c, setu_value **out) {
  return triangle(b, c, HLO_LE, out);
}
setu_status lower_triu(setu_builder *b, setu_call *c, setu_value **out) {
  return triangle(b, c, HLO_GE, out);
}

static int64_t clamp(int64_t x, int64_t low, int64_t high) {
  return x < low ? low : x > high ? high : x;
}

/* Row and column of the elements of a triangle in row-major order. Every row adds one at the place where its elements
 * begin; the running sum there is the row. */
static setu_status triangle_indices(setu_builder *b, setu_call *c, bool lower, setu_value **out) {
  int64_t rows = call_int(c, "row"), columns = call_int(c, "col"), offset = call_int_or(c, "offset", 0);
  int64_t count = c->results[0].dims[1], place = 0;
  if (!count) {
    out[0] = kit_zeros(b, &c->results[0]);
    return SETU_STATUS_OK;
  }
  int64_t *begins = hlo_alloc(b, sizeof *begins * (size_t)rows), *shifts = hlo_alloc(b, sizeof *shifts * (size_t)rows);
  if (!begins || !shifts) return SETU_STATUS_OK;
  for (int64_t row = 0; row < rows; row++) {
    int64_t first = lower ? 0 : clamp(row + offset, 0, columns);
    int64_t limit = lower ? clamp(row + offset + 1, 0, columns) : columns;
    begins[row] = place;
    shifts[row] = first - place; /* column minus place */
    place += limit - first;
  }
  setu_type row_type = hlo_type(SETU_I64, 1, &rows), place_type = hlo_type(SETU_I64, 1, &count);
  setu_value *index = hlo_dense(b, &row_type, begins);
  /* Rows without elements at the end begin behind the last place and are dropped. */
  setu_value *marks = kit_scatter_dim(b, kit_zeros(b, &place_type), 0, index, kit_ones_like(b, index),
                                      hlo_region_binary(b, HLO_OP_add, SETU_I64));
  setu_value *row = kit_add_number(b, kit_scan(b, HLO_OP_add, marks, hlo_scalar(b, SETU_I64, 0), 0), -1);
  setu_value *shift = kit_take_dim(b, hlo_dense(b, &row_type, shifts), 0, row);
  setu_value *column = hlo_add(b, hlo_iota(b, &place_type, 0), shift);
  setu_value *both[] = {kit_unsqueeze(b, row, 0), kit_unsqueeze(b, column, 0)};
  out[0] = hlo_concatenate(b, 2, both, 0);
  return SETU_STATUS_OK;
}

setu_status lower_tril_indices(setu_builder *b, setu_call *c, setu_value **out) {
  return triangle_indices(b, c, true, out);
}

setu_status lower_triu_indices(setu_builder *b, setu_call *c, setu_value **out) {
  return triangle_indices(b, c, false, out);
}
