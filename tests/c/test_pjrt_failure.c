/* The PJRT layer when things fail: each call, each allocation, and functions that an old plugin lacks. */
#include <stdlib.h>
#include <unistd.h>

#include "base/alloc.h"
#include "pjrt/abi.h"
#include "pjrt_test.h"

static const fake_control *fake;
static setu_plugin *plugin;
static setu_client *client;

static void open_fake(void) {
  fake = test_open_fake(&plugin, &client);
}

static void check_nothing_left(void) {
  for (int i = 0; i < 200 && fake->live(NULL); i++) usleep(5000); /* callbacks on other threads finish */
#define CHECK_GONE(kind) CHECK_INT_EQ(fake->live(#kind), 0);
  FAKE_KINDS(CHECK_GONE)
}

static void close_fake(void) {
  setu_client_destroy(client);
  check_nothing_left();
}

static void count_release(void *context) {
  __atomic_add_fetch((int *)context, 1, __ATOMIC_SEQ_CST);
}

/* ---- everything, failing ---- */
/* One pass over the whole interface that gives up at the first error and cleans up. */
typedef struct journey {
  setu_client *client;
  setu_executable *executable, *reloaded;
  setu_topology *topology;
  setu_buffer *arguments[2], *results[2], *copy;
  char *bytes;
  size_t size;
} journey;

static setu_status travel(journey *j, int *released) {
  static const float data[16] = {1};
  float back[16];
  bool ready = false;
  setu_type type;
  setu_program_memory memory;
  setu_memory_stats stats;
  size_t count = 0;
  const setu_option *cost = NULL;
  SETU_TRY(setu_client_create(plugin, 0, NULL, &j->client));
  SETU_TRY(setu_client_memory_stats(j->client, 0, &stats));
  SETU_TRY(test_compile(j->client, 0, PROGRAM_DONATE, &j->executable));
  SETU_TRY(setu_executable_serialize(j->executable, &j->bytes, &j->size));
  SETU_TRY(setu_executable_deserialize(j->client, j->bytes, j->size, &j->reloaded));
  SETU_TRY(setu_executable_output_type(j->reloaded, 1, &type));
  SETU_TRY(setu_executable_memory(j->executable, &memory));
  SETU_TRY(setu_executable_cost(j->executable, &count, &cost));
  SETU_TRY(setu_buffer_from_host(j->client, 0, &square, data, &j->arguments[0]));
  SETU_TRY(setu_buffer_from_host_async(j->client, 0, &square, data, count_release, released, &j->arguments[1]));
  SETU_TRY(setu_executable_run(j->reloaded, 2, j->arguments, 0, NULL, j->results));
  SETU_TRY(setu_buffer_is_ready(j->results[0], &ready));
  SETU_TRY(setu_buffer_wait(j->results[0]));
  SETU_TRY(setu_buffer_to_host(j->results[0], back, sizeof back));
  SETU_TRY(setu_buffer_device_bytes(j->results[1], &count));
  SETU_TRY(setu_buffer_copy_to_device(j->results[1], j->client, 0, &j->copy));
  SETU_TRY(setu_topology_create(plugin, "fake:2", 0, NULL, &j->topology));
  return SETU_STATUS_OK;
}

static void come_home(journey *j) {
  for (int i = 0; i < 2; i++) {
    setu_buffer_destroy(j->arguments[i]);
    setu_buffer_destroy(j->results[i]);
  }
  setu_buffer_destroy(j->copy);
  setu_free(j->bytes);
  setu_executable_destroy(j->executable);
  setu_executable_destroy(j->reloaded);
  setu_topology_destroy(j->topology);
  setu_client_destroy(j->client);
  check_nothing_left();
}

TEST(every_call_may_fail) {
  fake = test_open_fake(&plugin, NULL);
  int failures = 0, tolerated = 0, n = 1;
  for (;; n++) {
    journey j = {0};
    int released = 0;
    fake->reset();
    fake->fail("*", n, SETU_UNAVAILABLE);
    setu_status status = travel(&j, &released);
    if (status)
      failures++;
    else
      tolerated++;
    CHECK(!status || setu_status_get_code(status) == SETU_UNAVAILABLE);
    if (status) CHECK_STR_CONTAINS(setu_status_text(status), "in PJRT_");
    setu_status_free(status);
    come_home(&j);
    CHECK(released == (j.arguments[1] != NULL) || released == 1);
    if (tolerated > 60) break; /* n is past the last call */
  }
  test_log("%d failures, %d passes", failures, tolerated);
  CHECK(failures > 30);
  fake->reset();
}

