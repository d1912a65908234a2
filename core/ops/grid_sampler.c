/* Sampling an image at places given by a grid (bilinear, nearest, bicubic; zero, border and reflection padding), the
 * gradients, and affine grids. The image becomes a table of pixels, one row of channels each, so that a sample is a
 * gather of rows and a gradient is a scatter of rows. */
#include <math.h>

#include "ops/lowerings.h"
#include "ops/nn.h"
#include "ops/table.h"

enum { INTERPOLATE_LINEAR, INTERPOLATE_NEAREST, INTERPOLATE_CUBIC };
enum { PADDING_ZEROS, PADDING_BORDER, PADDING_REFLECTION };

/* Dimensions are in the image's order (depth, height, width); the grid lists them backwards. */
typedef struct sampler {
  int spatial;
  int64_t batch, channels, points, plane; /* points: samples of the whole batch */
  int64_t size[NN_MAX_SPATIAL], step[NN_MAX_SPATIAL];
  int64_t interpolation, padding;
  bool align_corners;
  setu_dtype dtype;
  setu_value *table;                 /* [batch * plane, channels] */
  setu_value *base;                  /* [points] i64: the first row of each sample's image */
  setu_value *at[NN_MAX_SPATIAL];    /* [points] pixel coordinates */
  setu_value *slope[NN_MAX_SPATIAL]; /* [points] their derivative by the grid's number */
} sampler;

static setu_value *number(setu_builder *b, const setu_value *like, double value) {
  return kit_full_like(b, like, value);
}

/* ---- coordinates ---- */

static setu_value *clip(setu_builder *b, setu_value *x, int64_t size, setu_value **slope) {
  setu_value *zero = number(b, x, 0), *last = number(b, x, (double)(size - 1));
  setu_value *inside = hlo_and(b, hlo_compare(b, HLO_GT, x, zero), hlo_compare(b, HLO_LT, x, last));
  *slope = hlo_select(b, inside, *slope, zero);
  setu_value *is_number = hlo_compare(b, HLO_EQ, x, x); /* the CPU's clamp takes NaN to the first pixel */
  return hlo_select(b, is_number, hlo_minimum(b, hlo_maximum(b, x, zero), last), zero);
}

static setu_value *reflect(setu_builder *b, setu_value *x, int64_t twice_low, int64_t twice_high, setu_value **slope) {
  setu_value *zero = number(b, x, 0);
  if (twice_low == twice_high) {
    *slope = zero;
    return zero;
  }
  setu_value *low = number(b, x, (double)twice_low / 2);
  setu_value *span = number(b, x, (double)(twice_high - twice_low) / 2);
  setu_value *offset = hlo_subtract(b, x, low);
  setu_value *negative = hlo_compare(b, HLO_LT, offset, zero);
  offset = hlo_abs(b, offset);
  setu_value *extra = hlo_remainder(b, offset, span);
  setu_value *flips = hlo_floor(b, hlo_divide(b, offset, span));
  setu_value *odd = hlo_compare(b, HLO_NE, hlo_remainder(b, flips, number(b, x, 2)), zero);
  *slope = hlo_select(b, hlo_xor(b, negative, odd), hlo_negate(b, *slope), *slope);
  return hlo_add(b, hlo_select(b, odd, hlo_subtract(b, span, extra), extra), low);
}

/* A pixel coordinate brought into the image as the padding mode says. */
static setu_value *into_image(setu_builder *b, const sampler *s, int i, setu_value *x, setu_value **slope) {
  int64_t size = s->size[i];
  if (s->padding == PADDING_ZEROS) return x;
  if (s->padding == PADDING_REFLECTION)
    x = s->align_corners ? reflect(b, x, 0, 2 * (size - 1), slope) : reflect(b, x, -1, 2 * size - 1, slope);
  return clip(b, x, size, slope);
}

