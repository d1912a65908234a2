/* Joining, repeating and moving elements, writing into parts of tensors, and the gradients of views. */
#include "ops/kit.h"
#include "ops/lowerings.h"
#include "ops/table.h"

/* ---- joining and repeating ---- */

/* The tensors of the list converted to the result's dtype, without the empty vectors that cat ignores; NULL (and a
 * failed builder) when memory is exhausted. */
static setu_value **joined(setu_builder *b, setu_call *c, int *out_count) {
  int given = call_count(c, "tensors"), count = 0;
  setu_value **values = hlo_alloc(b, sizeof *values * (size_t)(given ? given : 1));
  if (!values) return NULL;
  for (int i = 0; i < given; i++) {
    setu_value *x = call_item(c, "tensors", i);
    if (x->type.rank == 1 && x->type.dims[0] == 0) continue;
    values[count++] = kit_convert(b, x, c->results[0].dtype);
  }
  *out_count = count;
  return values;
}

setu_status lower_cat(setu_builder *b, setu_call *c, setu_value **out) {
  int count;
  setu_value **values = joined(b, c, &count);
  if (!values) return SETU_STATUS_OK;
  if (!count) {
    out[0] = kit_zeros(b, &c->results[0]);
    return SETU_STATUS_OK;
  }
  int dim = kit_dim(b, call_int_or(c, "dim", 0), values[0]->type.rank);
  out[0] = count == 1 ? values[0] : hlo_concatenate(b, count, values, dim);
  return SETU_STATUS_OK;
}

setu_status lower_stack(setu_builder *b, setu_call *c, setu_value **out) {
  const setu_type *result = &c->results[0];
  if (hlo_type_count(result) == 0) {
    out[0] = kit_zeros(b, result);
    return SETU_STATUS_OK;
  }
  int count;
  setu_value **values = joined(b, c, &count);
  if (!values) return SETU_STATUS_OK;
  int dim = kit_dim(b, call_int_or(c, "dim", 0), result->rank);
  for (int i = 0; i < count; i++) values[i] = kit_unsqueeze(b, values[i], dim);
  out[0] = hlo_concatenate(b, count, values, dim);
  return SETU_STATUS_OK;
}

setu_status lower_block_diag(setu_builder *b, setu_call *c, setu_value **out) {
  const setu_type *result = &c->results[0];
  int count = call_count(c, "tensors");
  setu_value **rows = hlo_alloc(b, sizeof *rows * (size_t)(count ? count : 1));
  if (!rows) return SETU_STATUS_OK;
  if (!count) {
    out[0] = kit_zeros(b, result);
    return SETU_STATUS_OK;
  }
  setu_value *zero = hlo_scalar(b, result->dtype, 0);
  int64_t column = 0;
  for (int i = 0; i < count; i++) {
    setu_value *x = kit_convert(b, call_item(c, "tensors", i), result->dtype);
    while (x->type.rank < 2) x = kit_unsqueeze(b, x, 0);
    int64_t low[2] = {0, column};
    column += x->type.dims[1];
    int64_t high[2] = {0, result->dims[1] - column};
    rows[i] = hlo_pad(b, x, zero, low, high, NULL);
  }
  out[0] = hlo_concatenate(b, count, rows, 0);
  return SETU_STATUS_OK;
}

setu_status lower_repeat(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  const setu_type *result = &c->results[0];
  int rank = result->rank, lead = rank - x->type.rank;
  if (2 * rank > SETU_MAX_RANK)
    return SETU_ERROR(SETU_UNIMPLEMENTED, "repeat: a result of rank %d was asked for, at most %d is supported", rank,
                      SETU_MAX_RANK / 2);
  /* [r0, d0, r1, d1 …] and back to [r0 d0, r1 d1 …]. */
  int count = 0;
  const int64_t *repeats = call_ints(c, "repeats", &count);
  int64_t dims[SETU_MAX_RANK], places[SETU_MAX_RANK];
  for (int i = 0; i < rank && i < count; i++) {
    dims[2 * i] = repeats[i];
    dims[2 * i + 1] = i < lead ? 1 : x->type.dims[i - lead];
    if (i >= lead) places[i - lead] = 2 * i + 1;
  }
  out[0] = kit_reshape_type(b, hlo_broadcast_in_dim(b, x, 2 * rank, dims, places), result);
  return SETU_STATUS_OK;
}

