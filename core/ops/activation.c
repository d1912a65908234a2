/* Activation functions and their derivatives. */
#include <math.h>
#include <string.h>

#include "ops/elementwise.h"
#include "ops/lowerings.h"
#include "ops/table.h"

/* out[0] = expression over x, `self` in its computation type … */
#define ACTIVATION(name, expression)                                          \
  setu_status lower_##name(setu_builder *b, setu_call *c, setu_value **out) { \
    setu_value *x = elementwise_self(b, c);                                   \
    out[0] = expression;                                                      \
    return SETU_STATUS_OK;                                                    \
  }
/* … and over the incoming gradient g and x, an argument of any name, in their common computation type and shape. */
#define DERIVATIVE_OF(name, grad, input, expression)                                      \
  setu_status lower_##name(setu_builder *b, setu_call *c, setu_value **out) {             \
    setu_dtype dtype = elementwise_dtype(c, grad " " input);                              \
    setu_value *g = kit_operand(b, c, grad, dtype), *x = kit_operand(b, c, input, dtype); \
    kit_broadcast_pair(b, &g, &x);                                                        \
    out[0] = expression;                                                                  \
    return SETU_STATUS_OK;                                                                \
  }
#define DERIVATIVE(name, expression) DERIVATIVE_OF(name, "grad_output", "self", expression)

#define IS(direction, x, number) kit_compare_number(b, direction, x, number)

static setu_value *zero_like(setu_builder *b, const setu_value *x) {
  return kit_zeros_like(b, x);
}

/* ---- piecewise linear ---- comparisons are written so that NaN passes as in PyTorch */

ACTIVATION(relu, hlo_maximum(b, x, zero_like(b, x)))

static setu_value *leaky(setu_builder *b, setu_value *x, setu_value *factor, double slope) {
  return hlo_select(b, IS(HLO_GT, x, 0), factor, kit_mul_number(b, factor, slope));
}

ACTIVATION(leaky_relu, leaky(b, x, x, call_double_or(c, "negative_slope", 0.01)))
DERIVATIVE(leaky_relu_backward, leaky(b, x, g, call_double(c, "negative_slope")))

setu_status lower_prelu_kernel(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = elementwise_dtype(c, "self weight");
  setu_value *x = kit_operand(b, c, "self", dtype);
  out[0] = kit_select(b, IS(HLO_GT, x, 0), x, kit_mul(b, kit_operand(b, c, "weight", dtype), x));
  return SETU_STATUS_OK;
}

setu_status lower_prelu_kernel_backward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = elementwise_dtype(c, "grad_output self weight");
  setu_value *g = kit_operand(b, c, "grad_output", dtype), *x = kit_operand(b, c, "self", dtype);
  setu_value *positive = IS(HLO_GT, x, 0);
  out[0] = kit_select(b, positive, g, kit_mul(b, kit_operand(b, c, "weight", dtype), g));
  out[1] = kit_select(b, positive, hlo_scalar(b, dtype, 0), kit_mul(b, x, g));
  return SETU_STATUS_OK;
}

/* In training the slope of every element is drawn; `noise` keeps it, with 1 where x passes unchanged. */
static void randomized(setu_builder *b, setu_call *c, setu_value **out, setu_value **noise) {
  setu_value *x = elementwise_self(b, c);
  double lower = call_double_or(c, "lower", 1. / 8), upper = call_double_or(c, "upper", 1. / 3);
  *noise = NULL;
  if (!call_bool_or(c, "training", false)) {
    out[0] = leaky(b, x, x, (lower + upper) / 2);
    return;
  }
  setu_value *uniform = kit_random_uniform(b, c, x->type.dtype, x->type.rank, x->type.dims, 0);
  setu_value *slope = kit_add_number(b, kit_mul_number(b, uniform, upper - lower), lower);
  *noise = hlo_select(b, IS(HLO_LE, x, 0), slope, kit_ones_like(b, x));
  out[0] = hlo_multiply(b, x, *noise);
}

setu_status lower_rrelu_with_noise(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *noise;
  randomized(b, c, out, &noise);
  if (noise) call_write(c, "noise", noise);
  return SETU_STATUS_OK;
}

setu_status lower_rrelu_with_noise_functional(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *noise;
  randomized(b, c, out, &noise);
  out[1] = noise ? noise : call_tensor(c, "noise");
  return SETU_STATUS_OK;
}

