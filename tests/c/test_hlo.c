/* The StableHLO builder: the text of every kind of operation, type errors, sticky failure, exhausted memory. */
#include <math.h>
#include <stdio.h>

#include "hlo/hlo.h"
#include "test.h"

#define DIMS(...) ((int64_t[]){__VA_ARGS__})

static setu_builder *new_builder(void) {
  setu_builder *b;
  CHECK_OK(hlo_builder_create(&b));
  return b;
}

static setu_value *param(setu_builder *b, setu_dtype dtype, int rank, const int64_t *dims) {
  setu_type type = hlo_type(dtype, rank, dims);
  return hlo_parameter(b, &type);
}

static setu_value *scalar_param(setu_builder *b, setu_dtype dtype) {
  return param(b, dtype, 0, NULL);
}
static setu_value *vector(setu_builder *b, setu_dtype dtype, int64_t size) {
  return param(b, dtype, 1, &size);
}

static void check_text(setu_builder *b, setu_value *result, const char *expected) {
  char *module;
  CHECK_OK(hlo_finish(b, 1, &result, &module));
  CHECK_STR_CONTAINS(module, expected);
  base_free(module);
  hlo_builder_destroy(b);
}

/* The module with the expression as its result contains the text. */
#define GOLDEN(expression, expected)    \
  do {                                  \
    setu_builder *b = new_builder();    \
    setu_value *golden_ = (expression); \
    check_text(b, golden_, (expected)); \
  } while (0)

/* The expression fails with a message that contains the text. */
#define REFUSED(expression, expected)                                         \
  do {                                                                        \
    setu_builder *b = new_builder();                                          \
    setu_value *refused_ = (expression);                                      \
    CHECK(hlo_status(b) && refused_ && refused_->type.rank == 0);             \
    CHECK_STR_CONTAINS(setu_status_message(hlo_status(b)), (expected));       \
    CHECK_INT_EQ(setu_status_get_code(hlo_status(b)), SETU_INVALID_ARGUMENT); \
    hlo_builder_destroy(b);                                                   \
  } while (0)

/* Both expressions, made in this order, are the same value. */
#define UNCHANGED(first, expression) \
  do {                               \
    setu_builder *b = new_builder(); \
    setu_value *x = (first);         \
    CHECK((expression) == x);        \
    CHECK(!hlo_status(b));           \
    hlo_builder_destroy(b);          \
  } while (0)

static hlo_region *comparator(setu_builder *b, setu_dtype dtype, int count) {
  setu_type types[4];
  for (int i = 0; i < count; i++) types[i] = hlo_scalar_type(dtype);
  hlo_region *region = hlo_region_begin(b, count, types);
  setu_value *less = hlo_compare(b, HLO_LT, hlo_region_argument(region, 0), hlo_region_argument(region, 1));
  hlo_region_end(b, region, 1, &less);
  return region;
}

static setu_value *splat(setu_builder *b, setu_dtype dtype, double real, double imaginary) {
  setu_type type = hlo_type(dtype, 1, DIMS(2));
  return hlo_splat(b, &type, real, imaginary);
}

static setu_value *dense(setu_builder *b, setu_dtype dtype, int rank, const int64_t *dims, const void *data) {
  setu_type type = hlo_type(dtype, rank, dims);
  return hlo_dense(b, &type, data);
}

TEST(module_text) {
  setu_builder *b = new_builder();
  setu_value *x = vector(b, SETU_F32, 4);
  hlo_set_location(b, "aten::add \"x\"");
  setu_value *y = hlo_add(b, x, x);
  hlo_set_location(b, NULL);
  setu_value *results[2] = {y, hlo_negate(b, vector(b, SETU_F32, 4))};
  hlo_alias(b, 0, 1);
  char *module;
  CHECK_OK(hlo_finish(b, 2, results, &module));
  CHECK_STR_EQ(module,
               "module @setu {\n"
               "  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %arg1: tensor<4xf32>) -> "
               "(tensor<4xf32>, tensor<4xf32>) {\n"
               "    %0 = \"stablehlo.add\"(%arg0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> "
               "loc(\"aten::add \\22x\\22\")\n"
               "    %1 = \"stablehlo.negate\"(%arg1) : (tensor<4xf32>) -> tensor<4xf32>\n"
               "    \"func.return\"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> ()\n"
               "  }\n"
               "}\n");
  base_free(module);
  hlo_negate(b, x);
  CHECK_STR_CONTAINS(setu_status_message(hlo_status(b)), "finished");
  hlo_builder_destroy(b);
}

