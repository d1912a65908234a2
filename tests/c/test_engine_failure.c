/* The engine when things fail: the plugin's calls, its events, its compiler, and the host's memory. After each failure
 * the engine works, and in the end nothing is left. */
#include "engine_test.h"

#include <stdio.h>

#include "setu/counters.h"

static const setu_mode modes[] = {SETU_MODE_STRICT, SETU_MODE_DEBUG, SETU_MODE_FUSED};
enum { MODES = sizeof modes / sizeof modes[0] };

/* ---- a journey over the whole interface ---- */

typedef struct journey {
  setu_storage *x, *y, *sum, *negative, *product, *far;
} journey;

static void come_home(journey *j) {
  setu_storage *all[] = {j->x, j->y, j->sum, j->negative, j->product, j->far};
  for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) setu_storage_release(all[i]);
  memset(j, 0, sizeof *j);
}

static setu_status travel(setu_engine *engine, journey *j, float *data) {
  bool ready;
  SETU_TRY(square_create(engine, 0, 1, 1, &j->x));
  SETU_TRY(square_create(engine, 0, 2, 0, &j->y));
  SETU_TRY(do_add(engine, j->x, j->y, 3, &j->sum)); /* 7 + i */
  SETU_TRY(do_add_(engine, j->sum, j->y));          /* 9 + i */
  SETU_TRY(do_neg(engine, j->sum, &j->negative));
  SETU_TRY(do_mul(engine, j->negative, j->y, &j->product)); /* -18 - 2i */
  SETU_TRY(setu_storage_is_ready(j->product, &ready));
  SETU_TRY(setu_engine_flush(engine, 0));
  SETU_TRY(setu_storage_create(engine, 1, &square_type, &j->far));
  SETU_TRY(setu_storage_copy_device(j->product, j->far));
  SETU_TRY(setu_storage_resize(j->far, 32));
  SETU_TRY(setu_storage_wait(j->far));
  SETU_TRY(setu_storage_download(j->far, data, 32));
  for (int i = 0; i < 6; i++) { /* until the offset is an input */
    setu_storage *pair = NULL;
    SETU_TRY(do_mul_pairs(engine, j->far, i, j->far, 4, &pair));
    setu_storage_release(pair);
  }
  SETU_TRY(setu_engine_synchronize(engine, 0));
  return SETU_STATUS_OK;
}

static void check_journey(const float *data) {
  for (int i = 0; i < 8; i++) CHECK_FLOAT_EQ(data[i], -18 - 2 * i);
}

static void travel_well(setu_engine *engine) {
  journey j = {0};
  float data[ELEMENTS];
  CHECK_OK(travel(engine, &j, data));
  check_journey(data);
  come_home(&j);
}

/* One engine, the n-th call of the plugin failing each time; every new engine compiles anew. */
static void every_call_may_fail(setu_mode mode) {
  fake_load(2);
  int failures = 0, quiet = 0;
  for (int n = 1; quiet < 12; n++) {
    setu_engine *engine = NULL;
    fake->reset();
    fake->fail("*", n, SETU_UNAVAILABLE);
    setu_status status = engine_open(test_fake_plugin(), &engine);
    if (!status) status = setu_engine_set_mode(engine, mode);
    journey j = {0};
    float data[ELEMENTS];
    if (!status) status = travel(engine, &j, data);
    if (!status) check_journey(data);
    quiet = status ? 0 : quiet + 1;
    failures += status ? 1 : 0;
    if (status && setu_status_get_code(status) != SETU_UNAVAILABLE)
      test_fail(__FILE__, __LINE__, "call %d: %s", n, setu_status_text(status));
    setu_status_free(status);
    come_home(&j);
    fake->reset();
    if (engine) travel_well(engine);
    close_engine(engine);
  }
  test_log("%d failures", failures);
  CHECK(failures > 15);
}

TEST(every_call_may_fail_strict) {
  every_call_may_fail(SETU_MODE_STRICT);
}
TEST(every_call_may_fail_debug) {
  every_call_may_fail(SETU_MODE_DEBUG);
}
TEST(every_call_may_fail_fused) {
  every_call_may_fail(SETU_MODE_FUSED);
}

/* ---- errors ---- */

