/* The key of a compiled program: everything that decides what code the compiler makes and who can run it.
 * Each component enters the hash with its length in front, so no two sets of components run together.
 * Cannot fail and allocates nothing. Thread safe. */
#ifndef SETU_CACHE_CACHE_KEY_H
#define SETU_CACHE_CACHE_KEY_H

#include "cache/sha256.h"
#include "setu/pjrt.h"

/* Goes up with every change of the entry format or of what the key covers. */
enum { CACHE_FORMAT_VERSION = 1 };

/* What is the same for all programs of a client. Strings may be NULL: absent, which is not the empty string. */
typedef struct cache_key_base {
  unsigned char plugin_digest[SHA256_SIZE];
  int api_major, api_minor;
  size_t attribute_count;
  const setu_option *attributes;
  const char *platform_name, *platform_version;
  int device_count;
  const char *const *device_kinds; /* device_count of them */
  const int *device_ids;           /* device_count of them */
  const char *xla_flags, *libtpu_init_args;
  size_t cpu_feature_count; /* 0 where programs do not run on the host's CPU */
  const uint32_t *cpu_features;
  int cpu_count; /* 0 there too; compilers cut loops into as many parts as there are CPUs */
} cache_key_base;

/* The hash so far, from which any number of keys is made. */
void cache_key_start(const cache_key_base *base, sha256 *out_start);
void cache_key_make(const sha256 *start, const char *text, size_t text_size, const char *options, size_t options_size,
                    unsigned char key[SHA256_SIZE]);

#endif
