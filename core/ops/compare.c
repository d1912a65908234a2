/* Comparisons, logic and membership. */
#include "ops/elementwise.h"
#include "ops/lowerings.h"
#include "ops/table.h"

/* In the promoted type and not in the computation type, because PyTorch rounds both operands to it first: a bf16 tensor
 * may equal 0.1, and 2 ** 40 becomes 0 beside an int32 tensor. */
#define COMPARE(name, direction)                                                                             \
  setu_status lower_##name(setu_builder *b, setu_call *c, setu_value **out) {                                \
    setu_dtype dtype = call_promote(c, "self other");                                                        \
    out[0] = kit_compare(b, direction, kit_operand(b, c, "self", dtype), kit_operand(b, c, "other", dtype)); \
    return SETU_STATUS_OK;                                                                                   \
  }
COMPARE(eq, HLO_EQ)
COMPARE(ne, HLO_NE)
COMPARE(lt, HLO_LT)
COMPARE(le, HLO_LE)
COMPARE(gt, HLO_GT)
COMPARE(ge, HLO_GE)

#define LOGICAL(name, op)                                                                                    \
  setu_status lower_##name(setu_builder *b, setu_call *c, setu_value **out) {                                \
    out[0] = kit_binary(b, op, kit_operand(b, c, "self", SETU_BOOL), kit_operand(b, c, "other", SETU_BOOL)); \
    return SETU_STATUS_OK;                                                                                   \
  }
LOGICAL(logical_and, HLO_OP_and)
LOGICAL(logical_or, HLO_OP_or)
LOGICAL(logical_xor, HLO_OP_xor)

setu_status lower_logical_not(setu_builder *b, setu_call *c, setu_value **out) {
  out[0] = hlo_not(b, kit_nonzero(b, call_tensor(c, "self")));
  return SETU_STATUS_OK;
}

/* ---- membership ---- */

static setu_value *inverted(setu_builder *b, setu_call *c, setu_value *found) {
  return call_bool_or(c, "invert", false) ? hlo_not(b, found) : found;
}

/* Every element against every test element: one fused reduction. */
static setu_value *find_by_comparing(setu_builder *b, setu_value *elements, setu_value *tests) {
  setu_value *column = kit_unsqueeze(b, elements, 1);
  int64_t dim = 1;
  return kit_any(b, kit_compare(b, HLO_EQ, column, tests), 1, &dim, false);
}

/* Binary search: the position of the last sorted test element that is not larger, bit by bit from the highest. */
static setu_value *find_by_searching(setu_builder *b, setu_value *elements, setu_value *tests) {
  setu_value *sorted, *order;
  kit_sort(b, tests, 0, false, false, &sorted, &order);
  int64_t count = tests->type.dims[0], step = 1;
  while (step * 2 < count) step *= 2;
  setu_type index_type = elements->type;
  index_type.dtype = SETU_I64;
  setu_value *position = kit_zeros(b, &index_type), *last = hlo_splat_int(b, &index_type, count - 1);
  for (; step; step /= 2) {
    setu_value *candidate = hlo_add(b, position, hlo_splat_int(b, &index_type, step));
    setu_value *inside = hlo_compare(b, HLO_LE, candidate, last);
    setu_value *probe = kit_take_dim(b, sorted, 0, hlo_minimum(b, candidate, last));
    setu_value *advance = hlo_and(b, inside, hlo_compare(b, HLO_LE, probe, elements));
    position = hlo_select(b, advance, candidate, position);
  }
  return hlo_compare(b, HLO_EQ, kit_take_dim(b, sorted, 0, position), elements);
}

setu_status lower_isin(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = call_promote(c, "elements test_elements");
  setu_value *elements = kit_operand(b, c, "elements", dtype);
  setu_type type = elements->type;
  elements = kit_flatten(b, elements);
  setu_value *tests = kit_flatten(b, kit_operand(b, c, "test_elements", dtype));
  /* Beyond this many comparisons per element, sorting first costs less. */
  bool few = tests->type.dims[0] <= 256 || dtype == SETU_BOOL || setu_dtype_is_complex(dtype);
  setu_value *found = few ? find_by_comparing(b, elements, tests) : find_by_searching(b, elements, tests);
  out[0] = inverted(b, c, kit_reshape_type(b, found, &type));
  return SETU_STATUS_OK;
}

setu_status lower_isin_scalar(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = call_promote(c, "elements test_element");
  setu_value *elements = kit_operand(b, c, "elements", dtype);
  out[0] = inverted(b, c, kit_compare(b, HLO_EQ, elements, call_scalar(c, "test_element", dtype)));
  return SETU_STATUS_OK;
}

setu_status lower_isin_scalar_tensor(setu_builder *b, setu_call *c, setu_value **out) {
  setu_dtype dtype = call_promote(c, "element test_elements");
  setu_value *tests = kit_flatten(b, kit_operand(b, c, "test_elements", dtype));
  int64_t dim = 0;
  setu_value *equal = kit_compare(b, HLO_EQ, tests, call_scalar(c, "element", dtype));
  out[0] = inverted(b, c, kit_any(b, equal, 1, &dim, false));
  return SETU_STATUS_OK;
}
