/* Accessors of a call's arguments, scalar values, written arguments and type promotion. */
#include "ops/call.h"

#include <math.h>
#include <string.h>

#include "ops/kit.h"
#include "ops/table.h"

static const setu_argument none = {.kind = SETU_ARGUMENT_NONE};

/* Fails the builder if there is one; types are inferred without. */
static void fail(const setu_call *c, const char *name, const char *what) {
  if (!c->builder) return;
  hlo_fail(c->builder, SETU_ERROR(SETU_INTERNAL, "%s: the argument %s %s", c->row->name, name, what));
}

int call_find(const setu_call *c, const char *name) {
  for (int i = 0; i < c->row->argument_count; i++)
    if (!strcmp(c->row->named[i].name, name)) return i;
  return -1;
}

/* An argument; one without meaning when the row does not list it. */
static const setu_argument *get(const setu_call *c, const char *name) {
  int index = call_find(c, name);
  if (index >= 0) return &c->arguments[index];
  fail(c, name, "is not listed in the row");
  return &none;
}

/* An argument of one kind, or NULL when absent. */
static const setu_argument *get_kind(const setu_call *c, const char *name, setu_argument_kind kind, const char *what) {
  const setu_argument *a = get(c, name);
  if (a->kind == SETU_ARGUMENT_NONE) return NULL;
  if (a->kind == kind) return a;
  fail(c, name, what);
  return NULL;
}

bool call_has(const setu_call *c, const char *name) {
  int index = call_find(c, name);
  if (index < 0) return false;
  const setu_argument *a = &c->arguments[index];
  return a->kind == SETU_ARGUMENT_TENSOR ? a->tensor.present : a->kind != SETU_ARGUMENT_NONE;
}

/* ---- tensors ---- */

static const setu_operand absent_operand = {.type = {.dtype = SETU_F32}};

/* The operand, or one that is not present. */
static const setu_operand *operand(const setu_call *c, const char *name) {
  const setu_argument *a = get_kind(c, name, SETU_ARGUMENT_TENSOR, "is not a tensor");
  return a ? &a->tensor : &absent_operand;
}

setu_value *call_tensor(const setu_call *c, const char *name) {
  const setu_operand *o = operand(c, name);
  if (o->present && o->value) return o->value;
  if (!c->builder) return NULL;
  return hlo_fail(c->builder, SETU_ERROR(SETU_INTERNAL, "%s: the tensor %s is missing", c->row->name, name));
}

const setu_type *call_type(const setu_call *c, const char *name) {
  const setu_operand *o = operand(c, name);
  if (!o->present) fail(c, name, "is a missing tensor");
  return &o->type;
}

int call_count(const setu_call *c, const char *name) {
  const setu_argument *a = get(c, name);
  switch (a->kind) {
    case SETU_ARGUMENT_TENSORS:
    case SETU_ARGUMENT_INTS:
    case SETU_ARGUMENT_FLOATS:
      return a->count;
    case SETU_ARGUMENT_NONE:
      return 0;
    default:
      fail(c, name, "is not a list");
      return 0;
  }
}

static const setu_operand *item(const setu_call *c, const char *name, int index) {
  const setu_argument *a = get_kind(c, name, SETU_ARGUMENT_TENSORS, "is not a list of tensors");
  if (a && index >= 0 && index < a->count) return &a->tensors[index];
  fail(c, name, "has fewer items than the lowering reads");
  return &absent_operand;
}

setu_value *call_item(const setu_call *c, const char *name, int index) {
  const setu_operand *o = item(c, name, index);
  return o->present ? o->value : NULL;
}

const setu_type *call_item_type(const setu_call *c, const char *name, int index) {
  const setu_operand *o = item(c, name, index);
  return o->present ? &o->type : NULL;
}

/* ---- numbers known while lowering ---- */

/* The known number, or NULL when absent; a run-time one fails. */
static const setu_argument *known(const setu_call *c, const char *name) {
  const setu_argument *a = get_kind(c, name, SETU_ARGUMENT_SCALAR, "is not a number");
  if (!a || !a->run_time) return a;
  fail(c, name, "is a run-time number, but the lowering needs to know it");
  return NULL;
}

