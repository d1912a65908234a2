/* Special functions: gamma and its relatives, the error function and the normal distribution. */
#include "ops/special.h"

#include <float.h>
#include <math.h>

#include "ops/lowerings.h"
#include "ops/table.h"

/* ---- evaluation ---- */

setu_value *special_polynomial(setu_builder *b, setu_value *x, const double *coefficients, int count) {
  setu_value *result = kit_full_like(b, x, coefficients[0]);
  for (int i = 1; i < count; i++) result = kit_add_number(b, hlo_multiply(b, result, x), coefficients[i]);
  return result;
}

setu_value *special_chebyshev(setu_builder *b, setu_value *x, const double *coefficients, int count) {
  for (; x->type.dtype == SETU_F32 && count > 2 && fabs(*coefficients) < 1e-9; count--) coefficients++;
  setu_value *b0 = kit_full_like(b, x, coefficients[0]), *b1 = kit_zeros_like(b, x), *b2 = b1;
  for (int i = 1; i < count; i++) {
    b2 = b1;
    b1 = b0;
    b0 = kit_add_number(b, hlo_subtract(b, hlo_multiply(b, x, b1), b2), coefficients[i]);
  }
  return kit_mul_number(b, hlo_subtract(b, b0, b2), 0.5);
}

setu_value *special_number_where(setu_builder *b, setu_value *predicate, double number, setu_value *x) {
  return hlo_select(b, predicate, kit_full_like(b, x, number), x);
}

#define IS(direction, x, number) kit_compare_number(b, direction, x, number)

static setu_value *is_whole(setu_builder *b, setu_value *x) {
  return hlo_compare(b, HLO_EQ, x, hlo_floor(b, x));
}

/* ---- gamma ---- */

SPECIAL(lgamma, hlo_lgamma(b, x))

setu_status lower_mvlgamma(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = kit_compute_dtype(c->results[0].dtype);
  setu_value *x = kit_operand(b, c, "self", dtype);
  int64_t p = call_int(c, "p");
  setu_value *sum = kit_full_like(b, x, (double)(p * (p - 1)) / 4 * log(M_PI));
  for (int64_t i = p - 1; i >= 0; i--) sum = hlo_add(b, sum, hlo_lgamma(b, kit_add_number(b, x, -(double)i / 2)));
  out[0] = sum;
  return SETU_STATUS_OK;
}

static const double digamma_terms[] = {1. / 12, -691. / 32760, 1. / 132, -1. / 240, 1. / 252, -1. / 120, 1. / 12};

/* Negative numbers are reflected, small ones raised to 10 step by step, then the asymptotic series. */
static setu_value *digamma(setu_builder *b, setu_value *x) {
  setu_value *negative = IS(HLO_LT, x, 0), *zero = kit_zeros_like(b, x), *one = kit_ones_like(b, x);
  /* The distance to the nearest pole is exact, and tan has period pi. */
  setu_value *distance = hlo_subtract(b, x, hlo_round_nearest_even(b, x));
  setu_value *tangent = hlo_tan(b, kit_mul_number(b, distance, M_PI));
  setu_value *reflection = hlo_select(b, negative, elementwise_number_over(b, M_PI, tangent), zero);
  setu_value *y = hlo_select(b, negative, elementwise_number_minus(b, 1, x), x);
  setu_value *result = zero;
  for (int i = 0; i < 10; i++) {
    setu_value *small = IS(HLO_LT, y, 10);
    result = hlo_subtract(b, result, hlo_select(b, small, elementwise_number_over(b, 1, y), zero));
    y = hlo_add(b, y, hlo_select(b, small, one, zero));
  }
  setu_value *z = elementwise_number_over(b, 1, hlo_multiply(b, y, y));
  setu_value *tail = hlo_multiply(b, z, POLYNOMIAL(b, z, digamma_terms));
  setu_value *head = hlo_subtract(b, hlo_log(b, y), elementwise_number_over(b, 0.5, y));
  result = hlo_subtract(b, hlo_add(b, result, hlo_subtract(b, head, tail)), reflection);
  /* At the poles: minus or plus infinity at +-0, NaN at negative whole numbers. */
  result = special_number_where(b, hlo_and(b, negative, is_whole(b, x)), NAN, result);
  return hlo_select(b, IS(HLO_EQ, x, 0), elementwise_number_over(b, -1, x), result);
}

