// Device guard, streams and events, and PrivateUse1 hooks.
//
// A device runs its work in program order, so it has one stream; user streams are that stream under other ids.
#include <ATen/detail/PrivateUse1HooksInterface.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>

#include <chrono>

#include "bridge.h"

namespace setu {

at::Generator new_generator(c10::DeviceIndex index);

namespace {

thread_local c10::StreamId thread_stream = 0;

struct Event {
  c10::DeviceIndex device;
  bool timing;
  std::chrono::steady_clock::time_point time;
};

void synchronize(c10::DeviceIndex index) {
  if (started()) check(setu_engine_synchronize(engine(), index < 0 ? current_device() : index));
}

struct GuardImpl final : c10::impl::DeviceGuardImplInterface {
  GuardImpl() = default;
  explicit GuardImpl(c10::DeviceType type) { TORCH_INTERNAL_ASSERT(type == kDevice); }
  c10::DeviceType type() const override { return kDevice; }
  c10::Device exchangeDevice(c10::Device device) const override {
    c10::Device old = getDevice();
    if (device.index() >= 0 && device.index() != old.index()) set_current_device(device.index());
    return old;
  }
  c10::Device getDevice() const override { return {kDevice, current_device()}; }
  void setDevice(c10::Device device) const override {
    if (device.index() >= 0) set_current_device(device.index());
  }
  void uncheckedSetDevice(c10::Device device) const noexcept override {
    if (device.index() >= 0 && device.index() < setu::device_count()) set_current_device(device.index());
  }
  c10::Stream getStream(c10::Device device) const override {
    return c10::Stream(c10::Stream::UNSAFE, c10::Device(kDevice, index_of(device)), thread_stream);
  }
  c10::Stream getDefaultStream(c10::Device device) const override {
    return c10::Stream(c10::Stream::UNSAFE, c10::Device(kDevice, index_of(device)), 0);
  }
  c10::Stream getNewStream(c10::Device device, int) const override {
    static std::atomic<c10::StreamId> next{1};
    return c10::Stream(c10::Stream::UNSAFE, c10::Device(kDevice, index_of(device)), next++);
  }
  c10::Stream getStreamFromGlobalPool(c10::Device device, bool) const override { return getNewStream(device, 0); }
  c10::Stream exchangeStream(c10::Stream stream) const override {
    c10::Stream old = getStream(stream.device());
    thread_stream = stream.id();
    return old;
  }
  void destroyEvent(void *event, const c10::DeviceIndex) const noexcept override { delete static_cast<Event *>(event); }
  // An event with timing waits for the work before it, so that its time is that work's end.
  void record(void **event, const c10::Stream &stream, const c10::DeviceIndex,
              const c10::EventFlag flag) const override {
    if (!*event) *event = new Event{};
    auto *e = static_cast<Event *>(*event);
    e->device = stream.device_index();
    e->timing = flag == c10::EventFlag::BACKEND_DEFAULT;
    if (e->timing) synchronize(e->device);
    e->time = std::chrono::steady_clock::now();
  }
  void block(void *, const c10::Stream &) const override {}  // one stream: later work already comes later
  bool queryEvent(void *event) const override {
    if (!event) return true;
    synchronize(static_cast<Event *>(event)->device);
    return true;
  }
  c10::DeviceIndex deviceCount() const noexcept override { return setu::device_count(); }
  bool queryStream(const c10::Stream &stream) const override {
    synchronize(stream.device_index());
    return true;
  }
  void synchronizeStream(const c10::Stream &stream) const override { synchronize(stream.device_index()); }
  void synchronizeEvent(void *event) const override {
    if (event) synchronize(static_cast<Event *>(event)->device);
  }
  void synchronizeDevice(const c10::DeviceIndex index) const override { synchronize(index); }
  void recordDataPtrOnStream(const c10::DataPtr &, const c10::Stream &) const override {}
  double elapsedTime(void *start, void *end, const c10::DeviceIndex) const override {
    TORCH_CHECK(start && end, "Both events must be recorded before calculating elapsed time.");
    auto *a = static_cast<Event *>(start);
    auto *b = static_cast<Event *>(end);
    TORCH_CHECK(a->timing && b->timing, "Both events must be created with enable_timing=True to measure elapsed time.");
    return std::chrono::duration<double, std::milli>(b->time - a->time).count();
  }

 private:
  static c10::DeviceIndex index_of(c10::Device device) {
    return device.index() < 0 ? current_device() : device.index();
  }
};

C10_REGISTER_GUARD_IMPL(PrivateUse1, GuardImpl)

struct Hooks final : at::PrivateUse1HooksInterface {
  bool isBuilt() const override { return true; }
  bool isAvailable() const override { return available(); }
  bool hasPrimaryContext(c10::DeviceIndex) const override { return started(); }
  void init() const override {}
  c10::DeviceIndex deviceCount() const override { return available() ? setu::device_count() : 0; }
  void setCurrentDevice(c10::DeviceIndex index) const override { set_current_device(index); }
  c10::DeviceIndex getCurrentDevice() const override { return current_device(); }
  c10::DeviceIndex exchangeDevice(c10::DeviceIndex index) const override {
    c10::DeviceIndex old = current_device();
    if (index >= 0) set_current_device(index);
    return old;
  }
  c10::DeviceIndex maybeExchangeDevice(c10::DeviceIndex index) const override { return exchangeDevice(index); }
  bool isPinnedPtr(const void *data) const override { return is_pinned(data); }
  c10::Allocator *getPinnedMemoryAllocator() const override {
    TORCH_CHECK(available(), "Cannot access accelerator device when none is available.");
    return pinned_allocator();
  }
  c10::Device getDeviceFromPtr(void *) const override { return {kDevice, current_device()}; }
  const at::Generator &getDefaultGenerator(c10::DeviceIndex index) const override { return default_generator(index); }
  at::Generator getNewGenerator(c10::DeviceIndex index) const override { return new_generator(index); }
  void resizePrivateUse1Bytes(const c10::Storage &storage, size_t bytes) const override {
    resize_storage_bytes(storage.unsafeGetStorageImpl(), static_cast<int64_t>(bytes));
  }
};

}  // namespace

void register_hooks() {
  if (!at::isPrivateUse1HooksRegistered()) at::RegisterPrivateUse1HooksInterface(new Hooks());
}

}  // namespace setu