/* ---- moving elements ---- */

static setu_value *roll_dim(setu_builder *b, setu_value *x, int dim, int64_t shift) {
  int64_t size = x->type.dims[dim];
  if (size == 0) return x;
  shift %= size;
  if (shift < 0) shift += size;
  if (!shift) return x;
  setu_value *parts[2] = {kit_slice_dim(b, x, dim, size - shift, size, 1),
                          kit_slice_dim(b, x, dim, 0, size - shift, 1)};
  return hlo_concatenate(b, 2, parts, dim);
}

setu_status lower_roll(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  int dim_count = 0, shift_count = 0;
  const int64_t *dims = call_ints(c, "dims", &dim_count), *shifts = call_ints(c, "shifts", &shift_count);
  if (!dim_count) {
    out[0] = kit_reshape_type(b, roll_dim(b, kit_flatten(b, x), 0, shift_count ? shifts[0] : 0), &x->type);
    return SETU_STATUS_OK;
  }
  for (int i = 0; i < dim_count && i < shift_count && x->type.rank; i++)
    x = roll_dim(b, x, kit_dim(b, dims[i], x->type.rank), shifts[i]);
  out[0] = x;
  return SETU_STATUS_OK;
}

static setu_value *flip_dims(setu_builder *b, setu_value *x, int count, const int64_t *dims) {
  return count && x->type.rank ? hlo_reverse(b, x, count, dims) : x;
}

setu_status lower_flip(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  int count = 0;
  int64_t dims[SETU_MAX_RANK];
  call_ints(c, "dims", &count);
  if (count) count = kit_dims(b, c, "dims", x->type.rank, dims);
  out[0] = flip_dims(b, x, count, dims);
  return SETU_STATUS_OK;
}

setu_status lower_rot90(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  int64_t turns = ((call_int_or(c, "k", 1) % 4) + 4) % 4;
  int first = kit_dim(b, call_int_at(c, "dims", 0, 0), x->type.rank);
  int second = kit_dim(b, call_int_at(c, "dims", 1, 1), x->type.rank);
  int64_t both[2] = {first, second};
  if (turns == 2) x = flip_dims(b, x, 2, both);
  if (turns == 1) x = kit_transpose(b, flip_dims(b, x, 1, &both[1]), first, second);
  if (turns == 3) x = kit_transpose(b, flip_dims(b, x, 1, &both[0]), first, second);
  out[0] = x;
  return SETU_STATUS_OK;
}

setu_status lower_channel_shuffle(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  const setu_type type = x->type;
  int64_t groups = call_int(c, "groups");
  if (hlo_type_count(&type) == 0) {
    out[0] = x;
    return SETU_STATUS_OK;
  }
  int64_t dims[4] = {type.dims[0], groups, type.dims[1] / groups, 1};
  for (int i = 2; i < type.rank; i++) dims[3] *= type.dims[i];
  out[0] = kit_reshape_type(b, kit_transpose(b, hlo_reshape(b, x, 4, dims), 1, 2), &type);
  return SETU_STATUS_OK;
}

/* The product of all dimensions but the last three. */
static int64_t leading(const setu_type *type) {
  int64_t count = 1;
  for (int i = 0; i < type->rank - 3; i++) count *= type->dims[i];
  return count;
}

setu_status lower_pixel_shuffle(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  const setu_type *result = &c->results[0];
  int64_t r = call_int(c, "upscale_factor");
  const int64_t *tail = &x->type.dims[x->type.rank - 3];
  int64_t dims[6] = {leading(&x->type), tail[0] / (r * r), r, r, tail[1], tail[2]};
  static const int64_t order[6] = {0, 1, 4, 2, 5, 3};
  out[0] = kit_reshape_type(b, hlo_transpose(b, hlo_reshape(b, x, 6, dims), order), result);
  return SETU_STATUS_OK;
}

