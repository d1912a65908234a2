/* How samples of gamma and Dirichlet distributions move with their parameters, by PyTorch's approximations, each region
 * with its own. They cancel, so they are computed in float64 as on the CPU. */
#include <math.h>

#include "ops/lowerings.h"
#include "ops/special.h"
#include "ops/table.h"

static setu_value *add(setu_builder *b, setu_value *x, setu_value *y) {
  return hlo_add(b, x, y);
}
static setu_value *sub(setu_builder *b, setu_value *x, setu_value *y) {
  return hlo_subtract(b, x, y);
}
static setu_value *mul(setu_builder *b, setu_value *x, setu_value *y) {
  return hlo_multiply(b, x, y);
}
static setu_value *over(setu_builder *b, setu_value *x, setu_value *y) {
  return hlo_divide(b, x, y);
}
static setu_value *plus(setu_builder *b, setu_value *x, double number) {
  return kit_add_number(b, x, number);
}
static setu_value *times(setu_builder *b, setu_value *x, double number) {
  return kit_mul_number(b, x, number);
}
/* number / x */
static setu_value *fraction(setu_builder *b, double number, setu_value *x) {
  return hlo_divide(b, kit_full_like(b, x, number), x);
}
/* number - x */
static setu_value *from(setu_builder *b, double number, setu_value *x) {
  return hlo_subtract(b, kit_full_like(b, x, number), x);
}
static setu_value *square(setu_builder *b, setu_value *x) {
  return hlo_multiply(b, x, x);
}
static setu_value *less(setu_builder *b, setu_value *x, double number) {
  return kit_compare_number(b, HLO_LT, x, number);
}
static setu_value *zero_for_nan(setu_builder *b, setu_value *x) {
  return special_number_where(b, kit_is_nan(b, x), 0, x);
}
/* c[0] + x (c[1] + x (..)) */
static setu_value *ascending(setu_builder *b, setu_value *x, const double *c, int count) {
  setu_value *sum = kit_full_like(b, x, c[count - 1]);
  for (int i = count - 2; i >= 0; i--) sum = plus(b, mul(b, sum, x), c[i]);
  return sum;
}

/* ---- gamma ---- */

/* A Taylor series for x close to zero. */
static setu_value *gamma_small(setu_builder *b, setu_value *alpha, setu_value *x) {
  setu_value *term = kit_ones_like(b, x), *below = alpha;
  setu_value *cdf = over(b, term, below), *derivative = over(b, term, square(b, below));
  for (int i = 1; i <= 5; i++) {
    term = mul(b, term, times(b, x, -1.0 / i));
    below = plus(b, below, 1);
    cdf = add(b, cdf, over(b, term, below));
    derivative = add(b, derivative, over(b, term, square(b, below)));
  }
  setu_value *power = hlo_power(b, x, alpha), *slope = sub(b, hlo_log(b, x), hlo_digamma(b, alpha));
  setu_value *pdf = mul(b, hlo_power(b, x, plus(b, alpha, -1)), hlo_exponential(b, hlo_negate(b, x)));
  setu_value *moved = sub(b, mul(b, slope, mul(b, power, cdf)), mul(b, power, derivative));
  return zero_for_nan(b, over(b, hlo_negate(b, moved), pdf));
}

/* Rice's saddle point expansion for large alpha; next to the mean, where it is singular, a polynomial. */
static setu_value *gamma_large(setu_builder *b, setu_value *alpha, setu_value *x) {
  setu_value *alpha2 = square(b, alpha), *x2 = square(b, x);
  setu_value *left = plus(b, mul(b, times(b, alpha, 24), plus(b, times(b, alpha, 12), 1)), 1);
  setu_value *right = add(b, times(b, alpha2, 1440), mul(b, times(b, x, 6), from(b, 53, times(b, x, 120))));
  right = sub(b, right, over(b, times(b, x2, 65), alpha));
  right = add(b, right, mul(b, alpha, plus(b, times(b, x, 3600), 107)));
  setu_value *near = over(b, mul(b, left, right), times(b, square(b, alpha2), 1244160));

  setu_value *root = hlo_sqrt(b, times(b, alpha, 8)), *off = sub(b, alpha, x), *log = hlo_log(b, over(b, x, alpha));
  setu_value *depth = sub(b, hlo_negate(b, off), mul(b, alpha, log));
  setu_value *bend = hlo_power(b, depth, kit_full_like(b, x, -1.5));
  bend = hlo_select(b, hlo_compare(b, HLO_LT, x, alpha), hlo_negate(b, bend), bend);
  setu_value *term = mul(b, log, add(b, over(b, root, off), bend));
  setu_value *spread = mul(b, hlo_sqrt(b, fraction(b, 2, alpha)), add(b, alpha, x));
  term = sub(b, term, over(b, spread, square(b, off)));
  setu_value *stirling = plus(b, mul(b, fraction(b, 1.0 / 12, alpha), plus(b, fraction(b, 1.0 / 24, alpha), 1)), 1);
  setu_value *far = hlo_negate(b, over(b, mul(b, stirling, mul(b, x, term)), root));
  setu_value *is_near = hlo_and(b, hlo_compare(b, HLO_LE, times(b, alpha, (double)0.9f), x),
                                hlo_compare(b, HLO_LE, x, times(b, alpha, (double)1.1f)));
  return hlo_select(b, is_near, near, far);
}

