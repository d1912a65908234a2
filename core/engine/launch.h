/* A launch: everything that one execution of a program needs. */
#ifndef SETU_ENGINE_LAUNCH_H
#define SETU_ENGINE_LAUNCH_H

#include "engine/array.h"
#include "engine/program.h"
#include "setu/call.h"

/* Host numbers that are uploaded for one execution: random states, and the scalars of a region. */
typedef struct launch_block {
  setu_dtype dtype;
  int64_t count;
  const void *data;
} launch_block;

/* Parameters of the program: inputs, scalars, blocks. */
typedef struct launch {
  setu_program *program;
  const char *origin;   /* operator name, lives for ever */
  const char *location; /* where the operator was first called; as long as the engine; or NULL */
  int input_count;
  setu_array **inputs;
  int scalar_count;
  const setu_scalar_input *scalars;
  int block_count;
  launch_block *blocks;
  int output_count;
  setu_array **outputs; /* results go here */
  const int *replaced;  /* per output: the input whose storage it takes over, or -1; lives as long as the program */
} launch;

#endif
