/* Inference layers built on attention: multi-head attention with its projections, and the whole transformer encoder
 * layer. Values between steps are rounded to the input's dtype, as PyTorch's separate operators round them. */
#include <math.h>

#include "ops/lowerings.h"
#include "ops/nn.h"
#include "ops/softmax.h"
#include "ops/table.h"

/* x @ weight.T + bias over the last dimension, in x's dtype. */
static setu_value *linear(setu_builder *b, setu_value *x, setu_value *weight, setu_value *bias) {
  setu_dtype dtype = x->type.dtype, wide = kit_compute_dtype(dtype);
  hlo_dot_dims dims = {.contracting_count = 1, .rhs_contracting = {1}};
  dims.lhs_contracting[0] = x->type.rank - 1;
  setu_value *y = hlo_dot_general(b, x, kit_convert(b, weight, dtype), &dims, wide);
  if (bias) y = kit_add(b, y, kit_convert(b, bias, wide));
  return kit_convert(b, y, dtype);
}

static setu_value *rows(setu_builder *b, setu_value *x, int64_t part, int64_t size) {
  return kit_slice_dim(b, x, 0, part * size, (part + 1) * size, 1);
}

/* [batch, length, heads * depth] as [batch, heads, length, depth]. */
static setu_value *split_heads(setu_builder *b, setu_value *x, int64_t heads) {
  int64_t dims[4] = {x->type.dims[0], x->type.dims[1], heads, heads ? x->type.dims[2] / heads : 0};
  return kit_transpose(b, hlo_reshape(b, x, 4, dims), 1, 2);
}

static setu_value *join_heads(setu_builder *b, setu_value *x) {
  int64_t dims[3] = {x->type.dims[0], x->type.dims[2], x->type.dims[1] * x->type.dims[3]};
  return hlo_reshape(b, kit_transpose(b, x, 1, 2), 3, dims);
}

static setu_value *contract(setu_builder *b, setu_value *x, setu_value *y, int y_dim) {
  hlo_dot_dims dims = {.batch_count = 2, .contracting_count = 1, .lhs_batch = {0, 1}, .rhs_batch = {0, 1}};
  dims.lhs_contracting[0] = 3;
  dims.rhs_contracting[0] = y_dim;
  return hlo_dot_general(b, x, y, &dims, kit_compute_dtype(x->type.dtype));
}

static setu_value *scale_query(setu_builder *b, setu_value *q) {
  setu_dtype dtype = q->type.dtype;
  double depth = (double)q->type.dims[q->type.rank - 1];
  setu_value *wide = kit_convert(b, q, kit_compute_dtype(dtype));
  return kit_convert(b, hlo_divide(b, wide, kit_full_like(b, wide, sqrt(depth))), dtype);
}

/* Self or cross attention with projections; *out_weights are the probabilities [batch, heads, queries, keys]. */
static setu_value *attend(setu_builder *b, setu_call *c, setu_value *const inputs[3], int64_t heads,
                          setu_value **out_weights) {
  setu_value *weight = call_tensor(c, "qkv_weight"), *bias = call_tensor(c, "qkv_bias"), *qkv[3];
  int64_t size = weight->type.dims[0] / 3;
  bool self_attention = inputs[0] == inputs[1] && inputs[1] == inputs[2];
  setu_value *joint = self_attention ? linear(b, inputs[0], weight, bias) : NULL;
  for (int64_t i = 0; i < 3; i++) {
    setu_value *x = joint ? kit_slice_dim(b, joint, 2, i * size, (i + 1) * size, 1)
                          : linear(b, inputs[i], rows(b, weight, i, size), rows(b, bias, i, size));
    qkv[i] = split_heads(b, x, heads);
  }
  setu_value *scores = contract(b, scale_query(b, qkv[0]), qkv[1], 3);
  if (call_has(c, "mask")) {
    setu_value *mask =
        softmax_mask(b, call_tensor(c, "mask"), &scores->type, call_int_or(c, "mask_type", SOFTMAX_MASK_FULL));
    *out_weights = softmax_masked(b, scores, mask, 3);
  } else {
    *out_weights = softmax_along(b, scores, 3);
  }
  setu_value *context = contract(b, *out_weights, kit_convert(b, qkv[2], scores->type.dtype), 2);
  context = join_heads(b, kit_convert(b, context, inputs[0]->type.dtype));
  return linear(b, context, call_tensor(c, "proj_weight"), call_tensor(c, "proj_bias"));
}

setu_status lower_multi_head_attention(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *inputs[3] = {call_tensor(c, "query"), call_tensor(c, "key"), call_tensor(c, "value")}, *weights;
  int64_t heads = call_int(c, "num_head"), dim = 1;
  out[0] = attend(b, c, inputs, heads, &weights);
  if (c->result_count == 2 && c->results[1].dtype != SETU_DTYPE_INVALID)
    nn_set(b, c, out, 1,
           call_bool_or(c, "average_attn_weights", true) ? kit_mean(b, weights, 1, &dim, false) : weights);
  return SETU_STATUS_OK;
}

