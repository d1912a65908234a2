/* Symmetric indefinite factors with the pivoting of Bunch and Kaufman, as LAPACK's xSYTF2 and xHETF2 give them for the
 * lower triangle, and what is solved with them. A loop over columns treats the whole batch; a block of two columns is
 * eliminated at its first one, and its second step does nothing. */
#include <math.h>

#include "ops/linalg.h"
#include "ops/lowerings.h"
#include "ops/table.h"

static setu_value *conjugate_if(setu_builder *b, setu_value *x, bool hermitian) {
  return hermitian ? kit_conjugate(b, x) : x;
}

/* x with the imaginary part dropped, in its own dtype. */
static setu_value *real_if(setu_builder *b, setu_value *x, bool hermitian) {
  if (!hermitian || !setu_dtype_is_complex(x->type.dtype)) return x;
  return kit_convert(b, hlo_real(b, x), x->type.dtype);
}

static setu_value *both(setu_builder *b, setu_value *x, setu_value *y) {
  return kit_binary(b, HLO_OP_and, x, y);
}

static setu_value *index_along(setu_builder *b, int64_t size, int dim) {
  int64_t dims[3] = {1, 1, 1};
  dims[dim] = size;
  return kit_iota(b, 3, dims, dim);
}

/* x [batch, m, n] with rows (dim 1) or columns (dim 2) i and j ([batch, 1, 1]) exchanged where `where` holds. */
static setu_value *exchange(setu_builder *b, setu_value *x, int dim, setu_value *i, setu_value *j, setu_value *where) {
  setu_value *index = index_along(b, x->type.dims[dim], dim);
  setu_value *is_i = kit_compare(b, HLO_EQ, index, i), *is_j = kit_compare(b, HLO_EQ, index, j);
  setu_value *at_i = linalg_sum_over(b, linalg_masked(b, is_i, x), dim),
             *at_j = linalg_sum_over(b, linalg_masked(b, is_j, x), dim);
  x = kit_select(b, both(b, where, is_i), at_j, x);
  return kit_select(b, both(b, both(b, where, is_j), kit_compare(b, HLO_NE, i, j)), at_i, x);
}

/* Column k of x, which is a rank-0 or [batch, 1, 1] index: [batch, n, 1]. */
static setu_value *column_of(setu_builder *b, setu_value *x, setu_value *k) {
  return linalg_sum_over(b, linalg_masked(b, kit_compare(b, HLO_EQ, index_along(b, x->type.dims[2], 2), k), x), 2);
}

static setu_value *row_of(setu_builder *b, setu_value *x, setu_value *k) {
  return linalg_sum_over(b, linalg_masked(b, kit_compare(b, HLO_EQ, index_along(b, x->type.dims[1], 1), k), x), 1);
}

/* What the factorisation carries beside the column: x holds finished columns of L and, from column k on, both triangles
 * of what is left; pivots i64 [batch, 1, n]; info i64 and second (bool: k is the second column of a block), [batch, 1,
 * 1].
 */
enum { LDL_K, LDL_X, LDL_PIVOTS, LDL_INFO, LDL_SECOND, LDL_VALUES };

typedef struct pivot_choice {
  setu_value *place;     /* i64: the row that comes here */
  setu_value *two, *bad; /* bool: a block of two columns; nothing to eliminate with */
} pivot_choice;

static pivot_choice choose_pivot(setu_builder *b, setu_value *x, setu_value *k, bool hermitian) {
  setu_value *row = index_along(b, x->type.dims[1], 1);
  setu_value *column = column_of(b, x, k), *own = linalg_magnitude(b, real_if(b, row_of(b, column, k), hermitian));
  setu_value *most, *at;
  kit_arg_extreme(b, linalg_masked(b, kit_compare(b, HLO_GT, row, k), linalg_magnitude(b, column)), 1, true, true,
                  &most, &at);
  setu_value *other = column_of(b, x, at); /* equals the row, but for conjugation */
  setu_value *beside = both(b, kit_compare(b, HLO_GE, row, k), kit_compare(b, HLO_NE, row, at));
  int64_t rows = 1;
  setu_value *other_most = kit_amax(b, linalg_masked(b, beside, linalg_magnitude(b, other)), 1, &rows, true);
  setu_value *other_own = linalg_magnitude(b, real_if(b, row_of(b, other, at), hermitian));
  double alpha = (1 + sqrt(17)) / 8;
  setu_value *ratio = hlo_divide(b, most, other_most);
  setu_value *stays = hlo_or(b, hlo_compare(b, HLO_GE, own, kit_mul_number(b, most, alpha)),
                             hlo_compare(b, HLO_GE, own, hlo_multiply(b, kit_mul_number(b, most, alpha), ratio)));
  setu_value *moves = hlo_compare(b, HLO_GE, other_own, kit_mul_number(b, other_most, alpha));
  setu_value *bad = hlo_or(b, kit_compare_number(b, HLO_EQ, hlo_maximum(b, own, most), 0), kit_is_nan(b, own));
  stays = hlo_or(b, stays, bad);
  return (pivot_choice){kit_select(b, stays, k, at), hlo_not(b, hlo_or(b, stays, moves)), bad};
}

