/* Triangular systems, Cholesky factors, the matrix exponential and the cross product. */
#include "ops/linalg.h"

#include "ops/lowerings.h"
#include "ops/table.h"

/* ---- shared ---- */

setu_value *linalg_flat(setu_builder *b, setu_value *x) {
  int rank = x->type.rank;
  if (rank < 2)
    return hlo_fail(b, SETU_ERROR(SETU_INVALID_ARGUMENT, "a matrix is needed, got a tensor of rank %d", rank));
  int64_t dims[3] = {1, x->type.dims[rank - 2], x->type.dims[rank - 1]};
  for (int i = 0; i < rank - 2; i++) dims[0] *= x->type.dims[i];
  return hlo_reshape(b, x, 3, dims);
}

setu_value *linalg_adjoint(setu_builder *b, setu_value *x) {
  int rank = x->type.rank;
  return rank < 2 ? x : kit_transpose(b, kit_conjugate(b, x), rank - 2, rank - 1);
}

setu_value *linalg_masked(setu_builder *b, setu_value *mask, setu_value *x) {
  return kit_select(b, mask, x, hlo_scalar(b, x->type.dtype, 0));
}

setu_value *linalg_sum_over(setu_builder *b, setu_value *x, int64_t dim) {
  return kit_sum(b, x, 1, &dim, true);
}

setu_value *linalg_magnitude(setu_builder *b, setu_value *x) {
  if (!setu_dtype_is_complex(x->type.dtype)) return hlo_abs(b, x);
  return hlo_add(b, hlo_abs(b, hlo_real(b, x)), hlo_abs(b, hlo_imag(b, x)));
}

/* column - row of the last two dimensions, i64. */
static setu_value *offsets(setu_builder *b, const setu_type *type) {
  setu_value *row = kit_iota(b, type->rank, type->dims, type->rank - 2);
  return hlo_subtract(b, kit_iota(b, type->rank, type->dims, type->rank - 1), row);
}

setu_value *linalg_triangle(setu_builder *b, setu_value *x, bool upper, int64_t diagonal) {
  setu_value *keep = kit_compare_number(b, upper ? HLO_GE : HLO_LE, offsets(b, &x->type), (double)diagonal);
  return hlo_select(b, keep, x, kit_zeros_like(b, x));
}

setu_value *linalg_identity(setu_builder *b, setu_dtype dtype, int64_t batch, int64_t m, int64_t n) {
  int64_t dims[3] = {batch, m, n};
  setu_type type = hlo_type(SETU_I64, 3, dims);
  return kit_convert(b, kit_compare_number(b, HLO_EQ, offsets(b, &type), 0), dtype);
}

setu_value *linalg_diagonal(setu_builder *b, setu_value *x) {
  int64_t m = x->type.dims[1], n = x->type.dims[2], smaller = m < n ? m : n, last = 2;
  x = kit_slice_dim(b, kit_slice_dim(b, x, 1, 0, smaller, 1), 2, 0, smaller, 1);
  setu_value *on = kit_compare_number(b, HLO_EQ, offsets(b, &x->type), 0);
  return kit_sum(b, hlo_select(b, on, x, kit_zeros_like(b, x)), 1, &last, false);
}

void linalg_broadcast_batch(setu_builder *b, setu_value **x, setu_value **y) {
  int rank = (*x)->type.rank > (*y)->type.rank ? (*x)->type.rank : (*y)->type.rank;
  setu_value *values[2] = {*x, *y};
  int64_t dims[2][SETU_MAX_RANK];
  for (int k = 0; k < 2; k++) {
    const setu_type *mine = &values[k]->type, *other = &values[1 - k]->type;
    for (int i = 0; i < rank; i++) {
      int own = i - (rank - mine->rank), theirs = i - (rank - other->rank);
      int64_t size = own >= 0 ? mine->dims[own] : 1;
      dims[k][i] = i < rank - 2 && size == 1 && theirs >= 0 ? other->dims[theirs] : size;
    }
  }
  *x = kit_broadcast(b, values[0], rank, dims[0]);
  *y = kit_broadcast(b, values[1], rank, dims[1]);
}

