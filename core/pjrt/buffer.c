/* Device buffers. */
#include "pjrt/internal.h"

/* The wrapper comes straight from malloc: its per-thread cache is the free list that a pool here would be. */
static setu_status wrap(setu_client *client, setu_buffer **out_buffer) {
  setu_buffer *buffer = base_malloc(sizeof *buffer);
  if (!buffer) return SETU_OUT_OF_MEMORY();
  buffer->raw = NULL;
  buffer->client = client;
  *out_buffer = buffer;
  return SETU_STATUS_OK;
}

/* The transfer of host memory; *out_done is owned by the caller and may be NULL. */
static setu_status transfer(setu_client *client, int device, const setu_type *type, const void *data, int semantics,
                            pj_event **out_done, setu_buffer **out_buffer) {
  static const int64_t nothing; /* the address of an empty tensor's data */
  size_t bytes = 0;
  SETU_TRY(pj_type_bytes(type, &bytes));
  if (!data && bytes) return SETU_ERROR(SETU_INVALID_ARGUMENT, "there is no data for %zu bytes", bytes);
  PJ_ARGS(Client_BufferFromHostBuffer, args);
  SETU_TRY(pj_client_device(client, device, &args.a.device));
  args.a.client = client->raw;
  args.a.data = data ? data : &nothing;
  args.a.type = type->dtype;
  args.a.dims = type->dims;
  args.a.num_dims = (size_t)type->rank;
  args.a.host_buffer_semantics = semantics;
  setu_buffer *buffer = NULL;
  SETU_TRY(wrap(client, &buffer));
  setu_status status = PJ_CALL(client->api, Client_BufferFromHostBuffer, args);
  if (status) {
    base_free(buffer);
    return status;
  }
  buffer->raw = args.a.buffer;
  *out_buffer = buffer;
  *out_done = args.a.done_with_host_buffer;
  return SETU_STATUS_OK;
}

setu_status setu_buffer_from_host(setu_client *client, int device, const setu_type *type, const void *data,
                                  setu_buffer **out_buffer) {
  *out_buffer = NULL;
  pj_event *done = NULL;
  SETU_TRY(transfer(client, device, type, data, PJ_IMMUTABLE_ONLY_DURING_CALL, &done, out_buffer));
  pj_destroy_event(client->api, done);
  return SETU_STATUS_OK;
}

typedef struct host_release {
  void (*release)(void *);
  void *context;
  const pj_api *api;
  pj_event *event;
} host_release;

static void on_host_memory_free(pj_error *error, void *user_arg) {
  host_release *pending = user_arg;
  setu_status_free(pj_take_error(pending->api, error, "a transfer from the host"));
  pj_destroy_event(pending->api, pending->event);
  pending->release(pending->context);
  base_free(pending);
}

setu_status setu_buffer_from_host_async(setu_client *client, int device, const setu_type *type, const void *data,
                                        void (*release)(void *), void *context, setu_buffer **out_buffer) {
  *out_buffer = NULL;
  host_release *pending = base_malloc(sizeof *pending);
  setu_status status = pending ? SETU_STATUS_OK : SETU_OUT_OF_MEMORY();
  pj_event *done = NULL;
  if (!status) status = transfer(client, device, type, data, PJ_IMMUTABLE_UNTIL_TRANSFER_COMPLETES, &done, out_buffer);
  if (status || !done) {
    base_free(pending);
    release(context);
    return status;
  }
  *pending = (host_release){release, context, client->api, done};
  PJ_ARGS(Event_OnReady, args);
  args.a.event = done;
  args.a.callback = on_host_memory_free;
  args.a.user_arg = pending;
  status = PJ_CALL(client->api, Event_OnReady, args);
  if (status) { /* no callback will come, so wait here; an error of the transfer also shows in the buffer */
    setu_status_free(status);
    setu_status_free(pj_await(client->api, done));
    base_free(pending);
    release(context);
  }
  return SETU_STATUS_OK;
}

/* The plugin's own array of dimensions, which lives as long as the buffer. */
static setu_status dimensions(setu_buffer *buffer, const int64_t **out_dims, size_t *out_rank) {
  PJ_ARGS(Buffer_Dimensions, args);
  args.a.buffer = buffer->raw;
  SETU_TRY(PJ_CALL(buffer->client->api, Buffer_Dimensions, args));
  *out_dims = args.a.dims;
  *out_rank = args.a.num_dims;
  return SETU_STATUS_OK;
}

setu_status setu_buffer_type(setu_buffer *buffer, setu_type *out_type) {
  memset(out_type, 0, sizeof *out_type);
  PJ_ARGS(Buffer_ElementType, args);
  args.a.buffer = buffer->raw;
  SETU_TRY(PJ_CALL(buffer->client->api, Buffer_ElementType, args));
  const int64_t *dims = NULL;
  size_t rank = 0;
  SETU_TRY(dimensions(buffer, &dims, &rank));
  return pj_type(args.a.type, dims, rank, out_type);
}