/* An error that comes after the call: it is raised where the value is read, and names who made it. */
TEST(late_errors_name_the_operator) {
  setu_engine *engine = engine_on_fake(1);
  for (int m = 0; m < MODES; m++) {
    CHECK_OK(setu_engine_set_mode(engine, modes[m]));
    setu_storage *x = square_of(engine, 0, 1, 0), *y = NULL, *z = NULL;
    float data[ELEMENTS];
    CHECK_OK(do_neg(engine, x, &y));
    check_square(y, -1, 0);
    setu_storage_release(y);
    y = NULL;
    fake->fail("event", 1, SETU_ABORTED);
    setu_status status = do_neg(engine, x, &y);
    if (!status) status = setu_storage_download(y, data, sizeof data);
    CHECK_INT_EQ(setu_status_get_code(status), SETU_ABORTED);
    CHECK_STR_CONTAINS(setu_status_text(status), "neg");
    setu_status_free(status);
    fake->reset();
    CHECK_OK(do_neg(engine, x, &z));
    check_square(z, -1, 0);
    setu_storage *all[] = {x, y, z};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) setu_storage_release(all[i]);
  }
  close_engine(engine);
}

TEST(what_does_not_compile_fails_where_it_is_read) {
  for (int m = 0; m < MODES; m++) {
    setu_engine *engine = engine_on_fake(1);
    fake->reset();
    CHECK_OK(setu_engine_set_mode(engine, modes[m]));
    setu_storage *x = square_of(engine, 0, 1, 0), *y = NULL, *z = NULL;
    float data[ELEMENTS];
    fake->fail("Client_Compile", 1, SETU_INVALID_ARGUMENT);
    setu_status status = do_neg(engine, x, &y);
    if (modes[m] == SETU_MODE_DEBUG) {
      CHECK(status != SETU_STATUS_OK && y == NULL);
    } else {
      CHECK_OK(status);
      bool ready = false;
      for (int i = 0; i < 400 && !ready; i++) {
        CHECK_OK(setu_storage_is_ready(y, &ready)); /* a failed value is ready to be read */
        usleep(1000);
      }
      status = setu_storage_download(y, data, sizeof data);
    }
    CHECK_INT_EQ(setu_status_get_code(status), SETU_INVALID_ARGUMENT);
    CHECK_STR_CONTAINS(setu_status_text(status), "neg");
    setu_status_free(status);
    if (y) { /* what is made of it fails too, with the first error */
      status = do_mul(engine, y, x, &z);
      if (!status) status = setu_storage_download(z, data, sizeof data);
      CHECK_INT_EQ(setu_status_get_code(status), SETU_INVALID_ARGUMENT);
      CHECK_STR_CONTAINS(setu_status_text(status), "neg");
      setu_status_free(status);
      CHECK_OK(setu_storage_upload(y, &square_type, (float[ELEMENTS]){0})); /* a new value replaces the error */
      check_square(y, 0, 0);
    }
    setu_storage *all[] = {x, y, z};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) setu_storage_release(all[i]);
    close_engine(engine);
  }
}

/* A failure that may pass is not remembered: the next call compiles again. */
TEST(a_busy_compiler_is_asked_again) {
  for (int m = 0; m < MODES; m++) {
    setu_engine *engine = engine_on_fake(1);
    CHECK_OK(setu_engine_set_mode(engine, modes[m]));
    setu_storage *x = square_of(engine, 0, 1, 1), *y = NULL;
    float data[ELEMENTS];
    fake->fail("Client_Compile", 1, SETU_UNAVAILABLE);
    setu_status status = do_neg(engine, x, &y);
    if (!status) status = setu_storage_download(y, data, sizeof data);
    if (status) CHECK_INT_EQ(setu_status_get_code(status), SETU_UNAVAILABLE); /* or the call itself came second */
    setu_status_free(status);
    setu_storage_release(y);
    CHECK_INT_EQ(fake->calls("Client_Compile") > 0, 1);
    CHECK_OK(do_neg(engine, x, &y));
    check_square(y, -1, -1);
    setu_storage_release(x);
    setu_storage_release(y);
    close_engine(engine);
  }
}

TEST(calls_that_make_no_sense_are_refused) {
  setu_engine *engine = engine_on_fake(1);
  setu_storage *x = square_of(engine, 0, 1, 0);
  setu_plan *plan = NULL;
  call_text c;
  call_begin(&c, "_foreach_neg", 0);
  call_argument(&c, "self", SETU_VALUE_TENSORS)->uses = c.lists;
  CHECK_ERROR(call_plan(&c, engine, &plan), SETU_INVALID_ARGUMENT, "the list of tensors is empty");
  CHECK(plan == NULL);
  /* a lowering that lacks what it needs says so */
  setu_storage *out = NULL;
  float data[ELEMENTS];
  call_begin(&c, "mul.Tensor", 0);
  call_square(&c, "self", x);
  call_fresh(&c, &square_type, square_strides);
  setu_status status = call_submit(&c, engine, &out);
  if (!status) status = setu_storage_download(out, data, sizeof data);
  CHECK(status != SETU_STATUS_OK);
  CHECK_STR_CONTAINS(setu_status_text(status), "mul.Tensor");
  CHECK_STR_CONTAINS(setu_status_text(status), "other");
  setu_status_free(status);
  setu_storage_release(out);
  setu_storage_release(x);
  close_engine(engine);
}

