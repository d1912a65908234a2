/* Powers: of numbers and tensors, of integers with wraparound, and scaling by powers of two. */
#include <math.h>

#include "ops/elementwise.h"
#include "ops/lowerings.h"
#include "ops/table.h"

static bool is_integer(setu_dtype dtype) {
  return setu_dtype_is_integral(dtype) || dtype == SETU_BOOL;
}

/* A known exponent >= 0, by squaring; integers wrap around. */
static setu_value *integer_power(setu_builder *b, setu_value *x, uint64_t exponent) {
  setu_value *result = NULL;
  for (; exponent; exponent >>= 1) {
    if (exponent & 1) result = result ? hlo_multiply(b, result, x) : x;
    if (exponent > 1) x = hlo_multiply(b, x, x);
  }
  return result ? result : kit_ones_like(b, x);
}

/* Squaring on all elements at once until no exponent has bits left; for negative exponents PyTorch's integer result:
 * 1 for a base of 1, +-1 for -1, else 0. */
static setu_value *integer_tensor_power(setu_builder *b, setu_value *x, setu_value *exponent) {
  const setu_type *type = &x->type;
  setu_value *one = kit_ones_like(b, x), *zero = kit_zeros_like(b, x);
  bool is_signed = !setu_dtype_is_unsigned(type->dtype);
  setu_value *negative = is_signed ? hlo_compare(b, HLO_LT, exponent, zero) : NULL;
  setu_value *minus_one = is_signed ? hlo_negate(b, one) : NULL;
  setu_value *bits = exponent;
  if (is_signed) {
    setu_value *odd = hlo_and(b, exponent, one);
    setu_value *unit = hlo_or(b, hlo_compare(b, HLO_EQ, x, one), hlo_compare(b, HLO_EQ, x, minus_one));
    bits = hlo_select(b, negative, hlo_select(b, unit, odd, zero), exponent);
  }
  enum { RESULT, SQUARE, BITS, VALUES };
  setu_value *v[VALUES] = {one, x, bits};
  kit_loop loop = kit_loop_begin(b, VALUES, v);
  kit_loop_while(b, &loop, kit_any_element(b, kit_nonzero(b, v[BITS])));
  setu_value *unit = kit_ones_like(b, v[BITS]), *taken = kit_nonzero(b, hlo_and(b, v[BITS], unit));
  v[RESULT] = hlo_select(b, taken, hlo_multiply(b, v[RESULT], v[SQUARE]), v[RESULT]);
  v[SQUARE] = hlo_multiply(b, v[SQUARE], v[SQUARE]);
  v[BITS] = hlo_shift_right_logical(b, v[BITS], unit);
  kit_loop_end(b, &loop);
  if (!is_signed) return v[RESULT];
  setu_value *vanishes =
      hlo_and(b, negative, hlo_not(b, hlo_or(b, hlo_compare(b, HLO_EQ, x, one), hlo_compare(b, HLO_EQ, x, minus_one))));
  return hlo_select(b, vanishes, zero, v[RESULT]);
}

/* XLA's complex power takes a logarithm of the base, which has none at 0. */
static setu_value *complex_power(setu_builder *b, setu_value *x, setu_value *exponent) {
  setu_value *zero = kit_zeros_like(b, x), *one = kit_ones_like(b, x);
  setu_value *at_zero = hlo_compare(b, HLO_EQ, x, zero);
  setu_value *power = hlo_power(b, hlo_select(b, at_zero, one, x), exponent);
  setu_value *exponent_zero = hlo_compare(b, HLO_EQ, exponent, zero);
  setu_value *growing = kit_compare_number(b, HLO_GT, hlo_real(b, exponent), 0);
  setu_value *not_a_number = hlo_splat(b, &x->type, NAN, NAN);
  setu_value *of_zero = hlo_select(b, exponent_zero, one, hlo_select(b, growing, zero, not_a_number));
  return hlo_select(b, at_zero, of_zero, power);
}

static setu_value *general_power(setu_builder *b, setu_value *x, setu_value *exponent) {
  kit_broadcast_pair(b, &x, &exponent);
  if (is_integer(x->type.dtype)) return integer_tensor_power(b, x, exponent);
  return setu_dtype_is_complex(x->type.dtype) ? complex_power(b, x, exponent) : hlo_power(b, x, exponent);
}

