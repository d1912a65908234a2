#include <string.h>

#include "hlo/internal.h"

/* ---- unary and binary ---- */

typedef struct op_info {
  const char *spelling;
  unsigned kinds; /* of the operands */
} op_info;

enum {
  KIND_B = HLO_KIND_BOOL,
  KIND_S = HLO_KIND_SIGNED,
  KIND_I = HLO_KIND_SIGNED | HLO_KIND_UNSIGNED,
  KIND_F = HLO_KIND_FLOATING,
  KIND_C = HLO_KIND_COMPLEX,
  KIND_FC = HLO_KIND_FLOATING | HLO_KIND_COMPLEX
};

static const unsigned op_kinds[] = {
    [HLO_OP_abs] = KIND_S | KIND_FC,
    [HLO_OP_cbrt] = KIND_F,
    [HLO_OP_ceil] = KIND_F,
    [HLO_OP_count_leading_zeros] = KIND_I,
    [HLO_OP_cosine] = KIND_FC,
    [HLO_OP_exponential] = KIND_FC,
    [HLO_OP_exponential_minus_one] = KIND_FC,
    [HLO_OP_floor] = KIND_F,
    [HLO_OP_imag] = KIND_C,
    [HLO_OP_is_finite] = KIND_F,
    [HLO_OP_log] = KIND_FC,
    [HLO_OP_log_plus_one] = KIND_FC,
    [HLO_OP_logistic] = KIND_FC,
    [HLO_OP_negate] = KIND_I | KIND_FC,
    [HLO_OP_not] = KIND_B | KIND_I,
    [HLO_OP_popcnt] = KIND_I,
    [HLO_OP_real] = KIND_C,
    [HLO_OP_round_nearest_afz] = KIND_F,
    [HLO_OP_round_nearest_even] = KIND_F,
    [HLO_OP_rsqrt] = KIND_FC,
    [HLO_OP_sign] = KIND_S | KIND_FC,
    [HLO_OP_sine] = KIND_FC,
    [HLO_OP_sqrt] = KIND_FC,
    [HLO_OP_tan] = KIND_FC,
    [HLO_OP_tanh] = KIND_FC,
    [HLO_OP_acos] = KIND_FC,
    [HLO_OP_acosh] = KIND_FC,
    [HLO_OP_asin] = KIND_FC,
    [HLO_OP_asinh] = KIND_FC,
    [HLO_OP_atan] = KIND_FC,
    [HLO_OP_atanh] = KIND_FC,
    [HLO_OP_bessel_i1e] = KIND_F,
    [HLO_OP_cosh] = KIND_FC,
    [HLO_OP_sinh] = KIND_FC,
    [HLO_OP_digamma] = KIND_F,
    [HLO_OP_erf] = KIND_F,
    [HLO_OP_erf_inv] = KIND_F,
    [HLO_OP_erfc] = KIND_F,
    [HLO_OP_lgamma] = KIND_F,
    [HLO_OP_add] = KIND_B | KIND_I | KIND_FC,
    [HLO_OP_and] = KIND_B | KIND_I,
    [HLO_OP_atan2] = KIND_FC,
    [HLO_OP_complex] = KIND_F,
    [HLO_OP_divide] = KIND_I | KIND_FC,
    [HLO_OP_maximum] = KIND_B | KIND_I | KIND_F,
    [HLO_OP_minimum] = KIND_B | KIND_I | KIND_F,
    [HLO_OP_multiply] = KIND_B | KIND_I | KIND_FC,
    [HLO_OP_or] = KIND_B | KIND_I,
    [HLO_OP_power] = KIND_I | KIND_FC,
    [HLO_OP_remainder] = KIND_I | KIND_F,
    [HLO_OP_shift_left] = KIND_I,
    [HLO_OP_shift_right_arithmetic] = KIND_I,
    [HLO_OP_shift_right_logical] = KIND_I,
    [HLO_OP_subtract] = KIND_I | KIND_FC,
    [HLO_OP_xor] = KIND_B | KIND_I,
    [HLO_OP_next_after] = KIND_F,
    [HLO_OP_polygamma] = KIND_F,
    [HLO_OP_zeta] = KIND_F,
};

static const char *const op_spellings[] = {
#define OP_SPELLING(name, spelling) [HLO_OP_##name] = spelling,
    HLO_UNARY_OPS(OP_SPELLING) HLO_BINARY_OPS(OP_SPELLING)
#undef OP_SPELLING
};

static op_info find_op(hlo_op op) {
  if ((unsigned)op >= sizeof op_kinds / sizeof op_kinds[0]) return (op_info){"an unknown operation", 0};
  return (op_info){op_spellings[op], op_kinds[op]};
}

