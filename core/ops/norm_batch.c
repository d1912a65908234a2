/* Batch normalisation: training and inference, its gradients, and the pieces that synchronised batch normalisation
 * over several devices is made of. Statistics are kept in the computation type. */
#include <string.h>

#include "ops/lowerings.h"
#include "ops/nn.h"
#include "ops/table.h"

/* One call: the input and its channel vectors as [1, C, 1, ..]; NULL where absent. */
typedef struct batch {
  setu_value *x, *weight, *bias, *mean, *invstd;
  setu_dtype dtype;
  int rank;
  double count; /* elements per channel */
} batch;

static double channel_count(const setu_type *type) {
  double count = 1;
  for (int i = 0; i < type->rank; i++)
    if (i != 1) count *= (double)type->dims[i];
  return count;
}

static setu_value *channel(setu_builder *b, const batch *n, setu_value *x) {
  return x ? nn_along(b, x, n->rank, 1) : NULL;
}

static void read_batch(setu_builder *b, setu_call *c, batch *n) {
  memset(n, 0, sizeof *n);
  n->x = nn_tensor(b, c, "input");
  n->dtype = n->x->type.dtype;
  n->rank = n->x->type.rank;
  n->count = channel_count(&n->x->type);
}

static void read_affine(setu_builder *b, setu_call *c, batch *n) {
  n->weight = nn_optional(b, c, "weight", n->dtype);
  n->bias = nn_optional(b, c, "bias", n->dtype);
}

/* Mean and biased variance per channel, rank 1. */
static void measure(setu_builder *b, const batch *n, setu_value **out_mean, setu_value **out_var) {
  setu_value *scale = hlo_scalar(b, n->dtype, n->count);
  *out_mean = kit_div(b, nn_sum_except(b, n->x, 1), scale);
  setu_value *centered = kit_sub(b, n->x, channel(b, n, *out_mean));
  *out_var = kit_div(b, nn_sum_except(b, hlo_multiply(b, centered, centered), 1), scale);
}

static setu_value *apply(setu_builder *b, const batch *n) {
  setu_value *scale = channel(b, n, n->invstd);
  if (n->weight) scale = hlo_multiply(b, scale, channel(b, n, n->weight));
  setu_value *y = kit_mul(b, kit_sub(b, n->x, channel(b, n, n->mean)), scale);
  return n->bias ? kit_add(b, y, channel(b, n, n->bias)) : y;
}

/* momentum * new + (1 - momentum) * old. */
static setu_value *blend(setu_builder *b, setu_value *momentum, setu_value *fresh, setu_value *old) {
  setu_value *rest = hlo_subtract(b, hlo_scalar(b, momentum->type.dtype, 1), momentum);
  return hlo_add(b, kit_mul(b, momentum, fresh), kit_mul(b, rest, old));
}

/* The running statistics after a step; either may be NULL. */
static void update(setu_builder *b, setu_call *c, const batch *n, setu_value *mean, setu_value *var,
                   setu_value **out_mean, setu_value **out_var) {
  setu_value *old_mean = nn_optional(b, c, "running_mean", n->dtype);
  setu_value *old_var = nn_optional(b, c, "running_var", n->dtype);
  *out_mean = *out_var = NULL;
  if (!old_mean && !old_var) return;
  setu_value *momentum = call_scalar(c, "momentum", n->dtype);
  if (old_mean) *out_mean = blend(b, momentum, mean, old_mean);
  if (!old_var) return;
  setu_value *sum = kit_mul_number(b, var, n->count);
  setu_value *unbiased = kit_div(b, sum, hlo_scalar(b, n->dtype, n->count - 1));
  *out_var = blend(b, momentum, unbiased, old_var);
}

typedef enum update_kind { UPDATE_NONE, UPDATE_WRITE, UPDATE_RETURN } update_kind;

/* The whole operator: out[0..2], and the updated statistics written or put into out[returned], out[returned + 1]. */
static void normalize(setu_builder *b, setu_call *c, setu_value **out, bool training, update_kind kind, int returned) {
  batch n;
  read_batch(b, c, &n);
  read_affine(b, c, &n);
  double eps = call_double(c, "eps");
  if (training) {
    setu_value *var, *new_mean = NULL, *new_var = NULL;
    measure(b, &n, &n.mean, &var);
    n.invstd = nn_inverse_root(b, var, eps);
    if (kind != UPDATE_NONE) update(b, c, &n, n.mean, var, &new_mean, &new_var);
    if (kind == UPDATE_WRITE && new_mean) call_write(c, "running_mean", new_mean);
    if (kind == UPDATE_WRITE && new_var) call_write(c, "running_var", new_var);
    if (kind == UPDATE_RETURN) out[returned] = new_mean, out[returned + 1] = new_var;
  } else {
    n.mean = kit_convert(b, call_tensor(c, "running_mean"), n.dtype);
    setu_value *var = kit_convert(b, call_tensor(c, "running_var"), n.dtype);
    n.invstd = nn_inverse_root(b, var, eps);
    if (kind == UPDATE_RETURN) out[returned] = n.mean, out[returned + 1] = var;
  }
  out[0] = apply(b, &n);
  nn_set(b, c, out, 1, n.mean);
  nn_set(b, c, out, 2, n.invstd);
}

