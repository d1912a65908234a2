#include "engine/plan.h"

#include <stdio.h>
#include <string.h>

#include "engine/array.h"
#include "engine/plan_make.h"
#include "ops/kit.h"

/* ---- describing ---- */

/* The row's name for a form's argument: `map` holds "form=row" pairs; a trailing [] on the row's name means that item i
 * takes element i of a packed tensor. */
static bool map_name(const char *map, const char *form_name, char *out, size_t size, bool *out_packed) {
  *out_packed = false;
  size_t length = strlen(form_name);
  for (const char *at = map; at && *at;) {
    const char *end = strchr(at, ' ');
    size_t pair = end ? (size_t)(end - at) : strlen(at);
    if (pair > length && !strncmp(at, form_name, length) && at[length] == '=') {
      size_t target = pair - length - 1;
      if (target >= 2 && !strncmp(at + pair - 2, "[]", 2)) {
        *out_packed = true;
        target -= 2;
      }
      if (target >= size) return false;
      memcpy(out, at + length + 1, target);
      out[target] = 0;
      return true;
    }
    at = end ? end + 1 : NULL;
  }
  if (length >= size) return false;
  memcpy(out, form_name, length + 1);
  return true;
}

static bool is_foreach(const setu_form *form) {
  return form->kind == SETU_FORM_FOREACH || form->kind == SETU_FORM_FOREACH_INPLACE;
}

static void fill_operand(setu_operand *operand, const setu_plan *plan, int use) {
  operand->use = use;
  operand->present = use >= 0;
  if (use < 0) return;
  operand->type = plan->uses[use].type;
  operand->wrapped = plan->uses[use].wrapped;
}

static setu_status fill_scalar(setu_argument *a, setu_value_kind kind, int64_t integer, double real, double imaginary,
                               int scalar) {
  a->kind = SETU_ARGUMENT_SCALAR;
  a->run_time = scalar >= 0;
  a->scalar = scalar;
  a->integer = integer;
  a->real = real;
  a->imaginary = imaginary;
  switch (kind) {
    case SETU_VALUE_BOOL:
      a->scalar_kind = SETU_SCALAR_BOOL;
      a->real = (double)integer;
      return SETU_STATUS_OK;
    case SETU_VALUE_INT:
      a->scalar_kind = SETU_SCALAR_INT;
      if (real < 0x1p63) a->real = (double)integer; /* else it is beyond int64, which holds its bits */
      return SETU_STATUS_OK;
    case SETU_VALUE_FLOAT:
      a->scalar_kind = SETU_SCALAR_FLOAT;
      a->integer = real >= -9.2e18 && real <= 9.2e18 ? (int64_t)real : 0;
      return SETU_STATUS_OK;
    case SETU_VALUE_COMPLEX:
      a->scalar_kind = SETU_SCALAR_COMPLEX;
      return SETU_STATUS_OK;
    default:
      return SETU_ERROR(SETU_INTERNAL, "a number of the unknown kind %d was described", (int)kind);
  }
}