setu_status lower_pixel_unshuffle(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  const setu_type *result = &c->results[0];
  int64_t r = call_int(c, "downscale_factor");
  const int64_t *tail = &x->type.dims[x->type.rank - 3];
  int64_t dims[6] = {leading(&x->type), tail[0], tail[1] / r, r, tail[2] / r, r};
  static const int64_t order[6] = {0, 1, 3, 5, 2, 4};
  out[0] = kit_reshape_type(b, hlo_transpose(b, hlo_reshape(b, x, 6, dims), order), result);
  return SETU_STATUS_OK;
}

/* ---- parts of tensors ---- */

/* start and end of a slice of a dimension of `size`, as PyTorch clamps them. */
static void slice_bounds(const setu_call *c, int64_t size, int64_t *out_start, int64_t *out_end) {
  int64_t start = call_int_or(c, "start", 0), end = call_int_or(c, "end", INT64_MAX);
  if (start < 0) start += size;
  if (end < 0) end += size;
  if (start < 0) start = 0;
  if (start > size) start = size;
  if (end < start) end = start;
  if (end > size) end = size;
  *out_start = start;
  *out_end = end;
}

/* Puts x into a dimension of `size` at start, start + step …; the rest is `fill`. */
static setu_value *spread(setu_builder *b, setu_value *x, setu_value *fill, int dim, int64_t size, int64_t start,
                          int64_t step) {
  int64_t count = x->type.dims[dim];
  if (count == 0) {
    setu_type type = x->type;
    type.dims[dim] = size;
    return kit_broadcast(b, fill, type.rank, type.dims);
  }
  int64_t low[SETU_MAX_RANK] = {0}, high[SETU_MAX_RANK] = {0}, interior[SETU_MAX_RANK] = {0};
  low[dim] = start;
  interior[dim] = step - 1;
  high[dim] = size - start - ((count - 1) * step + 1);
  return hlo_pad(b, x, fill, low, high, interior);
}

static setu_value *zero_of(setu_builder *b, setu_dtype dtype) {
  return hlo_scalar(b, dtype, 0);
}

/* Overwrites self at start, start + 1 … along dim. */
static setu_value *update_at(setu_builder *b, setu_value *self, setu_value *src, int dim, int64_t start) {
  if (hlo_type_count(&src->type) == 0) return self;
  setu_value *starts[SETU_MAX_RANK];
  for (int i = 0; i < self->type.rank; i++) starts[i] = hlo_scalar_int(b, SETU_I64, i == dim ? start : 0);
  return hlo_dynamic_update_slice(b, self, src, starts);
}

setu_status lower_select_scatter(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *self = call_tensor(c, "self");
  int dim = kit_dim(b, call_int(c, "dim"), self->type.rank);
  int64_t index = call_int(c, "index");
  if (index < 0) index += self->type.dims[dim];
  setu_value *src = kit_convert(b, call_tensor(c, "src"), self->type.dtype);
  out[0] = update_at(b, self, kit_unsqueeze(b, src, dim), dim, index);
  return SETU_STATUS_OK;
}

setu_status lower_slice_scatter(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *self = call_tensor(c, "self");
  int dim = kit_dim(b, call_int_or(c, "dim", 0), self->type.rank);
  int64_t size = self->type.dims[dim], step = call_int_or(c, "step", 1), start, end;
  slice_bounds(c, size, &start, &end);
  setu_type part = self->type;
  part.dims[dim] = (end - start + step - 1) / step;
  setu_value *src = kit_convert(b, call_tensor(c, "src"), self->type.dtype);
  src = kit_broadcast(b, src, part.rank, part.dims);
  if (hlo_type_count(&part) == 0) {
    out[0] = self;
  } else if (step == 1) {
    out[0] = update_at(b, self, src, dim, start);
  } else {
    setu_type mask_type = part;
    mask_type.dtype = SETU_BOOL;
    setu_value *mask = spread(b, hlo_splat_int(b, &mask_type, 1), zero_of(b, SETU_BOOL), dim, size, start, step);
    out[0] = hlo_select(b, mask, spread(b, src, zero_of(b, self->type.dtype), dim, size, start, step), self);
  }
  return SETU_STATUS_OK;
}

