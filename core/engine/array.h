/* Device values and the storages that hold them.
 *
 * An array is one immutable device value. It is made PENDING by queued work, RECORDED by fused mode, and ends READY (it
 * has a buffer) or FAILED (it has an error). A storage is what a tensor's data pointer stands for: it holds one array,
 * or none while nothing was written yet, and a mutation replaces the array.
 *
 * Threads: reference counts are atomic. Releasing the last reference only pushes the array to its device's reclaim
 * list, without a lock, so it is safe from any thread at any point, Python's collector included. The array of a storage
 * is read and replaced only under the device's launch ticket. */
#ifndef SETU_ENGINE_ARRAY_H
#define SETU_ENGINE_ARRAY_H

#include <pthread.h>
#include <stdatomic.h>

#include "base/status.h"
#include "setu/engine.h"
#include "setu/pjrt.h"

typedef struct setu_device setu_device;
typedef enum array_state { ARRAY_RECORDED, ARRAY_PENDING, ARRAY_READY, ARRAY_FAILED } array_state;

typedef struct setu_array {
  _Atomic int references;
  _Atomic int state;
  setu_device *device;
  setu_buffer *buffer;         /* READY */
  setu_status error;           /* FAILED; owned */
  struct setu_array *fallback; /* FAILED: the value that it was to replace in place, with a reference; or NULL */
  setu_type type;
  int64_t bytes;
  const char *origin;    /* operator that made it; a string that lives for ever, or NULL */
  int64_t serial;        /* which of its pool's arrays it is, from 1 */
  uint64_t region_epoch; /* the open region that knows this array, as an input or (RECORDED) as a result */
  int region_index;
  _Atomic bool settled;               /* its buffer was seen ready */
  struct setu_array *previous, *next; /* live list */
  struct setu_array *reclaim_next;
} setu_array;

struct setu_storage {
  _Atomic int references;
  setu_device *device;
  setu_array *array; /* NULL: nothing was written yet; reads as zeros */
  setu_type natural;
  int64_t bytes;
};

/* Accounts and the live list of one device. */
typedef struct array_pool {
  pthread_mutex_t mutex; /* live list, accounts, free list */
  setu_array live;       /* list head */
  setu_array *free_arrays;
  int64_t live_bytes, peak_bytes, live_count, peak_count, allocated_total, allocations, frees, out_of_memory;
  _Atomic(setu_array *) reclaim; /* released arrays, not yet destroyed */
  pthread_mutex_t reclaim_mutex; /* what follows; taken before `mutex` */
  setu_array *destroyed;         /* without a buffer, still in the live list and the accounts */
  int64_t destroyed_count, destroyed_bytes;
} array_pool;

void array_pool_init(array_pool *pool);
void array_pool_deinit(array_pool *pool);
/* Destroys the buffers of what was released, as launching does before it allocates. Accounts follow in batches. */
void array_pool_reclaim(array_pool *pool);
/* The same, with exact accounts: before they are read. */
void array_pool_settle(array_pool *pool);

/* A new array in `state` with one reference, or NULL. */
setu_array *array_create(setu_device *device, const setu_type *type, array_state state, const char *origin);
void array_retain(setu_array *array);
void array_release(setu_array *array); /* NULL is allowed */
/* PENDING or RECORDED to READY; takes the buffer over. */
void array_set_buffer(setu_array *array, setu_buffer *buffer);
/* PENDING or RECORDED to FAILED, with a copy of the error of a program, `origin`, that names the array's own operator
 * where it is another. `replaced` is the value that the array was to replace in place, which its storage can get back;
 * or NULL. */
void array_fail(setu_array *array, setu_status error, const char *origin, setu_array *replaced);
/* The array's error, as the caller's own status, with the operator that made it; OK when READY. */
SETU_MUST_USE setu_status array_status(const setu_array *array);
/* Bytes of a type; -1 on overflow. */
int64_t type_bytes(const setu_type *type);

#endif
