#include "engine/moving.h"

#include <string.h>

#include "trace/counters.h"

typedef struct moving_group {
  setu_plan *plans;                  /* moving ones, the newest first */
  setu_plan *retired;                /* static ones that are in no map any more */
  int64_t noted;                     /* static plans since the newest moving one */
  setu_plan *seen[MOVING_THRESHOLD]; /* the last of them, as a ring */
} moving_group;

/* ---- keys of groups ---- */

enum { INLINE_WORDS = 256 };

/* A key with a mark in place of its offsets, which are never negative. */
typedef struct group_key {
  uint64_t hash;
  uint64_t *words;
  size_t count;
  uint64_t small[INLINE_WORDS];
} group_key;

static bool group_key_init(group_key *key, const uint64_t *words, size_t count) {
  key->count = count;
  key->words = count <= INLINE_WORDS ? key->small : base_malloc(count * sizeof *words);
  if (key->words) memcpy(key->words, words, count * sizeof *words);
  return key->words != NULL;
}

static void group_key_deinit(group_key *key) {
  if (key->words != key->small) base_free(key->words);
}

static void mark_offset(group_key *key, int word) {
  if (word > 0 && (size_t)word < key->count) key->words[word] = UINT64_MAX;
}

static bool group_key_of_call(group_key *key, const uint64_t *words, size_t count, const setu_call_description *call) {
  if (!group_key_init(key, words, count)) return false;
  for (int i = 0; i < call->use_count; i++) mark_offset(key, call->uses[i].offset_word);
  key->hash = hash_words(key->words, key->count);
  return true;
}

static moving_group *group_of(const setu_engine *engine, const group_key *key) {
  return map_find(&engine->moving, key->hash, key->words, key->count);
}

static bool has_offsets(const setu_call_description *call) {
  for (int i = 0; i < call->use_count; i++)
    if (call->uses[i].offset_word) return true;
  return false;
}

/* The group of a key, made when there is none; NULL without memory. */
static moving_group *group_for(setu_engine *engine, const group_key *key) {
  moving_group *group = group_of(engine, key);
  if (group) return group;
  group = base_calloc(1, sizeof *group);
  if (!group) return NULL;
  setu_status status = map_insert(&engine->moving, key->hash, key->words, key->count, group);
  if (!status) return group;
  setu_status_free(status);
  base_free(group);
  return NULL;
}

/* ---- finding ---- */

static bool serves(const setu_plan *plan, const uint64_t *words) {
  for (int i = 0; i < plan->use_count; i++) {
    const setu_tensor_use *use = &plan->uses[i];
    if (!use->offset_word) continue;
    int64_t offset = (int64_t)words[use->offset_word];
    if (offset == use->offset) continue;
    if (plan->moves[i].scalar < 0) return false;
    setu_view view = plan_view(use);
    if (!view_moves(&view, &plan->slots[use->slot].natural, offset)) return false;
  }
  return true;
}

static setu_plan *serving_plan(const moving_group *group, const uint64_t *words) {
  setu_plan *plan = group ? group->plans : NULL;
  while (plan && !serves(plan, words)) plan = plan->next_moving;
  return plan;
}

setu_plan *setu_engine_find_moving(setu_engine *engine, const uint64_t *words, size_t word_count,
                                   const int *offset_words, int offset_count) {
  group_key key;
  if (!offset_count || !group_key_init(&key, words, word_count)) return NULL;
  for (int i = 0; i < offset_count; i++) mark_offset(&key, offset_words[i]);
  key.hash = hash_words(key.words, key.count);
  pthread_rwlock_rdlock(&engine->plans_lock);
  setu_plan *plan = serving_plan(group_of(engine, &key), words);
  pthread_rwlock_unlock(&engine->plans_lock);
  group_key_deinit(&key);
  if (plan) counter_add(SETU_COUNTER_call_hits, 1);
  return plan;
}

int setu_plan_offset_count(const setu_plan *plan) {
  return plan->moving_count;
}

void setu_plan_offsets(const setu_plan *plan, const uint64_t *words, setu_scalar_input *out_scalars) {
  int first = plan->scalar_count - plan->moving_count;
  for (int i = 0; plan->moves && i < plan->use_count; i++) {
    const setu_tensor_use *use = &plan->uses[i];
    if (plan->moves[i].scalar < 0 || !use->offset_word) continue;
    setu_scalar_input *scalar = &out_scalars[plan->moves[i].scalar - first];
    int64_t offset = (int64_t)words[use->offset_word];
    int32_t narrow = (int32_t)offset;
    memset(scalar, 0, sizeof *scalar);
    scalar->dtype = plan->scalar_dtypes[plan->moves[i].scalar];
    if (scalar->dtype == SETU_I32)
      memcpy(scalar->bytes, &narrow, sizeof narrow);
    else
      memcpy(scalar->bytes, &offset, sizeof offset);
  }
}

