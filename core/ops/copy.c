/* Copies of tensors and of views. */
#include "ops/kit.h"
#include "ops/lowerings.h"
#include "ops/table.h"

setu_status lower_copy(setu_builder *b, setu_call *c, setu_value **out) {
  (void)b;
  out[0] = call_tensor(c, "src");
  return SETU_STATUS_OK;
}

setu_status lower_clone(setu_builder *b, setu_call *c, setu_value **out) {
  (void)b;
  out[0] = call_tensor(c, "self");
  return SETU_STATUS_OK;
}

setu_status lower_conj_copy(setu_builder *b, setu_call *c, setu_value **out) {
  return lower_conj_physical(b, c, out);
}

setu_status lower_neg_view_copy(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = hlo_negate(b, call_tensor(c, "self"));
  return SETU_STATUS_OK;
}

/* ---- copies of views ---- */

setu_status lower_reshape_copy(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = kit_reshape_type(b, call_tensor(c, "self"), &c->results[0]);
  return SETU_STATUS_OK;
}

setu_status lower_expand_copy(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = kit_broadcast(b, call_tensor(c, "self"), c->results[0].rank, c->results[0].dims);
  return SETU_STATUS_OK;
}

setu_status lower_permute_copy(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  int count;
  const int64_t *dims = call_ints(c, "dims", &count);
  int64_t permutation[SETU_MAX_RANK];
  for (int i = 0; i < count && i < SETU_MAX_RANK; i++) permutation[i] = kit_dim(b, dims[i], x->type.rank);
  out[0] = hlo_transpose(b, x, permutation);
  return SETU_STATUS_OK;
}

setu_status lower_t_copy(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  out[0] = x->type.rank < 2 ? x : kit_transpose(b, x, 0, 1);
  return SETU_STATUS_OK;
}

setu_status lower_transpose_copy(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  int rank = x->type.rank;
  out[0] = rank ? kit_transpose(b, x, kit_dim(b, call_int(c, "dim0"), rank), kit_dim(b, call_int(c, "dim1"), rank)) : x;
  return SETU_STATUS_OK;
}

setu_status lower_select_copy(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  int dim = kit_dim(b, call_int(c, "dim"), x->type.rank);
  int64_t index = call_int(c, "index");
  if (index < 0) index += x->type.dims[dim];
  out[0] = kit_squeeze(b, kit_slice_dim(b, x, dim, index, index + 1, 1), dim);
  return SETU_STATUS_OK;
}

static int64_t within(int64_t position, int64_t size, int64_t low) {
  if (position < 0) position += size;
  return position < low ? low : position > size ? size : position;
}

setu_status lower_slice_copy(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  int dim = kit_dim(b, call_int_or(c, "dim", 0), x->type.rank);
  int64_t size = x->type.dims[dim];
  int64_t start = within(call_int_or(c, "start", 0), size, 0);
  int64_t end = within(call_int_or(c, "end", size), size, start);
  out[0] = kit_slice_dim(b, x, dim, start, end, call_int_or(c, "step", 1));
  return SETU_STATUS_OK;
}

setu_status lower_narrow_copy(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  int dim = kit_dim(b, call_int(c, "dim"), x->type.rank);
  int64_t start = call_int(c, "start");
  if (start < 0) start += x->type.dims[dim];
  out[0] = kit_slice_dim(b, x, dim, start, start + call_int(c, "length"), 1);
  return SETU_STATUS_OK;
}

setu_status lower_view_as_real_copy(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  int rank = x->type.rank;
  setu_value *parts[] = {kit_unsqueeze(b, hlo_real(b, x), rank), kit_unsqueeze(b, hlo_imag(b, x), rank)};
  out[0] = hlo_concatenate(b, 2, parts, rank);
  return SETU_STATUS_OK;
}

setu_status lower_view_as_complex_copy(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = call_tensor(c, "self");
  int last = x->type.rank - 1;
  setu_value *real = kit_squeeze(b, kit_slice_dim(b, x, last, 0, 1, 1), last);
  setu_value *imaginary = kit_squeeze(b, kit_slice_dim(b, x, last, 1, 2, 1), last);
  out[0] = hlo_complex(b, real, imaginary);
  return SETU_STATUS_OK;
}
