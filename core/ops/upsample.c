/* Resampling to another size: nearest, linear, cubic, antialiased, and the gradients.
 * Every mode is a banded linear map per dimension, whose taps and weights are computed here, while lowering, in the
 * same floating arithmetic as PyTorch's CPU kernels; gradients apply the transposed maps. */
#include <math.h>

#include "ops/lowerings.h"
#include "ops/nn.h"
#include "ops/table.h"

typedef enum mode {
  MODE_NEAREST,
  MODE_NEAREST_EXACT,
  MODE_LINEAR,
  MODE_CUBIC,
  MODE_LINEAR_AA,
  MODE_CUBIC_AA,
  MODE_LANCZOS_AA
} mode;

/* One dimension: sizes, alignment and the given scale (0 when there is none). */
typedef struct axis {
  int64_t inputs, outputs;
  bool align_corners;
  double scale;
  bool wide; /* computes in double; else every step rounds to float */
} axis;

/* The value that a computation in the axis's type would give. */
static double rounded(const axis *a, double x) {
  return a->wide ? x : (double)(float)x;
}

/* Input elements per output element. */
static double ratio_of(const axis *a) {
  if (a->align_corners)
    return a->outputs > 1 ? rounded(a, rounded(a, (double)(a->inputs - 1)) / (double)(a->outputs - 1)) : 0;
  if (a->scale > 0) return rounded(a, 1.0 / a->scale);
  return rounded(a, rounded(a, (double)a->inputs) / rounded(a, (double)a->outputs));
}

/* ---- nearest ---- PyTorch computes these in float for every dtype. */

static int64_t nearest_index(const axis *a, int64_t output, bool exact) {
  if (!exact && a->outputs == a->inputs) return output;
  if (!exact && a->outputs == 2 * a->inputs) return output >> 1;
  float scale = a->scale > 0 ? (float)(1.0 / a->scale) : (float)a->inputs / (float)a->outputs;
  float at = exact ? (float)(((double)output + 0.5) * (double)scale) : (float)output * scale;
  int64_t index = (int64_t)floorf(at);
  return index < a->inputs - 1 ? index : a->inputs - 1;
}

static nn_band *nearest_band(setu_builder *b, const axis *a, bool exact) {
  nn_band *band = nn_band_create(b, a->outputs, a->inputs, 1, false);
  for (int64_t o = 0; band && o < a->outputs; o++) {
    band->start[o] = nearest_index(a, o, exact);
    band->length[o] = 1;
  }
  return band;
}

/* ---- linear ---- */

/* Two operations in the axis's type: ratio * (output + 0.5) - 0.5, which PyTorch's compiler does not fuse. */
static double source_index(const axis *a, double ratio, int64_t output) {
  if (a->align_corners) return rounded(a, ratio * (double)output);
  return rounded(a, rounded(a, ratio * rounded(a, (double)output + 0.5)) - 0.5);
}

static nn_band *linear_band(setu_builder *b, const axis *a) {
  nn_band *band = nn_band_create(b, a->outputs, a->inputs, 2, true);
  double ratio = ratio_of(a);
  for (int64_t o = 0; band && o < a->outputs; o++) {
    double at = source_index(a, ratio, o);
    if (at < 0) at = 0;
    int64_t index = a->outputs == a->inputs ? o : (int64_t)floor(at);
    if (index > a->inputs - 1) index = a->inputs - 1;
    double part = a->outputs == a->inputs ? 0 : rounded(a, at - (double)index);
    part = part < 0 ? 0 : part > 1 ? 1 : part;
    band->start[o] = index;
    band->length[o] = a->outputs != a->inputs && index < a->inputs - 1 ? 2 : 1;
    band->weights[2 * o] = rounded(a, 1 - part);
    /* At the end both taps are the last element. */
    if (band->length[o] == 2)
      band->weights[2 * o + 1] = part;
    else
      band->weights[2 * o] = rounded(a, band->weights[2 * o] + part);
  }
  return band;
}

/* ---- cubic ---- */

static double cubic_near(const axis *a, double x, double A) {
  double y = rounded(a, rounded(a, (A + 2) * x) - (A + 3));
  return rounded(a, rounded(a, rounded(a, y * x) * x) + 1);
}

static double cubic_far(const axis *a, double x, double A) {
  double y = rounded(a, rounded(a, A * x) - 5 * A);
  y = rounded(a, rounded(a, y * x) + 8 * A);
  return rounded(a, rounded(a, y * x) - 4 * A);
}

