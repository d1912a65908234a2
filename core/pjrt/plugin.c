/* Loading plugins. */
#include <dlfcn.h>
#include <glob.h>
#include <stdlib.h>

#include "base/map.h"
#include "pjrt/internal.h"

static pthread_mutex_t plugins_lock = PTHREAD_MUTEX_INITIALIZER;
static setu_plugin *plugins; /* guarded by plugins_lock; never freed, as plugins cannot be unloaded */

static bool any_path_matches(const char *pattern) {
  glob_t found;
  bool any = glob(pattern, GLOB_NOSORT, NULL, &found) == 0 && found.gl_pathc > 0;
  globfree(&found);
  return any;
}

/* Without chips libtpu would ask the cloud's metadata server for its topology at start, and retry for ever; and it
 * would complain about the answers that it did not get. */
static void prepare_environment(const char *path) {
  const char *name = strrchr(path, '/');
  if (!strstr(name ? name : path, "libtpu")) return;
  if (any_path_matches("/dev/accel*") || any_path_matches("/dev/vfio/[0-9]*")) return;
  setenv("TPU_SKIP_MDS_QUERY", "1", 0);
  setenv("TPU_WORKER_HOSTNAMES", "localhost", 0);
}

static setu_status read_attributes(setu_plugin *plugin) {
  if (!PJ_HAS(plugin->api, Plugin_Attributes)) return SETU_STATUS_OK;
  PJ_ARGS(Plugin_Attributes, args);
  SETU_TRY(PJ_CALL(plugin->api, Plugin_Attributes, args));
  SETU_TRY(pj_copy_named_values(args.a.attributes, args.a.num_attributes, &plugin->attributes));
  plugin->attribute_count = plugin->attributes ? args.a.num_attributes : 0;
  return SETU_STATUS_OK;
}

static uint64_t identity_of(const setu_plugin *plugin) {
  uint64_t words[2] = {(uint64_t)plugin->api->version.minor_version, plugin->attribute_count};
  uint64_t hash = hash_words(words, 2);
  for (size_t i = 0; i < plugin->attribute_count; i++) {
    const setu_option *a = &plugin->attributes[i];
    hash = hash * 31 + hash_bytes(a->name, strlen(a->name)) + (uint64_t)a->integer;
    if (a->string) hash = hash * 31 + hash_bytes(a->string, strlen(a->string));
    if (a->list_count) hash = hash * 31 + hash_bytes(a->list, a->list_count * sizeof *a->list);
  }
  return hash;
}

static setu_status open_plugin(setu_plugin *plugin) {
  prepare_environment(plugin->path);
  void *library = dlopen(plugin->path, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *reason = dlerror();
    return SETU_ERROR(SETU_NOT_FOUND, "cannot load the plugin: %s", reason ? reason : plugin->path);
  }
  pj_get_api_function *get_api = NULL;
  void *symbol = dlsym(library, "GetPjrtApi");
  memcpy(&get_api, &symbol, sizeof get_api);
  if (!get_api)
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "%s is not a PJRT plugin: it does not export GetPjrtApi", plugin->path);
  plugin->api = get_api();
  if (!plugin->api) return SETU_ERROR(SETU_INTERNAL, "GetPjrtApi of %s returned nothing", plugin->path);
  if (plugin->api->struct_size < offsetof(pj_api, Error_Destroy))
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "the function table of %s is too short to hold its version", plugin->path);
  if (plugin->api->version.major_version != 0)
    return SETU_ERROR(SETU_FAILED_PRECONDITION, "the plugin %s implements PJRT API %d.%d; only 0.x is supported",
                      plugin->path, plugin->api->version.major_version, plugin->api->version.minor_version);
  PJ_ARGS(Plugin_Initialize, args);
  SETU_TRY(PJ_CALL(plugin->api, Plugin_Initialize, args));
  SETU_TRY(read_attributes(plugin));
  plugin->identity = identity_of(plugin);
  return SETU_STATUS_OK;
}

static void free_plugin(setu_plugin *plugin) {
  base_free(plugin->path);
  base_free(plugin->attributes);
  base_free(plugin);
}

static setu_status load_locked(const char *path, setu_plugin **out_plugin) {
  for (setu_plugin *p = plugins; p; p = p->next) {
    if (!strcmp(p->path, path)) {
      *out_plugin = p;
      return SETU_STATUS_OK;
    }
  }
  setu_plugin *plugin = base_calloc(1, sizeof *plugin);
  if (!plugin) return SETU_OUT_OF_MEMORY();
  plugin->path = base_strdup(path);
  setu_status status = plugin->path ? open_plugin(plugin) : SETU_OUT_OF_MEMORY();
  if (status) {
    status = status_note(status, "loading %s", path);
    free_plugin(plugin);
    return status;
  }
  plugin->next = plugins;
  plugins = plugin;
  *out_plugin = plugin;
  return SETU_STATUS_OK;
}

setu_status setu_plugin_load(const char *path, setu_plugin **out_plugin) {
  *out_plugin = NULL;
  if (!path || !*path) return SETU_ERROR(SETU_INVALID_ARGUMENT, "no path of a plugin was given");
  /* Two spellings of one file must give one plugin. A bare name is left to the loader's search. */
  char *resolved = strchr(path, '/') ? realpath(path, NULL) : NULL;
  pthread_mutex_lock(&plugins_lock);
  setu_status status = load_locked(resolved ? resolved : path, out_plugin);
  pthread_mutex_unlock(&plugins_lock);
  free(resolved);
  return status;
}

const char *setu_plugin_path(const setu_plugin *plugin) {
  return plugin->path;
}

int setu_plugin_api_major(const setu_plugin *plugin) {
  return plugin->api->version.major_version;
}

int setu_plugin_api_minor(const setu_plugin *plugin) {
  return plugin->api->version.minor_version;
}

size_t setu_plugin_attributes(const setu_plugin *plugin, const setu_option **out_attributes) {
  *out_attributes = plugin->attributes;
  return plugin->attribute_count;
}

void setu_free(void *bytes) {
  base_free(bytes);
}
