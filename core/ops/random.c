/* Random numbers by a closed formula of uniform bits. Those that need rejection are in random_rejection.c. */
#include <math.h>

#include "ops/kit.h"
#include "ops/lowerings.h"
#include "ops/table.h"

/* The type the first result is drawn in. */
static setu_dtype draw_dtype(const setu_call *c) {
  return c->results[0].dtype == SETU_F64 ? SETU_F64 : SETU_F32;
}

/* Uniform in [0, 1) with as many bits as the result can hold, so that rounding never reaches 1. */
static setu_value *draw_uniform(setu_builder *b, setu_call *c, const setu_type *shape, int stream) {
  setu_dtype dtype = shape->dtype;
  bool narrow = dtype == SETU_F16 || dtype == SETU_BF16;
  return kit_random_uniform(b, c, narrow || dtype == SETU_F64 ? dtype : SETU_F32, shape->rank, shape->dims, stream);
}

/* Uniform in (0, 1]: log is finite. */
static setu_value *draw_positive(setu_builder *b, setu_call *c, setu_dtype dtype, int stream) {
  setu_value *u = kit_random_uniform(b, c, dtype, c->results[0].rank, c->results[0].dims, stream);
  return hlo_subtract(b, kit_ones_like(b, u), u);
}

/* The tensor or number argument in dtype; a row without it gives `absent`. */
static setu_value *parameter(setu_builder *b, setu_call *c, const char *name, setu_dtype dtype, double absent) {
  if (!call_has(c, name)) return hlo_scalar(b, dtype, absent);
  return kit_operand(b, c, name, dtype);
}

/* x * scale + shift. */
static setu_value *affine(setu_builder *b, setu_value *x, setu_value *scale, setu_value *shift) {
  return kit_add(b, kit_mul(b, x, scale), shift);
}

setu_status lower_uniform(setu_builder *b, setu_call *c, setu_value **out) {
  setu_type shape = c->results[0];
  shape.dtype = hlo_real_dtype(shape.dtype);
  setu_value *u = draw_uniform(b, c, &shape, 0);
  if (setu_dtype_is_complex(c->results[0].dtype)) { /* rand: both parts in [0, 1) */
    out[0] = hlo_complex(b, u, draw_uniform(b, c, &shape, 1));
    return SETU_STATUS_OK;
  }
  if (!call_has(c, "from") && !call_has(c, "to")) {
    out[0] = u;
    return SETU_STATUS_OK;
  }
  setu_value *from = parameter(b, c, "from", u->type.dtype, 0), *to = parameter(b, c, "to", u->type.dtype, 1);
  out[0] = affine(b, u, hlo_subtract(b, to, from), from);
  return SETU_STATUS_OK;
}

/* A complex normal of variance 1 has parts of variance 1/2. */
static setu_value *draw_normal(setu_builder *b, setu_call *c) {
  const setu_type *type = &c->results[0];
  if (!setu_dtype_is_complex(type->dtype)) return kit_random_normal(b, c, draw_dtype(c), type->rank, type->dims, 0);
  setu_dtype dtype = hlo_real_dtype(type->dtype);
  setu_value *real = kit_random_normal(b, c, dtype, type->rank, type->dims, 0);
  setu_value *imaginary = kit_random_normal(b, c, dtype, type->rank, type->dims, 1);
  return kit_mul_number(b, hlo_complex(b, real, imaginary), sqrt(0.5));
}

setu_status lower_normal(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = draw_normal(b, c);
  setu_dtype dtype = x->type.dtype;
  if (call_has(c, "std")) x = kit_mul(b, x, parameter(b, c, "std", dtype, 1));
  if (call_has(c, "mean")) x = kit_add(b, x, parameter(b, c, "mean", dtype, 0));
  out[0] = x;
  return SETU_STATUS_OK;
}

setu_status lower_log_normal(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = draw_dtype(c);
  setu_value *std = parameter(b, c, "std", dtype, 2), *mean = parameter(b, c, "mean", dtype, 1);
  out[0] = hlo_exponential(b, affine(b, draw_normal(b, c), std, mean));
  return SETU_STATUS_OK;
}

setu_status lower_exponential(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = draw_dtype(c);
  setu_value *x = hlo_negate(b, hlo_log(b, draw_positive(b, c, dtype, 0)));
  out[0] = kit_div(b, x, parameter(b, c, "lambd", dtype, 1));
  return SETU_STATUS_OK;
}

