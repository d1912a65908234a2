/* Writing and reducing along one dimension: scatter, scatter_add, scatter_reduce, index_add, index_copy, index_fill,
 * index_reduce and segment_reduce. */
#include <string.h>

#include "ops/kit.h"
#include "ops/lowerings.h"
#include "ops/table.h"

/* Where updates go: for every element (scatter) or for every slice of a dimension (index_add). */
typedef struct target {
  int dim;
  setu_value *index; /* i64: of the updates' shape, or rank 1 when `slices` */
  bool slices;
} target;

static setu_value *scatter_slices(setu_builder *b, setu_value *self, const target *t, setu_value *src,
                                  hlo_region *body) {
  hlo_scatter_dims dims = {.inserted_count = 1, .map_count = 1, .index_vector_dim = 1};
  for (int i = 0; i < self->type.rank; i++)
    if (i != t->dim) dims.update_window_dims[dims.window_count++] = i;
  dims.inserted_window_dims[0] = dims.scatter_dims_to_operand_dims[0] = t->dim;
  return hlo_scatter(b, self, kit_unsqueeze(b, t->index, 1), src, &dims, body);
}

static setu_value *scatter_into(setu_builder *b, setu_value *self, const target *t, setu_value *src, hlo_region *body) {
  if (t->slices) return scatter_slices(b, self, t, src, body);
  return kit_scatter_dim(b, self, t->dim, t->index, src, body);
}

static target target_of(setu_builder *b, setu_call *c, bool slices) {
  target t = {.slices = slices, .dim = kit_dim(b, call_int(c, "dim"), call_type(c, "self")->rank)};
  t.index = kit_convert(b, kit_at_least_1d(b, call_tensor(c, "index")), SETU_I64);
  return t;
}

/* src cut to the index's shape, and of rank 1 at least. */
static setu_value *updates_for(setu_builder *b, setu_value *src, const target *t) {
  src = kit_at_least_1d(b, src);
  if (t->slices) return src;
  int64_t start[SETU_MAX_RANK] = {0};
  return hlo_slice(b, src, start, t->index->type.dims, NULL);
}

static bool nothing_to_write(const target *t, const setu_value *self) {
  return hlo_type_count(&t->index->type) == 0 || hlo_type_count(&self->type) == 0;
}

typedef enum reduction { ASSIGN, SUM, PROD, MEAN, AMAX, AMIN } reduction;

static reduction reduction_named(setu_builder *b, const char *name) {
  static const struct {
    const char *name;
    reduction reduction;
  } known[] = {{"", ASSIGN},   {"add", SUM},   {"sum", SUM},  {"multiply", PROD}, {"prod", PROD},
               {"mean", MEAN}, {"amax", AMAX}, {"max", AMAX}, {"amin", AMIN},     {"min", AMIN}};
  for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
    if (!strcmp(known[i].name, name)) return known[i].reduction;
  hlo_fail(b, SETU_ERROR(SETU_INVALID_ARGUMENT, "reduce argument must be either sum, prod, mean, amax or amin, got %s",
                         name));
  return ASSIGN;
}

static hlo_region *reducer(setu_builder *b, reduction r, setu_dtype dtype) {
  switch (r) {
    case ASSIGN:
      return kit_region_assign(b, dtype);
    case PROD:
      return hlo_region_binary(b, HLO_OP_multiply, dtype);
    case AMAX:
      return hlo_region_binary(b, HLO_OP_maximum, dtype);
    case AMIN:
      return hlo_region_binary(b, HLO_OP_minimum, dtype);
    case SUM:
    case MEAN:
      break;
  }
  return hlo_region_binary(b, HLO_OP_add, dtype);
}

static setu_value *identity(setu_builder *b, reduction r, const setu_type *type) {
  if (r == AMAX) return hlo_lowest(b, type);
  if (r == AMIN) return hlo_highest(b, type);
  return hlo_splat(b, type, r == PROD ? 1 : 0, 0);
}

/* sum / count with count at least 1; integers round down. */
static setu_value *divide_by_count(setu_builder *b, setu_value *sum, setu_value *count) {
  count = kit_max(b, count, kit_ones_like(b, count));
  if (!setu_dtype_is_integral(sum->type.dtype)) return hlo_divide(b, sum, count);
  setu_value *quotient = hlo_divide(b, sum, count), *rest = hlo_remainder(b, sum, count);
  setu_value *down = kit_compare_number(b, HLO_LT, rest, 0); /* count is positive */
  return hlo_select(b, down, kit_add_number(b, quotient, -1), quotient);
}

