/* Sorting, selection by order and binary search. */
#include <math.h>

#include "ops/kit.h"
#include "ops/lowerings.h"
#include "ops/table.h"

/* Sort is stable always: PyTorch's CPU sort is, whatever it was asked. */
setu_status lower_sort(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  int dim = kit_dim(b, call_int_or(c, "dim", -1), x->type.rank);
  kit_sort(b, x, dim, call_bool_or(c, "descending", false), true, &out[0], &out[1]);
  return SETU_STATUS_OK;
}

/* ---- topk ---- */

/* Maps x to keys whose largest ones are the wanted ones; its own inverse up to the sign of NaN. */
static setu_value *top_key(setu_builder *b, setu_value *x, bool largest) {
  if (!setu_dtype_is_floating(x->type.dtype)) return largest ? x : hlo_not(b, x);
  setu_value *key = largest ? x : hlo_negate(b, x);
  /* top_k uses the total order: NaN is the largest number, so it must be +NaN here and -NaN after negation. */
  setu_value *nan = hlo_abs(b, kit_full_like(b, x, NAN));
  return hlo_select(b, kit_is_nan(b, x), largest ? nan : hlo_negate(b, nan), key);
}

setu_status lower_topk(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self"), *values, *indices;
  if (!x->type.rank) {
    kit_sort(b, x, 0, true, true, &out[0], &out[1]);
    out[0] = kit_reshape_type(b, out[0], &c->results[0]);
    out[1] = kit_reshape_type(b, out[1], &c->results[1]);
    return SETU_STATUS_OK;
  }
  int dim = kit_dim(b, call_int_or(c, "dim", -1), x->type.rank), last = x->type.rank - 1;
  int64_t k = call_int(c, "k"), size = x->type.dims[dim];
  bool largest = call_bool_or(c, "largest", true);
  if (k == 0 || 2 * k > size || x->type.dtype == SETU_BOOL) {
    kit_sort(b, x, dim, largest, true, &values, &indices);
    out[0] = kit_slice_dim(b, values, dim, 0, k, 1);
    out[1] = kit_slice_dim(b, indices, dim, 0, k, 1);
    return SETU_STATUS_OK;
  }
  /* Only f32 has a fast top_k everywhere; it holds all numbers of the narrow types. */
  setu_dtype dtype = x->type.dtype, key_dtype = setu_dtype_size(dtype) <= 2 ? SETU_F32 : dtype;
  setu_value *key = top_key(b, kit_convert(b, kit_move_dim(b, x, dim, last), key_dtype), largest);
  hlo_top_k(b, key, k, &values, &indices);
  if (!largest) values = top_key(b, values, false);
  values = kit_convert(b, values, dtype);
  out[0] = kit_move_dim(b, values, last, dim);
  out[1] = kit_move_dim(b, hlo_convert(b, indices, SETU_I64), last, dim);
  return SETU_STATUS_OK;
}

/* ---- selection ---- */

/* Sets the results from the sorted position `place` along dim (i64, size 1 there). */
static void pick(setu_builder *b, setu_call *c, setu_value *values, setu_value *indices, int dim, setu_value *place,
                 setu_value **out) {
  out[0] = kit_reshape_type(b, kit_gather_dim(b, values, dim, place), &c->results[0]);
  if (c->result_count > 1) out[1] = kit_reshape_type(b, kit_gather_dim(b, indices, dim, place), &c->results[1]);
}

setu_status lower_kthvalue(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self"), *values, *indices;
  int dim = kit_dim(b, call_int_or(c, "dim", -1), x->type.rank);
  if (!x->type.rank) x = kit_unsqueeze(b, x, 0);
  int64_t k = call_int(c, "k");
  kit_sort(b, x, dim, false, true, &values, &indices);
  out[0] = kit_reshape_type(b, kit_slice_dim(b, values, dim, k - 1, k, 1), &c->results[0]);
  out[1] = kit_reshape_type(b, kit_slice_dim(b, indices, dim, k - 1, k, 1), &c->results[1]);
  return SETU_STATUS_OK;
}

/* The lower of the two middle elements. One NaN makes the median NaN unless NaNs are ignored; sorting puts them last,
 * so the first of them stands where their number says. */
static setu_status median_along(setu_builder *b, setu_call *c, setu_value *x, int dim, bool ignore_nan,
                                setu_value **out) {
  setu_value *values, *indices;
  int64_t dims[] = {dim}, size = x->type.dims[dim];
  if (!size) { /* only the whole of an empty tensor reaches this */
    out[0] = hlo_splat(b, &c->results[0], setu_dtype_is_floating(x->type.dtype) ? NAN : 0, 0);
    return SETU_STATUS_OK;
  }
  kit_sort(b, x, dim, false, true, &values, &indices);
  setu_value *numbers = hlo_convert(b, hlo_not(b, kit_is_nan(b, x)), SETU_I64);
  setu_value *count = kit_sum(b, numbers, 1, dims, true), *place;
  if (ignore_nan) {
    place = hlo_maximum(b, kit_add_number(b, count, -1), kit_zeros_like(b, count));
    place = hlo_divide(b, place, kit_full_like(b, place, 2));
  } else {
    setu_value *whole = kit_compare_number(b, HLO_EQ, count, (double)size);
    place = hlo_select(b, whole, kit_full_like(b, count, (double)((size - 1) / 2)), count);
  }
  pick(b, c, values, indices, dim, place, out);
  return SETU_STATUS_OK;
}