/* Copies one named value into an argument of item `item`. */
static setu_status fill_argument(setu_plan *plan, setu_argument *a, const setu_named_value *v, int item, bool per_item,
                                 bool packed, int packed_use) {
  arena *memory = &plan->memory;
  switch (v->kind) {
    case SETU_VALUE_NONE:
      a->kind = SETU_ARGUMENT_NONE;
      return SETU_STATUS_OK;
    case SETU_VALUE_TENSOR:
      a->kind = SETU_ARGUMENT_TENSOR;
      fill_operand(&a->tensor, plan, packed ? packed_use : v->use);
      if (!a->tensor.present) a->kind = SETU_ARGUMENT_NONE;
      return SETU_STATUS_OK;
    case SETU_VALUE_TENSORS:
      if (per_item) {
        if (item >= v->count)
          return SETU_ERROR(SETU_INVALID_ARGUMENT, "%s: the list '%s' has %d items, expected %d", plan->form->name,
                            v->name, v->count, plan->item_count);
        a->kind = SETU_ARGUMENT_TENSOR;
        fill_operand(&a->tensor, plan, v->uses[item]);
        return SETU_STATUS_OK;
      }
      a->kind = SETU_ARGUMENT_TENSORS;
      a->count = v->count;
      a->tensors = arena_array(memory, setu_operand, v->count);
      a->items_written = NULL;
      if (!a->tensors) return SETU_OUT_OF_MEMORY();
      for (int i = 0; i < v->count; i++) fill_operand(&a->tensors[i], plan, v->uses[i]);
      return SETU_STATUS_OK;
    case SETU_VALUE_BOOL:
    case SETU_VALUE_INT:
    case SETU_VALUE_FLOAT:
    case SETU_VALUE_COMPLEX:
      return fill_scalar(a, v->kind, v->integer, v->real, v->imaginary, v->scalar);
    case SETU_VALUE_SCALARS:
      if (!per_item || item >= v->count)
        return SETU_ERROR(SETU_INVALID_ARGUMENT, "%s: the list '%s' has %d numbers, expected %d", plan->form->name,
                          v->name, v->count, plan->item_count);
      return fill_scalar(a, v->kinds[item], v->integers[item], v->reals[item], 0, v->scalars[item]);
    case SETU_VALUE_DTYPE:
      a->kind = SETU_ARGUMENT_DTYPE;
      a->dtype = (setu_dtype)v->integer;
      return SETU_STATUS_OK;
    case SETU_VALUE_INTS:
      a->kind = SETU_ARGUMENT_INTS;
      a->count = v->count;
      a->ints = arena_copy(memory, v->integers, sizeof(int64_t) * (size_t)v->count);
      return a->ints ? SETU_STATUS_OK : SETU_OUT_OF_MEMORY();
    case SETU_VALUE_FLOATS:
      a->kind = SETU_ARGUMENT_FLOATS;
      a->count = v->count;
      a->floats = arena_copy(memory, v->reals, sizeof(double) * (size_t)v->count);
      return a->floats ? SETU_STATUS_OK : SETU_OUT_OF_MEMORY();
    case SETU_VALUE_STRING:
      a->kind = SETU_ARGUMENT_STRING;
      a->string = arena_copy(memory, v->string, strlen(v->string) + 1);
      return a->string ? SETU_STATUS_OK : SETU_OUT_OF_MEMORY();
  }
  return SETU_ERROR(SETU_INTERNAL, "a value of the unknown kind %d was described", (int)v->kind);
}

/* Element `item` of a packed rank-1 tensor as a use of its own. */
static setu_status add_packed_use(setu_plan *plan, const setu_named_value *v, int item, int *out_use) {
  if (v->kind != SETU_VALUE_TENSOR || v->use < 0 || plan->uses[v->use].type.rank != 1 ||
      plan->uses[v->use].type.dims[0] <= item)
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "%s: '%s' must be a 1-D tensor with %d elements", plan->form->name,
                      v->name, plan->item_count);
  setu_tensor_use *use = &plan->uses[plan->use_count];
  *use = plan->uses[v->use];
  use->type.rank = 0;
  use->offset += item * use->strides[0];
  use->offset_word = 0;
  if (plan->moves) {
    plan->moves[plan->use_count] = plan->moves[v->use];
    plan->moves[plan->use_count].beyond = item * use->strides[0];
  }
  *out_use = plan->use_count++;
  return SETU_STATUS_OK;
}

static setu_status fill_items(setu_plan *plan, const setu_call_description *call) {
  bool foreach = is_foreach(plan->form);
  for (int item = 0; item < plan->item_count; item++) {
    setu_call *c = &plan->items[item];
    c->row = plan->row;
    c->deterministic = call->deterministic;
    c->default_dtype = call->default_dtype;
    if (call->sizes) {
      c->sizes = arena_copy(&plan->memory, call->sizes, sizeof(int64_t) * 4);
      if (!c->sizes) return SETU_OUT_OF_MEMORY();
    }
    c->arguments = arena_array(&plan->memory, setu_argument, plan->row->argument_count + 1);
    if (!c->arguments) return SETU_OUT_OF_MEMORY();
    for (int i = 0; i < plan->row->argument_count; i++) c->arguments[i].tensor.use = -1;
    for (int k = 0; k < call->argument_count; k++) {
      const setu_named_value *v = &call->arguments[k];
      char name[64];
      bool packed;
      if (!map_name(plan->form->map, v->name, name, sizeof name, &packed))
        return SETU_ERROR(SETU_INTERNAL, "%s: the argument name '%s' is too long", plan->form->name, v->name);
      int position = call_find(c, name);
      if (position < 0) continue; /* part of the key only */
      int packed_use = -1;
      if (packed && foreach) SETU_TRY(add_packed_use(plan, v, item, &packed_use));
      SETU_TRY(fill_argument(plan, &c->arguments[position], v, item, foreach, packed && foreach, packed_use));
    }
  }
  return SETU_STATUS_OK;
}