/* Taps outside the image read its border: their weights join the border's. */
static nn_band *cubic_band(setu_builder *b, const axis *a) {
  const double A = -0.75;
  nn_band *band = nn_band_create(b, a->outputs, a->inputs, 4, true);
  double ratio = ratio_of(a);
  for (int64_t o = 0; band && o < a->outputs; o++) {
    double at = a->outputs == a->inputs ? (double)o : source_index(a, ratio, o);
    int64_t index = (int64_t)floor(at);
    if (index > a->inputs - 1) index = a->inputs - 1;
    double t = rounded(a, at - (double)index);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    double u = rounded(a, 1 - t);
    double weights[4] = {cubic_far(a, rounded(a, t + 1), A), cubic_near(a, t, A), cubic_near(a, u, A),
                         cubic_far(a, rounded(a, u + 1), A)};
    int64_t last = a->inputs - 1, first = index - 1 < 0 ? 0 : index - 1, end = index + 2 > last ? last : index + 2;
    if (first > last) first = last;
    if (end < first) end = first;
    band->start[o] = first;
    band->length[o] = end - first + 1;
    for (int64_t k = 0; k < 4; k++) {
      int64_t tap = index - 1 + k;
      tap = tap < first ? first : tap > end ? end : tap;
      band->weights[4 * o + tap - first] += weights[k];
    }
  }
  return band;
}

/* ---- antialiased: filters of Pillow, stretched when shrinking ---- */

static double filter_linear(double x) {
  x = fabs(x);
  return x < 1 ? 1 - x : 0;
}

static double filter_cubic(double x) {
  const double A = -0.5;
  x = fabs(x);
  if (x < 1) return ((A + 2) * x - (A + 3)) * x * x + 1;
  if (x < 2) return ((A * x - 5 * A) * x + 8 * A) * x - 4 * A;
  return 0;
}

static double sinc(double x) {
  return x == 0 ? 1 : sin(M_PI * x) / (M_PI * x);
}

static double filter_lanczos(double x) {
  return fabs(x) < 3 ? sinc(x) * sinc(x / 3) : 0;
}

static nn_band *antialias_band(setu_builder *b, const axis *a, int size, double (*filter)(double)) {
  double scale = ratio_of(a), half = 0.5 * size;
  double support = scale >= 1 ? rounded(a, half * scale) : half;
  double inverse = scale >= 1 ? rounded(a, 1 / scale) : 1;
  int64_t width = (int64_t)ceil(support) * 2 + 1;
  nn_band *band = nn_band_create(b, a->outputs, a->inputs, width, true);
  for (int64_t o = 0; band && o < a->outputs; o++) {
    double center = rounded(a, scale * ((double)o + 0.5));
    int64_t start = (int64_t)rounded(a, rounded(a, center - support) + 0.5);
    int64_t end = (int64_t)rounded(a, rounded(a, center + support) + 0.5);
    if (start < 0) start = 0;
    if (end > a->inputs) end = a->inputs;
    int64_t length = end - start;
    if (length > width) length = width;
    if (length < 1) {
      start = start < a->inputs ? start : a->inputs - 1;
      length = 1;
    }
    double total = 0, *weights = band->weights + o * width;
    for (int64_t k = 0; k < length; k++) {
      double x = rounded(a, rounded(a, (double)(k + start) - center + 0.5) * inverse);
      weights[k] = rounded(a, filter(x));
      total = rounded(a, total + weights[k]);
    }
    for (int64_t k = 0; k < length && total != 0; k++) weights[k] = rounded(a, weights[k] / total);
    band->start[o] = start;
    band->length[o] = length;
  }
  return band;
}

static nn_band *band_of(setu_builder *b, const axis *a, mode m) {
  switch (m) {
    case MODE_NEAREST:
    case MODE_NEAREST_EXACT:
      return nearest_band(b, a, m == MODE_NEAREST_EXACT);
    case MODE_LINEAR:
      return linear_band(b, a);
    case MODE_CUBIC:
      return cubic_band(b, a);
    case MODE_LINEAR_AA:
      return antialias_band(b, a, 2, filter_linear);
    case MODE_CUBIC_AA:
      return antialias_band(b, a, 4, filter_cubic);
    default:
      return antialias_band(b, a, 6, filter_lanczos);
  }
}

/* ---- operators ---- */

static double scale_of(const setu_call *c, int spatial, int i) {
  static const char *const names[] = {"scales_d", "scales_h", "scales_w"};
  return call_double_or(c, spatial == 1 ? "scales" : names[3 - spatial + i], 0);
}