/* self reduced with src at the target. Without include_self the places written to start from the identity. */
static setu_value *reduce_into(setu_builder *b, setu_value *self, const target *t, setu_value *src, reduction r,
                               bool include_self) {
  if (nothing_to_write(t, self)) return self;
  setu_type shape = self->type;
  setu_dtype dtype = r == ASSIGN ? self->type.dtype : kit_compute_dtype(self->type.dtype);
  self = kit_at_least_1d(b, kit_convert(b, self, dtype));
  src = updates_for(b, kit_convert(b, src, dtype), t);
  if (!include_self) self = scatter_into(b, self, t, identity(b, r, &src->type), kit_region_assign(b, dtype));
  setu_value *result = scatter_into(b, self, t, src, reducer(b, r, dtype));
  if (r == MEAN) {
    setu_value *count = include_self ? kit_ones_like(b, self) : kit_zeros_like(b, self);
    count = scatter_into(b, count, t, kit_ones_like(b, src), reducer(b, SUM, dtype));
    result = divide_by_count(b, result, count);
  }
  return kit_reshape_type(b, result, &shape);
}

/* ---- an index for every element ---- */

setu_status lower_scatter(setu_builder *b, setu_call *c, setu_value **out) {
  target t = target_of(b, c, false);
  reduction r = reduction_named(b, call_find(c, "reduce") < 0 ? "" : call_string_or(c, "reduce", ""));
  out[0] = reduce_into(b, call_tensor(c, "self"), &t, call_tensor(c, "src"), r, true);
  return SETU_STATUS_OK;
}

setu_status lower_scatter_value(setu_builder *b, setu_call *c, setu_value **out) {
  target t = target_of(b, c, false);
  setu_value *self = call_tensor(c, "self");
  reduction r = reduction_named(b, call_find(c, "reduce") < 0 ? "" : call_string_or(c, "reduce", ""));
  setu_value *value = call_scalar(c, "value", self->type.dtype);
  value = kit_broadcast(b, value, t.index->type.rank, t.index->type.dims);
  out[0] = reduce_into(b, self, &t, value, r, true);
  return SETU_STATUS_OK;
}

setu_status lower_scatter_add(setu_builder *b, setu_call *c, setu_value **out) {
  target t = target_of(b, c, false);
  out[0] = reduce_into(b, call_tensor(c, "self"), &t, call_tensor(c, "src"), SUM, true);
  return SETU_STATUS_OK;
}

setu_status lower_scatter_reduce(setu_builder *b, setu_call *c, setu_value **out) {
  target t = target_of(b, c, false);
  reduction r = reduction_named(b, call_string_or(c, "reduce", ""));
  out[0] = reduce_into(b, call_tensor(c, "self"), &t, call_tensor(c, "src"), r, call_bool_or(c, "include_self", true));
  return SETU_STATUS_OK;
}

/* ---- an index for every slice ---- */

setu_status lower_index_add(setu_builder *b, setu_call *c, setu_value **out) {
  target t = target_of(b, c, true);
  setu_value *self = call_tensor(c, "self");
  setu_dtype dtype = kit_compute_dtype(self->type.dtype);
  setu_value *source = kit_operand(b, c, "source", dtype);
  if (!call_is_number(c, "alpha", 1)) source = kit_mul(b, source, call_scalar(c, "alpha", dtype));
  out[0] = reduce_into(b, self, &t, source, SUM, true);
  return SETU_STATUS_OK;
}

setu_status lower_index_copy(setu_builder *b, setu_call *c, setu_value **out) {
  target t = target_of(b, c, true);
  out[0] = reduce_into(b, call_tensor(c, "self"), &t, call_tensor(c, "source"), ASSIGN, true);
  return SETU_STATUS_OK;
}

setu_status lower_index_fill(setu_builder *b, setu_call *c, setu_value **out) {
  target t = target_of(b, c, true);
  setu_value *self = call_tensor(c, "self");
  setu_type slices = kit_at_least_1d(b, self)->type;
  t.index = kit_wrap_index(b, t.index, slices.dims[t.dim]);
  slices.dims[t.dim] = t.index->type.dims[0];
  setu_value *value = kit_operand(b, c, "value", self->type.dtype);
  out[0] = reduce_into(b, self, &t, kit_broadcast(b, value, slices.rank, slices.dims), ASSIGN, true);
  return SETU_STATUS_OK;
}

