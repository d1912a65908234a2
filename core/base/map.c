#include "base/map.h"

#include <string.h>

static inline uint64_t mix(uint64_t a, uint64_t b) {
  __extension__ unsigned __int128 product = (unsigned __int128)a * b;
  return (uint64_t)product ^ (uint64_t)(product >> 64);
}

uint64_t hash_words(const uint64_t *words, size_t count) {
  uint64_t h = 0x9e3779b97f4a7c15u ^ count;
  for (size_t i = 0; i < count; i++) h = mix(h ^ words[i], 0xd6e8feb86659fd93u) + 0x2545f4914f6cdd1du;
  return mix(h, 0xa0761d6478bd642fu) | 1; /* 0 marks an empty slot */
}

uint64_t hash_bytes(const void *data, size_t size) {
  const unsigned char *bytes = data;
  uint64_t h = 0x9e3779b97f4a7c15u ^ size;
  while (size >= 8) {
    uint64_t word;
    memcpy(&word, bytes, 8);
    h = mix(h ^ word, 0xd6e8feb86659fd93u) + 0x2545f4914f6cdd1du;
    bytes += 8;
    size -= 8;
  }
  uint64_t last = 0;
  memcpy(&last, bytes, size);
  h = mix(h ^ last, 0xd6e8feb86659fd93u);
  return mix(h, 0xa0761d6478bd642fu) | 1;
}

void map_init(map *m) {
  memset(m, 0, sizeof *m);
}

void map_deinit(map *m) {
  for (size_t i = 0; i < m->capacity; i++)
    if (m->entries[i].hash) base_free((void *)(uintptr_t)m->entries[i].words);
  base_free(m->entries);
  map_init(m);
}

static map_entry *slot_of(map_entry *entries, size_t capacity, uint64_t hash, const uint64_t *words, size_t count) {
  for (size_t i = hash & (capacity - 1);; i = (i + 1) & (capacity - 1)) {
    map_entry *e = &entries[i];
    if (!e->hash) return e;
    if (e->hash == hash && e->word_count == count && !memcmp(e->words, words, count * 8)) return e;
  }
}

void *map_find(const map *m, uint64_t hash, const uint64_t *words, size_t count) {
  if (!m->capacity) return NULL;
  map_entry *e = slot_of(m->entries, m->capacity, hash, words, count);
  return e->hash ? e->value : NULL;
}

static setu_status grow(map *m) {
  size_t capacity = m->capacity ? m->capacity * 2 : 64;
  map_entry *entries = base_calloc(capacity, sizeof *entries);
  if (!entries) return SETU_OUT_OF_MEMORY();
  for (size_t i = 0; i < m->capacity; i++) {
    map_entry *old = &m->entries[i];
    if (old->hash) *slot_of(entries, capacity, old->hash, old->words, old->word_count) = *old;
  }
  base_free(m->entries);
  m->entries = entries;
  m->capacity = capacity;
  return SETU_STATUS_OK;
}

setu_status map_insert(map *m, uint64_t hash, const uint64_t *words, size_t count, void *value) {
  if (m->count * 2 >= m->capacity) SETU_TRY(grow(m));
  map_entry *e = slot_of(m->entries, m->capacity, hash, words, count);
  if (!e->hash) {
    uint64_t *copy = base_malloc(count * 8);
    if (!copy) return SETU_OUT_OF_MEMORY();
    memcpy(copy, words, count * 8);
    *e = (map_entry){hash, copy, count, NULL};
    m->count++;
  }
  e->value = value;
  return SETU_STATUS_OK;
}
