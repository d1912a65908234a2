#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hlo/internal.h"

static const char constant_op[] = "stablehlo.constant";

/* ---- floating formats ---- */

/* What becomes of the largest exponents: IEEE has infinities and NaNs there, FN only one NaN pattern of all ones,
 * FNUZ none at all (its NaN is the pattern of -0). */
typedef enum float_special { FLOAT_IEEE, FLOAT_FN, FLOAT_FNUZ } float_special;

typedef struct float_format {
  int mantissa_bits, bias, bits;
  float_special special;
} float_format;

static bool find_format(setu_dtype dtype, float_format *format) {
  switch (dtype) {
    case SETU_F16:
      *format = (float_format){10, 15, 16, FLOAT_IEEE};
      return true;
    case SETU_BF16:
      *format = (float_format){7, 127, 16, FLOAT_IEEE};
      return true;
    case SETU_F32:
      *format = (float_format){23, 127, 32, FLOAT_IEEE};
      return true;
    case SETU_F64:
      *format = (float_format){52, 1023, 64, FLOAT_IEEE};
      return true;
    case SETU_F8E5M2:
      *format = (float_format){2, 15, 8, FLOAT_IEEE};
      return true;
    case SETU_F8E4M3FN:
      *format = (float_format){3, 7, 8, FLOAT_FN};
      return true;
    case SETU_F8E4M3FNUZ:
      *format = (float_format){3, 8, 8, FLOAT_FNUZ};
      return true;
    case SETU_F8E5M2FNUZ:
      *format = (float_format){2, 16, 8, FLOAT_FNUZ};
      return true;
    default:
      return false;
  }
}

static uint64_t largest_finite(const float_format *f) {
  uint64_t all_ones = (UINT64_C(1) << (f->bits - 1)) - 1;
  if (f->special == FLOAT_IEEE) return all_ones - (UINT64_C(1) << f->mantissa_bits);
  return f->special == FLOAT_FN ? all_ones - 1 : all_ones;
}

/* The bits of a value in a format, rounded to the nearest, ties to even. Too large a value becomes infinity, or
 * NaN in the formats without one. */
static uint64_t encode_float(const float_format *f, double value) {
  uint64_t source;
  memcpy(&source, &value, sizeof source);
  if (f->bits == 64) return source;
  uint64_t sign = (source >> 63) << (f->bits - 1);
  uint64_t infinity = largest_finite(f) + 1;
  uint64_t nan = infinity | (UINT64_C(1) << (f->mantissa_bits - 1));
  if (f->special == FLOAT_FN) nan = infinity;
  if (f->special == FLOAT_FNUZ) nan = UINT64_C(1) << (f->bits - 1), sign = value < 0 ? sign : 0;
  if (isnan(value)) return f->special == FLOAT_FNUZ ? nan : sign | nan;
  uint64_t overflow = f->special == FLOAT_IEEE ? sign | infinity : f->special == FLOAT_FN ? sign | nan : nan;
  if (isinf(value)) return overflow;
  int exponent = (int)(source >> 52 & 0x7ff);
  uint64_t mantissa = source & ((UINT64_C(1) << 52) - 1);
  uint64_t zero = f->special == FLOAT_FNUZ ? 0 : sign;
  if (!exponent) return zero; /* a double's subnormals are far below every format's half of the smallest */
  mantissa |= UINT64_C(1) << 52;
  int target = exponent - 1023 + f->bias; /* the biased exponent */
  int shift = 52 - f->mantissa_bits + (target < 1 ? 1 - target : 0);
  if (shift > 54) return zero;
  uint64_t kept = mantissa >> shift, rest = mantissa & ((UINT64_C(1) << shift) - 1);
  uint64_t half = UINT64_C(1) << (shift - 1);
  if (rest > half || (rest == half && (kept & 1))) kept++;
  /* A carry out of the mantissa moves to the exponent by itself; so does the hidden bit of a normal value. */
  if (target > 1) kept += (uint64_t)(target - 1) << f->mantissa_bits;
  if (kept > largest_finite(f)) return overflow;
  return kept ? sign | kept : zero;
}

/* ---- one element ---- */

/* The conversion of C with the cases it leaves undefined settled: NaN is 0, too large saturates at 64 bits, and
 * narrower types keep the low bits. */
static uint64_t double_to_integer(double value) {
  if (isnan(value)) return 0;
  if (value >= 18446744073709551616.0) return UINT64_MAX;
  if (value >= 9223372036854775808.0) return (uint64_t)value;
  if (value <= -9223372036854775808.0) return UINT64_C(1) << 63;
  return (uint64_t)(int64_t)value;
}

static void put_bits(unsigned char *element, uint64_t bits, int size) {
  for (int i = 0; i < size; i++) element[i] = (unsigned char)(bits >> (8 * i));
}

static uint64_t get_bits(const unsigned char *element, int size) {
  uint64_t bits = 0;
  for (int i = 0; i < size; i++) bits |= (uint64_t)element[i] << (8 * i);
  return bits;
}

