/* Loss functions and their derivatives. */
#include <math.h>

#include "ops/elementwise.h"
#include "ops/lowerings.h"
#include "ops/table.h"

/* PyTorch's numbers for the argument `reduction`. */
enum { REDUCTION_NONE, REDUCTION_MEAN, REDUCTION_SUM };

static int64_t reduction_of(const setu_call *c) {
  return call_int_or(c, "reduction", REDUCTION_MEAN);
}

static setu_value *reduced(setu_builder *b, const setu_call *c, setu_value *loss) {
  int64_t reduction = reduction_of(c), dims[SETU_MAX_RANK];
  if (reduction == REDUCTION_NONE) return loss;
  for (int i = 0; i < loss->type.rank; i++) dims[i] = i;
  return reduction == REDUCTION_MEAN ? kit_mean(b, loss, loss->type.rank, dims, false) : kit_sum_all(b, loss);
}

/* The gradient's share of each of `count` elements. */
static setu_value *shared_gradient(setu_builder *b, const setu_call *c, setu_value *grad, int64_t count) {
  if (reduction_of(c) != REDUCTION_MEAN) return grad;
  return hlo_divide(b, grad, kit_full_like(b, grad, (double)count));
}

/* x and target t in their common computation type and shape. */
static void load(setu_builder *b, setu_call *c, setu_value **x, setu_value **t) {
  setu_dtype dtype = elementwise_dtype(c, "self target");
  *x = kit_operand(b, c, "self", dtype);
  *t = kit_operand(b, c, "target", dtype);
  kit_broadcast_pair(b, x, t);
}

/* out[0] = the reduction of expression over x and t … */
#define LOSS(name, expression)                                                \
  setu_status lower_##name(setu_builder *b, setu_call *c, setu_value **out) { \
    setu_value *x, *t;                                                        \
    load(b, c, &x, &t);                                                       \
    out[0] = reduced(b, c, expression);                                       \
    return SETU_STATUS_OK;                                                    \
  }
/* … and its derivative, where g is the incoming gradient of each element. */
#define LOSS_DERIVATIVE(name, expression)                                     \
  setu_status lower_##name(setu_builder *b, setu_call *c, setu_value **out) { \
    setu_value *x, *t;                                                        \
    load(b, c, &x, &t);                                                       \
    setu_value *g = kit_operand(b, c, "grad_output", x->type.dtype);          \
    g = shared_gradient(b, c, g, hlo_type_count(call_type(c, "self")));       \
    g = kit_broadcast_like(b, g, x);                                          \
    out[0] = expression;                                                      \
    return SETU_STATUS_OK;                                                    \
  }

/* ---- elementwise ---- */

static setu_value *squared(setu_builder *b, setu_value *x) {
  return hlo_multiply(b, x, x);
}

static setu_value *smooth_l1(setu_builder *b, setu_value *x, setu_value *t, double beta) {
  setu_value *size = hlo_abs(b, hlo_subtract(b, x, t));
  setu_value *inner = hlo_divide(b, kit_mul_number(b, squared(b, size), 0.5), kit_full_like(b, size, beta));
  return hlo_select(b, kit_compare_number(b, HLO_LT, size, beta), inner, kit_add_number(b, size, -0.5 * beta));
}

static setu_value *huber(setu_builder *b, setu_value *x, setu_value *t, double delta) {
  setu_value *size = hlo_abs(b, hlo_subtract(b, x, t));
  setu_value *outer = kit_mul_number(b, kit_add_number(b, size, -0.5 * delta), delta);
  return hlo_select(b, kit_compare_number(b, HLO_LE, size, delta), kit_mul_number(b, squared(b, size), 0.5), outer);
}

/* g times the difference, bounded to +-limit, over that limit when `relative`. */
static setu_value *bounded_slope(setu_builder *b, setu_value *g, setu_value *x, setu_value *t, double limit,
                                 bool relative) {
  setu_value *difference = hlo_subtract(b, x, t);
  setu_value *inner = hlo_multiply(b, difference, g);
  if (relative) inner = hlo_divide(b, inner, kit_full_like(b, inner, limit));
  setu_value *outer = relative ? g : kit_mul_number(b, g, limit);
  setu_value *below = kit_compare_number(b, HLO_LE, difference, -limit);
  setu_value *above = kit_compare_number(b, HLO_GE, difference, limit);
  return hlo_select(b, below, hlo_negate(b, outer), hlo_select(b, above, outer, inner));
}

