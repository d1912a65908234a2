/* The operator table: one row per ATen base operator.
 *
 * Rows are written in one X-macro file per family, core/ops/<family>.def, next to the lowerings in <family>.c:
 *
 *     OP("addcmul", addcmul, "self tensor1 tensor2 value*", OP_PLAIN)
 *
 *   name        the ATen operator with its overload, without "aten::": "add.Tensor", "relu"
 *   lowering    lower_<this> in the family's .c file
 *   arguments   schema names that the lowering reads, space separated. Suffixes: * the number may travel as a run-time
 *               input (the lowering must use call_scalar for it); ! the tensor (or list) is written with call_write;
 *               ? the name may be missing from the schema. Arguments that are not named are ignored by the lowering but
 *               are still part of the program's key.
 *   flags       OP_PLAIN or an or of the others
 *
 * OP_TYPED adds a fifth field <types>, the function types_<types> in the family's .c file, for operators whose meta
 * kernel is missing or wrong.
 * In-place, out= and _foreach_ forms are derived (forms.def) and never get rows. A lowering sets out[i] for every
 * returned tensor; the engine converts it to the wanted dtype and broadcasts it to the wanted dims, so that a lowering
 * ends with the value in its computation type. */
#ifndef SETU_OPS_TABLE_H
#define SETU_OPS_TABLE_H

#include "ops/call.h"
#include "setu/call.h"

/* setu_row_flags as rows spell them. */
enum {
  OP_PLAIN = 0,
  OP_RANDOM = SETU_ROW_RANDOM,       /* the lowering reads call->random_state */
  OP_DATA_SIZE = SETU_ROW_DATA_SIZE, /* it looks at call->sizes */
  OP_NO_META = SETU_ROW_NO_META,
  OP_PRECISION = SETU_ROW_PRECISION,
  OP_AMENDS = SETU_ROW_AMENDS
};

/* Lowers a call: out[i] for each returned tensor. Most errors are sticky in the builder; return SETU_STATUS_OK then. */
typedef setu_status (*setu_lowering)(setu_builder *b, setu_call *c, setu_value **out);
/* Writes the result types (at most SETU_MAX_RESULTS) and their count. */
typedef setu_status (*setu_type_function)(const setu_call *c, setu_type *out_types, int *out_count);

enum { SETU_MAX_RESULTS = 16, SETU_MAX_ARGUMENTS = 40 };

struct setu_row {
  const char *name;
  setu_lowering lowering;
  const char *arguments;
  int flags;
  setu_type_function types;
  /* Filled by table_init. */
  uint32_t refused; /* bit 1 << dtype: PyTorch's CPU kernel refuses that dtype of the first tensor (refused.def) */
  int argument_count;
  struct setu_row_argument {
    const char *name;
    bool run_time, written, optional;
  } named[SETU_MAX_ARGUMENTS];
};

/* One callable ATen overload: generated into forms.def. `map` renames the form's arguments to the row's:
 * "exponent=other scalar=value"; names that are not mapped stay. */
struct setu_form {
  const char *name;
  const char *row_name;
  setu_form_kind kind;
  const char *map;
  const setu_row *row; /* filled by table_init; NULL when the row does not exist */
};

/* Prepares the tables, once; later calls return at once. Thread safe. */
void table_init(void);
/* The row of a base operator, or NULL. */
const setu_row *table_find(const char *name);
/* All rows; all forms (rows themselves included as SETU_FORM_SELF). */
const setu_row *table_rows(int *out_count);
const setu_form *table_forms(int *out_count);
/* What a test wants to know: no name occurs twice, every form's row exists, every argument list parses. */
SETU_MUST_USE setu_status table_check(void);

#endif
