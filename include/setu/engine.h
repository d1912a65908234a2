/* The engine: devices, storages, operator calls, modes. What the PyTorch bridge (or any other front end) drives.
 *
 * Threads: every function may be called from any thread. Calls on one device take effect in the order in which they
 * get the device's launch ticket. Functions that wait say so; the others do not wait for the device, though a first
 * call compiles in the background. */
#ifndef SETU_ENGINE_H
#define SETU_ENGINE_H

#include "setu/counters.h"
#include "setu/pjrt.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct setu_engine setu_engine;
typedef struct setu_storage setu_storage;
typedef struct setu_plan setu_plan;

typedef struct setu_engine_options {
  const char *plugin_path;
  size_t client_option_count;
  const setu_option *client_options;
  const char *cache_directory; /* NULL: no disk cache */
  int64_t cache_bytes;         /* bound of the disk cache */
  int compile_threads;         /* 0: as many as cores, at most 8 */
  bool quick_compile;          /* the CPU compiler spends less on a program, which then runs slower */
} setu_engine_options;

/* Loads the plugin, makes the client and starts the threads. */
SETU_API SETU_MUST_USE setu_status setu_engine_create(const setu_engine_options *options, setu_engine **out_engine);
/* Waits for all work, frees everything that no storage holds, stops the threads. */
SETU_API void setu_engine_destroy(setu_engine *engine);
SETU_API setu_client *setu_engine_client(const setu_engine *engine);
SETU_API int setu_engine_device_count(const setu_engine *engine);
/* One sentence why the disk cache is off; NULL while it is on or was not asked for. Lives as long as the engine. */
SETU_API const char *setu_engine_cache_problem(const setu_engine *engine);

/* ---- modes ---- */
typedef enum setu_mode {
  SETU_MODE_STRICT, /* asynchronous, one program a call */
  SETU_MODE_DEBUG,  /* waits after each call */
  SETU_MODE_FUSED   /* records calls and runs them in regions */
} setu_mode;
/* The mode of the calls to come, process-wide. Leaving fused mode runs what was recorded. */
SETU_API SETU_MUST_USE setu_status setu_engine_set_mode(setu_engine *engine, setu_mode mode);
SETU_API setu_mode setu_engine_mode(const setu_engine *engine);
/* Runs what fused mode has recorded; does not wait. */
SETU_API SETU_MUST_USE setu_status setu_engine_flush(setu_engine *engine, int device);
/* Waits until every call that a device's thread took over is launched, and accounts for every buffer that is gone, so
 * that counters are exact. Runs nothing of what fused mode recorded. */
SETU_API void setu_engine_drain(setu_engine *engine);
/* Waits until all work of a device has ended; its first error that nobody read is not reported here. */
SETU_API SETU_MUST_USE setu_status setu_engine_synchronize(setu_engine *engine, int device);

/* ---- storages ---- */
/* A storage of a natural type; nothing is allocated on the device until it is written. */
SETU_API SETU_MUST_USE setu_status setu_storage_create(setu_engine *engine, int device, const setu_type *natural,
                                                       setu_storage **out_storage);
SETU_API void setu_storage_retain(setu_storage *storage);
SETU_API void setu_storage_release(setu_storage *storage);
SETU_API int setu_storage_device(const setu_storage *storage);
SETU_API int64_t setu_storage_bytes(const setu_storage *storage);
/* Replaces the value by host data in the row-major order of `type`, which becomes the natural type. The data is copied
 * before the call returns. */
SETU_API SETU_MUST_USE setu_status setu_storage_upload(setu_storage *storage, const setu_type *type, const void *data);
/* Waits for the value and copies it (natural type, row-major) to exactly `bytes` bytes of host memory. */
SETU_API SETU_MUST_USE setu_status setu_storage_download(setu_storage *storage, void *data, int64_t bytes);
/* Waits for the value; returns its error. */
SETU_API SETU_MUST_USE setu_status setu_storage_wait(setu_storage *storage);
/* Whether the value exists or failed; flushes fused work that makes it. Never blocks. */
SETU_API SETU_MUST_USE setu_status setu_storage_is_ready(setu_storage *storage, bool *out_ready);
/* Changes the size in bytes; the prefix is kept. */
SETU_API SETU_MUST_USE setu_status setu_storage_resize(setu_storage *storage, int64_t bytes);
/* Gives `target` the value of `source`, which may be on another device. */
SETU_API SETU_MUST_USE setu_status setu_storage_copy_device(setu_storage *source, setu_storage *target);
/* The natural type now. */
SETU_API const setu_type *setu_storage_natural(const setu_storage *storage);
/* Whether anything was written yet. */
SETU_API bool setu_storage_written(const setu_storage *storage);

/* ---- memory ---- */
typedef struct setu_device_memory {
  int64_t allocated_bytes, peak_allocated_bytes, allocated_count, peak_allocated_count;
  int64_t allocations, frees, total_allocated_bytes, out_of_memory;
  int64_t limit_bytes;                         /* of the device; -1: not reported */
  int64_t reserved_bytes, peak_reserved_bytes; /* what the plugin says it uses; else as allocated */
} setu_device_memory;
SETU_API void setu_engine_memory(setu_engine *engine, int device, setu_device_memory *out_memory);
SETU_API void setu_engine_reset_peak_memory(setu_engine *engine, int device);
/* Destroys released buffers now. */
SETU_API void setu_engine_empty_cache(setu_engine *engine, int device);

#ifdef __cplusplus
}
#endif
#endif
