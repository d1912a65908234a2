/* Connectionist temporal classification: the likelihood of label sequences whose alignment is not known, and its
 * gradient. Everything is in logarithms; minus infinity is "impossible".
 *
 * Labels are spread with a blank before, between and behind them, W = 2 S + 1 positions for S labels. Positions behind
 * a shorter sequence hold anything: nothing flows from them to the valid ones in the forward recursion, and the
 * backward recursion shuts them off. Lengths may be numbers of the program or tensors. */
#include <math.h>

#include "ops/kit.h"
#include "ops/lowerings.h"
#include "ops/table.h"

typedef struct ctc {
  setu_dtype dtype;
  int64_t steps, batch, classes, width;
  setu_value *log_probs;                    /* [steps, batch, classes] */
  setu_value *input_length, *target_length; /* i64 [batch, 1] */
  setu_value *labels;                       /* i64 [batch, width] */
  setu_value *position;                     /* i64 [batch, width] */
  setu_value *skip;                         /* bool [batch, width]: reachable from two positions before */
  setu_value *emitted;                      /* [steps, batch, width]: log_probs at the labels */
  setu_value *ends;                         /* [steps, batch, width]: 0 where a sequence may end, else -inf */
} ctc;

/* ---- types ---- */

static int64_t most_labels(const setu_call *c) {
  const setu_type *targets = call_type(c, "targets");
  return targets->rank ? targets->dims[targets->rank - 1] : 0;
}

setu_status types_ctc_loss(const setu_call *c, setu_type *out_types, int *out_count) {
  const setu_type *x = call_type(c, "log_probs");
  if (x->rank != 3)
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "ctc_loss: log_probs must have 3 dimensions, got %d", x->rank);
  int64_t dims[3] = {x->dims[1], x->dims[0], 2 * most_labels(c) + 1};
  out_types[0] = hlo_type(x->dtype, 1, dims);
  out_types[1] = hlo_type(x->dtype, 3, dims);
  *out_count = 2;
  return SETU_STATUS_OK;
}

setu_status types_ctc_loss_backward(const setu_call *c, setu_type *out_types, int *out_count) {
  out_types[0] = *call_type(c, "log_probs");
  *out_count = 1;
  return SETU_STATUS_OK;
}

/* ---- loading ---- */

static setu_value *lengths(setu_builder *b, setu_call *c, const char *name, int64_t batch) {
  int64_t dims[2] = {batch, 1};
  int at = call_find(c, name);
  if (at >= 0 && c->arguments[at].kind == SETU_ARGUMENT_INTS) {
    setu_type type = hlo_type(SETU_I64, 2, dims);
    return hlo_dense(b, &type, c->arguments[at].ints);
  }
  return hlo_reshape(b, kit_convert(b, call_tensor(c, name), SETU_I64), 2, dims);
}

/* The first `count` labels of each sequence, [batch, count]: rows of a matrix, or stretches of one long vector. */
static setu_value *label_matrix(setu_builder *b, setu_call *c, const ctc *n, int64_t count) {
  setu_value *targets = kit_convert(b, call_tensor(c, "targets"), SETU_I64);
  int64_t dims[2] = {n->batch, count};
  setu_type type = hlo_type(SETU_I64, 2, dims);
  if (hlo_type_count(&type) == 0 || hlo_type_count(&targets->type) == 0) return kit_zeros(b, &type);
  if (targets->type.rank == 2) return kit_slice_dim(b, targets, 1, 0, count, 1);
  setu_value *behind = kit_scan(b, HLO_OP_add, n->target_length, hlo_scalar_int(b, SETU_I64, 0), 0);
  setu_value *start = hlo_subtract(b, behind, n->target_length);
  setu_value *index = kit_add(b, start, kit_iota(b, 2, dims, 1));
  index = kit_min(b, index, hlo_scalar_int(b, SETU_I64, targets->type.dims[0] - 1));
  return hlo_reshape(b, kit_take_dim(b, targets, 0, kit_flatten(b, index)), 2, dims);
}

