/* Softmax, log-softmax, masked softmax and their gradients. */
#include <math.h>

#include "ops/lowerings.h"
#include "ops/nn.h"
#include "ops/softmax.h"
#include "ops/table.h"

static setu_value *same_shape(setu_builder *b, setu_value *x, const setu_type *type) {
  return type->rank ? x : hlo_reshape(b, x, 0, NULL);
}

setu_value *softmax_along(setu_builder *b, setu_value *x, int dim) {
  int64_t dims = dim;
  setu_value *shifted = kit_sub(b, x, kit_amax(b, x, 1, &dims, true));
  setu_value *exponential = hlo_exponential(b, shifted);
  return kit_div(b, exponential, kit_sum(b, exponential, 1, &dims, true));
}

setu_value *softmax_safe(setu_builder *b, setu_value *x, int dim) {
  int64_t dims = dim;
  setu_value *masked = kit_compare_number(b, HLO_EQ, x, -INFINITY);
  masked = kit_all(b, masked, 1, &dims, true);
  setu_value *y = softmax_along(b, x, dim);
  return kit_select(b, masked, kit_zeros_like(b, y), y);
}

typedef setu_value *(*function_along)(setu_builder *b, setu_value *x, int dim);

static setu_value *apply(setu_builder *b, setu_call *c, setu_value *x, function_along f) {
  setu_type type = x->type;
  setu_value *y = kit_at_least_1d(b, x);
  return same_shape(b, f(b, y, kit_dim(b, call_int(c, "dim"), y->type.rank)), &type);
}

static setu_value *log_softmax_along(setu_builder *b, setu_value *x, int dim) {
  int64_t dims = dim;
  setu_value *shifted = kit_sub(b, x, kit_amax(b, x, 1, &dims, true));
  setu_value *sum = kit_sum(b, hlo_exponential(b, shifted), 1, &dims, true);
  return kit_sub(b, shifted, hlo_log(b, sum));
}

setu_status lower_softmax(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = apply(b, c, nn_tensor(b, c, "self"), softmax_along);
  return SETU_STATUS_OK;
}

setu_status lower_safe_softmax(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  setu_dtype dtype = call_dtype_or(c, "dtype", x->type.dtype);
  out[0] = apply(b, c, kit_convert(b, x, kit_compute_dtype(dtype)), softmax_safe);
  return SETU_STATUS_OK;
}

setu_status lower_log_softmax(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = apply(b, c, nn_tensor(b, c, "self"), log_softmax_along);
  return SETU_STATUS_OK;
}

/* ---- gradients ---- */

/* The gradient, the output and the dimension of a backward call. */
typedef struct backward {
  setu_value *grad, *output;
  setu_type type;
  int64_t dim;
} backward;

static void read_backward(setu_builder *b, setu_call *c, backward *s) {
  s->output = nn_tensor(b, c, "output");
  s->grad = kit_convert(b, call_tensor(c, "grad_output"), s->output->type.dtype);
  s->type = s->output->type;
  s->output = kit_at_least_1d(b, s->output);
  s->grad = kit_at_least_1d(b, s->grad);
  s->dim = kit_dim(b, call_int_or(c, "dim", -1), s->output->type.rank);
}

static setu_value *softmax_gradient(setu_builder *b, const backward *s) {
  setu_value *dot = kit_sum(b, hlo_multiply(b, s->grad, s->output), 1, &s->dim, true);
  return hlo_multiply(b, kit_sub(b, s->grad, dot), s->output);
}

setu_status lower_softmax_backward(setu_builder *b, setu_call *c, setu_value **out) {
  backward s;
  read_backward(b, c, &s);
  out[0] = same_shape(b, softmax_gradient(b, &s), &s.type);
  return SETU_STATUS_OK;
}

setu_status lower_log_softmax_backward(setu_builder *b, setu_call *c, setu_value **out) {
  backward s;
  read_backward(b, c, &s);
  setu_value *sum = kit_sum(b, s.grad, 1, &s.dim, true);
  setu_value *grad = hlo_subtract(b, s.grad, kit_mul(b, hlo_exponential(b, s.output), sum));
  out[0] = same_shape(b, grad, &s.type);
  return SETU_STATUS_OK;
}

/* ---- masked: true means left out ---- */

setu_value *softmax_mask(setu_builder *b, setu_value *mask, const setu_type *type, int64_t mask_type) {
  mask = kit_nonzero(b, mask);
  if (mask_type == SOFTMAX_MASK_KEYS && mask->type.rank == 2 && type->rank == 4) {
    int64_t dims[4] = {mask->type.dims[0], 1, 1, mask->type.dims[1]};
    mask = hlo_reshape(b, mask, 4, dims);
  }
  return kit_broadcast(b, mask, type->rank, type->dims);
}

setu_value *softmax_masked(setu_builder *b, setu_value *x, setu_value *mask, int dim) {
  setu_value *lowest = kit_full_like(b, x, -INFINITY);
  return softmax_along(b, hlo_select(b, mask, lowest, x), dim);
}

setu_status lower_masked_softmax(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = nn_tensor(b, c, "self");
  setu_type type = x->type;
  setu_value *mask = softmax_mask(b, call_tensor(c, "mask"), &type, call_int_or(c, "mask_type", SOFTMAX_MASK_FULL));
  x = kit_at_least_1d(b, x);
  int dim = kit_dim(b, call_int_or(c, "dim", -1), x->type.rank);
  out[0] = same_shape(b, softmax_masked(b, x, kit_at_least_1d(b, mask), dim), &type);
  return SETU_STATUS_OK;
}

setu_status lower_masked_softmax_backward(setu_builder *b, setu_call *c, setu_value **out) {
  backward s;
  read_backward(b, c, &s);
  setu_value *mask = softmax_mask(b, call_tensor(c, "mask"), &s.type, SOFTMAX_MASK_FULL);
  mask = kit_at_least_1d(b, mask);
  setu_value *zeros = kit_zeros_like(b, s.grad);
  s.grad = hlo_select(b, mask, zeros, s.grad);
  setu_value *grad = hlo_select(b, mask, zeros, softmax_gradient(b, &s));
  out[0] = same_shape(b, grad, &s.type);
  return SETU_STATUS_OK;
}

setu_status types_masked_softmax(const setu_call *c, setu_type *out_types, int *out_count) {
  out_types[0] = *call_type(c, "self");
  *out_count = 1;
  return SETU_STATUS_OK;
}

setu_status types_masked_softmax_backward(const setu_call *c, setu_type *out_types, int *out_count) {
  out_types[0] = *call_type(c, "grad_output");
  *out_count = 1;
  return SETU_STATUS_OK;
}
