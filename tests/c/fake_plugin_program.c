/* The fake plugin's programs: just enough of StableHLO's generic text form.
 *
 * Computed on f32 and i64: add, subtract, multiply, negate, constant, broadcast_in_dim, reshape, convert, slices of
 * vectors. A program with any other operation or element type yields zeros of the declared result types. */
#include <ctype.h>
#include <stdio.h>

#include "fake_plugin.h"

enum { MAX_VALUES = 4096, MAX_RESULTS = 512, NAME_SIZE = 32 };

typedef enum opcode {
  OP_ADD,
  OP_SUBTRACT,
  OP_MULTIPLY,
  OP_NEGATE,
  OP_CONSTANT,
  OP_BROADCAST,
  OP_RESHAPE,
  OP_CONVERT,
  OP_SLICE
} opcode;

static const struct op_name {
  const char *name;
  opcode code;
  int operands;
} op_names[] = {
    {"stablehlo.add", OP_ADD, 2},           {"stablehlo.subtract", OP_SUBTRACT, 2},
    {"stablehlo.multiply", OP_MULTIPLY, 2}, {"stablehlo.negate", OP_NEGATE, 1},
    {"stablehlo.constant", OP_CONSTANT, 0}, {"stablehlo.broadcast_in_dim", OP_BROADCAST, 1},
    {"stablehlo.reshape", OP_RESHAPE, 1},   {"stablehlo.convert", OP_CONVERT, 1},
    {"stablehlo.slice", OP_SLICE, 1},
};

typedef struct value {
  char name[NAME_SIZE];
  fake_type type;
  opcode op; /* not for parameters */
  int operands[2];
  int64_t map[FAKE_MAX_RANK]; /* broadcast dimensions; first element and step of a slice */
  void *constant;
} value;

struct fake_program {
  value values[MAX_VALUES];
  size_t value_count, parameter_count;
  bool donated[MAX_VALUES];
  fake_type result_types[MAX_RESULTS];
  int results[MAX_RESULTS];
  size_t result_count;
  bool zeros; /* something was not understood */
};

/* ---- reading text ---- */
static const char *skip_space(const char *s) {
  while (isspace((unsigned char)*s)) s++;
  return s;
}

static int element_type(const char *name) {
  static const struct {
    const char *name;
    int dtype;
  } names[] = {{"i1", 1},        {"i8", 2},          {"i16", 3},           {"i32", 4},
               {"i64", 5},       {"ui8", 6},         {"ui16", 7},          {"ui32", 8},
               {"ui64", 9},      {"f16", 10},        {"f32", 11},          {"f64", 12},
               {"bf16", 13},     {"f8E5M2", 16},     {"complex<f32>", 14}, {"complex<f64>", 15},
               {"f8E4M3FN", 17}, {"f8E5M2FNUZ", 19}, {"f8E4M3FNUZ", 20}};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
    if (!strcmp(names[i].name, name)) return names[i].dtype;
  return 0;
}

/* Reads "tensor<2x3xf32>" and moves past it. */
static bool read_type(const char **text, fake_type *type) {
  const char *s = skip_space(*text);
  if (strncmp(s, "tensor<", 7) != 0) return false;
  s += 7;
  memset(type, 0, sizeof *type);
  while (isdigit((unsigned char)*s)) {
    char *end = NULL;
    long long dim = strtoll(s, &end, 10);
    if (*end != 'x' || type->rank == FAKE_MAX_RANK) return false;
    type->dims[type->rank++] = dim;
    s = end + 1;
  }
  char name[NAME_SIZE];
  size_t size = 0;
  for (int depth = 0; *s && !(depth == 0 && *s == '>'); s++) {
    depth += *s == '<' ? 1 : *s == '>' ? -1 : 0;
    if (size + 1 == sizeof name) return false;
    name[size++] = *s;
  }
  name[size] = 0;
  if (*s != '>') return false;
  type->dtype = element_type(name);
  *text = s + 1;
  return type->dtype != 0;
}

/* Reads "%name" and moves past it. */
static bool read_name(const char **text, char *name) {
  const char *s = skip_space(*text);
  if (*s != '%') return false;
  size_t size = 0;
  for (; *s == '%' || *s == '_' || isalnum((unsigned char)*s); s++) {
    if (size + 1 == NAME_SIZE) return false;
    name[size++] = *s;
  }
  name[size] = 0;
  *text = s;
  return true;
}

static int find_value(const fake_program *p, const char *name) {
  for (size_t i = 0; i < p->value_count; i++)
    if (!strcmp(p->values[i].name, name)) return (int)i;
  return -1;
}