TEST(constants) {
  GOLDEN(splat(b, SETU_F32, 1, 0), "value = dense<1.0e+00> : tensor<2xf32>");
  GOLDEN(splat(b, SETU_F32, 0.1, 0), "dense<0x3DCCCCCD> : tensor<2xf32>");
  GOLDEN(splat(b, SETU_F32, -0.0, 0), "dense<0x80000000>");
  GOLDEN(splat(b, SETU_F32, (double)NAN, 0), "dense<0x7FC00000>");
  GOLDEN(splat(b, SETU_F64, -(double)INFINITY, 0), "dense<0xFFF0000000000000>");
  GOLDEN(splat(b, SETU_BF16, 1.00390625, 0), "dense<1.0e+00> : tensor<2xbf16>");      /* a tie, to even */
  GOLDEN(splat(b, SETU_BF16, 1.01171875, 0), "dense<1.015625e+00> : tensor<2xbf16>"); /* the next tie */
  GOLDEN(splat(b, SETU_F16, 65520, 0), "dense<0x7C00> : tensor<2xf16>");
  GOLDEN(splat(b, SETU_F16, ldexp(1, -24), 0), "dense<0x0001> : tensor<2xf16>");
  GOLDEN(splat(b, SETU_F16, ldexp(1, -25), 0), "dense<0x0000> : tensor<2xf16>");
  GOLDEN(splat(b, SETU_F8E5M2, 1, 0), "dense<0x3C> : tensor<2xf8E5M2>");
  GOLDEN(splat(b, SETU_F8E4M3FN, 448, 0), "dense<0x7E> : tensor<2xf8E4M3FN>");
  GOLDEN(splat(b, SETU_F8E4M3FN, 1000, 0), "dense<0x7F>");
  GOLDEN(splat(b, SETU_F8E4M3FNUZ, -0.0, 0), "dense<0x00>");
  GOLDEN(splat(b, SETU_F8E5M2FNUZ, (double)NAN, 0), "dense<0x80>");
  GOLDEN(splat(b, SETU_C64, 1, -0.0), "dense<(1.0e+00, 0x80000000)> : tensor<2xcomplex<f32>>");
  GOLDEN(splat(b, SETU_BOOL, 0.5, 0), "dense<true> : tensor<2xi1>");
  GOLDEN(splat(b, SETU_U8, -1, 0), "dense<255> : tensor<2xui8>");
  GOLDEN(splat(b, SETU_I8, (double)NAN, 0), "dense<0> : tensor<2xi8>");
  GOLDEN(hlo_scalar_int(b, SETU_I64, INT64_MIN), "dense<-9223372036854775808> : tensor<i64>");
  GOLDEN(hlo_scalar_int(b, SETU_U64, -1), "dense<18446744073709551615> : tensor<ui64>");
  GOLDEN(hlo_scalar_int(b, SETU_F32, 16777217), "dense<1.6777216e+07> : tensor<f32>");
  GOLDEN(hlo_scalar(b, SETU_I32, 3e10), "dense<-64771072> : tensor<i32>");
  GOLDEN(dense(b, SETU_I16, 2, DIMS(1, 2), "\x01\x00\x02\xff"), "dense<\"0x010002FF\"> : tensor<1x2xi16>");
  GOLDEN(dense(b, SETU_BOOL, 2, DIMS(2, 2), "\1\0\0\1"), "dense<[[true, false], [false, true]]> : tensor<2x2xi1>");
  GOLDEN(dense(b, SETU_I8, 1, DIMS(3), "\5\5\5"), "dense<5> : tensor<3xi8>");
  GOLDEN(dense(b, SETU_F32, 2, DIMS(0, 2), NULL), "dense<> : tensor<0x2xf32>");
  setu_type f32 = hlo_scalar_type(SETU_F32), i8 = hlo_scalar_type(SETU_I8), fn = hlo_scalar_type(SETU_F8E4M3FN),
            boolean = hlo_scalar_type(SETU_BOOL), c64 = hlo_scalar_type(SETU_C64), row = hlo_type(SETU_I32, 1, DIMS(4));
  GOLDEN(hlo_lowest(b, &f32), "dense<0xFF800000>");
  GOLDEN(hlo_highest(b, &f32), "dense<0x7F800000>");
  GOLDEN(hlo_lowest(b, &i8), "dense<-128>");
  GOLDEN(hlo_highest(b, &i8), "dense<127>");
  GOLDEN(hlo_lowest(b, &fn), "dense<0xFE>");
  GOLDEN(hlo_highest(b, &boolean), "dense<true>");
  REFUSED(hlo_highest(b, &c64), "complex<f32>");
  GOLDEN(hlo_iota(b, &row, 0), "\"stablehlo.iota\"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>");
  REFUSED(hlo_iota(b, &row, 1), "stablehlo.iota: ");
}

TEST(elementwise) {
  GOLDEN(hlo_erf(b, vector(b, SETU_F32, 4)), "%0 = \"chlo.erf\"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>");
  GOLDEN(hlo_abs(b, vector(b, SETU_C64, 4)), "(tensor<4xcomplex<f32>>) -> tensor<4xf32>");
  GOLDEN(hlo_is_finite(b, vector(b, SETU_F64, 4)), "(tensor<4xf64>) -> tensor<4xi1>");
  GOLDEN(hlo_complex(b, vector(b, SETU_F64, 4), vector(b, SETU_F64, 4)),
         "(tensor<4xf64>, tensor<4xf64>) -> tensor<4xcomplex<f64>>");
  GOLDEN(hlo_compare(b, HLO_LE, vector(b, SETU_BOOL, 4), vector(b, SETU_BOOL, 4)),
         "<{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type "
         "UNSIGNED>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>");
  GOLDEN(hlo_compare(b, HLO_NE, vector(b, SETU_C64, 4), vector(b, SETU_C64, 4)), "comparison_type FLOAT>");
  GOLDEN(hlo_compare(b, HLO_GT, vector(b, SETU_I8, 4), vector(b, SETU_I8, 4)), "comparison_type SIGNED>");
  GOLDEN(hlo_compare_total(b, HLO_GT, vector(b, SETU_F16, 4), vector(b, SETU_F16, 4)), "comparison_type TOTALORDER>");
  GOLDEN(hlo_select(b, scalar_param(b, SETU_BOOL), vector(b, SETU_F32, 4), vector(b, SETU_F32, 4)),
         "(tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>");
  GOLDEN(hlo_clamp(b, scalar_param(b, SETU_F32), vector(b, SETU_F32, 4), vector(b, SETU_F32, 4)),
         "\"stablehlo.clamp\"(");
  GOLDEN(hlo_convert(b, vector(b, SETU_F32, 4), SETU_BOOL),
         "\"stablehlo.convert\"(%arg0) : (tensor<4xf32>) -> tensor<4xi1>");
  GOLDEN(hlo_bitcast_convert(b, vector(b, SETU_F32, 4), SETU_U8), "(tensor<4xf32>) -> tensor<4x4xui8>");
  GOLDEN(hlo_bitcast_convert(b, vector(b, SETU_I16, 2), SETU_F32), "(tensor<2xi16>) -> tensor<f32>");
  GOLDEN(hlo_reduce_precision(b, vector(b, SETU_F32, 4), 5, 10),
         "<{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}>");
  GOLDEN(hlo_erfc(b, vector(b, SETU_F8E5M2, 4)), "\"chlo.erfc\"(%0) : (tensor<4xf32>)");
  UNCHANGED(vector(b, SETU_F32, 4), hlo_convert(b, x, SETU_F32));
}

