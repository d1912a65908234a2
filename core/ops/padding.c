/* Padding by a constant, by reflection and by repeating the edge, and the gradients. Negative padding crops. */
#include <string.h>

#include "ops/lowerings.h"
#include "ops/nn.h"
#include "ops/table.h"

setu_status lower_constant_pad(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  int rank = x->type.rank, count;
  const int64_t *pad = call_ints(c, "pad", &count);
  int64_t low[SETU_MAX_RANK] = {0}, high[SETU_MAX_RANK] = {0};
  for (int i = 0; i < count / 2 && i < rank; i++) {
    low[rank - 1 - i] = pad[2 * i];
    high[rank - 1 - i] = pad[2 * i + 1];
  }
  setu_value *value = call_scalar_or(c, "value", x->type.dtype, 0);
  /* Cropping first: one pad that crops one side and extends the other could pass through a negative size. */
  for (int k = 0; k < rank; k++) {
    int64_t start = low[k] < 0 ? -low[k] : 0, limit = x->type.dims[k] + (high[k] < 0 ? high[k] : 0);
    if (start > limit || start > x->type.dims[k]) continue;
    x = kit_slice_dim(b, x, k, start, limit, 1);
    if (low[k] < 0) low[k] = 0;
    if (high[k] < 0) high[k] = 0;
  }
  out[0] = hlo_pad(b, x, value, low, high, NULL);
  return SETU_STATUS_OK;
}

/* ---- by edges ---- */

/* Pads one dimension. */
typedef setu_value *(*dimension_pad)(setu_builder *b, setu_value *x, int dim, int64_t low, int64_t high);

static setu_value *pad_dimensions(setu_builder *b, setu_call *c, setu_value *x, dimension_pad pad) {
  int count;
  const int64_t *padding = call_ints(c, "padding", &count);
  for (int i = 0; i < count / 2; i++) x = pad(b, x, x->type.rank - 1 - i, padding[2 * i], padding[2 * i + 1]);
  return x;
}

static setu_value *crop(setu_builder *b, setu_value *x, int dim, int64_t low, int64_t high) {
  int64_t start = low < 0 ? -low : 0, limit = x->type.dims[dim] + (high < 0 ? high : 0);
  return kit_slice_dim(b, x, dim, start, limit < start ? start : limit, 1);
}

/* x between two pieces, either NULL. */
static setu_value *join(setu_builder *b, setu_value *before, setu_value *x, setu_value *after, int dim) {
  setu_value *parts[3];
  int count = 0;
  if (before) parts[count++] = before;
  parts[count++] = x;
  if (after) parts[count++] = after;
  return hlo_concatenate(b, count, parts, dim);
}

static setu_value *mirrored(setu_builder *b, setu_value *x, int dim, int64_t start, int64_t limit) {
  int64_t dimension = dim;
  return hlo_reverse(b, kit_slice_dim(b, x, dim, start, limit, 1), 1, &dimension);
}

static setu_value *reflect(setu_builder *b, setu_value *x, int dim, int64_t low, int64_t high) {
  int64_t size = x->type.dims[dim];
  setu_value *before = low > 0 ? mirrored(b, x, dim, 1, low + 1) : NULL;
  setu_value *after = high > 0 ? mirrored(b, x, dim, size - 1 - high, size - 1) : NULL;
  return crop(b, join(b, before, x, after, dim), dim, low < 0 ? low : 0, high < 0 ? high : 0);
}

static setu_value *repeated(setu_builder *b, setu_value *x, int dim, int64_t at, int64_t times) {
  int64_t dims[SETU_MAX_RANK];
  x = kit_slice_dim(b, x, dim, at, at + 1, 1);
  memcpy(dims, x->type.dims, sizeof *dims * (size_t)x->type.rank);
  dims[dim] = times;
  return kit_broadcast(b, x, x->type.rank, dims);
}

static setu_value *replicate(setu_builder *b, setu_value *x, int dim, int64_t low, int64_t high) {
  int64_t size = x->type.dims[dim];
  setu_value *before = low > 0 ? repeated(b, x, dim, 0, low) : NULL;
  setu_value *after = high > 0 ? repeated(b, x, dim, size - 1, high) : NULL;
  return crop(b, join(b, before, x, after, dim), dim, low < 0 ? low : 0, high < 0 ? high : 0);
}

setu_status lower_reflection_pad(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = pad_dimensions(b, c, call_tensor(c, "self"), reflect);
  return SETU_STATUS_OK;
}

setu_status lower_replication_pad(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = pad_dimensions(b, c, call_tensor(c, "self"), replicate);
  return SETU_STATUS_OK;
}

/* ---- gradients ---- */

/* x surrounded by zeros along one dimension; negative amounts crop. */
static setu_value *with_zeros(setu_builder *b, setu_value *x, int dim, int64_t low, int64_t high) {
  int64_t lows[SETU_MAX_RANK] = {0}, highs[SETU_MAX_RANK] = {0};
  lows[dim] = low;
  highs[dim] = high;
  return hlo_pad(b, x, hlo_scalar(b, x->type.dtype, 0), lows, highs, NULL);
}

/* The part of the gradient that stands over the image. */
static setu_value *middle(setu_builder *b, setu_value *grad, int dim, int64_t low, int64_t high) {
  return with_zeros(b, grad, dim, -low, -high);
}

static setu_value *reflect_backward(setu_builder *b, setu_value *grad, int dim, int64_t low, int64_t high) {
  int64_t padded = grad->type.dims[dim], size = padded - low - high;
  setu_value *sum = middle(b, grad, dim, low, high);
  if (low > 0) sum = hlo_add(b, sum, with_zeros(b, mirrored(b, grad, dim, 0, low), dim, 1, size - 1 - low));
  if (high > 0)
    sum = hlo_add(b, sum, with_zeros(b, mirrored(b, grad, dim, padded - high, padded), dim, size - 1 - high, 1));
  return sum;
}

static setu_value *replicate_backward(setu_builder *b, setu_value *grad, int dim, int64_t low, int64_t high) {
  int64_t padded = grad->type.dims[dim], size = padded - low - high, dimension = dim;
  setu_value *sum = middle(b, grad, dim, low, high);
  if (low > 0) {
    setu_value *edge = kit_sum(b, kit_slice_dim(b, grad, dim, 0, low, 1), 1, &dimension, true);
    sum = hlo_add(b, sum, with_zeros(b, edge, dim, 0, size - 1));
  }
  if (high > 0) {
    setu_value *edge = kit_sum(b, kit_slice_dim(b, grad, dim, padded - high, padded, 1), 1, &dimension, true);
    sum = hlo_add(b, sum, with_zeros(b, edge, dim, size - 1, 0));
  }
  return sum;
}

static setu_status edge_backward(setu_builder *b, setu_call *c, setu_value **out, dimension_pad pad) {
  const setu_type *input = call_type(c, "self");
  setu_value *grad = nn_tensor(b, c, "grad_output");
  bool empty = !hlo_type_count(input) || !hlo_type_count(&grad->type);
  out[0] = empty ? kit_zeros(b, input) : pad_dimensions(b, c, grad, pad);
  return SETU_STATUS_OK;
}

setu_status lower_reflection_pad_backward(setu_builder *b, setu_call *c, setu_value **out) {
  return edge_backward(b, c, out, reflect_backward);
}

setu_status lower_replication_pad_backward(setu_builder *b, setu_call *c, setu_value **out) {
  return edge_backward(b, c, out, replicate_backward);
}
