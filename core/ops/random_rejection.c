/* Random numbers by rejection: poisson, binomial, gamma, dirichlet. All elements try again together, each with numbers
 * of its own, until every one has been accepted. */
#include <math.h>

#include "ops/kit.h"
#include "ops/lowerings.h"
#include "ops/table.h"

/* Makes one candidate per element and tells which are accepted. */
typedef void (*attempt)(setu_builder *b, setu_call *c, void *context, setu_value **out_accepted,
                        setu_value **out_candidate);

enum { MOST_ROUNDS = 1000 }; /* every method accepts more than half: the limit is for NaN parameters */

static setu_value *uniform(setu_builder *b, setu_call *c, const setu_type *type, int stream) {
  return kit_random_uniform(b, c, type->dtype, type->rank, type->dims, stream);
}

/* Uniform in (0, 1]. */
static setu_value *positive(setu_builder *b, setu_call *c, const setu_type *type, int stream) {
  setu_value *u = uniform(b, c, type, stream);
  return hlo_subtract(b, kit_ones_like(b, u), u);
}

/* The random state of one round: another key, so that rounds need no counters of their own. */
static setu_value *round_state(setu_builder *b, setu_value *state, setu_value *round) {
  int64_t low = 1, high = 2;
  setu_value *tweak = hlo_multiply(b, round, hlo_scalar_int(b, SETU_U32, 0x9E3779B9));
  tweak = hlo_pad(b, kit_unsqueeze(b, tweak, 0), hlo_scalar_int(b, SETU_U32, 0), &low, &high, NULL);
  return hlo_xor(b, state, tweak);
}

/* Repeats the attempt where `done` is not true yet; `value` holds the others. */
static setu_value *until_accepted(setu_builder *b, setu_call *c, attempt try_once, void *context, setu_value *done,
                                  setu_value *value) {
  enum { ROUND, DONE, VALUE, VALUES };
  setu_value *state = c->random_state, *v[VALUES] = {hlo_scalar_int(b, SETU_U32, 1), done, value};
  if (!state) return hlo_fail(b, SETU_ERROR(SETU_INTERNAL, "%s: its row is not OP_RANDOM", c->row->name));
  kit_loop loop = kit_loop_begin(b, VALUES, v);
  setu_value *pending = hlo_not(b, kit_all_elements(b, v[DONE]));
  kit_loop_while(b, &loop, hlo_and(b, pending, kit_compare_number(b, HLO_LE, v[ROUND], MOST_ROUNDS)));

  setu_value *accepted, *candidate;
  c->random_state = round_state(b, state, v[ROUND]);
  try_once(b, c, context, &accepted, &candidate);
  c->random_state = state;
  setu_value *taken = hlo_and(b, accepted, hlo_not(b, v[DONE]));
  v[ROUND] = kit_add_number(b, v[ROUND], 1);
  v[DONE] = hlo_or(b, v[DONE], accepted);
  v[VALUE] = hlo_select(b, taken, candidate, v[VALUE]);
  kit_loop_end(b, &loop);
  return v[VALUE];
}

/* The error of Stirling's formula for log k!: log k! = (k + 1/2) log(k + 1) - (k + 1) + log(2 pi) / 2 + this. */
static setu_value *stirling_tail(setu_builder *b, setu_value *k) {
  setu_value *x = hlo_divide(b, kit_ones_like(b, k), kit_add_number(b, k, 1)), *square = hlo_multiply(b, x, x);
  setu_value *sum = kit_add_number(b, kit_mul_number(b, square, -1.0 / 1680), 1.0 / 1260);
  sum = kit_add_number(b, hlo_multiply(b, sum, square), -1.0 / 360);
  sum = kit_add_number(b, hlo_multiply(b, sum, square), 1.0 / 12);
  return hlo_multiply(b, sum, x);
}

/* a + b * x. */
static setu_value *linear(setu_builder *b, double constant, double factor, setu_value *x) {
  return kit_add_number(b, kit_mul_number(b, x, factor), constant);
}

/* log(x / y) that keeps the digits where both are near. */
static setu_value *log_ratio(setu_builder *b, setu_value *x, setu_value *y) {
  return hlo_log_plus_one(b, hlo_divide(b, hlo_subtract(b, x, y), y));
}

/* ---- search from zero ---- for small means: the first k whose running probability exceeds one uniform number */

/* Probability of k + 1 over that of k. */
typedef setu_value *(*successor)(setu_builder *b, void *context, setu_value *next_k);

