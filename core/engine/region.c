#include "engine/region.h"

#include <pthread.h>
#include <string.h>

#include "base/alloc.h"
#include "engine/storage.h"
#include "trace/counters.h"

enum { REGION_CALL_LIMIT = 2048, RANDOM_WORDS = 4, BLOCKS_MAX = 24 };
/* When a region ends because another thread goes on: it is worth a launch from this many calls, and may keep this much.
 */
enum { HANDOVER_CALLS = 8, HANDOVER_BYTES = 4 << 20 };

/* A growing array of plain items. */
typedef struct list {
  void *items;
  int count, capacity;
} list;

static void *list_add(list *l, size_t item_size) {
  if (l->count == l->capacity) {
    int capacity = l->capacity ? 2 * l->capacity : 64;
    void *items = base_realloc(l->items, item_size * (size_t)capacity);
    if (!items) return NULL;
    l->items = items;
    l->capacity = capacity;
  }
  return (char *)l->items + item_size * (size_t)l->count++;
}

static void list_free(list *l) {
  base_free(l->items);
  memset(l, 0, sizeof *l);
}

/* Where a value of the region comes from: inputs count from 0, results of calls from -1 downwards. */
enum { NO_VALUE = INT32_MAX };

typedef struct setu_region setu_region;

typedef struct region_call {
  setu_plan *plan;
  int values; /* first of: per slot the value read (or NO_VALUE), per slot the value written, per fresh the value */
  int scalars, randoms;
} region_call;

struct setu_region {
  uint64_t epoch;
  pthread_t thread; /* that recorded last, or opened it */
  list calls;       /* region_call */
  list values;      /* int */
  list inputs;      /* setu_array *, retained */
  list produced;    /* setu_array *, retained */
  list scalars;     /* setu_scalar_input */
  list randoms;     /* uint32_t[4] */
  list words;       /* uint64_t */
};

/* What a region key means. */
typedef struct region_program {
  arena memory;
  int call_count, input_count, produced_count, scalar_count, random_count, output_count;
  region_call *calls;
  int *values;
  setu_type *input_types;
  setu_dtype *scalar_dtypes;
  bool *donatable; /* per input: a result may take over its memory; known when the text was made */
  int *outputs;    /* produced index of each result */
  int *replaced;   /* per result: the input that it replaces in place, through any number of writes, or -1 */
  setu_program *program;
} region_program;

static _Atomic uint64_t next_epoch = 1;

/* ---- recording ---- */

static void region_free(setu_region *region) {
  for (int i = 0; i < region->inputs.count; i++) array_release(((setu_array **)region->inputs.items)[i]);
  for (int i = 0; i < region->produced.count; i++) array_release(((setu_array **)region->produced.items)[i]);
  list_free(&region->calls);
  list_free(&region->values);
  list_free(&region->inputs);
  list_free(&region->produced);
  list_free(&region->scalars);
  list_free(&region->randoms);
  list_free(&region->words);
  base_free(region);
}

static setu_status open_region(setu_device *device) {
  if (device->region) return SETU_STATUS_OK;
  setu_region *region = base_calloc(1, sizeof *region);
  if (!region) return SETU_OUT_OF_MEMORY();
  region->epoch = atomic_fetch_add(&next_epoch, 1);
  region->thread = pthread_self();
  device->region = region;
  return SETU_STATUS_OK;
}

static bool add_word(setu_region *region, uint64_t word) {
  uint64_t *slot = list_add(&region->words, sizeof word);
  if (slot) *slot = word;
  return slot != NULL;
}

static bool add_value(setu_region *region, int value) {
  int *slot = list_add(&region->values, sizeof value);
  if (slot) *slot = value;
  return slot != NULL;
}

/* The value number of a storage's array, which becomes an input when the region does not know it. */
static bool value_of(setu_region *region, setu_array *array, int *out_value) {
  if (array->region_epoch == region->epoch) {
    *out_value = array->region_index;
    return true;
  }
  setu_array **slot = list_add(&region->inputs, sizeof *slot);
  if (!slot) return false;
  *slot = array;
  array_retain(array);
  array->region_epoch = region->epoch;
  array->region_index = region->inputs.count - 1;
  *out_value = array->region_index;
  return true;
}