static bool check_kind(setu_builder *b, op_info info, const setu_value *x) {
  if (info.kinds & (unsigned)hlo_kind_of(x->type.dtype)) return true;
  HLO_FAIL(b, info.spelling, "it is not defined for the type %s", hlo_show(b, &x->type));
  return false;
}

setu_value *hlo_unary(setu_builder *b, hlo_op op, setu_value *x) {
  op_info info = find_op(op);
  if (!hlo_usable(b, info.spelling, 1, &x) || !check_kind(b, info, x)) return &b->poison.value;
  if (op >= HLO_OP_add) return HLO_FAIL(b, info.spelling, "it takes two operands, not one");
  setu_type type = x->type;
  if (op == HLO_OP_abs || op == HLO_OP_real || op == HLO_OP_imag) type.dtype = hlo_real_dtype(type.dtype);
  if (op == HLO_OP_is_finite) type.dtype = SETU_BOOL;
  /* Plugins do not expand these two for the 8-bit types. */
  if ((op == HLO_OP_bessel_i1e || op == HLO_OP_erfc) && setu_dtype_size(type.dtype) == 1)
    return hlo_convert(b, hlo_unary(b, op, hlo_convert(b, x, SETU_F32)), type.dtype);
  return hlo_emit_one(b, info.spelling, 1, &x, NULL, &type);
}

setu_value *hlo_binary(setu_builder *b, hlo_op op, setu_value *x, setu_value *y) {
  op_info info = find_op(op);
  setu_value *operands[2] = {x, y};
  if (!hlo_usable(b, info.spelling, 2, operands) || !check_kind(b, info, x)) return &b->poison.value;
  if (op < HLO_OP_add) return HLO_FAIL(b, info.spelling, "it takes one operand, not two");
  if (!hlo_check_equal(b, info.spelling, x, y)) return &b->poison.value;
  setu_type type = x->type;
  if (op == HLO_OP_complex) {
    type.dtype = hlo_complex_dtype(type.dtype);
    if (!type.dtype) return HLO_FAIL(b, info.spelling, "there is no complex type of %s", hlo_show(b, &x->type));
  }
  return hlo_emit_one(b, info.spelling, 2, operands, NULL, &type);
}

/* ---- comparison and selection ---- */

static setu_value *compare(setu_builder *b, hlo_direction direction, setu_value *x, setu_value *y, bool total) {
  static const char *const names[] = {"EQ", "NE", "LT", "LE", "GT", "GE"};
  const char *op = "stablehlo.compare";
  setu_value *operands[2] = {x, y};
  if (!hlo_usable(b, op, 2, operands) || !hlo_check_equal(b, op, x, y)) return &b->poison.value;
  if ((unsigned)direction >= sizeof names / sizeof names[0])
    return HLO_FAIL(b, op, "the direction %d does not exist", (int)direction);
  hlo_kind kind = hlo_kind_of(x->type.dtype);
  if (kind == HLO_KIND_COMPLEX && direction != HLO_EQ && direction != HLO_NE)
    return HLO_FAIL(b, op, "%s has no order", hlo_show(b, &x->type));
  if (total && kind != HLO_KIND_FLOATING)
    return HLO_FAIL(b, op, "the total order is not defined for the type %s", hlo_show(b, &x->type));
  const char *compare_type = kind == HLO_KIND_SIGNED                              ? "SIGNED"
                             : kind == HLO_KIND_BOOL || kind == HLO_KIND_UNSIGNED ? "UNSIGNED"
                                                                                  : "FLOAT";
  setu_type type = x->type;
  type.dtype = SETU_BOOL;
  text attributes;
  text_init(&attributes);
  hlo_attr(&attributes, "comparison_direction = #stablehlo<comparison_direction %s>", names[direction]);
  hlo_attr(&attributes, "compare_type = #stablehlo<comparison_type %s>", total ? "TOTALORDER" : compare_type);
  return hlo_emit_one(b, op, 2, operands, &attributes, &type);
}

setu_value *hlo_compare(setu_builder *b, hlo_direction direction, setu_value *x, setu_value *y) {
  return compare(b, direction, x, y, false);
}

setu_value *hlo_compare_total(setu_builder *b, hlo_direction direction, setu_value *x, setu_value *y) {
  return compare(b, direction, x, y, true);
}

