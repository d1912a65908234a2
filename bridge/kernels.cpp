// Kernels that are not computations: factories, views, storage changes, copies across the host boundary.
#include <ATen/EmptyTensor.h>
#include <ATen/ExpandUtils.h>
#include <ATen/native/Resize.h>
#include <ATen/ops/_conj.h>
#include <ATen/ops/_copy_from_native.h>
#include <ATen/ops/_neg_view.h>
#include <ATen/ops/_reshape_alias_native.h>
#include <ATen/ops/as_strided_native.h>
#include <ATen/ops/conj_physical.h>
#include <ATen/ops/copy.h>
#include <ATen/ops/empty_like.h>
#include <ATen/ops/empty_strided.h>
#include <ATen/ops/neg.h>
#include <ATen/ops/set_native.h>
#include <ATen/ops/unfold_native.h>
#include <ATen/ops/view_as_complex_native.h>
#include <ATen/ops/view_as_real_native.h>
#include <ATen/ops/view_native.h>
#include <c10/core/DefaultDtype.h>
#include <torch/library.h>

#include "bridge.h"
#include "dispatch.h"

namespace setu {
namespace {

c10::DeviceIndex index_of(std::optional<c10::Device> device) {
  return device && device->has_index() ? device->index() : current_device();
}

c10::ScalarType dtype_of(std::optional<c10::ScalarType> dtype) {
  return dtype.value_or(c10::get_default_dtype_as_scalartype());
}

at::Tensor empty_memory_format(c10::SymIntArrayRef size, std::optional<c10::ScalarType> dtype,
                               std::optional<c10::Layout> layout, std::optional<c10::Device> device,
                               std::optional<bool> pin_memory, std::optional<c10::MemoryFormat> memory_format) {
  TORCH_CHECK_NOT_IMPLEMENTED(layout.value_or(c10::Layout::Strided) == c10::Layout::Strided, "device tpu has no ",
                              *layout, " tensors; use a strided tensor");
  TORCH_CHECK(!pin_memory.value_or(false), "Only dense CPU tensors can be pinned");
  auto sizes = C10_AS_INTARRAYREF_SLOW(size);
  for (int64_t s : sizes) TORCH_CHECK(s >= 0, "Trying to create tensor with negative dimension ", s, ": ", sizes);
  auto format = memory_format.value_or(c10::MemoryFormat::Contiguous);
  std::vector<int64_t> strides(sizes.size());
  if (format == c10::MemoryFormat::ChannelsLast) {
    TORCH_CHECK(sizes.size() == 4, "required rank 4 tensor to use channels_last format");
    auto s = c10::get_channels_last_strides_2d(sizes);
    strides.assign(s.begin(), s.end());
  } else if (format == c10::MemoryFormat::ChannelsLast3d) {
    TORCH_CHECK(sizes.size() == 5, "required rank 5 tensor to use channels_last_3d format");
    auto s = c10::get_channels_last_strides_3d(sizes);
    strides.assign(s.begin(), s.end());
  } else {
    int64_t stride = 1;
    bool overflow = false;
    for (size_t i = sizes.size(); i-- > 0;) {
      strides[i] = stride;
      overflow |= __builtin_mul_overflow(stride, std::max<int64_t>(sizes[i], 1), &stride);
    }
    TORCH_CHECK_WITH(OutOfMemoryError, !overflow, "Storage size calculation overflowed with sizes=", sizes);
  }
  return empty(sizes, strides, dtype_of(dtype), index_of(device));
}

at::Tensor empty_strided(c10::SymIntArrayRef size, c10::SymIntArrayRef stride, std::optional<c10::ScalarType> dtype,
                         std::optional<c10::Layout> layout, std::optional<c10::Device> device,
                         std::optional<bool> pin_memory) {
  TORCH_CHECK_NOT_IMPLEMENTED(layout.value_or(c10::Layout::Strided) == c10::Layout::Strided, "device tpu has no ",
                              *layout, " tensors; use a strided tensor");
  auto sizes = C10_AS_INTARRAYREF_SLOW(size), strides = C10_AS_INTARRAYREF_SLOW(stride);
  TORCH_CHECK(sizes.size() == strides.size(), "mismatch in length of strides and shape: ", sizes.size(), " and ",
              strides.size());
  for (int64_t s : sizes) TORCH_CHECK(s >= 0, "Trying to create tensor with negative dimension ", s, ": ", sizes);
  for (int64_t s : strides) TORCH_CHECK(s >= 0, "Trying to create tensor with negative stride ", s);
  return empty(sizes, strides, dtype_of(dtype), index_of(device));
}

// ---- views and storage ----

at::Tensor as_strided(const at::Tensor &self, c10::SymIntArrayRef size, c10::SymIntArrayRef stride,
                      std::optional<c10::SymInt> offset) {
  std::optional<int64_t> start;
  if (offset) start = offset->guard_int(__FILE__, __LINE__);
  return at::native::as_strided_tensorimpl(self, C10_AS_INTARRAYREF_SLOW(size), C10_AS_INTARRAYREF_SLOW(stride), start);
}

at::Tensor view(const at::Tensor &self, c10::SymIntArrayRef size) {
  return at::native::view(self, C10_AS_INTARRAYREF_SLOW(size));
}

at::Tensor reshape_alias(const at::Tensor &self, c10::SymIntArrayRef size, c10::SymIntArrayRef stride) {
  return at::native::_reshape_alias(self, C10_AS_INTARRAYREF_SLOW(size), C10_AS_INTARRAYREF_SLOW(stride));
}

at::Tensor &set_source_storage_offset(at::Tensor &self, c10::Storage source, c10::SymInt offset,
                                      c10::SymIntArrayRef size, c10::SymIntArrayRef stride) {
  auto sizes = C10_AS_INTARRAYREF_SLOW(size), strides = C10_AS_INTARRAYREF_SLOW(stride);
  std::optional<c10::IntArrayRef> given;
  if (!strides.empty() || sizes.empty()) given = strides;
  at::native::checkSetStorage(self, source, offset.guard_int(__FILE__, __LINE__), sizes,
                              given ? *given : c10::IntArrayRef(), false);
  auto *impl = self.unsafeGetTensorImpl();
  impl->set_storage_offset(offset.guard_int(__FILE__, __LINE__));
  if (given && given->size() == sizes.size())
    impl->set_sizes_and_strides(sizes, *given);
  else
    impl->set_sizes_contiguous(sizes);
  int64_t bytes = static_cast<int64_t>(at::detail::computeStorageNbytes(impl->sizes(), impl->strides(), self.itemsize(),
                                                                        static_cast<size_t>(self.storage_offset())));
  auto *storage = impl->unsafe_storage().unsafeGetStorageImpl();
  if (static_cast<int64_t>(storage->nbytes()) < bytes) resize_storage_bytes(storage, bytes);
  return self;
}

at::Tensor &set_source_storage(at::Tensor &self, c10::Storage source) {
  int64_t count = static_cast<int64_t>(source.nbytes() / self.itemsize());
  std::vector<c10::SymInt> size{c10::SymInt(count)}, stride{c10::SymInt(1)};
  return set_source_storage_offset(self, std::move(source), 0, size, stride);
}

at::Tensor &set_source_tensor(at::Tensor &self, const at::Tensor &source) {
  if (self.unsafeGetTensorImpl() == source.unsafeGetTensorImpl()) return self;
  return set_source_storage_offset(self, source.storage(), source.sym_storage_offset(), source.sym_sizes(),
                                   source.sym_strides());
}

at::Tensor &set_empty(at::Tensor &self) {
  c10::Storage storage(c10::Storage::use_byte_size_t(), 0, c10::GetAllocator(kDevice)->allocate(0),
                       c10::GetAllocator(kDevice), true);
  std::vector<c10::SymInt> size{c10::SymInt(0)}, stride{c10::SymInt(1)};
  return set_source_storage_offset(self, std::move(storage), 0, size, stride);
}

const at::Tensor &resize_(const at::Tensor &self, c10::SymIntArrayRef size,
                          std::optional<c10::MemoryFormat> memory_format) {
  auto sizes = C10_AS_INTARRAYREF_SLOW(size);
  for (int64_t s : sizes) TORCH_CHECK(s >= 0, "Trying to create tensor with negative dimension ", s, ": ", sizes);
  auto *impl = self.unsafeGetTensorImpl();
  if (impl->sizes() != sizes) {
    impl->set_sizes_contiguous(sizes);
    size_t bytes =
        at::detail::computeStorageNbytesContiguous(sizes, self.itemsize(), static_cast<size_t>(self.storage_offset()));
    auto *storage = impl->unsafe_storage().unsafeGetStorageImpl();
    if (storage->nbytes() < bytes) resize_storage_bytes(storage, static_cast<int64_t>(bytes));
  }
  if (memory_format) {
    TORCH_CHECK(*memory_format != c10::MemoryFormat::Preserve, "Unsupported memory format ", *memory_format);
    impl->empty_tensor_restride(*memory_format);
  }
  return self;
}

// ---- copies ----

// Whether the tensor is its storage's whole value in row-major order, so that host bytes and device value agree.
bool is_whole(const at::Tensor &t) {
  setu_storage *record = storage_of(t);
  return t.storage_offset() == 0 && t.is_contiguous() &&
         t.numel() * static_cast<int64_t>(t.itemsize()) == setu_storage_bytes(record) && !t.is_conj() && !t.is_neg();
}

setu_type dense_type(const at::Tensor &t) {
  setu_type type{};
  type.dtype = require_dtype(t.scalar_type(), "copy_");
  type.rank = static_cast<int>(t.dim());
  for (int i = 0; i < type.rank; i++) type.dims[i] = t.size(i);
  return type;
}

void copy_host_to_device(const at::Tensor &self, const at::Tensor &src) {
  at::Tensor host = src.to(self.scalar_type()).expand(self.sizes()).contiguous().resolve_conj().resolve_neg();
  if (is_whole(self) && !self.is_conj() && !self.is_neg()) {
    setu_type type = dense_type(self);
    check(setu_storage_upload(storage_of(self), &type, host.const_data_ptr()));
    return;
  }
  // A dense tensor in another memory order: order the host data that way, and the upload is still the whole storage.
  at::Tensor staged = at::empty(self.sizes(), self.options());
  setu_type type = dense_type(staged);
  check(setu_storage_upload(storage_of(staged), &type, host.const_data_ptr()));
  const_cast<at::Tensor &>(self).copy_(staged);
}

void copy_device_to_host(const at::Tensor &self, const at::Tensor &src) {
  at::Tensor whole = src;
  if (!is_whole(src) || setu_storage_natural(storage_of(src))->dtype != to_setu(src.scalar_type()))
    whole = src.clone(c10::MemoryFormat::Contiguous);
  if (self.is_contiguous() && self.scalar_type() == src.scalar_type() && self.sizes() == src.sizes() &&
      !self.is_conj() && !self.is_neg()) {
    check(setu_storage_download(storage_of(whole), self.mutable_data_ptr(),
                                self.numel() * static_cast<int64_t>(self.itemsize())));
    return;
  }
  at::Tensor host = at::empty(src.sizes(), src.options().device(c10::kCPU));
  check(setu_storage_download(storage_of(whole), host.mutable_data_ptr(),
                              host.numel() * static_cast<int64_t>(host.itemsize())));
  const_cast<at::Tensor &>(self).copy_(host);
}

void copy_between_devices(const at::Tensor &self, const at::Tensor &src) {
  at::Tensor whole = src.scalar_type() == self.scalar_type() ? src : src.to(self.scalar_type());
  whole = whole.expand(self.sizes()).contiguous();
  if (!is_whole(whole)) whole = whole.clone(c10::MemoryFormat::Contiguous);
  at::Tensor arrived = at::empty(self.sizes(), self.options());
  check(setu_storage_copy_device(storage_of(whole), storage_of(arrived)));
  const_cast<at::Tensor &>(self).copy_(arrived);
}

// copy(self, src) through the operator table, in place.
void copy_on_device(const at::Tensor &self, const at::Tensor &src) {
  static auto copy_out = c10::Dispatcher::singleton()
                             .findSchemaOrThrow("aten::copy", "out")
                             .typed<at::Tensor &(const at::Tensor &, const at::Tensor &, bool, at::Tensor &)>();
  at::Tensor out = self;
  copy_out.call(self, src, false, out);
}

// The same elements with the conjugate and negative bits off.
at::Tensor without_bits(const at::Tensor &t) {
  at::Tensor plain = t.is_conj() ? at::_conj(t) : t;
  return plain.is_neg() ? at::_neg_view(plain) : plain;
}

// What has to be copied into without_bits(dst) so that dst, read with its bits, equals src.
at::Tensor under_bits_of(const at::Tensor &src, const at::Tensor &dst) {
  at::Tensor value = without_bits(src);
  if (src.is_conj() != dst.is_conj()) value = at::conj_physical(value);
  return src.is_neg() != dst.is_neg() ? at::neg(value) : value;
}

}  // namespace

at::Tensor resolved(const at::Tensor &t) {
  at::Tensor value = without_bits(t);
  if (t.is_conj()) value = at::conj_physical(value);
  return t.is_neg() ? at::neg(value) : value;
}

namespace {

at::Tensor copy_from(const at::Tensor &self, const at::Tensor &dst, bool non_blocking) {
  if (C10_UNLIKELY(dst.numel() == 0)) {
    auto sizes = at::infer_size(dst.sizes(), self.sizes());
    TORCH_CHECK(dst.sizes() == sizes, "output with shape ", dst.sizes(), " doesn't match the broadcast shape ",
                c10::IntArrayRef(sizes));
    return dst;
  }
  if (C10_UNLIKELY(self.is_conj() || self.is_neg() || dst.is_conj() || dst.is_neg())) {
    copy_from(under_bits_of(self, dst), without_bits(dst), non_blocking);
    return dst;
  }
  bool from_device = self.device().type() == kDevice, to_device = dst.device().type() == kDevice;
  TORCH_CHECK((from_device || self.is_cpu()) && (to_device || dst.is_cpu()), "copy_ between ", self.device(), " and ",
              dst.device(), " is not supported; go through the CPU");
  if (!from_device)
    copy_host_to_device(dst, self);
  else if (!to_device)
    copy_device_to_host(dst, self);
  else if (self.device() == dst.device())
    copy_on_device(dst, self);
  else
    copy_between_devices(dst, self);
  return dst;
}

at::Tensor copy_from_and_resize(const at::Tensor &self, const at::Tensor &dst) {
  dst.resize_(self.sizes());
  return copy_from(self, dst, false);
}

c10::Scalar local_scalar_dense(const at::Tensor &self) {
  TORCH_CHECK(self.numel() == 1, "a Tensor with ", self.numel(), " elements cannot be converted to Scalar");
  at::Tensor host = at::empty({}, self.options().device(c10::kCPU));
  copy_device_to_host(host, self.reshape({}));
  return host.item();
}

bool is_set_to(const at::Tensor &self, const at::Tensor &src) {
  return self.storage().unsafeGetStorageImpl() == src.storage().unsafeGetStorageImpl() &&
         self.storage_offset() == src.storage_offset() && self.sizes() == src.sizes() &&
         self.strides() == src.strides();
}

// Comparing whole tensors reads one number: equal is a host answer.
bool equal(const at::Tensor &self, const at::Tensor &other) {
  TORCH_CHECK(self.device() == other.device(), "Cannot compare two tensors on different devices. Got: ", self.device(),
              " and ", other.device());
  if (self.sizes() != other.sizes()) return false;
  return self.numel() == 0 || self.eq(other).all().item<bool>();
}

// The math path or the fused program: sdpa's choice is made on the host. 0 is math, 4 the overrideable kernel.
int64_t fused_sdp_choice(const at::Tensor &query, const at::Tensor &key, const at::Tensor &,
                         const std::optional<at::Tensor> &attn_mask, double dropout_p, bool, std::optional<double>,
                         bool enable_gqa) {
  (void)key;
  bool fused = query.dim() == 4 && dropout_p == 0.0 && !enable_gqa && query.is_floating_point() &&
               !(attn_mask && attn_mask->requires_grad());
  return fused ? 4 : 0;
}

// nn.TransformerEncoder asks whether a padding mask is left aligned, to use nested tensors, which the device has not.
bool nested_mask_left_aligned(const at::Tensor &, const at::Tensor &) {
  return false;
}

// Whether `tensor.data = other` may take other's place. Beside PyTorch's own rule, dense tensors of the CPU and the
// device may stand for each other, as with CUDA: so parameters keep their identity, and ties, when a module moves.
bool compatible_for_data(const at::Tensor &self, const at::Tensor &from) {
  auto is_dense = [](const at::Tensor &t) {
    return t.layout() == c10::Layout::Strided && (t.is_cpu() || t.device().type() == kDevice) &&
           t.key_set().has_any(c10::DispatchKeySet(c10::DispatchKey::Dense)) && !t.is_nested() && !t.is_quantized();
  };
  return (is_dense(self) && is_dense(from)) ||
         self.unsafeGetTensorImpl()->has_compatible_shallow_copy_type(from.key_set());
}

void record_stream(at::Tensor &, c10::Stream) {}  // buffers are reference counted by the runtime

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("empty.memory_format", TORCH_FN(empty_memory_format));
  m.impl("empty_strided", TORCH_FN(empty_strided));
  m.impl("as_strided", TORCH_FN(as_strided));
  m.impl("view", TORCH_FN(view));
  m.impl("_reshape_alias", TORCH_FN(reshape_alias));
  m.impl("unfold", TORCH_FN(at::native::unfold));
  m.impl("view_as_real", TORCH_FN(at::native::view_as_real));
  m.impl("view_as_complex", TORCH_FN(at::native::view_as_complex));
  m.impl("set_.source_Storage_storage_offset", TORCH_FN(set_source_storage_offset));
  m.impl("set_.source_Storage", TORCH_FN(set_source_storage));
  m.impl("set_.source_Tensor", TORCH_FN(set_source_tensor));
  m.impl("set_", TORCH_FN(set_empty));
  m.impl("resize_", TORCH_FN(resize_));
  m.impl("_copy_from", TORCH_FN(copy_from));
  m.impl("_copy_from_and_resize", TORCH_FN(copy_from_and_resize));
  m.impl("_local_scalar_dense", TORCH_FN(local_scalar_dense));
  m.impl("is_set_to", TORCH_FN(is_set_to));
  m.impl("equal", TORCH_FN(equal));
  m.impl("_fused_sdp_choice", TORCH_FN(fused_sdp_choice));
  m.impl("_nested_tensor_from_mask_left_aligned", TORCH_FN(nested_mask_left_aligned));
  m.impl("_has_compatible_shallow_copy_type", TORCH_FN(compatible_for_data));
  m.impl("record_stream", TORCH_FN(record_stream));
}

// Conjugate and negative views are copied as they are: the fallback would call copy_ again without end.
TORCH_LIBRARY_IMPL(aten, Conjugate, m) {
  m.impl("_copy_from", torch::CppFunction::makeFallthrough());
}
TORCH_LIBRARY_IMPL(aten, Negative, m) {
  m.impl("_copy_from", torch::CppFunction::makeFallthrough());
}

}  // namespace
}  // namespace setu
