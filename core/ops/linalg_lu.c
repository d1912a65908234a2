/* LU factors with partial pivoting, as a loop over columns that treats the whole batch at once, and what PyTorch
 * computes from them: solve, inverse, determinant. */
#include "ops/linalg.h"
#include "ops/lowerings.h"
#include "ops/table.h"

/* P A = L U with factors [batch, m, n], pivots i32 [batch, min(m, n)] (the row swapped with row k, from 1), order i64
 * [batch, m] (row i of P A is row order[i] of A) and info i32 [batch] (the first zero pivot, from 1). */
typedef struct lu_factors {
  setu_value *factors, *pivots, *order, *info;
} lu_factors;

/* The row index i64 of [batch, m] or of [batch, m, 1]. */
static setu_value *row_index(setu_builder *b, int64_t batch, int64_t m, int rank) {
  int64_t dims[3] = {batch, m, 1};
  return kit_iota(b, rank, dims, 1);
}

/* x [batch, m, ..] with rows `first` (rank 0) and `second` ([batch, 1]) exchanged; *out_second is the old row second.
 */
static setu_value *swap_rows(setu_builder *b, setu_value *x, setu_value *first, setu_value *second,
                             setu_value **out_second) {
  int rank = x->type.rank;
  int64_t sizes[3] = {x->type.dims[0], 1, rank > 2 ? x->type.dims[2] : 1};
  setu_value *zero = hlo_scalar_int(b, SETU_I64, 0);
  setu_value *starts[3] = {zero, first, zero};
  setu_value *row_first = hlo_dynamic_slice(b, x, starts, sizes);
  setu_value *row = row_index(b, x->type.dims[0], x->type.dims[1], rank);
  setu_value *at_second = kit_compare(b, HLO_EQ, row, rank > 2 ? kit_unsqueeze(b, second, 2) : second);
  setu_value *at_first = kit_compare(b, HLO_EQ, row, first);
  setu_value *row_second = linalg_sum_over(b, linalg_masked(b, at_second, x), 1);
  if (out_second) *out_second = row_second;
  return kit_select(b, at_first, row_second, kit_select(b, at_second, row_first, x));
}

/* What the factorisation carries: the column, and lu_factors. */
enum { LU_K, LU_X, LU_PIVOTS, LU_ORDER, LU_INFO, LU_VALUES };

static void factor_step(setu_builder *b, bool pivoting, setu_value **s) {
  setu_value *k = s[LU_K], *x = s[LU_X];
  int64_t batch = x->type.dims[0], m = x->type.dims[1], n = x->type.dims[2];
  setu_value *zero = hlo_scalar_int(b, SETU_I64, 0);
  setu_value *column_start[3] = {zero, zero, k};
  int64_t column_sizes[3] = {batch, m, 1}, flat[2] = {batch, m}, single[2] = {batch, 1};
  setu_value *row = row_index(b, batch, m, 3);

  setu_value *place = kit_broadcast(b, k, 2, single);
  if (pivoting) {
    setu_value *size = linalg_magnitude(b, hlo_dynamic_slice(b, x, column_start, column_sizes));
    setu_value *below = kit_compare(b, HLO_GE, row, k), *value;
    size = hlo_reshape(b, hlo_select(b, below, size, kit_full_like(b, size, -1)), 2, flat);
    kit_arg_extreme(b, size, 1, true, true, &value, &place);
  }
  setu_value *pivot_row;
  x = swap_rows(b, x, k, place, &pivot_row);
  s[LU_ORDER] = swap_rows(b, s[LU_ORDER], k, place, NULL);

  setu_value *pivot_start[3] = {zero, zero, k};
  int64_t pivot_sizes[3] = {batch, 1, 1};
  setu_value *pivot = hlo_dynamic_slice(b, pivot_row, pivot_start, pivot_sizes);
  setu_value *usable = kit_nonzero(b, pivot);
  setu_value *column = hlo_dynamic_slice(b, x, column_start, column_sizes);
  setu_value *scaled = kit_select(b, usable, kit_div(b, column, pivot), column);
  setu_value *below = kit_compare(b, HLO_GT, row, k);
  int64_t across[3] = {1, 1, n};
  setu_value *index = kit_iota(b, 3, across, 2);
  setu_value *right = kit_compare(b, HLO_GT, index, k), *here = kit_compare(b, HLO_EQ, index, k);
  setu_value *updated = kit_sub(b, x, kit_mul(b, scaled, pivot_row));
  x = kit_select(b, kit_binary(b, HLO_OP_and, below, right), updated, x);
  x = kit_select(b, kit_binary(b, HLO_OP_and, below, here), scaled, x);

  setu_value *number = hlo_add(b, k, hlo_scalar_int(b, SETU_I64, 1));
  setu_value *pivot_place[2] = {zero, k};
  setu_value *pivot_number = kit_convert(b, kit_add_number(b, place, 1), SETU_I32);
  setu_value *failed =
      hlo_and(b, hlo_not(b, hlo_reshape(b, usable, 1, &batch)), kit_compare_number(b, HLO_EQ, s[LU_INFO], 0));
  s[LU_K] = number;
  s[LU_X] = x;
  s[LU_PIVOTS] = hlo_dynamic_update_slice(b, s[LU_PIVOTS], pivot_number, pivot_place);
  s[LU_INFO] = kit_select(b, failed, kit_convert(b, number, SETU_I32), s[LU_INFO]);
}

