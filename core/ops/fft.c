/* Fourier transforms. StableHLO transforms up to three trailing dimensions at once and scales inverse transforms by
 * 1/n; PyTorch names any dimensions and its scaling. */
#include <math.h>

#include "ops/kit.h"
#include "ops/lowerings.h"
#include "ops/table.h"

enum { MOST_AT_ONCE = 3 };

/* The listed dimensions (real side sizes in `lengths`) by one operation; count <= MOST_AT_ONCE. */
static setu_value *transform(setu_builder *b, setu_value *x, hlo_fft_kind kind, int count, const int64_t *dims,
                             const int64_t *lengths) {
  int rank = x->type.rank, next = 0;
  int64_t there[SETU_MAX_RANK], back[SETU_MAX_RANK];
  bool chosen[SETU_MAX_RANK] = {false};
  for (int i = 0; i < count; i++) chosen[dims[i]] = true;
  for (int i = 0; i < rank; i++)
    if (!chosen[i]) there[next++] = i;
  for (int i = 0; i < count; i++) there[next++] = dims[i];
  if (next != rank) return hlo_fail(b, SETU_ERROR(SETU_INVALID_ARGUMENT, "FFT dims must be unique"));
  for (int i = 0; i < rank; i++) back[there[i]] = i;
  return hlo_transpose(b, hlo_fft(b, hlo_transpose(b, x, there), kind, count, lengths), back);
}

/* Complex to complex over the listed dimensions, however many. */
static setu_value *transform_all(setu_builder *b, setu_value *x, hlo_fft_kind kind, int count, const int64_t *dims) {
  while (count > 0) {
    int now = count < MOST_AT_ONCE ? count : MOST_AT_ONCE;
    int64_t lengths[MOST_AT_ONCE];
    for (int i = 0; i < now; i++) lengths[i] = x->type.dims[dims[count - now + i]];
    x = transform(b, x, kind, now, dims + count - now, lengths);
    count -= now;
  }
  return x;
}

static int fft_dims(setu_builder *b, setu_call *c, int rank, int64_t *dims) {
  int count = 0;
  const int64_t *given = call_ints(c, "dim", &count);
  for (int i = 0; i < count; i++) dims[i] = kit_dim(b, given[i], rank);
  return count;
}

/* PyTorch's scaling of a transform of n points in total, when the operation itself has multiplied by `done`. */
static setu_value *normalized(setu_builder *b, setu_call *c, setu_value *x, double n, double done) {
  int64_t mode = call_int(c, "normalization"); /* 0 none, 1 by sqrt(n), 2 by n */
  double wanted = mode == 0 ? 1 : mode == 1 ? 1 / sqrt(n) : 1 / n;
  if (mode == 2 && done != 1) return x;
  return wanted == done ? x : kit_mul_number(b, x, wanted / done);
}

static double points(const setu_type *type, int count, const int64_t *dims) {
  double n = 1;
  for (int i = 0; i < count; i++) n *= (double)type->dims[dims[i]];
  return n;
}

/* The operand, or NULL when the result is set already: nothing to transform. */
static setu_value *begin(setu_builder *b, setu_call *c, setu_value **out) {
  if (hlo_type_count(&c->results[0]) != 0) return call_tensor(c, "self");
  out[0] = kit_zeros(b, &c->results[0]);
  return NULL;
}

setu_status lower_fft_c2c(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = begin(b, c, out);
  if (!x) return SETU_STATUS_OK;
  int64_t dims[SETU_MAX_RANK];
  int count = fft_dims(b, c, x->type.rank, dims);
  double n = points(&x->type, count, dims);
  bool forward = call_bool(c, "forward");
  x = transform_all(b, x, forward ? HLO_FFT : HLO_IFFT, count, dims);
  out[0] = count ? normalized(b, c, x, n, forward ? 1 : 1 / n) : x;
  return SETU_STATUS_OK;
}

setu_status lower_fft_r2c(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = begin(b, c, out);
  if (!x) return SETU_STATUS_OK;
  setu_dtype dtype = x->type.dtype == SETU_F64 ? SETU_F64 : SETU_F32;
  x = kit_convert(b, x, dtype);
  int64_t dims[SETU_MAX_RANK];
  int count = fft_dims(b, c, x->type.rank, dims);
  double n = points(&x->type, count, dims);
  if (!call_bool(c, "onesided") || !count) {
    x = transform_all(b, kit_convert(b, x, hlo_complex_dtype(dtype)), HLO_FFT, count, dims);
  } else {
    int now = count < MOST_AT_ONCE ? count : MOST_AT_ONCE;
    int64_t lengths[MOST_AT_ONCE];
    for (int i = 0; i < now; i++) lengths[i] = x->type.dims[dims[count - now + i]];
    x = transform(b, x, HLO_RFFT, now, dims + count - now, lengths);
    x = transform_all(b, x, HLO_FFT, count - now, dims);
  }
  out[0] = normalized(b, c, x, n, 1);
  return SETU_STATUS_OK;
}

setu_status lower_fft_c2r(setu_builder *b, setu_call *c, setu_value **out) {
  setu_value *x = begin(b, c, out);
  if (!x) return SETU_STATUS_OK;
  int64_t dims[SETU_MAX_RANK];
  int count = fft_dims(b, c, x->type.rank, dims);
  if (!count) {
    out[0] = hlo_real(b, x);
    return SETU_STATUS_OK;
  }
  int64_t last = call_int(c, "last_dim_size");
  x = kit_slice_dim(b, x, (int)dims[count - 1], 0, last / 2 + 1, 1);
  double n = points(&x->type, count - 1, dims) * (double)last;
  int now = count < MOST_AT_ONCE ? count : MOST_AT_ONCE;
  int64_t lengths[MOST_AT_ONCE];
  for (int i = 0; i < now; i++) lengths[i] = x->type.dims[dims[count - now + i]];
  lengths[now - 1] = last;
  x = transform_all(b, x, HLO_IFFT, count - now, dims);
  x = transform(b, x, HLO_IRFFT, now, dims + count - now, lengths);
  out[0] = normalized(b, c, x, n, 1 / n);
  return SETU_STATUS_OK;
}
