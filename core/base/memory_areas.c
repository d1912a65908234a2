#include "base/memory_areas.h"

#include <inttypes.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>

/* Programs between two counts. They take far fewer areas than the tenth that is kept free. */
enum { CALLS_BETWEEN_COUNTS = 64 };

static int64_t system_limit(void) {
  int64_t limit = 0;
  FILE *file = fopen("/proc/sys/vm/max_map_count", "re");
  if (!file) return 0;
  if (fscanf(file, "%" SCNd64, &limit) != 1) limit = 0;
  fclose(file);
  return limit;
}

static int64_t count_areas(void) {
  FILE *file = fopen("/proc/self/maps", "re");
  if (!file) return 0;
  int64_t count = 0;
  char block[4096];
  for (size_t size; (size = fread(block, 1, sizeof block, file)) > 0;)
    for (size_t i = 0; i < size; i++) count += block[i] == '\n';
  fclose(file);
  return count;
}

setu_status memory_areas_check(int64_t limit) {
  static _Atomic int calls;
  static _Atomic bool refused;
  bool counts = limit || atomic_load(&refused) || (atomic_fetch_add(&calls, 1) + 1) % CALLS_BETWEEN_COUNTS == 0;
  if (!counts) return SETU_STATUS_OK;
  if (!limit) limit = system_limit();
  int64_t count = limit ? count_areas() : 0;
  bool exhausted = count > limit - limit / 10;
  atomic_store(&refused, exhausted);
  if (!exhausted) return SETU_STATUS_OK;
  return SETU_ERROR(
      SETU_RESOURCE_EXHAUSTED,
      "the process holds %" PRId64 " memory areas of the %" PRId64
      " that Linux grants it, and every compiled program takes some: call with fewer different shapes, or "
      "raise the limit (sysctl vm.max_map_count)",
      count, limit);
}
