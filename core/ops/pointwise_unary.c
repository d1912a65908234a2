/* Elementwise functions of one tensor: signs and rounding, exponentials and roots, circular and hyperbolic functions,
 * floating classes, complex parts. */
#include <float.h>
#include <math.h>

#include "ops/elementwise.h"
#include "ops/lowerings.h"
#include "ops/table.h"

/* out[0] = expression over x, which is `self` in its computation type … */
#define UNARY(name, expression)                                               \
  setu_status lower_##name(setu_builder *b, setu_call *c, setu_value **out) { \
    setu_value *x = elementwise_self(b, c);                                   \
    out[0] = expression;                                                      \
    return SETU_STATUS_OK;                                                    \
  }
/* … with integers and bool turned into floating numbers. */
#define UNARY_FLOAT(name, expression)                                         \
  setu_status lower_##name(setu_builder *b, setu_call *c, setu_value **out) { \
    setu_value *x = elementwise_self_float(b, c);                             \
    out[0] = expression;                                                      \
    return SETU_STATUS_OK;                                                    \
  }

static bool is_complex(const setu_value *x) {
  return setu_dtype_is_complex(x->type.dtype);
}
static bool is_floating(const setu_value *x) {
  return setu_dtype_is_floating(x->type.dtype);
}

/* A complex number times a real one, part by part: a complex product would turn inf * 0 into NaN. */
static setu_value *scale(setu_builder *b, setu_value *x, double number) {
  if (!is_complex(x)) return kit_mul_number(b, x, number);
  return hlo_complex(b, kit_mul_number(b, hlo_real(b, x), number), kit_mul_number(b, hlo_imag(b, x), number));
}

static setu_value *false_like(setu_builder *b, const setu_value *x) {
  setu_type type = x->type;
  type.dtype = SETU_BOOL;
  return kit_zeros(b, &type);
}

/* ---- sign and rounding ---- */

static setu_value *absolute(setu_builder *b, setu_value *x) {
  setu_dtype dtype = x->type.dtype;
  if (dtype == SETU_BOOL || setu_dtype_is_unsigned(dtype)) return x;
  /* Not stablehlo.abs for integers: XLA drops it after x * x, which may have wrapped to a negative number. */
  if (setu_dtype_is_integral(dtype)) return hlo_maximum(b, x, hlo_negate(b, x));
  return hlo_abs(b, x);
}

static setu_value *sign(setu_builder *b, setu_value *x) {
  if (x->type.dtype == SETU_BOOL) return x;
  setu_value *zero = kit_zeros_like(b, x);
  /* NaN gives 0. */
  setu_value *positive = hlo_convert(b, hlo_compare(b, HLO_GT, x, zero), x->type.dtype);
  if (setu_dtype_is_unsigned(x->type.dtype)) return positive;
  return hlo_subtract(b, positive, hlo_convert(b, hlo_compare(b, HLO_LT, x, zero), x->type.dtype));
}

static setu_value *complex_sign(setu_builder *b, setu_value *x) {
  if (!is_complex(x)) return sign(b, x);
  setu_value *size = hlo_abs(b, x);
  setu_value *zero = kit_compare_number(b, HLO_EQ, size, 0);
  setu_value *quotient = hlo_complex(b, hlo_divide(b, hlo_real(b, x), size), hlo_divide(b, hlo_imag(b, x), size));
  return hlo_select(b, zero, kit_zeros_like(b, x), quotient);
}

static setu_value *truncate(setu_builder *b, setu_value *x) {
  if (!is_floating(x)) return x;
  return hlo_select(b, kit_compare_number(b, HLO_LT, x, 0), hlo_ceil(b, x), hlo_floor(b, x));
}

UNARY(abs, absolute(b, x))
UNARY(neg, hlo_negate(b, x))
UNARY(sign, sign(b, x))
UNARY(sgn, complex_sign(b, x))
UNARY(ceil, is_floating(x) ? hlo_ceil(b, x) : x)
UNARY(floor, is_floating(x) ? hlo_floor(b, x) : x)
UNARY(round, is_floating(x) ? hlo_round_nearest_even(b, x) : x)
UNARY(trunc, truncate(b, x))
UNARY(frac, hlo_subtract(b, x, truncate(b, x)))

setu_status lower_signbit(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  /* The bits tell -0 and negative NaN. */
  if (is_floating(x)) x = hlo_bitcast_convert(b, x, elementwise_bits_dtype(x->type.dtype));
  out[0] = x->type.dtype == SETU_BOOL ? false_like(b, x) : kit_compare_number(b, HLO_LT, x, 0);
  return SETU_STATUS_OK;
}