/* ---- the host's memory ---- */

/* Each allocation of the calling thread fails in turn; a call that fails changes nothing. */
static void every_allocation_may_fail(setu_mode mode) {
  setu_engine *engine = engine_on_fake(2);
  CHECK_OK(setu_engine_set_mode(engine, mode));
  int failures = 0;
  for (int64_t n = 1;; n++) {
    journey j = {0};
    float data[ELEMENTS];
    setu_alloc_fail_at(n);
    setu_status status = travel(engine, &j, data);
    bool reached = setu_alloc_count() >= n;
    setu_alloc_fail_at(0);
    if (status) {
      CHECK_INT_EQ(setu_status_get_code(status), SETU_RESOURCE_EXHAUSTED);
      failures++;
    } else {
      check_journey(data);
    }
    setu_status_free(status);
    come_home(&j);
    if (!reached) break;
    CHECK(n < 2000);
  }
  test_log("%d failures", failures);
  CHECK(failures > 10);
  travel_well(engine);
  close_engine(engine);
}

TEST(every_allocation_may_fail_strict) {
  every_allocation_may_fail(SETU_MODE_STRICT);
}
TEST(every_allocation_may_fail_debug) {
  every_allocation_may_fail(SETU_MODE_DEBUG);
}
TEST(every_allocation_may_fail_fused) {
  every_allocation_may_fail(SETU_MODE_FUSED);
}

TEST(a_write_that_fails_leaves_the_value) {
  setu_engine *engine = engine_on_fake(1);
  setu_storage *x = square_of(engine, 0, 1, 1), *y = square_of(engine, 0, 1, 0);
  float expected = 1;
  for (int m = 0; m < MODES; m++) {
    CHECK_OK(setu_engine_set_mode(engine, modes[m]));
    CHECK_OK(do_add_(engine, x, y));
    check_square(x, ++expected, 1);
    for (int64_t n = 1; n < 40; n++) {
      setu_alloc_fail_at(n);
      setu_status status = do_add_(engine, x, y);
      setu_alloc_fail_at(0);
      if (!status) expected++;
      setu_status_free(status);
      check_square(x, expected, 1);
    }
  }
  CHECK_OK(setu_engine_set_mode(engine, SETU_MODE_STRICT));
  fake->fail("LoadedExecutable_Execute", 1, SETU_INTERNAL);
  CHECK_ERROR(do_add_(engine, x, y), SETU_INTERNAL, "add_.Tensor");
  check_square(x, expected, 1);
  setu_storage_release(x);
  setu_storage_release(y);
  close_engine(engine);
}

/* The value that a failed write holds back goes with it, in the accounts too. */
TEST(a_failed_write_leaves_nothing_behind) {
  setu_engine *engine = engine_on_fake(1);
  CHECK_OK(setu_engine_set_mode(engine, SETU_MODE_FUSED));
  setu_storage *x = square_of(engine, 0, 1, 1), *y = square_of(engine, 0, 1, 0);
  CHECK_OK(do_add_(engine, x, y));
  fake->fail("LoadedExecutable_Execute", 1, SETU_INTERNAL);
  setu_status_free(setu_engine_flush(engine, 0));
  setu_engine_drain(engine);
  setu_storage_release(x);
  setu_device_memory m;
  setu_engine_memory(engine, 0, &m);
  CHECK_INT_EQ(m.allocated_count, 1);
  setu_storage_release(y);
  close_engine(engine);
}

TEST(creating_may_fail_at_every_allocation) {
  fake_load(2);
  for (int64_t n = 1;; n++) {
    setu_engine *engine = NULL;
    setu_alloc_fail_at(n);
    setu_status status = engine_open(test_fake_plugin(), &engine);
    bool reached = setu_alloc_count() >= n;
    setu_alloc_fail_at(0);
    CHECK(!status == (engine != NULL));
    if (status) CHECK_INT_EQ(setu_status_get_code(status), SETU_RESOURCE_EXHAUSTED);
    setu_status_free(status);
    close_engine(engine);
    if (!reached) break;
  }
}
