/* PyTorch's computation types and conversions, constants and elementwise helpers with broadcasting. */
#include "ops/kit.h"

#include <float.h>

/* ---- dtypes ---- */

setu_dtype kit_compute_dtype(setu_dtype dtype) {
  return setu_dtype_is_floating(dtype) && setu_dtype_size(dtype) < 4 ? SETU_F32 : dtype;
}

setu_dtype kit_to_float_dtype(const setu_call *c, setu_dtype dtype) {
  return dtype == SETU_BOOL || setu_dtype_is_integral(dtype) ? call_default_dtype(c) : dtype;
}

double kit_epsilon(setu_dtype dtype) {
  return hlo_real_dtype(dtype) == SETU_F64 ? DBL_EPSILON : (double)FLT_EPSILON;
}

double kit_smallest_normal(setu_dtype dtype) {
  return hlo_real_dtype(dtype) == SETU_F64 ? DBL_MIN : (double)FLT_MIN;
}

/* ---- conversions ---- */

setu_value *kit_nonzero(setu_builder *b, setu_value *x) {
  if (x->type.dtype == SETU_BOOL) return x;
  return hlo_compare(b, HLO_NE, x, kit_zeros_like(b, x));
}

setu_value *kit_conjugate(setu_builder *b, setu_value *x) {
  if (!setu_dtype_is_complex(x->type.dtype)) return x;
  return hlo_complex(b, hlo_real(b, x), hlo_negate(b, hlo_imag(b, x)));
}

/* PyTorch casts floating numbers to narrow integers through a wider one, so that they wrap; XLA would saturate. */
static setu_value *float_to_integer(setu_builder *b, setu_value *x, setu_dtype dtype) {
  if (dtype == SETU_I8 || dtype == SETU_I16) x = hlo_convert(b, x, SETU_I32);
  if (dtype == SETU_U8 || dtype == SETU_U16 || dtype == SETU_U32) x = hlo_convert(b, x, SETU_I64);
  return hlo_convert(b, x, dtype);
}

/* float8_e4m3fn has no infinity: PyTorch gives its largest number, XLA would give NaN. NaN stays. */
static setu_value *within_e4m3fn(setu_builder *b, setu_value *x) {
  setu_value *most = kit_full_like(b, x, 448), *beyond = hlo_compare(b, HLO_GT, hlo_abs(b, x), most);
  return hlo_select(b, beyond, hlo_multiply(b, hlo_sign(b, x), most), x);
}

setu_value *kit_convert(setu_builder *b, setu_value *x, setu_dtype dtype) {
  setu_dtype from = x->type.dtype;
  if (from == dtype) return x;
  if (dtype == SETU_BOOL) return kit_nonzero(b, x);
  if (setu_dtype_is_complex(from) && !setu_dtype_is_complex(dtype)) return kit_convert(b, hlo_real(b, x), dtype);
  if (setu_dtype_is_complex(dtype) && !setu_dtype_is_complex(from)) {
    setu_value *real = hlo_convert(b, x, hlo_real_dtype(dtype));
    return hlo_complex(b, real, kit_zeros_like(b, real));
  }
  if (setu_dtype_is_floating(from) && setu_dtype_is_integral(dtype)) return float_to_integer(b, x, dtype);
  /* PyTorch rounds to f16, bf16 and f8 from f32 only. */
  if (setu_dtype_is_floating(dtype) && setu_dtype_size(dtype) < 4) x = hlo_convert(b, x, SETU_F32);
  if (dtype == SETU_F8E4M3FN) x = within_e4m3fn(b, x);
  return hlo_convert(b, x, dtype);
}

setu_value *kit_operand(setu_builder *b, setu_call *c, const char *name, setu_dtype dtype) {
  int index = call_find(c, name);
  if (index >= 0 && c->arguments[index].kind == SETU_ARGUMENT_SCALAR) return call_scalar(c, name, dtype);
  return kit_convert(b, call_tensor(c, name), dtype);
}

/* ---- broadcasting ---- */

static bool same_dims(const setu_value *x, int rank, const int64_t *dims) {
  if (x->type.rank != rank) return false;
  for (int i = 0; i < rank; i++)
    if (x->type.dims[i] != dims[i]) return false;
  return true;
}

setu_value *kit_broadcast(setu_builder *b, setu_value *x, int rank, const int64_t *dims) {
  if (same_dims(x, rank, dims)) return x;
  int64_t dimensions[SETU_MAX_RANK];
  if (x->type.rank > rank)
    return hlo_fail(b,
                    SETU_ERROR(SETU_INTERNAL, "a value of rank %d cannot be broadcast to rank %d", x->type.rank, rank));
  for (int i = 0; i < x->type.rank; i++) dimensions[i] = rank - x->type.rank + i;
  return hlo_broadcast_in_dim(b, x, rank, dims, dimensions);
}

