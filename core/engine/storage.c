#include "engine/storage.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "engine/engine.h"
#include "engine/region.h"
#include "engine/view.h"
#include "trace/counters.h"

setu_storage *storage_create(setu_device *device, const setu_type *natural, setu_array *array) {
  setu_storage *storage = base_malloc(sizeof *storage);
  if (!storage) return NULL;
  atomic_init(&storage->references, 1);
  storage->device = device;
  storage->array = array;
  storage->natural = *natural;
  storage->bytes = type_bytes(natural);
  return storage;
}

void storage_set_array(setu_storage *storage, setu_array *array, const setu_type *natural) {
  setu_array *old = storage->array;
  __atomic_store_n(&storage->array, array, __ATOMIC_RELAXED);
  /* Front ends look at the type outside the ticket; most writes keep it. */
  if (!hlo_type_equal(natural, &storage->natural)) storage->natural = *natural;
  array_release(old);
}

setu_status storage_recover(setu_storage *storage) {
  setu_array *failed = storage->array;
  if (!failed || atomic_load_explicit(&failed->state, memory_order_acquire) != ARRAY_FAILED) return SETU_STATUS_OK;
  setu_status status = array_status(failed);
  setu_array *kept = failed->fallback;
  while (kept && atomic_load(&kept->state) == ARRAY_FAILED) kept = kept->fallback;
  if (kept) {
    setu_type natural = kept->type;
    array_retain(kept);
    storage_set_array(storage, kept, &natural);
  }
  return status;
}

/* After a failed wait or read: the next one sees the value from before the failed update. */
static void recover_after(setu_storage *storage, const setu_array *failed) {
  pthread_mutex_lock(&storage->device->ticket);
  if (storage->array == failed) setu_status_free(storage_recover(storage));
  pthread_mutex_unlock(&storage->device->ticket);
}

setu_status setu_storage_create(setu_engine *engine, int device, const setu_type *natural, setu_storage **out_storage) {
  *out_storage = NULL;
  if (device < 0 || device >= engine->device_count)
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "device tpu:%d does not exist; there are %d", device,
                      engine->device_count);
  if (type_bytes(natural) < 0) {
    char sizes[128];
    int used = 0;
    for (int i = 0; i < natural->rank && used < (int)sizeof sizes - 24; i++)
      used += snprintf(sizes + used, sizeof sizes - (size_t)used, "%s%lld", i ? ", " : "", (long long)natural->dims[i]);
    sizes[used] = 0;
    return SETU_ERROR(SETU_RESOURCE_EXHAUSTED,
                      "a tensor of %s with the sizes [%s] has more bytes than an address can count",
                      setu_dtype_name(natural->dtype), sizes);
  }
  SETU_TRY(device_admit(&engine->devices[device], type_bytes(natural), "an empty tensor"));
  *out_storage = storage_create(&engine->devices[device], natural, NULL);
  return *out_storage ? SETU_STATUS_OK : SETU_OUT_OF_MEMORY();
}

void setu_storage_retain(setu_storage *storage) {
  atomic_fetch_add_explicit(&storage->references, 1, memory_order_relaxed);
}

void setu_storage_release(setu_storage *storage) {
  if (!storage || atomic_fetch_sub_explicit(&storage->references, 1, memory_order_acq_rel) != 1) return;
  array_release(storage->array);
  base_free(storage);
}

int setu_storage_device(const setu_storage *storage) {
  return storage->device->index;
}
int64_t setu_storage_bytes(const setu_storage *storage) {
  return storage->bytes;
}
const setu_type *setu_storage_natural(const setu_storage *storage) {
  return &storage->natural;
}
bool setu_storage_written(const setu_storage *storage) {
  return __atomic_load_n(&storage->array, __ATOMIC_RELAXED) != NULL;
}

setu_status setu_storage_upload(setu_storage *storage, const setu_type *type, const void *data) {
  setu_device *device = storage->device;
  int64_t bytes = type_bytes(type);
  if (bytes != storage->bytes)
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "%lld bytes were given for a storage of %lld bytes", (long long)bytes,
                      (long long)storage->bytes);
  SETU_TRY(device_admit(device, bytes, "a copy to the device"));
  array_pool_reclaim(&device->pool);
  setu_buffer *buffer;
  setu_status status = setu_buffer_from_host(device->engine->client, device->index, type, data, &buffer);
  if (setu_status_get_code(status) == SETU_RESOURCE_EXHAUSTED) return device_note_memory(device, status);
  if (status) return status;
  setu_array *array = array_create(device, type, ARRAY_PENDING, "a copy to the device");
  if (!array) {
    setu_buffer_destroy(buffer);
    return SETU_OUT_OF_MEMORY();
  }
  array_set_buffer(array, buffer);
  pthread_mutex_lock(&device->ticket);
  storage_set_array(storage, array, type);
  pthread_mutex_unlock(&device->ticket);
  counter_add(SETU_COUNTER_bytes_to_device, bytes);
  return SETU_STATUS_OK;
}

/* The storage's array with a reference, its work launched; *out_array is NULL when nothing was written yet. */
static setu_status pin_array(setu_storage *storage, setu_array **out_array) {
  setu_device *device = storage->device;
  *out_array = NULL;
  setu_status status = SETU_STATUS_OK;
  pthread_mutex_lock(&device->ticket);
  queue_interrupt_series(&device->queue);
  if (storage->array && atomic_load(&storage->array->state) == ARRAY_RECORDED) status = region_flush(device);
  if (!status && storage->array) array_retain(*out_array = storage->array);
  pthread_mutex_unlock(&device->ticket);
  return status;
}

