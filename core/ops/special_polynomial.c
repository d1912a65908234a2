/* Orthogonal polynomials of degree n at x, both tensors: Chebyshev, Hermite, Laguerre, Legendre. */
#include <math.h>

#include "ops/lowerings.h"
#include "ops/special.h"
#include "ops/table.h"

typedef enum polynomial_kind {
  CHEBYSHEV_T,
  CHEBYSHEV_U,
  CHEBYSHEV_V,
  CHEBYSHEV_W,
  HERMITE_H,
  HERMITE_HE,
  LAGUERRE,
  LEGENDRE
} polynomial_kind;

#define IS(direction, x, number) kit_compare_number(b, direction, x, number)

static bool is_chebyshev(polynomial_kind kind) {
  return kind <= CHEBYSHEV_W;
}

/* The polynomial of degree 1. */
static setu_value *first_degree(setu_builder *b, polynomial_kind kind, setu_value *x) {
  setu_value *twice = hlo_add(b, x, x);
  switch (kind) {
    case CHEBYSHEV_U:
    case HERMITE_H:
      return twice;
    case CHEBYSHEV_V:
      return kit_add_number(b, twice, -1);
    case CHEBYSHEV_W:
      return kit_add_number(b, twice, 1);
    case LAGUERRE:
      return elementwise_number_minus(b, 1, x);
    default:
      return x;
  }
}

/* Degree k + 1 from the degrees k - 1 (p) and k (q); k is a scalar of x's type. */
static setu_value *next_degree(setu_builder *b, polynomial_kind kind, setu_value *x, setu_value *k, setu_value *p,
                               setu_value *q) {
  k = kit_broadcast_like(b, k, x);
  setu_value *twice = hlo_add(b, x, x), *kp = hlo_multiply(b, k, p), *slope;
  switch (kind) {
    case HERMITE_H:
      return hlo_subtract(b, hlo_multiply(b, twice, q), kit_mul_number(b, kp, 2));
    case HERMITE_HE:
      return hlo_subtract(b, hlo_multiply(b, x, q), kp);
    case LAGUERRE:
      slope = hlo_add(b, hlo_add(b, k, k), elementwise_number_minus(b, 1, x));
      return hlo_divide(b, hlo_subtract(b, hlo_multiply(b, slope, q), kp), kit_add_number(b, k, 1));
    case LEGENDRE:
      slope = hlo_multiply(b, kit_add_number(b, hlo_add(b, k, k), 1), x);
      return hlo_divide(b, hlo_subtract(b, hlo_multiply(b, slope, q), kp), kit_add_number(b, k, 1));
    default:
      return hlo_subtract(b, hlo_multiply(b, twice, q), p);
  }
}

/* Inside (-1, 1) Chebyshev polynomials are ratios of circular functions of n times acos(x). */
static setu_value *chebyshev_inside(setu_builder *b, polynomial_kind kind, setu_value *x, setu_value *n) {
  setu_value *angle = hlo_acos(b, x), *half = kit_mul_number(b, angle, 0.5);
  setu_value *between = hlo_multiply(b, kit_add_number(b, n, 0.5), angle);
  switch (kind) {
    case CHEBYSHEV_T:
      return hlo_cosine(b, hlo_multiply(b, n, angle));
    case CHEBYSHEV_U:
      return hlo_divide(b, hlo_sine(b, hlo_multiply(b, kit_add_number(b, n, 1), angle)), hlo_sine(b, angle));
    case CHEBYSHEV_V:
      return hlo_divide(b, hlo_cosine(b, between), hlo_cosine(b, half));
    default:
      return hlo_divide(b, hlo_sine(b, between), hlo_sine(b, half));
  }
}

/* The values at 1 and, up to the sign of (-1) ** n, at -1. */
static setu_value *chebyshev_at_ends(setu_builder *b, polynomial_kind kind, setu_value *x, setu_value *n,
                                     setu_value *odd) {
  setu_value *one = kit_ones_like(b, x), *positive = IS(HLO_GT, x, 0);
  setu_value *after = kit_add_number(b, n, 1), *twice_after = hlo_add(b, n, after);
  setu_value *right = kind == CHEBYSHEV_U ? after : kind == CHEBYSHEV_W ? twice_after : one;
  setu_value *left = kind == CHEBYSHEV_U ? after : kind == CHEBYSHEV_V ? twice_after : one;
  return hlo_select(b, positive, right, hlo_select(b, odd, hlo_negate(b, left), left));
}

