/* Reductions: sums, truth, extremes, spread and norms. Those by order (median, mode …) are in sorting.c. */
#include <math.h>

#include "ops/kit.h"
#include "ops/lowerings.h"
#include "ops/table.h"

/* What is reduced. */
typedef struct axes {
  int count;
  int64_t dims[SETU_MAX_RANK];
  bool keepdim;
} axes;

static axes every_axis(const setu_type *type) {
  axes a = {.count = type->rank};
  for (int i = 0; i < type->rank; i++) a.dims[i] = i;
  return a;
}

/* From the arguments dim and keepdim; no or empty dim means all. */
static axes given_axes(setu_builder *b, setu_call *c, int rank) {
  axes a;
  a.count = kit_dims(b, c, "dim", rank, a.dims);
  a.keepdim = call_find(c, "keepdim") >= 0 && call_bool_or(c, "keepdim", false);
  return a;
}

static axes self_axes(setu_builder *b, setu_call *c) {
  return given_axes(b, c, call_type(c, "self")->rank);
}
static axes all_axes(setu_call *c) {
  return every_axis(call_type(c, "self"));
}

/* self in the type PyTorch accumulates in, which follows the result: `dtype` converts before reducing. */
static setu_value *wide_self(setu_builder *b, setu_call *c) {
  return kit_convert(b, call_tensor(c, "self"), kit_compute_dtype(c->results[0].dtype));
}

typedef setu_value *(*reducer)(setu_builder *b, setu_value *x, int count, const int64_t *dims, bool keepdim);

static setu_status reduce(setu_builder *b, reducer reduce_with, setu_value *x, axes a, setu_value **out) {
  out[0] = reduce_with(b, x, a.count, a.dims, a.keepdim);
  return SETU_STATUS_OK;
}

/* ---- sums and products ---- */

setu_status lower_sum_all(setu_builder *b, setu_call *c, setu_value **out) {
  return reduce(b, kit_sum, wide_self(b, c), all_axes(c), out);
}

setu_status lower_sum(setu_builder *b, setu_call *c, setu_value **out) {
  return reduce(b, kit_sum, wide_self(b, c), self_axes(b, c), out);
}

setu_status lower_nansum(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = wide_self(b, c);
  if (setu_dtype_is_floating(x->type.dtype)) x = hlo_select(b, kit_is_nan(b, x), kit_zeros_like(b, x), x);
  return reduce(b, kit_sum, x, self_axes(b, c), out);
}

setu_status lower_mean_all(setu_builder *b, setu_call *c, setu_value **out) {
  return reduce(b, kit_mean, wide_self(b, c), all_axes(c), out);
}

setu_status lower_mean(setu_builder *b, setu_call *c, setu_value **out) {
  return reduce(b, kit_mean, wide_self(b, c), self_axes(b, c), out);
}

setu_status lower_prod_all(setu_builder *b, setu_call *c, setu_value **out) {
  return reduce(b, kit_prod, wide_self(b, c), all_axes(c), out);
}

setu_status lower_prod(setu_builder *b, setu_call *c, setu_value **out) {
  return reduce(b, kit_prod, wide_self(b, c), self_axes(b, c), out);
}

setu_status lower_trace(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = wide_self(b, c);
  setu_value *row = kit_iota(b, 2, x->type.dims, 0), *column = kit_iota(b, 2, x->type.dims, 1);
  x = hlo_select(b, hlo_compare(b, HLO_EQ, row, column), x, kit_zeros_like(b, x));
  return reduce(b, kit_sum, x, all_axes(c), out);
}

/* The xor of the bits of every element as f64 or u64. */
setu_status lower_hash_tensor(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  axes a = self_axes(b, c);
  if (setu_dtype_is_floating(x->type.dtype))
    x = hlo_bitcast_convert(b, kit_convert(b, x, SETU_F64), SETU_U64);
  else
    x = kit_convert(b, x, SETU_U64);
  setu_type kept;
  kit_reduced_shape(&x->type, a.count, a.dims, a.keepdim, &kept);
  if (a.count) x = hlo_reduce_one(b, HLO_OP_xor, x, hlo_scalar_int(b, SETU_U64, 0), a.count, a.dims);
  out[0] = kit_reshape_type(b, x, &kept);
  return SETU_STATUS_OK;
}