/* Moves past "{...}" if it comes next; true if the attributes allow donation. */
static bool skip_attributes(const char **text) {
  const char *start = skip_space(*text);
  if (*start != '{') return false;
  const char *s = start;
  int depth = 0;
  bool quoted = false;
  do {
    quoted ^= *s == '"';
    if (!quoted) depth += *s == '{' ? 1 : *s == '}' ? -1 : 0;
    s++;
  } while (*s && depth);
  *text = s;
  const char *alias = strstr(start, "tf.aliasing_output");
  const char *donor = strstr(start, "jax.buffer_donor");
  return (alias && alias < s) || (donor && donor < s);
}

static bool read_parameters(fake_program *p, const char **text) {
  const char *s = skip_space(*text);
  while (*s != ')') {
    if (p->value_count == MAX_VALUES) return false;
    value *v = &p->values[p->value_count];
    if (!read_name(&s, v->name)) return false;
    s = skip_space(s);
    if (*s++ != ':' || !read_type(&s, &v->type)) return false;
    p->donated[p->value_count] = skip_attributes(&s);
    p->value_count++;
    s = skip_space(s);
    if (*s == ',') s = skip_space(s + 1);
  }
  p->parameter_count = p->value_count;
  *text = s + 1;
  return true;
}

static bool read_results(fake_program *p, const char **text) {
  const char *s = skip_space(*text);
  if (strncmp(s, "->", 2) != 0) return true; /* no results */
  s = skip_space(s + 2);
  bool list = *s == '(';
  if (list) s = skip_space(s + 1);
  while (!list || *s != ')') {
    if (p->result_count == MAX_RESULTS || !read_type(&s, &p->result_types[p->result_count++])) return false;
    if (!list) break;
    skip_attributes(&s);
    s = skip_space(s);
    if (*s == ',') s = skip_space(s + 1);
  }
  *text = list ? s + 1 : s;
  return true;
}

static bool computes(const fake_type *type) {
  return type->dtype == FAKE_F32 || type->dtype == FAKE_I64;
}

static void store_number(const fake_type *type, void *data, size_t index, double number, int64_t integer) {
  if (type->dtype == FAKE_F32)
    ((float *)data)[index] = (float)number;
  else
    ((int64_t *)data)[index] = integer;
}

/* One hexadecimal string of bytes, or a list of numbers, or one number, that fills the constant. */
static bool read_constant(const char *s, value *v) {
  size_t count = fake_count(&v->type), filled = 0, bytes = fake_bytes(&v->type);
  v->constant = calloc(1, bytes ? bytes : 1);
  if (!v->constant) abort();
  if (!strncmp(s, "\"0x", 3)) {
    for (s += 3; isxdigit((unsigned char)s[0]) && filled < bytes; s += 2) {
      unsigned byte = 0;
      if (sscanf(s, "%2x", &byte) != 1) return false;
      ((unsigned char *)v->constant)[filled++] = (unsigned char)byte;
    }
    return filled == bytes;
  }
  while (*s && *s != '>') {
    if (strchr("[], \n", *s)) {
      s++;
      continue;
    }
    char *end = NULL;
    double number = strtod(s, &end);
    if (end == s) return false;
    if (filled == count) return count == 0;
    if (!strncmp(s, "0x", 2) && v->type.dtype == FAKE_F32) { /* the bits of a float */
      uint32_t bits = (uint32_t)strtoul(s, NULL, 16);
      memcpy((float *)v->constant + filled, &bits, sizeof bits);
    } else {
      store_number(&v->type, v->constant, filled, number, strtoll(s, NULL, 0));
    }
    filled++;
    s = end;
  }
  size_t size = fake_element_size(v->type.dtype);
  if (filled == 1)
    for (size_t i = 1; i < count; i++) memcpy((char *)v->constant + i * size, v->constant, size);
  return filled == count || filled == 1;
}

static bool read_map(const char *line, value *v, size_t rank) {
  const char *s = strstr(line, "broadcast_dimensions = array<i64");
  if (!s) return false;
  s += strlen("broadcast_dimensions = array<i64");
  for (size_t i = 0; i < rank; i++) {
    s += strcspn(s, "0123456789>");
    if (*s == '>') return false;
    char *end = NULL;
    v->map[i] = strtoll(s, &end, 10);
    s = end;
  }
  return true;
}

