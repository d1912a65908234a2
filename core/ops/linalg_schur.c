/* Schur forms of general matrices: reduction to Hessenberg form, then shifted QR sweeps as in LAPACK's xLAHQR (double
 * shifts on real matrices, single shifts on complex ones), so that eigenvalues come in LAPACK's order and those of a
 * real matrix are exactly real or conjugate pairs. Every step treats the whole batch; a matrix that is not concerned by
 * one gets the identity. */
#include "ops/linalg.h"

typedef struct reflector {
  setu_value *v, *tau; /* I - tau v v^H; v [batch, rows, 1], tau [batch, 1, 1] in v's dtype */
} reflector;

static bool is_complex(const setu_value *x) {
  return setu_dtype_is_complex(x->type.dtype);
}

static setu_value *real_part(setu_builder *b, setu_value *x) {
  return is_complex(x) ? hlo_real(b, x) : x;
}

static setu_value *not_zero_or(setu_builder *b, setu_value *x, double other) {
  return kit_select(b, kit_nonzero(b, x), x, hlo_scalar(b, x->type.dtype, other));
}

static setu_value *number(setu_builder *b, int64_t value) {
  return hlo_scalar_int(b, SETU_I64, value);
}

/* `rows` or `columns` of x [batch, m, n] from a dynamic index on. */
static setu_value *slice_at(setu_builder *b, setu_value *x, int dim, setu_value *at, int64_t size) {
  setu_value *starts[3] = {number(b, 0), number(b, 0), number(b, 0)};
  int64_t sizes[3] = {x->type.dims[0], x->type.dims[1], x->type.dims[2]};
  starts[dim] = at;
  sizes[dim] = size;
  return hlo_dynamic_slice(b, x, starts, sizes);
}

static setu_value *update_at(setu_builder *b, setu_value *x, int dim, setu_value *at, setu_value *update) {
  setu_value *starts[3] = {number(b, 0), number(b, 0), number(b, 0)};
  starts[dim] = at;
  return hlo_dynamic_update_slice(b, x, update, starts);
}

/* The Householder reflector whose adjoint maps x [batch, rows, 1], restricted to `first` and `rest` (bools over its
 * rows), to a multiple of `first`: xLARFG. It is the identity where `enabled` [batch, 1, 1] is false. */
static reflector make_reflector(setu_builder *b, setu_value *x, setu_value *first, setu_value *rest,
                                setu_value *enabled) {
  int64_t rows = 1;
  setu_value *size =
      kit_amax(b, linalg_masked(b, kit_binary(b, HLO_OP_or, first, rest), linalg_magnitude(b, x)), 1, &rows, true);
  x = kit_div(b, x, kit_convert(b, not_zero_or(b, size, 1), x->type.dtype));
  setu_value *alpha = linalg_sum_over(b, linalg_masked(b, first, x), 1), *tail = linalg_masked(b, rest, x),
             *length = hlo_abs(b, tail);
  setu_value *squares = linalg_sum_over(b, hlo_multiply(b, length, length), 1), *own = hlo_abs(b, alpha);
  setu_value *norm = hlo_sqrt(b, hlo_add(b, squares, hlo_multiply(b, own, own)));
  setu_value *needed = kit_nonzero(b, squares);
  if (is_complex(x)) needed = hlo_or(b, needed, kit_nonzero(b, hlo_imag(b, alpha)));
  needed = kit_binary(b, HLO_OP_and, needed, enabled);
  setu_value *negative = kit_compare_number(b, HLO_LT, real_part(b, alpha), 0);
  setu_value *beta = kit_convert(b, hlo_select(b, negative, norm, hlo_negate(b, norm)), x->type.dtype);
  setu_value *one = kit_ones_like(b, alpha);
  beta = hlo_select(b, needed, beta, one);
  setu_value *divisor = hlo_select(b, needed, hlo_subtract(b, alpha, beta), one);
  reflector r;
  r.v = kit_add(b, kit_div(b, tail, divisor), kit_convert(b, first, x->type.dtype));
  r.tau = linalg_masked(b, needed, hlo_divide(b, hlo_subtract(b, beta, alpha), beta));
  return r;
}

