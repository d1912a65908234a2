/* One device: its launch ticket, its queue, its arrays, its scalar inputs.
 *
 * Program order is the order in which calls take the launch ticket. A call whose program is compiled executes at once
 * on its own thread while the queue is empty; otherwise it becomes a task, and the device's thread runs the tasks in
 * order. So at any time at most one thread executes on the device. */
#ifndef SETU_ENGINE_DEVICE_H
#define SETU_ENGINE_DEVICE_H

#include "engine/array.h"
#include "engine/program.h"
#include "setu/call.h"

enum { SCALAR_TABLE = 256, QUEUE_LIMIT = 8192 };

/* Host numbers that are uploaded for one execution: random states, and the scalars of a region. */
typedef struct launch_block {
  setu_dtype dtype;
  int64_t count;
  const void *data;
} launch_block;

/* Everything one execution needs. Parameters of the program: inputs, scalars, blocks. */
typedef struct launch {
  setu_program *program;
  const char *origin;   /* operator name, lives for ever */
  const char *location; /* where the operator was first called; as long as the engine; or NULL */
  int input_count;
  setu_array **inputs;
  int scalar_count;
  const setu_scalar_input *scalars;
  int block_count;
  launch_block *blocks;
  int output_count;
  setu_array **outputs; /* results go here */
  const int *replaced;  /* per output: the input whose storage it takes over, or -1; lives as long as the program */
} launch;

typedef struct task {
  launch l;
  struct task *next;
} task;

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

  pthread_mutex_t queue_mutex;
  pthread_cond_t queue_changed;
  task *head, *tail;
  _Atomic int queued;          /* tasks not finished */
  uint64_t enqueued, finished; /* tasks ever, under queue_mutex */
  bool stopping;
  pthread_t thread;
  bool thread_started;

  scalar_entry scalars[SCALAR_TABLE]; /* touched only by the executing thread */
  struct setu_region *region;         /* open region of fused mode; under the ticket */
};

SETU_MUST_USE setu_status device_start(setu_device *device, struct setu_engine *engine, int index);
/* Waits for the queue, stops the thread, destroys what is left. */
void device_stop(setu_device *device);
/* Executes now; called with the ticket held and an empty queue, or by the device's thread. Sets the outputs READY; on
 * failure leaves them untouched. */
SETU_MUST_USE setu_status device_execute(setu_device *device, const launch *l);
/* Hands the launch to the device's thread. Copies the lists; retains the arrays. Outputs must be PENDING. */
SETU_MUST_USE setu_status device_enqueue(setu_device *device, const launch *l);
/* Waits until every task is finished that was queued before / until the array is READY or FAILED. */
void device_drain(setu_device *device);
void device_await(setu_device *device, setu_array *array);
/* RESOURCE_EXHAUSTED, naming the sizes and the largest live tensors, when `bytes` more cannot fit. */
SETU_MUST_USE setu_status device_admit(setu_device *device, int64_t bytes, const char *origin);
/* Adds sizes and largest live tensors to an out-of-memory status. */
setu_status device_note_memory(setu_device *device, setu_status status);

#endif
