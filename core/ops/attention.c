/* Scaled dot product attention and its gradient. Probabilities stay in the computation type (f32 for bf16 and f16).
 * Rows whose keys are all masked give 0, and 0 as their logsumexp, so that exp(score - logsumexp) is 0 in the gradient.
 * The inference layers built on attention are attention_layer.c. */
#include <math.h>

#include "ops/lowerings.h"
#include "ops/nn.h"
#include "ops/softmax.h"
#include "ops/table.h"

/* Heads of the query may share heads of key and value: each key head then serves a row of `group` query heads. */
typedef struct attention {
  setu_value *q, *k, *v; /* [batch, key heads, group * queries, depth], [batch, key heads, keys, depth] */
  setu_value *bias;      /* NULL, or broadcasts to the scores */
  setu_dtype dtype;      /* of the computation */
  int64_t dims[4];       /* of the scores: batch, heads, queries, keys */
  int64_t folded[4];     /* of the scores with the group folded into the queries */
  double scale, dropout;
  bool causal;
} attention;

static setu_value *four_dims(setu_builder *b, setu_value *x) {
  int64_t dims[4] = {1, 1, 1, 1};
  int rank = x->type.rank < 4 ? x->type.rank : 4;
  for (int i = 0; i < rank; i++) dims[4 - rank + i] = x->type.dims[i];
  return hlo_reshape(b, x, 4, dims);
}

/* [batch, heads, queries, n] with the group folded: [batch, key heads, group * queries, n]. */
static setu_value *fold(setu_builder *b, const attention *a, setu_value *x) {
  int64_t dims[4] = {a->folded[0], a->folded[1], a->folded[2], x->type.dims[3]};
  return hlo_reshape(b, x, 4, dims);
}

static setu_value *unfold(setu_builder *b, const attention *a, setu_value *x) {
  int64_t dims[4] = {a->dims[0], a->dims[1], a->dims[2], x->type.dims[3]};
  return hlo_reshape(b, x, 4, dims);
}

static bool read_attention(setu_builder *b, setu_call *c, const char *bias, attention *a) {
  setu_value *q = four_dims(b, call_tensor(c, "query"));
  a->k = four_dims(b, call_tensor(c, "key"));
  a->v = four_dims(b, call_tensor(c, "value"));
  a->dtype = kit_compute_dtype(q->type.dtype);
  a->bias = nn_optional(b, c, bias, a->dtype);
  int64_t heads = q->type.dims[1], key_heads = a->k->type.dims[1], depth = q->type.dims[3];
  if (!key_heads || heads % key_heads) {
    hlo_fail(b, SETU_ERROR(SETU_INVALID_ARGUMENT,
                           "%s: the query has %lld heads, which is not a multiple of the key's %lld heads",
                           c->row->name, (long long)heads, (long long)key_heads));
    return false;
  }
  if (a->v->type.dims[1] != key_heads) { /* value heads of their own: repeat both to the query's */
    for (int i = 0; i < 2; i++) {
      setu_value **x = i ? &a->v : &a->k;
      int64_t own = (*x)->type.dims[1], times = own ? heads / own : 1;
      int64_t split[5] = {(*x)->type.dims[0], own, times, (*x)->type.dims[2], (*x)->type.dims[3]};
      int64_t places[4] = {0, 1, 3, 4}, joined[4] = {split[0], own * times, split[3], split[4]};
      *x = hlo_reshape(b, hlo_broadcast_in_dim(b, *x, 5, split, places), 4, joined);
    }
    key_heads = heads;
  }
  a->dims[0] = a->folded[0] = q->type.dims[0];
  a->dims[1] = heads, a->dims[2] = q->type.dims[2];
  a->dims[3] = a->folded[3] = a->k->type.dims[2];
  a->folded[1] = key_heads, a->folded[2] = heads / key_heads * a->dims[2];
  a->q = fold(b, a, q);
  a->scale = call_double_or(c, "scale", 1 / sqrt((double)depth));
  a->dropout = call_double_or(c, "dropout_p", 0);
  a->causal = call_bool_or(c, "is_causal", false);
  return true;
}

/* The product over one dimension each, with batch and heads in front; wide result. */
static setu_value *contract(setu_builder *b, const attention *a, setu_value *x, int x_dim, setu_value *y, int y_dim) {
  if (x->type.dtype != y->type.dtype) x = kit_convert(b, x, a->dtype), y = kit_convert(b, y, a->dtype);
  hlo_dot_dims dims = {.batch_count = 2, .contracting_count = 1, .lhs_batch = {0, 1}, .rhs_batch = {0, 1}};
  dims.lhs_contracting[0] = x_dim;
  dims.rhs_contracting[0] = y_dim;
  return hlo_dot_general(b, x, y, &dims, a->dtype);
}

