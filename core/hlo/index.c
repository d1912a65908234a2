#include <string.h>

#include "hlo/internal.h"

/* ---- dynamic slices ---- */

/* Operands and start indices in one array; NULL on failure. */
static setu_value **with_starts(setu_builder *b, const char *op, int count, setu_value *const *operands, int rank,
                                setu_value *const *starts) {
  if (!hlo_usable(b, op, rank, starts)) return NULL;
  for (int i = 0; i < rank; i++) {
    const setu_type *type = &starts[i]->type;
    if (!type->rank && setu_dtype_is_integral(type->dtype) && type->dtype == starts[0]->type.dtype) continue;
    HLO_FAIL(b, op, "start index %d has the type %s, expected rank-0 integers of one type", i, hlo_show(b, type));
    return NULL;
  }
  setu_value **all = hlo_alloc(b, sizeof *all * (size_t)(count + rank));
  for (int i = 0; all && i < count; i++) all[i] = operands[i];
  for (int i = 0; all && i < rank; i++) all[count + i] = starts[i];
  return all;
}

setu_value *hlo_dynamic_slice(setu_builder *b, setu_value *x, setu_value *const *starts, const int64_t *sizes) {
  const char *op = "stablehlo.dynamic_slice";
  if (!hlo_usable(b, op, 1, &x)) return &b->poison.value;
  int rank = x->type.rank;
  setu_value **operands = with_starts(b, op, 1, &x, rank, starts);
  if (!operands) return &b->poison.value;
  for (int i = 0; i < rank; i++)
    if (sizes[i] < 0 || sizes[i] > x->type.dims[i])
      return HLO_FAIL(b, op, "the size %lld does not fit dimension %d of %s", (long long)sizes[i], i,
                      hlo_show(b, &x->type));
  setu_type type = hlo_type(x->type.dtype, rank, sizes);
  text attributes;
  text_init(&attributes);
  hlo_attr_array(&attributes, "slice_sizes", rank, sizes);
  return hlo_emit_one(b, op, 1 + rank, operands, &attributes, &type);
}

setu_value *hlo_dynamic_update_slice(setu_builder *b, setu_value *x, setu_value *update, setu_value *const *starts) {
  const char *op = "stablehlo.dynamic_update_slice";
  setu_value *pair[2] = {x, update};
  if (!hlo_usable(b, op, 2, pair)) return &b->poison.value;
  bool fits = x->type.dtype == update->type.dtype && x->type.rank == update->type.rank;
  for (int i = 0; fits && i < x->type.rank; i++) fits = update->type.dims[i] <= x->type.dims[i];
  if (!fits)
    return HLO_FAIL(b, op, "the update %s does not fit into %s", hlo_show(b, &update->type), hlo_show(b, &x->type));
  setu_value **operands = with_starts(b, op, 2, pair, x->type.rank, starts);
  return operands ? hlo_emit_one(b, op, 2 + x->type.rank, operands, NULL, &x->type) : &b->poison.value;
}

/* ---- gather and scatter ---- */

/* The parts of the two operations' dimension numbers that mean the same. */
typedef struct index_dims {
  const char *op;
  int slice_count, missing_count, map_count, batching_count; /* slice: dimensions of the result or the updates */
  const int64_t *slice_dims, *missing_dims, *map, *operand_batching, *indices_batching;
  int64_t index_vector_dim;
} index_dims;

/* Checks everything but the slice dimensions. `absent` tells which operand dimensions the slices do not have;
 * `rest` are the dimensions of the indices without the index vector, the batch of the slices. */