SPECIAL(digamma, digamma(b, x))

/* The derivative of digamma, by the same steps. */
static setu_value *trigamma(setu_builder *b, setu_value *x) {
  setu_value *reflected = IS(HLO_LT, x, 0.5);
  setu_value *sine = hlo_sine(b, kit_mul_number(b, x, M_PI));
  setu_value *pole = elementwise_number_over(b, M_PI * M_PI, hlo_multiply(b, sine, sine));
  setu_value *y = hlo_select(b, reflected, elementwise_number_minus(b, 1, x), x);
  setu_value *result = kit_zeros_like(b, x);
  for (int i = 0; i < 6; i++) {
    result = hlo_add(b, result, elementwise_number_over(b, 1, hlo_multiply(b, y, y)));
    y = kit_add_number(b, y, 1);
  }
  static const double terms[] = {1. / 42, -1. / 30, 1. / 6};
  setu_value *z = elementwise_number_over(b, 1, hlo_multiply(b, y, y));
  setu_value *tail = hlo_multiply(b, z, POLYNOMIAL(b, z, terms));
  tail = hlo_add(b, tail, kit_add_number(b, elementwise_number_over(b, 0.5, y), 1));
  result = hlo_add(b, result, hlo_divide(b, tail, y));
  return hlo_select(b, reflected, hlo_subtract(b, pole, result), result);
}

/* ---- zeta ---- */

enum { ZETA_MAX_STEPS = 4096 };
static const double zeta_divisors[] = {12,
                                       -720,
                                       30240,
                                       -1209600,
                                       47900160,
                                       -1.8924375803183791606e9,
                                       7.47242496e10,
                                       -2.950130727918164224e12,
                                       1.1646782814350067249e14,
                                       -4.5979787224074726105e15,
                                       1.8152105401943546773e17,
                                       -7.1661652561756670113e18};

/* |term| < eps * sum, for the sum's sign. */
static setu_value *negligible(setu_builder *b, setu_value *term, setu_value *sum, double epsilon) {
  setu_value *bound = kit_mul_number(b, sum, epsilon);
  return hlo_and(b, hlo_compare(b, HLO_LT, hlo_negate(b, bound), term), hlo_compare(b, HLO_LT, term, bound));
}