/* C leaves the conversion of numbers outside the range undefined. */
static int64_t truncate_number(double number) {
  if (isnan(number)) return 0;
  if (number >= 0x1p63) return INT64_MAX;
  return number < -0x1p63 ? INT64_MIN : (int64_t)number;
}

static int64_t integer_of(const setu_argument *a) {
  return a->scalar_kind == SETU_SCALAR_FLOAT || a->scalar_kind == SETU_SCALAR_COMPLEX ? truncate_number(a->real)
                                                                                      : a->integer;
}

static const setu_argument *need(const setu_call *c, const char *name, const setu_argument *a) {
  if (!a && !call_has(c, name)) fail(c, name, "is missing");
  return a;
}

int64_t call_int(const setu_call *c, const char *name) {
  const setu_argument *a = need(c, name, known(c, name));
  return a ? integer_of(a) : 0;
}

int64_t call_int_or(const setu_call *c, const char *name, int64_t absent) {
  const setu_argument *a = known(c, name);
  return a ? integer_of(a) : absent;
}

double call_double(const setu_call *c, const char *name) {
  const setu_argument *a = need(c, name, known(c, name));
  return a ? a->real : 0;
}

double call_double_or(const setu_call *c, const char *name, double absent) {
  const setu_argument *a = known(c, name);
  return a ? a->real : absent;
}

static bool truth_of(const setu_argument *a) {
  if (a->scalar_kind == SETU_SCALAR_COMPLEX) return a->real != 0 || a->imaginary != 0;
  return a->scalar_kind == SETU_SCALAR_FLOAT ? a->real != 0 : a->integer != 0;
}

bool call_bool(const setu_call *c, const char *name) {
  const setu_argument *a = need(c, name, known(c, name));
  return a && truth_of(a);
}

bool call_bool_or(const setu_call *c, const char *name, bool absent) {
  const setu_argument *a = known(c, name);
  return a ? truth_of(a) : absent;
}

setu_dtype call_dtype_or(const setu_call *c, const char *name, setu_dtype absent) {
  const setu_argument *a = get_kind(c, name, SETU_ARGUMENT_DTYPE, "is not a dtype");
  return a && a->dtype != SETU_DTYPE_INVALID ? a->dtype : absent;
}

const char *call_string_or(const setu_call *c, const char *name, const char *absent) {
  const setu_argument *a = get_kind(c, name, SETU_ARGUMENT_STRING, "is not a string");
  return a && a->string ? a->string : absent;
}

const int64_t *call_ints(const setu_call *c, const char *name, int *out_count) {
  const setu_argument *a = get_kind(c, name, SETU_ARGUMENT_INTS, "is not a list of integers");
  *out_count = a ? a->count : 0;
  return a ? a->ints : NULL;
}

const double *call_floats(const setu_call *c, const char *name, int *out_count) {
  const setu_argument *a = get_kind(c, name, SETU_ARGUMENT_FLOATS, "is not a list of numbers");
  *out_count = a ? a->count : 0;
  return a ? a->floats : NULL;
}

int64_t call_int_at(const setu_call *c, const char *name, int index, int64_t absent) {
  int count;
  const int64_t *ints = call_ints(c, name, &count);
  if (!count) return absent;
  if (count == 1) return ints[0];
  if (index >= 0 && index < count) return ints[index];
  fail(c, name, "has fewer items than the lowering reads");
  return absent;
}

/* ---- numbers as values ---- */

static uint64_t bits_mask(setu_dtype dtype) {
  int bits = 8 * setu_dtype_size(dtype);
  return bits >= 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1;
}

/* Integers wrap as in PyTorch: int8 300 is 44. */
static int64_t wrap_integer(int64_t value, setu_dtype dtype) {
  uint64_t mask = bits_mask(dtype), low = (uint64_t)value & mask;
  if (!setu_dtype_is_unsigned(dtype) && low > mask / 2) low |= ~mask;
  int64_t wrapped;
  memcpy(&wrapped, &low, sizeof wrapped);
  return wrapped;
}

static setu_value *known_scalar(setu_builder *b, const setu_argument *a, setu_dtype dtype) {
  setu_type type = hlo_scalar_type(dtype);
  if (dtype == SETU_BOOL) return hlo_splat(b, &type, truth_of(a), 0);
  if (setu_dtype_is_integral(dtype)) return hlo_splat_int(b, &type, wrap_integer(integer_of(a), dtype));
  double imaginary = a->scalar_kind == SETU_SCALAR_COMPLEX && setu_dtype_is_complex(dtype) ? a->imaginary : 0;
  return hlo_splat(b, &type, a->real, imaginary);
}

