/* Orthogonal factors: QR, symmetric eigenvalues and singular values. Qr, ProductOfElementaryHouseholderReflectors and
 * Eigh are custom calls that XLA itself expands, on every plugin. */
#include <math.h>

#include "ops/linalg.h"
#include "ops/lowerings.h"
#include "ops/table.h"

static setu_value *shaped(setu_builder *b, setu_call *c, int result, setu_value *x) {
  return kit_reshape_type(b, x, &c->results[result]);
}

/* ---- QR ---- */

/* Householder vectors under R, [batch, m, n], and their factors, [batch, min(m, n)]. */
static void reflectors(setu_builder *b, setu_value *x, setu_value **out_packed, setu_value **out_taus) {
  int64_t m = x->type.dims[1], n = x->type.dims[2], dims[2] = {x->type.dims[0], m < n ? m : n};
  setu_type types[2] = {x->type, hlo_type(x->type.dtype, 2, dims)};
  if (hlo_type_count(&x->type) == 0) {
    *out_packed = x;
    *out_taus = kit_zeros(b, &types[1]);
    return;
  }
  setu_value *results[2];
  hlo_custom_call(b, "Qr", "", 1, &x, 2, types, results);
  *out_packed = results[0];
  *out_taus = results[1];
}

/* The first `columns` columns of the product of the reflectors, [batch, m, columns] with columns <= m. */
static setu_value *product(setu_builder *b, setu_value *packed, setu_value *taus, int64_t columns) {
  int64_t batch = packed->type.dims[0], m = packed->type.dims[1], have = packed->type.dims[2];
  setu_type type = packed->type;
  type.dims[2] = columns;
  if (hlo_type_count(&type) == 0) return kit_zeros(b, &type);
  if (taus->type.dims[1] == 0) return linalg_identity(b, type.dtype, batch, m, columns);
  int64_t low[3] = {0}, high[3] = {0, 0, columns - have}; /* negative: cuts */
  packed = hlo_pad(b, packed, hlo_scalar(b, type.dtype, 0), low, high, NULL);
  setu_value *inputs[2] = {packed, taus}, *result;
  hlo_custom_call(b, "ProductOfElementaryHouseholderReflectors", "", 2, inputs, 1, &type, &result);
  return result;
}

void linalg_qr(setu_builder *b, setu_value *x, int64_t columns, setu_value **out_q, setu_value **out_r) {
  setu_value *packed, *taus;
  reflectors(b, x, &packed, &taus);
  *out_q = product(b, packed, taus, columns);
  *out_r = linalg_triangle(b, kit_slice_dim(b, packed, 1, 0, columns, 1), true, 0);
}

setu_status lower_qr(setu_builder *b, setu_call *c, setu_value **out) {
  const char *mode = call_string_or(c, "mode", "reduced");
  setu_value *x = linalg_flat(b, call_tensor(c, "A"));
  int64_t m = x->type.dims[1], n = x->type.dims[2];
  setu_value *q, *r;
  linalg_qr(b, x, mode[0] == 'c' ? m : m < n ? m : n, &q, &r);
  out[0] = mode[0] == 'r' && mode[1] == '\0' ? kit_zeros(b, &c->results[0]) : shaped(b, c, 0, q);
  out[1] = shaped(b, c, 1, r);
  return SETU_STATUS_OK;
}

setu_status types_geqrf(const setu_call *c, setu_type *out_types, int *out_count) {
  const setu_type *self = call_type(c, "self");
  int rank = self->rank;
  if (rank < 2) return SETU_ERROR(SETU_INVALID_ARGUMENT, "geqrf: input must have at least 2 dimensions, got %d", rank);
  out_types[0] = out_types[1] = *self;
  out_types[1].rank = rank - 1;
  if (self->dims[rank - 1] < self->dims[rank - 2]) out_types[1].dims[rank - 2] = self->dims[rank - 1];
  *out_count = 2;
  return SETU_STATUS_OK;
}

setu_status lower_geqrf(setu_builder *b, setu_call *c, setu_value **out) {
  reflectors(b, linalg_flat(b, call_tensor(c, "self")), &out[0], &out[1]);
  out[0] = shaped(b, c, 0, out[0]);
  out[1] = shaped(b, c, 1, out[1]);
  return SETU_STATUS_OK;
}