/* The space that only cuDNN uses. */
static void set_reserve(setu_builder *b, setu_call *c, setu_value **out) {
  setu_type type = {.dtype = SETU_U8, .rank = 1};
  out[3] = kit_zeros(b, c->result_count > 3 && c->results[3].dtype == SETU_U8 ? &c->results[3] : &type);
}

setu_status lower_batch_norm(setu_builder *b, setu_call *c, setu_value **out) {
  bool has_statistics = call_find(c, "running_mean") >= 0;
  normalize(b, c, out, call_bool(c, "training"), has_statistics ? UPDATE_WRITE : UPDATE_NONE, 0);
  return SETU_STATUS_OK;
}

setu_status lower_batch_norm_inference(setu_builder *b, setu_call *c, setu_value **out) {
  normalize(b, c, out, false, UPDATE_NONE, 0);
  return SETU_STATUS_OK;
}

setu_status lower_batch_norm_functional(setu_builder *b, setu_call *c, setu_value **out) {
  normalize(b, c, out, call_bool(c, "training"), UPDATE_RETURN, 3);
  return SETU_STATUS_OK;
}

setu_status lower_batch_norm_with_update(setu_builder *b, setu_call *c, setu_value **out) {
  normalize(b, c, out, true, UPDATE_WRITE, 0);
  set_reserve(b, c, out);
  return SETU_STATUS_OK;
}

setu_status lower_batch_norm_with_update_functional(setu_builder *b, setu_call *c, setu_value **out) {
  normalize(b, c, out, true, UPDATE_RETURN, 4);
  set_reserve(b, c, out);
  return SETU_STATUS_OK;
}

setu_status lower_batch_norm_no_update(setu_builder *b, setu_call *c, setu_value **out) {
  normalize(b, c, out, !call_has(c, "running_mean"), UPDATE_NONE, 0);
  set_reserve(b, c, out);
  return SETU_STATUS_OK;
}

/* ---- gradients ---- */

static void batch_backward(setu_builder *b, setu_call *c, setu_value **out, bool training, const char *saved_invstd) {
  batch n;
  read_batch(b, c, &n);
  setu_value *grad = kit_convert(b, call_tensor(c, "grad_out"), n.dtype);
  n.weight = nn_optional(b, c, "weight", n.dtype);
  if (training) {
    n.mean = kit_convert(b, call_tensor(c, "save_mean"), n.dtype);
    n.invstd = kit_convert(b, call_tensor(c, saved_invstd), n.dtype);
  } else {
    n.mean = kit_convert(b, call_tensor(c, "running_mean"), n.dtype);
    n.invstd = nn_inverse_root(b, kit_convert(b, call_tensor(c, "running_var"), n.dtype), call_double(c, "eps"));
  }
  setu_value *centered = kit_sub(b, n.x, channel(b, &n, n.mean));
  setu_value *sum = nn_sum_except(b, grad, 1);
  setu_value *dot = nn_sum_except(b, hlo_multiply(b, grad, centered), 1);
  if (nn_wanted(c, "output_mask", 0)) {
    setu_value *inner = grad, *scale = channel(b, &n, n.invstd);
    if (training) {
      setu_value *count = hlo_scalar(b, n.dtype, n.count);
      setu_value *slope = hlo_multiply(b, kit_div(b, dot, count), hlo_multiply(b, n.invstd, n.invstd));
      inner = hlo_subtract(b, inner, kit_mul(b, centered, channel(b, &n, slope)));
      inner = kit_sub(b, inner, channel(b, &n, kit_div(b, sum, count)));
    }
    if (n.weight) scale = hlo_multiply(b, scale, channel(b, &n, n.weight));
    out[0] = kit_mul(b, inner, scale);
  }
  if (nn_wanted(c, "output_mask", 1)) out[1] = hlo_multiply(b, dot, n.invstd);
  if (nn_wanted(c, "output_mask", 2)) out[2] = sum;
}

setu_status lower_batch_norm_backward(setu_builder *b, setu_call *c, setu_value **out) {
  batch_backward(b, c, out, call_bool(c, "train"), "save_invstd");
  return SETU_STATUS_OK;
}

setu_status lower_batch_norm_backward_update(setu_builder *b, setu_call *c, setu_value **out) {
  batch_backward(b, c, out, call_bool(c, "update"), "save_var");
  return SETU_STATUS_OK;
}

