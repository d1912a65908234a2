/* Layer, group and root-mean-square normalisation, weight norms and renorm. Batch normalisation is norm_batch.c. */
#include "ops/lowerings.h"
#include "ops/nn.h"
#include "ops/table.h"

#include <float.h>
#include <math.h>

/* ---- layer norm ---- */

/* The input of a normalisation over its last dimensions. */
typedef struct layer {
  setu_value *x;
  setu_dtype dtype;
  int rank, outer;             /* outer: dimensions that are not normalised */
  int64_t dims[SETU_MAX_RANK]; /* outer ones first, then the normalised ones */
} layer;

static void read_layer(setu_builder *b, setu_call *c, layer *n) {
  n->x = nn_tensor(b, c, "input");
  n->dtype = n->x->type.dtype;
  n->rank = n->x->type.rank;
  n->outer = n->rank - call_count(c, "normalized_shape");
  if (n->outer < 0) n->outer = 0;
  for (int i = 0; i < n->rank; i++) n->dims[i] = i;
}

static setu_value *inner_mean(setu_builder *b, const layer *n, setu_value *x) {
  return kit_mean(b, x, n->rank - n->outer, n->dims + n->outer, true);
}

static setu_value *outer_sum(setu_builder *b, const layer *n, setu_value *x) {
  return n->outer ? kit_sum(b, x, n->outer, n->dims, false) : x;
}

setu_status lower_layer_norm(setu_builder *b, setu_call *c, setu_value **out) {
  layer n;
  read_layer(b, c, &n);
  setu_value *mean = inner_mean(b, &n, n.x);
  setu_value *centered = kit_sub(b, n.x, mean);
  setu_value *rstd = nn_inverse_root(b, inner_mean(b, &n, hlo_multiply(b, centered, centered)), call_double(c, "eps"));
  setu_value *weight = nn_optional(b, c, "weight", n.dtype), *bias = nn_optional(b, c, "bias", n.dtype);
  setu_value *y = kit_mul(b, centered, rstd);
  if (weight) y = kit_mul(b, y, weight);
  if (bias) y = kit_add(b, y, bias);
  out[0] = y;
  nn_set(b, c, out, 1, mean);
  nn_set(b, c, out, 2, rstd);
  return SETU_STATUS_OK;
}

setu_status lower_layer_norm_backward(setu_builder *b, setu_call *c, setu_value **out) {
  layer n;
  read_layer(b, c, &n);
  setu_value *grad = kit_convert(b, call_tensor(c, "grad_out"), n.dtype);
  setu_value *mean = kit_convert(b, call_tensor(c, "mean"), n.dtype);
  setu_value *rstd = kit_convert(b, call_tensor(c, "rstd"), n.dtype);
  setu_value *weight = nn_optional(b, c, "weight", n.dtype);
  setu_value *normal = kit_mul(b, kit_sub(b, n.x, mean), rstd);
  if (nn_wanted(c, "output_mask", 0)) {
    setu_value *scaled = weight ? kit_mul(b, grad, weight) : grad;
    setu_value *level = inner_mean(b, &n, scaled);
    setu_value *slope = inner_mean(b, &n, hlo_multiply(b, scaled, normal));
    setu_value *inner = kit_sub(b, kit_sub(b, scaled, level), kit_mul(b, normal, slope));
    out[0] = kit_mul(b, inner, rstd);
  }
  if (nn_wanted(c, "output_mask", 1)) out[1] = outer_sum(b, &n, hlo_multiply(b, grad, normal));
  if (nn_wanted(c, "output_mask", 2)) out[2] = outer_sum(b, &n, grad);
  return SETU_STATUS_OK;
}

/* ---- root mean square norm ---- */

setu_status lower_rms_norm(setu_builder *b, setu_call *c, setu_value **out) {
  layer n;
  read_layer(b, c, &n);
  bool narrow = n.dtype == SETU_F32 || n.dtype == SETU_C64;
  double eps = call_double_or(c, "eps", narrow ? (double)FLT_EPSILON : DBL_EPSILON);
  setu_value *mean = inner_mean(b, &n, hlo_multiply(b, n.x, n.x));
  setu_value *rstd = hlo_rsqrt(b, hlo_add(b, mean, kit_full_like(b, mean, eps)));
  setu_value *weight = nn_optional(b, c, "weight", n.dtype);
  setu_value *y = kit_mul(b, n.x, rstd);
  out[0] = weight ? kit_mul(b, y, weight) : y;
  nn_set(b, c, out, 1, rstd);
  return SETU_STATUS_OK;
}

