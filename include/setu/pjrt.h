/* PJRT client: plugins, clients, devices, buffers, executables, topologies.
 *
 * Ownership: every create/load/compile gives one reference that the caller gives back with the matching destroy (NULL
 * is allowed there). Parents must outlive children: plugin > client > executable and buffer. Plugins are never
 * unloaded. Threads: all functions are thread safe on distinct objects; execute and buffer reads may run concurrently
 * on one object. Functions documented as waiting block; the others return when the plugin has accepted the work.
 * Failure: the plugin's own code and message, with the name of the PJRT function as a note; a function that the plugin
 * lacks is UNIMPLEMENTED and names the plugin's API version. Results are cleared first. */
#ifndef SETU_PJRT_H
#define SETU_PJRT_H

#include <stddef.h>

#include "setu/types.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct setu_plugin setu_plugin;
typedef struct setu_client setu_client;
typedef struct setu_buffer setu_buffer;
typedef struct setu_executable setu_executable;
typedef struct setu_topology setu_topology;

/* A named option or attribute. Strings and lists are borrowed. */
typedef enum setu_option_kind {
  SETU_OPTION_STRING,
  SETU_OPTION_INT,
  SETU_OPTION_INT_LIST,
  SETU_OPTION_FLOAT,
  SETU_OPTION_BOOL
} setu_option_kind;
typedef struct setu_option {
  const char *name;
  setu_option_kind kind;
  const char *string;
  int64_t integer; /* INT and BOOL */
  float number;
  const int64_t *list;
  size_t list_count;
} setu_option;

/* ---- plugin ---- */
/* Loads a plugin by path (dlopen, GetPjrtApi, Plugin_Initialize), once per path: a second load returns the same plugin.
 */
SETU_API SETU_MUST_USE setu_status setu_plugin_load(const char *path, setu_plugin **out_plugin);
SETU_API const char *setu_plugin_path(const setu_plugin *plugin);
SETU_API int setu_plugin_api_major(const setu_plugin *plugin);
SETU_API int setu_plugin_api_minor(const setu_plugin *plugin);
/* The plugin's attributes (xla_version, stablehlo_current_version …); borrowed. Zero when it reports none. */
SETU_API size_t setu_plugin_attributes(const setu_plugin *plugin, const setu_option **out_attributes);

/* ---- client and devices ---- */
SETU_API SETU_MUST_USE setu_status setu_client_create(setu_plugin *plugin, size_t option_count,
                                                      const setu_option *options, setu_client **out_client);
SETU_API void setu_client_destroy(setu_client *client);
SETU_API setu_plugin *setu_client_plugin(const setu_client *client);
SETU_API const char *setu_client_platform_name(const setu_client *client);
SETU_API const char *setu_client_platform_version(const setu_client *client);
/* Addressable devices, numbered from 0. */
SETU_API int setu_client_device_count(const setu_client *client);
SETU_API const char *setu_client_device_kind(const setu_client *client, int device);
SETU_API int setu_client_device_id(const setu_client *client, int device); /* the plugin's own id */
typedef struct setu_memory_stats {
  int64_t bytes_in_use, peak_bytes_in_use, bytes_limit, num_allocs, largest_alloc_size; /* -1: not reported */
} setu_memory_stats;
SETU_API SETU_MUST_USE setu_status setu_client_memory_stats(setu_client *client, int device,
                                                            setu_memory_stats *out_stats);

/* ---- buffers ---- */
/* Copies dense row-major host data to a device; the data may be reused when the call returns. */
SETU_API SETU_MUST_USE setu_status setu_buffer_from_host(setu_client *client, int device, const setu_type *type,
                                                         const void *data, setu_buffer **out_buffer);
/* As above, but `data` must stay unchanged until `release(context)` is called, once, from any thread (also on failure).
 */
SETU_API SETU_MUST_USE setu_status setu_buffer_from_host_async(setu_client *client, int device, const setu_type *type,
                                                               const void *data, void (*release)(void *), void *context,
                                                               setu_buffer **out_buffer);
/* Copies to dense row-major host memory of exactly `size` bytes and waits. */
SETU_API SETU_MUST_USE setu_status setu_buffer_to_host(setu_buffer *buffer, void *data, size_t size);
/* Waits until the buffer's value exists; its error is the error of the program that makes it. */
SETU_API SETU_MUST_USE setu_status setu_buffer_wait(setu_buffer *buffer);
/* Whether the value exists (or failed); never blocks. */
SETU_API SETU_MUST_USE setu_status setu_buffer_is_ready(setu_buffer *buffer, bool *out_ready);
SETU_API SETU_MUST_USE setu_status setu_buffer_type(setu_buffer *buffer, setu_type *out_type);
SETU_API SETU_MUST_USE setu_status setu_buffer_device_bytes(setu_buffer *buffer, size_t *out_bytes);
SETU_API SETU_MUST_USE setu_status setu_buffer_copy_to_device(setu_buffer *buffer, setu_client *client, int device,
                                                              setu_buffer **out_buffer);