static bool read_slice(const char *line, value *v, size_t rank) {
  const char *start = strstr(line, "start_indices = array<i64:"), *step = strstr(line, "strides = array<i64:");
  if (rank != 1 || !start || !step) return false;
  v->map[0] = strtoll(strchr(start, ':') + 1, NULL, 10);
  v->map[1] = strtoll(strchr(step, ':') + 1, NULL, 10);
  return true;
}

static const char *last_arrow(const char *line) {
  const char *found = NULL;
  for (const char *s = strstr(line, "-> "); s; s = strstr(s + 1, "-> ")) found = s;
  return found ? found + 3 : NULL;
}

/* One line such as: %2 = "stablehlo.add"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> */
static bool read_operation(fake_program *p, const char *line) {
  if (p->value_count == MAX_VALUES) return false;
  value *v = &p->values[p->value_count];
  memset(v, 0, sizeof *v);
  const char *s = line;
  char op[64];
  int used = 0;
  if (!read_name(&s, v->name) || sscanf(s, " = \"%63[^\"]\"(%n", op, &used) != 1 || !used) return false;
  s += used;
  const struct op_name *known = NULL;
  for (size_t i = 0; i < sizeof op_names / sizeof op_names[0]; i++)
    if (!strcmp(op_names[i].name, op)) known = &op_names[i];
  const char *type = last_arrow(line);
  if (!known || !type || !read_type(&type, &v->type) || !computes(&v->type)) return false;
  v->op = known->code;
  for (int i = 0; i < known->operands; i++) {
    char name[NAME_SIZE];
    if (!read_name(&s, name)) return false;
    v->operands[i] = find_value(p, name);
    if (v->operands[i] < 0 || !computes(&p->values[v->operands[i]].type)) return false;
    if (*s == ',') s++;
  }
  if (v->op == OP_BROADCAST && !read_map(line, v, p->values[v->operands[0]].type.rank)) return false;
  if (v->op == OP_SLICE && !read_slice(line, v, p->values[v->operands[0]].type.rank)) return false;
  if (v->op == OP_CONSTANT) {
    const char *dense = strstr(line, "dense<");
    if (!dense || !read_constant(dense + 6, v)) {
      free(v->constant);
      return false;
    }
  }
  p->value_count++;
  return true;
}

static bool read_return(fake_program *p, const char *line) {
  const char *s = strchr(line, '%');
  for (size_t i = 0; i < p->result_count; i++) {
    char name[NAME_SIZE];
    if (!s || !read_name(&s, name)) return false;
    p->results[i] = find_value(p, name);
    if (p->results[i] < 0 || !fake_same_type(&p->values[p->results[i]].type, &p->result_types[i])) return false;
    s = strchr(s, '%');
  }
  return true;
}

static bool is_return(const char *line) {
  return !strncmp(line, "\"func.return\"", 13) || !strncmp(line, "func.return", 11) || !strncmp(line, "return", 6);
}

static void read_body(fake_program *p, char *text) {
  char *rest = NULL;
  for (char *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    const char *s = skip_space(line);
    if (is_return(s)) {
      if (!read_return(p, s)) p->zeros = true;
      return;
    }
    if (*s == '{') s = skip_space(s + 1);
    if (*s && !read_operation(p, s)) {
      p->zeros = true;
      return;
    }
  }
  p->zeros = true;
}

fake_program *fake_program_parse(const char *text, size_t size, pj_error **out_error) {
  *out_error = NULL;
  char *copy = strndup(text, size);
  fake_program *p = calloc(1, sizeof *p);
  if (!copy || !p) abort();
  const char *s = strstr(copy, "@main(");
  if (s) s += strlen("@main(");
  bool usable = s && read_parameters(p, &s) && read_results(p, &s);
  if (usable) read_body(p, (char *)(uintptr_t)s);
  free(copy);
  if (usable) return p;
  fake_program_free(p);
  *out_error = fake_error(FAKE_INVALID_ARGUMENT, "cannot parse the program: no usable @main");
  return NULL;
}

void fake_program_free(fake_program *program) {
  if (!program) return;
  for (size_t i = 0; i < program->value_count; i++) free(program->values[i].constant);
  free(program);
}

size_t fake_program_parameter_count(const fake_program *program) {
  return program->parameter_count;
}

const fake_type *fake_program_parameter_type(const fake_program *program, size_t index) {
  return &program->values[index].type;
}

bool fake_program_donates(const fake_program *program, size_t parameter) {
  return program->donated[parameter];
}

size_t fake_program_result_count(const fake_program *program) {
  return program->result_count;
}

const fake_type *fake_program_result_type(const fake_program *program, size_t index) {
  return &program->result_types[index];
}

