/* Average pooling, plain and adaptive, and the gradients. */
#include "ops/lowerings.h"
#include "ops/pooling.h"
#include "ops/table.h"

/* ---- windows ---- */

/* How many elements window `output` of dimension i is divided by; 1 for a window outside the image. */
static int64_t window_share(const pool *p, int i, int64_t output, bool count_padding) {
  int64_t start = output * p->stride[i] - p->padding[i], end = start + p->kernel[i];
  if (end > p->size[i] + p->padding[i]) end = p->size[i] + p->padding[i];
  if (!count_padding) {
    if (start < 0) start = 0;
    if (end > p->size[i]) end = p->size[i];
  }
  return end > start ? end - start : 1;
}

/* Divides by the number of elements per window, dimension by dimension when it varies. */
static setu_value *divide_by_share(setu_builder *b, setu_call *c, const pool *p, setu_value *x) {
  if (call_has(c, "divisor_override"))
    return hlo_divide(b, x, kit_full_like(b, x, (double)call_int(c, "divisor_override")));
  bool count_padding = call_bool_or(c, "count_include_pad", true);
  double uniform = 1;
  setu_value *divisor = NULL;
  for (int i = 0; i < p->spatial; i++) {
    int64_t *shares = hlo_alloc(b, sizeof *shares * (size_t)(p->count[i] + 1));
    if (!shares) return x;
    bool same = true;
    for (int64_t o = 0; o < p->count[i]; o++) {
      shares[o] = window_share(p, i, o, count_padding);
      same = same && shares[o] == shares[0];
    }
    if (same) {
      uniform *= (double)shares[0];
      continue;
    }
    setu_value *term = kit_convert(b, nn_indices(b, p->count[i], shares), x->type.dtype);
    term = nn_along(b, term, x->type.rank, p->lead + i);
    divisor = divisor ? kit_mul(b, divisor, term) : term;
  }
  if (!divisor) return hlo_divide(b, x, kit_full_like(b, x, uniform));
  return kit_div(b, x, kit_mul_number(b, divisor, uniform));
}

static setu_value *sum_windows(setu_builder *b, setu_value *x, const hlo_window *window) {
  setu_value *init = hlo_scalar(b, x->type.dtype, 0), *result;
  hlo_reduce_window(b, 1, &x, &init, window, hlo_region_binary(b, HLO_OP_add, x->type.dtype), &result);
  return result;
}

static setu_status avg_pool(setu_builder *b, setu_call *c, setu_value **out, int spatial) {
  pool p;
  setu_value *x = nn_tensor(b, c, "self");
  if (!pool_read(b, c, spatial, call_type(c, "self"), &c->results[0], &p)) return SETU_STATUS_OK;
  if (!hlo_type_count(&c->results[0])) {
    out[0] = kit_zeros(b, &c->results[0]);
    return SETU_STATUS_OK;
  }
  hlo_window window;
  hlo_window_init(&window, x->type.rank);
  for (int i = 0; i < spatial; i++) {
    int k = p.lead + i;
    window.size[k] = p.kernel[i];
    window.stride[k] = p.stride[i];
    window.padding_low[k] = p.padding[i];
    window.padding_high[k] = (p.count[i] - 1) * p.stride[i] + p.kernel[i] - p.size[i] - p.padding[i];
  }
  out[0] = divide_by_share(b, c, &p, sum_windows(b, x, &window));
  return SETU_STATUS_OK;
}

setu_status lower_avg_pool2d(setu_builder *b, setu_call *c, setu_value **out) {
  return avg_pool(b, c, out, 2);
}
setu_status lower_avg_pool3d(setu_builder *b, setu_call *c, setu_value **out) {
  return avg_pool(b, c, out, 3);
}

/* Every element receives the sum of its windows' shares: windows of stride 1 over the spread gradient. */
static setu_status avg_pool_backward(setu_builder *b, setu_call *c, setu_value **out, int spatial) {
  pool p;
  const setu_type *input = call_type(c, "self");
  setu_value *grad = nn_tensor(b, c, "grad_output");
  if (!pool_read(b, c, spatial, input, call_type(c, "grad_output"), &p)) return SETU_STATUS_OK;
  if (!hlo_type_count(input) || !hlo_type_count(&grad->type)) {
    out[0] = kit_zeros(b, input);
    return SETU_STATUS_OK;
  }
  out[0] = divide_by_share(b, c, &p, grad);
  for (int i = 0; i < spatial; i++) { /* one dimension at a time: the kernels' sum instead of their product */
    int k = p.lead + i;
    hlo_window window;
    hlo_window_init(&window, grad->type.rank);
    window.size[k] = p.kernel[i];
    window.base_dilation[k] = p.stride[i];
    window.padding_low[k] = p.kernel[i] - 1 - p.padding[i];
    int64_t spread = (p.count[i] - 1) * p.stride[i] + 1;
    window.padding_high[k] = p.size[i] + p.kernel[i] - 1 - spread - window.padding_low[k];
    out[0] = sum_windows(b, out[0], &window);
  }
  return SETU_STATUS_OK;
}

