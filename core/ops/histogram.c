/* Histograms. A point belongs to the last bin whose lower edge it reaches; the rightmost bin has its upper edge too;
 * points outside and NaN are not counted. PyTorch has no meta kernels here, so the types and checks are ours. */
#include "ops/kit.h"
#include "ops/lowerings.h"
#include "ops/table.h"

/* ---- types ---- */

static setu_status check_input(const setu_call *c) {
  const setu_type *self = call_type(c, "self");
  if (self->dtype != SETU_F32 && self->dtype != SETU_F64)
    return SETU_ERROR(SETU_UNIMPLEMENTED, "\"histogramdd\" not implemented for '%s'", setu_dtype_name(self->dtype));
  if (call_has(c, "weight") && call_type(c, "weight")->dtype != self->dtype)
    return SETU_ERROR(SETU_INVALID_ARGUMENT,
                      "torch.histogramdd: if weight tensor is provided, input tensor and weight tensor should have the "
                      "same dtype, but got input %s, and weight %s",
                      setu_dtype_name(self->dtype), setu_dtype_name(call_type(c, "weight")->dtype));
  return SETU_STATUS_OK;
}

static setu_status check_points(const setu_call *c, int64_t given) {
  const setu_type *self = call_type(c, "self");
  SETU_TRY(check_input(c));
  if (self->rank < 2)
    return SETU_ERROR(SETU_INVALID_ARGUMENT,
                      "torch.histogramdd: input tensor should have at least 2 dimensions, but got %d", self->rank);
  if (self->dims[self->rank - 1] != given)
    return SETU_ERROR(
        SETU_INVALID_ARGUMENT,
        "torch.histogramdd: expected %lld sequences of bin edges for a %lld-dimensional histogram but got "
        "%lld",
        (long long)self->dims[self->rank - 1], (long long)self->dims[self->rank - 1], (long long)given);
  return SETU_STATUS_OK;
}

static setu_status check_bin_counts(int count, const int64_t *bins) {
  for (int i = 0; i < count; i++)
    if (bins[i] <= 0)
      return SETU_ERROR(SETU_INVALID_ARGUMENT, "torch.histogramdd(): bins must be > 0, but got %lld for dimension %d",
                        (long long)bins[i], i);
  return SETU_STATUS_OK;
}

static setu_status check_range(const setu_call *c, int points) {
  int count = 0;
  const double *range = call_floats(c, "range", &count);
  if (!call_has(c, "range")) return SETU_STATUS_OK;
  if (count != 2 * points)
    return SETU_ERROR(SETU_INVALID_ARGUMENT,
                      "torch.histogramdd: for a %d-dimensional histogram range should have %d elements, but got %d",
                      points, 2 * points, count);
  for (int i = 0; i < points; i++) {
    double low = range[2 * i], high = range[2 * i + 1];
    if (!(low - low == 0 && high - high == 0))
      return SETU_ERROR(SETU_INVALID_ARGUMENT, "torch.histogramdd: dimension %d's range [%g, %g] is not finite", i, low,
                        high);
    if (low > high)
      return SETU_ERROR(SETU_INVALID_ARGUMENT,
                        "torch.histogramdd: min should not exceed max, but got min %g max %g for dimension %d", low,
                        high, i);
  }
  return SETU_STATUS_OK;
}

setu_status types_histogram_edges(const setu_call *c, setu_type *out_types, int *out_count) {
  const setu_type *bins = call_type(c, "bins");
  SETU_TRY(check_input(c));
  if (bins->dtype != call_type(c, "self")->dtype)
    return SETU_ERROR(SETU_INVALID_ARGUMENT,
                      "torch.histogramdd: input tensor and bins tensors should have the same dtype, but got input with "
                      "dtype %s and bins with dtype %s",
                      setu_dtype_name(call_type(c, "self")->dtype), setu_dtype_name(bins->dtype));
  if (bins->rank != 1 || bins->dims[0] == 0)
    return SETU_ERROR(SETU_INVALID_ARGUMENT,
                      "torch.histogramdd: bins tensor should have one dimension with at least 1 element");
  out_types[0] = out_types[1] = *bins;
  out_types[0].dims[0]--;
  *out_count = 2;
  return SETU_STATUS_OK;
}

setu_status types_histogram_counts(const setu_call *c, setu_type *out_types, int *out_count) {
  SETU_TRY(check_input(c));
  int64_t bins = call_int(c, "bins");
  SETU_TRY(check_bin_counts(1, &bins));
  SETU_TRY(check_range(c, 1));
  out_types[0] = out_types[1] = hlo_type(call_type(c, "self")->dtype, 1, &bins);
  out_types[1].dims[0]++;
  *out_count = 2;
  return SETU_STATUS_OK;
}

