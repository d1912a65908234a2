/* Indexing with tensors: index, index_put, index_select, gather, take, put and the masked operators. */
#include "ops/kit.h"
#include "ops/lowerings.h"
#include "ops/table.h"

/* ---- x[indices] ---- */

/* What x[i, None, j …] means: which dimensions are indexed, and where the broadcast index shape lies in the result. */
typedef struct index_plan {
  int count;                      /* indexed dimensions */
  int64_t dims[SETU_MAX_RANK];    /* them, ascending */
  setu_type shape;                /* of the broadcast indices */
  int place;                      /* result dimension where the index shape starts */
  setu_type result;               /* of x[indices] */
  int window_count;               /* dimensions that are not indexed */
  int64_t windows[SETU_MAX_RANK]; /* where they lie in the result */
  setu_value *indices; /* i64 [shape…, count]; NULL when an indexed dimension or the index shape is empty */
} index_plan;

static setu_value *check_index(setu_builder *b, setu_value *index) {
  if (setu_dtype_is_integral(index->type.dtype) && index->type.dtype != SETU_U8) return index;
  return hlo_fail(b, SETU_ERROR(SETU_UNIMPLEMENTED,
                                "index: an index tensor of dtype %s reached the lowering; masks must be converted with "
                                "nonzero first",
                                setu_dtype_name(index->type.dtype)));
}

static void plan_index(setu_builder *b, setu_call *c, const setu_type *self, index_plan *plan) {
  *plan = (index_plan){.count = 0};
  setu_value *items[SETU_MAX_RANK];
  int given = call_count(c, "indices");
  bool adjacent = true;
  for (int i = 0; i < given && i < self->rank; i++) {
    setu_value *item = call_item(c, "indices", i);
    if (!item) continue;
    if (plan->count && plan->dims[plan->count - 1] != i - 1) adjacent = false;
    items[plan->count] = check_index(b, item);
    plan->dims[plan->count++] = i;
  }
  if (!plan->count) {
    plan->result = *self;
    return;
  }
  plan->shape.dtype = SETU_I64;
  kit_broadcast_shape(b, plan->count, items, &plan->shape);
  plan->place = adjacent ? (int)plan->dims[0] : 0;
  plan->result.dtype = self->dtype;
  int next = 0; /* of plan->dims */
  bool placed = false, empty = hlo_type_count(&plan->shape) == 0;
  setu_type *result = &plan->result;
  for (int i = 0; i <= self->rank; i++) {
    if (!placed && result->rank == plan->place) {
      for (int k = 0; k < plan->shape.rank; k++) result->dims[result->rank++] = plan->shape.dims[k];
      placed = true;
    }
    if (i == self->rank) break;
    if (next < plan->count && plan->dims[next] == i) {
      next++;
      empty |= self->dims[i] == 0;
      continue;
    }
    plan->windows[plan->window_count++] = result->rank;
    result->dims[result->rank++] = self->dims[i];
  }
  if (empty) return;
  setu_value *columns[SETU_MAX_RANK];
  for (int k = 0; k < plan->count; k++) {
    setu_value *index = kit_wrap_index(b, items[k], self->dims[plan->dims[k]]);
    index = kit_broadcast(b, index, plan->shape.rank, plan->shape.dims);
    columns[k] = kit_unsqueeze(b, index, plan->shape.rank);
  }
  plan->indices = plan->count == 1 ? columns[0] : hlo_concatenate(b, plan->count, columns, plan->shape.rank);
}

static setu_value *index_with(setu_builder *b, setu_value *self, const index_plan *plan) {
  if (!plan->count) return self;
  if (!plan->indices || hlo_type_count(&plan->result) == 0) return kit_zeros(b, &plan->result);
  hlo_gather_dims dims = {.offset_count = plan->window_count,
                          .collapsed_count = plan->count,
                          .map_count = plan->count,
                          .index_vector_dim = plan->shape.rank};
  int64_t sizes[SETU_MAX_RANK];
  for (int i = 0; i < self->type.rank; i++) sizes[i] = self->type.dims[i];
  for (int i = 0; i < plan->window_count; i++) dims.offset_dims[i] = plan->windows[i];
  for (int i = 0; i < plan->count; i++) {
    dims.collapsed_slice_dims[i] = dims.start_index_map[i] = plan->dims[i];
    sizes[plan->dims[i]] = 1;
  }
  return hlo_gather(b, self, plan->indices, &dims, sizes);
}

