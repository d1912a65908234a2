/* Convolutions with one image channel per group, as sums over the kernel's taps of shifted images times a number per
 * channel. Compilers fuse these into one loop, while their grouped convolutions are slow on CPUs. */
#include "ops/convolution.h"

enum { MAX_TAPS = 64 };

bool depthwise_applies(const conv_geometry *g, const setu_type *weight) {
  int64_t taps = 1;
  for (int i = 0; i < g->spatial; i++) taps *= weight->dims[i + 2];
  return g->groups > 1 && weight->dims[1] == 1 && taps <= MAX_TAPS;
}

/* Channels as [groups, multiplier]: [N, groups, multiplier, ...] of x [N, channels, ...]. */
static setu_value *split_channels(setu_builder *b, setu_value *x, int64_t groups) {
  int64_t dims[SETU_MAX_RANK] = {x->type.dims[0], groups, x->type.dims[1] / groups};
  for (int i = 2; i < x->type.rank; i++) dims[i + 1] = x->type.dims[i];
  return hlo_reshape(b, x, x->type.rank + 1, dims);
}

/* Position of tap n per spatial dimension, row-major. */
static void tap_position(const conv_geometry *g, const int64_t *kernel, int64_t n, int64_t *position) {
  for (int i = g->spatial - 1; i >= 0; i--) {
    position[i] = n % kernel[i];
    n /= kernel[i];
  }
}

static int64_t tap_count(const conv_geometry *g, const int64_t *kernel) {
  int64_t count = 1;
  for (int i = 0; i < g->spatial; i++) count *= kernel[i];
  return count;
}

/* Tap n of the kernel as [1, groups, multiplier, 1, ...]. */
static setu_value *tap_weight(setu_builder *b, const conv_geometry *g, setu_value *weight, int64_t n) {
  int64_t position[SETU_MAX_RANK], start[SETU_MAX_RANK], limit[SETU_MAX_RANK], dims[SETU_MAX_RANK];
  int rank = g->spatial + 3;
  tap_position(g, weight->type.dims + 2, n, position);
  start[0] = start[1] = 0;
  limit[0] = weight->type.dims[0], limit[1] = 1;
  for (int i = 0; i < g->spatial; i++) start[i + 2] = position[i], limit[i + 2] = position[i] + 1;
  for (int i = 0; i < rank; i++) dims[i] = 1;
  dims[1] = g->groups, dims[2] = weight->type.dims[0] / g->groups;
  return hlo_reshape(b, hlo_slice(b, weight, start, limit, NULL), rank, dims);
}

/* Shifts of a padded value [N, groups, multiplier, ...]: starts per spatial dimension, one stride each. */
static setu_value *shifted(setu_builder *b, const conv_geometry *g, setu_value *padded, const int64_t *start,
                           const int64_t *stride, const int64_t *size) {
  int64_t starts[SETU_MAX_RANK] = {0}, limits[SETU_MAX_RANK], strides[SETU_MAX_RANK];
  for (int i = 0; i < 3; i++) limits[i] = padded->type.dims[i], strides[i] = 1;
  for (int i = 0; i < g->spatial; i++) {
    starts[i + 3] = start[i];
    strides[i + 3] = stride[i];
    limits[i + 3] = start[i] + (size[i] - 1) * stride[i] + 1;
  }
  return hlo_slice(b, padded, starts, limits, strides);
}

/* The image with its padding, [N, groups, 1, ...], ready for shifts of `kernel` that give `out` elements. */
static setu_value *pad_image(setu_builder *b, const conv_geometry *g, setu_value *image, const int64_t *kernel,
                             const int64_t *out) {
  int64_t low[SETU_MAX_RANK] = {0}, high[SETU_MAX_RANK] = {0};
  for (int i = 0; i < g->spatial; i++) {
    low[i + 3] = g->padding[i];
    int64_t covered = (out[i] - 1) * g->stride[i] + g->dilation[i] * (kernel[i] - 1) + 1;
    high[i + 3] = covered - image->type.dims[i + 2] - low[i + 3];
  }
  return hlo_pad(b, split_channels(b, image, g->groups), hlo_scalar(b, image->type.dtype, 0), low, high, NULL);
}

setu_value *depthwise_forward(setu_builder *b, const conv_geometry *g, setu_value *image, setu_value *weight,
                              const setu_type *result) {
  const int64_t *kernel = weight->type.dims + 2, *out = result->dims + 2;
  int64_t start[SETU_MAX_RANK];
  setu_value *padded = pad_image(b, g, kit_convert(b, image, result->dtype), kernel, out), *sum = NULL;
  weight = kit_convert(b, weight, result->dtype);
  for (int64_t n = 0; n < tap_count(g, kernel); n++) {
    tap_position(g, kernel, n, start);
    for (int i = 0; i < g->spatial; i++) start[i] *= g->dilation[i];
    setu_value *term = kit_mul(b, shifted(b, g, padded, start, g->stride, out), tap_weight(b, g, weight, n));
    sum = sum ? hlo_add(b, sum, term) : term;
  }
  return nn_reshape_like(b, sum, result);
}

/* The gradient is spread by the stride once; every tap then reads it at another shift. */
setu_value *depthwise_image(setu_builder *b, const conv_geometry *g, setu_value *grad, setu_value *weight,
                            const setu_type *result) {
  const int64_t *kernel = weight->type.dims + 2, *in = result->dims + 2;
  int64_t low[SETU_MAX_RANK] = {0}, high[SETU_MAX_RANK] = {0}, interior[SETU_MAX_RANK] = {0};
  int64_t start[SETU_MAX_RANK], ones[SETU_MAX_RANK], multiplier = 2;
  for (int i = 0; i < g->spatial; i++) {
    int64_t reach = g->dilation[i] * (kernel[i] - 1), spread = (grad->type.dims[i + 2] - 1) * g->stride[i] + 1;
    ones[i] = 1;
    interior[i + 3] = g->stride[i] - 1;
    low[i + 3] = reach - g->padding[i];
    high[i + 3] = in[i] + reach - spread - low[i + 3];
  }
  setu_value *x = split_channels(b, kit_convert(b, grad, result->dtype), g->groups), *sum = NULL;
  x = hlo_pad(b, x, hlo_scalar(b, result->dtype, 0), low, high, interior);
  weight = kit_convert(b, weight, result->dtype);
  for (int64_t n = 0; n < tap_count(g, kernel); n++) {
    tap_position(g, kernel, n, start);
    for (int i = 0; i < g->spatial; i++) start[i] = (kernel[i] - 1 - start[i]) * g->dilation[i];
    setu_value *term = kit_mul(b, shifted(b, g, x, start, ones, in), tap_weight(b, g, weight, n));
    sum = sum ? hlo_add(b, sum, term) : term;
  }
  return nn_reshape_like(b, sum->type.dims[2] == 1 ? sum : kit_sum(b, sum, 1, &multiplier, true), result);
}