/* Hurwitz zeta by Euler-Maclaurin summation: terms (q + i) ** -x until q + i > 9 and i = 9, then a series. */
static setu_value *zeta(setu_builder *b, setu_value *x, setu_value *q) {
  const double epsilon = x->type.dtype == SETU_F64 ? 0x1p-53 : 0x1p-27;
  setu_value *zero = kit_zeros_like(b, x), *minus_x = hlo_negate(b, x);
  setu_value *pole = hlo_and(b, IS(HLO_LE, q, 0), is_whole(b, q));
  setu_value *outside = hlo_and(b, IS(HLO_LE, q, 0), hlo_not(b, is_whole(b, x)));
  setu_value *regular = hlo_and(b, IS(HLO_GT, x, 1), hlo_not(b, hlo_or(b, pole, outside)));
  enum { SUM, BASE, TERM, ACTIVE, STEP, VALUES };
  setu_value *v[VALUES] = {hlo_power(b, q, minus_x), q, zero, regular, hlo_scalar_int(b, SETU_I32, 0)};

  kit_loop loop = kit_loop_begin(b, VALUES, v);
  kit_loop_while(b, &loop, hlo_and(b, kit_any_element(b, v[ACTIVE]), IS(HLO_LT, v[STEP], ZETA_MAX_STEPS)));
  setu_value *sum = v[SUM], *base = v[BASE], *term = v[TERM], *active = v[ACTIVE];
  v[STEP] = kit_add_number(b, v[STEP], 1);
  base = hlo_select(b, active, kit_add_number(b, base, 1), base);
  term = hlo_select(b, active, hlo_power(b, base, minus_x), term);
  sum = hlo_select(b, active, hlo_add(b, sum, term), sum);
  setu_value *few = kit_broadcast_like(b, IS(HLO_LT, v[STEP], 9), active);
  v[ACTIVE] = hlo_and(b, hlo_and(b, active, hlo_not(b, negligible(b, term, sum, epsilon))),
                      hlo_or(b, few, IS(HLO_LE, base, 9)));
  v[SUM] = sum, v[BASE] = base, v[TERM] = term;
  kit_loop_end(b, &loop);

  sum = v[SUM], base = v[BASE], term = v[TERM];
  setu_value *underflow = hlo_and(b, IS(HLO_EQ, term, 0), hlo_and(b, hlo_is_finite(b, x), hlo_is_finite(b, q)));
  setu_value *done = hlo_or(b, negligible(b, term, sum, epsilon), underflow);
  setu_value *rest = hlo_divide(b, hlo_multiply(b, term, base), kit_add_number(b, x, -1));
  rest = hlo_subtract(b, rest, kit_mul_number(b, term, 0.5));
  sum = hlo_select(b, done, sum, hlo_add(b, sum, rest));
  /* x (x + 1) … (x + 2 i) / (q + n) ** (x + 2 i + 1), kept as one number that does not overflow. */
  setu_value *factor = hlo_divide(b, hlo_multiply(b, term, x), base);
  for (int i = 0; i < SPECIAL_COUNT(zeta_divisors); i++) {
    setu_value *addend = hlo_divide(b, factor, kit_full_like(b, x, zeta_divisors[i]));
    sum = hlo_select(b, done, sum, hlo_add(b, sum, addend));
    done = hlo_or(b, done, IS(HLO_LT, hlo_abs(b, hlo_divide(b, addend, sum)), epsilon));
    factor = hlo_multiply(b, factor, hlo_divide(b, kit_add_number(b, x, 2 * i + 1), base));
    factor = hlo_multiply(b, factor, hlo_divide(b, kit_add_number(b, x, 2 * i + 2), base));
  }
  sum = special_number_where(b, hlo_or(b, outside, kit_is_nan(b, x)), NAN, sum);
  sum = special_number_where(b, pole, INFINITY, sum);
  sum = special_number_where(b, IS(HLO_LT, x, 1), NAN, sum);
  return special_number_where(b, IS(HLO_EQ, x, 1), INFINITY, sum);
}

setu_status lower_zeta(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = elementwise_float_dtype(c, "self other");
  setu_value *x = kit_operand(b, c, "self", dtype), *q = kit_operand(b, c, "other", dtype);
  kit_broadcast_pair(b, &x, &q);
  out[0] = zeta(b, x, q);
  return SETU_STATUS_OK;
}

setu_status lower_polygamma(setu_builder *b, setu_call *c, setu_value **out) {
  int64_t n = call_int(c, "n");
  setu_value *x = elementwise_self_float(b, c);
  if (n == 0) {
    out[0] = digamma(b, x);
  } else if (n == 1) {
    out[0] = trigamma(b, x);
  } else {
    double factor = (n % 2 ? 1 : -1) * tgamma((double)n + 1);
    out[0] = kit_mul_number(b, zeta(b, kit_full_like(b, x, (double)(n + 1)), x), factor);
  }
  return SETU_STATUS_OK;
}

/* ---- error function ---- */