static setu_status check_counts(const setu_call *c, int *out_count, const int64_t **out_bins) {
  *out_bins = call_ints(c, "bins", out_count);
  SETU_TRY(check_points(c, *out_count));
  SETU_TRY(check_bin_counts(*out_count, *out_bins));
  return check_range(c, *out_count);
}

setu_status types_histogramdd_bin_edges(const setu_call *c, setu_type *out_types, int *out_count) {
  const int64_t *bins;
  int count;
  SETU_TRY(check_counts(c, &count, &bins));
  if (count > SETU_MAX_RESULTS)
    return SETU_ERROR(SETU_UNIMPLEMENTED, "torch.histogramdd: device tpu counts in at most %d dimensions, got %d",
                      (int)SETU_MAX_RESULTS, count);
  for (int i = 0; i < count; i++) {
    int64_t edges = bins[i] + 1;
    out_types[i] = hlo_type(call_type(c, "self")->dtype, 1, &edges);
  }
  *out_count = count;
  return SETU_STATUS_OK;
}

setu_status types_histogramdd_counts(const setu_call *c, setu_type *out_types, int *out_count) {
  const int64_t *bins;
  int count;
  SETU_TRY(check_counts(c, &count, &bins));
  out_types[0] = hlo_type(call_type(c, "self")->dtype, count, bins);
  *out_count = 1;
  return SETU_STATUS_OK;
}

setu_status types_histogramdd_edges(const setu_call *c, setu_type *out_types, int *out_count) {
  int count = call_count(c, "bins");
  SETU_TRY(check_points(c, count));
  out_types[0].dtype = call_type(c, "self")->dtype;
  out_types[0].rank = count;
  for (int i = 0; i < count; i++) {
    const setu_type *edges = call_item_type(c, "bins", i);
    if (edges->dtype != out_types[0].dtype || edges->rank != 1 || edges->dims[0] == 0)
      return SETU_ERROR(SETU_INVALID_ARGUMENT,
                        "torch.histogramdd: bins tensor %d should have one dimension, at least 1 element and the dtype "
                        "of the input",
                        i);
    out_types[0].dims[i] = edges->dims[0] - 1;
  }
  *out_count = 1;
  return SETU_STATUS_OK;
}

/* ---- values ---- */

/* The input as [points, dimensions]. */
static setu_value *points_of(setu_builder *b, setu_call *c, int64_t width) {
  setu_value *x = call_tensor(c, "self");
  int64_t dims[2] = {width ? hlo_type_count(&x->type) / width : 0, width};
  return hlo_reshape(b, x, 2, dims);
}

static setu_value *column(setu_builder *b, setu_value *points, int index) {
  return kit_squeeze(b, kit_slice_dim(b, points, 1, index, index + 1, 1), 1);
}

/* bins + 1 edges from the range, or the data's own range, counted from both ends as torch.linspace does. */
static setu_value *edges_of(setu_builder *b, setu_call *c, setu_value *x, int dimension, int64_t bins) {
  setu_dtype dtype = x->type.dtype;
  int64_t zero = 0, count = bins + 1;
  setu_value *left = hlo_scalar(b, dtype, 0), *right = hlo_scalar(b, dtype, 1);
  int given = 0;
  const double *range = call_floats(c, "range", &given);
  if (given) {
    left = hlo_scalar(b, dtype, range[2 * dimension]);
    right = hlo_scalar(b, dtype, range[2 * dimension + 1]);
  } else if (x->type.dims[0]) {
    left = kit_amin(b, x, 1, &zero, false);
    right = kit_amax(b, x, 1, &zero, false);
  }
  setu_value *point = hlo_compare(b, HLO_EQ, left, right);
  setu_value *low = hlo_select(b, point, kit_add_number(b, left, -0.5), left);
  setu_value *high = hlo_select(b, point, kit_add_number(b, right, 0.5), right);
  setu_value *step = hlo_divide(b, hlo_subtract(b, high, low), hlo_scalar(b, dtype, (double)bins));
  setu_type vector = hlo_type(dtype, 1, &count);
  setu_value *index = hlo_iota(b, &vector, 0);
  setu_value *back = kit_sub(b, kit_full_like(b, index, (double)bins), index);
  setu_value *up = kit_add(b, low, kit_mul(b, step, index));
  setu_value *down = kit_sub(b, high, kit_mul(b, step, back));
  return hlo_select(b, kit_compare_number(b, HLO_LT, index, (double)(count / 2)), up, down);
}

