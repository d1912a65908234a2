/* Matrix products (mm, bmm, addmm and relatives) and pairwise distances (cdist, pdist). */
#include <math.h>

#include "ops/kit.h"
#include "ops/lowerings.h"
#include "ops/table.h"

/* ---- products ---- */

setu_status lower_mm(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = kit_matmul(b, call_tensor(c, "self"), call_tensor(c, "mat2"));
  return SETU_STATUS_OK;
}

/* One contraction of lhs dimension `lhs_dim` with dimension 0 of a vector. */
static setu_value *contract_vector(setu_builder *b, setu_value *lhs, int lhs_dim, setu_value *vector) {
  hlo_dot_dims dims = {.contracting_count = 1, .lhs_contracting = {lhs_dim}, .rhs_contracting = {0}};
  return hlo_dot_general(b, lhs, vector, &dims, kit_compute_dtype(lhs->type.dtype));
}

setu_status lower_mv(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = contract_vector(b, call_tensor(c, "self"), 1, call_tensor(c, "vec"));
  return SETU_STATUS_OK;
}

setu_status lower_dot(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = contract_vector(b, call_tensor(c, "self"), 0, call_tensor(c, "tensor"));
  return SETU_STATUS_OK;
}

setu_status lower_vdot(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = kit_conjugate(b, call_tensor(c, "self"));
  out[0] = contract_vector(b, x, 0, call_tensor(c, "other"));
  return SETU_STATUS_OK;
}

setu_status lower_int_mm(setu_builder *b, setu_call *c, setu_value **out) {
  hlo_dot_dims dims = {.contracting_count = 1, .lhs_contracting = {1}, .rhs_contracting = {0}};
  out[0] = hlo_dot_general(b, call_tensor(c, "self"), call_tensor(c, "mat2"), &dims, SETU_I32);
  return SETU_STATUS_OK;
}

/* beta * self + alpha * product in product's dtype. beta = 0 leaves self out altogether, NaN included. */
static setu_value *blend(setu_builder *b, setu_call *c, setu_value *product) {
  setu_dtype dtype = product->type.dtype;
  if (!call_is_number(c, "alpha", 1)) product = kit_mul(b, product, call_scalar(c, "alpha", dtype));
  if (call_is_number(c, "beta", 0)) return product;
  setu_value *self = kit_convert(b, call_tensor(c, "self"), dtype);
  if (call_is_number(c, "beta", 1)) return kit_add(b, product, self);
  setu_value *beta = call_scalar(c, "beta", dtype);
  setu_value *none = hlo_compare(b, HLO_EQ, beta, kit_zeros_like(b, beta));
  self = kit_select(b, none, kit_zeros_like(b, self), kit_mul(b, self, beta));
  return kit_add(b, product, self);
}

setu_status lower_addmm(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = blend(b, c, kit_matmul(b, call_tensor(c, "mat1"), call_tensor(c, "mat2")));
  return SETU_STATUS_OK;
}

setu_status lower_addmm_activation(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = blend(b, c, kit_matmul(b, call_tensor(c, "mat1"), call_tensor(c, "mat2")));
  /* PyTorch rounds to the result's dtype before the activation. */
  setu_dtype compute = x->type.dtype;
  x = kit_convert(b, kit_convert(b, x, c->results[0].dtype), compute);
  if (!call_bool(c, "use_gelu")) {
    out[0] = kit_max(b, x, kit_zeros_like(b, x));
    return SETU_STATUS_OK;
  }
  setu_value *cdf = hlo_erf(b, kit_mul_number(b, x, M_SQRT1_2));
  out[0] = kit_mul(b, kit_mul_number(b, x, 0.5), kit_add_number(b, cdf, 1));
  return SETU_STATUS_OK;
}

setu_status lower_addmv(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = blend(b, c, contract_vector(b, call_tensor(c, "mat"), 1, call_tensor(c, "vec")));
  return SETU_STATUS_OK;
}

setu_status lower_addbmm(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "batch1"), *y = call_tensor(c, "batch2");
  hlo_dot_dims dims = {.contracting_count = 2, .lhs_contracting = {0, 2}, .rhs_contracting = {0, 1}};
  out[0] = blend(b, c, hlo_dot_general(b, x, y, &dims, kit_compute_dtype(x->type.dtype)));
  return SETU_STATUS_OK;
}

setu_status lower_baddbmm(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = blend(b, c, kit_matmul(b, call_tensor(c, "batch1"), call_tensor(c, "batch2")));
  return SETU_STATUS_OK;
}

