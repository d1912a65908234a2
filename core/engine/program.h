/* Programs on their way from text to executable, and the pool of threads that compiles them. */
#ifndef SETU_ENGINE_PROGRAM_H
#define SETU_ENGINE_PROGRAM_H

#include <pthread.h>
#include <stdatomic.h>

#include "base/status.h"
#include "cache/program_cache.h"

enum { COMPILE_THREADS_MAX = 8 };

typedef enum program_state { PROGRAM_QUEUED, PROGRAM_READY, PROGRAM_FAILED } program_state;

typedef struct setu_program {
  _Atomic int state;
  setu_status (*make_text)(const void *source, char **out_text); /* any thread */
  const void *source;
  int device;
  setu_executable *executable; /* READY; belongs to the cache */
  setu_status error;           /* FAILED; owned; under the pool's mutex */
  const bool *donatable;       /* of the owner's: per parameter, whether a result may take over its memory; or NULL */
  struct setu_program *next;
} setu_program;

typedef struct compile_pool {
  pthread_mutex_t mutex;
  pthread_cond_t work, done;
  setu_program *head, *tail;
  bool stopping, quick;
  _Atomic bool has_only_emitters; /* the compiler has no other way to make kernels than fusion emitters */
  int thread_count;
  pthread_t threads[COMPILE_THREADS_MAX];
  program_cache *cache;
  setu_client *client;
} compile_pool;

SETU_MUST_USE setu_status compile_pool_start(compile_pool *pool, setu_client *client, program_cache *cache,
                                             int thread_count, bool quick);
/* Finishes the programs being compiled, fails those waiting, joins the threads. */
void compile_pool_stop(compile_pool *pool);
/* A program whose text `make_text(source)` gives; compiled in the background. `source` must outlive the program. */
SETU_MUST_USE setu_status program_create(compile_pool *pool, int device,
                                         setu_status (*make_text)(const void *, char **), const void *source,
                                         setu_program **out_program);
void program_destroy(setu_program *program);
/* Compiles a FAILED program again if its error may pass: no memory, a compiler that was busy or interrupted. */
void program_retry(compile_pool *pool, setu_program *program);
/* Waits until the program is READY or FAILED; the error is the caller's own copy. */
SETU_MUST_USE setu_status program_wait(compile_pool *pool, setu_program *program);
static inline bool program_is_ready(setu_program *program) {
  return atomic_load_explicit(&program->state, memory_order_acquire) == PROGRAM_READY;
}

#endif