static setu_value *soft_margin(setu_builder *b, setu_value *x, setu_value *t) {
  return hlo_log_plus_one(b, hlo_exponential(b, hlo_multiply(b, hlo_negate(b, x), t)));
}

static setu_value *soft_margin_slope(setu_builder *b, setu_value *g, setu_value *x, setu_value *t) {
  setu_value *minus_target = hlo_negate(b, t);
  setu_value *e = hlo_exponential(b, hlo_multiply(b, minus_target, x));
  setu_value *ratio = hlo_divide(b, e, kit_add_number(b, e, 1));
  return hlo_multiply(b, hlo_multiply(b, minus_target, ratio), g);
}

LOSS(mse_loss, squared(b, hlo_subtract(b, x, t)))
LOSS_DERIVATIVE(mse_loss_backward, hlo_multiply(b, kit_mul_number(b, hlo_subtract(b, x, t), 2), g))
LOSS(smooth_l1_loss, smooth_l1(b, x, t, call_double_or(c, "beta", 1)))
LOSS_DERIVATIVE(smooth_l1_loss_backward, bounded_slope(b, g, x, t, call_double(c, "beta"), true))
LOSS(huber_loss, huber(b, x, t, call_double_or(c, "delta", 1)))
LOSS_DERIVATIVE(huber_loss_backward, bounded_slope(b, g, x, t, call_double(c, "delta"), false))
LOSS(soft_margin_loss, soft_margin(b, x, t))
LOSS_DERIVATIVE(soft_margin_loss_backward, soft_margin_slope(b, g, x, t))

static setu_value *weighted(setu_builder *b, setu_call *c, setu_value *loss) {
  return call_has(c, "weight") ? kit_mul(b, loss, kit_operand(b, c, "weight", loss->type.dtype)) : loss;
}

/* Logarithms are bounded to -100, so that a certain and wrong prediction has a finite loss. */
static setu_value *binary_cross_entropy(setu_builder *b, setu_value *x, setu_value *t) {
  setu_value *floor = kit_full_like(b, x, -100);
  setu_value *log_false = hlo_maximum(b, hlo_log_plus_one(b, hlo_negate(b, x)), floor);
  setu_value *log_true = hlo_maximum(b, hlo_log(b, x), floor);
  return hlo_subtract(b, hlo_multiply(b, kit_add_number(b, t, -1), log_false), hlo_multiply(b, t, log_true));
}

static setu_value *binary_cross_entropy_slope(setu_builder *b, setu_value *g, setu_value *x, setu_value *t) {
  setu_value *variance = hlo_multiply(b, elementwise_number_minus(b, 1, x), x);
  variance = hlo_maximum(b, variance, kit_full_like(b, x, 1e-12));
  return hlo_divide(b, hlo_multiply(b, g, hlo_subtract(b, x, t)), variance);
}

LOSS(binary_cross_entropy, weighted(b, c, binary_cross_entropy(b, x, t)))
LOSS_DERIVATIVE(binary_cross_entropy_backward, weighted(b, c, binary_cross_entropy_slope(b, g, x, t)))

static setu_value *with_logits(setu_builder *b, setu_call *c, setu_value *x, setu_value *t) {
  setu_value *decay = hlo_exponential(b, hlo_negate(b, hlo_abs(b, x)));
  setu_value *minus_log_sigmoid = hlo_subtract(b, hlo_log_plus_one(b, decay), hlo_minimum(b, x, kit_zeros_like(b, x)));
  if (call_has(c, "pos_weight")) {
    setu_value *extra = kit_add_number(b, kit_operand(b, c, "pos_weight", x->type.dtype), -1);
    minus_log_sigmoid = hlo_multiply(b, minus_log_sigmoid, kit_add_number(b, kit_mul(b, extra, t), 1));
  }
  return hlo_add(b, hlo_multiply(b, elementwise_number_minus(b, 1, t), x), minus_log_sigmoid);
}

LOSS(binary_cross_entropy_with_logits, weighted(b, c, with_logits(b, c, x, t)))