setu_status lower_round_decimals(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = elementwise_self(b, c);
  int64_t decimals = call_int(c, "decimals");
  if (decimals == 0) {
    out[0] = hlo_round_nearest_even(b, x);
    return SETU_STATUS_OK;
  }
  setu_value *power = kit_full_like(b, x, pow(10, (double)(decimals < 0 ? -decimals : decimals)));
  if (decimals > 0)
    out[0] = hlo_divide(b, hlo_round_nearest_even(b, hlo_multiply(b, x, power)), power);
  else
    out[0] = hlo_multiply(b, hlo_round_nearest_even(b, hlo_divide(b, x, power)), power);
  return SETU_STATUS_OK;
}

/* In integers throughout, so that subnormal numbers survive devices that flush them. */
setu_status lower_frexp(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = elementwise_self(b, c);
  int digits = x->type.dtype == SETU_F64 ? 52 : 23;
  int width = x->type.dtype == SETU_F64 ? 64 : 32;
  int64_t bias = x->type.dtype == SETU_F64 ? 1022 : 126; /* the exponent field of [0.5, 1) */
  setu_value *bits = hlo_bitcast_convert(b, x, elementwise_bits_dtype(x->type.dtype));
  const setu_type *type = &bits->type;
  setu_value *zero = kit_zeros_like(b, bits);
  setu_value *digit_count = hlo_splat_int(b, type, digits);
  setu_value *fraction = hlo_and(b, bits, hlo_splat_int(b, type, ((int64_t)1 << digits) - 1));
  setu_value *sign_bit = hlo_and(b, bits, hlo_splat_int(b, type, INT64_MIN >> (64 - width)));
  setu_value *field = hlo_and(b, hlo_shift_right_logical(b, bits, digit_count),
                              hlo_splat_int(b, type, ((int64_t)1 << (width - 1 - digits)) - 1));
  setu_value *subnormal = hlo_compare(b, HLO_EQ, field, zero);
  setu_value *shift = hlo_subtract(b, hlo_count_leading_zeros(b, fraction), hlo_splat_int(b, type, width - 1 - digits));
  setu_value *normalised =
      hlo_and(b, hlo_shift_left(b, fraction, shift), hlo_splat_int(b, type, ((int64_t)1 << digits) - 1));
  fraction = hlo_select(b, subnormal, normalised, fraction);
  setu_value *exponent = hlo_select(b, subnormal, hlo_subtract(b, hlo_splat_int(b, type, 1), shift), field);
  exponent = hlo_subtract(b, exponent, hlo_splat_int(b, type, bias));
  setu_value *mantissa = hlo_or(b, hlo_or(b, sign_bit, fraction), hlo_splat_int(b, type, bias << digits));
  /* Zero, infinities and NaN stay as they are, with exponent 0. */
  setu_value *magnitude = hlo_xor(b, bits, sign_bit);
  setu_value *infinity = hlo_splat_int(b, type, (((int64_t)1 << (width - 1 - digits)) - 1) << digits);
  setu_value *special = hlo_or(b, hlo_compare(b, HLO_EQ, magnitude, zero), hlo_compare(b, HLO_GE, magnitude, infinity));
  out[0] = hlo_select(b, special, x, hlo_bitcast_convert(b, mantissa, x->type.dtype));
  out[1] = hlo_convert(b, hlo_select(b, special, zero, exponent), SETU_I32);
  return SETU_STATUS_OK;
}

/* ---- exponentials and roots ---- */

/* 2 ** x. Not exp(x * ln 2), which loses digits in proportion to x. */
static setu_value *exp2_of(setu_builder *b, setu_value *x) {
  if (is_complex(x)) return hlo_exponential(b, scale(b, x, M_LN2));
  return hlo_power(b, kit_full_like(b, x, 2), x);
}

/* Exponent and mantissa apart, so that powers of two are exact: x = m * 2 ** e with m in [2/3, 4/3). */
static setu_value *log2_of(setu_builder *b, setu_value *x) {
  setu_value *plain = scale(b, hlo_log(b, elementwise_opaque(b, x)), 1 / M_LN2);
  if (is_complex(x)) return plain;
  bool wide = x->type.dtype == SETU_F64;
  setu_value *bits = hlo_bitcast_convert(b, x, elementwise_bits_dtype(x->type.dtype));
  const setu_type *type = &bits->type;
  setu_value *base = hlo_splat_int(b, type, wide ? 0x3fe5555555555555 : 0x3f2aaaab); /* bits of 2/3 */
  setu_value *mask = hlo_splat_int(b, type, wide ? -((int64_t)1 << 52) : -((int64_t)1 << 23));
  setu_value *offset = hlo_and(b, hlo_subtract(b, bits, base), mask);
  setu_value *mantissa = hlo_bitcast_convert(b, hlo_subtract(b, bits, offset), x->type.dtype);
  setu_value *exponent = hlo_shift_right_arithmetic(b, offset, hlo_splat_int(b, type, wide ? 52 : 23));
  setu_value *exact =
      hlo_add(b, kit_mul_number(b, hlo_log(b, mantissa), 1 / M_LN2), hlo_convert(b, exponent, x->type.dtype));
  setu_value *normal = hlo_and(b, kit_compare_number(b, HLO_GE, x, kit_smallest_normal(x->type.dtype)),
                               kit_compare_number(b, HLO_LT, x, INFINITY));
  return hlo_select(b, normal, exact, plain);
}

