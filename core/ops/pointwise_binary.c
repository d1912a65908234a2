/* Elementwise functions of two and three tensors: arithmetic, division and remainders, selection and clamping, and the
 * rest except powers. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ops/elementwise.h"
#include "ops/lowerings.h"
#include "ops/table.h"

/* out[0] = expression over x and y, the first and second argument in their common computation type, broadcast to one
 * shape. */
static void load_pair(setu_builder *b, setu_call *c, const char *first, const char *second, bool to_float,
                      setu_value **x, setu_value **y) {
  char names[64];
  snprintf(names, sizeof names, "%s %s", first, second);
  setu_dtype dtype = call_promote(c, names);
  if (to_float) dtype = kit_to_float_dtype(c, dtype);
  *x = elementwise_operand(b, c, first, dtype);
  *y = elementwise_operand(b, c, second, dtype);
  kit_broadcast_pair(b, x, y);
}

#define BINARY_OF(name, second, to_float, expression)                         \
  setu_status lower_##name(setu_builder *b, setu_call *c, setu_value **out) { \
    setu_value *x, *y;                                                        \
    load_pair(b, c, "self", second, to_float, &x, &y);                        \
    out[0] = expression;                                                      \
    return SETU_STATUS_OK;                                                    \
  }
#define BINARY(name, expression) BINARY_OF(name, "other", false, expression)
#define BINARY_FLOAT(name, expression) BINARY_OF(name, "other", true, expression)

static bool is_complex(const setu_value *x) {
  return setu_dtype_is_complex(x->type.dtype);
}
static bool is_floating(const setu_value *x) {
  return setu_dtype_is_floating(x->type.dtype);
}

static setu_value *truncate(setu_builder *b, setu_value *x) {
  return hlo_select(b, kit_compare_number(b, HLO_LT, x, 0), hlo_ceil(b, x), hlo_floor(b, x));
}

/* ---- arithmetic ---- add, sub, mul and div keep a scalar operand in the computation type: with bf16 tensors, 0.1 is
 * not rounded to bf16. */

static setu_value *scaled(setu_builder *b, setu_call *c, const char *name, setu_value *x) {
  if (call_is_number(c, name, 1)) return x;
  return kit_mul(b, x, call_scalar_or(c, name, x->type.dtype, 1));
}

static setu_value *sum_of(setu_builder *b, setu_call *c) {
  setu_dtype dtype = elementwise_dtype(c, "self other");
  return kit_add(b, kit_operand(b, c, "self", dtype), scaled(b, c, "alpha", kit_operand(b, c, "other", dtype)));
}

setu_status lower_add(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = sum_of(b, c);
  return SETU_STATUS_OK;
}

setu_status lower_add_relu(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *sum = sum_of(b, c);
  out[0] = hlo_maximum(b, sum, kit_zeros_like(b, sum));
  return SETU_STATUS_OK;
}

setu_status types_add_relu_scalar(const setu_call *c, setu_type *out_types, int *out_count) {
  out_types[0] = *call_type(c, "self");
  out_types[0].dtype = call_promote(c, "self other");
  *out_count = 1;
  return SETU_STATUS_OK;
}

setu_status lower_sub(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = elementwise_dtype(c, "self other");
  out[0] = kit_sub(b, kit_operand(b, c, "self", dtype), scaled(b, c, "alpha", kit_operand(b, c, "other", dtype)));
  return SETU_STATUS_OK;
}

setu_status lower_rsub(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = elementwise_dtype(c, "self other");
  out[0] = kit_sub(b, kit_operand(b, c, "other", dtype), scaled(b, c, "alpha", kit_operand(b, c, "self", dtype)));
  return SETU_STATUS_OK;
}

setu_status lower_mul(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = elementwise_dtype(c, "self other");
  out[0] = kit_mul(b, kit_operand(b, c, "self", dtype), kit_operand(b, c, "other", dtype));
  return SETU_STATUS_OK;
}

setu_status lower_div(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = elementwise_float_dtype(c, "self other");
  out[0] = kit_div(b, kit_operand(b, c, "self", dtype), kit_operand(b, c, "other", dtype));
  return SETU_STATUS_OK;
}

