/* The StableHLO and CHLO builder: typed SSA values in a function, printed as text.
 *
 * Values and regions belong to their builder and live until it is destroyed. Every function infers and checks the
 * types of its result. Errors are sticky: the first misuse or failed allocation is kept in the builder, every
 * later call returns a harmless poison value (f32, rank 0), and hlo_status tells. So a lowering writes expressions
 * and needs no check per line. A returned value is never NULL.
 * Threads: a builder belongs to one thread at a time. */
#ifndef SETU_HLO_HLO_H
#define SETU_HLO_HLO_H

#include "base/alloc.h"
#include "base/status.h"
#include "base/text.h"
#include "setu/types.h"

typedef struct setu_builder setu_builder;
typedef struct hlo_region hlo_region;

/* One SSA value. The type is read freely; the id is the printer's. */
typedef struct setu_value {
  setu_type type;
  int id;
} setu_value;

/* ---- builder ---- */
SETU_MUST_USE setu_status hlo_builder_create(setu_builder **out_builder);
void hlo_builder_destroy(setu_builder *b); /* NULL is allowed */
/* The first error, still owned by the builder; OK while all is well. */
setu_status hlo_status(const setu_builder *b);
/* Makes the builder fail with this status (which it now owns) if it has not failed before; returns the poison. */
setu_value *hlo_fail(setu_builder *b, setu_status status);
/* Memory that lives as long as the builder; NULL is turned into a sticky error and a small shared scratch is NOT
 * given: callers must check for NULL. */
void *hlo_alloc(setu_builder *b, size_t size);
/* Precision of dot_general and convolution made from now on; HIGHEST at first. Under NONE they fail the builder. */
typedef enum hlo_precision {
  HLO_PRECISION_DEFAULT,
  HLO_PRECISION_HIGH,
  HLO_PRECISION_HIGHEST,
  HLO_PRECISION_NONE
} hlo_precision;
void hlo_set_precision(setu_builder *b, hlo_precision precision);
/* Location attached to the operations made from now on, for example "aten::add.Tensor"; NULL for none. Copied. */
void hlo_set_location(setu_builder *b, const char *name);

/* ---- function ---- */
/* Appends a parameter to @main. */
setu_value *hlo_parameter(setu_builder *b, const setu_type *type);
/* Parameter `parameter` may be donated to result `result` (tf.aliasing_output). */
void hlo_alias(setu_builder *b, int parameter, int result);
/* Closes @main with these results and returns the module's text, owned by the caller (base_free). */
SETU_MUST_USE setu_status hlo_finish(setu_builder *b, int count, setu_value *const *results, char **out_text);

/* ---- types ---- */
setu_type hlo_type(setu_dtype dtype, int rank, const int64_t *dims);
setu_type hlo_scalar_type(setu_dtype dtype);
bool hlo_type_equal(const setu_type *a, const setu_type *b);
int64_t hlo_type_count(const setu_type *type); /* elements; -1 on overflow */
/* The real type of a complex one and back; other types are returned unchanged / INVALID. */
setu_dtype hlo_real_dtype(setu_dtype dtype);
setu_dtype hlo_complex_dtype(setu_dtype dtype);

/* ---- constants ---- */
/* A splat of any element type: `real` is converted with C rules, exact for |integers| < 2^53. Bool: nonzero is true. */
setu_value *hlo_splat(setu_builder *b, const setu_type *type, double real, double imaginary);
/* An integer splat, exact for all 64 bits. */
setu_value *hlo_splat_int(setu_builder *b, const setu_type *type, int64_t value);
/* Rank-0 forms. */
setu_value *hlo_scalar(setu_builder *b, setu_dtype dtype, double value);
setu_value *hlo_scalar_int(setu_builder *b, setu_dtype dtype, int64_t value);
/* Dense constants given as raw little-endian elements in row-major order (bool: one byte each). */
setu_value *hlo_dense(setu_builder *b, const setu_type *type, const void *data);
/* Smallest and largest value of a type as a splat (floating: -inf and +inf; bool: false and true). */
setu_value *hlo_lowest(setu_builder *b, const setu_type *type);
setu_value *hlo_highest(setu_builder *b, const setu_type *type);
setu_value *hlo_iota(setu_builder *b, const setu_type *type, int dimension);

