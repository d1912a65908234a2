#include "tensor.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- sizes ---- */
bool tensor_sizes(const setu_type *type, size_t *out_count, size_t *out_bytes) {
  size_t count = 1;
  if (type->rank < 0 || type->rank > SETU_MAX_RANK || !setu_dtype_size(type->dtype)) return false;
  for (int i = 0; i < type->rank; i++)
    if (type->dims[i] < 0 || __builtin_mul_overflow(count, (size_t)type->dims[i], &count)) return false;
  *out_count = count;
  return !__builtin_mul_overflow(count, (size_t)setu_dtype_size(type->dtype), out_bytes);
}

bool tensor_init(tensor *t, const setu_type *type) {
  size_t count = 0;
  memset(t, 0, sizeof *t);
  t->type = *type;
  if (!tensor_sizes(type, &count, &t->bytes)) return false;
  t->data = calloc(1, t->bytes ? t->bytes : 1);
  return t->data != NULL;
}

void tensor_deinit(tensor *t) {
  free(t->data);
  t->data = NULL;
}

void tensor_type_name(const setu_type *type, char *text, size_t size) {
  size_t used = 0;
  for (int i = 0; i < type->rank && used < size; i++)
    used += (size_t)snprintf(text + used, size - used, "%lldx", (long long)type->dims[i]);
  if (used < size) snprintf(text + used, size - used, "%s", setu_dtype_name(type->dtype));
}

/* ---- program text ---- */
static const char *skip_space(const char *s) {
  while (isspace((unsigned char)*s)) s++;
  return s;
}

static setu_dtype dtype_of(const char *name, size_t size) {
#define NAME_IS(dtype, number, spelling, bits, kind) \
  if (size == sizeof(spelling) - 1 && !memcmp(name, spelling, size)) return SETU_##dtype;
  SETU_DTYPES(NAME_IS)
#undef NAME_IS
  return SETU_DTYPE_INVALID;
}

/* Reads "tensor<2x3xf32>" or "tensor<2x3xf32, encoding>" and moves past it. */
static bool read_type(const char **text, setu_type *type) {
  const char *s = skip_space(*text);
  if (strncmp(s, "tensor<", 7) != 0) return false;
  s += 7;
  memset(type, 0, sizeof *type);
  while (isdigit((unsigned char)*s)) {
    char *end = NULL;
    long long dim = strtoll(s, &end, 10);
    if (*end != 'x' || type->rank == SETU_MAX_RANK) return false;
    type->dims[type->rank++] = dim;
    s = end + 1;
  }
  size_t name = strcspn(s, ",>");
  if (s[name] == '>' && memchr(s, '<', name)) name++; /* complex<f32> */
  type->dtype = dtype_of(s, name);
  s += name;
  s += strcspn(s, ">");
  if (*s != '>') return false;
  *text = s + 1;
  return type->dtype != SETU_DTYPE_INVALID;
}

/* Moves past "{...}", minding nested braces and strings. */
static const char *skip_attributes(const char *s) {
  s = skip_space(s);
  if (*s != '{') return s;
  int depth = 0;
  bool quoted = false;
  for (; *s; s++) {
    if (*s == '"' && s[-1] != '\\') quoted = !quoted;
    if (quoted) continue;
    depth += *s == '{' ? 1 : *s == '}' ? -1 : 0;
    if (!depth) return s + 1;
  }
  return s;
}

int tensor_parse_parameters(const char *program, setu_type *types, int capacity, char *problem, size_t problem_size) {
  const char *s = strstr(program, "@main(");
  if (!s) {
    snprintf(problem, problem_size, "the program has no function @main in StableHLO text");
    return -1;
  }
  s = skip_space(s + strlen("@main("));
  int count = 0;
  while (*s && *s != ')') {
    s += strcspn(s, ":)");
    if (*s == ':') s++;
    if (count == capacity || !read_type(&s, &types[count])) {
      snprintf(problem, problem_size, "the type of parameter %d of @main is not supported: %.40s", count,
               skip_space(s));
      return -1;
    }
    count++;
    s = skip_space(skip_attributes(s));
    if (!strncmp(s, "loc(", 4)) {
      s += strcspn(s, ")");
      if (*s) s = skip_space(s + 1);
    }
    if (*s == ',') s = skip_space(s + 1);
  }
  return count;
}

/* ---- .npy ---- */
static setu_dtype npy_dtype(const char *descr) {
  static const struct {
    char code[4];
    setu_dtype dtype;
  } codes[] = {{"b1", SETU_BOOL}, {"i1", SETU_I8},  {"i2", SETU_I16}, {"i4", SETU_I32},  {"i8", SETU_I64},
               {"u1", SETU_U8},   {"u2", SETU_U16}, {"u4", SETU_U32}, {"u8", SETU_U64},  {"f2", SETU_F16},
               {"f4", SETU_F32},  {"f8", SETU_F64}, {"c8", SETU_C64}, {"c16", SETU_C128}};
  for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++)
    if (!strcmp(codes[i].code, descr)) return codes[i].dtype;
  return SETU_DTYPE_INVALID;
}

