/* The operator table and what lowerings see: rows, argument access, type promotion, scalars, conversions. */
#include <stdio.h>

#include "ops/kit.h"
#include "ops/table.h"
#include "test.h"

/* ---- table ---- */

TEST(table_is_consistent) {
  CHECK_OK(table_check());
}

TEST(rows_are_found_by_name) {
  int count;
  const setu_row *rows = table_rows(&count);
  CHECK(count > 0);
  for (int i = 0; i < count; i++) CHECK(table_find(rows[i].name) == &rows[i]);
  CHECK(!table_find("no_such_operator"));
  CHECK(!table_find(""));
}

TEST(argument_suffixes_are_parsed) {
  const setu_row *row = table_find("_cummax_helper");
  CHECK(row);
  CHECK_INT_EQ(row->argument_count, 4);
  CHECK_STR_EQ(row->named[0].name, "self");
  CHECK_STR_EQ(row->named[1].name, "values");
  CHECK(!row->named[0].written && row->named[1].written && row->named[2].written && !row->named[3].written);
  row = table_find("add.Tensor");
  CHECK(row && row->argument_count == 3 && row->named[2].run_time && !row->named[2].written && !row->named[0].run_time);
  row = table_find("zeros");
  CHECK(row && row->argument_count == 0);
}

/* ---- calls ---- */

typedef struct fixture {
  setu_row row;
  setu_call call;
  setu_argument arguments[3];
} fixture;

/* A call of a row with the arguments x, y and s. */
static void setup(fixture *f) {
  *f = (fixture){.row = {.name = "test", .argument_count = 3, .named = {{.name = "x"}, {.name = "y"}, {.name = "s"}}}};
  f->call.row = &f->row;
  f->call.arguments = f->arguments;
  CHECK_OK(hlo_builder_create(&f->call.builder));
}

static void teardown(fixture *f) {
  hlo_builder_destroy(f->call.builder);
}

static void set_tensor(fixture *f, int index, setu_dtype dtype, int rank, bool wrapped) {
  int64_t dims[] = {2, 2};
  setu_type type = hlo_type(dtype, rank, dims);
  f->arguments[index].kind = SETU_ARGUMENT_TENSOR;
  f->arguments[index].tensor = (setu_operand){.type = type, .wrapped = wrapped, .present = true};
  f->arguments[index].tensor.value = hlo_parameter(f->call.builder, &type);
}

static void set_number(fixture *f, int index, setu_scalar_kind kind, double number) {
  f->arguments[index] =
      (setu_argument){.kind = SETU_ARGUMENT_SCALAR, .scalar_kind = kind, .integer = (int64_t)number, .real = number};
}

TEST(accessors_answer_and_refuse) {
  fixture f;
  setup(&f);
  set_tensor(&f, 0, SETU_F32, 2, false);
  set_number(&f, 2, SETU_SCALAR_FLOAT, 2.5);
  CHECK(call_has(&f.call, "x") && !call_has(&f.call, "y") && !call_has(&f.call, "z"));
  CHECK(call_tensor(&f.call, "x") == f.arguments[0].tensor.value);
  CHECK_FLOAT_EQ(call_double(&f.call, "s"), 2.5);
  CHECK_INT_EQ(call_int(&f.call, "s"), 2);
  CHECK_INT_EQ(call_int_or(&f.call, "y", 7), 7);
  CHECK(call_is_number(&f.call, "s", 2.5) && !call_is_number(&f.call, "s", 2) && !call_is_number(&f.call, "y", 0));
  CHECK(!hlo_status(f.call.builder));
  call_tensor(&f.call, "s");
  CHECK_STR_CONTAINS(setu_status_message(hlo_status(f.call.builder)), "the argument s is not a tensor");
  teardown(&f);
}

TEST(an_unlisted_name_fails_the_builder) {
  fixture f;
  setup(&f);
  call_int_or(&f.call, "z", 0);
  CHECK_STR_CONTAINS(setu_status_message(hlo_status(f.call.builder)), "test: the argument z is not listed");
  teardown(&f);
}

TEST(accessors_are_silent_without_a_builder) {
  fixture f;
  setup(&f);
  teardown(&f);
  f.call.builder = NULL;
  CHECK_INT_EQ(call_int(&f.call, "z"), 0);
  CHECK(!call_tensor(&f.call, "x"));
  CHECK_INT_EQ(call_type(&f.call, "x")->rank, 0);
}