setu_value *call_scalar(const setu_call *c, const char *name, setu_dtype dtype) {
  const setu_argument *a = need(c, name, get_kind(c, name, SETU_ARGUMENT_SCALAR, "is not a number"));
  if (!c->builder) return NULL;
  if (!a) return hlo_scalar(c->builder, dtype, 0);
  if (!a->run_time) return known_scalar(c->builder, a, dtype);
  if (!a->value) fail(c, name, "is a run-time number without a value");
  return a->value ? kit_convert(c->builder, a->value, dtype) : hlo_scalar(c->builder, dtype, 0);
}

setu_value *call_scalar_or(const setu_call *c, const char *name, setu_dtype dtype, double absent) {
  if (call_has(c, name)) return call_scalar(c, name, dtype);
  return c->builder ? hlo_scalar(c->builder, dtype, absent) : NULL;
}

bool call_is_number(const setu_call *c, const char *name, double number) {
  const setu_argument *a = get_kind(c, name, SETU_ARGUMENT_SCALAR, "is not a number");
  if (!a || a->run_time) return false;
  if (a->scalar_kind == SETU_SCALAR_COMPLEX && a->imaginary != 0) return false;
  return a->real == number;
}

setu_scalar_kind call_scalar_kind(const setu_call *c, const char *name) {
  const setu_argument *a = get_kind(c, name, SETU_ARGUMENT_SCALAR, "is not a number");
  return a ? a->scalar_kind : SETU_SCALAR_INT;
}

/* ---- written arguments ---- */

static setu_value *fit(setu_builder *b, setu_value *value, const setu_type *type) {
  return kit_broadcast(b, kit_convert(b, value, type->dtype), type->rank, type->dims);
}

void call_write(setu_call *c, const char *name, setu_value *value) {
  int index = call_find(c, name);
  if (index < 0 || !c->row->named[index].written) {
    fail(c, name, "is not listed as written in the row");
    return;
  }
  setu_argument *a = &c->arguments[index];
  if (!call_has(c, name) || !c->builder) return;
  if (a->kind == SETU_ARGUMENT_TENSOR)
    a->written = fit(c->builder, value, &a->tensor.type);
  else
    fail(c, name, "is written but is not a tensor");
}

void call_write_item(setu_call *c, const char *name, int index, setu_value *value) {
  int position = call_find(c, name);
  if (position < 0 || !c->row->named[position].written) {
    fail(c, name, "is not listed as written in the row");
    return;
  }
  setu_argument *a = &c->arguments[position];
  if (a->kind == SETU_ARGUMENT_NONE || !c->builder) return;
  const setu_operand *o = item(c, name, index);
  if (!o->present) return;
  if (!a->items_written) a->items_written = hlo_alloc(c->builder, sizeof(setu_value *) * (size_t)a->count);
  if (a->items_written) a->items_written[index] = fit(c->builder, value, &o->type);
}

/* ---- promotion ---- */

static bool is_f8(setu_dtype dtype) {
  return setu_dtype_is_floating(dtype) && setu_dtype_size(dtype) == 1;
}

static setu_dtype promote_floating(setu_dtype x, setu_dtype y) {
  if (!setu_dtype_is_floating(x)) return y;
  if (!setu_dtype_is_floating(y)) return x;
  if (is_f8(x) != is_f8(y)) return is_f8(x) ? y : x;
  if (setu_dtype_size(x) == setu_dtype_size(y)) return SETU_F32;
  return setu_dtype_size(x) > setu_dtype_size(y) ? x : y;
}

static setu_dtype promote_integral(setu_dtype x, setu_dtype y) {
  if (setu_dtype_size(x) != setu_dtype_size(y)) {
    setu_dtype wide = setu_dtype_size(x) > setu_dtype_size(y) ? x : y;
    setu_dtype narrow = wide == x ? y : x;
    if (!setu_dtype_is_unsigned(wide) || setu_dtype_is_unsigned(narrow)) return wide;
    x = wide, y = narrow;
  }
  switch (setu_dtype_size(x)) { /* signed with unsigned */
    case 1:
      return SETU_I16;
    case 2:
      return SETU_I32;
    default:
      return SETU_I64;
  }
}

