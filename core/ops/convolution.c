/* Convolutions of one to three dimensions, plain and transposed, with groups, and their gradients; im2col, col2im.
 * Everything is built from three products: the image with the kernel, the output's gradient with the kernel (which is
 * also the transposed convolution), and the image with the output's gradient. */
#include <string.h>

#include "ops/convolution.h"
#include "ops/lowerings.h"
#include "ops/nn.h"
#include "ops/table.h"

static void read_geometry(const setu_call *c, const char *input, conv_geometry *g) {
  g->spatial = call_type(c, input)->rank - 2;
  if (g->spatial < 0) g->spatial = 0;
  for (int i = 0; i < g->spatial; i++) {
    g->stride[i] = call_int_at(c, "stride", i, 1);
    g->padding[i] = call_int_at(c, "padding", i, 0);
    g->dilation[i] = call_int_at(c, "dilation", i, 1);
  }
  g->groups = call_int(c, "groups");
}

static bool is_empty(const setu_value *x, const setu_value *y, const setu_type *result) {
  return !hlo_type_count(&x->type) || !hlo_type_count(&y->type) || !hlo_type_count(result);
}

/* [O, I / groups, ...] with O = groups * o as [groups * I / groups, o, ...]: the kernel of the reverse direction. */
static setu_value *swap_groups(setu_builder *b, setu_value *weight, int64_t groups) {
  if (groups == 1) return kit_transpose(b, weight, 0, 1);
  int rank = weight->type.rank;
  int64_t outputs = weight->type.dims[0] / groups, inputs = weight->type.dims[1];
  int64_t split[SETU_MAX_RANK], joined[SETU_MAX_RANK];
  split[0] = groups, split[1] = outputs, split[2] = inputs;
  joined[0] = groups * inputs, joined[1] = outputs;
  for (int i = 2; i < rank; i++) split[i + 1] = joined[i] = weight->type.dims[i];
  setu_value *x = kit_transpose(b, hlo_reshape(b, weight, rank + 1, split), 1, 2);
  return hlo_reshape(b, x, rank, joined);
}

/* Computes one of the three products; complex operands are split into real products. */
typedef setu_value *(*product)(setu_builder *b, const conv_geometry *g, setu_value *x, setu_value *y,
                               const setu_type *result);

static setu_value *compute(setu_builder *b, const conv_geometry *g, product product_of, setu_value *x, setu_value *y,
                           const setu_type *result) {
  setu_type type = *result;
  type.dtype = kit_compute_dtype(x->type.dtype);
  if (is_empty(x, y, &type)) return kit_zeros(b, &type);
  if (!setu_dtype_is_complex(type.dtype)) return product_of(b, g, x, y, &type);
  type.dtype = hlo_real_dtype(type.dtype);
  setu_value *xr = hlo_real(b, x), *xi = hlo_imag(b, x), *yr = hlo_real(b, y), *yi = hlo_imag(b, y);
  setu_value *real = hlo_subtract(b, product_of(b, g, xr, yr, &type), product_of(b, g, xi, yi, &type));
  setu_value *imaginary = hlo_add(b, product_of(b, g, xr, yi, &type), product_of(b, g, xi, yr, &type));
  return hlo_complex(b, real, imaginary);
}

/* Image and kernel [O, I / groups, ...] give the output. The high padding makes the output exactly as large as wanted,
 * which may cut the image or, in the gradient of a transposed convolution, its output padding. */
static setu_value *forward_product(setu_builder *b, const conv_geometry *g, setu_value *image, setu_value *weight,
                                   const setu_type *result) {
  hlo_conv_dims d;
  hlo_conv_dims_init(&d, g->spatial);
  d.feature_groups = g->groups;
  for (int i = 0; i < g->spatial; i++) {
    int64_t in = image->type.dims[i + 2], out = result->dims[i + 2];
    d.stride[i] = g->stride[i];
    d.rhs_dilation[i] = g->dilation[i];
    d.padding_low[i] = g->padding[i];
    int64_t covered = (out - 1) * g->stride[i] + g->dilation[i] * (weight->type.dims[i + 2] - 1) + 1;
    d.padding_high[i] = covered - in - d.padding_low[i];
  }
  return hlo_convolution(b, image, weight, &d, result->dtype);
}