static void locate(setu_builder *b, sampler *s, int i, setu_value *grid) {
  int64_t column = s->spatial - 1 - i, size = s->size[i];
  setu_value *x = kit_squeeze(b, kit_slice_dim(b, grid, 1, column, column + 1, 1), 1);
  setu_value *shifted = kit_add_number(b, x, 1);
  if (s->align_corners)
    x = kit_mul_number(b, kit_mul_number(b, shifted, 0.5), (double)(size - 1));
  else
    x = kit_mul_number(b, kit_add_number(b, kit_mul_number(b, shifted, (double)size), -1), 0.5);
  s->slope[i] = number(b, x, (double)(s->align_corners ? size - 1 : size) / 2);
  /* Cubic sampling brings each tap into the image instead. */
  s->at[i] = s->interpolation == INTERPOLATE_CUBIC ? x : into_image(b, s, i, x, &s->slope[i]);
}

/* [N, C, ...] as rows of channels. */
static setu_value *to_rows(setu_builder *b, setu_value *x, int64_t rows, int64_t channels) {
  int64_t dims[2] = {rows, channels};
  return hlo_reshape(b, kit_move_dim(b, x, 1, x->type.rank - 1), 2, dims);
}

static setu_value *from_rows(setu_builder *b, setu_value *rows, const setu_type *type) {
  int64_t dims[SETU_MAX_RANK];
  for (int i = 0; i < type->rank; i++)
    dims[i] = i == 0 ? type->dims[0] : i + 1 < type->rank ? type->dims[i + 1] : type->dims[1];
  return kit_move_dim(b, hlo_reshape(b, rows, type->rank, dims), type->rank - 1, 1);
}

static void read_sampler(setu_builder *b, setu_call *c, int spatial, sampler *s) {
  const setu_type *input = call_type(c, "input"), *grid_type = call_type(c, "grid");
  *s = (sampler){.spatial = spatial, .batch = input->dims[0], .channels = input->dims[1], .points = 1, .plane = 1};
  for (int i = spatial - 1; i >= 0; i--) {
    s->size[i] = input->dims[2 + i];
    s->step[i] = s->plane;
    s->plane *= s->size[i];
  }
  for (int i = 0; i + 1 < grid_type->rank; i++) s->points *= grid_type->dims[i];
  s->interpolation = call_int(c, "interpolation_mode");
  s->padding = call_int(c, "padding_mode");
  s->align_corners = call_bool(c, "align_corners");
  setu_value *image = nn_tensor(b, c, "input");
  s->dtype = image->type.dtype;
  s->table = to_rows(b, image, s->batch * s->plane, s->channels);
  int64_t dims[2] = {s->points, spatial};
  setu_value *grid = hlo_reshape(b, kit_convert(b, call_tensor(c, "grid"), s->dtype), 2, dims);
  for (int i = 0; i < spatial; i++) locate(b, s, i, grid);
  int64_t per_image[2] = {s->batch, s->batch ? s->points / s->batch : 0};
  s->base = hlo_reshape(b, kit_mul_number(b, kit_iota(b, 2, per_image, 0), (double)s->plane), 1, &s->points);
}

/* ---- taps ---- */

/* One pixel that every sample reads: its row, whether it lies inside the image, its weight and the weight's derivative
 * by each pixel coordinate. */
typedef struct tap {
  setu_value *index, *inside, *weight;
  setu_value *derivative[NN_MAX_SPATIAL];
} tap;

/* Whole-numbered coordinates as a row. */
static void place_tap(setu_builder *b, const sampler *s, setu_value *const *at, tap *t) {
  t->index = s->base;
  t->inside = NULL;
  for (int i = 0; i < s->spatial; i++) {
    setu_value *zero = number(b, at[i], 0), *last = number(b, at[i], (double)(s->size[i] - 1));
    setu_value *inside = hlo_and(b, hlo_compare(b, HLO_GE, at[i], zero), hlo_compare(b, HLO_LE, at[i], last));
    setu_value *whole = hlo_convert(b, hlo_select(b, inside, at[i], zero), SETU_I64);
    t->index = hlo_add(b, t->index, hlo_multiply(b, whole, hlo_splat_int(b, &whole->type, s->step[i])));
    t->inside = t->inside ? hlo_and(b, t->inside, inside) : inside;
  }
}

typedef void (*tap_visitor)(setu_builder *b, const sampler *s, const tap *t, void *state);

