/* The geometry of pooling windows over the last dimensions of a tensor. */
#ifndef SETU_OPS_POOLING_H
#define SETU_OPS_POOLING_H

#include "ops/nn.h"

typedef struct pool {
  int spatial, lead;                                   /* pooled dimensions, and those before them */
  int64_t size[NN_MAX_SPATIAL], count[NN_MAX_SPATIAL]; /* input and output sizes */
  int64_t kernel[NN_MAX_SPATIAL], stride[NN_MAX_SPATIAL], padding[NN_MAX_SPATIAL], dilation[NN_MAX_SPATIAL];
} pool;

/* Reads the arguments kernel_size, stride, padding and (when listed) dilation. False when the ranks do not fit. */
bool pool_read(setu_builder *b, const setu_call *c, int spatial, const setu_type *input, const setu_type *output,
               pool *p);
/* Only the sizes, for adaptive and fractional pooling. */
bool pool_read_sizes(setu_builder *b, const setu_call *c, int spatial, const setu_type *input, const setu_type *output,
                     pool *p);
/* start_index and end_index of adaptive pooling. */
int64_t pool_adaptive_start(int64_t output, int64_t outputs, int64_t inputs);
int64_t pool_adaptive_end(int64_t output, int64_t outputs, int64_t inputs);

#endif
