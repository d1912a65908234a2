// The allocator: storages whose data pointer stands for a setu_storage.
//
// The data pointer is the record's own address. It is never dereferenced; views add their byte offset to it, so equal
// pointers mean shared memory, as PyTorch code expects.
#include <c10/core/Allocator.h>
#include <c10/core/CachingDeviceAllocator.h>
#include <c10/core/StorageImpl.h>
#include <c10/core/TensorImpl.h>
#include <sys/mman.h>

#include <map>

#include "bridge.h"

namespace setu {
namespace {

void release_record(void *record) {
  setu_storage_release(static_cast<setu_storage *>(record));
}

c10::DataPtr data_ptr_of(setu_storage *record) {
  c10::Device device(kDevice, static_cast<c10::DeviceIndex>(setu_storage_device(record)));
  return c10::DataPtr(record, record, &release_record, device);
}

struct DeviceAllocator final : c10::DeviceAllocator {
  // Raw bytes: what UntypedStorage(n, device="tpu") and set_ ask for. Tensors are made with their own natural type.
  c10::DataPtr allocate(size_t size) override {
    setu_type natural{};
    natural.dtype = SETU_U8;
    natural.rank = 1;
    natural.dims[0] = static_cast<int64_t>(size);
    setu_storage *record = nullptr;
    check(setu_storage_create(engine(), current_device(), &natural, &record));
    return data_ptr_of(record);
  }
  c10::DeleterFnPtr raw_deleter() const override { return nullptr; }
  void copy_data(void *, const void *, std::size_t) const override {
    TORCH_CHECK(false, "the memory of device tpu cannot be copied by address; use Tensor.copy_");
  }
  bool initialized() override { return started(); }
  void emptyCache(c10::MempoolId_t) override {
    if (!started()) return;
    for (int i = 0; i < device_count(); i++) setu_engine_empty_cache(engine(), i);
  }
  void recordStream(const c10::DataPtr &, c10::Stream) override {}  // buffers are reference counted by the runtime
  c10::CachingDeviceAllocator::DeviceStats getDeviceStats(c10::DeviceIndex device) override {
    c10::CachingDeviceAllocator::DeviceStats stats;
    setu_device_memory memory{};
    if (started()) setu_engine_memory(engine(), device, &memory);
    auto fill = [](auto &all, int64_t current, int64_t peak, int64_t allocated, int64_t freed) {
      auto &aggregate = all[static_cast<size_t>(c10::CachingAllocator::StatType::AGGREGATE)];
      aggregate.current = current;
      aggregate.peak = peak;
      aggregate.allocated = allocated;
      aggregate.freed = freed;
    };
    int64_t freed_bytes = memory.total_allocated_bytes - memory.allocated_bytes;
    fill(stats.allocated_bytes, memory.allocated_bytes, memory.peak_allocated_bytes, memory.total_allocated_bytes,
         freed_bytes);
    fill(stats.active_bytes, memory.allocated_bytes, memory.peak_allocated_bytes, memory.total_allocated_bytes,
         freed_bytes);
    fill(stats.requested_bytes, memory.allocated_bytes, memory.peak_allocated_bytes, memory.total_allocated_bytes,
         freed_bytes);
    fill(stats.reserved_bytes, memory.reserved_bytes, memory.peak_reserved_bytes, memory.total_allocated_bytes,
         freed_bytes);
    fill(stats.allocation, memory.allocated_count, memory.peak_allocated_count, memory.allocations, memory.frees);
    stats.num_ooms = memory.out_of_memory;
    return stats;
  }
  void resetAccumulatedStats(c10::DeviceIndex) override {}
  void resetPeakStats(c10::DeviceIndex device) override {
    if (started()) setu_engine_reset_peak_memory(engine(), device);
  }
  std::pair<size_t, size_t> getMemoryInfo(c10::DeviceIndex device) override {
    setu_device_memory memory{};
    setu_engine_memory(engine(), device, &memory);
    TORCH_CHECK(memory.limit_bytes >= 0, "the plugin of device tpu does not report how much memory the device has");
    int64_t used = std::max(memory.reserved_bytes, memory.allocated_bytes);
    return {static_cast<size_t>(std::max<int64_t>(memory.limit_bytes - used, 0)),
            static_cast<size_t>(memory.limit_bytes)};
  }
};

DeviceAllocator device_allocator;

// Host memory that the device reads from directly. A PJRT plugin copies from any host memory, so pinning means: page
// aligned, and known to is_pinned().
struct PinnedAllocator final : c10::Allocator {
  static std::mutex mutex;
  static std::map<const char *, size_t> blocks;
  static void release(void *data) {
    size_t size;
    {
      std::lock_guard<std::mutex> lock(mutex);
      auto it = blocks.find(static_cast<const char *>(data));
      if (it == blocks.end()) return;
      size = it->second;
      blocks.erase(it);
    }
    munmap(data, size);
  }
  c10::DataPtr allocate(size_t size) override {
    size_t bytes = std::max<size_t>(size, 1);
    void *data = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    TORCH_CHECK_WITH(OutOfMemoryError, data != MAP_FAILED, "pinned memory of ", size, " bytes could not be allocated");
    std::lock_guard<std::mutex> lock(mutex);
    blocks[static_cast<const char *>(data)] = bytes;
    return {data, data, &release, c10::Device(c10::DeviceType::CPU)};
  }
  c10::DeleterFnPtr raw_deleter() const override { return &release; }
  void copy_data(void *destination, const void *source, std::size_t count) const override {
    default_copy_data(destination, source, count);
  }
};
std::mutex PinnedAllocator::mutex;
std::map<const char *, size_t> PinnedAllocator::blocks;
PinnedAllocator the_pinned_allocator;

}  // namespace

c10::Allocator *pinned_allocator() {
  return &the_pinned_allocator;
}

bool is_pinned(const void *pointer) {
  const char *address = static_cast<const char *>(pointer);
  std::lock_guard<std::mutex> lock(PinnedAllocator::mutex);
  auto it = PinnedAllocator::blocks.upper_bound(address);
  if (it == PinnedAllocator::blocks.begin()) return false;
  --it;
  return address < it->first + it->second;
}

void register_allocator() {
  c10::SetAllocator(kDevice, &device_allocator);
}

// A data pointer without a context is a borrowed one: PyTorch writes storages to files through from_blob(data_ptr).
static setu_storage *record_of(const c10::DataPtr &data) {
  void *context = data.get_context();
  return static_cast<setu_storage *>(context ? context : data.get());
}

setu_storage *storage_of(const c10::Storage &storage) {
  setu_storage *record = record_of(storage.data_ptr());
  TORCH_CHECK(record != nullptr, "a tensor of device tpu has no storage; it was made without the device's allocator");
  return record;
}

setu_storage *storage_of(const at::TensorBase &tensor) {
  setu_storage *record = record_of(tensor.unsafeGetTensorImpl()->unsafe_storage().data_ptr());
  TORCH_CHECK(record != nullptr, "a tensor of device tpu has no storage; it was made without the device's allocator");
  return record;
}

at::Tensor wrap(setu_storage *record, setu_dtype dtype, c10::IntArrayRef sizes, c10::IntArrayRef strides) {
  int64_t bytes = setu_storage_bytes(record);
  auto storage = c10::make_intrusive<c10::StorageImpl>(c10::StorageImpl::use_byte_size_t(), c10::SymInt(bytes),
                                                       data_ptr_of(record), &device_allocator, /*resizable=*/true);
  at::Tensor tensor = at::detail::make_tensor<c10::TensorImpl>(c10::Storage(std::move(storage)),
                                                               c10::DispatchKeySet(c10::DispatchKey::PrivateUse1),
                                                               c10::scalarTypeToTypeMeta(to_torch(dtype)));
  tensor.unsafeGetTensorImpl()->set_sizes_and_strides(sizes, strides);
  return tensor;
}

at::Tensor empty(c10::IntArrayRef sizes, c10::IntArrayRef strides, c10::ScalarType dtype, c10::DeviceIndex device) {
  TORCH_CHECK(sizes.size() <= SETU_MAX_RANK, "device tpu supports at most ", static_cast<int>(SETU_MAX_RANK),
              " dimensions, got ", sizes.size());
  setu_type natural{};
  natural.dtype = require_dtype(dtype, "empty");
  // The storage's own order: dims by descending stride, when the strides are dense.
  std::vector<size_t> order(sizes.size());
  for (size_t i = 0; i < order.size(); i++) order[i] = i;
  std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) { return strides[a] > strides[b]; });
  int64_t expected = 1, extent = 1;
  bool dense = true, vacant = false;
  for (size_t i = order.size(); i-- > 0;) {
    size_t d = order[i];
    if (sizes[d] == 0) vacant = true;
    if (sizes[d] == 1) continue;
    dense = dense && strides[d] == expected;
    expected *= sizes[d];
    TORCH_CHECK(!__builtin_mul_overflow(sizes[d] - 1, strides[d], &extent) || vacant,
                "the sizes and strides reach further than an address can count");
  }
  if (vacant || dense) {
    natural.rank = static_cast<int>(sizes.size());
    for (size_t i = 0; i < order.size(); i++) natural.dims[i] = sizes[vacant ? i : order[i]];
  } else {
    extent = 1;
    for (size_t i = 0; i < sizes.size(); i++) extent += (sizes[i] - 1) * strides[i];
    natural.rank = 1;
    natural.dims[0] = extent;
  }
  setu_storage *record = nullptr;
  check(setu_storage_create(engine(), device, &natural, &record));
  return wrap(record, natural.dtype, sizes, strides);
}

void resize_storage_bytes(c10::StorageImpl *storage, int64_t bytes) {
  auto *record = static_cast<setu_storage *>(storage->data_ptr().get_context());
  TORCH_CHECK(record != nullptr, "a storage of device tpu without a record cannot be resized");
  TORCH_CHECK(storage->resizable(), "Trying to resize storage that is not resizable");
  check(setu_storage_resize(record, bytes));
  storage->set_nbytes(bytes);
}

}  // namespace setu
