#include "engine/array.h"

#include <string.h>

#include "base/alloc.h"
#include "engine/device.h"
#include "trace/counters.h"

enum { BATCH_COUNT = 32, BATCH_BYTES = 4096 };

void array_pool_init(array_pool *pool) {
  memset(pool, 0, sizeof *pool);
  pthread_mutex_init(&pool->mutex, NULL);
  pthread_mutex_init(&pool->reclaim_mutex, NULL);
  pool->live.next = pool->live.previous = &pool->live;
}

void array_pool_deinit(array_pool *pool) {
  array_pool_settle(pool);
  while (pool->free_arrays) {
    setu_array *next = pool->free_arrays->reclaim_next;
    base_free(pool->free_arrays);
    pool->free_arrays = next;
  }
  pthread_mutex_destroy(&pool->mutex);
  pthread_mutex_destroy(&pool->reclaim_mutex);
}

int64_t type_bytes(const setu_type *type) {
  int64_t count, bytes;
  if (!size_of_dims(type->dims, type->rank, &count)) return -1;
  if (!size_mul(count, setu_dtype_size(type->dtype), &bytes)) return -1;
  return bytes;
}

setu_array *array_create(setu_device *device, const setu_type *type, array_state state, const char *origin) {
  array_pool *pool = &device->pool;
  int64_t bytes = type_bytes(type);
  pthread_mutex_lock(&pool->mutex);
  setu_array *array = pool->free_arrays;
  if (array)
    pool->free_arrays = array->reclaim_next;
  else if (!(array = base_malloc(sizeof *array))) {
    pthread_mutex_unlock(&pool->mutex);
    return NULL;
  }
  array->previous = pool->live.previous;
  array->next = &pool->live;
  array->previous->next = array;
  pool->live.previous = array;
  array->serial = ++pool->allocations;
  pool->allocated_total += bytes;
  pool->live_bytes += bytes;
  pool->live_count++;
  if (pool->live_bytes > pool->peak_bytes) pool->peak_bytes = pool->live_bytes;
  if (pool->live_count > pool->peak_count) pool->peak_count = pool->live_count;
  /* Whoever walks the list of live arrays reads these under the lock. */
  atomic_init(&array->references, 1);
  atomic_init(&array->state, state);
  array->device = device;
  array->buffer = NULL;
  array->error = SETU_STATUS_OK;
  array->fallback = NULL;
  array->type.dtype = type->dtype;
  array->type.rank = type->rank;
  memcpy(array->type.dims, type->dims, sizeof(int64_t) * (size_t)type->rank);
  array->bytes = bytes;
  array->origin = origin;
  array->region_epoch = 0;
  atomic_init(&array->settled, false);
  array->region_index = -1;
  array->reclaim_next = NULL;
  pthread_mutex_unlock(&pool->mutex);
  counter_add(SETU_COUNTER_live_buffers, 1);
  counter_add(SETU_COUNTER_live_bytes, bytes);
  return array;
}

void array_retain(setu_array *array) {
  atomic_fetch_add_explicit(&array->references, 1, memory_order_relaxed);
}

void array_release(setu_array *array) {
  if (!array || atomic_fetch_sub_explicit(&array->references, 1, memory_order_acq_rel) != 1) return;
  array_pool *pool = &array->device->pool;
  setu_array *head = atomic_load_explicit(&pool->reclaim, memory_order_relaxed);
  do {
    array->reclaim_next = head;
  } while (
      !atomic_compare_exchange_weak_explicit(&pool->reclaim, &head, array, memory_order_release, memory_order_relaxed));
}

/* Takes what was destroyed off the live list and the accounts. */
static void unlink_destroyed(array_pool *pool) {
  setu_array *last = NULL;
  counter_add(SETU_COUNTER_live_buffers, -pool->destroyed_count);
  counter_add(SETU_COUNTER_live_bytes, -pool->destroyed_bytes);
  pthread_mutex_lock(&pool->mutex);
  for (setu_array *array = pool->destroyed; array; array = array->reclaim_next) {
    array->previous->next = array->next;
    array->next->previous = array->previous;
    last = array;
  }
  pool->live_bytes -= pool->destroyed_bytes;
  pool->live_count -= pool->destroyed_count;
  pool->frees += pool->destroyed_count;
  if (last) {
    last->reclaim_next = pool->free_arrays;
    pool->free_arrays = pool->destroyed;
  }
  pthread_mutex_unlock(&pool->mutex);
  pool->destroyed = NULL;
  pool->destroyed_count = pool->destroyed_bytes = 0;
}

/* The lock on the live list is shared with the thread that makes arrays, so small ones are unlinked many at a time. */
static void reclaim(array_pool *pool, bool exact) {
  pthread_mutex_lock(&pool->reclaim_mutex);
  setu_array *list;
  while ((list = atomic_exchange_explicit(&pool->reclaim, NULL, memory_order_acquire)))
    while (list) {
      setu_array *array = list;
      list = array->reclaim_next;
      setu_buffer_destroy(array->buffer);
      setu_status_free(array->error);
      array_release(array->fallback); /* may be the last, so the list is looked at again */
      array->reclaim_next = pool->destroyed;
      pool->destroyed = array;
      pool->destroyed_count++;
      pool->destroyed_bytes += array->bytes;
    }
  if (exact || pool->destroyed_count >= BATCH_COUNT || pool->destroyed_bytes >= BATCH_BYTES) unlink_destroyed(pool);
  pthread_mutex_unlock(&pool->reclaim_mutex);
}

void array_pool_reclaim(array_pool *pool) {
  if (atomic_load_explicit(&pool->reclaim, memory_order_relaxed)) reclaim(pool, false);
}

void array_pool_settle(array_pool *pool) {
  reclaim(pool, true);
}

void array_set_buffer(setu_array *array, setu_buffer *buffer) {
  array->buffer = buffer;
  atomic_store_explicit(&array->state, ARRAY_READY, memory_order_release);
}

void array_fail(setu_array *array, setu_status error, const char *origin, setu_array *replaced) {
  if (replaced) array_retain(array->fallback = replaced);
  setu_status own = setu_status_clone(error);
  if (array->origin && array->origin != origin)
    own = status_note(own, "so the result of aten::%s is missing", array->origin);
  array->error = own;
  atomic_store_explicit(&array->state, ARRAY_FAILED, memory_order_release);
}

setu_status array_status(const setu_array *array) {
  if (atomic_load_explicit(&array->state, memory_order_acquire) != ARRAY_FAILED) return SETU_STATUS_OK;
  return setu_status_clone(array->error);
}