/* ---- truth ---- */

/* An empty dim list given to any.dims and all.dims reduces nothing. */
static axes truth_axes(setu_builder *b, setu_call *c) {
  axes a = self_axes(b, c);
  const setu_argument *dim = &c->arguments[call_find(c, "dim")];
  if (dim->kind == SETU_ARGUMENT_INTS && !dim->count) a.count = 0;
  return a;
}

static setu_value *truth_of_self(setu_builder *b, setu_call *c) {
  return kit_nonzero(b, call_tensor(c, "self"));
}

setu_status lower_any_all(setu_builder *b, setu_call *c, setu_value **out) {
  return reduce(b, kit_any, truth_of_self(b, c), all_axes(c), out);
}

setu_status lower_any(setu_builder *b, setu_call *c, setu_value **out) {
  return reduce(b, kit_any, truth_of_self(b, c), truth_axes(b, c), out);
}

setu_status lower_all_all(setu_builder *b, setu_call *c, setu_value **out) {
  return reduce(b, kit_all, truth_of_self(b, c), all_axes(c), out);
}

setu_status lower_all(setu_builder *b, setu_call *c, setu_value **out) {
  return reduce(b, kit_all, truth_of_self(b, c), truth_axes(b, c), out);
}

setu_status lower_count_nonzero(setu_builder *b, setu_call *c, setu_value **out) {
  return reduce(b, kit_sum, kit_convert(b, truth_of_self(b, c), SETU_I64), self_axes(b, c), out);
}

/* ---- extremes ---- */

setu_status lower_amax(setu_builder *b, setu_call *c, setu_value **out) {
  return reduce(b, kit_amax, call_tensor(c, "self"), self_axes(b, c), out);
}

setu_status lower_amin(setu_builder *b, setu_call *c, setu_value **out) {
  return reduce(b, kit_amin, call_tensor(c, "self"), self_axes(b, c), out);
}

setu_status lower_amax_all(setu_builder *b, setu_call *c, setu_value **out) {
  return reduce(b, kit_amax, call_tensor(c, "self"), all_axes(c), out);
}

setu_status lower_amin_all(setu_builder *b, setu_call *c, setu_value **out) {
  return reduce(b, kit_amin, call_tensor(c, "self"), all_axes(c), out);
}

static setu_status minimum_and_maximum(setu_builder *b, setu_call *c, axes a, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  out[0] = kit_amin(b, x, a.count, a.dims, a.keepdim);
  out[1] = kit_amax(b, x, a.count, a.dims, a.keepdim);
  return SETU_STATUS_OK;
}

setu_status lower_aminmax(setu_builder *b, setu_call *c, setu_value **out) {
  return minimum_and_maximum(b, c, self_axes(b, c), out);
}

setu_status lower_aminmax_all(setu_builder *b, setu_call *c, setu_value **out) {
  return minimum_and_maximum(b, c, all_axes(c), out);
}

setu_status types_aminmax_all(const setu_call *c, setu_type *out_types, int *out_count) {
  out_types[0] = out_types[1] = hlo_scalar_type(call_type(c, "self")->dtype);
  *out_count = 2;
  return SETU_STATUS_OK;
}

setu_status types_aminmax_dim(const setu_call *c, setu_type *out_types, int *out_count) {
  const setu_type *type = call_type(c, "self");
  int64_t dim = call_int(c, "dim");
  if (dim < 0) dim += type->rank;
  if (type->rank && (dim < 0 || dim >= type->rank))
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "Dimension out of range (a tensor of rank %d was given dimension %lld)",
                      type->rank, (long long)call_int(c, "dim"));
  kit_reduced_shape(type, type->rank ? 1 : 0, &dim, call_bool(c, "keepdim"), &out_types[0]);
  out_types[1] = out_types[0];
  *out_count = 2;
  return SETU_STATUS_OK;
}