/* Scatters into self in its own dtype, or, when it adds, in the compute dtype. */
static setu_value *index_put_with(setu_builder *b, setu_value *self, const index_plan *plan, setu_value *values,
                                  bool accumulate) {
  setu_dtype dtype = accumulate ? kit_compute_dtype(self->type.dtype) : self->type.dtype;
  self = kit_convert(b, self, dtype);
  values = kit_broadcast(b, kit_convert(b, values, dtype), plan->result.rank, plan->result.dims);
  if (!plan->count) return accumulate ? kit_add(b, self, values) : values;
  if (!plan->indices || hlo_type_count(&plan->result) == 0) return self;
  hlo_scatter_dims dims = {.window_count = plan->window_count,
                           .inserted_count = plan->count,
                           .map_count = plan->count,
                           .index_vector_dim = plan->shape.rank};
  for (int i = 0; i < plan->window_count; i++) dims.update_window_dims[i] = plan->windows[i];
  for (int i = 0; i < plan->count; i++)
    dims.inserted_window_dims[i] = dims.scatter_dims_to_operand_dims[i] = plan->dims[i];
  hlo_region *body = accumulate ? hlo_region_binary(b, HLO_OP_add, dtype) : kit_region_assign(b, dtype);
  return hlo_scatter(b, self, plan->indices, values, &dims, body);
}

setu_status lower_index(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *self = call_tensor(c, "self");
  index_plan plan;
  plan_index(b, c, &self->type, &plan);
  out[0] = index_with(b, self, &plan);
  return SETU_STATUS_OK;
}

/* self[mask] = values without counting the mask, which works when one mask is the only index and values do not vary
 * along the dimension of the masked elements. NULL when that is not so. */
static setu_value *put_under_mask(setu_builder *b, setu_call *c, setu_value *self, setu_value *values,
                                  bool accumulate) {
  setu_value *mask = NULL;
  int given = call_count(c, "indices"), start = 0;
  for (int i = 0; i < given; i++) {
    setu_value *item = call_item(c, "indices", i);
    if (!item) continue;
    if (mask || (item->type.dtype != SETU_BOOL && item->type.dtype != SETU_U8)) return NULL;
    mask = kit_nonzero(b, item);
    start = i;
  }
  if (!mask) return NULL;
  const setu_type *type = &self->type;
  int covered = mask->type.rank, trailing = type->rank - start - covered, place = values->type.rank - 1 - trailing;
  if (trailing < 0 || (place >= 0 && values->type.dims[place] != 1)) return NULL;
  /* values [lead.., 1, trailing..] to self's rank */
  setu_type aligned = {.dtype = type->dtype, .rank = type->rank};
  for (int i = 0; i < type->rank; i++) {
    int from_end = type->rank - 1 - i, at = values->type.rank - 1 - from_end;
    aligned.dims[i] = 1;
    if (from_end < trailing && at >= 0) aligned.dims[i] = values->type.dims[at];
    if (i < start && place - (start - i) >= 0) aligned.dims[i] = values->type.dims[place - (start - i)];
  }
  values = kit_reshape_type(b, kit_convert(b, values, type->dtype), &aligned);
  if (accumulate) values = kit_add(b, self, kit_broadcast_like(b, values, self));
  int64_t dimensions[SETU_MAX_RANK];
  for (int i = 0; i < covered; i++) dimensions[i] = start + i;
  mask = hlo_broadcast_in_dim(b, mask, type->rank, type->dims, dimensions);
  return kit_select(b, mask, values, self);
}

static setu_value *put_values(setu_builder *b, setu_call *c) {
  setu_value *self = call_tensor(c, "self");
  setu_value *masked = put_under_mask(b, c, self, call_tensor(c, "values"), call_bool_or(c, "accumulate", false));
  if (masked) return masked;
  index_plan plan;
  plan_index(b, c, &self->type, &plan);
  return index_put_with(b, self, &plan, call_tensor(c, "values"), call_bool_or(c, "accumulate", false));
}

setu_status lower_index_put(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = put_values(b, c);
  return SETU_STATUS_OK;
}

setu_status lower_index_put_impl(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = put_values(b, c);
  call_write(c, "self", out[0]);
  return SETU_STATUS_OK;
}

/* The `_unsafe_masked_` operators promise indices in range only where the mask holds; elsewhere an out-of-range index
 * is clamped by the gather and dropped by the scatter, and its value is masked. */
setu_status lower_unsafe_masked_index(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *self = call_tensor(c, "self");
  index_plan plan;
  plan_index(b, c, &self->type, &plan);
  setu_value *value = index_with(b, self, &plan);
  out[0] = kit_select(b, call_tensor(c, "mask"), value, call_scalar(c, "fill", value->type.dtype));
  return SETU_STATUS_OK;
}

setu_status lower_unsafe_masked_index_put_accumulate(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *self = call_tensor(c, "self");
  setu_value *values = kit_convert(b, call_tensor(c, "values"), self->type.dtype);
  values = kit_select(b, call_tensor(c, "mask"), values, hlo_scalar(b, self->type.dtype, 0));
  index_plan plan;
  plan_index(b, c, &self->type, &plan);
  out[0] = index_put_with(b, self, &plan, values, true);
  return SETU_STATUS_OK;
}

