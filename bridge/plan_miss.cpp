// A call seen for the first time: runs the operator on meta tensors for the types of its results and PyTorch's own
// errors, describes the call to the engine and has it make the plan.
#include <ATen/Context.h>
#include <ATen/EmptyTensor.h>
#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <c10/core/DefaultDtype.h>
#include <c10/core/GradMode.h>

#include <deque>

#include "binding.h"

namespace setu {
// The stack with tensors of the device replaced by meta tensors that share storage where the originals do.
class MetaStack {
 public:
  // `host_scalars`: CPU scalars become meta tensors too.
  explicit MetaStack(const Stack &stack, size_t base, bool host_scalars = false) : host_scalars_(host_scalars) {
    for (size_t i = base; i < stack.size(); i++) values_.push_back(convert(stack[i]));
  }
  static bool has_host_scalar(const Stack &stack, size_t base) {
    for (size_t i = base; i < stack.size(); i++)
      if (stack[i].isTensor() && is_host_scalar(stack[i].toTensor())) return true;
    return false;
  }
  Stack &values() { return values_; }

 private:
  static bool is_host_scalar(const at::Tensor &t) {
    return t.defined() && t.is_cpu() && t.dim() == 0 && !t.unsafeGetTensorImpl()->is_wrapped_number();
  }

  at::Tensor tensor(const at::Tensor &t) {
    if (!t.defined() || (t.device().type() != kDevice && !(host_scalars_ && is_host_scalar(t)))) return t;
    c10::StorageImpl *original = t.unsafeGetTensorImpl()->unsafe_storage().unsafeGetStorageImpl();
    auto it = storages_.find(original);
    if (it == storages_.end()) {
      c10::Storage storage(c10::Storage::use_byte_size_t(), original->nbytes(),
                           c10::DataPtr(nullptr, c10::Device(c10::DeviceType::Meta)),
                           c10::GetAllocator(c10::DeviceType::Meta), /*resizable=*/true);
      it = storages_.emplace(original, std::move(storage)).first;
    }
    at::Tensor meta = at::detail::make_tensor<c10::TensorImpl>(c10::Storage(it->second),
                                                               c10::DispatchKeySet(c10::DispatchKey::Meta), t.dtype());
    auto *impl = meta.unsafeGetTensorImpl();
    impl->set_sizes_and_strides(t.sizes(), t.strides(), t.storage_offset());
    if (t.unsafeGetTensorImpl()->is_wrapped_number()) impl->set_wrapped_number(true);
    return meta;
  }

  IValue convert(const IValue &v) {
    if (v.isTensor()) return tensor(v.toTensor());
    if (v.isTensorList()) {
      std::vector<at::Tensor> list;
      for (const at::Tensor &t : v.toTensorList()) list.push_back(tensor(t));
      return IValue(c10::List<at::Tensor>(list));
    }
    if (v.isOptionalTensorList()) {
      c10::List<std::optional<at::Tensor>> list;
      for (std::optional<at::Tensor> t : v.toOptionalTensorList())
        list.push_back(t.has_value() ? std::optional<at::Tensor>(tensor(*t)) : std::nullopt);
      return IValue(std::move(list));
    }
    if (v.isDevice() && v.toDevice().type() == kDevice) return IValue(c10::Device(c10::DeviceType::Meta));
    if (v.isGenerator()) return IValue();
    return v;
  }

  Stack values_;
  std::unordered_map<c10::StorageImpl *, c10::Storage> storages_;
  bool host_scalars_ = false;
};

// Everything a description points to.
struct Description {
  std::deque<std::string> strings;
  std::deque<std::vector<int>> int_lists;
  std::deque<std::vector<int64_t>> integer_lists;
  std::deque<std::vector<double>> real_lists;
  std::deque<std::vector<setu_value_kind>> kind_lists;
  std::vector<setu_named_value> values;
  std::vector<setu_tensor_use> uses;
  std::vector<setu_slot> slots;
  std::vector<setu_dtype> scalar_dtypes;
  std::vector<setu_result> results;
};

namespace {

class Describer {
 public:
  Describer(const Encoder &e, Description &d, const std::string &name) : e_(e), d_(d), name_(name) {
    for (setu_storage *record : e.storages)
      d.slots.push_back({*setu_storage_natural(record), setu_storage_written(record)});
    for (const auto &s : e.scalars) d.scalar_dtypes.push_back(s.dtype);
  }

