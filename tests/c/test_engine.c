/* The engine through its public interface, on the fake plugin: storages, modes, order, accounts, errors. */
#include "engine_test.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>

#include "setu/counters.h"

static const setu_mode modes[] = {SETU_MODE_STRICT, SETU_MODE_DEBUG, SETU_MODE_FUSED};
enum { MODES = sizeof modes / sizeof modes[0] };

/* ---- life and storages ---- */

TEST(an_engine_comes_and_goes) {
  setu_engine *engine = engine_on_fake(3);
  CHECK_INT_EQ(setu_engine_device_count(engine), 3);
  CHECK_INT_EQ(setu_engine_mode(engine), SETU_MODE_STRICT);
  CHECK_STR_EQ(setu_client_platform_name(setu_engine_client(engine)), "fake");
  close_engine(engine);
  CHECK_OK(engine_open(test_fake_plugin(), &engine)); /* and again */
  close_engine(engine);
}

TEST(a_missing_plugin_is_an_error) {
  setu_engine *engine = NULL;
  CHECK_ERROR(engine_open("/nowhere/plugin.so", &engine), SETU_NOT_FOUND, "/nowhere/plugin.so");
  CHECK(engine == NULL);
}

TEST(storages_hold_what_was_uploaded) {
  setu_engine *engine = engine_on_fake(1);
  setu_storage *s = NULL;
  float data[ELEMENTS];
  CHECK_OK(setu_storage_create(engine, 0, &square_type, &s));
  CHECK_INT_EQ(setu_storage_bytes(s), 64);
  CHECK(!setu_storage_written(s));
  check_square(s, 0, 0); /* unwritten memory reads as zeros */
  for (int i = 0; i < ELEMENTS; i++) data[i] = (float)i;
  CHECK_OK(setu_storage_upload(s, &square_type, data));
  memset(data, 0xff, sizeof data); /* the caller's again */
  CHECK(setu_storage_written(s));
  check_square(s, 0, 1);
  setu_type row = {SETU_I32, 1, {16}};
  int32_t numbers[ELEMENTS] = {7};
  CHECK_OK(setu_storage_upload(s, &row, numbers));
  CHECK_INT_EQ(setu_storage_natural(s)->dtype, SETU_I32);
  CHECK_ERROR(setu_storage_download(s, data, 60), SETU_INVALID_ARGUMENT, "60 bytes were asked of a storage of 64");
  setu_type wrong = {SETU_F32, 1, {3}};
  CHECK_ERROR(setu_storage_upload(s, &wrong, data), SETU_INVALID_ARGUMENT, "12 bytes were given");
  setu_storage *none = s;
  CHECK_ERROR(setu_storage_create(engine, 1, &square_type, &none), SETU_INVALID_ARGUMENT, "tpu:1 does not exist");
  CHECK(none == NULL);
  setu_type huge = {SETU_F32, 3, {INT64_MAX, 8, 8}};
  CHECK_ERROR(setu_storage_create(engine, 0, &huge, &none), SETU_RESOURCE_EXHAUSTED, "more bytes than an address");
  setu_storage_release(s);
  close_engine(engine);
}

TEST(resizing_keeps_the_prefix) {
  setu_engine *engine = engine_on_fake(1);
  setu_storage *s = square_of(engine, 0, 1, 1);
  CHECK_OK(setu_storage_resize(s, 96));
  float data[24];
  CHECK_OK(setu_storage_download(s, data, sizeof data));
  for (int i = 0; i < 24; i++) CHECK_FLOAT_EQ(data[i], i < 16 ? 1 + i : 0);
  CHECK_OK(setu_storage_resize(s, 8));
  CHECK_OK(setu_storage_download(s, data, 8));
  CHECK_FLOAT_EQ(data[1], 2);
  CHECK_OK(setu_storage_resize(s, 9)); /* no whole number of elements */
  unsigned char bytes[9];
  CHECK_OK(setu_storage_download(s, bytes, 9));
  CHECK(memcmp(bytes, data, 8) == 0 && bytes[8] == 0);
  CHECK_OK(setu_storage_resize(s, 0));
  CHECK_OK(setu_storage_resize(s, 16));
  CHECK_ERROR(setu_storage_resize(s, -1), SETU_INVALID_ARGUMENT, "-1 bytes");
  setu_storage_release(s);
  CHECK_OK(setu_storage_create(engine, 0, &square_type, &s)); /* unwritten */
  CHECK_OK(setu_storage_resize(s, 32));
  CHECK(!setu_storage_written(s));
  setu_storage_release(s);
  close_engine(engine);
}