static setu_status extreme_dim(setu_builder *b, setu_call *c, bool largest, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  int dim = kit_dim(b, call_int(c, "dim"), x->type.rank);
  kit_arg_extreme(b, x, dim, largest, call_bool(c, "keepdim"), &out[0], &out[1]);
  return SETU_STATUS_OK;
}

setu_status lower_max_dim(setu_builder *b, setu_call *c, setu_value **out) {
  return extreme_dim(b, c, true, out);
}
setu_status lower_min_dim(setu_builder *b, setu_call *c, setu_value **out) {
  return extreme_dim(b, c, false, out);
}

static setu_status extreme_index(setu_builder *b, setu_call *c, bool largest, setu_value **out) {
  setu_value *x = call_tensor(c, "self"), *value, *index;
  bool whole = !call_has(c, "dim");
  int dim = whole ? 0 : kit_dim(b, call_int(c, "dim"), x->type.rank);
  if (whole) x = kit_flatten(b, x);
  kit_arg_extreme(b, x, dim, largest, !whole && call_bool(c, "keepdim"), &value, &index);
  out[0] = kit_reshape_type(b, index, &c->results[0]);
  return SETU_STATUS_OK;
}

setu_status lower_argmax(setu_builder *b, setu_call *c, setu_value **out) {
  return extreme_index(b, c, true, out);
}
setu_status lower_argmin(setu_builder *b, setu_call *c, setu_value **out) {
  return extreme_index(b, c, false, out);
}

/* ---- spread ---- */

/* The sum of squared distances to the mean over n - correction: two passes, because the difference of E[x^2] and
 * E[x]^2 loses all digits when the mean is large. */
static setu_value *variance(setu_builder *b, setu_value *x, axes a, double correction, setu_value **out_mean) {
  if (setu_dtype_is_complex(x->type.dtype)) {
    setu_value *real_mean, *imaginary_mean;
    setu_value *real = variance(b, hlo_real(b, x), a, correction, &real_mean);
    setu_value *imaginary = variance(b, hlo_imag(b, x), a, correction, &imaginary_mean);
    *out_mean = hlo_complex(b, real_mean, imaginary_mean);
    return hlo_add(b, real, imaginary);
  }
  setu_type reduced;
  double size = 1;
  for (int i = 0; i < a.count; i++) size *= (double)x->type.dims[a.dims[i]];
  kit_reduced_shape(&x->type, a.count, a.dims, a.keepdim, &reduced);
  setu_value *mean = kit_mean(b, x, a.count, a.dims, true);
  setu_value *distance = kit_sub(b, x, mean);
  setu_value *sum = kit_sum(b, hlo_multiply(b, distance, distance), a.count, a.dims, a.keepdim);
  *out_mean = kit_reshape_type(b, mean, &reduced);
  return hlo_divide(b, sum, kit_full_like(b, sum, size > correction ? size - correction : 0));
}

static setu_value *self_variance(setu_builder *b, setu_call *c, setu_value **out_mean) {
  setu_value *x = call_tensor(c, "self");
  x = kit_convert(b, x, kit_compute_dtype(x->type.dtype));
  return variance(b, x, self_axes(b, c), call_double_or(c, "correction", 1), out_mean);
}

setu_status lower_var_mean(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = self_variance(b, c, &out[1]);
  return SETU_STATUS_OK;
}

setu_status lower_std_mean(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = hlo_sqrt(b, self_variance(b, c, &out[1]));
  return SETU_STATUS_OK;
}

setu_status lower_var(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *mean;
  out[0] = self_variance(b, c, &mean);
  return SETU_STATUS_OK;
}

setu_status lower_std(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *mean;
  out[0] = hlo_sqrt(b, self_variance(b, c, &mean));
  return SETU_STATUS_OK;
}