static lu_factors factorize(setu_builder *b, setu_value *x, bool pivoting) {
  int64_t batch = x->type.dims[0], m = x->type.dims[1], n = x->type.dims[2], steps = m < n ? m : n;
  int64_t pivot_dims[2] = {batch, steps}, order_dims[2] = {batch, m};
  setu_type pivot_type = hlo_type(SETU_I32, 2, pivot_dims), info_type = hlo_type(SETU_I32, 1, &batch);
  lu_factors f = {x, kit_zeros(b, &pivot_type), kit_iota(b, 2, order_dims, 1), kit_zeros(b, &info_type)};
  if (steps == 0 || batch == 0) return f;
  setu_value *s[LU_VALUES] = {hlo_scalar_int(b, SETU_I64, 0), f.factors, f.pivots, f.order, f.info};
  kit_loop loop = kit_loop_begin(b, LU_VALUES, s);
  kit_loop_while(b, &loop, kit_compare_number(b, HLO_LT, s[LU_K], (double)steps));
  factor_step(b, pivoting, s);
  kit_loop_end(b, &loop);
  return (lu_factors){s[LU_X], s[LU_PIVOTS], s[LU_ORDER], s[LU_INFO]};
}

/* The row order of pivots i32 [batch, steps] over m rows. */
static setu_value *order_of(setu_builder *b, setu_value *pivots, int64_t m) {
  int64_t batch = pivots->type.dims[0], steps = pivots->type.dims[1], order_dims[2] = {batch, m};
  setu_value *order = kit_iota(b, 2, order_dims, 1);
  if (steps == 0 || batch == 0 || m == 0) return order;
  enum { STEP, PIVOTS, ORDER, VALUES };
  setu_value *v[VALUES] = {hlo_scalar_int(b, SETU_I64, 0), kit_convert(b, pivots, SETU_I64), order};
  kit_loop loop = kit_loop_begin(b, VALUES, v);
  kit_loop_while(b, &loop, kit_compare_number(b, HLO_LT, v[STEP], (double)steps));
  setu_value *k = v[STEP], *starts[2] = {hlo_scalar_int(b, SETU_I64, 0), k};
  int64_t sizes[2] = {batch, 1};
  setu_value *place = kit_add_number(b, hlo_dynamic_slice(b, v[PIVOTS], starts, sizes), -1);
  v[STEP] = kit_add_number(b, k, 1);
  v[ORDER] = swap_rows(b, v[ORDER], k, place, NULL);
  kit_loop_end(b, &loop);
  return v[ORDER];
}

