/* Least squares. The driver "gels" trusts the matrix to have full rank and uses QR; the others find the rank from
 * singular values, as LAPACK's gelss does, and give the shortest solution. */
#include <string.h>

#include "ops/linalg.h"
#include "ops/lowerings.h"
#include "ops/table.h"

typedef struct lstsq_shape {
  int64_t m, n, k;
  int batch_rank;
  int64_t batch[SETU_MAX_RANK]; /* of both operands together */
  bool vector;                  /* the right side is one vector for each matrix */
} lstsq_shape;

static const char *driver_of(const setu_call *c) {
  return call_string_or(c, "driver", "gelsy");
}

static setu_status read_shape(const setu_call *c, lstsq_shape *s) {
  const setu_type *a = call_type(c, "self"), *x = call_type(c, "b");
  memset(s, 0, sizeof *s);
  if (a->rank < 2)
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "torch.linalg.lstsq: input must have at least 2 dimensions.");
  if (x->rank < 1)
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "torch.linalg.lstsq: other must have at least 1 dimension.");
  if (a->dtype != x->dtype)
    return SETU_ERROR(SETU_INVALID_ARGUMENT,
                      "torch.linalg.lstsq: Expected input and other to have the same dtype, but "
                      "got input's dtype %s and other's dtype %s",
                      setu_dtype_name(a->dtype), setu_dtype_name(x->dtype));
  const char *driver = driver_of(c);
  if (strcmp(driver, "gels") && strcmp(driver, "gelsy") && strcmp(driver, "gelsd") && strcmp(driver, "gelss"))
    return SETU_ERROR(SETU_INVALID_ARGUMENT,
                      "torch.linalg.lstsq: parameter `driver` should be one of (gels, gelsy, gelsd, gelss), got %s",
                      driver);
  s->m = a->dims[a->rank - 2];
  s->n = a->dims[a->rank - 1];
  s->vector = x->rank == 1 || x->rank == a->rank - 1;
  for (int i = 0; s->vector && x->rank > 1 && i < x->rank; i++)
    if (x->dims[i] != a->dims[i]) s->vector = false;
  int rank = s->vector ? x->rank + 1 : x->rank;
  s->k = s->vector ? 1 : x->dims[x->rank - 1];
  if (rank < 2 || x->dims[rank - 2] != s->m)
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "torch.linalg.lstsq: input.size(-2) should match other.size(%d)",
                      s->vector ? -1 : -2);
  int most = a->rank > rank ? a->rank : rank;
  s->batch_rank = most - 2;
  for (int i = 0; i < s->batch_rank; i++) {
    int of_a = i - (most - a->rank), of_x = i - (most - rank);
    int64_t one = of_a >= 0 ? a->dims[of_a] : 1, two = of_x >= 0 ? x->dims[of_x] : 1;
    if (one != two && one != 1 && two != 1)
      return SETU_ERROR(SETU_INVALID_ARGUMENT,
                        "torch.linalg.lstsq: the batch dimensions of input and other, of the "
                        "sizes %lld and %lld, cannot be broadcast",
                        (long long)one, (long long)two);
    s->batch[i] = one == 1 ? two : one;
  }
  return SETU_STATUS_OK;
}

setu_status types_lstsq(const setu_call *c, setu_type *out_types, int *out_count) {
  lstsq_shape s;
  SETU_TRY(read_shape(c, &s));
  setu_dtype dtype = call_type(c, "self")->dtype;
  const char *driver = driver_of(c);
  setu_dtype real = hlo_real_dtype(dtype);
  setu_type empty = {.rank = 1}, batch = {.rank = s.batch_rank};
  memcpy(batch.dims, s.batch, sizeof s.batch);
  setu_type solution = batch, residuals = batch, values = batch;
  solution.dtype = dtype;
  solution.dims[solution.rank++] = s.n;
  if (!s.vector) solution.dims[solution.rank++] = s.k;
  residuals.dims[residuals.rank++] = s.k;
  /* Rank and singular values are those of the input alone. */
  const setu_type *a = call_type(c, "self");
  setu_type own = {.rank = a->rank - 2};
  memcpy(own.dims, a->dims, sizeof own.dims);
  values = own;
  values.dims[values.rank++] = s.m < s.n ? s.m : s.n;
  out_types[0] = solution;
  out_types[1] = s.m > s.n && strcmp(driver, "gelsy") ? residuals : empty;
  out_types[2] = strcmp(driver, "gels") ? own : empty;
  out_types[3] = !strcmp(driver, "gelsd") || !strcmp(driver, "gelss") ? values : empty;
  out_types[1].dtype = out_types[3].dtype = real;
  out_types[2].dtype = SETU_I64;
  *out_count = 4;
  return SETU_STATUS_OK;
}

