/* The pointwise parts of LSTM and GRU cells and their gradients. The workspaces hold what the gradients need: the
 * activated gates of an LSTM; reset, input and new gates, the old state and the hidden part of the new gate of a GRU.
 */
#include <string.h>

#include "ops/lowerings.h"
#include "ops/nn.h"
#include "ops/table.h"

/* Gate `index` of `count` along the last dimension. */
static setu_value *gate(setu_builder *b, setu_value *x, int index, int count) {
  int last = x->type.rank - 1;
  int64_t size = last >= 0 ? x->type.dims[last] / count : 0;
  return kit_slice_dim(b, x, last, index * size, (index + 1) * size, 1);
}

static setu_value *join(setu_builder *b, int count, setu_value *const *parts) {
  return hlo_concatenate(b, count, parts, parts[0]->type.rank - 1);
}

static setu_value *one_minus(setu_builder *b, setu_value *x) {
  return hlo_subtract(b, kit_ones_like(b, x), x);
}

/* The slope of a sigmoid or a tanh at a point where its value is y. */
static setu_value *sigmoid_slope(setu_builder *b, setu_value *y) {
  return hlo_multiply(b, y, one_minus(b, y));
}
static setu_value *tanh_slope(setu_builder *b, setu_value *y) {
  return one_minus(b, hlo_multiply(b, y, y));
}

static setu_value *sum_batch(setu_builder *b, setu_value *x) {
  int64_t dim = 0;
  return kit_sum(b, x, 1, &dim, false);
}

/* Gates with their bias, in the computation type. */
static setu_value *biased(setu_builder *b, setu_call *c, const char *gates, const char *bias) {
  setu_value *x = nn_tensor(b, c, gates), *y = nn_optional(b, c, bias, x->type.dtype);
  return y ? kit_add(b, x, y) : x;
}

/* ---- LSTM ---- */

setu_status lower_fused_lstm_cell(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *gates =
      hlo_add(b, biased(b, c, "input_gates", "input_bias"), biased(b, c, "hidden_gates", "hidden_bias"));
  setu_value *state = kit_convert(b, call_tensor(c, "cx"), gates->type.dtype), *parts[4];
  for (int i = 0; i < 4; i++) {
    setu_value *x = gate(b, gates, i, 4);
    parts[i] = i == 2 ? hlo_tanh(b, x) : hlo_logistic(b, x);
  }
  setu_value *next = hlo_add(b, hlo_multiply(b, parts[1], state), hlo_multiply(b, parts[0], parts[2]));
  out[0] = hlo_multiply(b, parts[3], hlo_tanh(b, next));
  out[1] = next;
  out[2] = join(b, 4, parts);
  return SETU_STATUS_OK;
}

setu_status types_fused_lstm_cell(const setu_call *c, setu_type *out_types, int *out_count) {
  out_types[0] = out_types[1] = *call_type(c, "cx");
  out_types[2] = *call_type(c, "input_gates");
  *out_count = 3;
  return SETU_STATUS_OK;
}

setu_status lower_fused_lstm_cell_backward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *workspace = nn_tensor(b, c, "workspace"), *parts[4], *gradients[4];
  setu_dtype dtype = workspace->type.dtype;
  setu_value *state = kit_convert(b, call_tensor(c, "cx"), dtype), *next = kit_convert(b, call_tensor(c, "cy"), dtype);
  setu_value *grad_hidden = nn_optional(b, c, "grad_hy", dtype), *grad_state = nn_optional(b, c, "grad_cy", dtype);
  if (!grad_hidden) grad_hidden = kit_zeros_like(b, next);
  for (int i = 0; i < 4; i++) parts[i] = gate(b, workspace, i, 4);
  setu_value *squashed = hlo_tanh(b, next);
  setu_value *grad = hlo_multiply(b, hlo_multiply(b, grad_hidden, parts[3]), tanh_slope(b, squashed));
  if (grad_state) grad = hlo_add(b, grad, grad_state);
  gradients[0] = hlo_multiply(b, hlo_multiply(b, grad, parts[2]), sigmoid_slope(b, parts[0]));
  gradients[1] = hlo_multiply(b, hlo_multiply(b, grad, state), sigmoid_slope(b, parts[1]));
  gradients[2] = hlo_multiply(b, hlo_multiply(b, grad, parts[0]), tanh_slope(b, parts[2]));
  gradients[3] = hlo_multiply(b, hlo_multiply(b, grad_hidden, squashed), sigmoid_slope(b, parts[3]));
  out[0] = join(b, 4, gradients);
  out[1] = hlo_multiply(b, grad, parts[1]);
  if (call_bool(c, "has_bias")) out[2] = sum_batch(b, out[0]);
  return SETU_STATUS_OK;
}