SETU_API void setu_buffer_destroy(setu_buffer *buffer);

/* ---- compiling ---- */
typedef struct setu_compile_options {
  int num_replicas, num_partitions; /* 0 means 1 */
  bool use_spmd_partitioning, use_shardy_partitioner;
  int device;                       /* device of a single-device program (index); ignored with an assignment */
  const int64_t *device_assignment; /* num_replicas * num_partitions ids, or NULL */
  size_t override_count;            /* XLA flags for this program, by name */
  const setu_option *overrides;
} setu_compile_options;

/* The CompileOptionsProto bytes (caller frees with setu_free). client may be NULL (topology compile). */
SETU_API SETU_MUST_USE setu_status setu_compile_options_encode(const setu_compile_options *options, setu_client *client,
                                                               char **out_bytes, size_t *out_size);
/* Compiles StableHLO text (or portable bytecode) and loads it. Waits for the compiler. */
SETU_API SETU_MUST_USE setu_status setu_executable_compile(setu_client *client, const char *program,
                                                           size_t program_size, const char *options,
                                                           size_t options_size, setu_executable **out_executable);
/* Compiles for a topology without a device; the result cannot run. */
SETU_API SETU_MUST_USE setu_status setu_executable_compile_for_topology(setu_topology *topology, const char *program,
                                                                        size_t program_size, const char *options,
                                                                        size_t options_size,
                                                                        setu_executable **out_executable);
/* Serialised native code; freed with setu_free. */
SETU_API SETU_MUST_USE setu_status setu_executable_serialize(setu_executable *executable, char **out_bytes,
                                                             size_t *out_size);
SETU_API SETU_MUST_USE setu_status setu_executable_deserialize(setu_client *client, const char *bytes, size_t size,
                                                               setu_executable **out_executable);
SETU_API void setu_executable_destroy(setu_executable *executable);
SETU_API int setu_executable_output_count(const setu_executable *executable);
SETU_API SETU_MUST_USE setu_status setu_executable_output_type(setu_executable *executable, int output,
                                                               setu_type *out_type);
typedef struct setu_program_memory {
  int64_t generated_code, arguments, outputs, aliased, temporaries, peak; /* bytes; -1: not reported */
} setu_program_memory;
SETU_API SETU_MUST_USE setu_status setu_executable_memory(setu_executable *executable, setu_program_memory *out_memory);
/* Named cost properties (flops, bytes accessed, optimal_seconds …), borrowed from the executable. */
SETU_API SETU_MUST_USE setu_status setu_executable_cost(setu_executable *executable, size_t *out_count,
                                                        const setu_option **out_properties);

/* ---- executing ---- */
/* Runs on one device. `arguments` are not consumed, except that those whose parameter the program aliases are donated
 * (invalid afterwards, still to be destroyed) unless listed in `kept`. Outputs (executable's count) are new buffers.
 * Does not wait. On failure no output exists and nothing was donated. Allocates one small record per output, and
 * nothing else up to 256 arguments. */
SETU_API SETU_MUST_USE setu_status setu_executable_run(setu_executable *executable, size_t argument_count,
                                                       setu_buffer *const *arguments, size_t kept_count,
                                                       const int64_t *kept, setu_buffer **out_buffers);
/* Runs on `device_count` devices of the program's assignment: arguments[device][argument], out[device][output]. */
SETU_API SETU_MUST_USE setu_status setu_executable_run_many(setu_executable *executable, int device_count,
                                                            size_t argument_count, setu_buffer *const *const *arguments,
                                                            setu_buffer **const *out_buffers);

/* ---- topologies ---- */
/* A compile-only target by name, for example "v5e:2x2" on libtpu. */
SETU_API SETU_MUST_USE setu_status setu_topology_create(setu_plugin *plugin, const char *name, size_t option_count,
                                                        const setu_option *options, setu_topology **out_topology);
SETU_API void setu_topology_destroy(setu_topology *topology);
SETU_API const char *setu_topology_platform_name(const setu_topology *topology);
SETU_API int setu_topology_device_count(const setu_topology *topology);
SETU_API const char *setu_topology_device_kind(const setu_topology *topology, int device);
/* Attributes of a device (coords, device_memory_bytes_limit …), borrowed. */
SETU_API size_t setu_topology_device_attributes(const setu_topology *topology, int device,
                                                const setu_option **out_attributes);

/* Frees bytes that a function of this header gave out. */
SETU_API void setu_free(void *bytes);

#ifdef __cplusplus
}
#endif
#endif