/* ---- one index tensor ---- */

setu_status lower_index_select(setu_builder *b, setu_call *c, setu_value **out) {
  const setu_type *result = &c->results[0];
  setu_value *self = call_tensor(c, "self");
  if (hlo_type_count(result) == 0) {
    out[0] = kit_zeros(b, result);
    return SETU_STATUS_OK;
  }
  int dim = kit_dim(b, call_int(c, "dim"), self->type.rank);
  setu_value *index = kit_convert(b, kit_at_least_1d(b, call_tensor(c, "index")), SETU_I64);
  setu_value *taken = kit_take_dim(b, kit_at_least_1d(b, self), dim, index);
  out[0] = kit_reshape_type(b, taken, result);
  return SETU_STATUS_OK;
}

setu_status lower_gather(setu_builder *b, setu_call *c, setu_value **out) {
  const setu_type *result = &c->results[0];
  setu_value *self = call_tensor(c, "self");
  if (hlo_type_count(result) == 0) {
    out[0] = kit_zeros(b, result);
    return SETU_STATUS_OK;
  }
  int dim = kit_dim(b, call_int(c, "dim"), self->type.rank);
  setu_value *index = kit_convert(b, kit_at_least_1d(b, call_tensor(c, "index")), SETU_I64);
  out[0] = kit_reshape_type(b, kit_gather_dim(b, kit_at_least_1d(b, self), dim, index), result);
  return SETU_STATUS_OK;
}

setu_status lower_take(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *flat = kit_flatten(b, call_tensor(c, "self"));
  setu_value *index = call_tensor(c, "index");
  if (hlo_type_count(&index->type) == 0 || flat->type.dims[0] == 0) {
    out[0] = kit_zeros(b, &c->results[0]);
    return SETU_STATUS_OK;
  }
  setu_value *wrapped = kit_wrap_index(b, kit_flatten(b, index), flat->type.dims[0]);
  out[0] = kit_reshape_type(b, kit_take_dim(b, flat, 0, wrapped), &index->type);
  return SETU_STATUS_OK;
}

setu_status lower_put(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *self = call_tensor(c, "self"), *index = call_tensor(c, "index");
  if (hlo_type_count(&index->type) == 0 || hlo_type_count(&self->type) == 0) {
    out[0] = self;
    return SETU_STATUS_OK;
  }
  bool accumulate = call_bool_or(c, "accumulate", false);
  setu_dtype dtype = accumulate ? kit_compute_dtype(self->type.dtype) : self->type.dtype;
  setu_value *flat = kit_flatten(b, kit_convert(b, self, dtype));
  setu_value *wrapped = kit_wrap_index(b, kit_flatten(b, index), flat->type.dims[0]);
  setu_value *source = kit_flatten(b, kit_convert(b, call_tensor(c, "source"), dtype));
  hlo_region *body = accumulate ? hlo_region_binary(b, HLO_OP_add, dtype) : kit_region_assign(b, dtype);
  out[0] = kit_reshape_type(b, kit_scatter_dim(b, flat, 0, wrapped, source, body), &self->type);
  return SETU_STATUS_OK;
}

/* ---- masks ---- */

setu_status lower_masked_fill(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *self = call_tensor(c, "self");
  setu_value *mask = kit_nonzero(b, call_tensor(c, "mask"));
  out[0] = kit_select(b, mask, kit_operand(b, c, "value", self->type.dtype), self);
  return SETU_STATUS_OK;
}

setu_status lower_masked_scatter(setu_builder *b, setu_call *c, setu_value **out) {
  const setu_type *result = &c->results[0];
  setu_value *self = kit_broadcast(b, call_tensor(c, "self"), result->rank, result->dims);
  setu_value *mask = kit_nonzero(b, call_tensor(c, "mask"));
  mask = kit_flatten(b, kit_broadcast(b, mask, result->rank, result->dims));
  setu_value *source = kit_flatten(b, kit_convert(b, call_tensor(c, "source"), self->type.dtype));
  if (source->type.dims[0] == 0 || mask->type.dims[0] == 0) {
    out[0] = self;
    return SETU_STATUS_OK;
  }
  /* The k-th element under the mask takes source element k. */
  setu_value *counts = kit_convert(b, mask, SETU_I64);
  counts = kit_scan(b, HLO_OP_add, counts, hlo_scalar_int(b, SETU_I64, 0), 0);
  setu_value *position = kit_add_number(b, counts, -1);
  position = kit_max(b, position, kit_zeros_like(b, position));
  setu_value *taken = kit_take_dim(b, source, 0, position);
  out[0] = kit_reshape_type(b, hlo_select(b, mask, taken, kit_flatten(b, self)), result);
  return SETU_STATUS_OK;
}