/* The shortest solution for a matrix of full rank, [batch, n, k]. */
static setu_value *solve_full_rank(setu_builder *b, setu_value *a, setu_value *x) {
  setu_value *q, *r;
  if (a->type.dims[1] >= a->type.dims[2]) {
    linalg_qr(b, a, a->type.dims[2], &q, &r);
    return linalg_triangular(b, r, kit_matmul(b, linalg_adjoint(b, q), x), true, false, false, HLO_NO_TRANSPOSE);
  }
  linalg_qr(b, linalg_adjoint(b, a), a->type.dims[1], &q, &r);
  return kit_matmul(b, q, linalg_triangular(b, r, x, true, false, false, HLO_ADJOINT));
}

/* The shortest solution by singular values [batch, min]; *out_used tells which of them count. */
static setu_value *solve_any_rank(setu_builder *b, setu_call *c, setu_value *a, setu_value *x, setu_value **out_values,
                                  setu_value **out_used) {
  setu_value *u, *s, *v;
  linalg_svd(b, a, &u, &s, &v);
  int64_t m = a->type.dims[1], n = a->type.dims[2], dim = 1;
  double epsilon = kit_epsilon(s->type.dtype);
  double limit = call_double_or(c, "rcond", epsilon * (double)(m > n ? m : n));
  if (limit < 0) limit = epsilon;
  setu_value *used = kit_compare(b, HLO_GT, s, kit_mul_number(b, kit_amax(b, s, 1, &dim, true), limit));
  setu_value *inverse = kit_select(b, used, hlo_divide(b, kit_ones_like(b, s), s), hlo_scalar(b, s->type.dtype, 0));
  setu_value *projected = kit_matmul(b, linalg_adjoint(b, u), x);
  inverse = kit_unsqueeze(b, kit_convert(b, inverse, x->type.dtype), 2);
  *out_values = s;
  *out_used = used;
  return kit_matmul(b, v, kit_mul(b, projected, inverse));
}

setu_status lower_lstsq(setu_builder *b, setu_call *c, setu_value **out) {
  lstsq_shape s;
  SETU_TRY(read_shape(c, &s));
  setu_value *a = call_tensor(c, "self"), *x = call_tensor(c, "b");
  if (s.vector) x = kit_unsqueeze(b, x, x->type.rank);
  for (int i = 0; i < 4; i++) out[i] = kit_zeros(b, &c->results[i]);
  if (hlo_type_count(&a->type) == 0 || hlo_type_count(&x->type) == 0) return SETU_STATUS_OK;
  setu_value *wide = a;
  linalg_broadcast_batch(b, &wide, &x);
  wide = linalg_flat(b, wide);
  x = linalg_flat(b, x);
  setu_value *solution;
  if (!strcmp(driver_of(c), "gels")) {
    solution = solve_full_rank(b, wide, x);
  } else {
    setu_value *values, *used, *own = linalg_flat(b, a);
    solution = solve_any_rank(b, c, wide, x, &values, &used);
    if (own->type.dims[0] != wide->type.dims[0]) { /* rank and values of the input before broadcasting */
      setu_value *unused = kit_zeros_like(b, own);
      solve_any_rank(b, c, own, kit_slice_dim(b, unused, 2, 0, 1, 1), &values, &used);
    }
    int64_t dim = 1;
    out[2] = kit_reshape_type(b, kit_sum(b, kit_convert(b, used, SETU_I64), 1, &dim, false), &c->results[2]);
    if (hlo_type_count(&c->results[3]) != 0) out[3] = kit_reshape_type(b, values, &c->results[3]);
  }
  out[0] = kit_reshape_type(b, solution, &c->results[0]);
  if (hlo_type_count(&c->results[1]) != 0) {
    setu_value *size = hlo_abs(b, hlo_subtract(b, kit_matmul(b, wide, solution), x));
    int64_t dim = 1;
    out[1] = kit_reshape_type(b, kit_sum(b, hlo_multiply(b, size, size), 1, &dim, false), &c->results[1]);
  }
  return SETU_STATUS_OK;
}
