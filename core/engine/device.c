#include "engine/device.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/map.h"
#include "engine/engine.h"
#include "trace/counters.h"

enum { INLINE_PARAMETERS = 64 };

/* ---- executing ---- */

/* The buffer of a scalar input: uploaded once and kept in a small direct-mapped table, since models use the same few
 * numbers again and again. A buffer that loses its place may feed this very launch, so it goes to `retired`, which is
 * destroyed after the program was launched. */
static setu_status scalar_buffer(setu_device *device, const setu_scalar_input *scalar, setu_buffer **out_buffer,
                                 setu_buffer **retired, int *retired_count) {
  uint64_t words[3] = {(uint64_t)scalar->dtype, 0, 0};
  memcpy(words + 1, scalar->bytes, 16);
  scalar_entry *entry = &device->scalars[hash_words(words, 3) >> 8 & (SCALAR_TABLE - 1)];
  if (entry->buffer && entry->key.dtype == scalar->dtype && !memcmp(entry->key.bytes, scalar->bytes, 16)) {
    *out_buffer = entry->buffer;
    return SETU_STATUS_OK;
  }
  setu_type type = {.dtype = scalar->dtype};
  setu_buffer *buffer;
  SETU_TRY(setu_buffer_from_host(device->engine->client, device->index, &type, scalar->bytes, &buffer));
  counter_add(SETU_COUNTER_scalar_uploads, 1);
  if (entry->buffer) retired[(*retired_count)++] = entry->buffer;
  entry->key = *scalar;
  entry->buffer = buffer;
  *out_buffer = buffer;
  return SETU_STATUS_OK;
}

static setu_status execute_with(setu_device *device, const launch *l, setu_buffer **buffers, int64_t *kept,
                                setu_buffer **results, setu_buffer **retired, int *retired_count) {
  size_t kept_count = 0;
  int donated = 0;
  for (int i = 0; i < l->input_count; i++) {
    setu_array *input = l->inputs[i];
    if (atomic_load_explicit(&input->state, memory_order_acquire) != ARRAY_READY) {
      setu_status status = array_status(input);
      return status ? status : SETU_ERROR(SETU_INTERNAL, "an input of %s was not ready", l->origin);
    }
    buffers[i] = input->buffer;
    /* Only the storage (or the task that took over its reference) holds it: its memory may be reused. */
    if (atomic_load_explicit(&input->references, memory_order_acquire) > 1)
      kept[kept_count++] = i;
    else if (l->program->donatable && l->program->donatable[i])
      donated++;
  }
  for (int i = 0; i < l->scalar_count; i++)
    SETU_TRY(scalar_buffer(device, &l->scalars[i], &buffers[l->input_count + i], retired, retired_count));
  for (int i = 0; i < l->block_count; i++) {
    const launch_block *block = &l->blocks[i];
    setu_type type = {.dtype = block->dtype, .rank = 1, .dims = {block->count}};
    setu_buffer **slot = &buffers[l->input_count + l->scalar_count + i];
    SETU_TRY(setu_buffer_from_host(device->engine->client, device->index, &type, block->data, slot));
    retired[(*retired_count)++] = *slot;
  }
  size_t count = (size_t)(l->input_count + l->scalar_count + l->block_count);
  SETU_TRY(setu_executable_run(l->program->executable, count, buffers, kept_count, kept, results));
  counter_add(SETU_COUNTER_executions, 1);
  if (donated) counter_add(SETU_COUNTER_donations, donated);
  for (int i = 0; i < l->output_count; i++) array_set_buffer(l->outputs[i], results[i]);
  return SETU_STATUS_OK;
}

setu_status device_execute(setu_device *device, const launch *l) {
  array_pool_reclaim(&device->pool);
  int count = l->input_count + l->scalar_count + l->block_count;
  setu_buffer *small_buffers[INLINE_PARAMETERS], *small_results[INLINE_PARAMETERS], *small_retired[INLINE_PARAMETERS];
  int64_t small_kept[INLINE_PARAMETERS];
  setu_buffer **buffers = small_buffers, **results = small_results, **retired = small_retired;
  int64_t *kept = small_kept;
  void *block = NULL;
  if (count > INLINE_PARAMETERS || l->output_count > INLINE_PARAMETERS) {
    size_t n = (size_t)(count > l->output_count ? count : l->output_count);
    block = base_malloc(n * (3 * sizeof(setu_buffer *) + sizeof(int64_t)));
    if (!block) return SETU_OUT_OF_MEMORY();
    buffers = block;
    results = buffers + n;
    retired = results + n;
    kept = (int64_t *)(retired + n);
  }
  int retired_count = 0;
  setu_status status = execute_with(device, l, buffers, kept, results, retired, &retired_count);
  for (int i = 0; i < retired_count; i++) setu_buffer_destroy(retired[i]);
  base_free(block);
  if (setu_status_get_code(status) == SETU_RESOURCE_EXHAUSTED) status = device_note_memory(device, status);
  return status;
}