setu_status lower_rrelu_with_noise_backward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = elementwise_dtype(c, "grad_output self noise");
  setu_value *g = kit_operand(b, c, "grad_output", dtype);
  double lower = call_double(c, "lower"), upper = call_double(c, "upper");
  if (call_bool(c, "training") && upper - lower > 1e-6)
    out[0] = kit_mul(b, g, kit_operand(b, c, "noise", dtype));
  else
    out[0] = leaky(b, kit_operand(b, c, "self", dtype), g, (lower + upper) / 2);
  return SETU_STATUS_OK;
}

static setu_value *at_most_threshold(setu_builder *b, setu_call *c, setu_value *x) {
  return kit_compare(b, HLO_LE, x, call_scalar(c, "threshold", x->type.dtype));
}

setu_status lower_threshold(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = elementwise_self(b, c);
  out[0] = kit_select(b, at_most_threshold(b, c, x), call_scalar(c, "value", x->type.dtype), x);
  return SETU_STATUS_OK;
}

DERIVATIVE(threshold_backward, hlo_select(b, at_most_threshold(b, c, x), zero_like(b, g), g))

static setu_value *clamped(setu_builder *b, setu_value *x, double low, double high) {
  return hlo_minimum(b, hlo_maximum(b, x, kit_full_like(b, x, low)), kit_full_like(b, x, high));
}

static setu_value *zero_where(setu_builder *b, setu_value *predicate, setu_value *g) {
  return hlo_select(b, predicate, zero_like(b, g), g);
}

static setu_value *relu6_shifted(setu_builder *b, setu_value *x) {
  return clamped(b, kit_add_number(b, x, 3), 0, 6);
}

static setu_value *sixth(setu_builder *b, setu_value *x) {
  return hlo_divide(b, x, kit_full_like(b, x, 6));
}

static setu_value *hardswish_derivative(setu_builder *b, setu_value *g, setu_value *x) {
  setu_value *slope = kit_add_number(b, hlo_divide(b, x, kit_full_like(b, x, 3)), 0.5);
  setu_value *inner = hlo_select(b, IS(HLO_LT, x, 3), hlo_multiply(b, g, slope), g);
  return zero_where(b, IS(HLO_LE, x, -3), inner);
}

ACTIVATION(hardtanh, clamped(b, x, call_double_or(c, "min_val", -1), call_double_or(c, "max_val", 1)))
DERIVATIVE(hardtanh_backward,
           zero_where(b, hlo_or(b, IS(HLO_LE, x, call_double(c, "min_val")), IS(HLO_GE, x, call_double(c, "max_val"))),
                      g))
ACTIVATION(hardsigmoid, sixth(b, relu6_shifted(b, x)))
DERIVATIVE(hardsigmoid_backward,
           hlo_select(b, hlo_and(b, IS(HLO_GT, x, -3), IS(HLO_LT, x, 3)), sixth(b, g), zero_like(b, g)))
ACTIVATION(hardswish, sixth(b, hlo_multiply(b, x, relu6_shifted(b, x))))
DERIVATIVE(hardswish_backward, hardswish_derivative(b, g, x))

/* |x| <= lambd, with lambd rounded to the tensors' type `dtype` as PyTorch's kernels do. */
static setu_value *within(setu_builder *b, setu_call *c, setu_value *x, setu_dtype dtype) {
  return kit_compare(b, HLO_LE, hlo_abs(b, x), elementwise_operand(b, c, "lambd", dtype));
}

static setu_value *softshrink(setu_builder *b, setu_value *x, double lambda) {
  setu_value *above = kit_add_number(b, x, -lambda), *below = kit_add_number(b, x, lambda);
  setu_value *outside = hlo_select(b, IS(HLO_GT, x, lambda), above, hlo_select(b, IS(HLO_LT, x, -lambda), below, x));
  return zero_where(b, IS(HLO_LE, hlo_abs(b, x), lambda), outside);
}

ACTIVATION(hardshrink, zero_where(b, within(b, c, x, call_promote(c, "self")), x))
DERIVATIVE_OF(hardshrink_backward, "grad_out", "self",
              zero_where(b, within(b, c, x, call_promote(c, "grad_out self")), g))
ACTIVATION(softshrink, softshrink(b, x, call_double_or(c, "lambd", 0.5)))
DERIVATIVE(softshrink_backward, zero_where(b, within(b, c, x, call_promote(c, "grad_output self")), g))

/* ---- smooth ---- */

