#include "engine/view.h"

#include <string.h>

#include "ops/kit.h"

setu_view view_dense(const setu_type *type) {
  setu_view view = {.type = *type, .offset = 0};
  int64_t stride = 1;
  for (int i = type->rank - 1; i >= 0; i--) {
    view.strides[i] = stride;
    stride *= type->dims[i] ? type->dims[i] : 1;
  }
  return view;
}

bool view_is_natural(const setu_view *view, const setu_type *natural) {
  if (view->offset || !hlo_type_equal(&view->type, natural)) return false;
  int64_t stride = 1;
  for (int i = natural->rank - 1; i >= 0; i--) {
    if (natural->dims[i] != 1 && view->strides[i] != stride) return false;
    stride *= natural->dims[i];
  }
  return true;
}

/* Dimensions of size other than 1 in memory order (largest stride first; stable for equal strides). */
static int memory_order(const setu_view *view, int *order) {
  int count = 0;
  for (int i = 0; i < view->type.rank; i++) {
    if (view->type.dims[i] == 1) continue;
    int at = count++;
    while (at > 0 && view->strides[order[at - 1]] < view->strides[i]) {
      order[at] = order[at - 1];
      at--;
    }
    order[at] = i;
  }
  return count;
}

setu_type view_natural_type(const setu_view *view, bool *out_exact) {
  int order[SETU_MAX_RANK];
  int count = memory_order(view, order);
  bool identity = true, dense = view->offset == 0;
  int64_t stride = 1;
  for (int i = count - 1; i >= 0; i--) {
    if (view->strides[order[i]] != stride) dense = false;
    stride *= view->type.dims[order[i]];
    if (i > 0 && order[i] < order[i - 1]) identity = false;
  }
  if (hlo_type_count(&view->type) == 0) dense = true;
  *out_exact = dense;
  if (identity || !dense) return view->type;
  /* Keep the rank: unit dimensions go to the front. */
  setu_type natural = {.dtype = view->type.dtype, .rank = count};
  for (int i = 0; i < count; i++) natural.dims[i] = view->type.dims[order[i]];
  return natural;
}

bool view_covers(const setu_view *view, const setu_type *natural) {
  bool exact;
  view_natural_type(view, &exact);
  return exact && hlo_type_count(&view->type) * setu_dtype_size(view->type.dtype) ==
                      hlo_type_count(natural) * setu_dtype_size(natural->dtype);
}

int64_t view_extent(const setu_view *view) {
  int64_t last = view->offset;
  for (int i = 0; i < view->type.rank; i++) {
    if (view->type.dims[i] == 0) return 0;
    last += (view->type.dims[i] - 1) * view->strides[i];
  }
  return last + 1;
}

/* ---- element types ---- */

static setu_value *reshape_flat(setu_builder *b, setu_value *x) {
  int64_t count = hlo_type_count(&x->type);
  return hlo_reshape(b, x, 1, &count);
}

/* A flat value as flat elements of another dtype over the same bytes. A tail shorter than one element is dropped. */
static setu_value *flat_as_dtype(setu_builder *b, setu_value *flat, setu_dtype dtype) {
  if (flat->type.dtype == dtype) return flat;
  if (setu_dtype_is_complex(flat->type.dtype)) { /* XLA does not bit-cast complex types */
    int64_t pair[2] = {flat->type.dims[0], 1};
    setu_value *parts[2] = {hlo_reshape(b, hlo_real(b, flat), 2, pair), hlo_reshape(b, hlo_imag(b, flat), 2, pair)};
    return flat_as_dtype(b, reshape_flat(b, hlo_concatenate(b, 2, parts, 1)), dtype);
  }
  if (setu_dtype_is_complex(dtype)) {
    setu_value *reals = flat_as_dtype(b, flat, hlo_real_dtype(dtype));
    int64_t count = reals->type.dims[0] / 2, zero = 0, one = 1, two = 2, limit = 2 * count;
    setu_value *real = hlo_slice(b, reals, &zero, &limit, &two);
    setu_value *imaginary = count ? hlo_slice(b, reals, &one, &limit, &two) : real;
    return hlo_complex(b, real, imaginary);
  }
  if (flat->type.dtype == SETU_BOOL) return flat_as_dtype(b, hlo_convert(b, flat, SETU_U8), dtype);
  if (dtype == SETU_BOOL) return kit_nonzero(b, flat_as_dtype(b, flat, SETU_U8));
  int from = setu_dtype_size(flat->type.dtype), to = setu_dtype_size(dtype);
  if (to > from) {
    int64_t ratio = to / from, zero = 0, limit = flat->type.dims[0] / ratio * ratio;
    int64_t rows[2] = {flat->type.dims[0] / ratio, ratio};
    flat = hlo_reshape(b, hlo_slice(b, flat, &zero, &limit, NULL), 2, rows);
  }
  return reshape_flat(b, hlo_bitcast_convert(b, flat, dtype));
}