setu_value *linalg_triangular(setu_builder *b, setu_value *a, setu_value *x, bool left, bool lower, bool unit,
                              hlo_adjoint transpose) {
  if (hlo_type_count(&x->type) == 0) return x;
  return hlo_triangular_solve(b, a, x, left, lower, unit, transpose);
}

/* ---- triangular systems ---- */

setu_status lower_solve_triangular(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *a = call_tensor(c, "self"), *x = call_tensor(c, "B");
  linalg_broadcast_batch(b, &a, &x);
  out[0] = linalg_triangular(b, a, x, call_bool_or(c, "left", true), !call_bool(c, "upper"),
                             call_bool_or(c, "unitriangular", false), HLO_NO_TRANSPOSE);
  return SETU_STATUS_OK;
}

setu_status lower_triangular_solve(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *a = call_tensor(c, "A"), *x = call_tensor(c, "self");
  linalg_broadcast_batch(b, &a, &x);
  out[0] = linalg_triangular(b, a, x, true, !call_bool_or(c, "upper", true), call_bool_or(c, "unitriangular", false),
                             call_bool_or(c, "transpose", false) ? HLO_TRANSPOSE : HLO_NO_TRANSPOSE);
  out[1] = a;
  return SETU_STATUS_OK;
}

/* ---- Cholesky ---- */

/* The factor of which only the asked triangle of x is read. */
static setu_value *factor(setu_builder *b, setu_value *x, bool upper) {
  if (hlo_type_count(&x->type) == 0) return x;
  if (upper) x = linalg_adjoint(b, x);
  /* Mirror the lower triangle: plugins differ in what they read. */
  setu_value *lower = linalg_triangle(b, x, false, 0);
  x = hlo_add(b, lower, linalg_adjoint(b, linalg_triangle(b, x, false, -1)));
  setu_value *root = linalg_triangle(b, hlo_cholesky(b, x, true), false, 0);
  return upper ? linalg_adjoint(b, root) : root;
}

setu_status lower_cholesky(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = factor(b, call_tensor(c, "self"), call_bool_or(c, "upper", false));
  return SETU_STATUS_OK;
}

setu_status lower_cholesky_ex(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *root = factor(b, call_tensor(c, "self"), call_bool_or(c, "upper", false));
  out[0] = root;
  if (hlo_type_count(&root->type) == 0) {
    out[1] = kit_zeros(b, &c->results[1]);
    return SETU_STATUS_OK;
  }
  /* A plugin marks a matrix that is not positive definite with NaN; info is the first bad row, from 1. */
  setu_value *bad = kit_is_nan(b, linalg_diagonal(b, linalg_flat(b, root)));
  setu_value *value, *index;
  kit_arg_extreme(b, kit_convert(b, bad, SETU_I32), 1, true, false, &value, &index);
  setu_value *info = kit_mul(b, value, kit_convert(b, kit_add_number(b, index, 1), SETU_I32));
  out[1] = kit_reshape_type(b, info, &c->results[1]);
  return SETU_STATUS_OK;
}

/* X of A X = B for the factor of A. */
static setu_value *solve_with_factor(setu_builder *b, setu_value *root, setu_value *x, bool upper) {
  x = linalg_triangular(b, root, x, true, !upper, false, upper ? HLO_ADJOINT : HLO_NO_TRANSPOSE);
  return linalg_triangular(b, root, x, true, !upper, false, upper ? HLO_NO_TRANSPOSE : HLO_ADJOINT);
}

setu_status lower_cholesky_solve(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self"), *root = call_tensor(c, "A");
  linalg_broadcast_batch(b, &root, &x);
  out[0] = solve_with_factor(b, root, x, call_bool(c, "upper"));
  return SETU_STATUS_OK;
}

setu_status lower_cholesky_inverse(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *self = call_tensor(c, "self");
  setu_value *root = linalg_flat(b, self);
  int64_t n = root->type.dims[1];
  setu_value *identity = linalg_identity(b, root->type.dtype, root->type.dims[0], n, n);
  out[0] = kit_reshape_type(b, solve_with_factor(b, root, identity, call_bool_or(c, "upper", false)), &self->type);
  return SETU_STATUS_OK;
}