/* ---- elementwise ---- name, StableHLO or CHLO operation. Operands have equal types. */
#define HLO_UNARY_OPS(X)                                      \
  X(abs, "stablehlo.abs")   /* complex gives its real type */ \
  X(cbrt, "stablehlo.cbrt") /* not complex */                 \
  X(ceil, "stablehlo.ceil")                                   \
  X(count_leading_zeros, "stablehlo.count_leading_zeros")     \
  X(cosine, "stablehlo.cosine")                               \
  X(exponential, "stablehlo.exponential")                     \
  X(exponential_minus_one, "stablehlo.exponential_minus_one") \
  X(floor, "stablehlo.floor")                                 \
  X(imag, "stablehlo.imag")           /* complex to real */   \
  X(is_finite, "stablehlo.is_finite") /* floating to bool */  \
  X(log, "stablehlo.log")                                     \
  X(log_plus_one, "stablehlo.log_plus_one")                   \
  X(logistic, "stablehlo.logistic")                           \
  X(negate, "stablehlo.negate")                               \
  X(not, "stablehlo.not")                                     \
  X(popcnt, "stablehlo.popcnt")                               \
  X(real, "stablehlo.real") /* complex to real */             \
  X(round_nearest_afz, "stablehlo.round_nearest_afz")         \
  X(round_nearest_even, "stablehlo.round_nearest_even")       \
  X(rsqrt, "stablehlo.rsqrt")                                 \
  X(sign, "stablehlo.sign")                                   \
  X(sine, "stablehlo.sine")                                   \
  X(sqrt, "stablehlo.sqrt")                                   \
  X(tan, "stablehlo.tan")                                     \
  X(tanh, "stablehlo.tanh")                                   \
  X(acos, "chlo.acos")                                        \
  X(acosh, "chlo.acosh")                                      \
  X(asin, "chlo.asin")                                        \
  X(asinh, "chlo.asinh")                                      \
  X(atan, "chlo.atan")                                        \
  X(atanh, "chlo.atanh")                                      \
  X(bessel_i1e, "chlo.bessel_i1e")                            \
  X(cosh, "chlo.cosh")                                        \
  X(sinh, "chlo.sinh")                                        \
  X(digamma, "chlo.digamma")                                  \
  X(erf, "chlo.erf")                                          \
  X(erf_inv, "chlo.erf_inv")                                  \
  X(erfc, "chlo.erfc")                                        \
  X(lgamma, "chlo.lgamma")

#define HLO_BINARY_OPS(X)                                        \
  X(add, "stablehlo.add") /* bool: or */                         \
  X(and, "stablehlo.and")                                        \
  X(atan2, "stablehlo.atan2")                                    \
  X(complex, "stablehlo.complex") /* two reals to complex */     \
  X(divide, "stablehlo.divide")                                  \
  X(maximum, "stablehlo.maximum")                                \
  X(minimum, "stablehlo.minimum")                                \
  X(multiply, "stablehlo.multiply") /* bool: and */              \
  X(or, "stablehlo.or")                                          \
  X(power, "stablehlo.power")                                    \
  X(remainder, "stablehlo.remainder") /* sign of the dividend */ \
  X(shift_left, "stablehlo.shift_left")                          \
  X(shift_right_arithmetic, "stablehlo.shift_right_arithmetic")  \
  X(shift_right_logical, "stablehlo.shift_right_logical")        \
  X(subtract, "stablehlo.subtract")                              \
  X(xor, "stablehlo.xor")                                        \
  X(next_after, "chlo.next_after")                               \
  X(polygamma, "chlo.polygamma")                                 \
  X(zeta, "chlo.zeta")