/* ---- slices of the natural value ---- */

/* Maps every dimension of the view (size > 1) to a distinct dimension of the natural value that it steps through.
 * On success start/limit/step describe the slice and source[i] the natural dimension of view dimension i. */
typedef struct slice_plan {
  int64_t start[SETU_MAX_RANK], limit[SETU_MAX_RANK], step[SETU_MAX_RANK];
  int source[SETU_MAX_RANK]; /* -1: unit or broadcast dimension */
} slice_plan;

static bool plan_slice(const setu_view *view, const setu_type *natural, slice_plan *plan) {
  setu_view dense = view_dense(natural);
  int64_t rest = view->offset;
  for (int j = 0; j < natural->rank; j++) {
    if (natural->dims[j] == 0) return false;
    plan->start[j] = natural->dims[j] == 1 ? 0 : rest / dense.strides[j];
    if (plan->start[j] >= natural->dims[j]) return false;
    rest -= plan->start[j] * dense.strides[j];
    plan->limit[j] = plan->start[j] + 1;
    plan->step[j] = 1;
  }
  if (rest) return false;
  bool taken[SETU_MAX_RANK] = {false};
  for (int i = 0; i < view->type.rank; i++) {
    plan->source[i] = -1;
    int64_t size = view->type.dims[i], stride = view->strides[i];
    if (size == 1 || stride == 0) continue;
    int best = -1;
    for (int j = 0; j < natural->rank && best < 0; j++) {
      if (taken[j] || natural->dims[j] == 1 || stride % dense.strides[j]) continue;
      int64_t step = stride / dense.strides[j];
      if (plan->start[j] + (size - 1) * step < natural->dims[j]) {
        best = j;
        plan->step[j] = step;
        plan->limit[j] = plan->start[j] + (size - 1) * step + 1;
      }
    }
    if (best < 0) return false;
    taken[best] = true;
    plan->source[i] = best;
  }
  return true;
}

/* ---- offsets as inputs ---- */

static bool expands(const setu_view *view) {
  for (int i = 0; i < view->type.rank; i++)
    if (view->type.dims[i] != 1 && view->strides[i] == 0) return true;
  return false;
}

/* The natural value's elements when it is seen flat in the view's dtype; -1 when its bytes overflow. */
static int64_t flat_count(const setu_view *view, const setu_type *natural) {
  int64_t count = hlo_type_count(natural), bytes;
  if (count < 0 || __builtin_mul_overflow(count, (int64_t)setu_dtype_size(natural->dtype), &bytes)) return -1;
  return bytes / setu_dtype_size(view->type.dtype);
}

bool view_moves(const setu_view *view, const setu_type *natural, int64_t offset) {
  if (offset < 0 || view_is_natural(view, natural) || view_covers(view, natural)) return false;
  if (hlo_type_count(&view->type) == 0) return true;
  setu_view other = *view;
  other.offset = offset;
  int64_t count = flat_count(view, natural);
  if (view_extent(view) > count || view_extent(&other) > count) return false;
  slice_plan here, there;
  if (natural->dtype != view->type.dtype || !plan_slice(view, natural, &here)) return true; /* counts flat elements */
  /* A stride steps through the one dimension whose elements lie no farther apart and whose rows do, at every offset. So
   * two slices are taken in one way. */
  return plan_slice(&other, natural, &there);
}

