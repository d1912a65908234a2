/* What the lowerings of linear algebra share: matrices as one batch, transposes and masks. */
#ifndef SETU_OPS_LINALG_H
#define SETU_OPS_LINALG_H

#include "ops/kit.h"

/* [.., m, n] as [batch, m, n]. */
setu_value *linalg_flat(setu_builder *b, setu_value *x);
/* The conjugate transpose of the last two dimensions. */
setu_value *linalg_adjoint(setu_builder *b, setu_value *x);
/* x where column - row >= diagonal (upper) or <= diagonal (lower), zero elsewhere. */
setu_value *linalg_triangle(setu_builder *b, setu_value *x, bool upper, int64_t diagonal);
/* x where `mask` holds, zero elsewhere. */
setu_value *linalg_masked(setu_builder *b, setu_value *mask, setu_value *x);
/* The sum along one dimension, which stays with size 1. */
setu_value *linalg_sum_over(setu_builder *b, setu_value *x, int64_t dim);
/* What LAPACK compares instead of absolute values: |re| + |im|. */
setu_value *linalg_magnitude(setu_builder *b, setu_value *x);
/* Ones (in dtype) on the main diagonal of [batch, m, n]. */
setu_value *linalg_identity(setu_builder *b, setu_dtype dtype, int64_t batch, int64_t m, int64_t n);
/* The main diagonal of [batch, m, n] as [batch, min(m, n)]. */
setu_value *linalg_diagonal(setu_builder *b, setu_value *x);
/* Gives both [.., m, n] and [.., k, l] their common batch dimensions. */
void linalg_broadcast_batch(setu_builder *b, setu_value **x, setu_value **y);
/* op(a) X = B or X op(a) = B; empty operands give zeros of B's shape. */
setu_value *linalg_triangular(setu_builder *b, setu_value *a, setu_value *x, bool left, bool lower, bool unit,
                              hlo_adjoint transpose);
/* Q [batch, m, columns] and R [batch, columns, n] of [batch, m, n]; columns is min(m, n) or m. */
void linalg_qr(setu_builder *b, setu_value *x, int64_t columns, setu_value **out_q, setu_value **out_r);
/* Thin factors of [batch, m, n], not empty: U [batch, m, k], descending S [batch, k], V [batch, n, k], k = min(m, n).
 */
void linalg_svd(setu_builder *b, setu_value *x, setu_value **out_u, setu_value **out_s, setu_value **out_v);

/* The Schur form of [batch, n, n] with n > 1: x = vectors (values + triangle) vectors^H. Eigenvalues in LAPACK's order;
 * those of a real matrix are exactly real, or exactly conjugate pairs of neighbours. */
typedef struct linalg_schur_form {
  setu_value *values;    /* complex [batch, n] */
  setu_value *pairs;     /* bool [batch, n], of a real matrix: a conjugate pair begins there, positive part first */
  setu_value *triangle;  /* [batch, n, n], zero on and below its diagonal; complex as the vectors are */
  setu_value *vectors;   /* unitary; both only when asked for */
  setu_value *converged; /* bool [batch, 1] */
} linalg_schur_form;
linalg_schur_form linalg_schur(setu_builder *b, setu_value *x, bool vectors);

#endif