TEST(a_run_time_number_is_a_value_only) {
  fixture f;
  setup(&f);
  set_number(&f, 2, SETU_SCALAR_FLOAT, 1);
  setu_type scalar = hlo_scalar_type(SETU_F64);
  f.arguments[2].run_time = true;
  f.arguments[2].value = hlo_parameter(f.call.builder, &scalar);
  CHECK(!call_is_number(&f.call, "s", 1));
  CHECK_INT_EQ(call_scalar(&f.call, "s", SETU_F32)->type.dtype, SETU_F32);
  CHECK(call_scalar(&f.call, "s", SETU_F64) == f.arguments[2].value);
  CHECK(!hlo_status(f.call.builder));
  call_double(&f.call, "s");
  CHECK_STR_CONTAINS(setu_status_message(hlo_status(f.call.builder)), "run-time number");
  teardown(&f);
}

static void check_scalar(setu_scalar_kind kind, double number, setu_dtype dtype, const char *expected) {
  fixture f;
  setup(&f);
  set_number(&f, 2, kind, number);
  setu_value *value = call_scalar(&f.call, "s", dtype);
  char *module;
  CHECK_OK(hlo_finish(f.call.builder, 1, &value, &module));
  CHECK_STR_CONTAINS(module, expected);
  base_free(module);
  teardown(&f);
}

TEST(known_numbers_convert_like_pytorch) {
  check_scalar(SETU_SCALAR_INT, 300, SETU_I8, "dense<44>");
  check_scalar(SETU_SCALAR_INT, -1, SETU_U8, "dense<255>");
  check_scalar(SETU_SCALAR_FLOAT, -3.7, SETU_I64, "dense<-3>");
  check_scalar(SETU_SCALAR_FLOAT, 0.5, SETU_BOOL, "dense<true>");
  check_scalar(SETU_SCALAR_BOOL, 1, SETU_F32, "tensor<f32>");
}

/* ---- promotion ---- */

TEST(types_promote_like_pytorch) {
  static const setu_dtype cases[][3] = {
      {SETU_BOOL, SETU_U8, SETU_U8},    {SETU_U8, SETU_I8, SETU_I16},    {SETU_U8, SETU_I16, SETU_I16},
      {SETU_I32, SETU_I64, SETU_I64},   {SETU_I64, SETU_F16, SETU_F16},  {SETU_F16, SETU_BF16, SETU_F32},
      {SETU_BF16, SETU_F32, SETU_F32},  {SETU_F32, SETU_F64, SETU_F64},  {SETU_C64, SETU_F64, SETU_C128},
      {SETU_C64, SETU_BF16, SETU_C64},  {SETU_C64, SETU_I64, SETU_C64},  {SETU_U16, SETU_F32, SETU_F32},
      {SETU_C64, SETU_C128, SETU_C128}, {SETU_BOOL, SETU_F16, SETU_F16}, {SETU_DTYPE_INVALID, SETU_I8, SETU_I8},
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    CHECK_INT_EQ(call_promote_types(cases[i][0], cases[i][1]), cases[i][2]);
    CHECK_INT_EQ(call_promote_types(cases[i][1], cases[i][0]), cases[i][2]);
  }
}

/* The result type of x (a tensor of a rank, or a number from Python) with y. */
static setu_dtype promoted(setu_dtype x, int rank, bool wrapped, setu_dtype y, int y_rank) {
  fixture f;
  setup(&f);
  set_tensor(&f, 0, x, rank, wrapped);
  set_tensor(&f, 1, y, y_rank, false);
  setu_dtype result = call_promote(&f.call, "x y");
  teardown(&f);
  return result;
}

