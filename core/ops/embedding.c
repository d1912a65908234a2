/* Embedding tables: rows by index, bags of rows reduced by sum, mean or maximum, and their gradients. */
#include <math.h>

#include "ops/lowerings.h"
#include "ops/nn.h"
#include "ops/table.h"

static setu_value *flat_index(setu_builder *b, setu_call *c, const char *name) {
  return kit_flatten(b, kit_convert(b, call_tensor(c, name), SETU_I64));
}

static setu_value *rows_of(setu_builder *b, setu_dtype dtype, int64_t rows, int64_t columns) {
  int64_t dims[2] = {rows, columns};
  setu_type type = hlo_type(dtype, 2, dims);
  return kit_zeros(b, &type);
}

/* index, with `padding` moved past the last row, where updates are dropped. */
static setu_value *drop_padding(setu_builder *b, setu_value *index, int64_t padding, int64_t rows) {
  if (padding < 0) return index;
  setu_value *is_padding = hlo_compare(b, HLO_EQ, index, hlo_splat_int(b, &index->type, padding));
  return hlo_select(b, is_padding, hlo_splat_int(b, &index->type, rows), index);
}

/* How often each index occurs, per index, in dtype. */
static setu_value *frequency(setu_builder *b, setu_value *index, int64_t rows, setu_dtype dtype) {
  setu_type counts = hlo_type(SETU_I32, 1, &rows), ones = index->type;
  ones.dtype = SETU_I32;
  setu_value *count = nn_add_rows(b, kit_zeros(b, &counts), index, hlo_splat_int(b, &ones, 1));
  return kit_convert(b, kit_take_dim(b, count, 0, index), dtype);
}

setu_status lower_embedding(setu_builder *b, setu_call *c, setu_value **out) {
  const setu_type *indices = call_type(c, "indices"), *weight = call_type(c, "weight");
  setu_value *rows = kit_take_dim(b, call_tensor(c, "weight"), 0, flat_index(b, c, "indices"));
  int64_t dims[SETU_MAX_RANK];
  int rank = 0;
  for (int i = 0; i < indices->rank; i++) dims[rank++] = indices->dims[i];
  for (int i = 1; i < weight->rank; i++) dims[rank++] = weight->dims[i];
  out[0] = hlo_reshape(b, rows, rank, dims);
  return SETU_STATUS_OK;
}

setu_status lower_embedding_dense_backward(setu_builder *b, setu_call *c, setu_value **out) {
  int64_t rows = call_int(c, "num_weights");
  setu_value *index = flat_index(b, c, "indices"), *grad = nn_tensor(b, c, "grad_output");
  int64_t dims[2] = {index->type.dims[0], grad->type.rank ? grad->type.dims[grad->type.rank - 1] : 1};
  grad = hlo_reshape(b, grad, 2, dims);
  if (call_bool(c, "scale_grad_by_freq") && dims[0])
    grad = kit_div(b, grad, nn_along(b, frequency(b, index, rows, grad->type.dtype), 2, 0));
  index = drop_padding(b, index, call_int(c, "padding_idx"), rows);
  out[0] = nn_add_rows(b, rows_of(b, grad->type.dtype, rows, dims[1]), index, grad);
  return SETU_STATUS_OK;
}

static setu_value *row_norm(setu_builder *b, setu_value *x, double p) {
  int64_t dim = 1;
  setu_value *size = hlo_abs(b, x);
  if (isinf(p)) return kit_amax(b, size, 1, &dim, true);
  if (p == 1) return kit_sum(b, size, 1, &dim, true);
  if (p == 2) return hlo_sqrt(b, kit_sum(b, hlo_multiply(b, size, size), 1, &dim, true));
  setu_value *sum = kit_sum(b, hlo_power(b, size, kit_full_like(b, size, p)), 1, &dim, true);
  return hlo_power(b, sum, kit_full_like(b, sum, 1 / p));
}