TEST(elementwise_errors) {
  REFUSED(hlo_add(b, vector(b, SETU_F32, 3), vector(b, SETU_F32, 2)),
          "stablehlo.add: the operands have types tensor<3xf32> and tensor<2xf32>, expected equal types");
  REFUSED(hlo_add(b, vector(b, SETU_F32, 2), NULL), "stablehlo.add: operand 1 is missing");
  REFUSED(hlo_sine(b, vector(b, SETU_I32, 2)), "stablehlo.sine: it is not defined for the type tensor<2xi32>");
  REFUSED(hlo_unary(b, HLO_OP_add, vector(b, SETU_I32, 2)), "two operands");
  REFUSED(hlo_binary(b, HLO_OP_abs, vector(b, SETU_I32, 2), vector(b, SETU_I32, 2)), "one operand");
  REFUSED(hlo_cbrt(b, vector(b, SETU_C64, 2)), "stablehlo.cbrt: ");
  REFUSED(hlo_complex(b, vector(b, SETU_F16, 2), vector(b, SETU_F16, 2)), "no complex type");
  REFUSED(hlo_compare(b, HLO_LT, vector(b, SETU_C64, 2), vector(b, SETU_C64, 2)), "no order");
  REFUSED(hlo_compare_total(b, HLO_LT, vector(b, SETU_I8, 2), vector(b, SETU_I8, 2)), "total order");
  REFUSED(hlo_select(b, vector(b, SETU_BOOL, 3), vector(b, SETU_F32, 2), vector(b, SETU_F32, 2)), "the predicate");
  REFUSED(hlo_clamp(b, vector(b, SETU_F32, 3), vector(b, SETU_F32, 2), vector(b, SETU_F32, 2)), "a bound");
  REFUSED(hlo_convert(b, vector(b, SETU_C64, 2), SETU_F32), "imaginary");
  REFUSED(hlo_convert(b, vector(b, SETU_F32, 2), (setu_dtype)99), "element type 99");
  REFUSED(hlo_bitcast_convert(b, vector(b, SETU_I8, 2), SETU_F32), "last dimension");
  REFUSED(hlo_bitcast_convert(b, vector(b, SETU_BOOL, 2), SETU_U8), "cannot be read");
  REFUSED(param(b, SETU_F32, SETU_MAX_RANK + 1, NULL), "the rank 33 is outside 0 to 32");
  REFUSED(param(b, SETU_F32, 2, DIMS(2, -1)), "negative dimension");
  REFUSED(param(b, SETU_F32, 2, DIMS(INT64_MAX, 2)), "too large");
  REFUSED(param(b, SETU_F32, 1, DIMS(INT64_MAX)), "too large");
}