static void visit_linear(setu_builder *b, const sampler *s, tap_visitor visit, void *state) {
  setu_value *low[NN_MAX_SPATIAL], *high[NN_MAX_SPATIAL], *to_low[NN_MAX_SPATIAL], *to_high[NN_MAX_SPATIAL];
  for (int i = 0; i < s->spatial; i++) {
    low[i] = hlo_floor(b, s->at[i]);
    high[i] = kit_add_number(b, low[i], 1);
    to_high[i] = hlo_subtract(b, high[i], s->at[i]);
    to_low[i] = hlo_subtract(b, s->at[i], low[i]);
  }
  for (int corner = 0; corner < 1 << s->spatial; corner++) {
    setu_value *at[NN_MAX_SPATIAL], *weights[NN_MAX_SPATIAL];
    tap t = {NULL};
    for (int i = 0; i < s->spatial; i++) {
      bool is_high = corner >> (s->spatial - 1 - i) & 1;
      at[i] = is_high ? high[i] : low[i];
      weights[i] = is_high ? to_low[i] : to_high[i];
      t.weight = t.weight ? hlo_multiply(b, t.weight, weights[i]) : weights[i];
    }
    for (int i = 0; i < s->spatial; i++) {
      bool is_high = corner >> (s->spatial - 1 - i) & 1;
      setu_value *slope = number(b, s->at[i], is_high ? 1 : -1);
      for (int k = 0; k < s->spatial; k++)
        if (k != i) slope = hlo_multiply(b, slope, weights[k]);
      t.derivative[i] = slope;
    }
    place_tap(b, s, at, &t);
    visit(b, s, &t, state);
  }
}

static void visit_nearest(setu_builder *b, const sampler *s, tap_visitor visit, void *state) {
  setu_value *at[NN_MAX_SPATIAL];
  tap t = {NULL};
  for (int i = 0; i < s->spatial; i++) {
    at[i] = hlo_round_nearest_even(b, s->at[i]);
    t.derivative[i] = number(b, s->at[i], 0);
  }
  t.weight = number(b, s->at[0], 1);
  place_tap(b, s, at, &t);
  visit(b, s, &t, state);
}

/* a x^3 + b x^2 + c x + d */
static setu_value *cubic(setu_builder *b, setu_value *x, double a3, double a2, double a1, double a0) {
  setu_value *y = kit_add_number(b, kit_mul_number(b, x, a3), a2);
  y = kit_add_number(b, hlo_multiply(b, y, x), a1);
  return kit_add_number(b, hlo_multiply(b, y, x), a0);
}

/* The four weights of a cubic convolution at distance t past the second tap, and their derivatives. */
static void cubic_weights(setu_builder *b, setu_value *t, setu_value **weights, setu_value **slopes) {
  const double A = -0.75;
  setu_value *u = hlo_subtract(b, number(b, t, 1), t);
  setu_value *far[2] = {kit_add_number(b, t, 1), kit_add_number(b, u, 1)}, *near[2] = {t, u};
  for (int side = 0; side < 2; side++) {
    double sign = side ? -1 : 1;
    weights[side ? 3 : 0] = cubic(b, far[side], A, -5 * A, 8 * A, -4 * A);
    weights[side ? 2 : 1] = cubic(b, near[side], A + 2, -(A + 3), 0, 1);
    slopes[side ? 3 : 0] = kit_mul_number(b, cubic(b, far[side], 0, 3 * A, -10 * A, 8 * A), sign);
    slopes[side ? 2 : 1] = kit_mul_number(b, cubic(b, near[side], 0, 3 * (A + 2), -2 * (A + 3), 0), sign);
  }
}

static void visit_cubic(setu_builder *b, const sampler *s, tap_visitor visit, void *state) {
  setu_value *low[2], *weights[2][4], *slopes[2][4];
  for (int i = 0; i < 2; i++) {
    low[i] = hlo_floor(b, s->at[i]);
    cubic_weights(b, hlo_subtract(b, s->at[i], low[i]), weights[i], slopes[i]);
  }
  for (int n = 0; n < 16; n++) {
    int k[2] = {n / 4, n % 4};
    setu_value *at[NN_MAX_SPATIAL];
    for (int i = 0; i < 2; i++) {
      setu_value *ignored = number(b, low[i], 1);
      at[i] = into_image(b, s, i, kit_add_number(b, low[i], k[i] - 1), &ignored);
    }
    tap t = {NULL};
    t.weight = hlo_multiply(b, weights[0][k[0]], weights[1][k[1]]);
    t.derivative[0] = hlo_multiply(b, slopes[0][k[0]], weights[1][k[1]]);
    t.derivative[1] = hlo_multiply(b, weights[0][k[0]], slopes[1][k[1]]);
    place_tap(b, s, at, &t);
    visit(b, s, &t, state);
  }
}

