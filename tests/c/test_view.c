/* Views against plain C: what a view reads and writes is what its sizes, strides and offset say about memory.
 *
 * Programs run on a CPU plugin (SETU_TEST_CPU_PLUGIN). Each holds many views of one natural value. */
#include <stdio.h>
#include <stdlib.h>

#include "engine/view.h"
#include "pjrt_test.h"

enum { MAX_CASES = 24, RANDOM_CASES = 18, MAX_BYTES = 4096 };

static setu_client *client;

static void open_plugin(const char *variable) {
  setu_plugin *plugin = NULL;
  CHECK_OK(setu_plugin_load(test_environment(variable), &plugin));
  CHECK_OK(setu_client_create(plugin, 0, NULL, &client));
}

static void open_cpu(void) {
  open_plugin("SETU_TEST_CPU_PLUGIN");
}

/* ---- data ---- */

static uint64_t seed = 1;
static int64_t pick(int64_t bound) {
  seed = seed * 6364136223846793005u + 1442695040888963407u;
  return (int64_t)((seed >> 33) % (uint64_t)bound);
}

/* Bytes of normal finite numbers in every type, since plugins may flush denormals and quieten NaN when they move them.
 */
static void fill(unsigned char *data, int64_t bytes, setu_dtype dtype) {
  for (int64_t i = 0; i < bytes; i++) data[i] = (unsigned char)(dtype == SETU_BOOL ? pick(2) : 4 + pick(0x3c));
}

static int64_t bytes_of(const setu_type *type) {
  int64_t count = 0;
  CHECK(size_of_dims(type->dims, type->rank, &count));
  return count * setu_dtype_size(type->dtype);
}

static void describe(const setu_view *v, const setu_type *natural, char *out, size_t size) {
  int used = snprintf(out, size, "%s[", setu_dtype_name(natural->dtype));
  for (int i = 0; i < natural->rank; i++)
    used += snprintf(out + used, size - (size_t)used, "%lld ", (long long)natural->dims[i]);
  used += snprintf(out + used, size - (size_t)used, "] seen as %s[", setu_dtype_name(v->type.dtype));
  for (int i = 0; i < v->type.rank; i++)
    used +=
        snprintf(out + used, size - (size_t)used, "%lld:%lld ", (long long)v->type.dims[i], (long long)v->strides[i]);
  snprintf(out + used, size - (size_t)used, "]+%lld", (long long)v->offset);
}

/* ---- the meaning of a view ---- */

/* Calls body(place in the view's row-major order, place in memory), both in bytes. */
static void each_element(const setu_view *v, void (*body)(void *, int64_t, int64_t, int), void *context) {
  int64_t index[SETU_MAX_RANK] = {0}, count = hlo_type_count(&v->type);
  int size = setu_dtype_size(v->type.dtype);
  for (int64_t k = 0; k < count; k++) {
    int64_t at = v->offset;
    for (int i = 0; i < v->type.rank; i++) at += index[i] * v->strides[i];
    body(context, k * size, at * size, size);
    for (int i = v->type.rank - 1; i >= 0 && ++index[i] == v->type.dims[i]; i--) index[i] = 0;
  }
}

typedef struct copy {
  const unsigned char *from;
  unsigned char *to;
  bool write, truth;
} copy;

static void copy_element(void *context, int64_t in_view, int64_t in_memory, int size) {
  copy *c = context;
  int64_t from = c->write ? in_view : in_memory, to = c->write ? in_memory : in_view;
  memcpy(c->to + to, c->from + from, (size_t)size);
  if (c->truth) c->to[to] = c->to[to] != 0;
}

static void reference_read(const setu_view *v, const unsigned char *memory, unsigned char *out) {
  copy c = {.from = memory, .to = out, .truth = v->type.dtype == SETU_BOOL};
  each_element(v, copy_element, &c);
}

static void reference_write(const setu_view *v, unsigned char *memory, const unsigned char *update) {
  copy c = {.from = update, .to = memory, .write = true};
  each_element(v, copy_element, &c);
}

/* ---- running ---- */

typedef struct batch {
  setu_type natural;
  int count;
  setu_view views[MAX_CASES];
} batch;

static void run(const char *program, int argument_count, setu_buffer *const *arguments, int result_count,
                setu_buffer **results) {
  setu_executable *executable = NULL;
  setu_status status = test_compile(client, 0, program, &executable);
  if (status) test_log("%s", program);
  CHECK_OK(status);
  CHECK_INT_EQ(setu_executable_output_count(executable), result_count);
  CHECK_OK(setu_executable_run(executable, (size_t)argument_count, arguments, 0, NULL, results));
  setu_executable_destroy(executable);
}