/* ---- negative log likelihood ---- classes are dimension 1, or 0 without a batch */

typedef struct nll {
  int dim; /* of the classes */
  int64_t classes;
  setu_value *target; /* i64, 0 where ignored */
  setu_value *kept;   /* bool, shaped like target */
  setu_value *weight; /* of each target, 0 where ignored */
} nll;

static nll nll_load(setu_builder *b, setu_call *c, setu_dtype dtype) {
  const setu_type *type = call_type(c, "self");
  nll n = {.dim = type->rank > 1 ? 1 : 0};
  n.classes = type->dims[n.dim];
  n.target = kit_convert(b, call_tensor(c, "target"), SETU_I64);
  if (type->rank == 1) n.target = hlo_reshape(b, n.target, 0, NULL);
  n.kept = hlo_compare(b, HLO_NE, n.target, hlo_splat_int(b, &n.target->type, call_int_or(c, "ignore_index", -100)));
  n.target = hlo_select(b, n.kept, n.target, kit_zeros_like(b, n.target));
  if (call_has(c, "weight")) {
    setu_type shape = n.target->type;
    setu_value *picked = kit_take_dim(b, kit_operand(b, c, "weight", dtype), 0, kit_flatten(b, n.target));
    n.weight = kit_reshape_type(b, picked, &shape);
    n.weight = hlo_select(b, n.kept, n.weight, kit_zeros_like(b, n.weight));
  } else {
    n.weight = hlo_convert(b, n.kept, dtype);
  }
  return n;
}

setu_status lower_nll_loss_forward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = elementwise_dtype(c, "self");
  setu_value *x = kit_operand(b, c, "self", dtype);
  nll n = nll_load(b, c, dtype);
  setu_value *picked = kit_squeeze(b, kit_gather_dim(b, x, n.dim, kit_unsqueeze(b, n.target, n.dim)), n.dim);
  /* Selected and not only weighted, because an ignored element may be infinite. */
  setu_value *loss = hlo_select(b, n.kept, hlo_negate(b, hlo_multiply(b, picked, n.weight)), kit_zeros_like(b, picked));
  if (reduction_of(c) == REDUCTION_NONE) {
    out[0] = loss;
    out[1] = n.target->type.rank ? hlo_scalar(b, dtype, 0) : n.weight; /* as PyTorch's CPU kernel leaves it */
    return SETU_STATUS_OK;
  }
  out[0] = kit_sum_all(b, loss);
  out[1] = kit_sum_all(b, n.weight);
  if (reduction_of(c) == REDUCTION_MEAN) out[0] = hlo_divide(b, out[0], out[1]);
  return SETU_STATUS_OK;
}

/* A comparison of positions instead of a scatter: it fuses with the softmax derivative that follows. */
setu_status lower_nll_loss_backward(setu_builder *b, setu_call *c, setu_value **out) {
  const setu_type *type = call_type(c, "self");
  setu_dtype dtype = elementwise_dtype(c, "grad_output self");
  nll n = nll_load(b, c, dtype);
  setu_value *grad = kit_operand(b, c, "grad_output", dtype);
  if (reduction_of(c) == REDUCTION_MEAN)
    grad = kit_div(b, grad, hlo_reshape(b, kit_operand(b, c, "total_weight", dtype), 0, NULL));
  grad = hlo_negate(b, kit_mul(b, grad, n.weight));
  grad = hlo_select(b, n.kept, kit_broadcast_like(b, grad, n.kept), kit_zeros_like(b, n.weight));
  setu_value *classes = kit_iota(b, type->rank, type->dims, n.dim);
  setu_value *hit = kit_compare(b, HLO_EQ, classes, kit_unsqueeze(b, n.target, n.dim));
  out[0] = kit_select(b, hit, kit_unsqueeze(b, grad, n.dim), hlo_scalar(b, dtype, 0));
  return SETU_STATUS_OK;
}

/* ---- margins ---- over [batch, classes]; a missing batch dimension is added */

setu_status types_like_self(const setu_call *c, setu_type *out_types, int *out_count) {
  out_types[0] = *call_type(c, "self");
  *out_count = 1;
  return SETU_STATUS_OK;
}