setu_status setu_buffer_to_host(setu_buffer *buffer, void *data, size_t size) {
  setu_type type;
  size_t bytes = 0;
  SETU_TRY(setu_buffer_type(buffer, &type));
  SETU_TRY(pj_type_bytes(&type, &bytes));
  if (size != bytes)
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "the buffer holds %zu bytes but there is room for %zu", bytes, size);
  /* A null destination would be a question for the size, and an empty tensor has nothing to copy. */
  if (!bytes) return setu_buffer_wait(buffer);
  if (!data) return SETU_ERROR(SETU_INVALID_ARGUMENT, "there is no memory to copy %zu bytes to", bytes);
  /* Without an explicit layout the bytes come in the device's order. */
  int64_t minor_to_major[SETU_MAX_RANK];
  for (int i = 0; i < type.rank; i++) minor_to_major[i] = type.rank - 1 - i;
  PJ_VALUE(pj_memory_layout, layout);
  layout.a.type = PJ_LAYOUT_TILED;
  layout.a.tiled.struct_size = sizeof layout.a.tiled;
  layout.a.tiled.minor_to_major = minor_to_major;
  layout.a.tiled.minor_to_major_size = (size_t)type.rank;
  PJ_ARGS(Buffer_ToHostBuffer, args);
  args.a.src = buffer->raw;
  args.a.host_layout = &layout.a;
  args.a.dst = data;
  args.a.dst_size = size;
  SETU_TRY(PJ_CALL(buffer->client->api, Buffer_ToHostBuffer, args));
  return pj_await(buffer->client->api, args.a.event);
}

static setu_status ready_event(setu_buffer *buffer, pj_event **out_event) {
  PJ_ARGS(Buffer_ReadyEvent, args);
  args.a.buffer = buffer->raw;
  SETU_TRY(PJ_CALL(buffer->client->api, Buffer_ReadyEvent, args));
  *out_event = args.a.event;
  return SETU_STATUS_OK;
}

setu_status setu_buffer_wait(setu_buffer *buffer) {
  pj_event *event = NULL;
  SETU_TRY(ready_event(buffer, &event));
  return pj_await(buffer->client->api, event);
}

setu_status setu_buffer_is_ready(setu_buffer *buffer, bool *out_ready) {
  *out_ready = false;
  pj_event *event = NULL;
  SETU_TRY(ready_event(buffer, &event));
  PJ_ARGS(Event_IsReady, args);
  args.a.event = event;
  setu_status status = event ? PJ_CALL(buffer->client->api, Event_IsReady, args) : SETU_STATUS_OK;
  if (!status) *out_ready = !event || args.a.is_ready;
  pj_destroy_event(buffer->client->api, event);
  return status;
}

setu_status setu_buffer_device_bytes(setu_buffer *buffer, size_t *out_bytes) {
  *out_bytes = 0;
  PJ_ARGS(Buffer_OnDeviceSizeInBytes, args);
  args.a.buffer = buffer->raw;
  SETU_TRY(PJ_CALL(buffer->client->api, Buffer_OnDeviceSizeInBytes, args));
  *out_bytes = args.a.on_device_size_in_bytes;
  return SETU_STATUS_OK;
}

/* By way of host memory: to another client, and where the plugin cannot copy. */
static setu_status copy_through_host(setu_buffer *buffer, setu_client *client, int device, setu_buffer **out_buffer) {
  setu_type type;
  size_t bytes = 0;
  SETU_TRY(setu_buffer_type(buffer, &type));
  SETU_TRY(pj_type_bytes(&type, &bytes));
  void *data = base_malloc(bytes);
  if (!data) return SETU_OUT_OF_MEMORY();
  setu_status status = setu_buffer_to_host(buffer, data, bytes);
  if (!status) status = setu_buffer_from_host(client, device, &type, data, out_buffer);
  base_free(data);
  return status;
}

setu_status setu_buffer_copy_to_device(setu_buffer *buffer, setu_client *client, int device, setu_buffer **out_buffer) {
  *out_buffer = NULL;
  PJ_ARGS(Buffer_CopyToDevice, args);
  SETU_TRY(pj_client_device(client, device, &args.a.dst_device));
  if (client != buffer->client || !PJ_HAS(client->api, Buffer_CopyToDevice))
    return copy_through_host(buffer, client, device, out_buffer);
  args.a.buffer = buffer->raw;
  setu_buffer *copy = NULL;
  SETU_TRY(wrap(client, &copy));
  setu_status status = PJ_CALL(client->api, Buffer_CopyToDevice, args);
  if (status) {
    base_free(copy);
    return status;
  }
  copy->raw = args.a.dst_buffer;
  *out_buffer = copy;
  return SETU_STATUS_OK;
}

void setu_buffer_destroy(setu_buffer *buffer) {
  if (!buffer) return;
  pj_destroy_buffer(buffer->client->api, buffer->raw);
  base_free(buffer);
}