/* src, whose last dimension is a diagonal, on that diagonal of dim1 and dim2 of `background`. */
static setu_value *put_diagonal(setu_builder *b, setu_call *c, setu_value *src, setu_value *background) {
  const setu_type *type = &background->type;
  int64_t offset = call_int_or(c, "offset", 0);
  int dim1 = kit_dim(b, call_int(c, "dim1"), type->rank), dim2 = kit_dim(b, call_int(c, "dim2"), type->rank);
  if (hlo_type_count(&src->type) == 0) return background;
  /* Along dim1 the diagonal starts at row -offset; every column then holds the whole diagonal, and a mask keeps the
   * right place of each. */
  int64_t start = offset < 0 ? -offset : 0;
  int place = dim1 < dim2 ? dim1 : dim1 - 1; /* of dim1 once dim2 is gone */
  src = kit_move_dim(b, src, src->type.rank - 1, place);
  src = spread(b, src, zero_of(b, src->type.dtype), place, type->dims[dim1], start, 1);
  src = kit_broadcast(b, kit_unsqueeze(b, src, dim2), type->rank, type->dims);
  setu_value *row = kit_iota(b, type->rank, type->dims, dim1), *column = kit_iota(b, type->rank, type->dims, dim2);
  setu_value *mask = hlo_compare(b, HLO_EQ, hlo_subtract(b, column, row), hlo_splat_int(b, &row->type, offset));
  return hlo_select(b, mask, src, background);
}

setu_status lower_diagonal_scatter(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *self = call_tensor(c, "self");
  out[0] = put_diagonal(b, c, kit_convert(b, call_tensor(c, "src"), self->type.dtype), self);
  return SETU_STATUS_OK;
}

setu_status lower_diag_embed(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = put_diagonal(b, c, call_tensor(c, "self"), kit_zeros(b, &c->results[0]));
  return SETU_STATUS_OK;
}

setu_status lower_as_strided_scatter(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *self = call_tensor(c, "self");
  setu_value *src = kit_convert(b, call_tensor(c, "src"), self->type.dtype);
  int rank = src->type.rank;
  if (hlo_type_count(&src->type) == 0) {
    out[0] = self;
    return SETU_STATUS_OK;
  }
  setu_type index_type = src->type;
  index_type.dtype = SETU_I64;
  setu_value *index = hlo_splat_int(b, &index_type, call_int_or(c, "storage_offset", 0));
  for (int i = 0; i < rank; i++) {
    setu_value *stride = hlo_splat_int(b, &index_type, call_int_at(c, "stride", i, 1));
    index = hlo_add(b, index, hlo_multiply(b, hlo_iota(b, &index_type, i), stride));
  }
  hlo_region *body = kit_region_assign(b, self->type.dtype);
  setu_value *flat = kit_scatter_dim(b, kit_flatten(b, self), 0, kit_flatten(b, index), kit_flatten(b, src), body);
  out[0] = kit_reshape_type(b, flat, &self->type);
  return SETU_STATUS_OK;
}

/* ---- gradients of views ---- */

static setu_type input_type(const setu_call *c, setu_dtype dtype) {
  int count = 0;
  const int64_t *dims = call_ints(c, "input_sizes", &count);
  return hlo_type(dtype, count, dims);
}

/* grad in zeros of the input's type from `first` on, which counts from the end where it is negative. It is a run-time
 * number, because a loop over slices of a tensor that needs a gradient changes it every time. */
static setu_value *place_in_zeros(setu_builder *b, const setu_type *input, setu_value *grad, int dim,
                                  setu_value *first) {
  if (hlo_type_count(&grad->type) == 0) return kit_zeros(b, input);
  setu_value *starts[SETU_MAX_RANK];
  for (int i = 0; i < input->rank; i++) starts[i] = hlo_scalar_int(b, SETU_I64, 0);
  setu_value *size = hlo_scalar_int(b, SETU_I64, input->dims[dim]);
  setu_value *negative = hlo_compare(b, HLO_LT, first, starts[dim]);
  starts[dim] = hlo_select(b, negative, hlo_add(b, first, size), first);
  return hlo_dynamic_update_slice(b, kit_zeros(b, input), grad, starts);
}

setu_status lower_select_backward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *grad = call_tensor(c, "grad_output");
  setu_type input = input_type(c, grad->type.dtype);
  int dim = kit_dim(b, call_int(c, "dim"), input.rank);
  out[0] = place_in_zeros(b, &input, kit_unsqueeze(b, grad, dim), dim, call_scalar(c, "index", SETU_I64));
  return SETU_STATUS_OK;
}

