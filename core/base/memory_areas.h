/* The memory areas that Linux grants a process (vm.max_map_count). A compiled program of a CPU plugin takes three; past
 * the limit the compiler's own allocations fail, and it dies. */
#ifndef SETU_BASE_MEMORY_AREAS_H
#define SETU_BASE_MEMORY_AREAS_H

#include <stdint.h>

#include "base/status.h"

/* RESOURCE_EXHAUSTED when the process has more than nine tenths of `limit` areas; 0 stands for the system's limit.
 * Counting reads a file, so most calls do not count; after a refusal every call does. OK where the system does not
 * tell. */
SETU_MUST_USE setu_status memory_areas_check(int64_t limit);

#endif