/* Forward and backward share the shapes: the image is the input of the one and the result of the other. */
static setu_value *resample(setu_builder *b, setu_call *c, setu_value *x, mode m, int spatial, bool backward) {
  const setu_type *result = &c->results[0];
  const setu_type *image = backward ? result : &x->type, *other = backward ? &x->type : result;
  if (!hlo_type_count(result)) return kit_zeros(b, result);
  bool nearest = m == MODE_NEAREST || m == MODE_NEAREST_EXACT;
  for (int i = 0; i < spatial; i++) {
    int dim = result->rank - spatial + i;
    axis a = {.inputs = image->dims[dim], .outputs = other->dims[dim], .scale = scale_of(c, spatial, i)};
    a.wide = x->type.dtype == SETU_F64;
    a.align_corners = !nearest && call_bool(c, "align_corners");
    nn_band *band = band_of(b, &a, m);
    x = nn_band_apply(b, x, dim, backward ? nn_band_transpose(b, band) : band);
  }
  return x;
}

/* Turns the weights into 16-bit whole numbers, as many bits below one as the largest weight allows; returns how many.
 */
static int quantize(nn_band *band) {
  double top = 0;
  int bits = 0;
  for (int64_t i = 0; i < band->outputs * band->width; i++) top = fmax(top, band->weights[i]);
  while (bits < 22 && 0.5 + top * (double)(INT64_C(1) << (bits + 1)) < 32768) bits++;
  for (int64_t i = 0; i < band->outputs * band->width; i++) {
    double scaled = band->weights[i] * (double)(INT64_C(1) << bits);
    band->weights[i] = trunc(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
  }
  return bits;
}

/* Bytes are interpolated in whole numbers, the width first, each dimension rounded and clamped to bytes again. */
static setu_value *resample_bytes(setu_builder *b, setu_call *c, setu_value *x, mode m, int spatial) {
  const setu_type *result = &c->results[0];
  if (!hlo_type_count(result)) return kit_zeros(b, result);
  x = hlo_convert(b, x, SETU_I32);
  for (int i = spatial - 1; i >= 0; i--) {
    int dim = result->rank - spatial + i;
    axis a = {
        .inputs = x->type.dims[dim], .outputs = result->dims[dim], .scale = scale_of(c, spatial, i), .wide = true};
    a.align_corners = call_bool(c, "align_corners");
    nn_band *band = band_of(b, &a, m);
    if (!band) return x;
    int bits = quantize(band);
    x = nn_band_apply(b, x, dim, band);
    if (bits) {
      x = hlo_add(b, x, hlo_splat_int(b, &x->type, INT64_C(1) << (bits - 1)));
      x = hlo_shift_right_arithmetic(b, x, hlo_splat_int(b, &x->type, bits));
    }
    x = hlo_clamp(b, hlo_scalar_int(b, SETU_I32, 0), x, hlo_scalar_int(b, SETU_I32, 255));
  }
  return hlo_convert(b, x, SETU_U8);
}

static setu_status forward(setu_builder *b, setu_call *c, setu_value **out, mode m, int spatial) {
  setu_value *x = call_tensor(c, "self");
  if (m == MODE_NEAREST || m == MODE_NEAREST_EXACT)
    out[0] = resample(b, c, x, m, spatial, false);
  else if (x->type.dtype == SETU_U8)
    out[0] = resample_bytes(b, c, x, m, spatial);
  else
    out[0] = resample(b, c, nn_tensor(b, c, "self"), m, spatial, false);
  return SETU_STATUS_OK;
}

static setu_status backward(setu_builder *b, setu_call *c, setu_value **out, mode m, int spatial) {
  out[0] = resample(b, c, nn_tensor(b, c, "grad_output"), m, spatial, true);
  return SETU_STATUS_OK;
}

#define UPSAMPLE(name, mode, spatial)                                                             \
  setu_status lower_upsample_##name(setu_builder *b, setu_call *c, setu_value **out) {            \
    return forward(b, c, out, mode, spatial);                                                     \
  }                                                                                               \
  setu_status lower_upsample_##name##_backward(setu_builder *b, setu_call *c, setu_value **out) { \
    return backward(b, c, out, mode, spatial);                                                    \
  }

UPSAMPLE(nearest1d, MODE_NEAREST, 1)
UPSAMPLE(nearest2d, MODE_NEAREST, 2)
UPSAMPLE(nearest3d, MODE_NEAREST, 3)
UPSAMPLE(nearest_exact1d, MODE_NEAREST_EXACT, 1)
UPSAMPLE(nearest_exact2d, MODE_NEAREST_EXACT, 2)
UPSAMPLE(nearest_exact3d, MODE_NEAREST_EXACT, 3)
UPSAMPLE(linear1d, MODE_LINEAR, 1)
UPSAMPLE(linear2d, MODE_LINEAR, 2)
UPSAMPLE(linear3d, MODE_LINEAR, 3)
UPSAMPLE(cubic2d, MODE_CUBIC, 2)
UPSAMPLE(linear2d_aa, MODE_LINEAR_AA, 2)
UPSAMPLE(cubic2d_aa, MODE_CUBIC_AA, 2)
UPSAMPLE(lanczos2d_aa, MODE_LANCZOS_AA, 2)