static bool check_index_dims(setu_builder *b, const index_dims *d, const setu_type *operand, const setu_type *indices,
                             bool *absent, setu_type *rest) {
  int rank = operand->rank, vector = (int)d->index_vector_dim;
  if (!setu_dtype_is_integral(indices->dtype) || d->index_vector_dim < 0 || d->index_vector_dim > indices->rank) {
    HLO_FAIL(b, d->op, "%s does not hold index vectors along dimension %lld", hlo_show(b, indices),
             (long long)d->index_vector_dim);
    return false;
  }
  if (!hlo_check_dimensions(b, d->op, "the collapsed or inserted dimensions", d->missing_count, d->missing_dims,
                            rank) ||
      !hlo_check_dimensions(b, d->op, "the index map", d->map_count, d->map, rank) ||
      !hlo_check_dimensions(b, d->op, "the operand's batching dimensions", d->batching_count, d->operand_batching,
                            rank) ||
      !hlo_check_dimensions(b, d->op, "the indices' batching dimensions", d->batching_count, d->indices_batching,
                            indices->rank))
    return false;
  int64_t length = vector < indices->rank ? indices->dims[vector] : 1;
  if (length != d->map_count) {
    HLO_FAIL(b, d->op, "the index vectors of %s have %lld elements and the index map %d", hlo_show(b, indices),
             (long long)length, d->map_count);
    return false;
  }
  for (int i = 0; i < rank; i++) absent[i] = false;
  for (int i = 0; i < d->missing_count; i++) absent[d->missing_dims[i]] = true;
  for (int i = 0; i < d->batching_count; i++) {
    int64_t dim = d->operand_batching[i], index_dim = d->indices_batching[i];
    bool mapped = absent[dim] || index_dim == vector;
    for (int k = 0; k < d->map_count; k++) mapped = mapped || d->map[k] == dim;
    if (mapped || operand->dims[dim] != indices->dims[index_dim]) {
      HLO_FAIL(b, d->op, "the batching dimensions %lld of %s and %lld of %s do not belong together", (long long)dim,
               hlo_show(b, operand), (long long)index_dim, hlo_show(b, indices));
      return false;
    }
    absent[dim] = true;
  }
  int kept = 0;
  for (int i = 0; i < rank; i++) kept += !absent[i];
  *rest = (setu_type){.dtype = operand->dtype};
  for (int i = 0; i < indices->rank; i++)
    if (i != vector) rest->dims[rest->rank++] = indices->dims[i];
  if (kept != d->slice_count || kept + rest->rank > SETU_MAX_RANK) {
    HLO_FAIL(b, d->op, "the slices of %s have %d dimensions, expected %d", hlo_show(b, operand), d->slice_count, kept);
    return false;
  }
  for (int i = 1; i < d->slice_count; i++)
    if (d->slice_dims[i] <= d->slice_dims[i - 1]) {
      HLO_FAIL(b, d->op, "the slice dimensions are not sorted");
      return false;
    }
  return hlo_check_dimensions(b, d->op, "the slice dimensions", kept, d->slice_dims, kept + rest->rank);
}

/* Merges the batch dimensions with the slice's: `slice` has the sizes of the kept operand dimensions in order. */
static void merge_dims(const index_dims *d, const int64_t *slice, const setu_type *rest, setu_type *result) {
  int next_slice = 0, next_rest = 0;
  *result = (setu_type){.dtype = rest->dtype, .rank = d->slice_count + rest->rank};
  for (int i = 0; i < result->rank; i++) {
    bool of_slice = next_slice < d->slice_count && d->slice_dims[next_slice] == i;
    result->dims[i] = of_slice ? slice[next_slice++] : rest->dims[next_rest++];
  }
}

setu_value *hlo_gather(setu_builder *b, setu_value *operand, setu_value *start_indices, const hlo_gather_dims *dims,
                       const int64_t *slice_sizes) {
  const char *op = "stablehlo.gather";
  setu_value *operands[2] = {operand, start_indices};
  if (!hlo_usable(b, op, 2, operands)) return &b->poison.value;
  index_dims d = {op,
                  dims->offset_count,
                  dims->collapsed_count,
                  dims->map_count,
                  dims->batching_count,
                  dims->offset_dims,
                  dims->collapsed_slice_dims,
                  dims->start_index_map,
                  dims->operand_batching_dims,
                  dims->start_indices_batching_dims,
                  dims->index_vector_dim};
  bool absent[SETU_MAX_RANK];
  setu_type rest, type;
  if (!check_index_dims(b, &d, &operand->type, &start_indices->type, absent, &rest)) return &b->poison.value;
  int64_t slice[SETU_MAX_RANK];
  int kept = 0;
  for (int i = 0; i < operand->type.rank; i++) {
    int64_t size = slice_sizes[i];
    if (size < 0 || size > operand->type.dims[i] || (absent[i] && size > 1))
      return HLO_FAIL(b, op, "the slice size %lld is not possible in dimension %d of %s", (long long)size, i,
                      hlo_show(b, &operand->type));
    if (!absent[i]) slice[kept++] = size;
  }
  merge_dims(&d, slice, &rest, &type);
  text numbers, attributes;
  text_init(&numbers);
  hlo_attr_list(&numbers, "offset_dims", d.slice_count, d.slice_dims);
  hlo_attr_list(&numbers, "collapsed_slice_dims", d.missing_count, d.missing_dims);
  hlo_attr_list(&numbers, "operand_batching_dims", d.batching_count, d.operand_batching);
  hlo_attr_list(&numbers, "start_indices_batching_dims", d.batching_count, d.indices_batching);
  hlo_attr_list(&numbers, "start_index_map", d.map_count, d.map);
  hlo_attr(&numbers, "index_vector_dim = %lld", (long long)d.index_vector_dim);
  text_init(&attributes);
  text_printf(&attributes, "dimension_numbers = #stablehlo.gather<%s>", numbers.failed ? "" : numbers.data);
  attributes.failed = attributes.failed || numbers.failed;
  text_deinit(&numbers);
  hlo_attr_array(&attributes, "slice_sizes", operand->type.rank, slice_sizes);
  return hlo_emit_one(b, op, 2, operands, &attributes, &type);
}