/* A rational function of log(x / alpha) and log(alpha). */
static setu_value *gamma_middle(setu_builder *b, setu_value *alpha, setu_value *x) {
  static const double c[8][3] = {
      {0.16009398, 0.53487893, 0.040121004},
      {-0.094634809, 0.1298071, -0.0065914022},
      {0.025146376, 0.065735949, -0.0026286047},
      {-0.0030648343, -0.0015649758, -0.0013441777},
      {1, 0.16639465, 0.017050642},
      {0.32668115, 0.020070113, -0.0021309326},
      {0.10406089, -0.0035938915, 0.00085092367},
      {0.0014179084, -0.00058392623, -1.5247877e-07},
  };
  setu_value *u = hlo_log(b, over(b, x, alpha)), *v = hlo_log(b, alpha), *parts[2];
  for (int k = 0; k < 2; k++) {
    parts[k] = ascending(b, u, c[4 * k + 3], 3);
    for (int i = 2; i >= 0; i--) parts[k] = add(b, mul(b, parts[k], v), ascending(b, u, c[4 * k + i], 3));
  }
  return hlo_exponential(b, over(b, parts[0], parts[1]));
}

setu_status lower_standard_gamma_grad(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *alpha = kit_operand(b, c, "self", SETU_F64), *x = kit_operand(b, c, "output", SETU_F64);
  kit_broadcast_pair(b, &alpha, &x);
  setu_value *large = kit_compare_number(b, HLO_GT, alpha, 8);
  setu_value *result = hlo_select(b, large, gamma_large(b, alpha, x), gamma_middle(b, alpha, x));
  out[0] = hlo_select(b, less(b, x, (double)0.8f), gamma_small(b, alpha, x), result);
  return SETU_STATUS_OK;
}

/* ---- Dirichlet ---- */

/* The derivatives of a beta distribution's sample x with respect to alpha and to beta, for x close to zero. */
static setu_value *beta_small_by_alpha(setu_builder *b, setu_value *x, setu_value *alpha, setu_value *beta) {
  setu_value *factor = sub(b, sub(b, hlo_digamma(b, alpha), hlo_digamma(b, add(b, alpha, beta))), hlo_log(b, x));
  setu_value *term = kit_ones_like(b, x), *sum = NULL;
  for (int i = 0; i <= 10; i++) {
    if (i) term = mul(b, term, mul(b, from(b, i, beta), times(b, x, 1.0 / i)));
    setu_value *below = plus(b, alpha, i);
    setu_value *more = mul(b, over(b, term, below), add(b, factor, fraction(b, 1, below)));
    sum = sum ? add(b, sum, more) : more;
  }
  setu_value *power = hlo_power(b, from(b, 1, x), hlo_negate(b, beta));
  return zero_for_nan(b, mul(b, mul(b, x, power), sum));
}

static setu_value *beta_small_by_beta(setu_builder *b, setu_value *x, setu_value *alpha, setu_value *beta) {
  setu_value *factor = sub(b, hlo_digamma(b, add(b, alpha, beta)), hlo_digamma(b, beta));
  setu_value *term = kit_ones_like(b, x), *product = term, *derivative = kit_zeros_like(b, x);
  setu_value *sum = over(b, factor, alpha);
  for (int i = 1; i <= 8; i++) {
    term = mul(b, term, times(b, x, -1.0 / i));
    setu_value *next = plus(b, beta, -i);
    derivative = add(b, mul(b, derivative, next), product);
    product = mul(b, product, next);
    setu_value *weight = over(b, term, plus(b, alpha, i));
    sum = add(b, sum, mul(b, weight, add(b, derivative, mul(b, factor, product))));
  }
  setu_value *power = hlo_power(b, from(b, 1, x), from(b, 1, beta));
  return zero_for_nan(b, hlo_negate(b, mul(b, power, sum)));
}

/* 1 + 1/(12 x) + 1/(288 x²), of Stirling's series. */
static setu_value *stirling_of(setu_builder *b, setu_value *x) {
  setu_value *inverse = fraction(b, 1, x);
  static const double c[3] = {1, 1.0 / 12, 1.0 / 288};
  return ascending(b, inverse, c, 3);
}