/* Without a gradient of either output nothing is defined. */
setu_status types_fused_lstm_cell_backward(const setu_call *c, setu_type *out_types, int *out_count) {
  memset(out_types, 0, sizeof *out_types * 3);
  *out_count = 3;
  if (!call_has(c, "grad_hy") && !call_has(c, "grad_cy")) return SETU_STATUS_OK;
  out_types[0] = *call_type(c, "workspace");
  out_types[1] = *call_type(c, "cx");
  if (call_bool(c, "has_bias"))
    out_types[2] = (setu_type){.dtype = out_types[0].dtype, .rank = 1, .dims = {out_types[0].dims[1]}};
  return SETU_STATUS_OK;
}

/* ---- GRU ---- */

setu_status lower_fused_gru_cell(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *input = biased(b, c, "input_gates", "input_bias");
  setu_value *hidden = biased(b, c, "hidden_gates", "hidden_bias");
  setu_value *state = kit_convert(b, call_tensor(c, "hx"), input->type.dtype);
  setu_value *reset = hlo_logistic(b, hlo_add(b, gate(b, input, 0, 3), gate(b, hidden, 0, 3)));
  setu_value *update = hlo_logistic(b, hlo_add(b, gate(b, input, 1, 3), gate(b, hidden, 1, 3)));
  setu_value *carried = gate(b, hidden, 2, 3);
  setu_value *fresh = hlo_tanh(b, hlo_add(b, gate(b, input, 2, 3), hlo_multiply(b, reset, carried)));
  setu_value *parts[5] = {reset, update, fresh, state, carried};
  out[0] = hlo_add(b, fresh, hlo_multiply(b, update, hlo_subtract(b, state, fresh)));
  out[1] = join(b, 5, parts);
  return SETU_STATUS_OK;
}

setu_status types_fused_gru_cell(const setu_call *c, setu_type *out_types, int *out_count) {
  const setu_type *state = call_type(c, "hx");
  out_types[0] = out_types[1] = *state;
  if (state->rank) out_types[1].dims[state->rank - 1] *= 5;
  *out_count = 2;
  return SETU_STATUS_OK;
}

setu_status lower_fused_gru_cell_backward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *workspace = nn_tensor(b, c, "workspace");
  setu_value *grad = kit_convert(b, call_tensor(c, "grad_hy"), workspace->type.dtype);
  setu_value *reset = gate(b, workspace, 0, 5), *update = gate(b, workspace, 1, 5), *fresh = gate(b, workspace, 2, 5);
  setu_value *state = gate(b, workspace, 3, 5), *carried = gate(b, workspace, 4, 5);
  setu_value *grad_update =
      hlo_multiply(b, hlo_multiply(b, grad, hlo_subtract(b, state, fresh)), sigmoid_slope(b, update));
  setu_value *grad_fresh = hlo_multiply(b, hlo_multiply(b, grad, one_minus(b, update)), tanh_slope(b, fresh));
  setu_value *grad_carried = hlo_multiply(b, grad_fresh, reset);
  setu_value *grad_reset = hlo_multiply(b, hlo_multiply(b, grad_fresh, carried), sigmoid_slope(b, reset));
  setu_value *input[3] = {grad_reset, grad_update, grad_fresh}, *hidden[3] = {grad_reset, grad_update, grad_carried};
  out[0] = join(b, 3, input);
  out[1] = join(b, 3, hidden);
  out[2] = hlo_multiply(b, grad, update);
  if (!call_bool(c, "has_bias")) return SETU_STATUS_OK;
  out[3] = sum_batch(b, out[0]);
  out[4] = sum_batch(b, out[1]);
  return SETU_STATUS_OK;
}

setu_status types_fused_gru_cell_backward(const setu_call *c, setu_type *out_types, int *out_count) {
  const setu_type *grad = call_type(c, "grad_hy");
  memset(out_types, 0, sizeof *out_types * 5);
  *out_count = 5;
  setu_type gates = *grad;
  gates.dims[1] *= 3;
  out_types[0] = out_types[1] = gates;
  out_types[2] = *grad;
  if (call_bool(c, "has_bias"))
    out_types[3] = out_types[4] = (setu_type){.dtype = grad->dtype, .rank = 1, .dims = {gates.dims[1]}};
  return SETU_STATUS_OK;
}