setu_dtype call_promote_types(setu_dtype x, setu_dtype y) {
  if (x == y || y == SETU_DTYPE_INVALID) return x;
  if (x == SETU_DTYPE_INVALID || x == SETU_BOOL) return y;
  if (y == SETU_BOOL) return x;
  if (setu_dtype_is_complex(x) || setu_dtype_is_complex(y)) {
    bool wide = x == SETU_C128 || y == SETU_C128 || x == SETU_F64 || y == SETU_F64;
    return wide ? SETU_C128 : SETU_C64;
  }
  if (setu_dtype_is_floating(x) || setu_dtype_is_floating(y)) return promote_floating(x, y);
  return promote_integral(x, y);
}

setu_dtype call_default_dtype(const setu_call *c) {
  return c->default_dtype == SETU_DTYPE_INVALID ? SETU_F32 : c->default_dtype;
}

static setu_dtype complex_of(setu_dtype floating) {
  return floating == SETU_F64 ? SETU_C128 : SETU_C64;
}

/* The three categories of c10::ResultTypeState: tensors with dimensions, rank-0 tensors, Python numbers. */
typedef struct promotion {
  setu_dtype dimensioned, zero, wrapped;
} promotion;

static void promote_operand(const setu_call *c, promotion *p, const setu_operand *o) {
  if (!o->present) return;
  setu_dtype dtype = o->type.dtype;
  if (o->wrapped && setu_dtype_is_complex(dtype)) dtype = complex_of(call_default_dtype(c));
  if (o->wrapped && setu_dtype_is_floating(dtype)) dtype = call_default_dtype(c);
  setu_dtype *category = o->type.rank > 0 ? &p->dimensioned : o->wrapped ? &p->wrapped : &p->zero;
  *category = call_promote_types(*category, dtype);
}

static setu_dtype scalar_dtype(const setu_call *c, setu_scalar_kind kind) {
  switch (kind) {
    case SETU_SCALAR_BOOL:
      return SETU_BOOL;
    case SETU_SCALAR_INT:
      return SETU_I64;
    case SETU_SCALAR_FLOAT:
      return call_default_dtype(c);
    default:
      return complex_of(call_default_dtype(c));
  }
}

static void promote_argument(const setu_call *c, promotion *p, const setu_argument *a) {
  if (a->kind == SETU_ARGUMENT_TENSOR) promote_operand(c, p, &a->tensor);
  if (a->kind == SETU_ARGUMENT_TENSORS)
    for (int i = 0; i < a->count; i++) promote_operand(c, p, &a->tensors[i]);
  if (a->kind == SETU_ARGUMENT_SCALAR) p->wrapped = call_promote_types(p->wrapped, scalar_dtype(c, a->scalar_kind));
}

/* c10's combine_categories. */
static setu_dtype combine(setu_dtype higher, setu_dtype lower) {
  if (setu_dtype_is_complex(higher)) return higher;
  if (setu_dtype_is_floating(higher)) return setu_dtype_is_complex(lower) ? complex_of(higher) : higher;
  if (higher == SETU_BOOL || setu_dtype_is_floating(lower) || setu_dtype_is_complex(lower))
    return call_promote_types(higher, lower);
  return higher != SETU_DTYPE_INVALID ? higher : lower;
}

setu_dtype call_promote(const setu_call *c, const char *names) {
  const char *all = names;
  promotion p = {SETU_DTYPE_INVALID, SETU_DTYPE_INVALID, SETU_DTYPE_INVALID};
  if (!names)
    for (int i = 0; i < c->row->argument_count; i++) promote_argument(c, &p, &c->arguments[i]);
  while (names && *names) {
    names += strspn(names, " ");
    size_t size = strcspn(names, " ");
    char name[64];
    if (!size) break;
    if (size >= sizeof name) size = sizeof name - 1;
    memcpy(name, names, size);
    name[size] = '\0';
    promote_argument(c, &p, get(c, name));
    names += size;
  }
  setu_dtype dtype = combine(p.dimensioned, combine(p.zero, p.wrapped));
  if (dtype == SETU_DTYPE_INVALID) {
    fail(c, all ? all : "list", "gives no type to promote");
    return SETU_F32;
  }
  return dtype;
}
