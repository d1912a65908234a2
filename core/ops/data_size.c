/* Operators whose result size depends on the data (nonzero, masked_select, unique …), and counting into bins.
 *
 * Each has two programs. Without call->sizes the lowering yields one i64 vector of one element: the size. With sizes,
 * it yields results of that size (or a larger, bucketed one): the valid elements first, anything behind them. */
#include "ops/kit.h"
#include "ops/lowerings.h"
#include "ops/table.h"

/* ---- types ---- */

/* The type of the counting program; false when the sizes are known. */
static bool counting_type(const setu_call *c, setu_type *out_types, int *out_count) {
  if (c->sizes) return false;
  int64_t one = 1;
  out_types[0] = hlo_type(SETU_I64, 1, &one);
  *out_count = 1;
  return true;
}

static setu_type vector_type(setu_dtype dtype, int64_t size) {
  return hlo_type(dtype, 1, &size);
}

setu_status types_nonzero(const setu_call *c, setu_type *out_types, int *out_count) {
  if (counting_type(c, out_types, out_count)) return SETU_STATUS_OK;
  int64_t dims[2] = {c->sizes[0], call_type(c, "self")->rank};
  out_types[0] = hlo_type(SETU_I64, 2, dims);
  *out_count = 1;
  return SETU_STATUS_OK;
}

setu_status types_masked_select(const setu_call *c, setu_type *out_types, int *out_count) {
  if (counting_type(c, out_types, out_count)) return SETU_STATUS_OK;
  out_types[0] = vector_type(call_type(c, "self")->dtype, c->sizes[0]);
  *out_count = 1;
  return SETU_STATUS_OK;
}

setu_status types_repeat_interleave(const setu_call *c, setu_type *out_types, int *out_count) {
  if (counting_type(c, out_types, out_count)) return SETU_STATUS_OK;
  out_types[0] = vector_type(call_type(c, "repeats")->dtype, c->sizes[0]);
  *out_count = 1;
  return SETU_STATUS_OK;
}

setu_status types_bincount(const setu_call *c, setu_type *out_types, int *out_count) {
  if (counting_type(c, out_types, out_count)) return SETU_STATUS_OK;
  setu_dtype dtype = SETU_I64;
  if (call_has(c, "weights")) dtype = call_type(c, "weights")->dtype == SETU_F32 ? SETU_F32 : SETU_F64;
  out_types[0] = vector_type(dtype, c->sizes[0]);
  *out_count = 1;
  return SETU_STATUS_OK;
}

/* Of the flattened input: values, inverse and counts; what is not asked for has size 0. */
static void flat_unique_types(const setu_call *c, bool counts, setu_type *out_types) {
  const setu_type *self = call_type(c, "self");
  out_types[0] = vector_type(self->dtype, c->sizes[0]);
  out_types[1] = vector_type(SETU_I64, 0);
  if (call_bool_or(c, "return_inverse", false)) out_types[1] = hlo_type(SETU_I64, self->rank, self->dims);
  out_types[2] = vector_type(SETU_I64, counts ? c->sizes[0] : 0);
}

/* Of slices along dim: inverse and counts are always computed. */
static void dim_unique_types(const setu_call *c, setu_type *out_types) {
  const setu_type *self = call_type(c, "self");
  int64_t dim = call_int(c, "dim");
  if (dim < 0) dim += self->rank;
  int64_t size = self->rank ? self->dims[dim] : 1;
  out_types[0] = *self;
  if (self->rank) out_types[0].dims[dim] = c->sizes[0];
  out_types[1] = vector_type(SETU_I64, size);
  out_types[2] = vector_type(SETU_I64, c->sizes[0]);
}

setu_status types_unique(const setu_call *c, setu_type *out_types, int *out_count) {
  if (counting_type(c, out_types, out_count)) return SETU_STATUS_OK;
  flat_unique_types(c, call_bool_or(c, "return_counts", false), out_types);
  *out_count = 3;
  return SETU_STATUS_OK;
}

setu_status types_unique_pair(const setu_call *c, setu_type *out_types, int *out_count) {
  if (counting_type(c, out_types, out_count)) return SETU_STATUS_OK;
  setu_type types[3];
  flat_unique_types(c, false, types);
  out_types[0] = types[0];
  out_types[1] = types[1];
  *out_count = 2;
  return SETU_STATUS_OK;
}