/* NumPy has no such types; their arrays are saved as untyped bytes. */
static bool is_untyped(const char *descr, setu_dtype dtype) {
  char expected[8];
  snprintf(expected, sizeof expected, "V%d", setu_dtype_size(dtype));
  bool foreign = dtype == SETU_BF16 || dtype >= SETU_F8E5M2;
  return foreign && !strcmp(descr, expected);
}

/* The value of a key in the header's dictionary. */
static const char *npy_value(const char *header, const char *key) {
  const char *s = strstr(header, key);
  if (!s) return NULL;
  s = strchr(s, ':');
  return s ? skip_space(s + 1) : NULL;
}

static bool parse_npy_header(const char *header, setu_type *type, setu_dtype wanted, const char **why) {
  const char *descr = npy_value(header, "'descr'"), *order = npy_value(header, "'fortran_order'");
  const char *shape = npy_value(header, "'shape'");
  char code[8] = "";
  char byte_order = 0;
  *why = "its header is not understood";
  if (!descr || !order || !shape || sscanf(descr, "'%c%7[a-zA-Z0-9]'", &byte_order, code) != 2) return false;
  *why = "its bytes are in big-endian order";
  if (byte_order == '>') return false;
  *why = "it is in Fortran order; save a C-ordered copy";
  if (!strncmp(order, "True", 4)) return false;
  *why = "its element type is not supported";
  type->dtype = is_untyped(code, wanted) ? wanted : npy_dtype(code);
  if (type->dtype == SETU_DTYPE_INVALID) return false;
  *why = "its shape is not understood";
  if (*shape++ != '(') return false;
  for (;;) {
    shape += strspn(shape, ", ");
    if (*shape == ')') return true;
    char *end = NULL;
    long long dim = strtoll(shape, &end, 10);
    if (end == shape || dim < 0 || type->rank == SETU_MAX_RANK) return false;
    type->dims[type->rank++] = dim;
    shape = end + (*end == 'L');
  }
}

static bool read_npy(tensor *t, FILE *file, const setu_type *type, const char **why) {
  unsigned char start[12];
  *why = "it is not a .npy file";
  if (fread(start, 1, 10, file) != 10 || memcmp(start, "\x93NUMPY", 6) != 0) return false;
  size_t size = start[8] | (size_t)start[9] << 8;
  if (start[6] >= 2) {
    if (fread(start + 10, 1, 2, file) != 2) return false;
    size |= (size_t)start[10] << 16 | (size_t)start[11] << 24;
  }
  char header[4096];
  *why = "its header is too long";
  if (size >= sizeof header) return false;
  *why = "it ends too early";
  if (fread(header, 1, size, file) != size) return false;
  header[size] = 0;
  setu_type found = {0};
  if (!parse_npy_header(header, &found, type->dtype, why)) return false;
  *why = "its type is not the parameter's";
  if (found.dtype != type->dtype || found.rank != type->rank) return false;
  if (memcmp(found.dims, type->dims, sizeof found.dims[0] * (size_t)found.rank) != 0) return false;
  *why = "there is not enough memory for it";
  if (!tensor_init(t, type)) return false;
  *why = "it ends too early";
  return fread(t->data, 1, t->bytes, file) == t->bytes;
}

bool tensor_read_npy(tensor *t, const char *path, const setu_type *type, char *problem, size_t problem_size) {
  memset(t, 0, sizeof *t);
  FILE *file = fopen(path, "rb");
  const char *why = "it cannot be opened";
  bool done = file && read_npy(t, file, type, &why);
  if (file) fclose(file);
  if (done) return true;
  tensor_deinit(t);
  char name[128];
  tensor_type_name(type, name, sizeof name);
  snprintf(problem, problem_size, "cannot read %s as %s: %s", path, name, why);
  return false;
}

/* ---- small floating types ---- */
static double from_bits(unsigned bits, int exponent_bits, int mantissa_bits, int bias, bool infinities) {
  unsigned sign = bits >> (exponent_bits + mantissa_bits) & 1, top = (1u << exponent_bits) - 1;
  unsigned exponent = bits >> mantissa_bits & top, mantissa = bits & ((1u << mantissa_bits) - 1);
  double value;
  if (infinities && exponent == top)
    value = mantissa ? NAN : INFINITY;
  else if (exponent == 0)
    value = ldexp((double)mantissa, 1 - bias - mantissa_bits);
  else
    value = ldexp((double)(mantissa + (1u << mantissa_bits)), (int)exponent - bias - mantissa_bits);
  return sign ? -value : value;
}

