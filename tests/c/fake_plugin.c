/* The fake plugin's table, control, errors, clients and topologies. */
#include "fake_plugin.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>

#define EXPORT __attribute__((visibility("default")))

/* ---- control ---- */
#define LIVE_DEFINE(kind) atomic_int_fast64_t fake_live_##kind;
FAKE_KINDS(LIVE_DEFINE)

enum { MAX_PLANS = 16 };
typedef struct fail_plan {
  char function[64];
  int64_t remaining;
  int code;
} fail_plan;

static const char *const function_names[] = {
#define FUNCTION_NAME(name) #name,
    PJ_FUNCTIONS(FUNCTION_NAME, FUNCTION_NAME)};
enum { FUNCTION_COUNT = sizeof function_names / sizeof function_names[0] };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards what follows */
static fail_plan plans[MAX_PLANS];
static size_t plan_count;
static int64_t call_counts[FUNCTION_COUNT];
static bool strict;
static size_t strict_growth;
static int delay_ms;

static pj_api api;
static int default_devices = 1;

/* Threads of the library read the table without a lock, so it is written only when it changes: by tests that claim
 * another one, which do so before they start any. */
static void set_api(int major, int minor, int slots) {
  size_t size = offsetof(pj_api, Error_Destroy) + (slots < 0 ? FUNCTION_COUNT : (size_t)slots) * sizeof(void (*)(void));
  if (api.version.major_version == major && api.version.minor_version == minor && api.struct_size == size) return;
  api.version.major_version = major;
  api.version.minor_version = minor;
  api.struct_size = size;
}

static void set_fail(const char *function, int64_t n, int code) {
  pthread_mutex_lock(&lock);
  if (plan_count < MAX_PLANS) {
    fail_plan *plan = &plans[plan_count++];
    snprintf(plan->function, sizeof plan->function, "%s", function);
    plan->remaining = n;
    plan->code = code;
  }
  pthread_mutex_unlock(&lock);
}

static void set_delay(int milliseconds) {
  pthread_mutex_lock(&lock);
  delay_ms = milliseconds;
  pthread_mutex_unlock(&lock);
}

int fake_delay_ms(void) {
  pthread_mutex_lock(&lock);
  int delay = delay_ms;
  pthread_mutex_unlock(&lock);
  return delay;
}

static void set_strict(bool on, int growth) {
  pthread_mutex_lock(&lock);
  strict = on;
  strict_growth = growth > 0 ? (size_t)growth : 0;
  pthread_mutex_unlock(&lock);
}

static void reset(void) {
  pthread_mutex_lock(&lock);
  plan_count = 0;
  delay_ms = 0;
  strict = false;
  strict_growth = 0;
  memset(call_counts, 0, sizeof call_counts);
  pthread_mutex_unlock(&lock);
  fake_hold_events(false);
  set_api(0, 115, -1);
}

static int function_index(const char *function) {
  for (int i = 0; i < FUNCTION_COUNT; i++)
    if (!strcmp(function_names[i], function)) return i;
  return -1;
}

static int64_t calls(const char *function) {
  int index = function_index(function);
  pthread_mutex_lock(&lock);
  int64_t count = index < 0 ? -1 : call_counts[index];
  pthread_mutex_unlock(&lock);
  return count;
}

