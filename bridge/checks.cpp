// Checks that meta kernels leave out.
#include <ATen/MemoryOverlap.h>

#include "bridge.h"
#include "dispatch.h"

namespace setu {

void check_call(const c10::OperatorHandle& op, ArgumentsView arguments, const std::string& name) {
  const auto& schema = op.schema();
  for (size_t i = 0; i < arguments.size(); i++) {
    const auto* alias = schema.arguments()[i].alias_info();
    if (!alias || !alias->isWrite()) continue;
    auto assert_distinct = [&](const at::Tensor& t) {
      if (t.defined() && t.device().type() == kDevice) at::assert_no_internal_overlap(t);
    };
    if (arguments[i].isTensor())
      assert_distinct(arguments[i].toTensor());
    else if (arguments[i].isTensorList())
      for (const at::Tensor& t : arguments[i].toTensorList()) assert_distinct(t);
  }
  (void)name;
}

void cut_data_sized(const std::string&, torch::jit::Stack* stack, size_t base, const int64_t* sizes,
                    const int64_t* exact) {
  for (size_t i = base; i < stack->size(); i++) {
    if (!(*stack)[i].isTensor()) continue;
    const at::Tensor& t = (*stack)[i].toTensor();
    // The data dimension is the one whose size is the bucket.
    for (int64_t d = 0; d < t.dim(); d++)
      if (t.size(d) == sizes[0] && sizes[0] != exact[0]) {
        (*stack)[i] = t.narrow(d, 0, exact[0]);
        break;
      }
  }
}

}  // namespace setu