/* Only the rows that are used are rescaled; an index that occurs twice writes the same row twice. */
setu_status lower_embedding_renorm(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *table = call_tensor(c, "self"), *index = flat_index(b, c, "indices");
  setu_value *rows = kit_take_dim(b, table, 0, index);
  rows = kit_convert(b, rows, kit_compute_dtype(table->type.dtype));
  setu_value *norm = row_norm(b, rows, call_double(c, "norm_type"));
  setu_value *limit = kit_full_like(b, norm, call_double(c, "max_norm"));
  setu_value *scale = hlo_divide(b, limit, kit_add_number(b, norm, 1e-7));
  scale = hlo_select(b, hlo_compare(b, HLO_GT, norm, limit), scale, kit_ones_like(b, norm));
  rows = kit_convert(b, kit_mul(b, rows, scale), table->type.dtype);
  out[0] = nn_scatter_rows(b, table, index, rows, kit_region_assign(b, table->type.dtype));
  call_write(c, "self", out[0]);
  return SETU_STATUS_OK;
}

/* ---- bags ---- */

enum { MODE_SUM, MODE_MEAN, MODE_MAX };

/* The bag of each of `count` positions: the number of bags that have begun, less one. */
static setu_value *bag_of_positions(setu_builder *b, setu_value *offsets, int64_t count) {
  setu_type type = hlo_type(SETU_I64, 1, &count);
  if (!count) return kit_zeros(b, &type);
  setu_value *begun = nn_add_rows(b, kit_zeros(b, &type), offsets, kit_ones_like(b, offsets));
  setu_value *bag = kit_scan(b, HLO_OP_add, begun, hlo_scalar_int(b, SETU_I64, 0), 0);
  return kit_add_number(b, bag, -1);
}

typedef struct bags {
  setu_value *weight, *index, *bag; /* bag: `count` for positions that do not take part */
  int64_t count, positions, columns, padding;
} bags;

static setu_value *is_padding_index(setu_builder *b, const bags *s) {
  return hlo_compare(b, HLO_EQ, s->index, hlo_splat_int(b, &s->index->type, s->padding));
}

static setu_value *bag_sizes(setu_builder *b, const bags *s) {
  setu_type type = hlo_type(SETU_I64, 1, &s->count);
  return nn_add_rows(b, kit_zeros(b, &type), s->bag, kit_ones_like(b, s->bag));
}

/* The largest rows of each bag, and which table row each came from (0 for empty bags). */
static setu_value *bag_maximum(setu_builder *b, const bags *s, setu_value *rows, setu_value *sizes,
                               setu_value **out_index) {
  setu_dtype dtype = rows->type.dtype;
  int64_t dims[2] = {s->count, s->columns};
  setu_type values = hlo_type(dtype, 2, dims), places = hlo_type(SETU_I64, 2, dims);
  setu_value *best =
      nn_scatter_rows(b, hlo_lowest(b, &values), s->bag, rows, hlo_region_binary(b, HLO_OP_maximum, dtype));
  /* The first position of each bag that holds the largest value. */
  setu_value *own = kit_take_dim(b, best, 0,
                                 hlo_clamp(b, hlo_scalar_int(b, SETU_I64, 0), s->bag,
                                           hlo_scalar_int(b, SETU_I64, s->count > 0 ? s->count - 1 : 0)));
  setu_value *position = kit_iota(b, 2, rows->type.dims, 0);
  setu_value *none = hlo_splat_int(b, &position->type, s->positions);
  setu_value *is_best = hlo_or(b, hlo_compare(b, HLO_EQ, rows, own), kit_is_nan(b, rows));
  position = hlo_select(b, is_best, position, none);
  setu_value *first = nn_scatter_rows(b, hlo_splat_int(b, &places, s->positions), s->bag, position,
                                      hlo_region_binary(b, HLO_OP_minimum, SETU_I64));
  setu_value *flat = kit_flatten(b, first);
  setu_value *last = hlo_scalar_int(b, SETU_I64, s->positions > 0 ? s->positions - 1 : 0);
  setu_value *index = kit_take_dim(b, s->index, 0, hlo_clamp(b, hlo_scalar_int(b, SETU_I64, 0), flat, last));
  setu_value *empty = nn_along(b, hlo_compare(b, HLO_EQ, sizes, kit_zeros_like(b, sizes)), 2, 0);
  *out_index = kit_select(b, empty, kit_zeros(b, &places), hlo_reshape(b, index, 2, dims));
  return kit_select(b, empty, kit_zeros(b, &values), best);
}