static setu_array *produce(setu_device *device, setu_region *region, const setu_type *type, const char *origin,
                           int *out_value) {
  setu_array **slot = list_add(&region->produced, sizeof *slot);
  if (!slot) return NULL;
  *slot = array_create(device, type, ARRAY_RECORDED, origin);
  if (!*slot) {
    region->produced.count--;
    return NULL;
  }
  array_retain(*slot);
  (*slot)->region_epoch = region->epoch;
  (*slot)->region_index = -region->produced.count;
  *out_value = (*slot)->region_index;
  return *slot;
}

/* Lists to cut back to when a call cannot be recorded whole. */
typedef struct region_mark {
  int calls, values, inputs, produced, scalars, randoms, words;
} region_mark;

static region_mark mark_of(const setu_region *r) {
  return (region_mark){r->calls.count,   r->values.count,  r->inputs.count, r->produced.count,
                       r->scalars.count, r->randoms.count, r->words.count};
}

static void cut_back(setu_region *r, region_mark mark) {
  for (int i = mark.inputs; i < r->inputs.count; i++) {
    setu_array *array = ((setu_array **)r->inputs.items)[i];
    array->region_epoch = 0;
    array_release(array);
  }
  for (int i = mark.produced; i < r->produced.count; i++) array_release(((setu_array **)r->produced.items)[i]);
  r->calls.count = mark.calls;
  r->values.count = mark.values;
  r->inputs.count = mark.inputs;
  r->produced.count = mark.produced;
  r->scalars.count = mark.scalars;
  r->randoms.count = mark.randoms;
  r->words.count = mark.words;
}

static bool record_inputs(setu_region *region, const setu_plan *plan, setu_storage *const *storages) {
  for (int i = 0; i < plan->slot_count; i++) {
    int value = NO_VALUE;
    if (plan->slots[i].parameter >= 0 && !value_of(region, storages[i]->array, &value)) return false;
    if (!add_value(region, value) || !add_word(region, (uint64_t)(int64_t)value)) return false;
  }
  return true;
}

static bool record_numbers(setu_region *region, const setu_plan *plan, const setu_scalar_input *scalars,
                           const uint32_t *random) {
  for (int i = 0; i < plan->scalar_count; i++) {
    setu_scalar_input *slot = list_add(&region->scalars, sizeof *slot);
    if (!slot) return false;
    *slot = scalars[i];
  }
  if (plan->random) {
    uint32_t *slot = list_add(&region->randoms, RANDOM_WORDS * sizeof(uint32_t));
    if (!slot) return false;
    memcpy(slot, random, RANDOM_WORDS * sizeof(uint32_t));
  }
  return true;
}

/* Makes every result before any storage changes, so that a failure changes nothing. */
static bool record_results(setu_device *device, setu_region *region, const setu_plan *plan, setu_storage **fresh) {
  const char *origin = plan->form->name;
  for (int i = 0; i < plan->slot_count; i++) {
    int value = NO_VALUE;
    if (plan->slots[i].written && !produce(device, region, &plan->slots[i].natural_after, origin, &value)) return false;
    if (!add_value(region, value)) return false;
  }
  for (int i = 0, k = 0; k < plan->fresh_count; i++) {
    if (plan->outputs[i].use != OUTPUT_FRESH) continue;
    int value;
    setu_array *array = produce(device, region, &plan->outputs[i].natural, origin, &value);
    if (!array || !add_value(region, value)) return false;
    fresh[k] = storage_create(device, &plan->outputs[i].natural, array);
    if (!fresh[k]) {
      array_release(array);
      return false;
    }
    k++;
  }
  return true;
}

static bool is_held(const setu_array *array) {
  return atomic_load(&array->references) > 1;
}

/* Autograd walks back on a thread of its own while the one that computed the loss waits. What the forward pass recorded
 * runs meanwhile, if what the backward pass keeps of it is small: as part of one program it would never leave the
 * program, and on large models that memory matters more. The rule looks at shapes alone, so a run repeats exactly. */
