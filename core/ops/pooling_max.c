/* Maximum pooling: windows, adaptive and fractional, with the index of each maximum in its plane; the gradients, which
 * follow the indices; and unpooling. Ties keep the first index, and of several NaNs the last wins, as in PyTorch. */
#include <string.h>

#include "ops/lowerings.h"
#include "ops/pooling.h"
#include "ops/table.h"

/* Windows of more elements than this use reduce_window and scatter instead of one term per element. */
enum { MAX_UNROLLED = 64 };

bool pool_read_sizes(setu_builder *b, const setu_call *c, int spatial, const setu_type *input, const setu_type *output,
                     pool *p) {
  memset(p, 0, sizeof *p);
  p->spatial = spatial;
  p->lead = input->rank - spatial;
  if (p->lead < 0 || output->rank != input->rank) {
    hlo_fail(b, SETU_ERROR(SETU_INVALID_ARGUMENT, "%s: a tensor of %d dimensions cannot be pooled over %d",
                           c->row->name, input->rank, spatial));
    return false;
  }
  for (int i = 0; i < spatial; i++) {
    p->size[i] = input->dims[p->lead + i];
    p->count[i] = output->dims[p->lead + i];
    p->kernel[i] = p->stride[i] = p->dilation[i] = 1;
  }
  return true;
}

bool pool_read(setu_builder *b, const setu_call *c, int spatial, const setu_type *input, const setu_type *output,
               pool *p) {
  if (!pool_read_sizes(b, c, spatial, input, output, p)) return false;
  bool dilated = call_find(c, "dilation") >= 0;
  for (int i = 0; i < spatial; i++) {
    p->kernel[i] = call_int_at(c, "kernel_size", i, 1);
    p->stride[i] = call_int_at(c, "stride", i, p->kernel[i]);
    p->padding[i] = call_int_at(c, "padding", i, 0);
    p->dilation[i] = dilated ? call_int_at(c, "dilation", i, 1) : 1;
  }
  return true;
}

int64_t pool_adaptive_start(int64_t output, int64_t outputs, int64_t inputs) {
  return (output / outputs) * inputs + ((output % outputs) * inputs) / outputs;
}

int64_t pool_adaptive_end(int64_t output, int64_t outputs, int64_t inputs) {
  return 1 + ((output + 1) * inputs - 1) / outputs;
}

/* ---- indices ---- */

/* Elements that the flat index skips per step in spatial dimension i. */
static int64_t plane_step(const pool *p, int i) {
  int64_t step = 1;
  for (int k = i + 1; k < p->spatial; k++) step *= p->size[k];
  return step;
}

static int64_t plane_size(const pool *p) {
  return plane_step(p, 0) * p->size[0];
}

static int64_t kernel_size(const pool *p) {
  int64_t count = 1;
  for (int i = 0; i < p->spatial; i++) count *= p->kernel[i];
  return count;
}

/* 32 bits are faster where they are enough. */
static setu_dtype index_dtype(const pool *p) {
  return plane_size(p) < (INT64_C(1) << 30) ? SETU_I32 : SETU_I64;
}

/* An index after every other. */
static setu_value *index_beyond(setu_builder *b, setu_dtype dtype) {
  return hlo_scalar_int(b, dtype, dtype == SETU_I32 ? INT32_MAX : INT64_MAX);
}

/* values[count[i]], scaled to flat steps, along spatial dimension i of a rank that broadcasts to the output's. */
static setu_value *along_spatial(setu_builder *b, const pool *p, int i, const int64_t *values) {
  setu_value *x = hlo_convert(b, nn_indices(b, p->count[i], values), index_dtype(p));
  return nn_along(b, x, p->lead + p->spatial, p->lead + i);
}