/* value in the wanted rank-1 size: PyTorch sizes these helpers differently per device; unused entries are 0. */
static setu_value *fit(setu_builder *b, setu_call *c, int result, setu_value *value) {
  if (result >= c->result_count) return value;
  const setu_type *type = &c->results[result];
  if (!hlo_type_count(type) || value->type.rank != type->rank) {
    setu_type zeros = *type;
    zeros.dtype = value->type.dtype;
    return kit_zeros(b, &zeros);
  }
  if (value->type.rank != 1 || value->type.dims[0] == type->dims[0]) return value;
  int64_t low = 0, high = type->dims[0] - value->type.dims[0];
  return hlo_pad(b, value, hlo_scalar(b, value->type.dtype, 0), &low, &high, NULL);
}

setu_status lower_embedding_bag(setu_builder *b, setu_call *c, setu_value **out) {
  const setu_type *weight_type = call_type(c, "weight");
  int64_t mode = call_int_or(c, "mode", MODE_SUM), rows = weight_type->dims[0];
  bags s = {.columns = weight_type->dims[1], .padding = call_int_or(c, "padding_idx", -1)};
  if (s.padding < -1) s.padding += rows;
  setu_value *offsets = flat_index(b, c, "offsets");
  s.index = flat_index(b, c, "indices");
  s.positions = s.index->type.dims[0];
  s.count = offsets->type.dims[0] - (call_bool_or(c, "include_last_offset", false) ? 1 : 0);
  if (s.count < 0) s.count = 0;
  setu_value *bag = bag_of_positions(b, offsets, s.positions);
  s.bag = bag;
  if (s.padding >= 0) s.bag = hlo_select(b, is_padding_index(b, &s), hlo_splat_int(b, &bag->type, s.count), bag);
  setu_dtype dtype = kit_compute_dtype(weight_type->dtype);
  setu_value *taken = rows_of(b, dtype, s.positions, s.columns);
  if (rows && s.positions) taken = kit_convert(b, kit_take_dim(b, call_tensor(c, "weight"), 0, s.index), dtype);
  setu_value *scale = nn_optional(b, c, "per_sample_weights", dtype);
  if (scale) taken = kit_mul(b, taken, nn_along(b, scale, 2, 0));
  setu_value *sizes = bag_sizes(b, &s);
  setu_value *result, *largest = NULL;
  if (mode == MODE_MAX && s.positions) {
    result = bag_maximum(b, &s, taken, sizes, &largest);
  } else {
    result = nn_add_rows(b, rows_of(b, dtype, s.count, s.columns), s.bag, taken);
    if (mode == MODE_MEAN) {
      setu_value *divisor = kit_convert(b, hlo_maximum(b, sizes, kit_ones_like(b, sizes)), dtype);
      result = kit_div(b, result, nn_along(b, divisor, 2, 0));
    }
  }
  out[0] = result;
  out[1] = fit(b, c, 1, bag);
  out[2] = fit(b, c, 2, sizes);
  out[3] = fit(b, c, 3, largest ? largest : sizes);
  return SETU_STATUS_OK;
}

/* ---- gradients of bags ---- */

static void bag_gradient(setu_builder *b, setu_call *c, setu_value **out, setu_value *bag) {
  setu_value *grad = nn_tensor(b, c, "grad"), *index = flat_index(b, c, "indices");
  setu_dtype dtype = grad->type.dtype;
  int64_t mode = call_int(c, "mode"), rows = call_int(c, "num_weights"), columns = grad->type.dims[1];
  int64_t padding = call_int_or(c, "padding_idx", -1);
  setu_value *table = rows_of(b, dtype, rows, columns);
  int64_t positions = index->type.dims[0], count = grad->type.dims[0];
  if (!positions || !count || !columns) {
    out[0] = table;
    return;
  }
  if (mode == MODE_MAX) {
    /* table[largest[bag, column], column] += grad[bag, column], but not for empty bags, which record row 0. */
    setu_value *largest = kit_convert(b, call_tensor(c, "maximum_indices"), SETU_I64);
    setu_value *sizes = flat_index(b, c, "bag_size");
    if (sizes->type.dims[0] > count) sizes = kit_slice_dim(b, sizes, 0, 0, count, 1);
    setu_value *empty = nn_along(b, hlo_compare(b, HLO_EQ, sizes, kit_zeros_like(b, sizes)), 2, 0);
    grad = kit_select(b, empty, kit_zeros_like(b, grad), grad);
    out[0] = kit_scatter_dim(b, table, 0, largest, grad, hlo_region_binary(b, HLO_OP_add, dtype));
    return;
  }
  if (bag->type.dims[0] != positions) { /* not recorded by the forward */
    hlo_fail(b, SETU_ERROR(SETU_INVALID_ARGUMENT, "%s: offset2bag has %lld elements for %lld indices", c->row->name,
                           (long long)bag->type.dims[0], (long long)positions));
    return;
  }
  setu_value *taken = kit_take_dim(b, grad, 0, bag);
  if (mode == MODE_MEAN) {
    setu_value *sizes = flat_index(b, c, "bag_size");
    sizes = kit_convert(b, hlo_maximum(b, sizes, kit_ones_like(b, sizes)), dtype);
    taken = kit_div(b, taken, nn_along(b, kit_take_dim(b, sizes, 0, bag), 2, 0));
  }
  setu_value *scale = nn_optional(b, c, "per_sample_weights", dtype);
  if (scale) taken = kit_mul(b, taken, nn_along(b, scale, 2, 0));
  if (call_bool(c, "scale_grad_by_freq"))
    taken = kit_div(b, taken, nn_along(b, frequency(b, index, rows, dtype), 2, 0));
  out[0] = nn_add_rows(b, table, drop_padding(b, index, padding, rows), taken);
}

