// torch.autocast("tpu"): PyTorch's own lists of operators for lower precision, float32 and promotion.
#include <ATen/ATen.h>
#include <ATen/autocast_mode.h>
#include <torch/library.h>

namespace {

// PyTorch's lists name types of at as they like: which ones depends on its version.
using namespace at;
using namespace at::autocast;

Tensor binary_cross_entropy_banned(const Tensor &, const Tensor &, const std::optional<Tensor> &, int64_t) {
  TORCH_CHECK(false,
              "torch.nn.functional.binary_cross_entropy and torch.nn.BCELoss are unsafe to autocast.\n"
              "Many models use a sigmoid layer right before the binary cross entropy layer.\n"
              "In this case, combine the two layers using torch.nn.functional.binary_cross_entropy_with_logits\n"
              "or torch.nn.BCEWithLogitsLoss.  binary_cross_entropy_with_logits and BCEWithLogits are\n"
              "safe to autocast.");
}

TORCH_LIBRARY_IMPL(_, AutocastPrivateUse1, m) {
  m.fallback(torch::CppFunction::makeFallthrough());
}

TORCH_LIBRARY_IMPL(aten, AutocastPrivateUse1, m) {
#define SETU_LOWER(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, lower_precision_fp)
  AT_FORALL_LOWER_PRECISION_FP(SETU_LOWER)
#undef SETU_LOWER
#define SETU_FP32(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, fp32)
  AT_FORALL_FP32(SETU_FP32)
#undef SETU_FP32
#define SETU_FP32_OPT(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, fp32_set_opt_dtype)
  AT_FORALL_FP32_SET_OPT_DTYPE(SETU_FP32_OPT)
#undef SETU_FP32_OPT
  AT_FORALL_DIFFERENT_REDISPATCH_SIGNATURE(KERNEL_DIFFERENT_REDISPATCH_SIGNATURE_PRIVATEUSEONE)
#define SETU_PROMOTE(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, promote)
  AT_FORALL_PROMOTE(SETU_PROMOTE)
#undef SETU_PROMOTE
  // Operators that take a list: PyTorch keeps them outside the lists above.
  m.impl(
      TORCH_SELECTIVE_NAME("aten::cat"),
      TORCH_FN(
          (&WrapFunction<CastPolicy::promote, c10::DeviceType::PrivateUse1, Tensor(const at::ITensorListRef &, int64_t),
                         Tensor(const at::ITensorListRef &, int64_t), &ADD_NS(cat)>::type::call)));
  m.impl(TORCH_SELECTIVE_NAME("aten::stack"),
         TORCH_FN((&WrapFunction<CastPolicy::promote, c10::DeviceType::PrivateUse1, Tensor(at::TensorList, int64_t),
                                 Tensor(at::TensorList, int64_t), &ADD_NS(stack)>::type::call)));
  m.impl("binary_cross_entropy", TORCH_FN(binary_cross_entropy_banned));
}

}  // namespace
