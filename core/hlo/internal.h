/* What the files of the builder share: its private structs, operand checks, attribute printing and emission. */
#ifndef SETU_HLO_INTERNAL_H
#define SETU_HLO_INTERNAL_H

#include "hlo/hlo.h"

/* What setu_value points into. */
typedef struct hlo_value {
  setu_value value; /* first, so that a setu_value pointer is also an hlo_value pointer */
  const char *prefix;
  int result;         /* index in a multi-result operation, -1 otherwise */
  hlo_region *region; /* where it is defined; it may be used while this region is open */
} hlo_value;

struct hlo_region {
  setu_builder *builder;
  hlo_region *parent; /* NULL for the function's body */
  hlo_region *next;   /* every region of the builder, for hlo_builder_destroy */
  text text;
  bool open;
  int depth;
  int argument_count, result_count;
  hlo_value *arguments;
  setu_type *result_types;
};

typedef struct hlo_param {
  hlo_value value;
  int alias; /* result, or -1 */
  struct hlo_param *next;
} hlo_param;

struct setu_builder {
  arena arena;
  setu_status status;
  hlo_value poison;
  hlo_region dummy; /* what hlo_region_begin returns after a failure */
  hlo_region body;  /* of @main */
  hlo_region *current, *regions;
  hlo_param *first_param, *last_param;
  int param_count, next_id;
  hlo_precision precision;
  const char *location, *location_name;
};

/* Fails the builder with a sentence about operation `op`; yields the poison. */
#define HLO_FAIL(b, op, ...) hlo_fail_at(b, op, __FILE__, __LINE__, __VA_ARGS__)
setu_value *hlo_fail_at(setu_builder *b, const char *op, const char *file, int line, const char *format, ...)
    SETU_PRINTF(5, 6);

/* The spelling of a type for messages; lives as long as the builder, never NULL. */
const char *hlo_show(setu_builder *b, const setu_type *type);
void hlo_print_type(text *t, const setu_type *type);

/* False when the builder has failed or fails now: NULL, a foreign value, or one of a closed region. */
bool hlo_usable(setu_builder *b, const char *op, int count, setu_value *const *values);
/* The type is valid and its size in bytes fits 63 bits. */
bool hlo_check_type(setu_builder *b, const char *op, const setu_type *type);
bool hlo_check_equal(setu_builder *b, const char *op, const setu_value *x, const setu_value *y);
/* 0 <= dimensions[i] < rank, all different. */
bool hlo_check_dimensions(setu_builder *b, const char *op, const char *what, int count, const int64_t *dimensions,
                          int rank);
/* The region is closed, belongs to this place and has these argument and result types. */
bool hlo_check_region(setu_builder *b, const char *op, hlo_region *region, int argument_count,
                      const setu_type *arguments, int result_count, const setu_type *results);
/* The usual reducer of `count` element types: (accumulators, elements) -> accumulators. */
bool hlo_check_reducer(setu_builder *b, const char *op, hlo_region *body, int count, setu_value *const *inputs);

typedef enum hlo_kind {
  HLO_KIND_BOOL = 1,
  HLO_KIND_SIGNED = 2,
  HLO_KIND_UNSIGNED = 4,
  HLO_KIND_FLOATING = 8,
  HLO_KIND_COMPLEX = 16,
  HLO_KIND_NONE = 0
} hlo_kind;
hlo_kind hlo_kind_of(setu_dtype dtype);

/* One attribute each, with the comma before it when it is not the first. */
void hlo_attr(text *t, const char *format, ...) SETU_PRINTF(2, 3);
void hlo_attr_array(text *t, const char *name, int count, const int64_t *values); /* name = array<i64: ...> */
void hlo_attr_list(text *t, const char *name, int count, const int64_t *values);  /* name = [...]; none if empty */
void hlo_attr_padding(text *t, int count, const int64_t *low, const int64_t *high);
/* An MLIR string literal. */
void hlo_print_string(text *t, const char *string, size_t size);

/* The size of a window's result along one dimension; false on overflow or a negative padded size. */
bool hlo_window_size(int64_t input, int64_t base_dilation, int64_t low, int64_t high, int64_t window,
                     int64_t window_dilation, int64_t stride, int64_t *size);

/* Appends one operation to the innermost open region. `attributes` may be NULL, otherwise it is consumed. Checks
 * the result types, not the operands. On failure out_values are the poison. */
void hlo_emit(setu_builder *b, const char *op, int operand_count, setu_value *const *operands, text *attributes,
              int region_count, hlo_region *const *regions, int result_count, const setu_type *result_types,
              setu_value **out_values);
/* One result, no regions. */
setu_value *hlo_emit_one(setu_builder *b, const char *op, int operand_count, setu_value *const *operands,
                         text *attributes, const setu_type *type);
void hlo_poison_all(setu_builder *b, int count, setu_value **out_values);

#endif