setu_status lower_index_reduce(setu_builder *b, setu_call *c, setu_value **out) {
  target t = target_of(b, c, true);
  reduction r = reduction_named(b, call_string_or(c, "reduce", ""));
  out[0] =
      reduce_into(b, call_tensor(c, "self"), &t, call_tensor(c, "source"), r, call_bool_or(c, "include_self", true));
  return SETU_STATUS_OK;
}

/* ---- segments ---- */

/* The segments of data [outer, n, inner]: where each starts and ends, i64 [outer, segments]. */
typedef struct segments {
  int64_t outer, n, inner, count;
  setu_value *start, *end;
} segments;

static segments segments_of(setu_builder *b, setu_call *c, const setu_type *data) {
  int axis = kit_dim(b, call_int_or(c, "axis", 0), data->rank);
  segments s = {.outer = 1, .inner = 1, .n = data->dims[axis]};
  for (int i = 0; i < axis; i++) s.outer *= data->dims[i];
  for (int i = axis + 1; i < data->rank; i++) s.inner *= data->dims[i];
  bool lengths = call_has(c, "lengths");
  if (!lengths && !call_has(c, "offsets")) {
    hlo_fail(b, SETU_ERROR(SETU_UNIMPLEMENTED, "segment_reduce: indices were given; pass lengths or offsets instead"));
    return s;
  }
  setu_value *given = kit_convert(b, call_tensor(c, lengths ? "lengths" : "offsets"), SETU_I64);
  int64_t dims[2] = {s.outer, given->type.dims[axis]};
  given = hlo_reshape(b, given, 2, dims);
  if (lengths) {
    s.count = dims[1];
    s.end = s.count ? kit_scan(b, HLO_OP_add, given, hlo_scalar_int(b, SETU_I64, 0), 1) : given;
    s.start = hlo_subtract(b, s.end, given);
  } else {
    s.count = dims[1] - 1;
    s.start = kit_slice_dim(b, given, 1, 0, s.count, 1);
    s.end = kit_slice_dim(b, given, 1, 1, s.count + 1, 1);
  }
  return s;
}

/* bool [outer, segments, n, 1]: element i belongs to the segment. Fuses into the reduction over n, so that the work is
 * segments * n without a scatter. */
static setu_value *membership(setu_builder *b, const segments *s) {
  int64_t dims[4] = {s->outer, s->count, s->n, 1}, both[2] = {0, 1};
  setu_value *position = kit_iota(b, 4, dims, 2);
  setu_value *start = hlo_broadcast_in_dim(b, s->start, 4, dims, both);
  setu_value *end = hlo_broadcast_in_dim(b, s->end, 4, dims, both);
  return hlo_and(b, hlo_compare(b, HLO_GE, position, start), hlo_compare(b, HLO_LT, position, end));
}

static setu_value *segment_lengths(setu_builder *b, const segments *s, setu_dtype dtype) {
  return kit_convert(b, kit_unsqueeze(b, hlo_subtract(b, s->end, s->start), 2), dtype); /* [outer, segments, 1] */
}

setu_status lower_segment_reduce(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *data = call_tensor(c, "data");
  const setu_type *result = &c->results[0];
  setu_dtype dtype = kit_compute_dtype(data->type.dtype);
  segments s = segments_of(b, c, &data->type);
  if (hlo_status(b) || hlo_type_count(result) == 0) {
    out[0] = kit_zeros(b, result);
    return SETU_STATUS_OK;
  }
  reduction r = reduction_named(b, call_string_or(c, "reduce", ""));
  int64_t flat[4] = {s.outer, 1, s.n, s.inner}, full[4] = {s.outer, s.count, s.n, s.inner}, dim = 2;
  data = hlo_reshape(b, kit_convert(b, data, dtype), 4, flat);
  setu_type scalar = hlo_scalar_type(dtype);
  setu_value *neutral = identity(b, r, &scalar);
  setu_value *own =
      kit_select(b, kit_broadcast(b, membership(b, &s), 4, full), kit_broadcast(b, data, 4, full), neutral);
  setu_value *init = call_has(c, "initial") ? call_scalar(c, "initial", dtype) : neutral;
  hlo_op op = r == PROD ? HLO_OP_multiply : r == AMAX ? HLO_OP_maximum : r == AMIN ? HLO_OP_minimum : HLO_OP_add;
  setu_value *reduced = hlo_reduce_one(b, op, own, neutral, 1, &dim); /* [outer, segments, inner] */
  setu_value *lengths = segment_lengths(b, &s, dtype);
  setu_value *empty = kit_compare_number(b, HLO_EQ, lengths, 0);
  if (call_has(c, "initial")) reduced = kit_binary(b, op, reduced, init);
  if (r == MEAN) {
    /* An empty segment is nan without initial, and initial with it. */
    setu_value *mean = kit_div(b, reduced, lengths);
    reduced = call_has(c, "initial") ? kit_select(b, empty, reduced, mean) : mean;
  }
  out[0] = kit_reshape_type(b, reduced, result);
  return SETU_STATUS_OK;
}