static setu_status median(setu_builder *b, setu_call *c, bool ignore_nan, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  int dim = kit_dim(b, call_int(c, "dim"), x->type.rank);
  if (!x->type.rank) x = kit_unsqueeze(b, x, 0);
  return median_along(b, c, x, dim, ignore_nan, out);
}

setu_status lower_median(setu_builder *b, setu_call *c, setu_value **out) {
  return median(b, c, false, out);
}
setu_status lower_nanmedian(setu_builder *b, setu_call *c, setu_value **out) {
  return median(b, c, true, out);
}

setu_status lower_median_all(setu_builder *b, setu_call *c, setu_value **out) {
  return median_along(b, c, kit_flatten(b, call_tensor(c, "self")), 0, false, out);
}

setu_status lower_nanmedian_all(setu_builder *b, setu_call *c, setu_value **out) {
  return median_along(b, c, kit_flatten(b, call_tensor(c, "self")), 0, true, out);
}

/* The end of the first longest run of equal elements in sorted order: the smallest of the most frequent values, with
 * its last index, as PyTorch has it. */
setu_status lower_mode(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self"), *values, *indices;
  int dim = kit_dim(b, call_int_or(c, "dim", -1), x->type.rank);
  if (!x->type.rank) x = kit_unsqueeze(b, x, 0);
  int64_t size = x->type.dims[dim], low[SETU_MAX_RANK] = {0}, high[SETU_MAX_RANK] = {0};
  kit_sort(b, x, dim, false, true, &values, &indices);
  setu_value *position = kit_iota(b, x->type.rank, x->type.dims, dim);
  setu_value *start = kit_zeros_like(b, position);
  if (size > 1) {
    setu_value *later = kit_slice_dim(b, values, dim, 1, size, 1);
    setu_value *earlier = kit_slice_dim(b, values, dim, 0, size - 1, 1);
    low[dim] = 1;
    setu_value *starts =
        hlo_pad(b, hlo_compare(b, HLO_NE, earlier, later), hlo_scalar(b, SETU_BOOL, 1), low, high, NULL);
    start = hlo_select(b, starts, position, start);
    start = kit_scan(b, HLO_OP_maximum, start, hlo_scalar_int(b, SETU_I64, 0), dim);
  }
  setu_value *longest, *place;
  kit_arg_extreme(b, hlo_subtract(b, position, start), dim, true, true, &longest, &place);
  pick(b, c, values, indices, dim, place, out);
  return SETU_STATUS_OK;
}

/* ---- searches ---- */

/* x as [rows, last dimension]. */
static setu_value *matrix_of(setu_builder *b, setu_value *x) {
  int64_t last = x->type.rank ? x->type.dims[x->type.rank - 1] : 1, dims[2] = {1, last};
  for (int i = 0; i + 1 < x->type.rank; i++) dims[0] *= x->type.dims[i];
  return hlo_reshape(b, x, 2, dims);
}

static setu_status search(setu_builder *b, setu_call *c, setu_value *sequence, setu_value *values, bool right,
                          setu_value **out) {
  if (sequence->type.rank <= 1) {
    int64_t count = hlo_type_count(&values->type), dims[2] = {1, count};
    values = hlo_reshape(b, values, 2, dims);
  }
  setu_value *place = kit_search_sorted(b, matrix_of(b, sequence), matrix_of(b, values), right);
  out[0] = kit_reshape_type(b, place, &c->results[0]);
  return SETU_STATUS_OK;
}

setu_status lower_searchsorted(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = kit_compute_dtype(call_promote(c, "sorted_sequence self"));
  setu_value *sequence = kit_operand(b, c, "sorted_sequence", dtype), *values = kit_operand(b, c, "self", dtype);
  if (call_has(c, "sorter")) sequence = kit_gather_dim(b, sequence, sequence->type.rank - 1, call_tensor(c, "sorter"));
  bool right = call_bool_or(c, "right", false) || call_string_or(c, "side", "left")[0] == 'r';
  return search(b, c, sequence, values, right, out);
}

setu_status lower_bucketize(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = kit_compute_dtype(call_promote(c, "self boundaries"));
  setu_value *values = kit_operand(b, c, "self", dtype), *sequence = kit_operand(b, c, "boundaries", dtype);
  return search(b, c, sequence, values, call_bool_or(c, "right", false), out);
}
