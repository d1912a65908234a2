/* Topologies: devices that exist only for the compiler. */
#include "pjrt/internal.h"

static setu_status read_platform(setu_topology *topology) {
  PJ_ARGS(TopologyDescription_PlatformName, args);
  args.a.topology = topology->raw;
  SETU_TRY(PJ_CALL(topology->api, TopologyDescription_PlatformName, args));
  return pj_copy_string(args.a.platform_name, args.a.platform_name_size, &topology->platform_name);
}

static setu_status read_device(const pj_api *api, pj_device_description *description, pj_topology_device *device) {
  PJ_ARGS(DeviceDescription_Kind, kind);
  kind.a.device_description = description;
  SETU_TRY(PJ_CALL(api, DeviceDescription_Kind, kind));
  SETU_TRY(pj_copy_string(kind.a.device_kind, kind.a.device_kind_size, &device->kind));
  PJ_ARGS(DeviceDescription_Attributes, attributes);
  attributes.a.device_description = description;
  SETU_TRY(PJ_CALL(api, DeviceDescription_Attributes, attributes));
  SETU_TRY(pj_copy_named_values(attributes.a.attributes, attributes.a.num_attributes, &device->attributes));
  device->attribute_count = device->attributes ? attributes.a.num_attributes : 0;
  return SETU_STATUS_OK;
}

static setu_status read_devices(setu_topology *topology) {
  PJ_ARGS(TopologyDescription_GetDeviceDescriptions, args);
  args.a.topology = topology->raw;
  SETU_TRY(PJ_CALL(topology->api, TopologyDescription_GetDeviceDescriptions, args));
  size_t count = args.a.num_descriptions;
  if (count > INT32_MAX) return SETU_ERROR(SETU_INTERNAL, "the topology has %zu devices", count);
  topology->devices = base_calloc(count, sizeof *topology->devices);
  if (!topology->devices) return SETU_OUT_OF_MEMORY();
  topology->device_count = (int)count;
  for (size_t i = 0; i < count; i++)
    SETU_TRY(read_device(topology->api, args.a.descriptions[i], &topology->devices[i]));
  return SETU_STATUS_OK;
}

static setu_status create_raw(setu_topology *topology, const char *name, size_t option_count,
                              const setu_option *options) {
  pj_named_value *values = NULL;
  SETU_TRY(pj_make_named_values(options, option_count, &values));
  PJ_ARGS(TopologyDescription_Create, args);
  args.a.topology_name = name;
  args.a.topology_name_size = strlen(name);
  args.a.create_options = values;
  args.a.num_options = option_count;
  setu_status status = PJ_CALL(topology->api, TopologyDescription_Create, args);
  base_free(values);
  topology->raw = args.a.topology;
  if (!status && !topology->raw) return SETU_ERROR(SETU_INTERNAL, "the plugin returned no topology");
  return status_note(status, "making the topology \"%s\"", name);
}

setu_status setu_topology_create(setu_plugin *plugin, const char *name, size_t option_count, const setu_option *options,
                                 setu_topology **out_topology) {
  *out_topology = NULL;
  setu_topology *topology = base_calloc(1, sizeof *topology);
  if (!topology) return SETU_OUT_OF_MEMORY();
  topology->plugin = plugin;
  topology->api = plugin->api;
  setu_status status = create_raw(topology, name, option_count, options);
  if (!status) status = read_platform(topology);
  if (!status) status = read_devices(topology);
  if (status) {
    setu_topology_destroy(topology);
    return status;
  }
  *out_topology = topology;
  return SETU_STATUS_OK;
}

void setu_topology_destroy(setu_topology *topology) {
  if (!topology) return;
  for (int i = 0; i < topology->device_count; i++) {
    base_free(topology->devices[i].kind);
    base_free(topology->devices[i].attributes);
  }
  base_free(topology->devices);
  base_free(topology->platform_name);
  if (topology->raw) {
    PJ_ARGS(TopologyDescription_Destroy, args);
    args.a.topology = topology->raw;
    setu_status_free(PJ_CALL(topology->api, TopologyDescription_Destroy, args));
  }
  base_free(topology);
}

const char *setu_topology_platform_name(const setu_topology *topology) {
  return topology->platform_name;
}

int setu_topology_device_count(const setu_topology *topology) {
  return topology->device_count;
}

static bool valid_device(const setu_topology *topology, int device) {
  return device >= 0 && device < topology->device_count;
}

const char *setu_topology_device_kind(const setu_topology *topology, int device) {
  return valid_device(topology, device) ? topology->devices[device].kind : "";
}

size_t setu_topology_device_attributes(const setu_topology *topology, int device, const setu_option **out_attributes) {
  *out_attributes = NULL;
  if (!valid_device(topology, device)) return 0;
  *out_attributes = topology->devices[device].attributes;
  return topology->devices[device].attribute_count;
}
