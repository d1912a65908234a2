/* Memory: the only functions of the library that reach malloc, overflow-checked sizes, and arenas.
 * Threads: the allocation functions are thread safe; an arena belongs to one thread at a time. */
#ifndef SETU_BASE_ALLOC_H
#define SETU_BASE_ALLOC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "setu/status.h"

/* As malloc, calloc, realloc and free; NULL when memory is exhausted or the test hook says so. */
void *base_malloc(size_t size);
void *base_calloc(size_t count, size_t size);
void *base_realloc(void *pointer, size_t size);
void base_free(void *pointer);
/* A copy of a string, or NULL. */
char *base_strdup(const char *text);

/* Test hook: the n-th allocation from now on this thread fails (1 is the next one), once; 0 turns it off. */
SETU_API void setu_alloc_fail_at(int64_t n);
/* Test hook: allocations made on this thread since the last call of setu_alloc_fail_at. */
SETU_API int64_t setu_alloc_count(void);

/* product = a * b; false on overflow or negative operands. */
bool size_mul(int64_t a, int64_t b, int64_t *product);
/* Number of elements of a shape; false on overflow or a negative dimension. */
bool size_of_dims(const int64_t *dims, int rank, int64_t *count);

/* An arena hands out memory that lives until arena_deinit. */
typedef struct arena {
  struct arena_block *head;
  size_t used, size;
} arena;

void arena_init(arena *a);
void arena_deinit(arena *a);
/* Zeroed memory aligned to 16 bytes, or NULL. */
void *arena_alloc(arena *a, size_t size);
void *arena_copy(arena *a, const void *data, size_t size);
char *arena_printf(arena *a, const char *format, ...) SETU_PRINTF(2, 3);

#define arena_array(a, type, count) ((type *)arena_alloc(a, sizeof(type) * (size_t)(count)))

#endif
