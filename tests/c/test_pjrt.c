/* The PJRT layer against the fake plugin: what works, and every way to fail. */
#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/text.h"
#include "pjrt/abi.h"
#include "pjrt_test.h"

static const fake_control *fake;
static setu_plugin *plugin;
static setu_client *client;

static void open_fake(void) {
  fake = test_open_fake(&plugin, &client);
}

/* Destroys the client and requires that nothing else is left in the plugin. */
static void close_fake(void) {
  setu_client_destroy(client);
  for (int i = 0; i < 200 && fake->live(NULL); i++) usleep(5000); /* callbacks on other threads finish */
#define CHECK_GONE(kind) CHECK_INT_EQ(fake->live(#kind), 0);
  FAKE_KINDS(CHECK_GONE)
}

static setu_buffer *make_square(float first) {
  float data[16];
  for (int i = 0; i < 16; i++) data[i] = first + (float)i;
  setu_buffer *buffer = NULL;
  CHECK_OK(setu_buffer_from_host(client, 0, &square, data, &buffer));
  return buffer;
}

static float read_first(setu_buffer *buffer) {
  float data[16];
  CHECK_OK(setu_buffer_to_host(buffer, data, sizeof data));
  return data[0];
}

static void count_release(void *context) {
  __atomic_add_fetch((int *)context, 1, __ATOMIC_SEQ_CST);
}

/* ---- plugins ---- */
TEST(a_plugin_is_loaded_once) {
  open_fake();
  setu_plugin *again = NULL;
  CHECK_OK(setu_plugin_load(setu_plugin_path(plugin), &again));
  CHECK(again == plugin);
  CHECK_INT_EQ(setu_plugin_api_major(plugin), 0);
  CHECK_INT_EQ(setu_plugin_api_minor(plugin), 115);
  CHECK_INT_EQ(fake->calls("Plugin_Initialize"), 1);
  close_fake();
}

static void check_every_kind(size_t count, const setu_option *options) {
  CHECK_INT_EQ(count, 5);
  CHECK_STR_EQ(options[0].name, "xla_version");
  CHECK_INT_EQ(options[0].kind, SETU_OPTION_INT);
  CHECK_INT_EQ(options[0].integer, 2);
  CHECK_STR_EQ(options[1].name, "coords");
  CHECK_INT_EQ(options[1].list_count, 3);
  CHECK_INT_EQ(options[1].list[2], 3);
  CHECK_STR_EQ(options[2].string, "fake");
  CHECK_FLOAT_EQ(options[3].number, 0.5);
  CHECK_INT_EQ(options[4].kind, SETU_OPTION_BOOL);
  CHECK_INT_EQ(options[4].integer, 1);
}

TEST(attributes_of_every_kind_are_copied) {
  open_fake();
  const setu_option *attributes = NULL;
  size_t count = setu_plugin_attributes(plugin, &attributes);
  check_every_kind(count, attributes);
  close_fake();
}

TEST(what_is_no_plugin_is_refused) {
  setu_plugin *p = NULL;
  CHECK_ERROR(setu_plugin_load("/nonexistent/plugin.so", &p), SETU_NOT_FOUND, "/nonexistent/plugin.so");
  CHECK_ERROR(setu_plugin_load("", &p), SETU_INVALID_ARGUMENT, "no path");
  CHECK_ERROR(setu_plugin_load("libm.so.6", &p), SETU_INVALID_ARGUMENT, "GetPjrtApi");
  CHECK(p == NULL);
}

TEST(a_failed_initialization_can_be_repeated) {
  setenv("SETU_FAKE_FAIL", "Plugin_Initialize:1:14", 1);
  setu_plugin *p = NULL;
  CHECK_ERROR(setu_plugin_load(test_fake_plugin(), &p), SETU_UNAVAILABLE, "PJRT_Plugin_Initialize");
  CHECK(p == NULL);
  CHECK_OK(setu_plugin_load(test_fake_plugin(), &p));
}

