/* One device: its launch ticket, its queue, its arrays, its scalar inputs.
 *
 * Program order is the order in which calls take the launch ticket. A call whose program is compiled executes at once
 * on its own thread while the queue is empty and does not ask for it; otherwise it becomes a task of the queue. So at
 * any time at most one thread executes on the device. */
#ifndef SETU_ENGINE_DEVICE_H
#define SETU_ENGINE_DEVICE_H

#include "engine/queue.h"

enum { SCALAR_TABLE = 256 };

typedef struct scalar_entry {
  setu_scalar_input key;
  setu_buffer *buffer;
} scalar_entry;

struct setu_device {
  struct setu_engine *engine;
  int index;
  pthread_mutex_t ticket;
  array_pool pool;
  int64_t limit_bytes; /* what the host refuses to exceed; -1 unknown */

  launch_queue queue;
  scalar_entry scalars[SCALAR_TABLE]; /* touched only by the executing thread */
  struct setu_region *region;         /* open region of fused mode; under the ticket */
};

SETU_MUST_USE setu_status device_start(setu_device *device, struct setu_engine *engine, int index);
/* Waits for the queue, stops the thread, destroys what is left. */
void device_stop(setu_device *device);
/* Executes now; called with the ticket held and an empty queue, or by the device's thread. Sets the outputs READY; on
 * failure leaves them untouched. */
SETU_MUST_USE setu_status device_execute(setu_device *device, const launch *l);
/* RESOURCE_EXHAUSTED, naming the sizes and the largest live tensors, when `bytes` more cannot fit. */
SETU_MUST_USE setu_status device_admit(setu_device *device, int64_t bytes, const char *origin);
/* Adds sizes and largest live tensors to an out-of-memory status. */
setu_status device_note_memory(setu_device *device, setu_status status);

#endif