/* Rice's expansion for large alpha and beta, and a polynomial next to the mean. */
static setu_value *beta_large(setu_builder *b, setu_value *x, setu_value *alpha, setu_value *beta) {
  setu_value *total = add(b, alpha, beta), *mean = over(b, alpha, total), *rest = from(b, 1, x);
  setu_value *ab = mul(b, alpha, beta), *deviation = over(b, hlo_sqrt(b, over(b, ab, plus(b, total, 1))), total);
  setu_value *beta2 = square(b, beta), *beta3 = mul(b, beta2, beta), *poly;
  poly = mul(b, times(b, rest, 8), plus(b, times(b, beta, 135), -11));
  setu_value *inner = sub(b, plus(b, mul(b, times(b, beta, 1620), rest), 453), times(b, x, 455));
  poly = add(b, mul(b, inner, beta), mul(b, alpha, poly));
  inner = times(b, sub(b, plus(b, times(b, beta, 180), 59), times(b, x, 90)), 3);
  poly = add(b, mul(b, inner, beta2), mul(b, alpha, poly));
  inner = plus(b, mul(b, times(b, plus(b, times(b, beta, 27), 16), 20), x), 43);
  poly = add(b, mul(b, inner, beta3), mul(b, alpha, poly));
  poly = add(b, times(b, mul(b, x, square(b, beta2)), 47), mul(b, alpha, poly));
  setu_value *upper = mul(b, plus(b, times(b, alpha, 12), 1), plus(b, times(b, beta, 12), 1));
  upper = over(b, upper, square(b, total));
  setu_value *lower = mul(b, mul(b, alpha, square(b, ab)), plus(b, times(b, total, 12), 1));
  setu_value *near = over(b, mul(b, over(b, upper, rest), poly), times(b, lower, 12960));

  setu_value *prefactor = hlo_negate(b, over(b, x, hlo_sqrt(b, over(b, times(b, ab, 2), total))));
  setu_value *stirling = over(b, mul(b, stirling_of(b, alpha), stirling_of(b, beta)), stirling_of(b, total));
  setu_value *off = sub(b, mul(b, beta, x), mul(b, alpha, rest));
  setu_value *numerator = hlo_negate(b, mul(b, rest, add(b, times(b, square(b, alpha), 2), ab)));
  numerator = sub(b, numerator, mul(b, x, beta2));
  setu_value *divisor = mul(b, hlo_sqrt(b, over(b, times(b, alpha, 2), beta)), mul(b, total, hlo_sqrt(b, total)));
  setu_value *first = over(b, numerator, mul(b, divisor, square(b, off)));
  setu_value *log_alpha = hlo_log(b, over(b, alpha, mul(b, total, x)));
  setu_value *log_beta = hlo_log(b, over(b, beta, mul(b, total, rest)));
  setu_value *third = over(b, hlo_sqrt(b, over(b, times(b, ab, 8), total)), off);
  setu_value *depth = add(b, mul(b, beta, log_beta), mul(b, alpha, log_alpha));
  setu_value *bend = hlo_power(b, depth, kit_full_like(b, x, -1.5));
  bend = hlo_select(b, hlo_compare(b, HLO_LT, x, mean), bend, hlo_negate(b, bend));
  setu_value *sum = add(b, first, mul(b, times(b, log_alpha, 0.5), add(b, third, bend)));
  setu_value *far = mul(b, mul(b, stirling, prefactor), sum);
  setu_value *width = times(b, deviation, 0.1);
  setu_value *is_near =
      hlo_and(b, hlo_compare(b, HLO_LE, sub(b, mean, width), x), hlo_compare(b, HLO_LE, x, add(b, mean, width)));
  return hlo_select(b, is_near, near, far);
}

