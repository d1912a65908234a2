// Boxed dispatch: one kernel for every form of the operator table.
//
// A hit encodes the call into words, finds its plan and submits it; nothing else. A miss runs the operator on meta
// tensors for the result types and PyTorch's own errors, describes the call to the engine and submits the new plan.
#include <ATen/EmptyTensor.h>
#include <ATen/Context.h>
#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/core/boxing/OperatorKernel.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/ivalue.h>
#include <ATen/core/stack.h>
#include <c10/core/DefaultDtype.h>
#include <c10/core/GradMode.h>
#include <c10/util/SmallVector.h>
#include <torch/library.h>

#include <atomic>
#include <mutex>
#include <unordered_map>

#include "bridge.h"
#include "dispatch.h"

namespace setu {
namespace {

using c10::IValue;
using torch::jit::Stack;

enum FormKind { SELF = 0, INPLACE = 1, OUT = 2, FOREACH = 3, FOREACH_INPLACE = 4 };
enum Flags { RANDOM = 1, DATA_SIZE = 2, NO_META = 4 };

enum Tag : uint64_t {
  TAG_NONE = 1,
  TAG_TENSOR,
  TAG_LIST,
  TAG_BOOL,
  TAG_INT,
  TAG_FLOAT,
  TAG_COMPLEX,
  TAG_RUNTIME,
  TAG_STRING,
  TAG_IGNORED
};

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

// ---- the encoder ----

struct Encoder {
  c10::SmallVector<uint64_t, 96> words;
  c10::SmallVector<setu_storage *, 16> storages;
  c10::SmallVector<const at::Tensor *, 16> uses;  // every tensor in order, null for host numbers
  c10::SmallVector<int, 16> use_slots;
  c10::SmallVector<setu_scalar_input, 4> scalars;
  std::unordered_map<void *, int> slot_map;  // only when there are many storages
  c10::DeviceIndex device = -1;
  bool wide = false;  // some tensor is float64 or complex128, so numbers travel in 64-bit types
  bool bits = false;  // some tensor has the conjugate or negative bit

  int slot_of(setu_storage *record) {
    size_t count = storages.size();
    if (count < 24) {
      for (size_t i = 0; i < count; i++)
        if (storages[i] == record) return static_cast<int>(i);
    } else {
      if (slot_map.empty())
        for (size_t i = 0; i < count; i++) slot_map.emplace(storages[i], static_cast<int>(i));
      auto [it, added] = slot_map.emplace(record, static_cast<int>(count));
      if (!added) return it->second;
    }
    storages.push_back(record);
    return static_cast<int>(count);
  }
};

[[noreturn]] void device_mismatch(const std::string &op, const std::string &argument, c10::Device a, c10::Device b) {
  TORCH_CHECK(false, "Expected all tensors to be on the same device, but got ", argument, " is on ", b,
              ", different from other tensors on ", a, " (when checking argument in method wrapper_tpu_", op, ")");
}

void push_scalar(Encoder &e, setu_dtype dtype, const void *bytes) {
  setu_scalar_input input{};
  input.dtype = dtype;
  memcpy(input.bytes, bytes, static_cast<size_t>(setu_dtype_size(dtype)));
  e.scalars.push_back(input);
}

// Floating and complex Python numbers in the width of the call's tensors.
void push_number(Encoder &e, const c10::Scalar &number) {
  if (number.isBoolean()) {
    uint8_t value = number.toBool();
    push_scalar(e, SETU_BOOL, &value);
  } else if (number.isIntegral(false)) {
    int64_t value = number.toLong();
    push_scalar(e, SETU_I64, &value);
  } else if (number.isComplex()) {
    c10::complex<double> value = number.toComplexDouble();
    c10::complex<float> narrow(static_cast<float>(value.real()), static_cast<float>(value.imag()));
    e.wide ? push_scalar(e, SETU_C128, &value) : push_scalar(e, SETU_C64, &narrow);
  } else {
    double value = number.toDouble();
    float narrow = static_cast<float>(value);
    e.wide ? push_scalar(e, SETU_F64, &value) : push_scalar(e, SETU_F32, &narrow);
  }
}

// The number in a CPU tensor of rank 0, read without a trip through the dispatcher.
c10::Scalar host_number(const at::Tensor &t) {
  const void *data = t.unsafeGetTensorImpl()->data();
  switch (t.scalar_type()) {
    case c10::ScalarType::Double:
      return *static_cast<const double *>(data);
    case c10::ScalarType::Long:
      return *static_cast<const int64_t *>(data);
    case c10::ScalarType::Bool:
      return *static_cast<const bool *>(data);
    case c10::ScalarType::ComplexDouble:
      return *static_cast<const c10::complex<double> *>(data);
    default:
      return t.item();
  }
}

inline uint64_t scalar_kind(const c10::Scalar &number) {
  return number.isBoolean() ? 0 : number.isIntegral(false) ? 1 : number.isComplex() ? 3 : 2;
}

thread_local const setu_plan *latest_plan = nullptr;

struct Description;

}  // namespace

// One bound form: the functor behind its boxed kernel.
struct Binding final : c10::OperatorKernel {
  const void *form = nullptr;
  std::string name;
  int kind = SELF, flags = 0;
  std::vector<Argument> arguments;
  std::vector<Return> returns;
  int first_written = -1;
  Guard guard = nullptr;
  bool sized_by_numbers = false;
  int indices_at = -1;  // the argument that holds indices and may hold masks
  std::optional<c10::OperatorHandle> row_operator;
  std::atomic<bool> ready{false};
  std::string problem;  // why the form cannot run, once prepare has found that out

