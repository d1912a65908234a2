/* Loops: a stablehlo.while whose values stand in one array of the lowering's. */
#include "ops/kit.h"

/* The values become the arguments of a new region. */
static hlo_region *begin_region(setu_builder *b, kit_loop *loop) {
  setu_type types[KIT_LOOP_VALUES];
  int used = 0;
  for (int i = 0; i < loop->count; i++)
    if (loop->values[i]) types[used++] = loop->inits[i]->type;
  hlo_region *region = hlo_region_begin(b, used, types);
  used = 0;
  for (int i = 0; i < loop->count; i++)
    if (loop->values[i]) loop->values[i] = hlo_region_argument(region, used++);
  return region;
}

/* Those of `values` that are not NULL; returns how many. */
static int pack(int count, setu_value *const *values, setu_value **out) {
  int used = 0;
  for (int i = 0; i < count; i++)
    if (values[i]) out[used++] = values[i];
  return used;
}

kit_loop kit_loop_begin(setu_builder *b, int count, setu_value **values) {
  kit_loop loop = {.count = count, .values = values};
  if (count > KIT_LOOP_VALUES) {
    hlo_fail(b, SETU_ERROR(SETU_INTERNAL, "a loop over %d values, at most %d are possible", count, KIT_LOOP_VALUES));
    loop.count = 0;
  }
  for (int i = 0; i < loop.count; i++) loop.inits[i] = values[i];
  loop.cond = begin_region(b, &loop);
  return loop;
}

void kit_loop_while(setu_builder *b, kit_loop *loop, setu_value *more) {
  hlo_region_end(b, loop->cond, 1, &more);
  loop->body = begin_region(b, loop);
}

void kit_loop_end(setu_builder *b, kit_loop *loop) {
  setu_value *packed[KIT_LOOP_VALUES], *results[KIT_LOOP_VALUES];
  int used = pack(loop->count, loop->values, packed);
  hlo_region_end(b, loop->body, used, packed);
  used = pack(loop->count, loop->inits, packed);
  hlo_while(b, used, packed, loop->cond, loop->body, results);
  used = 0;
  for (int i = 0; i < loop->count; i++)
    if (loop->values[i]) loop->values[i] = results[used++];
}
