#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "hlo/internal.h"

/* ---- types ---- */

setu_type hlo_type(setu_dtype dtype, int rank, const int64_t *dims) {
  setu_type type = {.dtype = dtype, .rank = rank};
  if (rank > 0 && rank <= SETU_MAX_RANK) memcpy(type.dims, dims, sizeof *dims * (size_t)rank);
  return type;
}

setu_type hlo_scalar_type(setu_dtype dtype) {
  return (setu_type){.dtype = dtype};
}

bool hlo_type_equal(const setu_type *a, const setu_type *b) {
  if (a->dtype != b->dtype || a->rank != b->rank || a->rank < 0 || a->rank > SETU_MAX_RANK) return false;
  return !memcmp(a->dims, b->dims, sizeof a->dims[0] * (size_t)a->rank);
}

int64_t hlo_type_count(const setu_type *type) {
  int64_t count;
  if (type->rank < 0 || type->rank > SETU_MAX_RANK || !size_of_dims(type->dims, type->rank, &count)) return -1;
  return count;
}

setu_dtype hlo_real_dtype(setu_dtype dtype) {
  if (dtype == SETU_C64) return SETU_F32;
  return dtype == SETU_C128 ? SETU_F64 : dtype;
}

setu_dtype hlo_complex_dtype(setu_dtype dtype) {
  if (dtype == SETU_F32 || dtype == SETU_C64) return SETU_C64;
  return dtype == SETU_F64 || dtype == SETU_C128 ? SETU_C128 : SETU_DTYPE_INVALID;
}

hlo_kind hlo_kind_of(setu_dtype dtype) {
  if (dtype == SETU_BOOL) return HLO_KIND_BOOL;
  if (setu_dtype_is_unsigned(dtype)) return HLO_KIND_UNSIGNED;
  if (setu_dtype_is_integral(dtype)) return HLO_KIND_SIGNED;
  if (setu_dtype_is_floating(dtype)) return HLO_KIND_FLOATING;
  return setu_dtype_is_complex(dtype) ? HLO_KIND_COMPLEX : HLO_KIND_NONE;
}

void hlo_print_type(text *t, const setu_type *type) {
  text_puts(t, "tensor<");
  for (int i = 0; i < type->rank && i < SETU_MAX_RANK; i++) text_printf(t, "%lldx", (long long)type->dims[i]);
  text_printf(t, "%s>", setu_dtype_name(type->dtype));
}

const char *hlo_show(setu_builder *b, const setu_type *type) {
  text t;
  text_init(&t);
  hlo_print_type(&t, type);
  char *copy = t.failed ? NULL : arena_copy(&b->arena, t.data, t.size + 1);
  text_deinit(&t);
  return copy ? copy : "tensor<...>";
}

bool hlo_check_type(setu_builder *b, const char *op, const setu_type *type) {
  if (b->status) return false;
  if (type->rank < 0 || type->rank > SETU_MAX_RANK) {
    HLO_FAIL(b, op, "the rank %d is outside 0 to %d", type->rank, SETU_MAX_RANK);
    return false;
  }
  int64_t bytes;
  int64_t count = hlo_type_count(type);
  if (count < 0 || !size_mul(count, setu_dtype_size(type->dtype), &bytes)) {
    HLO_FAIL(b, op, "the type %s has a negative dimension or is too large", hlo_show(b, type));
    return false;
  }
  if (!setu_dtype_size(type->dtype)) {
    HLO_FAIL(b, op, "the element type %d is not valid", (int)type->dtype);
    return false;
  }
  return true;
}

bool hlo_check_equal(setu_builder *b, const char *op, const setu_value *x, const setu_value *y) {
  if (hlo_type_equal(&x->type, &y->type)) return true;
  HLO_FAIL(b, op, "the operands have types %s and %s, expected equal types", hlo_show(b, &x->type),
           hlo_show(b, &y->type));
  return false;
}

bool hlo_check_dimensions(setu_builder *b, const char *op, const char *what, int count, const int64_t *dimensions,
                          int rank) {
  if (b->status) return false;
  if (count < 0 || count > rank) {
    HLO_FAIL(b, op, "there are %d %s for rank %d", count, what, rank);
    return false;
  }
  for (int i = 0; i < count; i++) {
    bool repeated = false;
    for (int k = 0; k < i; k++) repeated = repeated || dimensions[k] == dimensions[i];
    if (dimensions[i] >= 0 && dimensions[i] < rank && !repeated) continue;
    HLO_FAIL(b, op, "%s contain %lld, which is repeated or outside rank %d", what, (long long)dimensions[i], rank);
    return false;
  }
  return true;
}

/* ---- attributes ---- */

static void separate(text *t) {
  if (t->size) text_puts(t, ", ");
}

void hlo_attr(text *t, const char *format, ...) {
  char buffer[160]; /* every caller's attribute is a short name with a few numbers */
  va_list args;
  va_start(args, format);
  int size = vsnprintf(buffer, sizeof buffer, format, args);
  va_end(args);
  if (size < 0 || (size_t)size >= sizeof buffer) {
    t->failed = true;
    return;
  }
  separate(t);
  text_append(t, buffer, (size_t)size);
}

static void print_numbers(text *t, int count, const int64_t *values) {
  for (int i = 0; i < count; i++) text_printf(t, i ? ", %lld" : "%lld", (long long)values[i]);
}

void hlo_attr_array(text *t, const char *name, int count, const int64_t *values) {
  separate(t);
  text_printf(t, "%s = array<i64%s", name, count ? ": " : "");
  print_numbers(t, count, values);
  text_puts(t, ">");
}

void hlo_attr_list(text *t, const char *name, int count, const int64_t *values) {
  if (!count) return;
  separate(t);
  text_printf(t, "%s = [", name);
  print_numbers(t, count, values);
  text_puts(t, "]");
}

void hlo_attr_padding(text *t, int count, const int64_t *low, const int64_t *high) {
  separate(t);
  text_puts(t, "padding = dense<");
  for (int i = 0; i < count; i++)
    text_printf(t, "%s[%lld, %lld]", i ? ", " : "[", (long long)low[i], (long long)high[i]);
  text_printf(t, "%s> : tensor<%dx2xi64>", count ? "]" : "", count);
}

void hlo_print_string(text *t, const char *string, size_t size) {
  text_puts(t, "\"");
  for (size_t i = 0; i < size; i++) {
    unsigned char c = (unsigned char)string[i];
    if (c == '"' || c == '\\' || c < 0x20 || c == 0x7f)
      text_printf(t, "\\%02X", (unsigned)c);
    else
      text_append(t, string + i, 1);
  }
  text_puts(t, "\"");
}