/* Flat index of an element of each window: the first that lies inside the image, or the window's corner. */
static setu_value *window_index(setu_builder *b, const pool *p, bool inside) {
  setu_value *sum = NULL;
  for (int i = 0; i < p->spatial; i++) {
    int64_t *values = hlo_alloc(b, sizeof *values * (size_t)(p->count[i] + 1));
    if (!values) return hlo_scalar_int(b, index_dtype(p), 0);
    for (int64_t o = 0; o < p->count[i]; o++) {
      int64_t at = o * p->stride[i] - p->padding[i];
      while (inside && at < 0) at += p->dilation[i];
      values[o] = at * plane_step(p, i);
    }
    setu_value *term = along_spatial(b, p, i, values);
    sum = sum ? kit_add(b, sum, term) : term;
  }
  return sum;
}

/* Offset `n` of the window, row-major, as steps per dimension; returns its distance from the corner in flat steps. */
static int64_t window_offset(const pool *p, int64_t n, int64_t *steps) {
  int64_t distance = 0;
  for (int i = p->spatial - 1; i >= 0; i--) {
    steps[i] = (n % p->kernel[i]) * p->dilation[i];
    n /= p->kernel[i];
    distance += steps[i] * plane_step(p, i);
  }
  return distance;
}

static setu_value *shift_index(setu_builder *b, setu_value *index, int64_t distance) {
  return hlo_add(b, index, hlo_splat_int(b, &index->type, distance));
}

/* (value, index, value, index) -> the winner: NaN first (the last of them), then the larger, then the first index. */
static hlo_region *region_maximum(setu_builder *b, setu_dtype dtype, setu_dtype index) {
  setu_type types[4] = {hlo_scalar_type(dtype), hlo_scalar_type(index), hlo_scalar_type(dtype), hlo_scalar_type(index)};
  hlo_region *region = hlo_region_begin(b, 4, types);
  setu_value *x = hlo_region_argument(region, 0), *xi = hlo_region_argument(region, 1);
  setu_value *y = hlo_region_argument(region, 2), *yi = hlo_region_argument(region, 3);
  setu_value *x_nan = kit_is_nan(b, x), *y_nan = kit_is_nan(b, y);
  setu_value *larger = hlo_or(b, hlo_compare(b, HLO_GT, y, x), hlo_and(b, y_nan, hlo_not(b, x_nan)));
  setu_value *earlier = hlo_and(b, hlo_compare(b, HLO_EQ, y, x), hlo_compare(b, HLO_LT, yi, xi));
  setu_value *later = hlo_and(b, hlo_and(b, x_nan, y_nan), hlo_compare(b, HLO_GT, yi, xi));
  setu_value *take = hlo_or(b, larger, hlo_or(b, earlier, later));
  setu_value *results[2] = {hlo_select(b, take, y, x), hlo_select(b, take, yi, xi)};
  hlo_region_end(b, region, 2, results);
  return region;
}

/* ---- forward ---- */

static setu_value *lowest_scalar(setu_builder *b, setu_dtype dtype) {
  setu_type type = hlo_scalar_type(dtype);
  return hlo_lowest(b, &type);
}

/* One strided slice per window element, compared in order. Index and value are separate, so that an unused index
 * costs nothing. */
static void pool_unrolled(setu_builder *b, const pool *p, setu_value *x, const setu_type *output, setu_value **out) {
  int64_t low[SETU_MAX_RANK] = {0}, high[SETU_MAX_RANK] = {0}, steps[NN_MAX_SPATIAL];
  for (int i = 0; i < p->spatial; i++) {
    int64_t reach = (p->count[i] - 1) * p->stride[i] + p->dilation[i] * (p->kernel[i] - 1) + 1;
    int64_t missing = reach - p->size[i] - p->padding[i];
    low[p->lead + i] = p->padding[i];
    high[p->lead + i] = missing > 0 ? missing : 0;
  }
  setu_value *padded = hlo_pad(b, x, lowest_scalar(b, x->type.dtype), low, high, NULL);
  setu_type type = *output;
  type.dtype = x->type.dtype;
  setu_value *corner = window_index(b, p, false);
  setu_value *best = hlo_lowest(b, &type);
  setu_value *index = kit_broadcast(b, window_index(b, p, true), type.rank, type.dims);
  for (int64_t n = 0; n < kernel_size(p); n++) {
    int64_t start[SETU_MAX_RANK] = {0}, limit[SETU_MAX_RANK], strides[SETU_MAX_RANK];
    int64_t distance = window_offset(p, n, steps);
    for (int k = 0; k < type.rank; k++) limit[k] = padded->type.dims[k], strides[k] = 1;
    for (int i = 0; i < p->spatial; i++) {
      int k = p->lead + i;
      start[k] = steps[i];
      strides[k] = p->stride[i];
      limit[k] = steps[i] + (p->count[i] - 1) * p->stride[i] + 1;
    }
    setu_value *value = hlo_slice(b, padded, start, limit, strides);
    setu_value *take = hlo_or(b, hlo_compare(b, HLO_GT, value, best), kit_is_nan(b, value));
    best = hlo_select(b, take, value, best);
    index = kit_select(b, take, shift_index(b, corner, distance), index);
  }
  out[0] = best;
  out[1] = index;
}