setu_view plan_view(const setu_tensor_use *use) {
  setu_view view = {.type = use->type, .offset = use->offset};
  memcpy(view.strides, use->strides, sizeof view.strides);
  return view;
}

static void mark_written(setu_plan *plan, int use) {
  if (use < 0 || plan->uses[use].slot < 0) return;
  plan_slot *slot = &plan->slots[plan->uses[use].slot];
  setu_view view = plan_view(&plan->uses[use]);
  slot->written = true;
  if (view_covers(&view, &slot->natural)) {
    bool exact;
    if (slot->natural.dtype != view.type.dtype) slot->natural_after = view_natural_type(&view, &exact);
  } else {
    slot->read = true;
  }
}

static void mark_read(setu_plan *plan, int use) {
  if (use >= 0 && plan->uses[use].slot >= 0) plan->slots[plan->uses[use].slot].read = true;
}

/* Reads are all tensor arguments, except a written one whose lowering replaces it whole and does not look at it: that
 * cannot be known here, so XLA drops the unused parameter. */
static void mark_slots(setu_plan *plan) {
  for (int item = 0; item < plan->item_count; item++) {
    const setu_call *c = &plan->items[item];
    for (int i = 0; i < plan->row->argument_count; i++) {
      const setu_argument *a = &c->arguments[i];
      bool written = plan->row->named[i].written;
      if (a->kind == SETU_ARGUMENT_TENSOR) {
        mark_read(plan, a->tensor.use);
        if (written) mark_written(plan, a->tensor.use);
      } else if (a->kind == SETU_ARGUMENT_TENSORS) {
        for (int k = 0; k < a->count; k++) {
          mark_read(plan, a->tensors[k].use);
          if (written) mark_written(plan, a->tensors[k].use);
        }
      }
    }
  }
  for (int i = 0; i < plan->item_count * plan->output_per_item; i++) mark_written(plan, plan->outputs[i].use);
}

static setu_status list_returned(setu_plan *plan) {
  int count = plan->item_count * plan->output_per_item;
  plan->returned = arena_array(&plan->memory, setu_returned, count + 1);
  if (!plan->returned) return SETU_OUT_OF_MEMORY();
  for (int i = 0; i < count; i++) {
    const plan_output *o = &plan->outputs[i];
    if (o->use >= 0) continue;
    setu_returned *r = &plan->returned[plan->returned_count++];
    r->wanted = o->use == OUTPUT_FRESH;
    r->type = o->view.type;
    memcpy(r->strides, o->view.strides, sizeof r->strides);
  }
  return SETU_STATUS_OK;
}

static setu_status fill_outputs(setu_plan *plan, const setu_call_description *call) {
  int total = call->result_count;
  if (total % plan->item_count)
    return SETU_ERROR(SETU_INTERNAL, "%s: %d results do not divide over %d items", plan->form->name, total,
                      plan->item_count);
  plan->output_per_item = total / plan->item_count;
  plan->outputs = arena_array(&plan->memory, plan_output, total + 1);
  if (!plan->outputs) return SETU_OUT_OF_MEMORY();
  for (int i = 0; i < total; i++) {
    const setu_result *r = &call->results[i];
    plan_output *o = &plan->outputs[i];
    o->use = r->use;
    if (r->use >= 0) {
      o->view = plan_view(&plan->uses[r->use]);
      continue;
    }
    if (r->type.dtype == SETU_DTYPE_INVALID) {
      o->use = OUTPUT_UNDEFINED;
      continue;
    }
    o->view.type = r->type;
    memcpy(o->view.strides, r->strides, sizeof o->view.strides);
    bool exact;
    o->natural = view_natural_type(&o->view, &exact);
    if (!exact) { /* strides with holes or overlap: keep the elements they reach */
      int64_t extent = view_extent(&o->view);
      o->natural = hlo_type(r->type.dtype, 1, &extent);
    }
    plan->fresh_count++;
    plan->fresh_bytes += type_bytes(&o->natural);
  }
  SETU_TRY(list_returned(plan));
  for (int item = 0; item < plan->item_count; item++) {
    setu_type *types = arena_array(&plan->memory, setu_type, plan->output_per_item + 1);
    if (!types) return SETU_OUT_OF_MEMORY();
    for (int k = 0; k < plan->output_per_item; k++)
      types[k] = plan->outputs[item * plan->output_per_item + k].view.type;
    plan->items[item].results = types;
    plan->items[item].result_count = plan->output_per_item;
  }
  return SETU_STATUS_OK;
}