static setu_status settle(setu_array *array) {
  queue_await(&array->device->queue, array);
  setu_status status = array_status(array);
  if (!status) status = setu_buffer_wait(array->buffer);
  if (status && array->origin && !array->error) status = status_note(status, "raised by %s", array->origin);
  if (!status) atomic_store(&array->settled, true);
  return status;
}

setu_status setu_storage_wait(setu_storage *storage) {
  setu_array *array;
  SETU_TRY(pin_array(storage, &array));
  if (!array) return SETU_STATUS_OK;
  setu_status status = settle(array);
  if (status) recover_after(storage, array);
  array_release(array);
  return status;
}

setu_status setu_storage_download(setu_storage *storage, void *data, int64_t bytes) {
  setu_array *array;
  SETU_TRY(pin_array(storage, &array));
  if (bytes != storage->bytes) {
    array_release(array);
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "%lld bytes were asked of a storage of %lld bytes", (long long)bytes,
                      (long long)storage->bytes);
  }
  counter_add(SETU_COUNTER_host_reads, 1);
  counter_add(SETU_COUNTER_bytes_to_host, bytes);
  if (!array) {
    memset(data, 0, (size_t)bytes);
    return SETU_STATUS_OK;
  }
  queue_await(&array->device->queue, array);
  setu_status status = array_status(array);
  if (!status && bytes) status = setu_buffer_to_host(array->buffer, data, (size_t)bytes);
  if (status && array->origin && !array->error) status = status_note(status, "raised by %s", array->origin);
  if (status) recover_after(storage, array);
  array_release(array);
  return status;
}

setu_status setu_storage_is_ready(setu_storage *storage, bool *out_ready) {
  *out_ready = true;
  setu_array *array;
  SETU_TRY(pin_array(storage, &array));
  if (!array) return SETU_STATUS_OK;
  setu_status status = SETU_STATUS_OK;
  int state = atomic_load(&array->state);
  if (state <= ARRAY_PENDING)
    *out_ready = false;
  else if (state == ARRAY_READY)
    status = setu_buffer_is_ready(array->buffer, out_ready);
  array_release(array);
  return status;
}

setu_status setu_storage_resize(setu_storage *storage, int64_t bytes) {
  if (bytes < 0) return SETU_ERROR(SETU_INVALID_ARGUMENT, "a storage cannot have %lld bytes", (long long)bytes);
  if (bytes == storage->bytes) return SETU_STATUS_OK;
  setu_device *device = storage->device;
  setu_type natural = storage->natural;
  int size = setu_dtype_size(natural.dtype);
  if (bytes % size) {
    natural.dtype = SETU_U8;
    size = 1;
  }
  natural = hlo_type(natural.dtype, 1, &(int64_t){bytes / size});
  SETU_TRY(device_admit(device, bytes, "resize_"));
  int64_t old_bytes = storage->bytes;
  void *host = NULL;
  if (storage->array) { /* rare: done on the host, which keeps the prefix whatever the element types are */
    host = base_calloc(1, (size_t)(bytes > old_bytes ? bytes : old_bytes));
    if (!host) return SETU_OUT_OF_MEMORY();
    setu_status status = setu_storage_download(storage, host, old_bytes);
    if (status) {
      base_free(host);
      return status;
    }
  }
  pthread_mutex_lock(&device->ticket);
  storage_set_array(storage, NULL, &natural);
  storage->bytes = bytes;
  pthread_mutex_unlock(&device->ticket);
  setu_status status = host && bytes ? setu_storage_upload(storage, &natural, host) : SETU_STATUS_OK;
  base_free(host);
  return status;
}

setu_status setu_storage_copy_device(setu_storage *source, setu_storage *target) {
  setu_array *array;
  SETU_TRY(pin_array(source, &array));
  setu_device *device = target->device;
  if (source->bytes != target->bytes) {
    array_release(array);
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "the storages have %lld and %lld bytes", (long long)source->bytes,
                      (long long)target->bytes);
  }
  setu_array *copy = NULL;
  setu_type natural = source->natural;
  setu_status status = array ? device_admit(device, target->bytes, "a copy between devices") : SETU_STATUS_OK;
  if (array && status) {
    array_release(array);
  } else if (array) {
    array_pool_reclaim(&device->pool);
    queue_await(&array->device->queue, array);
    status = array_status(array);
    setu_buffer *buffer = NULL;
    if (!status) {
      status = setu_buffer_copy_to_device(array->buffer, device->engine->client, device->index, &buffer);
      if (setu_status_get_code(status) == SETU_RESOURCE_EXHAUSTED) status = device_note_memory(device, status);
    }
    if (!status) {
      copy = array_create(device, &array->type, ARRAY_PENDING, "a copy between devices");
      if (copy)
        array_set_buffer(copy, buffer);
      else {
        setu_buffer_destroy(buffer);
        status = SETU_OUT_OF_MEMORY();
      }
    }
    array_release(array);
  }
  if (status) return status;
  pthread_mutex_lock(&device->ticket);
  storage_set_array(target, copy, &natural);
  pthread_mutex_unlock(&device->ticket);
  return SETU_STATUS_OK;
}
