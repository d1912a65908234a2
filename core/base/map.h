/* A hash map from keys of 64-bit words to pointers, the shape of every lookup of the engine and the cache.
 * The map copies the keys and does not own the values. Threads: none of it locks. */
#ifndef SETU_BASE_MAP_H
#define SETU_BASE_MAP_H

#include "base/alloc.h"
#include "base/status.h"

typedef struct map_entry {
  uint64_t hash;
  const uint64_t *words;
  size_t word_count;
  void *value;
} map_entry;

typedef struct map {
  map_entry *entries;
  size_t count, capacity;
} map;

/* A 64-bit hash of words; the same in every process. */
uint64_t hash_words(const uint64_t *words, size_t count);
uint64_t hash_bytes(const void *data, size_t size);

void map_init(map *m);
void map_deinit(map *m);
/* The value, or NULL. `hash` must be hash_words(words, count). */
void *map_find(const map *m, uint64_t hash, const uint64_t *words, size_t count);
/* Adds or replaces. */
SETU_MUST_USE setu_status map_insert(map *m, uint64_t hash, const uint64_t *words, size_t count, void *value);

#endif