TEST(copies_between_devices) {
  setu_engine *engine = engine_on_fake(2);
  setu_storage *x = square_of(engine, 0, 3, 1), *y = NULL, *small = NULL, *sum = NULL;
  CHECK_OK(setu_storage_create(engine, 1, &square_type, &y));
  CHECK_OK(setu_storage_copy_device(x, y));
  check_square(y, 3, 1);
  CHECK_INT_EQ(setu_storage_device(y), 1);
  CHECK_OK(do_add(engine, y, y, 1, &sum)); /* on the second device */
  CHECK_INT_EQ(setu_storage_device(sum), 1);
  check_square(sum, 6, 2);
  CHECK_OK(setu_storage_copy_device(sum, x));
  check_square(x, 6, 2);
  setu_type four = {SETU_F32, 1, {4}};
  CHECK_OK(setu_storage_create(engine, 1, &four, &small));
  CHECK_ERROR(setu_storage_copy_device(x, small), SETU_INVALID_ARGUMENT, "64 and 16 bytes");
  setu_storage *never = NULL;
  CHECK_OK(setu_storage_create(engine, 0, &square_type, &never));
  CHECK_OK(setu_storage_copy_device(never, y)); /* nothing was written there */
  CHECK(!setu_storage_written(y));
  setu_storage *all[] = {x, y, small, sum, never};
  for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) setu_storage_release(all[i]);
  close_engine(engine);
}

/* ---- modes ---- */

static void check_calls_in(setu_engine *engine) {
  setu_storage *x = square_of(engine, 0, 1, 1), *y = square_of(engine, 0, 10, 0), *a = NULL, *b = NULL, *c = NULL;
  CHECK_OK(do_add(engine, x, y, 2, &a)); /* 21 + i */
  CHECK_OK(do_mul(engine, a, y, &b));    /* 210 + 10i */
  CHECK_OK(do_add_(engine, a, x));       /* a = 22 + 2i, after b was made of the old one */
  CHECK_OK(do_neg(engine, a, &c));       /* -22 - 2i */
  CHECK_OK(do_add_(engine, a, c));       /* 0 */
  CHECK_OK(do_add_(engine, a, a));       /* a storage as both arguments */
  CHECK_OK(do_add_(engine, x, x));       /* 2 + 2i */
  CHECK_OK(do_add_(engine, x, x));       /* 4 + 4i */
  setu_storage_release(y);
  check_square(b, 210, 10);
  check_square(c, -22, -2);
  check_square(a, 0, 0);
  check_square(x, 4, 4);
  setu_storage *all[] = {x, a, b, c};
  for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) setu_storage_release(all[i]);
}

TEST(modes_give_the_same_results) {
  setu_engine *engine = engine_on_fake(1);
  for (int i = 0; i < MODES; i++) {
    CHECK_OK(setu_engine_set_mode(engine, modes[i]));
    CHECK_INT_EQ(setu_engine_mode(engine), modes[i]);
    for (int round = 0; round < 3; round++) check_calls_in(engine);
  }
  close_engine(engine);
}

