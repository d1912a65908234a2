/* What the elementwise families (pointwise, compare, bitwise, activation, loss, special) share. */
#ifndef SETU_OPS_ELEMENTWISE_H
#define SETU_OPS_ELEMENTWISE_H

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
    case 1: return SETU_I8;
    case 2: return SETU_I16;
    case 4: return SETU_I32;
    default: return SETU_I64;
  }
}

#endif
