// What dispatch asks of checks.cpp, guards.cpp and indices.cpp, and what they share.
#pragma once

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>

#include <string>

namespace setu {

using ArgumentsView = c10::ArrayRef<c10::IValue>;
inline ArgumentsView arguments_view(const torch::jit::Stack &stack, size_t base) {
  return ArgumentsView(stack.data() + base, stack.size() - base);
}

// An integer beyond int64; a PyTorch whose IValue has none never passes one.
template <typename Value>
bool is_large_integer(const Value &v) {
  if constexpr (requires { v.isUnsigned(); })
    return !v.isInt() && v.isUnsigned();
  else
    return false;
}
// Whether toScalar() gives a number; IValue's own isScalar() denies integers beyond int64.
inline bool is_number(const c10::IValue &v) {
  return v.isScalar() || is_large_integer(v);
}

// The argument of this name; null when the schema has none.
const c10::IValue *find(const c10::OperatorHandle &op, ArgumentsView arguments, const char *name);

// What PyTorch's CPU kernels check and meta does not: overlap with written arguments, dtypes that may not meet, and
// everything about calls on tensors without elements. Throws PyTorch's error.
void check_call(const c10::OperatorHandle &op, ArgumentsView arguments, const std::string &name);

// Refuses a dtype of the first tensor that PyTorch's CPU kernel refuses: `refused` has a bit for each. bfloat16 and
// float16 are taken all the same, as PyTorch's accelerators take them.
void check_dtype(const c10::OperatorHandle &op, ArgumentsView arguments, const std::string &name, uint32_t refused);

// Throws what the CPU kernel says about a call with these shapes, dtypes and numbers; returns when it accepts them (or
// the tensors are too large to try). For the wording of errors: many meta kernels are Python references with their own.
void raise_as_cpu(const c10::OperatorHandle &op, ArgumentsView arguments, bool with_indices = false);

// Whether the CPU kernel accepts a call with tensors that have no elements, which some meta kernels refuse: its results
// have the types that meta's would have had. False for every other call.
bool accepted_by_cpu(const c10::OperatorHandle &op, ArgumentsView arguments, torch::jit::Stack &results);

// Called inside a catch block, with the exception of a meta run: throws PyTorch's error for the same call on the CPU,
// or the exception again when there is none.
[[noreturn]] void rethrow_meta_error(const c10::OperatorHandle &op, ArgumentsView arguments);

// What is checked at every call of an operator, because it depends on values: bounds of random numbers, and in debug
// mode indices. Null for most operators.
using Guard = void (*)(const c10::OperatorHandle &op, ArgumentsView arguments);
Guard guard_of(const std::string &form);

// Operators whose result size follows from numbers that travel as run-time inputs: arange. Two words stand for the size
// in the key.
bool size_follows_numbers(const std::string &row);
void numbers_that_size(const c10::OperatorHandle &op, ArgumentsView arguments, uint64_t out[2]);

// Whether a row indexes with tensors, and what happens to them before anything else: masks become the coordinates of
// their true elements (which reads how many there are), and indices on the CPU come to the device of `self`.
bool takes_indices(const std::string &row);
void expand_indices(const at::Tensor &self, c10::IValue &indices);
// index_put of one value through one mask, done as masked_fill: replaces the call on the stack by its result and
// returns true. False for every other call.
bool fill_through_mask(const std::string &form, torch::jit::Stack *stack, size_t base);

// The elements of a tensor with the conjugate or negative bit as a tensor without.
at::Tensor resolved(const at::Tensor &t);

}  // namespace setu
