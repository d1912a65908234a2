#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "hlo/internal.h"

static void region_init(hlo_region *region, setu_builder *b, hlo_region *parent) {
  region->builder = b;
  region->parent = parent;
  region->open = true;
  region->depth = parent ? parent->depth + 1 : 0;
  text_init(&region->text);
}

setu_status hlo_builder_create(setu_builder **out_builder) {
  *out_builder = NULL;
  setu_builder *b = base_calloc(1, sizeof *b);
  if (!b) return SETU_OUT_OF_MEMORY();
  arena_init(&b->arena);
  region_init(&b->body, b, NULL);
  region_init(&b->dummy, b, NULL);
  b->current = &b->body;
  b->poison = (hlo_value){.value = {.type = {.dtype = SETU_F32}, .id = -1}, .prefix = "", .result = -1};
  b->poison.region = &b->body;
  b->precision = HLO_PRECISION_HIGHEST;
  *out_builder = b;
  return SETU_STATUS_OK;
}

void hlo_builder_destroy(setu_builder *b) {
  if (!b) return;
  text_deinit(&b->body.text);
  for (hlo_region *region = b->regions; region; region = region->next) text_deinit(&region->text);
  arena_deinit(&b->arena);
  setu_status_free(b->status);
  base_free(b);
}

setu_status hlo_status(const setu_builder *b) {
  return b->status;
}

setu_value *hlo_fail(setu_builder *b, setu_status status) {
  if (!b->status)
    b->status = status;
  else
    setu_status_free(status);
  return &b->poison.value;
}

setu_value *hlo_fail_at(setu_builder *b, const char *op, const char *file, int line, const char *format, ...) {
  char message[2048]; /* two types of the largest rank fit */
  va_list args;
  va_start(args, format);
  vsnprintf(message, sizeof message, format, args);
  va_end(args);
  return hlo_fail(b, status_make(SETU_INVALID_ARGUMENT, file, line, "%s: %s", op, message));
}

void *hlo_alloc(setu_builder *b, size_t size) {
  void *memory = arena_alloc(&b->arena, size);
  if (!memory) hlo_fail(b, SETU_OUT_OF_MEMORY());
  return memory;
}

void hlo_set_precision(setu_builder *b, hlo_precision precision) {
  b->precision = precision;
}

void hlo_set_location(setu_builder *b, const char *name) {
  if (!name) {
    b->location = b->location_name = NULL;
    return;
  }
  if (b->status || (b->location_name && !strcmp(b->location_name, name))) return;
  text t;
  text_init(&t);
  text_puts(&t, " loc(");
  hlo_print_string(&t, name, strlen(name));
  text_puts(&t, ")");
  b->location_name = arena_copy(&b->arena, name, strlen(name) + 1);
  b->location = t.failed ? NULL : arena_copy(&b->arena, t.data, t.size + 1);
  if (!b->location || !b->location_name) {
    b->location = b->location_name = NULL;
    hlo_fail(b, SETU_OUT_OF_MEMORY());
  }
  text_deinit(&t);
}

void hlo_poison_all(setu_builder *b, int count, setu_value **out_values) {
  for (int i = 0; i < count; i++) out_values[i] = &b->poison.value;
}

/* ---- operations ---- */

static const hlo_value *full(const setu_value *value) {
  return (const hlo_value *)value;
}

static void print_value(text *t, const setu_value *value) {
  const hlo_value *v = full(value);
  text_printf(t, "%%%s%d", v->prefix, v->value.id);
  if (v->result >= 0) text_printf(t, "#%d", v->result);
}

static void print_values(text *t, int count, setu_value *const *values) {
  for (int i = 0; i < count; i++) {
    if (i) text_puts(t, ", ");
    print_value(t, values[i]);
  }
}

static void print_value_types(text *t, int count, setu_value *const *values) {
  text_puts(t, "(");
  for (int i = 0; i < count; i++) {
    if (i) text_puts(t, ", ");
    hlo_print_type(t, &values[i]->type);
  }
  text_puts(t, ")");
}

static void print_indent(text *t, int depth) {
  for (int i = 0; i < depth + 2; i++) text_puts(t, "  ");
}