static setu_value *spread_labels(setu_builder *b, setu_call *c, const ctc *n) {
  int64_t count = (n->width - 1) / 2, single[3] = {n->batch, count, 1}, flat[2] = {n->batch, 2 * count};
  int64_t last[2] = {n->batch, 1};
  int64_t blank = call_int_or(c, "blank", 0);
  setu_type blank_type = hlo_type(SETU_I64, 3, single), last_type = hlo_type(SETU_I64, 2, last);
  setu_value *labels = label_matrix(b, c, n, count);
  labels = hlo_clamp(b, hlo_scalar_int(b, SETU_I64, 0), labels,
                     hlo_scalar_int(b, SETU_I64, n->classes > 0 ? n->classes - 1 : 0));
  setu_value *pair[2] = {hlo_splat_int(b, &blank_type, blank), hlo_reshape(b, labels, 3, single)};
  setu_value *parts[2] = {hlo_reshape(b, hlo_concatenate(b, 2, pair, 2), 2, flat), hlo_splat_int(b, &last_type, blank)};
  return hlo_concatenate(b, 2, parts, 1);
}

/* x [batch, width] moved right (left for a negative count), with `fill` coming in. */
static setu_value *moved(setu_builder *b, setu_value *x, int64_t count, setu_value *fill) {
  int64_t low[2] = {0, count}, high[2] = {0, -count};
  return hlo_pad(b, x, fill, low, high, NULL);
}

static setu_value *impossible(setu_builder *b, const ctc *n) {
  return hlo_scalar(b, n->dtype, -INFINITY);
}

static setu_value *per_sequence(setu_builder *b, const ctc *n, setu_value *x) {
  int64_t dims[3] = {1, n->batch, 1};
  return hlo_reshape(b, x, 3, dims);
}

static setu_value *step_index(setu_builder *b, const ctc *n) {
  int64_t dims[3] = {n->steps, 1, 1};
  return kit_iota(b, 3, dims, 0);
}

static void load(setu_builder *b, setu_call *c, ctc *n, int64_t width) {
  setu_value *x = call_tensor(c, "log_probs");
  n->dtype = kit_compute_dtype(x->type.dtype);
  n->log_probs = kit_convert(b, x, n->dtype);
  n->steps = x->type.dims[0], n->batch = x->type.dims[1], n->classes = x->type.dims[2], n->width = width;
  n->input_length = lengths(b, c, "input_lengths", n->batch);
  n->target_length = lengths(b, c, "target_lengths", n->batch);
  n->labels = spread_labels(b, c, n);
  int64_t flat[2] = {n->batch, width}, whole[3] = {n->steps, n->batch, width};
  n->position = kit_iota(b, 2, flat, 1);
  setu_value *before = moved(b, n->labels, 2, hlo_scalar_int(b, SETU_I64, -1));
  n->skip = hlo_and(b, hlo_compare(b, HLO_NE, n->labels, before), kit_compare_number(b, HLO_GE, n->position, 2));
  n->emitted = kit_gather_dim(b, n->log_probs, 2, kit_broadcast(b, n->labels, 3, whole));
  setu_value *last = kit_mul_number(b, n->target_length, 2);
  setu_value *at_end = kit_binary(b, HLO_OP_and, kit_compare(b, HLO_LE, n->position, last),
                                  kit_compare(b, HLO_GE, n->position, kit_add_number(b, last, -1)));
  setu_value *final =
      kit_compare(b, HLO_EQ, step_index(b, n), per_sequence(b, n, kit_add_number(b, n->input_length, -1)));
  setu_type type = hlo_type(n->dtype, 3, whole);
  setu_value *mask = kit_broadcast(b, kit_binary(b, HLO_OP_and, final, kit_unsqueeze(b, at_end, 0)), 3, whole);
  n->ends = hlo_select(b, mask, kit_zeros(b, &type), hlo_splat(b, &type, -INFINITY, 0));
}

/* ---- recursions ---- */

