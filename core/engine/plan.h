/* Plans: what one call key means. A plan is made on the first sight of a call and never changes afterwards, but for its
 * program, which is compiled later, and its place in a group (moving.h). It lives as long as the engine. */
#ifndef SETU_ENGINE_PLAN_H
#define SETU_ENGINE_PLAN_H

#include "engine/view.h"
#include "ops/table.h"
#include "setu/call.h"

struct setu_program;

typedef struct plan_slot {
  setu_type natural;       /* before the call */
  setu_type natural_after; /* after it, when written */
  bool initialised, read, written;
  int parameter; /* of the strict program; -1 when not read or not initialised */
  int result;    /* of the strict program; -1 when not written */
} plan_slot;

enum { OUTPUT_FRESH = -1, OUTPUT_UNDEFINED = -2 };

typedef struct plan_output {
  int use;           /* tensor use that is written; FRESH: a new tensor; UNDEFINED: a result that is not wanted */
  setu_view view;    /* wanted type, strides (fresh) */
  setu_type natural; /* fresh: of the new storage */
} plan_output;

/* Where the offset of a use's view comes from. */
typedef struct plan_move {
  int scalar;     /* the number that has it; -1: the use's own offset */
  int64_t beyond; /* added to it: a packed tensor's element has its place from the tensor's */
} plan_move;

struct setu_plan {
  arena memory;
  const setu_form *form;
  const setu_row *row;
  int device;
  int item_count; /* calls of the row: 1, or the length of a foreach list */
  setu_call *items;
  int output_per_item;
  plan_output *outputs; /* item_count * output_per_item */
  int use_count;
  setu_tensor_use *uses;
  plan_move *moves; /* per use; NULL when no offset is an input (see moving.h) */
  int slot_count;
  plan_slot *slots;
  int *replaced;    /* per result of the strict program: the parameter whose storage it takes over, or -1 */
  bool *donatable;  /* per parameter of the strict program: a result may take over its memory */
  int scalar_count; /* the call's, then moving_count offsets */
  int moving_count;
  setu_dtype *scalar_dtypes;
  bool random;
  int64_t random_amount;
  int fresh_count;
  int64_t fresh_bytes; /* of all new storages */
  int returned_count;
  setu_returned *returned;
  hlo_precision precision;
  char *location;               /* "file:line" of the first sight, or NULL */
  struct setu_program *program; /* strict program; set under the engine's plan lock */
  uint64_t id;
  const uint64_t *key; /* the engine's words, set with the id; NULL when offsets are inputs */
  size_t key_count;
  struct setu_plan *next_moving; /* in a list of its group (moving.c) */
};

/* The view that a use is. */
setu_view plan_view(const setu_tensor_use *use);

/* Emits the plan's computation. slots[i] is the natural value of slot i (NULL when not initialised) and is replaced for
 * written slots; fresh[] receives the natural values of new storages. */
SETU_MUST_USE setu_status plan_lower(const setu_plan *plan, setu_builder *b, setu_value **slots,
                                     setu_value *const *scalars, setu_value *random_state, setu_value **fresh);
/* The program text of the plan alone: parameters are read slots, then scalars, then the random state; results are
 * written slots, then fresh tensors. */
SETU_MUST_USE setu_status plan_program_text(const setu_plan *plan, char **out_text);
/* The first difference between two calls of one operator, in words ("self: size 4 became 5"), or "first call". */
void plan_difference(const setu_plan *before, const setu_plan *now, char *out, size_t size);

#endif