/* The length of grad_output says where the slice ends. */
setu_status lower_slice_backward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *grad = call_tensor(c, "grad_output");
  setu_type input = input_type(c, grad->type.dtype);
  int dim = kit_dim(b, call_int(c, "dim"), input.rank);
  int64_t step = call_int_or(c, "step", 1), count = grad->type.dims[dim];
  if (count > 1 && step > 1) grad = spread(b, grad, zero_of(b, input.dtype), dim, (count - 1) * step + 1, 0, step);
  out[0] = place_in_zeros(b, &input, grad, dim, call_scalar(c, "start", SETU_I64));
  return SETU_STATUS_OK;
}

setu_status lower_diagonal_backward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *grad = call_tensor(c, "grad_output");
  setu_type input = input_type(c, grad->type.dtype);
  out[0] = put_diagonal(b, c, grad, kit_zeros(b, &input));
  return SETU_STATUS_OK;
}

setu_status lower_unfold_backward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *grad = call_tensor(c, "grad_in");
  setu_dtype dtype = kit_compute_dtype(grad->type.dtype);
  setu_type input = input_type(c, dtype);
  int64_t size = call_int(c, "size"), step = call_int(c, "step");
  grad = kit_convert(b, grad, dtype);
  if (hlo_type_count(&grad->type) == 0) {
    out[0] = kit_zeros(b, &input);
    return SETU_STATUS_OK;
  }
  if (!input.rank) { /* one window over the only element */
    out[0] = kit_reshape_type(b, grad, &input);
    return SETU_STATUS_OK;
  }
  int dim = kit_dim(b, call_int(c, "dim"), input.rank);
  int64_t length = input.dims[dim], windows = grad->type.dims[dim];
  grad = kit_move_dim(b, grad, input.rank, dim + 1); /* [.., windows, size, ..] */
  int64_t pieces = (size + step - 1) / step;
  enum { MOST_PIECES = 64 };
  if (pieces > MOST_PIECES) {
    /* Many overlapping windows: one scatter instead of a long sum. */
    int64_t places[2] = {windows, size}, count = windows * size;
    setu_type place_type = hlo_type(SETU_I64, 2, places);
    setu_value *at = hlo_add(b, hlo_multiply(b, hlo_iota(b, &place_type, 0), hlo_splat_int(b, &place_type, step)),
                             hlo_iota(b, &place_type, 1));
    setu_type flat = input;
    flat.dims[dim] = count;
    hlo_scatter_dims dims = {.inserted_count = 1, .map_count = 1, .index_vector_dim = 1};
    for (int i = 0; i < input.rank; i++)
      if (i != dim) dims.update_window_dims[dims.window_count++] = i;
    dims.inserted_window_dims[0] = dims.scatter_dims_to_operand_dims[0] = dim;
    setu_value *index = kit_unsqueeze(b, kit_flatten(b, at), 1);
    out[0] = hlo_scatter(b, kit_zeros(b, &input), index, kit_reshape_type(b, grad, &flat), &dims,
                         hlo_region_binary(b, HLO_OP_add, dtype));
    return SETU_STATUS_OK;
  }
  /* Pieces of `step` elements of every window do not overlap among windows: each piece is a shifted dense tensor. */
  setu_value *sum = kit_zeros(b, &input), *zero = zero_of(b, dtype);
  for (int64_t piece = 0; piece < pieces; piece++) {
    int64_t first = piece * step, last = first + step < size ? first + step : size;
    setu_value *x = kit_slice_dim(b, grad, dim + 1, first, last, 1);
    x = spread(b, x, zero, dim + 1, step, 0, 1);
    setu_type flat = input;
    flat.dims[dim] = windows * step;
    int64_t low[SETU_MAX_RANK] = {0}, high[SETU_MAX_RANK] = {0};
    low[dim] = first;
    high[dim] = length - first - windows * step; /* negative: cuts the padding of the last window */
    sum = hlo_add(b, sum, hlo_pad(b, kit_reshape_type(b, x, &flat), zero, low, high, NULL));
  }
  out[0] = sum;
  return SETU_STATUS_OK;
}
