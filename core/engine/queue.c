#include "engine/queue.h"

#include <sched.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "engine/device.h"
#include "engine/engine.h"
#include "trace/counters.h"

enum {
  TASK_SIZE = 512, /* bytes of an ordinary task */
  SPIN_NANOSECONDS = 50000,
  SERIES_SHORTEST = 16, /* tasks that pay for waking the thread */
  SERIES_AFTER_LEAST = 16,
  SERIES_AFTER_MOST = 4096
};

/* ---- tasks ---- */

static size_t block_bytes(const launch_block *block) {
  size_t bytes = (size_t)block->count * (size_t)setu_dtype_size(block->dtype);
  return (bytes + 15) & ~(size_t)15;
}

/* Memory that the thread is done with serves again: giving it back to the allocator from another thread than took it
 * costs both of them. */
static task *task_memory(launch_queue *queue, size_t size) {
  if (size > TASK_SIZE) {
    task *large = base_malloc(size);
    if (large) large->size = size;
    return large;
  }
  if (!queue->unused) queue->unused = atomic_exchange_explicit(&queue->returned, NULL, memory_order_acquire);
  task *t = queue->unused;
  if (t) {
    queue->unused = atomic_load_explicit(&t->next, memory_order_relaxed);
  } else if ((t = base_malloc(TASK_SIZE))) {
    t->size = TASK_SIZE;
  }
  return t;
}

static void return_task(launch_queue *queue, task *t) {
  if (t == &queue->none) return;
  if (t->size != TASK_SIZE) {
    base_free(t);
    return;
  }
  task *head = atomic_load_explicit(&queue->returned, memory_order_relaxed);
  do atomic_store_explicit(&t->next, head, memory_order_relaxed);
  while (
      !atomic_compare_exchange_weak_explicit(&queue->returned, &head, t, memory_order_release, memory_order_relaxed));
}

static void free_tasks(task *list) {
  while (list) {
    task *next = atomic_load_explicit(&list->next, memory_order_relaxed);
    base_free(list);
    list = next;
  }
}

static task *make_task(launch_queue *queue, const launch *l) {
  size_t arrays = (size_t)(l->input_count + l->output_count);
  size_t size = sizeof(task) + arrays * sizeof(setu_array *) + (size_t)l->scalar_count * sizeof(setu_scalar_input) +
                (size_t)l->block_count * sizeof(launch_block) + 16;
  for (int i = 0; i < l->block_count; i++) size += block_bytes(&l->blocks[i]);
  task *t = task_memory(queue, size);
  if (!t) return NULL;
  t->l = *l;
  atomic_store_explicit(&t->next, NULL, memory_order_relaxed);
  t->l.inputs = (setu_array **)(t + 1);
  t->l.outputs = t->l.inputs + l->input_count;
  t->l.blocks = (launch_block *)(t->l.outputs + l->output_count);
  setu_scalar_input *scalars = (setu_scalar_input *)(t->l.blocks + l->block_count);
  char *data = (char *)(((uintptr_t)(scalars + l->scalar_count) + 15) & ~(uintptr_t)15);
  for (int i = 0; i < l->input_count; i++) array_retain(t->l.inputs[i] = l->inputs[i]);
  for (int i = 0; i < l->output_count; i++) array_retain(t->l.outputs[i] = l->outputs[i]);
  if (l->scalar_count) memcpy(scalars, l->scalars, (size_t)l->scalar_count * sizeof(setu_scalar_input));
  t->l.scalars = scalars;
  for (int i = 0; i < l->block_count; i++) {
    t->l.blocks[i] = l->blocks[i];
    memcpy(data, l->blocks[i].data, (size_t)l->blocks[i].count * (size_t)setu_dtype_size(l->blocks[i].dtype));
    t->l.blocks[i].data = data;
    data += block_bytes(&l->blocks[i]);
  }
  return t;
}

static void release_arrays(task *t) {
  for (int i = 0; i < t->l.input_count; i++) array_release(t->l.inputs[i]);
  for (int i = 0; i < t->l.output_count; i++) array_release(t->l.outputs[i]);
}

