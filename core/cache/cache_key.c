#include "cache/cache_key.h"

#include <string.h>

static void put_number(sha256 *s, uint64_t number) {
  sha256_update(s, &number, sizeof number);
}

static void put_bytes(sha256 *s, const void *data, size_t size) {
  put_number(s, size);
  sha256_update(s, data, size);
}

static void put_string(sha256 *s, const char *string) {
  if (string)
    put_bytes(s, string, strlen(string));
  else
    put_number(s, UINT64_MAX);
}

static void put_option(sha256 *s, const setu_option *option) {
  put_string(s, option->name);
  put_number(s, (uint64_t)option->kind);
  switch (option->kind) {
    case SETU_OPTION_STRING:
      put_string(s, option->string);
      break;
    case SETU_OPTION_INT:
    case SETU_OPTION_BOOL:
      put_number(s, (uint64_t)option->integer);
      break;
    case SETU_OPTION_FLOAT:
      put_bytes(s, &option->number, sizeof option->number);
      break;
    case SETU_OPTION_INT_LIST:
      put_bytes(s, option->list, option->list_count * sizeof *option->list);
      break;
  }
}

void cache_key_start(const cache_key_base *base, sha256 *out_start) {
  sha256_init(out_start);
  put_number(out_start, CACHE_FORMAT_VERSION);
  put_bytes(out_start, base->plugin_digest, sizeof base->plugin_digest);
  put_number(out_start, (uint64_t)base->api_major);
  put_number(out_start, (uint64_t)base->api_minor);
  put_number(out_start, base->attribute_count);
  for (size_t i = 0; i < base->attribute_count; i++) put_option(out_start, &base->attributes[i]);
  put_string(out_start, base->platform_name);
  put_string(out_start, base->platform_version);
  put_number(out_start, (uint64_t)base->device_count);
  for (int i = 0; i < base->device_count; i++) {
    put_string(out_start, base->device_kinds[i]);
    put_number(out_start, (uint64_t)base->device_ids[i]);
  }
  put_string(out_start, base->xla_flags);
  put_string(out_start, base->libtpu_init_args);
  put_bytes(out_start, base->cpu_features, base->cpu_feature_count * sizeof *base->cpu_features);
  put_number(out_start, (uint64_t)base->cpu_count);
}

void cache_key_make(const sha256 *start, const char *text, size_t text_size, const char *options, size_t options_size,
                    unsigned char key[SHA256_SIZE]) {
  sha256 s = *start;
  put_bytes(&s, text, text_size);
  put_bytes(&s, options, options_size);
  sha256_final(&s, key);
}