static void put_float(unsigned char *element, setu_dtype dtype, double value) {
  float_format format;
  if (find_format(dtype, &format)) put_bits(element, encode_float(&format, value), format.bits / 8);
}

/* Prints value in decimal when a short decimal is the value exactly; false otherwise. */
static bool print_decimal(text *t, double value) {
  if (!isfinite(value) || (value == 0 && signbit(value))) return false;
  for (int digits = 1; digits <= 9; digits++) {
    char buffer[40];
    snprintf(buffer, sizeof buffer, "%.*e", digits, value);
    if (strtod(buffer, NULL) != value) continue;
    text_puts(t, buffer);
    return true;
  }
  return false;
}

static void print_float_bits(text *t, uint64_t bits, int digits) {
  text_printf(t, "0x%0*llX", digits, (unsigned long long)bits);
}

static void print_float(text *t, setu_dtype dtype, const unsigned char *element) {
  int size = setu_dtype_size(dtype);
  uint64_t bits = get_bits(element, size);
  if (dtype == SETU_F64) {
    double value;
    memcpy(&value, &bits, sizeof value);
    if (print_decimal(t, value)) return;
  } else if (dtype == SETU_F32 || dtype == SETU_BF16) {
    uint32_t word = (uint32_t)(dtype == SETU_BF16 ? bits << 16 : bits);
    float value;
    memcpy(&value, &word, sizeof value);
    if (print_decimal(t, (double)value)) return;
  }
  print_float_bits(t, bits, 2 * size);
}

static void print_element(text *t, setu_dtype dtype, const unsigned char *element) {
  int size = setu_dtype_size(dtype);
  switch (hlo_kind_of(dtype)) {
    case HLO_KIND_BOOL:
      text_puts(t, element[0] ? "true" : "false");
      break;
    case HLO_KIND_SIGNED: {
      uint64_t bits = get_bits(element, size);
      int unused = 64 - 8 * size;
      text_printf(t, "%lld", (long long)((int64_t)(bits << unused) >> unused));
      break;
    }
    case HLO_KIND_UNSIGNED:
      text_printf(t, "%llu", (unsigned long long)get_bits(element, size));
      break;
    case HLO_KIND_COMPLEX:
      text_puts(t, "(");
      print_float(t, hlo_real_dtype(dtype), element);
      text_puts(t, ", ");
      print_float(t, hlo_real_dtype(dtype), element + size / 2);
      text_puts(t, ")");
      break;
    default:
      print_float(t, dtype, element);
  }
}

/* ---- constants ---- */

static setu_value *emit_constant(setu_builder *b, const setu_type *type, text *literal) {
  text attributes;
  text_init(&attributes);
  text_puts(&attributes, "value = dense<");
  if (literal->size) text_append(&attributes, literal->data, literal->size);
  text_puts(&attributes, "> : ");
  hlo_print_type(&attributes, type);
  attributes.failed = attributes.failed || literal->failed;
  text_deinit(literal);
  return hlo_emit_one(b, constant_op, 0, NULL, &attributes, type);
}

static setu_value *emit_splat(setu_builder *b, const setu_type *type, const unsigned char *element) {
  text literal;
  text_init(&literal);
  if (hlo_type_count(type)) print_element(&literal, type->dtype, element);
  return emit_constant(b, type, &literal);
}

static bool may_create(setu_builder *b, const setu_type *type) {
  return hlo_usable(b, constant_op, 0, NULL) && hlo_check_type(b, constant_op, type);
}

setu_value *hlo_splat(setu_builder *b, const setu_type *type, double real, double imaginary) {
  if (!may_create(b, type)) return &b->poison.value;
  unsigned char element[16] = {0};
  int size = setu_dtype_size(type->dtype);
  switch (hlo_kind_of(type->dtype)) {
    case HLO_KIND_BOOL:
      element[0] = real != 0;
      break;
    case HLO_KIND_SIGNED:
    case HLO_KIND_UNSIGNED:
      put_bits(element, double_to_integer(real), size);
      break;
    case HLO_KIND_COMPLEX:
      put_float(element, hlo_real_dtype(type->dtype), real);
      put_float(element + size / 2, hlo_real_dtype(type->dtype), imaginary);
      break;
    default:
      put_float(element, type->dtype, real);
  }
  return emit_splat(b, type, element);
}

setu_value *hlo_splat_int(setu_builder *b, const setu_type *type, int64_t value) {
  if (!may_create(b, type)) return &b->poison.value;
  if (!setu_dtype_is_integral(type->dtype)) {
    /* Rounding to double first would round twice on the way to f32. */
    double real = hlo_real_dtype(type->dtype) == SETU_F32 ? (double)(float)value : (double)value;
    return hlo_splat(b, type, real, 0);
  }
  unsigned char element[16] = {0};
  put_bits(element, (uint64_t)value, setu_dtype_size(type->dtype));
  return emit_splat(b, type, element);
}

