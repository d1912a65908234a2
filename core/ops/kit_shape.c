/* PyTorch's dimension arguments and the shape changes that lowerings share. */
#include "ops/kit.h"

#include <string.h>

int kit_dim(setu_builder *b, int64_t dim, int rank) {
  int64_t size = rank ? rank : 1;
  if (dim < 0) dim += size;
  if (dim >= 0 && dim < size) return (int)dim;
  hlo_fail(b, SETU_ERROR(SETU_INTERNAL, "the dimension %lld is outside a tensor of rank %d", (long long)dim, rank));
  return 0;
}

int kit_dims(setu_builder *b, setu_call *c, const char *name, int rank, int64_t *out_dims) {
  bool taken[SETU_MAX_RANK] = {false};
  int given = 0, count = 0;
  int index = call_find(c, name);
  if (index >= 0 && c->arguments[index].kind == SETU_ARGUMENT_SCALAR) {
    taken[kit_dim(b, call_int(c, name), rank)] = true;
    given = 1;
  } else {
    const int64_t *dims = call_ints(c, name, &given);
    for (int i = 0; i < given; i++) taken[kit_dim(b, dims[i], rank)] = true;
  }
  for (int i = 0; i < rank; i++)
    if (taken[i] || !given) out_dims[count++] = i;
  return count;
}

void kit_reduced_shape(const setu_type *type, int count, const int64_t *dims, bool keepdim, setu_type *out_type) {
  bool reduced[SETU_MAX_RANK] = {false};
  for (int i = 0; i < count; i++) reduced[dims[i]] = true;
  setu_type result = {.dtype = type->dtype};
  for (int i = 0; i < type->rank; i++) {
    if (reduced[i] && !keepdim) continue;
    result.dims[result.rank++] = reduced[i] ? 1 : type->dims[i];
  }
  *out_type = result;
}

setu_value *kit_reshape_type(setu_builder *b, setu_value *x, const setu_type *type) {
  return hlo_reshape(b, x, type->rank, type->dims);
}

setu_value *kit_unsqueeze(setu_builder *b, setu_value *x, int dim) {
  setu_type type = x->type;
  if (dim < 0 || dim > type.rank || type.rank == SETU_MAX_RANK)
    return hlo_fail(b, SETU_ERROR(SETU_INTERNAL, "cannot add dimension %d to a tensor of rank %d", dim, type.rank));
  memmove(&type.dims[dim + 1], &type.dims[dim], sizeof type.dims[0] * (size_t)(type.rank - dim));
  type.dims[dim] = 1;
  type.rank++;
  return kit_reshape_type(b, x, &type);
}

setu_value *kit_squeeze(setu_builder *b, setu_value *x, int dim) {
  setu_type type = x->type;
  if (dim < 0 || dim >= type.rank || type.dims[dim] != 1)
    return hlo_fail(b, SETU_ERROR(SETU_INTERNAL, "cannot remove dimension %d of a tensor of rank %d", dim, type.rank));
  type.rank--;
  memmove(&type.dims[dim], &type.dims[dim + 1], sizeof type.dims[0] * (size_t)(type.rank - dim));
  return kit_reshape_type(b, x, &type);
}

setu_value *kit_transpose(setu_builder *b, setu_value *x, int dim0, int dim1) {
  int64_t permutation[SETU_MAX_RANK];
  for (int i = 0; i < x->type.rank; i++) permutation[i] = i;
  permutation[dim0] = dim1;
  permutation[dim1] = dim0;
  return hlo_transpose(b, x, permutation);
}

setu_value *kit_move_dim(setu_builder *b, setu_value *x, int from, int to) {
  int64_t permutation[SETU_MAX_RANK];
  int next = 0;
  for (int i = 0; i < x->type.rank; i++) {
    if (next == from) next++;
    permutation[i] = i == to ? from : next++;
  }
  return hlo_transpose(b, x, permutation);
}

setu_value *kit_at_least_1d(setu_builder *b, setu_value *x) {
  return x->type.rank ? x : kit_unsqueeze(b, x, 0);
}

setu_value *kit_flatten(setu_builder *b, setu_value *x) {
  int64_t count = hlo_type_count(&x->type);
  return hlo_reshape(b, x, 1, &count);
}

setu_value *kit_slice_dim(setu_builder *b, setu_value *x, int dim, int64_t start, int64_t limit, int64_t step) {
  int64_t starts[SETU_MAX_RANK], limits[SETU_MAX_RANK], strides[SETU_MAX_RANK];
  for (int i = 0; i < x->type.rank; i++) {
    starts[i] = 0;
    limits[i] = x->type.dims[i];
    strides[i] = 1;
  }
  starts[dim] = start;
  limits[dim] = limit;
  strides[dim] = step;
  return hlo_slice(b, x, starts, limits, strides);
}
