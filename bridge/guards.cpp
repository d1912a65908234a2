// What is checked at every call of an operator because it depends on values, and sizes that follow from numbers.
#include <ATen/ops/isfinite.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "bridge.h"
#include "dispatch.h"

namespace setu {

using c10::IValue;

namespace {

// ---- values that PyTorch checks on the host, at every call ----

double number(const c10::OperatorHandle &op, ArgumentsView arguments, const char *name, double absent) {
  const IValue *v = find(op, arguments, name);
  return v && is_number(*v) && !v->toScalar().isComplex() ? v->toScalar().toDouble() : absent;
}

void guard_uniform(const c10::OperatorHandle &op, ArgumentsView a) {
  double from = number(op, a, "from", 0), to = number(op, a, "to", 1);
  TORCH_CHECK(from <= to, "uniform_ expects to return a [from, to) range, but found from=", from, " > to=", to);
}

// The dtype argument of a call, or that of its first argument when there is none.
std::optional<c10::ScalarType> result_dtype(const c10::OperatorHandle &op, ArgumentsView a) {
  const IValue *dtype = find(op, a, "dtype");
  if (dtype && dtype->isInt()) return static_cast<c10::ScalarType>(dtype->toInt());
  if (!a.empty() && a[0].isTensor() && a[0].toTensor().defined()) return a[0].toTensor().scalar_type();
  return std::nullopt;
}

// Whether random integers below `to` and from `from` on have a place in the dtype.
void check_random_range(c10::ScalarType type, int64_t from, int64_t to) {
  double least = 0, most = 0;
  switch (type) {
    case c10::ScalarType::Bool:
      most = 1;
      break;
    case c10::ScalarType::Byte:
      most = 255;
      break;
    case c10::ScalarType::Char:
      least = -128, most = 127;
      break;
    case c10::ScalarType::Short:
      least = -32768, most = 32767;
      break;
    case c10::ScalarType::Int:
      least = -2147483648.0, most = 2147483647.0;
      break;
    case c10::ScalarType::UInt16:
      most = 65535;
      break;
    case c10::ScalarType::UInt32:
      most = 4294967295.0;
      break;
    case c10::ScalarType::Half:
      least = -65504, most = 65504;
      break;
    default:
      return;
  }
  auto name = c10::scalarTypeToTypeMeta(type);
  TORCH_CHECK(static_cast<double>(from) >= least && static_cast<double>(from) <= most, "from is out of bounds for ",
              name);
  TORCH_CHECK(static_cast<double>(to) - 1 >= least && static_cast<double>(to) - 1 <= most,
              "to - 1 is out of bounds for ", name);
}

void guard_random(const c10::OperatorHandle &op, ArgumentsView a) {
  const IValue *from = find(op, a, "from"), *low = find(op, a, "low");
  const IValue *to = find(op, a, "to"), *high = find(op, a, "high");
  if (!from) from = low;
  if (!to) to = high;
  if (!to || !to->isInt()) return;
  int64_t first = from && from->isInt() ? from->toInt() : 0;
  TORCH_CHECK(first < to->toInt(), "random_ expects 'from' to be less than 'to', but got from=", first,
              " >= to=", to->toInt());
  if (auto dtype = result_dtype(op, a)) check_random_range(*dtype, first, to->toInt());
}

void guard_normal(const c10::OperatorHandle &op, ArgumentsView a) {
  double std = number(op, a, "std", 1);
  TORCH_CHECK(!(std < 0), "normal expects std >= 0.0, but found std ", std);
}

void guard_log_normal(const c10::OperatorHandle &op, ArgumentsView a) {
  double std = number(op, a, "std", 1);
  TORCH_CHECK(std > 0.0, "log_normal_ expects std > 0.0, but found std=", std);
}

void guard_exponential(const c10::OperatorHandle &op, ArgumentsView a) {
  double lambda = number(op, a, "lambd", 1);
  TORCH_CHECK(lambda > 0.0, "exponential_ expects lambda > 0.0, but found lambda=", lambda);
}

void guard_cauchy(const c10::OperatorHandle &op, ArgumentsView a) {
  double sigma = number(op, a, "sigma", 1);
  TORCH_CHECK(sigma > 0.0, "cauchy_ expects sigma > 0.0, but found sigma=", sigma);
}

void guard_geometric(const c10::OperatorHandle &op, ArgumentsView a) {
  double p = number(op, a, "p", 0.5);
  TORCH_CHECK(0 < p && p < 1, "geometric_ expects p to be in (0, 1), but got p=", p);
}

void guard_bernoulli(const c10::OperatorHandle &op, ArgumentsView a) {
  double p = number(op, a, "p", 0.5);
  TORCH_CHECK(0 <= p && p <= 1, "bernoulli_ expects p to be in [0, 1], but got p=", p);
}

void guard_pow(const c10::OperatorHandle &op, ArgumentsView a) {
  const IValue *self = find(op, a, "self"), *exponent = find(op, a, "exponent");
  if (!self || !self->isTensor() || !exponent || !is_number(*exponent)) return;
  const c10::Scalar value = exponent->toScalar();
  TORCH_CHECK(!(c10::isIntegralType(self->toTensor().scalar_type(), true) && value.isIntegral(true) &&
                !value.isUnsigned() && value.toLong() < 0),
              "Integers to negative integer powers are not allowed.");
}

// The number that a call writes into tensors has a value in their dtype: the conversion that PyTorch's own kernels
// make, for its error.
void guard_fill(const c10::OperatorHandle &op, ArgumentsView a) {
  const IValue *value = find(op, a, "value");
  if (!value) value = find(op, a, "fill_value");
  if (!value) value = find(op, a, "s");
  auto dtype = result_dtype(op, a);
  if (!value || !is_number(*value) || !dtype) return;
  c10::Scalar scalar = value->toScalar();
  switch (*dtype) {
    case c10::ScalarType::Byte:
      (void)scalar.to<uint8_t>();
      break;
    case c10::ScalarType::Char:
      (void)scalar.to<int8_t>();
      break;
    case c10::ScalarType::Short:
      (void)scalar.to<int16_t>();
      break;
    case c10::ScalarType::Int:
      (void)scalar.to<int32_t>();
      break;
    case c10::ScalarType::Long:
      (void)scalar.to<int64_t>();
      break;
    case c10::ScalarType::Half:
      (void)scalar.to<c10::Half>();
      break;
    case c10::ScalarType::Float:
      (void)scalar.to<float>();
      break;
    case c10::ScalarType::Double:
      (void)scalar.to<double>();
      break;
    case c10::ScalarType::ComplexFloat:
      (void)scalar.to<c10::complex<float>>();
      break;
    default:
      break;
  }
}

void guard_histc(const c10::OperatorHandle &op, ArgumentsView a) {
  double low = number(op, a, "min", 0), high = number(op, a, "max", 0);
  TORCH_CHECK(std::isfinite(low) && std::isfinite(high), "torch.histc: range of [", low, ", ", high, "] is not finite");
}

void guard_bincount(const c10::OperatorHandle &op, ArgumentsView a) {
  TORCH_CHECK(number(op, a, "minlength", 0) >= 0, "minlength should be >= 0");
}

// In debug mode, operators that take indices are tried on the CPU with the indices themselves.
void guard_indices(const c10::OperatorHandle &op, ArgumentsView arguments) {
  if (mode() == SETU_MODE_DEBUG) raise_as_cpu(op, arguments, true);
}

int64_t integer(const c10::OperatorHandle &op, ArgumentsView arguments, const char *name, int64_t absent) {
  const IValue *v = find(op, arguments, name);
  return v && (v->isInt() || v->isSymInt()) ? v->toSymInt().guard_int(__FILE__, __LINE__) : absent;
}

// The gradient has as many elements along dim as the slice of a tensor of input_sizes.
void guard_slice_backward(const c10::OperatorHandle &op, ArgumentsView a) {
  const IValue *grad = find(op, a, "grad_output"), *sizes = find(op, a, "input_sizes");
  auto rank = static_cast<int64_t>(sizes->toListRef().size());
  int64_t dim = integer(op, a, "dim", 0);
  if (dim < -rank || dim >= rank) return raise_as_cpu(op, a);
  if (dim < 0) dim += rank;
  int64_t size = sizes->toListRef()[static_cast<size_t>(dim)].toSymInt().guard_int(__FILE__, __LINE__);
  auto bound = [&](const char *name) {
    int64_t at = integer(op, a, name, 0);
    return std::clamp<int64_t>(at < 0 ? at + size : at, 0, size);
  };
  int64_t step = std::max<int64_t>(integer(op, a, "step", 1), 1), start = bound("start");
  int64_t count = (std::max(bound("end"), start) - start + step - 1) / step;
  if (grad->toTensor().dim() != rank || grad->toTensor().size(dim) != count) raise_as_cpu(op, a);
}

void guard_select_backward(const c10::OperatorHandle &op, ArgumentsView a) {
  auto sizes = find(op, a, "input_sizes")->toListRef();
  auto rank = static_cast<int64_t>(sizes.size());
  int64_t dim = integer(op, a, "dim", 0), index = integer(op, a, "index", 0);
  if (dim < -rank || dim >= rank) return raise_as_cpu(op, a);
  int64_t size = sizes[static_cast<size_t>(dim < 0 ? dim + rank : dim)].toSymInt().guard_int(__FILE__, __LINE__);
  if (index < -size || index >= size) raise_as_cpu(op, a);
}

// Reads one number, as PyTorch does on every device.
void guard_finite(const c10::OperatorHandle &op, ArgumentsView a) {
  const IValue *self = find(op, a, "self");
  if (!self || !self->isTensor() || !self->toTensor().numel()) return;
  TORCH_CHECK(at::isfinite(self->toTensor()).all().item<bool>(),
              "torch.linalg.eig: input tensor should not contain infs or NaNs.");
}

struct GuardRow {
  const char *name;  // without overload and without the trailing underscore of in-place forms
  Guard guard;
};

const GuardRow kGuards[] = {
    {"uniform", guard_uniform},
    {"random", guard_random},
    {"randint", guard_random},
    {"randint_like", guard_random},
    {"normal", guard_normal},
    {"normal_functional", guard_normal},
    {"log_normal", guard_log_normal},
    {"cauchy", guard_cauchy},
    {"exponential", guard_exponential},
    {"geometric", guard_geometric},
    {"bernoulli", guard_bernoulli},
    {"pow", guard_pow},
    {"fill", guard_fill},
    {"select_backward", guard_select_backward},
    {"slice_backward", guard_slice_backward},
    {"full", guard_fill},
    {"full_like", guard_fill},
    {"new_full", guard_fill},
    {"scalar_tensor", guard_fill},
    {"masked_fill", guard_fill},
    {"constant_pad_nd", guard_fill},
    {"histc", guard_histc},
    {"bincount", guard_bincount},
    {"masked_scatter", guard_indices},
    {"linalg_eig", guard_finite},
    {"gather", guard_indices},
    {"scatter", guard_indices},
    {"scatter_add", guard_indices},
    {"index", guard_indices},
    {"scatter_reduce", guard_indices},
    {"index_put", guard_indices},
    {"index_add", guard_indices},
    {"index_copy", guard_indices},
    {"index_fill", guard_indices},
    {"take", guard_indices},
    {"index_select", guard_indices},
    {"index_reduce", guard_indices},
    {"put", guard_indices},
    {"embedding", guard_indices},
    {"nll_loss_forward", guard_indices},
    {"_index_put_impl", guard_indices},
    {"nll_loss2d_forward", guard_indices},
    {"_embedding_bag", guard_indices},
};

}  // namespace

Guard guard_of(const std::string &form) {
  std::string name = form.substr(0, form.find('.'));
  if (name.size() > 1 && name.back() == '_') name.pop_back();
  for (const GuardRow &row : kGuards)
    if (name == row.name) return row.guard;
  return nullptr;
}

bool size_follows_numbers(const std::string &row) {
  std::string name = row.substr(0, row.find('.'));
  return name == "arange" || name == "range";
}

void numbers_that_size(const c10::OperatorHandle &op, ArgumentsView arguments, uint64_t out[2]) {
  double start = number(op, arguments, "start", 0), end = number(op, arguments, "end", 0);
  double step = number(op, arguments, "step", 1);
  // As floating numbers and as integers: which of the two PyTorch uses follows from the dtype, which is in the key.
  double real = std::ceil((end - start) / step);
  const IValue *s = find(op, arguments, "start"), *e = find(op, arguments, "end"), *t = find(op, arguments, "step");
  auto integer = [](const IValue *v, double other) {
    return v && v->isInt() ? v->toInt() : std::abs(other) < 9e18 ? static_cast<int64_t>(other) : 0;
  };
  int64_t by = integer(t, step);
  __int128 distance = static_cast<__int128>(integer(e, end)) - integer(s, start);
  __int128 count = by ? (distance + by - (by > 0 ? 1 : -1)) / by : 0;
  memcpy(&out[0], &real, 8);
  out[1] = static_cast<uint64_t>(count);
}

}  // namespace setu