static void print_regions(text *t, int count, hlo_region *const *regions, int depth) {
  for (int i = 0; i < count; i++) {
    const hlo_region *region = regions[i];
    text_puts(t, i ? ", {\n" : " ({\n");
    if (region->argument_count) {
      print_indent(t, depth);
      text_puts(t, "^bb0(");
      for (int k = 0; k < region->argument_count; k++) {
        if (k) text_puts(t, ", ");
        print_value(t, &region->arguments[k].value);
        text_puts(t, ": ");
        hlo_print_type(t, &region->arguments[k].value.type);
      }
      text_puts(t, "):\n");
    }
    text_append(t, region->text.data, region->text.size);
    print_indent(t, depth);
    text_puts(t, i + 1 < count ? "}" : "})");
  }
}

static void print_operation(setu_builder *b, const char *op, int id, int operand_count, setu_value *const *operands,
                            const text *attributes, int region_count, hlo_region *const *regions, int result_count,
                            const setu_type *result_types) {
  text *t = &b->current->text;
  int depth = b->current->depth;
  print_indent(t, depth);
  if (result_count == 1) text_printf(t, "%%%d = ", id);
  if (result_count > 1) text_printf(t, "%%%d:%d = ", id, result_count);
  text_printf(t, "\"%s\"(", op);
  print_values(t, operand_count, operands);
  text_puts(t, ")");
  if (attributes && attributes->size) {
    text_puts(t, " <{");
    text_append(t, attributes->data, attributes->size);
    text_puts(t, "}>");
  }
  print_regions(t, region_count, regions, depth);
  text_puts(t, " : ");
  print_value_types(t, operand_count, operands);
  text_puts(t, result_count == 1 ? " -> " : " -> (");
  for (int i = 0; i < result_count; i++) {
    if (i) text_puts(t, ", ");
    hlo_print_type(t, &result_types[i]);
  }
  if (result_count != 1) text_puts(t, ")");
  if (b->location) text_puts(t, b->location);
  text_puts(t, "\n");
  if (t->failed) hlo_fail(b, SETU_OUT_OF_MEMORY());
}

void hlo_emit(setu_builder *b, const char *op, int operand_count, setu_value *const *operands, text *attributes,
              int region_count, hlo_region *const *regions, int result_count, const setu_type *result_types,
              setu_value **out_values) {
  hlo_value *values = NULL;
  if (attributes && attributes->failed) hlo_fail(b, SETU_OUT_OF_MEMORY());
  for (int i = 0; i < result_count && !b->status; i++) hlo_check_type(b, op, &result_types[i]);
  if (!b->status) values = hlo_alloc(b, sizeof *values * (size_t)result_count);
  if (values) {
    int id = result_count ? b->next_id++ : 0;
    for (int i = 0; i < result_count; i++)
      values[i] = (hlo_value){.value = {.type = result_types[i], .id = id},
                              .prefix = "",
                              .result = result_count > 1 ? i : -1,
                              .region = b->current};
    print_operation(b, op, id, operand_count, operands, attributes, region_count, regions, result_count, result_types);
  }
  for (int i = 0; i < result_count; i++) out_values[i] = b->status || !values ? &b->poison.value : &values[i].value;
  if (attributes) text_deinit(attributes);
}

setu_value *hlo_emit_one(setu_builder *b, const char *op, int operand_count, setu_value *const *operands,
                         text *attributes, const setu_type *type) {
  setu_value *result;
  hlo_emit(b, op, operand_count, operands, attributes, 0, NULL, 1, type, &result);
  return result;
}

/* ---- checks ---- */

bool hlo_usable(setu_builder *b, const char *op, int count, setu_value *const *values) {
  if (b->status) return false;
  if (!b->body.open) {
    HLO_FAIL(b, op, "the function is finished already");
    return false;
  }
  for (int i = 0; i < count; i++) {
    if (!values[i]) {
      HLO_FAIL(b, op, "operand %d is missing", i);
      return false;
    }
    const hlo_region *region = full(values[i])->region;
    if (region->builder != b || !region->open) {
      HLO_FAIL(b, op, "operand %d of type %s belongs to %s", i, hlo_show(b, &values[i]->type),
               region->builder != b ? "another builder" : "a closed region");
      return false;
    }
  }
  return true;
}