static bool is_handed_over(setu_region *region) {
  pthread_t thread = pthread_self();
  if (pthread_equal(region->thread, thread)) return false;
  region->thread = thread; /* so that the results are counted once */
  if (region->calls.count < HANDOVER_CALLS) return false;
  int64_t held = 0;
  for (int i = 0; i < region->produced.count; i++) {
    const setu_array *array = ((setu_array **)region->produced.items)[i];
    if (is_held(array)) held += type_bytes(&array->type);
  }
  return held <= HANDOVER_BYTES;
}

setu_status region_record(setu_device *device, setu_plan *plan, setu_storage *const *storages,
                          const setu_scalar_input *scalars, const uint32_t *random, setu_storage **out_storages) {
  SETU_TRY(open_region(device));
  setu_region *region = device->region;
  if (region->calls.count >= REGION_CALL_LIMIT || is_handed_over(region)) {
    SETU_TRY(region_flush(device));
    SETU_TRY(open_region(device));
    region = device->region;
  }
  array_pool_reclaim(&device->pool);
  for (int i = 0; i < plan->slot_count; i++)
    if (plan->slots[i].parameter >= 0) SETU_TRY(storage_recover(storages[i]));
  region_mark mark = mark_of(region);
  region_call *call = list_add(&region->calls, sizeof *call);
  bool ok = call != NULL;
  int values = region->values.count;
  if (ok) {
    *call = (region_call){plan, values, region->scalars.count, region->randoms.count};
    ok = add_word(region, plan->id << 8) && record_inputs(region, plan, storages) &&
         record_numbers(region, plan, scalars, random) && record_results(device, region, plan, out_storages);
  }
  if (!ok) {
    for (int i = 0; i < plan->fresh_count; i++)
      if (out_storages[i]) {
        setu_storage_release(out_storages[i]);
        out_storages[i] = NULL;
      }
    /* written results that no storage took over hold one reference more than the region's */
    for (int i = mark.produced; i < region->produced.count; i++) {
      setu_array *array = ((setu_array **)region->produced.items)[i];
      if (atomic_load(&array->references) > 1) array_release(array);
    }
    cut_back(region, mark);
    return SETU_OUT_OF_MEMORY();
  }
  const int *written = (const int *)region->values.items + values + plan->slot_count;
  for (int i = 0; i < plan->slot_count; i++)
    if (plan->slots[i].written) {
      setu_array *array = ((setu_array **)region->produced.items)[-written[i] - 1];
      storage_set_array(storages[i], array, &plan->slots[i].natural_after);
    }
  counter_add(SETU_COUNTER_recorded_calls, 1);
  return SETU_STATUS_OK;
}

/* ---- lowering ---- */

static setu_status emit_calls(const region_program *r, setu_builder *b, setu_value **inputs, setu_value **scalars,
                              setu_value **randoms, setu_value **produced) {
  for (int i = 0; i < r->call_count; i++) {
    const region_call *call = &r->calls[i];
    const setu_plan *plan = call->plan;
    const int *read = r->values + call->values, *written = read + plan->slot_count, *made = written + plan->slot_count;
    setu_value **slots = hlo_alloc(b, sizeof(setu_value *) * (size_t)(plan->slot_count + 1));
    setu_value **fresh = hlo_alloc(b, sizeof(setu_value *) * (size_t)(plan->fresh_count + 1));
    if (!slots || !fresh) return SETU_OUT_OF_MEMORY();
    for (int k = 0; k < plan->slot_count; k++)
      if (read[k] != NO_VALUE) slots[k] = read[k] >= 0 ? inputs[read[k]] : produced[-read[k] - 1];
    SETU_TRY(plan_lower(plan, b, slots, scalars + call->scalars, plan->random ? randoms[call->randoms] : NULL, fresh));
    for (int k = 0; k < plan->slot_count; k++)
      if (written[k] != NO_VALUE) produced[-written[k] - 1] = slots[k];
    for (int k = 0; k < plan->fresh_count; k++) produced[-made[k] - 1] = fresh[k];
  }
  return SETU_STATUS_OK;
}

/* A result may take over the memory of the input that it replaces, unless another result does already. */
static void alias_results(const region_program *r, setu_builder *b, setu_value **produced) {
  bool *taken = hlo_alloc(b, (size_t)r->input_count + 1);
  if (!taken) return;
  for (int i = 0; i < r->output_count; i++) {
    int input = r->replaced[i];
    if (input < 0 || taken[input]) continue;
    if (!hlo_type_equal(&r->input_types[input], &produced[r->outputs[i]]->type)) continue;
    taken[input] = true;
    r->donatable[input] = true;
    hlo_alias(b, input, i);
  }
}