/* The output's gradient and the kernel give the image's gradient. */
static setu_value *image_product(setu_builder *b, const conv_geometry *g, setu_value *grad, setu_value *weight,
                                 const setu_type *result) {
  hlo_conv_dims d;
  hlo_conv_dims_init(&d, g->spatial);
  d.feature_groups = g->groups;
  int64_t flipped[SETU_MAX_RANK];
  for (int i = 0; i < g->spatial; i++) {
    int64_t in = result->dims[i + 2], out = grad->type.dims[i + 2];
    int64_t reach = g->dilation[i] * (weight->type.dims[i + 2] - 1);
    flipped[i] = i + 2;
    d.lhs_dilation[i] = g->stride[i];
    d.rhs_dilation[i] = g->dilation[i];
    d.padding_low[i] = reach - g->padding[i];
    d.padding_high[i] = in + reach - ((out - 1) * g->stride[i] + 1) - d.padding_low[i];
  }
  /* A reversed kernel instead of window_reversal: XLA's fast CPU convolution does not take the latter. */
  setu_value *kernel = hlo_reverse(b, swap_groups(b, weight, g->groups), g->spatial, flipped);
  return hlo_convolution(b, grad, kernel, &d, result->dtype);
}

/* [N, groups * C, ...] as [groups * N, C, ...]. */
static setu_value *groups_to_batch(setu_builder *b, setu_value *x, int64_t groups) {
  if (groups == 1) return x;
  int rank = x->type.rank;
  int64_t batch = x->type.dims[0], channels = x->type.dims[1] / groups;
  int64_t split[SETU_MAX_RANK] = {batch, groups, channels}, joined[SETU_MAX_RANK] = {groups * batch, channels};
  for (int i = 2; i < rank; i++) split[i + 1] = joined[i] = x->type.dims[i];
  return hlo_reshape(b, kit_transpose(b, hlo_reshape(b, x, rank + 1, split), 0, 1), rank, joined);
}

/* The image and the output's gradient give the kernel's gradient: batch and features change places. Groups become
 * feature groups of (group, batch), because batch groups are very slow on CPUs. */
static setu_value *kernel_product(setu_builder *b, const conv_geometry *g, setu_value *image, setu_value *grad,
                                  const setu_type *result) {
  hlo_conv_dims d;
  hlo_conv_dims_init(&d, g->spatial);
  d.input_batch = d.kernel_output_feature = d.output_batch = 1;
  d.input_feature = d.kernel_input_feature = d.output_feature = 0;
  d.feature_groups = g->groups;
  for (int i = 0; i < g->spatial; i++) {
    int64_t in = image->type.dims[i + 2], out = grad->type.dims[i + 2];
    d.stride[i] = g->dilation[i];
    d.rhs_dilation[i] = g->stride[i];
    d.padding_low[i] = g->padding[i];
    int64_t covered = g->dilation[i] * (result->dims[i + 2] - 1) + (out - 1) * g->stride[i] + 1;
    d.padding_high[i] = covered - in - d.padding_low[i];
  }
  return hlo_convolution(b, groups_to_batch(b, image, g->groups), grad, &d, result->dtype);
}

typedef struct products {
  product forward, image, kernel;
} products;

static products products_for(const conv_geometry *g, const setu_type *weight) {
  if (depthwise_applies(g, weight)) return (products){depthwise_forward, depthwise_image, kernel_product};
  return (products){forward_product, image_product, kernel_product};
}

static setu_value *add_bias(setu_builder *b, setu_call *c, setu_value *x, int dim) {
  setu_value *bias = nn_optional(b, c, "bias", x->type.dtype);
  return bias ? kit_add(b, x, nn_along(b, bias, x->type.rank, dim)) : x;
}

setu_status lower_convolution(setu_builder *b, setu_call *c, setu_value **out) {
  conv_geometry g;
  read_geometry(c, "input", &g);
  setu_value *x = call_tensor(c, "input"), *weight = call_tensor(c, "weight");
  products p = products_for(&g, call_type(c, "weight"));
  setu_value *y = compute(b, &g, call_bool(c, "transposed") ? p.image : p.forward, x, weight, &c->results[0]);
  out[0] = add_bias(b, c, y, 1);
  return SETU_STATUS_OK;
}

