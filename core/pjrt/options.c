/* Compile options, written as the protocol buffer CompileOptionsProto. */
#include "base/text.h"
#include "pjrt/internal.h"

/* Field numbers. */
enum { COMPILE_BUILD_OPTIONS = 3, COMPILE_ENV_OPTION_OVERRIDES = 7 };
enum {
  BUILD_NUM_REPLICAS = 4,
  BUILD_NUM_PARTITIONS = 5,
  BUILD_USE_SPMD_PARTITIONING = 6,
  BUILD_DEVICE_ASSIGNMENT = 9,
  BUILD_USE_SHARDY_PARTITIONER = 19
};
enum { ASSIGNMENT_REPLICA_COUNT = 1, ASSIGNMENT_COMPUTATION_COUNT = 2, ASSIGNMENT_DEVICES = 3 };
enum { DEVICES_REPLICA_IDS = 1 };
enum { MAP_KEY = 1, MAP_VALUE = 2 };
enum { OVERRIDE_STRING = 1, OVERRIDE_BOOL = 2, OVERRIDE_INT = 3, OVERRIDE_DOUBLE = 4 };

enum { WIRE_VARINT = 0, WIRE_FIXED64 = 1, WIRE_BYTES = 2 };

static void put_varint(text *t, uint64_t value) {
  do {
    char byte = (char)((value & 0x7f) | (value > 0x7f ? 0x80 : 0));
    text_append(t, &byte, 1);
    value >>= 7;
  } while (value);
}

static void put_tag(text *t, int field, int wire) {
  put_varint(t, (uint64_t)field << 3 | (uint64_t)wire);
}

static void put_int(text *t, int field, int64_t value) {
  put_tag(t, field, WIRE_VARINT);
  put_varint(t, (uint64_t)value);
}

static void put_bytes(text *t, int field, const char *data, size_t size) {
  put_tag(t, field, WIRE_BYTES);
  put_varint(t, size);
  text_append(t, data, size);
}

/* A nested message; ends the life of `inner`. */
static void put_message(text *t, int field, text *inner) {
  if (inner->failed)
    t->failed = true;
  else
    put_bytes(t, field, inner->size ? inner->data : "", inner->size);
  text_deinit(inner);
}

/* ids[replica * partitions + partition]; the message groups them by partition. */
static void put_assignment(text *t, int replicas, int partitions, const int64_t *ids) {
  text assignment;
  text_init(&assignment);
  put_int(&assignment, ASSIGNMENT_REPLICA_COUNT, replicas);
  put_int(&assignment, ASSIGNMENT_COMPUTATION_COUNT, partitions);
  for (int p = 0; p < partitions; p++) {
    text packed, devices;
    text_init(&packed);
    text_init(&devices);
    for (int r = 0; r < replicas; r++) put_varint(&packed, (uint64_t)ids[(int64_t)r * partitions + p]);
    put_message(&devices, DEVICES_REPLICA_IDS, &packed);
    put_message(&assignment, ASSIGNMENT_DEVICES, &devices);
  }
  put_message(t, BUILD_DEVICE_ASSIGNMENT, &assignment);
}

static setu_status put_override(text *t, const setu_option *option) {
  text value, entry;
  text_init(&value);
  text_init(&entry);
  switch (option->kind) {
    case SETU_OPTION_STRING:
      put_bytes(&value, OVERRIDE_STRING, option->string, strlen(option->string));
      break;
    case SETU_OPTION_BOOL:
      put_int(&value, OVERRIDE_BOOL, option->integer != 0);
      break;
    case SETU_OPTION_INT:
      put_int(&value, OVERRIDE_INT, option->integer);
      break;
    case SETU_OPTION_FLOAT: {
      double number = (double)option->number;
      unsigned char bytes[8];
      uint64_t word = 0;
      memcpy(&word, &number, sizeof word);
      for (int i = 0; i < 8; i++) bytes[i] = (unsigned char)(word >> (8 * i));
      put_tag(&value, OVERRIDE_DOUBLE, WIRE_FIXED64);
      text_append(&value, (const char *)bytes, sizeof bytes);
      break;
    }
    case SETU_OPTION_INT_LIST:
      return SETU_ERROR(SETU_INVALID_ARGUMENT, "the compiler option %s cannot be a list", option->name);
  }
  put_bytes(&entry, MAP_KEY, option->name, strlen(option->name));
  put_message(&entry, MAP_VALUE, &value);
  put_message(t, COMPILE_ENV_OPTION_OVERRIDES, &entry);
  return SETU_STATUS_OK;
}

static setu_status put_build_options(text *t, const setu_compile_options *options, setu_client *client) {
  int replicas = options->num_replicas ? options->num_replicas : 1;
  int partitions = options->num_partitions ? options->num_partitions : 1;
  if (replicas < 0 || partitions < 0)
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "a program cannot have %d replicas and %d partitions", replicas,
                      partitions);
  int64_t device_id = options->device;
  if (client && !options->device_assignment) {
    pj_device *device = NULL;
    SETU_TRY(pj_client_device(client, options->device, &device));
    device_id = setu_client_device_id(client, options->device);
  }
  text build;
  text_init(&build);
  put_int(&build, BUILD_NUM_REPLICAS, replicas);
  put_int(&build, BUILD_NUM_PARTITIONS, partitions);
  if (options->use_spmd_partitioning) put_int(&build, BUILD_USE_SPMD_PARTITIONING, 1);
  if (options->device_assignment)
    put_assignment(&build, replicas, partitions, options->device_assignment);
  else if (replicas == 1 && partitions == 1 && options->device != 0)
    put_assignment(&build, 1, 1, &device_id); /* device 0 is what the compiler takes by itself */
  if (options->use_shardy_partitioner) put_int(&build, BUILD_USE_SHARDY_PARTITIONER, 1);
  put_message(t, COMPILE_BUILD_OPTIONS, &build);
  return SETU_STATUS_OK;
}

static setu_status put_options(text *t, const setu_compile_options *options, setu_client *client) {
  SETU_TRY(put_build_options(t, options, client));
  for (size_t i = 0; i < options->override_count; i++) SETU_TRY(put_override(t, &options->overrides[i]));
  return text_status(t);
}

setu_status setu_compile_options_encode(const setu_compile_options *options, setu_client *client, char **out_bytes,
                                        size_t *out_size) {
  *out_bytes = NULL;
  *out_size = 0;
  text t;
  text_init(&t);
  setu_status status = put_options(&t, options, client);
  if (status) {
    text_deinit(&t);
    return status;
  }
  *out_size = t.size;
  *out_bytes = text_take(&t);
  if (*out_bytes) return SETU_STATUS_OK;
  *out_size = 0;
  return SETU_OUT_OF_MEMORY();
}
