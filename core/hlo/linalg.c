#include <string.h>

#include "hlo/internal.h"

/* ---- dot_general ---- */

static void attr_precision(setu_builder *b, const char *op, text *t) {
  static const char *const names[] = {"DEFAULT", "HIGH", "HIGHEST"};
  if ((unsigned)b->precision > HLO_PRECISION_HIGHEST) {
    HLO_FAIL(b, op, "no precision was chosen; a row that multiplies matrices or convolves is marked OP_PRECISION");
    return;
  }
  const char *name = names[b->precision];
  hlo_attr(t, "precision_config = [#stablehlo<precision %s>, #stablehlo<precision %s>]", name, name);
}

/* Precision says how floating products are rounded; integers have none. */
static bool has_precision(const setu_value *lhs) {
  return setu_dtype_is_floating(lhs->type.dtype) || setu_dtype_is_complex(lhs->type.dtype);
}

/* Element types of a product: both operands' are equal, and the result's has the same kind. */
static bool check_product(setu_builder *b, const char *op, const setu_value *lhs, const setu_value *rhs,
                          setu_dtype result) {
  hlo_kind kind = hlo_kind_of(lhs->type.dtype);
  if (lhs->type.dtype == rhs->type.dtype && kind == hlo_kind_of(result) && kind != HLO_KIND_NONE) return true;
  HLO_FAIL(b, op, "the product of %s and %s has no elements of type %s", hlo_show(b, &lhs->type),
           hlo_show(b, &rhs->type), setu_dtype_name(result));
  return false;
}

/* Marks the dimensions of one side, which must be valid and distinct over both lists. */
static bool mark_dims(setu_builder *b, const char *op, const hlo_dot_dims *d, const int64_t *batch,
                      const int64_t *contracting, int rank, bool *marked) {
  if (!hlo_check_dimensions(b, op, "the batch dimensions", d->batch_count, batch, rank) ||
      !hlo_check_dimensions(b, op, "the contracting dimensions", d->contracting_count, contracting, rank))
    return false;
  for (int i = 0; i < rank; i++) marked[i] = false;
  for (int i = 0; i < d->batch_count; i++) marked[batch[i]] = true;
  for (int i = 0; i < d->contracting_count; i++) {
    if (marked[contracting[i]]) {
      HLO_FAIL(b, op, "dimension %d is both batch and contracting", (int)contracting[i]);
      return false;
    }
    marked[contracting[i]] = true;
  }
  return true;
}

static void attr_dot_dims(text *t, const hlo_dot_dims *d) {
  text numbers;
  text_init(&numbers);
  hlo_attr_list(&numbers, "lhs_batching_dimensions", d->batch_count, d->lhs_batch);
  hlo_attr_list(&numbers, "rhs_batching_dimensions", d->batch_count, d->rhs_batch);
  hlo_attr_list(&numbers, "lhs_contracting_dimensions", d->contracting_count, d->lhs_contracting);
  hlo_attr_list(&numbers, "rhs_contracting_dimensions", d->contracting_count, d->rhs_contracting);
  text_puts(t, "dot_dimension_numbers = #stablehlo.dot<");
  text_append(t, numbers.data ? numbers.data : "", numbers.size);
  text_puts(t, ">");
  t->failed = t->failed || numbers.failed;
  text_deinit(&numbers);
}