static setu_value *recurrence(setu_builder *b, polynomial_kind kind, setu_value *x, setu_value *degree,
                              setu_value *needed) {
  enum { BEFORE, LAST, DEGREE, VALUES };
  setu_value *v[VALUES] = {kit_ones_like(b, x), first_degree(b, kind, x), hlo_scalar_int(b, SETU_I64, 1)};
  /* Elements take part up to their degree; NaN stays NaN. */
  kit_loop loop = kit_loop_begin(b, VALUES, v);
  setu_value *more = hlo_compare(b, HLO_LT, kit_broadcast_like(b, v[DEGREE], degree), degree);
  more = hlo_and(b, hlo_and(b, more, needed), hlo_not(b, kit_is_nan(b, v[LAST])));
  kit_loop_while(b, &loop, kit_any_element(b, more));
  setu_value *p = v[BEFORE], *q = v[LAST], *k = v[DEGREE];
  setu_value *active = hlo_compare(b, HLO_LT, kit_broadcast_like(b, k, degree), degree);
  setu_value *next = next_degree(b, kind, x, hlo_convert(b, k, x->type.dtype), p, q);
  v[BEFORE] = hlo_select(b, active, q, p);
  v[LAST] = hlo_select(b, active, next, q);
  v[DEGREE] = kit_add_number(b, k, 1);
  kit_loop_end(b, &loop);
  return hlo_select(b, IS(HLO_EQ, degree, 0), kit_ones_like(b, x), v[LAST]);
}

/* closed_above: the degree above which PyTorch takes the closed form inside (-1, 1). */
static setu_status polynomial(setu_builder *b, setu_call *c, polynomial_kind kind, bool shifted, int closed_above,
                              setu_value **out) {
  setu_dtype dtype = elementwise_float_dtype(c, "x n");
  setu_value *x = kit_operand(b, c, "x", dtype), *n = kit_operand(b, c, "n", dtype);
  kit_broadcast_pair(b, &x, &n);
  /* NaN and infinite degrees count as negative, for which the polynomial is 0. */
  setu_value *usable = IS(HLO_LT, hlo_abs(b, n), 0x1p63);
  setu_value *degree = hlo_convert(b, special_number_where(b, hlo_not(b, usable), -1, n), SETU_I64);
  n = hlo_convert(b, degree, dtype);
  if (shifted) x = kit_add_number(b, hlo_add(b, x, x), -1);
  setu_value *size = hlo_abs(b, x);
  setu_value *needed =
      hlo_select(b, usable, IS(HLO_GE, degree, 2), kit_convert(b, kit_zeros_like(b, degree), SETU_BOOL));
  setu_value *inside = NULL;
  if (is_chebyshev(kind)) {
    inside = hlo_and(b, IS(HLO_GT, degree, closed_above), IS(HLO_LT, size, 1));
    needed = hlo_and(b, needed, hlo_not(b, hlo_or(b, inside, IS(HLO_EQ, size, 1))));
  }
  double limit = dtype == SETU_F64 ? 512 : 128;
  bool hermite = kind == HERMITE_H || kind == HERMITE_HE;
  if (hermite) needed = hlo_and(b, needed, IS(HLO_LE, degree, limit));
  setu_value *result = recurrence(b, kind, x, degree, needed);
  if (is_chebyshev(kind)) {
    setu_value *odd = kit_nonzero(b, hlo_and(b, degree, kit_ones_like(b, degree)));
    result = hlo_select(b, inside, chebyshev_inside(b, kind, x, n), result);
    result = hlo_select(b, IS(HLO_EQ, size, 1), chebyshev_at_ends(b, kind, x, n, odd), result);
  }
  if (hermite) result = special_number_where(b, IS(HLO_GT, degree, limit), NAN, result);
  out[0] = special_number_where(b, IS(HLO_LT, degree, 0), 0, result);
  return SETU_STATUS_OK;
}

#define POLYNOMIAL_ROW(name, kind, shifted, closed_above)                     \
  setu_status lower_##name(setu_builder *b, setu_call *c, setu_value **out) { \
    return polynomial(b, c, kind, shifted, closed_above, out);                \
  }
POLYNOMIAL_ROW(chebyshev_polynomial_t, CHEBYSHEV_T, false, 6)
POLYNOMIAL_ROW(chebyshev_polynomial_u, CHEBYSHEV_U, false, 8)
POLYNOMIAL_ROW(chebyshev_polynomial_v, CHEBYSHEV_V, false, 8)
POLYNOMIAL_ROW(chebyshev_polynomial_w, CHEBYSHEV_W, false, 8)
POLYNOMIAL_ROW(shifted_chebyshev_polynomial_t, CHEBYSHEV_T, true, 6)
POLYNOMIAL_ROW(shifted_chebyshev_polynomial_u, CHEBYSHEV_U, true, 6)
POLYNOMIAL_ROW(shifted_chebyshev_polynomial_v, CHEBYSHEV_V, true, 6)
POLYNOMIAL_ROW(shifted_chebyshev_polynomial_w, CHEBYSHEV_W, true, 4)
POLYNOMIAL_ROW(hermite_polynomial_h, HERMITE_H, false, 0)
POLYNOMIAL_ROW(hermite_polynomial_he, HERMITE_HE, false, 0)
POLYNOMIAL_ROW(laguerre_polynomial_l, LAGUERRE, false, 0)
POLYNOMIAL_ROW(legendre_polynomial_p, LEGENDRE, false, 0)
