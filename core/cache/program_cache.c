#include "cache/program_cache.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/alloc.h"
#include "base/map.h"
#include "cache/cache_key.h"
#include "cache/cpu_features.h"
#include "cache/disk.h"
#include "cache/plugin_digest.h"
#include "trace/counters.h"

enum { KEY_WORDS = SHA256_SIZE / 8 };

/* One attempt to get a program that the map does not have. The thread that makes it holds one reference, each thread
 * that waits for it another. */
typedef struct flight {
  int references;
  bool landed;
  setu_executable *executable; /* NULL: failed */
  setu_status failure;         /* the waiters' copy; set only if there are any */
} flight;

/* A program of the map. It stays when an attempt fails, and the next caller makes a new attempt. */
typedef struct program {
  setu_executable *executable; /* NULL until an attempt succeeds */
  flight *attempt;             /* NULL while nobody makes one */
  struct program *next;
} program;

struct program_cache {
  setu_client *client;
  sha256 key_start;
  disk_cache *disk;        /* NULL: not asked for */
  atomic_bool unsupported; /* the plugin cannot serialise programs, or not load them */
  pthread_mutex_t lock;    /* guards what follows; never held during a call into the plugin or the disk */
  pthread_cond_t landing;
  map programs; /* key -> program */
  program *all; /* the programs, for destroying */
};

/* ---- creating ---- */

static bool runs_on_host(const char *platform_name) {
  return platform_name && (!strcasecmp(platform_name, "cpu") || !strcasecmp(platform_name, "host"));
}

/* Turns the disk tier off if something of the key cannot be known. */
static void identify_host(program_cache *cache, cache_key_base *base, uint32_t features[CPU_FEATURE_WORDS]) {
  const char *path = setu_plugin_path(setu_client_plugin(cache->client));
  int error = plugin_digest(path, base->plugin_digest);
  if (error)
    disk_cache_turn_off(cache->disk, "the program cache is not used because the plugin file %.400s cannot be read: %s",
                        path, strerror(error));
  if (!runs_on_host(base->platform_name)) return;
  base->cpu_features = features;
  base->cpu_feature_count = cpu_features(features);
  base->cpu_count = cpu_usable_count();
  if (!base->cpu_feature_count)
    disk_cache_turn_off(cache->disk, "the program cache is not used because the features of this CPU are not known");
}

static setu_status start_key(program_cache *cache) {
  setu_client *client = cache->client;
  setu_plugin *plugin = setu_client_plugin(client);
  int count = setu_client_device_count(client);
  const char **kinds = base_calloc((size_t)count, sizeof *kinds);
  int *ids = base_calloc((size_t)count, sizeof *ids);
  if (!kinds || !ids) {
    base_free(kinds);
    base_free(ids);
    return SETU_OUT_OF_MEMORY();
  }
  for (int i = 0; i < count; i++) {
    kinds[i] = setu_client_device_kind(client, i);
    ids[i] = setu_client_device_id(client, i);
  }
  cache_key_base base = {
      .api_major = setu_plugin_api_major(plugin),
      .api_minor = setu_plugin_api_minor(plugin),
      .platform_name = setu_client_platform_name(client),
      .platform_version = setu_client_platform_version(client),
      .device_count = count,
      .device_kinds = kinds,
      .device_ids = ids,
      /* Read here and not for each program: plugins too read them once, and another thread may be changing the
       * environment later. */
      .xla_flags = getenv("XLA_FLAGS"),
      .libtpu_init_args = getenv("LIBTPU_INIT_ARGS"),
  };
  base.attribute_count = setu_plugin_attributes(plugin, &base.attributes);
  uint32_t features[CPU_FEATURE_WORDS];
  if (cache->disk && disk_cache_can_read(cache->disk)) identify_host(cache, &base, features);
  cache_key_start(&base, &cache->key_start);
  base_free(kinds);
  base_free(ids);
  return SETU_STATUS_OK;
}

setu_status program_cache_create(setu_client *client, const char *directory, int64_t max_bytes,
                                 program_cache **out_cache) {
  *out_cache = NULL;
  program_cache *cache = base_calloc(1, sizeof *cache);
  if (!cache) return SETU_OUT_OF_MEMORY();
  cache->client = client;
  pthread_mutex_init(&cache->lock, NULL);
  pthread_cond_init(&cache->landing, NULL);
  map_init(&cache->programs);
  setu_status status = directory ? disk_cache_open(directory, max_bytes, &cache->disk) : SETU_STATUS_OK;
  if (!status) status = start_key(cache);
  if (status)
    program_cache_destroy(cache);
  else
    *out_cache = cache;
  return status;
}

void program_cache_destroy(program_cache *cache) {
  if (!cache) return;
  for (program *p = cache->all; p;) {
    program *next = p->next;
    setu_executable_destroy(p->executable);
    base_free(p);
    p = next;
  }
  map_deinit(&cache->programs);
  disk_cache_close(cache->disk);
  pthread_cond_destroy(&cache->landing);
  pthread_mutex_destroy(&cache->lock);
  base_free(cache);
}

const char *program_cache_disk_problem(const program_cache *cache) {
  return cache->disk ? disk_cache_problem(cache->disk) : NULL;
}

/* ---- the tiers below memory ---- */

static bool uses_disk(program_cache *cache) {
  return cache->disk && !atomic_load_explicit(&cache->unsupported, memory_order_relaxed);
}

