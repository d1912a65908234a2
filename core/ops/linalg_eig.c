/* Eigenvalues and eigenvectors of general matrices, from their Schur form. */
#include <math.h>

#include "ops/linalg.h"
#include "ops/lowerings.h"
#include "ops/table.h"

static setu_value *complex_of(setu_builder *b, setu_value *x) {
  return kit_convert(b, x, hlo_complex_dtype(x->type.dtype));
}

/* x / size for a complex x and a real size. */
static setu_value *divide_real(setu_builder *b, setu_value *x, setu_value *size) {
  return hlo_complex(b, kit_div(b, hlo_real(b, x), size), kit_div(b, hlo_imag(b, x), size));
}

/* The eigenvectors of the triangular matrix with row i filled in: for column k the row's unknown of (T - values[k]) x =
 * 0 by those below it. A divisor near zero (a defective matrix) is replaced as in LAPACK's xTREVC, and a column is
 * scaled before it would grow beyond one. */
static setu_value *substitute(setu_builder *b, setu_value *i, setu_value *triangle, setu_value *values,
                              setu_value *vectors) {
  int64_t batch = triangle->type.dims[0], n = triangle->type.dims[1], across[3] = {1, 1, n};
  int64_t row_sizes[3] = {batch, 1, n}, one[2] = {batch, 1};
  setu_value *zero = hlo_scalar_int(b, SETU_I64, 0), *row_start[3] = {zero, i, zero}, *value_start[2] = {zero, i};
  setu_value *row = hlo_dynamic_slice(b, triangle, row_start, row_sizes);
  setu_value *terms = kit_mul(b, kit_transpose(b, row, 1, 2), vectors);
  setu_value *right = hlo_negate(b, linalg_sum_over(b, terms, 1));
  setu_value *own = kit_unsqueeze(b, hlo_dynamic_slice(b, values, value_start, one), 2);
  setu_value *all = kit_unsqueeze(b, values, 1), *divisor = kit_sub(b, own, all);
  setu_dtype real = hlo_real_dtype(values->type.dtype);
  double ulp = kit_epsilon(real), least = kit_smallest_normal(real) * ((double)n / ulp);
  setu_value *smallest = linalg_magnitude(b, all);
  smallest = kit_max(b, kit_mul_number(b, smallest, ulp), hlo_scalar(b, real, least));
  setu_value *tiny = hlo_compare(b, HLO_LT, hlo_abs(b, divisor), smallest);
  divisor = hlo_select(b, tiny, complex_of(b, smallest), divisor);
  setu_value *size = hlo_abs(b, divisor), *wanted = hlo_abs(b, right);
  setu_value *grows = hlo_compare(b, HLO_GT, wanted, size);
  setu_value *against = hlo_select(b, grows, wanted, size);
  /* right / divisor is the quotient of their directions times that of their sizes, which is at most one here. */
  setu_value *quotient =
      hlo_multiply(b, divide_real(b, right, against), kit_conjugate(b, divide_real(b, divisor, size)));
  setu_value *scale = hlo_select(b, grows, hlo_divide(b, size, against), kit_ones_like(b, size));
  setu_value *column = kit_iota(b, 3, across, 2);
  setu_value *later = kit_broadcast_like(b, kit_compare(b, HLO_GT, column, i), quotient);
  setu_value *at = kit_broadcast_like(b, kit_compare(b, HLO_EQ, column, i), quotient);
  setu_value *found = hlo_select(b, later, quotient, kit_zeros_like(b, quotient));
  found = hlo_select(b, at, kit_ones_like(b, quotient), found);
  scale = hlo_select(b, later, scale, kit_ones_like(b, scale));
  vectors = kit_mul(b, vectors, complex_of(b, scale));
  return hlo_dynamic_update_slice(b, vectors, found, row_start);
}

/* The eigenvectors of a triangular matrix with `values` on its diagonal, as columns. */
static setu_value *triangular_vectors(setu_builder *b, setu_value *triangle, setu_value *values) {
  int64_t n = triangle->type.dims[1];
  enum { ROW, TRIANGLE, EIGENVALUES, VECTORS, VALUES };
  setu_value *v[VALUES] = {hlo_scalar_int(b, SETU_I64, n - 1), triangle, values, kit_zeros_like(b, triangle)};
  kit_loop loop = kit_loop_begin(b, VALUES, v);
  kit_loop_while(b, &loop, kit_compare_number(b, HLO_GE, v[ROW], 0));
  v[VECTORS] = substitute(b, v[ROW], v[TRIANGLE], v[EIGENVALUES], v[VECTORS]);
  v[ROW] = kit_add_number(b, v[ROW], -1);
  kit_loop_end(b, &loop);
  return v[VECTORS];
}

/* Columns of length one whose largest element is real, as LAPACK gives them. */
static setu_value *normalized(setu_builder *b, setu_value *x) {
  int64_t n = x->type.dims[1], dims[3] = {1, n, 1};
  setu_value *largest, *index, *zero = hlo_scalar(b, x->type.dtype, 0);
  kit_arg_extreme(b, hlo_abs(b, x), 1, true, true, &largest, &index);
  x = divide_real(b, x, kit_select(b, kit_nonzero(b, largest), largest, hlo_scalar(b, largest->type.dtype, 1)));
  setu_value *size = hlo_abs(b, x), *here = kit_compare(b, HLO_EQ, kit_iota(b, 3, dims, 1), index);
  setu_value *length = hlo_sqrt(b, linalg_sum_over(b, hlo_multiply(b, size, size), 1));
  setu_value *turn = kit_conjugate(b, linalg_sum_over(b, kit_select(b, here, x, zero), 1));
  x = kit_mul(b, divide_real(b, x, length), divide_real(b, turn, hlo_abs(b, turn)));
  return kit_select(b, here, complex_of(b, hlo_real(b, x)), x);
}