static void run_task(setu_device *device, task *t) {
  setu_status status = program_wait(&device->engine->compiler, t->l.program);
  if (!status) status = device_execute(device, &t->l);
  if (!status) {
    counter_add(SETU_COUNTER_queued_executions, 1);
    return;
  }
  status = t->l.location ? status_note(status, "raised by aten::%s, first called at %s", t->l.origin, t->l.location)
                         : status_note(status, "raised by %s", t->l.origin);
  for (int i = 0; i < t->l.output_count; i++) {
    int input = t->l.replaced ? t->l.replaced[i] : -1;
    array_fail(t->l.outputs[i], status, t->l.origin, input >= 0 ? t->l.inputs[input] : NULL);
  }
  setu_status_free(status);
}

/* ---- the thread ---- */

static inline void pause_briefly(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

static int64_t nanoseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * INT64_C(1000000000) + t.tv_nsec;
}

static task *spin_for_task(launch_queue *queue) {
  int64_t end = nanoseconds() + SPIN_NANOSECONDS;
  do {
    for (int i = 0; i < 64; i++) {
      task *t = atomic_load_explicit(&queue->done->next, memory_order_acquire);
      if (t) return t;
      pause_briefly();
    }
    sched_yield(); /* to the caller, where both were put on one core */
  } while (nanoseconds() < end);
  return NULL;
}

/* The end of a series, if there was one. One that was too short to pay for waking the thread makes the next one harder
 * to start. */
static void end_series(launch_queue *queue, int series) {
  if (!atomic_exchange(&queue->in_series, false)) return;
  int after = atomic_load_explicit(&queue->series_after, memory_order_relaxed);
  if (series >= SERIES_SHORTEST)
    after = SERIES_AFTER_LEAST;
  else if (after < SERIES_AFTER_MOST)
    after *= 2;
  atomic_store_explicit(&queue->series_after, after, memory_order_relaxed);
}

/* The task after `done`, waiting for it; NULL when the queue stops. `series` counts tasks since the last sleep. */
static task *next_task(launch_queue *queue, int *series) {
  task *t = atomic_load_explicit(&queue->done->next, memory_order_acquire);
  if (!t && queue->spins) t = spin_for_task(queue);
  if (t) return t;
  end_series(queue, *series);
  *series = 0;
  pthread_mutex_lock(&queue->mutex);
  for (;;) {
    /* Before each look at `next`, which a producer writes before it looks here. A signal may be late, for a task that
     * was taken without it, and has then cleared the mark of this sleep. */
    atomic_store(&queue->asleep, true);
    t = atomic_load(&queue->done->next);
    if (t || atomic_load(&queue->stopping)) break;
    pthread_cond_wait(&queue->work, &queue->mutex);
  }
  atomic_store(&queue->asleep, false);
  pthread_mutex_unlock(&queue->mutex);
  return t;
}

static void *run_queue(void *argument) {
  launch_queue *queue = argument;
  int series = 0;
  for (task *t; (t = next_task(queue, &series)); series++) {
    return_task(queue, queue->done);
    queue->done = t;
    run_task(queue->device, t);
    release_arrays(t);
    atomic_store(&queue->finished, atomic_load_explicit(&queue->finished, memory_order_relaxed) + 1);
    if (atomic_load(&queue->waiters)) {
      pthread_mutex_lock(&queue->mutex);
      pthread_cond_broadcast(&queue->progress);
      pthread_mutex_unlock(&queue->mutex);
    }
  }
  return NULL;
}

/* ---- pushing and waiting ---- */

bool queue_takes(launch_queue *queue) {
  if (atomic_load_explicit(&queue->in_series, memory_order_relaxed)) return true;
  if (!queue->spins || ++queue->direct_calls < atomic_load_explicit(&queue->series_after, memory_order_relaxed))
    return false;
  queue->direct_calls = 0;
  atomic_store_explicit(&queue->in_series, true, memory_order_relaxed);
  return true;
}

void queue_interrupt_series(launch_queue *queue) {
  queue->direct_calls = 0;
}

static uint64_t unfinished(const launch_queue *queue) {
  return atomic_load(&queue->pushed) - atomic_load(&queue->finished);
}

bool queue_is_idle(const launch_queue *queue) {
  return unfinished(queue) == 0;
}