static void factor_step(setu_builder *b, bool hermitian, setu_value **s) {
  setu_value *k = s[LDL_K], *x = s[LDL_X], *active = hlo_not(b, s[LDL_SECOND]);
  int64_t n = x->type.dims[1];
  setu_value *row = index_along(b, n, 1), *column = index_along(b, n, 2), *after = kit_add_number(b, k, 1);
  pivot_choice p = choose_pivot(b, x, k, hermitian);
  setu_value *two = hlo_and(b, p.two, active), *from = kit_select(b, two, after, k);
  setu_value *left = both(b, kit_compare(b, HLO_GE, column, k), active), *below = kit_compare(b, HLO_GE, row, k);
  x = exchange(b, x, 1, from, p.place, left);
  x = exchange(b, x, 2, from, p.place, both(b, below, active));

  setu_value *first = column_of(b, x, k), *second = column_of(b, x, after), *one = hlo_scalar(b, x->type.dtype, 1);
  setu_value *used = hlo_and(b, active, hlo_not(b, p.bad));
  setu_value *pivot = real_if(b, row_of(b, first, k), hermitian);
  setu_value *single = kit_div(b, first, kit_select(b, used, pivot, one));
  /* (first, second) times the inverse of the block, scaled by its off-diagonal element as in LAPACK. */
  setu_value *beside = kit_select(b, two, row_of(b, first, after), one), *unit = one, *scale = beside;
  if (hermitian && setu_dtype_is_complex(x->type.dtype)) {
    scale = kit_convert(b, hlo_abs(b, beside), x->type.dtype);
    unit = hlo_divide(b, beside, scale);
  }
  setu_value *d11 = hlo_divide(b, real_if(b, row_of(b, second, after), hermitian), scale);
  setu_value *d22 = hlo_divide(b, pivot, scale);
  setu_value *t = hlo_divide(b, kit_ones_like(b, d11), kit_add_number(b, hlo_multiply(b, d11, d22), -1));
  t = hlo_divide(b, t, scale);
  setu_value *w1 = kit_mul(b, t, kit_sub(b, kit_mul(b, d11, first), kit_mul(b, unit, second)));
  setu_value *w2 =
      kit_mul(b, t, kit_sub(b, kit_mul(b, d22, second), kit_mul(b, conjugate_if(b, unit, hermitian), first)));

  setu_value *rest = both(b, kit_compare(b, HLO_GT, row, from), used);
  setu_value *u1 = linalg_masked(b, rest, kit_select(b, two, w1, single)),
             *u2 = linalg_masked(b, both(b, rest, two), w2);
  setu_value *v1 = kit_transpose(b, conjugate_if(b, first, hermitian), 1, 2);
  setu_value *v2 = kit_transpose(b, conjugate_if(b, second, hermitian), 1, 2);
  setu_value *change = kit_add(b, kit_mul(b, u1, v1), kit_mul(b, u2, v2));
  x = kit_sub(b, x, linalg_masked(b, kit_compare(b, HLO_GT, column, from), change));
  x = kit_select(b, both(b, rest, kit_compare(b, HLO_EQ, column, k)), u1, x);
  x = kit_select(b, both(b, both(b, rest, two), kit_compare(b, HLO_EQ, column, after)), u2, x);

  setu_value *place = kit_add_number(b, p.place, 1);
  place = kit_select(b, two, hlo_negate(b, place), place);
  setu_value *here = kit_compare(b, HLO_EQ, column, k), *next = both(b, two, kit_compare(b, HLO_EQ, column, after));
  here = kit_binary(b, HLO_OP_or, both(b, active, here), next);
  setu_value *failed = both(b, hlo_and(b, active, p.bad), kit_compare_number(b, HLO_EQ, s[LDL_INFO], 0));
  s[LDL_K] = after;
  s[LDL_X] = x;
  s[LDL_PIVOTS] = kit_select(b, here, place, s[LDL_PIVOTS]);
  s[LDL_INFO] = kit_select(b, failed, after, s[LDL_INFO]);
  s[LDL_SECOND] = two;
}