/* ---- pieces ---- */

setu_status lower_batch_norm_update_stats(setu_builder *b, setu_call *c, setu_value **out) {
  batch n;
  read_batch(b, c, &n);
  setu_value *new_mean, *new_var;
  measure(b, &n, &out[0], &out[1]);
  update(b, c, &n, out[0], out[1], &new_mean, &new_var);
  if (new_mean) call_write(c, "running_mean", new_mean);
  if (new_var) call_write(c, "running_var", new_var);
  return SETU_STATUS_OK;
}

setu_status lower_batch_norm_stats(setu_builder *b, setu_call *c, setu_value **out) {
  batch n;
  setu_value *var;
  read_batch(b, c, &n);
  measure(b, &n, &out[0], &var);
  out[1] = nn_inverse_root(b, var, call_double(c, "eps"));
  return SETU_STATUS_OK;
}

/* Joins the statistics [devices, C] of several devices, weighted by how much each has seen (rank 1). */
static void gather_statistics(setu_builder *b, setu_call *c, setu_value **out, setu_value *counts) {
  batch n;
  read_batch(b, c, &n);
  double eps = call_double(c, "eps");
  setu_value *mean = kit_convert(b, call_tensor(c, "mean"), n.dtype);
  setu_value *invstd = kit_convert(b, call_tensor(c, "invstd"), n.dtype);
  setu_value *weights = nn_along(b, counts, 2, 0), *total = kit_sum_all(b, counts);
  int64_t devices = 0;
  out[0] = kit_div(b, kit_sum(b, kit_mul(b, mean, weights), 1, &devices, false), total);
  setu_value *inverse = hlo_divide(b, kit_ones_like(b, invstd), hlo_multiply(b, invstd, invstd));
  setu_value *shift = kit_sub(b, mean, out[0]);
  setu_value *moment = hlo_add(b, kit_add_number(b, inverse, -eps), hlo_multiply(b, shift, shift));
  setu_value *sum = kit_sum(b, kit_mul(b, moment, weights), 1, &devices, false);
  out[1] = nn_inverse_root(b, kit_div(b, sum, total), eps);
  setu_value *old_mean = nn_optional(b, c, "running_mean", n.dtype);
  setu_value *old_var = nn_optional(b, c, "running_var", n.dtype);
  setu_value *momentum = call_scalar(c, "momentum", n.dtype);
  if (old_mean) call_write(c, "running_mean", blend(b, momentum, out[0], old_mean));
  if (!old_var) return;
  setu_value *unbiased = kit_div(b, sum, kit_add_number(b, total, -1));
  call_write(c, "running_var", blend(b, momentum, unbiased, old_var));
}

setu_status lower_batch_norm_gather_stats(setu_builder *b, setu_call *c, setu_value **out) {
  setu_type type = hlo_type(kit_compute_dtype(call_type(c, "input")->dtype), 1, call_type(c, "mean")->dims);
  gather_statistics(b, c, out, hlo_splat(b, &type, call_double(c, "count"), 0));
  return SETU_STATUS_OK;
}

setu_status lower_batch_norm_gather_stats_with_counts(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = kit_compute_dtype(call_type(c, "input")->dtype);
  gather_statistics(b, c, out, kit_flatten(b, kit_convert(b, call_tensor(c, "counts"), dtype)));
  return SETU_STATUS_OK;
}

setu_status lower_batch_norm_elemt(setu_builder *b, setu_call *c, setu_value **out) {
  batch n;
  read_batch(b, c, &n);
  read_affine(b, c, &n);
  n.mean = kit_convert(b, call_tensor(c, "mean"), n.dtype);
  n.invstd = kit_convert(b, call_tensor(c, "invstd"), n.dtype);
  out[0] = apply(b, &n);
  return SETU_STATUS_OK;
}

setu_status lower_batch_norm_backward_reduce(setu_builder *b, setu_call *c, setu_value **out) {
  batch n;
  read_batch(b, c, &n);
  setu_value *grad = kit_convert(b, call_tensor(c, "grad_out"), n.dtype);
  setu_value *mean = kit_convert(b, call_tensor(c, "mean"), n.dtype);
  setu_value *centered = kit_sub(b, n.x, channel(b, &n, mean));
  setu_value *sum = nn_sum_except(b, grad, 1);
  setu_value *dot = nn_sum_except(b, hlo_multiply(b, grad, centered), 1);
  if (call_bool(c, "input_g")) out[0] = sum, out[1] = dot;
  if (call_bool(c, "weight_g")) out[2] = hlo_multiply(b, dot, kit_convert(b, call_tensor(c, "invstd"), n.dtype));
  if (call_bool(c, "bias_g")) out[3] = sum;
  return SETU_STATUS_OK;
}