/* ---- making ---- */

static bool offset_differed(const moving_group *group, int use, int64_t offset) {
  for (int i = 0; i < MOVING_THRESHOLD; i++)
    if (group->seen[i]->uses[use].offset != offset) return true;
  for (const setu_plan *plan = group->plans; plan; plan = plan->next_moving)
    if (plan->moves[use].scalar >= 0 || plan->uses[use].offset != offset) return true;
  return false;
}

/* Offsets that differed before, if every one of them can be an input. What moves in an older plan of the group, or
 * differs from what such a plan holds fixed, moves too: so each plan moves more than those before it, or takes views
 * apart in another way, and a group gets few. */
static bool choose_moves(const moving_group *group, const setu_call_description *call, bool *moves) {
  bool any = false;
  for (int i = 0; i < call->use_count; i++) {
    const setu_tensor_use *use = &call->uses[i];
    if (!use->offset_word || !offset_differed(group, i, use->offset)) continue;
    setu_view view = plan_view(use);
    if (!view_moves(&view, &call->slots[use->slot].natural, use->offset)) return false;
    moves[i] = any = true;
  }
  return any;
}

setu_status moving_choose(setu_engine *engine, const uint64_t *words, size_t word_count,
                          const setu_call_description *call, bool **out_moves) {
  *out_moves = NULL;
  group_key key;
  if (!has_offsets(call)) return SETU_STATUS_OK;
  bool *moves = base_calloc((size_t)call->use_count, sizeof *moves);
  if (!moves || !group_key_of_call(&key, words, word_count, call)) {
    base_free(moves);
    return SETU_OUT_OF_MEMORY();
  }
  pthread_rwlock_rdlock(&engine->plans_lock);
  const moving_group *group = group_of(engine, &key);
  bool chosen = group && group->noted >= MOVING_THRESHOLD && choose_moves(group, call, moves);
  pthread_rwlock_unlock(&engine->plans_lock);
  group_key_deinit(&key);
  if (chosen)
    *out_moves = moves;
  else
    base_free(moves);
  return SETU_STATUS_OK;
}

setu_plan *moving_find(setu_engine *engine, const uint64_t *words, size_t word_count,
                       const setu_call_description *call) {
  group_key key;
  if (!group_key_of_call(&key, words, word_count, call)) return NULL;
  setu_plan *plan = serving_plan(group_of(engine, &key), words);
  group_key_deinit(&key);
  return plan;
}

/* Takes the noted plans that `plan` serves too out of the engine's map. Without memory they stay. */
static void retire_noted(setu_engine *engine, moving_group *group, const setu_plan *plan) {
  for (int i = 0; i < MOVING_THRESHOLD; i++) {
    setu_plan *old = group->seen[i];
    if (!old || !serves(plan, old->key)) continue;
    setu_status status =
        map_insert(&engine->plans, hash_words(old->key, old->key_count), old->key, old->key_count, NULL);
    if (!status) {
      old->next_moving = group->retired;
      group->retired = old;
    }
    setu_status_free(status);
  }
  memset(group->seen, 0, sizeof group->seen);
}

setu_status moving_add(setu_engine *engine, const uint64_t *words, size_t word_count, const setu_call_description *call,
                       setu_plan *plan) {
  group_key key;
  if (!group_key_of_call(&key, words, word_count, call)) return SETU_OUT_OF_MEMORY();
  moving_group *group = group_for(engine, &key);
  group_key_deinit(&key);
  if (!group) return SETU_OUT_OF_MEMORY();
  plan->next_moving = group->plans;
  group->plans = plan;
  group->noted = 0;
  retire_noted(engine, group, plan);
  return SETU_STATUS_OK;
}

void moving_note(setu_engine *engine, const setu_call_description *call, setu_plan *plan) {
  group_key key;
  if (!has_offsets(call) || !group_key_of_call(&key, plan->key, plan->key_count, call)) return;
  moving_group *group = group_for(engine, &key);
  group_key_deinit(&key);
  if (group) group->seen[group->noted++ % MOVING_THRESHOLD] = plan;
}

static void destroy_list(setu_plan *plan, void (*destroy)(setu_plan *)) {
  for (setu_plan *next; plan; plan = next) {
    next = plan->next_moving;
    destroy(plan);
  }
}

void moving_destroy(setu_engine *engine, void (*destroy)(setu_plan *)) {
  for (size_t i = 0; i < engine->moving.capacity; i++) {
    if (!engine->moving.entries[i].hash) continue;
    moving_group *group = engine->moving.entries[i].value;
    destroy_list(group->plans, destroy);
    destroy_list(group->retired, destroy);
    base_free(group);
  }
  map_deinit(&engine->moving);
}
