#include "engine/engine.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "engine/moving.h"
#include "engine/plan_make.h"
#include "engine/region.h"
#include "engine/storage.h"
#include "trace/counters.h"

/* ---- life ---- */

static void destroy_plan(setu_plan *plan) {
  program_destroy(plan->program);
  plan_destroy(plan);
}

static void destroy_plans(setu_engine *engine) {
  for (size_t i = 0; i < engine->plans.capacity; i++) {
    map_entry *e = &engine->plans.entries[i];
    if (e->hash && e->value) destroy_plan(e->value);
  }
  map_deinit(&engine->plans);
  moving_destroy(engine, destroy_plan);
  map_deinit(&engine->last_plan_of_row);
}

void setu_engine_destroy(setu_engine *engine) {
  if (!engine) return;
  for (int i = 0; i < engine->device_count; i++) {
    setu_device *device = &engine->devices[i];
    if (!device->engine) continue;
    region_discard(device);
    device_stop(device);
  }
  if (engine->compiler.client) compile_pool_stop(&engine->compiler);
  region_programs_destroy(engine);
  destroy_plans(engine);
  base_free(engine->devices);
  program_cache_destroy(engine->cache);
  setu_client_destroy(engine->client);
  pthread_rwlock_destroy(&engine->plans_lock);
  pthread_mutex_destroy(&engine->regions_lock);
  base_free(engine);
}

static setu_status start(setu_engine *engine, const setu_engine_options *options) {
  setu_plugin *plugin;
  SETU_TRY(setu_plugin_load(options->plugin_path, &plugin));
  SETU_TRY(setu_client_create(plugin, options->client_option_count, options->client_options, &engine->client));
  int count = setu_client_device_count(engine->client);
  if (count < 1)
    return SETU_ERROR(SETU_NOT_FOUND, "the plugin %s started, but reports no device", options->plugin_path);
  SETU_TRY(program_cache_create(engine->client, options->cache_directory, options->cache_bytes, &engine->cache));
  SETU_TRY(compile_pool_start(&engine->compiler, engine->client, engine->cache, options->compile_threads,
                              options->quick_compile));
  engine->devices = base_calloc((size_t)count, sizeof(setu_device));
  if (!engine->devices) return SETU_OUT_OF_MEMORY();
  for (int i = 0; i < count; i++) {
    engine->device_count = i + 1;
    SETU_TRY(device_start(&engine->devices[i], engine, i));
  }
  return SETU_STATUS_OK;
}

setu_status setu_engine_create(const setu_engine_options *options, setu_engine **out_engine) {
  *out_engine = NULL;
  table_init();
  setu_engine *engine = base_calloc(1, sizeof *engine);
  if (!engine) return SETU_OUT_OF_MEMORY();
  pthread_rwlock_init(&engine->plans_lock, NULL);
  pthread_mutex_init(&engine->regions_lock, NULL);
  map_init(&engine->plans);
  map_init(&engine->moving);
  map_init(&engine->last_plan_of_row);
  map_init(&engine->regions);
  setu_status status = start(engine, options);
  if (status) {
    setu_engine_destroy(engine);
    return status;
  }
  *out_engine = engine;
  return SETU_STATUS_OK;
}

setu_client *setu_engine_client(const setu_engine *engine) {
  return engine->client;
}
int setu_engine_device_count(const setu_engine *engine) {
  return engine->device_count;
}
const char *setu_engine_cache_problem(const setu_engine *engine) {
  return program_cache_disk_problem(engine->cache);
}

/* ---- modes and waiting ---- */

static setu_device *device_at(const setu_engine *engine, int device) {
  return device >= 0 && device < engine->device_count ? &engine->devices[device] : NULL;
}

setu_status setu_engine_flush(setu_engine *engine, int index) {
  setu_device *device = device_at(engine, index);
  if (!device) return SETU_ERROR(SETU_INVALID_ARGUMENT, "device tpu:%d does not exist", index);
  pthread_mutex_lock(&device->ticket);
  setu_status status = region_flush(device);
  pthread_mutex_unlock(&device->ticket);
  return status;
}