TEST(another_major_version_is_refused) {
  void *library = dlopen(test_fake_plugin(), RTLD_NOW);
  const fake_control *(*get_control)(void) = NULL;
  const pj_api *(*get_api)(void) = NULL;
  void *symbol = dlsym(library, "fake_plugin_control");
  memcpy(&get_control, &symbol, sizeof get_control);
  symbol = dlsym(library, "GetPjrtApi");
  memcpy(&get_api, &symbol, sizeof get_api);
  CHECK(get_api() != NULL);
  get_control()->set_api(1, 0, -1);
  setu_plugin *p = NULL;
  CHECK_ERROR(setu_plugin_load(test_fake_plugin(), &p), SETU_FAILED_PRECONDITION, "PJRT API 1.0");
}

/* ---- clients ---- */
TEST(clients_describe_their_devices) {
  fake = test_open_fake(&plugin, NULL);
  setu_option options[] = {{.name = "cpu_device_count", .kind = SETU_OPTION_INT, .integer = 3},
                           {.name = "ignored", .kind = SETU_OPTION_STRING, .string = "text"},
                           {.name = "ignored", .kind = SETU_OPTION_BOOL, .integer = 1},
                           {.name = "ignored", .kind = SETU_OPTION_FLOAT, .number = 1.5f},
                           {.name = "ignored", .kind = SETU_OPTION_INT_LIST}};
  CHECK_OK(setu_client_create(plugin, 5, options, &client));
  CHECK(setu_client_plugin(client) == plugin);
  CHECK_STR_EQ(setu_client_platform_name(client), "fake");
  CHECK_STR_EQ(setu_client_platform_version(client), "fake 1");
  CHECK_INT_EQ(setu_client_device_count(client), 3);
  CHECK_STR_EQ(setu_client_device_kind(client, 2), "fake chip");
  CHECK_INT_EQ(setu_client_device_id(client, 2), 12);
  CHECK_INT_EQ(setu_client_device_id(client, 3), -1);
  CHECK_STR_EQ(setu_client_device_kind(client, -1), "");
  setu_memory_stats stats;
  CHECK_OK(setu_client_memory_stats(client, 0, &stats));
  CHECK_INT_EQ(stats.bytes_in_use, 0);
  CHECK_INT_EQ(stats.bytes_limit, 1 << 20);
  CHECK_INT_EQ(stats.peak_bytes_in_use, -1);
  CHECK_ERROR(setu_client_memory_stats(client, 3, &stats), SETU_INVALID_ARGUMENT, "no device 3");
  close_fake();
}

TEST(client_errors_are_the_plugins) {
  fake = test_open_fake(&plugin, NULL);
  setu_option unknown = {.name = "colour", .kind = SETU_OPTION_INT};
  CHECK_ERROR(setu_client_create(plugin, 1, &unknown, &client), SETU_INVALID_ARGUMENT, "unexpected option colour");
  CHECK(client == NULL);
  fake->fail("Client_Create", 1, 99);
  CHECK_ERROR(setu_client_create(plugin, 0, NULL, &client), SETU_UNKNOWN, "in PJRT_Client_Create");
  close_fake();
}

/* ---- buffers ---- */
TEST(buffers_go_to_the_device_and_back) {
  open_fake();
  setu_buffer *buffer = make_square(3);
  setu_type type;
  CHECK_OK(setu_buffer_type(buffer, &type));
  CHECK_INT_EQ(type.dtype, SETU_F32);
  CHECK_INT_EQ(type.rank, 2);
  CHECK_INT_EQ(type.dims[1], 4);
  size_t bytes = 0;
  CHECK_OK(setu_buffer_device_bytes(buffer, &bytes));
  CHECK_INT_EQ(bytes, 64);
  CHECK_FLOAT_EQ(read_first(buffer), 3);
  float small[8];
  CHECK_ERROR(setu_buffer_to_host(buffer, small, sizeof small), SETU_INVALID_ARGUMENT, "64 bytes");
  CHECK_ERROR(setu_buffer_to_host(buffer, NULL, 64), SETU_INVALID_ARGUMENT, "no memory");
  setu_buffer_destroy(buffer);
  setu_buffer_destroy(NULL);
  close_fake();
}