setu_status lower_convolution_backward(setu_builder *b, setu_call *c, setu_value **out) {
  conv_geometry g;
  read_geometry(c, "input", &g);
  bool transposed = call_bool(c, "transposed");
  setu_value *grad = call_tensor(c, "grad_output"), *x = call_tensor(c, "input");
  setu_value *weight = call_tensor(c, "weight");
  products p = products_for(&g, call_type(c, "weight"));
  if (nn_wanted(c, "output_mask", 0)) {
    product product_of = transposed ? p.forward : p.image;
    out[0] = compute(b, &g, product_of, grad, kit_conjugate(b, weight), call_type(c, "input"));
  }
  if (nn_wanted(c, "output_mask", 1)) {
    const setu_type *type = call_type(c, "weight");
    out[1] = transposed ? compute(b, &g, p.kernel, grad, kit_conjugate(b, x), type)
                        : compute(b, &g, p.kernel, kit_conjugate(b, x), grad, type);
  }
  if (nn_wanted(c, "output_mask", 2)) out[2] = nn_sum_except(b, nn_tensor(b, c, "grad_output"), 1);
  return SETU_STATUS_OK;
}

setu_status types_convolution(const setu_call *c, setu_type *out_types, int *out_count) {
  conv_geometry g;
  read_geometry(c, "input", &g);
  const setu_type *input = call_type(c, "input"), *weight = call_type(c, "weight");
  bool transposed = call_bool(c, "transposed");
  out_types[0] = *input;
  out_types[0].dims[1] = transposed ? weight->dims[1] * g.groups : weight->dims[0];
  for (int i = 0; i < g.spatial; i++) {
    int64_t in = input->dims[i + 2], reach = g.dilation[i] * (weight->dims[i + 2] - 1);
    if (transposed)
      out_types[0].dims[i + 2] =
          (in - 1) * g.stride[i] - 2 * g.padding[i] + reach + 1 + call_int_at(c, "output_padding", i, 0);
    else
      out_types[0].dims[i + 2] = (in + 2 * g.padding[i] - reach - 1) / g.stride[i] + 1;
  }
  *out_count = 1;
  return SETU_STATUS_OK;
}

/* Gradients that are not wanted have no type. */
setu_status types_convolution_backward(const setu_call *c, setu_type *out_types, int *out_count) {
  const setu_type *grad = call_type(c, "grad_output");
  memset(out_types, 0, sizeof *out_types * 3);
  if (nn_wanted(c, "output_mask", 0)) out_types[0] = *call_type(c, "input");
  if (nn_wanted(c, "output_mask", 1)) out_types[1] = *call_type(c, "weight");
  if (nn_wanted(c, "output_mask", 2)) {
    out_types[2].dtype = grad->dtype;
    out_types[2].rank = 1;
    out_types[2].dims[0] = grad->dims[1];
  }
  *out_count = 3;
  return SETU_STATUS_OK;
}

/* [time, batch, in] with [kernel, in, out] gives [time, batch, out]. */
setu_status lower_conv_tbc(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self"), *weight = call_tensor(c, "weight");
  setu_type type = c->results[0];
  type.dtype = kit_compute_dtype(x->type.dtype);
  hlo_conv_dims d;
  hlo_conv_dims_init(&d, 1);
  d.input_batch = d.output_batch = 1;
  d.input_feature = d.output_feature = 2;
  d.input_spatial[0] = d.output_spatial[0] = d.kernel_spatial[0] = 0;
  d.kernel_input_feature = 1;
  d.kernel_output_feature = 2;
  d.padding_low[0] = d.padding_high[0] = call_int_or(c, "pad", 0);
  setu_value *result = is_empty(x, weight, &type) ? kit_zeros(b, &type) : hlo_convolution(b, x, weight, &d, type.dtype);
  out[0] = add_bias(b, c, result, 2);
  return SETU_STATUS_OK;
}

/* ---- im2col ---- */

typedef struct patches {
  int64_t kernel[2], dilation[2], padding[2], stride[2], size[2], count[2]; /* count: windows per dimension */
} patches;

static void read_patches(const setu_call *c, patches *p) {
  for (int i = 0; i < 2; i++) {
    p->kernel[i] = call_int_at(c, "kernel_size", i, 1);
    p->dilation[i] = call_int_at(c, "dilation", i, 1);
    p->padding[i] = call_int_at(c, "padding", i, 0);
    p->stride[i] = call_int_at(c, "stride", i, 1);
    p->count[i] = (p->size[i] + 2 * p->padding[i] - p->dilation[i] * (p->kernel[i] - 1) - 1) / p->stride[i] + 1;
  }
}