bool hlo_check_region(setu_builder *b, const char *op, hlo_region *region, int argument_count,
                      const setu_type *arguments, int result_count, const setu_type *results) {
  if (b->status) return false;
  if (!region || region->builder != b || region->open || (region->parent && !region->parent->open)) {
    HLO_FAIL(b, op, "a region is missing, still open or belongs elsewhere");
    return false;
  }
  if (region->argument_count != argument_count || region->result_count != result_count) {
    HLO_FAIL(b, op, "a region has %d arguments and %d results, expected %d and %d", region->argument_count,
             region->result_count, argument_count, result_count);
    return false;
  }
  for (int i = 0; i < argument_count; i++) {
    const setu_type *type = &region->arguments[i].value.type;
    if (hlo_type_equal(type, &arguments[i])) continue;
    HLO_FAIL(b, op, "region argument %d has the type %s, expected %s", i, hlo_show(b, type),
             hlo_show(b, &arguments[i]));
    return false;
  }
  for (int i = 0; i < result_count; i++) {
    if (hlo_type_equal(&region->result_types[i], &results[i])) continue;
    HLO_FAIL(b, op, "region result %d has the type %s, expected %s", i, hlo_show(b, &region->result_types[i]),
             hlo_show(b, &results[i]));
    return false;
  }
  return true;
}

bool hlo_check_reducer(setu_builder *b, const char *op, hlo_region *body, int count, setu_value *const *inputs) {
  setu_type *types = hlo_alloc(b, sizeof *types * 2 * (size_t)count);
  if (!types) return false;
  for (int i = 0; i < count; i++) types[i] = types[count + i] = hlo_scalar_type(inputs[i]->type.dtype);
  return hlo_check_region(b, op, body, 2 * count, types, count, types);
}

/* ---- regions ---- */

hlo_region *hlo_region_begin(setu_builder *b, int argument_count, const setu_type *argument_types) {
  const char *op = "hlo_region_begin";
  if (!hlo_usable(b, op, 0, NULL)) return &b->dummy;
  if (argument_count < 0) {
    HLO_FAIL(b, op, "the number of arguments is %d", argument_count);
    return &b->dummy;
  }
  for (int i = 0; i < argument_count; i++)
    if (!hlo_check_type(b, op, &argument_types[i])) return &b->dummy;
  hlo_region *region = hlo_alloc(b, sizeof *region);
  hlo_value *arguments = region ? hlo_alloc(b, sizeof *arguments * (size_t)argument_count) : NULL;
  if (!arguments) return &b->dummy;
  region_init(region, b, b->current);
  region->next = b->regions;
  b->regions = region;
  region->argument_count = argument_count;
  region->arguments = arguments;
  for (int i = 0; i < argument_count; i++)
    arguments[i] = (hlo_value){
        .value = {.type = argument_types[i], .id = b->next_id++}, .prefix = "a", .result = -1, .region = region};
  b->current = region;
  return region;
}

setu_value *hlo_region_argument(hlo_region *region, int index) {
  setu_builder *b = region->builder;
  if (b->status || region == &b->dummy) return &b->poison.value;
  if (index < 0 || index >= region->argument_count)
    return HLO_FAIL(b, "hlo_region_argument", "the index %d is outside the %d arguments", index,
                    region->argument_count);
  return &region->arguments[index].value;
}

void hlo_region_end(setu_builder *b, hlo_region *region, int count, setu_value *const *results) {
  const char *op = "stablehlo.return";
  if (!hlo_usable(b, op, count, results)) return;
  if (region != b->current || region == &b->body) {
    HLO_FAIL(b, op, "the region is not the innermost open one");
    return;
  }
  setu_type *types = hlo_alloc(b, sizeof *types * (size_t)count);
  if (!types) return;
  for (int i = 0; i < count; i++) types[i] = results[i]->type;
  hlo_emit(b, op, count, results, NULL, 0, NULL, 0, NULL, NULL);
  region->result_count = count;
  region->result_types = types;
  region->open = false;
  b->current = region->parent;
}