static setu_value *as_batch(setu_builder *b, setu_value *x, int64_t batch, int64_t width) {
  int64_t dims[] = {batch, width};
  return hlo_reshape(b, x, 2, dims);
}

typedef struct margin {
  int64_t batch, classes;
  setu_value *x;      /* [batch, classes] */
  setu_value *target; /* i64 [batch, 1] or [batch, classes] */
  setu_value *picked; /* x at the targets */
} margin;

static margin margin_load(setu_builder *b, setu_call *c, bool per_class) {
  const setu_type *type = call_type(c, "self");
  margin m = {.batch = type->rank > 1 ? type->dims[0] : 1, .classes = type->rank ? type->dims[type->rank - 1] : 1};
  m.x = as_batch(b, elementwise_self(b, c), m.batch, m.classes);
  m.target = kit_convert(b, call_tensor(c, "target"), SETU_I64);
  m.target = as_batch(b, m.target, m.batch, per_class ? m.classes : 1);
  return m;
}

/* hinge[n, j] = margin - x[n, target] + x[n, j], and whether it counts: positive and not the target itself. */
static setu_value *hinge(setu_builder *b, setu_call *c, margin *m, setu_value **out_active) {
  m->picked = kit_gather_dim(b, m->x, 1, m->target);
  setu_value *distance = kit_add_number(b, kit_sub(b, m->x, m->picked), call_double_or(c, "margin", 1));
  setu_value *classes = kit_iota(b, 2, m->x->type.dims, 1);
  setu_value *other = kit_compare(b, HLO_NE, classes, m->target);
  *out_active = hlo_and(b, other, kit_compare_number(b, HLO_GT, distance, 0));
  return distance;
}

static setu_value *class_weight(setu_builder *b, setu_call *c, const margin *m, setu_value *x) {
  if (!call_has(c, "weight")) return x;
  setu_value *picked = kit_take_dim(b, kit_operand(b, c, "weight", x->type.dtype), 0, kit_flatten(b, m->target));
  return kit_mul(b, x, as_batch(b, picked, m->batch, 1));
}

setu_status lower_multi_margin_loss(setu_builder *b, setu_call *c, setu_value **out) {
  margin m = margin_load(b, c, false);
  setu_value *active, *distance = hinge(b, c, &m, &active);
  if (!call_is_number(c, "p", 1)) distance = squared(b, distance);
  distance = class_weight(b, c, &m, distance);
  int64_t dim = 1;
  setu_value *loss = kit_sum(b, hlo_select(b, active, distance, kit_zeros_like(b, distance)), 1, &dim, false);
  loss = hlo_divide(b, loss, kit_full_like(b, loss, (double)m.classes));
  if (call_type(c, "self")->rank < 2) loss = hlo_reshape(b, loss, 0, NULL);
  out[0] = reduced(b, c, loss);
  return SETU_STATUS_OK;
}

/* The gradient of each sample as [batch, 1], shared by its classes and, for a mean, by the batch. */
static setu_value *sample_gradient(setu_builder *b, setu_call *c, const margin *m) {
  setu_value *grad = kit_flatten(b, kit_operand(b, c, "grad_output", m->x->type.dtype));
  grad = kit_broadcast(b, grad, 1, &m->batch);
  int64_t share = m->classes * (reduction_of(c) == REDUCTION_MEAN ? m->batch : 1);
  grad = hlo_divide(b, grad, kit_full_like(b, grad, (double)share));
  return as_batch(b, grad, m->batch, 1);
}

setu_status lower_multi_margin_loss_backward(setu_builder *b, setu_call *c, setu_value **out) {
  margin m = margin_load(b, c, false);
  setu_value *active, *distance = hinge(b, c, &m, &active);
  setu_value *slope = call_is_number(c, "p", 1) ? kit_ones_like(b, distance) : kit_mul_number(b, distance, 2);
  slope = class_weight(b, c, &m, hlo_select(b, active, slope, kit_zeros_like(b, slope)));
  slope = kit_mul(b, slope, sample_gradient(b, c, &m));
  int64_t dim = 1;
  setu_value *total = hlo_negate(b, kit_sum(b, slope, 1, &dim, true));
  setu_value *hit = kit_compare(b, HLO_EQ, kit_iota(b, 2, m.x->type.dims, 1), m.target);
  out[0] = kit_reshape_type(b, kit_select(b, hit, total, slope), call_type(c, "self"));
  return SETU_STATUS_OK;
}