static void compare(const batch *t, int i, const char *what, setu_buffer *result, const unsigned char *expected,
                    int64_t bytes) {
  static unsigned char actual[MAX_BYTES];
  CHECK(bytes <= MAX_BYTES);
  if (bytes) CHECK_OK(setu_buffer_to_host(result, actual, (size_t)bytes));
  setu_buffer_destroy(result);
  if (!memcmp(actual, expected, (size_t)bytes)) return;
  char name[512];
  int64_t at = 0;
  while (actual[at] == expected[at]) at++;
  describe(&t->views[i], &t->natural, name, sizeof name);
  test_fail(__FILE__, __LINE__, "%s %s: byte %lld of %lld is %d, not %d", what, name, (long long)at, (long long)bytes,
            actual[at], expected[at]);
}

static void check_reads(const batch *t) {
  static unsigned char memory[MAX_BYTES], expected[MAX_BYTES];
  setu_builder *b = NULL;
  CHECK_OK(hlo_builder_create(&b));
  setu_value *value = hlo_parameter(b, &t->natural), *values[MAX_CASES];
  for (int i = 0; i < t->count; i++) {
    values[i] = view_read(b, value, &t->views[i], NULL);
    if (!hlo_status(b)) CHECK(hlo_type_equal(&values[i]->type, &t->views[i].type));
  }
  char *program = NULL;
  CHECK_OK(hlo_finish(b, t->count, values, &program));
  hlo_builder_destroy(b);
  fill(memory, bytes_of(&t->natural), t->natural.dtype);
  setu_buffer *argument = NULL, *results[MAX_CASES];
  CHECK_OK(setu_buffer_from_host(client, 0, &t->natural, memory, &argument));
  run(program, 1, &argument, t->count, results);
  for (int i = 0; i < t->count; i++) {
    reference_read(&t->views[i], memory, expected);
    compare(t, i, "reading", results[i], expected, bytes_of(&t->views[i].type));
  }
  setu_buffer_destroy(argument);
  base_free(program);
}

static void check_writes(const batch *t) {
  static unsigned char memory[MAX_BYTES], expected[MAX_BYTES], updates[MAX_CASES][MAX_BYTES];
  setu_builder *b = NULL;
  CHECK_OK(hlo_builder_create(&b));
  setu_value *value = hlo_parameter(b, &t->natural), *values[MAX_CASES];
  setu_buffer *arguments[MAX_CASES + 1], *results[MAX_CASES];
  int64_t bytes = bytes_of(&t->natural);
  fill(memory, bytes, t->natural.dtype);
  CHECK_OK(setu_buffer_from_host(client, 0, &t->natural, memory, &arguments[0]));
  for (int i = 0; i < t->count; i++) {
    const setu_view *v = &t->views[i];
    setu_dtype data = t->natural.dtype == SETU_BOOL ? SETU_BOOL : v->type.dtype;
    CHECK(bytes_of(&v->type) <= MAX_BYTES);
    fill(updates[i], bytes_of(&v->type), data);
    CHECK_OK(setu_buffer_from_host(client, 0, &v->type, updates[i], &arguments[i + 1]));
    values[i] = view_write(b, value, v, hlo_parameter(b, &v->type), NULL);
    if (!hlo_status(b)) CHECK(hlo_type_equal(&values[i]->type, &t->natural));
  }
  char *program = NULL;
  CHECK_OK(hlo_finish(b, t->count, values, &program));
  hlo_builder_destroy(b);
  run(program, t->count + 1, arguments, t->count, results);
  for (int i = 0; i < t->count; i++) {
    memcpy(expected, memory, (size_t)bytes);
    reference_write(&t->views[i], expected, updates[i]);
    compare(t, i, "writing", results[i], expected, bytes);
  }
  for (int i = 0; i <= t->count; i++) setu_buffer_destroy(arguments[i]);
  base_free(program);
}

static void check_both(const batch *t) {
  check_reads(t);
  check_writes(t);
}

/* ---- chosen views ---- */

#define VIEW(dtype_, offset_, rank_, dims_, strides_)                                               \
  (setu_view) {                                                                                     \
    .type = {.dtype = dtype_, .rank = rank_, .dims = dims_}, .strides = strides_, .offset = offset_ \
  }
#define LIST(...) \
  { __VA_ARGS__ }