TEST(shapes) {
  GOLDEN(hlo_broadcast_in_dim(b, vector(b, SETU_F32, 1), 2, DIMS(2, 3), DIMS(1)),
         "<{broadcast_dimensions = array<i64: 1>}> : (tensor<1xf32>) -> tensor<2x3xf32>");
  GOLDEN(hlo_broadcast_in_dim(b, scalar_param(b, SETU_F32), 1, DIMS(2), NULL), "broadcast_dimensions = array<i64>}>");
  GOLDEN(hlo_reshape(b, vector(b, SETU_F32, 6), 2, DIMS(2, 3)), "(tensor<6xf32>) -> tensor<2x3xf32>");
  GOLDEN(hlo_transpose(b, param(b, SETU_F32, 2, DIMS(2, 3)), DIMS(1, 0)),
         "<{permutation = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> tensor<3x2xf32>");
  GOLDEN(hlo_slice(b, vector(b, SETU_F32, 6), DIMS(1), DIMS(6), DIMS(2)),
         "<{start_indices = array<i64: 1>, limit_indices = array<i64: 6>, strides = array<i64: 2>}> : (tensor<6xf32>) "
         "-> tensor<3xf32>");
  GOLDEN(hlo_pad(b, vector(b, SETU_F32, 6), scalar_param(b, SETU_F32), DIMS(1), DIMS(-2), DIMS(1)),
         "<{edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: -2>, interior_padding = array<i64: 1>}> : "
         "(tensor<6xf32>, tensor<f32>) -> tensor<10xf32>");
  GOLDEN(hlo_reverse(b, vector(b, SETU_F32, 6), 1, DIMS(0)), "<{dimensions = array<i64: 0>}>");
  UNCHANGED(vector(b, SETU_F32, 6), hlo_reshape(b, x, 1, DIMS(6)));
  UNCHANGED(vector(b, SETU_F32, 6), hlo_transpose(b, x, DIMS(0)));
  UNCHANGED(vector(b, SETU_F32, 6), hlo_slice(b, x, DIMS(0), DIMS(6), NULL));
  UNCHANGED(vector(b, SETU_F32, 6), hlo_pad(b, x, scalar_param(b, SETU_F32), DIMS(0), DIMS(0), NULL));
  UNCHANGED(vector(b, SETU_F32, 6), hlo_reverse(b, x, 0, NULL));
  UNCHANGED(vector(b, SETU_F32, 6), hlo_concatenate(b, 1, &x, 0));
  setu_builder *b = new_builder();
  setu_value *parts[2] = {vector(b, SETU_F32, 6), vector(b, SETU_F32, 1)};
  check_text(b, hlo_concatenate(b, 2, parts, 0),
             "<{dimension = 0 : i64}> : (tensor<6xf32>, tensor<1xf32>) -> tensor<7xf32>");
}

TEST(shape_errors) {
  REFUSED(hlo_broadcast_in_dim(b, vector(b, SETU_F32, 2), 2, DIMS(2, 3), DIMS(1)), "does not fit dimension 1");
  REFUSED(hlo_broadcast_in_dim(b, vector(b, SETU_F32, 2), 1, DIMS(2), DIMS(1)), "outside rank 1");
  REFUSED(hlo_reshape(b, vector(b, SETU_F32, 6), 1, DIMS(5)), "different numbers of elements");
  REFUSED(hlo_reshape(b, vector(b, SETU_F32, 6), 40, NULL), "the rank 40");
  REFUSED(hlo_transpose(b, param(b, SETU_F32, 2, DIMS(2, 3)), DIMS(1, 1)), "repeated");
  REFUSED(hlo_slice(b, vector(b, SETU_F32, 6), DIMS(1), DIMS(7), NULL), "not a part of dimension 0");
  REFUSED(hlo_pad(b, vector(b, SETU_F32, 6), scalar_param(b, SETU_F32), DIMS(-7), DIMS(0), NULL), "not possible");
  REFUSED(hlo_pad(b, vector(b, SETU_F32, 6), scalar_param(b, SETU_F32), DIMS(INT64_MAX), DIMS(1), NULL),
          "not possible");
  REFUSED(hlo_pad(b, vector(b, SETU_F32, 6), scalar_param(b, SETU_I32), DIMS(1), DIMS(1), NULL), "padding value");
  REFUSED(hlo_concatenate(b, 0, NULL, 0), "no operands");
  REFUSED(hlo_reverse(b, vector(b, SETU_F32, 6), 1, DIMS(2)), "outside rank 1");
}

static setu_value *pool(setu_builder *b, int64_t size, int64_t stride, int64_t padding) {
  setu_value *x = vector(b, SETU_F32, 6), *init = hlo_scalar(b, SETU_F32, 0), *result;
  hlo_window window;
  hlo_window_init(&window, 1);
  window.size[0] = size;
  window.stride[0] = stride;
  window.padding_low[0] = padding;
  hlo_reduce_window(b, 1, &x, &init, &window, hlo_region_binary(b, HLO_OP_add, SETU_F32), &result);
  return result;
}

static setu_value *unpool(setu_builder *b, int64_t source_size) {
  hlo_window window;
  hlo_window_init(&window, 1);
  window.size[0] = window.stride[0] = 2;
  setu_value *x = vector(b, SETU_F32, 6), *source = vector(b, SETU_F32, source_size);
  hlo_region *select = comparator(b, SETU_F32, 2);
  hlo_region *scatter = hlo_region_binary(b, HLO_OP_add, SETU_F32);
  return hlo_select_and_scatter(b, x, source, hlo_scalar(b, SETU_F32, 0), &window, select, scatter);
}

static setu_value *sort(setu_builder *b, int dimension) {
  setu_value *x = vector(b, SETU_F32, 6);
  hlo_sort(b, 1, &x, dimension, true, comparator(b, SETU_F32, 2), &x);
  return x;
}

static setu_value *top_k(setu_builder *b, int64_t k) {
  setu_value *values, *indices;
  hlo_top_k(b, vector(b, SETU_F32, 6), k, &values, &indices);
  return indices;
}