setu_status types_baddbmm_dtype(const setu_call *c, setu_type *out_types, int *out_count) {
  const setu_type *x = call_type(c, "batch1"), *y = call_type(c, "batch2"), *self = call_type(c, "self");
  if (x->rank != 3) return SETU_ERROR(SETU_INVALID_ARGUMENT, "batch1 must be a 3D tensor");
  if (y->rank != 3) return SETU_ERROR(SETU_INVALID_ARGUMENT, "batch2 must be a 3D tensor");
  if (x->dims[0] != y->dims[0] || x->dims[2] != y->dims[1])
    return SETU_ERROR(SETU_INVALID_ARGUMENT,
                      "Expected size for first two dimensions of batch2 tensor to be: [%lld, %lld] but got: [%lld, "
                      "%lld].",
                      (long long)x->dims[0], (long long)x->dims[2], (long long)y->dims[0], (long long)y->dims[1]);
  int64_t dims[3] = {x->dims[0], x->dims[1], y->dims[2]};
  for (int i = 1; i <= self->rank; i++)
    if (self->rank > 3 || (self->dims[self->rank - i] != 1 && self->dims[self->rank - i] != dims[3 - i]))
      return SETU_ERROR(SETU_INVALID_ARGUMENT, "self cannot be broadcast to the size [%lld, %lld, %lld] of the product",
                        (long long)dims[0], (long long)dims[1], (long long)dims[2]);
  out_types[0] = hlo_type(call_dtype_or(c, "out_dtype", x->dtype), 3, dims);
  *out_count = 1;
  return SETU_STATUS_OK;
}

setu_status lower_addr(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = kit_compute_dtype(c->results[0].dtype);
  setu_value *x = kit_unsqueeze(b, kit_operand(b, c, "vec1", dtype), 1);
  setu_value *y = kit_unsqueeze(b, kit_operand(b, c, "vec2", dtype), 0);
  out[0] = blend(b, c, kit_mul(b, x, y));
  return SETU_STATUS_OK;
}

/* The named tensor in its compute dtype with dimensions of size 1 inserted at the listed places. */
static setu_value *expanded(setu_builder *b, setu_call *c, const char *name, const char *dims_name) {
  setu_value *x = call_tensor(c, name);
  x = kit_convert(b, x, kit_compute_dtype(x->type.dtype));
  int count = 0;
  call_ints(c, dims_name, &count);
  int64_t dims[SETU_MAX_RANK];
  int rank = x->type.rank + count;
  count = count ? kit_dims(b, c, dims_name, rank, dims) : 0;
  for (int i = 0; i < count; i++) x = kit_unsqueeze(b, x, (int)dims[i]);
  return x;
}

setu_status lower_trilinear(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = expanded(b, c, "i1", "expand1");
  setu_value *y = expanded(b, c, "i2", "expand2");
  setu_value *z = expanded(b, c, "i3", "expand3");
  setu_value *product = kit_mul(b, kit_mul(b, x, y), z);
  int count = 0;
  call_ints(c, "sumdim", &count);
  int64_t dims[SETU_MAX_RANK];
  if (count) count = kit_dims(b, c, "sumdim", product->type.rank, dims);
  out[0] = count ? kit_sum(b, product, count, dims, false) : product;
  return SETU_STATUS_OK;
}

/* ---- pairwise distances ---- */

/* x1 [.., P, M] and x2 [.., R, M] in compute dtype, broadcast to one batch shape. */
static void distance_operands(setu_builder *b, setu_value **x1, setu_value **x2) {
  setu_dtype dtype = kit_compute_dtype((*x1)->type.dtype);
  setu_value *x = kit_convert(b, *x1, dtype), *y = kit_convert(b, *x2, dtype);
  int rank = x->type.rank > y->type.rank ? x->type.rank : y->type.rank;
  setu_type wanted[2] = {x->type, y->type};
  for (int k = 0; k < 2; k++) {
    const setu_type *mine = k ? &y->type : &x->type, *other = k ? &x->type : &y->type;
    setu_type *w = &wanted[k];
    w->rank = rank;
    for (int i = 0; i < rank; i++) {
      int a = i - (rank - mine->rank), o = i - (rank - other->rank);
      int64_t size = a >= 0 ? mine->dims[a] : 1;
      if (i < rank - 2 && size == 1 && o >= 0) size = other->dims[o];
      w->dims[i] = size;
    }
  }
  *x1 = kit_broadcast(b, x, rank, wanted[0].dims);
  *x2 = kit_broadcast(b, y, rank, wanted[1].dims);
}

/* x1[.., i, :] - x2[.., j, :] as [.., P, R, M]; fuses into the reduction that follows. */
static setu_value *differences(setu_builder *b, setu_value *x1, setu_value *x2) {
  int rank = x1->type.rank;
  return kit_sub(b, kit_unsqueeze(b, x1, rank - 1), kit_unsqueeze(b, x2, rank - 2));
}