TEST(every_function_may_fail) {
  fake = test_open_fake(&plugin, NULL);
  static const char *const functions[] = {
#define NAME(name) #name,
      PJ_FUNCTIONS(NAME, NAME)};
  for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) {
    journey j = {0};
    int released = 0;
    fake->reset();
    fake->fail(functions[i], 1, SETU_ABORTED);
    setu_status status = travel(&j, &released);
    if (status) CHECK_STR_CONTAINS(setu_status_text(status), functions[i]);
    setu_status_free(status);
    come_home(&j);
  }
  fake->reset();
}

TEST(every_allocation_may_fail) {
  fake = test_open_fake(&plugin, NULL);
  bool done = false;
  int n = 1;
  for (; !done; n++) {
    journey j = {0};
    int released = 0;
    setu_alloc_fail_at(n);
    setu_status status = travel(&j, &released);
    setu_alloc_fail_at(0);
    done = status == NULL;
    if (status) CHECK_INT_EQ(setu_status_get_code(status), SETU_RESOURCE_EXHAUSTED);
    setu_status_free(status);
    come_home(&j);
  }
  test_log("%d allocations", n);
  CHECK(n > 20);
}

TEST(loading_survives_exhaustion) {
  setu_plugin *p = NULL;
  int n = 1;
  for (; !p; n++) {
    setu_alloc_fail_at(n);
    setu_status status = setu_plugin_load(test_fake_plugin(), &p);
    setu_alloc_fail_at(0);
    CHECK((status == NULL) == (p != NULL));
    setu_status_free(status);
  }
  CHECK(n > 3);
}

/* ---- versions ---- */
TEST(an_old_plugin_lacks_functions) {
  open_fake();
  setu_executable *executable = NULL;
  CHECK_OK(test_compile(client, 0, PROGRAM_INCREMENT, &executable));
  fake->set_api(0, 40, 96); /* ends before Executable_GetCompiledMemoryStats */
  setu_program_memory memory;
  CHECK_ERROR(setu_executable_memory(executable, &memory), SETU_UNIMPLEMENTED,
              "no function PJRT_Executable_GetCompiledMemoryStats; it implements PJRT API 0.40");
  CHECK_INT_EQ(memory.arguments, -1);
  static const float data[16] = {4};
  setu_buffer *buffer = NULL, *copy = NULL;
  CHECK_OK(setu_buffer_from_host(client, 0, &square, data, &buffer));
  fake->set_api(0, 20, 69); /* ends before Buffer_CopyToDevice and Buffer_ToHostBuffer */
  CHECK_ERROR(setu_buffer_copy_to_device(buffer, client, 0, &copy), SETU_UNIMPLEMENTED, "PJRT_Buffer_ToHostBuffer");
  fake->reset();
  setu_buffer_destroy(buffer);
  setu_executable_destroy(executable);
  close_fake();
}

TEST(errors_are_reported_without_error_functions) {
  open_fake();
  fake->set_api(0, 1, 2); /* only Error_Destroy and Error_Message */
  setu_memory_stats stats;
  CHECK_ERROR(setu_client_memory_stats(client, 0, &stats), SETU_UNIMPLEMENTED, "0.1");
  fake->reset();
  fake->fail("Error_GetCode", 1, SETU_INTERNAL);
  fake->fail("Device_MemoryStats", 1, SETU_NOT_FOUND);
  CHECK_ERROR(setu_client_memory_stats(client, 0, &stats), SETU_UNKNOWN, "planned failure of Device_MemoryStats");
  close_fake();
}

TEST(a_newer_plugin_accepts_longer_structs) {
  fake = test_open_fake(&plugin, NULL);
  for (int growth = 0; growth <= 128; growth += 64) {
    journey j = {0};
    int released = 0;
    fake->set_strict(true, growth);
    CHECK_OK(travel(&j, &released));
    come_home(&j);
  }
  fake->set_strict(true, 129); /* the reserve is used up */
  client = NULL;
  CHECK_ERROR(setu_client_create(plugin, 0, NULL, &client), SETU_UNKNOWN, "struct_size"); /* its code is cut off too */
  fake->reset();
}