TEST(reductions) {
  GOLDEN(hlo_reduce_one(b, HLO_OP_add, param(b, SETU_F32, 2, DIMS(2, 3)), hlo_scalar(b, SETU_F32, 0), 1, DIMS(1)),
         "    %4 = \"stablehlo.reduce\"(%arg0, %0) <{dimensions = array<i64: 1>}> ({\n"
         "    ^bb0(%a1: tensor<f32>, %a2: tensor<f32>):\n"
         "      %3 = \"stablehlo.add\"(%a1, %a2) : (tensor<f32>, tensor<f32>) -> tensor<f32>\n"
         "      \"stablehlo.return\"(%3) : (tensor<f32>) -> ()\n"
         "    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>\n");
  GOLDEN(pool(b, 3, 2, 1),
         "<{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, "
         "window_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({");
  GOLDEN(pool(b, 3, 2, 1), "(tensor<6xf32>, tensor<f32>) -> tensor<3xf32>");
  GOLDEN(pool(b, 9, 1, 0), "-> tensor<0xf32>");
  GOLDEN(unpool(b, 3), "(tensor<6xf32>, tensor<3xf32>, tensor<f32>) -> tensor<6xf32>");
  GOLDEN(sort(b, 0), "\"stablehlo.sort\"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({");
  GOLDEN(top_k(b, 2), ":2 = \"chlo.top_k\"(%arg0) <{k = 2 : i64}> : (tensor<6xf32>) -> (tensor<2xf32>, tensor<2xi32>)");
  GOLDEN(top_k(b, 2), "\"func.return\"(%0#1)");
  REFUSED(hlo_reduce_one(b, HLO_OP_add, vector(b, SETU_F32, 2), hlo_scalar(b, SETU_F64, 0), 1, DIMS(0)),
          "the initial value has the type tensor<f64>, expected tensor<f32>");
  REFUSED(hlo_reduce_one(b, HLO_OP_add, vector(b, SETU_F32, 2), hlo_scalar(b, SETU_F32, 0), 1, DIMS(1)),
          "outside rank");
  REFUSED(pool(b, 0, 1, 0), "the window of size 0");
  REFUSED(pool(b, 2, 0, 0), "stride 0");
  REFUSED(pool(b, 2, 1, INT64_MAX), "stablehlo.reduce_window: ");
  REFUSED(pool(b, 2, 1, -9), "stablehlo.reduce_window: ");
  REFUSED(unpool(b, 4), "stablehlo.select_and_scatter: ");
  REFUSED(sort(b, 1), "stablehlo.sort: the dimension 1");
  REFUSED(top_k(b, 7), "chlo.top_k: there are no 7 largest");
}

static setu_value *gather(setu_builder *b, int64_t slice) {
  hlo_gather_dims dims = {.offset_count = 1,
                          .collapsed_count = 1,
                          .map_count = 1,
                          .offset_dims = {1},
                          .collapsed_slice_dims = {0},
                          .start_index_map = {0},
                          .index_vector_dim = 1};
  return hlo_gather(b, param(b, SETU_F32, 2, DIMS(5, 3)), param(b, SETU_I32, 2, DIMS(7, 1)), &dims, DIMS(1, slice));
}

static setu_value *gather_batch(setu_builder *b, int64_t batch) {
  hlo_gather_dims dims = {.collapsed_count = 1,
                          .map_count = 1,
                          .batching_count = 1,
                          .collapsed_slice_dims = {1},
                          .start_index_map = {1},
                          .index_vector_dim = 2};
  setu_value *x = param(b, SETU_F32, 2, DIMS(5, 3)), *indices = param(b, SETU_I32, 3, DIMS(batch, 4, 1));
  return hlo_gather(b, x, indices, &dims, DIMS(1, 1));
}

static setu_value *scatter(setu_builder *b, int64_t width) {
  hlo_scatter_dims dims = {.window_count = 1,
                           .inserted_count = 1,
                           .map_count = 1,
                           .update_window_dims = {1},
                           .inserted_window_dims = {0},
                           .index_vector_dim = 1,
                           .unique_indices = true};
  setu_value *x = param(b, SETU_F32, 2, DIMS(5, 3)), *indices = vector(b, SETU_I32, 7);
  setu_value *updates = param(b, SETU_F32, 2, DIMS(7, width));
  return hlo_scatter(b, x, indices, updates, &dims, hlo_region_binary(b, HLO_OP_add, SETU_F32));
}

static setu_value *dynamic_slices(setu_builder *b, setu_dtype index, int64_t size) {
  setu_value *x = vector(b, SETU_F32, 6), *start = scalar_param(b, index);
  return hlo_dynamic_update_slice(b, x, hlo_dynamic_slice(b, x, &start, &size), &start);
}

TEST(indexing) {
  GOLDEN(
      gather(b, 3),
      "<{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], "
      "index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<7x1xi32>) -> "
      "tensor<7x3xf32>");
  GOLDEN(
      gather_batch(b, 5),
      "#stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], "
      "start_index_map = [1], index_vector_dim = 2>");
  GOLDEN(scatter(b, 3),
         "<{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], "
         "scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = "
         "true}> ({");
  GOLDEN(dynamic_slices(b, SETU_I32, 2),
         "<{slice_sizes = array<i64: 2>}> : (tensor<6xf32>, tensor<i32>) -> tensor<2xf32>");
  GOLDEN(dynamic_slices(b, SETU_I32, 2),
         "\"stablehlo.dynamic_update_slice\"(%arg0, %0, %arg1) : (tensor<6xf32>, tensor<2xf32>, tensor<i32>)");
  REFUSED(gather(b, 4), "the slice size 4");
  REFUSED(gather_batch(b, 4), "do not belong together");
  REFUSED(scatter(b, 4), "the updates have the type tensor<7x4xf32>, expected tensor<7x3xf32>");
  REFUSED(dynamic_slices(b, SETU_F32, 2), "start index 0");
  REFUSED(dynamic_slices(b, SETU_I32, 7), "the size 7");
}