TEST(fused_mode_runs_one_program) {
  setu_engine *engine = engine_on_fake(1);
  CHECK_OK(setu_engine_set_mode(engine, SETU_MODE_FUSED));
  for (int round = 0; round < 3; round++) {
    setu_storage *x = square_of(engine, 0, 1, 1), *a = NULL, *b = NULL, *c = NULL;
    setu_counters_reset();
    CHECK_OK(do_add(engine, x, x, 1, &a));
    CHECK_OK(do_mul(engine, a, a, &b));
    CHECK_OK(do_neg(engine, b, &c));
    setu_storage_release(a);
    setu_storage_release(b);
    CHECK_INT_EQ(setu_counter_get(SETU_COUNTER_recorded_calls), 3);
    CHECK_INT_EQ(setu_counter_get(SETU_COUNTER_executions), 0);
    bool ready = true;
    CHECK_OK(setu_engine_flush(engine, 0));
    CHECK_OK(setu_storage_wait(c));
    CHECK_OK(setu_storage_is_ready(c, &ready));
    CHECK(ready);
    CHECK_INT_EQ(setu_counter_get(SETU_COUNTER_executions), 1);
    CHECK_INT_EQ(setu_counter_get(SETU_COUNTER_flushed_regions), 1);
    CHECK_INT_EQ(setu_counter_get(SETU_COUNTER_compiles), round == 0); /* a repeated region is known */
    float data[ELEMENTS];
    CHECK_OK(setu_storage_download(c, data, sizeof data));
    for (int i = 0; i < ELEMENTS; i++) CHECK_FLOAT_EQ(data[i], -4.0f * (float)((1 + i) * (1 + i)));
    setu_storage_release(x);
    setu_storage_release(c);
  }
  close_engine(engine);
}

TEST(leaving_fused_mode_runs_what_was_recorded) {
  setu_engine *engine = engine_on_fake(1);
  setu_storage *x = square_of(engine, 0, 1, 0), *y = NULL;
  CHECK_OK(setu_engine_set_mode(engine, SETU_MODE_FUSED));
  CHECK_OK(do_add(engine, x, x, 1, &y));
  CHECK_OK(setu_engine_set_mode(engine, SETU_MODE_STRICT));
  CHECK_OK(do_add_(engine, y, x));
  check_square(y, 3, 0);
  setu_storage_release(x);
  setu_storage_release(y);
  close_engine(engine);
}

TEST(recorded_work_dies_with_the_engine) {
  setu_engine *engine = engine_on_fake(1);
  setu_storage *x = square_of(engine, 0, 1, 0), *y = NULL;
  CHECK_OK(setu_engine_set_mode(engine, SETU_MODE_FUSED));
  CHECK_OK(do_add(engine, x, x, 1, &y));
  setu_storage_release(x);
  setu_storage_release(y);
  close_engine(engine);
}

/* ---- donation and numbers ---- */

TEST(writes_in_place_take_over_memory) {
  setu_engine *engine = engine_on_fake(1);
  setu_storage *x = square_of(engine, 0, 1, 1), *y = square_of(engine, 0, 1, 0);
  CHECK_OK(do_add_(engine, x, y)); /* compiles */
  CHECK_OK(setu_engine_synchronize(engine, 0));
  setu_counters_reset();
  setu_device_memory before, after;
  setu_engine_memory(engine, 0, &before);
  for (int i = 0; i < 5; i++) CHECK_OK(do_add_(engine, x, y));
  CHECK_OK(setu_engine_synchronize(engine, 0));
  CHECK_INT_EQ(setu_counter_get(SETU_COUNTER_donations), 5);
  CHECK_INT_EQ(setu_counter_get(SETU_COUNTER_inline_executions), 5);
  CHECK_INT_EQ(setu_counter_get(SETU_COUNTER_compiles), 0);
  setu_engine_memory(engine, 0, &after);
  CHECK_INT_EQ(after.allocated_bytes, before.allocated_bytes);
  check_square(x, 7, 1);
  check_square(y, 1, 0); /* what is only read is not taken */
  setu_storage_release(x);
  setu_storage_release(y);
  close_engine(engine);
}

TEST(numbers_travel_without_compiling) {
  setu_engine *engine = engine_on_fake(1);
  setu_storage *x = square_of(engine, 0, 1, 0), *y = square_of(engine, 0, 0, 1), *out = NULL;
  CHECK_OK(do_add(engine, x, y, 0.5f, &out));
  check_square(out, 1, 0.5f);
  setu_storage_release(out);
  setu_counters_reset();
  for (int i = 0; i < 600; i++) { /* more numbers than the device keeps */
    CHECK_OK(do_add(engine, x, y, (float)i, &out));
    if (i % 50 == 0) check_square(out, 1, (float)i);
    setu_storage_release(out);
  }
  setu_engine_drain(engine);
  CHECK_INT_EQ(setu_counter_get(SETU_COUNTER_compiles), 0);
  CHECK_INT_EQ(setu_counter_get(SETU_COUNTER_call_hits), 600);
  int64_t uploads = setu_counter_get(SETU_COUNTER_scalar_uploads);
  CHECK_INT_EQ(uploads, 600);
  CHECK_OK(do_add(engine, x, y, 599, &out)); /* one just used is there */
  setu_storage_release(out);
  setu_engine_drain(engine);
  CHECK_INT_EQ(setu_counter_get(SETU_COUNTER_scalar_uploads), uploads);
  setu_storage_release(x);
  setu_storage_release(y);
  close_engine(engine);
}

