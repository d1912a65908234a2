// Tensors as indices: masks become coordinates, and indices on the CPU come to the device, before the table sees them.
#include <ATen/ops/masked_fill.h>
#include <ATen/ops/nonzero.h>
#include <c10/util/Exception.h>

#include "bridge.h"
#include "dispatch.h"

namespace setu {
namespace {

bool is_mask(const at::Tensor &t) {
  return t.scalar_type() == c10::ScalarType::Bool || t.scalar_type() == c10::ScalarType::Byte;
}

void check_mask(const at::Tensor &self, const at::Tensor &mask, int64_t at) {
  for (int64_t i = 0; i < mask.dim(); i++)
    TORCH_CHECK_INDEX(at + i < self.dim() && mask.size(i) == self.size(at + i), "The shape of the mask ", mask.sizes(),
                      " at index ", i, " does not match the shape of the indexed tensor ", self.sizes(), " at index ",
                      at + i);
}

// The mask, shaped for masked_fill, when index_put with these indices fills one value: PyTorch's own short cut, without
// which every x[mask] = number would read how many elements are true.
at::Tensor filling_mask(const at::Tensor &self, const c10::IValue &indices, const at::Tensor &values) {
  if (values.numel() != 1 || values.scalar_type() != self.scalar_type()) return at::Tensor();
  at::Tensor mask;
  int64_t at = 0;
  for (const c10::IValue &item : indices.toListRef()) {
    if (!item.isTensor() || !item.toTensor().defined()) {
      at++;
      continue;
    }
    const at::Tensor &index = item.toTensor();
    if (mask.defined() || index.scalar_type() != c10::ScalarType::Bool || index.device() != self.device())
      return at::Tensor();
    check_mask(self, index, at);
    mask = index;
    at += index.dim();
  }
  for (; mask.defined() && at < self.dim(); at++) mask = mask.unsqueeze(-1);
  return mask;
}

}  // namespace

bool fill_through_mask(const std::string &form, torch::jit::Stack *stack, size_t base) {
  if (form.find("index_put") == std::string::npos || stack->size() - base < 4 || (*stack)[base + 3].toBool())
    return false;
  at::Tensor self = (*stack)[base].toTensor();
  const at::Tensor values = (*stack)[base + 2].toTensor();
  if (self.device().type() != kDevice || (values.device() != self.device() && !values.is_cpu())) return false;
  at::Tensor mask = filling_mask(self, (*stack)[base + 1], values);
  if (!mask.defined()) return false;
  bool in_place = form.back() == '_';
  if (!in_place && form.find('.') != std::string::npos) return false;  // out=
  at::Tensor value = values.reshape({});
  at::Tensor result = in_place ? self.masked_fill_(mask, value) : self.masked_fill(mask, value);
  stack->resize(base);
  stack->push_back(c10::IValue(std::move(result)));
  return true;
}

bool takes_indices(const std::string &row) {
  std::string name = row.substr(0, row.find('.'));
  return name == "index" || name == "index_put" || name == "_index_put_impl_" || name == "_unsafe_index" ||
         name == "_unsafe_index_put";
}

void expand_indices(const at::Tensor &self, c10::IValue &indices) {
  bool plain = true;
  for (const c10::IValue &item : indices.toListRef())
    if (item.isTensor() && item.toTensor().defined()) {
      c10::ScalarType type = item.toTensor().scalar_type();
      TORCH_CHECK_INDEX(type == c10::kLong || type == c10::kInt || type == c10::kByte || type == c10::kBool,
                        "tensors used as indices must be long, int, byte or bool tensors");
      plain = plain && !is_mask(item.toTensor()) && item.toTensor().device() == self.device();
    }
  if (plain) return;
  c10::List<std::optional<at::Tensor>> expanded;
  for (const c10::IValue &item : indices.toListRef()) {
    if (!item.isTensor() || !item.toTensor().defined()) {
      expanded.push_back(std::nullopt);
      continue;
    }
    const at::Tensor &index = item.toTensor();
    if (!is_mask(index)) {
      expanded.push_back(index.is_cpu() ? index.to(self.device()) : index);
      continue;
    }
    if (index.scalar_type() == c10::ScalarType::Byte)
      TORCH_WARN("indexing with dtype torch.uint8 is now deprecated, please use a dtype torch.bool instead.");
    check_mask(self, index, static_cast<int64_t>(expanded.size()));
    at::Tensor coordinates = at::nonzero(index);
    if (index.is_cpu()) coordinates = coordinates.to(self.device());
    for (int64_t i = 0; i < index.dim(); i++) expanded.push_back(coordinates.select(1, i));
  }
  indices = c10::IValue(std::move(expanded));
}

}  // namespace setu
