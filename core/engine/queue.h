/* A device's launch queue: tasks that a thread of the device's own runs in order.
 *
 * Tasks are pushed with the device's launch ticket held, so there is one producer at a time; the thread is the only
 * consumer. Neither takes a lock while both are busy: the thread spins for a moment before it sleeps.
 *
 * The queue also decides where a call whose program is ready runs. One call alone runs on its caller's thread, which
 * costs nothing beside the call. Many in a row, with nothing read between, are handed to the thread, so that the caller
 * prepares the next call while the plugin launches this one. */
#ifndef SETU_ENGINE_QUEUE_H
#define SETU_ENGINE_QUEUE_H

#include <pthread.h>

#include "engine/launch.h"

enum { QUEUE_LIMIT = 8192 }; /* unfinished tasks; pushing more waits */

/* A launch with the lists that it names behind it. */
typedef struct task {
  launch l;
  size_t size; /* bytes, with the lists */
  _Atomic(struct task *) next;
} task;

/* Gaps keep what one thread writes all the time off the cache lines of the other. */
typedef struct launch_queue {
  setu_device *device;
  /* the producer's */
  task *last;
  task *unused; /* tasks to use again */
  _Atomic uint64_t pushed;
  uint64_t finished_seen; /* `finished` when the producer last looked */
  int direct_calls;       /* in a row, since the last read or series */
  char gap[64];
  /* the thread's */
  task *done; /* the task before the next one */
  _Atomic uint64_t finished;
  _Atomic(task *) returned; /* for the producer to use again */
  char second_gap[64];
  /* hardly written */
  _Atomic bool asleep, stopping;
  _Atomic bool in_series;   /* the producer starts a series, the thread's sleep ends it */
  _Atomic int series_after; /* so many direct calls start the next one */
  _Atomic int waiters;      /* threads that wait for tasks to finish */
  pthread_mutex_t mutex;
  pthread_cond_t work, progress;
  pthread_t thread;
  bool started, spins;
  task none; /* stands before the first task */
} launch_queue;

SETU_MUST_USE setu_status queue_start(launch_queue *queue, setu_device *device);
/* Runs what is left and ends the thread; also after a start that failed. Nobody pushes or waits any more. */
void queue_stop(launch_queue *queue);
/* Whether every task is finished. */
bool queue_is_idle(const launch_queue *queue);
/* Whether a call with a ready program should be pushed rather than executed by the caller. Counts the call, so it is
 * asked once for each. Under the ticket. */
bool queue_takes(launch_queue *queue);
/* A value is read: calls before and after it are not in a row. Under the ticket. */
void queue_interrupt_series(launch_queue *queue);
/* Hands the launch over: copies the lists, retains the arrays. Outputs must be PENDING. Waits for the thread while
 * QUEUE_LIMIT tasks are unfinished. Under the ticket, which the thread never takes. */
SETU_MUST_USE setu_status queue_push(launch_queue *queue, const launch *l);
/* Waits until every task is finished that was pushed before. Any thread but the queue's own, as below. */
void queue_drain(launch_queue *queue);
/* Waits until the array, which is not RECORDED, is READY or FAILED. */
void queue_await(launch_queue *queue, setu_array *array);

#endif