setu_value *hlo_dot_general(setu_builder *b, setu_value *lhs, setu_value *rhs, const hlo_dot_dims *dims,
                            setu_dtype result_dtype) {
  const char *op = "stablehlo.dot_general";
  setu_value *operands[2] = {lhs, rhs};
  if (!hlo_usable(b, op, 2, operands) || !check_product(b, op, lhs, rhs, result_dtype)) return &b->poison.value;
  const setu_type *l = &lhs->type, *r = &rhs->type;
  bool l_marked[SETU_MAX_RANK], r_marked[SETU_MAX_RANK];
  if (!mark_dims(b, op, dims, dims->lhs_batch, dims->lhs_contracting, l->rank, l_marked) ||
      !mark_dims(b, op, dims, dims->rhs_batch, dims->rhs_contracting, r->rank, r_marked))
    return &b->poison.value;
  for (int i = 0; i < dims->batch_count + dims->contracting_count; i++) {
    int k = i - dims->batch_count;
    int64_t l_dim = k < 0 ? dims->lhs_batch[i] : dims->lhs_contracting[k];
    int64_t r_dim = k < 0 ? dims->rhs_batch[i] : dims->rhs_contracting[k];
    if (l->dims[l_dim] != r->dims[r_dim])
      return HLO_FAIL(b, op, "dimension %d of %s and dimension %d of %s differ", (int)l_dim, hlo_show(b, l), (int)r_dim,
                      hlo_show(b, r));
  }
  int rank = l->rank + r->rank - dims->batch_count - 2 * dims->contracting_count;
  if (rank > SETU_MAX_RANK) return HLO_FAIL(b, op, "the result has %d dimensions", rank);
  setu_type type = {.dtype = result_dtype};
  for (int i = 0; i < dims->batch_count; i++) type.dims[type.rank++] = l->dims[dims->lhs_batch[i]];
  for (int i = 0; i < l->rank; i++)
    if (!l_marked[i]) type.dims[type.rank++] = l->dims[i];
  for (int i = 0; i < r->rank; i++)
    if (!r_marked[i]) type.dims[type.rank++] = r->dims[i];
  text attributes;
  text_init(&attributes);
  attr_dot_dims(&attributes, dims);
  if (has_precision(lhs)) attr_precision(b, op, &attributes);
  return hlo_emit_one(b, op, 2, operands, &attributes, &type);
}

/* ---- convolution ---- */

void hlo_conv_dims_init(hlo_conv_dims *dims, int spatial_rank) {
  memset(dims, 0, sizeof *dims);
  dims->spatial_rank = spatial_rank;
  dims->input_feature = dims->kernel_input_feature = dims->output_feature = 1;
  dims->feature_groups = dims->batch_groups = 1;
  for (int i = 0; i < spatial_rank && i < SETU_MAX_RANK; i++) {
    dims->input_spatial[i] = dims->kernel_spatial[i] = dims->output_spatial[i] = i + 2;
    dims->stride[i] = dims->lhs_dilation[i] = dims->rhs_dilation[i] = 1;
  }
}

/* The positions first, second and spatial form a permutation of the rank. */
static bool check_layout(setu_builder *b, const char *op, const char *what, int64_t first, int64_t second,
                         const int64_t *spatial, int spatial_rank) {
  int64_t all[SETU_MAX_RANK];
  all[0] = first;
  all[1] = second;
  memcpy(all + 2, spatial, sizeof *spatial * (size_t)spatial_rank);
  return hlo_check_dimensions(b, op, what, spatial_rank + 2, all, spatial_rank + 2);
}

/* One of the three dimension lists of #stablehlo.conv, for example [b, f, 0, 1]. */
static void print_layout(text *t, int64_t first, const char *first_name, int64_t second, const char *second_name,
                         const int64_t *spatial, int spatial_rank) {
  text_puts(t, "[");
  for (int i = 0; i < spatial_rank + 2; i++) {
    if (i) text_puts(t, ", ");
    if (i == first) text_puts(t, first_name);
    if (i == second) text_puts(t, second_name);
    for (int k = 0; k < spatial_rank; k++)
      if (spatial[k] == i) text_printf(t, "%d", k);
  }
  text_puts(t, "]");
}

static bool check_groups(setu_builder *b, const char *op, const hlo_conv_dims *d, const setu_type *l,
                         const setu_type *r) {
  int64_t batch = l->dims[d->input_batch], features = l->dims[d->input_feature];
  int64_t kernel_features = r->dims[d->kernel_input_feature], outputs = r->dims[d->kernel_output_feature];
  int64_t fg = d->feature_groups, bg = d->batch_groups, expected;
  if (fg >= 1 && bg >= 1 && (fg == 1 || bg == 1) && size_mul(kernel_features, fg, &expected) && expected == features &&
      outputs % fg == 0 && outputs % bg == 0 && batch % bg == 0)
    return true;
  HLO_FAIL(b, op, "%s and the kernel %s do not fit %lld feature groups and %lld batch groups", hlo_show(b, l),
           hlo_show(b, r), (long long)fg, (long long)bg);
  return false;
}