static setu_value *search_from_zero(setu_builder *b, setu_value *u, setu_value *first, setu_value *skip,
                                    successor ratio, void *context) {
  /* Left over: u minus the running probability. */
  enum { STEP, K, PROBABILITY, LEFT, VALUES };
  setu_value *zero = kit_zeros_like(b, u);
  setu_value *left = hlo_select(b, skip, kit_full_like(b, u, -1), hlo_subtract(b, u, first));
  setu_value *v[VALUES] = {hlo_scalar_int(b, SETU_U32, 0), zero, first, left};
  kit_loop loop = kit_loop_begin(b, VALUES, v);
  setu_value *open = kit_compare_number(b, HLO_GE, v[LEFT], 0);
  kit_loop_while(b, &loop, hlo_and(b, kit_any_element(b, open), kit_compare_number(b, HLO_LT, v[STEP], 128)));

  open = kit_compare_number(b, HLO_GE, v[LEFT], 0);
  setu_value *next = kit_add_number(b, v[K], 1);
  setu_value *next_probability = hlo_multiply(b, v[PROBABILITY], ratio(b, context, next));
  v[STEP] = kit_add_number(b, v[STEP], 1);
  v[K] = hlo_select(b, open, next, v[K]);
  v[PROBABILITY] = hlo_select(b, open, next_probability, v[PROBABILITY]);
  v[LEFT] = hlo_select(b, open, hlo_subtract(b, v[LEFT], next_probability), v[LEFT]);
  kit_loop_end(b, &loop);
  return v[K];
}

enum { SMALL_MEAN = 10 }; /* below it: search; from it on: transformed rejection (Hörmann 1993) */

/* ---- poisson ---- */

static setu_value *poisson_ratio(setu_builder *b, void *context, setu_value *next_k) {
  return hlo_divide(b, context, next_k);
}

/* PTRS. */
static void try_poisson(setu_builder *b, setu_call *c, void *context, setu_value **accepted, setu_value **candidate) {
  setu_value *rate = context, *half = kit_full_like(b, rate, 0.5);
  setu_value *bb = linear(b, 0.931, 2.53, hlo_sqrt(b, rate)), *a = linear(b, -0.059, 0.02483, bb);
  setu_value *inverse_alpha =
      linear(b, 1.1239, 1.1328, hlo_divide(b, kit_ones_like(b, bb), kit_add_number(b, bb, -3.4)));
  setu_value *quick = linear(b, 0.9277, -3.6224, hlo_divide(b, kit_ones_like(b, bb), kit_add_number(b, bb, -2)));
  setu_value *u = hlo_subtract(b, uniform(b, c, &rate->type, 0), half), *v = positive(b, c, &rate->type, 1);
  setu_value *us = hlo_subtract(b, half, hlo_abs(b, u));
  setu_value *slope = hlo_add(b, hlo_divide(b, kit_mul_number(b, a, 2), us), bb);
  setu_value *k = hlo_floor(b, hlo_add(b, hlo_multiply(b, slope, u), kit_add_number(b, rate, 0.43)));

  setu_value *sure = hlo_and(b, kit_compare_number(b, HLO_GE, us, 0.07), hlo_compare(b, HLO_LE, v, quick));
  setu_value *outside = hlo_or(b, kit_compare_number(b, HLO_LT, k, 0),
                               hlo_and(b, kit_compare_number(b, HLO_LT, us, 0.013), hlo_compare(b, HLO_GT, v, us)));
  setu_value *hat = hlo_add(b, hlo_divide(b, a, hlo_multiply(b, us, us)), bb);
  setu_value *left = hlo_log(b, hlo_divide(b, hlo_multiply(b, v, inverse_alpha), hat));
  /* k log(rate) - rate - log k! */
  setu_value *k1 = kit_add_number(b, k, 1);
  setu_value *right = hlo_multiply(b, k, log_ratio(b, rate, k1));
  right = hlo_add(b, right, hlo_subtract(b, k1, rate));
  right = hlo_subtract(b, right, kit_mul_number(b, hlo_log(b, k1), 0.5));
  right = hlo_subtract(b, kit_add_number(b, right, -0.9189385332046727), stirling_tail(b, k));
  setu_value *fits = hlo_and(b, hlo_not(b, outside), hlo_compare(b, HLO_LE, left, right));
  *accepted = hlo_or(b, sure, fits);
  *candidate = k;
}

setu_status lower_poisson(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *rate = call_tensor(c, "self");
  rate = kit_convert(b, rate, rate->type.dtype == SETU_F64 ? SETU_F64 : SETU_F32);
  setu_value *small = kit_compare_number(b, HLO_LT, rate, SMALL_MEAN);
  setu_value *large_rate = hlo_select(b, small, kit_full_like(b, rate, 100), rate);
  setu_value *small_rate = hlo_select(b, small, rate, kit_zeros_like(b, rate));
  setu_value *first = hlo_exponential(b, hlo_negate(b, small_rate));
  setu_value *value =
      search_from_zero(b, uniform(b, c, &rate->type, 2), first, hlo_not(b, small), poisson_ratio, small_rate);
  out[0] = until_accepted(b, c, try_poisson, large_rate, small, value);
  return SETU_STATUS_OK;
}