/* log(sum of exp), where every term may be impossible. */
static setu_value *log_sum(setu_builder *b, const ctc *n, int count, setu_value *const *terms) {
  setu_value *most = terms[0];
  for (int i = 1; i < count; i++) most = hlo_maximum(b, most, terms[i]);
  setu_value *shift = kit_select(b, kit_compare_number(b, HLO_EQ, most, -INFINITY), hlo_scalar(b, n->dtype, 0), most);
  setu_value *sum = NULL;
  for (int i = 0; i < count; i++) {
    setu_value *part = hlo_exponential(b, hlo_subtract(b, terms[i], shift));
    sum = sum ? hlo_add(b, sum, part) : part;
  }
  return hlo_add(b, hlo_log(b, sum), shift);
}

static setu_value *row(setu_builder *b, const ctc *n, setu_value *all, setu_value *step) {
  setu_value *zero = hlo_scalar_int(b, SETU_I64, 0), *starts[3] = {step, zero, zero};
  int64_t sizes[3] = {1, n->batch, n->width};
  return hlo_reshape(b, hlo_dynamic_slice(b, all, starts, sizes), 2, sizes + 1);
}

/* What every step gives, [steps, batch, width]: the sum of staying, moving one and skipping one position, and of
 * `starts` (0 or -inf), times what is emitted, inside `valid` (0 or -inf, [batch, width]). Backward runs from the last
 * step to the first, and the moves go the other way. */
static setu_value *recur(setu_builder *b, const ctc *n, bool backward, setu_value *starts, setu_value *valid) {
  setu_type all_type = n->emitted->type;
  if (hlo_type_count(&all_type) == 0) return kit_zeros(b, &all_type);
  int64_t way = backward ? -1 : 1;
  setu_value *skip = backward ? moved(b, n->skip, -2, hlo_scalar(b, SETU_BOOL, 0)) : n->skip;
  setu_value *none = kit_broadcast(b, impossible(b, n), 2, valid->type.dims);
  enum { STEP, LAST, ALL, EMITTED, SKIP, STARTS, VALID, VALUES };
  setu_value *v[VALUES] = {
      hlo_scalar_int(b, SETU_I64, 0), none, hlo_splat(b, &all_type, -INFINITY, 0), n->emitted, skip, starts, valid};
  kit_loop loop = kit_loop_begin(b, VALUES, v);
  kit_loop_while(b, &loop, kit_compare_number(b, HLO_LT, v[STEP], (double)n->steps));

  setu_value *step = v[STEP], *last = v[LAST], *minus = impossible(b, n);
  if (backward) step = hlo_subtract(b, hlo_scalar_int(b, SETU_I64, n->steps - 1), step);
  setu_value *skipped = kit_select(b, v[SKIP], moved(b, last, 2 * way, minus), minus);
  setu_value *terms[4] = {last, moved(b, last, way, minus), skipped, row(b, n, v[STARTS], step)};
  setu_value *now = hlo_add(b, hlo_add(b, log_sum(b, n, 4, terms), row(b, n, v[EMITTED], step)), v[VALID]);
  int64_t single[3] = {1, n->batch, n->width};
  setu_value *zero = hlo_scalar_int(b, SETU_I64, 0), *place[3] = {step, zero, zero};
  v[ALL] = hlo_dynamic_update_slice(b, v[ALL], hlo_reshape(b, now, 3, single), place);
  v[LAST] = now;
  v[STEP] = kit_add_number(b, v[STEP], 1);
  kit_loop_end(b, &loop);
  return v[ALL];
}

/* ---- the operators ---- */

