#include "setu/types.h"

#include <stddef.h>

typedef struct dtype_info {
  const char *name;
  short bits;
  char kind;
} dtype_info;

static const dtype_info infos[] = {
#define DTYPE_INFO(name, number, spelling, bits, kind) [number] = {spelling, bits, kind},
    SETU_DTYPES(DTYPE_INFO)
#undef DTYPE_INFO
};

/* Numbers outside the list, and the unused ones inside it, have no name. */
static const dtype_info *find_info(setu_dtype dtype) {
  unsigned number = (unsigned)dtype;
  if (number >= sizeof infos / sizeof infos[0] || !infos[number].name) return NULL;
  return &infos[number];
}

static bool has_kind(setu_dtype dtype, char kind) {
  const dtype_info *info = find_info(dtype);
  return info && info->kind == kind;
}

int setu_dtype_size(setu_dtype dtype) {
  const dtype_info *info = find_info(dtype);
  return info ? info->bits / 8 : 0;
}

const char *setu_dtype_name(setu_dtype dtype) {
  const dtype_info *info = find_info(dtype);
  return info ? info->name : "invalid";
}

bool setu_dtype_is_floating(setu_dtype dtype) {
  return has_kind(dtype, 'f');
}
bool setu_dtype_is_complex(setu_dtype dtype) {
  return has_kind(dtype, 'c');
}
bool setu_dtype_is_integral(setu_dtype dtype) {
  return has_kind(dtype, 'i') || has_kind(dtype, 'u');
}
bool setu_dtype_is_unsigned(setu_dtype dtype) {
  return has_kind(dtype, 'u');
}