typedef enum hlo_op {
#define HLO_OP_ENUM(name, spelling) HLO_OP_##name,
  HLO_UNARY_OPS(HLO_OP_ENUM) HLO_BINARY_OPS(HLO_OP_ENUM)
#undef HLO_OP_ENUM
} hlo_op;

setu_value *hlo_unary(setu_builder *b, hlo_op op, setu_value *x);
setu_value *hlo_binary(setu_builder *b, hlo_op op, setu_value *x, setu_value *y);

/* hlo_abs(b, x), hlo_add(b, x, y) … */
#define HLO_UNARY_WRAPPER(name, spelling)                                \
  static inline setu_value *hlo_##name(setu_builder *b, setu_value *x) { \
    return hlo_unary(b, HLO_OP_##name, x);                               \
  }
HLO_UNARY_OPS(HLO_UNARY_WRAPPER)
#undef HLO_UNARY_WRAPPER
#define HLO_BINARY_WRAPPER(name, spelling)                                              \
  static inline setu_value *hlo_##name(setu_builder *b, setu_value *x, setu_value *y) { \
    return hlo_binary(b, HLO_OP_##name, x, y);                                          \
  }
HLO_BINARY_OPS(HLO_BINARY_WRAPPER)
#undef HLO_BINARY_WRAPPER

typedef enum hlo_direction { HLO_EQ, HLO_NE, HLO_LT, HLO_LE, HLO_GT, HLO_GE } hlo_direction;
/* Floating NaN compares unequal to all; complex allows EQ and NE only; bool and unsigned compare as unsigned. */
setu_value *hlo_compare(setu_builder *b, hlo_direction direction, setu_value *x, setu_value *y);
/* IEEE total order (-NaN < -inf … +inf < +NaN) for floating operands. */
setu_value *hlo_compare_total(setu_builder *b, hlo_direction direction, setu_value *x, setu_value *y);
/* predicate has the operands' dimensions or rank 0. */
setu_value *hlo_select(setu_builder *b, setu_value *predicate, setu_value *on_true, setu_value *on_false);
/* low and high have x's type or rank 0. */
setu_value *hlo_clamp(setu_builder *b, setu_value *low, setu_value *x, setu_value *high);
/* stablehlo.convert: no-op when the type is already right. Complex to real is refused (use hlo_real). */
setu_value *hlo_convert(setu_builder *b, setu_value *x, setu_dtype dtype);
/* Same width keeps the dims; a narrower type appends a dimension; a wider one removes the last. Neither side may be
 * bool or complex. */
setu_value *hlo_bitcast_convert(setu_builder *b, setu_value *x, setu_dtype dtype);
setu_value *hlo_reduce_precision(setu_builder *b, setu_value *x, int exponent_bits, int mantissa_bits);

/* ---- shape ---- */
/* dimensions[i] is the result dimension of operand dimension i. */
setu_value *hlo_broadcast_in_dim(setu_builder *b, setu_value *x, int rank, const int64_t *dims,
                                 const int64_t *dimensions);
setu_value *hlo_reshape(setu_builder *b, setu_value *x, int rank, const int64_t *dims); /* no-op when equal */
setu_value *hlo_transpose(setu_builder *b, setu_value *x, const int64_t *permutation);  /* no-op for identity */
setu_value *hlo_slice(setu_builder *b, setu_value *x, const int64_t *start, const int64_t *limit,
                      const int64_t *strides); /* strides NULL: ones; no-op for the whole */
setu_value *hlo_dynamic_slice(setu_builder *b, setu_value *x, setu_value *const *starts, const int64_t *sizes);
setu_value *hlo_dynamic_update_slice(setu_builder *b, setu_value *x, setu_value *update, setu_value *const *starts);
setu_value *hlo_concatenate(setu_builder *b, int count, setu_value *const *values, int dimension);
/* low and high may be negative, interior not. interior NULL: zeros. */
setu_value *hlo_pad(setu_builder *b, setu_value *x, setu_value *padding_value, const int64_t *low, const int64_t *high,
                    const int64_t *interior);