setu_status lower_segment_reduce_backward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *data = call_tensor(c, "data");
  setu_type type = data->type;
  setu_dtype dtype = kit_compute_dtype(type.dtype);
  segments s = segments_of(b, c, &type);
  if (hlo_status(b) || hlo_type_count(&type) == 0 || s.count == 0) {
    out[0] = kit_zeros(b, &type);
    return SETU_STATUS_OK;
  }
  reduction r = reduction_named(b, call_string_or(c, "reduce", ""));
  int64_t flat[4] = {s.outer, 1, s.n, s.inner}, full[4] = {s.outer, s.count, s.n, s.inner};
  int64_t per[4] = {s.outer, s.count, 1, s.inner}, element = 2, segment = 1;
  data = kit_broadcast(b, hlo_reshape(b, kit_convert(b, data, dtype), 4, flat), 4, full);
  setu_value *grad = hlo_reshape(b, kit_operand(b, c, "grad", dtype), 4, per);
  setu_value *output = hlo_reshape(b, kit_operand(b, c, "output", dtype), 4, per);
  setu_value *member = kit_broadcast(b, membership(b, &s), 4, full);
  setu_value *one = hlo_scalar(b, dtype, 1), *zero = hlo_scalar(b, dtype, 0);
  setu_value *share;
  if (r == AMAX || r == AMIN) {
    /* The gradient is divided among the elements that equal the result. */
    setu_value *hit = hlo_or(b, kit_is_nan(b, data), kit_compare(b, HLO_EQ, data, output));
    share = kit_select(b, hlo_and(b, member, hit), one, zero);
    setu_value *hits = kit_sum(b, kit_broadcast(b, share, 4, full), 1, &element, true);
    hits = kit_max(b, hits, kit_ones_like(b, hits));
    share = kit_mul(b, share, kit_div(b, grad, hits));
  } else if (r == PROD) {
    /* The product of the others: output / data, and recomputed where data is zero. */
    setu_value *is_zero = hlo_and(b, member, kit_compare_number(b, HLO_EQ, data, 0));
    setu_value *others = kit_select(b, hlo_and(b, member, hlo_not(b, is_zero)), data, one);
    others = kit_prod(b, kit_broadcast(b, others, 4, full), 1, &element, true);
    if (call_has(c, "initial")) others = kit_mul(b, others, call_scalar(c, "initial", dtype));
    setu_value *zeros = kit_sum(b, hlo_convert(b, is_zero, dtype), 1, &element, true);
    setu_value *alone = hlo_and(b, is_zero, kit_broadcast_like(b, kit_compare_number(b, HLO_EQ, zeros, 1), is_zero));
    share = kit_mul(b, grad, kit_select(b, alone, others, kit_div(b, output, data)));
    setu_value *lost = hlo_and(b, is_zero, hlo_not(b, alone));
    share = kit_select(b, hlo_and(b, member, hlo_not(b, lost)), share, zero);
  } else {
    setu_value *scaled = grad;
    if (r == MEAN) scaled = kit_div(b, grad, kit_unsqueeze(b, segment_lengths(b, &s, dtype), 2));
    share = kit_select(b, member, scaled, zero);
  }
  out[0] = kit_reshape_type(b, kit_sum(b, kit_broadcast(b, share, 4, full), 1, &segment, false), &type);
  return SETU_STATUS_OK;
}