/* ---- memory ---- */

setu_status device_note_memory(setu_device *device, setu_status status) {
  array_pool *pool = &device->pool;
  enum { LARGEST = 5 };
  const setu_array *largest[LARGEST] = {NULL};
  char lines[LARGEST][192];
  int count = 0;
  array_pool_settle(pool);
  pthread_mutex_lock(&pool->mutex);
  int64_t live = pool->live_bytes, live_count = pool->live_count;
  pool->out_of_memory++;
  for (setu_array *a = pool->live.next; a != &pool->live; a = a->next) {
    if (!atomic_load(&a->references)) continue;
    int at = count < LARGEST ? count : LARGEST - 1;
    if (count == LARGEST && largest[at]->bytes >= a->bytes) continue;
    if (count < LARGEST) count++;
    largest[at] = a;
    for (; at > 0 && largest[at - 1]->bytes < largest[at]->bytes; at--) {
      const setu_array *swap = largest[at];
      largest[at] = largest[at - 1];
      largest[at - 1] = swap;
    }
  }
  for (int i = 0; i < count; i++) {
    const setu_type *t = &largest[i]->type;
    int used = snprintf(lines[i], sizeof lines[i], "  %.1f MiB  %s[", (double)largest[i]->bytes / 1048576.0,
                        setu_dtype_name(t->dtype));
    for (int d = 0; d < t->rank && used < 120; d++)
      used += snprintf(lines[i] + used, sizeof lines[i] - (size_t)used, "%s%lld", d ? "," : "", (long long)t->dims[d]);
    snprintf(lines[i] + used, sizeof lines[i] - (size_t)used, "] from %.48s",
             largest[i]->origin ? largest[i]->origin : "the host");
  }
  pthread_mutex_unlock(&pool->mutex);
  status = status_note(status, "tpu:%d holds %lld live buffers of %.1f MiB in all%s", device->index,
                       (long long)live_count, (double)live / 1048576.0, count ? "; the largest:" : "");
  for (int i = 0; i < count; i++) status = status_note(status, "%s", lines[i]);
  return status;
}

setu_status device_admit(setu_device *device, int64_t bytes, const char *origin) {
  enum { ALWAYS_TRY = 1 << 26 }; /* small sizes are left to the plugin */
  if (bytes < ALWAYS_TRY || device->limit_bytes < 0) return SETU_STATUS_OK;
  array_pool_settle(&device->pool);
  pthread_mutex_lock(&device->pool.mutex);
  int64_t live = device->pool.live_bytes;
  pthread_mutex_unlock(&device->pool.mutex);
  if (bytes <= device->limit_bytes - live) return SETU_STATUS_OK;
  return device_note_memory(
      device,
      SETU_ERROR(SETU_RESOURCE_EXHAUSTED,
                 "tpu:%d is out of memory: %s needs %.2f GiB and %.2f GiB of %.2f GiB are in use; free tensors, "
                 "or use a smaller batch or a narrower dtype",
                 device->index, origin, (double)bytes / 1073741824.0, (double)live / 1073741824.0,
                 (double)device->limit_bytes / 1073741824.0));
}

/* ---- life ---- */

/* What the device may hold: the plugin's figure, or the machine's memory where the device is the host. */
static int64_t memory_limit(setu_client *client, int index) {
  setu_memory_stats stats;
  setu_status status = setu_client_memory_stats(client, index, &stats);
  bool reported = !status && stats.bytes_limit > 0;
  setu_status_free(status);
  if (reported) return stats.bytes_limit;
  if (strcmp(setu_client_platform_name(client), "cpu")) return -1;
  long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGE_SIZE);
  return pages > 0 && page > 0 ? (int64_t)pages * page : -1;
}

setu_status device_start(setu_device *device, struct setu_engine *engine, int index) {
  memset(device, 0, sizeof *device);
  device->engine = engine;
  device->index = index;
  device->limit_bytes = memory_limit(engine->client, index);
  pthread_mutex_init(&device->ticket, NULL);
  array_pool_init(&device->pool);
  return queue_start(&device->queue, device);
}

void device_stop(setu_device *device) {
  queue_stop(&device->queue);
  for (int i = 0; i < SCALAR_TABLE; i++) setu_buffer_destroy(device->scalars[i].buffer);
  array_pool_deinit(&device->pool);
  pthread_mutex_destroy(&device->ticket);
}
