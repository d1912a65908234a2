// A bound form: what the files of dispatch share.
#pragma once

#include <ATen/core/boxing/OperatorKernel.h>
#include <ATen/core/ivalue.h>
#include <c10/util/SmallVector.h>

#include <atomic>
#include <memory>
#include <optional>
#include <unordered_map>

#include "bridge.h"
#include "dispatch.h"

namespace setu {

using c10::IValue;
using torch::jit::Stack;

struct Argument {
  std::string name;
  bool ignored = false;  // device, layout, pin_memory, memory_format, generator
  bool generator = false;
  bool dtype = false;      // a ScalarType
  bool run_time = false;   // numbers travel as inputs
  bool as_tensor = false;  // a number for an argument that is a tensor in the row
  bool written = false;    // alias-annotated as written
  bool kwarg_only = false;
  bool has_default = false;
  IValue default_value;
};

// How a return of the schema is made.
struct Return {
  bool is_list = false;
  bool is_number = false;  // an integer beside the tensors, such as attention's max_q; 0 for every call
  int alias_of = -1;       // argument it is, when alias-annotated
};

// A call in words, with what its plan is submitted with.
struct Encoder {
  c10::SmallVector<uint64_t, 96> words;
  c10::SmallVector<setu_storage *, 16> storages;
  c10::SmallVector<const at::Tensor *, 16> uses;  // every tensor in order, null for host numbers
  c10::SmallVector<int, 16> use_slots;
  c10::SmallVector<int, 4> offset_words, offset_uses;  // words that are offsets of views, and whose
  c10::SmallVector<setu_scalar_input, 4> scalars;
  std::unique_ptr<std::unordered_map<void *, int>> slot_map;  // only when there are many storages
  c10::DeviceIndex device = -1;
  bool wide = false;  // some tensor is float64 or complex128, so numbers travel in 64-bit types
  bool bits = false;  // some tensor has the conjugate or negative bit

  int slot_of(setu_storage *record) {
    size_t count = storages.size();
    if (count < 24) {
      for (size_t i = 0; i < count; i++)
        if (storages[i] == record) return static_cast<int>(i);
    } else {
      if (!slot_map) {
        slot_map = std::make_unique<std::unordered_map<void *, int>>();
        for (size_t i = 0; i < count; i++) slot_map->emplace(storages[i], static_cast<int>(i));
      }
      auto [it, added] = slot_map->emplace(record, static_cast<int>(count));
      if (!added) return it->second;
    }
    storages.push_back(record);
    return static_cast<int>(count);
  }
};

struct Description;
class MetaStack;

// The tensor uses of one argument in a description.
struct UseRange {
  int first, count;
};

// Whether a value is its argument's default, so that the program may contain it.
bool is_default(const Argument &a, const IValue &v);

// Adds the offsets that the plan takes as inputs to the call's numbers.
void push_offsets(Encoder &e, const setu_plan *plan);

// Thrown by plan_miss when an out= tensor was resized: the call starts again with the new sizes.
struct Resized {};

// One bound form: the functor behind its boxed kernel.
struct Binding final : c10::OperatorKernel {
  const setu_form *form = nullptr;
  std::string name;
  setu_form_kind kind = SETU_FORM_SELF;
  int flags = 0;  // setu_row_flags
  std::vector<Argument> arguments;
  std::vector<Return> returns;
  bool returns_one = false;  // one fresh tensor and nothing else
  int first_written = -1;
  Guard guard = nullptr;
  bool sized_by_numbers = false;
  int indices_at = -1;  // the argument that holds indices and may hold masks
  std::optional<c10::OperatorHandle> row_operator;
  std::atomic<bool> ready{false};
  std::atomic<setu_plan *> recent{nullptr};  // the plan of the last call: many a loop calls an operator in one shape
  std::string problem;                       // why the form cannot run, once prepare has found that out

  // Fills what follows from the schema, on the first call: doing that for every form would be most of the time that
  // registration takes from `import torch`. Returns whether the form can run.
  bool prepare(const c10::FunctionSchema &schema);
  void operator()(const c10::OperatorHandle &op, c10::DispatchKeySet keys, Stack *stack);

 private:
  void call(const c10::OperatorHandle &op, Stack *stack, const int64_t *sizes, std::vector<at::Tensor> *counts);
  void call_functional(Stack *stack);
  void call_data_sized(const c10::OperatorHandle &op, Stack *stack);
  void call_without_bits(const c10::OperatorHandle &op, Stack *stack, const int64_t *sizes,
                         std::vector<at::Tensor> *counts);
  void encode(Encoder &e, const Stack &stack, size_t base, const int64_t *sizes, bool counting) const;
  void encode_tensor(Encoder &e, const at::Tensor &t, const Argument &a) const;
  void encode_value(Encoder &e, const IValue &v, const Argument &a) const;
  setu_call_description whole_call(const Encoder &e, const Description &d, const int64_t *sizes) const;
  std::vector<setu_type> sized_types(const Stack &stack, size_t base, const int64_t *sizes) const;
  Stack run_on_meta(const c10::OperatorHandle &op, const Stack &stack, size_t base, MetaStack &meta) const;
  std::vector<setu_result> infer_results(const c10::OperatorHandle &op, const Stack &stack, size_t base,
                                         const setu_call_description &call) const;
  void list_results(Description &d, const std::vector<UseRange> &uses, std::vector<setu_result> fresh) const;
  setu_plan *plan_miss(const c10::OperatorHandle &op, Encoder &e, Stack &stack, size_t base, uint64_t hash,
                       const int64_t *sizes) const;
  setu_plan *find_moving(const c10::OperatorHandle &op, const Encoder &e, const Stack &stack, size_t base) const;
  void finish(Stack *stack, size_t base, const setu_plan *plan, setu_storage **fresh) const;
};

}  // namespace setu
