// Checks that meta kernels leave out, and PyTorch's own wording for the errors that they do raise.
#include <ATen/MemoryOverlap.h>
#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/ops/all.h>
#include <ATen/ops/empty_strided.h>
#include <ATen/ops/isfinite.h>
#include <ATen/ops/result_type.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>
#include <c10/core/DefaultDtype.h>
#include <c10/core/GradMode.h>
#include <pybind11/pytypes.h>

#include <cmath>

#include "bridge.h"
#include "dispatch.h"

namespace setu {
namespace {

using c10::IValue;

bool on_device(const at::Tensor &t) {
  return t.defined() && t.device().type() == kDevice;
}

bool is_written(const c10::OperatorHandle &op, size_t argument) {
  const auto *alias = op.schema().arguments()[argument].alias_info();
  return alias && alias->isWrite();
}

template <typename F>
void for_each_tensor(const IValue &v, F &&visit) {
  if (v.isTensor()) {
    if (v.toTensor().defined()) visit(v.toTensor());
  } else if (v.isList()) {
    for (const IValue &item : v.toListRef())
      if (item.isTensor() && item.toTensor().defined()) visit(item.toTensor());
  }
}

constexpr int64_t kSmall = 1 << 22;

int64_t count_elements(ArgumentsView arguments) {
  int64_t elements = 0;
  for (const IValue &v : arguments) for_each_tensor(v, [&](const at::Tensor &t) { elements += t.numel(); });
  return elements;
}

// ---- the same call on the CPU ----

// Tensors of the device become CPU tensors of the same sizes and dtype: zeros, or the values themselves of integer
// tensors when `indices` is set; pivots, which count from one, are ones. Unless `dense`, what is only read takes the
// memory of one element.
class CpuStack {
 public:
  CpuStack(const c10::OperatorHandle &op, ArgumentsView arguments, bool indices, bool dense)
      : indices_(indices), dense_(dense) {
    for (size_t i = 0; i < arguments.size(); i++) {
      values_.push_back(convert(arguments[i], is_written(op, i)));
      const std::string &name = op.schema().arguments()[i].name();
      if ((name == "pivots" || name == "LU_pivots") && !is_written(op, i) && values_.back().isTensor())
        values_.back() = at::ones(values_.back().toTensor().sizes(), values_.back().toTensor().options());
    }
  }
  torch::jit::Stack &values() { return values_; }

 private:
  at::Tensor tensor(const at::Tensor &t, bool written) {
    if (!on_device(t)) return t;
    auto options = at::TensorOptions().dtype(t.scalar_type()).device(c10::kCPU);
    at::Tensor made;
    if (indices_ && !written && c10::isIntegralType(t.scalar_type(), true)) {
      made = t.to(c10::kCPU);
    } else if (written || dense_) {
      made = at::empty_strided(t.sizes(), t.strides(), options).zero_();
    } else {
      std::vector<int64_t> ones(static_cast<size_t>(t.dim()), 1);
      for (size_t d = 0; d < ones.size(); d++)
        if (t.sizes()[d] == 0) ones[d] = 0;
      made = at::zeros(ones, options).expand(t.sizes());
    }
    if (t.unsafeGetTensorImpl()->is_wrapped_number()) made.unsafeGetTensorImpl()->set_wrapped_number(true);
    return made;
  }

  IValue convert(const IValue &v, bool written) {
    if (v.isTensor()) return tensor(v.toTensor(), written);
    if (v.isTensorList()) {
      c10::List<at::Tensor> list;
      for (const at::Tensor &t : v.toTensorList()) list.push_back(tensor(t, written));
      return IValue(std::move(list));
    }
    if (v.isOptionalTensorList()) {
      c10::List<std::optional<at::Tensor>> list;
      for (std::optional<at::Tensor> t : v.toOptionalTensorList())
        list.push_back(t ? std::optional<at::Tensor>(tensor(*t, written)) : std::nullopt);
      return IValue(std::move(list));
    }
    if (v.isDevice() && v.toDevice().type() == kDevice) return IValue(c10::Device(c10::kCPU));
    if (v.isGenerator()) return IValue();
    return v;
  }