/* The p-norm of the last dimension. */
static setu_value *reduce_norm(setu_builder *b, setu_value *difference, double p) {
  int64_t last = difference->type.rank - 1;
  setu_dtype dtype = difference->type.dtype;
  setu_value *size = hlo_abs(b, difference);
  if (p == 0) size = hlo_convert(b, kit_nonzero(b, difference), dtype);
  if (isinf(p)) return hlo_reduce_one(b, HLO_OP_maximum, size, hlo_scalar(b, dtype, 0), 1, &last);
  if (p == 0 || p == 1) return kit_sum(b, size, 1, &last, false);
  if (p == 2) return hlo_sqrt(b, kit_sum(b, kit_mul(b, difference, difference), 1, &last, false));
  setu_value *sum = kit_sum(b, hlo_power(b, size, kit_full_like(b, size, p)), 1, &last, false);
  return hlo_power(b, sum, kit_full_like(b, sum, 1 / p));
}

/* PyTorch's matrix product form of the Euclidean distance: [-2 x1, |x1|^2, 1] . [x2, 1, |x2|^2]. */
static setu_value *euclidean_by_product(setu_builder *b, setu_value *x1, setu_value *x2) {
  int last = x1->type.rank - 1;
  int64_t dim = last;
  setu_value *norm1 = kit_sum(b, kit_mul(b, x1, x1), 1, &dim, true);
  setu_value *norm2 = kit_sum(b, kit_mul(b, x2, x2), 1, &dim, true);
  setu_value *left[3] = {kit_mul_number(b, x1, -2), norm1, kit_ones_like(b, norm1)};
  setu_value *right[3] = {x2, kit_ones_like(b, norm2), norm2};
  setu_value *x = hlo_concatenate(b, 3, left, last);
  setu_value *y = kit_transpose(b, hlo_concatenate(b, 3, right, last), last - 1, last);
  setu_value *squared = kit_matmul(b, x, y);
  return hlo_sqrt(b, kit_max(b, squared, kit_zeros_like(b, squared)));
}

setu_status lower_cdist_forward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x1 = call_tensor(c, "x1"), *x2 = call_tensor(c, "x2");
  distance_operands(b, &x1, &x2);
  double p = call_double(c, "p");
  int64_t mode = call_int_or(c, "compute_mode", 0);
  int rank = x1->type.rank;
  if (rank < 2) return SETU_STATUS_OK; /* the builder has failed */
  bool large = x1->type.dims[rank - 2] > 25 || x2->type.dims[rank - 2] > 25;
  if (p == 2 && (mode == 1 || (mode == 0 && large)))
    out[0] = euclidean_by_product(b, x1, x2);
  else
    out[0] = reduce_norm(b, differences(b, x1, x2), p);
  return SETU_STATUS_OK;
}

/* The derivative of the distance by x1, times grad; dist and grad are [.., P, R, 1]. */
static setu_value *distance_gradient(setu_builder *b, setu_value *difference, setu_value *grad, setu_value *dist,
                                     double p) {
  setu_value *zero = kit_zeros_like(b, difference);
  if (p == 0) return zero;
  setu_value *sign = hlo_sign(b, difference), *size = hlo_abs(b, difference);
  if (p == 1) return kit_mul(b, sign, grad);
  if (isinf(p)) {
    setu_value *largest = hlo_convert(b, kit_compare(b, HLO_EQ, size, dist), difference->type.dtype);
    return kit_mul(b, kit_mul(b, sign, largest), grad);
  }
  setu_value *flat = kit_compare_number(b, HLO_EQ, dist, 0);
  setu_value *value;
  if (p == 2) {
    value = kit_div(b, kit_mul(b, grad, difference), dist);
  } else {
    setu_value *scale = kit_div(b, grad, hlo_power(b, dist, kit_full_like(b, dist, p - 1)));
    if (p < 2) {
      value = kit_mul(b, kit_mul(b, sign, hlo_power(b, size, kit_full_like(b, size, p - 1))), scale);
      if (p < 1)
        flat = hlo_or(b, kit_broadcast_like(b, flat, difference), kit_compare_number(b, HLO_EQ, difference, 0));
    } else {
      value = kit_mul(b, kit_mul(b, difference, hlo_power(b, size, kit_full_like(b, size, p - 2))), scale);
    }
  }
  return kit_select(b, flat, zero, value);
}

/* Sums x over the dimensions in which `wanted` is 1 and x is not. */
static setu_value *sum_to(setu_builder *b, setu_value *x, const setu_type *wanted) {
  while (x->type.rank > wanted->rank) {
    int64_t first = 0;
    x = kit_sum(b, x, 1, &first, false);
  }
  for (int64_t i = 0; i < x->type.rank; i++)
    if (wanted->dims[i] == 1 && x->type.dims[i] != 1) x = kit_sum(b, x, 1, &i, true);
  return x;
}

