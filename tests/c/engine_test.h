/* What tests of the engine share: engines on the fake plugin, and calls described as a front end describes them. */
#ifndef SETU_TESTS_ENGINE_TEST_H
#define SETU_TESTS_ENGINE_TEST_H

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/status.h"
#include "fake_plugin_control.h"
#include "setu/call.h"
#include "test.h"

enum { ELEMENTS = 16 };

static const setu_type square_type = {SETU_F32, 2, {4, 4}};
static const fake_control *fake;

/* Loads the fake plugin with so many devices; once in a test. */
static inline void fake_load(int devices) {
  char count[16];
  snprintf(count, sizeof count, "%d", devices);
  setenv("SETU_FAKE_DEVICES", count, 1);
  setu_plugin *plugin = NULL;
  CHECK_OK(setu_plugin_load(test_fake_plugin(), &plugin));
  void *library = dlopen(test_fake_plugin(), RTLD_NOW | RTLD_NOLOAD);
  CHECK(library != NULL);
  const fake_control *(*get_control)(void) = NULL;
  void *symbol = dlsym(library, "fake_plugin_control");
  memcpy(&get_control, &symbol, sizeof get_control);
  fake = get_control();
}

static inline setu_status engine_open(const char *plugin_path, setu_engine **out_engine) {
  setu_engine_options options = {.plugin_path = plugin_path, .compile_threads = 2};
  return setu_engine_create(&options, out_engine);
}

static inline setu_engine *engine_on_fake(int devices) {
  setu_engine *engine = NULL;
  fake_load(devices);
  CHECK_OK(engine_open(test_fake_plugin(), &engine));
  return engine;
}

/* Nothing of the plugin's may be left. */
static inline void check_nothing_left(void) {
  fake->hold_events(false);
  for (int i = 0; i < 400 && fake->live(NULL); i++) usleep(5000); /* callbacks on other threads finish */
#define CHECK_GONE(kind) CHECK_INT_EQ(fake->live(#kind), 0);
  FAKE_KINDS(CHECK_GONE)
#undef CHECK_GONE
}

static inline void close_engine(setu_engine *engine) {
  setu_engine_destroy(engine);
  check_nothing_left();
}

static inline const setu_form *form_named(const char *name) {
  for (int i = 0; i < setu_form_count(); i++)
    if (!strcmp(setu_form_name(setu_form_at(i)), name)) return setu_form_at(i);
  test_fail(__FILE__, __LINE__, "the table has no form %s", name);
}

/* ---- storages of 4x4 f32 ---- */

static inline setu_status square_create(setu_engine *engine, int device, float first, float step, setu_storage **out) {
  float data[ELEMENTS];
  for (int i = 0; i < ELEMENTS; i++) data[i] = first + step * (float)i;
  SETU_TRY(setu_storage_create(engine, device, &square_type, out));
  return setu_storage_upload(*out, &square_type, data);
}

/* first, first + step, … */
static inline setu_storage *square_of(setu_engine *engine, int device, float first, float step) {
  setu_storage *storage = NULL;
  CHECK_OK(square_create(engine, device, first, step, &storage));
  return storage;
}

static inline void check_square(setu_storage *storage, float first, float step) {
  float data[ELEMENTS];
  CHECK_OK(setu_storage_download(storage, data, sizeof data));
  for (int i = 0; i < ELEMENTS; i++) CHECK_FLOAT_EQ(data[i], first + step * (float)i);
}

/* ---- calls ---- */

enum { CALL_ITEMS = 12, CALL_WORDS = 512 };

typedef struct call_text {
  setu_call_description d;
  setu_named_value arguments[CALL_ITEMS];
  setu_tensor_use uses[CALL_ITEMS];
  int lists[CALL_ITEMS];
  setu_slot slots[CALL_ITEMS];
  setu_storage *storages[CALL_ITEMS];
  setu_dtype scalar_dtypes[CALL_ITEMS];
  setu_scalar_input scalars[2 * CALL_ITEMS];
  setu_result results[CALL_ITEMS];
  uint64_t words[CALL_WORDS];
  size_t word_count;
  int offset_words[CALL_ITEMS], offset_count;
  uint64_t random[2];
} call_text;

