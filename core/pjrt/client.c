/* Clients and their devices. */
#include "pjrt/internal.h"

static setu_status read_names(setu_client *client) {
  PJ_ARGS(Client_PlatformName, name);
  name.a.client = client->raw;
  SETU_TRY(PJ_CALL(client->api, Client_PlatformName, name));
  SETU_TRY(pj_copy_string(name.a.platform_name, name.a.platform_name_size, &client->platform_name));
  PJ_ARGS(Client_PlatformVersion, version);
  version.a.client = client->raw;
  SETU_TRY(PJ_CALL(client->api, Client_PlatformVersion, version));
  return pj_copy_string(version.a.platform_version, version.a.platform_version_size, &client->platform_version);
}

static setu_status read_device(const pj_api *api, pj_device_info *device) {
  PJ_ARGS(Device_GetDescription, description);
  description.a.device = device->raw;
  SETU_TRY(PJ_CALL(api, Device_GetDescription, description));
  PJ_ARGS(DeviceDescription_Id, id);
  id.a.device_description = description.a.device_description;
  SETU_TRY(PJ_CALL(api, DeviceDescription_Id, id));
  device->id = id.a.id;
  PJ_ARGS(DeviceDescription_Kind, kind);
  kind.a.device_description = description.a.device_description;
  SETU_TRY(PJ_CALL(api, DeviceDescription_Kind, kind));
  return pj_copy_string(kind.a.device_kind, kind.a.device_kind_size, &device->kind);
}

static setu_status read_devices(setu_client *client) {
  PJ_ARGS(Client_AddressableDevices, args);
  args.a.client = client->raw;
  SETU_TRY(PJ_CALL(client->api, Client_AddressableDevices, args));
  size_t count = args.a.num_addressable_devices;
  if (!count || count > INT32_MAX)
    return SETU_ERROR(SETU_FAILED_PRECONDITION, "the client has %zu addressable devices", count);
  client->devices = base_calloc(count, sizeof *client->devices);
  if (!client->devices) return SETU_OUT_OF_MEMORY();
  client->device_count = (int)count;
  for (size_t i = 0; i < count; i++) {
    client->devices[i].raw = args.a.addressable_devices[i];
    SETU_TRY(read_device(client->api, &client->devices[i]));
  }
  return SETU_STATUS_OK;
}

static setu_status create_raw(setu_client *client, size_t option_count, const setu_option *options) {
  pj_named_value *values = NULL;
  SETU_TRY(pj_make_named_values(options, option_count, &values));
  PJ_ARGS(Client_Create, args);
  args.a.create_options = values;
  args.a.num_options = option_count;
  setu_status status = PJ_CALL(client->api, Client_Create, args);
  base_free(values);
  client->raw = args.a.client;
  if (!status && !client->raw) return SETU_ERROR(SETU_INTERNAL, "PJRT_Client_Create returned no client");
  return status;
}

setu_status setu_client_create(setu_plugin *plugin, size_t option_count, const setu_option *options,
                               setu_client **out_client) {
  *out_client = NULL;
  setu_client *client = base_calloc(1, sizeof *client);
  if (!client) return SETU_OUT_OF_MEMORY();
  client->plugin = plugin;
  client->api = plugin->api;
  setu_status status = create_raw(client, option_count, options);
  if (!status) status = read_names(client);
  if (!status) status = read_devices(client);
  if (status) {
    setu_client_destroy(client);
    return status;
  }
  *out_client = client;
  return SETU_STATUS_OK;
}

void setu_client_destroy(setu_client *client) {
  if (!client) return;
  for (int i = 0; i < client->device_count; i++) base_free(client->devices[i].kind);
  base_free(client->devices);
  base_free(client->platform_name);
  base_free(client->platform_version);
  if (client->raw) {
    PJ_ARGS(Client_Destroy, args);
    args.a.client = client->raw;
    setu_status_free(PJ_CALL(client->api, Client_Destroy, args));
  }
  base_free(client);
}

setu_plugin *setu_client_plugin(const setu_client *client) {
  return client->plugin;
}

const char *setu_client_platform_name(const setu_client *client) {
  return client->platform_name;
}

const char *setu_client_platform_version(const setu_client *client) {
  return client->platform_version;
}

int setu_client_device_count(const setu_client *client) {
  return client->device_count;
}

static bool valid_device(const setu_client *client, int device) {
  return device >= 0 && device < client->device_count;
}

const char *setu_client_device_kind(const setu_client *client, int device) {
  return valid_device(client, device) ? client->devices[device].kind : "";
}

int setu_client_device_id(const setu_client *client, int device) {
  return valid_device(client, device) ? client->devices[device].id : -1;
}

setu_status pj_client_device(const setu_client *client, int device, pj_device **out_device) {
  *out_device = NULL;
  if (!valid_device(client, device))
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "there is no device %d; the client has %d", device, client->device_count);
  *out_device = client->devices[device].raw;
  return SETU_STATUS_OK;
}

setu_status setu_client_memory_stats(setu_client *client, int device, setu_memory_stats *out_stats) {
  *out_stats = (setu_memory_stats){-1, -1, -1, -1, -1};
  PJ_ARGS(Device_MemoryStats, args);
  SETU_TRY(pj_client_device(client, device, &args.a.device));
  SETU_TRY(PJ_CALL(client->api, Device_MemoryStats, args));
  out_stats->bytes_in_use = args.a.bytes_in_use;
  if (args.a.peak_bytes_in_use_is_set) out_stats->peak_bytes_in_use = args.a.peak_bytes_in_use;
  if (args.a.bytes_limit_is_set) out_stats->bytes_limit = args.a.bytes_limit;
  if (args.a.num_allocs_is_set) out_stats->num_allocs = args.a.num_allocs;
  if (args.a.largest_alloc_size_is_set) out_stats->largest_alloc_size = args.a.largest_alloc_size;
  return SETU_STATUS_OK;
}
