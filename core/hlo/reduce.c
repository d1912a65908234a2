#include <string.h>

#include "hlo/internal.h"

/* ---- reduce ---- */

/* `count` inputs of equal dimensions, each with an init of its scalar type. */
static bool check_inputs(setu_builder *b, const char *op, int count, setu_value *const *inputs,
                         setu_value *const *inits) {
  if (b->status) return false;
  if (count < 1) {
    HLO_FAIL(b, op, "there are no inputs");
    return false;
  }
  if (!hlo_usable(b, op, count, inputs) || (inits && !hlo_usable(b, op, count, inits))) return false;
  for (int i = 0; i < count; i++) {
    setu_type expected = inputs[0]->type, scalar = hlo_scalar_type(inputs[i]->type.dtype);
    expected.dtype = inputs[i]->type.dtype;
    if (!hlo_type_equal(&inputs[i]->type, &expected)) {
      HLO_FAIL(b, op, "the inputs have types %s and %s, expected equal dimensions", hlo_show(b, &inputs[0]->type),
               hlo_show(b, &inputs[i]->type));
      return false;
    }
    if (inits && !hlo_type_equal(&inits[i]->type, &scalar)) {
      HLO_FAIL(b, op, "the initial value has the type %s, expected %s", hlo_show(b, &inits[i]->type),
               hlo_show(b, &scalar));
      return false;
    }
  }
  return true;
}

/* Emits an operation on inputs followed by inits whose results have these dimensions and the inputs' element types. */
static void emit_variadic(setu_builder *b, const char *op, int count, setu_value *const *inputs,
                          setu_value *const *inits, text *attributes, hlo_region *body, const setu_type *dims,
                          setu_value **out_values) {
  int operand_count = inits ? 2 * count : count;
  setu_value **operands = hlo_alloc(b, sizeof *operands * (size_t)operand_count);
  setu_type *types = operands ? hlo_alloc(b, sizeof *types * (size_t)count) : NULL;
  if (!types) {
    text_deinit(attributes);
    hlo_poison_all(b, count, out_values);
    return;
  }
  for (int i = 0; i < count; i++) {
    operands[i] = inputs[i];
    if (inits) operands[count + i] = inits[i];
    types[i] = *dims;
    types[i].dtype = inputs[i]->type.dtype;
  }
  hlo_emit(b, op, operand_count, operands, attributes, 1, &body, count, types, out_values);
}

static bool try_reduce(setu_builder *b, int count, setu_value *const *inputs, setu_value *const *inits, int dim_count,
                       const int64_t *dims, hlo_region *body, setu_value **out_values) {
  const char *op = "stablehlo.reduce";
  if (!check_inputs(b, op, count, inputs, inits)) return false;
  if (!hlo_check_dimensions(b, op, "the reduced dimensions", dim_count, dims, inputs[0]->type.rank)) return false;
  if (!hlo_check_reducer(b, op, body, count, inputs)) return false;
  bool reduced[SETU_MAX_RANK] = {false};
  for (int i = 0; i < dim_count; i++) reduced[dims[i]] = true;
  setu_type type = {.rank = 0};
  for (int i = 0; i < inputs[0]->type.rank; i++)
    if (!reduced[i]) type.dims[type.rank++] = inputs[0]->type.dims[i];
  text attributes;
  text_init(&attributes);
  hlo_attr_array(&attributes, "dimensions", dim_count, dims);
  emit_variadic(b, op, count, inputs, inits, &attributes, body, &type, out_values);
  return true;
}

void hlo_reduce(setu_builder *b, int count, setu_value *const *inputs, setu_value *const *inits, int dim_count,
                const int64_t *dims, hlo_region *body, setu_value **out_values) {
  if (!try_reduce(b, count, inputs, inits, dim_count, dims, body, out_values)) hlo_poison_all(b, count, out_values);
}

setu_value *hlo_reduce_one(setu_builder *b, hlo_op op, setu_value *x, setu_value *init, int dim_count,
                           const int64_t *dims) {
  setu_value *inputs[2] = {x, init}, *result;
  if (!hlo_usable(b, "stablehlo.reduce", 2, inputs)) return &b->poison.value;
  hlo_region *body = hlo_region_binary(b, op, x->type.dtype);
  hlo_reduce(b, 1, &x, &init, dim_count, dims, body, &result);
  return result;
}