static void visit_taps(setu_builder *b, const sampler *s, tap_visitor visit, void *state) {
  if (s->interpolation == INTERPOLATE_LINEAR)
    visit_linear(b, s, visit, state);
  else if (s->interpolation == INTERPOLATE_NEAREST)
    visit_nearest(b, s, visit, state);
  else if (s->spatial == 2)
    visit_cubic(b, s, visit, state);
  else
    hlo_fail(b, SETU_ERROR(SETU_INVALID_ARGUMENT,
                           "grid_sampler: bicubic interpolation was asked for in 3 dimensions, it exists in 2 only"));
}

/* The pixels that a tap reads, [points, channels]; 0 outside. */
static setu_value *read_tap(setu_builder *b, const sampler *s, const tap *t) {
  setu_value *rows = kit_take_dim(b, s->table, 0, t->index);
  return kit_select(b, nn_along(b, t->inside, 2, 0), rows, kit_zeros_like(b, rows));
}

/* ---- forward ---- */

static void accumulate(setu_builder *b, const sampler *s, const tap *t, void *state) {
  setu_value **sum = state;
  setu_value *term = read_tap(b, s, t);
  if (s->interpolation != INTERPOLATE_NEAREST) term = kit_mul(b, term, nn_along(b, t->weight, 2, 0));
  *sum = *sum ? hlo_add(b, *sum, term) : term;
}

static setu_status sample(setu_builder *b, setu_call *c, setu_value **out, int spatial) {
  sampler s;
  setu_value *sum = NULL;
  out[0] = kit_zeros(b, &c->results[0]);
  if (!hlo_type_count(&c->results[0]) || !hlo_type_count(call_type(c, "input"))) return SETU_STATUS_OK;
  read_sampler(b, c, spatial, &s);
  visit_taps(b, &s, accumulate, &sum);
  if (sum) out[0] = from_rows(b, sum, &c->results[0]);
  return SETU_STATUS_OK;
}

setu_status lower_grid_sampler_2d(setu_builder *b, setu_call *c, setu_value **out) {
  return sample(b, c, out, 2);
}
setu_status lower_grid_sampler_3d(setu_builder *b, setu_call *c, setu_value **out) {
  return sample(b, c, out, 3);
}

/* ---- gradients ---- */

typedef struct gradients {
  setu_value *grad;  /* [points, channels] */
  setu_value *image; /* [batch * plane, channels], or NULL when it is not wanted */
  setu_value *at[NN_MAX_SPATIAL];
} gradients;

static void accumulate_gradients(setu_builder *b, const sampler *s, const tap *t, void *state) {
  gradients *g = state;
  int64_t channels = 1;
  if (g->image) {
    /* Taps outside are sent past the last row, where they are dropped. */
    setu_value *beyond = hlo_splat_int(b, &t->index->type, s->batch * s->plane);
    setu_value *index = hlo_select(b, t->inside, t->index, beyond);
    g->image = nn_add_rows(b, g->image, index, kit_mul(b, g->grad, nn_along(b, t->weight, 2, 0)));
  }
  if (s->interpolation == INTERPOLATE_NEAREST) return;
  setu_value *dot = kit_sum(b, hlo_multiply(b, g->grad, read_tap(b, s, t)), 1, &channels, false);
  for (int i = 0; i < s->spatial; i++) {
    setu_value *term = hlo_multiply(b, dot, t->derivative[i]);
    g->at[i] = g->at[i] ? hlo_add(b, g->at[i], term) : term;
  }
}