setu_status lower_ldl_factor_ex(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = linalg_flat(b, call_tensor(c, "self"));
  for (int i = 0; i < 3; i++) out[i] = kit_zeros(b, &c->results[i]);
  if (hlo_type_count(&x->type) == 0) return SETU_STATUS_OK;
  bool hermitian = call_bool_or(c, "hermitian", false);
  int64_t batch = x->type.dims[0], n = x->type.dims[1], dims[3] = {batch, 1, n}, single[3] = {batch, 1, 1};
  setu_value *strict = linalg_triangle(b, x, false, -1);
  setu_value *own = hlo_subtract(b, linalg_triangle(b, x, false, 0), strict);
  setu_value *upper = kit_transpose(b, conjugate_if(b, strict, hermitian), 1, 2);
  x = hlo_add(b, hlo_add(b, strict, upper), real_if(b, own, hermitian));
  setu_type row = hlo_type(SETU_I64, 3, dims), one = hlo_type(SETU_I64, 3, single),
            flag = hlo_type(SETU_BOOL, 3, single);
  setu_value *s[LDL_VALUES] = {hlo_scalar_int(b, SETU_I64, 0), x, kit_zeros(b, &row), kit_zeros(b, &one),
                               kit_zeros(b, &flag)};
  kit_loop loop = kit_loop_begin(b, LDL_VALUES, s);
  kit_loop_while(b, &loop, kit_compare_number(b, HLO_LT, s[LDL_K], (double)n));
  factor_step(b, hermitian, s);
  kit_loop_end(b, &loop);
  x = linalg_triangle(b, s[LDL_X], false, 0);
  strict = linalg_triangle(b, x, false, -1);
  x = hlo_add(b, strict, real_if(b, hlo_subtract(b, x, strict), hermitian));
  out[0] = kit_reshape_type(b, x, &c->results[0]);
  out[1] = kit_reshape_type(b, kit_convert(b, s[LDL_PIVOTS], SETU_I32), &c->results[1]);
  out[2] = kit_reshape_type(b, kit_convert(b, s[LDL_INFO], SETU_I32), &c->results[2]);
  return SETU_STATUS_OK;
}

/* ---- solving ---- */

/* A factorisation taken apart, of [batch, n, n]. */
typedef struct ldl_parts {
  setu_value *lower;             /* L below its diagonal */
  setu_value *diagonal, *beside; /* of D, [batch, n, 1]; D[k + 1, k] at k, zero unless a block begins there */
  setu_value *begins;            /* bool [batch, n, 1]: a block begins there */
  setu_value *from, *to;         /* i64 [batch, n, 1]: the rows that are exchanged at column k */
  bool hermitian;
} ldl_parts;

static ldl_parts take_apart(setu_builder *b, setu_value *factors, setu_value *pivots, bool hermitian) {
  int64_t batch = factors->type.dims[0], n = factors->type.dims[1], dims[3] = {batch, n, 1};
  ldl_parts p = {.hermitian = hermitian};
  pivots = kit_convert(b, hlo_reshape(b, pivots, 3, dims), SETU_I64);
  setu_value *row = kit_iota(b, 3, dims, 1), *negative = kit_compare_number(b, HLO_LT, pivots, 0);
  /* Of negative pivots in a row, every other begins a block. */
  setu_value *last = kit_select(b, negative, hlo_scalar_int(b, SETU_I64, -1), row);
  last = kit_scan(b, HLO_OP_maximum, last, hlo_scalar_int(b, SETU_I64, -1), 1);
  setu_value *distance = hlo_subtract(b, row, last);
  setu_value *odd = kit_nonzero(b, hlo_and(b, distance, kit_ones_like(b, distance)));
  p.begins = hlo_and(b, negative, odd);
  p.from = hlo_select(b, p.begins, kit_add_number(b, row, 1), row);
  setu_value *place = kit_add_number(b, hlo_abs(b, pivots), -1);
  p.to = hlo_select(b, hlo_and(b, negative, hlo_not(b, odd)), row, place);
  setu_value *strict = linalg_triangle(b, factors, false, -1);
  setu_value *next = kit_compare(b, HLO_EQ, index_along(b, n, 1), kit_add_number(b, index_along(b, n, 2), 1));
  setu_value *inner = both(b, next, kit_transpose(b, p.begins, 1, 2));
  p.beside = hlo_reshape(b, linalg_sum_over(b, linalg_masked(b, inner, strict), 1), 3, dims);
  p.lower = kit_select(b, inner, hlo_scalar(b, strict->type.dtype, 0), strict);
  p.diagonal = real_if(b, hlo_reshape(b, linalg_diagonal(b, factors), 3, dims), hermitian);
  return p;
}