/* bool [batch, m, m]: order[i] == j at [i, j]. */
static setu_value *order_mask(setu_builder *b, setu_value *order) {
  int64_t dims[3] = {1, 1, order->type.dims[1]};
  return kit_compare(b, HLO_EQ, kit_unsqueeze(b, order, 2), kit_iota(b, 3, dims, 2));
}

/* Rows of x [batch, m, r] in the given order. */
static setu_value *rows_in_order(setu_builder *b, setu_value *x, setu_value *order) {
  if (hlo_type_count(&x->type) == 0) return x;
  setu_value *index = kit_broadcast(b, kit_unsqueeze(b, order, 2), 3, x->type.dims);
  return kit_gather_dim(b, x, 1, index);
}

/* Where each row went: i64 [batch, m]. */
static setu_value *inverse_order(setu_builder *b, setu_value *order) {
  setu_value *mask = order_mask(b, order);
  int64_t dim = 1;
  setu_value *row = row_index(b, order->type.dims[0], order->type.dims[1], 3);
  return kit_sum(b, kit_select(b, mask, row, hlo_scalar_int(b, SETU_I64, 0)), 1, &dim, false);
}

/* X of A X = B, or of A^H X = B; all [batch, .., ..]. */
static setu_value *solve_left(setu_builder *b, setu_value *factors, setu_value *order, setu_value *x, bool adjoint) {
  if (hlo_type_count(&x->type) == 0) return x;
  if (!adjoint) {
    x = linalg_triangular(b, factors, rows_in_order(b, x, order), true, true, true, HLO_NO_TRANSPOSE);
    return linalg_triangular(b, factors, x, true, false, false, HLO_NO_TRANSPOSE);
  }
  x = linalg_triangular(b, factors, x, true, false, false, HLO_ADJOINT);
  x = linalg_triangular(b, factors, x, true, true, true, HLO_ADJOINT);
  return rows_in_order(b, x, inverse_order(b, order));
}

/* X A = B is A^H X^H = B^H. */
static setu_value *solve(setu_builder *b, setu_value *factors, setu_value *order, setu_value *x, bool left,
                         bool adjoint) {
  if (left) return solve_left(b, factors, order, x, adjoint);
  return linalg_adjoint(b, solve_left(b, factors, order, linalg_adjoint(b, x), !adjoint));
}

static setu_value *shaped(setu_builder *b, setu_call *c, int result, setu_value *x) {
  return kit_reshape_type(b, x, &c->results[result]);
}

/* ---- factors ---- */

setu_status lower_lu_factor_ex(setu_builder *b, setu_call *c, setu_value **out) {
  bool pivoting = call_bool_or(c, "pivot", true);
  lu_factors f = factorize(b, linalg_flat(b, call_tensor(c, "A")), pivoting);
  out[0] = shaped(b, c, 0, f.factors);
  out[1] = shaped(b, c, 1, f.pivots);
  out[2] = shaped(b, c, 2, f.info);
  return SETU_STATUS_OK;
}

/* L [batch, m, k] with ones on its diagonal, and U [batch, k, n]. */
static void split_factors(setu_builder *b, setu_value *factors, setu_value **out_lower, setu_value **out_upper) {
  int64_t batch = factors->type.dims[0], m = factors->type.dims[1], n = factors->type.dims[2], k = m < n ? m : n;
  setu_value *lower = linalg_triangle(b, kit_slice_dim(b, factors, 2, 0, k, 1), false, -1);
  *out_lower = hlo_add(b, lower, linalg_identity(b, factors->type.dtype, batch, m, k));
  *out_upper = linalg_triangle(b, kit_slice_dim(b, factors, 1, 0, k, 1), true, 0);
}

/* P [batch, m, m] of A = P L U. */
static setu_value *permutation(setu_builder *b, setu_value *order, setu_dtype dtype) {
  return kit_convert(b, kit_transpose(b, order_mask(b, order), 1, 2), dtype);
}