TEST(slices_steps_and_transposes) {
  open_cpu();
  batch t = {.natural = {SETU_F32, 3, {4, 6, 5}}};
  t.views[t.count++] = VIEW(SETU_F32, 0, 3, LIST(4, 6, 5), LIST(30, 5, 1));   /* whole */
  t.views[t.count++] = VIEW(SETU_F32, 0, 3, LIST(5, 6, 4), LIST(1, 5, 30));   /* permuted */
  t.views[t.count++] = VIEW(SETU_F32, 0, 1, LIST(120), LIST(1));              /* flat */
  t.views[t.count++] = VIEW(SETU_F32, 0, 2, LIST(24, 5), LIST(5, 1));         /* merged */
  t.views[t.count++] = VIEW(SETU_F32, 32, 3, LIST(2, 3, 2), LIST(60, 10, 2)); /* x[1::2, 0::2, 2::2] */
  t.views[t.count++] = VIEW(SETU_F32, 37, 2, LIST(3, 3), LIST(30, 1));        /* x[1:, 1, 2:] */
  t.views[t.count++] = VIEW(SETU_F32, 37, 2, LIST(3, 3), LIST(1, 30));        /* and its transpose */
  t.views[t.count++] = VIEW(SETU_F32, 119, 0, LIST(0), LIST(0));              /* the last element */
  t.views[t.count++] = VIEW(SETU_F32, 0, 1, LIST(4), LIST(36));               /* a diagonal */
  t.views[t.count++] = VIEW(SETU_F32, 3, 2, LIST(5, 7), LIST(7, 1));          /* across rows */
  t.views[t.count++] = VIEW(SETU_F32, 3, 2, LIST(6, 5), LIST(9, 1));
  t.views[t.count++] = VIEW(SETU_F32, 1, 3, LIST(4, 1, 5), LIST(1, 77, 9)); /* unit dimension with any stride */
  t.views[t.count++] = VIEW(SETU_F32, 7, 2, LIST(0, 5), LIST(5, 1));
  t.views[t.count++] = VIEW(SETU_F32, 0, 4, LIST(2, 2, 6, 5), LIST(60, 30, 5, 1)); /* split */
  check_both(&t);
}

TEST(broadcast_and_overlap) {
  open_cpu();
  batch t = {.natural = {SETU_I32, 2, {5, 4}}};
  t.views[t.count++] = VIEW(SETU_I32, 0, 3, LIST(3, 5, 4), LIST(0, 4, 1));
  t.views[t.count++] = VIEW(SETU_I32, 4, 2, LIST(3, 4), LIST(0, 1));
  t.views[t.count++] = VIEW(SETU_I32, 2, 3, LIST(5, 3, 2), LIST(4, 0, 1));
  t.views[t.count++] = VIEW(SETU_I32, 19, 2, LIST(2, 2), LIST(0, 0));
  t.views[t.count++] = VIEW(SETU_I32, 0, 2, LIST(4, 5), LIST(1, 1)); /* unfold: the last write wins */
  t.views[t.count++] = VIEW(SETU_I32, 1, 2, LIST(6, 4), LIST(3, 1));
  t.views[t.count++] = VIEW(SETU_I32, 0, 2, LIST(3, 3), LIST(2, 3));
  t.views[t.count++] = VIEW(SETU_I32, 0, 2, LIST(5, 5), LIST(1, 3));
  check_both(&t);
}

