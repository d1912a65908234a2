/* The fake plugin's events and buffers. */
#include <pthread.h>
#include <stdio.h>
#include <time.h>

#include "fake_plugin.h"

/* ---- promises ---- */
struct fake_promise {
  int references;
  int code;    /* the error it ends in, or 0 */
  int64_t due; /* monotonic nanoseconds */
};

struct pj_event {
  fake_promise *promise;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards references and `held` */
static pthread_cond_t released = PTHREAD_COND_INITIALIZER;
static bool held;

static int64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

void fake_hold_events(bool hold) {
  pthread_mutex_lock(&lock);
  held = hold;
  pthread_cond_broadcast(&released);
  pthread_mutex_unlock(&lock);
}

fake_promise *fake_promise_create(void) {
  fake_promise *promise = calloc(1, sizeof *promise);
  if (!promise) abort();
  promise->references = 1;
  promise->code = fake_next_event_code();
  promise->due = now() + (int64_t)fake_delay_ms() * 1000000;
  return promise;
}

static fake_promise *retain(fake_promise *promise) {
  pthread_mutex_lock(&lock);
  promise->references++;
  pthread_mutex_unlock(&lock);
  return promise;
}

void fake_promise_release(fake_promise *promise) {
  pthread_mutex_lock(&lock);
  int left = --promise->references;
  pthread_mutex_unlock(&lock);
  if (!left) free(promise);
}

static bool promise_is_ready(const fake_promise *promise) {
  pthread_mutex_lock(&lock);
  bool ready = !held && now() >= promise->due;
  pthread_mutex_unlock(&lock);
  return ready;
}

static pj_error *promise_wait(const fake_promise *promise) {
  pthread_mutex_lock(&lock);
  while (held) pthread_cond_wait(&released, &lock);
  pthread_mutex_unlock(&lock);
  int64_t left = promise->due - now();
  if (left > 0) nanosleep(&(struct timespec){left / 1000000000, left % 1000000000}, NULL);
  return promise->code ? fake_error(promise->code, "planned failure of an event") : NULL;
}

/* ---- events ---- */
pj_event *fake_event_create(fake_promise *promise) {
  pj_event *event = calloc(1, sizeof *event);
  if (!event) abort();
  fake_live_event++;
  event->promise = retain(promise);
  return event;
}

static pj_error *Event_Destroy(pj_Event_Destroy_args *args) {
  fake_live_event--;
  fake_promise_release(args->event->promise);
  free(args->event);
  FAKE_ENTER(Event_Destroy);
  return NULL;
}

static pj_error *Event_IsReady(pj_Event_IsReady_args *args) {
  FAKE_ENTER(Event_IsReady);
  args->is_ready = promise_is_ready(args->event->promise);
  return NULL;
}

static pj_error *Event_Error(pj_Event_Error_args *args) {
  FAKE_ENTER(Event_Error);
  return promise_wait(args->event->promise);
}

static pj_error *Event_Await(pj_Event_Await_args *args) {
  FAKE_ENTER(Event_Await);
  return promise_wait(args->event->promise);
}

typedef struct callback_call {
  pj_event_callback *callback;
  void *user_arg;
  fake_promise *promise;
} callback_call;

static void *call_when_ready(void *argument) {
  callback_call *call = argument;
  pj_error *error = promise_wait(call->promise);
  fake_promise_release(call->promise);
  call->callback(error, call->user_arg);
  free(call);
  return NULL;
}

static pj_error *Event_OnReady(pj_Event_OnReady_args *args) {
  FAKE_ENTER(Event_OnReady);
  callback_call *call = malloc(sizeof *call);
  if (!call) abort();
  *call = (callback_call){args->callback, args->user_arg, retain(args->event->promise)};
  if (promise_is_ready(call->promise)) {
    call_when_ready(call);
    return NULL;
  }
  pthread_t thread;
  if (pthread_create(&thread, NULL, call_when_ready, call) != 0) abort();
  pthread_detach(thread);
  return NULL;
}

/* ---- types ---- */
size_t fake_element_size(int dtype) {
  static const unsigned char sizes[] = {0, 1, 1, 2, 4, 8, 1, 2, 4, 8, 2, 4, 8, 2, 8, 16, 1, 1, 1, 1, 1};
  return dtype < 0 || (size_t)dtype >= sizeof sizes ? 0 : sizes[dtype];
}

size_t fake_count(const fake_type *type) {
  size_t count = 1;
  for (size_t i = 0; i < type->rank; i++) count *= (size_t)type->dims[i];
  return count;
}

size_t fake_bytes(const fake_type *type) {
  return fake_count(type) * fake_element_size(type->dtype);
}

bool fake_same_type(const fake_type *a, const fake_type *b) {
  return a->dtype == b->dtype && a->rank == b->rank && !memcmp(a->dims, b->dims, a->rank * sizeof a->dims[0]);
}

/* ---- buffers ---- */
pj_buffer *fake_buffer_create(const fake_type *type, int device) {
  pj_buffer *buffer = calloc(1, sizeof *buffer);
  size_t bytes = fake_bytes(type);
  if (buffer) buffer->data = calloc(1, bytes ? bytes : 1);
  if (!buffer || !buffer->data) abort();
  fake_live_buffer++;
  buffer->type = *type;
  buffer->device = device;
  buffer->promise = fake_promise_create();
  return buffer;
}

static pj_error *Client_BufferFromHostBuffer(pj_Client_BufferFromHostBuffer_args *args) {
  FAKE_ENTER(Client_BufferFromHostBuffer);
  if (!args->data) return fake_error(FAKE_INVALID_ARGUMENT, "no data");
  if (!fake_element_size(args->type) || args->num_dims > FAKE_MAX_RANK)
    return fake_error(FAKE_UNIMPLEMENTED, "type %d of rank %zu", args->type, args->num_dims);
  if (args->num_byte_strides || args->device_layout || args->memory)
    return fake_error(FAKE_UNIMPLEMENTED, "strides, layouts and memories");
  fake_type type = {.dtype = args->type, .rank = args->num_dims};
  for (size_t i = 0; i < args->num_dims; i++) type.dims[i] = args->dims[i];
  args->buffer = fake_buffer_create(&type, args->device->index);
  memcpy(args->buffer->data, args->data, fake_bytes(&type));
  args->done_with_host_buffer = fake_event_create(args->buffer->promise);
  return NULL;
}

static pj_error *Buffer_Destroy(pj_Buffer_Destroy_args *args) {
  fake_live_buffer--;
  fake_promise_release(args->buffer->promise);
  free(args->buffer->data);
  free(args->buffer);
  FAKE_ENTER(Buffer_Destroy);
  return NULL;
}

static pj_error *Buffer_ElementType(pj_Buffer_ElementType_args *args) {
  FAKE_ENTER(Buffer_ElementType);
  args->type = args->buffer->type.dtype;
  return NULL;
}

static pj_error *Buffer_Dimensions(pj_Buffer_Dimensions_args *args) {
  FAKE_ENTER(Buffer_Dimensions);
  args->dims = args->buffer->type.dims;
  args->num_dims = args->buffer->type.rank;
  return NULL;
}

static pj_error *Buffer_OnDeviceSizeInBytes(pj_Buffer_OnDeviceSizeInBytes_args *args) {
  FAKE_ENTER(Buffer_OnDeviceSizeInBytes);
  args->on_device_size_in_bytes = fake_bytes(&args->buffer->type);
  return NULL;
}

static pj_error *Buffer_IsDeleted(pj_Buffer_IsDeleted_args *args) {
  FAKE_ENTER(Buffer_IsDeleted);
  args->is_deleted = args->buffer->deleted;
  return NULL;
}

static pj_error *Buffer_CopyToDevice(pj_Buffer_CopyToDevice_args *args) {
  FAKE_ENTER(Buffer_CopyToDevice);
  if (args->buffer->deleted) return fake_error(FAKE_INVALID_ARGUMENT, "the buffer was donated");
  args->dst_buffer = fake_buffer_create(&args->buffer->type, args->dst_device->index);
  memcpy(args->dst_buffer->data, args->buffer->data, fake_bytes(&args->buffer->type));
  return NULL;
}

static bool layout_is_dense(const pj_memory_layout *layout, size_t rank) {
  if (!layout || layout->type != PJ_LAYOUT_TILED || layout->tiled.minor_to_major_size != rank) return false;
  for (size_t i = 0; i < rank; i++)
    if (layout->tiled.minor_to_major[i] != (int64_t)(rank - 1 - i)) return false;
  return layout->tiled.num_tiles == 0;
}

static pj_error *Buffer_ToHostBuffer(pj_Buffer_ToHostBuffer_args *args) {
  FAKE_ENTER(Buffer_ToHostBuffer);
  size_t bytes = fake_bytes(&args->src->type);
  if (args->src->deleted) return fake_error(FAKE_INVALID_ARGUMENT, "the buffer was donated");
  if (!args->dst) {
    args->dst_size = bytes;
    return NULL;
  }
  if (args->dst_size < bytes) return fake_error(FAKE_INVALID_ARGUMENT, "dst_size %zu < %zu", args->dst_size, bytes);
  if (!layout_is_dense(args->host_layout, args->src->type.rank))
    return fake_error(FAKE_INVALID_ARGUMENT, "the caller did not ask for the dense layout");
  memcpy(args->dst, args->src->data, bytes);
  args->event = fake_event_create(args->src->promise);
  return NULL;
}

static pj_error *Buffer_ReadyEvent(pj_Buffer_ReadyEvent_args *args) {
  FAKE_ENTER(Buffer_ReadyEvent);
  if (args->buffer->deleted) return fake_error(FAKE_INVALID_ARGUMENT, "the buffer was donated");
  args->event = fake_event_create(args->buffer->promise);
  return NULL;
}

void fake_fill_buffer_functions(pj_api *api) {
  api->Event_Destroy = Event_Destroy;
  api->Event_IsReady = Event_IsReady;
  api->Event_Error = Event_Error;
  api->Event_Await = Event_Await;
  api->Event_OnReady = Event_OnReady;
  api->Client_BufferFromHostBuffer = Client_BufferFromHostBuffer;
  api->Buffer_Destroy = Buffer_Destroy;
  api->Buffer_ElementType = Buffer_ElementType;
  api->Buffer_Dimensions = Buffer_Dimensions;
  api->Buffer_OnDeviceSizeInBytes = Buffer_OnDeviceSizeInBytes;
  api->Buffer_IsDeleted = Buffer_IsDeleted;
  api->Buffer_CopyToDevice = Buffer_CopyToDevice;
  api->Buffer_ToHostBuffer = Buffer_ToHostBuffer;
  api->Buffer_ReadyEvent = Buffer_ReadyEvent;
}