setu_status lower_ctc_loss(setu_builder *b, setu_call *c, setu_value **out) {
  ctc n;
  load(b, c, &n, c->results[1].dims[2]);
  /* A sequence starts with a blank or, if it has a label, with the first label. */
  setu_value *first = kit_binary(b, HLO_OP_and, kit_compare_number(b, HLO_LE, n.position, 1),
                                 kit_compare(b, HLO_LE, n.position, n.target_length));
  setu_value *begins =
      kit_binary(b, HLO_OP_and, kit_compare_number(b, HLO_EQ, step_index(b, &n), 0), kit_unsqueeze(b, first, 0));
  begins = kit_broadcast(b, begins, 3, n.emitted->type.dims);
  setu_value *starts = kit_select(b, begins, kit_zeros_like(b, n.emitted), impossible(b, &n));
  setu_type flat = hlo_type(n.dtype, 2, n.position->type.dims);
  setu_value *alpha = recur(b, &n, false, starts, kit_zeros(b, &flat));

  int64_t dims[2] = {0, 2};
  setu_value *possible = kit_compare_number(b, HLO_EQ, n.ends, 0);
  setu_value *final = kit_select(b, possible, alpha, impossible(b, &n));
  setu_value *most = kit_amax(b, final, 2, dims, true);
  most = kit_select(b, kit_compare_number(b, HLO_EQ, most, -INFINITY), hlo_scalar(b, n.dtype, 0), most);
  setu_value *sum = kit_sum(b, hlo_exponential(b, kit_sub(b, final, most)), 2, dims, true);
  setu_value *loss = hlo_reshape(b, hlo_negate(b, hlo_add(b, hlo_log(b, sum), most)), 1, &n.batch);
  /* Without input, the empty sequence is certain and any other impossible. */
  setu_value *no_input = kit_compare_number(b, HLO_EQ, hlo_reshape(b, n.input_length, 1, &n.batch), 0);
  setu_value *no_label = kit_compare_number(b, HLO_EQ, hlo_reshape(b, n.target_length, 1, &n.batch), 0);
  setu_value *trivial = kit_select(b, no_label, kit_zeros_like(b, loss), hlo_scalar(b, n.dtype, INFINITY));
  out[0] = kit_select(b, no_input, trivial, loss);
  out[1] = kit_transpose(b, alpha, 0, 1);
  return SETU_STATUS_OK;
}

setu_status lower_ctc_loss_backward(setu_builder *b, setu_call *c, setu_value **out) {
  ctc n;
  load(b, c, &n, call_type(c, "log_alpha")->dims[2]);
  setu_value *alpha = kit_transpose(b, kit_operand(b, c, "log_alpha", n.dtype), 0, 1);
  setu_value *loss = per_sequence(b, &n, kit_operand(b, c, "neg_log_likelihood", n.dtype));
  setu_value *grad = kit_broadcast(b, kit_operand(b, c, "grad", n.dtype), 1, &n.batch);
  setu_type flat = hlo_type(n.dtype, 2, n.position->type.dims);
  setu_value *inside = kit_compare(b, HLO_LE, n.position, kit_mul_number(b, n.target_length, 2));
  setu_value *valid = kit_select(b, inside, kit_zeros(b, &flat), impossible(b, &n));
  setu_value *beta = recur(b, &n, true, n.ends, valid);

  setu_value *both = hlo_add(b, alpha, beta), *zero = hlo_scalar(b, n.dtype, 0);
  setu_value *posterior = hlo_exponential(b, hlo_subtract(b, kit_add(b, both, loss), n.emitted));
  posterior = kit_select(b, kit_compare_number(b, HLO_EQ, both, -INFINITY), zero, posterior);
  setu_value *index = kit_broadcast(b, n.labels, 3, n.emitted->type.dims);
  setu_value *expected = kit_zeros_like(b, n.log_probs);
  if (hlo_type_count(&posterior->type) != 0)
    expected = kit_scatter_dim(b, expected, 2, index, posterior, hlo_region_binary(b, HLO_OP_add, n.dtype));
  setu_value *result = hlo_subtract(b, hlo_exponential(b, n.log_probs), expected);
  /* An impossible sequence has the gradient NaN (inf - inf), or none on request. */
  setu_value *infinite = kit_compare_number(b, HLO_EQ, loss, INFINITY);
  setu_value *unlikely = call_bool_or(c, "zero_infinity", false) ? zero : hlo_scalar(b, n.dtype, NAN);
  result = kit_mul(b, result, per_sequence(b, &n, grad));
  result = kit_select(b, infinite, unlikely, result);
  setu_value *running = kit_compare(b, HLO_LT, step_index(b, &n), per_sequence(b, &n, n.input_length));
  out[0] = kit_select(b, running, result, zero);
  return SETU_STATUS_OK;
}