setu_value *hlo_reverse(setu_builder *b, setu_value *x, int count, const int64_t *dimensions);

/* ---- regions ---- */
/* Opens a region with block arguments; operations made until hlo_region_end go into it. Regions nest. */
hlo_region *hlo_region_begin(setu_builder *b, int argument_count, const setu_type *argument_types);
setu_value *hlo_region_argument(hlo_region *region, int index);
/* Closes the innermost open region, which must be `region`, with stablehlo.return. */
void hlo_region_end(setu_builder *b, hlo_region *region, int count, setu_value *const *results);
/* A closed region (x, y) -> op(x, y) over rank-0 values, the usual reducer. */
hlo_region *hlo_region_binary(setu_builder *b, hlo_op op, setu_dtype dtype);

/* ---- reductions, windows, sorting ---- (results written to out_values[count]) */
void hlo_reduce(setu_builder *b, int count, setu_value *const *inputs, setu_value *const *inits, int dim_count,
                const int64_t *dims, hlo_region *body, setu_value **out_values);
/* One input and a plain reducer. */
setu_value *hlo_reduce_one(setu_builder *b, hlo_op op, setu_value *x, setu_value *init, int dim_count,
                           const int64_t *dims);

typedef struct hlo_window {
  int64_t size[SETU_MAX_RANK], stride[SETU_MAX_RANK];
  int64_t base_dilation[SETU_MAX_RANK], window_dilation[SETU_MAX_RANK];
  int64_t padding_low[SETU_MAX_RANK], padding_high[SETU_MAX_RANK];
} hlo_window;
void hlo_window_init(hlo_window *window, int rank); /* ones and zeros */
void hlo_reduce_window(setu_builder *b, int count, setu_value *const *inputs, setu_value *const *inits,
                       const hlo_window *window, hlo_region *body, setu_value **out_values);
/* select is a region (x, y) -> bool, scatter a reducer. */
setu_value *hlo_select_and_scatter(setu_builder *b, setu_value *operand, setu_value *source, setu_value *init,
                                   const hlo_window *window, hlo_region *select, hlo_region *scatter);
/* comparator: region over 2 * count rank-0 values (x0, y0, x1, y1 …) -> bool, true when x comes before y. */
void hlo_sort(setu_builder *b, int count, setu_value *const *inputs, int dimension, bool stable, hlo_region *comparator,
              setu_value **out_values);
/* chlo.top_k along the last dimension: values descending, i32 indices. */
void hlo_top_k(setu_builder *b, setu_value *x, int64_t k, setu_value **out_values, setu_value **out_indices);

/* ---- gather and scatter ---- */
typedef struct hlo_gather_dims {
  int offset_count, collapsed_count, map_count, batching_count;
  int64_t offset_dims[SETU_MAX_RANK], collapsed_slice_dims[SETU_MAX_RANK], start_index_map[SETU_MAX_RANK];
  int64_t operand_batching_dims[SETU_MAX_RANK], start_indices_batching_dims[SETU_MAX_RANK];
  int64_t index_vector_dim;
} hlo_gather_dims;
setu_value *hlo_gather(setu_builder *b, setu_value *operand, setu_value *start_indices, const hlo_gather_dims *dims,
                       const int64_t *slice_sizes);