/* (1 + 2 x) exp(x ** 2) erfc(x) for x >= 0 as a Chebyshev series in (x - 3.75) / (x + 3.75). */
static const double erfcx_series[] = {
    -2.187392880138644e-18,  -2.2370961931509366e-18, 5.068146013060458e-17,  7.418233442194908e-17,
    -1.2507950603417642e-15, -1.8645628767814072e-15, 3.347811949739705e-14,  3.2525481506828756e-14,
    -9.654696748073274e-13,  1.945586855042697e-13,   2.8687950109363422e-11, -6.31808834088002e-11,
    -7.754400208830589e-10,  4.521959811218372e-09,   1.0764999465671004e-08, -2.1886401049234386e-07,
    7.740383066198491e-07,   4.13902798607301e-06,    -6.916973302501207e-05, 0.0004907758365258086,
    -0.002413163540417608,   0.009074997670705265,    -0.026658668435305753,  0.05920993999819189,
    -0.08424913336651792,    -0.004590054580646478,   2.3551578691348034,
};

static setu_value *erfcx_of_positive(setu_builder *b, setu_value *x) {
  setu_value *t = elementwise_number_over(b, 15, kit_add_number(b, x, 3.75));
  setu_value *series = CHEBYSHEV(b, elementwise_number_minus(b, 2, t), erfcx_series);
  return hlo_divide(b, series, kit_add_number(b, kit_mul_number(b, x, 2), 1));
}

static setu_value *erfcx(setu_builder *b, setu_value *x) {
  setu_value *positive = erfcx_of_positive(b, hlo_abs(b, x));
  setu_value *twice = kit_mul_number(b, hlo_exponential(b, hlo_multiply(b, x, x)), 2);
  return hlo_select(b, IS(HLO_LT, x, 0), hlo_subtract(b, twice, positive), positive);
}

/* CHLO's series alone is right to 3e-6 in f32; one Newton step makes that rounding error. Above 0.5 the step compares
 * complements, which are exact where erf itself is close to 1. */
static setu_value *erf_inverse(setu_builder *b, setu_value *x) {
  setu_value *y = hlo_abs(b, x), *z = hlo_erf_inv(b, y);
  setu_value *error = hlo_select(b, IS(HLO_LT, y, 0.5), hlo_subtract(b, hlo_erf(b, z), y),
                                 hlo_subtract(b, elementwise_number_minus(b, 1, y), hlo_erfc(b, z)));
  setu_value *slope = kit_mul_number(b, hlo_exponential(b, hlo_multiply(b, z, z)), sqrt(M_PI) / 2);
  z = hlo_select(b, IS(HLO_LT, y, 1), hlo_subtract(b, z, hlo_multiply(b, error, slope)), z);
  z = hlo_select(b, IS(HLO_LT, x, 0), hlo_negate(b, z), hlo_select(b, IS(HLO_EQ, x, 0), x, z));
  return special_number_where(b, IS(HLO_GT, y, 1), NAN, z);
}

SPECIAL(erf, elementwise_erf(b, x))
SPECIAL(erfc, hlo_erfc(b, x))
SPECIAL(erfinv, erf_inverse(b, x))
SPECIAL(erfcx, erfcx(b, x))

/* ---- normal distribution ---- */

/* Below -1 by the scaled function, which does not underflow. */
static setu_value *log_ndtr(setu_builder *b, setu_value *x) {
  setu_value *t = kit_mul_number(b, x, M_SQRT1_2);
  setu_value *low = hlo_log(b, kit_mul_number(b, erfcx_of_positive(b, hlo_abs(b, t)), 0.5));
  low = hlo_subtract(b, low, hlo_multiply(b, t, t));
  setu_value *high = hlo_log_plus_one(b, kit_mul_number(b, hlo_erfc(b, t), -0.5));
  return hlo_select(b, IS(HLO_LT, x, -1), low, high);
}

