// The CTC loss with lengths as numbers. They differ from batch to batch, and as part of the program each would compile
// a new one; so they become tensors here, which are inputs of one program.
#include <ATen/TensorUtils.h>
#include <ATen/ops/_ctc_loss.h>
#include <ATen/ops/_ctc_loss_backward.h>
#include <ATen/ops/from_blob.h>
#include <torch/library.h>

#include <algorithm>
#include <numeric>

#include "bridge.h"

namespace setu {
namespace {

at::Tensor on_device(c10::IntArrayRef numbers, c10::Device device) {
  auto *data = const_cast<int64_t *>(numbers.data());
  return at::from_blob(data, {static_cast<int64_t>(numbers.size())}, at::TensorOptions(c10::kLong)).to(device);
}

// Targets that are one long vector, as one row for each sequence; what is behind a shorter one is never read.
at::Tensor rows_of(const at::Tensor &targets, c10::IntArrayRef lengths) {
  if (targets.dim() != 1 || targets.numel() == 0) return targets;
  int64_t width = *std::max_element(lengths.begin(), lengths.end()), start = 0;
  std::vector<int64_t> index;
  for (int64_t length : lengths) {
    for (int64_t i = 0; i < width; i++) index.push_back(std::min(start + i, targets.numel() - 1));
    start += length;
  }
  return targets.index_select(0, on_device(index, targets.device()))
      .view({static_cast<int64_t>(lengths.size()), width});
}

// PyTorch's own checks, which need the numbers.
void check_lengths(const at::Tensor &log_probs, const at::Tensor &targets, c10::IntArrayRef input_lengths,
                   c10::IntArrayRef target_lengths, int64_t blank) {
  TORCH_CHECK(log_probs.dim() == 3, "Expected 3-dimensional tensor, but got ", log_probs.dim(),
              "-dimensional tensor for argument #1 'log_probs' (while checking arguments for ctc_loss)");
  TORCH_CHECK(
      targets.scalar_type() == c10::kLong || targets.scalar_type() == c10::kInt,
      "Expected tensor for argument #2 'targets' to have one of the following scalar types: Long, Int; but got ",
      targets.scalar_type(), " instead (while checking arguments for ctc_loss)");
  int64_t steps = log_probs.size(0), batch = log_probs.size(1);
  TORCH_CHECK(0 <= blank && blank < log_probs.size(2), "blank must be in label range");
  TORCH_CHECK(static_cast<int64_t>(input_lengths.size()) == batch, "input_lengths must be of size batch_size");
  TORCH_CHECK(static_cast<int64_t>(target_lengths.size()) == batch, "target_lengths must be of size batch_size");
  for (int64_t length : input_lengths)
    TORCH_CHECK(0 <= length && length <= steps, "Expected input_lengths to have value at most ", steps,
                ", but got value ", length, " (while checking arguments for ctc_loss)");
  for (int64_t length : target_lengths)
    TORCH_CHECK(length >= 0, "Expected target_lengths to have value at least 0, but got value ", length,
                " (while checking arguments for ctc_loss)");
  if (targets.dim() == 1) {
    int64_t total = std::accumulate(target_lengths.begin(), target_lengths.end(), int64_t{0});
    TORCH_CHECK(targets.numel() == total, "Expected tensor to have size ", total, " at dimension 0, but got size ",
                targets.numel(), " for argument #2 'targets' (while checking arguments for ctc_loss)");
    return;
  }
  TORCH_CHECK(targets.dim() == 2 && targets.size(0) == batch, "Expected tensor to have size ", batch,
              " at dimension 0, but got size ", targets.size(0),
              " for argument #2 'targets' (while checking arguments for ctc_loss)");
  int64_t most = batch ? *std::max_element(target_lengths.begin(), target_lengths.end()) : 0;
  TORCH_CHECK(targets.size(1) >= most, "Expected tensor to have size at least ", most, " at dimension 1, but got size ",
              targets.size(1), " for argument #2 'targets' (while checking arguments for ctc_loss)");
}

std::tuple<at::Tensor, at::Tensor> ctc_loss(const at::Tensor &log_probs, const at::Tensor &targets,
                                            c10::IntArrayRef input_lengths, c10::IntArrayRef target_lengths,
                                            int64_t blank, bool zero_infinity) {
  check_lengths(log_probs, targets, input_lengths, target_lengths, blank);
  auto device = log_probs.device();
  return at::_ctc_loss(log_probs, rows_of(targets, target_lengths), on_device(input_lengths, device),
                       on_device(target_lengths, device), blank, zero_infinity);
}

at::Tensor ctc_loss_backward(const at::Tensor &grad, const at::Tensor &log_probs, const at::Tensor &targets,
                             c10::IntArrayRef input_lengths, c10::IntArrayRef target_lengths,
                             const at::Tensor &neg_log_likelihood, const at::Tensor &log_alpha, int64_t blank,
                             bool zero_infinity) {
  auto device = log_probs.device();
  return at::_ctc_loss_backward(grad, log_probs, rows_of(targets, target_lengths), on_device(input_lengths, device),
                                on_device(target_lengths, device), neg_log_likelihood, log_alpha, blank, zero_infinity);
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("_ctc_loss", TORCH_FN(ctc_loss));
  m.impl("_ctc_loss_backward", TORCH_FN(ctc_loss_backward));
}

}  // namespace
}  // namespace setu