setu_dtype view_offset_dtype(const setu_view *view, const setu_type *natural) {
  int64_t count = flat_count(view, natural);
  return count >= 0 && count <= INT32_MAX / 2 ? SETU_I32 : SETU_I64;
}

/* The start of a slice in every natural dimension, from the linear offset. */
static void moving_starts(setu_builder *b, const setu_type *natural, const slice_plan *plan, setu_value *offset,
                          setu_value **starts) {
  setu_view dense = view_dense(natural);
  int64_t before = 1; /* rows of the dimensions before this one */
  for (int j = 0; j < natural->rank; j++) {
    int64_t dim = natural->dims[j];
    if (plan->limit[j] - plan->start[j] == dim) { /* all of it */
      starts[j] = hlo_scalar_int(b, offset->type.dtype, 0);
    } else {
      starts[j] = offset;
      if (dense.strides[j] != 1)
        starts[j] = hlo_divide(b, starts[j], hlo_scalar_int(b, offset->type.dtype, dense.strides[j]));
      if (before != 1) starts[j] = hlo_remainder(b, starts[j], hlo_scalar_int(b, offset->type.dtype, dim));
    }
    before *= dim;
  }
}

/* The part of the natural value from the first to the last element that a slice takes, in every dimension. */
static setu_value *moving_window(setu_builder *b, setu_value *value, const slice_plan *plan, setu_value **starts) {
  int64_t sizes[SETU_MAX_RANK];
  for (int j = 0; j < value->type.rank; j++) sizes[j] = plan->limit[j] - plan->start[j];
  return hlo_dynamic_slice(b, value, starts, sizes);
}

/* `length` flat elements from the view's offset on. */
static setu_value *cut_flat(setu_builder *b, setu_value *flat, const setu_view *view, setu_value *offset,
                            int64_t length) {
  if (offset) return hlo_dynamic_slice(b, flat, &offset, &length);
  int64_t limit = view->offset + length;
  return hlo_slice(b, flat, &view->offset, &limit, NULL);
}

/* ---- reading ---- */

static setu_value *take_slice(setu_builder *b, setu_value *value, const slice_plan *plan, setu_value *offset) {
  if (!offset) return hlo_slice(b, value, plan->start, plan->limit, plan->step);
  setu_value *starts[SETU_MAX_RANK];
  moving_starts(b, &value->type, plan, offset, starts);
  setu_value *window = moving_window(b, value, plan, starts);
  int64_t zeros[SETU_MAX_RANK] = {0};
  return hlo_slice(b, window, zeros, window->type.dims, plan->step);
}

static setu_value *apply_slice_plan(setu_builder *b, setu_value *value, const setu_view *view, const slice_plan *plan,
                                    setu_value *offset) {
  setu_value *sliced = take_slice(b, value, plan, offset);
  /* Used natural dimensions, in the order of the view; the others have size 1 now and go first. */
  int rank = value->type.rank, used = 0;
  int64_t permutation[SETU_MAX_RANK], dims[SETU_MAX_RANK], broadcast[SETU_MAX_RANK];
  bool taken[SETU_MAX_RANK] = {false};
  for (int i = 0; i < view->type.rank; i++)
    if (plan->source[i] >= 0) taken[plan->source[i]] = true;
  for (int j = 0; j < rank; j++)
    if (!taken[j]) permutation[used++] = j;
  int mapped = 0;
  for (int i = 0; i < view->type.rank; i++) {
    if (plan->source[i] >= 0) {
      permutation[used++] = plan->source[i];
      dims[mapped] = view->type.dims[i];
      broadcast[mapped++] = i;
    }
  }
  setu_value *moved = hlo_transpose(b, sliced, permutation);
  if (!expands(view)) return hlo_reshape(b, moved, view->type.rank, view->type.dims);
  setu_value *compact = hlo_reshape(b, moved, mapped, dims);
  return hlo_broadcast_in_dim(b, compact, view->type.rank, view->type.dims, broadcast);
}