UNARY_FLOAT(sqrt, elementwise_sqrt(b, x))
UNARY_FLOAT(rsqrt, hlo_rsqrt(b, x))
UNARY_FLOAT(reciprocal, hlo_divide(b, kit_ones_like(b, x), x))
UNARY_FLOAT(exp, hlo_exponential(b, x))
UNARY_FLOAT(exp2, exp2_of(b, x))
UNARY_FLOAT(expm1, hlo_exponential_minus_one(b, x))
UNARY_FLOAT(log, hlo_log(b, elementwise_opaque(b, x)))
UNARY_FLOAT(log2, log2_of(b, x))
UNARY_FLOAT(log10, scale(b, hlo_log(b, elementwise_opaque(b, x)), 1 / M_LN10))
UNARY_FLOAT(log1p, hlo_log_plus_one(b, x))
UNARY_FLOAT(sigmoid, hlo_logistic(b, x))

setu_status lower_logit(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = elementwise_self_float(b, c);
  if (call_has(c, "eps")) {
    double eps = call_double(c, "eps");
    x = hlo_minimum(b, hlo_maximum(b, x, kit_full_like(b, x, eps)), kit_full_like(b, x, 1 - eps));
  }
  out[0] = hlo_log(b, hlo_divide(b, x, elementwise_number_minus(b, 1, x)));
  return SETU_STATUS_OK;
}

/* ---- circular and hyperbolic ---- */

static setu_value *sinc(setu_builder *b, setu_value *x) {
  setu_value *scaled = scale(b, x, M_PI);
  setu_value *zero = kit_compare_number(b, HLO_EQ, x, 0);
  setu_value *one = kit_ones_like(b, x);
  return hlo_select(b, zero, one, hlo_divide(b, hlo_sine(b, scaled), hlo_select(b, zero, one, scaled)));
}

/* Not chlo.atan, which becomes atan2(x, 1): a widely used CPU plugin miscompiles that for more than a few dozen
 * elements.
 */
static setu_value *arc_tangent(setu_builder *b, setu_value *x) {
  return is_complex(x) ? hlo_atan(b, x) : hlo_atan2(b, kit_mul_number(b, x, 2), kit_full_like(b, x, 2));
}

static setu_value *arc_sine(setu_builder *b, setu_value *x) {
  setu_value *result = hlo_asin(b, x);
  return is_complex(x) ? elementwise_imag_sign(b, result, hlo_imag(b, x)) : result;
}

static setu_value *arc_cosine(setu_builder *b, setu_value *x) {
  setu_value *result = hlo_acos(b, x);
  return is_complex(x) ? elementwise_imag_sign(b, result, hlo_negate(b, hlo_imag(b, x))) : result;
}

static setu_value *area_cosine(setu_builder *b, setu_value *x) {
  setu_value *result = hlo_acosh(b, x);
  return is_complex(x) ? elementwise_imag_sign(b, result, hlo_imag(b, x)) : result;
}

static setu_value *area_sine(setu_builder *b, setu_value *x) {
  setu_value *result = hlo_asinh(b, x);
  if (!is_complex(x)) return result;
  return hlo_complex(b, elementwise_copy_sign(b, hlo_real(b, result), hlo_real(b, x)), hlo_imag(b, result));
}

/* e^|x| / 2 as e^(|x|/2) / 2 * e^(|x|/2): it overflows as late as the result, and keeps the digits that chlo's
 * e^(|x| - ln 2) loses for large x. */
static setu_value *half_exponential(setu_builder *b, setu_value *x) {
  setu_value *root = hlo_exponential(b, kit_mul_number(b, hlo_abs(b, x), 0.5));
  return hlo_multiply(b, kit_mul_number(b, root, 0.5), root);
}