setu_status lower_lu(setu_builder *b, setu_call *c, setu_value **out) {
  bool pivoting = call_bool_or(c, "pivot", true);
  setu_value *x = linalg_flat(b, call_tensor(c, "A"));
  lu_factors f = factorize(b, x, pivoting);
  out[0] = pivoting ? shaped(b, c, 0, permutation(b, f.order, x->type.dtype)) : kit_zeros(b, &c->results[0]);
  split_factors(b, f.factors, &out[1], &out[2]);
  out[1] = shaped(b, c, 1, out[1]);
  out[2] = shaped(b, c, 2, out[2]);
  return SETU_STATUS_OK;
}

/* i32 [.., k] as [batch, k]. */
static setu_value *flat_pivots(setu_builder *b, setu_value *pivots) {
  int rank = pivots->type.rank;
  int64_t dims[2] = {1, pivots->type.dims[rank - 1]};
  for (int i = 0; i < rank - 1; i++) dims[0] *= pivots->type.dims[i];
  return hlo_reshape(b, pivots, 2, dims);
}

setu_status lower_lu_unpack(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *factors = linalg_flat(b, call_tensor(c, "LU_data"));
  for (int i = 0; i < 3; i++) out[i] = kit_zeros(b, &c->results[i]);
  if (call_bool_or(c, "unpack_pivots", true)) {
    setu_value *order = order_of(b, flat_pivots(b, call_tensor(c, "LU_pivots")), factors->type.dims[1]);
    out[0] = shaped(b, c, 0, permutation(b, order, factors->type.dtype));
  }
  if (call_bool_or(c, "unpack_data", true)) {
    split_factors(b, factors, &out[1], &out[2]);
    out[1] = shaped(b, c, 1, out[1]);
    out[2] = shaped(b, c, 2, out[2]);
  }
  return SETU_STATUS_OK;
}

/* ---- systems ---- */

setu_status lower_lu_solve(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *factors = call_tensor(c, "LU"), *x = call_tensor(c, "B");
  setu_value *pivots = kit_unsqueeze(b, call_tensor(c, "pivots"), call_type(c, "pivots")->rank - 1);
  setu_value *wide = x;
  linalg_broadcast_batch(b, &pivots, &wide);
  linalg_broadcast_batch(b, &factors, &x);
  pivots = kit_squeeze(b, pivots, pivots->type.rank - 2);
  setu_value *flat = linalg_flat(b, factors);
  setu_value *order = order_of(b, flat_pivots(b, pivots), flat->type.dims[1]);
  setu_value *solved =
      solve(b, flat, order, linalg_flat(b, x), call_bool_or(c, "left", true), call_bool_or(c, "adjoint", false));
  out[0] = shaped(b, c, 0, solved);
  return SETU_STATUS_OK;
}

/* The factors that PyTorch's backward formula of the determinant expects: those of the transpose, which is what its CPU
 * kernel factorizes for a real contiguous matrix. */
static lu_factors factorize_for_det(setu_builder *b, setu_value *x) {
  return factorize(b, setu_dtype_is_complex(x->type.dtype) ? x : kit_transpose(b, x, 1, 2), true);
}

/* Gives [batch of a.., rest] values the batch dimensions of a wider tensor. */
static setu_value *spread_batch(setu_builder *b, setu_value *flat, const setu_type *own, const setu_type *wide,
                                int kept) {
  setu_type type = {.dtype = flat->type.dtype};
  for (int i = 0; i < own->rank - 2; i++) type.dims[type.rank++] = own->dims[i];
  for (int i = 0; i < kept; i++) type.dims[type.rank++] = flat->type.dims[1 + i];
  setu_value *x = kit_reshape_type(b, flat, &type);
  int64_t dims[SETU_MAX_RANK], full[SETU_MAX_RANK];
  int rank = wide->rank - 2 + kept;
  int64_t batch = 1;
  for (int i = 0; i < wide->rank - 2; i++) batch *= dims[i] = wide->dims[i];
  for (int i = 0; i < kept; i++) dims[wide->rank - 2 + i] = full[1 + i] = flat->type.dims[1 + i];
  full[0] = batch;
  return hlo_reshape(b, kit_broadcast(b, x, rank, dims), 1 + kept, full);
}

