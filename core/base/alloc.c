#include "base/alloc.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Thread_local int64_t fail_countdown;
static _Thread_local int64_t allocation_count;

static bool must_fail(void) {
  allocation_count++;
  return fail_countdown > 0 && --fail_countdown == 0;
}

void setu_alloc_fail_at(int64_t n) {
  fail_countdown = n;
  allocation_count = 0;
}

int64_t setu_alloc_count(void) {
  return allocation_count;
}

void *base_malloc(size_t size) {
  return must_fail() ? NULL : malloc(size ? size : 1);
}

void *base_calloc(size_t count, size_t size) {
  return must_fail() ? NULL : calloc(count ? count : 1, size ? size : 1);
}

void *base_realloc(void *pointer, size_t size) {
  return must_fail() ? NULL : realloc(pointer, size ? size : 1);
}

void base_free(void *pointer) {
  free(pointer);
}

char *base_strdup(const char *text) {
  size_t size = strlen(text) + 1;
  char *copy = base_malloc(size);
  if (copy) memcpy(copy, text, size);
  return copy;
}

bool size_mul(int64_t a, int64_t b, int64_t *product) {
  if (a < 0 || b < 0) return false;
  return !__builtin_mul_overflow(a, b, product);
}

bool size_of_dims(const int64_t *dims, int rank, int64_t *count) {
  int64_t total = 1;
  for (int i = 0; i < rank; i++)
    if (!size_mul(total, dims[i], &total)) return false;
  *count = total;
  return true;
}

struct arena_block {
  struct arena_block *next;
  size_t padding; /* keeps the data that follows aligned to 16 bytes */
};

enum { ARENA_BLOCK = 16 * 1024 };

void arena_init(arena *a) {
  memset(a, 0, sizeof *a);
}

void arena_deinit(arena *a) {
  while (a->head) {
    struct arena_block *next = a->head->next;
    base_free(a->head);
    a->head = next;
  }
  arena_init(a);
}

void *arena_alloc(arena *a, size_t size) {
  if (size > SIZE_MAX / 2) return NULL;
  size = (size + 15) & ~(size_t)15;
  if (!a->head || a->size - a->used < size) {
    size_t block_size = size > ARENA_BLOCK ? size : ARENA_BLOCK;
    struct arena_block *block = base_malloc(sizeof *block + block_size);
    if (!block) return NULL;
    block->next = a->head;
    a->head = block;
    a->used = 0;
    a->size = block_size;
  }
  char *result = (char *)(a->head + 1) + a->used;
  a->used += size;
  memset(result, 0, size);
  return result;
}

void *arena_copy(arena *a, const void *data, size_t size) {
  void *copy = arena_alloc(a, size);
  if (copy && size) memcpy(copy, data, size);
  return copy;
}

char *arena_printf(arena *a, const char *format, ...) {
  va_list args;
  va_start(args, format);
  int size = vsnprintf(NULL, 0, format, args);
  va_end(args);
  if (size < 0) return NULL;
  char *text = arena_alloc(a, (size_t)size + 1);
  if (!text) return NULL;
  va_start(args, format);
  vsnprintf(text, (size_t)size + 1, format, args);
  va_end(args);
  return text;
}