typedef struct hlo_scatter_dims {
  int window_count, inserted_count, map_count, batching_count;
  int64_t update_window_dims[SETU_MAX_RANK], inserted_window_dims[SETU_MAX_RANK];
  int64_t scatter_dims_to_operand_dims[SETU_MAX_RANK];
  int64_t input_batching_dims[SETU_MAX_RANK], scatter_indices_batching_dims[SETU_MAX_RANK];
  int64_t index_vector_dim;
  bool indices_are_sorted, unique_indices;
} hlo_scatter_dims;
/* body: region (current, update) -> new over rank-0 values. Out-of-range indices are dropped. */
setu_value *hlo_scatter(setu_builder *b, setu_value *operand, setu_value *indices, setu_value *updates,
                        const hlo_scatter_dims *dims, hlo_region *body);

/* ---- linear algebra ---- */
typedef struct hlo_dot_dims {
  int batch_count, contracting_count;
  int64_t lhs_batch[SETU_MAX_RANK], rhs_batch[SETU_MAX_RANK];
  int64_t lhs_contracting[SETU_MAX_RANK], rhs_contracting[SETU_MAX_RANK];
} hlo_dot_dims;
/* Result dimensions: batch, free of lhs, free of rhs. result_dtype may be wider than the operands'. */
setu_value *hlo_dot_general(setu_builder *b, setu_value *lhs, setu_value *rhs, const hlo_dot_dims *dims,
                            setu_dtype result_dtype);
typedef struct hlo_conv_dims {
  /* input [N, C, spatial…], kernel [O, I, spatial…], result [N, O, spatial…] in these positions */
  int spatial_rank;
  int64_t input_batch, input_feature, kernel_output_feature, kernel_input_feature, output_batch, output_feature;
  int64_t input_spatial[SETU_MAX_RANK], kernel_spatial[SETU_MAX_RANK], output_spatial[SETU_MAX_RANK];
  int64_t stride[SETU_MAX_RANK], padding_low[SETU_MAX_RANK], padding_high[SETU_MAX_RANK];
  int64_t lhs_dilation[SETU_MAX_RANK], rhs_dilation[SETU_MAX_RANK];
  bool reversal[SETU_MAX_RANK];
  int64_t feature_groups, batch_groups;
} hlo_conv_dims;
void hlo_conv_dims_init(hlo_conv_dims *dims, int spatial_rank); /* NC…, OI…, ones and zeros */
setu_value *hlo_convolution(setu_builder *b, setu_value *lhs, setu_value *rhs, const hlo_conv_dims *dims,
                            setu_dtype result_dtype);
setu_value *hlo_cholesky(setu_builder *b, setu_value *x, bool lower);
typedef enum hlo_adjoint { HLO_NO_TRANSPOSE, HLO_TRANSPOSE, HLO_ADJOINT } hlo_adjoint;
setu_value *hlo_triangular_solve(setu_builder *b, setu_value *a, setu_value *x, bool left_side, bool lower,
                                 bool unit_diagonal, hlo_adjoint transpose_a);
typedef enum hlo_fft_kind { HLO_FFT, HLO_IFFT, HLO_RFFT, HLO_IRFFT } hlo_fft_kind;
/* Over the last `count` dimensions, whose (real side) lengths are `lengths`. */
setu_value *hlo_fft(setu_builder *b, setu_value *x, hlo_fft_kind kind, int count, const int64_t *lengths);

/* ---- control flow ---- */
/* cond: region over the carried types -> bool; body: -> the carried types. */
void hlo_while(setu_builder *b, int count, setu_value *const *inits, hlo_region *cond, hlo_region *body,
               setu_value **out_values);
/* Regions without arguments; they may use values from outside. */
void hlo_if(setu_builder *b, setu_value *predicate, hlo_region *on_true, hlo_region *on_false, int count,
            const setu_type *types, setu_value **out_values);

/* ---- other ---- */
/* backend_config as a string attribute, NULL for none; api_version 1 (original); without side effects. */
void hlo_custom_call(setu_builder *b, const char *target, const char *backend_config, int input_count,
                     setu_value *const *inputs, int count, const setu_type *types, setu_value **out_values);
void hlo_optimization_barrier(setu_builder *b, int count, setu_value *const *inputs, setu_value **out_values);

#endif