static setu_status sample_backward(setu_builder *b, setu_call *c, setu_value **out, int spatial) {
  const setu_type *input = call_type(c, "input"), *grid = call_type(c, "grid"), *grad = call_type(c, "grad_output");
  bool wants_image = nn_wanted(c, "output_mask", 0);
  if (wants_image) out[0] = kit_zeros(b, input);
  out[1] = kit_zeros(b, grid);
  if (!hlo_type_count(grad) || !hlo_type_count(input)) return SETU_STATUS_OK;
  sampler s;
  gradients g = {NULL};
  read_sampler(b, c, spatial, &s);
  g.grad = to_rows(b, kit_convert(b, call_tensor(c, "grad_output"), s.dtype), s.points, s.channels);
  if (wants_image) g.image = kit_zeros_like(b, s.table);
  visit_taps(b, &s, accumulate_gradients, &g);
  if (wants_image) out[0] = from_rows(b, g.image, input);
  if (!g.at[0]) return SETU_STATUS_OK;
  setu_value *columns[NN_MAX_SPATIAL];
  int64_t dims[2] = {s.points, 1};
  for (int i = 0; i < spatial; i++)
    columns[spatial - 1 - i] = hlo_reshape(b, hlo_multiply(b, g.at[i], s.slope[i]), 2, dims);
  out[1] = nn_reshape_like(b, hlo_concatenate(b, spatial, columns, 1), grid);
  return SETU_STATUS_OK;
}

setu_status lower_grid_sampler_2d_backward(setu_builder *b, setu_call *c, setu_value **out) {
  return sample_backward(b, c, out, 2);
}

setu_status lower_grid_sampler_3d_backward(setu_builder *b, setu_call *c, setu_value **out) {
  return sample_backward(b, c, out, 3);
}

/* ---- affine grids ---- */

/* The places of one dimension from -1 to 1, as torch.linspace gives them: from both ends. */
static setu_value *places(setu_builder *b, setu_dtype dtype, int64_t count, bool align_corners) {
  double *values = hlo_alloc(b, sizeof *values * (size_t)(count + 1));
  if (!values) return hlo_scalar(b, dtype, 0);
  bool wide = dtype == SETU_F64;
  double step = count > 1 ? 2.0 / (double)(count - 1) : 0;
  if (!wide) step = (double)(float)step;
  for (int64_t i = 0; i < count; i++) {
    double x = count == 1      ? (align_corners ? 0 : -1)
               : i < count / 2 ? -1 + step * (double)i
                               : 1 - step * (double)(count - 1 - i);
    if (count == 1) x = 0;
    if (!wide) x = (double)(float)x;
    values[i] = align_corners || count == 1 ? x : x * (double)(count - 1) / (double)count;
  }
  return nn_numbers(b, dtype, count, values);
}

setu_status lower_affine_grid_generator(setu_builder *b, setu_call *c, setu_value **out) {
  const setu_type *result = &c->results[0];
  int spatial = call_count(c, "size") - 2;
  setu_value *theta = nn_tensor(b, c, "theta");
  setu_dtype dtype = theta->type.dtype;
  bool align_corners = call_bool(c, "align_corners");
  if (!hlo_type_count(result) || spatial < 2 || spatial > 3) {
    out[0] = kit_zeros(b, result);
    return SETU_STATUS_OK;
  }
  /* grid[n, ..., k] = sum_j theta[n, k, j] * base[..., j], with base = (x, y, [z,] 1). */
  int64_t dims[SETU_MAX_RANK];
  for (int i = 0; i <= spatial; i++) dims[i] = i ? 1 : theta->type.dims[0];
  dims[spatial + 1] = spatial;
  setu_value *sum = NULL;
  for (int j = 0; j <= spatial; j++) {
    setu_value *column = hlo_reshape(b, kit_slice_dim(b, theta, 2, j, j + 1, 1), spatial + 2, dims);
    if (j < spatial) {
      int dim = spatial - j; /* x is the last image dimension */
      setu_value *at = places(b, dtype, result->dims[dim], align_corners);
      column = kit_mul(b, column, nn_along(b, at, spatial + 2, dim));
    }
    sum = sum ? kit_add(b, sum, column) : column;
  }
  out[0] = kit_broadcast(b, sum, result->rank, result->dims);
  return SETU_STATUS_OK;
}