static setu_value *hyperbolic_cosine(setu_builder *b, setu_value *x) {
  if (is_complex(x)) return hlo_cosh(b, x);
  setu_value *half = half_exponential(b, x);
  return hlo_add(b, half, elementwise_number_over(b, 0.25, half));
}

static setu_value *hyperbolic_sine(setu_builder *b, setu_value *x) {
  if (is_complex(x)) return hlo_sinh(b, x);
  setu_value *half = half_exponential(b, x);
  setu_value *large = hlo_multiply(b, hlo_sign(b, x), hlo_subtract(b, half, elementwise_number_over(b, 0.25, half)));
  return hlo_select(b, kit_compare_number(b, HLO_LT, hlo_abs(b, x), 1), hlo_sinh(b, x), large);
}

UNARY_FLOAT(sin, hlo_sine(b, x))
UNARY_FLOAT(cos, hlo_cosine(b, x))
UNARY_FLOAT(tan, hlo_tan(b, x))
UNARY_FLOAT(asin, arc_sine(b, x))
UNARY_FLOAT(acos, arc_cosine(b, x))
UNARY_FLOAT(atan, arc_tangent(b, x))
UNARY_FLOAT(sinh, hyperbolic_sine(b, x))
UNARY_FLOAT(cosh, hyperbolic_cosine(b, x))
UNARY_FLOAT(tanh, hlo_tanh(b, x))
UNARY_FLOAT(asinh, area_sine(b, x))
UNARY_FLOAT(acosh, area_cosine(b, x))
UNARY_FLOAT(atanh, hlo_atanh(b, x))
UNARY_FLOAT(sinc, sinc(b, x))
UNARY_FLOAT(deg2rad, kit_mul_number(b, x, M_PI / 180))
UNARY_FLOAT(rad2deg, kit_mul_number(b, x, 180 / M_PI))

/* ---- floating classes ---- */

static setu_value *is_infinite(setu_builder *b, setu_value *x) {
  if (is_complex(x)) return hlo_or(b, is_infinite(b, hlo_real(b, x)), is_infinite(b, hlo_imag(b, x)));
  if (!is_floating(x)) return false_like(b, x);
  return kit_compare_number(b, HLO_EQ, hlo_abs(b, x), INFINITY);
}

UNARY(isnan, kit_is_nan(b, x))
UNARY(isinf, is_infinite(b, x))
UNARY(isposinf, is_floating(x) ? kit_compare_number(b, HLO_EQ, x, INFINITY) : false_like(b, x))
UNARY(isneginf, is_floating(x) ? kit_compare_number(b, HLO_EQ, x, -INFINITY) : false_like(b, x))

static double largest(setu_dtype dtype) {
  switch (dtype) {
    case SETU_F16:
      return 65504;
    case SETU_BF16:
      return 0x1.fep127;
    case SETU_F64:
    case SETU_C128:
      return DBL_MAX;
    default:
      return (double)FLT_MAX;
  }
}

static setu_value *replace_nonfinite(setu_builder *b, setu_value *x, double nan, double posinf, double neginf) {
  if (is_complex(x))
    return hlo_complex(b, replace_nonfinite(b, hlo_real(b, x), nan, posinf, neginf),
                       replace_nonfinite(b, hlo_imag(b, x), nan, posinf, neginf));
  setu_value *finite = hlo_select(b, kit_compare_number(b, HLO_EQ, x, INFINITY), kit_full_like(b, x, posinf), x);
  finite = hlo_select(b, kit_compare_number(b, HLO_EQ, x, -INFINITY), kit_full_like(b, x, neginf), finite);
  return hlo_select(b, kit_is_nan(b, x), kit_full_like(b, x, nan), finite);
}

setu_status lower_nan_to_num(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = elementwise_self(b, c);
  double limit = largest(call_type(c, "self")->dtype);
  out[0] = is_floating(x) || is_complex(x)
               ? replace_nonfinite(b, x, call_double_or(c, "nan", 0), call_double_or(c, "posinf", limit),
                                   call_double_or(c, "neginf", -limit))
               : x;
  return SETU_STATUS_OK;
}

/* ---- complex parts ---- */

static setu_value *angle(setu_builder *b, setu_value *x) {
  if (is_complex(x)) return hlo_atan2(b, hlo_imag(b, x), hlo_real(b, x));
  setu_value *negative = kit_compare_number(b, HLO_LT, x, 0);
  setu_value *result = hlo_select(b, negative, kit_full_like(b, x, M_PI), kit_zeros_like(b, x));
  return hlo_select(b, kit_is_nan(b, x), x, result);
}

UNARY_FLOAT(angle, angle(b, x))
UNARY(conj_physical, kit_conjugate(b, x))