static inline void call_word(call_text *c, uint64_t word) {
  CHECK(c->word_count < CALL_WORDS);
  c->words[c->word_count++] = word;
}

static inline void call_type_words(call_text *c, const setu_type *type) {
  call_word(c, (uint64_t)type->dtype | (uint64_t)type->rank << 8);
  for (int i = 0; i < type->rank; i++) call_word(c, (uint64_t)type->dims[i]);
}

static inline void call_begin(call_text *c, const char *form, int device) {
  memset(c, 0, sizeof *c);
  c->d = (setu_call_description){.form = form_named(form),
                                 .device = device,
                                 .arguments = c->arguments,
                                 .uses = c->uses,
                                 .slots = c->slots,
                                 .scalar_dtypes = c->scalar_dtypes,
                                 .results = c->results,
                                 .precision = 2,
                                 .default_dtype = SETU_F32,
                                 .location = "model.py:7"};
  call_word(c, (uint64_t)(uintptr_t)c->d.form);
  call_word(c, (uint64_t)device);
}

static inline int call_slot(call_text *c, setu_storage *storage) {
  for (int i = 0; i < c->d.slot_count; i++)
    if (c->storages[i] == storage) return i;
  c->storages[c->d.slot_count] = storage;
  c->slots[c->d.slot_count].natural = *setu_storage_natural(storage);
  c->slots[c->d.slot_count].written = setu_storage_written(storage);
  return c->d.slot_count++;
}

/* A use of a storage through a view; returns its number. */
static inline int call_use(call_text *c, setu_storage *storage, const setu_type *type, const int64_t *strides,
                           int64_t offset) {
  setu_tensor_use *use = &c->uses[c->d.use_count];
  use->slot = call_slot(c, storage);
  use->type = *type;
  use->offset = offset;
  memcpy(use->strides, strides, sizeof(int64_t) * (size_t)type->rank);
  call_word(c, (uint64_t)use->slot | (uint64_t)c->slots[use->slot].written << 32);
  call_type_words(c, type);
  for (int i = 0; i < type->rank; i++) call_word(c, (uint64_t)strides[i]);
  use->offset_word = (int)c->word_count;
  c->offset_words[c->offset_count++] = use->offset_word;
  call_word(c, (uint64_t)offset);
  call_type_words(c, &c->slots[use->slot].natural);
  return c->d.use_count++;
}

static inline setu_named_value *call_argument(call_text *c, const char *name, setu_value_kind kind) {
  setu_named_value *v = &c->arguments[c->d.argument_count++];
  v->name = name;
  v->kind = kind;
  v->scalar = -1;
  call_word(c, (uint64_t)kind);
  return v;
}

static inline int call_view(call_text *c, const char *name, setu_storage *storage, const setu_type *type,
                            const int64_t *strides, int64_t offset) {
  int use = call_use(c, storage, type, strides, offset);
  call_argument(c, name, SETU_VALUE_TENSOR)->use = use;
  return use;
}

static const int64_t square_strides[2] = {4, 1};

static inline int call_square(call_text *c, const char *name, setu_storage *storage) {
  return call_view(c, name, storage, &square_type, square_strides, 0);
}

static inline void call_integer(call_text *c, const char *name, int64_t value) {
  call_argument(c, name, SETU_VALUE_INT)->integer = value;
  call_word(c, (uint64_t)value);
}

/* A number that travels as an input: its value is not part of the key. */
static inline void call_number(call_text *c, const char *name, float value) {
  setu_named_value *v = call_argument(c, name, SETU_VALUE_FLOAT);
  v->scalar = c->d.scalar_count;
  c->scalar_dtypes[c->d.scalar_count] = SETU_F32;
  c->scalars[c->d.scalar_count].dtype = SETU_F32;
  memcpy(c->scalars[c->d.scalar_count++].bytes, &value, sizeof value);
}