TEST(recompiles_are_explained) {
  setu_engine *engine = engine_on_fake(1);
  setu_storage *x = square_of(engine, 0, 1, 0), *y = NULL, *out = NULL;
  setu_type row = {SETU_F32, 1, {16}};
  int64_t one = 1;
  CHECK_OK(do_neg(engine, x, &y));
  call_text c;
  call_begin(&c, "neg", 0);
  call_view(&c, "self", x, &row, &one, 0);
  call_fresh(&c, &row, &one);
  CHECK_OK(call_submit(&c, engine, &out));
  char name[64], reason[256];
  CHECK(setu_engine_recompile(engine, 0, name, sizeof name, reason, sizeof reason));
  CHECK_STR_EQ(name, "neg");
  CHECK_STR_CONTAINS(reason, "self");
  CHECK(setu_engine_recompile(engine, 1, name, sizeof name, reason, sizeof reason));
  CHECK_STR_EQ(reason, "first call");
  CHECK(!setu_engine_recompile(engine, 2, name, sizeof name, reason, sizeof reason));
  setu_storage *all[] = {x, y, out};
  for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) setu_storage_release(all[i]);
  close_engine(engine);
}

/* Multiplies pairs and drops the product. */
static void mul_pairs(setu_engine *engine, setu_storage *x, int64_t in_x, setu_storage *y, int64_t in_y) {
  setu_storage *product = NULL;
  CHECK_OK(do_mul_pairs(engine, x, in_x, y, in_y, &product));
  CHECK_OK(setu_storage_wait(product));
  setu_storage_release(product);
}

static int64_t misses(void) {
  int64_t now = setu_counter_get(SETU_COUNTER_call_misses);
  setu_counters_reset();
  return now;
}

/* Four offsets have programs of their own, the fifth makes one for all. What the others are is in tests/python. */
TEST(offsets_that_change_become_inputs) {
  for (int m = 0; m < MODES; m++) {
    setu_engine *engine = engine_on_fake(1);
    CHECK_OK(setu_engine_set_mode(engine, modes[m]));
    setu_storage *x = square_of(engine, 0, 1, 1), *y = square_of(engine, 0, 1, 1);
    char name[64], reason[256];
    setu_counters_reset();
    for (int i = 0; i < 4; i++) mul_pairs(engine, x, 4 * i, y, 2);
    CHECK_INT_EQ(misses(), 4);
    for (int i = 0; i < 4; i++) mul_pairs(engine, x, 4 * i, y, 2);
    CHECK_INT_EQ(misses(), 0);
    mul_pairs(engine, x, 1, y, 2);
    CHECK(setu_engine_recompile(engine, 0, name, sizeof name, reason, sizeof reason));
    CHECK_STR_EQ(reason, "self: storage offset 12 became 1; from now on it is an input and compiles nothing");
    for (int i = 0; i < 15; i++)
      if (i % 4 != 3) mul_pairs(engine, x, i, y, 2); /* every slice of a row */
    CHECK_INT_EQ(misses(), 1);
    mul_pairs(engine, x, 3, y, 2); /* across two rows is another program */
    CHECK_INT_EQ(misses(), 1);
    mul_pairs(engine, x, 1, y, 4); /* what did not change is part of the plan */
    mul_pairs(engine, x, 1, y, 5);
    mul_pairs(engine, x, 1, y, 6);
    CHECK_INT_EQ(misses(), 3);
    mul_pairs(engine, x, 9, y, 8); /* and moves too once it changes */
    CHECK_INT_EQ(misses(), 1);
    for (int i = 0; i < 15; i++)
      for (int k = 0; k < 15; k++)
        if (i % 4 != 3 && k % 4 != 3) mul_pairs(engine, x, i, y, k);
    CHECK_INT_EQ(misses(), 0);
    for (int i = 3; i < 12; i += 4)
      for (int k = 0; k < 15; k++) mul_pairs(engine, x, i, y, k); /* pairs across rows in one of them, likewise */
    for (int i = 0; i < 15; i++)
      for (int k = 3; k < 15; k += 4) mul_pairs(engine, x, i, y, k);
    CHECK_INT_EQ(misses(), 10);
    for (int i = 0; i < 15; i++)
      for (int k = 0; k < 15; k++) mul_pairs(engine, x, i, y, k);
    CHECK_INT_EQ(misses(), 0);
    setu_storage_release(x);
    setu_storage_release(y);
    close_engine(engine);
  }
}