/* NULL: not there, or of no use. */
static setu_executable *load_from_disk(program_cache *cache, const unsigned char *key) {
  char *bytes = NULL;
  size_t size = 0;
  if (!disk_cache_read(cache->disk, key, &bytes, &size)) return NULL;
  setu_executable *executable = NULL;
  setu_status status = setu_executable_deserialize(cache->client, bytes, size, &executable);
  base_free(bytes);
  switch (setu_status_get_code(status)) {
    case SETU_OK:
      break;
    case SETU_UNIMPLEMENTED:
      atomic_store(&cache->unsupported, true);
      break;
    case SETU_RESOURCE_EXHAUSTED: /* not the entry's fault */
      counter_add(SETU_COUNTER_cache_errors, 1);
      break;
    default:
      disk_cache_reject(cache->disk, key);
      break;
  }
  setu_status_free(status);
  return executable;
}

static void save_to_disk(program_cache *cache, const unsigned char *key, setu_executable *executable) {
  if (!uses_disk(cache) || !disk_cache_can_write(cache->disk)) return;
  char *bytes = NULL;
  size_t size = 0;
  setu_status status = setu_executable_serialize(executable, &bytes, &size);
  if (!status) {
    disk_cache_write(cache->disk, key, bytes, size);
    setu_free(bytes);
  } else if (setu_status_get_code(status) == SETU_UNIMPLEMENTED) {
    atomic_store(&cache->unsupported, true);
  } else {
    counter_add(SETU_COUNTER_cache_errors, 1);
  }
  setu_status_free(status);
}

static setu_status load_or_compile(program_cache *cache, const unsigned char *key, const char *text, size_t text_size,
                                   const char *options, size_t options_size, setu_executable **out_executable) {
  if (uses_disk(cache) && disk_cache_can_read(cache->disk)) {
    *out_executable = load_from_disk(cache, key);
    counter_add(*out_executable ? SETU_COUNTER_program_disk_hits : SETU_COUNTER_program_disk_misses, 1);
    if (*out_executable) return SETU_STATUS_OK;
  }
  SETU_TRY(setu_executable_compile(cache->client, text, text_size, options, options_size, out_executable));
  counter_add(SETU_COUNTER_compiles, 1);
  save_to_disk(cache, key, *out_executable);
  return SETU_STATUS_OK;
}

/* ---- the memory tier ---- */

static void release_flight_locked(flight *f) {
  if (--f->references) return;
  setu_status_free(f->failure);
  base_free(f);
}

/* The program of a key, made if it is not there. */
static setu_status find_program_locked(program_cache *cache, const uint64_t words[KEY_WORDS], program **out_program) {
  uint64_t hash = hash_words(words, KEY_WORDS);
  *out_program = map_find(&cache->programs, hash, words, KEY_WORDS);
  if (*out_program) return SETU_STATUS_OK;
  program *p = base_calloc(1, sizeof *p);
  if (!p) return SETU_OUT_OF_MEMORY();
  setu_status status = map_insert(&cache->programs, hash, words, KEY_WORDS, p);
  if (status) {
    base_free(p);
    return status;
  }
  p->next = cache->all;
  cache->all = p;
  *out_program = p;
  return SETU_STATUS_OK;
}

static setu_status await_flight_locked(program_cache *cache, flight *f, setu_executable **out_executable) {
  f->references++;
  while (!f->landed) pthread_cond_wait(&cache->landing, &cache->lock);
  *out_executable = f->executable;
  setu_status status = f->executable ? SETU_STATUS_OK : setu_status_clone(f->failure);
  release_flight_locked(f);
  return status;
}

/* What a caller has to do: nothing more (the executable is there), or fly. */
static setu_status join_or_start(program_cache *cache, const uint64_t words[KEY_WORDS],
                                 setu_executable **out_executable, program **out_program) {
  *out_program = NULL;
  program *p = NULL;
  SETU_TRY(find_program_locked(cache, words, &p));
  if (p->executable) {
    *out_executable = p->executable;
    return SETU_STATUS_OK;
  }
  if (p->attempt) return await_flight_locked(cache, p->attempt, out_executable);
  flight *f = base_calloc(1, sizeof *f);
  if (!f) return SETU_OUT_OF_MEMORY();
  f->references = 1;
  p->attempt = f;
  *out_program = p;
  return SETU_STATUS_OK;
}

static void land(program_cache *cache, program *p, setu_executable *executable, setu_status failure) {
  pthread_mutex_lock(&cache->lock);
  flight *f = p->attempt;
  p->attempt = NULL;
  p->executable = executable;
  f->executable = executable;
  if (failure && f->references > 1) f->failure = setu_status_clone(failure); /* a status belongs to one thread */
  f->landed = true;
  release_flight_locked(f);
  pthread_cond_broadcast(&cache->landing);
  pthread_mutex_unlock(&cache->lock);
}

setu_status program_cache_get(program_cache *cache, const char *text, size_t text_size, const char *options,
                              size_t options_size, setu_executable **out_executable) {
  *out_executable = NULL;
  unsigned char key[SHA256_SIZE];
  uint64_t words[KEY_WORDS];
  cache_key_make(&cache->key_start, text, text_size, options, options_size, key);
  memcpy(words, key, sizeof words);

  program *p = NULL;
  pthread_mutex_lock(&cache->lock);
  setu_status status = join_or_start(cache, words, out_executable, &p);
  pthread_mutex_unlock(&cache->lock);
  if (status) return status;
  if (!p) {
    counter_add(SETU_COUNTER_program_memory_hits, 1);
    return SETU_STATUS_OK;
  }
  status = load_or_compile(cache, key, text, text_size, options, options_size, out_executable);
  land(cache, p, *out_executable, status);
  return status;
}