static double float8_value(setu_dtype dtype, unsigned bits) {
  if (dtype == SETU_F8E5M2) return from_bits(bits, 5, 2, 15, true);
  if (dtype == SETU_F8E4M3FN) return (bits & 0x7f) == 0x7f ? NAN : from_bits(bits, 4, 3, 7, false);
  if (bits == 0x80) return NAN;
  return dtype == SETU_F8E5M2FNUZ ? from_bits(bits, 5, 2, 16, false) : from_bits(bits, 4, 3, 8, false);
}

static uint16_t float_to_half(float value) {
  /* Exact for the multiples of 1/256 in [-1, 1) that tensor_randomize asks for. */
  int exponent = 0;
  float fraction = frexpf(fabsf(value), &exponent);
  if (!(fraction > 0)) return 0;
  unsigned mantissa = (unsigned)(fraction * 2048) & 0x3ff;
  return (uint16_t)((value < 0 ? 0x8000u : 0u) | (unsigned)(exponent + 14) << 10 | mantissa);
}

/* ---- random data ---- */
static uint64_t next_random(uint64_t *seed) {
  uint64_t z = *seed += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

static void put_random(char *out, setu_dtype dtype, uint64_t random) {
  double unit = (double)(random >> 11) / (double)(1ull << 53) * 2 - 1;
  float single = (float)unit, coarse = floorf(single * 256) / 256;
  uint64_t small = random % 10;
  uint32_t bits;
  uint16_t half;
  switch (dtype) {
    case SETU_BOOL:
      *out = (char)(random & 1);
      break;
    case SETU_F16:
      half = float_to_half(coarse);
      memcpy(out, &half, sizeof half);
      break;
    case SETU_BF16:
      memcpy(&bits, &coarse, sizeof bits);
      half = (uint16_t)(bits >> 16);
      memcpy(out, &half, sizeof half);
      break;
    case SETU_F32:
      memcpy(out, &single, sizeof single);
      break;
    case SETU_F64:
      memcpy(out, &unit, sizeof unit);
      break;
    default: /* integers, and finite patterns of the 8-bit floating types */
      if (setu_dtype_is_floating(dtype)) small = (random & 0x80) | (0x28 + random % 16);
      memcpy(out, &small, (size_t)setu_dtype_size(dtype)); /* little-endian hosts */
      break;
  }
}

void tensor_randomize(tensor *t, uint64_t *seed) {
  setu_dtype part = t->type.dtype == SETU_C64 ? SETU_F32 : t->type.dtype == SETU_C128 ? SETU_F64 : t->type.dtype;
  size_t size = (size_t)setu_dtype_size(part);
  for (size_t at = 0; at + size <= t->bytes; at += size) put_random((char *)t->data + at, part, next_random(seed));
}

/* ---- printing ---- */
static void print_number(FILE *out, double value, int digits, bool json) {
  if (json && !isfinite(value))
    fputs("null", out);
  else
    fprintf(out, "%.*g", digits, value);
}

static double floating_value(setu_dtype dtype, const char *at) {
  float single;
  double number;
  uint16_t half;
  switch (dtype) {
    case SETU_F32:
      memcpy(&single, at, sizeof single);
      return (double)single;
    case SETU_F64:
      memcpy(&number, at, sizeof number);
      return number;
    case SETU_F16:
      memcpy(&half, at, sizeof half);
      return from_bits(half, 5, 10, 15, true);
    case SETU_BF16:
      memcpy(&half, at, sizeof half);
      return from_bits(half, 8, 7, 127, true);
    default:
      return float8_value(dtype, (unsigned char)*at);
  }
}

static void print_integer(FILE *out, setu_dtype dtype, const char *at) {
  int size = setu_dtype_size(dtype);
  uint64_t bits = 0;
  memcpy(&bits, at, (size_t)size);
  if (setu_dtype_is_unsigned(dtype) || dtype == SETU_BOOL) {
    fprintf(out, "%llu", (unsigned long long)bits);
    return;
  }
  int shift = 64 - 8 * size;
  fprintf(out, "%lld", (long long)(int64_t)(bits << shift) >> shift);
}

void tensor_print_element(FILE *out, const tensor *t, size_t index, bool json) {
  setu_dtype dtype = t->type.dtype;
  const char *at = (const char *)t->data + index * (size_t)setu_dtype_size(dtype);
  if (setu_dtype_is_complex(dtype)) {
    setu_dtype part = dtype == SETU_C64 ? SETU_F32 : SETU_F64;
    int digits = json ? (part == SETU_F32 ? 9 : 17) : 6;
    double imaginary = floating_value(part, at + setu_dtype_size(part));
    if (json) fputc('[', out);
    print_number(out, floating_value(part, at), digits, json);
    fputs(json ? ", " : imaginary < 0 ? "" : "+", out);
    print_number(out, imaginary, digits, json);
    fputs(json ? "]" : "i", out);
  } else if (setu_dtype_is_floating(dtype)) {
    print_number(out, floating_value(dtype, at), json ? (dtype == SETU_F64 ? 17 : 9) : 6, json);
  } else {
    print_integer(out, dtype, at);
  }
}