TEST(offsets_are_submitted_after_the_numbers) {
  setu_engine *engine = engine_on_fake(1);
  setu_storage *x = square_of(engine, 0, 1, 1), *out = NULL;
  setu_plan *plan = NULL;
  call_text c;
  for (int i = 0; i < 6; i++) {
    call_begin(&c, "add.Tensor", 0);
    call_view(&c, "self", x, &pair_type, &pair_stride, 2 * i);
    call_view(&c, "other", x, &pair_type, &pair_stride, 0);
    call_number(&c, "alpha", 3);
    call_fresh(&c, &pair_type, &pair_stride);
    CHECK_OK(call_plan(&c, engine, &plan));
    CHECK_INT_EQ(setu_plan_offset_count(plan), i < 4 ? 0 : 1);
    CHECK_OK(call_submit(&c, engine, &out));
    setu_storage_release(out);
  }
  int32_t offset = 0;
  CHECK_INT_EQ(c.scalars[1].dtype, SETU_I32);
  memcpy(&offset, c.scalars[1].bytes, sizeof offset);
  CHECK_INT_EQ(offset, 10);
  char *text = NULL;
  CHECK_OK(setu_plan_text(plan, &text));
  CHECK_STR_CONTAINS(text, "@main(%arg0: tensor<4x4xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>)");
  CHECK_STR_CONTAINS(text, "stablehlo.dynamic_slice");
  setu_free(text);
  setu_storage_release(x);
  close_engine(engine);
}

/* A list form runs the row for each item, in one program. */
TEST(lists_run_item_by_item) {
  setu_engine *engine = engine_on_fake(1);
  for (int m = 0; m < MODES; m++) {
    CHECK_OK(setu_engine_set_mode(engine, modes[m]));
    setu_storage *x[3], *out[3] = {NULL};
    call_text c;
    call_begin(&c, "_foreach_neg", 0);
    setu_named_value *list = call_argument(&c, "self", SETU_VALUE_TENSORS);
    for (int i = 0; i < 3; i++) {
      x[i] = square_of(engine, 0, (float)i, 1);
      c.lists[i] = call_use(&c, x[i], &square_type, square_strides, 0);
      call_fresh(&c, &square_type, square_strides);
    }
    list->uses = c.lists;
    list->count = 3;
    setu_counters_reset();
    CHECK_OK(call_submit(&c, engine, out));
    for (int i = 0; i < 3; i++) check_square(out[i], (float)-i, -1);
    CHECK_INT_EQ(setu_counter_get(SETU_COUNTER_executions), 1);
    for (int i = 0; i < 3; i++) {
      setu_storage_release(x[i]);
      setu_storage_release(out[i]);
    }
  }
  close_engine(engine);
}

/* ---- order and waiting ---- */

TEST(late_events_do_not_change_the_order) {
  setu_engine *engine = engine_on_fake(1);
  fake->set_delay(5);
  for (int m = 0; m < MODES; m++) {
    CHECK_OK(setu_engine_set_mode(engine, modes[m]));
    check_calls_in(engine);
  }
  close_engine(engine);
}