static int count_items(const setu_form *form, const setu_call_description *call) {
  if (!is_foreach(form)) return 1;
  for (int i = 0; i < call->argument_count; i++)
    if (call->arguments[i].kind == SETU_VALUE_TENSORS) return call->arguments[i].count;
  return 1;
}

/* Offsets that are inputs become numbers after the call's own. */
static setu_status fill_moves(setu_plan *plan, const setu_call_description *call, const bool *moves) {
  int count = 0;
  for (int i = 0; i < call->use_count; i++) count += moves[i];
  plan->moves = arena_array(&plan->memory, plan_move, call->use_count + 4 * plan->item_count + 1);
  plan->scalar_dtypes = arena_array(&plan->memory, setu_dtype, call->scalar_count + count);
  if (!plan->moves || !plan->scalar_dtypes) return SETU_OUT_OF_MEMORY();
  if (call->scalar_count)
    memcpy(plan->scalar_dtypes, call->scalar_dtypes, sizeof(setu_dtype) * (size_t)call->scalar_count);
  for (int i = 0; i < call->use_count; i++) {
    plan->moves[i].scalar = -1;
    if (!moves[i]) continue;
    setu_view view = plan_view(&plan->uses[i]);
    plan->moves[i].scalar = plan->scalar_count;
    plan->scalar_dtypes[plan->scalar_count++] = view_offset_dtype(&view, &call->slots[plan->uses[i].slot].natural);
    plan->moving_count++;
  }
  return SETU_STATUS_OK;
}

static setu_status fill_inputs(setu_plan *plan, const setu_call_description *call, const bool *moves) {
  plan->device = call->device;
  plan->precision = plan->row->flags & OP_PRECISION ? (hlo_precision)call->precision : HLO_PRECISION_NONE;
  plan->item_count = count_items(plan->form, call);
  if (plan->item_count < 1)
    return SETU_ERROR(SETU_INVALID_ARGUMENT, "%s: the list of tensors is empty", plan->form->name);
  plan->use_count = call->use_count;
  plan->uses = arena_array(&plan->memory, setu_tensor_use, call->use_count + 4 * plan->item_count + 1);
  plan->slot_count = call->slot_count;
  plan->slots = arena_array(&plan->memory, plan_slot, call->slot_count + 1);
  plan->scalar_count = call->scalar_count;
  plan->scalar_dtypes = arena_copy(&plan->memory, call->scalar_dtypes, sizeof(setu_dtype) * (size_t)call->scalar_count);
  plan->items = arena_array(&plan->memory, setu_call, plan->item_count);
  if (!plan->uses || !plan->slots || !plan->scalar_dtypes || !plan->items) return SETU_OUT_OF_MEMORY();
  if (call->use_count) memcpy(plan->uses, call->uses, sizeof(setu_tensor_use) * (size_t)call->use_count);
  for (int i = 0; i < call->slot_count; i++) {
    plan->slots[i].natural = plan->slots[i].natural_after = call->slots[i].natural;
    plan->slots[i].initialised = call->slots[i].written;
  }
  if (moves) SETU_TRY(fill_moves(plan, call, moves));
  if (call->location) {
    plan->location = arena_copy(&plan->memory, call->location, strlen(call->location) + 1);
    if (!plan->location) return SETU_OUT_OF_MEMORY();
  }
  return fill_items(plan, call);
}

