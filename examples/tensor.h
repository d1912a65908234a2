/* Host tensors for setu-run: types in program text, .npy files, random data and printing. */
#ifndef SETU_EXAMPLES_TENSOR_H
#define SETU_EXAMPLES_TENSOR_H

#include <stddef.h>
#include <stdio.h>

#include "setu/types.h"

typedef struct tensor {
  setu_type type;
  size_t bytes;
  void *data; /* dense, row-major; owned */
} tensor;

/* Elements and bytes of a type; false when they overflow or the type is malformed. */
bool tensor_sizes(const setu_type *type, size_t *out_count, size_t *out_bytes);
/* Zeroed memory of a type; false when there is none. */
bool tensor_init(tensor *t, const setu_type *type);
void tensor_deinit(tensor *t);

/* The parameter types of @main in StableHLO text; the count, or -1 with a sentence in `problem`. */
int tensor_parse_parameters(const char *program, setu_type *types, int capacity, char *problem, size_t problem_size);
/* Reads a .npy file (format 1 to 3) that must hold exactly `type`; false with a sentence in `problem`. */
bool tensor_read_npy(tensor *t, const char *path, const setu_type *type, char *problem, size_t problem_size);
/* Uniform in [-1, 1) for floating types, 0 to 9 for integers. */
void tensor_randomize(tensor *t, uint64_t *seed);

/* "4x4xf32" into `text`. */
void tensor_type_name(const setu_type *type, char *text, size_t size);
/* One element, as JSON if `json` (then not-a-number and infinities are null and complex numbers are pairs). */
void tensor_print_element(FILE *out, const tensor *t, size_t index, bool json);

#endif
