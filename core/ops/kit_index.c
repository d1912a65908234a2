/* Gathers and scatters along one dimension. */
#include "ops/kit.h"

setu_value *kit_wrap_index(setu_builder *b, setu_value *index, int64_t size) {
  index = kit_convert(b, index, SETU_I64);
  setu_value *wrapped = hlo_add(b, index, hlo_splat_int(b, &index->type, size));
  return hlo_select(b, kit_compare_number(b, HLO_LT, index, 0), wrapped, index);
}

/* A dimension without elements allows no slice of one, though only an empty index can point into it. */
static setu_value *nothing(setu_builder *b, setu_dtype dtype, const setu_type *shape) {
  setu_type type = *shape;
  type.dtype = dtype;
  return kit_zeros(b, &type);
}

setu_value *kit_take_dim(setu_builder *b, setu_value *x, int dim, setu_value *index) {
  hlo_gather_dims dims = {.collapsed_count = 1, .map_count = 1, .index_vector_dim = 1};
  int64_t sizes[SETU_MAX_RANK];
  x = kit_at_least_1d(b, x);
  if (!x->type.dims[dim]) {
    setu_type shape = x->type;
    shape.dims[dim] = index->type.dims[0];
    return nothing(b, x->type.dtype, &shape);
  }
  for (int i = 0; i < x->type.rank; i++) {
    sizes[i] = i == dim ? 1 : x->type.dims[i];
    if (i != dim) dims.offset_dims[dims.offset_count++] = i;
  }
  dims.collapsed_slice_dims[0] = dims.start_index_map[0] = dim;
  return hlo_gather(b, x, index, &dims, sizes);
}

/* x cut to the sizes of `type` in every dimension but dim (dim too when `all`). */
static setu_value *cut(setu_builder *b, setu_value *x, const setu_type *type, int dim, bool all) {
  int64_t start[SETU_MAX_RANK] = {0}, limit[SETU_MAX_RANK];
  for (int i = 0; i < x->type.rank; i++) limit[i] = i == dim && !all ? x->type.dims[i] : type->dims[i];
  return hlo_slice(b, x, start, limit, NULL);
}

setu_value *kit_gather_dim(setu_builder *b, setu_value *x, int dim, setu_value *index) {
  const setu_type shape = index->type;
  hlo_gather_dims dims = {.collapsed_count = 1, .map_count = 1};
  int64_t sizes[SETU_MAX_RANK];
  x = kit_at_least_1d(b, x);
  index = kit_at_least_1d(b, index);
  if (!x->type.dims[dim] || hlo_type_count(&shape) == 0) return nothing(b, x->type.dtype, &shape);
  x = cut(b, x, &index->type, dim, false);
  for (int i = 0; i < x->type.rank; i++) {
    sizes[i] = 1;
    if (i == dim) continue;
    dims.operand_batching_dims[dims.batching_count] = i;
    dims.start_indices_batching_dims[dims.batching_count++] = i;
  }
  dims.collapsed_slice_dims[0] = dims.start_index_map[0] = dim;
  dims.index_vector_dim = index->type.rank;
  return kit_reshape_type(b, hlo_gather(b, x, index, &dims, sizes), &shape);
}

hlo_region *kit_region_assign(setu_builder *b, setu_dtype dtype) {
  setu_type types[2] = {hlo_scalar_type(dtype), hlo_scalar_type(dtype)};
  hlo_region *region = hlo_region_begin(b, 2, types);
  setu_value *update = hlo_region_argument(region, 1);
  hlo_region_end(b, region, 1, &update);
  return region;
}

/* The full coordinates of every update: its own position, except along dim. */
static setu_value *coordinates(setu_builder *b, setu_value *index, int dim) {
  setu_value *parts[SETU_MAX_RANK];
  int rank = index->type.rank;
  for (int i = 0; i < rank; i++)
    parts[i] = kit_unsqueeze(b, i == dim ? index : kit_iota(b, rank, index->type.dims, i), rank);
  return hlo_concatenate(b, rank, parts, rank);
}

setu_value *kit_scatter_dim(setu_builder *b, setu_value *x, int dim, setu_value *index, setu_value *src,
                            hlo_region *body) {
  const setu_type shape = x->type;
  hlo_scatter_dims dims = {.index_vector_dim = 0};
  x = kit_at_least_1d(b, x);
  index = kit_convert(b, kit_at_least_1d(b, index), SETU_I64);
  src = cut(b, kit_at_least_1d(b, src), &index->type, dim, true);
  int rank = x->type.rank;
  bool batched = true;
  for (int i = 0; i < rank; i++)
    if (i != dim && x->type.dims[i] != index->type.dims[i]) batched = false;
  dims.index_vector_dim = rank;
  if (!batched) index = coordinates(b, index, dim);
  for (int i = 0; i < rank; i++) {
    if (i == dim || !batched) {
      dims.inserted_window_dims[dims.inserted_count++] = i;
      dims.scatter_dims_to_operand_dims[dims.map_count++] = i;
    } else {
      dims.input_batching_dims[dims.batching_count] = i;
      dims.scatter_indices_batching_dims[dims.batching_count++] = i;
    }
  }
  return kit_reshape_type(b, hlo_scatter(b, x, index, src, &dims, body), &shape);
}