static setu_value *matmul(setu_builder *b, setu_dtype dtype, int64_t inner, setu_dtype result) {
  hlo_dot_dims dims = {.batch_count = 1, .contracting_count = 1, .lhs_contracting = {2}, .rhs_contracting = {1}};
  setu_value *lhs = param(b, dtype, 3, DIMS(2, 3, 4)), *rhs = param(b, dtype, 3, DIMS(2, inner, 5));
  return hlo_dot_general(b, lhs, rhs, &dims, result);
}

static setu_value *convolution(setu_builder *b, int64_t groups, int64_t stride) {
  hlo_conv_dims dims;
  hlo_conv_dims_init(&dims, 2);
  dims.feature_groups = groups;
  dims.stride[1] = stride;
  dims.padding_low[0] = 1;
  dims.reversal[1] = true;
  setu_value *lhs = param(b, SETU_BF16, 4, DIMS(2, 4, 8, 9)), *rhs = param(b, SETU_BF16, 4, DIMS(6, 2, 3, 3));
  return hlo_convolution(b, lhs, rhs, &dims, SETU_F32);
}

static setu_value *solve(setu_builder *b, int64_t rows) {
  setu_value *a = param(b, SETU_F32, 2, DIMS(3, 3)), *x = param(b, SETU_F32, 2, DIMS(rows, 2));
  return hlo_triangular_solve(b, hlo_cholesky(b, a, true), x, true, true, false, HLO_ADJOINT);
}

TEST(linear_algebra) {
  GOLDEN(
      matmul(b, SETU_F32, 4, SETU_F32),
      "<{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], "
      "lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision "
      "HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>");
  GOLDEN((hlo_set_precision(b, HLO_PRECISION_DEFAULT), matmul(b, SETU_BF16, 4, SETU_F32)),
         "#stablehlo<precision DEFAULT>");
  GOLDEN(matmul(b, SETU_I8, 4, SETU_I32), "rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi8>");
  GOLDEN(convolution(b, 2, 2),
         "<{window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = "
         "array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, "
         "dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, "
         "batch_group_count = 1 : i64, precision_config = [");
  GOLDEN(convolution(b, 2, 2), "-> tensor<2x6x7x4xf32>");
  GOLDEN(solve(b, 3), "\"stablehlo.cholesky\"(%arg0) <{lower = true}>");
  GOLDEN(solve(b, 3),
         "<{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}>");
  GOLDEN(hlo_fft(b, param(b, SETU_F32, 2, DIMS(3, 5)), HLO_RFFT, 2, DIMS(3, 5)),
         "<{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 3, 5>}> : (tensor<3x5xf32>) -> "
         "tensor<3x3xcomplex<f32>>");
  GOLDEN(hlo_fft(b, vector(b, SETU_C64, 3), HLO_IRFFT, 1, DIMS(5)), "(tensor<3xcomplex<f32>>) -> tensor<5xf32>");
  REFUSED(matmul(b, SETU_F32, 5, SETU_F32), "differ");
  REFUSED(matmul(b, SETU_F32, 4, SETU_I32), "has no elements of type i32");
  REFUSED(convolution(b, 3, 2), "3 feature groups");
  REFUSED(convolution(b, 2, 0), "stride 0");
  REFUSED(solve(b, 4), "stablehlo.triangular_solve: ");
  REFUSED(hlo_cholesky(b, vector(b, SETU_F32, 3), true), "square");
  REFUSED(hlo_fft(b, vector(b, SETU_F32, 3), HLO_FFT, 1, DIMS(3)), "stablehlo.fft: ");
  REFUSED(hlo_fft(b, vector(b, SETU_C64, 3), HLO_IRFFT, 1, DIMS(7)), "stablehlo.fft: ");
}

/* while (i < 3) i = i == 0 ? 1 : -i, to have every kind of region and an outer value in each. */
static setu_value *loop(setu_builder *b) {
  setu_value *value = scalar_param(b, SETU_I32), *three = hlo_scalar(b, SETU_I32, 3),
             *zero = hlo_scalar(b, SETU_I32, 0);
  hlo_region *cond = hlo_region_begin(b, 1, &value->type);
  setu_value *more = hlo_compare(b, HLO_LT, hlo_region_argument(cond, 0), three);
  hlo_region_end(b, cond, 1, &more);
  hlo_region *body = hlo_region_begin(b, 1, &value->type);
  setu_value *i = hlo_region_argument(body, 0), *is_zero = hlo_compare(b, HLO_EQ, i, zero);
  hlo_region *on_true = hlo_region_begin(b, 0, NULL);
  setu_value *next = hlo_scalar(b, SETU_I32, 1);
  hlo_region_end(b, on_true, 1, &next);
  hlo_region *on_false = hlo_region_begin(b, 0, NULL);
  next = hlo_negate(b, i);
  hlo_region_end(b, on_false, 1, &next);
  hlo_if(b, is_zero, on_true, on_false, 1, &i->type, &next);
  hlo_region_end(b, body, 1, &next);
  hlo_while(b, 1, &value, cond, body, &value);
  return value;
}

static setu_value *custom(setu_builder *b) {
  setu_value *x = param(b, SETU_F32, 2, DIMS(3, 3)), *results[2];
  setu_type types[2] = {x->type, hlo_type(SETU_F32, 1, DIMS(3))};
  hlo_custom_call(b, "Eigh", "1,\"x\"", 1, &x, 2, types, results);
  hlo_optimization_barrier(b, 2, results, results);
  return results[1];
}