/* tau [.., k] as [batch, k]. */
static setu_value *flat_taus(setu_builder *b, setu_value *tau) {
  setu_value *flat = linalg_flat(b, kit_unsqueeze(b, tau, tau->type.rank));
  return kit_squeeze(b, flat, 2);
}

setu_status lower_householder_product(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *packed = linalg_flat(b, call_tensor(c, "input"));
  out[0] = shaped(b, c, 0, product(b, packed, flat_taus(b, call_tensor(c, "tau")), packed->type.dims[2]));
  return SETU_STATUS_OK;
}

setu_status lower_ormqr(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *packed = linalg_flat(b, call_tensor(c, "self"));
  setu_value *x = linalg_flat(b, call_tensor(c, "input3"));
  setu_value *q = product(b, packed, flat_taus(b, call_tensor(c, "input2")), packed->type.dims[1]);
  if (call_bool_or(c, "transpose", false)) q = linalg_adjoint(b, q);
  out[0] = shaped(b, c, 0, call_bool_or(c, "left", true) ? kit_matmul(b, q, x) : kit_matmul(b, x, q));
  return SETU_STATUS_OK;
}

/* ---- eigenvalues ---- */

/* `result` of a decomposition of x [batch, m, n], NaN for every matrix that is not finite: iterations over such a
 * matrix end in arbitrary numbers. */
static setu_value *nan_unless_finite(setu_builder *b, setu_value *x, setu_value *result) {
  static const int64_t matrix[] = {1, 2};
  setu_value *sizes = setu_dtype_is_complex(x->type.dtype) ? hlo_abs(b, x) : x;
  setu_value *finite = kit_all(b, hlo_is_finite(b, sizes), 2, matrix, false);
  while (finite->type.rank < result->type.rank) finite = kit_unsqueeze(b, finite, finite->type.rank);
  return kit_select(b, finite, result, kit_full_like(b, result, NAN));
}

/* Ascending eigenvalues [batch, n] (real) and eigenvectors [batch, n, n] of a Hermitian x, which is not empty. */
static void eigen(setu_builder *b, setu_value *x, setu_value **out_values, setu_value **out_vectors) {
  setu_dtype dtype = x->type.dtype, real = hlo_real_dtype(dtype);
  setu_type types[2] = {x->type, hlo_type(real, 2, x->type.dims)};
  /* lower triangle, sorted, most sweeps, tolerance */
  const char *configuration = real == SETU_F64 ? "1,1,100,1e-14" : "1,1,100,1e-7";
  setu_value *results[2];
  hlo_custom_call(b, "Eigh", configuration, 1, &x, 2, types, results);
  *out_vectors = nan_unless_finite(b, x, results[0]);
  *out_values = nan_unless_finite(b, x, results[1]);
}

setu_status lower_eigh(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = linalg_flat(b, call_tensor(c, "A"));
  if (hlo_type_count(&x->type) == 0) {
    out[0] = kit_zeros(b, &c->results[0]);
    out[1] = kit_zeros(b, &c->results[1]);
    return SETU_STATUS_OK;
  }
  if (call_string_or(c, "UPLO", "L")[0] == 'U' || call_string_or(c, "UPLO", "L")[0] == 'u') x = linalg_adjoint(b, x);
  setu_value *strict = linalg_triangle(b, x, false, -1);
  x = hlo_add(b, linalg_triangle(b, x, false, 0), linalg_adjoint(b, strict));
  setu_value *values, *vectors;
  eigen(b, x, &values, &vectors);
  out[0] = shaped(b, c, 0, values);
  out[1] = call_bool_or(c, "compute_v", true) ? shaped(b, c, 1, vectors) : kit_zeros(b, &c->results[1]);
  return SETU_STATUS_OK;
}

/* ---- singular values ---- */

/* Orthonormal columns next to the nearly orthonormal ones of x [batch, m, k], completed to `columns`. */
static setu_value *orthonormal(setu_builder *b, setu_value *x, int64_t columns) {
  int64_t k = x->type.dims[2];
  setu_value *q, *r;
  linalg_qr(b, x, x->type.dims[1] < columns ? x->type.dims[1] : columns, &q, &r);
  setu_value *diagonal = linalg_diagonal(b, r), *one = kit_ones_like(b, diagonal);
  if (setu_dtype_is_complex(x->type.dtype)) {
    setu_value *size = kit_convert(b, hlo_abs(b, diagonal), x->type.dtype);
    diagonal = hlo_select(b, kit_nonzero(b, size), hlo_divide(b, diagonal, size), one);
  } else {
    setu_value *negative = kit_compare_number(b, HLO_LT, diagonal, 0);
    diagonal = hlo_select(b, negative, hlo_negate(b, one), one);
  }
  setu_value *first = kit_mul(b, kit_slice_dim(b, q, 2, 0, k, 1), kit_unsqueeze(b, diagonal, 1));
  if (columns == k) return first;
  setu_value *parts[2] = {first, kit_slice_dim(b, q, 2, k, columns, 1)};
  return hlo_concatenate(b, 2, parts, 2);
}

