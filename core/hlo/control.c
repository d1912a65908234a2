#include <string.h>

#include "hlo/internal.h"

static setu_type *types_of(setu_builder *b, int count, setu_value *const *values) {
  setu_type *types = hlo_alloc(b, sizeof *types * (size_t)count);
  for (int i = 0; types && i < count; i++) types[i] = values[i]->type;
  return types;
}

static bool check_count(setu_builder *b, const char *op, int count) {
  if (count < 0) HLO_FAIL(b, op, "the number of values is %d", count);
  return !b->status;
}

void hlo_while(setu_builder *b, int count, setu_value *const *inits, hlo_region *cond, hlo_region *body,
               setu_value **out_values) {
  const char *op = "stablehlo.while";
  setu_type boolean = hlo_scalar_type(SETU_BOOL), *types;
  hlo_region *regions[2] = {cond, body};
  if (check_count(b, op, count) && hlo_usable(b, op, count, inits) && (types = types_of(b, count, inits)) &&
      hlo_check_region(b, op, cond, count, types, 1, &boolean) &&
      hlo_check_region(b, op, body, count, types, count, types))
    hlo_emit(b, op, count, inits, NULL, 2, regions, count, types, out_values);
  else
    hlo_poison_all(b, count, out_values);
}

void hlo_if(setu_builder *b, setu_value *predicate, hlo_region *on_true, hlo_region *on_false, int count,
            const setu_type *types, setu_value **out_values) {
  const char *op = "stablehlo.if";
  setu_type boolean = hlo_scalar_type(SETU_BOOL);
  hlo_region *regions[2] = {on_true, on_false};
  bool good = check_count(b, op, count) && hlo_usable(b, op, 1, &predicate);
  if (good && !hlo_type_equal(&predicate->type, &boolean)) {
    HLO_FAIL(b, op, "the predicate has the type %s, expected %s", hlo_show(b, &predicate->type), hlo_show(b, &boolean));
    good = false;
  }
  if (good && hlo_check_region(b, op, on_true, 0, NULL, count, types) &&
      hlo_check_region(b, op, on_false, 0, NULL, count, types))
    hlo_emit(b, op, 1, &predicate, NULL, 2, regions, count, types, out_values);
  else
    hlo_poison_all(b, count, out_values);
}

void hlo_custom_call(setu_builder *b, const char *target, const char *backend_config, int input_count,
                     setu_value *const *inputs, int count, const setu_type *types, setu_value **out_values) {
  const char *op = "stablehlo.custom_call";
  if (!target) HLO_FAIL(b, op, "the name of the target is missing");
  if (!check_count(b, op, count) || !check_count(b, op, input_count) || !hlo_usable(b, op, input_count, inputs)) {
    hlo_poison_all(b, count, out_values);
    return;
  }
  text attributes;
  text_init(&attributes);
  text_puts(&attributes, "call_target_name = ");
  hlo_print_string(&attributes, target, strlen(target));
  if (backend_config) {
    text_puts(&attributes, ", backend_config = ");
    hlo_print_string(&attributes, backend_config, strlen(backend_config));
  }
  hlo_attr(&attributes, "has_side_effect = false");
  hlo_attr(&attributes, "api_version = 1 : i32");
  hlo_emit(b, op, input_count, inputs, &attributes, 0, NULL, count, types, out_values);
}

void hlo_optimization_barrier(setu_builder *b, int count, setu_value *const *inputs, setu_value **out_values) {
  const char *op = "stablehlo.optimization_barrier";
  setu_type *types;
  if (check_count(b, op, count) && hlo_usable(b, op, count, inputs) && (types = types_of(b, count, inputs)))
    hlo_emit(b, op, count, inputs, NULL, 0, NULL, count, types, out_values);
  else
    hlo_poison_all(b, count, out_values);
}