setu_status lower_rms_norm_backward(setu_builder *b, setu_call *c, setu_value **out) {
  layer n;
  read_layer(b, c, &n);
  setu_value *grad = kit_convert(b, call_tensor(c, "grad_out"), n.dtype);
  setu_value *rstd = kit_convert(b, call_tensor(c, "rstd"), n.dtype);
  setu_value *weight = nn_optional(b, c, "weight", n.dtype);
  setu_value *normal = kit_mul(b, n.x, rstd);
  if (nn_wanted(c, "output_mask", 0)) {
    setu_value *scaled = weight ? kit_mul(b, grad, weight) : grad;
    setu_value *slope = inner_mean(b, &n, hlo_multiply(b, scaled, normal));
    out[0] = kit_mul(b, kit_sub(b, scaled, kit_mul(b, normal, slope)), rstd);
  }
  if (nn_wanted(c, "output_mask", 1)) out[1] = outer_sum(b, &n, hlo_multiply(b, grad, normal));
  return SETU_STATUS_OK;
}

/* ---- group norm ---- */

/* The input as [N, groups, channels per group, rest]. */
typedef struct grouped {
  setu_value *x;
  setu_dtype dtype;
  int64_t dims[4];
} grouped;

static void read_grouped(setu_builder *b, setu_call *c, grouped *n) {
  int64_t groups = call_int(c, "group");
  setu_value *x = nn_tensor(b, c, "input");
  n->dtype = x->type.dtype;
  n->dims[0] = call_int(c, "N"), n->dims[1] = groups;
  n->dims[2] = groups ? call_int(c, "C") / groups : 0;
  n->dims[3] = call_int(c, "HxW");
  n->x = hlo_reshape(b, x, 4, n->dims);
}

static setu_value *per_group(setu_builder *b, const grouped *n, setu_value *x) {
  int64_t dims[4] = {n->dims[0], n->dims[1], 1, 1};
  return hlo_reshape(b, x, 4, dims);
}

static setu_value *per_channel(setu_builder *b, const grouped *n, setu_value *x) {
  int64_t dims[4] = {1, n->dims[1], n->dims[2], 1};
  return hlo_reshape(b, x, 4, dims);
}

static const int64_t inside[2] = {2, 3}, outside[2] = {0, 3};

static setu_value *flat_channels(setu_builder *b, const grouped *n, setu_value *x) {
  int64_t count = n->dims[1] * n->dims[2];
  return hlo_reshape(b, x, 1, &count);
}

setu_status lower_group_norm(setu_builder *b, setu_call *c, setu_value **out) {
  grouped n;
  read_grouped(b, c, &n);
  setu_value *mean = kit_mean(b, n.x, 2, inside, true);
  setu_value *centered = kit_sub(b, n.x, mean);
  setu_value *var = kit_mean(b, hlo_multiply(b, centered, centered), 2, inside, true);
  setu_value *rstd = nn_inverse_root(b, var, call_double(c, "eps"));
  setu_value *weight = nn_optional(b, c, "weight", n.dtype), *bias = nn_optional(b, c, "bias", n.dtype);
  setu_value *y = kit_mul(b, centered, rstd);
  if (weight) y = kit_mul(b, y, per_channel(b, &n, weight));
  if (bias) y = kit_add(b, y, per_channel(b, &n, bias));
  out[0] = nn_reshape_like(b, y, call_type(c, "input"));
  nn_set(b, c, out, 1, hlo_reshape(b, mean, 2, n.dims));
  nn_set(b, c, out, 2, hlo_reshape(b, rstd, 2, n.dims));
  return SETU_STATUS_OK;
}

setu_status lower_group_norm_backward(setu_builder *b, setu_call *c, setu_value **out) {
  grouped n;
  read_grouped(b, c, &n);
  setu_value *grad = hlo_reshape(b, kit_convert(b, call_tensor(c, "grad_out"), n.dtype), 4, n.dims);
  setu_value *mean = per_group(b, &n, kit_convert(b, call_tensor(c, "mean"), n.dtype));
  setu_value *rstd = per_group(b, &n, kit_convert(b, call_tensor(c, "rstd"), n.dtype));
  setu_value *weight = nn_optional(b, c, "weight", n.dtype);
  setu_value *normal = kit_mul(b, kit_sub(b, n.x, mean), rstd);
  if (nn_wanted(c, "output_mask", 0)) {
    setu_value *scaled = weight ? kit_mul(b, grad, per_channel(b, &n, weight)) : grad;
    setu_value *level = kit_mean(b, scaled, 2, inside, true);
    setu_value *slope = kit_mean(b, hlo_multiply(b, scaled, normal), 2, inside, true);
    setu_value *inner = kit_sub(b, kit_sub(b, scaled, level), kit_mul(b, normal, slope));
    out[0] = nn_reshape_like(b, kit_mul(b, inner, rstd), call_type(c, "input"));
  }
  if (nn_wanted(c, "output_mask", 1))
    out[1] = flat_channels(b, &n, kit_sum(b, hlo_multiply(b, grad, normal), 2, outside, false));
  if (nn_wanted(c, "output_mask", 2)) out[2] = flat_channels(b, &n, kit_sum(b, grad, 2, outside, false));
  return SETU_STATUS_OK;
}

