/* Operator calls: how a front end describes one to the engine.
 *
 * A front end makes a key of words for each call and looks the plan up. On a miss it describes the call completely and
 * the engine makes the plan. Then it submits the plan with the call's storages and scalars. */
#ifndef SETU_CALL_H
#define SETU_CALL_H

#include "setu/engine.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A form of the operator table, which lives as long as the library. */
typedef struct setu_form setu_form;

/* One use of a tensor: a view of the storage in `slot`. */
typedef struct setu_tensor_use {
  int slot; /* index into the call's storages; -1: a host scalar, in `scalar` */
  int scalar;
  setu_type type;
  int64_t strides[SETU_MAX_RANK];
  int64_t offset;  /* elements of type.dtype */
  bool wrapped;    /* a Python number */
  int offset_word; /* which word of the key is the offset; 0 when none is, as word 0 is the form */
} setu_tensor_use;

typedef enum setu_value_kind {
  SETU_VALUE_NONE,
  SETU_VALUE_TENSOR,  /* use */
  SETU_VALUE_TENSORS, /* uses[count]; -1 for None */
  SETU_VALUE_BOOL,    /* integer */
  SETU_VALUE_INT,     /* integer */
  SETU_VALUE_FLOAT,   /* real */
  SETU_VALUE_COMPLEX, /* real, imaginary */
  SETU_VALUE_DTYPE,   /* integer: setu_dtype */
  SETU_VALUE_INTS,    /* integers[count] */
  SETU_VALUE_FLOATS,  /* reals[count] */
  SETU_VALUE_SCALARS, /* kinds and numbers of a Scalar list: integers[count], reals[count], scalars[count] */
  SETU_VALUE_STRING
} setu_value_kind;

/* An argument of the form's schema, by name. A number with scalar >= 0 travels as that run-time input. Of an integer
 * beyond int64, `integer` has the low 64 bits and `real` the value. */
typedef struct setu_named_value {
  const char *name;
  setu_value_kind kind;
  int use;
  const int *uses;
  int count;
  int64_t integer;
  double real, imaginary;
  int scalar;
  const int64_t *integers;
  const double *reals;
  const int *scalars;
  const setu_value_kind *kinds;
  const char *string;
} setu_named_value;

/* A result of the call, in schema order, foreach lists flattened item by item. */
typedef struct setu_result {
  int use; /* the tensor use that receives it; -1: a fresh tensor of `type` and `strides`, or, when the dtype is
            * INVALID, a result that is not wanted (a gradient that output_mask leaves out) */
  setu_type type;
  int64_t strides[SETU_MAX_RANK];
} setu_result;

typedef struct setu_slot {
  setu_type natural;
  bool written; /* holds a value */
} setu_slot;

typedef struct setu_call_description {
  const setu_form *form;
  int device;
  int argument_count;
  const setu_named_value *arguments;
  int use_count;
  const setu_tensor_use *uses;
  int slot_count;
  const setu_slot *slots;
  int scalar_count;
  const setu_dtype *scalar_dtypes; /* BOOL, I64, F32, F64, C64, C128 or, for host tensors, any */
  int result_count;
  const setu_result *results;
  int precision; /* 0 default, 1 high, 2 highest */
  setu_dtype default_dtype;
  bool deterministic;
  const int64_t *sizes; /* data-size rows: the bucketed counts, or NULL */
  const char *location; /* "file:line" or NULL */
} setu_call_description;

/* A host number for a run-time input: raw bytes of its dtype. */
typedef struct setu_scalar_input {
  setu_dtype dtype;
  unsigned char bytes[16];
} setu_scalar_input;

/* Whether this is the plan for a key: what a caller asks of its last plan before it searches. A yes counts as a hit, as
 * a plan found below does; a plan that is made counts as a miss. */
SETU_API bool setu_plan_has_key(const setu_plan *plan, const uint64_t *words, size_t word_count);
/* The plan for a key, or NULL. */
SETU_API setu_plan *setu_engine_find_plan(setu_engine *engine, const uint64_t *words, size_t word_count,
                                          uint64_t *out_hash);
/* For a key without a plan: the plan of calls that differ from it in the offsets of views alone, if there is one that
 * takes the offsets as inputs. offset_words are the words of the key that are offsets, as tensor uses name them.
 * Offsets decide which views overlap: that is the caller's to check. */
SETU_API setu_plan *setu_engine_find_moving(setu_engine *engine, const uint64_t *words, size_t word_count,
                                            const int *offset_words, int offset_count);