setu_status lower_addcmul(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = elementwise_dtype(c, "self tensor1 tensor2");
  setu_value *factor = scaled(b, c, "value", kit_operand(b, c, "tensor1", dtype));
  out[0] = kit_add(b, kit_operand(b, c, "self", dtype), kit_mul(b, factor, kit_operand(b, c, "tensor2", dtype)));
  return SETU_STATUS_OK;
}

setu_status lower_addcdiv(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = elementwise_dtype(c, "self tensor1 tensor2");
  setu_value *factor = scaled(b, c, "value", kit_operand(b, c, "tensor1", dtype));
  out[0] = kit_add(b, kit_operand(b, c, "self", dtype), kit_div(b, factor, kit_operand(b, c, "tensor2", dtype)));
  return SETU_STATUS_OK;
}

/* From whichever end is nearer, so that both weights 0 and 1 are exact. */
setu_status lower_lerp(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = elementwise_dtype(c, "self end");
  setu_value *start = kit_operand(b, c, "self", dtype), *end = kit_operand(b, c, "end", dtype);
  setu_value *weight = kit_operand(b, c, "weight", dtype);
  setu_value *difference = kit_sub(b, end, start);
  setu_value *near_start = kit_compare_number(b, HLO_LT, hlo_abs(b, weight), 0.5);
  setu_value *from_start = kit_add(b, start, kit_mul(b, weight, difference));
  setu_value *from_end = kit_sub(b, end, kit_mul(b, difference, elementwise_number_minus(b, 1, weight)));
  out[0] = kit_select(b, near_start, from_start, from_end);
  return SETU_STATUS_OK;
}

/* ---- division and remainders ---- */

/* x % y with the sign of y, from the remainder with the sign of x. */
static setu_value *python_remainder(setu_builder *b, setu_value *x, setu_value *y) {
  setu_value *rest = hlo_remainder(b, x, y);
  if (setu_dtype_is_unsigned(x->type.dtype) || x->type.dtype == SETU_BOOL) return rest;
  setu_value *signs_differ =
      hlo_compare(b, HLO_NE, kit_compare_number(b, HLO_LT, rest, 0), kit_compare_number(b, HLO_LT, y, 0));
  setu_value *fix = hlo_and(b, kit_compare_number(b, HLO_NE, rest, 0), signs_differ);
  return hlo_select(b, fix, hlo_add(b, rest, y), rest);
}

/* Python's floor division, exact where x / y rounds up to an integer: 10 // 0.1 is 99. */
static setu_value *floor_float(setu_builder *b, setu_value *x, setu_value *y) {
  setu_value *rest = hlo_remainder(b, x, y);
  setu_value *plain = hlo_divide(b, x, y);
  setu_value *quotient = hlo_divide(b, hlo_subtract(b, x, rest), y);
  setu_value *signs_differ =
      hlo_compare(b, HLO_NE, kit_compare_number(b, HLO_LT, rest, 0), kit_compare_number(b, HLO_LT, y, 0));
  setu_value *lower = hlo_and(b, kit_compare_number(b, HLO_NE, rest, 0), signs_differ);
  quotient = hlo_select(b, lower, kit_add_number(b, quotient, -1), quotient);
  setu_value *floored = hlo_floor(b, quotient);
  setu_value *above = kit_compare_number(b, HLO_GT, hlo_subtract(b, quotient, floored), 0.5);
  floored = hlo_select(b, above, kit_add_number(b, floored, 1), floored);
  /* A zero quotient takes the sign of x / y, a zero divisor gives x / y. */
  setu_value *zero = kit_mul_number(b, plain, 0);
  floored = hlo_select(b, kit_compare_number(b, HLO_EQ, quotient, 0), zero, floored);
  return hlo_select(b, kit_compare_number(b, HLO_EQ, y, 0), plain, floored);
}

static setu_value *floor_integer(setu_builder *b, setu_value *x, setu_value *y) {
  setu_value *quotient = hlo_divide(b, x, y);
  if (setu_dtype_is_unsigned(x->type.dtype)) return quotient;
  setu_value *rest = hlo_subtract(b, x, hlo_multiply(b, quotient, y));
  setu_value *signs_differ =
      hlo_compare(b, HLO_NE, kit_compare_number(b, HLO_LT, rest, 0), kit_compare_number(b, HLO_LT, y, 0));
  setu_value *lower = hlo_and(b, kit_compare_number(b, HLO_NE, rest, 0), signs_differ);
  return hlo_select(b, lower, kit_add_number(b, quotient, -1), quotient);
}