setu_status types_unique_consecutive(const setu_call *c, setu_type *out_types, int *out_count) {
  if (counting_type(c, out_types, out_count)) return SETU_STATUS_OK;
  if (call_has(c, "dim"))
    dim_unique_types(c, out_types);
  else
    flat_unique_types(c, call_bool_or(c, "return_counts", false), out_types);
  *out_count = 3;
  return SETU_STATUS_OK;
}

setu_status types_unique_dim(const setu_call *c, setu_type *out_types, int *out_count) {
  if (counting_type(c, out_types, out_count)) return SETU_STATUS_OK;
  dim_unique_types(c, out_types);
  *out_count = 3;
  return SETU_STATUS_OK;
}

/* ---- shared ---- */

/* The running count of a rank-1 mask or of numbers, in dtype. */
static setu_value *running_count(setu_builder *b, setu_value *x, setu_dtype dtype) {
  return kit_scan(b, HLO_OP_add, kit_convert(b, x, dtype), hlo_scalar_int(b, dtype, 0), 0);
}

static setu_dtype count_dtype(int64_t n) {
  return n <= INT32_MAX ? SETU_I32 : SETU_I64;
}

/* The last element of a rank-1 value, which is not empty, as the i64 vector that a counting program returns. */
static setu_value *last_element(setu_builder *b, setu_value *x) {
  int64_t n = x->type.dims[0];
  return kit_convert(b, kit_slice_dim(b, x, 0, n - 1, n, 1), SETU_I64);
}

static setu_value *count_constant(setu_builder *b, int64_t count) {
  setu_type type = vector_type(SETU_I64, 1);
  return hlo_splat_int(b, &type, count);
}

/* A count, or -1, with which the caller raises, when one of the rank-1 integers x is negative. */
static setu_value *unless_negative(setu_builder *b, setu_value *x, setu_value *count) {
  int64_t dim = 0;
  setu_value *least = kit_convert(b, kit_amin(b, x, 1, &dim, true), SETU_I64);
  setu_value *negative = hlo_compare(b, HLO_LT, least, kit_zeros(b, &least->type));
  return hlo_select(b, negative, count_constant(b, -1), count);
}

static setu_value *half_of(setu_builder *b, setu_value *x) {
  return hlo_shift_right_arithmetic(b, x, kit_ones_like(b, x));
}

/* For each k < size the first i with counts[i] > k, or n: i64. counts does not decrease. A binary search in lockstep;
 * a scatter would be a serial loop on CPU plugins. */
static setu_value *find_positions(setu_builder *b, setu_value *counts, int64_t size) {
  int64_t n = counts->type.dims[0];
  setu_type vector = vector_type(SETU_I64, size);
  if (size == 0) return hlo_iota(b, &vector, 0);
  int steps = 1;
  while (((int64_t)1 << steps) <= n) steps++;
  enum { STEP, TABLE, LOW, HIGH, VALUES };
  setu_value *v[VALUES] = {hlo_scalar_int(b, SETU_I32, 0), counts, hlo_splat_int(b, &vector, 0),
                           hlo_splat_int(b, &vector, n)};
  kit_loop loop = kit_loop_begin(b, VALUES, v);
  kit_loop_while(b, &loop, kit_compare_number(b, HLO_LT, v[STEP], steps));

  setu_value *middle = half_of(b, hlo_add(b, v[LOW], v[HIGH]));
  setu_value *at = hlo_minimum(b, middle, hlo_splat_int(b, &vector, n - 1));
  setu_value *wanted = kit_convert(b, hlo_iota(b, &vector, 0), counts->type.dtype);
  setu_value *above = hlo_compare(b, HLO_GT, kit_take_dim(b, v[TABLE], 0, at), wanted);
  setu_value *open = hlo_compare(b, HLO_LT, v[LOW], v[HIGH]);
  setu_value *up = hlo_add(b, middle, hlo_splat_int(b, &vector, 1));
  v[STEP] = kit_add_number(b, v[STEP], 1);
  v[LOW] = hlo_select(b, hlo_and(b, open, hlo_not(b, above)), up, v[LOW]);
  v[HIGH] = hlo_select(b, hlo_and(b, open, above), middle, v[HIGH]);
  kit_loop_end(b, &loop);
  return v[LOW];
}

/* x.index_select(0, position) with positions beyond the end taking the last row. */
static setu_value *take_clamped(setu_builder *b, setu_value *x, setu_value *position) {
  setu_value *last = hlo_splat_int(b, &position->type, x->type.dims[0] - 1);
  return kit_take_dim(b, x, 0, hlo_minimum(b, position, last));
}