static setu_status fill_plan(setu_plan *plan, const setu_call_description *call, const bool *moves) {
  SETU_TRY(fill_inputs(plan, call, moves));
  SETU_TRY(fill_outputs(plan, call));
  mark_slots(plan);
  plan->random = (plan->row->flags & OP_RANDOM) != 0;
  if (plan->random) {
    int64_t most = 1;
    for (int i = 0; i < plan->item_count * plan->output_per_item; i++) {
      int64_t count = hlo_type_count(&plan->outputs[i].view.type);
      if (plan->outputs[i].use != OUTPUT_UNDEFINED && count > most) most = count;
    }
    for (int i = 0; i < plan->use_count; i++) { /* multinomial draws over its input */
      int64_t count = hlo_type_count(&plan->uses[i].type);
      if (count > most) most = count;
    }
    plan->random_amount = (int64_t)kit_random_advance(most);
  }
  int parameters = 0, results = 0;
  plan->donatable = arena_array(&plan->memory, bool, plan->slot_count + 1);
  if (!plan->donatable) return SETU_OUT_OF_MEMORY();
  for (int i = 0; i < plan->slot_count; i++) {
    plan_slot *slot = &plan->slots[i];
    slot->parameter = slot->read && slot->initialised ? parameters++ : -1;
    slot->result = slot->written ? results++ : -1;
    if (slot->parameter >= 0 && slot->written)
      plan->donatable[slot->parameter] = hlo_type_equal(&slot->natural, &slot->natural_after);
  }
  return SETU_STATUS_OK;
}

/* A plan of nothing yet; NULL without memory. */
static setu_plan *new_plan(const setu_form *form) {
  setu_plan *plan = base_calloc(1, sizeof *plan);
  if (!plan) return NULL;
  arena_init(&plan->memory);
  plan->form = form;
  plan->row = form->row;
  return plan;
}

setu_status plan_make(const setu_call_description *call, const bool *moves, setu_plan **out_plan) {
  *out_plan = NULL;
  const setu_form *form = call->form;
  if (!form->row) return SETU_ERROR(SETU_UNIMPLEMENTED, "aten::%s is not implemented for device tpu", form->name);
  setu_plan *plan = new_plan(form);
  if (!plan) return SETU_OUT_OF_MEMORY();
  setu_status status = fill_plan(plan, call, moves);
  if (status) {
    plan_destroy(plan);
    return status_note(status, "while planning aten::%s", form->name);
  }
  *out_plan = plan;
  return SETU_STATUS_OK;
}

setu_status plan_infer(const setu_call_description *call, setu_type *out_types, int *out_count) {
  *out_count = 0;
  const setu_form *form = call->form;
  if (!form->row || !form->row->types)
    return SETU_ERROR(SETU_UNIMPLEMENTED, "aten::%s has no type function", form->name);
  setu_plan *plan = new_plan(form);
  if (!plan) return SETU_OUT_OF_MEMORY();
  setu_status status = fill_inputs(plan, call, NULL);
  if (!status) status = form->row->types(&plan->items[0], out_types, out_count);
  plan_destroy(plan);
  return status;
}

void plan_destroy(setu_plan *plan) {
  if (!plan) return;
  arena_deinit(&plan->memory);
  base_free(plan);
}

/* ---- lowering ---- */

/* The value of each tensor use is read once, before anything is written. */
typedef struct lowering {
  setu_builder *b;
  const setu_plan *plan;
  setu_value **slots;
  setu_value *const *scalars;
  setu_value **used; /* per use */
} lowering;

static setu_value *slot_value(lowering *l, int slot) {
  if (!l->slots[slot]) l->slots[slot] = kit_zeros(l->b, &l->plan->slots[slot].natural);
  return l->slots[slot];
}

/* The offset of a use's view where it is an input; else NULL. */
static setu_value *use_offset(lowering *l, int index) {
  const plan_move *move = l->plan->moves ? &l->plan->moves[index] : NULL;
  if (!move || move->scalar < 0) return NULL;
  setu_value *offset = l->scalars[move->scalar];
  return move->beyond ? hlo_add(l->b, offset, hlo_scalar_int(l->b, offset->type.dtype, move->beyond)) : offset;
}

static setu_value *use_value(lowering *l, int index) {
  const setu_tensor_use *use = &l->plan->uses[index];
  if (l->used[index]) return l->used[index];
  setu_value *value;
  if (use->slot < 0) {
    value = kit_convert(l->b, l->scalars[use->scalar], use->type.dtype);
  } else {
    setu_view view = plan_view(use);
    value = view_read(l->b, slot_value(l, use->slot), &view, use_offset(l, index));
  }
  l->used[index] = value;
  return value;
}

