// What dispatch.cpp asks of its neighbours on a miss.
#pragma once

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>

#include <deque>
#include <string>

namespace setu {

using ArgumentsView = c10::ArrayRef<c10::IValue>;
inline ArgumentsView arguments_view(const torch::jit::Stack& stack, size_t base) {
  return ArgumentsView(stack.data() + base, stack.size() - base);
}

// What PyTorch's CPU kernels check and meta does not: internal overlap of written arguments. Throws PyTorch's error.
void check_call(const c10::OperatorHandle& op, ArgumentsView arguments, const std::string& name);

// Cuts the results of a data-sized operator, at stack[base…], from the bucketed sizes to the exact ones.
void cut_data_sized(const std::string& name, torch::jit::Stack* stack, size_t base, const int64_t* sizes,
                    const int64_t* exact);

}  // namespace setu
