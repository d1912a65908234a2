#include "engine/program.h"

#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/memory_areas.h"

/* XLA may skip the rounding between fused bf16 operations, and its CPU compiler lets maximum and minimum drop NaN,
 * unless told otherwise; PyTorch rounds and propagates. The rest is what "quick" means to the CPU compiler, most of
 * whose time goes into LLVM's passes and into one MLIR context for each fusion. */
static const setu_option overrides[] = {
    {.name = "xla_allow_excess_precision", .kind = SETU_OPTION_BOOL},
    {.name = "xla_cpu_enable_fast_min_max", .kind = SETU_OPTION_BOOL},
    {.name = "xla_backend_optimization_level", .kind = SETU_OPTION_INT},
    {.name = "xla_cpu_parallel_codegen_split_count", .kind = SETU_OPTION_INT, .integer = 1},
    {.name = "xla_cpu_use_fusion_emitters", .kind = SETU_OPTION_BOOL}};
/* How many of them a platform takes. */
enum { ANY_PLATFORM = 1, CPU_FULL = 2, CPU_QUICK = 4, CPU_QUICK_OLDER = 5 };

static size_t override_count(compile_pool *pool) {
  if (strcmp(setu_client_platform_name(pool->client), "cpu") != 0) return ANY_PLATFORM;
  if (!pool->quick) return CPU_FULL;
  return atomic_load(&pool->has_only_emitters) ? CPU_QUICK : CPU_QUICK_OLDER;
}

static setu_status compile_text(compile_pool *pool, setu_program *program, const char *text, size_t count) {
  char *options = NULL;
  size_t options_size = 0;
  setu_compile_options compile_options = {.device = program->device, .override_count = count, .overrides = overrides};
  SETU_TRY(setu_compile_options_encode(&compile_options, pool->client, &options, &options_size));
  setu_status status = program_cache_get(pool->cache, text, strlen(text), options, options_size, &program->executable);
  setu_free(options);
  return status;
}

static setu_status compile(compile_pool *pool, setu_program *program) {
  char *text = NULL;
  SETU_TRY(memory_areas_check(0));
  SETU_TRY(program->make_text(program->source, &text));
  size_t count = override_count(pool);
  setu_status status = compile_text(pool, program, text, count);
  if (status && count == CPU_QUICK_OLDER) { /* newer compilers do not know the last option */
    setu_status_free(status);
    status = compile_text(pool, program, text, CPU_QUICK);
    if (!status) atomic_store(&pool->has_only_emitters, true);
  }
  base_free(text);
  return status;
}

static void finish(compile_pool *pool, setu_program *program, setu_status status) {
  pthread_mutex_lock(&pool->mutex);
  program->error = status;
  atomic_store_explicit(&program->state, status ? PROGRAM_FAILED : PROGRAM_READY, memory_order_release);
  pthread_cond_broadcast(&pool->done);
  pthread_mutex_unlock(&pool->mutex);
}

static void *compile_loop(void *argument) {
  compile_pool *pool = argument;
  pthread_mutex_lock(&pool->mutex);
  for (;;) {
    while (!pool->head && !pool->stopping) pthread_cond_wait(&pool->work, &pool->mutex);
    setu_program *program = pool->head;
    if (!program) break;
    pool->head = program->next;
    if (!pool->head) pool->tail = NULL;
    bool stopping = pool->stopping;
    pthread_mutex_unlock(&pool->mutex);
    finish(pool, program,
           stopping ? SETU_ERROR(SETU_CANCELLED, "the runtime is shutting down") : compile(pool, program));
    pthread_mutex_lock(&pool->mutex);
  }
  pthread_mutex_unlock(&pool->mutex);
  return NULL;
}

setu_status compile_pool_start(compile_pool *pool, setu_client *client, program_cache *cache, int thread_count,
                               bool quick) {
  memset(pool, 0, sizeof *pool);
  pool->quick = quick;
  pthread_mutex_init(&pool->mutex, NULL);
  pthread_cond_init(&pool->work, NULL);
  pthread_cond_init(&pool->done, NULL);
  pool->client = client;
  pool->cache = cache;
  if (thread_count <= 0) thread_count = (int)sysconf(_SC_NPROCESSORS_ONLN);
  if (thread_count < 1) thread_count = 1;
  if (thread_count > COMPILE_THREADS_MAX) thread_count = COMPILE_THREADS_MAX;
  for (int i = 0; i < thread_count; i++) {
    if (pthread_create(&pool->threads[i], NULL, compile_loop, pool)) {
      compile_pool_stop(pool);
      return SETU_ERROR(SETU_RESOURCE_EXHAUSTED, "a compile thread could not be started");
    }
    pool->thread_count++;
  }
  return SETU_STATUS_OK;
}

void compile_pool_stop(compile_pool *pool) {
  pthread_mutex_lock(&pool->mutex);
  pool->stopping = true;
  pthread_cond_broadcast(&pool->work);
  pthread_mutex_unlock(&pool->mutex);
  for (int i = 0; i < pool->thread_count; i++) pthread_join(pool->threads[i], NULL);
  pool->thread_count = 0;
  pthread_cond_destroy(&pool->work);
  pthread_cond_destroy(&pool->done);
  pthread_mutex_destroy(&pool->mutex);
  pool->client = NULL;
}

/* With the mutex held. */
static void push(compile_pool *pool, setu_program *program) {
  program->next = NULL;
  if (pool->tail)
    pool->tail->next = program;
  else
    pool->head = program;
  pool->tail = program;
  pthread_cond_signal(&pool->work);
}

setu_status program_create(compile_pool *pool, int device, setu_status (*make_text)(const void *, char **),
                           const void *source, setu_program **out_program) {
  *out_program = NULL;
  setu_program *program = base_calloc(1, sizeof *program);
  if (!program) return SETU_OUT_OF_MEMORY();
  program->make_text = make_text;
  program->source = source;
  program->device = device;
  pthread_mutex_lock(&pool->mutex);
  push(pool, program);
  pthread_mutex_unlock(&pool->mutex);
  *out_program = program;
  return SETU_STATUS_OK;
}

void program_destroy(setu_program *program) {
  if (!program) return;
  setu_status_free(program->error);
  base_free(program);
}

static bool may_pass(setu_status_code code) {
  return code == SETU_UNAVAILABLE || code == SETU_RESOURCE_EXHAUSTED || code == SETU_CANCELLED ||
         code == SETU_ABORTED || code == SETU_DEADLINE_EXCEEDED;
}

void program_retry(compile_pool *pool, setu_program *program) {
  if (atomic_load_explicit(&program->state, memory_order_acquire) != PROGRAM_FAILED) return;
  pthread_mutex_lock(&pool->mutex);
  if (atomic_load(&program->state) == PROGRAM_FAILED && may_pass(setu_status_get_code(program->error))) {
    setu_status_free(program->error);
    program->error = SETU_STATUS_OK;
    atomic_store(&program->state, PROGRAM_QUEUED);
    push(pool, program);
  }
  pthread_mutex_unlock(&pool->mutex);
}

setu_status program_wait(compile_pool *pool, setu_program *program) {
  if (program_is_ready(program)) return SETU_STATUS_OK;
  pthread_mutex_lock(&pool->mutex);
  while (atomic_load_explicit(&program->state, memory_order_acquire) == PROGRAM_QUEUED)
    pthread_cond_wait(&pool->done, &pool->mutex);
  setu_status status = setu_status_clone(program->error);
  pthread_mutex_unlock(&pool->mutex);
  return status;
}
