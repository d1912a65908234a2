// What the device says to an operator that it has no kernel for. A backend fallback comes after an operator's own
// kernels and after PyTorch's composite ones, so it sees only calls that nothing else can answer. Threads: any.
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>
#include <c10/core/ScalarType.h>
#include <torch/library.h>

#include "bridge.h"
#include "dispatch.h"

namespace setu {
namespace {

// The first tensor of the call, in a list or alone; undefined when there is none.
at::Tensor first_tensor(ArgumentsView arguments) {
  for (const c10::IValue &v : arguments) {
    if (v.isTensor() && v.toTensor().defined()) return v.toTensor();
    if (!v.isList()) continue;
    for (const c10::IValue &item : v.toListRef())
      if (item.isTensor() && item.toTensor().defined()) return item.toTensor();
  }
  return {};
}

// The kind of tensor that the call needs and the device lacks, with what to do; null when a kernel is all that is
// missing.
const char *missing_tensors(const std::string &name, c10::DispatchKey key) {
  auto has = [&](const char *word) { return name.find(word) != std::string::npos; };
  switch (c10::toFunctionalityKey(key)) {
    case c10::DispatchKey::Sparse:
    case c10::DispatchKey::SparseCsr:
      return "sparse tensors: use strided ones (.to_dense(), and sparse=False in embeddings)";
    case c10::DispatchKey::Quantized:
      return "quantized tensors: use .dequantize() first, or keep scale and integers in tensors of their own";
    case c10::DispatchKey::NestedTensor:
      return "nested tensors: pad them first, with torch.nested.to_padded_tensor on the CPU";
    default:
      break;
  }
  if (has("aten::") && has("sparse")) return missing_tensors(name, c10::DispatchKey::SparsePrivateUse1);
  if (has("quantized") || has("quantize_per"))
    return "quantized tensors: keep scale and integers in tensors of their own";
  if (has("aten::") && has("mkldnn")) return "oneDNN tensors: use strided ones";
  return nullptr;
}

void not_implemented(const c10::OperatorHandle &op, c10::DispatchKeySet keys, torch::jit::Stack *stack) {
  const std::string &name = op.schema().name();
  std::string overload = op.schema().overload_name();
  std::string full = overload.empty() ? name : name + "." + overload;
  at::Tensor first = first_tensor(arguments_view(*stack, stack->size() - op.schema().arguments().size()));
  std::string given;
  if (first.defined())
    given = ", called with a tensor of " + std::string(c10::getDtypeNames(first.scalar_type()).first);
  const char *tensors = missing_tensors(name, keys.highestPriorityTypeId());
  TORCH_CHECK_NOT_IMPLEMENTED(!tensors, full, given, ": device tpu has no ", tensors, ".");
  TORCH_CHECK_NOT_IMPLEMENTED(
      name.rfind("aten::", 0) != 0, full, given,
      ": device tpu has no kernel for this operator, and PyTorch does not decompose it. Write it "
      "with the operators listed in docs/operators.md, or run this call on the CPU: move its "
      "tensors there with .cpu() and the result back with .to(\"tpu\").");
  TORCH_CHECK_NOT_IMPLEMENTED(false, full, given,
                              ": this custom operator has no kernel for device tpu. Register one with torch.library (",
                              "register_kernel(\"", full,
                              "\", \"tpu\", function)), or decompose it: a function of "
                              "PyTorch operators, registered for every device, runs on this one too.");
}

#define SETU_REFUSE(key)                                                       \
  TORCH_LIBRARY_IMPL(_, key, m) {                                              \
    m.fallback(torch::CppFunction::makeFromBoxedFunction<&not_implemented>()); \
  }
SETU_REFUSE(PrivateUse1)
SETU_REFUSE(SparsePrivateUse1)
SETU_REFUSE(SparseCsrPrivateUse1)
SETU_REFUSE(QuantizedPrivateUse1)
SETU_REFUSE(NestedTensorPrivateUse1)
#undef SETU_REFUSE

}  // namespace
}  // namespace setu