setu_status lower_geometric(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = draw_dtype(c);
  setu_value *failure = hlo_log_plus_one(b, hlo_negate(b, parameter(b, c, "p", dtype, 0.5)));
  setu_value *x = hlo_ceil(b, kit_div(b, hlo_log(b, draw_positive(b, c, dtype, 0)), failure));
  out[0] = hlo_maximum(b, x, kit_ones_like(b, x));
  return SETU_STATUS_OK;
}

setu_status lower_cauchy(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = draw_dtype(c);
  setu_value *u = kit_random_uniform(b, c, dtype, c->results[0].rank, c->results[0].dims, 0);
  setu_value *x = hlo_tan(b, kit_mul_number(b, kit_add_number(b, u, -0.5), 3.141592653589793));
  out[0] = affine(b, x, parameter(b, c, "sigma", dtype, 1), parameter(b, c, "median", dtype, 0));
  return SETU_STATUS_OK;
}

/* ---- integers ---- */

/* `range` numbers from `from` on (range 0: all 2^64), as PyTorch draws them: 32 bits where they are enough. */
static setu_value *draw_integers(setu_builder *b, setu_call *c, uint64_t range, int64_t from) {
  const setu_type *type = &c->results[0];
  bool wide = range == 0 || range > UINT32_MAX;
  setu_value *bits =
      wide ? kit_random_bits64(b, c, type->rank, type->dims, 0) : kit_random_bits(b, c, type->rank, type->dims, 0);
  if (range) {
    setu_value *limit = hlo_splat_int(b, &bits->type, (int64_t)range);
    /* A power of two, the usual range of a whole type, needs no division. */
    bits = range & (range - 1) ? hlo_remainder(b, bits, limit)
                               : hlo_and(b, bits, hlo_splat_int(b, &bits->type, (int64_t)(range - 1)));
  }
  setu_value *x = hlo_convert(b, bits, SETU_I64);
  return from ? hlo_add(b, x, hlo_splat_int(b, &x->type, from)) : x;
}

/* The largest integer that random_() draws: the largest of the type, or up to which all are exact. */
static int64_t largest_integer(setu_dtype dtype) {
  switch (dtype) {
    case SETU_BOOL:
      return 1;
    case SETU_F64:
      return INT64_C(1) << 53;
    case SETU_F32:
      return INT64_C(1) << 24;
    case SETU_F16:
      return INT64_C(1) << 11;
    case SETU_BF16:
      return INT64_C(1) << 8;
    case SETU_U64:
      return INT64_MAX;
    default: {
      int bits = 8 * setu_dtype_size(dtype) - (setu_dtype_is_unsigned(dtype) ? 0 : 1);
      return (int64_t)((UINT64_C(1) << bits) - 1);
    }
  }
}

/* from .. to - 1; without `to`, up to the largest. */
static setu_status integers_between(setu_builder *b, setu_call *c, const char *from_name, const char *to_name,
                                    setu_value **out) {
  int64_t from = call_has(c, from_name) ? call_int(c, from_name) : 0;
  uint64_t limit =
      call_has(c, to_name) ? (uint64_t)call_int(c, to_name) : (uint64_t)largest_integer(c->results[0].dtype) + 1;
  out[0] = draw_integers(b, c, limit - (uint64_t)from, from);
  return SETU_STATUS_OK;
}

setu_status lower_random(setu_builder *b, setu_call *c, setu_value **out) {
  return integers_between(b, c, "from", "to", out);
}

setu_status lower_randint(setu_builder *b, setu_call *c, setu_value **out) {
  return integers_between(b, c, "low", "high", out);
}

setu_status lower_randperm(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *sorted;
  setu_value *bits = kit_random_bits64(b, c, 1, c->results[0].dims, 0);
  kit_sort(b, bits, 0, false, true, &sorted, &out[0]);
  return SETU_STATUS_OK;
}

/* ---- choices ---- */

static setu_value *draw_bernoulli(setu_builder *b, setu_call *c, setu_value *p) {
  setu_dtype dtype = p->type.dtype;
  setu_value *u = kit_random_uniform(b, c, dtype, c->results[0].rank, c->results[0].dims, 0);
  return kit_compare(b, HLO_LT, u, p);
}