/* Row or column k of x, along `dim`. */
static setu_value *slice_at(setu_builder *b, setu_value *x, int dim, setu_value *k) {
  setu_value *zero = hlo_scalar_int(b, SETU_I64, 0), *starts[3] = {zero, zero, zero};
  int64_t sizes[3] = {x->type.dims[0], x->type.dims[1], x->type.dims[2]};
  starts[dim] = k;
  sizes[dim] = 1;
  return hlo_dynamic_slice(b, x, starts, sizes);
}

/* P1 L1 P2 L2 .. solved for x [batch, n, m], column by column forwards; or its (conjugate) transpose, backwards. */
static setu_value *solve_lower(setu_builder *b, const ldl_parts *p, setu_value *x, bool backward) {
  int64_t n = x->type.dims[1];
  enum { COLUMN, X, LOWER, FROM, TO, VALUES };
  setu_value *v[VALUES] = {hlo_scalar_int(b, SETU_I64, backward ? n - 1 : 0), x, p->lower, p->from, p->to};
  kit_loop loop = kit_loop_begin(b, VALUES, v);
  kit_loop_while(b, &loop, kit_compare_number(b, backward ? HLO_GE : HLO_LT, v[COLUMN], backward ? 0 : (double)n));
  setu_value *k = v[COLUMN], *column = slice_at(b, v[LOWER], 2, k);
  setu_value *from = slice_at(b, v[FROM], 1, k), *to = slice_at(b, v[TO], 1, k);
  setu_value *differ = hlo_compare(b, HLO_NE, from, to);
  x = v[X];
  if (backward) {
    setu_value *products = linalg_sum_over(b, kit_mul(b, conjugate_if(b, column, p->hermitian), x), 1);
    setu_value *here = kit_compare(b, HLO_EQ, index_along(b, n, 1), k);
    x = exchange(b, kit_sub(b, x, linalg_masked(b, here, products)), 1, from, to, differ);
  } else {
    x = exchange(b, x, 1, from, to, differ);
    x = kit_sub(b, x, kit_mul(b, column, slice_at(b, x, 1, k)));
  }
  v[COLUMN] = kit_add_number(b, k, backward ? -1 : 1);
  v[X] = x;
  kit_loop_end(b, &loop);
  return v[X];
}

/* x [batch, n, m] moved by one row, zeros coming in: row k is row k + 1 or k - 1. */
static setu_value *moved(setu_builder *b, setu_value *x, bool down) {
  int64_t low[3] = {0, down ? 1 : -1, 0}, high[3] = {0, down ? -1 : 1, 0};
  return hlo_pad(b, x, hlo_scalar(b, x->type.dtype, 0), low, high, NULL);
}

static setu_value *solve_diagonal(setu_builder *b, const ldl_parts *p, setu_value *x) {
  setu_value *one = kit_ones_like(b, p->diagonal), *ends = moved(b, p->begins, true);
  setu_value *single = kit_div(b, x, hlo_select(b, hlo_or(b, p->begins, ends), one, p->diagonal));
  /* [[a, h(e)], [e, d]] (x, y) = (u, v), scaled by e; at the block's first row. */
  setu_value *e = hlo_select(b, p->begins, p->beside, one), *mirrored = conjugate_if(b, e, p->hermitian);
  setu_value *a = hlo_divide(b, p->diagonal, mirrored), *d = hlo_divide(b, moved(b, p->diagonal, false), e);
  setu_value *u = kit_div(b, x, mirrored), *v = kit_div(b, moved(b, x, false), e);
  setu_value *det = kit_add_number(b, hlo_multiply(b, a, d), -1);
  det = hlo_select(b, p->begins, det, one);
  setu_value *upper = kit_div(b, kit_sub(b, kit_mul(b, d, u), v), det);
  setu_value *lower = kit_div(b, kit_sub(b, kit_mul(b, a, v), u), det);
  x = kit_select(b, p->begins, upper, single);
  return kit_select(b, ends, moved(b, lower, true), x);
}

setu_status lower_ldl_solve(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *factors = call_tensor(c, "LD"), *x = call_tensor(c, "B");
  setu_value *pivots = kit_unsqueeze(b, call_tensor(c, "pivots"), call_type(c, "pivots")->rank), *wide = x;
  out[0] = kit_zeros(b, &c->results[0]);
  if (hlo_type_count(&c->results[0]) == 0) return SETU_STATUS_OK;
  linalg_broadcast_batch(b, &pivots, &wide);
  linalg_broadcast_batch(b, &factors, &x);
  ldl_parts p = take_apart(b, linalg_flat(b, factors), linalg_flat(b, pivots), call_bool_or(c, "hermitian", false));
  x = solve_lower(b, &p, linalg_flat(b, x), false);
  x = solve_lower(b, &p, solve_diagonal(b, &p, x), true);
  out[0] = kit_reshape_type(b, x, &c->results[0]);
  return SETU_STATUS_OK;
}
