/* Process-wide counters. Every figure that tests and tools assert is one line here.
 * Threads: atomic, relaxed; a reader sees each counter exactly but not a snapshot of all. */
#ifndef SETU_COUNTERS_H
#define SETU_COUNTERS_H

#include <stdint.h>

#include "setu/status.h"

#define SETU_COUNTERS(X)                                                          \
  X(compiles, "programs compiled by the plugin")                                  \
  X(program_memory_hits, "programs found compiled in this process")               \
  X(program_disk_hits, "programs loaded from the disk cache")                     \
  X(program_disk_misses, "programs looked for in the disk cache and not found")   \
  X(cache_errors, "disk cache entries that were damaged or could not be written") \
  X(call_hits, "operator calls whose plan existed")                               \
  X(call_misses, "operator calls that had to be planned: meta run and lowering")  \
  X(executions, "programs executed")                                              \
  X(inline_executions, "programs executed on the calling thread")                 \
  X(queued_executions, "programs executed by a device's queue")                   \
  X(recorded_calls, "operator calls recorded by fused mode")                      \
  X(flushed_regions, "regions of recorded calls that were executed")              \
  X(donations, "buffers whose memory a program took over")                        \
  X(host_reads, "reads of device values by the host")                             \
  X(bytes_to_host, "bytes copied to the host")                                    \
  X(bytes_to_device, "bytes copied to a device, scalar inputs excluded")          \
  X(scalar_uploads, "scalar inputs copied to a device")                           \
  X(live_buffers, "device buffers alive now")                                     \
  X(live_bytes, "bytes of the device buffers alive now")

typedef enum setu_counter {
#define SETU_COUNTER_ENUM(name, doc) SETU_COUNTER_##name,
  SETU_COUNTERS(SETU_COUNTER_ENUM)
#undef SETU_COUNTER_ENUM
      SETU_COUNTER_COUNT
} setu_counter;

#ifdef __cplusplus
extern "C" {
#endif
SETU_API const char *setu_counter_name(int counter);
SETU_API const char *setu_counter_doc(int counter);
SETU_API int64_t setu_counter_get(int counter);
/* Sets every counter but the live ones to zero. */
SETU_API void setu_counters_reset(void);
#ifdef __cplusplus
}
#endif

#endif
