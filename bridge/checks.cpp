// Checks that meta kernels leave out, and PyTorch's own wording for the errors that they do raise.
#include <ATen/MemoryOverlap.h>
#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/ops/empty_strided.h>
#include <ATen/ops/result_type.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>
#include <c10/core/DefaultDtype.h>
#include <c10/core/GradMode.h>
#include <pybind11/pytypes.h>
#include <torch/headeronly/version.h>

#include "bridge.h"
#include "dispatch.h"

// What PyTorch raises for a dtype that an operator does not take.
#if TORCH_VERSION_MAJOR == 2 && TORCH_VERSION_MINOR < 15
#define SETU_CHECK_TAKES TORCH_CHECK
#else
#define SETU_CHECK_TAKES TORCH_CHECK_NOT_IMPLEMENTED
#endif

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

const IValue *find(const c10::OperatorHandle &op, ArgumentsView arguments, const char *name) {
  const auto &all = op.schema().arguments();
  for (size_t i = 0; i < all.size() && i < arguments.size(); i++)
    if (all[i].name() == name) return &arguments[i];
  return nullptr;
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
      SETU_CHECK_TAKES(
          !(first && second && !arguments[1].isBool()),
          "Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` "
          "operator instead.");
      SETU_CHECK_TAKES(
          !first && !second,
          "Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, "
          "use the `~` or `logical_not()` operator instead.");
    }
}

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

// The meta kernels of PyTorch 2.11 do not look at the dtype of indices.
bool has_other_indices(const c10::OperatorHandle &op, ArgumentsView arguments) {
  const IValue *indices = find(op, arguments, "indices");
  return indices && indices->isTensor() && on_device(indices->toTensor()) &&
         !c10::isIntegralType(indices->toTensor().scalar_type(), true);
}

void check_padding(const c10::OperatorHandle &op, ArgumentsView arguments, const std::string &name) {
  if (name.rfind("convolution", 0) != 0) return;
  const IValue *padding = find(op, arguments, "padding");
  if (!padding || !(padding->isIntList() || padding->isSymIntList())) return;
  for (const IValue &p : padding->toListRef())
    TORCH_CHECK(!p.isInt() || p.toInt() >= 0, "negative padding is not supported");
}

// The CPU's transposed convolutions refuse an output padding that no input size explains; the meta kernel does not.
void check_output_padding(const c10::OperatorHandle &op, ArgumentsView arguments, const std::string &name) {
  if (name.rfind("convolution", 0) != 0) return;
  const IValue *transposed = find(op, arguments, "transposed");
  if (!transposed || !transposed->isBool() || !transposed->toBool()) return;
  const IValue *extra = find(op, arguments, "output_padding"), *stride = find(op, arguments, "stride"),
               *dilation = find(op, arguments, "dilation");
  for (const IValue *list : {extra, stride, dilation})
    if (!list || !list->isIntList()) return;
  auto extras = extra->toIntVector(), strides = stride->toIntVector(), dilations = dilation->toIntVector();
  for (size_t i = 0; i < extras.size(); i++) {
    TORCH_CHECK(extras[i] >= 0, "negative output_padding is not supported");
    int64_t limit = std::max(strides[i < strides.size() ? i : 0], dilations[i < dilations.size() ? i : 0]);
    if (extras[i] < limit) continue;
    if (count_elements(arguments) <= kSmall) raise_as_cpu(op, arguments);
    TORCH_CHECK(false, "output padding must be smaller than either stride or dilation, but got output_padding: ",
                extra->toIntVector(), " stride: ", strides, " dilation: ", dilations);
  }
}

// Indices and masks of types that the CPU's kernels refuse. The words differ from one operator to the next, so a small
// call raises the CPU's own error.
void check_index_type(const c10::OperatorHandle &op, ArgumentsView arguments, const std::string &name) {
  static constexpr struct {
    std::string_view base, argument;
    c10::ScalarType first, second;
  } kRules[] = {
      {"index_select", "index", c10::kLong, c10::kInt},  {"index_add", "index", c10::kLong, c10::kInt},
      {"index_reduce", "index", c10::kLong, c10::kInt},  {"index_fill", "index", c10::kLong, c10::kLong},
      {"index_copy", "index", c10::kLong, c10::kLong},   {"put", "index", c10::kLong, c10::kLong},
      {"masked_select", "mask", c10::kBool, c10::kBool}, {"masked_scatter", "mask", c10::kBool, c10::kBool},
  };
  std::string_view base = std::string_view(name).substr(0, name.find('.'));
  if (!base.empty() && base.back() == '_') base.remove_suffix(1);
  for (const auto &rule : kRules) {
    if (base != rule.base) continue;
    const IValue *index = find(op, arguments, rule.argument.data());
    if (!index || !index->isTensor() || !index->toTensor().defined()) return;
    c10::ScalarType type = index->toTensor().scalar_type();
    if (type == rule.first || type == rule.second) return;
    if (count_elements(arguments) <= kSmall) raise_as_cpu(op, arguments);
    TORCH_CHECK(false, base, "(): Expected ", rule.argument, " of dtype ", rule.first, ", but got ", type);
  }
}

void check_multinomial(const c10::OperatorHandle &op, ArgumentsView arguments, const std::string &name) {
  if (name != "multinomial" && name.rfind("multinomial.", 0) != 0) return;
  const IValue *self = find(op, arguments, "self"), *count = find(op, arguments, "num_samples"),
               *replacement = find(op, arguments, "replacement");
  if (!self || !self->isTensor() || self->toTensor().dim() == 0 || !count || !count->isInt()) return;
  bool again = replacement && replacement->isBool() && replacement->toBool();
  TORCH_CHECK(count->toInt() > 0, "cannot sample n_sample <= 0 samples");
  TORCH_CHECK(again || count->toInt() <= self->toTensor().size(-1),
              "cannot sample n_sample > prob_dist.size(-1) samples without replacement");
}

}  // namespace

void check_call(const c10::OperatorHandle &op, ArgumentsView arguments, const std::string &name) {
  check_padding(op, arguments, name);
  check_output_padding(op, arguments, name);
  check_index_type(op, arguments, name);
  check_multinomial(op, arguments, name);
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
  bool suspect = vacant || mixes_dtypes(arguments, name) || has_other_indices(op, arguments);
  if (suspect && count_elements(arguments) <= kSmall) raise_as_cpu(op, arguments);
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