/* Linear element indices of a view into the flat value, i64, of the view's dims. */
static setu_value *linear_indices(setu_builder *b, const setu_view *view, setu_value *offset) {
  setu_type type = hlo_type(SETU_I64, view->type.rank, view->type.dims);
  setu_value *index = offset ? kit_broadcast(b, hlo_convert(b, offset, SETU_I64), type.rank, type.dims)
                             : hlo_splat_int(b, &type, view->offset);
  for (int i = 0; i < view->type.rank; i++) {
    if (view->type.dims[i] == 1 || view->strides[i] == 0) continue;
    setu_value *step = hlo_splat_int(b, &type, view->strides[i]);
    index = hlo_add(b, index, hlo_multiply(b, hlo_iota(b, &type, i), step));
  }
  return index;
}

static setu_value *gather_flat(setu_builder *b, setu_value *flat, const setu_view *view, setu_value *offset) {
  setu_value *indices = linear_indices(b, view, offset);
  hlo_gather_dims dims = {.collapsed_count = 1, .map_count = 1, .index_vector_dim = view->type.rank};
  int64_t one = 1;
  return hlo_gather(b, flat, indices, &dims, &one);
}

/* The flat elements [0, extent) split along the view's strides: works when each stride is a multiple of the next one's
 * block. Returns NULL when the view does not nest. */
static setu_value *read_nested(setu_builder *b, setu_value *flat, const setu_view *view, setu_value *offset) {
  int order[SETU_MAX_RANK], count = 0, sorted[SETU_MAX_RANK];
  int all = memory_order(view, sorted);
  for (int i = 0; i < all; i++)
    if (view->strides[sorted[i]] != 0) order[count++] = sorted[i];
  /* blocks: elements below dimension i must fit in its stride */
  int64_t below = 1;
  for (int i = count - 1; i >= 0; i--) {
    if (view->strides[order[i]] < below) return NULL;
    if (i + 1 < count && view->strides[order[i]] % view->strides[order[i + 1]]) return NULL;
    below = view->strides[order[i]] * (view->type.dims[order[i]] - 1) + below;
  }
  if (count == 0) return NULL;
  int64_t top = view->strides[order[0]];
  /* what the last of its blocks lacks, for the view's own offset or for the last offset that there may be */
  int64_t length = view->type.dims[order[0]] * top, zero = 0;
  int64_t extra = offset ? length - (view_extent(view) - view->offset) : view->offset + length - flat->type.dims[0];
  if (extra > 0) flat = hlo_pad(b, flat, hlo_scalar(b, flat->type.dtype, 0), &zero, &extra, NULL);
  setu_value *x = cut_flat(b, flat, view, offset, length);
  /* x covers dims[order[0]] * top elements; peel one dimension at a time. */
  int64_t shape[SETU_MAX_RANK + 1], start[SETU_MAX_RANK + 1] = {0}, limit[SETU_MAX_RANK + 1];
  for (int i = 0; i < count; i++) {
    int64_t block = view->strides[order[i]];
    shape[i] = view->type.dims[order[i]];
    shape[i + 1] = block;
    x = hlo_reshape(b, x, i + 2, shape);
    int64_t keep = i + 1 < count ? view->type.dims[order[i + 1]] * view->strides[order[i + 1]] : 1;
    if (keep > block) return NULL;
    memcpy(limit, shape, sizeof(int64_t) * (size_t)(i + 1));
    limit[i + 1] = keep;
    x = hlo_slice(b, x, start, limit, NULL);
  }
  x = hlo_reshape(b, x, count, shape);
  /* memory order to view order, then unit and broadcast dimensions */
  int64_t permutation[SETU_MAX_RANK], broadcast[SETU_MAX_RANK];
  int mapped = 0;
  for (int i = 0; i < view->type.rank; i++)
    for (int k = 0; k < count; k++)
      if (order[k] == i) {
        permutation[mapped] = k;
        broadcast[mapped++] = i;
      }
  return hlo_broadcast_in_dim(b, hlo_transpose(b, x, permutation), view->type.rank, view->type.dims, broadcast);
}