/* Labels count up to the first negative one. label[n, k]: position k holds one; is_target[n, j]: class j is named. */
static void labels(setu_builder *b, margin *m, setu_value **out_label, setu_value **out_is_target) {
  setu_value *given = kit_compare_number(b, HLO_GE, m->target, 0);
  *out_label = kit_scan(b, HLO_OP_and, given, hlo_scalar(b, SETU_BOOL, 1), 1);
  m->target = hlo_maximum(b, m->target, kit_zeros_like(b, m->target));
  m->picked = kit_gather_dim(b, m->x, 1, m->target);
  int64_t dims[] = {m->batch, m->classes, m->classes}, over_labels = 1;
  setu_value *same = kit_compare(b, HLO_EQ, kit_iota(b, 3, dims, 2), kit_unsqueeze(b, m->target, 2));
  *out_is_target = kit_any(b, kit_binary(b, HLO_OP_and, same, kit_unsqueeze(b, *out_label, 2)), 1, &over_labels, false);
}

/* distance[n, k, j] = 1 - x[n, label k] + x[n, j], 0 where it does not count. */
static setu_value *label_hinge(setu_builder *b, const margin *m, setu_value *label, setu_value *is_target) {
  setu_value *distance = kit_sub(b, kit_unsqueeze(b, m->x, 1), kit_unsqueeze(b, m->picked, 2));
  distance = kit_add_number(b, distance, 1);
  setu_value *counts =
      kit_binary(b, HLO_OP_and, kit_unsqueeze(b, label, 2), kit_unsqueeze(b, hlo_not(b, is_target), 1));
  counts = hlo_and(b, counts, kit_compare_number(b, HLO_GT, distance, 0));
  return hlo_select(b, counts, distance, kit_zeros_like(b, distance));
}

setu_status lower_multilabel_margin_loss_forward(setu_builder *b, setu_call *c, setu_value **out) {
  const setu_type *type = call_type(c, "self");
  margin m = margin_load(b, c, true);
  setu_value *label, *is_target;
  labels(b, &m, &label, &is_target);
  int64_t dims[] = {1, 2};
  setu_value *loss = kit_sum(b, label_hinge(b, &m, label, is_target), 2, dims, false);
  loss = hlo_divide(b, loss, kit_full_like(b, loss, (double)m.classes));
  if (type->rank < 2) loss = hlo_reshape(b, loss, 0, NULL);
  out[0] = reduced(b, c, loss);
  out[1] = kit_reshape_type(b, hlo_convert(b, is_target, m.x->type.dtype), call_type(c, "target"));
  return SETU_STATUS_OK;
}

setu_status lower_multilabel_margin_loss_backward(setu_builder *b, setu_call *c, setu_value **out) {
  margin m = margin_load(b, c, true);
  setu_value *label, *is_target;
  labels(b, &m, &label, &is_target);
  setu_value *distance = label_hinge(b, &m, label, is_target);
  setu_value *active = hlo_convert(b, kit_compare_number(b, HLO_GT, distance, 0), m.x->type.dtype);
  int64_t over_labels = 1, over_classes = 2;
  setu_value *raised = kit_sum(b, active, 1, &over_labels, false);
  setu_value *lowered = kit_sum(b, active, 1, &over_classes, true);
  int64_t dims[] = {m.batch, m.classes, m.classes};
  setu_value *same = kit_compare(b, HLO_EQ, kit_iota(b, 3, dims, 2), kit_unsqueeze(b, m.target, 2));
  same = kit_binary(b, HLO_OP_and, same, kit_unsqueeze(b, label, 2));
  lowered = kit_select(b, same, lowered, hlo_scalar(b, m.x->type.dtype, 0));
  lowered = kit_sum(b, lowered, 1, &over_labels, false);
  setu_value *grad = kit_mul(b, hlo_subtract(b, raised, lowered), sample_gradient(b, c, &m));
  out[0] = kit_reshape_type(b, grad, call_type(c, "self"));
  return SETU_STATUS_OK;
}