/* Rows of H^H x, of which the reflector's are given. */
static setu_value *reflect_rows(setu_builder *b, reflector r, setu_value *x) {
  setu_value *products = linalg_sum_over(b, kit_mul(b, kit_conjugate(b, r.v), x), 1);
  return kit_sub(b, x, kit_mul(b, kit_mul(b, kit_conjugate(b, r.tau), r.v), products));
}

/* Columns of x H. */
static setu_value *reflect_columns(setu_builder *b, reflector r, setu_value *x) {
  setu_value *across = kit_transpose(b, r.v, 1, 2);
  setu_value *products = linalg_sum_over(b, kit_mul(b, x, across), 2);
  return kit_sub(b, x, kit_mul(b, kit_mul(b, r.tau, products), kit_conjugate(b, across)));
}

/* H^H x H and q H for a reflector of `rows` rows from row k on; q may be NULL. */
static void reflect_at(setu_builder *b, reflector r, setu_value *k, int64_t rows, setu_value **x, setu_value **q) {
  *x = update_at(b, *x, 1, k, reflect_rows(b, r, slice_at(b, *x, 1, k, rows)));
  *x = update_at(b, *x, 2, k, reflect_columns(b, r, slice_at(b, *x, 2, k, rows)));
  if (*q) *q = update_at(b, *q, 2, k, reflect_columns(b, r, slice_at(b, *q, 2, k, rows)));
}

/* Index along dimension 1 of [1, rows, 1]. */
static setu_value *row_index(setu_builder *b, int64_t rows) {
  int64_t dims[3] = {1, rows, 1};
  return kit_iota(b, 3, dims, 1);
}

/* ---- Hessenberg form ---- */

/* Reduces x with reflectors, which also go into q (may be NULL) from the right. */
static void to_hessenberg(setu_builder *b, setu_value **x, setu_value **q) {
  int64_t batch = (*x)->type.dims[0], n = (*x)->type.dims[1], whole[3] = {batch, 1, 1};
  enum { COLUMN, X, Q, VALUES };
  setu_value *v[VALUES] = {number(b, 0), *x, *q};
  kit_loop loop = kit_loop_begin(b, VALUES, v);
  kit_loop_while(b, &loop, hlo_compare(b, HLO_LT, v[COLUMN], number(b, n - 2)));
  setu_value *row = row_index(b, n), *next = hlo_add(b, v[COLUMN], number(b, 1));
  setu_type always = hlo_type(SETU_BOOL, 3, whole);
  reflector r = make_reflector(b, slice_at(b, v[X], 2, v[COLUMN], 1), kit_compare(b, HLO_EQ, row, next),
                               kit_compare(b, HLO_GT, row, next), hlo_splat(b, &always, 1, 0));
  v[X] = reflect_columns(b, r, reflect_rows(b, r, v[X]));
  if (v[Q]) v[Q] = reflect_columns(b, r, v[Q]);
  v[COLUMN] = hlo_add(b, v[COLUMN], number(b, 1));
  kit_loop_end(b, &loop);
  *x = v[X];
  *q = v[Q];
}

/* ---- QR sweeps ---- */

/* The diagonals of the leading n x n part of x: [batch, n], and twice [batch, n - 1]. */
typedef struct bands {
  setu_value *diagonal, *below, *above;
} bands;

static bands bands_of(setu_builder *b, setu_value *x, int64_t n) {
  x = kit_slice_dim(b, kit_slice_dim(b, x, 1, 0, n, 1), 2, 0, n, 1);
  setu_value *low = kit_slice_dim(b, kit_slice_dim(b, x, 1, 1, n, 1), 2, 0, n - 1, 1);
  setu_value *high = kit_slice_dim(b, kit_slice_dim(b, x, 1, 0, n - 1, 1), 2, 1, n, 1);
  return (bands){linalg_diagonal(b, x), linalg_diagonal(b, low), linalg_diagonal(b, high)};
}