/* x [batch, m, n] with m >= n, not empty: through the eigenvalues of [[0, R], [R^H, 0]], which keep the absolute
 * accuracy that those of R^H R lose. u is [batch, m, m or n], v [batch, n, n]; both are left alone without vectors. */
static void tall_svd(setu_builder *b, setu_value *x, bool full, bool vectors, setu_value **out_u, setu_value **out_s,
                     setu_value **out_v) {
  int64_t n = x->type.dims[2];
  setu_value *q, *r;
  linalg_qr(b, x, n, &q, &r);
  int64_t low_right[3] = {0, 0, n}, low_left[3] = {0, n, 0};
  int64_t high_right[3] = {0, n, 0}, high_left[3] = {0, 0, n};
  setu_value *zero = hlo_scalar(b, x->type.dtype, 0);
  setu_value *both = hlo_add(b, hlo_pad(b, r, zero, low_right, high_right, NULL),
                             hlo_pad(b, linalg_adjoint(b, r), zero, low_left, high_left, NULL));
  setu_value *values, *basis;
  eigen(b, both, &values, &basis);
  int64_t last = 1, columns = 2;
  values = hlo_reverse(b, kit_slice_dim(b, values, 1, n, 2 * n, 1), 1, &last);
  *out_s = kit_max(b, values, kit_zeros_like(b, values));
  if (!vectors) return;
  basis = hlo_reverse(b, kit_slice_dim(b, basis, 2, n, 2 * n, 1), 1, &columns);
  setu_value *upper = kit_mul_number(b, kit_slice_dim(b, basis, 1, 0, n, 1), sqrt(2));
  setu_value *lower = kit_mul_number(b, kit_slice_dim(b, basis, 1, n, 2 * n, 1), sqrt(2));
  setu_value *u = kit_matmul(b, q, orthonormal(b, upper, n));
  *out_u = full && x->type.dims[1] > n ? orthonormal(b, u, x->type.dims[1]) : u;
  *out_v = orthonormal(b, lower, n);
}

void linalg_svd(setu_builder *b, setu_value *x, setu_value **out_u, setu_value **out_s, setu_value **out_v) {
  if (x->type.dims[1] >= x->type.dims[2])
    tall_svd(b, x, false, true, out_u, out_s, out_v);
  else
    tall_svd(b, linalg_adjoint(b, x), false, true, out_v, out_s, out_u);
}

setu_status lower_svd(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = linalg_flat(b, call_tensor(c, "A"));
  int64_t m = x->type.dims[1], n = x->type.dims[2];
  bool vectors = call_bool_or(c, "compute_uv", true), full = call_bool_or(c, "full_matrices", false);
  for (int i = 0; i < 3; i++) out[i] = kit_zeros(b, &c->results[i]);
  if (hlo_type_count(&x->type) == 0) {
    /* The full factors of an empty matrix are identities. */
    if (vectors && full) {
      out[0] = shaped(b, c, 0, linalg_identity(b, x->type.dtype, x->type.dims[0], m, m));
      out[2] = shaped(b, c, 2, linalg_identity(b, x->type.dtype, x->type.dims[0], n, n));
    }
    return SETU_STATUS_OK;
  }
  bool wide = m < n;
  setu_value *u, *s, *v;
  u = s = v = x;
  tall_svd(b, wide ? linalg_adjoint(b, x) : x, full, vectors, &u, &s, &v);
  out[1] = shaped(b, c, 1, nan_unless_finite(b, x, s));
  if (!vectors) return SETU_STATUS_OK;
  out[0] = shaped(b, c, 0, nan_unless_finite(b, x, wide ? v : u));
  out[2] = shaped(b, c, 2, nan_unless_finite(b, x, linalg_adjoint(b, wide ? u : v)));
  return SETU_STATUS_OK;
}