setu_status lower_solve_ex(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *a = call_tensor(c, "A"), *x = call_tensor(c, "B");
  bool vector = x->type.rank == 1 || x->type.rank == a->type.rank - 1;
  for (int i = 0; vector && x->type.rank > 1 && i < x->type.rank; i++)
    if (x->type.dims[i] != a->type.dims[i]) vector = false;
  lu_factors f = factorize(b, linalg_flat(b, a), true);
  if (vector) x = kit_unsqueeze(b, x, x->type.rank);
  setu_value *wide = a;
  linalg_broadcast_batch(b, &wide, &x);
  setu_value *factors = spread_batch(b, f.factors, &a->type, &wide->type, 2);
  setu_value *order = spread_batch(b, f.order, &a->type, &wide->type, 1);
  out[0] = shaped(b, c, 0, solve(b, factors, order, linalg_flat(b, x), call_bool_or(c, "left", true), false));
  out[1] = shaped(b, c, 1, f.factors);
  out[2] = shaped(b, c, 2, f.pivots);
  out[3] = shaped(b, c, 3, f.info);
  return SETU_STATUS_OK;
}

setu_status lower_inv_ex(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = linalg_flat(b, call_tensor(c, "A"));
  int64_t n = x->type.dims[1];
  lu_factors f = factorize(b, x, true);
  setu_value *identity = linalg_identity(b, x->type.dtype, x->type.dims[0], n, n);
  out[0] = shaped(b, c, 0, solve_left(b, f.factors, f.order, identity, false));
  out[1] = shaped(b, c, 1, f.info);
  return SETU_STATUS_OK;
}

/* ---- determinants ---- */

/* +1 or -1 per matrix: the sign of the permutation. */
static setu_value *permutation_sign(setu_builder *b, setu_value *pivots, setu_dtype dtype) {
  int64_t dim = 1;
  setu_value *own = kit_add_number(b, kit_convert(b, kit_iota(b, 2, pivots->type.dims, 1), SETU_I32), 1);
  setu_value *moved = kit_convert(b, hlo_compare(b, HLO_NE, pivots, own), SETU_I64);
  setu_value *count = kit_sum(b, moved, 1, &dim, false);
  setu_value *odd = hlo_and(b, count, kit_ones_like(b, count));
  return kit_convert(b, kit_add_number(b, kit_mul_number(b, odd, -2), 1), dtype);
}

setu_status lower_det(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = linalg_flat(b, call_tensor(c, "A"));
  lu_factors f = factorize_for_det(b, x);
  int64_t dim = 1;
  setu_value *product = kit_prod(b, linalg_diagonal(b, f.factors), 1, &dim, false);
  out[0] = shaped(b, c, 0, kit_mul(b, product, permutation_sign(b, f.pivots, x->type.dtype)));
  out[1] = shaped(b, c, 1, f.factors);
  out[2] = shaped(b, c, 2, f.pivots);
  return SETU_STATUS_OK;
}

setu_status lower_slogdet(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = linalg_flat(b, call_tensor(c, "A"));
  lu_factors f = factorize_for_det(b, x);
  int64_t dim = 1;
  setu_value *diagonal = linalg_diagonal(b, f.factors), *size = hlo_abs(b, diagonal);
  setu_value *sign = hlo_sign(b, diagonal); /* complex: x / |x|, and 0 for 0 */
  sign = kit_mul(b, kit_prod(b, sign, 1, &dim, false), permutation_sign(b, f.pivots, x->type.dtype));
  out[0] = shaped(b, c, 0, sign);
  out[1] = shaped(b, c, 1, kit_sum(b, hlo_log(b, size), 1, &dim, false));
  out[2] = shaped(b, c, 2, f.factors);
  out[3] = shaped(b, c, 3, f.pivots);
  return SETU_STATUS_OK;
}