TEST(readiness_follows_the_events) {
  setu_engine *engine = engine_on_fake(1);
  setu_storage *x = square_of(engine, 0, 1, 0), *y = NULL;
  CHECK_OK(do_neg(engine, x, &y));
  CHECK_OK(setu_storage_wait(y)); /* compiled */
  setu_storage_release(y);
  fake->hold_events(true);
  bool ready = true;
  CHECK_OK(do_neg(engine, x, &y));
  CHECK_OK(setu_storage_is_ready(y, &ready));
  CHECK(!ready);
  fake->hold_events(false);
  CHECK_OK(setu_engine_synchronize(engine, 0));
  CHECK_OK(setu_storage_is_ready(y, &ready));
  CHECK(ready);
  fake->set_delay(60);
  setu_storage *z = NULL;
  CHECK_OK(do_neg(engine, y, &z));
  CHECK_OK(setu_engine_synchronize(engine, 0)); /* waits for events, not only for launches */
  CHECK_OK(setu_storage_is_ready(z, &ready));
  CHECK(ready);
  CHECK_ERROR(setu_engine_synchronize(engine, 1), SETU_INVALID_ARGUMENT, "tpu:1 does not exist");
  CHECK_ERROR(setu_engine_flush(engine, -1), SETU_INVALID_ARGUMENT, "does not exist");
  setu_storage *all[] = {x, y, z};
  for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) setu_storage_release(all[i]);
  close_engine(engine);
}

/* A series of calls moves to the device's thread and back. */
TEST(a_series_of_calls_keeps_its_order) {
  enum { CALLS = 20000 };
  setu_engine *engine = engine_on_fake(1);
  setu_storage *sum = square_of(engine, 0, 0, 0), *one = square_of(engine, 0, 1, 0), *before = NULL;
  CHECK_OK(do_add_(engine, sum, one));
  check_square(sum, 1, 0);
  setu_storage *both[] = {sum, one};
  setu_plan *add = NULL;
  call_text c;
  call_begin(&c, "add_.Tensor", 0);
  call_square(&c, "self", sum);
  call_square(&c, "other", one);
  call_integer(&c, "alpha", 1);
  CHECK_OK(call_plan(&c, engine, &add));
  setu_counters_reset();
  for (int i = 1; i < CALLS; i++) {
    if (i == CALLS / 2) CHECK_OK(do_add(engine, sum, one, 0, &before));
    if (i % 5000 == 500) usleep(2000); /* the thread goes to sleep */
    CHECK_OK(setu_engine_submit(engine, add, both, NULL, NULL, NULL));
  }
  check_square(sum, CALLS, 0);
  check_square(before, CALLS / 2, 0);
  int64_t direct = setu_counter_get(SETU_COUNTER_inline_executions);
  int64_t queued = setu_counter_get(SETU_COUNTER_queued_executions);
  CHECK_INT_EQ(direct + queued, CALLS);
  if (sysconf(_SC_NPROCESSORS_ONLN) > 1) CHECK(queued > 0);
  setu_storage *all[] = {sum, one, before};
  for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) setu_storage_release(all[i]);
  close_engine(engine);
}

TEST(few_calls_run_on_their_own_thread) {
  setu_engine *engine = engine_on_fake(1);
  setu_storage *sum = square_of(engine, 0, 0, 0), *one = square_of(engine, 0, 1, 0);
  CHECK_OK(do_add_(engine, sum, one));
  check_square(sum, 1, 0);
  usleep(50000); /* the thread sleeps */
  setu_counters_reset();
  for (int i = 0; i < 10; i++) CHECK_OK(do_add_(engine, sum, one));
  CHECK_INT_EQ(setu_counter_get(SETU_COUNTER_inline_executions), 10);
  check_square(sum, 11, 0);
  setu_storage_release(sum);
  setu_storage_release(one);
  close_engine(engine);
}

/* ---- threads ---- */

enum { THREADS = 4, ROUNDS = 60 };

typedef struct worker {
  setu_engine *engine;
  setu_storage *shared, *one;
  int device;
  pthread_t thread;
} worker;

static void *work(void *argument) {
  worker *w = argument;
  setu_storage *mine = square_of(w->engine, w->device, 0, 0), *sum;
  for (int i = 0; i < ROUNDS; i++) {
    CHECK_OK(do_add_(w->engine, w->shared, w->one));
    CHECK_OK(do_add_(w->engine, mine, w->one));
    CHECK_OK(do_add(w->engine, mine, w->one, (float)(i % 7), &sum));
    if (i % 16 == 0) check_square(sum, (float)(1 + i + i % 7), 0);
    if (i % 16 == 4) CHECK_OK(setu_storage_wait(w->shared));
    if (i % 16 == 8) CHECK_OK(setu_engine_synchronize(w->engine, w->device));
    if (i % 16 == 12) setu_engine_empty_cache(w->engine, w->device);
    setu_storage_release(sum);
  }
  check_square(mine, ROUNDS, 0);
  setu_storage_release(mine);
  return NULL;
}

