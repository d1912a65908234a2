/* Running reductions: cumsum, cumprod, cummax, cummin, logcumsumexp. */
#include <math.h>

#include "ops/kit.h"
#include "ops/lowerings.h"
#include "ops/table.h"

static int scan_dim(setu_builder *b, setu_call *c) {
  return kit_dim(b, call_int(c, "dim"), call_type(c, "self")->rank);
}

setu_status types_none(const setu_call *c, setu_type *out_types, int *out_count) {
  (void)c, (void)out_types;
  *out_count = 0;
  return SETU_STATUS_OK;
}

setu_status types_same_as_self(const setu_call *c, setu_type *out_types, int *out_count) {
  out_types[0] = *call_type(c, "self");
  *out_count = 1;
  return SETU_STATUS_OK;
}

static setu_status scan(setu_builder *b, setu_call *c, hlo_op op, double init, setu_value **out) {
  setu_dtype dtype = kit_compute_dtype(c->results[0].dtype);
  setu_value *x = kit_convert(b, call_tensor(c, "self"), dtype);
  out[0] = kit_scan(b, op, x, hlo_scalar(b, dtype, init), scan_dim(b, c));
  return SETU_STATUS_OK;
}

setu_status lower_cumsum(setu_builder *b, setu_call *c, setu_value **out) {
  return scan(b, c, HLO_OP_add, 0, out);
}
setu_status lower_cumprod(setu_builder *b, setu_call *c, setu_value **out) {
  return scan(b, c, HLO_OP_multiply, 1, out);
}

/* ---- extremes ---- */

/* The index is that of the last element equal to the running extreme; after a NaN, of the last NaN. */
static void running_extreme(setu_builder *b, setu_call *c, bool largest, setu_value **values, setu_value **indices) {
  setu_value *x = call_tensor(c, "self");
  int dim = scan_dim(b, c);
  if (!x->type.rank) {
    *values = x;
    *indices = hlo_scalar_int(b, SETU_I64, 0);
    return;
  }
  setu_type scalar = hlo_scalar_type(x->type.dtype), index = x->type;
  setu_value *init = largest ? hlo_lowest(b, &scalar) : hlo_highest(b, &scalar);
  *values = kit_scan(b, largest ? HLO_OP_maximum : HLO_OP_minimum, x, init, dim);
  index.dtype = index.dims[dim] <= INT32_MAX ? SETU_I32 : SETU_I64;
  setu_value *reached = hlo_or(b, hlo_compare(b, HLO_EQ, x, *values), kit_is_nan(b, x));
  setu_value *position = hlo_select(b, reached, hlo_iota(b, &index, dim), kit_zeros(b, &index));
  *indices = kit_scan(b, HLO_OP_maximum, position, hlo_scalar_int(b, index.dtype, 0), dim);
}

setu_status lower_cummax(setu_builder *b, setu_call *c, setu_value **out) {
  running_extreme(b, c, true, &out[0], &out[1]);
  return SETU_STATUS_OK;
}

setu_status lower_cummin(setu_builder *b, setu_call *c, setu_value **out) {
  running_extreme(b, c, false, &out[0], &out[1]);
  return SETU_STATUS_OK;
}

static setu_status write_extreme(setu_builder *b, setu_call *c, bool largest) {
  setu_value *values, *indices;
  running_extreme(b, c, largest, &values, &indices);
  call_write(c, "values", values);
  call_write(c, "indices", indices);
  return SETU_STATUS_OK;
}

setu_status lower_cummax_helper(setu_builder *b, setu_call *c, setu_value **out) {
  (void)out;
  return write_extreme(b, c, true);
}

setu_status lower_cummin_helper(setu_builder *b, setu_call *c, setu_value **out) {
  (void)out;
  return write_extreme(b, c, false);
}

/* ---- logcumsumexp ---- */

/* The larger (by real part) plus log(1 + exp(difference)): PyTorch's form, which decides the branch of the logarithm.
 */
static setu_value *log_add_exp_complex(setu_builder *b, setu_value *x, setu_value *y) {
  setu_value *x_real = hlo_real(b, x), *y_real = hlo_real(b, y);
  setu_value *y_larger = hlo_compare(b, HLO_LE, x_real, y_real);
  setu_value *largest = hlo_select(b, y_larger, y, x), *smallest = hlo_select(b, y_larger, x, y);
  setu_value *part = hlo_exponential(b, hlo_subtract(b, smallest, largest));
  setu_value *sum = hlo_add(b, largest, hlo_log(b, kit_add_number(b, part, 1)));
  setu_value *nothing = kit_compare_number(b, HLO_EQ, hlo_maximum(b, x_real, y_real), -INFINITY);
  setu_value *nan = hlo_splat(b, &x->type, NAN, NAN);
  sum = hlo_select(b, nothing, smallest, sum);
  return hlo_select(b, hlo_or(b, kit_is_nan(b, x), kit_is_nan(b, y)), nan, sum);
}

static setu_value *log_add_exp(setu_builder *b, setu_value *x, setu_value *y) {
  if (setu_dtype_is_complex(x->type.dtype)) return log_add_exp_complex(b, x, y);
  setu_value *largest = hlo_maximum(b, x, y), *smallest = hlo_minimum(b, x, y);
  setu_value *sum = hlo_add(b, largest, hlo_log_plus_one(b, hlo_exponential(b, hlo_subtract(b, smallest, largest))));
  /* Equal infinities would give inf - inf. */
  setu_value *infinite = kit_compare_number(b, HLO_EQ, hlo_abs(b, largest), INFINITY);
  return hlo_select(b, infinite, largest, sum);
}

setu_status lower_logcumsumexp(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  x = kit_convert(b, x, kit_compute_dtype(x->type.dtype));
  setu_type scalar = hlo_scalar_type(x->type.dtype);
  setu_value *init = hlo_splat(b, &scalar, -INFINITY, 0);
  out[0] = kit_scan_with(b, log_add_exp, x, init, scan_dim(b, c));
  return SETU_STATUS_OK;
}
