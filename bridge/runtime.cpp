// The process-wide engine, its configuration and the mapping of statuses and dtypes.
#include <c10/util/Exception.h>
#include <pthread.h>

#include <atomic>

#include "bridge.h"

namespace setu {

// ---- errors ----

void check(setu_status status) {
  if (!status) return;
  std::string text = setu_status_message(status);
  // Notes follow the message; the place in libsetu's source is for developers only.
  std::string full = setu_status_text(status);
  auto place = full.rfind("\n  [");
  if (place != std::string::npos) full.resize(place);
  setu_status_code code = setu_status_get_code(status);
  setu_status_free(status);
  switch (code) {
    case SETU_RESOURCE_EXHAUSTED:
      TORCH_CHECK_WITH(OutOfMemoryError, false, full);
    case SETU_UNIMPLEMENTED:
      TORCH_CHECK_NOT_IMPLEMENTED(false, full);
    case SETU_OUT_OF_RANGE:
      TORCH_CHECK_INDEX(false, full);
    case SETU_INVALID_ARGUMENT:
    default:
      TORCH_CHECK(false, full);
  }
}

// ---- types ----

setu_dtype to_setu(c10::ScalarType type) {
  switch (type) {
    case c10::ScalarType::Bool:
      return SETU_BOOL;
    case c10::ScalarType::Byte:
      return SETU_U8;
    case c10::ScalarType::Char:
      return SETU_I8;
    case c10::ScalarType::Short:
      return SETU_I16;
    case c10::ScalarType::Int:
      return SETU_I32;
    case c10::ScalarType::Long:
      return SETU_I64;
    case c10::ScalarType::UInt16:
      return SETU_U16;
    case c10::ScalarType::UInt32:
      return SETU_U32;
    case c10::ScalarType::UInt64:
      return SETU_U64;
    case c10::ScalarType::Half:
      return SETU_F16;
    case c10::ScalarType::BFloat16:
      return SETU_BF16;
    case c10::ScalarType::Float:
      return SETU_F32;
    case c10::ScalarType::Double:
      return SETU_F64;
    case c10::ScalarType::ComplexFloat:
      return SETU_C64;
    case c10::ScalarType::ComplexDouble:
      return SETU_C128;
    case c10::ScalarType::Float8_e5m2:
      return SETU_F8E5M2;
    case c10::ScalarType::Float8_e4m3fn:
      return SETU_F8E4M3FN;
    case c10::ScalarType::Float8_e4m3fnuz:
      return SETU_F8E4M3FNUZ;
    case c10::ScalarType::Float8_e5m2fnuz:
      return SETU_F8E5M2FNUZ;
    default:
      return SETU_DTYPE_INVALID;
  }
}

c10::ScalarType to_torch(setu_dtype dtype) {
  for (int i = 0; i < static_cast<int>(c10::ScalarType::NumOptions); i++) {
    auto type = static_cast<c10::ScalarType>(i);
    if (to_setu(type) == dtype) return type;
  }
  TORCH_CHECK(false, "the element type ", setu_dtype_name(dtype), " has no PyTorch dtype");
}

setu_dtype require_dtype(c10::ScalarType type, const char *operator_name) {
  setu_dtype dtype = to_setu(type);
  TORCH_CHECK_NOT_IMPLEMENTED(dtype != SETU_DTYPE_INVALID, "\"", operator_name, "\" not implemented for '",
                              c10::toString(type), "' on device tpu; convert the tensor to a standard dtype first");
  return dtype;
}

// ---- runtime ----

namespace {

std::mutex runtime_mutex;
Configuration current_configuration;
std::atomic<setu_engine *> current_engine{nullptr};
std::atomic<bool> was_shut_down{false};
std::atomic<bool> bad_fork{false};
std::atomic<int> precision_choice{-1};
std::atomic<bool> is_available{false};
std::atomic<int> declared_count{1};
thread_local c10::DeviceIndex thread_device = 0;
void (*lazy_configure)() = nullptr;
std::string (*location_function)() = nullptr;

void mark_bad_fork() {
  if (current_engine.load()) bad_fork = true;
}

setu_engine *start_locked() {
  const Configuration &c = current_configuration;
  TORCH_CHECK(
      !c.plugin_path.empty(),
      "device tpu has no plugin: install xla-cpu-pjrt for the CPU, libtpu for a TPU, or set TORCH_TPU_PLUGIN to "
      "the path of a PJRT plugin; `setu doctor` shows what was found");
  std::vector<setu_option> options;
  for (const auto &[name, value] : c.integer_options) {
    setu_option option{};
    option.name = name.c_str();
    option.kind = SETU_OPTION_INT;
    option.integer = value;
    options.push_back(option);
  }
  setu_engine_options engine_options{};
  engine_options.plugin_path = c.plugin_path.c_str();
  engine_options.client_option_count = options.size();
  engine_options.client_options = options.data();
  engine_options.cache_directory = c.cache_directory.empty() ? nullptr : c.cache_directory.c_str();
  engine_options.cache_bytes = c.cache_bytes;
  engine_options.compile_threads = c.compile_threads;
  engine_options.quick_compile = c.quick_compile;
  setu_engine *engine = nullptr;
  check(setu_engine_create(&engine_options, &engine));
  check(setu_engine_set_mode(engine, c.mode));
  static bool fork_handler = (pthread_atfork(nullptr, nullptr, mark_bad_fork), true);
  (void)fork_handler;
  return engine;
}

}  // namespace

void configure(Configuration configuration) {
  std::lock_guard<std::mutex> lock(runtime_mutex);
  TORCH_CHECK(!current_engine.load(),
              "the plugin, platform and cache of device tpu can only be chosen before its first use");
  declared_count = configuration.device_count < 1 ? 1 : configuration.device_count;
  current_configuration = std::move(configuration);
}

const Configuration &configuration() {
  return current_configuration;
}

void set_lazy_configure(void (*configure_now)()) {
  lazy_configure = configure_now;
}
void set_python_location(std::string (*location)()) {
  location_function = location;
}
std::string python_location() {
  return location_function ? location_function() : std::string();
}

setu_engine *engine() {
  setu_engine *running = current_engine.load(std::memory_order_acquire);
  if (C10_LIKELY(running != nullptr && !bad_fork.load(std::memory_order_relaxed))) return running;
  TORCH_CHECK(!bad_fork,
              "Cannot re-initialize device tpu in forked subprocess. To use it with multiprocessing, you must use the "
              "'spawn' start method, or fork before the first use of the device");
  TORCH_CHECK(!was_shut_down, "device tpu was used after its runtime was shut down");
  if (current_configuration.plugin_path.empty() && lazy_configure) lazy_configure();
  std::lock_guard<std::mutex> lock(runtime_mutex);
  if (!current_engine.load()) current_engine.store(start_locked(), std::memory_order_release);
  return current_engine.load();
}

bool started() {
  return current_engine.load() != nullptr;
}
bool in_bad_fork() {
  return bad_fork;
}

void shutdown() {
  std::lock_guard<std::mutex> lock(runtime_mutex);
  setu_engine *running = current_engine.load();
  if (!running || bad_fork) return;
  // Tensors may outlive the interpreter's exit handlers, and their storages point into the engine: wait for the work
  // and leave the memory to the process's end.
  for (int i = 0; i < setu_engine_device_count(running); i++) setu_status_free(setu_engine_synchronize(running, i));
}

void set_mode(setu_mode mode) {
  if (started()) check(setu_engine_set_mode(engine(), mode));
  current_configuration.mode = mode;
}

setu_mode mode() {
  return current_configuration.mode;
}

void set_precision(int precision) {
  precision_choice = precision;
}
int precision() {
  return precision_choice;
}

void declare(bool available, int device_count) {
  is_available = available;
  declared_count = device_count < 1 ? 1 : device_count;
}

bool available() {
  return is_available;
}

c10::DeviceIndex current_device() {
  return thread_device;
}

void set_current_device(c10::DeviceIndex index) {
  TORCH_CHECK(index >= 0 && index < device_count(), "invalid device ordinal tpu:", static_cast<int>(index), "; there ",
              device_count() == 1 ? "is 1 device" : "are " + std::to_string(device_count()) + " devices");
  thread_device = index;
}

c10::DeviceIndex device_count() noexcept {
  if (started()) return static_cast<c10::DeviceIndex>(setu_engine_device_count(current_engine.load()));
  return static_cast<c10::DeviceIndex>(declared_count);
}

}  // namespace setu