TEST(control_flow) {
  GOLDEN(loop(b), "    %9 = \"stablehlo.while\"(%arg0) ({\n    ^bb0(%a2: tensor<i32>):\n");
  GOLDEN(loop(b),
         "      %8 = \"stablehlo.if\"(%5) ({\n"
         "        %6 = \"stablehlo.constant\"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>\n"
         "        \"stablehlo.return\"(%6) : (tensor<i32>) -> ()\n"
         "      }, {\n"
         "        %7 = \"stablehlo.negate\"(%a4) : (tensor<i32>) -> tensor<i32>\n"
         "        \"stablehlo.return\"(%7) : (tensor<i32>) -> ()\n"
         "      }) : (tensor<i1>) -> tensor<i32>\n");
  GOLDEN(custom(b),
         "%0:2 = \"stablehlo.custom_call\"(%arg0) <{call_target_name = \"Eigh\", backend_config = \"1,\\22x\\22\", "
         "has_side_effect = false, api_version = 1 : i32}> : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)");
  GOLDEN(custom(b), "%1:2 = \"stablehlo.optimization_barrier\"(%0#0, %0#1) : (");
}

TEST(region_errors) {
  setu_builder *b = new_builder();
  hlo_region *region = comparator(b, SETU_F32, 2);
  setu_value *x = vector(b, SETU_F32, 3), *init = hlo_scalar(b, SETU_F32, 0), *result;
  hlo_reduce(b, 1, &x, &init, 1, DIMS(0), region, &result);
  CHECK_STR_CONTAINS(setu_status_message(hlo_status(b)),
                     "region result 0 has the type tensor<i1>, expected tensor<f32>");
  hlo_builder_destroy(b);

  b = new_builder();
  region = hlo_region_binary(b, HLO_OP_add, SETU_F32);
  CHECK(!hlo_status(b));
  hlo_negate(b, hlo_region_argument(region, 0));
  CHECK_STR_CONTAINS(setu_status_message(hlo_status(b)), "closed region");
  hlo_builder_destroy(b);

  b = new_builder();
  hlo_region *outer = hlo_region_begin(b, 0, NULL);
  hlo_region_begin(b, 0, NULL);
  hlo_region_end(b, outer, 0, NULL);
  CHECK_STR_CONTAINS(setu_status_message(hlo_status(b)), "not the innermost");
  hlo_builder_destroy(b);

  b = new_builder();
  hlo_region_begin(b, 0, NULL);
  char *module;
  CHECK_ERROR(hlo_finish(b, 0, NULL, &module), SETU_INVALID_ARGUMENT, "still open");
  CHECK(!module);
  hlo_builder_destroy(b);

  b = new_builder();
  setu_builder *other = new_builder();
  hlo_negate(b, vector(other, SETU_F32, 2));
  CHECK_STR_CONTAINS(setu_status_message(hlo_status(b)), "another builder");
  hlo_builder_destroy(b);
  hlo_builder_destroy(other);
}

TEST(alias_errors) {
  setu_builder *b = new_builder();
  setu_value *x = vector(b, SETU_F32, 2);
  hlo_alias(b, 0, 0);
  setu_value *wrong = hlo_convert(b, x, SETU_F64);
  char *module;
  CHECK_ERROR(hlo_finish(b, 1, &wrong, &module), SETU_INVALID_ARGUMENT, "donated to result 0");
  hlo_builder_destroy(b);
  b = new_builder();
  hlo_alias(b, 0, 0);
  CHECK_STR_CONTAINS(setu_status_message(hlo_status(b)), "no parameter 0");
  hlo_builder_destroy(b);
}

/* Builds a program with every kind of operation. */
static setu_status build_everything(char **out_module) {
  *out_module = NULL;
  setu_builder *b;
  setu_status status = hlo_builder_create(&b);
  if (status) return status;
  hlo_set_location(b, "everything");
  setu_value *f = vector(b, SETU_F32, 4), *c = hlo_complex(b, f, f), *i = hlo_convert(b, f, SETU_I32);
#define UNARY(name, spelling)                                                      \
  hlo_##name(b, HLO_OP_##name == HLO_OP_real || HLO_OP_##name == HLO_OP_imag ? c   \
                : HLO_OP_##name == HLO_OP_not || HLO_OP_##name == HLO_OP_popcnt || \
                        HLO_OP_##name == HLO_OP_count_leading_zeros                \
                    ? i                                                            \
                    : f);
  HLO_UNARY_OPS(UNARY)