TEST(threads_share_devices) {
  setu_engine *engine = engine_on_fake(2);
  for (int m = 0; m < MODES; m++) {
    CHECK_OK(setu_engine_set_mode(engine, modes[m]));
    setu_storage *shared[2], *one[2];
    for (int d = 0; d < 2; d++) {
      shared[d] = square_of(engine, d, 0, 0);
      one[d] = square_of(engine, d, 1, 0);
    }
    worker workers[THREADS];
    for (int i = 0; i < THREADS; i++) {
      int d = i % 2;
      workers[i] = (worker){.engine = engine, .shared = shared[d], .one = one[d], .device = d};
      CHECK_INT_EQ(pthread_create(&workers[i].thread, NULL, work, &workers[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) pthread_join(workers[i].thread, NULL);
    for (int d = 0; d < 2; d++) {
      check_square(shared[d], ROUNDS * THREADS / 2, 0);
      setu_storage_release(shared[d]);
      setu_storage_release(one[d]);
    }
  }
  close_engine(engine);
}

/* Pairs of a square at many offsets, by several threads at once: what one has planned serves all. */
static void *multiply_pairs(void *argument) {
  worker *w = argument;
  for (int i = 0; i < ROUNDS; i++) mul_pairs(w->engine, w->shared, (7 * i + w->device) % 15, w->one, i % 3);
  return NULL;
}

TEST(threads_share_moving_plans) {
  setu_engine *engine = engine_on_fake(1);
  for (int m = 0; m < MODES; m++) {
    CHECK_OK(setu_engine_set_mode(engine, modes[m]));
    setu_storage *x = square_of(engine, 0, 1, 1), *y = square_of(engine, 0, 2, 0);
    worker workers[THREADS];
    for (int i = 0; i < THREADS; i++) {
      workers[i] = (worker){.engine = engine, .shared = x, .one = y, .device = i}; /* here the first offset */
      CHECK_INT_EQ(pthread_create(&workers[i].thread, NULL, multiply_pairs, &workers[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) pthread_join(workers[i].thread, NULL);
    setu_counters_reset();
    for (int i = 0; i < THREADS; i++) multiply_pairs(&workers[i]);
    CHECK_INT_EQ(misses(), 0);
    setu_storage_release(x);
    setu_storage_release(y);
  }
  close_engine(engine);
}

/* Calls without end, and holds the newest results. */
typedef struct caller {
  setu_engine *engine;
  _Atomic int calls;
  _Atomic bool stop;
  pthread_t thread;
} caller;

static void *call_on(void *argument) {
  caller *c = argument;
  setu_storage *x = square_of(c->engine, 0, 1, 0), *held[8] = {NULL};
  for (int i = 0; !atomic_load(&c->stop); i = (i + 1) % 8) {
    setu_storage_release(held[i]);
    CHECK_OK(do_neg(c->engine, x, &held[i]));
    atomic_fetch_add(&c->calls, 1);
  }
  for (int i = 0; i < 8; i++) setu_storage_release(held[i]);
  setu_storage_release(x);
  return NULL;
}

TEST(synchronising_ends_while_other_threads_go_on) {
  setu_engine *engine = engine_on_fake(1);
  fake->set_delay(3);
  for (int m = 0; m < MODES; m++) {
    CHECK_OK(setu_engine_set_mode(engine, modes[m]));
    caller callers[THREADS];
    for (int i = 0; i < THREADS; i++) {
      callers[i] = (caller){.engine = engine};
      CHECK_INT_EQ(pthread_create(&callers[i].thread, NULL, call_on, &callers[i]), 0);
    }
    for (int i = 0; i < THREADS; i++)
      while (atomic_load(&callers[i].calls) < 8) sched_yield();
    for (int i = 0; i < 3; i++) CHECK_OK(setu_engine_synchronize(engine, 0));
    for (int i = 0; i < THREADS; i++) atomic_store(&callers[i].stop, true);
    for (int i = 0; i < THREADS; i++) pthread_join(callers[i].thread, NULL);
  }
  close_engine(engine);
}

/* ---- memory ---- */

TEST(memory_is_accounted) {
  setu_engine *engine = engine_on_fake(2);
  setu_device_memory m;
  setu_engine_memory(engine, 0, &m);
  CHECK_INT_EQ(m.allocated_bytes, 0);
  CHECK_INT_EQ(m.limit_bytes, 1 << 20);
  setu_storage *x = square_of(engine, 0, 1, 0), *y = square_of(engine, 0, 1, 0), *z = square_of(engine, 1, 1, 0);
  setu_engine_memory(engine, 0, &m);
  CHECK_INT_EQ(m.allocated_bytes, 128);
  CHECK_INT_EQ(m.allocated_count, 2);
  CHECK_INT_EQ(m.allocations, 2);
  setu_storage_release(y);
  setu_engine_memory(engine, 0, &m);
  CHECK_INT_EQ(m.allocated_bytes, 64);
  CHECK_INT_EQ(m.peak_allocated_bytes, 128);
  CHECK_INT_EQ(m.frees, 1);
  CHECK_INT_EQ(m.total_allocated_bytes, 128);
  setu_engine_reset_peak_memory(engine, 0);
  setu_engine_memory(engine, 0, &m);
  CHECK_INT_EQ(m.peak_allocated_bytes, 64);
  CHECK_INT_EQ(m.peak_allocated_count, 1);
  CHECK(m.reserved_bytes > 0); /* the plugin's own figure */
  setu_engine_memory(engine, 1, &m);
  CHECK_INT_EQ(m.allocated_bytes, 64);
  setu_storage_release(x);
  setu_engine_empty_cache(engine, 0);
  CHECK_INT_EQ(fake->live("buffer"), 1);
  setu_storage_release(z);
  setu_engine_memory(engine, 9, &m);
  CHECK_INT_EQ(m.limit_bytes, -1);
  close_engine(engine);
}

TEST(running_out_of_memory_names_the_largest) {
  setu_engine *engine = engine_on_fake(1);
  setu_type large = {SETU_I64, 2, {8, 32}};
  int64_t numbers[256] = {0};
  setu_storage *x = square_of(engine, 0, 1, 0), *big = NULL, *y = NULL, *z = NULL;
  CHECK_OK(setu_storage_create(engine, 0, &large, &big));
  CHECK_OK(setu_storage_upload(big, &large, numbers));
  CHECK_OK(do_neg(engine, x, &y));
  CHECK_OK(setu_storage_wait(y));
  fake->fail("LoadedExecutable_Execute", 1, SETU_RESOURCE_EXHAUSTED);
  setu_status status = do_neg(engine, x, &z);
  CHECK_INT_EQ(setu_status_get_code(status), SETU_RESOURCE_EXHAUSTED);
  const char *told = setu_status_text(status);
  CHECK_STR_CONTAINS(told, "tpu:0 holds");
  CHECK_STR_CONTAINS(told, "i64[8,32] from a copy to the device");
  CHECK_STR_CONTAINS(told, "f32[4,4] from neg");
  CHECK_STR_CONTAINS(told, "aten::neg");
  CHECK(strstr(told, "i64[8,32]") < strstr(told, "f32[4,4]")); /* the largest first */
  setu_status_free(status);
  CHECK(z == NULL);
  setu_device_memory m;
  setu_engine_memory(engine, 0, &m);
  CHECK_INT_EQ(m.out_of_memory, 1);
  /* what cannot fit is refused before the plugin is asked */
  setu_type huge = {SETU_F32, 1, {1 << 26}};
  CHECK_ERROR(setu_storage_create(engine, 0, &huge, &z), SETU_RESOURCE_EXHAUSTED, "i64[8,32]");
  CHECK_OK(do_neg(engine, x, &z)); /* and life goes on */
  check_square(z, -1, 0);
  setu_storage *all[] = {x, y, z, big};
  for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) setu_storage_release(all[i]);
  close_engine(engine);
}