static setu_value *elu(setu_builder *b, setu_value *x, double alpha, double scale, double input_scale) {
  setu_value *negative =
      kit_mul_number(b, hlo_exponential_minus_one(b, kit_mul_number(b, x, input_scale)), alpha * scale);
  return hlo_select(b, IS(HLO_LE, x, 0), negative, kit_mul_number(b, x, scale));
}

static setu_value *elu_derivative(setu_builder *b, setu_call *c, setu_value *g, setu_value *x) {
  double scale = call_double(c, "scale"), input_scale = call_double(c, "input_scale");
  double negative_scale = call_double(c, "alpha") * scale;
  setu_value *slope;
  if (call_bool(c, "is_result"))
    slope = kit_mul_number(b, kit_add_number(b, x, negative_scale), input_scale);
  else
    slope = kit_mul_number(b, hlo_exponential(b, kit_mul_number(b, x, input_scale)), input_scale * negative_scale);
  return hlo_select(b, IS(HLO_LE, x, 0), hlo_multiply(b, g, slope), kit_mul_number(b, g, scale));
}

ACTIVATION(elu,
           elu(b, x, call_double_or(c, "alpha", 1), call_double_or(c, "scale", 1), call_double_or(c, "input_scale", 1)))
ACTIVATION(celu, elu(b, x, call_double_or(c, "alpha", 1), 1, 1 / call_double_or(c, "alpha", 1)))
DERIVATIVE_OF(elu_backward, "grad_output", "self_or_result", elu_derivative(b, c, g, x))

static bool gelu_by_tanh(const setu_call *c) {
  return !strcmp(call_string_or(c, "approximate", "none"), "tanh");
}

static const double gelu_cubic = 0.044715;
static const double gelu_scale = M_SQRT2 * M_2_SQRTPI * 0.5;

/* tanh(sqrt(2 / pi) * (x + 0.044715 * x ** 3)) */
static setu_value *gelu_tanh(setu_builder *b, setu_value *x, setu_value *square) {
  setu_value *inner = hlo_add(b, x, kit_mul_number(b, hlo_multiply(b, square, x), gelu_cubic));
  return hlo_tanh(b, kit_mul_number(b, inner, gelu_scale));
}

static setu_value *normal_cdf(setu_builder *b, setu_value *x) {
  return kit_mul_number(b, kit_add_number(b, elementwise_erf(b, kit_mul_number(b, x, M_SQRT1_2)), 1), 0.5);
}

static setu_value *gelu(setu_builder *b, setu_call *c, setu_value *x) {
  if (!gelu_by_tanh(c)) return hlo_multiply(b, x, normal_cdf(b, x));
  setu_value *tanh = gelu_tanh(b, x, hlo_multiply(b, x, x));
  return hlo_multiply(b, kit_mul_number(b, x, 0.5), kit_add_number(b, tanh, 1));
}

static setu_value *gelu_derivative(setu_builder *b, setu_call *c, setu_value *g, setu_value *x) {
  setu_value *square = hlo_multiply(b, x, x);
  if (!gelu_by_tanh(c)) {
    setu_value *density =
        kit_mul_number(b, hlo_exponential(b, kit_mul_number(b, square, -0.5)), M_2_SQRTPI * M_SQRT1_2 * 0.5);
    return hlo_multiply(b, g, hlo_add(b, normal_cdf(b, x), hlo_multiply(b, x, density)));
  }
  setu_value *tanh = gelu_tanh(b, x, square);
  setu_value *left = kit_mul_number(b, kit_add_number(b, tanh, 1), 0.5);
  setu_value *tanh_slope = elementwise_number_minus(b, 1, hlo_multiply(b, tanh, tanh));
  setu_value *inner_slope =
      kit_mul_number(b, kit_add_number(b, kit_mul_number(b, square, 3 * gelu_cubic), 1), gelu_scale);
  setu_value *right = hlo_multiply(b, hlo_multiply(b, kit_mul_number(b, x, 0.5), tanh_slope), inner_slope);
  return hlo_multiply(b, g, hlo_add(b, left, right));
}

ACTIVATION(gelu, gelu(b, c, x))
DERIVATIVE(gelu_backward, gelu_derivative(b, c, g, x))

static setu_value *silu_derivative(setu_builder *b, setu_value *g, setu_value *x) {
  setu_value *sigmoid = hlo_logistic(b, x);
  setu_value *slope = kit_add_number(b, hlo_multiply(b, x, elementwise_number_minus(b, 1, sigmoid)), 1);
  return hlo_multiply(b, hlo_multiply(b, g, sigmoid), slope);
}

