/* One call of an operator, as a lowering sees it: arguments by schema name, wanted result types, and where written
 * arguments go. Types are known always; values only while a program is being built.
 * An accessor given a name that the row does not list, or the wrong kind, makes the builder fail with a sentence that
 * names both; it then returns a harmless default. Lowerings therefore need no checks of their own rows. */
#ifndef SETU_OPS_CALL_H
#define SETU_OPS_CALL_H

#include "hlo/hlo.h"

typedef struct setu_row setu_row;

typedef enum setu_scalar_kind {
  SETU_SCALAR_BOOL,
  SETU_SCALAR_INT,
  SETU_SCALAR_FLOAT,
  SETU_SCALAR_COMPLEX
} setu_scalar_kind;

/* A tensor argument. A CPU scalar (rank 0) is a tensor argument whose value travels as a run-time input. */
typedef struct setu_operand {
  setu_type type;    /* logical PyTorch shape and dtype of the view */
  setu_value *value; /* of exactly that type; NULL while types are inferred */
  bool wrapped;      /* a Python number that PyTorch turned into a tensor: weak in type promotion */
  bool present;      /* false for None */
  int use;           /* the engine's: which tensor use or scalar input feeds it; -1 for none */
} setu_operand;

typedef enum setu_argument_kind {
  SETU_ARGUMENT_NONE, /* None, or an argument that carries no meaning here (layout, device, pin_memory …) */
  SETU_ARGUMENT_TENSOR,
  SETU_ARGUMENT_TENSORS,
  SETU_ARGUMENT_SCALAR, /* bool, int, float, complex, Scalar */
  SETU_ARGUMENT_DTYPE,
  SETU_ARGUMENT_INTS, /* int[] and bool[] */
  SETU_ARGUMENT_FLOATS,
  SETU_ARGUMENT_STRING
} setu_argument_kind;

typedef struct setu_argument {
  setu_argument_kind kind;
  setu_operand tensor;
  setu_operand *tensors;
  int count; /* of tensors, ints, floats */
  setu_scalar_kind scalar_kind;
  bool run_time; /* the scalar's number is not known while lowering: use its value */
  int64_t integer;
  double real, imaginary;
  setu_value *value; /* of a run-time scalar: rank 0, dtype bool, i64, f32 or f64, c64 or c128 */
  int scalar;        /* the engine's: which scalar input feeds a run-time number */
  setu_dtype dtype;
  const int64_t *ints;
  const double *floats;
  const char *string;
  setu_value *written;        /* what call_write stored */
  setu_value **items_written; /* what call_write_item stored, per item */
} setu_argument;

/* The lowering of one call. */
typedef struct setu_call {
  const setu_row *row;
  setu_builder *builder;    /* NULL while types are inferred: accessors then answer silently */
  setu_argument *arguments; /* as many as the row names */
  int result_count;
  const setu_type *results; /* wanted types of the returned tensors; NULL while types are inferred */
  setu_value *random_state; /* u32[4]: seed low, seed high, offset low, offset high; rows with OP_RANDOM */
  setu_dtype default_dtype; /* torch.get_default_dtype(); INVALID means f32 */
  bool deterministic;
  const int64_t *sizes; /* OP_DATA_SIZE: the (bucketed) counts; NULL in the counting program */
} setu_call;

/* Position of a name in the row's argument list; -1 when absent. */
int call_find(const setu_call *c, const char *name);
/* False for None and for arguments that are not given. */
bool call_has(const setu_call *c, const char *name);

/* Tensors. */
setu_value *call_tensor(const setu_call *c, const char *name); /* fails when absent */
const setu_type *call_type(const setu_call *c, const char *name);
int call_count(const setu_call *c, const char *name);                   /* of a list of tensors, ints or floats */
setu_value *call_item(const setu_call *c, const char *name, int index); /* NULL when that item is None */
const setu_type *call_item_type(const setu_call *c, const char *name, int index); /* NULL when None */

/* Numbers known while lowering (a run-time scalar makes the builder fail). */
int64_t call_int(const setu_call *c, const char *name);
int64_t call_int_or(const setu_call *c, const char *name, int64_t absent);
double call_double(const setu_call *c, const char *name);
double call_double_or(const setu_call *c, const char *name, double absent);
bool call_bool(const setu_call *c, const char *name);
bool call_bool_or(const setu_call *c, const char *name, bool absent);
setu_dtype call_dtype_or(const setu_call *c, const char *name, setu_dtype absent);
const char *call_string_or(const setu_call *c, const char *name, const char *absent);
/* Lists; NULL and count 0 when absent. */
const int64_t *call_ints(const setu_call *c, const char *name, int *out_count);
const double *call_floats(const setu_call *c, const char *name, int *out_count);
/* ints[index]; a list of one serves every index (kernel_size=2), an empty or absent one gives `absent`. */
int64_t call_int_at(const setu_call *c, const char *name, int index, int64_t absent);

/* A number, run-time or known, as a rank-0 value of `dtype` (converted as PyTorch converts scalars). */
setu_value *call_scalar(const setu_call *c, const char *name, setu_dtype dtype);
setu_value *call_scalar_or(const setu_call *c, const char *name, setu_dtype dtype, double absent);
/* True when the number is known while lowering and equals `number` (absent counts as `absent`). */
bool call_is_number(const setu_call *c, const char *name, double number);
setu_scalar_kind call_scalar_kind(const setu_call *c, const char *name);

/* Written arguments (marked ! in the row). The value is converted and broadcast to the argument's type. An absent
 * argument is ignored. */
void call_write(setu_call *c, const char *name, setu_value *value);
void call_write_item(setu_call *c, const char *name, int index, setu_value *value);

/* torch.promote_types; INVALID is neutral. Pairs that PyTorch refuses give the wider type. */
setu_dtype call_promote_types(setu_dtype x, setu_dtype y);
/* PyTorch's result_type over all tensor and scalar arguments named (space separated), or over every tensor and Scalar
 * argument of the row when `names` is NULL. Absent ones are skipped. */
setu_dtype call_promote(const setu_call *c, const char *names);
/* PyTorch's default floating dtype in effect for this call (f32 unless set_default_dtype changed it). */
setu_dtype call_default_dtype(const setu_call *c);

#endif