/* x [batch, n] moved by one place along dimension 1 and filled with zeros: element i is x[i - 1] or x[i + 1]. */
static setu_value *moved(setu_builder *b, setu_value *x, bool to_right) {
  int64_t low[2] = {0, to_right ? 1 : -1}, high[2] = {0, to_right ? -1 : 1};
  return hlo_pad(b, x, hlo_scalar(b, x->type.dtype, 0), low, high, NULL);
}

/* bool [batch, n - 1]: subdiagonal elements that count as zero, by the criterion of Ahues and Tisseur as in xLAHQR. */
static setu_value *negligible(setu_builder *b, const bands *m) {
  int64_t n = m->diagonal->type.dims[1];
  setu_value *low = linalg_magnitude(b, m->below), *high = linalg_magnitude(b, m->above);
  setu_value *first = kit_slice_dim(b, m->diagonal, 1, 0, n - 1, 1),
             *second = kit_slice_dim(b, m->diagonal, 1, 1, n, 1);
  double ulp = kit_epsilon(low->type.dtype), least = kit_smallest_normal(low->type.dtype) * ((double)n / ulp);
  setu_value *size = hlo_add(b, linalg_magnitude(b, first), linalg_magnitude(b, second));
  setu_value *around = hlo_add(b, moved(b, low, true), moved(b, low, false));
  size = hlo_select(b, kit_nonzero(b, size), size, around);
  setu_value *difference = linalg_magnitude(b, hlo_subtract(b, first, second)), *last = linalg_magnitude(b, second);
  setu_value *larger = hlo_maximum(b, low, high), *smaller = hlo_minimum(b, low, high);
  setu_value *most = hlo_maximum(b, last, difference), *least_of_both = hlo_minimum(b, last, difference);
  setu_value *all = not_zero_or(b, hlo_add(b, most, larger), 1);
  setu_value *left = hlo_multiply(b, smaller, hlo_divide(b, larger, all));
  setu_value *right = kit_mul_number(b, hlo_multiply(b, least_of_both, hlo_divide(b, most, all)), ulp);
  setu_value *close = hlo_and(b, hlo_compare(b, HLO_LE, low, kit_mul_number(b, size, ulp)),
                              hlo_compare(b, HLO_LE, left, kit_max(b, right, hlo_scalar(b, right->type.dtype, least))));
  return hlo_or(b, kit_compare_number(b, HLO_LE, low, least), close);
}

/* x [batch, n] at an index [batch, 1], as [batch, 1]; zero outside. */
static setu_value *pick(setu_builder *b, setu_value *x, setu_value *index) {
  int64_t dims[2] = {1, x->type.dims[1]};
  return linalg_sum_over(b, linalg_masked(b, kit_compare(b, HLO_EQ, kit_iota(b, 2, dims, 1), index), x), 1);
}

/* What the shifts are made of: elements around the ends of the active block [low, high], each [batch, 1]. */
typedef struct corner {
  setu_value *a, *b, *c, *d; /* [[a, b], [c, d]] */
  setu_value *next;          /* the subdiagonal element beside it */
} corner;

static corner corner_at(setu_builder *b, const bands *m, setu_value *at, int64_t beside) {
  setu_value *after = kit_add_number(b, at, 1);
  return (corner){pick(b, m->diagonal, at), pick(b, m->above, at), pick(b, m->below, at), pick(b, m->diagonal, after),
                  pick(b, m->below, kit_add_number(b, at, (double)beside))};
}

/* The first column of (H - s)(H - t) for the double shift s, t of a real matrix: [batch, 3]. `quiet` counts the sweeps
 * since something was split off; every tenth takes other shifts. */