/* ---- weight norm ---- */

/* Every dimension but `dim`; returns the count. */
static int other_dims(int rank, int dim, int64_t *dims) {
  int count = 0;
  for (int i = 0; i < rank; i++)
    if (i != dim) dims[count++] = i;
  return count;
}

setu_status lower_weight_norm(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *v = nn_tensor(b, c, "v");
  setu_value *g = kit_convert(b, call_tensor(c, "g"), v->type.dtype);
  int64_t dims[SETU_MAX_RANK];
  int count = other_dims(v->type.rank, kit_dim(b, call_int(c, "dim"), v->type.rank), dims);
  setu_value *norm = hlo_sqrt(b, kit_sum(b, hlo_multiply(b, v, v), count, dims, true));
  out[0] = kit_mul(b, v, kit_div(b, kit_reshape_type(b, g, &norm->type), norm));
  out[1] = c->result_count > 1 ? kit_reshape_type(b, norm, &c->results[1]) : norm;
  return SETU_STATUS_OK;
}

setu_status lower_weight_norm_backward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *v = nn_tensor(b, c, "saved_v");
  setu_value *grad = kit_convert(b, call_tensor(c, "grad_w"), v->type.dtype);
  int64_t dims[SETU_MAX_RANK];
  int count = other_dims(v->type.rank, kit_dim(b, call_int(c, "dim"), v->type.rank), dims);
  setu_value *dot = kit_sum(b, hlo_multiply(b, v, grad), count, dims, true);
  setu_value *g = kit_reshape_type(b, kit_convert(b, call_tensor(c, "saved_g"), v->type.dtype), &dot->type);
  setu_value *norm = kit_reshape_type(b, kit_convert(b, call_tensor(c, "saved_norms"), v->type.dtype), &dot->type);
  setu_value *along = hlo_divide(b, dot, hlo_multiply(b, norm, norm));
  out[0] = kit_mul(b, hlo_divide(b, g, norm), hlo_subtract(b, grad, kit_mul(b, v, along)));
  out[1] = kit_reshape_type(b, hlo_divide(b, dot, norm), call_type(c, "saved_g"));
  return SETU_STATUS_OK;
}

/* ---- renorm ---- */

/* The p-norm over dims, kept as 1. */
static setu_value *vector_norm(setu_builder *b, setu_value *x, double p, int count, const int64_t *dims) {
  setu_value *size = hlo_abs(b, x);
  if (isinf(p)) return p > 0 ? kit_amax(b, size, count, dims, true) : kit_amin(b, size, count, dims, true);
  if (p == 0) return kit_sum(b, kit_convert(b, kit_nonzero(b, size), size->type.dtype), count, dims, true);
  if (p == 1) return kit_sum(b, size, count, dims, true);
  if (p == 2) return hlo_sqrt(b, kit_sum(b, hlo_multiply(b, size, size), count, dims, true));
  setu_value *sum = kit_sum(b, hlo_power(b, size, kit_full_like(b, size, p)), count, dims, true);
  return hlo_power(b, sum, kit_full_like(b, sum, 1 / p));
}

setu_status lower_renorm(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = nn_tensor(b, c, "self");
  int64_t dims[SETU_MAX_RANK];
  int count = other_dims(x->type.rank, kit_dim(b, call_int(c, "dim"), x->type.rank), dims);
  setu_value *norm = vector_norm(b, x, call_double(c, "p"), count, dims);
  setu_value *limit = kit_broadcast_like(b, call_scalar(c, "maxnorm", norm->type.dtype), norm);
  setu_value *factor = hlo_divide(b, limit, kit_add_number(b, norm, 1e-7));
  factor = hlo_select(b, hlo_compare(b, HLO_GT, norm, limit), factor, kit_ones_like(b, norm));
  out[0] = kit_mul(b, x, kit_convert(b, factor, x->type.dtype));
  return SETU_STATUS_OK;
}