/* What a thread waits for: so many finished tasks, an array, or both, whichever comes first. */
typedef struct awaited {
  uint64_t finished;
  const setu_array *array;
} awaited;

static bool has_come(const launch_queue *queue, awaited what) {
  if (what.array && atomic_load_explicit(&what.array->state, memory_order_acquire) > ARRAY_PENDING) return true;
  return (int64_t)(atomic_load(&queue->finished) - what.finished) >= 0;
}

static void wait_for(launch_queue *queue, awaited what) {
  if (has_come(queue, what)) return;
  pthread_mutex_lock(&queue->mutex);
  atomic_fetch_add(&queue->waiters, 1); /* before the look: the thread finishes a task before it looks for waiters */
  while (!has_come(queue, what)) pthread_cond_wait(&queue->progress, &queue->mutex);
  atomic_fetch_sub(&queue->waiters, 1);
  pthread_mutex_unlock(&queue->mutex);
}

void queue_drain(launch_queue *queue) {
  wait_for(queue, (awaited){.finished = atomic_load(&queue->pushed)});
}

void queue_await(launch_queue *queue, setu_array *array) {
  wait_for(queue, (awaited){.finished = atomic_load(&queue->pushed), .array = array});
}

setu_status queue_push(launch_queue *queue, const launch *l) {
  task *t = make_task(queue, l);
  if (!t) return SETU_OUT_OF_MEMORY();
  uint64_t pushed = atomic_load_explicit(&queue->pushed, memory_order_relaxed);
  if (pushed - queue->finished_seen >= QUEUE_LIMIT) { /* as far as it has looked */
    wait_for(queue, (awaited){.finished = pushed - QUEUE_LIMIT + 1});
    queue->finished_seen = atomic_load(&queue->finished);
  }
  atomic_store(&queue->pushed, pushed + 1);
  task *before = queue->last;
  queue->last = t;
  atomic_store(&before->next, t);
  if (atomic_load(&queue->asleep)) {
    pthread_mutex_lock(&queue->mutex);
    atomic_store(&queue->asleep, false); /* or every push until the thread runs would signal */
    pthread_cond_signal(&queue->work);
    pthread_mutex_unlock(&queue->mutex);
  }
  return SETU_STATUS_OK;
}

/* ---- life ---- */

/* Spinning beside the caller needs a core for each. */
static bool has_several_cores(void) {
  cpu_set_t cores;
  return !sched_getaffinity(0, sizeof cores, &cores) && CPU_COUNT(&cores) > 1;
}

setu_status queue_start(launch_queue *queue, setu_device *device) {
  queue->device = device;
  queue->last = queue->done = &queue->none;
  queue->spins = has_several_cores();
  atomic_init(&queue->none.next, NULL);
  atomic_init(&queue->pushed, 0);
  atomic_init(&queue->finished, 0);
  atomic_init(&queue->returned, NULL);
  atomic_init(&queue->asleep, false);
  atomic_init(&queue->in_series, false);
  atomic_init(&queue->stopping, false);
  atomic_init(&queue->waiters, 0);
  atomic_init(&queue->series_after, SERIES_AFTER_LEAST);
  pthread_mutex_init(&queue->mutex, NULL);
  pthread_cond_init(&queue->work, NULL);
  pthread_cond_init(&queue->progress, NULL);
  if (pthread_create(&queue->thread, NULL, run_queue, queue))
    return SETU_ERROR(SETU_RESOURCE_EXHAUSTED, "the thread of tpu:%d could not be started", device->index);
  queue->started = true;
  return SETU_STATUS_OK;
}

void queue_stop(launch_queue *queue) {
  if (queue->started) {
    queue_drain(queue);
    pthread_mutex_lock(&queue->mutex);
    atomic_store(&queue->stopping, true);
    pthread_cond_signal(&queue->work);
    pthread_mutex_unlock(&queue->mutex);
    pthread_join(queue->thread, NULL);
  }
  return_task(queue, queue->done);
  free_tasks(queue->unused);
  free_tasks(atomic_exchange(&queue->returned, NULL));
  pthread_cond_destroy(&queue->work);
  pthread_cond_destroy(&queue->progress);
  pthread_mutex_destroy(&queue->mutex);
}