/* Scaled, biased and masked scores. */
static setu_value *scores_of(setu_builder *b, const attention *a) {
  setu_value *x = unfold(b, a, contract(b, a, a->q, 3, a->k, 3));
  x = kit_mul_number(b, x, a->scale);
  if (a->bias) x = kit_add(b, x, a->bias);
  if (!a->causal) return x;
  setu_type type = hlo_type(SETU_I32, 4, a->dims);
  setu_value *later = hlo_compare(b, HLO_GT, hlo_iota(b, &type, 3), hlo_iota(b, &type, 2));
  return hlo_select(b, later, kit_full_like(b, x, -INFINITY), x);
}

/* What the scores' probabilities are multiplied with: 0 for dropped ones, else 1 / (1 - p). NULL without dropout. */
static setu_value *dropout_factor(setu_builder *b, setu_call *c, const attention *a) {
  if (a->dropout <= 0) return NULL;
  setu_value *number = kit_random_uniform(b, c, SETU_F32, 4, a->dims, 0);
  setu_value *keep = kit_compare_number(b, HLO_GE, number, a->dropout);
  setu_type type = hlo_type(a->dtype, 4, a->dims);
  double scale = a->dropout < 1 ? 1 / (1 - a->dropout) : 0;
  return hlo_select(b, keep, hlo_splat(b, &type, scale, 0), kit_zeros(b, &type));
}

/* Sets the output and the logsumexp, both unfolded. */
static void attend(setu_builder *b, setu_call *c, const attention *a, setu_value **out, setu_value **out_logsumexp) {
  int64_t keys = 3;
  setu_value *scores = scores_of(b, a);
  setu_value *top = kit_amax(b, scores, 1, &keys, true);
  setu_value *masked = kit_compare_number(b, HLO_EQ, top, -INFINITY);
  top = hlo_select(b, masked, kit_zeros_like(b, top), top);
  setu_value *weights = hlo_exponential(b, kit_sub(b, scores, top));
  setu_value *sum = kit_sum(b, weights, 1, &keys, true);
  sum = hlo_select(b, masked, kit_ones_like(b, sum), sum);
  setu_value *probabilities = kit_div(b, weights, sum);
  setu_value *factor = dropout_factor(b, c, a);
  if (factor) probabilities = hlo_multiply(b, probabilities, factor);
  *out = unfold(b, a, contract(b, a, fold(b, a, probabilities), 3, a->v, 2));
  *out_logsumexp = hlo_reshape(b, hlo_add(b, top, hlo_log(b, sum)), 3, a->dims);
}

typedef struct attention_gradients {
  setu_value *q, *k, *v, *scores;
} attention_gradients;

static void attend_backward(setu_builder *b, setu_call *c, const attention *a, attention_gradients *g) {
  int64_t last = 3;
  int64_t row[4] = {a->dims[0], a->dims[1], a->dims[2], 1};
  setu_value *grad = four_dims(b, kit_convert(b, call_tensor(c, "grad_out"), a->dtype));
  setu_value *output = four_dims(b, kit_convert(b, call_tensor(c, "out"), a->dtype));
  setu_value *scores = scores_of(b, a), *probabilities;
  if (a->dtype == SETU_F64 && call_type(c, "logsumexp")->dtype != SETU_F64) {
    probabilities = softmax_safe(b, scores, 3); /* the recorded f32 is not exact enough */
  } else {
    setu_value *logsumexp = hlo_reshape(b, kit_convert(b, call_tensor(c, "logsumexp"), a->dtype), 4, row);
    probabilities = hlo_exponential(b, kit_sub(b, scores, logsumexp));
  }
  setu_value *factor = dropout_factor(b, c, a);
  setu_value *used = factor ? hlo_multiply(b, probabilities, factor) : probabilities;
  setu_value *folded = fold(b, a, grad);
  g->v = contract(b, a, fold(b, a, used), 2, folded, 2);
  setu_value *slope = unfold(b, a, contract(b, a, folded, 3, a->v, 3));
  if (factor) slope = hlo_multiply(b, slope, factor);
  setu_value *dot = kit_sum(b, hlo_multiply(b, grad, output), 1, &last, true);
  g->scores = hlo_multiply(b, probabilities, kit_sub(b, slope, dot));
  setu_value *inner = fold(b, a, kit_mul_number(b, g->scores, a->scale));
  g->q = unfold(b, a, contract(b, a, inner, 3, a->k, 2));
  g->k = contract(b, a, inner, 2, a->q, 2);
}