TEST(other_element_types) {
  open_cpu();
  static const struct {
    setu_type natural;
    setu_dtype seen[9];
  } pairs[] = {
      {{SETU_F32, 2, {3, 4}}, {SETU_I32, SETU_U8, SETU_F64, SETU_C64, SETU_I16, SETU_C128, SETU_I64, SETU_BF16}},
      {{SETU_I32, 1, {7}}, {SETU_F32, SETU_F64, SETU_C64, SETU_F16, SETU_C128}},
      {{SETU_C64, 2, {2, 3}}, {SETU_F32, SETU_F64, SETU_C128, SETU_I32, SETU_U8, SETU_I64}},
      {{SETU_C128, 1, {3}}, {SETU_F64, SETU_C64, SETU_F32, SETU_U8}},
      {{SETU_U8, 1, {19}}, {SETU_BOOL, SETU_I8, SETU_F16, SETU_F32, SETU_C64, SETU_I64}},
      {{SETU_BOOL, 2, {4, 6}}, {SETU_U8, SETU_I8}},
      {{SETU_BF16, 1, {10}}, {SETU_F16, SETU_I16, SETU_F32, SETU_U8}},
      {{SETU_F64, 2, {2, 2}}, {SETU_C128, SETU_I64, SETU_F32, SETU_C64}}};
  for (size_t p = 0; p < sizeof pairs / sizeof pairs[0]; p++) {
    batch t = {.natural = pairs[p].natural};
    int64_t bytes = bytes_of(&t.natural);
    for (const setu_dtype *d = pairs[p].seen; *d; d++) {
      int64_t count = bytes / setu_dtype_size(*d);
      t.views[t.count++] = VIEW(*d, 0, 1, LIST(count), LIST(1));
      t.views[t.count++] = VIEW(*d, count - 1, 0, LIST(0), LIST(0));
      if (count > 2) t.views[t.count++] = VIEW(*d, 1, 1, LIST((count - 1) / 2), LIST(2));
    }
    if (t.natural.dtype == SETU_U8) { /* a byte other than 0 and 1 is true, and a write makes it 1 */
      check_reads(&t);
      t.count = 0;
      t.views[t.count++] = VIEW(SETU_BOOL, 0, 1, LIST(19), LIST(1));
      t.views[t.count++] = VIEW(SETU_F32, 1, 2, LIST(2, 2), LIST(1, 1));
      check_writes(&t);
    } else {
      check_both(&t);
    }
  }
}

/* ---- random views ---- */

/* One step of PyTorch's: slice, select, transpose, unsqueeze, expand. */
static void random_step(setu_view *v) {
  int rank = v->type.rank, d = rank ? (int)pick(rank) : 0, e = rank ? (int)pick(rank) : 0;
  switch (pick(5)) {
    case 0:
      if (rank && v->type.dims[d] > 0) {
        int64_t start = pick(v->type.dims[d]), step = 1 + pick(3);
        v->offset += start * v->strides[d];
        v->type.dims[d] = (v->type.dims[d] - start + step - 1) / step;
        v->strides[d] *= step;
      }
      return;
    case 1:
      if (rank > 1) {
        v->offset += pick(v->type.dims[d]) * v->strides[d];
        for (int i = d; i + 1 < rank; i++) {
          v->type.dims[i] = v->type.dims[i + 1];
          v->strides[i] = v->strides[i + 1];
        }
        v->type.rank--;
      }
      return;
    case 2:
      if (rank) {
        int64_t dim = v->type.dims[d], stride = v->strides[d];
        v->type.dims[d] = v->type.dims[e];
        v->strides[d] = v->strides[e];
        v->type.dims[e] = dim;
        v->strides[e] = stride;
      }
      return;
    case 3:
      if (rank < 5) {
        for (int i = rank; i > d; i--) {
          v->type.dims[i] = v->type.dims[i - 1];
          v->strides[i] = v->strides[i - 1];
        }
        v->type.dims[d] = 1;
        v->strides[d] = pick(9);
        v->type.rank++;
      }
      return;
    default:
      if (rank && v->type.dims[d] == 1 && hlo_type_count(&v->type) < 64) {
        v->type.dims[d] = 2 + pick(2);
        v->strides[d] = 0;
      }
  }
}

static setu_view random_chain(const setu_type *natural) {
  setu_view v = view_dense(natural);
  for (int steps = 1 + (int)pick(6); steps > 0; steps--) random_step(&v);
  return v;
}

/* as_strided with anything that stays inside. */
static setu_view random_strided(const setu_type *natural) {
  int64_t count = hlo_type_count(natural);
  setu_view v = {.type = {.dtype = natural->dtype, .rank = (int)pick(4)}, .offset = pick(count)};
  int64_t room = count - 1 - v.offset;
  for (int i = 0; i < v.type.rank; i++) {
    v.strides[i] = pick(8);
    int64_t most = v.strides[i] ? room / v.strides[i] : 3;
    v.type.dims[i] = 1 + pick(most < 4 ? most + 1 : 4);
    room -= (v.type.dims[i] - 1) * v.strides[i];
  }
  return v;
}

/* Whether two different indices reach one element, other than along dimensions of stride 0. */
typedef struct reach {
  unsigned char seen[MAX_BYTES];
  bool twice;
} reach;
static void mark(void *context, int64_t in_view, int64_t in_memory, int size) {
  (void)in_view;
  reach *r = context;
  if (r->seen[in_memory / size]++) r->twice = true;
}
static bool overlaps(const setu_view *v) {
  setu_view distinct = *v;
  static reach r;
  memset(&r, 0, sizeof r);
  for (int i = 0; i < v->type.rank; i++)
    if (v->strides[i] == 0) distinct.type.dims[i] = 1;
  each_element(&distinct, mark, &r);
  return r.twice;
}