static setu_value *floor_quotient(setu_builder *b, setu_value *x, setu_value *y) {
  return is_floating(x) ? floor_float(b, x, y) : floor_integer(b, x, y);
}

BINARY(remainder, python_remainder(b, x, y))
BINARY(fmod, hlo_remainder(b, x, y))

/* Like true division, floor division keeps a scalar operand in the computation type. */
setu_status lower_floor_divide(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = elementwise_dtype(c, "self other");
  setu_value *x = kit_operand(b, c, "self", dtype), *y = kit_operand(b, c, "other", dtype);
  kit_broadcast_pair(b, &x, &y);
  out[0] = floor_quotient(b, x, y);
  return SETU_STATUS_OK;
}

/* Between tensors of f16 or bf16 the quotient is rounded before it is truncated: 1 / 0.1 is 10, not 9.99. By a scalar
 * it is not. */
static setu_value *truncated_quotient(setu_builder *b, setu_value *x, setu_value *y, setu_dtype dtype, bool by_scalar) {
  setu_value *quotient = hlo_divide(b, x, y);
  if (!is_floating(x)) return quotient;
  if (dtype == SETU_BF16 && !by_scalar) quotient = hlo_reduce_precision(b, quotient, 8, 7);
  if (dtype == SETU_F16 && !by_scalar) quotient = hlo_reduce_precision(b, quotient, 5, 10);
  return truncate(b, quotient);
}

setu_status lower_div_mode(setu_builder *b, setu_call *c, setu_value **out) {
  const char *mode = call_string_or(c, "rounding_mode", "");
  if (!*mode) return lower_div(b, c, out);
  if (!strcmp(mode, "floor")) return lower_floor_divide(b, c, out);
  setu_dtype dtype = elementwise_dtype(c, "self other");
  setu_value *x = kit_operand(b, c, "self", dtype), *y = kit_operand(b, c, "other", dtype);
  bool by_scalar = y->type.rank == 0;
  kit_broadcast_pair(b, &x, &y);
  out[0] = truncated_quotient(b, x, y, call_promote(c, "self other"), by_scalar);
  return SETU_STATUS_OK;
}

/* Euclid's algorithm on all elements at once, until every divisor is zero. */
static setu_value *greatest_common_divisor(setu_builder *b, setu_value *x, setu_value *y) {
  if (!setu_dtype_is_unsigned(x->type.dtype)) {
    x = hlo_maximum(b, x, hlo_negate(b, x));
    y = hlo_maximum(b, y, hlo_negate(b, y));
  }
  enum { DIVIDEND, DIVISOR, VALUES };
  setu_value *v[VALUES] = {x, y};
  kit_loop loop = kit_loop_begin(b, VALUES, v);
  kit_loop_while(b, &loop, kit_any_element(b, kit_nonzero(b, v[DIVISOR])));
  setu_value *dividend = v[DIVIDEND], *divisor = v[DIVISOR], *done = kit_compare_number(b, HLO_EQ, divisor, 0);
  setu_value *rest = hlo_remainder(b, dividend, hlo_select(b, done, kit_ones_like(b, divisor), divisor));
  v[DIVIDEND] = hlo_select(b, done, dividend, divisor);
  v[DIVISOR] = hlo_select(b, done, divisor, rest);
  kit_loop_end(b, &loop);
  return v[DIVIDEND];
}

/* |x / gcd * y| in at least 32 bits, as C computes it, so that narrow types wrap last. */
static setu_value *least_common_multiple(setu_builder *b, setu_value *x, setu_value *y) {
  setu_value *divisor = greatest_common_divisor(b, x, y);
  setu_value *zero = kit_compare_number(b, HLO_EQ, divisor, 0);
  divisor = hlo_select(b, zero, kit_ones_like(b, divisor), divisor);
  setu_dtype dtype = setu_dtype_size(x->type.dtype) < 4 ? SETU_I32 : x->type.dtype;
  x = hlo_convert(b, hlo_divide(b, x, divisor), dtype);
  setu_value *multiple = hlo_multiply(b, x, hlo_convert(b, y, dtype));
  return setu_dtype_is_unsigned(dtype) ? multiple : hlo_maximum(b, multiple, hlo_negate(b, multiple));
}

BINARY(gcd, greatest_common_divisor(b, x, y))
BINARY(lcm, least_common_multiple(b, x, y))

/* ---- selection ---- */