/* Sums an expanded value back to the dims it was broadcast from, or regroups repeated heads. */
static setu_value *reduce_to(setu_builder *b, setu_value *x, const setu_type *type) {
  int64_t dims[SETU_MAX_RANK];
  int count = 0, shift = x->type.rank - type->rank;
  if (shift >= 0 && hlo_type_count(&x->type) != hlo_type_count(type)) {
    for (int i = 0; i < x->type.rank; i++)
      if (i < shift || (type->dims[i - shift] == 1 && x->type.dims[i] != 1)) dims[count++] = i;
    x = kit_sum(b, x, count, dims, true);
    int heads = x->type.rank - 3;
    int64_t own = type->rank >= 3 ? type->dims[type->rank - 3] : 1;
    if (heads >= 0 && own > 0 && x->type.dims[heads] != own && x->type.dims[heads] % own == 0) {
      int64_t split[5] = {x->type.dims[0], own, x->type.dims[heads] / own, x->type.dims[2], x->type.dims[3]}, group = 2;
      x = kit_sum(b, hlo_reshape(b, x, 5, split), 1, &group, false);
    }
  }
  return kit_reshape_type(b, x, type);
}

/* Results that are rank-0 i64: the seed and the offset, wherever undefined tensors around them are listed or not. */
static void set_random_results(setu_builder *b, setu_call *c, setu_value **out) {
  int found = 0;
  for (int i = 2; i < c->result_count && found < 2; i++) {
    if (c->results[i].dtype != SETU_I64 || c->results[i].rank) continue;
    int64_t start = 2 * found, limit = start + 2;
    found++;
    out[i] = c->random_state ? hlo_bitcast_convert(b, hlo_slice(b, c->random_state, &start, &limit, NULL), SETU_I64)
                             : hlo_scalar_int(b, SETU_I64, 0);
  }
}

setu_status lower_fused_attention(setu_builder *b, setu_call *c, setu_value **out) {
  attention a;
  if (!read_attention(b, c, "attn_bias", &a)) return SETU_STATUS_OK;
  attend(b, c, &a, &out[0], &out[1]);
  out[0] = kit_reshape_type(b, out[0], &c->results[0]);
  out[1] = kit_reshape_type(b, out[1], &c->results[1]);
  set_random_results(b, c, out);
  return SETU_STATUS_OK;
}

/* The seed and offset that the forward recorded, as this call's random state. */
static setu_value *recorded_state(setu_builder *b, setu_call *c) {
  setu_value *words[2] = {
      hlo_bitcast_convert(b, hlo_reshape(b, kit_convert(b, call_tensor(c, "philox_seed"), SETU_I64), 0, NULL),
                          SETU_U32),
      hlo_bitcast_convert(b, hlo_reshape(b, kit_convert(b, call_tensor(c, "philox_offset"), SETU_I64), 0, NULL),
                          SETU_U32)};
  return hlo_concatenate(b, 2, words, 0);
}

setu_status lower_fused_attention_backward(setu_builder *b, setu_call *c, setu_value **out) {
  attention a;
  attention_gradients g;
  if (!read_attention(b, c, "attn_bias", &a)) return SETU_STATUS_OK;
  setu_value *state = c->random_state;
  if (a.dropout > 0) c->random_state = recorded_state(b, c);
  attend_backward(b, c, &a, &g);
  c->random_state = state;
  const char *names[3] = {"query", "key", "value"};
  setu_value *gradients[3] = {g.q, g.k, g.v};
  for (int i = 0; i < 3; i++) {
    if (i < c->result_count) out[i] = reduce_to(b, gradients[i], call_type(c, names[i]));
  }
  if (c->result_count > 3 && call_has(c, "attn_bias")) out[3] = reduce_to(b, g.scores, call_type(c, "attn_bias"));
  return SETU_STATUS_OK;
}

static setu_status refuse_dropout(const setu_call *c, const attention *a) {
  if (a->dropout == 0) return SETU_STATUS_OK;
  return SETU_ERROR(SETU_INVALID_ARGUMENT, "%s: dropout_p is %g, only 0 is supported here", c->row->name, a->dropout);
}

setu_status lower_flash_attention(setu_builder *b, setu_call *c, setu_value **out) {
  attention a;
  if (!read_attention(b, c, "attn_mask", &a)) return SETU_STATUS_OK;
  SETU_TRY(refuse_dropout(c, &a));
  attend(b, c, &a, &out[0], &out[1]);
  return SETU_STATUS_OK;
}

setu_status lower_flash_attention_backward(setu_builder *b, setu_call *c, setu_value **out) {
  attention a;
  attention_gradients g;
  if (!read_attention(b, c, "attn_mask", &a)) return SETU_STATUS_OK;
  SETU_TRY(refuse_dropout(c, &a));
  attend_backward(b, c, &a, &g);
  out[0] = reduce_to(b, g.q, call_type(c, "query"));
  out[1] = reduce_to(b, g.k, call_type(c, "key"));
  out[2] = reduce_to(b, g.v, call_type(c, "value"));
  return SETU_STATUS_OK;
}