setu_status setu_engine_set_mode(setu_engine *engine, setu_mode mode) {
  atomic_store(&engine->mode, mode);
  setu_status status = SETU_STATUS_OK;
  if (mode != SETU_MODE_FUSED)
    for (int i = 0; i < engine->device_count; i++) status = status_join(status, setu_engine_flush(engine, i));
  return status;
}

setu_mode setu_engine_mode(const setu_engine *engine) {
  return (setu_mode)atomic_load(&engine->mode);
}

/* A reference to an array, no younger than `last`, that is still held by somebody; NULL when none is left to wait for.
 */
static setu_array *next_unsettled(array_pool *pool, int64_t last) {
  setu_array *found = NULL;
  pthread_mutex_lock(&pool->mutex);
  for (setu_array *a = pool->live.next; a != &pool->live && a->serial <= last && !found; a = a->next) {
    if (atomic_load(&a->settled) || atomic_load(&a->state) != ARRAY_READY) continue;
    int references = atomic_load(&a->references);
    while (references > 0)
      if (atomic_compare_exchange_weak(&a->references, &references, references + 1)) {
        found = a;
        break;
      }
  }
  pthread_mutex_unlock(&pool->mutex);
  return found;
}

void setu_engine_drain(setu_engine *engine) {
  for (int i = 0; i < engine->device_count; i++) {
    queue_drain(&engine->devices[i].queue);
    array_pool_settle(&engine->devices[i].pool);
  }
}

setu_status setu_engine_synchronize(setu_engine *engine, int index) {
  setu_device *device = device_at(engine, index);
  if (!device) return SETU_ERROR(SETU_INVALID_ARGUMENT, "device tpu:%d does not exist", index);
  SETU_TRY(setu_engine_flush(engine, index));
  pthread_mutex_lock(&device->pool.mutex);
  int64_t last = device->pool.allocations; /* other threads may go on making arrays */
  pthread_mutex_unlock(&device->pool.mutex);
  queue_drain(&device->queue);
  array_pool_settle(&device->pool);
  for (setu_array *a; (a = next_unsettled(&device->pool, last));) {
    setu_status_free(setu_buffer_wait(a->buffer));
    atomic_store(&a->settled, true); /* whatever its outcome: errors are raised where the value is read */
    array_release(a);
  }
  return SETU_STATUS_OK;
}

/* ---- plans ---- */

bool setu_plan_has_key(const setu_plan *plan, const uint64_t *words, size_t word_count) {
  if (plan->key_count != word_count || memcmp(plan->key, words, word_count * sizeof *words)) return false;
  counter_add(SETU_COUNTER_call_hits, 1);
  return true;
}

setu_plan *setu_engine_find_plan(setu_engine *engine, const uint64_t *words, size_t word_count, uint64_t *out_hash) {
  *out_hash = hash_words(words, word_count);
  pthread_rwlock_rdlock(&engine->plans_lock);
  setu_plan *plan = map_find(&engine->plans, *out_hash, words, word_count);
  pthread_rwlock_unlock(&engine->plans_lock);
  if (plan) counter_add(SETU_COUNTER_call_hits, 1);
  return plan;
}

static void log_recompile(setu_engine *engine, const setu_plan *plan) {
  uint64_t word = (uint64_t)(uintptr_t)plan->row;
  uint64_t hash = hash_words(&word, 1);
  const setu_plan *before = map_find(&engine->last_plan_of_row, hash, &word, 1);
  recompile_record *record = &engine->recompiles[engine->recompile_count++ % RECOMPILE_LOG];
  snprintf(record->operator_name, sizeof record->operator_name, "%s", plan->form->name);
  plan_difference(before, plan, record->reason, sizeof record->reason);
  setu_status_free(map_insert(&engine->last_plan_of_row, hash, &word, 1, (void *)(uintptr_t)plan));
}

static setu_status strict_text(const void *source, char **out_text) {
  return plan_program_text(source, out_text);
}

/* The plan's own program, created and queued for compilation at first need. */
static setu_status own_program(setu_engine *engine, setu_plan *plan, setu_program **out_program) {
  pthread_rwlock_wrlock(&engine->plans_lock);
  setu_status status = SETU_STATUS_OK;
  if (!plan->program) {
    setu_program *program;
    status = program_create(&engine->compiler, plan->device, strict_text, plan, &program);
    if (program) program->donatable = plan->donatable;
    __atomic_store_n(&plan->program, program, __ATOMIC_RELEASE);
  }
  *out_program = plan->program;
  pthread_rwlock_unlock(&engine->plans_lock);
  return status;
}