/* The scalars of a region come as one vector per dtype, in the order in which the dtypes first appear: a program with
 * thousands of rank-0 parameters compiles and launches slowly. */
static void unpack_scalars(const region_program *r, setu_builder *b, setu_value **scalars) {
  for (int first = 0; first < r->scalar_count; first++) {
    if (scalars[first]) continue;
    setu_dtype dtype = r->scalar_dtypes[first];
    int64_t count = 0;
    for (int i = first; i < r->scalar_count; i++) count += r->scalar_dtypes[i] == dtype;
    setu_type type = hlo_type(dtype, 1, &count);
    setu_value *all = hlo_parameter(b, &type);
    int64_t at = 0;
    for (int i = first; i < r->scalar_count; i++) {
      if (r->scalar_dtypes[i] != dtype) continue;
      int64_t limit = at + 1;
      scalars[i] = hlo_reshape(b, hlo_slice(b, all, &at, &limit, NULL), 0, NULL);
      at++;
    }
  }
}

/* The same order, as blocks to upload. `data` has room for every scalar. */
static int pack_blocks(const setu_region *region, char *data, launch_block *blocks) {
  const setu_scalar_input *scalars = region->scalars.items;
  bool seen[BLOCKS_MAX * 2] = {false};
  int count = 0;
  for (int first = 0; first < region->scalars.count; first++) {
    setu_dtype dtype = scalars[first].dtype;
    if (seen[dtype]) continue;
    seen[dtype] = true;
    size_t size = (size_t)setu_dtype_size(dtype);
    launch_block *block = &blocks[count++];
    *block = (launch_block){dtype, 0, data};
    for (int i = first; i < region->scalars.count; i++) {
      if (scalars[i].dtype != dtype) continue;
      memcpy(data, scalars[i].bytes, size);
      data += size;
      block->count++;
    }
    data = (char *)(((uintptr_t)data + 15) & ~(uintptr_t)15);
  }
  if (region->randoms.count)
    blocks[count++] = (launch_block){SETU_U32, RANDOM_WORDS * (int64_t)region->randoms.count, region->randoms.items};
  return count;
}

static setu_status emit_region(const region_program *r, setu_builder *b, char **out_text) {
  setu_value **inputs = hlo_alloc(b, sizeof(setu_value *) * (size_t)(r->input_count + 1));
  setu_value **scalars = hlo_alloc(b, sizeof(setu_value *) * (size_t)(r->scalar_count + 1));
  setu_value **randoms = hlo_alloc(b, sizeof(setu_value *) * (size_t)(r->random_count + 1));
  setu_value **produced = hlo_alloc(b, sizeof(setu_value *) * (size_t)(r->produced_count + 1));
  setu_value **results = hlo_alloc(b, sizeof(setu_value *) * (size_t)(r->output_count + 1));
  if (!inputs || !scalars || !randoms || !produced || !results) return SETU_OUT_OF_MEMORY();
  for (int i = 0; i < r->input_count; i++) inputs[i] = hlo_parameter(b, &r->input_types[i]);
  unpack_scalars(r, b, scalars);
  if (r->random_count) {
    int64_t words = RANDOM_WORDS * (int64_t)r->random_count;
    setu_type type = hlo_type(SETU_U32, 1, &words);
    setu_value *all = hlo_parameter(b, &type);
    for (int64_t i = 0; i < r->random_count; i++) {
      int64_t start = RANDOM_WORDS * i, limit = start + RANDOM_WORDS;
      randoms[i] = hlo_slice(b, all, &start, &limit, NULL);
    }
  }
  SETU_TRY(emit_calls(r, b, inputs, scalars, randoms, produced));
  for (int i = 0; i < r->output_count; i++) results[i] = produced[r->outputs[i]];
  alias_results(r, b, produced);
  return hlo_finish(b, r->output_count, results, out_text);
}