setu_status lower_cdist_backward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x1 = call_tensor(c, "x1"), *x2 = call_tensor(c, "x2");
  distance_operands(b, &x1, &x2);
  setu_value *grad = kit_operand(b, c, "grad", x1->type.dtype);
  setu_value *dist = kit_operand(b, c, "cdist", x1->type.dtype);
  int64_t columns = x1->type.rank - 1;
  setu_value *gradient = distance_gradient(b, differences(b, x1, x2), kit_unsqueeze(b, grad, grad->type.rank),
                                           kit_unsqueeze(b, dist, dist->type.rank), call_double(c, "p"));
  out[0] = sum_to(b, kit_sum(b, gradient, 1, &columns, false), &c->results[0]);
  return SETU_STATUS_OK;
}

/* Rows i < j of the k-th pair, k counting the upper triangle row by row. */
static void pair_rows(setu_builder *b, int64_t n, int64_t count, setu_value **out_i, setu_value **out_j) {
  setu_value *k = kit_iota(b, 1, &count, 0);
  setu_value *position = hlo_convert(b, k, SETU_F64);
  double half = (double)n - 0.5;
  setu_value *root = hlo_sqrt(b, kit_add_number(b, kit_mul_number(b, position, -2), half * half - 1));
  setu_value *i = hlo_convert(b, kit_add_number(b, hlo_negate(b, root), half), SETU_I64);
  /* j = k - n i + i (i + 1) / 2 + i + 1 */
  setu_value *triangle = kit_div(b, kit_mul(b, i, kit_add_number(b, i, 1)), kit_full_like(b, i, 2));
  setu_value *j = kit_add(b, kit_sub(b, k, kit_mul_number(b, i, (double)n)), triangle);
  *out_i = i;
  *out_j = kit_add_number(b, kit_add(b, j, i), 1);
}

setu_status lower_pdist_forward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  int64_t n = x->type.dims[0], count = n * (n - 1) / 2;
  x = kit_convert(b, x, kit_compute_dtype(x->type.dtype));
  if (count <= 0 || x->type.dims[1] == 0) {
    setu_type type = hlo_type(x->type.dtype, 1, &count);
    out[0] = kit_zeros(b, &type);
    return SETU_STATUS_OK;
  }
  setu_value *i, *j;
  pair_rows(b, n, count, &i, &j);
  out[0] = reduce_norm(b, kit_sub(b, kit_take_dim(b, x, 0, i), kit_take_dim(b, x, 0, j)), call_double(c, "p"));
  return SETU_STATUS_OK;
}

/* A vector over pairs as a symmetric [n, n, 1] matrix with a zero diagonal. */
static setu_value *pairs_to_matrix(setu_builder *b, setu_value *pairs, int64_t n) {
  int64_t square[2] = {n, n}, flat = n * n;
  setu_value *row = kit_iota(b, 2, square, 0), *column = kit_iota(b, 2, square, 1);
  setu_value *low = kit_min(b, row, column), *high = kit_max(b, row, column);
  setu_value *triangle = kit_div(b, kit_mul(b, low, kit_add_number(b, low, 1)), kit_full_like(b, low, 2));
  setu_value *k = kit_sub(b, kit_mul_number(b, low, (double)n), triangle);
  k = kit_add_number(b, kit_sub(b, kit_add(b, k, high), low), -1);
  setu_value *diagonal = hlo_compare(b, HLO_EQ, row, column);
  k = hlo_select(b, diagonal, kit_zeros_like(b, k), k);
  setu_value *value = kit_take_dim(b, pairs, 0, hlo_reshape(b, k, 1, &flat));
  value = hlo_reshape(b, value, 2, square);
  return kit_unsqueeze(b, hlo_select(b, diagonal, kit_zeros_like(b, value), value), 2);
}

setu_status lower_pdist_backward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  int64_t n = x->type.dims[0];
  x = kit_convert(b, x, kit_compute_dtype(x->type.dtype));
  double p = call_double(c, "p");
  if (n < 2 || p == 0) {
    out[0] = kit_zeros_like(b, x);
    return SETU_STATUS_OK;
  }
  setu_value *grad = pairs_to_matrix(b, kit_operand(b, c, "grad", x->type.dtype), n);
  setu_value *dist = pairs_to_matrix(b, kit_operand(b, c, "pdist", x->type.dtype), n);
  int64_t columns = 1;
  out[0] = kit_sum(b, distance_gradient(b, differences(b, x, x), grad, dist, p), 1, &columns, false);
  return SETU_STATUS_OK;
}