/* The counts of points [m, n] in bins with these n sequences of edges, as a tensor of rank n. */
static setu_value *count_points(setu_builder *b, setu_call *c, setu_value *points, setu_value *const *edges) {
  int n = (int)points->type.dims[1];
  setu_dtype dtype = points->type.dtype;
  int64_t bins[SETU_MAX_RANK], total = 1, m = points->type.dims[0], zero = 0;
  for (int i = 0; i < n; i++) total *= bins[i] = edges[i]->type.dims[0] - 1;
  setu_type flat = hlo_type(dtype, 1, &total);
  setu_value *result = kit_zeros(b, &flat);
  if (m && total && n) {
    setu_type index_type = hlo_type(SETU_I64, 1, &m), mask_type = hlo_type(SETU_BOOL, 1, &m);
    setu_value *position = kit_zeros(b, &index_type), *inside = hlo_splat_int(b, &mask_type, 1);
    for (int i = 0; i < n; i++) {
      setu_value *x = column(b, points, i);
      setu_value *first = kit_slice_dim(b, edges[i], 0, 0, 1, 1);
      setu_value *last = kit_slice_dim(b, edges[i], 0, bins[i], bins[i] + 1, 1);
      inside = hlo_and(b, inside, kit_compare(b, HLO_GE, x, first));
      inside = hlo_and(b, inside, kit_compare(b, HLO_LE, x, last));
      setu_value *found = kit_search_sorted(b, kit_unsqueeze(b, edges[i], 0), kit_unsqueeze(b, x, 0), true);
      found = kit_add_number(b, kit_squeeze(b, found, 0), -1);
      found = hlo_minimum(b, found, hlo_splat_int(b, &index_type, bins[i] - 1));
      position = hlo_add(b, hlo_multiply(b, position, hlo_splat_int(b, &index_type, bins[i])), found);
    }
    position = hlo_select(b, inside, position, hlo_splat_int(b, &index_type, total)); /* outside: dropped */
    setu_value *updates = call_has(c, "weight") ? kit_flatten(b, kit_operand(b, c, "weight", dtype))
                                                : kit_ones_like(b, column(b, points, 0));
    result = kit_scatter_dim(b, result, 0, position, updates, hlo_region_binary(b, HLO_OP_add, dtype));
  }
  if (call_bool_or(c, "density", false)) result = kit_div(b, result, kit_sum(b, result, 1, &zero, false));
  result = hlo_reshape(b, result, n, bins);
  for (int i = 0; i < n && call_bool_or(c, "density", false); i++) {
    setu_value *length =
        hlo_subtract(b, kit_slice_dim(b, edges[i], 0, 1, bins[i] + 1, 1), kit_slice_dim(b, edges[i], 0, 0, bins[i], 1));
    int64_t along = i;
    result = hlo_divide(b, result, hlo_broadcast_in_dim(b, length, n, bins, &along));
  }
  return result;
}

setu_status lower_histogram_edges(setu_builder *b, setu_call *c, setu_value **out) {
  out[1] = call_tensor(c, "bins");
  out[0] = count_points(b, c, points_of(b, c, 1), &out[1]);
  return SETU_STATUS_OK;
}

setu_status lower_histogram_counts(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *points = points_of(b, c, 1);
  out[1] = edges_of(b, c, column(b, points, 0), 0, call_int(c, "bins"));
  out[0] = count_points(b, c, points, &out[1]);
  return SETU_STATUS_OK;
}

setu_status lower_histogramdd_bin_edges(setu_builder *b, setu_call *c, setu_value **out) {
  int count;
  const int64_t *bins = call_ints(c, "bins", &count);
  setu_value *points = points_of(b, c, count);
  for (int i = 0; i < count; i++) out[i] = edges_of(b, c, column(b, points, i), i, bins[i]);
  return SETU_STATUS_OK;
}

setu_status lower_histogramdd_counts(setu_builder *b, setu_call *c, setu_value **out) {
  int count;
  const int64_t *bins = call_ints(c, "bins", &count);
  setu_value *points = points_of(b, c, count), *edges[SETU_MAX_RANK];
  for (int i = 0; i < count && i < SETU_MAX_RANK; i++) edges[i] = edges_of(b, c, column(b, points, i), i, bins[i]);
  out[0] = count_points(b, c, points, edges);
  return SETU_STATUS_OK;
}

setu_status lower_histogramdd_edges(setu_builder *b, setu_call *c, setu_value **out) {
  int count = call_count(c, "bins");
  setu_value *edges[SETU_MAX_RANK];
  for (int i = 0; i < count && i < SETU_MAX_RANK; i++) edges[i] = call_item(c, "bins", i);
  out[0] = count_points(b, c, points_of(b, c, count), edges);
  return SETU_STATUS_OK;
}