static setu_status region_text(const void *source, char **out_text) {
  *out_text = NULL;
  setu_builder *b;
  SETU_TRY(hlo_builder_create(&b));
  setu_status status = emit_region(source, b, out_text);
  hlo_builder_destroy(b);
  return status;
}

/* ---- flushing ---- */

static void region_program_destroy(region_program *r) {
  program_destroy(r->program);
  arena_deinit(&r->memory);
  base_free(r);
}

/* Follows in-place writes from each result back to the input that they started from. */
static setu_status find_replaced(region_program *r) {
  int *root = arena_array(&r->memory, int, r->produced_count + 1);
  r->replaced = arena_array(&r->memory, int, r->output_count + 1);
  if (!root || !r->replaced) return SETU_OUT_OF_MEMORY();
  for (int i = 0; i < r->produced_count; i++) root[i] = -1;
  for (int i = 0; i < r->call_count; i++) {
    const setu_plan *plan = r->calls[i].plan;
    const int *read = r->values + r->calls[i].values, *written = read + plan->slot_count;
    for (int k = 0; k < plan->slot_count; k++)
      if (written[k] != NO_VALUE && read[k] != NO_VALUE)
        root[-written[k] - 1] = read[k] >= 0 ? read[k] : root[-read[k] - 1];
  }
  for (int i = 0; i < r->output_count; i++) r->replaced[i] = root[r->outputs[i]];
  return SETU_STATUS_OK;
}

static setu_status describe(const setu_region *region, int output_count, const int *outputs, region_program *r) {
  arena *m = &r->memory;
  r->call_count = region->calls.count;
  r->input_count = region->inputs.count;
  r->produced_count = region->produced.count;
  r->scalar_count = region->scalars.count;
  r->random_count = region->randoms.count;
  r->output_count = output_count;
  r->calls = arena_copy(m, region->calls.items, sizeof(region_call) * (size_t)r->call_count);
  r->values = arena_copy(m, region->values.items, sizeof(int) * (size_t)region->values.count);
  r->outputs = arena_copy(m, outputs, sizeof(int) * (size_t)output_count);
  r->input_types = arena_array(m, setu_type, r->input_count + 1);
  r->scalar_dtypes = arena_array(m, setu_dtype, r->scalar_count + 1);
  r->donatable = arena_array(m, bool, r->input_count + 1);
  if (!r->calls || !r->values || !r->outputs || !r->input_types || !r->scalar_dtypes || !r->donatable)
    return SETU_OUT_OF_MEMORY();
  SETU_TRY(find_replaced(r));
  for (int i = 0; i < r->input_count; i++) r->input_types[i] = ((setu_array **)region->inputs.items)[i]->type;
  for (int i = 0; i < r->scalar_count; i++) r->scalar_dtypes[i] = ((setu_scalar_input *)region->scalars.items)[i].dtype;
  return SETU_STATUS_OK;
}

static setu_status find_program(setu_device *device, setu_region *region, int output_count, const int *outputs,
                                const region_program **out_program) {
  setu_engine *engine = device->engine;
  for (int i = 0; i < output_count; i++)
    if (!add_word(region, (uint64_t)outputs[i])) return SETU_OUT_OF_MEMORY();
  if (!add_word(region, (uint64_t)device->index)) return SETU_OUT_OF_MEMORY();
  const uint64_t *words = region->words.items;
  size_t count = (size_t)region->words.count;
  uint64_t hash = hash_words(words, count);
  pthread_mutex_lock(&engine->regions_lock);
  region_program *r = map_find(&engine->regions, hash, words, count);
  setu_status status = SETU_STATUS_OK;
  if (!r) {
    r = base_calloc(1, sizeof *r);
    status = r ? describe(region, output_count, outputs, r) : SETU_OUT_OF_MEMORY();
    if (!status) status = map_insert(&engine->regions, hash, words, count, r);
    if (!status) {
      status = program_create(&engine->compiler, device->index, region_text, r, &r->program);
    } else if (r) {
      region_program_destroy(r);
      r = NULL;
    }
  } else if (!r->program) { /* an earlier attempt ran out of memory */
    status = program_create(&engine->compiler, device->index, region_text, r, &r->program);
  }
  *out_program = r;
  if (r && r->program && !r->program->donatable) r->program->donatable = r->donatable;
  pthread_mutex_unlock(&engine->regions_lock);
  if (r && r->program) program_retry(&engine->compiler, r->program);
  return status;
}