static setu_value *double_shift_start(setu_builder *b, const corner *top, const corner *end, setu_value *at_top,
                                      setu_value *at_end) {
  setu_value *top_size = hlo_add(b, hlo_abs(b, top->c), hlo_abs(b, top->next));
  setu_value *end_size = hlo_add(b, hlo_abs(b, end->c), hlo_abs(b, end->next));
  setu_value *other = hlo_or(b, at_top, at_end), *size = hlo_select(b, at_top, top_size, end_size);
  setu_value *near = hlo_add(b, kit_mul_number(b, size, 0.75), hlo_select(b, at_top, top->a, end->d));
  setu_value *h11 = hlo_select(b, other, near, end->a), *h22 = hlo_select(b, other, near, end->d);
  setu_value *h12 = hlo_select(b, other, kit_mul_number(b, size, -0.4375), end->b);
  setu_value *h21 = hlo_select(b, other, size, end->c);
  setu_value *scale =
      hlo_add(b, hlo_add(b, hlo_abs(b, h11), hlo_abs(b, h12)), hlo_add(b, hlo_abs(b, h21), hlo_abs(b, h22)));
  scale = not_zero_or(b, scale, 1);
  h11 = hlo_divide(b, h11, scale), h12 = hlo_divide(b, h12, scale);
  h21 = hlo_divide(b, h21, scale), h22 = hlo_divide(b, h22, scale);
  setu_value *mean = kit_mul_number(b, hlo_add(b, h11, h22), 0.5);
  setu_value *det = hlo_subtract(b, hlo_multiply(b, hlo_subtract(b, h11, mean), hlo_subtract(b, h22, mean)),
                                 hlo_multiply(b, h12, h21));
  setu_value *root = hlo_sqrt(b, hlo_abs(b, det)), *pair = kit_compare_number(b, HLO_GE, det, 0);
  /* Two real shifts become twice the one that is closer to the last element. */
  setu_value *plus = hlo_add(b, mean, root), *minus = hlo_subtract(b, mean, root);
  setu_value *plus_off = hlo_abs(b, hlo_subtract(b, plus, h22)), *minus_off = hlo_abs(b, hlo_subtract(b, minus, h22));
  setu_value *single = hlo_select(b, hlo_compare(b, HLO_LE, plus_off, minus_off), plus, minus);
  setu_value *shift = hlo_multiply(b, hlo_select(b, pair, mean, single), scale);
  setu_value *imaginary = linalg_masked(b, pair, hlo_multiply(b, root, scale));

  setu_value *first = hlo_subtract(b, top->a, shift), *second = hlo_subtract(b, top->d, shift);
  setu_value *unit = hlo_add(b, hlo_add(b, hlo_abs(b, first), hlo_abs(b, imaginary)), hlo_abs(b, top->c));
  unit = not_zero_or(b, unit, 1);
  setu_value *below = hlo_divide(b, top->c, unit);
  setu_value *squares = hlo_add(b, hlo_multiply(b, first, hlo_divide(b, first, unit)),
                                hlo_multiply(b, imaginary, hlo_divide(b, imaginary, unit)));
  setu_value *parts[3] = {hlo_add(b, hlo_multiply(b, below, top->b), squares),
                          hlo_multiply(b, below, hlo_add(b, first, second)), hlo_multiply(b, below, top->next)};
  return hlo_concatenate(b, 3, parts, 1);
}