setu_status lower_avg_pool2d_backward(setu_builder *b, setu_call *c, setu_value **out) {
  return avg_pool_backward(b, c, out, 2);
}

setu_status lower_avg_pool3d_backward(setu_builder *b, setu_call *c, setu_value **out) {
  return avg_pool_backward(b, c, out, 3);
}

/* ---- adaptive ---- */

static nn_band *adaptive_band(setu_builder *b, int64_t outputs, int64_t inputs) {
  int64_t width = 0;
  for (int64_t o = 0; o < outputs; o++) {
    int64_t length = pool_adaptive_end(o, outputs, inputs) - pool_adaptive_start(o, outputs, inputs);
    if (length > width) width = length;
  }
  nn_band *band = nn_band_create(b, outputs, inputs, width, false);
  for (int64_t o = 0; band && o < outputs; o++) {
    band->start[o] = pool_adaptive_start(o, outputs, inputs);
    band->length[o] = pool_adaptive_end(o, outputs, inputs) - band->start[o];
  }
  return band;
}

/* x divided by the window lengths of the band's outputs, which lie along dim. */
static setu_value *divide_by_length(setu_builder *b, setu_value *x, int dim, const nn_band *band) {
  if (!band || !band->outputs) return x;
  setu_value *length = kit_convert(b, nn_indices(b, band->outputs, band->length), x->type.dtype);
  return kit_div(b, x, nn_along(b, length, x->type.rank, dim));
}

/* One mean per block when the windows do not overlap and are equally long. */
static setu_value *block_mean(setu_builder *b, const pool *p, setu_value *x) {
  int64_t dims[SETU_MAX_RANK], summed[NN_MAX_SPATIAL];
  int rank = 0;
  for (int k = 0; k < p->lead; k++) dims[rank++] = x->type.dims[k];
  for (int i = 0; i < p->spatial; i++) {
    dims[rank++] = p->count[i];
    summed[i] = rank;
    dims[rank++] = p->size[i] / p->count[i];
  }
  return kit_mean(b, hlo_reshape(b, x, rank, dims), p->spatial, summed, false);
}

static setu_status adaptive_avg_pool(setu_builder *b, setu_call *c, setu_value **out, int spatial) {
  pool p;
  setu_value *x = nn_tensor(b, c, "self");
  if (!pool_read_sizes(b, c, spatial, call_type(c, "self"), &c->results[0], &p)) return SETU_STATUS_OK;
  if (!hlo_type_count(&c->results[0])) {
    out[0] = kit_zeros(b, &c->results[0]);
    return SETU_STATUS_OK;
  }
  bool blocks = true;
  for (int i = 0; i < spatial; i++) blocks = blocks && p.size[i] % p.count[i] == 0;
  if (blocks) {
    out[0] = block_mean(b, &p, x);
    return SETU_STATUS_OK;
  }
  for (int i = 0; i < spatial; i++) {
    nn_band *band = adaptive_band(b, p.count[i], p.size[i]);
    x = divide_by_length(b, nn_band_apply(b, x, p.lead + i, band), p.lead + i, band);
  }
  out[0] = x;
  return SETU_STATUS_OK;
}

setu_status lower_adaptive_avg_pool2d(setu_builder *b, setu_call *c, setu_value **out) {
  return adaptive_avg_pool(b, c, out, 2);
}

setu_status lower_adaptive_avg_pool3d(setu_builder *b, setu_call *c, setu_value **out) {
  return adaptive_avg_pool(b, c, out, 3);
}

static setu_status adaptive_avg_pool_backward(setu_builder *b, setu_call *c, setu_value **out, int spatial) {
  pool p;
  const setu_type *input = call_type(c, "self");
  setu_value *grad = nn_tensor(b, c, "grad_output");
  if (!pool_read_sizes(b, c, spatial, input, call_type(c, "grad_output"), &p)) return SETU_STATUS_OK;
  if (!hlo_type_count(input) || !hlo_type_count(&grad->type)) {
    out[0] = kit_zeros(b, input);
    return SETU_STATUS_OK;
  }
  for (int i = 0; i < spatial; i++) {
    nn_band *band = adaptive_band(b, p.count[i], p.size[i]);
    grad = divide_by_length(b, grad, p.lead + i, band);
    grad = nn_band_apply(b, grad, p.lead + i, nn_band_transpose(b, band));
  }
  out[0] = grad;
  return SETU_STATUS_OK;
}

setu_status lower_adaptive_avg_pool2d_backward(setu_builder *b, setu_call *c, setu_value **out) {
  return adaptive_avg_pool_backward(b, c, out, 2);
}

setu_status lower_adaptive_avg_pool3d_backward(setu_builder *b, setu_call *c, setu_value **out) {
  return adaptive_avg_pool_backward(b, c, out, 3);
}