static void pool_reduce_window(setu_builder *b, const pool *p, setu_value *x, setu_value **out) {
  int rank = x->type.rank;
  hlo_window window;
  hlo_window_init(&window, rank);
  for (int i = 0; i < p->spatial; i++) {
    int k = p->lead + i;
    window.size[k] = p->kernel[i];
    window.stride[k] = p->stride[i];
    window.window_dilation[k] = p->dilation[i];
    window.padding_low[k] = p->padding[i];
    int64_t reach = (p->count[i] - 1) * p->stride[i] + p->dilation[i] * (p->kernel[i] - 1) + 1;
    window.padding_high[k] = reach - p->size[i] - p->padding[i];
  }
  setu_dtype dtype = index_dtype(p);
  int64_t flat = plane_size(p);
  setu_type type = hlo_type(dtype, 1, &flat);
  int64_t dims[SETU_MAX_RANK];
  for (int k = 0; k < rank; k++) dims[k] = k < p->lead ? 1 : x->type.dims[k];
  setu_value *index = hlo_reshape(b, hlo_iota(b, &type, 0), rank, dims);
  setu_value *inputs[2] = {x, kit_broadcast(b, index, rank, x->type.dims)};
  setu_value *inits[2] = {lowest_scalar(b, x->type.dtype), index_beyond(b, dtype)};
  hlo_reduce_window(b, 2, inputs, inits, &window, region_maximum(b, x->type.dtype, dtype), out);
}

static setu_status max_pool(setu_builder *b, setu_call *c, setu_value **out, int spatial) {
  pool p;
  setu_value *x = call_tensor(c, "self");
  const setu_type *output = &c->results[0];
  if (!pool_read(b, c, spatial, call_type(c, "self"), output, &p)) return SETU_STATUS_OK;
  if (!hlo_type_count(output)) {
    out[0] = kit_zeros(b, output);
    out[1] = kit_zeros(b, &c->results[1]);
  } else if (kernel_size(&p) <= MAX_UNROLLED) {
    pool_unrolled(b, &p, x, output, out);
  } else {
    pool_reduce_window(b, &p, x, out);
  }
  return SETU_STATUS_OK;
}

setu_status lower_max_pool2d(setu_builder *b, setu_call *c, setu_value **out) {
  return max_pool(b, c, out, 2);
}
setu_status lower_max_pool3d(setu_builder *b, setu_call *c, setu_value **out) {
  return max_pool(b, c, out, 3);
}

/* ---- gradients ---- */

/* The gradient goes to the recorded index of each plane. */
static setu_value *scatter_gradient(setu_builder *b, int spatial, setu_value *grad, setu_value *index,
                                    const setu_type *input) {
  setu_type type = *input;
  type.dtype = grad->type.dtype;
  if (!hlo_type_count(&type) || !hlo_type_count(&grad->type)) return kit_zeros(b, &type);
  setu_value *target = nn_flatten_last(b, kit_zeros(b, &type), spatial);
  setu_value *sum = kit_scatter_dim(b, target, type.rank - spatial, nn_flatten_last(b, index, spatial),
                                    nn_flatten_last(b, grad, spatial), hlo_region_binary(b, HLO_OP_add, type.dtype));
  return nn_reshape_like(b, sum, &type);
}