setu_status setu_engine_make_plan(setu_engine *engine, const uint64_t *words, size_t word_count, uint64_t hash,
                                  const setu_call_description *call, setu_plan **out_plan) {
  *out_plan = NULL;
  counter_add(SETU_COUNTER_call_misses, 1);
  setu_plan *plan;
  bool *moves;
  SETU_TRY(moving_choose(engine, words, word_count, call, &moves));
  setu_status status = plan_make(call, moves, &plan);
  base_free(moves);
  if (status) return status;
  pthread_rwlock_wrlock(&engine->plans_lock);
  setu_plan *other = map_find(&engine->plans, hash, words, word_count);
  if (!other && plan->moves) other = moving_find(engine, words, word_count, call);
  if (other) { /* another thread was faster */
    plan_destroy(plan);
    plan = other;
  } else {
    plan->id = ++engine->next_plan_id;
    if (plan->moves) {
      status = moving_add(engine, words, word_count, call, plan);
    } else {
      plan->key = arena_copy(&plan->memory, words, word_count * sizeof *words);
      plan->key_count = word_count;
      status = plan->key ? map_insert(&engine->plans, hash, words, word_count, plan) : SETU_OUT_OF_MEMORY();
      if (!status) moving_note(engine, call, plan);
    }
    if (status)
      plan_destroy(plan);
    else
      log_recompile(engine, plan);
  }
  pthread_rwlock_unlock(&engine->plans_lock);
  if (status) return status;
  if (setu_engine_mode(engine) != SETU_MODE_FUSED) {
    setu_program *program;
    SETU_TRY(own_program(engine, plan, &program));
  }
  *out_plan = plan;
  return SETU_STATUS_OK;
}

const setu_form *setu_plan_form(const setu_plan *plan) {
  return plan->form;
}
setu_status setu_plan_text(const setu_plan *plan, char **out_text) {
  return plan_program_text(plan, out_text);
}
int64_t setu_plan_random_amount(const setu_plan *plan) {
  return plan->random ? plan->random_amount : 0;
}

bool setu_engine_recompile(setu_engine *engine, int index, char *out_operator, size_t operator_size, char *out_reason,
                           size_t reason_size) {
  pthread_rwlock_rdlock(&engine->plans_lock);
  bool found = index >= 0 && index < RECOMPILE_LOG && index < engine->recompile_count;
  if (found) {
    const recompile_record *r = &engine->recompiles[(engine->recompile_count - 1 - index) % RECOMPILE_LOG];
    snprintf(out_operator, operator_size, "%s", r->operator_name);
    snprintf(out_reason, reason_size, "%s", r->reason);
  }
  pthread_rwlock_unlock(&engine->plans_lock);
  return found;
}

/* ---- submitting ---- */

enum { INLINE_ARRAYS = 32 };

/* The arrays and storages of one strict submission. */
typedef struct submission {
  setu_device *device;
  setu_plan *plan;
  setu_storage *const *storages;
  int input_count, output_count, written_count;
  setu_array **inputs, **outputs;
  setu_storage **fresh;
} submission;

static setu_status make_outputs(submission *s, array_state state) {
  const setu_plan *plan = s->plan;
  const char *origin = plan->form->name;
  int made = 0;
  for (int i = 0; i < plan->slot_count; i++)
    if (plan->slots[i].written) {
      if (!(s->outputs[made] = array_create(s->device, &plan->slots[i].natural_after, state, origin))) goto failed;
      made++;
    }
  s->written_count = made;
  for (int i = 0, k = 0; k < plan->fresh_count; i++) {
    if (plan->outputs[i].use != OUTPUT_FRESH) continue;
    const setu_type *natural = &plan->outputs[i].natural;
    if (!(s->outputs[made] = array_create(s->device, natural, state, origin))) goto failed;
    made++;
    s->fresh[k] = storage_create(s->device, natural, s->outputs[made - 1]);
    if (!s->fresh[k]) goto failed;
    k++;
  }
  s->output_count = made;
  return SETU_STATUS_OK;
failed:
  for (int k = 0; k < plan->fresh_count; k++)
    if (s->fresh[k]) {
      s->fresh[k]->array = NULL;
      setu_storage_release(s->fresh[k]);
      s->fresh[k] = NULL;
    }
  for (int i = 0; i < made; i++) array_release(s->outputs[i]);
  return SETU_OUT_OF_MEMORY();
}

