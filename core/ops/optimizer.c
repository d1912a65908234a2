/* The fused optimizers: one program updates every parameter of a list. The arithmetic follows PyTorch's CPU kernels:
 * numbers that depend on the step in f64, elements in f32 (f64 for f64 parameters). */
#include "ops/kit.h"
#include "ops/lowerings.h"
#include "ops/table.h"

setu_status types_no_results(const setu_call *c, setu_type *out_types, int *out_count) {
  (void)c;
  (void)out_types;
  *out_count = 0;
  return SETU_STATUS_OK;
}

/* What every step shares. */
typedef struct step {
  setu_builder *b;
  setu_call *c;
  setu_value *lr;      /* f64, rank 0 */
  setu_value *skip;    /* bool, rank 0: found_inf says that nothing may change; NULL without it */
  setu_value *unscale; /* f32, rank 0: gradients are divided by it; NULL without it */
  double weight_decay;
  bool maximize;
} step;

static setu_value *as_number(setu_builder *b, setu_value *x) {
  return hlo_reshape(b, x, 0, NULL);
}

static step begin(setu_builder *b, setu_call *c) {
  step s = {.b = b, .c = c, .weight_decay = call_double(c, "weight_decay"), .maximize = call_bool(c, "maximize")};
  s.lr = as_number(b, kit_operand(b, c, "lr", SETU_F64));
  if (call_has(c, "found_inf")) s.skip = as_number(b, kit_compare_number(b, HLO_EQ, call_tensor(c, "found_inf"), 1));
  if (call_has(c, "grad_scale")) s.unscale = as_number(b, kit_operand(b, c, "grad_scale", SETU_F32));
  return s;
}

/* An f64 number in the dtype of the elements. */
static setu_value *in_dtype(const step *s, setu_value *number, const setu_value *like) {
  return kit_convert(s->b, number, like->type.dtype);
}

static setu_value *item(const step *s, const char *name, int i) {
  setu_value *x = call_item(s->c, name, i);
  return kit_convert(s->b, x, kit_compute_dtype(x->type.dtype));
}

/* Writes the new value unless the step is skipped. */
static void write(const step *s, const char *name, int i, setu_value *value) {
  if (s->skip) value = kit_select(s->b, s->skip, item(s, name, i), value);
  call_write_item(s->c, name, i, value);
}

/* The gradient to use; a scaled one is also written back unscaled. */
static setu_value *gradient(const step *s, int i) {
  setu_value *grad = item(s, "grads", i);
  if (s->unscale) {
    grad = kit_div(s->b, grad, in_dtype(s, s->unscale, grad));
    write(s, "grads", i, grad);
  }
  return s->maximize ? hlo_negate(s->b, grad) : grad;
}

static setu_value *decayed(const step *s, setu_value *grad, setu_value *param) {
  if (s->weight_decay == 0) return grad;
  return kit_add(s->b, grad, kit_mul_number(s->b, param, s->weight_decay));
}

/* 1 - number, in f64. */
static setu_value *one_minus(setu_builder *b, setu_value *number) {
  return hlo_subtract(b, hlo_scalar(b, SETU_F64, 1), number);
}

static setu_value *step_number(const step *s, int i) {
  return as_number(s->b, kit_convert(s->b, call_item(s->c, "state_steps", i), SETU_F64));
}

/* ---- Adam ---- */

