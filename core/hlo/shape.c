#include <string.h>

#include "hlo/internal.h"

static bool check_rank(setu_builder *b, const char *op, int rank) {
  if (rank >= 0 && rank <= SETU_MAX_RANK) return true;
  HLO_FAIL(b, op, "the rank %d is outside 0 to %d", rank, SETU_MAX_RANK);
  return false;
}

setu_value *hlo_broadcast_in_dim(setu_builder *b, setu_value *x, int rank, const int64_t *dims,
                                 const int64_t *dimensions) {
  const char *op = "stablehlo.broadcast_in_dim";
  if (!hlo_usable(b, op, 1, &x) || !check_rank(b, op, rank)) return &b->poison.value;
  setu_type type = hlo_type(x->type.dtype, rank, dims);
  if (!hlo_check_dimensions(b, op, "broadcast dimensions", x->type.rank, dimensions, rank)) return &b->poison.value;
  for (int i = 0; i < x->type.rank; i++)
    if (x->type.dims[i] != 1 && x->type.dims[i] != dims[dimensions[i]])
      return HLO_FAIL(b, op, "dimension %d of %s does not fit dimension %d of %s", i, hlo_show(b, &x->type),
                      (int)dimensions[i], hlo_show(b, &type));
  text attributes;
  text_init(&attributes);
  hlo_attr_array(&attributes, "broadcast_dimensions", x->type.rank, dimensions);
  return hlo_emit_one(b, op, 1, &x, &attributes, &type);
}

setu_value *hlo_reshape(setu_builder *b, setu_value *x, int rank, const int64_t *dims) {
  const char *op = "stablehlo.reshape";
  if (!hlo_usable(b, op, 1, &x) || !check_rank(b, op, rank)) return &b->poison.value;
  setu_type type = hlo_type(x->type.dtype, rank, dims);
  if (hlo_type_equal(&type, &x->type)) return x;
  if (hlo_type_count(&type) != hlo_type_count(&x->type))
    return HLO_FAIL(b, op, "%s and %s have different numbers of elements", hlo_show(b, &x->type), hlo_show(b, &type));
  return hlo_emit_one(b, op, 1, &x, NULL, &type);
}

setu_value *hlo_transpose(setu_builder *b, setu_value *x, const int64_t *permutation) {
  const char *op = "stablehlo.transpose";
  if (!hlo_usable(b, op, 1, &x)) return &b->poison.value;
  int rank = x->type.rank;
  if (!hlo_check_dimensions(b, op, "the permutation", rank, permutation, rank)) return &b->poison.value;
  setu_type type = x->type;
  bool identity = true;
  for (int i = 0; i < rank; i++) {
    type.dims[i] = x->type.dims[permutation[i]];
    identity = identity && permutation[i] == i;
  }
  if (identity) return x;
  text attributes;
  text_init(&attributes);
  hlo_attr_array(&attributes, "permutation", rank, permutation);
  return hlo_emit_one(b, op, 1, &x, &attributes, &type);
}

setu_value *hlo_slice(setu_builder *b, setu_value *x, const int64_t *start, const int64_t *limit,
                      const int64_t *strides) {
  const char *op = "stablehlo.slice";
  if (!hlo_usable(b, op, 1, &x)) return &b->poison.value;
  setu_type type = x->type;
  int64_t ones[SETU_MAX_RANK];
  bool whole = true;
  for (int i = 0; i < type.rank; i++) {
    ones[i] = 1;
    int64_t stride = strides ? strides[i] : 1, size = x->type.dims[i];
    if (start[i] < 0 || limit[i] < start[i] || limit[i] > size || stride < 1)
      return HLO_FAIL(b, op, "%lld to %lld by %lld is not a part of dimension %d of %s", (long long)start[i],
                      (long long)limit[i], (long long)stride, i, hlo_show(b, &x->type));
    int64_t length = limit[i] - start[i];
    type.dims[i] = length ? (length - 1) / stride + 1 : 0;
    whole = whole && start[i] == 0 && type.dims[i] == size && limit[i] == size;
  }
  if (whole) return x;
  text attributes;
  text_init(&attributes);
  hlo_attr_array(&attributes, "start_indices", type.rank, start);
  hlo_attr_array(&attributes, "limit_indices", type.rank, limit);
  hlo_attr_array(&attributes, "strides", type.rank, strides ? strides : ones);
  return hlo_emit_one(b, op, 1, &x, &attributes, &type);
}