static const setu_type naturals[] = {{SETU_F32, 3, {3, 4, 5}}, {SETU_F32, 1, {37}},      {SETU_I64, 2, {6, 1}},
                                     {SETU_BOOL, 2, {5, 7}},   {SETU_C64, 2, {4, 3}},    {SETU_BF16, 4, {2, 3, 1, 4}},
                                     {SETU_U8, 2, {1, 30}},    {SETU_F64, 3, {2, 2, 2}}, {SETU_F32, 0, {0}}};

/* ---- offsets as inputs ---- */

enum { OFFSET_RUNS = 6 };
static int moved; /* views that were run at an offset other than the one that their program was made for */

/* An offset that the view's program must serve, drawn from all of them; -1 when there is none. */
static int64_t other_offset(const setu_view *v, const setu_type *natural) {
  int64_t count = bytes_of(natural) / setu_dtype_size(v->type.dtype), found = -1, seen = 0;
  for (int64_t offset = 0; offset < count; offset++)
    if (view_moves(v, natural, offset) && pick(++seen) == 0) found = offset;
  return found;
}

static setu_buffer *offset_buffer(const setu_view *v, const setu_type *natural, int64_t offset) {
  setu_type type = hlo_scalar_type(view_offset_dtype(v, natural));
  CHECK_INT_EQ(type.dtype, SETU_I32);
  int32_t narrow = (int32_t)offset;
  setu_buffer *buffer = NULL;
  CHECK_OK(setu_buffer_from_host(client, 0, &type, &narrow, &buffer));
  return buffer;
}

/* One program for the views at their offsets, run at others. Parameters: the natural value, offsets, and updates. */
static char *moving_program(const batch *t, bool write) {
  setu_builder *b = NULL;
  CHECK_OK(hlo_builder_create(&b));
  setu_value *value = hlo_parameter(b, &t->natural), *offsets[MAX_CASES], *values[MAX_CASES];
  for (int i = 0; i < t->count; i++) {
    setu_type type = hlo_scalar_type(view_offset_dtype(&t->views[i], &t->natural));
    offsets[i] = hlo_parameter(b, &type);
  }
  for (int i = 0; i < t->count; i++) {
    const setu_view *v = &t->views[i];
    values[i] =
        write ? view_write(b, value, v, hlo_parameter(b, &v->type), offsets[i]) : view_read(b, value, v, offsets[i]);
    if (!hlo_status(b)) CHECK(hlo_type_equal(&values[i]->type, write ? &t->natural : &v->type));
  }
  char *program = NULL;
  CHECK_OK(hlo_finish(b, t->count, values, &program));
  hlo_builder_destroy(b);
  return program;
}

static void check_moving(const batch *from, bool write) {
  static unsigned char memory[MAX_BYTES], expected[MAX_BYTES], updates[MAX_CASES][MAX_BYTES];
  batch t = {.natural = from->natural};
  for (int i = 0; i < from->count; i++)
    if (other_offset(&from->views[i], &t.natural) >= 0) t.views[t.count++] = from->views[i];
  if (!t.count) return;
  char *program = moving_program(&t, write);
  setu_executable *executable = NULL;
  setu_status status = test_compile(client, 0, program, &executable);
  if (status) test_log("%s", program);
  CHECK_OK(status);
  int64_t bytes = bytes_of(&t.natural);
  setu_buffer *arguments[2 * MAX_CASES + 1], *results[MAX_CASES];
  fill(memory, bytes, t.natural.dtype);
  CHECK_OK(setu_buffer_from_host(client, 0, &t.natural, memory, &arguments[0]));
  for (int i = 0; i < t.count; i++) {
    const setu_view *v = &t.views[i];
    fill(updates[i], bytes_of(&v->type), t.natural.dtype == SETU_BOOL ? SETU_BOOL : v->type.dtype);
    if (write) CHECK_OK(setu_buffer_from_host(client, 0, &v->type, updates[i], &arguments[1 + t.count + i]));
  }
  for (int run = 0; run < OFFSET_RUNS; run++) {
    for (int i = 0; i < t.count; i++) {
      int64_t offset = other_offset(&t.views[i], &t.natural);
      moved += offset != from->views[i].offset;
      t.views[i].offset = offset; /* any offset that a program serves names the same offsets */
      arguments[1 + i] = offset_buffer(&t.views[i], &t.natural, offset);
    }
    int argument_count = 1 + (write ? 2 : 1) * t.count;
    CHECK_OK(setu_executable_run(executable, (size_t)argument_count, arguments, 0, NULL, results));
    for (int i = 0; i < t.count; i++) {
      setu_buffer_destroy(arguments[1 + i]);
      if (write) {
        memcpy(expected, memory, (size_t)bytes);
        reference_write(&t.views[i], expected, updates[i]);
        compare(&t, i, "writing at an offset that is an input", results[i], expected, bytes);
      } else {
        reference_read(&t.views[i], memory, expected);
        compare(&t, i, "reading at an offset that is an input", results[i], expected, bytes_of(&t.views[i].type));
      }
    }
  }
  setu_buffer_destroy(arguments[0]);
  for (int i = 0; write && i < t.count; i++) setu_buffer_destroy(arguments[1 + t.count + i]);
  setu_executable_destroy(executable);
  base_free(program);
}