static void adam(setu_builder *b, setu_call *c, bool decoupled) {
  step s = begin(b, c);
  setu_value *beta1 = call_scalar(c, "beta1", SETU_F64), *rest1 = one_minus(b, beta1);
  double beta2 = call_double(c, "beta2"), eps = call_double(c, "eps");
  bool amsgrad = call_bool(c, "amsgrad");
  int count = call_count(c, "self");
  for (int i = 0; i < count; i++) {
    setu_value *param = item(&s, "self", i), *grad = gradient(&s, i);
    setu_value *average = item(&s, "exp_avgs", i), *square = item(&s, "exp_avg_sqs", i);
    setu_value *number = step_number(&s, i);
    setu_value *correction1 = one_minus(b, hlo_power(b, beta1, number));
    setu_value *correction2 = one_minus(b, hlo_power(b, hlo_scalar(b, SETU_F64, beta2), number));
    if (decoupled) {
      setu_value *decay = hlo_multiply(b, s.lr, hlo_scalar(b, SETU_F64, s.weight_decay));
      if (s.weight_decay != 0) param = kit_sub(b, param, kit_mul(b, param, in_dtype(&s, decay, param)));
    } else {
      grad = decayed(&s, grad, param);
    }
    /* lerp(average, grad, 1 - beta1), in the form that is exact at the nearer end. */
    setu_value *difference = kit_sub(b, grad, average);
    setu_value *near = kit_add(b, average, kit_mul(b, difference, in_dtype(&s, rest1, grad)));
    setu_value *far = kit_sub(b, grad, kit_mul(b, difference, in_dtype(&s, beta1, grad)));
    setu_value *small = hlo_compare(b, HLO_LT, rest1, hlo_scalar(b, SETU_F64, 0.5));
    average = kit_select(b, small, near, far);
    setu_value *squared = kit_mul(b, kit_mul_number(b, grad, 1 - beta2), grad);
    square = kit_add(b, kit_mul_number(b, square, beta2), squared);
    setu_value *largest = square;
    if (amsgrad) {
      largest = kit_max(b, item(&s, "max_exp_avg_sqs", i), square);
      write(&s, "max_exp_avg_sqs", i, largest);
    }
    setu_value *root = in_dtype(&s, hlo_sqrt(b, correction2), param);
    setu_value *denominator = kit_add_number(b, kit_div(b, hlo_sqrt(b, largest), root), eps);
    setu_value *size = in_dtype(&s, hlo_divide(b, s.lr, correction1), param);
    write(&s, "exp_avgs", i, average);
    write(&s, "exp_avg_sqs", i, square);
    write(&s, "self", i, kit_sub(b, param, kit_div(b, kit_mul(b, average, size), denominator)));
  }
}

setu_status lower_fused_adam(setu_builder *b, setu_call *c, setu_value **out) {
  (void)out;
  adam(b, c, false);
  return SETU_STATUS_OK;
}

setu_status lower_fused_adamw(setu_builder *b, setu_call *c, setu_value **out) {
  (void)out;
  adam(b, c, true);
  return SETU_STATUS_OK;
}

/* ---- SGD ---- */

setu_status lower_fused_sgd(setu_builder *b, setu_call *c, setu_value **out) {
  (void)out;
  step s = begin(b, c);
  setu_value *momentum = call_scalar(c, "momentum", SETU_F64);
  setu_value *still = hlo_compare(b, HLO_EQ, momentum, hlo_scalar(b, SETU_F64, 0));
  double dampening = call_double(c, "dampening");
  bool nesterov = call_bool(c, "nesterov"), first = call_bool(c, "is_first_step");
  bool buffers = call_count(c, "momentum_buffer_list") > 0 && !call_is_number(c, "momentum", 0);
  int count = call_count(c, "self");
  for (int i = 0; i < count; i++) {
    setu_value *param = item(&s, "self", i);
    setu_value *grad = decayed(&s, gradient(&s, i), param);
    if (buffers) {
      setu_value *old = item(&s, "momentum_buffer_list", i), *factor = in_dtype(&s, momentum, grad);
      setu_value *buffer = grad;
      if (!first) buffer = kit_add(b, kit_mul(b, old, factor), kit_mul_number(b, grad, 1 - dampening));
      /* Without momentum the buffer is neither used nor changed. */
      write(&s, "momentum_buffer_list", i, kit_select(b, still, old, buffer));
      setu_value *moved = nesterov ? kit_add(b, grad, kit_mul(b, buffer, factor)) : buffer;
      grad = kit_select(b, still, grad, moved);
    }
    write(&s, "self", i, kit_sub(b, param, kit_mul(b, grad, in_dtype(&s, s.lr, grad))));
  }
  return SETU_STATUS_OK;
}

/* ---- Adagrad ---- */

setu_status lower_fused_adagrad(setu_builder *b, setu_call *c, setu_value **out) {
  (void)out;
  step s = begin(b, c);
  double lr_decay = call_double(c, "lr_decay"), eps = call_double(c, "eps");
  int count = call_count(c, "self");
  for (int i = 0; i < count; i++) {
    setu_value *param = item(&s, "self", i);
    setu_value *grad = decayed(&s, gradient(&s, i), param);
    setu_value *decay = kit_mul_number(b, kit_add_number(b, step_number(&s, i), -1), lr_decay);
    setu_value *rate = in_dtype(&s, hlo_divide(b, s.lr, kit_add_number(b, decay, 1)), param);
    setu_value *sum = kit_add(b, item(&s, "state_sums", i), kit_mul(b, grad, grad));
    write(&s, "state_sums", i, sum);
    setu_value *denominator = kit_add_number(b, hlo_sqrt(b, sum), eps);
    write(&s, "self", i, kit_sub(b, param, kit_div(b, kit_mul(b, grad, rate), denominator)));
  }
  return SETU_STATUS_OK;
}