setu_value *view_read(setu_builder *b, setu_value *value, const setu_view *view, setu_value *offset) {
  if (view_is_natural(view, &value->type)) return value;
  if (hlo_type_count(&view->type) == 0) return hlo_splat(b, &view->type, 0, 0);
  if (value->type.dtype == view->type.dtype) {
    slice_plan plan;
    if (plan_slice(view, &value->type, &plan)) return apply_slice_plan(b, value, view, &plan, offset);
  }
  setu_value *flat = flat_as_dtype(b, reshape_flat(b, value), view->type.dtype);
  if (view_extent(view) > flat->type.dims[0])
    return hlo_fail(b, SETU_ERROR(SETU_OUT_OF_RANGE,
                                  "a view reaches element %lld of a storage that holds %lld; resize the storage first",
                                  (long long)view_extent(view), (long long)flat->type.dims[0]));
  setu_view dense = view_dense(&view->type);
  if (!memcmp(dense.strides, view->strides, sizeof(int64_t) * (size_t)view->type.rank))
    return hlo_reshape(b, cut_flat(b, flat, view, offset, hlo_type_count(&view->type)), view->type.rank,
                       view->type.dims);
  setu_value *nested = read_nested(b, flat, view, offset);
  return nested ? nested : gather_flat(b, flat, view, offset);
}

/* ---- writing ---- */

/* `update` in memory order, flat: the inverse of a dense permuted view. */
static setu_value *flatten_in_memory_order(setu_builder *b, const setu_view *view, setu_value *update) {
  int order[SETU_MAX_RANK];
  int count = memory_order(view, order);
  int64_t dims[SETU_MAX_RANK], permutation[SETU_MAX_RANK];
  int kept = 0;
  for (int i = 0; i < view->type.rank; i++)
    if (view->type.dims[i] != 1) dims[kept++] = view->type.dims[i];
  for (int i = 0; i < count; i++) {
    int position = 0;
    for (int d = 0; d < order[i]; d++)
      if (view->type.dims[d] != 1) position++;
    permutation[i] = position;
  }
  setu_value *compact = hlo_reshape(b, update, kept, dims);
  return reshape_flat(b, hlo_transpose(b, compact, permutation));
}

/* `x` put at every step-th element of `value` from `start` on. */
static setu_value *spread_into(setu_builder *b, setu_value *value, setu_value *x, const int64_t *start,
                               const int64_t *step) {
  int rank = value->type.rank;
  const int64_t *shape = x->type.dims;
  int64_t high[SETU_MAX_RANK], interior[SETU_MAX_RANK];
  for (int j = 0; j < rank; j++) {
    interior[j] = shape[j] > 1 ? step[j] - 1 : 0;
    high[j] = value->type.dims[j] - start[j] - (shape[j] + (shape[j] - 1) * interior[j]);
  }
  setu_type mask_type = hlo_type(SETU_BOOL, rank, shape);
  setu_value *mask = hlo_pad(b, hlo_splat(b, &mask_type, 1, 0), hlo_scalar(b, SETU_BOOL, 0), start, high, interior);
  setu_value *spread = hlo_pad(b, x, hlo_scalar(b, x->type.dtype, 0), start, high, interior);
  return hlo_select(b, mask, spread, value);
}