/* ---- binomial ---- */

typedef struct binomial {
  setu_value *n, *p, *odds; /* p at most 1/2 */
} binomial;

static setu_value *binomial_ratio(setu_builder *b, void *context, setu_value *next_k) {
  const binomial *x = context;
  setu_value *left = kit_add_number(b, hlo_subtract(b, x->n, next_k), 1);
  return hlo_multiply(b, hlo_divide(b, left, next_k), x->odds);
}

/* log of the probability of k over that of the mode m, by Stirling's formula. */
static setu_value *binomial_log_ratio(setu_builder *b, const binomial *x, setu_value *m, setu_value *k) {
  setu_value *m1 = kit_add_number(b, m, 1), *k1 = kit_add_number(b, k, 1), *n1 = kit_add_number(b, x->n, 1);
  setu_value *above_m = hlo_subtract(b, n1, m), *above_k = hlo_subtract(b, n1, k);
  setu_value *sum = hlo_multiply(b, kit_add_number(b, m, 0.5), log_ratio(b, m1, hlo_multiply(b, x->odds, above_m)));
  sum = hlo_add(b, sum, hlo_multiply(b, n1, log_ratio(b, above_m, above_k)));
  sum =
      hlo_add(b, sum, hlo_multiply(b, kit_add_number(b, k, 0.5), log_ratio(b, hlo_multiply(b, x->odds, above_k), k1)));
  sum = hlo_add(b, sum, hlo_add(b, stirling_tail(b, m), stirling_tail(b, hlo_subtract(b, x->n, m))));
  return hlo_subtract(b, sum, hlo_add(b, stirling_tail(b, k), stirling_tail(b, hlo_subtract(b, x->n, k))));
}

/* BTRS. */
static void try_binomial(setu_builder *b, setu_call *c, void *context, setu_value **accepted, setu_value **candidate) {
  const binomial *x = context;
  setu_value *p = x->p, *n = x->n, *half = kit_full_like(b, p, 0.5);
  setu_value *mean = hlo_multiply(b, n, p);
  setu_value *deviation = hlo_sqrt(b, hlo_multiply(b, mean, hlo_subtract(b, kit_ones_like(b, p), p)));
  setu_value *bb = linear(b, 1.15, 2.53, deviation);
  setu_value *a = hlo_add(b, linear(b, -0.0873, 0.0248, bb), kit_mul_number(b, p, 0.01));
  setu_value *inverse = hlo_divide(b, kit_ones_like(b, bb), bb);
  setu_value *quick = linear(b, 0.92, -4.2, inverse);
  setu_value *alpha = hlo_multiply(b, linear(b, 2.83, 5.1, inverse), deviation);
  setu_value *mode = hlo_floor(b, hlo_multiply(b, kit_add_number(b, n, 1), p));
  setu_value *u = hlo_subtract(b, uniform(b, c, &p->type, 0), half), *v = positive(b, c, &p->type, 1);
  setu_value *us = hlo_subtract(b, half, hlo_abs(b, u));
  setu_value *slope = hlo_add(b, hlo_divide(b, kit_mul_number(b, a, 2), us), bb);
  setu_value *k = hlo_floor(b, hlo_add(b, hlo_multiply(b, slope, u), kit_add_number(b, mean, 0.5)));

  setu_value *sure = hlo_and(b, kit_compare_number(b, HLO_GE, us, 0.07), hlo_compare(b, HLO_LE, v, quick));
  setu_value *inside = hlo_and(b, kit_compare_number(b, HLO_GE, k, 0), hlo_compare(b, HLO_LE, k, n));
  setu_value *hat = hlo_add(b, hlo_divide(b, a, hlo_multiply(b, us, us)), bb);
  setu_value *left = hlo_log(b, hlo_divide(b, hlo_multiply(b, v, alpha), hat));
  setu_value *fits = hlo_compare(b, HLO_LE, left, binomial_log_ratio(b, x, mode, k));
  *accepted = hlo_or(b, sure, hlo_and(b, inside, fits));
  *candidate = k;
}

setu_status types_binomial(const setu_call *c, setu_type *out_types, int *out_count) {
  out_types[0] = *call_type(c, "count");
  *out_count = 1;
  return SETU_STATUS_OK;
}

