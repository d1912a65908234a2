// Encodes a call into the words of its key, the storages it touches and the numbers that travel with it.
#include <ATen/Context.h>
#include <c10/core/DefaultDtype.h>

#include "binding.h"

namespace setu {
namespace {

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
    if (C10_UNLIKELY(number.type() == c10::ScalarType::UInt64)) {
      uint64_t value = number.toUInt64();  // beyond int64
      push_scalar(e, SETU_U64, &value);
      return;
    }
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

void push_bytes(Encoder &e, const void *data, size_t size) {
  for (size_t i = 0; i < size; i += 8) {
    uint64_t word = 0;
    memcpy(&word, static_cast<const char *>(data) + i, std::min<size_t>(8, size - i));
    e.words.push_back(word);
  }
}

// A number or a string that is part of the key; false, with nothing pushed, for other values.
bool push_constant(Encoder &e, const IValue &v) {
  if (v.isBool()) {
    e.words.push_back(TAG_BOOL | static_cast<uint64_t>(v.toBool()) << 8);
  } else if (v.isInt()) {
    e.words.push_back(TAG_INT);
    e.words.push_back(static_cast<uint64_t>(v.toInt()));
  } else if (is_large_integer(v)) {
    e.words.push_back(TAG_INT | 1u << 8);
    e.words.push_back(v.toScalar().toUInt64());
  } else if (v.isSymInt()) {
    e.words.push_back(TAG_INT);
    e.words.push_back(static_cast<uint64_t>(v.toSymInt().guard_int(__FILE__, __LINE__)));
  } else if (v.isDouble()) {
    double number = v.toDouble();
    e.words.push_back(TAG_FLOAT);
    push_bytes(e, &number, sizeof number);
  } else if (v.isComplexDouble()) {
    c10::complex<double> number = v.toComplexDouble();
    e.words.push_back(TAG_COMPLEX);
    push_bytes(e, &number, sizeof number);
  } else if (v.isString()) {
    const std::string &text = v.toStringRef();
    e.words.push_back(TAG_STRING | static_cast<uint64_t>(text.size()) << 8);
    push_bytes(e, text.data(), text.size());
  } else {
    return false;
  }
  return true;
}

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

int chosen_precision(at::Context &context) {
  if (precision() >= 0) return precision();
  switch (context.float32MatmulPrecision()) {
    case at::Float32MatmulPrecision::HIGHEST:
      return 2;
    case at::Float32MatmulPrecision::HIGH:
      return 1;
    default:
      return 0;
  }
}

}  // namespace

bool is_default(const Argument &a, const IValue &v) {
  if (!a.has_default) return false;
  const IValue &d = a.default_value;
  if (v.isInt() && d.isInt()) return v.toInt() == d.toInt();
  if (v.isDouble() && d.isDouble()) return v.toDouble() == d.toDouble();
  if (v.isInt() && d.isDouble()) return static_cast<double>(v.toInt()) == d.toDouble();
  if (v.isDouble() && d.isInt()) return v.toDouble() == static_cast<double>(d.toInt());
  return false;
}

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
    e.offset_words.push_back(static_cast<int>(e.words.size()));
    e.offset_uses.push_back(static_cast<int>(e.uses.size()));
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
  if (is_number(v) && !v.isSymInt()) {
    c10::Scalar number = v.toScalar();
    if ((a.run_time || a.as_tensor) && !is_default(a, v)) {
      push_number(e, number);
      e.words.push_back(TAG_RUNTIME | scalar_kind(number) << 8 | static_cast<uint64_t>(e.scalars.back().dtype) << 16);
      return;
    }
  }
  if (push_constant(e, v)) return;
  if (v.isList()) {
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
  int chosen = flags & SETU_ROW_PRECISION ? chosen_precision(context) : 0;
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

}  // namespace setu