/* ---- nonzero, masked_select ---- */

/* The coordinates in a tensor of `shape` of flat positions: i64 [positions, rank]. */
static setu_value *coordinates(setu_builder *b, setu_value *position, const setu_type *shape) {
  if (!shape->rank) {
    int64_t dims[2] = {position->type.dims[0], 0};
    setu_type type = hlo_type(SETU_I64, 2, dims);
    return kit_zeros(b, &type);
  }
  setu_value *columns[SETU_MAX_RANK];
  for (int i = shape->rank - 1; i >= 0; i--) {
    setu_value *size = hlo_splat_int(b, &position->type, shape->dims[i]);
    columns[i] = kit_unsqueeze(b, i ? hlo_remainder(b, position, size) : position, 1);
    if (i) position = hlo_divide(b, position, size);
  }
  return hlo_concatenate(b, shape->rank, columns, 1);
}

setu_status lower_nonzero(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *self = call_tensor(c, "self");
  setu_value *mask = kit_flatten(b, kit_nonzero(b, self));
  int64_t n = mask->type.dims[0];
  if (n == 0) {
    out[0] = c->sizes ? kit_zeros(b, &c->results[0]) : count_constant(b, 0);
    return SETU_STATUS_OK;
  }
  setu_value *counts = running_count(b, mask, count_dtype(n));
  out[0] = c->sizes ? coordinates(b, find_positions(b, counts, c->sizes[0]), &self->type) : last_element(b, counts);
  return SETU_STATUS_OK;
}

setu_status lower_nonzero_static(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *self = call_tensor(c, "self");
  setu_value *mask = kit_flatten(b, kit_nonzero(b, self));
  const setu_type *result = &c->results[0];
  setu_value *fill = hlo_splat_int(b, result, call_int_or(c, "fill_value", -1));
  int64_t n = mask->type.dims[0], size = result->dims[0];
  if (n == 0 || size == 0 || !self->type.rank) {
    out[0] = fill;
    return SETU_STATUS_OK;
  }
  setu_value *position = find_positions(b, running_count(b, mask, count_dtype(n)), size);
  setu_value *found = hlo_compare(b, HLO_LT, position, hlo_splat_int(b, &position->type, n));
  out[0] = kit_select(b, kit_unsqueeze(b, found, 1), coordinates(b, position, &self->type), fill);
  return SETU_STATUS_OK;
}

setu_status lower_masked_select(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *self = call_tensor(c, "self"), *mask = kit_nonzero(b, call_tensor(c, "mask"));
  kit_broadcast_pair(b, &self, &mask);
  self = kit_flatten(b, self);
  mask = kit_flatten(b, mask);
  int64_t n = mask->type.dims[0];
  if (n == 0) {
    out[0] = c->sizes ? kit_zeros(b, &c->results[0]) : count_constant(b, 0);
    return SETU_STATUS_OK;
  }
  setu_value *counts = running_count(b, mask, count_dtype(n));
  out[0] = c->sizes ? take_clamped(b, self, find_positions(b, counts, c->sizes[0])) : last_element(b, counts);
  return SETU_STATUS_OK;
}

setu_status lower_repeat_interleave(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *repeats = call_tensor(c, "repeats");
  if (repeats->type.dims[0] == 0) {
    out[0] = c->sizes ? kit_zeros(b, &c->results[0]) : count_constant(b, 0);
    return SETU_STATUS_OK;
  }
  setu_value *counts = running_count(b, repeats, SETU_I64);
  out[0] = c->sizes ? find_positions(b, counts, c->sizes[0]) : unless_negative(b, repeats, last_element(b, counts));
  return SETU_STATUS_OK;
}

/* ---- unique ---- */