/* The first column of H - s for the shift s of a complex matrix: [batch, 2]. */
static setu_value *single_shift_start(setu_builder *b, const corner *top, const corner *end, setu_value *at_top,
                                      setu_value *at_end) {
  setu_dtype dtype = top->a->type.dtype;
  setu_value *u = hlo_multiply(b, hlo_sqrt(b, end->b), hlo_sqrt(b, end->c));
  setu_value *x = kit_mul_number(b, hlo_subtract(b, end->a, end->d), 0.5), *x_size = linalg_magnitude(b, x);
  setu_value *scale = kit_convert(b, not_zero_or(b, hlo_maximum(b, linalg_magnitude(b, u), x_size), 1), dtype);
  setu_value *x_unit = hlo_divide(b, x, scale), *u_unit = hlo_divide(b, u, scale);
  setu_value *y = hlo_sqrt(b, hlo_add(b, hlo_multiply(b, x_unit, x_unit), hlo_multiply(b, u_unit, u_unit)));
  setu_value *along = hlo_add(b, hlo_multiply(b, hlo_real(b, x_unit), hlo_real(b, y)),
                              hlo_multiply(b, hlo_imag(b, x_unit), hlo_imag(b, y)));
  y = hlo_select(b, kit_compare_number(b, HLO_LT, along, 0), hlo_negate(b, y), y);
  setu_value *step = hlo_divide(b, u_unit, not_zero_or(b, hlo_add(b, x_unit, y), 1));
  setu_value *shift = hlo_subtract(b, end->d, hlo_multiply(b, u, step));
  setu_value *top_size = kit_mul_number(b, linalg_magnitude(b, top->c), 0.75);
  setu_value *end_size = kit_mul_number(b, linalg_magnitude(b, end->c), 0.75);
  shift = hlo_select(b, at_end, hlo_add(b, kit_convert(b, end_size, dtype), end->d), shift);
  shift = hlo_select(b, at_top, hlo_add(b, kit_convert(b, top_size, dtype), top->a), shift);
  setu_value *parts[2] = {hlo_subtract(b, top->a, shift), top->c};
  return hlo_concatenate(b, 2, parts, 1);
}

/* Values that a sweep carries: the column, and what it starts with; all but column, X and Q stay. */
enum { SWEEP_K, SWEEP_X, SWEEP_Q, SWEEP_LOW, SWEEP_HIGH, SWEEP_START, SWEEP_END, SWEEP_VALUES };

static void sweep_step(setu_builder *b, setu_value **s) {
  setu_value *k = s[SWEEP_K];
  int64_t rows = s[SWEEP_START]->type.dims[1], single[3] = {s[SWEEP_LOW]->type.dims[0], 1, 1};
  setu_value *low = hlo_reshape(b, s[SWEEP_LOW], 3, single), *high = hlo_reshape(b, s[SWEEP_HIGH], 3, single);
  setu_value *row = row_index(b, rows);
  setu_value *column = slice_at(b, slice_at(b, s[SWEEP_X], 1, k, rows), 2, hlo_subtract(b, k, number(b, 1)), 1);
  column = kit_select(b, kit_compare(b, HLO_EQ, low, k), s[SWEEP_START], column);
  /* At the block's end a double shift has two rows left. */
  setu_value *inside = kit_compare(b, HLO_LE, kit_add(b, row, k), high);
  setu_value *enabled = hlo_and(b, kit_compare(b, HLO_LE, low, k), kit_compare(b, HLO_GT, high, k));
  setu_value *rest = kit_binary(b, HLO_OP_and, inside, kit_compare_number(b, HLO_GT, row, 0));
  setu_value *first = kit_broadcast_like(b, kit_compare_number(b, HLO_EQ, row, 0), rest);
  reflector r = make_reflector(b, column, first, rest, enabled);
  reflect_at(b, r, k, rows, &s[SWEEP_X], &s[SWEEP_Q]);
  s[SWEEP_K] = hlo_add(b, k, number(b, 1));
}

/* Chases the bulge from the first to the last column of any active block. */
static void sweep(setu_builder *b, setu_value **s) {
  kit_loop loop = kit_loop_begin(b, SWEEP_VALUES, s);
  kit_loop_while(b, &loop, hlo_compare(b, HLO_LT, s[SWEEP_K], s[SWEEP_END]));
  sweep_step(b, s);
  kit_loop_end(b, &loop);
}

/* Values of the iteration: sweeps so far, and for each matrix the sweeps since something was split off and the active
 * block, the last one that is not finished; `high` is 0 when there is none. */
enum { SCHUR_COUNT, SCHUR_QUIET, SCHUR_LOW, SCHUR_HIGH, SCHUR_X, SCHUR_Q, SCHUR_VALUES };