setu_status lower_binomial(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = call_type(c, "count")->dtype == SETU_F64 ? SETU_F64 : SETU_F32;
  setu_value *n = kit_operand(b, c, "count", dtype), *p = kit_operand(b, c, "prob", dtype);
  kit_broadcast_pair(b, &n, &p);
  setu_value *one = kit_ones_like(b, p), *flipped = kit_compare_number(b, HLO_GT, p, 0.5);
  p = hlo_select(b, flipped, hlo_subtract(b, one, p), p);
  setu_value *small = kit_compare_number(b, HLO_LT, hlo_multiply(b, n, p), SMALL_MEAN);
  setu_value *small_p = hlo_select(b, small, p, kit_zeros_like(b, p));
  binomial few = {n, small_p, hlo_divide(b, small_p, hlo_subtract(b, one, small_p))};
  setu_value *first = hlo_exponential(b, hlo_multiply(b, n, hlo_log_plus_one(b, hlo_negate(b, small_p))));
  setu_value *value = search_from_zero(b, uniform(b, c, &p->type, 2), first, hlo_not(b, small), binomial_ratio, &few);
  value = hlo_minimum(b, value, n);
  setu_value *large_n = hlo_select(b, small, kit_full_like(b, n, 100), n);
  setu_value *large_p = hlo_select(b, small, kit_full_like(b, p, 0.5), p);
  binomial many = {large_n, large_p, hlo_divide(b, large_p, hlo_subtract(b, one, large_p))};
  value = until_accepted(b, c, try_binomial, &many, small, value);
  out[0] = hlo_select(b, flipped, hlo_subtract(b, n, value), value);
  return SETU_STATUS_OK;
}

/* ---- gamma ---- */

/* Marsaglia and Tsang's method; context is the shape minus 1/3, at least 2/3. */
static void try_gamma(setu_builder *b, setu_call *c, void *context, setu_value **accepted, setu_value **candidate) {
  setu_value *d = context;
  setu_value *scale = hlo_rsqrt(b, kit_mul_number(b, d, 9));
  setu_value *x = kit_random_normal(b, c, d->type.dtype, d->type.rank, d->type.dims, 0);
  setu_value *root = kit_add_number(b, hlo_multiply(b, scale, x), 1);
  setu_value *v = hlo_multiply(b, hlo_multiply(b, root, root), root);
  setu_value *rest = hlo_add(b, kit_add_number(b, hlo_negate(b, v), 1), hlo_log(b, v));
  setu_value *limit = hlo_add(b, kit_mul_number(b, hlo_multiply(b, x, x), 0.5), hlo_multiply(b, d, rest));
  setu_value *fits = hlo_compare(b, HLO_LT, hlo_log(b, positive(b, c, &d->type, 1)), limit);
  *accepted = hlo_and(b, kit_compare_number(b, HLO_GT, root, 0), fits);
  *candidate = hlo_multiply(b, d, v);
}

/* Standard gamma numbers of the given shapes. Shapes below 1 are raised by 1 and corrected by a power of a uniform. */
static setu_value *draw_gamma(setu_builder *b, setu_call *c, setu_value *shape) {
  setu_value *low = kit_compare_number(b, HLO_LT, shape, 1);
  setu_value *raised = hlo_select(b, low, kit_add_number(b, shape, 1), shape);
  setu_value *d = kit_add_number(b, raised, -1.0 / 3);
  setu_type mask = shape->type;
  mask.dtype = SETU_BOOL;
  setu_value *x = until_accepted(b, c, try_gamma, d, kit_zeros(b, &mask), kit_full_like(b, shape, NAN));
  setu_value *power = hlo_divide(b, kit_ones_like(b, shape), shape);
  setu_value *factor = hlo_power(b, positive(b, c, &shape->type, 2), power);
  x = hlo_select(b, low, hlo_multiply(b, x, factor), x);
  /* PyTorch returns no zeros. */
  return hlo_maximum(b, x, kit_full_like(b, x, kit_smallest_normal(shape->type.dtype)));
}

static setu_value *wide_self(setu_builder *b, setu_call *c) {
  return kit_operand(b, c, "self", call_type(c, "self")->dtype == SETU_F64 ? SETU_F64 : SETU_F32);
}

setu_status lower_standard_gamma(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = draw_gamma(b, c, wide_self(b, c));
  return SETU_STATUS_OK;
}

setu_status lower_sample_dirichlet(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = draw_gamma(b, c, wide_self(b, c));
  int64_t dims[] = {x->type.rank - 1};
  out[0] = kit_div(b, x, kit_sum(b, x, 1, dims, true));
  return SETU_STATUS_OK;
}
