/* Bitwise operators on integers and bool. */
#include "ops/elementwise.h"
#include "ops/lowerings.h"
#include "ops/table.h"

setu_status lower_bitwise_not(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = hlo_not(b, call_tensor(c, "self"));
  return SETU_STATUS_OK;
}

#define BITWISE(name, op)                                                                            \
  setu_status lower_##name(setu_builder *b, setu_call *c, setu_value **out) {                        \
    setu_dtype dtype = call_promote(c, "self other");                                                \
    out[0] = kit_binary(b, op, kit_operand(b, c, "self", dtype), kit_operand(b, c, "other", dtype)); \
    return SETU_STATUS_OK;                                                                           \
  }
BITWISE(bitwise_and, HLO_OP_and)
BITWISE(bitwise_or, HLO_OP_or)
BITWISE(bitwise_xor, HLO_OP_xor)
/* XLA reads a shift count as unsigned and gives 0 (left, logical) or the sign (arithmetic) from the width on: so do
 * PyTorch's kernels, for which a negative count is too large as well. */
BITWISE(bitwise_left_shift, HLO_OP_shift_left)

setu_status lower_bitwise_right_shift(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = call_promote(c, "self other");
  hlo_op op = setu_dtype_is_unsigned(dtype) ? HLO_OP_shift_right_logical : HLO_OP_shift_right_arithmetic;
  out[0] = kit_binary(b, op, kit_operand(b, c, "self", dtype), kit_operand(b, c, "other", dtype));
  return SETU_STATUS_OK;
}