  void add(const Argument &a, const IValue &v) {
    setu_named_value value{};
    value.name = a.name.c_str();
    value.scalar = -1;
    value.use = -1;
    if (!a.ignored) fill(a, v, value);
    d_.values.push_back(value);
  }

 private:
  int next_use(const at::Tensor &t) {
    int slot = e_.use_slots[tensor_at_];
    setu_tensor_use use{};
    use.slot = slot;
    use.scalar = -1;
    use.type.dtype = to_setu(t.scalar_type());
    use.type.rank = static_cast<int>(t.dim());
    for (int i = 0; i < use.type.rank; i++) {
      use.type.dims[i] = t.size(i);
      use.strides[i] = t.stride(i);
    }
    use.offset = t.storage_offset();
    use.wrapped = t.unsafeGetTensorImpl()->is_wrapped_number();
    if (slot < 0) {
      use.scalar = scalar_at_++;
      use.offset = 0;
      if (use.wrapped) use.type.dtype = e_.scalars[static_cast<size_t>(use.scalar)].dtype;
    }
    if (offset_at_ < e_.offset_words.size() && e_.offset_uses[offset_at_] == static_cast<int>(tensor_at_))
      use.offset_word = e_.offset_words[offset_at_++];
    tensor_at_++;
    d_.uses.push_back(use);
    return static_cast<int>(d_.uses.size()) - 1;
  }

  // A number for a tensor argument of the row: a wrapped host scalar.
  int number_use() {
    setu_tensor_use use{};
    use.slot = -1;
    use.scalar = scalar_at_;
    use.type.dtype = e_.scalars[static_cast<size_t>(scalar_at_++)].dtype;
    use.wrapped = true;
    d_.uses.push_back(use);
    return static_cast<int>(d_.uses.size()) - 1;
  }

  void fill_number(const Argument &a, const IValue &v, setu_named_value &value) {
    c10::Scalar number = v.toScalar();
    if (a.as_tensor && !is_default(a, v)) {
      value.kind = SETU_VALUE_TENSOR;
      value.use = number_use();
      return;
    }
    if (number.isBoolean()) {
      value.kind = SETU_VALUE_BOOL;
      value.integer = number.toBool();
    } else if (number.isIntegral(false)) {
      value.kind = a.dtype ? SETU_VALUE_DTYPE : SETU_VALUE_INT;
      bool large = number.type() == c10::ScalarType::UInt64;  // beyond int64, whose bits it keeps
      value.integer = large ? static_cast<int64_t>(number.toUInt64()) : number.toLong();
      value.real = large ? static_cast<double>(number.toUInt64()) : static_cast<double>(value.integer);
      if (a.dtype) value.integer = require_dtype(static_cast<c10::ScalarType>(value.integer), name_.c_str());
    } else if (number.isComplex()) {
      value.kind = SETU_VALUE_COMPLEX;
      value.real = number.toComplexDouble().real();
      value.imaginary = number.toComplexDouble().imag();
    } else {
      value.kind = SETU_VALUE_FLOAT;
      value.real = number.toDouble();
    }
    if (a.run_time && !is_default(a, v)) value.scalar = scalar_at_++;
  }

  void fill(const Argument &a, const IValue &v, setu_named_value &value) {
    if (v.isNone()) return;
    if (v.isTensor()) {
      if (!v.toTensor().defined()) return;
      value.kind = SETU_VALUE_TENSOR;
      value.use = next_use(v.toTensor());
    } else if (v.isSymInt()) {
      fill_number(a, IValue(v.toSymInt().guard_int(__FILE__, __LINE__)), value);
    } else if (is_number(v)) {
      fill_number(a, v, value);
    } else if (v.isString()) {
      d_.strings.push_back(v.toStringRef());
      value.kind = SETU_VALUE_STRING;
      value.string = d_.strings.back().c_str();
    } else if (v.isList()) {
      fill_list(a, v, value);
    }
  }