/* ---- norms ---- */

static setu_value *squared_size(setu_builder *b, setu_value *x) {
  if (!setu_dtype_is_complex(x->type.dtype)) return hlo_multiply(b, x, x);
  setu_value *real = hlo_real(b, x), *imaginary = hlo_imag(b, x);
  return hlo_add(b, hlo_multiply(b, real, real), hlo_multiply(b, imaginary, imaginary));
}

static setu_value *vector_norm(setu_builder *b, setu_value *x, double order, axes a) {
  if (order == 2) return hlo_sqrt(b, kit_sum(b, squared_size(b, x), a.count, a.dims, a.keepdim));
  setu_value *size = hlo_abs(b, x);
  if (order == 0) {
    setu_value *one = kit_convert(b, kit_nonzero(b, size), size->type.dtype);
    return kit_sum(b, one, a.count, a.dims, a.keepdim);
  }
  if (order == 1) return kit_sum(b, size, a.count, a.dims, a.keepdim);
  if (isinf(order) && order < 0) return kit_amin(b, size, a.count, a.dims, a.keepdim);
  if (isinf(order)) { /* of nothing: 0 */
    size = kit_amax(b, size, a.count, a.dims, a.keepdim);
    return hlo_maximum(b, size, kit_zeros_like(b, size));
  }
  setu_value *power = hlo_power(b, size, kit_full_like(b, size, order));
  setu_value *sum = kit_sum(b, power, a.count, a.dims, a.keepdim);
  return hlo_power(b, sum, kit_full_like(b, sum, 1 / order));
}

/* In the result's type, which is real also for complex input. */
static setu_value *norm_operand(setu_builder *b, setu_call *c, setu_value *x) {
  setu_dtype dtype = kit_compute_dtype(hlo_real_dtype(c->results[0].dtype));
  return kit_convert(b, x, setu_dtype_is_complex(x->type.dtype) ? hlo_complex_dtype(dtype) : dtype);
}

setu_status lower_linalg_vector_norm(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = norm_operand(b, c, call_tensor(c, "self"));
  out[0] = vector_norm(b, x, call_double_or(c, "ord", 2), self_axes(b, c));
  return SETU_STATUS_OK;
}

setu_status lower_norm(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = vector_norm(b, norm_operand(b, c, call_tensor(c, "self")), call_double_or(c, "p", 2), self_axes(b, c));
  return SETU_STATUS_OK;
}

setu_status lower_norm_all(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = vector_norm(b, norm_operand(b, c, call_tensor(c, "self")), call_double_or(c, "p", 2), all_axes(c));
  return SETU_STATUS_OK;
}

setu_status lower_dist(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = kit_compute_dtype(call_promote(c, "self other"));
  setu_value *x = kit_sub(b, kit_operand(b, c, "self", dtype), kit_operand(b, c, "other", dtype));
  out[0] = vector_norm(b, norm_operand(b, c, x), call_double_or(c, "p", 2), every_axis(&x->type));
  return SETU_STATUS_OK;
}

setu_status lower_logsumexp(setu_builder *b, setu_call *c, setu_value **out) {
  axes a = self_axes(b, c);
  setu_value *x = wide_self(b, c);
  bool complex = setu_dtype_is_complex(x->type.dtype);
  setu_value *largest = kit_amax(b, complex ? hlo_real(b, x) : x, a.count, a.dims, true);
  /* Infinite maxima would give inf - inf. */
  setu_value *infinite = kit_compare_number(b, HLO_EQ, hlo_abs(b, largest), INFINITY);
  largest = kit_convert(b, hlo_select(b, infinite, kit_zeros_like(b, largest), largest), x->type.dtype);
  setu_value *sum = kit_sum(b, hlo_exponential(b, kit_sub(b, x, largest)), a.count, a.dims, a.keepdim);
  out[0] = hlo_add(b, hlo_log(b, sum), kit_reshape_type(b, largest, &sum->type));
  return SETU_STATUS_OK;
}
