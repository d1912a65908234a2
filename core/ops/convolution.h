/* The geometry of convolutions, shared by their two formulations. */
#ifndef SETU_OPS_CONVOLUTION_H
#define SETU_OPS_CONVOLUTION_H

#include "ops/nn.h"

/* One plain convolution: image -> output. */
typedef struct conv_geometry {
  int spatial; /* number of spatial dimensions */
  int64_t stride[SETU_MAX_RANK], padding[SETU_MAX_RANK], dilation[SETU_MAX_RANK];
  int64_t groups;
} conv_geometry;

/* Whether every group has one image channel and the kernel is small: then elementwise products of shifted images
 * are faster than a convolution. weight is [O, I / groups, ...]. */
bool depthwise_applies(const conv_geometry *g, const setu_type *weight);
/* The first two products of convolution.c for such convolutions; result->dtype is the computation type. */
setu_value *depthwise_forward(setu_builder *b, const conv_geometry *g, setu_value *image, setu_value *weight,
                              const setu_type *result);
setu_value *depthwise_image(setu_builder *b, const conv_geometry *g, setu_value *grad, setu_value *weight,
                            const setu_type *result);

#endif