  void fill_list(const Argument &a, const IValue &v, setu_named_value &value) {
    auto items = v.toListRef();
    bool tensors = v.isTensorList() || v.isOptionalTensorList(), floats = v.isDoubleList();
    bool integers = v.isIntList() || v.isBoolList() || v.isSymIntList();
    value.count = static_cast<int>(items.size());
    if (tensors) {
      auto &uses = d_.int_lists.emplace_back();
      for (const IValue &item : items)
        uses.push_back(item.isTensor() && item.toTensor().defined() ? next_use(item.toTensor()) : -1);
      value.kind = SETU_VALUE_TENSORS;
      value.uses = uses.data();
    } else if (integers && !a.run_time && !a.as_tensor) {
      auto &list = d_.integer_lists.emplace_back();
      for (const IValue &item : items)
        list.push_back(item.isBool()     ? static_cast<int64_t>(item.toBool())
                       : item.isSymInt() ? item.toSymInt().guard_int(__FILE__, __LINE__)
                                         : item.toInt());
      value.kind = SETU_VALUE_INTS;
      value.integers = list.data();
    } else if (floats && !a.run_time && !a.as_tensor) {
      auto &list = d_.real_lists.emplace_back();
      for (const IValue &item : items) list.push_back(item.toDouble());
      value.kind = SETU_VALUE_FLOATS;
      value.reals = list.data();
    } else if (a.as_tensor) {  // a Scalar list for a tensor argument, item by item
      auto &uses = d_.int_lists.emplace_back();
      for (size_t i = 0; i < items.size(); i++) uses.push_back(number_use());
      value.kind = SETU_VALUE_TENSORS;
      value.uses = uses.data();
    } else {
      auto &integers_out = d_.integer_lists.emplace_back();
      auto &reals = d_.real_lists.emplace_back();
      auto &kinds = d_.kind_lists.emplace_back();
      auto &scalars = d_.int_lists.emplace_back();
      for (const IValue &item : items) {
        setu_named_value one{};
        one.scalar = -1;
        one.name = value.name;
        fill_number(a, item, one);
        kinds.push_back(one.kind);
        integers_out.push_back(one.integer);
        reals.push_back(one.real);
        scalars.push_back(one.scalar);
      }
      value.kind = SETU_VALUE_SCALARS;
      value.kinds = kinds.data();
      value.integers = integers_out.data();
      value.reals = reals.data();
      value.scalars = scalars.data();
    }
  }