#undef UNARY
#define BINARY(name, spelling)                                                                    \
  if (HLO_OP_##name == HLO_OP_and || HLO_OP_##name == HLO_OP_or || HLO_OP_##name == HLO_OP_xor || \
      HLO_OP_##name == HLO_OP_shift_left || HLO_OP_##name == HLO_OP_shift_right_arithmetic ||     \
      HLO_OP_##name == HLO_OP_shift_right_logical)                                                \
    hlo_##name(b, i, i);                                                                          \
  else                                                                                            \
    hlo_##name(b, f, f);
  HLO_BINARY_OPS(BINARY)
#undef BINARY
  setu_type row = hlo_type(SETU_I32, 1, DIMS(4));
  hlo_iota(b, &row, 0);
  hlo_lowest(b, &row);
  hlo_highest(b, &row);
  dense(b, SETU_I8, 1, DIMS(2), "\1\2");
  dense(b, SETU_BOOL, 1, DIMS(2), "\1\0");
  hlo_select(b, hlo_compare_total(b, HLO_LT, f, f), f, f);
  hlo_clamp(b, f, f, f);
  hlo_bitcast_convert(b, f, SETU_U8);
  hlo_reduce_precision(b, f, 8, 7);
  setu_value *matrix = hlo_broadcast_in_dim(b, f, 2, DIMS(3, 4), DIMS(1)), *pair[2] = {matrix, matrix};
  hlo_reshape(b, hlo_transpose(b, matrix, DIMS(1, 0)), 1, DIMS(12));
  hlo_slice(b, f, DIMS(1), DIMS(3), NULL);
  hlo_concatenate(b, 2, pair, 1);
  hlo_pad(b, f, hlo_scalar(b, SETU_F32, 0), DIMS(1), DIMS(1), NULL);
  hlo_reverse(b, f, 1, DIMS(0));
  hlo_reduce_one(b, HLO_OP_add, f, hlo_scalar(b, SETU_F32, 0), 1, DIMS(0));
  pool(b, 3, 2, 1);
  unpool(b, 3);
  sort(b, 0);
  top_k(b, 2);
  gather(b, 3);
  gather_batch(b, 5);
  scatter(b, 3);
  dynamic_slices(b, SETU_I32, 2);
  matmul(b, SETU_F32, 4, SETU_F32);
  convolution(b, 2, 1);
  solve(b, 3);
  hlo_fft(b, c, HLO_FFT, 1, DIMS(4));
  custom(b);
  setu_value *result = loop(b);
  status = hlo_finish(b, 1, &result, out_module);
  CHECK(!hlo_status(b) || status);
  hlo_builder_destroy(b);
  return status;
}

TEST(everything) {
  char *module;
  CHECK_OK(build_everything(&module));
#define SPELLING(name, spelling) CHECK_STR_CONTAINS(module, "\"" spelling "\"(");
  HLO_UNARY_OPS(SPELLING)
  HLO_BINARY_OPS(SPELLING)
#undef SPELLING
  base_free(module);
}

TEST(exhausted_memory) {
  for (int64_t n = 1;; n++) {
    char *module;
    setu_alloc_fail_at(n);
    setu_status status = build_everything(&module);
    int64_t allocations = setu_alloc_count();
    setu_alloc_fail_at(0);
    if (!status) {
      CHECK(allocations < n);
      CHECK(n > 20);
      base_free(module);
      return;
    }
    CHECK(!module);
    CHECK_ERROR(status, SETU_RESOURCE_EXHAUSTED, "out of memory");
  }
}

TEST(sticky_errors) {
  setu_builder *b = new_builder();
  setu_value *poison = hlo_fail(b, setu_status_clone(hlo_status(b)));
  CHECK(poison && !hlo_status(b)); /* failing with OK is no failure */
  hlo_sine(b, vector(b, SETU_BOOL, 2));
  setu_status first = hlo_status(b);
  CHECK(first);
  hlo_region *region = hlo_region_begin(b, 1, &poison->type);
  CHECK(region && hlo_region_argument(region, 7) == poison);
  hlo_region_end(b, region, 1, &poison);
  setu_value *values[2] = {NULL, NULL};
  hlo_while(b, 2, values, NULL, NULL, values);
  CHECK(values[0] == poison && values[1] == poison);
  CHECK(hlo_add(b, NULL, NULL) == poison && hlo_concatenate(b, 3, NULL, 9) == poison);
  CHECK(loop(b) == poison && pool(b, 0, 0, 0) == poison && gather(b, 9) == poison && custom(b) == poison);
  CHECK(hlo_status(b) == first);
  char *module;
  CHECK_ERROR(hlo_finish(b, 1, &poison, &module), SETU_INVALID_ARGUMENT, "stablehlo.sine");
  hlo_builder_destroy(b);
  hlo_builder_destroy(NULL);
}

TEST(dtypes) {
  CHECK_INT_EQ(setu_dtype_size(SETU_C128), 16);
  CHECK_INT_EQ(setu_dtype_size(SETU_BOOL), 1);
  CHECK_INT_EQ(setu_dtype_size(SETU_DTYPE_INVALID), 0);
  CHECK_INT_EQ(setu_dtype_size((setu_dtype)18), 0);
  CHECK_INT_EQ(setu_dtype_size((setu_dtype)-1), 0);
  CHECK_STR_EQ(setu_dtype_name(SETU_U16), "ui16");
  CHECK_STR_EQ(setu_dtype_name((setu_dtype)1000), "invalid");
  CHECK(setu_dtype_is_unsigned(SETU_U8) && setu_dtype_is_integral(SETU_U8) && !setu_dtype_is_integral(SETU_BOOL));
  CHECK(setu_dtype_is_floating(SETU_BF16) && !setu_dtype_is_floating(SETU_C64) && setu_dtype_is_complex(SETU_C64));
  setu_type big = hlo_type(SETU_I8, 2, DIMS(INT64_MAX, 3));
  CHECK_INT_EQ(hlo_type_count(&big), -1);
  CHECK_INT_EQ(hlo_complex_dtype(SETU_F64), SETU_C128);
  CHECK_INT_EQ(hlo_complex_dtype(SETU_F16), SETU_DTYPE_INVALID);
  CHECK_INT_EQ(hlo_real_dtype(SETU_C64), SETU_F32);
}