static inline void call_fresh(call_text *c, const setu_type *type, const int64_t *strides) {
  setu_result *r = &c->results[c->d.result_count++];
  r->use = -1;
  r->type = *type;
  memcpy(r->strides, strides, sizeof(int64_t) * (size_t)type->rank);
}

static inline void call_written(call_text *c, int use) {
  setu_result *r = &c->results[c->d.result_count++];
  r->use = use;
  r->type = c->uses[use].type;
}

static inline setu_status call_plan(call_text *c, setu_engine *engine, setu_plan **out_plan) {
  uint64_t hash;
  *out_plan = setu_engine_find_plan(engine, c->words, c->word_count, &hash);
  if (!*out_plan)
    *out_plan = setu_engine_find_moving(engine, c->words, c->word_count, c->offset_words, c->offset_count);
  if (*out_plan) return SETU_STATUS_OK;
  return setu_engine_make_plan(engine, c->words, c->word_count, hash, &c->d, out_plan);
}

static inline setu_status call_submit(call_text *c, setu_engine *engine, setu_storage **out_fresh) {
  setu_plan *plan;
  SETU_TRY(call_plan(c, engine, &plan));
  setu_plan_offsets(plan, c->words, c->scalars + c->d.scalar_count);
  return setu_engine_submit(engine, plan, c->storages, c->scalars, setu_plan_random_amount(plan) ? c->random : NULL,
                            out_fresh);
}

/* ---- the calls that most tests make ---- */

/* out = x + alpha * y, alpha a run-time number */
static inline setu_status do_add(setu_engine *engine, setu_storage *x, setu_storage *y, float alpha,
                                 setu_storage **out) {
  call_text c;
  call_begin(&c, "add.Tensor", setu_storage_device(x));
  call_square(&c, "self", x);
  call_square(&c, "other", y);
  call_number(&c, "alpha", alpha);
  call_fresh(&c, &square_type, square_strides);
  return call_submit(&c, engine, out);
}

/* x += y */
static inline setu_status do_add_(setu_engine *engine, setu_storage *x, setu_storage *y) {
  call_text c;
  call_begin(&c, "add_.Tensor", setu_storage_device(x));
  int self = call_square(&c, "self", x);
  call_square(&c, "other", y);
  call_integer(&c, "alpha", 1);
  call_written(&c, self);
  return call_submit(&c, engine, NULL);
}

static inline setu_status do_mul(setu_engine *engine, setu_storage *x, setu_storage *y, setu_storage **out) {
  call_text c;
  call_begin(&c, "mul.Tensor", setu_storage_device(x));
  call_square(&c, "self", x);
  call_square(&c, "other", y);
  call_fresh(&c, &square_type, square_strides);
  return call_submit(&c, engine, out);
}

static inline setu_status do_neg(setu_engine *engine, setu_storage *x, setu_storage **out) {
  call_text c;
  call_begin(&c, "neg", setu_storage_device(x));
  call_square(&c, "self", x);
  call_fresh(&c, &square_type, square_strides);
  return call_submit(&c, engine, out);
}

static const setu_type pair_type = {SETU_F32, 1, {2}};
static const int64_t pair_stride = 1;

/* The product of two neighbours in each square, from these elements on. */
static inline setu_status do_mul_pairs(setu_engine *engine, setu_storage *x, int64_t in_x, setu_storage *y,
                                       int64_t in_y, setu_storage **out) {
  call_text c;
  call_begin(&c, "mul.Tensor", setu_storage_device(x));
  call_view(&c, "self", x, &pair_type, &pair_stride, in_x);
  call_view(&c, "other", y, &pair_type, &pair_stride, in_y);
  call_fresh(&c, &pair_type, &pair_stride);
  return call_submit(&c, engine, out);
}

#endif