/* The other operand where one is NaN. */
static setu_value *ignoring_nan(setu_builder *b, setu_value *x, setu_value *y, setu_value *chosen) {
  if (!is_floating(x)) return chosen;
  return hlo_select(b, kit_is_nan(b, x), y, hlo_select(b, kit_is_nan(b, y), x, chosen));
}

BINARY(maximum, hlo_maximum(b, x, y))
BINARY(minimum, hlo_minimum(b, x, y))
BINARY(fmax, ignoring_nan(b, x, y, hlo_maximum(b, x, y)))
BINARY(fmin, ignoring_nan(b, x, y, hlo_minimum(b, x, y)))

setu_status lower_clamp(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = elementwise_dtype(c, "self min max");
  setu_value *x = kit_operand(b, c, "self", dtype);
  if (call_has(c, "min")) x = kit_max(b, x, kit_operand(b, c, "min", dtype));
  if (call_has(c, "max")) x = kit_min(b, x, kit_operand(b, c, "max", dtype));
  out[0] = x;
  return SETU_STATUS_OK;
}

BINARY_OF(clamp_min, "min", false, hlo_maximum(b, x, y))
BINARY_OF(clamp_max, "max", false, hlo_minimum(b, x, y))

setu_status lower_where(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = call_promote(c, "self other");
  out[0] = kit_select(b, kit_nonzero(b, call_tensor(c, "condition")), kit_operand(b, c, "self", dtype),
                      kit_operand(b, c, "other", dtype));
  return SETU_STATUS_OK;
}

/* ---- signs and neighbours ---- */

/* In the operands' own type, whose spacing is asked for, and in integers, for devices that flush subnormal numbers. */
static setu_value *next_after(setu_builder *b, setu_value *x, setu_value *y) {
  setu_dtype dtype = x->type.dtype;
  setu_value *from = hlo_bitcast_convert(b, x, elementwise_bits_dtype(dtype));
  setu_value *to = hlo_bitcast_convert(b, y, elementwise_bits_dtype(dtype));
  setu_value *mask = elementwise_sign_mask(b, from), *zero = kit_zeros_like(b, from), *one = kit_ones_like(b, from);
  setu_value *from_size = hlo_and(b, from, hlo_not(b, mask)), *to_size = hlo_and(b, to, hlo_not(b, mask));
  setu_value *from_zero = hlo_compare(b, HLO_EQ, from_size, zero), *to_zero = hlo_compare(b, HLO_EQ, to_size, zero);
  setu_value *signs_differ = hlo_compare(b, HLO_NE, hlo_and(b, from, mask), hlo_and(b, to, mask));
  setu_value *towards_zero = hlo_or(b, signs_differ, hlo_compare(b, HLO_GT, from_size, to_size));
  setu_value *next = hlo_add(b, from, hlo_select(b, towards_zero, hlo_negate(b, one), one));
  next = hlo_select(b, from_zero, hlo_or(b, hlo_and(b, to, mask), one), next);
  setu_value *same = hlo_or(b, hlo_compare(b, HLO_EQ, from, to), hlo_and(b, from_zero, to_zero));
  setu_value *result = hlo_bitcast_convert(b, hlo_select(b, same, to, next), dtype);
  return hlo_select(b, hlo_or(b, kit_is_nan(b, x), kit_is_nan(b, y)), kit_full_like(b, x, NAN), result);
}

BINARY_FLOAT(copysign, elementwise_copy_sign(b, x, y))

setu_status lower_nextafter(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = call_promote(c, "self other");
  setu_value *x = kit_operand(b, c, "self", dtype), *y = kit_operand(b, c, "other", dtype);
  kit_broadcast_pair(b, &x, &y);
  out[0] = next_after(b, x, y);
  return SETU_STATUS_OK;
}

static setu_value *heaviside(setu_builder *b, setu_value *x, setu_value *y) {
  setu_value *step = kit_convert(b, kit_compare_number(b, HLO_GT, x, 0), x->type.dtype);
  return hlo_select(b, kit_compare_number(b, HLO_EQ, x, 0), y, step);
}

BINARY_OF(heaviside, "values", false, heaviside(b, x, y))

/* ---- logarithms of sums and products ---- */