static void attr_conv(text *t, const hlo_conv_dims *d) {
  int n = d->spatial_rank;
  hlo_attr_array(t, "window_strides", n, d->stride);
  hlo_attr_padding(t, n, d->padding_low, d->padding_high);
  hlo_attr_array(t, "lhs_dilation", n, d->lhs_dilation);
  hlo_attr_array(t, "rhs_dilation", n, d->rhs_dilation);
  text_puts(t, n ? ", window_reversal = array<i1: " : ", window_reversal = array<i1");
  for (int i = 0; i < n; i++) text_printf(t, "%s%s", i ? ", " : "", d->reversal[i] ? "true" : "false");
  text_puts(t, ">, dimension_numbers = #stablehlo.conv<");
  print_layout(t, d->input_batch, "b", d->input_feature, "f", d->input_spatial, n);
  text_puts(t, "x");
  print_layout(t, d->kernel_output_feature, "o", d->kernel_input_feature, "i", d->kernel_spatial, n);
  text_puts(t, "->");
  print_layout(t, d->output_batch, "b", d->output_feature, "f", d->output_spatial, n);
  text_puts(t, ">");
  hlo_attr(t, "feature_group_count = %lld : i64", (long long)d->feature_groups);
  hlo_attr(t, "batch_group_count = %lld : i64", (long long)d->batch_groups);
}

setu_value *hlo_convolution(setu_builder *b, setu_value *lhs, setu_value *rhs, const hlo_conv_dims *dims,
                            setu_dtype result_dtype) {
  const char *op = "stablehlo.convolution";
  setu_value *operands[2] = {lhs, rhs};
  if (!hlo_usable(b, op, 2, operands) || !check_product(b, op, lhs, rhs, result_dtype)) return &b->poison.value;
  const setu_type *l = &lhs->type, *r = &rhs->type;
  int n = dims->spatial_rank;
  if (n < 0 || n + 2 > SETU_MAX_RANK || l->rank != n + 2 || r->rank != n + 2)
    return HLO_FAIL(b, op, "%s and the kernel %s do not have %d spatial dimensions", hlo_show(b, l), hlo_show(b, r), n);
  if (!check_layout(b, op, "the input's positions", dims->input_batch, dims->input_feature, dims->input_spatial, n) ||
      !check_layout(b, op, "the kernel's positions", dims->kernel_output_feature, dims->kernel_input_feature,
                    dims->kernel_spatial, n) ||
      !check_layout(b, op, "the result's positions", dims->output_batch, dims->output_feature, dims->output_spatial,
                    n) ||
      !check_groups(b, op, dims, l, r))
    return &b->poison.value;
  setu_type type = {.dtype = result_dtype, .rank = n + 2};
  type.dims[dims->output_batch] = l->dims[dims->input_batch] / dims->batch_groups;
  type.dims[dims->output_feature] = r->dims[dims->kernel_output_feature];
  for (int i = 0; i < n; i++) {
    int64_t input = l->dims[dims->input_spatial[i]], kernel = r->dims[dims->kernel_spatial[i]];
    if (!hlo_window_size(input, dims->lhs_dilation[i], dims->padding_low[i], dims->padding_high[i], kernel,
                         dims->rhs_dilation[i], dims->stride[i], &type.dims[dims->output_spatial[i]]))
      return HLO_FAIL(b, op,
                      "the window of stride %lld, dilations %lld and %lld, padding %lld and %lld is not possible in "
                      "spatial dimension %d of %s and %s",
                      (long long)dims->stride[i], (long long)dims->lhs_dilation[i], (long long)dims->rhs_dilation[i],
                      (long long)dims->padding_low[i], (long long)dims->padding_high[i], i, hlo_show(b, l),
                      hlo_show(b, r));
  }
  text attributes;
  text_init(&attributes);
  attr_conv(&attributes, dims);
  if (has_precision(lhs)) attr_precision(b, op, &attributes);
  return hlo_emit_one(b, op, 2, operands, &attributes, &type);
}

/* ---- factorizations and transforms ---- */

static bool is_square(const setu_type *type) {
  return type->rank >= 2 && type->dims[type->rank - 1] == type->dims[type->rank - 2] &&
         (setu_dtype_is_floating(type->dtype) || setu_dtype_is_complex(type->dtype));
}

