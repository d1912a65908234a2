/* Evaluation of polynomials and Chebyshev series, shared by the special functions.
 * The coefficients of the special families are those of the Cephes Math Library (Stephen L. Moshier, BSD 3-Clause),
 * which PyTorch's kernels use too. */
#ifndef SETU_OPS_SPECIAL_H
#define SETU_OPS_SPECIAL_H

#include "ops/elementwise.h"

/* coefficients[0] x^(count-1) + … + coefficients[count-1] */
setu_value *special_polynomial(setu_builder *b, setu_value *x, const double *coefficients, int count);
/* The Chebyshev series in x / 2, highest term first, the constant term last and halved. Terms below f32's precision are
 * left out for f32. */
setu_value *special_chebyshev(setu_builder *b, setu_value *x, const double *coefficients, int count);
#define SPECIAL_COUNT(table) ((int)(sizeof(table) / sizeof *(table)))
#define POLYNOMIAL(b, x, table) special_polynomial(b, x, table, SPECIAL_COUNT(table))
#define CHEBYSHEV(b, x, table) special_chebyshev(b, x, table, SPECIAL_COUNT(table))

/* number where predicate, else x. */
setu_value *special_number_where(setu_builder *b, setu_value *predicate, double number, setu_value *x);

/* out[0] = expression over x, the argument `argument` in its floating computation type. */
#define SPECIAL_OF(name, argument, expression)                                         \
  setu_status lower_##name(setu_builder *b, setu_call *c, setu_value **out) {          \
    setu_value *x = kit_operand(b, c, argument, elementwise_float_dtype(c, argument)); \
    out[0] = expression;                                                               \
    return SETU_STATUS_OK;                                                             \
  }
#define SPECIAL(name, expression) SPECIAL_OF(name, "self", expression)

#endif