/* Rows [n, columns] sorted lexicographically, the last column first (every sort is stable): returns the order, i64. */
static setu_value *sort_rows(setu_builder *b, setu_value *rows) {
  int64_t n = rows->type.dims[0], columns = rows->type.dims[1];
  setu_value *order = kit_iota(b, 1, &n, 0), *values;
  if (columns == 1) {
    kit_sort(b, kit_flatten(b, rows), 0, false, true, &values, &order);
    return order;
  }
  enum { COLUMN, TABLE, ORDER, VALUES };
  setu_value *v[VALUES] = {hlo_scalar_int(b, SETU_I64, columns - 1), rows, order};
  kit_loop loop = kit_loop_begin(b, VALUES, v);
  kit_loop_while(b, &loop, kit_compare_number(b, HLO_GE, v[COLUMN], 0));

  setu_value *starts[2] = {hlo_scalar_int(b, SETU_I64, 0), v[COLUMN]}, *moved;
  int64_t sizes[2] = {n, 1};
  setu_value *key = kit_flatten(b, hlo_dynamic_slice(b, v[TABLE], starts, sizes));
  kit_sort(b, kit_take_dim(b, key, 0, v[ORDER]), 0, false, true, &values, &moved);
  v[COLUMN] = hlo_subtract(b, v[COLUMN], hlo_scalar_int(b, SETU_I64, 1));
  v[ORDER] = kit_take_dim(b, v[ORDER], 0, moved);
  kit_loop_end(b, &loop);
  return v[ORDER];
}

/* Where a run of equal rows [n, columns] starts: bool [n]. NaN equals nothing, as in PyTorch. */
static setu_value *run_starts(setu_builder *b, setu_value *rows) {
  int64_t n = rows->type.dims[0], last = 1;
  setu_type first_type = vector_type(SETU_BOOL, 1);
  setu_value *parts[2] = {hlo_splat_int(b, &first_type, 1), NULL};
  if (n == 1) return parts[0];
  setu_value *differs =
      hlo_compare(b, HLO_NE, kit_slice_dim(b, rows, 0, 1, n, 1), kit_slice_dim(b, rows, 0, 0, n - 1, 1));
  parts[1] = kit_any(b, differs, 1, &last, false);
  return hlo_concatenate(b, 2, parts, 0);
}

/* The unique rows of [n, columns], for the wanted results: values as [size, columns], inverse [n] and counts. */
static void unique_rows(setu_builder *b, setu_call *c, setu_value *rows, bool sort, setu_value **out) {
  int64_t n = rows->type.dims[0];
  if (n == 0 || rows->type.dims[1] == 0) {
    if (!c->sizes) out[0] = count_constant(b, 0);
    for (int i = 0; c->sizes && i < c->result_count; i++) out[i] = kit_zeros(b, &c->results[i]);
    return;
  }
  setu_value *order = NULL;
  if (sort) {
    order = sort_rows(b, rows);
    rows = kit_take_dim(b, rows, 0, order);
  }
  setu_value *group = running_count(b, run_starts(b, rows), count_dtype(n)); /* from 1 */
  if (!c->sizes) {
    out[0] = last_element(b, group);
    return;
  }
  int64_t size = c->sizes[0];
  setu_value *start = find_positions(b, group, size);
  out[0] = take_clamped(b, rows, start);
  const setu_type *inverse_type = &c->results[1];
  setu_value *inverse = kit_add_number(b, kit_convert(b, group, SETU_I64), -1);
  if (hlo_type_count(inverse_type) != n) {
    out[1] = kit_zeros(b, inverse_type);
  } else {
    if (sort)
      inverse = kit_scatter_dim(b, kit_zeros_like(b, inverse), 0, order, inverse, kit_region_assign(b, SETU_I64));
    out[1] = kit_reshape_type(b, inverse, inverse_type);
  }
  if (c->result_count < 3) return;
  if (size == 0 || c->results[2].dims[0] == 0) {
    out[2] = kit_zeros(b, &c->results[2]);
    return;
  }
  setu_value *ends[2] = {kit_slice_dim(b, start, 0, 1, size, 1), count_constant(b, n)};
  out[2] = hlo_subtract(b, hlo_concatenate(b, 2, ends, 0), start);
}

static void unique_flat(setu_builder *b, setu_call *c, bool sort, setu_value **out) {
  unique_rows(b, c, kit_unsqueeze(b, kit_flatten(b, call_tensor(c, "self")), 1), sort, out);
  if (c->sizes) out[0] = kit_reshape_type(b, out[0], &c->results[0]);
}

static void unique_along(setu_builder *b, setu_call *c, bool sort, setu_value **out) {
  setu_value *self = call_tensor(c, "self");
  int dim = kit_dim(b, call_int(c, "dim"), self->type.rank);
  if (!self->type.rank) self = kit_unsqueeze(b, self, 0);
  setu_value *moved = kit_move_dim(b, self, dim, 0);
  int64_t count = hlo_type_count(&moved->type), n = moved->type.dims[0];
  int64_t dims[2] = {n, n ? count / n : 0};
  unique_rows(b, c, hlo_reshape(b, moved, 2, dims), sort, out);
  if (!c->sizes || count == 0) return;
  setu_type type = moved->type;
  type.dims[0] = c->sizes[0];
  out[0] = kit_move_dim(b, kit_reshape_type(b, out[0], &type), 0, dim);
  out[0] = kit_reshape_type(b, out[0], &c->results[0]);
}