setu_value *hlo_cholesky(setu_builder *b, setu_value *x, bool lower) {
  const char *op = "stablehlo.cholesky";
  if (!hlo_usable(b, op, 1, &x)) return &b->poison.value;
  if (!is_square(&x->type)) return HLO_FAIL(b, op, "%s does not hold square floating matrices", hlo_show(b, &x->type));
  text attributes;
  text_init(&attributes);
  hlo_attr(&attributes, "lower = %s", lower ? "true" : "false");
  return hlo_emit_one(b, op, 1, &x, &attributes, &x->type);
}

setu_value *hlo_triangular_solve(setu_builder *b, setu_value *a, setu_value *x, bool left_side, bool lower,
                                 bool unit_diagonal, hlo_adjoint transpose_a) {
  static const char *const names[] = {"NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"};
  const char *op = "stablehlo.triangular_solve";
  setu_value *operands[2] = {a, x};
  if (!hlo_usable(b, op, 2, operands)) return &b->poison.value;
  int rank = a->type.rank;
  bool fits = is_square(&a->type) && x->type.rank == rank && x->type.dtype == a->type.dtype &&
              (unsigned)transpose_a < sizeof names / sizeof names[0];
  for (int i = 0; fits && i < rank - 2; i++) fits = a->type.dims[i] == x->type.dims[i];
  if (!fits || x->type.dims[rank - (left_side ? 2 : 1)] != a->type.dims[rank - 1])
    return HLO_FAIL(b, op, "the matrices %s and the other side %s do not belong together", hlo_show(b, &a->type),
                    hlo_show(b, &x->type));
  text attributes;
  text_init(&attributes);
  hlo_attr(&attributes, "left_side = %s", left_side ? "true" : "false");
  hlo_attr(&attributes, "lower = %s", lower ? "true" : "false");
  hlo_attr(&attributes, "unit_diagonal = %s", unit_diagonal ? "true" : "false");
  hlo_attr(&attributes, "transpose_a = #stablehlo<transpose %s>", names[transpose_a]);
  return hlo_emit_one(b, op, 2, operands, &attributes, &x->type);
}

setu_value *hlo_fft(setu_builder *b, setu_value *x, hlo_fft_kind kind, int count, const int64_t *lengths) {
  static const char *const names[] = {"FFT", "IFFT", "RFFT", "IRFFT"};
  const char *op = "stablehlo.fft";
  if (!hlo_usable(b, op, 1, &x)) return &b->poison.value;
  setu_type type = x->type;
  if ((unsigned)kind >= sizeof names / sizeof names[0] || count < 1 || count > 3 || count > type.rank)
    return HLO_FAIL(b, op, "there is no transform of %d dimensions of %s", count, hlo_show(b, &type));
  bool fits = kind == HLO_RFFT ? type.dtype == SETU_F32 || type.dtype == SETU_F64 : setu_dtype_is_complex(type.dtype);
  for (int i = 0; fits && i < count; i++) {
    int64_t *dim = &type.dims[type.rank - count + i];
    bool halved = i == count - 1 && lengths[i] >= 0;
    int64_t half = halved ? lengths[i] / 2 + 1 : 0;
    if (halved && !lengths[i]) half = 0;
    fits = lengths[i] >= 0 && *dim == (kind == HLO_IRFFT && halved ? half : lengths[i]);
    if (kind == HLO_RFFT && halved) *dim = half;
    if (kind == HLO_IRFFT) *dim = lengths[i];
  }
  if (!fits)
    return HLO_FAIL(b, op, "%s does not fit the transform %s and its lengths", hlo_show(b, &x->type), names[kind]);
  if (kind == HLO_RFFT) type.dtype = hlo_complex_dtype(type.dtype);
  if (kind == HLO_IRFFT) type.dtype = hlo_real_dtype(type.dtype);
  text attributes;
  text_init(&attributes);
  hlo_attr(&attributes, "fft_type = #stablehlo<fft_type %s>", names[kind]);
  hlo_attr_array(&attributes, "fft_length", count, lengths);
  return hlo_emit_one(b, op, 1, &x, &attributes, &type);
}