/* Real eigenvectors for the real eigenvalues of a real matrix, conjugate ones for its pairs. */
static setu_value *of_real_matrix(setu_builder *b, setu_value *x, setu_value *pairs) {
  int64_t low[2] = {0, 1}, high[2] = {0, -1}, low3[3] = {0, 0, 1}, high3[3] = {0, 0, -1};
  setu_value *seconds = hlo_pad(b, pairs, hlo_scalar(b, SETU_BOOL, 0), low, high, NULL);
  setu_value *partner = kit_conjugate(b, hlo_pad(b, x, hlo_scalar(b, x->type.dtype, 0), low3, high3, NULL));
  setu_value *real = complex_of(b, hlo_real(b, x));
  x = kit_select(b, kit_unsqueeze(b, pairs, 1), x, real);
  return kit_select(b, kit_unsqueeze(b, seconds, 1), partner, x);
}

/* 1 for a matrix whose elements are within LAPACK's bounds, else what it has to be divided by: [batch, 1, 1]. */
static setu_value *scale_of(setu_builder *b, setu_value *x) {
  int64_t square[2] = {1, 2};
  setu_value *largest = kit_amax(b, hlo_abs(b, x), 2, square, true);
  double small = sqrt(kit_smallest_normal(x->type.dtype)) / kit_epsilon(x->type.dtype);
  setu_value *low = kit_mul_number(b, largest, 1 / small), *high = kit_mul_number(b, largest, small);
  setu_value *scale = kit_ones_like(b, largest);
  scale = hlo_select(b, kit_compare_number(b, HLO_GT, high, 1), high, scale);
  setu_value *below = hlo_and(b, kit_compare_number(b, HLO_LT, low, 1), kit_nonzero(b, low));
  return hlo_select(b, below, low, scale);
}

static void eigen(setu_builder *b, setu_value *x, bool vectors, setu_value **out_values, setu_value **out_vectors) {
  int64_t n = x->type.dims[1], square[2] = {1, 2}, dims[2] = {x->type.dims[0], n};
  bool is_real = !setu_dtype_is_complex(x->type.dtype);
  if (n == 1) {
    *out_values = hlo_reshape(b, is_real ? complex_of(b, x) : x, 2, dims);
    *out_vectors = kit_ones_like(b, x);
    return;
  }
  setu_value *size = hlo_abs(b, x), *finite = kit_all(b, hlo_is_finite(b, size), 2, square, true);
  x = linalg_masked(b, finite, x);
  setu_value *scale = scale_of(b, x);
  linalg_schur_form form = linalg_schur(b, kit_div(b, x, kit_convert(b, scale, x->type.dtype)), vectors);
  setu_value *valid = hlo_and(b, form.converged, kit_squeeze(b, finite, 2));
  setu_dtype dtype = form.values->type.dtype;
  setu_value *nan = hlo_splat(b, &(setu_type){.dtype = dtype}, NAN, NAN);
  setu_value *values = kit_mul(b, form.values, kit_convert(b, kit_squeeze(b, scale, 2), dtype));
  *out_values = kit_select(b, valid, values, nan);
  if (!vectors) return;
  setu_value *found = normalized(b, kit_matmul(b, form.vectors, triangular_vectors(b, form.triangle, form.values)));
  if (is_real) found = of_real_matrix(b, found, form.pairs);
  *out_vectors = kit_select(b, kit_unsqueeze(b, valid, 2), found, nan);
}

static setu_status lower(setu_builder *b, setu_call *c, setu_value **out, bool vectors) {
  setu_value *x = linalg_flat(b, call_tensor(c, "self"));
  for (int i = 0; i < c->result_count; i++) out[i] = kit_zeros(b, &c->results[i]);
  if (hlo_type_count(&x->type) == 0) return SETU_STATUS_OK;
  setu_value *values, *found;
  eigen(b, x, vectors, &values, &found);
  out[0] = kit_reshape_type(b, values, &c->results[0]);
  if (vectors) out[1] = kit_reshape_type(b, found, &c->results[1]);
  return SETU_STATUS_OK;
}

setu_status lower_eig(setu_builder *b, setu_call *c, setu_value **out) {
  return lower(b, c, out, true);
}

setu_status lower_eigvals(setu_builder *b, setu_call *c, setu_value **out) {
  return lower(b, c, out, false);
}

static setu_status types(const setu_call *c, setu_type *out_types, const char *name) {
  const setu_type *self = call_type(c, "self");
  int rank = self->rank;
  if (rank < 2)
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "%s: The input tensor A must have at least 2 dimensions.", name);
  if (self->dims[rank - 1] != self->dims[rank - 2])
    return SETU_ERROR(SETU_INVALID_ARGUMENT,
                      "%s: A must be batches of square matrices, but they are %lld by %lld matrices", name,
                      (long long)self->dims[rank - 2], (long long)self->dims[rank - 1]);
  for (int i = 0; i < 2; i++) {
    out_types[i] = *self;
    if (!setu_dtype_is_complex(self->dtype)) out_types[i].dtype = hlo_complex_dtype(self->dtype);
    if (out_types[i].dtype == SETU_DTYPE_INVALID)
      return SETU_ERROR(SETU_INVALID_ARGUMENT, "%s: Expected a floating point or complex tensor as input. Got %s", name,
                        setu_dtype_name(self->dtype));
  }
  out_types[0].rank = rank - 1;
  return SETU_STATUS_OK;
}

setu_status types_eigvals(const setu_call *c, setu_type *out_types, int *out_count) {
  *out_count = 1;
  return types(c, out_types, "linalg.eigvals");
}