static void drop_outputs(submission *s) {
  for (int k = 0; k < s->plan->fresh_count; k++) {
    s->fresh[k]->array = NULL;
    setu_storage_release(s->fresh[k]);
    s->fresh[k] = NULL;
  }
  for (int i = 0; i < s->output_count; i++) array_release(s->outputs[i]);
}

static void commit_writes(submission *s) {
  for (int i = 0, k = 0; k < s->written_count; i++)
    if (s->plan->slots[i].written) {
      storage_set_array(s->storages[i], s->outputs[k], &s->plan->slots[i].natural_after);
      k++;
    }
}

static setu_status execute_here(setu_device *device, const launch *l) {
  SETU_TRY(device_execute(device, l));
  counter_add(SETU_COUNTER_inline_executions, 1);
  return SETU_STATUS_OK;
}

static setu_status run_strict(setu_engine *engine, submission *s, setu_program *program,
                              const setu_scalar_input *scalars, const uint32_t *random) {
  setu_device *device = s->device;
  for (int i = 0; i < s->plan->slot_count; i++)
    if (s->plan->slots[i].parameter >= 0) {
      SETU_TRY(storage_recover(s->storages[i]));
      s->inputs[s->input_count++] = s->storages[i]->array;
    }
  SETU_TRY(make_outputs(s, ARRAY_PENDING));
  launch_block state = {SETU_U32, 4, random};
  launch l = {.program = program,
              .origin = s->plan->form->name,
              .location = s->plan->location,
              .input_count = s->input_count,
              .inputs = s->inputs,
              .scalar_count = s->plan->scalar_count,
              .scalars = scalars,
              .block_count = s->plan->random ? 1 : 0,
              .blocks = &state,
              .output_count = s->output_count,
              .outputs = s->outputs,
              .replaced = s->plan->replaced};
  setu_status status;
  if (setu_engine_mode(engine) == SETU_MODE_DEBUG) {
    queue_drain(&device->queue);
    status = program_wait(&engine->compiler, program);
    if (!status) status = execute_here(device, &l);
  } else if (!queue_takes(&device->queue) && queue_is_idle(&device->queue) && program_is_ready(program)) {
    status = execute_here(device, &l);
  } else {
    status = queue_push(&device->queue, &l);
  }
  if (status) {
    drop_outputs(s);
    return status_note(status, "raised by aten::%s%s%s", s->plan->form->name,
                       s->plan->location ? ", first called at " : "", s->plan->location ? s->plan->location : "");
  }
  commit_writes(s);
  return SETU_STATUS_OK;
}

static setu_status submit_strict(setu_engine *engine, setu_device *device, setu_plan *plan,
                                 setu_storage *const *storages, const setu_scalar_input *scalars,
                                 const uint32_t *random, setu_storage **out_storages) {
  setu_program *program = __atomic_load_n(&plan->program, __ATOMIC_ACQUIRE);
  if (!program) SETU_TRY(own_program(engine, plan, &program));
  program_retry(&engine->compiler, program);
  setu_array *small[2 * INLINE_ARRAYS];
  submission s = {.device = device, .plan = plan, .storages = storages, .fresh = out_storages};
  int outputs = plan->slot_count + plan->fresh_count;
  s.inputs = small;
  s.outputs = small + INLINE_ARRAYS;
  void *block = NULL;
  if (plan->slot_count > INLINE_ARRAYS || outputs > INLINE_ARRAYS) {
    block = base_malloc(sizeof(setu_array *) * (size_t)(plan->slot_count + outputs));
    if (!block) return SETU_OUT_OF_MEMORY();
    s.inputs = block;
    s.outputs = s.inputs + plan->slot_count;
  }
  pthread_mutex_lock(&device->ticket);
  setu_status status = device->region ? region_flush(device) : SETU_STATUS_OK;
  if (!status) status = run_strict(engine, &s, program, scalars, random);
  pthread_mutex_unlock(&device->ticket);
  base_free(block);
  return status;
}