TEST(dimensions_win_over_scalars_within_a_category) {
  CHECK_INT_EQ(promoted(SETU_F64, 0, false, SETU_F32, 2), SETU_F32);
  CHECK_INT_EQ(promoted(SETU_F64, 0, false, SETU_I32, 2), SETU_F64);
  CHECK_INT_EQ(promoted(SETU_F64, 0, true, SETU_I32, 2), SETU_F32);
  CHECK_INT_EQ(promoted(SETU_I64, 0, true, SETU_U8, 2), SETU_U8);
  CHECK_INT_EQ(promoted(SETU_I64, 0, true, SETU_U8, 0), SETU_U8);
  CHECK_INT_EQ(promoted(SETU_I64, 0, true, SETU_BOOL, 2), SETU_I64);
  CHECK_INT_EQ(promoted(SETU_C128, 0, true, SETU_F32, 2), SETU_C64);
  CHECK_INT_EQ(promoted(SETU_C128, 0, false, SETU_F64, 2), SETU_C128);
  CHECK_INT_EQ(promoted(SETU_F32, 1, false, SETU_F64, 2), SETU_F64);
}

TEST(numbers_follow_the_default_dtype) {
  fixture f;
  setup(&f);
  set_tensor(&f, 0, SETU_I32, 1, false);
  set_number(&f, 2, SETU_SCALAR_FLOAT, 1.5);
  CHECK_INT_EQ(call_promote(&f.call, "x s"), SETU_F32);
  f.call.default_dtype = SETU_F64;
  CHECK_INT_EQ(call_promote(&f.call, NULL), SETU_F64);
  set_number(&f, 2, SETU_SCALAR_INT, 1);
  CHECK_INT_EQ(call_promote(&f.call, NULL), SETU_I32);
  teardown(&f);
}

/* ---- kit ---- */

static void check_conversion(setu_dtype from, setu_dtype to, const char *expected) {
  setu_builder *b;
  CHECK_OK(hlo_builder_create(&b));
  setu_type type = hlo_scalar_type(from);
  setu_value *value = kit_convert(b, hlo_parameter(b, &type), to);
  CHECK_INT_EQ(value->type.dtype, to);
  char *module;
  CHECK_OK(hlo_finish(b, 1, &value, &module));
  CHECK_STR_CONTAINS(module, expected);
  base_free(module);
  hlo_builder_destroy(b);
}

TEST(conversions_go_through_the_right_types) {
  check_conversion(SETU_F32, SETU_U8, "(tensor<f32>) -> tensor<i64>");
  check_conversion(SETU_F32, SETU_I8, "(tensor<f32>) -> tensor<i32>");
  check_conversion(SETU_F64, SETU_BF16, "(tensor<f64>) -> tensor<f32>");
  check_conversion(SETU_I64, SETU_F16, "(tensor<i64>) -> tensor<f32>");
  check_conversion(SETU_C64, SETU_F32, "stablehlo.real");
  check_conversion(SETU_F32, SETU_C64, "stablehlo.complex");
  check_conversion(SETU_F32, SETU_BOOL, "stablehlo.compare");
}

TEST(dimensions_are_wrapped_and_sorted) {
  fixture f;
  setup(&f);
  int64_t ints[] = {-1, 0, 2}, dims[SETU_MAX_RANK];
  f.arguments[1] = (setu_argument){.kind = SETU_ARGUMENT_INTS, .ints = ints, .count = 3};
  CHECK_INT_EQ(kit_dims(f.call.builder, &f.call, "y", 3, dims), 2);
  CHECK_INT_EQ(dims[0], 0);
  CHECK_INT_EQ(dims[1], 2);
  CHECK_INT_EQ(kit_dims(f.call.builder, &f.call, "x", 3, dims), 3);
  set_number(&f, 2, SETU_SCALAR_INT, -2);
  CHECK_INT_EQ(kit_dims(f.call.builder, &f.call, "s", 3, dims), 1);
  CHECK_INT_EQ(dims[0], 1);
  CHECK_INT_EQ(kit_dim(f.call.builder, -1, 0), 0);
  CHECK(!hlo_status(f.call.builder));
  kit_dim(f.call.builder, 3, 3);
  CHECK_STR_CONTAINS(setu_status_message(hlo_status(f.call.builder)), "outside a tensor of rank 3");
  teardown(&f);
}

TEST(random_draws_need_the_flag) {
  fixture f;
  setup(&f);
  int64_t size = 4;
  kit_random_bits(f.call.builder, &f.call, 1, &size, 0);
  CHECK_STR_CONTAINS(setu_status_message(hlo_status(f.call.builder)), "not OP_RANDOM");
  teardown(&f);
}
