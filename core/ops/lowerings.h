/* Prototypes of every lowering and type function that a row names. */
#ifndef SETU_OPS_LOWERINGS_H
#define SETU_OPS_LOWERINGS_H

#include "ops/table.h"

#define OP(name, lowering, arguments, flags) \
  setu_status lower_##lowering(setu_builder *b, setu_call *c, setu_value **out);
#define OP_TYPED(name, lowering, arguments, flags, types) \
  OP(name, lowering, arguments, flags)                    \
  setu_status types_##types(const setu_call *c, setu_type *out_types, int *out_count);
#include "ops/families.h"

#endif
