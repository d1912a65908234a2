/* Sorting and binary search in PyTorch's order. */
#include "ops/kit.h"

/* Ascending puts NaN last and descending first, whatever its sign bit: the total order would not. */
static hlo_region *sort_region(setu_builder *b, setu_dtype dtype, setu_dtype index_dtype, bool descending) {
  setu_type value_type = hlo_scalar_type(dtype), index_type = hlo_scalar_type(index_dtype);
  setu_type types[] = {value_type, value_type, index_type, index_type};
  hlo_region *region = hlo_region_begin(b, 4, types);
  setu_value *x = hlo_region_argument(region, 0), *y = hlo_region_argument(region, 1);
  setu_value *before = hlo_compare(b, descending ? HLO_GT : HLO_LT, x, y);
  if (setu_dtype_is_floating(dtype)) {
    setu_value *last = descending ? x : y, *other = descending ? y : x;
    before = hlo_or(b, before, hlo_and(b, kit_is_nan(b, last), hlo_not(b, kit_is_nan(b, other))));
  }
  hlo_region_end(b, region, 1, &before);
  return region;
}

void kit_sort(setu_builder *b, setu_value *x, int dim, bool descending, bool stable, setu_value **out_values,
              setu_value **out_indices) {
  if (!x->type.rank) {
    *out_values = x;
    *out_indices = hlo_scalar_int(b, SETU_I64, 0);
    return;
  }
  setu_value *index = kit_positions(b, &x->type, dim);
  setu_value *inputs[] = {x, index}, *results[2];
  hlo_sort(b, 2, inputs, dim, stable, sort_region(b, x->type.dtype, index->type.dtype, descending), results);
  *out_values = results[0];
  *out_indices = hlo_convert(b, results[1], SETU_I64);
}

enum { COMPARE_LIMIT = 64 }; /* up to this length, comparing with every element is faster than searching */

/* True where the place is behind the element. The form matters for NaN: it compares as PyTorch's search does. */
static setu_value *behind(setu_builder *b, setu_value *element, setu_value *value, bool right) {
  return hlo_not(b, kit_compare(b, right ? HLO_GT : HLO_GE, element, value));
}

/* One step of the search between low and high. */
static void halve(setu_builder *b, setu_value *sequence, setu_value *values, bool right, setu_value **low,
                  setu_value **high) {
  setu_value *size = hlo_subtract(b, *high, *low);
  setu_value *middle = hlo_add(b, *low, hlo_shift_right_logical(b, size, kit_ones_like(b, size)));
  setu_value *open = hlo_compare(b, HLO_LT, *low, *high);
  /* A finished search reads one behind the end; gather clamps. */
  setu_value *up = behind(b, kit_gather_dim(b, sequence, 1, middle), values, right);
  *low = hlo_select(b, hlo_and(b, open, up), kit_add_number(b, middle, 1), *low);
  *high = hlo_select(b, hlo_and(b, open, hlo_not(b, up)), middle, *high);
}

setu_value *kit_search_sorted(setu_builder *b, setu_value *sequence, setu_value *values, bool right) {
  int64_t size = sequence->type.dims[1];
  if (size <= COMPARE_LIMIT) {
    /* The first place that is not behind, also when NaNs follow. */
    setu_value *passed = behind(b, kit_unsqueeze(b, sequence, 1), kit_unsqueeze(b, values, 2), right);
    int64_t dim = 2;
    setu_value *place = kit_iota(b, 3, passed->type.dims, 2);
    place = hlo_select(b, passed, kit_full_like(b, place, (double)size), place);
    place = kit_amin(b, place, 1, &dim, false);
    return hlo_minimum(b, place, kit_full_like(b, place, (double)size));
  }
  setu_type type = values->type;
  type.dtype = SETU_I64;
  enum { LOW, HIGH, LEFT, VALUES };
  setu_value *v[VALUES] = {kit_zeros(b, &type), hlo_splat_int(b, &type, size), hlo_scalar_int(b, SETU_I64, size)};
  kit_loop loop = kit_loop_begin(b, VALUES, v);
  kit_loop_while(b, &loop, kit_compare_number(b, HLO_GT, v[LEFT], 0));
  halve(b, sequence, values, right, &v[LOW], &v[HIGH]);
  v[LEFT] = hlo_shift_right_logical(b, v[LEFT], kit_ones_like(b, v[LEFT]));
  kit_loop_end(b, &loop);
  return v[LOW];
}