/* An analytic approximation with a rational correction in log x, log(alpha / x) and log(total x / alpha). */
static setu_value *beta_middle(setu_builder *b, setu_value *x, setu_value *alpha, setu_value *beta, setu_value *total) {
  static const double c[2][3][3][4] = {
      {{{1.003668233, -0.01061107488, -0.0657888334, 0.01201642863},
        {0.6336835991, -0.3557432599, 0.05486251648, -0.001465281033},
        {-0.03276231906, 0.004474107445, 0.002429354597, -0.0001557569013}},
       {{0.221950385, -0.3187676331, 0.01799915743, 0.01074823814},
        {-0.2951249643, 0.06219954479, 0.01535556598, 0.001550077057},
        {0.02155310298, 0.004170831599, 0.001292462449, 6.976601077e-05}},
       {{-0.05980841433, 0.008441916499, 0.01085618172, 0.002319392565},
        {0.02911413504, 0.01400243777, -0.002721828457, 0.000751041181},
        {0.005900514878, -0.001936558688, -9.495446725e-06, 5.385558597e-05}}},
      {{{1, -0.02924021934, -0.04438342661, 0.007285809825},
        {0.6357567472, -0.3473456711, 0.05454656494, -0.002407477521},
        {-0.03301322327, 0.004845219414, 0.00231480583, -0.0002307248149}},
       {{0.5925320577, -0.1757678135, 0.01505928619, 0.000564515273},
        {0.1014815858, -0.06589186703, 0.01272886114, -0.0007316646956},
        {-0.007258481865, 0.001096195486, 0.0003934994223, -4.12701925e-05}},
       {{0.06469649321, -0.0236701437, 0.002902096474, -5.896963079e-05},
        {0.001925008108, -0.002869809258, 0.0008000589141, -6.063713228e-05},
        {-0.0003477407336, 6.959756487e-05, 1.097287507e-05, -1.650964693e-06}}},
  };
  setu_value *u = hlo_log(b, x), *a = sub(b, hlo_log(b, alpha), u), *v = sub(b, hlo_log(b, total), a), *parts[2];
  for (int k = 0; k < 2; k++) {
    parts[k] = NULL;
    for (int i = 2; i >= 0; i--) {
      setu_value *row = NULL;
      for (int j = 2; j >= 0; j--) {
        setu_value *term = ascending(b, v, c[k][i][j], 4);
        row = row ? add(b, mul(b, row, a), term) : term;
      }
      parts[k] = parts[k] ? add(b, mul(b, parts[k], u), row) : row;
    }
  }
  setu_value *slope = sub(b, hlo_digamma(b, total), hlo_digamma(b, alpha));
  return mul(b, over(b, parts[0], parts[1]), over(b, mul(b, x, slope), beta));
}

setu_status lower_dirichlet_grad(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = kit_operand(b, c, "x", SETU_F64), *alpha = kit_operand(b, c, "alpha", SETU_F64);
  setu_value *total = kit_operand(b, c, "total", SETU_F64);
  kit_broadcast_three(b, &x, &alpha, &total);
  setu_value *beta = sub(b, total, alpha), *rest = from(b, 1, x), *edge = mul(b, mul(b, total, x), rest);
  setu_value *large = hlo_and(b, kit_compare_number(b, HLO_GT, alpha, 6), kit_compare_number(b, HLO_GT, beta, 6));
  setu_value *result = hlo_select(b, large, beta_large(b, x, alpha, beta), beta_middle(b, x, alpha, beta, total));
  setu_value *high = hlo_and(b, kit_compare_number(b, HLO_GE, x, 0.5), less(b, edge, 0.75));
  setu_value *mirrored = hlo_negate(b, beta_small_by_beta(b, rest, beta, alpha));
  result = hlo_select(b, high, mirrored, result);
  setu_value *low = hlo_and(b, kit_compare_number(b, HLO_LE, x, 0.5), less(b, edge, 2.5));
  out[0] = hlo_select(b, low, beta_small_by_alpha(b, x, alpha, beta), result);
  return SETU_STATUS_OK;
}

/* ---- types ---- */

/* The operands' common shape; they have one floating dtype. */
static setu_status common_type(const setu_call *c, int count, const char *const *names, setu_type *out_type) {
  *out_type = *call_type(c, names[0]);
  if (!setu_dtype_is_floating(out_type->dtype))
    return SETU_ERROR(SETU_UNIMPLEMENTED, "\"%s\" not implemented for '%s'", c->row->name,
                      setu_dtype_name(out_type->dtype));
  for (int k = 1; k < count; k++) {
    const setu_type *other = call_type(c, names[k]);
    if (other->dtype != out_type->dtype)
      return SETU_ERROR(SETU_INVALID_ARGUMENT, "Found dtype %s but expected %s", setu_dtype_name(other->dtype),
                        setu_dtype_name(out_type->dtype));
    setu_type wide = other->rank > out_type->rank ? *other : *out_type;
    for (int i = 1; i <= other->rank && i <= out_type->rank; i++) {
      int64_t one = out_type->dims[out_type->rank - i], two = other->dims[other->rank - i];
      if (one != two && one != 1 && two != 1)
        return SETU_ERROR(SETU_INVALID_ARGUMENT,
                          "The size of tensor a (%lld) must match the size of tensor b (%lld) at non-singleton "
                          "dimension %d",
                          (long long)one, (long long)two, wide.rank - i);
      wide.dims[wide.rank - i] = one == 1 ? two : one;
    }
    *out_type = wide;
  }
  return SETU_STATUS_OK;
}

setu_status types_standard_gamma_grad(const setu_call *c, setu_type *out_types, int *out_count) {
  static const char *const names[2] = {"self", "output"};
  *out_count = 1;
  return common_type(c, 2, names, out_types);
}

setu_status types_dirichlet_grad(const setu_call *c, setu_type *out_types, int *out_count) {
  static const char *const names[3] = {"x", "alpha", "total"};
  *out_count = 1;
  return common_type(c, 3, names, out_types);
}