static setu_status launch_program(setu_device *device, const launch *l) {
  counter_add(SETU_COUNTER_flushed_regions, 1);
  if (!queue_is_idle(&device->queue) || !program_is_ready(l->program)) {
    for (int i = 0; i < l->output_count; i++) atomic_store(&l->outputs[i]->state, ARRAY_PENDING);
    return queue_push(&device->queue, l);
  }
  SETU_TRY(device_execute(device, l));
  counter_add(SETU_COUNTER_inline_executions, 1);
  return SETU_STATUS_OK;
}

static setu_status launch_region(setu_device *device, setu_region *region, int output_count, const int *outputs,
                                 setu_array **arrays) {
  const region_program *program;
  SETU_TRY(find_program(device, region, output_count, outputs, &program));
  launch_block blocks[BLOCKS_MAX];
  char *data = base_malloc(sizeof(setu_scalar_input) * (size_t)(region->scalars.count + BLOCKS_MAX));
  if (!data) return SETU_OUT_OF_MEMORY();
  launch l = {.program = program->program,
              .origin = "a fused region",
              .input_count = region->inputs.count,
              .inputs = region->inputs.items,
              .block_count = pack_blocks(region, data, blocks),
              .blocks = blocks,
              .output_count = output_count,
              .outputs = arrays,
              .replaced = program->replaced};
  setu_status status = launch_program(device, &l);
  base_free(data);
  return status;
}

/* Results that were not launched fail; those that replace an input give it back to their storage. */
static void fail_results(setu_region *region, setu_status status) {
  setu_array **inputs = region->inputs.items, **produced = region->produced.items;
  const int *values = region->values.items;
  for (int i = 0; i < region->calls.count; i++) {
    const region_call *call = (const region_call *)region->calls.items + i;
    const int *read = values + call->values, *written = read + call->plan->slot_count;
    for (int k = 0; k < call->plan->slot_count; k++) {
      if (written[k] == NO_VALUE) continue;
      setu_array *array = produced[-written[k] - 1];
      if (atomic_load(&array->state) > ARRAY_PENDING) continue;
      setu_array *before = read[k] == NO_VALUE ? NULL : read[k] >= 0 ? inputs[read[k]] : produced[-read[k] - 1];
      array_fail(array, status, NULL, before);
    }
  }
  for (int i = 0; i < region->produced.count; i++)
    if (atomic_load(&produced[i]->state) <= ARRAY_PENDING) array_fail(produced[i], status, NULL, NULL);
}

setu_status region_flush(setu_device *device) {
  setu_region *region = device->region;
  if (!region) return SETU_STATUS_OK;
  device->region = NULL;
  int total = region->produced.count, alive = 0;
  int *outputs = base_malloc(sizeof(int) * (size_t)(total + 1));
  setu_array **arrays = base_malloc(sizeof(setu_array *) * (size_t)(total + 1));
  setu_status status = outputs && arrays ? SETU_STATUS_OK : SETU_OUT_OF_MEMORY();
  if (!status) {
    for (int i = 0; i < total; i++) {
      setu_array *array = ((setu_array **)region->produced.items)[i];
      if (!is_held(array)) continue;
      outputs[alive] = i;
      arrays[alive++] = array;
    }
    if (alive) status = launch_region(device, region, alive, outputs, arrays);
  }
  if (status) {
    const region_call *calls = region->calls.items;
    status =
        status_note(status, "raised while running %d recorded calls of fused mode, aten::%s to aten::%s",
                    region->calls.count, calls[0].plan->form->name, calls[region->calls.count - 1].plan->form->name);
    fail_results(region, status);
  }
  region_free(region);
  base_free(outputs);
  base_free(arrays);
  return status;
}

void region_discard(setu_device *device) {
  if (device->region) region_free(device->region);
  device->region = NULL;
}

void region_programs_destroy(setu_engine *engine) {
  for (size_t i = 0; i < engine->regions.capacity; i++)
    if (engine->regions.entries[i].hash) region_program_destroy(engine->regions.entries[i].value);
  map_deinit(&engine->regions);
}