setu_value *hlo_scalar(setu_builder *b, setu_dtype dtype, double value) {
  setu_type type = hlo_scalar_type(dtype);
  return hlo_splat(b, &type, value, 0);
}

setu_value *hlo_scalar_int(setu_builder *b, setu_dtype dtype, int64_t value) {
  setu_type type = hlo_scalar_type(dtype);
  return hlo_splat_int(b, &type, value);
}

/* Booleans as nested lists: their packing inside hex strings has changed between releases of MLIR. */
static void print_bools(text *t, const setu_type *type, int64_t count, const unsigned char *data) {
  for (int64_t i = 0; i < count; i++) {
    if (i) text_puts(t, ", ");
    int64_t block = 1;
    for (int d = type->rank - 1; d >= 0; d--) {
      block *= type->dims[d];
      if (i % block == 0) text_puts(t, "[");
    }
    text_puts(t, data[i] ? "true" : "false");
    block = 1;
    for (int d = type->rank - 1; d >= 0; d--) {
      block *= type->dims[d];
      if ((i + 1) % block == 0) text_puts(t, "]");
    }
  }
}

static void print_hex(text *t, const unsigned char *data, size_t size) {
  static const char digits[] = "0123456789ABCDEF";
  char chunk[256];
  text_puts(t, "\"0x");
  for (size_t i = 0; i < size;) {
    size_t filled = 0;
    for (; i < size && filled < sizeof chunk; i++) {
      chunk[filled++] = digits[data[i] >> 4];
      chunk[filled++] = digits[data[i] & 15];
    }
    text_append(t, chunk, filled);
  }
  text_puts(t, "\"");
}

setu_value *hlo_dense(setu_builder *b, const setu_type *type, const void *data) {
  if (!may_create(b, type)) return &b->poison.value;
  const unsigned char *bytes = data;
  int64_t count = hlo_type_count(type);
  size_t width = (size_t)setu_dtype_size(type->dtype);
  if (count && !bytes) return HLO_FAIL(b, constant_op, "the data of %s is missing", hlo_show(b, type));
  /* All elements equal: every byte equals the one an element further. */
  if (!count || !memcmp(bytes, bytes + width, (size_t)(count - 1) * width)) return emit_splat(b, type, bytes);
  text literal;
  text_init(&literal);
  if (type->dtype == SETU_BOOL)
    print_bools(&literal, type, count, bytes);
  else
    print_hex(&literal, bytes, (size_t)count * width);
  return emit_constant(b, type, &literal);
}

/* The extreme value of a real type; false for complex ones. */
static bool extreme_element(setu_dtype dtype, bool highest, unsigned char *element) {
  int size = setu_dtype_size(dtype);
  uint64_t all_ones = ~UINT64_C(0) >> (64 - 8 * (size > 8 ? 8 : size));
  float_format format;
  switch (hlo_kind_of(dtype)) {
    case HLO_KIND_BOOL:
      element[0] = highest;
      return true;
    case HLO_KIND_UNSIGNED:
      put_bits(element, highest ? all_ones : 0, size);
      return true;
    case HLO_KIND_SIGNED:
      put_bits(element, highest ? all_ones >> 1 : (all_ones >> 1) + 1, size);
      return true;
    case HLO_KIND_FLOATING: {
      if (!find_format(dtype, &format)) return false;
      uint64_t bits = largest_finite(&format) + (format.special == FLOAT_IEEE);
      put_bits(element, highest ? bits : bits | UINT64_C(1) << (format.bits - 1), size);
      return true;
    }
    default:
      return false;
  }
}

static setu_value *emit_extreme(setu_builder *b, const setu_type *type, bool highest) {
  if (!may_create(b, type)) return &b->poison.value;
  unsigned char element[16] = {0};
  if (!extreme_element(type->dtype, highest, element))
    return HLO_FAIL(b, constant_op, "%s has no order, so no extreme value", hlo_show(b, type));
  return emit_splat(b, type, element);
}

setu_value *hlo_lowest(setu_builder *b, const setu_type *type) {
  return emit_extreme(b, type, false);
}
setu_value *hlo_highest(setu_builder *b, const setu_type *type) {
  return emit_extreme(b, type, true);
}

setu_value *hlo_iota(setu_builder *b, const setu_type *type, int dimension) {
  const char *op = "stablehlo.iota";
  if (!hlo_usable(b, op, 0, NULL) || !hlo_check_type(b, op, type)) return &b->poison.value;
  if (type->dtype == SETU_BOOL || dimension < 0 || dimension >= type->rank)
    return HLO_FAIL(b, op, "there are no numbers along dimension %d of %s", dimension, hlo_show(b, type));
  text attributes;
  text_init(&attributes);
  hlo_attr(&attributes, "iota_dimension = %d : i64", dimension);
  return hlo_emit_one(b, op, 0, NULL, &attributes, type);
}