static const double ndtri_p0[] = {
    -59.96335010141079, 98.00107541859997, -56.67628574690703, 13.931260938727968, -1.2391658386738125,
};
static const double ndtri_q0[] = {
    1.0,
    1.9544885833814176,
    4.676279128988815,
    86.36024213908905,
    -225.46268785411937,
    200.26021238006066,
    -82.03722561683334,
    15.90562251262117,
    -1.1833162112133,
};
static const double ndtri_p1[] = {
    4.0554489230596245, 31.525109459989388,  57.16281922464213,    44.08050738932008,      14.684956192885803,
    2.1866330685079025, -0.1402560791713545, -0.03504246268278482, -0.0008574567851546854,
};
static const double ndtri_q1[] = {
    1.0,
    15.779988325646675,
    45.39076351288792,
    41.3172038254672,
    15.04253856929075,
    2.504649462083094,
    -0.14218292285478779,
    -0.03808064076915783,
    -0.0009332594808954574,
};
static const double ndtri_p2[] = {
    3.2377489177694603,   6.915228890689842,      3.9388102529247444,     1.3330346081580755,    0.20148538954917908,
    0.012371663481782003, 0.00030158155350823543, 2.6580697468673755e-06, 6.239745391849833e-09,
};
static const double ndtri_q2[] = {
    1.0,
    6.02427039364742,
    3.6798356385616087,
    1.3770209948908132,
    0.21623699359449663,
    0.013420400608854318,
    0.00032801446468212774,
    2.8924786474538068e-06,
    6.790194080099813e-09,
};

static setu_value *ratio(setu_builder *b, setu_value *x, const double *numerator, int numerator_count,
                         const double *denominator, int denominator_count) {
  return hlo_divide(b, special_polynomial(b, x, numerator, numerator_count),
                    special_polynomial(b, x, denominator, denominator_count));
}
#define RATIO(x, numerator, denominator) \
  ratio(b, x, numerator, SPECIAL_COUNT(numerator), denominator, SPECIAL_COUNT(denominator))

static setu_value *ndtri(setu_builder *b, setu_value *p) {
  const double tail = 0.13533528323661269189; /* exp(-2) */
  setu_value *upper = IS(HLO_GT, p, 1 - tail);
  setu_value *y = hlo_select(b, upper, elementwise_number_minus(b, 1, p), p);
  setu_value *centred = kit_add_number(b, y, -0.5), *square = hlo_multiply(b, centred, centred);
  setu_value *inner = hlo_multiply(b, square, RATIO(square, ndtri_p0, ndtri_q0));
  inner = kit_mul_number(b, hlo_add(b, centred, hlo_multiply(b, centred, inner)), M_SQRT2 / (M_2_SQRTPI * 0.5));
  setu_value *x = hlo_sqrt(b, kit_mul_number(b, hlo_log(b, y), -2)), *z = elementwise_number_over(b, 1, x);
  setu_value *correction = hlo_select(b, IS(HLO_LT, x, 8), RATIO(z, ndtri_p1, ndtri_q1), RATIO(z, ndtri_p2, ndtri_q2));
  setu_value *outer =
      hlo_subtract(b, hlo_subtract(b, x, hlo_divide(b, hlo_log(b, x), x)), hlo_multiply(b, z, correction));
  outer = hlo_select(b, upper, outer, hlo_negate(b, outer));
  /* A number that was mirrored never reaches the central formula: y > tail means that p is in the centre. */
  setu_value *result = hlo_select(b, IS(HLO_GT, y, tail), inner, outer);
  result = special_number_where(b, hlo_or(b, IS(HLO_LT, p, 0), IS(HLO_GT, p, 1)), NAN, result);
  result = special_number_where(b, IS(HLO_EQ, p, 0), -INFINITY, result);
  return special_number_where(b, IS(HLO_EQ, p, 1), INFINITY, result);
}

static setu_value *entr(setu_builder *b, setu_value *x) {
  setu_value *result = hlo_negate(b, hlo_multiply(b, x, hlo_log(b, x)));
  result = special_number_where(b, IS(HLO_EQ, x, 0), 0, result);
  return special_number_where(b, IS(HLO_LT, x, 0), -INFINITY, result);
}

SPECIAL(log_ndtr, log_ndtr(b, x))
SPECIAL(ndtri, ndtri(b, x))
SPECIAL(entr, entr(b, x))