static setu_status bind_arguments(lowering *l, const setu_call *planned, setu_call *c) {
  size_t count = (size_t)planned->row->argument_count;
  c->arguments = hlo_alloc(l->b, sizeof(setu_argument) * (count + 1));
  if (!c->arguments) return SETU_OUT_OF_MEMORY();
  memcpy(c->arguments, planned->arguments, sizeof(setu_argument) * count);
  for (size_t i = 0; i < count; i++) {
    setu_argument *a = &c->arguments[i];
    if (a->kind == SETU_ARGUMENT_TENSOR) {
      a->tensor.value = use_value(l, a->tensor.use);
    } else if (a->kind == SETU_ARGUMENT_TENSORS) {
      setu_operand *tensors = hlo_alloc(l->b, sizeof(setu_operand) * (size_t)(a->count + 1));
      a->items_written = hlo_alloc(l->b, sizeof(setu_value *) * (size_t)(a->count + 1));
      if (!tensors || !a->items_written) return SETU_OUT_OF_MEMORY();
      memcpy(tensors, a->tensors, sizeof(setu_operand) * (size_t)a->count);
      a->tensors = tensors;
      for (int k = 0; k < a->count; k++)
        if (tensors[k].present) tensors[k].value = use_value(l, tensors[k].use);
    } else if (a->kind == SETU_ARGUMENT_SCALAR && a->run_time) {
      a->value = l->scalars[a->scalar];
    }
  }
  return SETU_STATUS_OK;
}

/* PyTorch's conversion to the wanted type. */
static setu_value *fit(lowering *l, setu_value *value, const setu_type *type) {
  if (!value)
    return hlo_fail(l->b,
                    SETU_ERROR(SETU_INTERNAL, "the lowering of aten::%s left a result unset", l->plan->row->name));
  value = kit_convert(l->b, value, type->dtype);
  return kit_broadcast(l->b, value, type->rank, type->dims);
}

static void write_use(lowering *l, int index, setu_value *update) {
  const setu_tensor_use *use = &l->plan->uses[index];
  if (use->slot < 0) return;
  const plan_slot *slot = &l->plan->slots[use->slot];
  setu_view view = plan_view(use);
  if (view_covers(&view, &slot->natural) && slot->natural.dtype != view.type.dtype) {
    /* a whole write of another element type: the storage takes it over */
    setu_value *zeros = kit_zeros(l->b, &slot->natural_after);
    l->slots[use->slot] = view_write(l->b, zeros, &view, update, NULL);
    return;
  }
  l->slots[use->slot] = view_write(l->b, slot_value(l, use->slot), &view, update, use_offset(l, index));
}

static void apply_native_writes(lowering *l, const setu_call *c) {
  for (int i = 0; i < c->row->argument_count; i++) {
    const setu_argument *a = &c->arguments[i];
    if (!c->row->named[i].written) continue;
    if (a->kind == SETU_ARGUMENT_TENSOR && a->written) write_use(l, a->tensor.use, a->written);
    if (a->kind == SETU_ARGUMENT_TENSORS)
      for (int k = 0; k < a->count; k++)
        if (a->items_written[k]) write_use(l, a->tensors[k].use, a->items_written[k]);
  }
}

static setu_value *fresh_value(lowering *l, const plan_output *o, setu_value *value) {
  if (view_is_natural(&o->view, &o->natural)) return value;
  return view_write(l->b, kit_zeros(l->b, &o->natural), &o->view, value, NULL);
}