setu_value *kit_broadcast_like(setu_builder *b, setu_value *x, const setu_value *like) {
  return kit_broadcast(b, x, like->type.rank, like->type.dims);
}

void kit_broadcast_shape(setu_builder *b, int count, setu_value *const *values, setu_type *out_type) {
  out_type->rank = 0;
  for (int i = 0; i < count; i++)
    if (values[i]->type.rank > out_type->rank) out_type->rank = values[i]->type.rank;
  for (int k = 0; k < out_type->rank; k++) out_type->dims[k] = 1;
  for (int i = 0; i < count; i++) {
    const setu_type *type = &values[i]->type;
    int shift = out_type->rank - type->rank;
    for (int k = 0; k < type->rank; k++) {
      int64_t *size = &out_type->dims[shift + k];
      if (type->dims[k] == 1 || type->dims[k] == *size) continue;
      if (*size != 1)
        hlo_fail(b, SETU_ERROR(SETU_INTERNAL, "sizes %lld and %lld cannot be broadcast together", (long long)*size,
                               (long long)type->dims[k]));
      *size = type->dims[k];
    }
  }
}

void kit_broadcast_pair(setu_builder *b, setu_value **x, setu_value **y) {
  setu_value *values[] = {*x, *y};
  setu_type type;
  kit_broadcast_shape(b, 2, values, &type);
  *x = kit_broadcast(b, *x, type.rank, type.dims);
  *y = kit_broadcast(b, *y, type.rank, type.dims);
}

void kit_broadcast_three(setu_builder *b, setu_value **x, setu_value **y, setu_value **z) {
  setu_value *values[] = {*x, *y, *z};
  setu_type type;
  kit_broadcast_shape(b, 3, values, &type);
  *x = kit_broadcast(b, *x, type.rank, type.dims);
  *y = kit_broadcast(b, *y, type.rank, type.dims);
  *z = kit_broadcast(b, *z, type.rank, type.dims);
}

setu_value *kit_binary(setu_builder *b, hlo_op op, setu_value *x, setu_value *y) {
  kit_broadcast_pair(b, &x, &y);
  return hlo_binary(b, op, x, y);
}

setu_value *kit_compare(setu_builder *b, hlo_direction direction, setu_value *x, setu_value *y) {
  kit_broadcast_pair(b, &x, &y);
  return hlo_compare(b, direction, x, y);
}

setu_value *kit_select(setu_builder *b, setu_value *predicate, setu_value *x, setu_value *y) {
  kit_broadcast_three(b, &predicate, &x, &y);
  return hlo_select(b, predicate, x, y);
}

/* ---- constants ---- */

setu_value *kit_full_like(setu_builder *b, const setu_value *like, double number) {
  return hlo_splat(b, &like->type, number, 0);
}

setu_value *kit_zeros_like(setu_builder *b, const setu_value *like) {
  return kit_full_like(b, like, 0);
}
setu_value *kit_ones_like(setu_builder *b, const setu_value *like) {
  return kit_full_like(b, like, 1);
}
setu_value *kit_zeros(setu_builder *b, const setu_type *type) {
  return hlo_splat(b, type, 0, 0);
}

setu_value *kit_add_number(setu_builder *b, setu_value *x, double number) {
  return hlo_add(b, x, kit_full_like(b, x, number));
}

setu_value *kit_mul_number(setu_builder *b, setu_value *x, double number) {
  return hlo_multiply(b, x, kit_full_like(b, x, number));
}

setu_value *kit_compare_number(setu_builder *b, hlo_direction direction, setu_value *x, double number) {
  return hlo_compare(b, direction, x, kit_full_like(b, x, number));
}

setu_value *kit_is_nan(setu_builder *b, setu_value *x) {
  if (setu_dtype_is_complex(x->type.dtype))
    return hlo_or(b, kit_is_nan(b, hlo_real(b, x)), kit_is_nan(b, hlo_imag(b, x)));
  if (setu_dtype_is_floating(x->type.dtype)) return hlo_compare(b, HLO_NE, x, x);
  setu_type type = x->type;
  type.dtype = SETU_BOOL;
  return kit_zeros(b, &type);
}

setu_value *kit_iota(setu_builder *b, int rank, const int64_t *dims, int dimension) {
  setu_type type = hlo_type(SETU_I64, rank, dims);
  return hlo_iota(b, &type, dimension);
}

setu_value *kit_positions(setu_builder *b, const setu_type *type, int dim) {
  setu_type index = *type;
  index.dtype = type->dims[dim] <= INT32_MAX ? SETU_I32 : SETU_I64;
  return hlo_iota(b, &index, dim);
}
