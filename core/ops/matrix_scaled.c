/* Products of float8 matrices with scales: the operands are scaled and multiplied in float32, as PyTorch's CPU kernel
 * does. */
#include "ops/kit.h"
#include "ops/lowerings.h"
#include "ops/table.h"

enum { TENSOR_WISE = 0, ROW_WISE = 1 }; /* PyTorch's numbers of recipes */

/* ---- types ---- */

static bool is_float8(setu_dtype dtype) {
  return dtype == SETU_F8E4M3FN || dtype == SETU_F8E5M2 || dtype == SETU_F8E4M3FNUZ || dtype == SETU_F8E5M2FNUZ;
}

/* One number for the matrix, or one for each of its rows (or columns, of the second matrix). */
static setu_status check_scale(const setu_type *scale, const setu_type *of, int kept, const char *name) {
  if (scale->dtype != SETU_F32)
    return SETU_ERROR(SETU_UNIMPLEMENTED,
                      "_scaled_mm: %s has the dtype %s, and device tpu multiplies with scales of float32; convert it",
                      name, setu_dtype_name(scale->dtype));
  bool each = scale->rank == 2 && scale->dims[kept] == of->dims[kept] && scale->dims[1 - kept] == 1;
  if (!each && hlo_type_count(scale) != 1)
    return SETU_ERROR(SETU_INVALID_ARGUMENT,
                      "_scaled_mm: %s must hold one number, or one for each %s; scale blocks before the product", name,
                      kept ? "column of mat2" : "row of self");
  return SETU_STATUS_OK;
}

static setu_status product_type(const setu_call *c, const setu_type *scale_a, const setu_type *scale_b,
                                setu_type *out_type) {
  const setu_type *x = call_type(c, "self"), *y = call_type(c, "mat2");
  if (x->rank != 2) return SETU_ERROR(SETU_INVALID_ARGUMENT, "mat1 must be a matrix");
  if (y->rank != 2) return SETU_ERROR(SETU_INVALID_ARGUMENT, "mat2 must be a matrix");
  if (x->dims[1] != y->dims[0])
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "mat1 and mat2 shapes cannot be multiplied (%lldx%lld and %lldx%lld)",
                      (long long)x->dims[0], (long long)x->dims[1], (long long)y->dims[0], (long long)y->dims[1]);
  if (!is_float8(x->dtype) || !is_float8(y->dtype))
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "Expected both matrices to be of float8, got %s and %s",
                      setu_dtype_name(x->dtype), setu_dtype_name(y->dtype));
  SETU_TRY(check_scale(scale_a, x, 0, "scale_a"));
  SETU_TRY(check_scale(scale_b, y, 1, "scale_b"));
  if (call_has(c, "bias") && hlo_type_count(call_type(c, "bias")) != y->dims[1])
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "Bias must be size %lld but got %lld", (long long)y->dims[1],
                      (long long)hlo_type_count(call_type(c, "bias")));
  int64_t dims[2] = {x->dims[0], y->dims[1]};
  *out_type = hlo_type(call_dtype_or(c, "out_dtype", x->dtype), 2, dims);
  return SETU_STATUS_OK;
}

setu_status types_scaled_mm(const setu_call *c, setu_type *out_types, int *out_count) {
  *out_count = 1;
  return product_type(c, call_type(c, "scale_a"), call_type(c, "scale_b"), out_types);
}

static setu_status check_recipe(const setu_call *c, const char *scale, const char *recipe, const char *swizzle) {
  int count = call_count(c, scale), kinds, layouts;
  const int64_t *kind = call_ints(c, recipe, &kinds), *layout = call_ints(c, swizzle, &layouts);
  if (count != 1 || kinds != 1 || (kind[0] != TENSOR_WISE && kind[0] != ROW_WISE))
    return SETU_ERROR(SETU_UNIMPLEMENTED,
                      "_scaled_mm_v2: device tpu knows one %s by tensor or by row; scale blocks before the product",
                      scale);
  for (int i = 0; i < layouts; i++)
    if (layout[i])
      return SETU_ERROR(SETU_UNIMPLEMENTED, "_scaled_mm_v2: device tpu takes %s in plain order, not swizzled", scale);
  return SETU_STATUS_OK;
}

setu_status types_scaled_mm_v2(const setu_call *c, setu_type *out_types, int *out_count) {
  *out_count = 1;
  SETU_TRY(check_recipe(c, "scale_a", "recipe_a", "swizzle_a"));
  SETU_TRY(check_recipe(c, "scale_b", "recipe_b", "swizzle_b"));
  return product_type(c, call_item_type(c, "scale_a", 0), call_item_type(c, "scale_b", 0), out_types);
}

/* ---- products ---- */

/* x in float32 times its scale. */
static setu_value *scaled(setu_builder *b, setu_value *x, setu_value *scale) {
  x = kit_convert(b, x, SETU_F32);
  if (hlo_type_count(&scale->type) == 1) return kit_mul(b, x, hlo_reshape(b, scale, 0, NULL));
  return kit_mul(b, x, scale);
}

static setu_value *product(setu_builder *b, setu_call *c, setu_value *scale_a, setu_value *scale_b) {
  setu_value *x = scaled(b, call_tensor(c, "self"), scale_a), *y = scaled(b, call_tensor(c, "mat2"), scale_b);
  setu_value *result = kit_matmul(b, x, y);
  if (!call_has(c, "bias")) return result;
  return kit_add(b, result, kit_flatten(b, kit_convert(b, call_tensor(c, "bias"), SETU_F32)));
}

setu_status lower_scaled_mm(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = product(b, c, call_tensor(c, "scale_a"), call_tensor(c, "scale_b"));
  /* The result's own scale counts where a float8 result was asked for by name. */
  if (call_has(c, "scale_result") && is_float8(call_dtype_or(c, "out_dtype", SETU_DTYPE_INVALID)))
    out[0] = kit_div(b, out[0], hlo_reshape(b, kit_convert(b, call_tensor(c, "scale_result"), SETU_F32), 0, NULL));
  return SETU_STATUS_OK;
}

setu_status lower_scaled_mm_v2(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = product(b, c, call_item(c, "scale_a", 0), call_item(c, "scale_b", 0));
  return SETU_STATUS_OK;
}