setu_status plan_lower(const setu_plan *plan, setu_builder *b, setu_value **slots, setu_value *const *scalars,
                       setu_value *random_state, setu_value **fresh) {
  lowering l = {.b = b, .plan = plan, .slots = slots, .scalars = scalars};
  l.used = hlo_alloc(b, sizeof(setu_value *) * (size_t)(plan->use_count + 1));
  if (!l.used) return SETU_OUT_OF_MEMORY();
  hlo_set_precision(b, plan->precision);
  /* Within an item all reads come before all writes, as an operator sees its arguments; an item sees what the items
   * before it wrote, as in PyTorch's loop over a list. */
  setu_call *calls = hlo_alloc(b, sizeof(setu_call) * (size_t)plan->item_count);
  if (!calls) return SETU_OUT_OF_MEMORY();
  int at = 0;
  for (int item = 0; item < plan->item_count; item++) {
    setu_call *c = &calls[item];
    *c = plan->items[item];
    c->builder = b;
    c->random_state = random_state;
    SETU_TRY(bind_arguments(&l, &plan->items[item], c));
    setu_value *out[SETU_MAX_RESULTS] = {NULL};
    setu_value **results = out;
    if (plan->output_per_item > SETU_MAX_RESULTS) {
      results = hlo_alloc(b, sizeof(setu_value *) * (size_t)plan->output_per_item);
      if (!results) return SETU_OUT_OF_MEMORY();
    }
    setu_status status = plan->row->lowering(b, c, results);
    if (!status) status = setu_status_clone(hlo_status(b));
    if (status) return status_note(status, "while lowering aten::%s", plan->form->name);
    apply_native_writes(&l, c);
    for (int k = 0; k < plan->output_per_item; k++) {
      const plan_output *o = &plan->outputs[item * plan->output_per_item + k];
      if (o->use == OUTPUT_UNDEFINED) continue;
      setu_value *value = fit(&l, results[k], &o->view.type);
      if (o->use >= 0)
        write_use(&l, o->use, value);
      else
        fresh[at++] = fresh_value(&l, o, value);
    }
  }
  /* A written slot whose lowering chose to write nothing keeps its value. */
  for (int i = 0; i < plan->slot_count; i++)
    if (plan->slots[i].written) slot_value(&l, i);
  return status_note(setu_status_clone(hlo_status(b)), "while lowering aten::%s", plan->form->name);
}

static setu_status emit_program(const setu_plan *plan, setu_builder *b, char **out_text) {
  setu_value **slots = hlo_alloc(b, sizeof(setu_value *) * (size_t)(plan->slot_count + 1));
  setu_value **scalars = hlo_alloc(b, sizeof(setu_value *) * (size_t)(plan->scalar_count + 1));
  setu_value **results = hlo_alloc(b, sizeof(setu_value *) * (size_t)(plan->slot_count + plan->fresh_count + 1));
  if (!slots || !scalars || !results) return SETU_OUT_OF_MEMORY();
  for (int i = 0; i < plan->slot_count; i++)
    if (plan->slots[i].parameter >= 0) slots[i] = hlo_parameter(b, &plan->slots[i].natural);
  for (int i = 0; i < plan->scalar_count; i++) {
    setu_type type = hlo_scalar_type(plan->scalar_dtypes[i]);
    scalars[i] = hlo_parameter(b, &type);
  }
  setu_value *random_state = NULL;
  if (plan->random) {
    int64_t four = 4;
    setu_type type = hlo_type(SETU_U32, 1, &four);
    random_state = hlo_parameter(b, &type);
  }
  int written = 0;
  for (int i = 0; i < plan->slot_count; i++)
    if (plan->slots[i].written) written++;
  SETU_TRY(plan_lower(plan, b, slots, scalars, random_state, results + written));
  int at = 0;
  for (int i = 0; i < plan->slot_count; i++) {
    const plan_slot *slot = &plan->slots[i];
    if (!slot->written) continue;
    if (slot->parameter >= 0 && plan->donatable[slot->parameter]) hlo_alias(b, slot->parameter, at);
    results[at++] = slots[i];
  }
  return hlo_finish(b, written + plan->fresh_count, results, out_text);
}

setu_status plan_program_text(const setu_plan *plan, char **out_text) {
  *out_text = NULL;
  setu_builder *b;
  SETU_TRY(hlo_builder_create(&b));
  setu_status status = emit_program(plan, b, out_text);
  hlo_builder_destroy(b);
  return status;
}

/* ---- explaining ---- */

static void describe_type(const setu_type *type, char *out, size_t size) {
  int used = snprintf(out, size, "%s[", setu_dtype_name(type->dtype));
  for (int i = 0; i < type->rank && used > 0 && (size_t)used < size; i++)
    used += snprintf(out + used, size - (size_t)used, "%s%lld", i ? "," : "", (long long)type->dims[i]);
  if (used > 0 && (size_t)used < size) snprintf(out + used, size - (size_t)used, "]");
}