setu_status lower_bernoulli_p(setu_builder *b, setu_call *c, setu_value **out) {
  bool wide = c->arguments[call_find(c, "p")].kind == SETU_ARGUMENT_TENSOR && call_type(c, "p")->dtype == SETU_F64;
  out[0] = draw_bernoulli(b, c, parameter(b, c, "p", wide ? SETU_F64 : SETU_F32, 0.5));
  return SETU_STATUS_OK;
}

setu_status lower_bernoulli(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = call_type(c, "self")->dtype == SETU_F64 ? SETU_F64 : SETU_F32;
  out[0] = draw_bernoulli(b, c, kit_operand(b, c, "self", dtype));
  return SETU_STATUS_OK;
}

/* Without replacement: the largest p / e, where e is exponential, come in the order of successive draws. */
static setu_value *choose_distinct(setu_builder *b, setu_call *c, setu_value *p, int64_t samples) {
  setu_value *values, *indices, *u = kit_random_uniform(b, c, p->type.dtype, 2, p->type.dims, 0);
  /* Never 0: a category of probability 0 must not become 0 / 0. */
  setu_value *e = kit_add_number(b, hlo_negate(b, hlo_log_plus_one(b, hlo_negate(b, u))), 0x1p-60);
  setu_value *key = hlo_divide(b, p, e);
  if (samples == 1) {
    kit_arg_extreme(b, key, 1, true, true, &values, &indices);
    return indices;
  }
  kit_sort(b, key, 1, true, true, &values, &indices);
  return kit_slice_dim(b, indices, 1, 0, samples, 1);
}

/* With replacement: where a uniform number falls in the running sum. */
static setu_value *choose_repeated(setu_builder *b, setu_call *c, setu_value *p, int64_t samples) {
  int64_t size = p->type.dims[1], dims[2] = {p->type.dims[0], samples};
  setu_value *sum = kit_scan(b, HLO_OP_add, p, hlo_scalar(b, p->type.dtype, 0), 1);
  setu_value *total = kit_slice_dim(b, sum, 1, size - 1, size, 1);
  setu_value *u = kit_mul(b, kit_random_uniform(b, c, p->type.dtype, 2, dims, 0), total);
  setu_value *place = kit_search_sorted(b, sum, u, true);
  return hlo_minimum(b, place, kit_full_like(b, place, (double)(size - 1)));
}

setu_status lower_multinomial(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = call_type(c, "self")->dtype == SETU_F64 ? SETU_F64 : SETU_F32;
  setu_value *p = kit_operand(b, c, "self", dtype);
  int64_t samples = call_int(c, "num_samples");
  if (p->type.rank == 1) p = kit_unsqueeze(b, p, 0);
  bool repeated = call_bool_or(c, "replacement", false) && samples > 1;
  setu_value *chosen = repeated ? choose_repeated(b, c, p, samples) : choose_distinct(b, c, p, samples);
  out[0] = kit_reshape_type(b, chosen, &c->results[0]);
  return SETU_STATUS_OK;
}

/* ---- noise inside networks ---- */

setu_status lower_native_dropout(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "input");
  setu_dtype dtype = kit_compute_dtype(x->type.dtype);
  double keep = 1 - call_double(c, "p");
  if (!call_bool_or(c, "train", true)) {
    out[0] = x;
    out[1] = hlo_scalar(b, SETU_BOOL, 1);
    return SETU_STATUS_OK;
  }
  x = kit_convert(b, x, dtype);
  setu_value *u = kit_random_uniform(b, c, SETU_F32, x->type.rank, x->type.dims, 0);
  out[1] = kit_compare_number(b, HLO_LT, u, keep);
  /* Products, not a selection: a dropped inf is NaN in PyTorch. */
  out[0] = kit_mul_number(b, hlo_multiply(b, x, kit_convert(b, out[1], dtype)), keep == 0 ? 0 : 1 / keep);
  return SETU_STATUS_OK;
}

setu_status lower_native_dropout_backward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *grad = call_tensor(c, "grad_output");
  setu_dtype dtype = kit_compute_dtype(grad->type.dtype);
  grad = kit_mul(b, kit_convert(b, grad, dtype), kit_operand(b, c, "mask", dtype));
  out[0] = kit_mul(b, grad, call_scalar_or(c, "scale", dtype, 1));
  return SETU_STATUS_OK;
}
