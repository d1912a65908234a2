/* What the elementwise families (pointwise, compare, bitwise, activation, loss, special) share. */
#ifndef SETU_OPS_ELEMENTWISE_H
#define SETU_OPS_ELEMENTWISE_H

#include <math.h>

#include "ops/kit.h"

/* The type in which an elementwise operator on `dtype` computes, integers and bool as they are. */
static inline setu_dtype elementwise_dtype(const setu_call *c, const char *names) {
  return kit_compute_dtype(call_promote(c, names));
}

/* The same with integers and bool turned into the default floating type. */
static inline setu_dtype elementwise_float_dtype(const setu_call *c, const char *names) {
  return kit_compute_dtype(kit_to_float_dtype(c, call_promote(c, names)));
}

/* The argument rounded to `dtype` and then widened to its computation type: what PyTorch's kernels see, which cast
 * every operand to the common type first. (add, sub, mul and div do not: they keep a scalar in the wider type.) */
static inline setu_value *elementwise_operand(setu_builder *b, setu_call *c, const char *name, setu_dtype dtype) {
  return kit_convert(b, kit_operand(b, c, name, dtype), kit_compute_dtype(dtype));
}

/* `self` in the computation type, integers as they are or as the default floating type. */
static inline setu_value *elementwise_self(setu_builder *b, setu_call *c) {
  return kit_operand(b, c, "self", elementwise_dtype(c, "self"));
}
static inline setu_value *elementwise_self_float(setu_builder *b, setu_call *c) {
  return kit_operand(b, c, "self", elementwise_float_dtype(c, "self"));
}

/* number op x, for a plain number in x's type. */
static inline setu_value *elementwise_number_minus(setu_builder *b, double number, setu_value *x) {
  return hlo_subtract(b, kit_full_like(b, x, number), x);
}
static inline setu_value *elementwise_number_over(setu_builder *b, double number, setu_value *x) {
  return hlo_divide(b, kit_full_like(b, x, number), x);
}

/* The signed integer type as wide as a floating type. */
static inline setu_dtype elementwise_bits_dtype(setu_dtype dtype) {
  switch (setu_dtype_size(dtype)) {
    case 1:
      return SETU_I8;
    case 2:
      return SETU_I16;
    case 4:
      return SETU_I32;
    default:
      return SETU_I64;
  }
}

static inline setu_value *elementwise_sign_mask(setu_builder *b, const setu_value *bits) {
  return hlo_splat_int(b, &bits->type, INT64_MIN >> (64 - 8 * setu_dtype_size(bits->type.dtype)));
}

/* |x| with the sign bit of y. */
static inline setu_value *elementwise_copy_sign(setu_builder *b, setu_value *x, setu_value *y) {
  setu_dtype dtype = x->type.dtype;
  setu_value *size = hlo_bitcast_convert(b, x, elementwise_bits_dtype(dtype));
  setu_value *sign = hlo_bitcast_convert(b, y, elementwise_bits_dtype(dtype));
  setu_value *mask = elementwise_sign_mask(b, size);
  setu_value *bits = hlo_or(b, hlo_and(b, size, hlo_not(b, mask)), hlo_and(b, sign, mask));
  return hlo_bitcast_convert(b, bits, dtype);
}

/* A complex result whose imaginary part takes the sign of y, which decides the side of a branch cut when it is a
 * signed zero; XLA's functions do not look at it. */
static inline setu_value *elementwise_imag_sign(setu_builder *b, setu_value *x, setu_value *y) {
  return hlo_complex(b, hlo_real(b, x), elementwise_copy_sign(b, hlo_imag(b, x), y));
}

/* x itself behind a selection that changes nothing, but keeps XLA from cancelling log(exp(x)) and sqrt(x * x), whose
 * overflow PyTorch shows. (A selection on x < 0 would be folded away: XLA knows that exp(x) is not negative.) */
static inline setu_value *elementwise_opaque(setu_builder *b, setu_value *x) {
  if (setu_dtype_is_complex(x->type.dtype)) return x;
  return hlo_select(b, kit_is_nan(b, x), kit_full_like(b, x, NAN), x);
}

/* The square root, real or complex. */
static inline setu_value *elementwise_sqrt(setu_builder *b, setu_value *x) {
  setu_value *root = hlo_sqrt(b, elementwise_opaque(b, x));
  return setu_dtype_is_complex(x->type.dtype) ? elementwise_imag_sign(b, root, hlo_imag(b, x)) : root;
}

/* The error function. Some plugins' f32 approximation stops short of 1 far out, which gelu multiplies by x. */
static inline setu_value *elementwise_erf(setu_builder *b, setu_value *x) {
  setu_value *erf = hlo_erf(b, x);
  if (x->type.dtype != SETU_F32) return erf;
  return hlo_select(b, kit_compare_number(b, HLO_GT, hlo_abs(b, x), 4), hlo_sign(b, x), erf);
}

#endif
