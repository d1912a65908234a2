/* Softmax as a building block of attention. */
#ifndef SETU_OPS_SOFTMAX_H
#define SETU_OPS_SOFTMAX_H

#include "ops/kit.h"

/* PyTorch's mask_type numbers. */
enum {
  SOFTMAX_MASK_SOURCE = 0, /* [L, L] */
  SOFTMAX_MASK_KEYS = 1,   /* [batch, L] */
  SOFTMAX_MASK_FULL = 2    /* broadcasts to the input */
};

setu_value *softmax_along(setu_builder *b, setu_value *x, int dim);
/* Rows of -inf alone give 0 instead of NaN. */
setu_value *softmax_safe(setu_builder *b, setu_value *x, int dim);
/* A mask (true: left out) broadcast to the type's dims. */
setu_value *softmax_mask(setu_builder *b, setu_value *mask, const setu_type *type, int64_t mask_type);
setu_value *softmax_masked(setu_builder *b, setu_value *x, setu_value *mask, int dim);

#endif