/* How many offsets a plan takes as inputs; they are submitted after the call's own numbers. */
SETU_API int setu_plan_offset_count(const setu_plan *plan);
/* These offsets, of a call that the plan was made or found for. */
SETU_API void setu_plan_offsets(const setu_plan *plan, const uint64_t *words, setu_scalar_input *out_scalars);
/* Makes the plan for a key and starts compiling its program (not in fused mode). When calls of the same key but for
 * the offsets of views have been seen before, it takes them as inputs (setu_plan_offset_count). */
SETU_API SETU_MUST_USE setu_status setu_engine_make_plan(setu_engine *engine, const uint64_t *words, size_t word_count,
                                                         uint64_t hash, const setu_call_description *call,
                                                         setu_plan **out_plan);
/* Counter of random numbers that one call of the plan consumes; 0 for plans that are not random. */
SETU_API int64_t setu_plan_random_amount(const setu_plan *plan);
/* The form that the plan calls. */
SETU_API const setu_form *setu_plan_form(const setu_plan *plan);
/* The StableHLO text of the plan's own program, as strict mode compiles it; freed with setu_free. */
SETU_API SETU_MUST_USE setu_status setu_plan_text(const setu_plan *plan, char **out_text);
/* A result that a call returns and does not write: a fresh tensor, or one that is not wanted. */
typedef struct setu_returned {
  bool wanted;
  setu_type type;
  int64_t strides[SETU_MAX_RANK];
} setu_returned;
/* These results in result order, as long as the plan; setu_engine_submit gives a storage for each wanted one. */
SETU_API const setu_returned *setu_plan_returned(const setu_plan *plan, int *out_count);

/* Runs, queues or records the plan. storages[slot]; scalars[plan's count]; random is {seed, offset}, NULL unless the
 * plan is random. out_storages receives new storages, one reference each. On an error that is known at once, nothing
 * was changed. */
SETU_API SETU_MUST_USE setu_status setu_engine_submit(setu_engine *engine, setu_plan *plan,
                                                      setu_storage *const *storages, const setu_scalar_input *scalars,
                                                      const uint64_t *random, setu_storage **out_storages);

/* Operator table, for front ends: its forms. */

/* How a form derives from its row. */
typedef enum setu_form_kind {
  SETU_FORM_SELF,           /* the row itself */
  SETU_FORM_INPLACE,        /* result 0 is written to the first written argument of the form's schema */
  SETU_FORM_OUT,            /* results are written to the out arguments, in order */
  SETU_FORM_FOREACH,        /* the row per list item; returns a list (or tuples of lists) */
  SETU_FORM_FOREACH_INPLACE /* the row per list item; result 0 is written to the item of the first list */
} setu_form_kind;

/* What a row needs of who calls it. */
typedef enum setu_row_flags {
  SETU_ROW_RANDOM = 1,    /* takes a random state */
  SETU_ROW_DATA_SIZE = 2, /* result sizes depend on data: it is called for the counts, then for given sizes */
  SETU_ROW_NO_META = 4,   /* never run on meta; types come from the type function */
  SETU_ROW_PRECISION = 8, /* multiplies matrices or convolves, so the float32 precision is part of its key */
  SETU_ROW_AMENDS = 16    /* run on meta; where the type function gives another type than meta, its type holds */
} setu_row_flags;

SETU_API int setu_form_count(void);
SETU_API const setu_form *setu_form_at(int index);
SETU_API const char *setu_form_name(const setu_form *form);
SETU_API const char *setu_form_row_name(const setu_form *form);
SETU_API setu_form_kind setu_form_kind_of(const setu_form *form);
/* The row's name for each argument of the form that has another: "exponent=other scalar=value". */
SETU_API const char *setu_form_map(const setu_form *form);
SETU_API bool setu_form_has_row(const setu_form *form);
SETU_API int setu_form_flags(const setu_form *form); /* setu_row_flags */
/* Dtypes of the first tensor that PyTorch refuses, as bits 1 << dtype. */
SETU_API uint32_t setu_form_refused_dtypes(const setu_form *form);
/* The row's argument list: name of argument i, or NULL past the end. */
SETU_API const char *setu_form_argument(const setu_form *form, int index, bool *out_run_time, bool *out_written,
                                        bool *out_optional);
/* The type function's answer for a call whose types PyTorch's meta kernels do not know; UNIMPLEMENTED without one. */
SETU_API SETU_MUST_USE setu_status setu_form_infer(const setu_form *form, const setu_call_description *call,
                                                   int max_results, setu_type *out_types, int *out_count);

/* Why plans were made: the newest first. Copies at most `size` bytes of text; false past the end. */
SETU_API bool setu_engine_recompile(setu_engine *engine, int index, char *out_operator, size_t operator_size,
                                    char *out_reason, size_t reason_size);

#ifdef __cplusplus
}
#endif
#endif
