// The bridge between PyTorch and libsetu: the declarations its files share.
//
// The bridge is the only C++ of the project. It registers PyTorch's device interfaces (allocator, guard, hooks,
// generator) and one boxed kernel per form of the operator table, and hands calls to the engine. Every setu_status
// becomes a Python exception here and nowhere else.
#pragma once

#include <ATen/core/Tensor.h>
#include <c10/core/DeviceType.h>
#include <c10/core/ScalarType.h>

#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "setu/call.h"
#include "setu/engine.h"

namespace setu {

constexpr c10::DeviceType kDevice = c10::DeviceType::PrivateUse1;

// ---- errors ----
// Throws the exception that PyTorch would raise for this status, and frees it; returns on OK.
void check(setu_status status);

// ---- runtime ---- (runtime.cpp)
struct Configuration {
  std::string plugin_path;  // empty: the process was never configured
  std::string platform;
  std::string cache_directory;  // empty: no disk cache
  int64_t cache_bytes = 0;
  int device_count = 1;
  int compile_threads = 0;
  bool quick_compile = false;
  std::vector<std::pair<std::string, int64_t>> integer_options;  // for the plugin's client
  setu_mode mode = SETU_MODE_STRICT;
};
// Stored until the first use of the device; throws when the runtime has started.
void configure(Configuration configuration);
const Configuration &configuration();
// The engine; starts it on the first call. Throws in a child forked after the start.
setu_engine *engine();
bool started();
bool in_bad_fork();
// Drains and stops the engine; later calls of engine() throw. For interpreter exit.
void shutdown();
void set_mode(setu_mode mode);
setu_mode mode();
// Matmul precision: 0 default, 1 high, 2 highest; -1 follows torch.set_float32_matmul_precision.
void set_precision(int precision);
int precision();
// Called once, with the GIL, by engine() before it starts an unconfigured runtime.
void set_lazy_configure(void (*configure_now)());
// "file:line" of the innermost Python frame outside torch, or "". Takes the GIL.
std::string python_location();
void set_python_location(std::string (*location)());

// What the package found out before the runtime starts: whether a device can be used, and how many there will be.
void declare(bool available, int device_count);
bool available();

c10::DeviceIndex current_device();
void set_current_device(c10::DeviceIndex index);
c10::DeviceIndex device_count() noexcept;

// ---- types ----
// SETU_DTYPE_INVALID for a dtype that no device has.
setu_dtype to_setu(c10::ScalarType type);
c10::ScalarType to_torch(setu_dtype dtype);
// As to_setu, but throws a NotImplementedError that names operator and dtype.
setu_dtype require_dtype(c10::ScalarType type, const char *operator_name);

// ---- storages ---- (storage.cpp)
// The storage record behind a tensor of the device; never null.
setu_storage *storage_of(const at::TensorBase &tensor);
setu_storage *storage_of(const c10::Storage &storage);
// A tensor over a storage record, whose reference it takes.
at::Tensor wrap(setu_storage *storage, setu_dtype dtype, c10::IntArrayRef sizes, c10::IntArrayRef strides);
at::Tensor empty(c10::IntArrayRef sizes, c10::IntArrayRef strides, c10::ScalarType dtype, c10::DeviceIndex device);
// resize_ of the tensor's storage to at least `bytes`, keeping the prefix.
void resize_storage_bytes(c10::StorageImpl *storage, int64_t bytes);
void register_allocator();
c10::Allocator *pinned_allocator();
bool is_pinned(const void *pointer);

// ---- device interfaces ---- (device.cpp, generator.cpp)
void register_hooks();
const at::Generator &default_generator(c10::DeviceIndex index);
// Seed and offset for one call of a random operator; advances the generator (default one when not defined).
std::pair<uint64_t, uint64_t> next_random(const at::Generator *generator, c10::DeviceIndex device, int64_t amount);

// ---- operators ---- (registration.cpp, dispatch.cpp)
// Registers a boxed kernel for every form of the table that the running PyTorch has. Idempotent.
void register_operators();
// Forms that could not be bound, with the reason.
std::vector<std::pair<std::string, std::string>> unbound_forms();
std::vector<std::string> bound_forms();
// The plan of this thread's last call of the table; null before the first.
const setu_plan *last_plan();

}  // namespace setu