TEST(every_element_type_round_trips) {
  open_fake();
#define ROUND_TRIP(name, number, spelling, bits, kind)              \
  {                                                                 \
    setu_type type = {SETU_##name, 1, {3}}, back;                   \
    unsigned char in[64], out[64];                                  \
    memset(in, number, sizeof in);                                  \
    setu_buffer *buffer = NULL;                                     \
    CHECK_OK(setu_buffer_from_host(client, 0, &type, in, &buffer)); \
    CHECK_OK(setu_buffer_type(buffer, &back));                      \
    CHECK_INT_EQ(back.dtype, SETU_##name);                          \
    CHECK_OK(setu_buffer_to_host(buffer, out, 3 * (bits) / 8));     \
    CHECK(memcmp(in, out, 3 * (bits) / 8) == 0);                    \
    setu_buffer_destroy(buffer);                                    \
  }
  SETU_DTYPES(ROUND_TRIP)
  close_fake();
}

TEST(malformed_types_are_refused) {
  open_fake();
  setu_buffer *buffer = NULL;
  float data[4] = {0};
  CHECK_ERROR(setu_buffer_from_host(client, 0, &(setu_type){SETU_F32, 1, {-1}}, data, &buffer), SETU_INVALID_ARGUMENT,
              "negative");
  CHECK_ERROR(setu_buffer_from_host(client, 0, &(setu_type){SETU_F32, 33, {1}}, data, &buffer), SETU_INVALID_ARGUMENT,
              "rank");
  CHECK_ERROR(setu_buffer_from_host(client, 0, &(setu_type){SETU_DTYPE_INVALID, 0, {0}}, data, &buffer),
              SETU_INVALID_ARGUMENT, "element type");
  setu_type huge = {SETU_F32, 2, {INT64_MAX / 4, 3}};
  CHECK_ERROR(setu_buffer_from_host(client, 0, &huge, data, &buffer), SETU_INVALID_ARGUMENT, "too many");
  CHECK_ERROR(setu_buffer_from_host(client, 0, &square, NULL, &buffer), SETU_INVALID_ARGUMENT, "no data");
  CHECK_ERROR(setu_buffer_from_host(client, 7, &square, data, &buffer), SETU_INVALID_ARGUMENT, "no device 7");
  CHECK(buffer == NULL);
  close_fake();
}

TEST(delayed_events_are_waited_for) {
  open_fake();
  fake->set_delay(60);
  setu_buffer *buffer = make_square(1);
  bool ready = true;
  CHECK_OK(setu_buffer_is_ready(buffer, &ready));
  CHECK(!ready);
  CHECK_OK(setu_buffer_wait(buffer));
  CHECK_OK(setu_buffer_is_ready(buffer, &ready));
  CHECK(ready);
  setu_buffer_destroy(buffer);
  close_fake();
}

static void *release_later(void *unused) {
  (void)unused;
  usleep(50000);
  fake->hold_events(false);
  return NULL;
}

TEST(held_events_block_only_waiting_calls) {
  open_fake();
  setu_executable *executable = NULL;
  CHECK_OK(test_compile(client, 0, PROGRAM_INCREMENT, &executable));
  fake->hold_events(true);
  setu_buffer *buffer = make_square(1), *result = NULL;
  CHECK_OK(setu_executable_run(executable, 1, &buffer, 0, NULL, &result));
  bool ready = true;
  CHECK_OK(setu_buffer_is_ready(result, &ready));
  CHECK(!ready);
  pthread_t thread;
  CHECK(pthread_create(&thread, NULL, release_later, NULL) == 0);
  CHECK_FLOAT_EQ(read_first(result), 2);
  pthread_join(thread, NULL);
  setu_buffer_destroy(buffer);
  setu_buffer_destroy(result);
  setu_executable_destroy(executable);
  close_fake();
}

TEST(an_event_that_fails_is_the_buffers_error) {
  open_fake();
  fake->fail("event", 1, SETU_DATA_LOSS);
  setu_buffer *buffer = make_square(1);
  CHECK_ERROR(setu_buffer_wait(buffer), SETU_DATA_LOSS, "PJRT_Event_Await");
  float data[16];
  CHECK_ERROR(setu_buffer_to_host(buffer, data, sizeof data), SETU_DATA_LOSS, "event");
  bool ready = false;
  CHECK_OK(setu_buffer_is_ready(buffer, &ready));
  CHECK(ready);
  setu_buffer_destroy(buffer);
  close_fake();
}

TEST(host_memory_is_released_once) {
  open_fake();
  float data[16] = {5};
  setu_buffer *buffer = NULL;
  int released = 0;
  CHECK_OK(setu_buffer_from_host_async(client, 0, &square, data, count_release, &released, &buffer));
  CHECK_INT_EQ(__atomic_load_n(&released, __ATOMIC_SEQ_CST), 1); /* nothing was pending */
  setu_buffer_destroy(buffer);

  fake->set_delay(40);
  fake->hold_events(true); /* however slow this thread is, the event comes after the check */
  CHECK_OK(setu_buffer_from_host_async(client, 0, &square, data, count_release, &released, &buffer));
  CHECK_INT_EQ(__atomic_load_n(&released, __ATOMIC_SEQ_CST), 1);
  fake->hold_events(false);
  for (int i = 0; i < 400 && __atomic_load_n(&released, __ATOMIC_SEQ_CST) < 2; i++) usleep(5000);
  CHECK_INT_EQ(__atomic_load_n(&released, __ATOMIC_SEQ_CST), 2);
  setu_buffer_destroy(buffer);
  fake->set_delay(0);

  fake->fail("Client_BufferFromHostBuffer", 1, SETU_RESOURCE_EXHAUSTED);
  CHECK_ERROR(setu_buffer_from_host_async(client, 0, &square, data, count_release, &released, &buffer),
              SETU_RESOURCE_EXHAUSTED, "PJRT_Client_BufferFromHostBuffer");
  CHECK_INT_EQ(released, 3);
  fake->fail("Event_OnReady", 1, SETU_INTERNAL); /* then it waits instead */
  CHECK_OK(setu_buffer_from_host_async(client, 0, &square, data, count_release, &released, &buffer));
  CHECK_INT_EQ(released, 4);
  setu_buffer_destroy(buffer);
  for (int n = 1; n <= 2; n++) {
    setu_alloc_fail_at(n);
    CHECK_ERROR(setu_buffer_from_host_async(client, 0, &square, data, count_release, &released, &buffer),
                SETU_RESOURCE_EXHAUSTED, "memory");
    setu_alloc_fail_at(0);
    CHECK_INT_EQ(released, 4 + n);
  }
  close_fake();
}

TEST(buffers_are_copied_between_devices_and_clients) {
  fake = test_open_fake(&plugin, NULL);
  setu_option two = {.name = "cpu_device_count", .kind = SETU_OPTION_INT, .integer = 2};
  setu_client *other = NULL;
  CHECK_OK(setu_client_create(plugin, 1, &two, &client));
  CHECK_OK(setu_client_create(plugin, 0, NULL, &other));
  setu_buffer *buffer = make_square(7), *copy = NULL, *away = NULL, *none = NULL;
  CHECK_OK(setu_buffer_copy_to_device(buffer, client, 1, &copy));
  CHECK_INT_EQ(fake->calls("Buffer_CopyToDevice"), 1);
  CHECK_OK(setu_buffer_copy_to_device(copy, other, 0, &away));
  CHECK_INT_EQ(fake->calls("Buffer_CopyToDevice"), 1);
  CHECK_FLOAT_EQ(read_first(away), 7);
  CHECK_ERROR(setu_buffer_copy_to_device(buffer, client, 2, &none), SETU_INVALID_ARGUMENT, "no device 2");
  setu_buffer_destroy(buffer);
  setu_buffer_destroy(copy);
  setu_buffer_destroy(away);
  setu_client_destroy(other);
  close_fake();
}

/* ---- programs ---- */
TEST(programs_run) {
  open_fake();
  setu_executable *executable = NULL;
  CHECK_OK(test_compile(client, 0, PROGRAM_INCREMENT, &executable));
  CHECK_INT_EQ(setu_executable_output_count(executable), 1);
  setu_type type;
  CHECK_OK(setu_executable_output_type(executable, 0, &type));
  CHECK_INT_EQ(type.rank, 2);
  CHECK_INT_EQ(type.dims[0], 4);
  CHECK_ERROR(setu_executable_output_type(executable, 1, &type), SETU_INVALID_ARGUMENT, "no output 1");
  setu_buffer *x = make_square(1);
  for (int i = 0; i < 10; i++) {
    setu_buffer *y = NULL;
    CHECK_OK(setu_executable_run(executable, 1, &x, 0, NULL, &y));
    setu_buffer_destroy(x);
    x = y;
  }
  CHECK_FLOAT_EQ(read_first(x), 11);
  setu_buffer *y = x;
  CHECK_ERROR(setu_executable_run(executable, 0, NULL, 0, NULL, &y), SETU_INVALID_ARGUMENT, "parameters");
  CHECK(y == NULL);
  setu_buffer *missing[1] = {NULL};
  CHECK_ERROR(setu_executable_run(executable, 1, missing, 0, NULL, &y), SETU_INVALID_ARGUMENT, "argument 0");
  setu_buffer_destroy(x);
  setu_executable_destroy(executable);
  close_fake();
}

TEST(running_allocates_only_the_outputs) {
  open_fake();
  setu_executable *executable = NULL;
  CHECK_OK(test_compile(client, 0, PROGRAM_INCREMENT, &executable));
  setu_buffer *x = make_square(1), *y = NULL;
  setu_alloc_fail_at(0);
  CHECK_OK(setu_executable_run(executable, 1, &x, 0, NULL, &y));
  CHECK_INT_EQ(setu_alloc_count(), 1);
  setu_buffer_destroy(x);
  setu_buffer_destroy(y);
  setu_executable_destroy(executable);
  close_fake();
}

TEST(donated_arguments_are_gone_and_kept_ones_are_not) {
  open_fake();
  setu_executable *executable = NULL;
  CHECK_OK(test_compile(client, 0, PROGRAM_DONATE, &executable));
  setu_buffer *arguments[2] = {make_square(1), make_square(10)}, *results[2];
  int64_t kept = 0;
  CHECK_OK(setu_executable_run(executable, 2, arguments, 1, &kept, results));
  CHECK_FLOAT_EQ(read_first(results[0]), 11);
  CHECK_FLOAT_EQ(read_first(results[1]), 10);
  CHECK_FLOAT_EQ(read_first(arguments[0]), 1);
  setu_buffer_destroy(results[0]);
  setu_buffer_destroy(results[1]);
  CHECK_OK(setu_executable_run(executable, 2, arguments, 0, NULL, results));
  CHECK_ERROR(setu_buffer_wait(arguments[0]), SETU_INVALID_ARGUMENT, "donated");
  CHECK_FLOAT_EQ(read_first(arguments[1]), 10);
  for (int i = 0; i < 2; i++) {
    setu_buffer_destroy(arguments[i]);
    setu_buffer_destroy(results[i]);
  }
  setu_executable_destroy(executable);
  close_fake();
}

TEST(many_arguments_run) {
  open_fake();
  enum { COUNT = 300 };
  text t;
  text_init(&t);
  text_puts(&t, "module @many {\n  func.func public @main(");
  for (int i = 0; i < COUNT; i++) text_printf(&t, "%s%%arg%d: tensor<4x4xf32>", i ? ", " : "", i);
  text_puts(&t, ") -> (tensor<4x4xf32>) {\n    \"func.return\"(%arg299) : (tensor<4x4xf32>) -> ()\n  }\n}\n");
  setu_executable *executable = NULL;
  CHECK_OK(test_compile(client, 0, t.data, &executable));
  text_deinit(&t);
  setu_buffer *arguments[COUNT], *result = NULL;
  for (int i = 0; i < COUNT; i++) arguments[i] = make_square((float)i);
  CHECK_OK(setu_executable_run(executable, COUNT, arguments, 0, NULL, &result));
  CHECK_FLOAT_EQ(read_first(result), 299);
  setu_buffer_destroy(result);
  for (int n = 1; n <= 2; n++) {
    setu_alloc_fail_at(n);
    CHECK_ERROR(setu_executable_run(executable, COUNT, arguments, 0, NULL, &result), SETU_RESOURCE_EXHAUSTED, "");
    setu_alloc_fail_at(0);
    CHECK(result == NULL);
  }
  for (int i = 0; i < COUNT; i++) setu_buffer_destroy(arguments[i]);
  setu_executable_destroy(executable);
  close_fake();
}

TEST(programs_run_on_several_devices) {
  open_fake();
  setu_executable *executable = NULL;
  CHECK_OK(test_compile(client, 0, PROGRAM_DONATE, &executable));
  setu_buffer *rows[2][2] = {{make_square(1), make_square(2)}, {make_square(3), make_square(4)}};
  setu_buffer *out[2][2];
  setu_buffer *const *const arguments[2] = {rows[0], rows[1]};
  setu_buffer **const results[2] = {out[0], out[1]};
  for (int n = 1; n <= 5; n++) { /* the rows and four wrappers */
    setu_alloc_fail_at(n);
    CHECK_ERROR(setu_executable_run_many(executable, 2, 2, arguments, results), SETU_RESOURCE_EXHAUSTED, "");
    setu_alloc_fail_at(0);
    for (int i = 0; i < 4; i++) CHECK(out[i / 2][i % 2] == NULL);
  }
  fake->fail("LoadedExecutable_Execute", 1, SETU_INTERNAL);
  CHECK_ERROR(setu_executable_run_many(executable, 2, 2, arguments, results), SETU_INTERNAL, "Execute");
  CHECK_ERROR(setu_executable_run_many(executable, 0, 2, arguments, results), SETU_INVALID_ARGUMENT, "0 devices");
  CHECK_OK(setu_executable_run_many(executable, 2, 2, arguments, results));
  CHECK_FLOAT_EQ(read_first(out[0][0]), 3);
  CHECK_FLOAT_EQ(read_first(out[1][1]), 12);
  for (int i = 0; i < 4; i++) {
    setu_buffer_destroy(rows[i / 2][i % 2]);
    setu_buffer_destroy(out[i / 2][i % 2]);
  }
  setu_executable_destroy(executable);
  close_fake();
}

TEST(programs_describe_their_memory_and_cost) {
  open_fake();
  setu_executable *executable = NULL;
  CHECK_OK(test_compile(client, 0, PROGRAM_DONATE, &executable));
  setu_program_memory memory;
  CHECK_OK(setu_executable_memory(executable, &memory));
  CHECK_INT_EQ(memory.arguments, 128);
  CHECK_INT_EQ(memory.outputs, 128);
  CHECK_INT_EQ(memory.peak, -1); /* what an old plugin does not write */
  size_t count = 0;
  const setu_option *cost = NULL, *again = NULL;
  CHECK_OK(setu_executable_cost(executable, &count, &cost));
  CHECK_INT_EQ(count, 2);
  CHECK_STR_EQ(cost[1].name, "bytes accessed");
  CHECK_FLOAT_EQ(cost[1].number, 192);
  CHECK_OK(setu_executable_cost(executable, &count, &again));
  CHECK(cost == again);
  CHECK_INT_EQ(fake->calls("Executable_GetCostAnalysis"), 1);
  setu_executable_destroy(executable);
  close_fake();
}

TEST(serialised_programs_are_checked_before_the_plugin_sees_them) {
  open_fake();
  setu_executable *executable = NULL, *again = NULL;
  CHECK_OK(test_compile(client, 0, PROGRAM_INCREMENT, &executable));
  char *bytes = NULL;
  size_t size = 0;
  CHECK_OK(setu_executable_serialize(executable, &bytes, &size));
  CHECK_INT_EQ(fake->live("serialized"), 0);
  CHECK_OK(setu_executable_deserialize(client, bytes, size, &again));
  setu_buffer *x = make_square(1), *y = NULL;
  CHECK_OK(setu_executable_run(again, 1, &x, 0, NULL, &y));
  CHECK_FLOAT_EQ(read_first(y), 2);
  setu_buffer_destroy(x);
  setu_buffer_destroy(y);
  setu_executable_destroy(again);
  int64_t calls = fake->calls("Executable_DeserializeAndLoad");
  for (size_t i = 0; i < size; i++) {
    bytes[i] ^= 4;
    setu_status status = setu_executable_deserialize(client, bytes, size, &again);
    CHECK(status != NULL && again == NULL);
    setu_status_free(status);
    bytes[i] ^= 4;
  }
  for (size_t shorter = 0; shorter < size; shorter += 13) {
    setu_status status = setu_executable_deserialize(client, bytes, shorter, &again);
    CHECK(status != NULL && again == NULL);
    setu_status_free(status);
  }
  CHECK_ERROR(setu_executable_deserialize(client, NULL, 0, &again), SETU_INVALID_ARGUMENT, "not a serialised");
  CHECK_INT_EQ(fake->calls("Executable_DeserializeAndLoad"), calls);
  setu_free(bytes);
  setu_executable_destroy(executable);
  close_fake();
}

TEST(bad_programs_are_errors) {
  open_fake();
  setu_executable *executable = NULL;
  CHECK_ERROR(test_compile(client, 0, "nonsense", &executable), SETU_INVALID_ARGUMENT, "PJRT_Client_Compile");
  CHECK_ERROR(setu_executable_compile(client, "x", 1, NULL, 0, &executable), SETU_INVALID_ARGUMENT, "empty");
  CHECK(executable == NULL);
  close_fake();
}

/* ---- topologies ---- */
TEST(topologies_compile_without_a_client) {
  open_fake();
  setu_topology *topology = NULL;
  CHECK_ERROR(setu_topology_create(plugin, "v9:1x1", 0, NULL, &topology), SETU_INVALID_ARGUMENT, "\"v9:1x1\"");
  setu_option option = {.name = "wrap", .kind = SETU_OPTION_INT};
  CHECK_ERROR(setu_topology_create(plugin, "fake:2", 1, &option, &topology), SETU_INVALID_ARGUMENT, "Unexpected");
  CHECK_OK(setu_topology_create(plugin, "fake:2", 0, NULL, &topology));
  CHECK_STR_EQ(setu_topology_platform_name(topology), "fake");
  CHECK_INT_EQ(setu_topology_device_count(topology), 2);
  CHECK_STR_EQ(setu_topology_device_kind(topology, 1), "fake chip");
  CHECK_STR_EQ(setu_topology_device_kind(topology, 2), "");
  const setu_option *attributes = NULL;
  size_t count = setu_topology_device_attributes(topology, 0, &attributes);
  check_every_kind(count, attributes);
  CHECK_INT_EQ(setu_topology_device_attributes(topology, 1, &attributes), 0);
  CHECK_INT_EQ(setu_topology_device_attributes(topology, 5, &attributes), 0);
  setu_compile_options options = {0};
  char *bytes = NULL;
  size_t size = 0;
  CHECK_OK(setu_compile_options_encode(&options, NULL, &bytes, &size));
  setu_executable *executable = NULL;
  CHECK_OK(setu_executable_compile_for_topology(topology, PROGRAM_INCREMENT, strlen(PROGRAM_INCREMENT), bytes, size,
                                                &executable));
  setu_type type;
  CHECK_OK(setu_executable_output_type(executable, 0, &type));
  setu_buffer *x = make_square(1), *y = NULL;
  CHECK_ERROR(setu_executable_run(executable, 1, &x, 0, NULL, &y), SETU_FAILED_PRECONDITION, "topology");
  setu_buffer_destroy(x);
  setu_executable_destroy(executable);
  setu_topology_destroy(topology);
  setu_free(bytes);
  close_fake();
}

/* ---- compile options ---- */
static void check_bytes(const setu_compile_options *options, const char *expected, size_t expected_size) {
  char *bytes = NULL;
  size_t size = 0;
  CHECK_OK(setu_compile_options_encode(options, client, &bytes, &size));
  CHECK_INT_EQ(size, expected_size);
  CHECK(memcmp(bytes, expected, size) == 0);
  setu_free(bytes);
}

#define CHECK_ENCODES(options, literal) check_bytes(options, literal, sizeof(literal) - 1)

TEST(compile_options_are_encoded) {
  fake = test_open_fake(&plugin, NULL);
  setu_option devices = {.name = "cpu_device_count", .kind = SETU_OPTION_INT, .integer = 4};
  CHECK_OK(setu_client_create(plugin, 1, &devices, &client));
  CHECK_ENCODES(&(setu_compile_options){0}, "\x1a\x04\x20\x01\x28\x01");
  /* device 2 has the id 12 */
  CHECK_ENCODES(&(setu_compile_options){.device = 2},
                "\x1a\x0f\x20\x01\x28\x01\x4a\x09\x08\x01\x10\x01\x1a\x03\x0a\x01\x0c");
  /* [[1, 2], [3, 300]]: partition 0 runs on 1 and 3, partition 1 on 2 and 300 */
  const int64_t ids[] = {1, 2, 3, 300};
  setu_compile_options many = {.num_replicas = 2,
                               .num_partitions = 2,
                               .use_spmd_partitioning = true,
                               .use_shardy_partitioner = true,
                               .device_assignment = ids};
  CHECK_ENCODES(&many,
                "\x1a\x1c\x20\x02\x28\x02\x30\x01\x4a\x11\x08\x02\x10\x02\x1a\x04\x0a\x02\x01\x03\x1a\x05\x0a\x03\x02"
                "\xac\x02\x98\x01\x01");
  setu_option overrides[] = {{.name = "s", .kind = SETU_OPTION_STRING, .string = "v"},
                             {.name = "b", .kind = SETU_OPTION_BOOL, .integer = 1},
                             {.name = "i", .kind = SETU_OPTION_INT, .integer = -1},
                             {.name = "f", .kind = SETU_OPTION_FLOAT, .number = 1.0f}};
  setu_compile_options flags = {.override_count = 4, .overrides = overrides};
  CHECK_ENCODES(&flags,
                "\x1a\x04\x20\x01\x28\x01"
                "\x3a\x08\x0a\x01s\x12\x03\x0a\x01v"
                "\x3a\x07\x0a\x01\x62\x12\x02\x10\x01"
                "\x3a\x10\x0a\x01i\x12\x0b\x18\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"
                "\x3a\x0e\x0a\x01\x66\x12\x09\x21\0\0\0\0\0\0\xf0\x3f");
  overrides[0].kind = SETU_OPTION_INT_LIST;
  char *bytes = NULL;
  size_t size = 0;
  CHECK_ERROR(setu_compile_options_encode(&flags, client, &bytes, &size), SETU_INVALID_ARGUMENT, "list");
  CHECK_ERROR(setu_compile_options_encode(&(setu_compile_options){.device = 4}, client, &bytes, &size),
              SETU_INVALID_ARGUMENT, "no device 4");
  CHECK_ERROR(setu_compile_options_encode(&(setu_compile_options){.num_replicas = -2}, client, &bytes, &size),
              SETU_INVALID_ARGUMENT, "-2 replicas");
  for (int n = 1; n < 40; n++) {
    setu_alloc_fail_at(n);
    setu_status status = setu_compile_options_encode(&many, client, &bytes, &size);
    setu_alloc_fail_at(0);
    if (!status) {
      CHECK(n > 3);
      setu_free(bytes);
      break;
    }
    CHECK(bytes == NULL && size == 0);
    CHECK_ERROR(status, SETU_RESOURCE_EXHAUSTED, "");
  }
  close_fake();
}

/* ---- threads ---- */
typedef struct worker {
  pthread_t thread;
  setu_executable *executable;
  float first;
} worker;

static void *work(void *argument) {
  worker *w = argument;
  setu_buffer *x = make_square(0);
  for (int i = 0; i < 500; i++) {
    setu_buffer *y = NULL;
    CHECK_OK(setu_executable_run(w->executable, 1, &x, 0, NULL, &y));
    setu_buffer_destroy(x);
    x = y;
  }
  w->first = read_first(x);
  size_t count = 0;
  const setu_option *cost = NULL;
  CHECK_OK(setu_executable_cost(w->executable, &count, &cost));
  setu_buffer_destroy(x);
  return NULL;
}

TEST(threads_share_an_executable) {
  open_fake();
  worker workers[4];
  setu_executable *executable = NULL;
  CHECK_OK(test_compile(client, 0, PROGRAM_INCREMENT, &executable));
  for (int i = 0; i < 4; i++) {
    workers[i] = (worker){.executable = executable};
    CHECK(pthread_create(&workers[i].thread, NULL, work, &workers[i]) == 0);
  }
  for (int i = 0; i < 4; i++) {
    pthread_join(workers[i].thread, NULL);
    CHECK_FLOAT_EQ(workers[i].first, 500);
  }
  setu_executable_destroy(executable);
  close_fake();
}