setu_value *hlo_concatenate(setu_builder *b, int count, setu_value *const *values, int dimension) {
  const char *op = "stablehlo.concatenate";
  if (b->status) return &b->poison.value;
  if (count < 1) return HLO_FAIL(b, op, "there are no operands");
  if (!hlo_usable(b, op, count, values)) return &b->poison.value;
  setu_type type = values[0]->type;
  if (dimension < 0 || dimension >= type.rank)
    return HLO_FAIL(b, op, "the dimension %d is outside %s", dimension, hlo_show(b, &type));
  if (count == 1) return values[0];
  int64_t total = type.dims[dimension];
  for (int i = 1; i < count; i++) {
    setu_type other = values[i]->type;
    int64_t length = other.dims[dimension];
    other.dims[dimension] = type.dims[dimension];
    if (!hlo_type_equal(&type, &other) || __builtin_add_overflow(total, length, &total))
      return HLO_FAIL(b, op, "the operands have types %s and %s, which may differ in dimension %d only",
                      hlo_show(b, &type), hlo_show(b, &values[i]->type), dimension);
  }
  type.dims[dimension] = total;
  text attributes;
  text_init(&attributes);
  hlo_attr(&attributes, "dimension = %d : i64", dimension);
  return hlo_emit_one(b, op, count, values, &attributes, &type);
}

/* size + low + high + (size - 1) * interior; false on overflow or when it is negative. */
static bool padded_size(int64_t size, int64_t low, int64_t high, int64_t interior, int64_t *result) {
  int64_t total = 0;
  if (interior < 0 || (size && __builtin_mul_overflow(size - 1, interior, &total))) return false;
  if (__builtin_add_overflow(total, size, &total) || __builtin_add_overflow(total, low, &total)) return false;
  return !__builtin_add_overflow(total, high, result) && *result >= 0;
}

setu_value *hlo_pad(setu_builder *b, setu_value *x, setu_value *padding_value, const int64_t *low, const int64_t *high,
                    const int64_t *interior) {
  const char *op = "stablehlo.pad";
  setu_value *operands[2] = {x, padding_value};
  if (!hlo_usable(b, op, 2, operands)) return &b->poison.value;
  setu_type type = x->type, scalar = hlo_scalar_type(type.dtype);
  if (!hlo_type_equal(&padding_value->type, &scalar))
    return HLO_FAIL(b, op, "the padding value has the type %s, expected %s", hlo_show(b, &padding_value->type),
                    hlo_show(b, &scalar));
  int64_t zeros[SETU_MAX_RANK] = {0};
  if (!interior) interior = zeros;
  bool nothing = true;
  for (int i = 0; i < type.rank; i++) {
    if (!padded_size(x->type.dims[i], low[i], high[i], interior[i], &type.dims[i]))
      return HLO_FAIL(b, op, "padding by %lld, %lld and %lld between is not possible in dimension %d of %s",
                      (long long)low[i], (long long)high[i], (long long)interior[i], i, hlo_show(b, &x->type));
    nothing = nothing && !low[i] && !high[i] && !interior[i];
  }
  if (nothing) return x;
  text attributes;
  text_init(&attributes);
  hlo_attr_array(&attributes, "edge_padding_low", type.rank, low);
  hlo_attr_array(&attributes, "edge_padding_high", type.rank, high);
  hlo_attr_array(&attributes, "interior_padding", type.rank, interior);
  return hlo_emit_one(b, op, 2, operands, &attributes, &type);
}

setu_value *hlo_reverse(setu_builder *b, setu_value *x, int count, const int64_t *dimensions) {
  const char *op = "stablehlo.reverse";
  if (!hlo_usable(b, op, 1, &x)) return &b->poison.value;
  if (!hlo_check_dimensions(b, op, "the reversed dimensions", count, dimensions, x->type.rank)) return &b->poison.value;
  if (!count) return x;
  text attributes;
  text_init(&attributes);
  hlo_attr_array(&attributes, "dimensions", count, dimensions);
  return hlo_emit_one(b, op, 1, &x, &attributes, &x->type);
}