  const Encoder &e_;
  Description &d_;
  const std::string &name_;
  size_t tensor_at_ = 0, offset_at_ = 0;
  int scalar_at_ = 0;
};

setu_result fresh_result(const at::Tensor &t, const char *name) {
  setu_result r{};
  r.use = -1;
  if (!t.defined()) return r;  // a result that is not wanted
  TORCH_CHECK(t.dim() <= SETU_MAX_RANK, "aten::", name, ": device tpu supports at most ", int(SETU_MAX_RANK),
              " dimensions, got ", t.dim());
  r.type.dtype = require_dtype(t.scalar_type(), name);
  r.type.rank = static_cast<int>(t.dim());
  for (int i = 0; i < r.type.rank; i++) {
    r.type.dims[i] = t.size(i);
    r.strides[i] = t.stride(i);
  }
  return r;
}

setu_result contiguous_result(const setu_type &type) {
  setu_result r{};
  r.use = -1;
  r.type = type;
  int64_t stride = 1;
  for (int i = type.rank - 1; i >= 0; i--) {
    r.strides[i] = stride;
    stride *= std::max<int64_t>(type.dims[i], 1);
  }
  return r;
}

bool same_type(const setu_type &one, const setu_type &other) {
  return one.dtype == other.dtype && one.rank == other.rank &&
         std::equal(one.dims, one.dims + one.rank, other.dims, other.dims + other.rank);
}

// out= tensors take the sizes that the row's own type function found.
bool resize_outputs(const Stack &stack, size_t base, const setu_type *types, int count,
                    const std::vector<Argument> &arguments) {
  bool resized = false;
  for (size_t i = 0; i < arguments.size() && count > 0; i++) {
    if (!arguments[i].written || !arguments[i].kwarg_only || !stack[base + i].isTensor()) continue;
    const at::Tensor &real = stack[base + i].toTensor();
    c10::IntArrayRef sizes(types->dims, static_cast<size_t>(types->rank));
    types++, count--;
    if (!real.defined() || real.sizes() == sizes) continue;
    real.resize_(sizes);
    resized = true;
  }
  return resized;
}

// out= tensors that meta resized are resized here too.
bool resize_outputs(const Stack &stack, size_t base, Stack &meta, const std::vector<Argument> &arguments) {
  bool resized = false;
  for (size_t i = 0; i < arguments.size(); i++) {
    const Argument &a = arguments[i];
    if (!a.written || !a.kwarg_only || !stack[base + i].isTensor()) continue;
    const at::Tensor &real = stack[base + i].toTensor();
    const at::Tensor &seen = meta[i].toTensor();
    if (!real.defined() || real.sizes() == seen.sizes()) continue;
    real.resize_(seen.sizes());
    real.unsafeGetTensorImpl()->set_sizes_and_strides(seen.sizes(), seen.strides());
    resized = true;
  }
  return resized;
}

void flatten_results(const IValue &v, std::vector<at::Tensor> &out) {
  if (v.isTensor())
    out.push_back(v.toTensor());
  else if (v.isTensorList())
    for (const at::Tensor &t : v.toTensorList()) out.push_back(t);
}

}  // namespace

setu_call_description Binding::whole_call(const Encoder &e, const Description &d, const int64_t *sizes) const {
  setu_call_description call{};
  call.form = form;
  call.device = e.device;
  call.argument_count = static_cast<int>(d.values.size());
  call.arguments = d.values.data();
  call.use_count = static_cast<int>(d.uses.size());
  call.uses = d.uses.data();
  call.slot_count = static_cast<int>(d.slots.size());
  call.slots = d.slots.data();
  call.scalar_count = static_cast<int>(d.scalar_dtypes.size());
  call.scalar_dtypes = d.scalar_dtypes.data();
  call.precision = static_cast<int>(e.words[1] >> 8 & 0xff);
  call.default_dtype = to_setu(c10::get_default_dtype_as_scalartype());
  call.deterministic = at::globalContext().deterministicAlgorithms();
  call.sizes = sizes;
  return call;
}

// The types of the results for these sizes of the data, by the row's type function.
std::vector<setu_type> Binding::sized_types(const Stack &stack, size_t base, const int64_t *sizes) const {
  Encoder e;
  encode(e, stack, base, sizes, false);
  Description d;
  Describer describer(e, d, name);
  for (size_t i = 0; i < arguments.size(); i++) describer.add(arguments[i], stack[base + i]);
  setu_call_description call = whole_call(e, d, sizes);
  setu_type types[16];
  int count = 0;
  check(setu_form_infer(form, &call, 16, types, &count));
  return std::vector<setu_type>(types, types + count);
}

// The plan of an earlier call that differs in the offsets of views alone. Its types and checks hold here too, but for
// what depends on where views lie: whether they overlap.
setu_plan *Binding::find_moving(const c10::OperatorHandle &op, const Encoder &e, const Stack &stack,
                                size_t base) const {
  if (e.offset_words.empty()) return nullptr;
  setu_plan *plan = setu_engine_find_moving(engine(), e.words.data(), e.words.size(), e.offset_words.data(),
                                            static_cast<int>(e.offset_words.size()));
  if (plan && first_written >= 0 && e.storages.size() < e.uses.size())
    check_call(op, arguments_view(stack, base), name);
  return plan;
}

void push_offsets(Encoder &e, const setu_plan *plan) {
  size_t count = e.scalars.size(), offsets = static_cast<size_t>(setu_plan_offset_count(plan));
  if (!offsets) return;
  e.scalars.resize(count + offsets);
  setu_plan_offsets(plan, e.words.data(), e.scalars.data() + count);
}

// The call on meta tensors. `meta` is what it ran on, which out= arguments may have been resized in; the results
// replace the arguments on the returned stack. Throws PyTorch's error for the call.
Stack Binding::run_on_meta(const c10::OperatorHandle &op, const Stack &stack, size_t base, MetaStack &meta) const {
  Stack run = meta.values();
  at::AutoDispatchBelowADInplaceOrView below_autograd;
  c10::impl::ExcludeDispatchKeyGuard no_python(
      c10::DispatchKeySet({c10::DispatchKey::Python, c10::DispatchKey::PythonTLSSnapshot}));
  c10::AutoGradMode no_grad(false);
  try {
    op.callBoxed(&run);
    return run;
  } catch (...) {
    // Python references refuse a CPU scalar beside meta tensors; the device takes it.
    if (MetaStack::has_host_scalar(stack, base)) {
      meta = MetaStack(stack, base, /*host_scalars=*/true);
      run = meta.values();
      try {
        op.callBoxed(&run);
        return run;
      } catch (...) {
      }
    }
    if (kind == SETU_FORM_SELF && accepted_by_cpu(op, arguments_view(stack, base), run)) return run;
    rethrow_meta_error(op, arguments_view(stack, base));
  }
}

// The types of fresh results: by the row's own function, by meta, or by meta amended by that function. Throws Resized.
std::vector<setu_result> Binding::infer_results(const c10::OperatorHandle &op, const Stack &stack, size_t base,
                                                const setu_call_description &call) const {
  std::vector<setu_result> fresh;
  setu_type types[16];
  int count = 0;
  setu_status inferred = setu_form_infer(form, &call, 16, types, &count);
  bool amends = !inferred && (flags & SETU_ROW_AMENDS);
  if (!inferred && kind == SETU_FORM_OUT && resize_outputs(stack, base, types, count, arguments)) throw Resized{};
  if (!inferred && !amends) {
    for (int i = 0; i < count; i++) fresh.push_back(contiguous_result(types[i]));
    return fresh;
  }
  if (inferred && (setu_status_get_code(inferred) != SETU_UNIMPLEMENTED || (flags & SETU_ROW_NO_META))) check(inferred);
  setu_status_free(inferred);
  MetaStack meta(stack, base);
  Stack results = run_on_meta(op, stack, base, meta);
  if (!amends && resize_outputs(stack, base, meta.values(), arguments)) throw Resized{};
  for (size_t r = 0; r < returns.size() && r < results.size(); r++) {
    if (returns[r].alias_of >= 0) continue;
    std::vector<at::Tensor> tensors;
    flatten_results(results[r], tensors);
    for (const at::Tensor &t : tensors) fresh.push_back(fresh_result(t, name.c_str()));
  }
  for (size_t r = 0; amends && r < fresh.size() && static_cast<int>(r) < count; r++)
    if (!same_type(fresh[r].type, types[r])) fresh[r] = contiguous_result(types[r]);
  return fresh;
}

// What the call gives, in the order of the form: fresh tensors or arguments that are written.
void Binding::list_results(Description &d, const std::vector<UseRange> &uses, std::vector<setu_result> fresh) const {
  auto add_written = [&](const UseRange &range) {
    for (int use = range.first; use < range.first + range.count; use++) {
      setu_result r{};
      r.use = use;
      r.type = d.uses[static_cast<size_t>(use)].type;
      d.results.push_back(r);
    }
  };
  switch (kind) {
    case SETU_FORM_SELF:
      d.results = std::move(fresh);
      break;
    case SETU_FORM_INPLACE:
    case SETU_FORM_FOREACH_INPLACE:
      add_written(uses[static_cast<size_t>(first_written)]);
      break;
    case SETU_FORM_OUT:
      for (size_t i = 0; i < arguments.size(); i++)
        if (arguments[i].written && arguments[i].kwarg_only) add_written(uses[i]);
      break;
    case SETU_FORM_FOREACH: {
      // lists of results, to item by item
      size_t lists = 0;
      for (const Return &r : returns) lists += r.is_list;
      size_t items = lists ? fresh.size() / lists : 0;
      for (size_t i = 0; i < items; i++)
        for (size_t k = 0; k < lists; k++) d.results.push_back(fresh[k * items + i]);
      break;
    }
  }
}

setu_plan *Binding::plan_miss(const c10::OperatorHandle &op, Encoder &e, Stack &stack, size_t base, uint64_t hash,
                              const int64_t *sizes) const {
  Description d;
  Describer describer(e, d, name);
  std::vector<UseRange> uses;
  for (size_t i = 0; i < arguments.size(); i++) {
    int first = static_cast<int>(d.uses.size());
    describer.add(arguments[i], stack[base + i]);
    uses.push_back({first, static_cast<int>(d.uses.size()) - first});
  }
  setu_call_description call = whole_call(e, d, sizes);
  std::string location = python_location();
  call.location = location.empty() ? nullptr : location.c_str();

  check_call(op, arguments_view(stack, base), name);
  check_dtype(op, arguments_view(stack, base), name, setu_form_refused_dtypes(form));
  list_results(d, uses, infer_results(op, stack, base, call));
  call.results = d.results.data();
  call.result_count = static_cast<int>(d.results.size());
  setu_plan *plan = nullptr;
  check(setu_engine_make_plan(engine(), e.words.data(), e.words.size(), hash, &call, &plan));
  return plan;
}

}  // namespace setu
