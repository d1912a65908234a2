/* A PJRT plugin that stands before another one, named by SHIM_REAL, so that torch-tpu starts on a plugin for CPUs.
 *
 * It forwards everything, and answers one call that XLA's CPU plugin does not implement and torch-tpu cannot do
 * without: the memory kind of every result of a program, which is "device". */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pjrt/abi.h"

/* libsetu never calls this function, so abi.h leaves its arguments incomplete. */
struct pj_Executable_OutputMemoryKinds_args {
  PJ_HEADER;
  pj_executable *executable;
  size_t num_outputs;
  const char *const *memory_kinds;
  const size_t *memory_kind_sizes;
};

static const pj_api *real;

static pj_error *output_memory_kinds(pj_Executable_OutputMemoryKinds_args *args) {
  pj_Executable_NumOutputs_args counted;
  memset(&counted, 0, sizeof counted);
  counted.struct_size = sizeof counted;
  counted.executable = args->executable;
  pj_error *error = real->Executable_NumOutputs(&counted);
  if (error) return error;
  /* The caller borrows the lists for as long as the executable lives, which nothing here can see: they stay. */
  const char **kinds = calloc(counted.num_outputs + 1, sizeof *kinds);
  size_t *sizes = calloc(counted.num_outputs + 1, sizeof *sizes);
  if (!kinds || !sizes) {
    fputs("shim: there is not enough memory\n", stderr);
    abort();
  }
  for (size_t i = 0; i < counted.num_outputs; i++) {
    kinds[i] = "device";
    sizes[i] = strlen(kinds[i]);
  }
  args->num_outputs = counted.num_outputs;
  args->memory_kinds = kinds;
  args->memory_kind_sizes = sizes;
  return NULL;
}

pj_get_api_function GetPjrtApi;

const pj_api *GetPjrtApi(void) {
  static pj_api *api;
  if (api) return api;
  const char *path = getenv("SHIM_REAL");
  void *library = path ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
  pj_get_api_function *get = NULL;
  if (library) *(void **)&get = dlsym(library, "GetPjrtApi");
  real = get ? get() : NULL;
  if (!real) {
    fprintf(stderr, "shim: SHIM_REAL=%s is not a PJRT plugin\n", path ? path : "");
    return NULL;
  }
  /* The table may be longer or shorter than the one abi.h knows; the slot lies early in every one. */
  size_t size = real->struct_size > sizeof *api ? real->struct_size : sizeof *api;
  api = calloc(1, size);
  if (!api) return NULL;
  memcpy(api, real, real->struct_size);
  api->Executable_OutputMemoryKinds = output_memory_kinds;
  return api;
}
