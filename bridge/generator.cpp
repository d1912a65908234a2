// The random generator: a seed and an offset. Each random call uses the numbers [offset, offset + amount).
#include <ATen/core/Generator.h>
#include <ATen/core/GeneratorForPrivateuseone.h>
#include <ATen/EmptyTensor.h>
#include <c10/core/GeneratorImpl.h>

#include "bridge.h"

namespace setu {
namespace {

struct GeneratorImpl final : c10::GeneratorImpl {
  explicit GeneratorImpl(c10::DeviceIndex index)
      : c10::GeneratorImpl(c10::Device(kDevice, index), c10::DispatchKeySet(c10::DispatchKey::PrivateUse1)) {}

  static c10::DeviceType device_type() { return kDevice; }

  void set_current_seed(uint64_t seed) override {
    seed_ = seed;
    offset_ = 0;
  }
  void set_offset(uint64_t offset) override { offset_ = offset; }
  uint64_t get_offset() const override { return offset_; }
  uint64_t current_seed() const override { return seed_; }
  uint64_t seed() override {
    set_current_seed(c10::detail::getNonDeterministicRandom());
    return seed_;
  }
  // Sixteen bytes on the CPU: seed, then offset, little endian.
  void set_state(const c10::TensorImpl &state) override {
    TORCH_CHECK(state.numel() == 16 && state.dtype() == caffe2::TypeMeta::Make<uint8_t>() && state.is_cpu(),
                "the random state of device tpu is a CPU ByteTensor of 16 elements (seed and offset)");
    const auto *bytes = static_cast<const uint8_t *>(state.data());
    memcpy(&seed_, bytes, 8);
    memcpy(&offset_, bytes + 8, 8);
  }
  c10::intrusive_ptr<c10::TensorImpl> get_state() const override {
    at::TensorBase state =
        at::detail::empty_cpu({16}, c10::ScalarType::Byte, std::nullopt, std::nullopt, std::nullopt, std::nullopt);
    auto *bytes = static_cast<uint8_t *>(state.unsafeGetTensorImpl()->mutable_data());
    memcpy(bytes, &seed_, 8);
    memcpy(bytes + 8, &offset_, 8);
    return state.getIntrusivePtr();
  }

  uint64_t seed_ = c10::default_rng_seed_val;
  uint64_t offset_ = 0;

 private:
  GeneratorImpl *clone_impl() const override {
    auto *copy = new GeneratorImpl(device().index());
    copy->seed_ = seed_;
    copy->offset_ = offset_;
    return copy;
  }
};

at::Generator make_generator(c10::DeviceIndex index) {
  return at::make_generator<GeneratorImpl>(index);
}

}  // namespace

const at::Generator &default_generator(c10::DeviceIndex index) {
  static std::mutex mutex;
  static std::vector<at::Generator> *generators = new std::vector<at::Generator>(64);
  if (index < 0) index = current_device();
  TORCH_CHECK(index < 64, "device tpu:", static_cast<int>(index), " does not exist");
  std::lock_guard<std::mutex> lock(mutex);
  at::Generator &generator = (*generators)[static_cast<size_t>(index)];
  if (!generator.defined()) generator = make_generator(index);
  return generator;
}

at::Generator new_generator(c10::DeviceIndex index) {
  return make_generator(index < 0 ? current_device() : index);
}

std::pair<uint64_t, uint64_t> next_random(const at::Generator *generator, c10::DeviceIndex device, int64_t amount) {
  const at::Generator &chosen = generator && generator->defined() ? *generator : default_generator(device);
  TORCH_CHECK(chosen.device().type() == kDevice, "Expected a 'tpu' device type for generator but found '",
              chosen.device().type(), "'");
  auto *impl = static_cast<GeneratorImpl *>(chosen.unsafeGetGeneratorImpl());
  std::lock_guard<std::mutex> lock(impl->mutex_);
  std::pair<uint64_t, uint64_t> state{impl->seed_, impl->offset_};
  impl->offset_ += static_cast<uint64_t>(amount);
  return state;
}

}  // namespace setu
