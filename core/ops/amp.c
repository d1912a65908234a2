/* Gradient scaling of automatic mixed precision, without a read on the host. */
#include "ops/kit.h"
#include "ops/lowerings.h"
#include "ops/table.h"

setu_status types_amp_update_scale(const setu_call *c, setu_type *out_types, int *out_count) {
  out_types[0] = *call_type(c, "self");
  *out_count = 1;
  return SETU_STATUS_OK;
}

/* True when an element is not finite: bool, rank 0. */
static setu_value *any_non_finite(setu_builder *b, setu_value *x) {
  int64_t dim = 0;
  if (setu_dtype_is_complex(x->type.dtype))
    return hlo_or(b, any_non_finite(b, hlo_real(b, x)), any_non_finite(b, hlo_imag(b, x)));
  return kit_any(b, hlo_not(b, hlo_is_finite(b, kit_flatten(b, x))), 1, &dim, false);
}

setu_status lower_amp_check_and_unscale(setu_builder *b, setu_call *c, setu_value **out) {
  (void)out;
  setu_value *found = kit_nonzero(b, call_tensor(c, "found_inf"));
  setu_value *scale = hlo_reshape(b, kit_operand(b, c, "inv_scale", SETU_F32), 0, NULL);
  int count = call_count(c, "self");
  for (int i = 0; i < count; i++) {
    setu_value *x = call_item(c, "self", i);
    x = kit_convert(b, x, kit_compute_dtype(x->type.dtype));
    setu_value *bad = any_non_finite(b, x);
    found = hlo_or(b, found, kit_broadcast_like(b, bad, found));
    call_write_item(c, "self", i, kit_mul(b, x, kit_convert(b, scale, x->type.dtype)));
  }
  /* found_inf keeps what it held unless an element is not finite. */
  setu_value *old = call_tensor(c, "found_inf");
  call_write(c, "found_inf", hlo_select(b, found, kit_ones_like(b, old), old));
  return SETU_STATUS_OK;
}

setu_status lower_amp_update_scale(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *scale = call_tensor(c, "self"), *tracker = call_tensor(c, "growth_tracker");
  setu_value *count = hlo_reshape(b, tracker, 0, NULL);
  setu_value *found = hlo_reshape(b, kit_nonzero(b, call_tensor(c, "found_inf")), 0, NULL);
  setu_value *streak = kit_add_number(b, count, 1);
  setu_value *due = kit_compare_number(b, HLO_EQ, streak, (double)call_int(c, "growth_interval"));
  setu_value *grown = kit_mul_number(b, scale, call_double(c, "scale_growth_factor"));
  setu_value *kept = kit_select(b, hlo_is_finite(b, grown), grown, scale);
  setu_value *backed = kit_mul_number(b, scale, call_double(c, "scale_backoff_factor"));
  out[0] = kit_select(b, found, backed, kit_select(b, due, kept, scale));
  call_write(c, "self", out[0]);
  setu_value *reset = hlo_or(b, found, due);
  setu_value *next = hlo_select(b, reset, kit_zeros_like(b, streak), streak);
  call_write(c, "growth_tracker", hlo_reshape(b, next, tracker->type.rank, tracker->type.dims));
  return SETU_STATUS_OK;
}