/* ---- matrix exponential ---- */

/* x / 2^s is small enough for a Taylor series of degree 18; the result is squared s times. The bounds are PyTorch's:
 * squarings lose accuracy, so there are no more of them than it has. Each matrix of the batch has its own s, and the
 * loop runs to the largest. */
setu_status lower_matrix_exp(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *self = call_tensor(c, "self");
  if (hlo_type_count(&self->type) == 0) {
    out[0] = self;
    return SETU_STATUS_OK;
  }
  setu_value *x = linalg_flat(b, kit_convert(b, self, kit_compute_dtype(self->type.dtype)));
  setu_dtype dtype = x->type.dtype, real = hlo_real_dtype(dtype);
  int64_t batch = x->type.dims[0], n = x->type.dims[1], rows = 1, columns = 1;
  setu_value *norm = kit_amax(b, kit_sum(b, hlo_abs(b, x), 1, &rows, false), 1, &columns, false); /* [batch] */
  double bound = real == SETU_F64 ? 1.090863719290036 : 3.010066362817634;
  setu_value *halvings = hlo_log(b, hlo_divide(b, norm, kit_full_like(b, norm, bound)));
  halvings = hlo_ceil(b, kit_mul_number(b, halvings, 1.4426950408889634));
  setu_value *finite = hlo_is_finite(b, halvings);
  halvings = hlo_select(b, finite, kit_max(b, halvings, kit_zeros_like(b, halvings)), kit_zeros_like(b, halvings));
  int64_t whole[3] = {batch, 1, 1};
  setu_value *scale = hlo_power(b, kit_full_like(b, halvings, 0.5), halvings);
  x = kit_mul(b, x, kit_convert(b, hlo_reshape(b, scale, 3, whole), dtype));
  enum { TERMS = 18 };
  setu_value *identity = linalg_identity(b, dtype, batch, n, n), *sum = identity;
  for (int k = TERMS; k >= 1; k--) sum = hlo_add(b, identity, kit_mul_number(b, kit_matmul(b, x, sum), 1.0 / k));

  enum { LEFT, POWER, VALUES };
  setu_value *v[VALUES] = {hlo_reshape(b, halvings, 3, whole), sum};
  kit_loop loop = kit_loop_begin(b, VALUES, v);
  int64_t all[3] = {0, 1, 2};
  kit_loop_while(b, &loop, kit_any(b, kit_compare_number(b, HLO_GT, v[LEFT], 0), 3, all, false));
  setu_value *active = kit_compare_number(b, HLO_GT, v[LEFT], 0);
  v[LEFT] = kit_add_number(b, v[LEFT], -1);
  v[POWER] = kit_select(b, active, kit_matmul(b, v[POWER], v[POWER]), v[POWER]);
  kit_loop_end(b, &loop);
  out[0] = kit_reshape_type(b, v[POWER], &self->type);
  return SETU_STATUS_OK;
}

/* ---- cross product ---- */

setu_status lower_cross(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = kit_compute_dtype(c->results[0].dtype);
  setu_value *x = kit_operand(b, c, "self", dtype), *y = kit_operand(b, c, "other", dtype);
  kit_broadcast_pair(b, &x, &y);
  int dim = kit_dim(b, call_int_or(c, "dim", -1), x->type.rank);
  setu_value *parts[3];
  for (int i = 0; i < 3; i++) {
    int j = (i + 1) % 3, k = (i + 2) % 3;
    setu_value *xj = kit_slice_dim(b, x, dim, j, j + 1, 1), *xk = kit_slice_dim(b, x, dim, k, k + 1, 1);
    setu_value *yj = kit_slice_dim(b, y, dim, j, j + 1, 1), *yk = kit_slice_dim(b, y, dim, k, k + 1, 1);
    parts[i] = hlo_subtract(b, hlo_multiply(b, xj, yk), hlo_multiply(b, xk, yj));
  }
  out[0] = hlo_concatenate(b, 3, parts, dim);
  return SETU_STATUS_OK;
}