setu_status lower_batch_norm_backward_elemt(setu_builder *b, setu_call *c, setu_value **out) {
  batch n;
  read_batch(b, c, &n);
  n.weight = nn_optional(b, c, "weight", n.dtype);
  setu_value *grad = kit_convert(b, call_tensor(c, "grad_out"), n.dtype);
  setu_value *mean = kit_convert(b, call_tensor(c, "mean"), n.dtype);
  setu_value *invstd = kit_convert(b, call_tensor(c, "invstd"), n.dtype);
  setu_value *total = kit_sum_all(b, kit_convert(b, call_tensor(c, "count"), n.dtype));
  setu_value *mean_grad = kit_div(b, kit_convert(b, call_tensor(c, "sum_dy"), n.dtype), total);
  setu_value *slope = kit_div(b, kit_convert(b, call_tensor(c, "sum_dy_xmu"), n.dtype), total);
  slope = hlo_multiply(b, slope, hlo_multiply(b, invstd, invstd));
  setu_value *centered = kit_sub(b, n.x, channel(b, &n, mean));
  setu_value *inner = kit_sub(b, grad, channel(b, &n, mean_grad));
  inner = hlo_subtract(b, inner, kit_mul(b, centered, channel(b, &n, slope)));
  setu_value *scale = channel(b, &n, invstd);
  if (n.weight) scale = hlo_multiply(b, scale, channel(b, &n, n.weight));
  out[0] = kit_mul(b, inner, scale);
  return SETU_STATUS_OK;
}

/* ---- types in inference ---- */

/* The CPU saves no statistics there, where meta says what CUDA saves. Training is as on meta. */
static setu_status inference_types(const setu_call *c, setu_type *out_types) {
  if (!call_has(c, "running_mean") || (call_find(c, "training") >= 0 && call_bool(c, "training")))
    return SETU_ERROR(SETU_UNIMPLEMENTED, "the types of %s in training are those of meta", c->row->name);
  out_types[0] = *call_type(c, "input");
  out_types[1] = out_types[2] = (setu_type){.dtype = call_type(c, "running_mean")->dtype, .rank = 1};
  return SETU_STATUS_OK;
}

setu_status types_batch_norm(const setu_call *c, setu_type *out_types, int *out_count) {
  SETU_TRY(inference_types(c, out_types));
  *out_count = 3;
  return SETU_STATUS_OK;
}

setu_status types_batch_norm_functional(const setu_call *c, setu_type *out_types, int *out_count) {
  SETU_TRY(inference_types(c, out_types));
  out_types[3] = *call_type(c, "running_mean");
  out_types[4] = *call_type(c, "running_var");
  *out_count = 5;
  return SETU_STATUS_OK;
}

setu_status types_batch_norm_no_update(const setu_call *c, setu_type *out_types, int *out_count) {
  SETU_TRY(inference_types(c, out_types));
  out_types[3] = (setu_type){.dtype = SETU_U8, .rank = 1};
  *out_count = 4;
  return SETU_STATUS_OK;
}

/* ---- types of operators without a meta kernel ---- */

static setu_type channel_type(const setu_call *c) {
  const setu_type *input = call_type(c, "input");
  return (setu_type){.dtype = kit_compute_dtype(input->dtype), .rank = 1, .dims = {input->dims[1]}};
}

setu_status types_batch_norm_statistics(const setu_call *c, setu_type *out_types, int *out_count) {
  out_types[0] = out_types[1] = channel_type(c);
  *out_count = 2;
  return SETU_STATUS_OK;
}

/* PyTorch keeps these in the type of the running statistics. */
setu_status types_batch_norm_update_stats(const setu_call *c, setu_type *out_types, int *out_count) {
  setu_type type = channel_type(c);
  type.dtype = call_type(c, call_has(c, "running_mean") ? "running_mean" : "input")->dtype;
  out_types[0] = out_types[1] = type;
  *out_count = 2;
  return SETU_STATUS_OK;
}

setu_status types_batch_norm_like_input(const setu_call *c, setu_type *out_types, int *out_count) {
  out_types[0] = *call_type(c, "input");
  *out_count = 1;
  return SETU_STATUS_OK;
}

setu_status types_batch_norm_backward_reduce(const setu_call *c, setu_type *out_types, int *out_count) {
  memset(out_types, 0, sizeof *out_types * 4);
  if (call_bool(c, "input_g")) out_types[0] = out_types[1] = channel_type(c);
  if (call_bool(c, "weight_g")) out_types[2] = channel_type(c);
  if (call_bool(c, "bias_g")) out_types[3] = channel_type(c);
  for (int i = 2; i < 4; i++)
    if (out_types[i].dtype && call_has(c, "weight")) out_types[i].dtype = call_type(c, "weight")->dtype;
  *out_count = 4;
  return SETU_STATUS_OK;
}