setu_value *hlo_scatter(setu_builder *b, setu_value *operand, setu_value *indices, setu_value *updates,
                        const hlo_scatter_dims *dims, hlo_region *body) {
  const char *op = "stablehlo.scatter";
  setu_value *operands[3] = {operand, indices, updates};
  if (!hlo_usable(b, op, 3, operands)) return &b->poison.value;
  index_dims d = {op,
                  dims->window_count,
                  dims->inserted_count,
                  dims->map_count,
                  dims->batching_count,
                  dims->update_window_dims,
                  dims->inserted_window_dims,
                  dims->scatter_dims_to_operand_dims,
                  dims->input_batching_dims,
                  dims->scatter_indices_batching_dims,
                  dims->index_vector_dim};
  bool absent[SETU_MAX_RANK];
  setu_type rest, expected;
  if (!check_index_dims(b, &d, &operand->type, &indices->type, absent, &rest)) return &b->poison.value;
  int64_t slice[SETU_MAX_RANK];
  int kept = 0;
  for (int i = 0; i < operand->type.rank; i++) {
    if (absent[i]) continue;
    int64_t position = d.slice_dims[kept], limit = operand->type.dims[i];
    int64_t size = position < updates->type.rank ? updates->type.dims[position] : 0;
    slice[kept++] = size < limit ? size : limit;
  }
  merge_dims(&d, slice, &rest, &expected);
  if (!hlo_type_equal(&updates->type, &expected))
    return HLO_FAIL(b, op, "the updates have the type %s, expected %s with windows inside %s",
                    hlo_show(b, &updates->type), hlo_show(b, &expected), hlo_show(b, &operand->type));
  if (!hlo_check_reducer(b, op, body, 1, &operand)) return &b->poison.value;
  text numbers, attributes;
  text_init(&numbers);
  hlo_attr_list(&numbers, "update_window_dims", d.slice_count, d.slice_dims);
  hlo_attr_list(&numbers, "inserted_window_dims", d.missing_count, d.missing_dims);
  hlo_attr_list(&numbers, "input_batching_dims", d.batching_count, d.operand_batching);
  hlo_attr_list(&numbers, "scatter_indices_batching_dims", d.batching_count, d.indices_batching);
  hlo_attr_list(&numbers, "scatter_dims_to_operand_dims", d.map_count, d.map);
  hlo_attr(&numbers, "index_vector_dim = %lld", (long long)d.index_vector_dim);
  text_init(&attributes);
  text_printf(&attributes, "scatter_dimension_numbers = #stablehlo.scatter<%s>", numbers.failed ? "" : numbers.data);
  attributes.failed = attributes.failed || numbers.failed;
  text_deinit(&numbers);
  hlo_attr(&attributes, "indices_are_sorted = %s", dims->indices_are_sorted ? "true" : "false");
  hlo_attr(&attributes, "unique_indices = %s", dims->unique_indices ? "true" : "false");
  setu_value *result;
  hlo_emit(b, op, 3, operands, &attributes, 1, &body, 1, &operand->type, &result);
  return result;
}