setu_status lower_pow_tensor_tensor(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = call_promote(c, "self exponent");
  out[0] = general_power(b, elementwise_operand(b, c, "self", dtype), elementwise_operand(b, c, "exponent", dtype));
  return SETU_STATUS_OK;
}

setu_status lower_pow_scalar(setu_builder *b, setu_call *c, setu_value **out) {
  return lower_pow_tensor_tensor(b, c, out);
}

/* PyTorch computes these exponents by these formulas; a general power differs at infinities and in the last digits. */
setu_status lower_pow_tensor_scalar(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = call_promote(c, "self exponent");
  setu_value *x = elementwise_operand(b, c, "self", dtype);
  if (is_integer(dtype)) {
    int64_t exponent = call_int(c, "exponent");
    if (exponent < 0) return SETU_ERROR(SETU_INVALID_ARGUMENT, "Integers to negative integer powers are not allowed.");
    out[0] = integer_power(b, x, (uint64_t)exponent);
    return SETU_STATUS_OK;
  }
  if (call_scalar_kind(c, "exponent") == SETU_SCALAR_COMPLEX) {
    out[0] = general_power(b, x, call_scalar(c, "exponent", x->type.dtype));
    return SETU_STATUS_OK;
  }
  double exponent = call_double(c, "exponent");
  if (exponent == 0 || exponent == 1 || exponent == 2 || exponent == 3)
    out[0] = integer_power(b, x, (uint64_t)exponent);
  else if (exponent == 0.5 && dtype != SETU_F16)
    out[0] = elementwise_sqrt(b, x);
  else if (exponent == -0.5 && dtype != SETU_F16)
    out[0] = hlo_rsqrt(b, x);
  else if (exponent == -1)
    out[0] = elementwise_number_over(b, 1, x);
  else if (exponent == -2)
    out[0] = elementwise_number_over(b, 1, hlo_multiply(b, x, x));
  else
    out[0] = general_power(b, x, hlo_scalar(b, x->type.dtype, exponent));
  return SETU_STATUS_OK;
}

/* x * 2 ** exponent for integer exponents, in four steps, none of which leaves the exponent range on its own. */
static setu_value *scale_by_power_of_two(setu_builder *b, setu_value *x, setu_value *exponent) {
  bool wide = x->type.dtype == SETU_F64;
  exponent = kit_convert(b, exponent, SETU_I64);
  const setu_type *type = &exponent->type;
  int64_t limit = wide ? 2200 : 300;
  exponent = hlo_clamp(b, hlo_scalar_int(b, SETU_I64, -limit), exponent, hlo_scalar_int(b, SETU_I64, limit));
  setu_value *quarter = hlo_shift_right_arithmetic(b, exponent, hlo_splat_int(b, type, 2));
  setu_value *rest = hlo_subtract(b, exponent, hlo_multiply(b, quarter, hlo_splat_int(b, type, 3)));
  setu_value *steps[] = {quarter, quarter, quarter, rest};
  for (int i = 0; i < 4; i++) {
    setu_value *field = hlo_add(b, steps[i], hlo_splat_int(b, type, wide ? 1023 : 127));
    field = hlo_convert(b, field, elementwise_bits_dtype(x->type.dtype));
    field = hlo_shift_left(b, field, hlo_splat_int(b, &field->type, wide ? 52 : 23));
    x = kit_mul(b, x, hlo_bitcast_convert(b, field, x->type.dtype));
  }
  return x;
}

setu_status lower_ldexp(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype self_dtype = call_type(c, "self")->dtype, other_dtype = call_type(c, "other")->dtype;
  if (setu_dtype_is_floating(self_dtype) && is_integer(other_dtype)) {
    out[0] = scale_by_power_of_two(b, elementwise_self(b, c), call_tensor(c, "other"));
    return SETU_STATUS_OK;
  }
  setu_dtype dtype = elementwise_float_dtype(c, "self other");
  setu_dtype power_dtype = kit_compute_dtype(kit_to_float_dtype(c, other_dtype));
  setu_value *exponent = kit_operand(b, c, "other", power_dtype);
  setu_value *power = general_power(b, hlo_scalar(b, power_dtype, 2), exponent);
  power = kit_convert(b, power, kit_to_float_dtype(c, other_dtype)); /* rounded, as a tensor of its own in PyTorch */
  out[0] = kit_mul(b, kit_operand(b, c, "self", dtype), kit_convert(b, power, dtype));
  return SETU_STATUS_OK;
}