/* ---- encoder layer ---- */

static setu_value *normalize(setu_builder *b, setu_value *x, setu_value *weight, setu_value *bias, double eps) {
  setu_dtype dtype = x->type.dtype, wide = kit_compute_dtype(dtype);
  int64_t last = x->type.rank - 1;
  setu_value *y = kit_convert(b, x, wide);
  y = kit_sub(b, y, kit_mean(b, y, 1, &last, true));
  setu_value *var = kit_mean(b, hlo_multiply(b, y, y), 1, &last, true);
  y = kit_mul(b, kit_mul(b, y, nn_inverse_root(b, var, eps)), kit_convert(b, weight, wide));
  return kit_convert(b, kit_add(b, y, kit_convert(b, bias, wide)), dtype);
}

static setu_value *activate(setu_builder *b, setu_value *x, bool gelu) {
  if (!gelu) return hlo_maximum(b, x, kit_zeros_like(b, x));
  setu_dtype dtype = x->type.dtype;
  setu_value *wide = kit_convert(b, x, kit_compute_dtype(dtype));
  setu_value *cdf = kit_add_number(b, hlo_erf(b, kit_mul_number(b, wide, sqrt(0.5))), 1);
  return kit_convert(b, hlo_multiply(b, kit_mul_number(b, wide, 0.5), cdf), dtype);
}

static setu_value *feed_forward(setu_builder *b, setu_call *c, setu_value *x) {
  x = linear(b, x, call_tensor(c, "ffn_weight_1"), call_tensor(c, "ffn_bias_1"));
  x = activate(b, x, call_bool(c, "use_gelu"));
  return linear(b, x, call_tensor(c, "ffn_weight_2"), call_tensor(c, "ffn_bias_2"));
}

static setu_value *norm_one(setu_builder *b, setu_call *c, setu_value *x) {
  return normalize(b, x, call_tensor(c, "norm_weight_1"), call_tensor(c, "norm_bias_1"), call_double(c, "eps"));
}

static setu_value *norm_two(setu_builder *b, setu_call *c, setu_value *x) {
  return normalize(b, x, call_tensor(c, "norm_weight_2"), call_tensor(c, "norm_bias_2"), call_double(c, "eps"));
}

setu_status lower_transformer_encoder_layer(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "src"), *weights;
  int64_t heads = call_int(c, "num_heads");
  bool norm_first = call_bool(c, "norm_first");
  setu_value *y = norm_first ? norm_one(b, c, x) : x;
  setu_value *inputs[3] = {y, y, y};
  x = hlo_add(b, x, attend(b, c, inputs, heads, &weights));
  if (!norm_first) x = norm_one(b, c, x);
  x = hlo_add(b, x, feed_forward(b, c, norm_first ? norm_two(b, c, x) : x));
  out[0] = norm_first ? x : norm_two(b, c, x);
  return SETU_STATUS_OK;
}

/* ---- projections of packed queries, keys and values ---- */

setu_status lower_transform_bias_rescale_qkv(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *qkv = nn_tensor(b, c, "qkv");
  qkv = kit_add(b, qkv, kit_convert(b, call_tensor(c, "qkv_bias"), qkv->type.dtype));
  int64_t size = qkv->type.dims[2] / 3, heads = call_int(c, "num_heads");
  for (int64_t i = 0; i < 3; i++) out[i] = split_heads(b, kit_slice_dim(b, qkv, 2, i * size, (i + 1) * size, 1), heads);
  out[0] = scale_query(b, out[0]);
  return SETU_STATUS_OK;
}

/* Weights that nobody needs are no tensor; meta makes an empty one. */
setu_status types_multi_head_attention(const setu_call *c, setu_type *out_types, int *out_count) {
  const setu_type *query = call_type(c, "query"), *key = call_type(c, "key");
  if (query->rank != 3 || key->rank != 3)
    return SETU_ERROR(SETU_UNIMPLEMENTED, "query and key must have three dimensions");
  out_types[0] = *query;
  bool average = call_bool_or(c, "average_attn_weights", true);
  int64_t each[4] = {query->dims[0], call_int(c, "num_head"), query->dims[1], key->dims[1]};
  int64_t mean[3] = {each[0], each[2], each[3]};
  out_types[1] = average ? hlo_type(query->dtype, 3, mean) : hlo_type(query->dtype, 4, each);
  if (!call_bool_or(c, "need_weights", true)) out_types[1].dtype = SETU_DTYPE_INVALID;
  *out_count = 2;
  return SETU_STATUS_OK;
}

setu_status types_transform_bias_rescale_qkv(const setu_call *c, setu_type *out_types, int *out_count) {
  const setu_type *qkv = call_type(c, "qkv");
  int64_t heads = call_int(c, "num_heads");
  int64_t dims[4] = {qkv->dims[0], heads, qkv->dims[1], heads ? qkv->dims[2] / 3 / heads : 0};
  for (int i = 0; i < 3; i++) out_types[i] = hlo_type(qkv->dtype, 4, dims);
  *out_count = 3;
  return SETU_STATUS_OK;
}