static int64_t live(const char *kind) {
  int64_t total = 0;
#define LIVE_ADD(name) \
  if (!kind || !strcmp(kind, #name)) total += fake_live_##name;
  FAKE_KINDS(LIVE_ADD)
  return total;
}

/* The code of the plan that a call of `function` fulfils, or 0. Needs the lock. */
static int planned_code(const char *function, bool any) {
  for (size_t i = 0; i < plan_count; i++) {
    fail_plan *plan = &plans[i];
    if (strcmp(plan->function, function) != 0 && !(any && !strcmp(plan->function, "*"))) continue;
    if (plan->remaining > 0 && --plan->remaining == 0) return plan->code;
  }
  return 0;
}

int fake_next_event_code(void) {
  pthread_mutex_lock(&lock);
  int code = planned_code("event", false);
  pthread_mutex_unlock(&lock);
  return code;
}

static bool tail_is_zero(const void *args, size_t struct_size, size_t own_size) {
  const unsigned char *bytes = args;
  for (size_t i = own_size; i < struct_size; i++)
    if (bytes[i]) return false;
  return true;
}

pj_error *fake_enter(const char *function, const void *args, size_t struct_size, size_t own_size) {
  pthread_mutex_lock(&lock);
  int index = function_index(function);
  if (index >= 0) call_counts[index]++;
  int code = planned_code(function, true);
  bool check = strict;
  size_t needed = own_size + strict_growth;
  pthread_mutex_unlock(&lock);
  if (code) return fake_error(code, "planned failure of %s", function);
  if (check && struct_size < needed)
    return fake_error(FAKE_INVALID_ARGUMENT, "%s: struct_size %zu is smaller than %zu", function, struct_size, needed);
  if (check && !tail_is_zero(args, struct_size, own_size))
    return fake_error(FAKE_INVALID_ARGUMENT, "%s: the struct's tail is not zero", function);
  return NULL;
}

EXPORT const fake_control *fake_plugin_control(void);
const fake_control *fake_plugin_control(void) {
  static const fake_control control = {reset, set_fail, set_delay, fake_hold_events, set_api, set_strict, calls, live};
  return &control;
}

/* ---- errors ---- */
pj_error *fake_error(int code, const char *format, ...) {
  pj_error *error = calloc(1, sizeof *error);
  if (!error) abort();
  fake_live_error++;
  error->code = code;
  va_list list;
  va_start(list, format);
  vsnprintf(error->message, sizeof error->message, format, list);
  va_end(list);
  return error;
}

static void Error_Destroy(pj_Error_Destroy_args *args) {
  if (!args->error) return;
  fake_live_error--;
  free(args->error);
}

static void Error_Message(pj_Error_Message_args *args) {
  args->message = args->error->message;
  args->message_size = strlen(args->message);
}

static pj_error *Error_GetCode(pj_Error_GetCode_args *args) {
  FAKE_ENTER(Error_GetCode);
  args->code = args->error->code;
  return NULL;
}

/* ---- plugin ---- */
static pj_error *Plugin_Initialize(pj_Plugin_Initialize_args *args) {
  FAKE_ENTER(Plugin_Initialize);
  return NULL;
}

static const int64_t three_numbers[3] = {1, 2, 3};

/* One of each kind. Names are not terminated in the API, so the sizes must count. */
static const pj_named_value every_kind[] = {
    {.name = "xla_versionX", .name_size = 11, .type = PJ_INT64, .int64_value = 2, .value_size = 1},
    {.name = "coords", .name_size = 6, .type = PJ_INT64_LIST, .int64_array_value = three_numbers, .value_size = 3},
    {.name = "vendor", .name_size = 6, .type = PJ_STRING, .string_value = "fakery", .value_size = 4},
    {.name = "share", .name_size = 5, .type = PJ_FLOAT, .float_value = 0.5f, .value_size = 1},
    {.name = "shiny", .name_size = 5, .type = PJ_BOOL, .bool_value = true, .value_size = 1},
};
enum { EVERY_KIND_COUNT = sizeof every_kind / sizeof every_kind[0] };

static pj_error *Plugin_Attributes(pj_Plugin_Attributes_args *args) {
  FAKE_ENTER(Plugin_Attributes);
  args->attributes = every_kind;
  args->num_attributes = EVERY_KIND_COUNT;
  return NULL;
}

/* ---- client and devices ---- */
static bool name_is(const pj_named_value *value, const char *name) {
  return value->name_size == strlen(name) && !memcmp(value->name, name, value->name_size);
}

static pj_error *Client_Create(pj_Client_Create_args *args) {
  FAKE_ENTER(Client_Create);
  int64_t devices = default_devices;
  for (size_t i = 0; i < args->num_options; i++) {
    const pj_named_value *option = &args->create_options[i];
    if (name_is(option, "cpu_device_count") && option->type == PJ_INT64)
      devices = option->int64_value;
    else if (!name_is(option, "ignored"))
      return fake_error(FAKE_INVALID_ARGUMENT, "unexpected option %.*s", (int)option->name_size, option->name);
  }
  if (devices < 1 || devices > FAKE_MAX_DEVICES) return fake_error(FAKE_INVALID_ARGUMENT, "bad device count");
  pj_client *client = calloc(1, sizeof *client);
  if (!client) abort();
  fake_live_client++;
  client->device_count = (size_t)devices;
  for (int i = 0; i < (int)devices; i++) {
    client->devices[i] = (pj_device){{i + 10, every_kind, EVERY_KIND_COUNT}, i};
    client->device_list[i] = &client->devices[i];
  }
  args->client = client;
  return NULL;
}

static pj_error *Client_Destroy(pj_Client_Destroy_args *args) {
  fake_live_client--;
  free(args->client);
  FAKE_ENTER(Client_Destroy);
  return NULL;
}

static pj_error *Client_PlatformName(pj_Client_PlatformName_args *args) {
  FAKE_ENTER(Client_PlatformName);
  args->platform_name = "fake!";
  args->platform_name_size = 4;
  return NULL;
}

static pj_error *Client_PlatformVersion(pj_Client_PlatformVersion_args *args) {
  FAKE_ENTER(Client_PlatformVersion);
  args->platform_version = "fake 1";
  args->platform_version_size = 6;
  return NULL;
}

static pj_error *Client_AddressableDevices(pj_Client_AddressableDevices_args *args) {
  FAKE_ENTER(Client_AddressableDevices);
  args->addressable_devices = args->client->device_list;
  args->num_addressable_devices = args->client->device_count;
  return NULL;
}

static pj_error *Device_GetDescription(pj_Device_GetDescription_args *args) {
  FAKE_ENTER(Device_GetDescription);
  args->device_description = &args->device->description;
  return NULL;
}

static pj_error *Device_MemoryStats(pj_Device_MemoryStats_args *args) {
  FAKE_ENTER(Device_MemoryStats);
  args->bytes_in_use = 64 * live("buffer");
  args->bytes_limit = 1 << 20;
  args->bytes_limit_is_set = true;
  return NULL;
}

static pj_error *DeviceDescription_Id(pj_DeviceDescription_Id_args *args) {
  FAKE_ENTER(DeviceDescription_Id);
  args->id = args->device_description->id;
  return NULL;
}

static pj_error *DeviceDescription_Kind(pj_DeviceDescription_Kind_args *args) {
  FAKE_ENTER(DeviceDescription_Kind);
  args->device_kind = "fake chip";
  args->device_kind_size = 9;
  return NULL;
}

static pj_error *DeviceDescription_Attributes(pj_DeviceDescription_Attributes_args *args) {
  FAKE_ENTER(DeviceDescription_Attributes);
  args->attributes = args->device_description->attributes;
  args->num_attributes = args->device_description->attribute_count;
  return NULL;
}

/* ---- topologies ---- */
struct pj_topology {
  pj_device_description devices[FAKE_MAX_DEVICES];
  pj_device_description *device_list[FAKE_MAX_DEVICES];
  size_t device_count;
};

static pj_error *TopologyDescription_Create(pj_TopologyDescription_Create_args *args) {
  FAKE_ENTER(TopologyDescription_Create);
  char name[32];
  int count = 0;
  snprintf(name, sizeof name, "%.*s", (int)args->topology_name_size, args->topology_name);
  if (sscanf(name, "fake:%d", &count) != 1 || count < 0 || count > FAKE_MAX_DEVICES)
    return fake_error(FAKE_INVALID_ARGUMENT, "unknown topology %s", name);
  if (args->num_options) return fake_error(FAKE_INVALID_ARGUMENT, "Unexpected arguments");
  pj_topology *topology = calloc(1, sizeof *topology);
  if (!topology) abort();
  fake_live_topology++;
  topology->device_count = (size_t)count;
  for (int i = 0; i < count; i++) {
    topology->devices[i] = (pj_device_description){i, every_kind, i ? 0 : EVERY_KIND_COUNT};
    topology->device_list[i] = &topology->devices[i];
  }
  args->topology = topology;
  return NULL;
}

static pj_error *TopologyDescription_Destroy(pj_TopologyDescription_Destroy_args *args) {
  fake_live_topology--;
  free(args->topology);
  FAKE_ENTER(TopologyDescription_Destroy);
  return NULL;
}

static pj_error *TopologyDescription_PlatformName(pj_TopologyDescription_PlatformName_args *args) {
  FAKE_ENTER(TopologyDescription_PlatformName);
  args->platform_name = "fake";
  args->platform_name_size = 4;
  return NULL;
}

static pj_error *TopologyDescription_GetDeviceDescriptions(pj_TopologyDescription_GetDeviceDescriptions_args *args) {
  FAKE_ENTER(TopologyDescription_GetDeviceDescriptions);
  args->descriptions = args->topology->device_list;
  args->num_descriptions = args->topology->device_count;
  return NULL;
}

/* ---- the table ---- */
static int environment_number(const char *name, int otherwise) {
  const char *text = getenv(name);
  return text && *text ? atoi(text) : otherwise;
}

static void read_environment(void) {
  set_api(0, environment_number("SETU_FAKE_API_MINOR", 115), environment_number("SETU_FAKE_SLOTS", -1));
  set_delay(environment_number("SETU_FAKE_DELAY_MS", 0));
  set_strict(environment_number("SETU_FAKE_STRICT", 0) != 0, 0);
  default_devices = environment_number("SETU_FAKE_DEVICES", 1);
  const char *failures = getenv("SETU_FAKE_FAIL");
  while (failures && *failures) {
    char function[64];
    long n = 0;
    int code = 0;
    if (sscanf(failures, "%63[^:]:%ld:%d", function, &n, &code) == 3) set_fail(function, n, code);
    failures = strchr(failures, ',');
    if (failures) failures++;
  }
}

static void make_table(void) {
  api.version.struct_size = sizeof api.version;
  api.Error_Destroy = Error_Destroy;
  api.Error_Message = Error_Message;
  api.Error_GetCode = Error_GetCode;
  api.Plugin_Initialize = Plugin_Initialize;
  api.Plugin_Attributes = Plugin_Attributes;
  api.Client_Create = Client_Create;
  api.Client_Destroy = Client_Destroy;
  api.Client_PlatformName = Client_PlatformName;
  api.Client_PlatformVersion = Client_PlatformVersion;
  api.Client_AddressableDevices = Client_AddressableDevices;
  api.Device_GetDescription = Device_GetDescription;
  api.Device_MemoryStats = Device_MemoryStats;
  api.DeviceDescription_Id = DeviceDescription_Id;
  api.DeviceDescription_Kind = DeviceDescription_Kind;
  api.DeviceDescription_Attributes = DeviceDescription_Attributes;
  api.TopologyDescription_Create = TopologyDescription_Create;
  api.TopologyDescription_Destroy = TopologyDescription_Destroy;
  api.TopologyDescription_PlatformName = TopologyDescription_PlatformName;
  api.TopologyDescription_GetDeviceDescriptions = TopologyDescription_GetDeviceDescriptions;
  fake_fill_buffer_functions(&api);
  fake_fill_executable_functions(&api);
  read_environment();
}

EXPORT const pj_api *GetPjrtApi(void);
const pj_api *GetPjrtApi(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_table);
  return &api;
}