ACTIVATION(silu, hlo_multiply(b, x, hlo_logistic(b, x)))
DERIVATIVE(silu_backward, silu_derivative(b, g, x))

static setu_value *tanh_of_softplus(setu_builder *b, setu_value *x) {
  return hlo_tanh(b, hlo_log_plus_one(b, hlo_exponential(b, x)));
}

static setu_value *mish_derivative(setu_builder *b, setu_value *g, setu_value *x) {
  setu_value *tanh = tanh_of_softplus(b, x);
  setu_value *tanh_slope = elementwise_number_minus(b, 1, hlo_multiply(b, tanh, tanh));
  setu_value *slope = hlo_add(b, tanh, hlo_multiply(b, hlo_multiply(b, x, hlo_logistic(b, x)), tanh_slope));
  return hlo_multiply(b, g, slope);
}

ACTIVATION(mish, hlo_multiply(b, x, tanh_of_softplus(b, x)))
DERIVATIVE(mish_backward, mish_derivative(b, g, x))

static setu_value *softplus(setu_builder *b, setu_value *x, double beta, double threshold) {
  setu_value *scaled = kit_mul_number(b, x, beta);
  setu_value *soft = hlo_log_plus_one(b, hlo_exponential(b, scaled));
  return hlo_select(b, IS(HLO_GT, scaled, threshold), x, hlo_divide(b, soft, kit_full_like(b, soft, beta)));
}

static setu_value *softplus_derivative(setu_builder *b, setu_value *g, setu_value *x, double beta, double threshold) {
  setu_value *scaled = kit_mul_number(b, x, beta);
  return hlo_select(b, IS(HLO_GT, scaled, threshold), g, hlo_multiply(b, g, hlo_logistic(b, scaled)));
}

ACTIVATION(softplus, softplus(b, x, call_double_or(c, "beta", 1), call_double_or(c, "threshold", 20)))
DERIVATIVE(softplus_backward, softplus_derivative(b, g, x, call_double(c, "beta"), call_double(c, "threshold")))

/* The buffer is exp(-|x|), as PyTorch's CPU kernel returns it. */
setu_status lower_log_sigmoid_forward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = elementwise_self(b, c);
  setu_value *buffer = hlo_exponential(b, hlo_negate(b, hlo_abs(b, x)));
  out[0] = hlo_subtract(b, hlo_minimum(b, x, zero_like(b, x)), hlo_log_plus_one(b, buffer));
  out[1] = buffer;
  const setu_type *wanted = c->results ? &c->results[1] : NULL;
  if (wanted && hlo_type_count(wanted) != hlo_type_count(&buffer->type)) out[1] = kit_zeros(b, wanted);
  return SETU_STATUS_OK;
}

DERIVATIVE(log_sigmoid_backward, hlo_multiply(b, g, hlo_logistic(b, hlo_negate(b, x))))

static setu_value *logit_derivative(setu_builder *b, setu_call *c, setu_value *g, setu_value *x) {
  setu_value *slope = hlo_divide(b, g, hlo_multiply(b, x, elementwise_number_minus(b, 1, x)));
  bool bounded = call_has(c, "eps");
  setu_value *low = kit_zeros_like(b, x);
  if (bounded) low = kit_broadcast_like(b, elementwise_operand(b, c, "eps", call_promote(c, "grad_output self")), x);
  setu_value *high = elementwise_number_minus(b, 1, low);
  setu_value *outside = hlo_or(b, hlo_compare(b, HLO_LT, x, low), hlo_compare(b, HLO_GT, x, high));
  return hlo_select(b, outside, kit_full_like(b, g, bounded ? 0 : (double)NAN), slope);
}

DERIVATIVE_OF(sigmoid_backward, "grad_output", "output",
              hlo_multiply(b, g, kit_conjugate(b, hlo_multiply(b, elementwise_number_minus(b, 1, x), x))))
DERIVATIVE_OF(tanh_backward, "grad_output", "output",
              hlo_multiply(b, g, kit_conjugate(b, elementwise_number_minus(b, 1, hlo_multiply(b, x, x)))))
DERIVATIVE(logit_backward, logit_derivative(b, c, g, x))

/* ---- gated ---- */