/* ---- windows ---- */

void hlo_window_init(hlo_window *window, int rank) {
  memset(window, 0, sizeof *window);
  for (int i = 0; i < rank && i < SETU_MAX_RANK; i++)
    window->size[i] = window->stride[i] = window->base_dilation[i] = window->window_dilation[i] = 1;
}

/* size with dilation - 1 holes between neighbours. */
static bool dilated_size(int64_t size, int64_t dilation, int64_t *result) {
  *result = 0;
  if (size < 0 || dilation < 1) return false;
  return !size || (!__builtin_mul_overflow(size - 1, dilation, result) && !__builtin_add_overflow(*result, 1, result));
}

bool hlo_window_size(int64_t input, int64_t base_dilation, int64_t low, int64_t high, int64_t window,
                     int64_t window_dilation, int64_t stride, int64_t *size) {
  int64_t padded, extent;
  if (!dilated_size(input, base_dilation, &padded) || !dilated_size(window, window_dilation, &extent)) return false;
  if (__builtin_add_overflow(padded, low, &padded) || __builtin_add_overflow(padded, high, &padded)) return false;
  if (padded < 0 || stride < 1) return false;
  *size = !padded || extent > padded ? 0 : (padded - extent) / stride + 1;
  return true;
}

static bool window_type(setu_builder *b, const char *op, const setu_type *input, const hlo_window *w, setu_type *type) {
  *type = *input;
  for (int i = 0; i < input->rank; i++) {
    if (w->size[i] >= 1 && hlo_window_size(input->dims[i], w->base_dilation[i], w->padding_low[i], w->padding_high[i],
                                           w->size[i], w->window_dilation[i], w->stride[i], &type->dims[i]))
      continue;
    HLO_FAIL(b, op,
             "the window of size %lld, stride %lld, dilations %lld and %lld, padding %lld and %lld is not possible in "
             "dimension %d of %s",
             (long long)w->size[i], (long long)w->stride[i], (long long)w->base_dilation[i],
             (long long)w->window_dilation[i], (long long)w->padding_low[i], (long long)w->padding_high[i], i,
             hlo_show(b, input));
    return false;
  }
  return true;
}

static bool try_reduce_window(setu_builder *b, int count, setu_value *const *inputs, setu_value *const *inits,
                              const hlo_window *window, hlo_region *body, setu_value **out_values) {
  const char *op = "stablehlo.reduce_window";
  if (!check_inputs(b, op, count, inputs, inits) || !hlo_check_reducer(b, op, body, count, inputs)) return false;
  setu_type type;
  if (!window_type(b, op, &inputs[0]->type, window, &type)) return false;
  text attributes;
  text_init(&attributes);
  hlo_attr_array(&attributes, "window_dimensions", type.rank, window->size);
  hlo_attr_array(&attributes, "window_strides", type.rank, window->stride);
  hlo_attr_array(&attributes, "base_dilations", type.rank, window->base_dilation);
  hlo_attr_array(&attributes, "window_dilations", type.rank, window->window_dilation);
  hlo_attr_padding(&attributes, type.rank, window->padding_low, window->padding_high);
  emit_variadic(b, op, count, inputs, inits, &attributes, body, &type, out_values);
  return true;
}

void hlo_reduce_window(setu_builder *b, int count, setu_value *const *inputs, setu_value *const *inits,
                       const hlo_window *window, hlo_region *body, setu_value **out_values) {
  if (!try_reduce_window(b, count, inputs, inits, window, body, out_values)) hlo_poison_all(b, count, out_values);
}

