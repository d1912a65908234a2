// One boxed kernel for every form of the operator table.
//
// A hit encodes the call into words (encode.cpp), finds its plan and submits it; nothing else. A miss makes the plan
// first (plan_miss.cpp).
#include <ATen/core/dispatch/Dispatcher.h>

#include "binding.h"

namespace setu {
namespace {

thread_local const setu_plan *latest_plan = nullptr;

at::Tensor wrap_result(setu_storage *fresh, const setu_returned &r) {
  auto rank = static_cast<size_t>(r.type.rank);
  return wrap(fresh, r.type.dtype, c10::IntArrayRef(r.type.dims, rank), c10::IntArrayRef(r.strides, rank));
}

}  // namespace

const setu_plan *last_plan() {
  return latest_plan;
}

void Binding::finish(Stack *stack, size_t base, const setu_plan *plan, setu_storage **fresh) const {
  int count;
  const setu_returned *returned = setu_plan_returned(plan, &count);
  if (C10_LIKELY(returns_one && count == 1 && returned->wanted)) {
    IValue result(wrap_result(fresh[0], *returned));
    torch::jit::drop(*stack, arguments.size());
    stack->push_back(std::move(result));
    return;
  }
  c10::SmallVector<at::Tensor, 4> made;
  for (int i = 0; i < count; i++)
    made.push_back(returned[i].wanted ? wrap_result(*fresh++, returned[i]) : at::Tensor());
  c10::SmallVector<IValue, 4> results;
  size_t lists = 0, singles = 0;
  for (const Return &r : returns)
    if (r.alias_of < 0 && !r.is_number) (r.is_list ? lists : singles)++;
  size_t list_items = lists ? (made.size() - singles) / lists : 0, at = 0, list_index = 0;
  for (const Return &r : returns) {
    if (r.alias_of >= 0) {
      results.push_back((*stack)[base + static_cast<size_t>(r.alias_of)]);
    } else if (r.is_number) {
      results.push_back(IValue(static_cast<int64_t>(0)));
    } else if (r.is_list) {
      c10::List<at::Tensor> list;
      list.reserve(list_items);
      for (size_t k = 0; k < list_items; k++)
        list.push_back(made[kind == SETU_FORM_FOREACH ? k * lists + list_index : at++]);
      list_index++;
      results.push_back(IValue(std::move(list)));
    } else {
      results.push_back(IValue(std::move(made[at++])));
    }
  }
  stack->resize(base);
  for (IValue &r : results) stack->push_back(std::move(r));
}

void Binding::call(const c10::OperatorHandle &op, Stack *stack, const int64_t *sizes, std::vector<at::Tensor> *counts) {
  size_t base = stack->size() - arguments.size();
  setu_engine *running = engine();
  bool counting = counts != nullptr;
  for (int attempt = 0;; attempt++) {
    Encoder e;
    encode(e, *stack, base, sizes, counting);
    if (C10_UNLIKELY(e.bits)) return call_without_bits(op, stack, sizes, counts);
    if (C10_UNLIKELY(sized_by_numbers)) {
      uint64_t words[2];
      numbers_that_size(op, arguments_view(*stack, base), words);
      e.words.append(words, words + 2);
    }
    uint64_t hash = 0;
    setu_plan *plan = recent.load(std::memory_order_acquire);
    if (!plan || !setu_plan_has_key(plan, e.words.data(), e.words.size()))
      plan = setu_engine_find_plan(running, e.words.data(), e.words.size(), &hash);
    if (C10_UNLIKELY(!plan)) {
      try {
        plan = find_moving(op, e, *stack, base);
        if (!plan) plan = plan_miss(op, e, *stack, base, hash, sizes);
        push_offsets(e, plan);
      } catch (const Resized &) {
        TORCH_CHECK(attempt == 0, "aten::", name, ": an out= tensor changes its size at every call");
        continue;
      }
    }
    latest_plan = plan;
    recent.store(plan, std::memory_order_release);
    uint64_t random[2];
    int64_t amount = setu_plan_random_amount(plan);
    if (amount) {
      at::Generator generator;
      for (size_t i = 0; i < arguments.size(); i++)
        if (arguments[i].generator && (*stack)[base + i].isGenerator()) generator = (*stack)[base + i].toGenerator();
      std::tie(random[0], random[1]) = next_random(&generator, e.device, amount);
    }
    int count;
    const setu_returned *returned = setu_plan_returned(plan, &count);
    c10::SmallVector<setu_storage *, 8> fresh(static_cast<size_t>(count) + 1, nullptr);
    check(setu_engine_submit(running, plan, e.storages.data(), e.scalars.data(), amount ? random : nullptr,
                             fresh.data()));
    if (counting) {
      counts->push_back(wrap_result(fresh[0], *returned));
      return;
    }
    finish(stack, base, plan, fresh.data());
    return;
  }
}

// out= forms whose sizes depend on data: the functional operator, and a copy into outputs of its sizes.
void Binding::call_functional(Stack *stack) {
  size_t base = stack->size() - arguments.size(), given = 0;
  while (given < arguments.size() && !(arguments[given].written && arguments[given].kwarg_only)) given++;
  auto first = stack->begin() + static_cast<std::ptrdiff_t>(base);
  Stack results(first, first + static_cast<std::ptrdiff_t>(given));
  TORCH_INTERNAL_ASSERT(row_operator.has_value());
  row_operator->callBoxed(&results);
  for (size_t i = 0; i < results.size() && given + i < arguments.size(); i++) {
    const at::Tensor &out = (*stack)[base + given + i].toTensor();
    const at::Tensor &result = results[i].toTensor();
    TORCH_CHECK(out.scalar_type() == result.scalar_type(), name, ": expected the out= tensor to have the dtype ",
                result.scalar_type(), ", got ", out.scalar_type());
    if (out.sizes() != result.sizes()) out.resize_(result.sizes());
    out.copy_(result);
  }
  stack->erase(first, first + static_cast<std::ptrdiff_t>(given));
}

// Operators that PyTorch lets fall through the Conjugate and Negative keys (clone, mm, dot …) see the bits: they run on
// plain values, and what they write is copied back.
void Binding::call_without_bits(const c10::OperatorHandle &op, Stack *stack, const int64_t *sizes,
                                std::vector<at::Tensor> *counts) {
  size_t base = stack->size() - arguments.size();
  std::vector<std::pair<at::Tensor, at::Tensor>> written;
  auto plain = [&](const at::Tensor &t, bool is_written) {
    if (!t.defined() || !(t.is_conj() || t.is_neg())) return t;
    at::Tensor value = resolved(t);
    if (is_written) written.emplace_back(t, value);
    return value;
  };
  for (size_t i = 0; i < arguments.size(); i++) {
    IValue &v = (*stack)[base + i];
    if (v.isTensor()) {
      v = plain(v.toTensor(), arguments[i].written);
    } else if (v.isTensorList()) {
      c10::List<at::Tensor> list;
      for (const at::Tensor &t : v.toTensorList()) list.push_back(plain(t, arguments[i].written));
      v = std::move(list);
    } else if (v.isOptionalTensorList()) {
      c10::List<std::optional<at::Tensor>> list;
      for (std::optional<at::Tensor> t : v.toOptionalTensorList())
        list.push_back(t.has_value() ? std::optional<at::Tensor>(plain(*t, false)) : std::nullopt);
      v = std::move(list);
    }
  }
  call(op, stack, sizes, counts);
  for (auto &[original, value] : written) {
    original.copy_(value);
    for (size_t i = counts ? stack->size() : base; i < stack->size(); i++)
      if ((*stack)[i].isTensor() && (*stack)[i].toTensor().is_same(value)) (*stack)[i] = original;
  }
}

namespace {

// Sizes that compile once for a range of counts: powers of two and their three-quarter points.
int64_t bucket(int64_t count) {
  if (count <= 8) return count <= 0 ? 0 : count <= 4 ? 4 : 8;
  int64_t power = 8;
  while (power < count) power *= 2;
  return power * 3 / 4 >= count ? power * 3 / 4 : power;
}

// PyTorch's own checks of its _foreach_ operators, which stand in the prologue of its slow path.
void check_lists(ArgumentsView given) {
  while (given.size() > 1 && !given[0].isList()) given = given.slice(1);  // a number may come before the lists
  const IValue &first = given[0];
  if (first.isTensorList() && first.toTensorList().empty())
    TORCH_CHECK(false, "Tensor list must have at least one tensor.");
  for (const IValue &v : given.slice(1)) {
    if (!v.isList()) continue;
    size_t n = first.toListRef().size(), m = v.toListRef().size();
    TORCH_CHECK(n == m,
                v.isTensorList() ? "Tensor lists must have the same number of tensors, got "
                                 : "Tensor list must have same number of elements as scalar list, got ",
                n, " and ", m);
  }
}

}  // namespace

// Counts on the device, reads the counts, calls the program for their bucket and cuts its results.
void Binding::call_data_sized(const c10::OperatorHandle &op, Stack *stack) {
  size_t base = stack->size() - arguments.size();
  std::vector<at::Tensor> counts;
  Stack arguments_copy(stack->end() - static_cast<std::ptrdiff_t>(arguments.size()), stack->end());
  call(op, &arguments_copy, nullptr, &counts);
  at::Tensor host = counts[0].cpu();
  int64_t sizes[4] = {0, 0, 0, 0}, exact[4] = {0, 0, 0, 0};
  for (int64_t i = 0; i < std::min<int64_t>(host.numel(), 4); i++) {
    exact[i] = host.const_data_ptr<int64_t>()[i];
    if (exact[i] < 0) {  // values that the operator does not take
      raise_as_cpu(op, arguments_view(*stack, base), true);
      TORCH_CHECK(false, "aten::", name, ": the values of an argument are not valid: a size would be negative");
    }
    sizes[i] = bucket(exact[i]);
  }
  std::vector<setu_type> wanted = sized_types(*stack, base, exact);
  call(op, stack, sizes, nullptr);
  for (size_t i = base; i < stack->size() && i - base < wanted.size(); i++) {
    at::Tensor t = (*stack)[i].toTensor();
    for (int64_t d = 0; d < t.dim(); d++)
      if (t.size(d) != wanted[i - base].dims[d]) t = t.narrow(d, 0, wanted[i - base].dims[d]);
    (*stack)[i] = std::move(t);
  }
}

void Binding::operator()(const c10::OperatorHandle &op, c10::DispatchKeySet, Stack *stack) {
  if (C10_UNLIKELY(!ready.load(std::memory_order_acquire)))
    TORCH_CHECK_NOT_IMPLEMENTED(prepare(op.schema()), "aten::", name,
                                ": device tpu cannot run this operator with this version of PyTorch: ", problem, ".");
  size_t base = stack->size() - arguments.size();
  if (C10_UNLIKELY(indices_at >= 0)) {
    if (fill_through_mask(name, stack, base)) return;
    expand_indices((*stack)[base].toTensor(), (*stack)[base + static_cast<size_t>(indices_at)]);
  }
  if (C10_UNLIKELY(guard != nullptr)) guard(op, arguments_view(*stack, base));
  if (C10_UNLIKELY(kind >= SETU_FORM_FOREACH)) check_lists(arguments_view(*stack, base));
  if (C10_LIKELY(!(flags & SETU_ROW_DATA_SIZE)))
    call(op, stack, nullptr, nullptr);
  else if (kind == SETU_FORM_OUT)
    call_functional(stack);
  else
    call_data_sized(op, stack);
}

}  // namespace setu