static void halve(setu_builder *b, setu_value *x, int dim, setu_value **first, setu_value **second) {
  int64_t size = x->type.rank ? x->type.dims[dim] : 0;
  *first = kit_slice_dim(b, x, dim, 0, size / 2, 1);
  *second = kit_slice_dim(b, x, dim, size / 2, size, 1);
}

setu_status lower_glu(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = elementwise_self(b, c), *value, *gate;
  halve(b, x, kit_dim(b, call_int_or(c, "dim", -1), x->type.rank), &value, &gate);
  out[0] = hlo_multiply(b, value, hlo_logistic(b, gate));
  return SETU_STATUS_OK;
}

setu_status lower_glu_backward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = elementwise_dtype(c, "grad_output self");
  setu_value *g = kit_operand(b, c, "grad_output", dtype), *x = kit_operand(b, c, "self", dtype), *value, *gate;
  int dim = kit_dim(b, call_int(c, "dim"), x->type.rank);
  halve(b, x, dim, &value, &gate);
  setu_value *sigmoid = hlo_logistic(b, gate);
  setu_value *to_value = hlo_multiply(b, g, sigmoid);
  setu_value *to_gate = hlo_multiply(b, hlo_multiply(b, to_value, value), elementwise_number_minus(b, 1, sigmoid));
  setu_value *halves[] = {to_value, to_gate};
  out[0] = hlo_concatenate(b, 2, halves, dim);
  return SETU_STATUS_OK;
}

setu_status types_glu_jvp(const setu_call *c, setu_type *out_types, int *out_count) {
  out_types[0] = *call_type(c, "glu");
  *out_count = 1;
  return SETU_STATUS_OK;
}

setu_status lower_glu_jvp(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = elementwise_dtype(c, "glu x dx");
  setu_value *x = kit_operand(b, c, "x", dtype), *value, *gate, *value_step, *gate_step;
  int dim = kit_dim(b, call_int(c, "dim"), x->type.rank);
  halve(b, x, dim, &value, &gate);
  halve(b, kit_operand(b, c, "dx", dtype), dim, &value_step, &gate_step);
  setu_value *sigmoid = hlo_logistic(b, gate), *result = kit_operand(b, c, "glu", dtype);
  setu_value *by_gate = hlo_multiply(b, hlo_subtract(b, result, hlo_multiply(b, sigmoid, result)), gate_step);
  out[0] = hlo_add(b, hlo_multiply(b, value_step, sigmoid), by_gate);
  return SETU_STATUS_OK;
}

setu_status types_glu_backward_jvp(const setu_call *c, setu_type *out_types, int *out_count) {
  out_types[0] = *call_type(c, "grad_x");
  *out_count = 1;
  return SETU_STATUS_OK;
}

/* The derivative of glu_backward along (dgrad_glu, dx). */
setu_status lower_glu_backward_jvp(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = elementwise_dtype(c, "grad_glu x dgrad_glu dx");
  setu_value *g = kit_operand(b, c, "grad_glu", dtype), *g_step = kit_operand(b, c, "dgrad_glu", dtype);
  setu_value *x = kit_operand(b, c, "x", dtype), *value, *gate, *value_step, *gate_step;
  int dim = kit_dim(b, call_int(c, "dim"), x->type.rank);
  halve(b, x, dim, &value, &gate);
  halve(b, kit_operand(b, c, "dx", dtype), dim, &value_step, &gate_step);
  setu_value *sigmoid = hlo_logistic(b, gate), *rest = elementwise_number_minus(b, 1, sigmoid);
  setu_value *slope = hlo_multiply(b, sigmoid, rest);
  setu_value *slope_gate = hlo_multiply(b, slope, gate_step);
  /* d(g * s) and d(g * v * s * (1 - s)) with ds = s * (1 - s) * dgate */
  setu_value *to_value = hlo_add(b, hlo_multiply(b, g_step, sigmoid), hlo_multiply(b, g, slope_gate));
  setu_value *product = hlo_add(b, hlo_multiply(b, g_step, value), hlo_multiply(b, g, value_step));
  setu_value *bend = hlo_multiply(b, slope_gate, hlo_subtract(b, rest, sigmoid));
  setu_value *to_gate = hlo_add(b, hlo_multiply(b, product, slope), hlo_multiply(b, hlo_multiply(b, g, value), bend));
  setu_value *halves[] = {to_value, to_gate};
  out[0] = hlo_concatenate(b, 2, halves, dim);
  return SETU_STATUS_OK;
}
