/* A device's launch queue: tasks that a thread of the device's own runs in order.
 *
 * Tasks are pushed with the device's launch ticket held, so there is one producer at a time; the thread is the only
 * consumer. Neither takes a lock while both are busy: the thread spins for a moment before it sleeps.
 *
 * The queue also decides where a call whose program is ready runs. One call alone runs on its caller's thread, which
 * costs nothing beside the call. Many in a row are handed to the thread, so that the caller prepares the next call
 * while the plugin launches this one. */
#ifndef SETU_ENGINE_QUEUE_H
#define SETU_ENGINE_QUEUE_H

#include <pthread.h>

#include "engine/launch.h"

enum { QUEUE_LIMIT = 8192 };

typedef struct task {
  launch l;
  _Atomic(struct task *) next;
} task;

typedef struct launch_queue {
  setu_device *device;
  _Atomic int queued; /* tasks not finished */
  task *last;         /* the producer's */
  task *done;         /* the consumer's: the task before the next one */
  task none;          /* stands before the first task */
  _Atomic bool asleep, stopping;
  _Atomic int waiters; /* threads that wait for tasks to finish */
  pthread_mutex_t mutex;
  pthread_cond_t work, finished;
  pthread_t thread;
  bool started, spins;
  int direct_calls;         /* since the thread was last woken for a series; the producer's */
  _Atomic int series_after; /* so many direct calls are the start of a series */
} launch_queue;

SETU_MUST_USE setu_status queue_start(launch_queue *queue, setu_device *device);
/* Runs what is left and ends the thread. */
void queue_stop(launch_queue *queue);
/* Whether a call with a ready program should be pushed rather than executed by the caller. Under the ticket. */
bool queue_takes(launch_queue *queue);
/* Hands the launch over: copies the lists, retains the arrays. Outputs must be PENDING. Under the ticket. */
SETU_MUST_USE setu_status queue_push(launch_queue *queue, const launch *l);
/* Waits until no task is left / until the array is READY or FAILED. */
void queue_drain(launch_queue *queue);
void queue_await(launch_queue *queue, setu_array *array);

#endif