/* Dimension dim of x as [kernel, windows]. */
static setu_value *gather_windows(setu_builder *b, setu_value *x, int dim, const patches *p, int i) {
  int64_t low[SETU_MAX_RANK] = {0}, high[SETU_MAX_RANK] = {0};
  low[dim] = high[dim] = p->padding[i];
  x = hlo_pad(b, x, hlo_scalar(b, x->type.dtype, 0), low, high, NULL);
  int64_t count = p->kernel[i] * p->count[i];
  int64_t *index = hlo_alloc(b, sizeof *index * (size_t)(count > 0 ? count : 1));
  if (!index) return x;
  for (int64_t k = 0; k < p->kernel[i]; k++)
    for (int64_t o = 0; o < p->count[i]; o++) index[k * p->count[i] + o] = o * p->stride[i] + k * p->dilation[i];
  return nn_take(b, x, dim, count, index);
}

setu_status lower_im2col(setu_builder *b, setu_call *c, setu_value **out) {
  const setu_type *type = call_type(c, "self");
  int lead = type->rank - 2; /* batch (if any) and channels */
  patches p;
  p.size[0] = type->dims[lead], p.size[1] = type->dims[lead + 1];
  read_patches(c, &p);
  setu_value *x = call_tensor(c, "self");
  if (!hlo_type_count(&c->results[0])) {
    out[0] = kit_zeros(b, &c->results[0]);
    return SETU_STATUS_OK;
  }
  x = gather_windows(b, gather_windows(b, x, lead, &p, 0), lead + 1, &p, 1);
  int64_t dims[SETU_MAX_RANK];
  for (int i = 0; i < lead; i++) dims[i] = type->dims[i];
  dims[lead] = p.kernel[0], dims[lead + 1] = p.count[0], dims[lead + 2] = p.kernel[1], dims[lead + 3] = p.count[1];
  x = kit_transpose(b, hlo_reshape(b, x, lead + 4, dims), lead + 1, lead + 2);
  out[0] = kit_reshape_type(b, x, &c->results[0]);
  return SETU_STATUS_OK;
}

/* x's dimensions [kernel, windows] at dim are summed into one of the padded size, then the padding is cut off. */
static setu_value *add_windows(setu_builder *b, setu_value *x, int dim, const patches *p, int i) {
  int64_t low[SETU_MAX_RANK] = {0}, high[SETU_MAX_RANK] = {0}, interior[SETU_MAX_RANK] = {0};
  setu_value *sum = NULL;
  for (int64_t k = 0; k < p->kernel[i]; k++) {
    setu_value *part = kit_squeeze(b, kit_slice_dim(b, x, dim, k, k + 1, 1), dim);
    low[dim] = k * p->dilation[i] - p->padding[i];
    interior[dim] = p->stride[i] - 1;
    high[dim] = p->size[i] - ((p->count[i] - 1) * p->stride[i] + 1) - low[dim];
    part = hlo_pad(b, part, hlo_scalar(b, x->type.dtype, 0), low, high, interior);
    sum = sum ? hlo_add(b, sum, part) : part;
  }
  return sum;
}

setu_status lower_col2im(setu_builder *b, setu_call *c, setu_value **out) {
  const setu_type *type = call_type(c, "self");
  int lead = type->rank - 1; /* batch (if any) and channels of the result */
  patches p;
  p.size[0] = call_int_at(c, "output_size", 0, 0), p.size[1] = call_int_at(c, "output_size", 1, 0);
  read_patches(c, &p);
  setu_value *x = nn_tensor(b, c, "self");
  if (!hlo_type_count(type)) {
    out[0] = kit_zeros(b, &c->results[0]);
    return SETU_STATUS_OK;
  }
  int64_t dims[SETU_MAX_RANK];
  for (int i = 0; i < lead; i++) dims[i] = type->dims[i];
  dims[lead - 1] /= p.kernel[0] * p.kernel[1];
  dims[lead] = p.kernel[0], dims[lead + 1] = p.kernel[1], dims[lead + 2] = p.count[0], dims[lead + 3] = p.count[1];
  x = kit_transpose(b, hlo_reshape(b, x, lead + 4, dims), lead + 1, lead + 2);
  x = add_windows(b, add_windows(b, x, lead + 2, &p, 1), lead, &p, 0);
  out[0] = x;
  return SETU_STATUS_OK;
}