/* Zeroes what is negligible and finds the active blocks. Blocks of fewer than `shifts + 1` rows are finished. */
static void split(setu_builder *b, int64_t n, int shifts, setu_value **s) {
  int64_t dims[3] = {1, 1, s[SCHUR_X]->type.dims[2]}, last = 1;
  bands m = bands_of(b, s[SCHUR_X], n);
  setu_value *small = negligible(b, &m), *coupled = hlo_not(b, small);
  int64_t low[2] = {0, 0}, high[2] = {0, dims[2] - (n - 1)};
  setu_value *wide = hlo_pad(b, small, hlo_scalar(b, SETU_BOOL, 0), low, high, NULL);
  setu_value *column = kit_iota(b, 3, dims, 2), *row = row_index(b, dims[2]);
  setu_value *here = kit_compare(b, HLO_EQ, row, kit_add_number(b, column, 1));
  /* Below the subdiagonal only rounding is left. */
  s[SCHUR_X] = linalg_triangle(b, s[SCHUR_X], true, -1);
  s[SCHUR_X] = kit_select(b, kit_binary(b, HLO_OP_and, here, kit_unsqueeze(b, wide, 1)),
                          hlo_scalar(b, s[SCHUR_X]->type.dtype, 0), s[SCHUR_X]);
  int64_t flat[2] = {1, n - 1};
  setu_value *after = kit_add_number(b, kit_iota(b, 2, flat, 1), 1), *zero = number(b, 0);
  setu_value *unfinished = shifts == 2 ? hlo_and(b, coupled, moved(b, coupled, true)) : coupled;
  setu_value *end = kit_amax(b, kit_select(b, unfinished, after, zero), 1, &last, true);
  setu_value *before = kit_binary(b, HLO_OP_and, small, kit_compare(b, HLO_LE, after, end));
  setu_value *same = hlo_compare(b, HLO_EQ, end, s[SCHUR_HIGH]);
  s[SCHUR_LOW] = kit_amax(b, kit_select(b, before, after, zero), 1, &last, true);
  s[SCHUR_QUIET] = linalg_masked(b, same, kit_add_number(b, s[SCHUR_QUIET], 1));
  s[SCHUR_HIGH] = end;
}

static void schur_step(setu_builder *b, int64_t n, int shifts, setu_value **s) {
  bands m = bands_of(b, s[SCHUR_X], n);
  setu_value *low = s[SCHUR_LOW], *high = s[SCHUR_HIGH];
  setu_value *turn = hlo_remainder(b, kit_add_number(b, s[SCHUR_QUIET], 1), kit_full_like(b, low, 20));
  setu_value *at_end = kit_compare_number(b, HLO_EQ, turn, 0), *at_top = kit_compare_number(b, HLO_EQ, turn, 10);
  corner top = corner_at(b, &m, low, 1), end = corner_at(b, &m, kit_add_number(b, high, -1), -1);
  setu_value *start = (shifts == 2 ? double_shift_start : single_shift_start)(b, &top, &end, at_top, at_end);
  int64_t both[2] = {0, 1};
  setu_value *active = kit_compare_number(b, HLO_GT, high, 0);
  setu_value *values[SWEEP_VALUES] = {[SWEEP_X] = s[SCHUR_X],
                                      [SWEEP_Q] = s[SCHUR_Q],
                                      [SWEEP_LOW] = low,
                                      [SWEEP_HIGH] = high,
                                      [SWEEP_START] = kit_unsqueeze(b, start, 2),
                                      [SWEEP_END] = kit_amax(b, high, 2, both, false)};
  values[SWEEP_K] = kit_amin(b, kit_select(b, active, low, number(b, n)), 2, both, false);
  sweep(b, values);
  s[SCHUR_X] = values[SWEEP_X];
  s[SCHUR_Q] = values[SWEEP_Q];
  split(b, n, shifts, s);
  s[SCHUR_COUNT] = hlo_add(b, s[SCHUR_COUNT], number(b, 1));
}