static batch moving_views(void) {
  batch t = {.natural = {SETU_F32, 3, {4, 6, 5}}};
  t.views[t.count++] = VIEW(SETU_F32, 30, 3, LIST(1, 6, 5), LIST(30, 5, 1));  /* x[t : t + 1] */
  t.views[t.count++] = VIEW(SETU_F32, 5, 3, LIST(4, 2, 5), LIST(30, 5, 1));   /* x[:, t : t + 2] */
  t.views[t.count++] = VIEW(SETU_F32, 32, 3, LIST(2, 3, 2), LIST(60, 10, 2)); /* x[1::2, 0::2, 2::2] */
  t.views[t.count++] = VIEW(SETU_F32, 37, 2, LIST(3, 3), LIST(1, 30));
  t.views[t.count++] = VIEW(SETU_F32, 9, 0, LIST(0), LIST(0));
  t.views[t.count++] = VIEW(SETU_F32, 3, 2, LIST(5, 7), LIST(7, 1)); /* across rows */
  t.views[t.count++] = VIEW(SETU_F32, 3, 2, LIST(6, 5), LIST(9, 1));
  t.views[t.count++] = VIEW(SETU_F32, 1, 2, LIST(3, 4), LIST(36, 7)); /* a gather */
  t.views[t.count++] = VIEW(SETU_I32, 7, 2, LIST(3, 4), LIST(20, 1)); /* another type */
  t.views[t.count++] = VIEW(SETU_F64, 7, 2, LIST(3, 4), LIST(5, 1));
  return t;
}

TEST(chosen_views_at_offsets_that_are_inputs) {
  batch t = moving_views();
  open_cpu();
  check_moving(&t, false);
  check_moving(&t, true);
}

TEST(chosen_views_at_offsets_that_are_inputs_on_the_newer_plugin) {
  batch t = moving_views();
  open_plugin("SETU_TEST_CPU_PLUGIN_NEW");
  check_moving(&t, false);
  check_moving(&t, true);
}

TEST(offsets_that_are_inputs_compile_for_a_chip) {
  setu_plugin *plugin = NULL;
  CHECK_OK(setu_plugin_load(test_environment("SETU_TEST_LIBTPU"), &plugin));
  setu_topology *topology = NULL;
  CHECK_OK(setu_topology_create(plugin, "v5e:2x2", 0, NULL, &topology));
  setu_compile_options options = {0};
  char *bytes = NULL;
  size_t size = 0;
  CHECK_OK(setu_compile_options_encode(&options, NULL, &bytes, &size));
  batch t = moving_views();
  for (int write = 0; write < 2; write++) {
    char *program = moving_program(&t, write);
    setu_executable *executable = NULL;
    CHECK_OK(setu_executable_compile_for_topology(topology, program, strlen(program), bytes, size, &executable));
    setu_executable_destroy(executable);
    base_free(program);
  }
  setu_free(bytes);
  setu_topology_destroy(topology);
}