/* Debug mode: the call ends when its results exist. */
static setu_status wait_results(setu_plan *plan, setu_storage *const *storages, setu_storage **fresh) {
  setu_status status = SETU_STATUS_OK;
  for (int i = 0; i < plan->slot_count; i++)
    if (plan->slots[i].written) status = status_join(status, setu_storage_wait(storages[i]));
  for (int i = 0; i < plan->fresh_count; i++) status = status_join(status, setu_storage_wait(fresh[i]));
  if (!status) return status;
  for (int i = 0; i < plan->fresh_count; i++) {
    setu_storage_release(fresh[i]);
    fresh[i] = NULL;
  }
  return status;
}

setu_status setu_engine_submit(setu_engine *engine, setu_plan *plan, setu_storage *const *storages,
                               const setu_scalar_input *scalars, const uint64_t *random, setu_storage **out_storages) {
  for (int i = 0; i < plan->fresh_count; i++) out_storages[i] = NULL;
  setu_device *device = device_at(engine, plan->device);
  if (!device) return SETU_ERROR(SETU_INVALID_ARGUMENT, "device tpu:%d does not exist", plan->device);
  uint32_t state[4] = {0};
  if (random) memcpy(state, random, sizeof state);
  SETU_TRY(device_admit(device, plan->fresh_bytes, plan->form->name));
  setu_mode mode = setu_engine_mode(engine);
  if (mode == SETU_MODE_FUSED) {
    pthread_mutex_lock(&device->ticket);
    setu_status status = region_record(device, plan, storages, scalars, state, out_storages);
    pthread_mutex_unlock(&device->ticket);
    return status;
  }
  SETU_TRY(submit_strict(engine, device, plan, storages, scalars, state, out_storages));
  return mode == SETU_MODE_DEBUG ? wait_results(plan, storages, out_storages) : SETU_STATUS_OK;
}

/* ---- results of a plan ---- */

const setu_returned *setu_plan_returned(const setu_plan *plan, int *out_count) {
  *out_count = plan->returned_count;
  return plan->returned;
}

/* ---- memory ---- */

void setu_engine_memory(setu_engine *engine, int index, setu_device_memory *out_memory) {
  memset(out_memory, 0, sizeof *out_memory);
  out_memory->limit_bytes = -1;
  setu_device *device = device_at(engine, index);
  if (!device) return;
  array_pool *pool = &device->pool;
  array_pool_settle(pool);
  pthread_mutex_lock(&pool->mutex);
  out_memory->allocated_bytes = pool->live_bytes;
  out_memory->peak_allocated_bytes = pool->peak_bytes;
  out_memory->allocated_count = pool->live_count;
  out_memory->peak_allocated_count = pool->peak_count;
  out_memory->allocations = pool->allocations;
  out_memory->frees = pool->frees;
  out_memory->total_allocated_bytes = pool->allocated_total;
  out_memory->out_of_memory = pool->out_of_memory;
  pthread_mutex_unlock(&pool->mutex);
  out_memory->limit_bytes = device->limit_bytes;
  out_memory->reserved_bytes = out_memory->allocated_bytes;
  out_memory->peak_reserved_bytes = out_memory->peak_allocated_bytes;
  setu_memory_stats stats;
  setu_status status = setu_client_memory_stats(engine->client, index, &stats);
  if (!status && stats.bytes_in_use >= 0) {
    out_memory->reserved_bytes = stats.bytes_in_use;
    if (stats.peak_bytes_in_use >= 0) out_memory->peak_reserved_bytes = stats.peak_bytes_in_use;
  }
  setu_status_free(status);
}

void setu_engine_reset_peak_memory(setu_engine *engine, int index) {
  setu_device *device = device_at(engine, index);
  if (!device) return;
  array_pool_settle(&device->pool);
  pthread_mutex_lock(&device->pool.mutex);
  device->pool.peak_bytes = device->pool.live_bytes;
  device->pool.peak_count = device->pool.live_count;
  pthread_mutex_unlock(&device->pool.mutex);
}

void setu_engine_empty_cache(setu_engine *engine, int index) {
  setu_device *device = device_at(engine, index);
  if (device) array_pool_settle(&device->pool);
}