/* Tensors of one type that lie elsewhere in their storages. */
static bool place_difference(const setu_plan *before, int use_before, const setu_plan *now, int use, const char *name,
                             char *out, size_t size) {
  const setu_tensor_use *u = &before->uses[use_before], *v = &now->uses[use];
  if (memcmp(u->strides, v->strides, sizeof(int64_t) * (size_t)u->type.rank)) {
    snprintf(out, size, "%s: other strides", name);
    return true;
  }
  bool moves = now->moves && now->moves[use].scalar >= 0;
  if (u->offset == v->offset && !moves) return false;
  snprintf(out, size, "%s: storage offset %lld became %lld%s", name, (long long)u->offset, (long long)v->offset,
           moves ? "; from now on it is an input and compiles nothing" : "");
  return true;
}

static bool argument_difference(const setu_plan *before, const setu_plan *now, int i, char *out, size_t size) {
  const setu_argument *x = &before->items[0].arguments[i], *y = &now->items[0].arguments[i];
  const char *name = now->row->named[i].name;
  char from[160], to[160];
  if (x->kind != y->kind) {
    snprintf(out, size, "%s: another kind of argument", name);
    return true;
  }
  if (x->kind == SETU_ARGUMENT_TENSOR) {
    if (!hlo_type_equal(&x->tensor.type, &y->tensor.type)) {
      describe_type(&x->tensor.type, from, sizeof from);
      describe_type(&y->tensor.type, to, sizeof to);
      snprintf(out, size, "%s: %s became %s", name, from, to);
      return true;
    }
    if (place_difference(before, x->tensor.use, now, y->tensor.use, name, out, size)) return true;
  } else if (x->kind == SETU_ARGUMENT_TENSORS) {
    if (x->count != y->count) {
      snprintf(out, size, "%s: %d tensors became %d", name, x->count, y->count);
      return true;
    }
    for (int k = 0; k < x->count; k++)
      if (x->tensors[k].present != y->tensors[k].present || !hlo_type_equal(&x->tensors[k].type, &y->tensors[k].type)) {
        describe_type(&x->tensors[k].type, from, sizeof from);
        describe_type(&y->tensors[k].type, to, sizeof to);
        snprintf(out, size, "%s[%d]: %s became %s", name, k, from, to);
        return true;
      }
    for (int k = 0; k < x->count; k++)
      if (x->tensors[k].present && place_difference(before, x->tensors[k].use, now, y->tensors[k].use, name, out, size))
        return true;
  } else if (x->kind == SETU_ARGUMENT_SCALAR) {
    if (x->scalar_kind != y->scalar_kind || x->run_time != y->run_time) {
      snprintf(out, size, "%s: another kind of number", name);
      return true;
    }
    if (!x->run_time && (x->integer != y->integer || memcmp(&x->real, &y->real, sizeof x->real))) {
      snprintf(out, size, "%s: %g became %g", name, x->real, y->real);
      return true;
    }
  } else if (x->kind == SETU_ARGUMENT_INTS) {
    if (x->count != y->count || memcmp(x->ints, y->ints, sizeof(int64_t) * (size_t)x->count)) {
      snprintf(out, size, "%s: other integers", name);
      return true;
    }
  } else if (x->kind == SETU_ARGUMENT_DTYPE && x->dtype != y->dtype) {
    snprintf(out, size, "%s: %s became %s", name, setu_dtype_name(x->dtype), setu_dtype_name(y->dtype));
    return true;
  }
  return false;
}

void plan_difference(const setu_plan *before, const setu_plan *now, char *out, size_t size) {
  if (!before) {
    snprintf(out, size, "first call");
    return;
  }
  for (int i = 0; i < now->row->argument_count; i++)
    if (argument_difference(before, now, i, out, size)) return;
  if (before->form != now->form)
    snprintf(out, size, "form: %s became %s", before->form->name, now->form->name);
  else if (before->precision != now->precision)
    snprintf(out, size, "matmul precision changed");
  else if (before->device != now->device)
    snprintf(out, size, "device: tpu:%d became tpu:%d", before->device, now->device);
  else
    snprintf(out, size, "storage layout, an argument the lowering does not read, or a default changed");
}