/* For every image element of dimension i, the value of the window that begins last at or before it, or of the window
 * `back` places before that one; `absent` where there is none. */
static setu_value *value_of_window(setu_builder *b, const pool *p, int i, setu_value *x, int64_t back,
                                   setu_value *absent) {
  int dim = p->lead + i, rank = x->type.rank;
  int64_t dims[SETU_MAX_RANK], places[SETU_MAX_RANK], low[SETU_MAX_RANK] = {0}, high[SETU_MAX_RANK] = {0};
  for (int k = 0, n = 0; k < rank; k++) {
    places[k] = n;
    dims[n++] = x->type.dims[k];
    if (k == dim) dims[n++] = p->stride[i];
  }
  setu_value *repeated = hlo_broadcast_in_dim(b, x, rank + 1, dims, places);
  setu_type type = x->type;
  type.dims[dim] *= p->stride[i];
  low[dim] = back * p->stride[i] - p->padding[i];
  high[dim] = p->size[i] - type.dims[dim] - low[dim];
  return hlo_pad(b, nn_reshape_like(b, repeated, &type), absent, low, high, NULL);
}

/* Every image element looks at the windows that may contain it and takes their gradient where they recorded it: a few
 * elementwise terms and no scatter. */
static setu_value *collect_gradient(setu_builder *b, const pool *p, setu_value *grad, setu_value *index) {
  int64_t terms[NN_MAX_SPATIAL], count = 1, dims[SETU_MAX_RANK];
  int rank = p->lead + p->spatial;
  for (int i = 0; i < p->spatial; i++) {
    terms[i] = (p->dilation[i] * (p->kernel[i] - 1) + p->stride[i]) / p->stride[i];
    count *= terms[i];
  }
  index = hlo_convert(b, index, index_dtype(p));
  for (int k = 0; k < rank; k++) dims[k] = k < p->lead ? 1 : p->size[k - p->lead];
  int64_t plane = plane_size(p);
  setu_type flat = hlo_type(index->type.dtype, 1, &plane);
  setu_value *own = hlo_reshape(b, hlo_iota(b, &flat, 0), rank, dims), *sum = NULL;
  setu_value *zero = hlo_scalar(b, grad->type.dtype, 0), *none = hlo_scalar_int(b, index->type.dtype, -1);
  for (int64_t n = 0; n < count; n++) {
    setu_value *value = grad, *at = index;
    for (int64_t i = p->spatial - 1, rest = n; i >= 0; rest /= terms[i], i--) {
      value = value_of_window(b, p, (int)i, value, rest % terms[i], zero);
      at = value_of_window(b, p, (int)i, at, rest % terms[i], none);
    }
    setu_value *term = hlo_select(b, kit_compare(b, HLO_EQ, at, own), value, kit_zeros_like(b, value));
    sum = sum ? hlo_add(b, sum, term) : term;
  }
  return sum;
}

static int64_t collected_terms(const pool *p) {
  int64_t count = 1;
  for (int i = 0; i < p->spatial; i++) count *= (p->dilation[i] * (p->kernel[i] - 1) + p->stride[i]) / p->stride[i];
  return count;
}

static setu_status max_pool_backward(setu_builder *b, setu_call *c, setu_value **out, int spatial) {
  pool p;
  const setu_type *input = call_type(c, "self");
  setu_value *grad = nn_tensor(b, c, "grad_output"), *index = call_tensor(c, "indices");
  if (!pool_read(b, c, spatial, input, call_type(c, "grad_output"), &p)) return SETU_STATUS_OK;
  bool empty = !hlo_type_count(input) || !hlo_type_count(&grad->type);
  if (!empty && collected_terms(&p) <= MAX_UNROLLED)
    out[0] = collect_gradient(b, &p, grad, index);
  else
    out[0] = scatter_gradient(b, spatial, grad, index, input);
  return SETU_STATUS_OK;
}