/* Runs sweeps until every matrix is done, or for as many as LAPACK allows. */
static void iterate(setu_builder *b, int64_t n, int shifts, setu_value **s) {
  kit_loop loop = kit_loop_begin(b, SCHUR_VALUES, s);
  int64_t both[2] = {0, 1};
  setu_value *more = kit_any(b, kit_compare_number(b, HLO_GT, s[SCHUR_HIGH], 0), 2, both, false);
  more = hlo_or(b, more, kit_compare_number(b, HLO_EQ, s[SCHUR_COUNT], 0));
  more = hlo_and(b, more, kit_compare_number(b, HLO_LE, s[SCHUR_COUNT], 30 * (double)(n > 10 ? n : 10)));
  kit_loop_while(b, &loop, more);
  schur_step(b, n, shifts, s);
  kit_loop_end(b, &loop);
}

/* ---- from blocks of two rows to a triangle ---- */

/* The eigenvalues of the blocks of a real quasi-triangular matrix, as complex numbers. */
typedef struct blocks {
  setu_value *values;    /* [batch, n] */
  setu_value *direction; /* [batch, n, 2]: the eigenvector of the block that begins there */
  setu_value *begins;    /* bool [batch, n]: a block of two rows begins there */
  setu_value *pairs;     /* bool [batch, n]: and its eigenvalues are conjugates, the positive imaginary part first */
} blocks;

static setu_value *pad_last(setu_builder *b, setu_value *x) {
  int64_t low[2] = {0, 0}, high[2] = {0, 1};
  return hlo_pad(b, x, hlo_scalar(b, x->type.dtype, 0), low, high, NULL);
}

static blocks solve_blocks(setu_builder *b, const bands *m) {
  int64_t n = m->diagonal->type.dims[1];
  setu_value *first = kit_slice_dim(b, m->diagonal, 1, 0, n - 1, 1),
             *second = kit_slice_dim(b, m->diagonal, 1, 1, n, 1);
  setu_value *half = kit_mul_number(b, hlo_subtract(b, first, second), 0.5);
  setu_value *low = hlo_abs(b, m->below), *high = hlo_abs(b, m->above);
  setu_value *larger = hlo_maximum(b, low, high), *smaller = hlo_minimum(b, low, high);
  smaller = hlo_multiply(b, smaller, hlo_multiply(b, hlo_sign(b, m->below), hlo_sign(b, m->above)));
  setu_value *scale = not_zero_or(b, hlo_maximum(b, hlo_abs(b, half), larger), 1);
  setu_value *inner = hlo_add(b, hlo_multiply(b, hlo_divide(b, half, scale), half),
                              hlo_multiply(b, hlo_divide(b, larger, scale), smaller));
  setu_value *root = hlo_multiply(b, hlo_sqrt(b, scale), hlo_sqrt(b, hlo_abs(b, inner)));
  setu_value *begins = kit_nonzero(b, m->below), *negative = kit_compare_number(b, HLO_LT, inner, 0);
  setu_value *pairs = hlo_and(b, begins, negative);
  setu_value *zero = kit_zeros_like(b, root), *minus = hlo_negate(b, root);
  setu_value *z = hlo_add(b, half, hlo_select(b, kit_compare_number(b, HLO_LT, half, 0), minus, root));
  setu_value *other = hlo_multiply(b, hlo_divide(b, larger, not_zero_or(b, z, 1)), smaller);
  setu_value *mean = hlo_add(b, second, half);
  setu_value *one = hlo_complex(b, hlo_select(b, pairs, mean, hlo_add(b, second, z)), hlo_select(b, pairs, root, zero));
  setu_value *two =
      hlo_complex(b, hlo_select(b, pairs, mean, hlo_subtract(b, second, other)), hlo_select(b, pairs, minus, zero));
  setu_value *ahead = hlo_complex(b, hlo_select(b, pairs, half, z), hlo_select(b, pairs, root, zero));
  setu_dtype dtype = ahead->type.dtype;
  setu_value *parts[2] = {kit_unsqueeze(b, pad_last(b, ahead), 2),
                          kit_unsqueeze(b, pad_last(b, kit_convert(b, m->below, dtype)), 2)};
  blocks result = {.begins = pad_last(b, begins), .pairs = pad_last(b, pairs)};
  result.direction = hlo_concatenate(b, 2, parts, 2);
  result.values = hlo_select(b, result.begins, pad_last(b, one), kit_convert(b, m->diagonal, dtype));
  setu_value *ends = moved(b, result.begins, true);
  result.values = hlo_select(b, ends, moved(b, pad_last(b, two), true), result.values);
  return result;
}