setu_value *hlo_select_and_scatter(setu_builder *b, setu_value *operand, setu_value *source, setu_value *init,
                                   const hlo_window *window, hlo_region *select, hlo_region *scatter) {
  const char *op = "stablehlo.select_and_scatter";
  setu_value *operands[3] = {operand, source, init};
  setu_type type, scalar, boolean = hlo_scalar_type(SETU_BOOL);
  if (!hlo_usable(b, op, 3, operands) || !window_type(b, op, &operand->type, window, &type)) return &b->poison.value;
  for (int i = 0; i < type.rank; i++)
    if (window->base_dilation[i] != 1 || window->window_dilation[i] != 1)
      return HLO_FAIL(b, op, "the window is dilated in dimension %d, which the operation cannot express", i);
  scalar = hlo_scalar_type(type.dtype);
  if (!hlo_type_equal(&source->type, &type) || !hlo_type_equal(&init->type, &scalar))
    return HLO_FAIL(b, op, "the source and the initial value have types %s and %s, expected %s and %s",
                    hlo_show(b, &source->type), hlo_show(b, &init->type), hlo_show(b, &type), hlo_show(b, &scalar));
  setu_type pair[2] = {scalar, scalar};
  if (!hlo_check_region(b, op, select, 2, pair, 1, &boolean) || !hlo_check_reducer(b, op, scatter, 1, &operand))
    return &b->poison.value;
  text attributes;
  text_init(&attributes);
  hlo_attr_array(&attributes, "window_dimensions", type.rank, window->size);
  hlo_attr_array(&attributes, "window_strides", type.rank, window->stride);
  hlo_attr_padding(&attributes, type.rank, window->padding_low, window->padding_high);
  hlo_region *regions[2] = {select, scatter};
  setu_value *result;
  hlo_emit(b, op, 3, operands, &attributes, 2, regions, 1, &operand->type, &result);
  return result;
}

/* ---- sorting ---- */

static bool try_sort(setu_builder *b, int count, setu_value *const *inputs, int dimension, bool stable,
                     hlo_region *comparator, setu_value **out_values) {
  const char *op = "stablehlo.sort";
  if (!check_inputs(b, op, count, inputs, NULL)) return false;
  if (dimension < 0 || dimension >= inputs[0]->type.rank) {
    HLO_FAIL(b, op, "the dimension %d is outside %s", dimension, hlo_show(b, &inputs[0]->type));
    return false;
  }
  setu_type *types = hlo_alloc(b, sizeof *types * 2 * (size_t)count);
  if (!types) return false;
  for (int i = 0; i < count; i++) types[2 * i] = types[2 * i + 1] = hlo_scalar_type(inputs[i]->type.dtype);
  setu_type boolean = hlo_scalar_type(SETU_BOOL);
  if (!hlo_check_region(b, op, comparator, 2 * count, types, 1, &boolean)) return false;
  text attributes;
  text_init(&attributes);
  hlo_attr(&attributes, "dimension = %d : i64", dimension);
  hlo_attr(&attributes, "is_stable = %s", stable ? "true" : "false");
  emit_variadic(b, op, count, inputs, NULL, &attributes, comparator, &inputs[0]->type, out_values);
  return true;
}

void hlo_sort(setu_builder *b, int count, setu_value *const *inputs, int dimension, bool stable, hlo_region *comparator,
              setu_value **out_values) {
  if (!try_sort(b, count, inputs, dimension, stable, comparator, out_values)) hlo_poison_all(b, count, out_values);
}

void hlo_top_k(setu_builder *b, setu_value *x, int64_t k, setu_value **out_values, setu_value **out_indices) {
  const char *op = "chlo.top_k";
  setu_value *results[2] = {&b->poison.value, &b->poison.value};
  if (hlo_usable(b, op, 1, &x)) {
    int last = x->type.rank - 1;
    hlo_kind kind = hlo_kind_of(x->type.dtype);
    if (last < 0 || k < 0 || k > x->type.dims[last] || kind == HLO_KIND_BOOL || kind == HLO_KIND_COMPLEX) {
      HLO_FAIL(b, op, "there are no %lld largest numbers in %s", (long long)k, hlo_show(b, &x->type));
    } else {
      setu_type types[2] = {x->type, x->type};
      types[0].dims[last] = types[1].dims[last] = k;
      types[1].dtype = SETU_I32;
      text attributes;
      text_init(&attributes);
      hlo_attr(&attributes, "k = %lld : i64", (long long)k);
      hlo_emit(b, op, 1, &x, &attributes, 0, NULL, 2, types, results);
    }
  }
  *out_values = results[0];
  *out_indices = results[1];
}