setu_status lower_max_pool2d_backward(setu_builder *b, setu_call *c, setu_value **out) {
  return max_pool_backward(b, c, out, 2);
}

setu_status lower_max_pool3d_backward(setu_builder *b, setu_call *c, setu_value **out) {
  return max_pool_backward(b, c, out, 3);
}

static setu_status scatter_backward(setu_builder *b, setu_call *c, setu_value **out, int spatial) {
  setu_value *grad = nn_tensor(b, c, "grad_output");
  out[0] = scatter_gradient(b, spatial, grad, call_tensor(c, "indices"), call_type(c, "self"));
  return SETU_STATUS_OK;
}

setu_status lower_scatter_pool2d_backward(setu_builder *b, setu_call *c, setu_value **out) {
  return scatter_backward(b, c, out, 2);
}

setu_status lower_scatter_pool3d_backward(setu_builder *b, setu_call *c, setu_value **out) {
  return scatter_backward(b, c, out, 3);
}

setu_status types_pool_input(const setu_call *c, setu_type *out_types, int *out_count) {
  out_types[0] = *call_type(c, "self");
  *out_count = 1;
  return SETU_STATUS_OK;
}

/* ---- unpooling ---- */

static setu_status max_unpool(setu_builder *b, setu_call *c, setu_value **out, int spatial) {
  setu_value *x = call_tensor(c, "self"), *index = kit_convert(b, call_tensor(c, "indices"), SETU_I64);
  setu_type type = c->results[0];
  setu_value *target = kit_zeros(b, &type);
  out[0] = target;
  if (!hlo_type_count(&type) || !hlo_type_count(&x->type)) return SETU_STATUS_OK;
  setu_value *flat =
      kit_scatter_dim(b, nn_flatten_last(b, target, spatial), type.rank - spatial, nn_flatten_last(b, index, spatial),
                      nn_flatten_last(b, x, spatial), kit_region_assign(b, type.dtype));
  out[0] = nn_reshape_like(b, flat, &type);
  return SETU_STATUS_OK;
}

setu_status lower_max_unpool2d(setu_builder *b, setu_call *c, setu_value **out) {
  return max_unpool(b, c, out, 2);
}
setu_status lower_max_unpool3d(setu_builder *b, setu_call *c, setu_value **out) {
  return max_unpool(b, c, out, 3);
}

/* ---- adaptive ---- */

/* Reduces [lead.., count0, kernel0, count1, kernel1 ..] over the kernels. */
static void reduce_windows(setu_builder *b, const pool *p, setu_value *values, setu_value *indices, setu_value **out) {
  int64_t dims[NN_MAX_SPATIAL];
  for (int i = 0; i < p->spatial; i++) dims[i] = values->type.rank - 2 * p->spatial + 2 * i + 1;
  setu_dtype dtype = values->type.dtype, index = indices->type.dtype;
  setu_value *inputs[2] = {values, indices};
  setu_value *inits[2] = {lowest_scalar(b, dtype), index_beyond(b, index)};
  hlo_reduce(b, 2, inputs, inits, p->spatial, dims, region_maximum(b, dtype, index), out);
}

/* Gathers every window of spatial dimension i: x's dimension dim becomes [count, kernel]. Adds the flat index of each
 * element to *index and its validity to *valid (either may start as NULL). */