  // Fills what follows from the schema, on the first call: doing that for every form would be most of the time that
  // registration takes from `import torch`. Returns whether the form can run.
  bool prepare(const c10::FunctionSchema &schema);
  void operator()(const c10::OperatorHandle &op, c10::DispatchKeySet keys, Stack *stack);

 private:
  void call(const c10::OperatorHandle &op, Stack *stack, const int64_t *sizes, std::vector<at::Tensor> *counts);
  void call_functional(Stack *stack);
  void call_without_bits(const c10::OperatorHandle &op, Stack *stack, const int64_t *sizes,
                         std::vector<at::Tensor> *counts);
  void encode(Encoder &e, const Stack &stack, size_t base, const int64_t *sizes, bool counting) const;
  void encode_tensor(Encoder &e, const at::Tensor &t, const Argument &a) const;
  void encode_value(Encoder &e, const IValue &v, const Argument &a) const;
  setu_call_description whole_call(const Encoder &e, const Description &d, const int64_t *sizes) const;
  std::vector<setu_type> sized_types(const Stack &stack, size_t base, const int64_t *sizes) const;
  setu_plan *plan_miss(const c10::OperatorHandle &op, Encoder &e, Stack &stack, size_t base, uint64_t hash,
                       const int64_t *sizes, bool counting) const;
  void finish(Encoder &e, Stack *stack, size_t base, setu_plan *plan, setu_storage **fresh) const;
};

namespace {

void scan_width(Encoder &e, const at::Tensor &t) {
  auto type = t.scalar_type();
  if ((type == c10::ScalarType::Double || type == c10::ScalarType::ComplexDouble) &&
      !t.unsafeGetTensorImpl()->is_wrapped_number())
    e.wide = true;
}

void scan(Encoder &e, const IValue &v) {
  if (v.isTensor()) {
    const at::Tensor &t = v.toTensor();
    if (!t.defined()) return;
    scan_width(e, t);
    if (t.device().type() == kDevice && e.device < 0) e.device = t.device().index();
  } else if (v.isTensorList()) {
    for (const at::Tensor &t : v.toTensorList()) scan(e, IValue(t));
  } else if (v.isList()) {
    for (const IValue &item : v.toListRef())
      if (item.isTensor()) scan(e, item);
  }
}

bool is_default(const Argument &a, const IValue &v) {
  if (!a.has_default) return false;
  const IValue &d = a.default_value;
  if (v.isInt() && d.isInt()) return v.toInt() == d.toInt();
  if (v.isDouble() && d.isDouble()) return v.toDouble() == d.toDouble();
  if (v.isInt() && d.isDouble()) return static_cast<double>(v.toInt()) == d.toDouble();
  if (v.isDouble() && d.isInt()) return v.toDouble() == static_cast<double>(d.toInt());
  return false;
}

}  // namespace

void Binding::encode_tensor(Encoder &e, const at::Tensor &t, const Argument &a) const {
  c10::TensorImpl *impl = t.unsafeGetTensorImpl();
  setu_dtype dtype = to_setu(t.scalar_type());
  if (C10_UNLIKELY(dtype == SETU_DTYPE_INVALID)) require_dtype(t.scalar_type(), name.c_str());
  c10::Device device = t.device();
  if (device.type() != kDevice) {
    if (C10_UNLIKELY(!device.is_cpu() || t.dim() != 0 || a.written))
      device_mismatch(name, "argument '" + a.name + "'", c10::Device(kDevice, e.device), device);
    // A host number: its kind is in the key, its value travels.
    bool wrapped = impl->is_wrapped_number();
    if (wrapped) {
      push_number(e, host_number(t));
    } else {
      push_scalar(e, dtype, t.const_data_ptr());
    }
    e.words.push_back(TAG_TENSOR | 1u << 8 | static_cast<uint64_t>(wrapped) << 9 | static_cast<uint64_t>(dtype) << 16 |
                      static_cast<uint64_t>(e.scalars.back().dtype) << 24);
    e.uses.push_back(&t);
    e.use_slots.push_back(-1);
    return;
  }
  if (C10_UNLIKELY(device.index() != e.device))
    device_mismatch(name, "argument '" + a.name + "'", c10::Device(kDevice, e.device), device);
  e.bits |= impl->key_set().has_any(c10::DispatchKeySet({c10::DispatchKey::Conjugate, c10::DispatchKey::Negative}));
  setu_storage *record = storage_of(t);
  const setu_type *natural = setu_storage_natural(record);
  int slot = e.slot_of(record);
  auto sizes = impl->sizes();
  auto rank = sizes.size();
  TORCH_CHECK(rank <= SETU_MAX_RANK, "aten::", name, ": device tpu supports at most ", int(SETU_MAX_RANK),
              " dimensions, got ", rank);
  bool plain = impl->storage_offset() == 0 && natural->dtype == dtype && static_cast<size_t>(natural->rank) == rank &&
               impl->is_contiguous();
  for (size_t i = 0; plain && i < rank; i++) plain = natural->dims[i] == sizes[i];
  e.words.push_back(TAG_TENSOR | static_cast<uint64_t>(plain) << 10 |
                    static_cast<uint64_t>(setu_storage_written(record)) << 11 | static_cast<uint64_t>(dtype) << 16 |
                    static_cast<uint64_t>(rank) << 24 | static_cast<uint64_t>(slot) << 32);
  for (int64_t size : sizes) e.words.push_back(static_cast<uint64_t>(size));
  if (!plain) {
    for (int64_t stride : impl->strides()) e.words.push_back(static_cast<uint64_t>(stride));
    e.words.push_back(static_cast<uint64_t>(impl->storage_offset()));
    e.words.push_back(static_cast<uint64_t>(natural->dtype) | static_cast<uint64_t>(natural->rank) << 8);
    for (int i = 0; i < natural->rank; i++) e.words.push_back(static_cast<uint64_t>(natural->dims[i]));
  }
  e.uses.push_back(&t);
  e.use_slots.push_back(slot);
}

void Binding::encode_value(Encoder &e, const IValue &v, const Argument &a) const {
  if (v.isNone() || a.ignored) {
    e.words.push_back(v.isNone() ? TAG_NONE : TAG_IGNORED);
    return;
  }
  if (v.isTensor()) {
    const at::Tensor &t = v.toTensor();
    if (t.defined())
      encode_tensor(e, t, a);
    else
      e.words.push_back(TAG_NONE);
    return;
  }
  if (v.isScalar() && !v.isSymInt()) {
    c10::Scalar number = v.toScalar();
    if ((a.run_time || a.as_tensor) && !is_default(a, v)) {
      push_number(e, number);
      e.words.push_back(TAG_RUNTIME | scalar_kind(number) << 8 | static_cast<uint64_t>(e.scalars.back().dtype) << 16);
      return;
    }
  }
  if (v.isBool()) {
    e.words.push_back(TAG_BOOL | static_cast<uint64_t>(v.toBool()) << 8);
  } else if (v.isInt()) {
    e.words.push_back(TAG_INT);
    e.words.push_back(static_cast<uint64_t>(v.toInt()));
  } else if (v.isSymInt()) {
    e.words.push_back(TAG_INT);
    e.words.push_back(static_cast<uint64_t>(v.toSymInt().guard_int(__FILE__, __LINE__)));
  } else if (v.isDouble()) {
    double number = v.toDouble();
    uint64_t bits;
    memcpy(&bits, &number, 8);
    e.words.push_back(TAG_FLOAT);
    e.words.push_back(bits);
  } else if (v.isComplexDouble()) {
    c10::complex<double> number = v.toComplexDouble();
    uint64_t bits[2];
    memcpy(bits, &number, 16);
    e.words.push_back(TAG_COMPLEX);
    e.words.push_back(bits[0]);
    e.words.push_back(bits[1]);
  } else if (v.isString()) {
    const std::string &text = v.toStringRef();
    e.words.push_back(TAG_STRING | static_cast<uint64_t>(text.size()) << 8);
    for (size_t i = 0; i < text.size(); i += 8) {
      uint64_t word = 0;
      memcpy(&word, text.data() + i, std::min<size_t>(8, text.size() - i));
      e.words.push_back(word);
    }
  } else if (v.isTensorList()) {
    auto list = v.toTensorList();
    e.words.push_back(TAG_LIST | static_cast<uint64_t>(list.size()) << 8);
    for (const IValue &item : v.toListRef()) encode_value(e, item, a);
  } else if (v.isList()) {
    auto items = v.toListRef();
    e.words.push_back(TAG_LIST | static_cast<uint64_t>(items.size()) << 8);
    for (const IValue &item : items) encode_value(e, item, a);
  } else if (v.isDevice() || v.isGenerator()) {
    e.words.push_back(TAG_IGNORED);
  } else {
    TORCH_CHECK_NOT_IMPLEMENTED(false, "aten::", name, ": the argument '", a.name, "' has the type ", v.tagKind(),
                                ", which device tpu does not take");
  }
}

void Binding::encode(Encoder &e, const Stack &stack, size_t base, const int64_t *sizes, bool counting) const {
  for (size_t i = base; i < stack.size(); i++) scan(e, stack[i]);
  if (e.device < 0) {
    e.device = current_device();
    for (size_t i = base; i < stack.size(); i++)
      if (stack[i].isDevice() && stack[i].toDevice().type() == kDevice && stack[i].toDevice().has_index())
        e.device = stack[i].toDevice().index();
  }
  auto &context = at::globalContext();
  int chosen = precision();
  if (chosen < 0) {
    auto torch_choice = context.float32MatmulPrecision();
    chosen = torch_choice == at::Float32MatmulPrecision::HIGHEST ? 2
             : torch_choice == at::Float32MatmulPrecision::HIGH  ? 1
                                                                 : 0;
  }
  auto default_dtype = c10::get_default_dtype_as_scalartype();
  if (default_dtype == c10::ScalarType::Double) e.wide = true;
  e.words.push_back(reinterpret_cast<uintptr_t>(this));
  e.words.push_back(static_cast<uint64_t>(e.device) | static_cast<uint64_t>(chosen) << 8 |
                    static_cast<uint64_t>(to_setu(default_dtype)) << 16 |
                    static_cast<uint64_t>(context.deterministicAlgorithms()) << 24 |
                    static_cast<uint64_t>(counting) << 25 | static_cast<uint64_t>(sizes != nullptr) << 26);
  if (sizes)
    for (int i = 0; i < 4; i++) e.words.push_back(static_cast<uint64_t>(sizes[i]));
  for (size_t i = 0; i < arguments.size(); i++) encode_value(e, stack[base + i], arguments[i]);
}

// ---- a miss ----

namespace {

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

class Describer {
 public:
  Describer(const Encoder &e, Description &d) : e_(e), d_(d) {
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
      value.integer = number.toLong();
      value.real = static_cast<double>(value.integer);
      if (a.dtype) value.integer = require_dtype(static_cast<c10::ScalarType>(value.integer), value.name);
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
    } else if (v.isScalar()) {
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
  size_t tensor_at_ = 0;
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

// Thrown inside a miss when an out= tensor was resized: the call starts again with the new sizes.
struct Resized {};

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
  Describer describer(e, d);
  for (size_t i = 0; i < arguments.size(); i++) describer.add(arguments[i], stack[base + i]);
  setu_call_description call = whole_call(e, d, sizes);
  setu_type types[16];
  int count = 0;
  check(setu_form_infer(form, &call, 16, types, &count));
  return std::vector<setu_type>(types, types + count);
}

setu_plan *Binding::plan_miss(const c10::OperatorHandle &op, Encoder &e, Stack &stack, size_t base, uint64_t hash,
                              const int64_t *sizes, bool counting) const {
  Description d;
  Describer describer(e, d);
  std::vector<int> first_use(arguments.size(), -1), use_count(arguments.size(), 0);
  for (size_t i = 0; i < arguments.size(); i++) {
    first_use[i] = static_cast<int>(d.uses.size());
    describer.add(arguments[i], stack[base + i]);
    use_count[i] = static_cast<int>(d.uses.size()) - first_use[i];
  }
  setu_call_description call = whole_call(e, d, sizes);
  std::string location = python_location();
  call.location = location.empty() ? nullptr : location.c_str();

  check_call(op, arguments_view(stack, base), name);
  check_dtype(op, arguments_view(stack, base), name, setu_form_refused_dtypes(form));

  // The types of fresh results: the row's own function, or meta.
  std::vector<setu_result> fresh;
  setu_type types[16];
  int type_count = 0;
  setu_status inferred = setu_form_infer(form, &call, 16, types, &type_count);
  if (!inferred) {
    if (kind == OUT && resize_outputs(stack, base, types, type_count, arguments)) throw Resized{};
    for (int i = 0; i < type_count; i++) fresh.push_back(contiguous_result(types[i]));
  } else {
    if (setu_status_get_code(inferred) != SETU_UNIMPLEMENTED || (flags & NO_META)) check(inferred);
    setu_status_free(inferred);
    MetaStack meta(stack, base);
    Stack run = meta.values();
    {
      at::AutoDispatchBelowADInplaceOrView below_autograd;
      c10::impl::ExcludeDispatchKeyGuard no_python(
          c10::DispatchKeySet({c10::DispatchKey::Python, c10::DispatchKey::PythonTLSSnapshot}));
      c10::AutoGradMode no_grad(false);
      try {
        op.callBoxed(&run);
      } catch (...) {
        // Python references refuse a CPU scalar beside meta tensors; the device takes it.
        bool failed = !MetaStack::has_host_scalar(stack, base);
        if (!failed) {
          meta = MetaStack(stack, base, /*host_scalars=*/true);
          run = meta.values();
          try {
            op.callBoxed(&run);
          } catch (...) {
            failed = true;
          }
        }
        if (failed) rethrow_meta_error(op, arguments_view(stack, base));
      }
    }
    if (resize_outputs(stack, base, meta.values(), arguments)) throw Resized{};
    for (size_t r = 0; r < returns.size() && r < run.size(); r++) {
      if (returns[r].alias_of >= 0) continue;
      std::vector<at::Tensor> tensors;
      flatten_results(run[r], tensors);
      for (const at::Tensor &t : tensors) fresh.push_back(fresh_result(t, name.c_str()));
    }
  }

  auto written_use = [&](int use) {
    setu_result r{};
    r.use = use;
    r.type = d.uses[static_cast<size_t>(use)].type;
    return r;
  };
  switch (kind) {
    case SELF:
      d.results = fresh;
      break;
    case INPLACE:
      d.results.push_back(written_use(first_use[static_cast<size_t>(first_written)]));
      break;
    case OUT:
      for (size_t i = 0; i < arguments.size(); i++)
        if (arguments[i].written && arguments[i].kwarg_only)
          for (int k = 0; k < use_count[i]; k++) d.results.push_back(written_use(first_use[i] + k));
      break;
    case FOREACH: {
      // lists of results, to item by item
      size_t lists = 0;
      for (const Return &r : returns) lists += r.is_list;
      size_t items = lists ? fresh.size() / lists : 0;
      for (size_t i = 0; i < items; i++)
        for (size_t k = 0; k < lists; k++) d.results.push_back(fresh[k * items + i]);
      break;
    }
    case FOREACH_INPLACE:
      for (int i = 0; i < use_count[static_cast<size_t>(first_written)]; i++)
        d.results.push_back(written_use(first_use[static_cast<size_t>(first_written)] + i));
      break;
  }
  call.results = d.results.data();
  call.result_count = static_cast<int>(d.results.size());
  setu_plan *plan = nullptr;
  check(setu_engine_make_plan(engine(), e.words.data(), e.words.size(), hash, &call, &plan));
  return plan;
}

// ---- every call ----

void Binding::finish(Encoder &e, Stack *stack, size_t base, setu_plan *plan, setu_storage **fresh) const {
  int count = setu_plan_returned_count(plan);
  c10::SmallVector<at::Tensor, 4> made;
  for (int result = 0, i = 0; result < count; result++) {
    if (C10_UNLIKELY(!setu_plan_returned_defined(plan, result))) {
      made.emplace_back();
      continue;
    }
    const setu_type *type;
    const int64_t *strides;
    setu_plan_fresh(plan, i, &type, &strides);
    made.push_back(wrap(fresh[i], type->dtype, c10::IntArrayRef(type->dims, static_cast<size_t>(type->rank)),
                        c10::IntArrayRef(strides, static_cast<size_t>(type->rank))));
    i++;
  }
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
      for (size_t k = 0; k < list_items; k++) list.push_back(made[kind == FOREACH ? k * lists + list_index : at++]);
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
    uint64_t hash;
    setu_plan *plan = setu_engine_find_plan(running, e.words.data(), e.words.size(), &hash);
    if (C10_UNLIKELY(!plan)) {
      try {
        plan = plan_miss(op, e, *stack, base, hash, sizes, counting);
      } catch (const Resized &) {
        TORCH_CHECK(attempt == 0, "aten::", name, ": an out= tensor changes its size at every call");
        continue;
      }
    }
    latest_plan = plan;
    uint64_t random[2];
    int64_t amount = setu_plan_random_amount(plan);
    if (amount) {
      at::Generator generator;
      for (size_t i = 0; i < arguments.size(); i++)
        if (arguments[i].generator && (*stack)[base + i].isGenerator()) generator = (*stack)[base + i].toGenerator();
      std::tie(random[0], random[1]) = next_random(&generator, e.device, amount);
    }
    c10::SmallVector<setu_storage *, 8> fresh(static_cast<size_t>(setu_plan_fresh_count(plan)) + 1, nullptr);
    check(setu_engine_submit(running, plan, e.storages.data(), e.scalars.data(), amount ? random : nullptr,
                             fresh.data()));
    if (counting) {
      const setu_type *type;
      const int64_t *strides;
      setu_plan_fresh(plan, 0, &type, &strides);
      counts->push_back(wrap(fresh[0], type->dtype, c10::IntArrayRef(type->dims, static_cast<size_t>(type->rank)),
                             c10::IntArrayRef(strides, static_cast<size_t>(type->rank))));
      return;
    }
    finish(e, stack, base, plan, fresh.data());
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

}  // namespace

void Binding::operator()(const c10::OperatorHandle &op, c10::DispatchKeySet, Stack *stack) {
  if (C10_UNLIKELY(!ready.load(std::memory_order_acquire)))
    TORCH_CHECK_NOT_IMPLEMENTED(prepare(op.schema()), "aten::", name,
                                ": device tpu cannot run this operator with this "
                                "version of PyTorch: ",
                                problem, ".");
  if (C10_UNLIKELY(indices_at >= 0)) {
    size_t base = stack->size() - arguments.size();
    if (fill_through_mask(name, stack, base)) return;
    expand_indices((*stack)[base].toTensor(), (*stack)[base + static_cast<size_t>(indices_at)]);
  }
  if (C10_UNLIKELY(guard != nullptr)) guard(op, arguments_view(*stack, stack->size() - arguments.size()));
  if (C10_UNLIKELY(kind >= FOREACH)) {
    // PyTorch's own checks (empty lists, lengths) live in the slow path's prologue.
    size_t base = stack->size() - arguments.size();
    const IValue &first = (*stack)[base];
    if (first.isTensorList() && first.toTensorList().empty())
      TORCH_CHECK(false, "Tensor list must have at least one tensor.");
    for (size_t i = 1; i < arguments.size(); i++) {
      const IValue &v = (*stack)[base + i];
      if (!v.isList()) continue;
      size_t n = first.toListRef().size(), m = v.toListRef().size();
      TORCH_CHECK(n == m,
                  v.isTensorList() ? "Tensor lists must have the same number of tensors, got "
                                   : "Tensor list must have same number of elements as scalar list, got ",
                  n, " and ", m);
    }
  }
  if (C10_LIKELY(!(flags & DATA_SIZE))) {
    call(op, stack, nullptr, nullptr);
    return;
  }
  if (kind == OUT) {
    call_functional(stack);
    return;
  }
  // First count on the device, read the counts, then compile for the bucket and cut the results.
  std::vector<at::Tensor> counts;
  Stack arguments_copy(stack->end() - static_cast<std::ptrdiff_t>(arguments.size()), stack->end());
  call(op, &arguments_copy, nullptr, &counts);
  at::Tensor host = counts[0].cpu();
  int64_t sizes[4] = {0, 0, 0, 0}, exact[4] = {0, 0, 0, 0};
  for (int64_t i = 0; i < std::min<int64_t>(host.numel(), 4); i++) {
    exact[i] = host.const_data_ptr<int64_t>()[i];
    sizes[i] = bucket(exact[i]);
  }
  size_t base = stack->size() - arguments.size();
  std::vector<setu_type> wanted = sized_types(*stack, base, exact);
  call(op, stack, sizes, nullptr);
  for (size_t i = base; i < stack->size() && i - base < wanted.size(); i++) {
    at::Tensor t = (*stack)[i].toTensor();
    for (int64_t d = 0; d < t.dim(); d++)
      if (t.size(d) != wanted[i - base].dims[d]) t = t.narrow(d, 0, wanted[i - base].dims[d]);
    (*stack)[i] = std::move(t);
  }
}

// ---- registration ----

namespace {

std::vector<std::pair<const char *, const char *>> missing;  // forms without an operator, with the reason
std::vector<Binding *> bindings;                             // owned by the dispatcher, for the life of the process

std::string mapped_name(const std::string &map, const std::string &name) {
  size_t at = 0;
  while (at < map.size()) {
    size_t end = map.find(' ', at);
    std::string pair = map.substr(at, end == std::string::npos ? end : end - at);
    size_t equals = pair.find('=');
    if (equals != std::string::npos && pair.substr(0, equals) == name) {
      std::string target = pair.substr(equals + 1);
      if (target.size() > 2 && target.substr(target.size() - 2) == "[]") target.resize(target.size() - 2);
      return target;
    }
    if (end == std::string::npos) break;
    at = end + 1;
  }
  return name;
}

std::pair<std::string, std::string> split_name(const std::string &name) {
  size_t dot = name.find('.');
  return {"aten::" + name.substr(0, dot), dot == std::string::npos ? "" : name.substr(dot + 1)};
}

std::string bare_type(const c10::Argument &a) {
  std::string type = a.real_type()->str();
  while (!type.empty() && type.back() == '?') type.pop_back();
  return type;
}

bool fill_binding(Binding &b, const c10::FunctionSchema &schema, const c10::FunctionSchema *row_schema,
                  std::string &problem) {
  std::string map = setu_form_map(b.form) ? setu_form_map(b.form) : "";
  for (size_t i = 0; i < schema.arguments().size(); i++) {
    const c10::Argument &s = schema.arguments()[i];
    Argument a;
    a.name = s.name();
    std::string type = bare_type(s);
    a.generator = type == "Generator";
    a.ignored = a.generator || type == "Device" || type == "Layout" || type == "MemoryFormat" || s.name() == "device" ||
                s.name() == "layout" || s.name() == "pin_memory" || s.name() == "memory_format";
    a.dtype = type == "ScalarType" || (s.name() == "dtype" && type == "int") || s.name() == "out_dtype";
    a.written = s.alias_info() && s.alias_info()->isWrite();
    a.kwarg_only = s.kwarg_only();
    a.has_default = s.default_value().has_value() && !s.default_value()->isNone();
    if (a.has_default) a.default_value = *s.default_value();
    std::string row_name = mapped_name(map, a.name);
    for (int k = 0;; k++) {
      bool run_time, written, optional;
      const char *name = setu_form_argument(b.form, k, &run_time, &written, &optional);
      if (!name) break;
      if (row_name == name) a.run_time = run_time;
    }
    bool number = type == "Scalar" || type == "number" || type.rfind("Scalar[", 0) == 0 || type == "number[]" ||
                  type == "float" || type == "int";
    if (row_schema && number)
      for (const c10::Argument &r : row_schema->arguments())
        if (r.name() == row_name && bare_type(r) == "Tensor") a.as_tensor = true;
    if (a.written && b.first_written < 0) b.first_written = static_cast<int>(i);
    b.arguments.push_back(std::move(a));
  }
  for (int k = 0;; k++) {
    bool run_time, written, optional, found = false;
    const char *name = setu_form_argument(b.form, k, &run_time, &written, &optional);
    if (!name) break;
    for (const Argument &a : b.arguments) found = found || mapped_name(map, a.name) == name;
    if (!found && !optional && b.kind == SELF) {
      problem = std::string("the schema has no argument '") + name + "'";
      return false;
    }
  }
  for (const c10::Argument &s : schema.returns()) {
    Return r;
    std::string type = bare_type(s);
    r.is_list = type.find("[]") != std::string::npos || type.rfind("List", 0) == 0;
    if (s.alias_info())
      for (size_t i = 0; i < schema.arguments().size(); i++) {
        const auto *alias = schema.arguments()[i].alias_info();
        if (alias && alias->beforeSets() == s.alias_info()->beforeSets()) r.alias_of = static_cast<int>(i);
      }
    else if (type == "int" || type == "SymInt") {
      r.is_number = true;
    } else if (type != "Tensor" && !r.is_list) {
      problem = "it returns " + type + ", which is no tensor";
      return false;
    }
    b.returns.push_back(r);
  }
  return true;
}

std::optional<c10::OperatorHandle> find_operator(const char *form_name) {
  auto [base, overload] = split_name(form_name);
  return c10::Dispatcher::singleton().findSchema({base, overload});
}

bool prepared(Binding *b) {
  return b->prepare(find_operator(b->name.c_str())->schema());
}

}  // namespace

bool Binding::prepare(const c10::FunctionSchema &schema) {
  static std::mutex mutex;
  std::lock_guard<std::mutex> lock(mutex);
  if (ready.load(std::memory_order_relaxed)) return true;
  if (!problem.empty()) return false;
  const char *row_name = setu_form_row_name(form);
  auto row = find_operator(row_name);
  guard = guard_of(name);
  sized_by_numbers = size_follows_numbers(row_name);
  if (!fill_binding(*this, schema, row ? &row->schema() : nullptr, problem)) return false;
  row_operator = row;
  if (takes_indices(row_name))
    for (size_t i = 0; i < arguments.size(); i++)
      if (arguments[i].name == "indices") indices_at = static_cast<int>(i);
  ready.store(true, std::memory_order_release);
  return true;
}

std::vector<std::pair<std::string, std::string>> unbound_forms() {
  std::vector<std::pair<std::string, std::string>> unbound(missing.begin(), missing.end());
  for (Binding *b : bindings)
    if (!prepared(b)) unbound.emplace_back(b->name, b->problem);
  return unbound;
}

const setu_plan *last_plan() {
  return latest_plan;
}

std::vector<std::string> bound_forms() {
  std::vector<std::string> bound;
  for (Binding *b : bindings)
    if (prepared(b)) bound.push_back(b->name);
  return bound;
}

void register_operators() {
  static torch::Library *library = nullptr;
  if (library) return;
  library = new torch::Library(torch::Library::IMPL, "aten", c10::DispatchKey::PrivateUse1, __FILE__, __LINE__);
  int count = setu_form_count();
  bindings.reserve(static_cast<size_t>(count));
  for (int i = 0; i < count; i++) {
    const void *form = setu_form_at(i);
    const char *name = setu_form_name(form);
    if (!setu_form_has_row(form) || !find_operator(name)) {
      missing.emplace_back(name, setu_form_has_row(form) ? "this PyTorch has no such operator" : "its row is missing");
      continue;
    }
    auto binding = std::make_unique<Binding>();
    binding->form = form;
    binding->name = name;
    binding->kind = setu_form_kind_of(form);
    binding->flags = setu_form_flags(form);
    bindings.push_back(binding.get());
    if (find_operator(name)->hasKernelForDispatchKey(c10::DispatchKey::PrivateUse1)) {
      binding.release();  // the bridge's own kernel comes first; the row serves compiled graphs
      continue;
    }
    library->impl(name, torch::CppFunction::makeFromBoxedFunctor(std::move(binding)));
  }
}

}  // namespace setu