/* m + log(1 + e^(n - m)) with m the operand that is larger by its real part. */
static setu_value *complex_log_add_exp(setu_builder *b, setu_value *x, setu_value *y) {
  setu_value *x_real = hlo_real(b, x), *y_real = hlo_real(b, y);
  setu_value *smaller_first = hlo_compare(b, HLO_LT, x_real, y_real);
  setu_value *large = hlo_select(b, smaller_first, y, x), *small = hlo_select(b, smaller_first, x, y);
  setu_value *sum = hlo_add(b, large, hlo_log_plus_one(b, hlo_exponential(b, hlo_subtract(b, small, large))));
  setu_value *minus_infinity = kit_compare_number(b, HLO_EQ, hlo_maximum(b, x_real, y_real), -INFINITY);
  /* Two infinities: their difference is NaN, their exponentials add. */
  setu_value *infinite = kit_compare_number(b, HLO_EQ, hlo_minimum(b, x_real, y_real), INFINITY);
  setu_value *direct = hlo_log(b, hlo_add(b, hlo_exponential(b, x), hlo_exponential(b, y)));
  return hlo_select(b, minus_infinity, large, hlo_select(b, infinite, direct, sum));
}

static setu_value *log_add_exp(setu_builder *b, setu_value *x, setu_value *y, double log_base) {
  if (is_complex(x)) return complex_log_add_exp(b, x, y);
  setu_value *large = hlo_maximum(b, x, y);
  setu_value *gap = kit_mul_number(b, hlo_negate(b, hlo_abs(b, hlo_subtract(b, x, y))), log_base);
  setu_value *extra = kit_mul_number(b, hlo_log_plus_one(b, hlo_exponential(b, gap)), 1 / log_base);
  setu_value *equal_infinities =
      hlo_and(b, hlo_compare(b, HLO_EQ, x, y), kit_compare_number(b, HLO_EQ, hlo_abs(b, x), INFINITY));
  return hlo_select(b, equal_infinities, x, hlo_add(b, large, extra));
}

/* x * logarithm, 0 where x is 0, NaN where y is. */
static setu_value *times_log(setu_builder *b, setu_value *x, setu_value *y, setu_value *logarithm) {
  setu_value *zero = kit_compare_number(b, HLO_EQ, x, 0);
  setu_value *product = hlo_select(b, zero, kit_zeros_like(b, x), hlo_multiply(b, x, logarithm));
  return hlo_select(b, kit_is_nan(b, y), y, product);
}

BINARY(logaddexp, log_add_exp(b, x, y, 1))
BINARY(logaddexp2, log_add_exp(b, x, y, M_LN2))
BINARY_FLOAT(xlogy, times_log(b, x, y, hlo_log(b, y)))
BINARY_FLOAT(xlog1py, times_log(b, x, y, hlo_log_plus_one(b, y)))

/* ---- geometry ---- */

/* Scaled by the larger side, so that squares do not overflow. An infinite side wins over NaN. */
static setu_value *hypotenuse(setu_builder *b, setu_value *x, setu_value *y) {
  x = hlo_abs(b, x);
  y = hlo_abs(b, y);
  setu_value *large = hlo_maximum(b, x, y), *small = hlo_minimum(b, x, y);
  setu_value *zero = kit_compare_number(b, HLO_EQ, large, 0);
  setu_value *ratio = hlo_divide(b, small, hlo_select(b, zero, kit_ones_like(b, large), large));
  setu_value *result = hlo_multiply(b, large, hlo_sqrt(b, kit_add_number(b, hlo_multiply(b, ratio, ratio), 1)));
  setu_value *infinite =
      hlo_or(b, kit_compare_number(b, HLO_EQ, x, INFINITY), kit_compare_number(b, HLO_EQ, y, INFINITY));
  return hlo_select(b, infinite, kit_full_like(b, x, INFINITY), result);
}

BINARY_FLOAT(atan2, hlo_atan2(b, x, y))
BINARY(hypot, hypotenuse(b, x, y))

setu_status lower_complex(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x, *y;
  load_pair(b, c, "real", "imag", true, &x, &y);
  out[0] = hlo_complex(b, x, y);
  return SETU_STATUS_OK;
}

setu_status lower_polar(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x, *y;
  load_pair(b, c, "abs", "angle", true, &x, &y);
  out[0] = hlo_complex(b, hlo_multiply(b, x, hlo_cosine(b, y)), hlo_multiply(b, x, hlo_sine(b, y)));
  return SETU_STATUS_OK;
}