static setu_value *gather_adaptive(setu_builder *b, const pool *p, int i, setu_value *x, int dim, int rank,
                                   setu_value **index, setu_value **valid) {
  int64_t cells = p->count[i] * p->kernel[i];
  int64_t *at = hlo_alloc(b, sizeof *at * (size_t)cells), *flat = hlo_alloc(b, sizeof *flat * (size_t)cells);
  bool *inside = hlo_alloc(b, sizeof *inside * (size_t)cells), all = true;
  if (!at || !flat || !inside) return x;
  for (int64_t o = 0; o < p->count[i]; o++) {
    int64_t start = pool_adaptive_start(o, p->count[i], p->size[i]),
            end = pool_adaptive_end(o, p->count[i], p->size[i]);
    for (int64_t k = 0; k < p->kernel[i]; k++) {
      int64_t cell = o * p->kernel[i] + k;
      inside[cell] = start + k < end;
      at[cell] = inside[cell] ? start + k : end - 1;
      flat[cell] = at[cell] * plane_step(p, i);
      all = all && inside[cell];
    }
  }
  int64_t dims[SETU_MAX_RANK];
  int place = p->lead + 2 * i;
  for (int k = 0; k < rank; k++) dims[k] = k == place ? p->count[i] : k == place + 1 ? p->kernel[i] : 1;
  setu_value *term = hlo_convert(b, nn_indices(b, cells, flat), index_dtype(p));
  term = hlo_reshape(b, term, rank, dims);
  *index = *index ? kit_add(b, *index, term) : term;
  if (!all) {
    setu_type type = hlo_type(SETU_BOOL, 1, &cells);
    setu_value *mask = hlo_reshape(b, hlo_dense(b, &type, inside), rank, dims);
    if (*valid) kit_broadcast_pair(b, valid, &mask);
    *valid = *valid ? hlo_and(b, *valid, mask) : mask;
  }
  return nn_take(b, x, dim, cells, at);
}

static setu_status adaptive_max_pool(setu_builder *b, setu_call *c, setu_value **out, int spatial) {
  pool p;
  setu_value *x = call_tensor(c, "self");
  if (!pool_read_sizes(b, c, spatial, call_type(c, "self"), &c->results[0], &p)) return SETU_STATUS_OK;
  if (!hlo_type_count(&c->results[0])) {
    out[0] = kit_zeros(b, &c->results[0]);
    out[1] = kit_zeros(b, &c->results[1]);
    return SETU_STATUS_OK;
  }
  int rank = p.lead + 2 * spatial;
  int64_t dims[SETU_MAX_RANK];
  setu_value *index = NULL, *valid = NULL;
  for (int k = 0; k < p.lead; k++) dims[k] = x->type.dims[k];
  for (int i = 0; i < spatial; i++) {
    p.kernel[i] = 1;
    for (int64_t o = 0; o < p.count[i]; o++) {
      int64_t length = pool_adaptive_end(o, p.count[i], p.size[i]) - pool_adaptive_start(o, p.count[i], p.size[i]);
      if (length > p.kernel[i]) p.kernel[i] = length;
    }
    dims[p.lead + 2 * i] = p.count[i], dims[p.lead + 2 * i + 1] = p.kernel[i];
    x = gather_adaptive(b, &p, i, x, p.lead + i, rank, &index, &valid);
  }
  x = hlo_reshape(b, x, rank, dims);
  if (valid) {
    setu_value *beyond = index_beyond(b, index->type.dtype);
    index = kit_select(b, valid, index, beyond);
    x = kit_select(b, valid, x, lowest_scalar(b, x->type.dtype));
  }
  reduce_windows(b, &p, x, kit_broadcast(b, index, rank, dims), out);
  return SETU_STATUS_OK;
}

setu_status lower_adaptive_max_pool2d(setu_builder *b, setu_call *c, setu_value **out) {
  return adaptive_max_pool(b, c, out, 2);
}

setu_status lower_adaptive_max_pool3d(setu_builder *b, setu_call *c, setu_value **out) {
  return adaptive_max_pool(b, c, out, 3);
}

/* ---- fractional ---- */