setu_status lower_unique(setu_builder *b, setu_call *c, setu_value **out) {
  unique_flat(b, c, true, out);
  return SETU_STATUS_OK;
}

setu_status lower_unique_consecutive(setu_builder *b, setu_call *c, setu_value **out) {
  if (call_has(c, "dim"))
    unique_along(b, c, false, out);
  else
    unique_flat(b, c, false, out);
  return SETU_STATUS_OK;
}

setu_status lower_unique_dim(setu_builder *b, setu_call *c, setu_value **out) {
  unique_along(b, c, true, out);
  return SETU_STATUS_OK;
}

setu_status lower_unique_dim_consecutive(setu_builder *b, setu_call *c, setu_value **out) {
  unique_along(b, c, false, out);
  return SETU_STATUS_OK;
}

/* ---- bins ---- */

/* Adds updates [n] (or 1 for each position) into `bins` zeros; positions outside are dropped. */
static setu_value *add_into_bins(setu_builder *b, setu_value *position, setu_value *updates, int64_t bins) {
  setu_type type = vector_type(updates->type.dtype, bins);
  setu_value *zeros = kit_zeros(b, &type);
  if (bins == 0 || position->type.dims[0] == 0) return zeros;
  return kit_scatter_dim(b, zeros, 0, position, updates, hlo_region_binary(b, HLO_OP_add, type.dtype));
}

setu_status lower_bincount(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *self = kit_convert(b, call_tensor(c, "self"), SETU_I64);
  int64_t minimum = call_int_or(c, "minlength", 0), n = self->type.dims[0];
  if (c->sizes) {
    setu_dtype dtype = c->results[0].dtype;
    setu_value *updates =
        call_has(c, "weights") ? kit_operand(b, c, "weights", dtype) : kit_convert(b, kit_ones_like(b, self), dtype);
    out[0] = add_into_bins(b, self, updates, c->sizes[0]);
    return SETU_STATUS_OK;
  }
  int64_t dim = 0;
  setu_value *largest = count_constant(b, minimum);
  if (n) {
    largest = hlo_maximum(b, largest, kit_add_number(b, kit_amax(b, self, 1, &dim, true), 1));
    largest = unless_negative(b, self, largest);
  }
  out[0] = largest;
  return SETU_STATUS_OK;
}

setu_status lower_histc(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = kit_flatten(b, call_tensor(c, "self"));
  setu_dtype dtype = kit_compute_dtype(x->type.dtype);
  x = kit_convert(b, x, dtype);
  int64_t bins = call_int(c, "bins"), n = x->type.dims[0], dim = 0;
  double low = call_double(c, "min"), high = call_double(c, "max");
  if (n == 0) {
    out[0] = kit_zeros(b, &c->results[0]);
    return SETU_STATUS_OK;
  }
  setu_value *left = hlo_scalar(b, dtype, low), *right = hlo_scalar(b, dtype, high);
  if (low == high) { /* the data's range, widened when it is a point */
    left = kit_amin(b, x, 1, &dim, false);
    right = kit_amax(b, x, 1, &dim, false);
    setu_value *point = hlo_compare(b, HLO_EQ, left, right);
    left = hlo_select(b, point, kit_add_number(b, left, -1), left);
    right = hlo_select(b, point, kit_add_number(b, right, 1), right);
  }
  setu_value *inside = hlo_and(b, kit_compare(b, HLO_GE, x, left), kit_compare(b, HLO_LE, x, right));
  setu_value *scaled = kit_div(b, kit_mul_number(b, kit_sub(b, x, left), (double)bins), kit_sub(b, right, left));
  setu_value *position = kit_convert(b, scaled, SETU_I64);
  position = hlo_minimum(b, position, hlo_splat_int(b, &position->type, bins - 1));
  position = hlo_select(b, inside, position, hlo_splat_int(b, &position->type, bins)); /* outside: dropped */
  out[0] = add_into_bins(b, position, kit_ones_like(b, x), bins);
  return SETU_STATUS_OK;
}