/* A write through a slice of the natural dims, as pad and select (any step) or dynamic_update_slice (step 1). */
static setu_value *write_slice(setu_builder *b, setu_value *value, const setu_view *view, const slice_plan *plan,
                               setu_value *update, setu_value *offset) {
  /* update in the order of the natural dims */
  int rank = value->type.rank;
  int64_t permutation[SETU_MAX_RANK], compact[SETU_MAX_RANK], shape[SETU_MAX_RANK];
  int mapped = 0;
  int position[SETU_MAX_RANK];
  for (int i = 0; i < view->type.rank; i++)
    if (plan->source[i] >= 0) {
      compact[mapped] = view->type.dims[i];
      position[plan->source[i]] = mapped++;
    }
  int at = 0;
  bool unit_steps = true;
  for (int j = 0; j < rank; j++) {
    shape[j] = 1;
    for (int i = 0; i < view->type.rank; i++)
      if (plan->source[i] == j) {
        permutation[at++] = position[j];
        shape[j] = view->type.dims[i];
      }
    if (plan->step[j] != 1) unit_steps = false;
  }
  setu_value *x = hlo_transpose(b, hlo_reshape(b, update, mapped, compact), permutation);
  x = hlo_reshape(b, x, rank, shape);
  if (hlo_type_equal(&x->type, &value->type)) return x;
  if (!unit_steps && !offset) return spread_into(b, value, x, plan->start, plan->step);
  setu_value *starts[SETU_MAX_RANK];
  if (offset)
    moving_starts(b, &value->type, plan, offset, starts);
  else
    for (int j = 0; j < rank; j++) starts[j] = hlo_scalar_int(b, SETU_I64, plan->start[j]);
  if (!unit_steps) {
    int64_t zeros[SETU_MAX_RANK] = {0};
    x = spread_into(b, moving_window(b, value, plan, starts), x, zeros, plan->step);
  }
  return hlo_dynamic_update_slice(b, value, x, starts);
}

static setu_value *scatter_flat(setu_builder *b, setu_value *flat, const setu_view *view, setu_value *update,
                                setu_value *offset) {
  setu_view distinct = *view; /* an expanded dimension writes its last element, as a loop over it would */
  int64_t start[SETU_MAX_RANK], limit[SETU_MAX_RANK];
  for (int i = 0; i < view->type.rank; i++) {
    start[i] = view->strides[i] == 0 ? view->type.dims[i] - 1 : 0;
    limit[i] = view->type.dims[i];
    if (view->strides[i] == 0) distinct.type.dims[i] = 1;
  }
  update = hlo_slice(b, update, start, limit, NULL);
  setu_value *indices = linear_indices(b, &distinct, offset);
  int64_t count = hlo_type_count(&distinct.type), columns[2] = {count, 1};
  hlo_scatter_dims dims = {.inserted_count = 1, .map_count = 1, .index_vector_dim = 1};
  hlo_region *assign = kit_region_assign(b, flat->type.dtype);
  return hlo_scatter(b, flat, hlo_reshape(b, indices, 2, columns), reshape_flat(b, update), &dims, assign);
}

setu_value *view_write(setu_builder *b, setu_value *value, const setu_view *view, setu_value *update,
                       setu_value *offset) {
  if (hlo_type_count(&view->type) == 0) return value;
  if (view_is_natural(view, &value->type)) return update;
  setu_type natural = value->type;
  if (view_covers(view, &natural)) {
    setu_value *flat = flat_as_dtype(b, flatten_in_memory_order(b, view, update), natural.dtype);
    return hlo_reshape(b, flat, natural.rank, natural.dims);
  }
  if (natural.dtype == view->type.dtype) {
    slice_plan plan;
    if (!expands(view) && plan_slice(view, &natural, &plan)) return write_slice(b, value, view, &plan, update, offset);
  }
  setu_value *flat = flat_as_dtype(b, reshape_flat(b, value), view->type.dtype);
  if (view_extent(view) > flat->type.dims[0])
    return hlo_fail(b, SETU_ERROR(SETU_OUT_OF_RANGE,
                                  "a view writes element %lld of a storage that holds %lld; resize the storage first",
                                  (long long)view_extent(view), (long long)flat->type.dims[0]));
  setu_value *written = flat_as_dtype(b, scatter_flat(b, flat, view, update, offset), natural.dtype);
  int64_t count = hlo_type_count(&natural), written_count = written->type.dims[0];
  if (written_count < count) { /* bytes at the end that do not make a whole element of the view's type */
    setu_value *old = reshape_flat(b, value);
    setu_value *parts[2] = {written, hlo_slice(b, old, &written_count, &count, NULL)};
    written = hlo_concatenate(b, 2, parts, 0);
  }
  return hlo_reshape(b, written, natural.rank, natural.dims);
}