  torch::jit::Stack values_;
  bool indices_, dense_;
};

}  // namespace

void check_dtype(const c10::OperatorHandle &op, ArgumentsView arguments, const std::string &name, uint32_t refused) {
  refused &= ~(1u << SETU_BF16 | 1u << SETU_F16);
  if (!refused) return;
  for (const c10::IValue &v : arguments) {
    if (!v.isTensor() || !v.toTensor().defined()) continue;
    const at::Tensor &t = v.toTensor();
    if (refused >> to_setu(t.scalar_type()) & 1) {
      raise_as_cpu(op, arguments);
      TORCH_CHECK_NOT_IMPLEMENTED(false, "\"", name, "\" not implemented for '", c10::toString(t.scalar_type()), "'");
    }
    return;
  }
}

// Runs the call on the CPU for its errors alone. Errors that say nothing about the call pass in silence: no CPU kernel,
// or a matrix of zeros that is singular.
void raise_as_cpu(const c10::OperatorHandle &op, ArgumentsView arguments, bool with_indices) {
  int64_t elements = count_elements(arguments);
  if (!with_indices && elements > (1 << 24)) return;
  at::AutoDispatchBelowADInplaceOrView below_autograd;
  c10::impl::ExcludeDispatchKeyGuard no_python(
      c10::DispatchKeySet({c10::DispatchKey::Python, c10::DispatchKey::PythonTLSSnapshot}));
  c10::AutoGradMode no_grad(false);
  CpuStack stack(op, arguments, with_indices, elements <= kSmall);
  try {
    op.callBoxed(&stack.values());
  } catch (const c10::NotImplementedError &) {
  } catch (const c10::OutOfMemoryError &) {
  } catch (const c10::LinAlgError &) {
  }
}

namespace {

// ---- values that PyTorch checks on the host, at every call ----

const IValue *find(const c10::OperatorHandle &op, ArgumentsView arguments, const char *name) {
  const auto &all = op.schema().arguments();
  for (size_t i = 0; i < all.size() && i < arguments.size(); i++)
    if (all[i].name() == name) return &arguments[i];
  return nullptr;
}

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

namespace {

bool is_boolean(const IValue &v) {
  if (v.isBool()) return true;
  if (v.isTensor()) return v.toTensor().defined() && v.toTensor().scalar_type() == c10::ScalarType::Bool;
  if (!v.isList()) return false;
  for (const IValue &item : v.toListRef())
    if (is_boolean(item)) return true;
  return false;
}

// Subtraction refuses booleans; the meta kernels do not.
void check_subtraction(ArgumentsView arguments, const std::string &name) {
  if (arguments.size() < 2) return;
  for (const char *subtraction : {"sub.", "sub_.", "rsub.", "_foreach_sub.", "_foreach_sub_."})
    if (name.rfind(subtraction, 0) == 0) {
      bool first = is_boolean(arguments[0]), second = is_boolean(arguments[1]);
      TORCH_CHECK(
          !(first && second && !arguments[1].isBool()),
          "Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` "
          "operator instead.");
      TORCH_CHECK(
          !first && !second,
          "Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, "
          "use the `~` or `logical_not()` operator instead.");
    }
}

}  // namespace

namespace {

// In-place arithmetic whose result type does not fit the target: the Python meta kernels of these four do not look.
void check_cast(ArgumentsView arguments, const std::string &name) {
  bool divides = name.rfind("div_.", 0) == 0;
  if (!divides && name.rfind("mul_.", 0) != 0 && name.rfind("add_.", 0) != 0 && name.rfind("sub_.", 0) != 0) return;
  if (arguments.size() < 2 || !arguments[0].isTensor()) return;
  const at::Tensor &self = arguments[0].toTensor();
  if (!on_device(self)) return;
  c10::ScalarType common;
  if (arguments[1].isTensor())
    common = at::result_type(self, arguments[1].toTensor());
  else if (is_number(arguments[1]))
    common = at::result_type(self, arguments[1].toScalar());
  else
    return;
  bool rounds = arguments.size() > 2 && arguments[2].isString();
  if (divides && !rounds && c10::isIntegralType(common, true)) common = c10::get_default_dtype_as_scalartype();
  TORCH_CHECK(c10::canCast(common, self.scalar_type()), "result type ", common,
              " can't be cast to the desired output type ", self.scalar_type());
}

// Floating or complex tensors of different dtypes meet, or a loss has a target of an unusual integer dtype: meta
// kernels let pass what CPU kernels refuse, such as mm of float and double. Integer tensors beside floating ones are
// indices.
bool mixes_dtypes(ArgumentsView arguments, const std::string &name) {
  bool loss = name.rfind("nll_loss", 0) == 0;
  std::optional<c10::ScalarType> first;
  for (const IValue &v : arguments) {
    if (!v.isTensor() || !v.toTensor().defined() || !on_device(v.toTensor())) continue;
    c10::ScalarType type = v.toTensor().scalar_type();
    if (c10::isIntegralType(type, true)) {
      if (loss && type != c10::kLong && type != c10::kByte) return true;
      continue;
    }
    if (!first) first = type;
    if (*first != type) return true;
  }
  return false;
}

}  // namespace

namespace {

void check_padding(const c10::OperatorHandle &op, ArgumentsView arguments, const std::string &name) {
  if (name.rfind("convolution", 0) != 0) return;
  const IValue *padding = find(op, arguments, "padding");
  if (!padding || !(padding->isIntList() || padding->isSymIntList())) return;
  for (const IValue &p : padding->toListRef())
    TORCH_CHECK(!p.isInt() || p.toInt() >= 0, "negative padding is not supported");
}

}  // namespace

void check_call(const c10::OperatorHandle &op, ArgumentsView arguments, const std::string &name) {
  check_padding(op, arguments, name);
  check_cast(arguments, name);
  check_subtraction(arguments, name);
  // The CPU lets the values of index_put_ overlap their target, and fills expanded tensors.
  bool may_overlap = name.find("index_put") != std::string::npos;
  bool idempotent = name.rfind("fill_", 0) == 0 || name.rfind("zero_", 0) == 0;
  bool vacant = false;
  for (size_t i = 0; i < arguments.size(); i++) {
    bool output = is_written(op, i) && op.schema().arguments()[i].kwarg_only();  // it will be resized
    for_each_tensor(arguments[i],
                    [&](const at::Tensor &t) { vacant = vacant || (on_device(t) && t.numel() == 0 && !output); });
    if (!is_written(op, i)) continue;
    for_each_tensor(arguments[i], [&](const at::Tensor &t) {
      if (on_device(t) && !idempotent) at::assert_no_internal_overlap(t);
    });
    if (may_overlap || !arguments[i].isTensor() || !on_device(arguments[i].toTensor())) continue;
    for (size_t k = 0; k < arguments.size(); k++)
      if (k != i && arguments[k].isTensor() && on_device(arguments[k].toTensor()))
        at::assert_no_partial_overlap(arguments[i].toTensor(), arguments[k].toTensor());
  }
  // Meta kernels accept reductions over nothing and the like; the CPU's answer costs nothing where there are no
  // elements.
  if ((vacant || mixes_dtypes(arguments, name)) && count_elements(arguments) <= kSmall) raise_as_cpu(op, arguments);
}

bool accepted_by_cpu(const c10::OperatorHandle &op, ArgumentsView arguments, torch::jit::Stack &results) {
  bool vacant = false;
  for (const IValue &v : arguments)
    for_each_tensor(v, [&](const at::Tensor &t) { vacant = vacant || (on_device(t) && t.numel() == 0); });
  if (!vacant || count_elements(arguments) > kSmall) return false;
  CpuStack stack(op, arguments, false, true);
  try {
    op.callBoxed(&stack.values());
  } catch (const std::exception &) {
    return false;
  }
  results = std::move(stack.values());
  return true;
}

void rethrow_meta_error(const c10::OperatorHandle &op, ArgumentsView arguments) {
  try {
    throw;
  } catch (const c10::NotImplementedError &) {
    throw;
  } catch (pybind11::error_already_set &error) {
    // Many meta kernels are Python references with words and exception types of their own.
    if (error.matches(PyExc_NotImplementedError)) throw;
    raise_as_cpu(op, arguments);
    if (error.matches(PyExc_RuntimeError) || error.matches(PyExc_IndexError)) throw;
    std::string text = "the call is not valid";
    PyGILState_STATE gil = PyGILState_Ensure();
    PyObject *message = PyObject_Str(error.value().ptr());
    if (const char *bytes = message ? PyUnicode_AsUTF8(message) : nullptr) text = bytes;
    Py_XDECREF(message);
    PyErr_Clear();
    PyGILState_Release(gil);
    TORCH_CHECK(false, text);
  } catch (const c10::Error &) {
    raise_as_cpu(op, arguments);
    throw;
  }
}

}  // namespace setu