hlo_region *hlo_region_binary(setu_builder *b, hlo_op op, setu_dtype dtype) {
  setu_type types[2] = {hlo_scalar_type(dtype), hlo_scalar_type(dtype)};
  hlo_region *region = hlo_region_begin(b, 2, types);
  setu_value *result = hlo_binary(b, op, hlo_region_argument(region, 0), hlo_region_argument(region, 1));
  hlo_region_end(b, region, 1, &result);
  return region;
}

/* ---- function ---- */

setu_value *hlo_parameter(setu_builder *b, const setu_type *type) {
  if (!hlo_usable(b, "hlo_parameter", 0, NULL) || !hlo_check_type(b, "hlo_parameter", type)) return &b->poison.value;
  hlo_param *param = hlo_alloc(b, sizeof *param);
  if (!param) return &b->poison.value;
  param->value =
      (hlo_value){.value = {.type = *type, .id = b->param_count++}, .prefix = "arg", .result = -1, .region = &b->body};
  param->alias = -1;
  if (b->last_param)
    b->last_param->next = param;
  else
    b->first_param = param;
  b->last_param = param;
  return &param->value.value;
}

void hlo_alias(setu_builder *b, int parameter, int result) {
  if (!hlo_usable(b, "hlo_alias", 0, NULL)) return;
  hlo_param *param = b->first_param;
  for (int i = 0; param && i < parameter; i++) param = param->next;
  if (parameter < 0 || !param || result < 0) {
    HLO_FAIL(b, "hlo_alias", "there is no parameter %d to donate to result %d", parameter, result);
    return;
  }
  param->alias = result;
}

static bool check_aliases(setu_builder *b, int count, setu_value *const *results) {
  for (const hlo_param *param = b->first_param; param; param = param->next) {
    if (param->alias < 0) continue;
    const setu_type *type = &param->value.value.type;
    if (param->alias >= count || !hlo_type_equal(type, &results[param->alias]->type)) {
      HLO_FAIL(b, "hlo_alias", "parameter %d of type %s is donated to result %d, which is missing or differs in type",
               param->value.value.id, hlo_show(b, type), param->alias);
      return false;
    }
    for (const hlo_param *other = param->next; other; other = other->next) {
      if (other->alias != param->alias) continue;
      HLO_FAIL(b, "hlo_alias", "parameters %d and %d are both donated to result %d", param->value.value.id,
               other->value.value.id, param->alias);
      return false;
    }
  }
  return true;
}

setu_status hlo_finish(setu_builder *b, int count, setu_value *const *results, char **out_text) {
  const char *op = "hlo_finish";
  *out_text = NULL;
  if (hlo_usable(b, op, count, results)) {
    if (b->current != &b->body) HLO_FAIL(b, op, "a region is still open");
  }
  if (b->status || !check_aliases(b, count, results)) return setu_status_clone(b->status);
  text t;
  text_init(&t);
  text_puts(&t, "module @setu {\n  func.func public @main(");
  for (const hlo_param *param = b->first_param; param; param = param->next) {
    if (param != b->first_param) text_puts(&t, ", ");
    print_value(&t, &param->value.value);
    text_puts(&t, ": ");
    hlo_print_type(&t, &param->value.value.type);
    if (param->alias >= 0) text_printf(&t, " {tf.aliasing_output = %d : i32}", param->alias);
  }
  text_puts(&t, ") -> ");
  print_value_types(&t, count, results);
  text_puts(&t, " {\n");
  if (b->body.text.size) text_append(&t, b->body.text.data, b->body.text.size);
  text_puts(&t, "    \"func.return\"(");
  print_values(&t, count, results);
  text_puts(&t, ") : ");
  print_value_types(&t, count, results);
  text_puts(&t, " -> ()\n  }\n}\n");
  b->body.open = false;
  *out_text = text_take(&t);
  if (*out_text) return SETU_STATUS_OK;
  hlo_fail(b, SETU_OUT_OF_MEMORY());
  return setu_status_clone(b->status);
}