/* Where each window of spatial dimension i begins, [planes, count]. */
static setu_value *fractional_starts(setu_builder *b, const pool *p, int i, setu_value *sample) {
  int64_t planes = sample->type.dims[0], dims[2] = {planes, p->count[i]};
  int64_t room = p->size[i] - p->kernel[i];
  setu_type type = hlo_type(sample->type.dtype, 2, dims), index = hlo_type(SETU_I64, 2, dims);
  if (p->count[i] <= 1) return hlo_splat_int(b, &index, room);
  setu_value *alpha =
      hlo_divide(b, hlo_scalar(b, type.dtype, (double)room), hlo_scalar(b, type.dtype, (double)(p->count[i] - 1)));
  setu_value *at = kit_add(b, hlo_iota(b, &type, 1), nn_along(b, sample, 2, 0));
  at = hlo_convert(b, kit_mul(b, at, alpha), SETU_I64);
  setu_value *first = hlo_convert(b, kit_mul(b, sample, alpha), SETU_I64);
  setu_value *start = kit_sub(b, at, nn_along(b, first, 2, 0));
  setu_value *is_last = kit_compare_number(b, HLO_EQ, kit_iota(b, 2, dims, 1), (double)(p->count[i] - 1));
  return hlo_select(b, is_last, hlo_splat_int(b, &index, room), start);
}

static setu_status fractional_max_pool(setu_builder *b, setu_call *c, setu_value **out, int spatial) {
  pool p;
  setu_value *x = call_tensor(c, "self"), *samples = nn_tensor(b, c, "random_samples");
  const setu_type *output = &c->results[0];
  if (!pool_read_sizes(b, c, spatial, call_type(c, "self"), output, &p)) return SETU_STATUS_OK;
  if (!hlo_type_count(output) || samples->type.rank != 3) {
    out[0] = kit_zeros(b, output);
    out[1] = kit_zeros(b, &c->results[1]);
    return SETU_STATUS_OK;
  }
  /* Samples of more images than there are may be given; the first ones count. */
  samples = kit_slice_dim(b, samples, 0, 0, p.lead > 1 ? x->type.dims[0] : 1, 1);
  int64_t planes = samples->type.dims[0] * samples->type.dims[1], plane = plane_size(&p);
  int rank = 1 + 2 * spatial;
  int64_t table[2] = {planes, spatial}, dims[SETU_MAX_RANK], one[SETU_MAX_RANK];
  samples = hlo_reshape(b, samples, 2, table);
  setu_value *index = NULL;
  dims[0] = planes;
  for (int i = 0; i < spatial; i++) {
    p.kernel[i] = call_int_at(c, "kernel_size", i, 1);
    /* In two dimensions the first sample belongs to the width, in three to the depth. */
    int column = spatial == 2 ? 1 - i : i;
    setu_value *sample = kit_squeeze(b, kit_slice_dim(b, samples, 1, column, column + 1, 1), 1);
    setu_value *start = fractional_starts(b, &p, i, sample);
    for (int k = 0; k < rank; k++) one[k] = 1;
    one[0] = planes, one[1 + 2 * i] = p.count[i];
    start = hlo_reshape(b, start, rank, one);
    one[0] = 1, one[1 + 2 * i] = 1, one[2 + 2 * i] = p.kernel[i];
    setu_value *term = kit_add(b, start, kit_iota(b, rank, one, 2 + 2 * i));
    term = kit_mul_number(b, term, (double)plane_step(&p, i));
    index = index ? kit_add(b, index, term) : term;
    dims[1 + 2 * i] = p.count[i], dims[2 + 2 * i] = p.kernel[i];
  }
  index = kit_broadcast(b, index, rank, dims);
  int64_t flat[2] = {planes, plane};
  setu_value *values = kit_gather_dim(b, hlo_reshape(b, x, 2, flat), 1, nn_flatten_last(b, index, rank - 1));
  reduce_windows(b, &p, hlo_reshape(b, values, rank, dims), index, out);
  out[0] = kit_reshape_type(b, out[0], output);
  out[1] = kit_reshape_type(b, out[1], output);
  return SETU_STATUS_OK;
}

setu_status lower_fractional_max_pool2d(setu_builder *b, setu_call *c, setu_value **out) {
  return fractional_max_pool(b, c, out, 2);
}

setu_status lower_fractional_max_pool3d(setu_builder *b, setu_call *c, setu_value **out) {
  return fractional_max_pool(b, c, out, 3);
}