/* PyTorch's functions of these types want empty tensors for what only the CPU's kernels fill in. */
setu_status types_bag_weight(const setu_call *c, setu_type *out_types, int *out_count) {
  const setu_type *grad = call_type(c, "grad");
  if (grad->rank != 2)
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "%s: grad must have a row for each bag, got a tensor of rank %d",
                      c->row->name, grad->rank);
  int64_t dims[2] = {call_int(c, "num_weights"), grad->dims[1]};
  out_types[0] = hlo_type(grad->dtype, 2, dims);
  *out_count = 1;
  return SETU_STATUS_OK;
}

setu_status types_bag_sample_weights(const setu_call *c, setu_type *out_types, int *out_count) {
  out_types[0] = hlo_type(call_type(c, "grad")->dtype, 1, call_type(c, "indices")->dims);
  *out_count = 1;
  return SETU_STATUS_OK;
}

setu_status lower_embedding_bag_dense_backward(setu_builder *b, setu_call *c, setu_value **out) {
  bag_gradient(b, c, out, flat_index(b, c, "offset2bag"));
  return SETU_STATUS_OK;
}

setu_status lower_embedding_bag_backward(setu_builder *b, setu_call *c, setu_value **out) {
  if (call_bool(c, "sparse"))
    return SETU_ERROR(
        SETU_UNIMPLEMENTED,
        "embedding_bag: sparse gradients were asked for, only dense ones are supported; use sparse=False");
  int64_t positions = call_type(c, "indices")->dims[0];
  setu_value *bag = flat_index(b, c, "offset2bag");
  if (bag->type.dims[0] != positions) bag = bag_of_positions(b, flat_index(b, c, "offsets"), positions);
  bag_gradient(b, c, out, bag);
  return SETU_STATUS_OK;
}

setu_status lower_embedding_bag_per_sample_weights_backward(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *grad = nn_tensor(b, c, "grad"), *index = flat_index(b, c, "indices");
  setu_value *bag = flat_index(b, c, "offset2bag");
  int64_t positions = index->type.dims[0], padding = call_int_or(c, "padding_idx", -1), dim = 1;
  if (!positions) {
    out[0] = kit_zeros(b, &c->results[0]);
    return SETU_STATUS_OK;
  }
  if (bag->type.dims[0] != positions) bag = bag_of_positions(b, flat_index(b, c, "offsets"), positions);
  setu_value *weight = kit_convert(b, kit_take_dim(b, call_tensor(c, "weight"), 0, index), grad->type.dtype);
  setu_value *product = hlo_multiply(b, kit_take_dim(b, grad, 0, bag), weight);
  setu_value *sum = kit_sum(b, product, 1, &dim, false);
  if (padding >= 0) {
    setu_value *skip = hlo_compare(b, HLO_EQ, index, hlo_splat_int(b, &index->type, padding));
    sum = hlo_select(b, skip, kit_zeros_like(b, sum), sum);
  }
  out[0] = sum;
  return SETU_STATUS_OK;
}