/* Starts come from the linear offset; dimensions that are taken whole start at 0, and the first needs no remainder. */
TEST(offsets_that_are_inputs_become_starts) {
  batch t = {.natural = {SETU_F32, 3, {4, 6, 5}}};
  t.views[t.count++] = VIEW(SETU_F32, 30, 3, LIST(1, 6, 5), LIST(30, 5, 1));
  char *program = moving_program(&t, false);
  CHECK_STR_CONTAINS(program, "value = dense<30> : tensor<i32>");
  CHECK_STR_CONTAINS(program, "\"stablehlo.divide\"(%arg1, %0)");
  CHECK_STR_CONTAINS(program, "\"stablehlo.dynamic_slice\"(%arg0, %1, %2, %3) <{slice_sizes = array<i64: 1, 6, 5>}>");
  CHECK(!strstr(program, "remainder"));
  base_free(program);
  t.views[0] = VIEW(SETU_F32, 5, 3, LIST(4, 2, 5), LIST(30, 5, 1));
  program = moving_program(&t, true);
  CHECK_STR_CONTAINS(program, "\"stablehlo.remainder\"(%2, %3)");
  CHECK_STR_CONTAINS(program, "\"stablehlo.dynamic_update_slice\"(%arg0, %arg2, %0, %4, %5)");
  base_free(program);
}

TEST(programs_serve_the_offsets_that_their_views_allow) {
  setu_type natural = {SETU_F32, 2, {4, 4}};
  setu_view row = VIEW(SETU_F32, 4, 1, LIST(4), LIST(1)), pair = VIEW(SETU_F32, 1, 1, LIST(2), LIST(1));
  for (int64_t offset = -1; offset < 20; offset++) {
    CHECK_INT_EQ(view_moves(&row, &natural, offset), offset >= 0 && offset <= 12 && offset % 4 == 0);
    CHECK_INT_EQ(view_moves(&pair, &natural, offset), offset >= 0 && offset < 15 && offset % 4 != 3);
  }
  setu_view wrapped = VIEW(SETU_F32, 5, 1, LIST(4), LIST(1)); /* takes flat elements, so any will do */
  for (int64_t offset = -1; offset < 20; offset++)
    CHECK_INT_EQ(view_moves(&wrapped, &natural, offset), offset >= 0 && offset <= 12);
  setu_view outside = VIEW(SETU_F32, 13, 1, LIST(4), LIST(1)), whole = VIEW(SETU_F32, 0, 2, LIST(4, 4), LIST(4, 1));
  setu_view turned = VIEW(SETU_F32, 0, 2, LIST(4, 4), LIST(1, 4)), none = VIEW(SETU_F32, 3, 1, LIST(0), LIST(1));
  CHECK(!view_moves(&outside, &natural, 0) && !view_moves(&whole, &natural, 0) && !view_moves(&turned, &natural, 0));
  CHECK(view_moves(&none, &natural, 99));
  setu_type cube = {SETU_F32, 3, {2, 3, 4}};
  setu_view column = VIEW(SETU_F32, 2, 2, LIST(2, 1), LIST(12, 4));
  for (int64_t offset = 0; offset < 24; offset++) CHECK_INT_EQ(view_moves(&column, &cube, offset), offset < 12);
  CHECK_INT_EQ(view_offset_dtype(&row, &natural), SETU_I32);
  setu_type huge = {SETU_F32, 2, {1 << 20, 1 << 12}};
  CHECK_INT_EQ(view_offset_dtype(&row, &huge), SETU_I64);
}

static void random_views(setu_view (*make)(const setu_type *)) {
  open_cpu();
  moved = 0;
  for (size_t n = 0; n < sizeof naturals / sizeof naturals[0]; n++)
    for (int round = 0; round < 2; round++) {
      batch t = {.natural = naturals[n]};
      while (t.count < RANDOM_CASES) t.views[t.count++] = make(&t.natural);
      check_reads(&t);
      check_moving(&t, false);
      int kept = 0; /* PyTorch refuses to write where elements overlap, but for expanded tensors in copy_ */
      for (int i = 0; i < t.count; i++)
        if (!overlaps(&t.views[i])) t.views[kept++] = t.views[i];
      t.count = kept;
      if (kept) check_writes(&t);
      check_moving(&t, true);
    }
  CHECK(moved > 1000);
}

TEST(random_chains_of_views) {
  random_views(random_chain);
}
TEST(random_strides) {
  random_views(random_strided);
}

/* ---- questions about views ---- */