/* Turns the blocks of the quasi-triangular x into triangles, and q with them. */
static void to_triangle(setu_builder *b, const blocks *found, setu_value **x, setu_value **q) {
  int64_t n = (*x)->type.dims[1];
  setu_dtype dtype = found->values->type.dtype;
  enum { COLUMN, X, Q, DIRECTION, BEGINS, VALUES };
  setu_value *v[VALUES] = {[X] = kit_convert(b, *x, dtype),
                           [Q] = kit_convert(b, *q, dtype),
                           [DIRECTION] = found->direction,
                           [BEGINS] = kit_unsqueeze(b, found->begins, 2)};
  v[COLUMN] = number(b, 0);
  kit_loop loop = kit_loop_begin(b, VALUES, v);
  kit_loop_while(b, &loop, hlo_compare(b, HLO_LT, v[COLUMN], number(b, n - 1)));
  setu_value *row = row_index(b, 2), *enabled = slice_at(b, v[BEGINS], 1, v[COLUMN], 1);
  setu_value *vector = kit_transpose(b, slice_at(b, v[DIRECTION], 1, v[COLUMN], 1), 1, 2);
  reflector r =
      make_reflector(b, vector, kit_compare_number(b, HLO_EQ, row, 0), kit_compare_number(b, HLO_GT, row, 0), enabled);
  reflect_at(b, r, v[COLUMN], 2, &v[X], &v[Q]);
  v[COLUMN] = hlo_add(b, v[COLUMN], number(b, 1));
  kit_loop_end(b, &loop);
  *x = v[X];
  *q = v[Q];
}

linalg_schur_form linalg_schur(setu_builder *b, setu_value *x, bool vectors) {
  int64_t batch = x->type.dims[0], n = x->type.dims[1], single[2] = {batch, 1};
  int shifts = is_complex(x) ? 1 : 2;
  setu_value *q = vectors ? linalg_identity(b, x->type.dtype, batch, n, n) : NULL;
  if (n > 2) to_hessenberg(b, &x, &q);
  /* A double shift at the last row looks one row further. */
  int64_t low[3] = {0, 0, 0}, square[3] = {0, shifts - 1, shifts - 1}, columns[3] = {0, 0, shifts - 1};
  setu_value *zero = hlo_scalar(b, x->type.dtype, 0);
  setu_type index = hlo_type(SETU_I64, 2, single);
  setu_value *none = hlo_splat_int(b, &index, 0);
  setu_value *state[SCHUR_VALUES] = {number(b, 0), none, none, none, hlo_pad(b, x, zero, low, square, NULL)};
  if (vectors) state[SCHUR_Q] = hlo_pad(b, q, zero, low, columns, NULL);
  iterate(b, n, shifts, state);

  linalg_schur_form result = {.converged = kit_compare_number(b, HLO_EQ, state[SCHUR_HIGH], 0)};
  x = kit_slice_dim(b, kit_slice_dim(b, state[SCHUR_X], 1, 0, n, 1), 2, 0, n, 1);
  q = vectors ? kit_slice_dim(b, state[SCHUR_Q], 2, 0, n, 1) : NULL;
  bands m = bands_of(b, x, n);
  result.values = m.diagonal;
  if (shifts == 2) {
    blocks found = solve_blocks(b, &m);
    result.values = found.values;
    result.pairs = found.pairs;
    if (vectors) to_triangle(b, &found, &x, &q);
  }
  if (vectors) {
    result.triangle = linalg_triangle(b, x, true, 1);
    result.vectors = q;
  }
  return result;
}