setu_value *hlo_select(setu_builder *b, setu_value *predicate, setu_value *on_true, setu_value *on_false) {
  const char *op = "stablehlo.select";
  setu_value *operands[3] = {predicate, on_true, on_false};
  if (!hlo_usable(b, op, 3, operands) || !hlo_check_equal(b, op, on_true, on_false)) return &b->poison.value;
  setu_type expected = on_true->type;
  expected.dtype = SETU_BOOL;
  setu_type scalar = hlo_scalar_type(SETU_BOOL);
  if (!hlo_type_equal(&predicate->type, &expected) && !hlo_type_equal(&predicate->type, &scalar))
    return HLO_FAIL(b, op, "the predicate has the type %s, expected %s or %s", hlo_show(b, &predicate->type),
                    hlo_show(b, &expected), hlo_show(b, &scalar));
  return hlo_emit_one(b, op, 3, operands, NULL, &on_true->type);
}

setu_value *hlo_clamp(setu_builder *b, setu_value *low, setu_value *x, setu_value *high) {
  const char *op = "stablehlo.clamp";
  setu_value *operands[3] = {low, x, high};
  if (!hlo_usable(b, op, 3, operands)) return &b->poison.value;
  setu_type scalar = hlo_scalar_type(x->type.dtype);
  for (int i = 0; i < 3; i += 2)
    if (!hlo_type_equal(&operands[i]->type, &x->type) && !hlo_type_equal(&operands[i]->type, &scalar))
      return HLO_FAIL(b, op, "a bound has the type %s, expected %s or %s", hlo_show(b, &operands[i]->type),
                      hlo_show(b, &x->type), hlo_show(b, &scalar));
  if (hlo_kind_of(x->type.dtype) == HLO_KIND_COMPLEX)
    return HLO_FAIL(b, op, "it is not defined for the type %s", hlo_show(b, &x->type));
  return hlo_emit_one(b, op, 3, operands, NULL, &x->type);
}

/* ---- conversion ---- */

setu_value *hlo_convert(setu_builder *b, setu_value *x, setu_dtype dtype) {
  const char *op = "stablehlo.convert";
  if (!hlo_usable(b, op, 1, &x)) return &b->poison.value;
  if (x->type.dtype == dtype) return x;
  setu_type type = x->type;
  type.dtype = dtype;
  if (setu_dtype_is_complex(x->type.dtype) && !setu_dtype_is_complex(dtype))
    return HLO_FAIL(b, op, "%s does not become %s without losing the imaginary part", hlo_show(b, &x->type),
                    hlo_show(b, &type));
  return hlo_emit_one(b, op, 1, &x, NULL, &type);
}

setu_value *hlo_bitcast_convert(setu_builder *b, setu_value *x, setu_dtype dtype) {
  const char *op = "stablehlo.bitcast_convert";
  if (!hlo_usable(b, op, 1, &x)) return &b->poison.value;
  if (x->type.dtype == dtype) return x;
  int from = setu_dtype_size(x->type.dtype), to = setu_dtype_size(dtype);
  setu_type type = x->type;
  type.dtype = dtype;
  /* A boolean is one bit here, however it is stored; and plugins crash on complex operands. */
  if (!to || x->type.dtype == SETU_BOOL || dtype == SETU_BOOL || setu_dtype_is_complex(x->type.dtype) ||
      setu_dtype_is_complex(dtype))
    return HLO_FAIL(b, op, "the bits of %s cannot be read as %s", hlo_show(b, &x->type), hlo_show(b, &type));
  if (to < from) {
    if (type.rank >= SETU_MAX_RANK) return HLO_FAIL(b, op, "the result has more than %d dimensions", SETU_MAX_RANK);
    type.dims[type.rank++] = from / to;
  } else if (to > from) {
    if (!type.rank || type.dims[type.rank - 1] != to / from)
      return HLO_FAIL(b, op, "the last dimension of %s is not the %d needed for one %s", hlo_show(b, &x->type),
                      to / from, setu_dtype_name(dtype));
    type.rank--;
  }
  return hlo_emit_one(b, op, 1, &x, NULL, &type);
}

setu_value *hlo_reduce_precision(setu_builder *b, setu_value *x, int exponent_bits, int mantissa_bits) {
  const char *op = "stablehlo.reduce_precision";
  if (!hlo_usable(b, op, 1, &x)) return &b->poison.value;
  if (!setu_dtype_is_floating(x->type.dtype) || exponent_bits < 1 || mantissa_bits < 0)
    return HLO_FAIL(b, op, "%s has no form with %d exponent and %d mantissa bits", hlo_show(b, &x->type), exponent_bits,
                    mantissa_bits);
  text attributes;
  text_init(&attributes);
  hlo_attr(&attributes, "exponent_bits = %d : i32", exponent_bits);
  hlo_attr(&attributes, "mantissa_bits = %d : i32", mantissa_bits);
  return hlo_emit_one(b, op, 1, &x, &attributes, &x->type);
}