/* ---- running ---- */
static int64_t apply_int(opcode op, int64_t a, int64_t b) {
  uint64_t x = (uint64_t)a, y = (uint64_t)b; /* wraps, as the compiled program would */
  return (int64_t)(op == OP_ADD ? x + y : op == OP_SUBTRACT ? x - y : op == OP_MULTIPLY ? x * y : 0 - x);
}

static float apply_float(opcode op, float a, float b) {
  return op == OP_ADD ? a + b : op == OP_SUBTRACT ? a - b : op == OP_MULTIPLY ? a * b : -a;
}

static void run_elementwise(const value *v, void *out, const void *a, const void *b) {
  size_t count = fake_count(&v->type);
  for (size_t i = 0; i < count; i++) {
    if (v->type.dtype == FAKE_F32)
      ((float *)out)[i] = apply_float(v->op, ((const float *)a)[i], ((const float *)b)[i]);
    else
      ((int64_t *)out)[i] = apply_int(v->op, ((const int64_t *)a)[i], ((const int64_t *)b)[i]);
  }
}

static void run_broadcast(const value *v, const value *operand, void *out, const void *in) {
  size_t count = fake_count(&v->type), size = fake_element_size(v->type.dtype);
  for (size_t i = 0; i < count; i++) {
    int64_t index[FAKE_MAX_RANK];
    size_t left = i, source = 0;
    for (size_t d = v->type.rank; d-- > 0;) {
      index[d] = (int64_t)(left % (size_t)v->type.dims[d]);
      left /= (size_t)v->type.dims[d];
    }
    for (size_t d = 0; d < operand->type.rank; d++) {
      size_t dim = (size_t)operand->type.dims[d];
      source = source * dim + (dim == 1 ? 0 : (size_t)index[v->map[d]]);
    }
    memcpy((char *)out + i * size, (const char *)in + source * size, size);
  }
}

static void run_convert(const value *v, const value *operand, void *out, const void *in) {
  size_t count = fake_count(&v->type);
  for (size_t i = 0; i < count; i++) {
    bool from_float = operand->type.dtype == FAKE_F32;
    double number = from_float ? (double)((const float *)in)[i] : (double)((const int64_t *)in)[i];
    int64_t integer = from_float ? (int64_t)number : ((const int64_t *)in)[i];
    store_number(&v->type, out, i, number, integer);
  }
}

static void run_slice(const value *v, void *out, const void *x) {
  size_t size = fake_element_size(v->type.dtype);
  for (size_t i = 0; i < fake_count(&v->type); i++)
    memcpy((char *)out + i * size, (const char *)x + ((size_t)v->map[0] + i * (size_t)v->map[1]) * size, size);
}

static void run_value(const fake_program *p, const value *v, void *const *data, void *out) {
  const value *operand = &p->values[v->operands[0]];
  const void *a = data[v->operands[0]], *b = data[v->operands[1]];
  switch (v->op) {
    case OP_ADD:
    case OP_SUBTRACT:
    case OP_MULTIPLY:
      run_elementwise(v, out, a, b);
      break;
    case OP_NEGATE:
      run_elementwise(v, out, a, a);
      break;
    case OP_CONSTANT:
      memcpy(out, v->constant, fake_bytes(&v->type));
      break;
    case OP_BROADCAST:
      run_broadcast(v, operand, out, a);
      break;
    case OP_RESHAPE:
      memcpy(out, a, fake_bytes(&v->type));
      break;
    case OP_CONVERT:
      run_convert(v, operand, out, a);
      break;
    case OP_SLICE:
      run_slice(v, out, a);
      break;
  }
}

void fake_program_run(const fake_program *p, void *const *arguments, void *const *results) {
  if (p->zeros) {
    for (size_t i = 0; i < p->result_count; i++) memset(results[i], 0, fake_bytes(&p->result_types[i]));
    return;
  }
  void **data = calloc(p->value_count + 1, sizeof *data);
  if (!data) abort();
  for (size_t i = 0; i < p->value_count; i++) {
    if (i < p->parameter_count) {
      data[i] = arguments[i];
      continue;
    }
    data[i] = calloc(fake_count(&p->values[i].type) + 1, 8);
    if (!data[i]) abort();
    run_value(p, &p->values[i], data, data[i]);
  }
  for (size_t i = 0; i < p->result_count; i++) memcpy(results[i], data[p->results[i]], fake_bytes(&p->result_types[i]));
  for (size_t i = p->parameter_count; i < p->value_count; i++) free(data[i]);
  free(data);
}