TEST(natural_types_follow_memory_order) {
  bool exact;
  setu_view v = VIEW(SETU_F32, 0, 4, LIST(2, 3, 4, 5), LIST(60, 1, 15, 3)); /* channels last */
  setu_type natural = view_natural_type(&v, &exact);
  CHECK(exact);
  static const int64_t expected[4] = {2, 4, 5, 3};
  CHECK_INT_EQ(natural.rank, 4);
  CHECK(memcmp(natural.dims, expected, sizeof expected) == 0);
  v = VIEW(SETU_F32, 0, 2, LIST(3, 4), LIST(4, 1));
  natural = view_natural_type(&v, &exact);
  CHECK(exact && hlo_type_equal(&natural, &v.type));
  v = VIEW(SETU_F32, 0, 3, LIST(1, 3, 1), LIST(9, 1, 9)); /* strides of unit dimensions mean nothing */
  natural = view_natural_type(&v, &exact);
  CHECK(exact && hlo_type_equal(&natural, &v.type));
  v = VIEW(SETU_F32, 0, 2, LIST(3, 4), LIST(5, 1));
  view_natural_type(&v, &exact);
  CHECK(!exact); /* holes */
  v = VIEW(SETU_F32, 0, 2, LIST(3, 4), LIST(0, 1));
  view_natural_type(&v, &exact);
  CHECK(!exact); /* expanded */
  v = VIEW(SETU_F32, 1, 1, LIST(4), LIST(1));
  view_natural_type(&v, &exact);
  CHECK(!exact); /* not from the start */
  v = VIEW(SETU_F32, 0, 2, LIST(0, 4), LIST(1, 7));
  natural = view_natural_type(&v, &exact);
  CHECK(exact);
  CHECK_INT_EQ(hlo_type_count(&natural), 0);
}

TEST(covering_is_replacing_every_element) {
  setu_type natural = {SETU_F32, 2, {3, 4}};
  setu_view v = VIEW(SETU_F32, 0, 2, LIST(4, 3), LIST(1, 4));
  CHECK(view_covers(&v, &natural));
  CHECK(!view_is_natural(&v, &natural));
  v = VIEW(SETU_I32, 0, 1, LIST(12), LIST(1));
  CHECK(view_covers(&v, &natural));
  v = VIEW(SETU_F64, 0, 1, LIST(6), LIST(1));
  CHECK(view_covers(&v, &natural));
  v = VIEW(SETU_F32, 0, 1, LIST(11), LIST(1));
  CHECK(!view_covers(&v, &natural));
  v = VIEW(SETU_F32, 0, 3, LIST(2, 3, 4), LIST(0, 4, 1));
  CHECK(!view_covers(&v, &natural));
  v = VIEW(SETU_F32, 0, 2, LIST(3, 4), LIST(4, 1));
  CHECK(view_covers(&v, &natural) && view_is_natural(&v, &natural));
  v.offset = 1;
  CHECK(!view_is_natural(&v, &natural) && !view_covers(&v, &natural));
  v = VIEW(SETU_I32, 0, 2, LIST(3, 4), LIST(4, 1));
  CHECK(!view_is_natural(&v, &natural));
}

TEST(extents_count_to_the_last_element) {
  setu_view v = VIEW(SETU_F32, 7, 2, LIST(3, 4), LIST(10, 2));
  CHECK_INT_EQ(view_extent(&v), 7 + 20 + 6 + 1);
  v = VIEW(SETU_F32, 7, 2, LIST(3, 0), LIST(10, 2));
  CHECK_INT_EQ(view_extent(&v), 0);
  v = VIEW(SETU_F32, 7, 0, LIST(0), LIST(0));
  CHECK_INT_EQ(view_extent(&v), 8);
}

TEST(views_outside_the_storage_are_refused) {
  setu_type natural = {SETU_F32, 1, {8}};
  static const setu_view outside[] = {{.type = {SETU_F32, 1, {9}}, .strides = {1}},
                                      {.type = {SETU_F32, 1, {3}}, .strides = {4}},
                                      {.type = {SETU_F32, 1, {1}}, .strides = {1}, .offset = 8},
                                      {.type = {SETU_F32, 2, {2, 3}}, .strides = {0, 4}},
                                      {.type = {SETU_F64, 1, {5}}, .strides = {1}}};
  for (size_t i = 0; i < sizeof outside / sizeof outside[0]; i++)
    for (int write = 0; write < 2; write++) {
      setu_builder *b = NULL;
      CHECK_OK(hlo_builder_create(&b));
      setu_value *value = hlo_parameter(b, &natural);
      if (write)
        view_write(b, value, &outside[i], hlo_parameter(b, &outside[i].type), NULL);
      else
        view_read(b, value, &outside[i], NULL);
      CHECK_INT_EQ(setu_status_get_code(hlo_status(b)), SETU_OUT_OF_RANGE);
      CHECK_STR_CONTAINS(setu_status_text(hlo_status(b)), "resize the storage first");
      hlo_builder_destroy(b);
    }
}
