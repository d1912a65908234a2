/* Shared by the files of core/pjrt: the objects and the one way to call a plugin. */
#ifndef SETU_PJRT_INTERNAL_H
#define SETU_PJRT_INTERNAL_H

#include <pthread.h>
#include <string.h>

#include "base/alloc.h"
#include "base/status.h"
#include "pjrt/abi.h"
#include "setu/pjrt.h"

/* ---- calling ---- */
/* A plugin refuses an argument struct smaller than its own, and a newer plugin's structs are longer than those of
 * abi.h. So every struct handed over has this many zeroed bytes behind it, counted in its size: zero is what an absent
 * field means. */
enum { PJ_TAIL = 128 };

/* Declares zeroed storage for a struct of abi.h; `variable.a` is the struct. */
#define PJ_VALUE(type, variable)           \
  struct {                                 \
    type a;                                \
    char tail[PJ_TAIL];                    \
  } variable;                              \
  memset(&(variable), 0, sizeof variable); \
  (variable).a.struct_size = sizeof variable

/* The same for the argument struct of a function. */
#define PJ_ARGS(function, variable) PJ_VALUE(pj_##function##_args, variable)

/* Whether the function's slot lies inside the plugin's table and is filled. */
#define PJ_HAS(api, function) \
  ((api)->struct_size >= offsetof(pj_api, function) + sizeof(void (*)(void)) && (api)->function)

/* Calls a function with arguments declared by PJ_ARGS and yields a status. */
#define PJ_CALL(api, function, variable)                                                         \
  (PJ_HAS(api, function) ? pj_take_error(api, (api)->function(&(variable).a), "PJRT_" #function) \
                         : pj_missing(api, "PJRT_" #function))

/* The slow half of pj_take_error. */
SETU_MUST_USE setu_status pj_convert_error(const pj_api *api, pj_error *error, const char *function);
/* UNIMPLEMENTED, with the plugin's version. */
SETU_MUST_USE setu_status pj_missing(const pj_api *api, const char *function);

/* Turns an error into a status and destroys it; NULL is OK. */
static inline SETU_MUST_USE setu_status pj_take_error(const pj_api *api, pj_error *error, const char *function) {
  return __builtin_expect(error == NULL, 1) ? SETU_STATUS_OK : pj_convert_error(api, error, function);
}

/* Waits for an event and destroys it. NULL is a finished event. */
SETU_MUST_USE setu_status pj_await(const pj_api *api, pj_event *event);
void pj_destroy_event(const pj_api *api, pj_event *event);
void pj_destroy_buffer(const pj_api *api, pj_buffer *buffer);

/* ---- named values ---- */
/* A copy of a plugin's list in one block (base_free); NULL when it is empty. */
SETU_MUST_USE setu_status pj_copy_named_values(const pj_named_value *values, size_t count, setu_option **out_options);
/* The plugin's form of options, in one block (base_free) that borrows their strings; NULL when there are none. */
SETU_MUST_USE setu_status pj_make_named_values(const setu_option *options, size_t count, pj_named_value **out_values);
/* A terminated copy of a plugin's string. */
SETU_MUST_USE setu_status pj_copy_string(const char *data, size_t size, char **out_copy);

/* ---- types ---- */
/* The element type with a PJRT number; UNIMPLEMENTED outside setu/types.h. */
SETU_MUST_USE setu_status pj_dtype(int number, setu_dtype *out_dtype);
SETU_MUST_USE setu_status pj_type(int number, const int64_t *dims, size_t rank, setu_type *out_type);
/* Bytes of a dense value; INVALID_ARGUMENT for a malformed type. */
SETU_MUST_USE setu_status pj_type_bytes(const setu_type *type, size_t *out_bytes);

/* ---- objects ---- */
struct setu_plugin {
  const pj_api *api;
  char *path;
  uint64_t identity; /* hash of API version and attributes: differs between builds */
  size_t attribute_count;
  setu_option *attributes;
  struct setu_plugin *next;
};

typedef struct pj_device_info {
  pj_device *raw;
  int id;
  char *kind;
} pj_device_info;

struct setu_client {
  const pj_api *api;
  setu_plugin *plugin;
  pj_client *raw;
  char *platform_name, *platform_version;
  int device_count;
  pj_device_info *devices;
};

struct setu_buffer {
  pj_buffer *raw;
  setu_client *client;
};

struct setu_executable {
  const pj_api *api;
  setu_plugin *plugin;
  setu_client *client;          /* NULL: compiled for a topology */
  pj_loaded_executable *loaded; /* NULL: compiled for a topology */
  pj_executable *raw;
  size_t output_count;
  pthread_mutex_t lock; /* guards the cost list, which is read from the plugin once */
  bool cost_known;
  size_t cost_count;
  setu_option *cost;
};

typedef struct pj_topology_device {
  char *kind;
  size_t attribute_count;
  setu_option *attributes;
} pj_topology_device;

struct setu_topology {
  const pj_api *api;
  setu_plugin *plugin;
  pj_topology *raw;
  char *platform_name;
  int device_count;
  pj_topology_device *devices;
};

/* The device, or INVALID_ARGUMENT. */
SETU_MUST_USE setu_status pj_client_device(const setu_client *client, int device, pj_device **out_device);

#endif
