// The extension module torch_setu._bridge: what the Python package asks of the runtime.
//
// Importing it registers everything with PyTorch and starts nothing.
#include <Python.h>

#include <c10/util/Exception.h>
#include <frameobject.h>
#include <torch/csrc/Exceptions.h>
#include <torch/csrc/Generator.h>

#include "bridge.h"

namespace setu {
namespace {

PyObject *lazy_configuration = nullptr;  // a Python callable

// Runs `body` and turns C++ exceptions into Python's. `body` returns a new reference.
template <typename F>
PyObject *guarded(F &&body) {
  HANDLE_TH_ERRORS
  return body();
  END_HANDLE_TH_ERRORS
}

template <typename F>
void without_gil(F &&body) {
  PyThreadState *state = PyEval_SaveThread();
  try {
    body();
  } catch (...) {
    PyEval_RestoreThread(state);
    throw;
  }
  PyEval_RestoreThread(state);
}

PyObject *none() {
  Py_RETURN_NONE;
}

void set_item(PyObject *dict, const char *key, PyObject *value) {
  if (!value) throw python_error();
  int failed = PyDict_SetItemString(dict, key, value);
  Py_DECREF(value);
  if (failed) throw python_error();
}

PyObject *text(const char *value) {
  return PyUnicode_FromString(value ? value : "");
}
PyObject *text(const std::string &value) {
  return PyUnicode_FromStringAndSize(value.data(), static_cast<Py_ssize_t>(value.size()));
}

void call_lazy_configuration() {
  PyGILState_STATE gil = PyGILState_Ensure();
  PyObject *result = lazy_configuration ? PyObject_CallNoArgs(lazy_configuration) : nullptr;
  if (lazy_configuration && !result) {
    python_error error;
    error.persist();
    PyGILState_Release(gil);
    throw error;
  }
  Py_XDECREF(result);
  PyGILState_Release(gil);
}

// The innermost frame outside the torch and torch_setu packages.
std::string innermost_user_frame() {
  if (!Py_IsInitialized()) return "";
  PyGILState_STATE gil = PyGILState_Ensure();
  std::string found;
  PyFrameObject *frame = PyThreadState_GetFrame(PyThreadState_Get());
  for (int depth = 0; frame && depth < 64; depth++) {
    PyCodeObject *code = PyFrame_GetCode(frame);
    const char *file = PyUnicode_AsUTF8(code->co_filename);
    std::string name = file ? file : "";
    int line = PyFrame_GetLineNumber(frame);
    Py_DECREF(code);
    bool inside = name.find("/torch/") != std::string::npos || name.find("/torch_setu/") != std::string::npos;
    if (!inside) {
      found = name + ":" + std::to_string(line);
      break;
    }
    PyFrameObject *back = PyFrame_GetBack(frame);
    Py_DECREF(frame);
    frame = back;
  }
  Py_XDECREF(frame);
  PyErr_Clear();
  PyGILState_Release(gil);
  return found;
}

// ---- functions ----

PyObject *py_abi(PyObject *, PyObject *) {
  return text(SETU_TORCH_VERSION);
}
PyObject *py_version(PyObject *, PyObject *) {
  return text(SETU_VERSION);
}

// configure(plugin_path, platform, cache_directory, cache_bytes, device_count, compile_threads, integer_options, mode,
//           quick_compile)
PyObject *py_configure(PyObject *, PyObject *args, PyObject *kwargs) {
  static const char *names[] = {
      "plugin_path",     "platform", "cache_directory", "cache_bytes", "device_count", "compile_threads",
      "integer_options", "mode",     "quick_compile",   nullptr};
  const char *plugin = "", *platform = "", *cache = nullptr, *mode = "strict";
  long long cache_bytes = 0;
  int device_count = 1, compile_threads = 0, quick_compile = 0;
  PyObject *options = nullptr;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "ss|zLiiOsp", const_cast<char **>(names), &plugin, &platform, &cache,
                                   &cache_bytes, &device_count, &compile_threads, &options, &mode, &quick_compile))
    return nullptr;
  return guarded([&] {
    Configuration c;
    c.plugin_path = plugin;
    c.platform = platform;
    c.cache_directory = cache ? cache : "";
    c.cache_bytes = cache_bytes;
    c.device_count = device_count;
    c.compile_threads = compile_threads;
    c.quick_compile = quick_compile != 0;
    if (options && options != Py_None) {
      PyObject *key, *value;
      for (Py_ssize_t at = 0; PyDict_Next(options, &at, &key, &value);) {
        const char *name = PyUnicode_AsUTF8(key);
        if (!name) throw python_error();
        long long number = PyLong_AsLongLong(value);
        if (number == -1 && PyErr_Occurred()) throw python_error();
        c.integer_options.emplace_back(name, number);
      }
    }
    std::string m = mode;
    c.mode = m == "debug" ? SETU_MODE_DEBUG : m == "fused" ? SETU_MODE_FUSED : SETU_MODE_STRICT;
    configure(std::move(c));
    return none();
  });
}

PyObject *py_declare(PyObject *, PyObject *args) {
  int available, count;
  if (!PyArg_ParseTuple(args, "pi", &available, &count)) return nullptr;
  declare(available != 0, count);
  return none();
}

PyObject *py_set_lazy_configure(PyObject *, PyObject *function) {
  Py_XDECREF(lazy_configuration);
  Py_INCREF(function);
  lazy_configuration = function;
  set_lazy_configure(&call_lazy_configuration);
  return none();
}

PyObject *py_start(PyObject *, PyObject *) {
  return guarded([] {
    without_gil([] { engine(); });
    return none();
  });
}
PyObject *py_is_started(PyObject *, PyObject *) {
  return PyBool_FromLong(started());
}
PyObject *py_in_bad_fork(PyObject *, PyObject *) {
  return PyBool_FromLong(in_bad_fork());
}
PyObject *py_shutdown(PyObject *, PyObject *) {
  return guarded([] {
    without_gil([] { shutdown(); });
    return none();
  });
}
PyObject *py_device_count(PyObject *, PyObject *) {
  return PyLong_FromLong(device_count());
}
PyObject *py_current_device(PyObject *, PyObject *) {
  return PyLong_FromLong(current_device());
}
PyObject *py_set_device(PyObject *, PyObject *index) {
  return guarded([&] {
    long value = PyLong_AsLong(index);
    if (value == -1 && PyErr_Occurred()) throw python_error();
    set_current_device(static_cast<c10::DeviceIndex>(value));
    return none();
  });
}

int device_argument(PyObject *args) {
  int index = -1;
  if (!PyArg_ParseTuple(args, "|i", &index)) throw python_error();
  return index < 0 ? current_device() : index;
}

PyObject *py_device_kind(PyObject *, PyObject *args) {
  return guarded([&] {
    int index = device_argument(args);
    TORCH_CHECK(index < device_count(), "device tpu:", index, " does not exist");
    return text(setu_client_device_kind(setu_engine_client(engine()), index));
  });
}

PyObject *py_platform(PyObject *, PyObject *) {
  return guarded([] {
    if (!started()) return text(configuration().platform);
    return text(setu_client_platform_name(setu_engine_client(engine())));
  });
}

PyObject *py_cache_problem(PyObject *, PyObject *) {
  return guarded([] {
    const char *problem = started() ? setu_engine_cache_problem(engine()) : nullptr;
    return problem ? text(problem) : none();
  });
}

PyObject *option_value(const setu_option &o) {
  switch (o.kind) {
    case SETU_OPTION_STRING:
      return text(o.string);
    case SETU_OPTION_FLOAT:
      return PyFloat_FromDouble(o.number);
    case SETU_OPTION_BOOL:
      return PyBool_FromLong(o.integer != 0);
    case SETU_OPTION_INT_LIST: {
      PyObject *list = PyList_New(static_cast<Py_ssize_t>(o.list_count));
      for (size_t i = 0; list && i < o.list_count; i++)
        PyList_SET_ITEM(list, static_cast<Py_ssize_t>(i), PyLong_FromLongLong(o.list[i]));
      return list;
    }
    default:
      return PyLong_FromLongLong(o.integer);
  }
}

PyObject *py_plugin_info(PyObject *, PyObject *) {
  return guarded([] {
    setu_client *client = setu_engine_client(engine());
    setu_plugin *plugin = setu_client_plugin(client);
    PyObject *info = PyDict_New();
    set_item(info, "path", text(setu_plugin_path(plugin)));
    set_item(info, "api_major", PyLong_FromLong(setu_plugin_api_major(plugin)));
    set_item(info, "api_minor", PyLong_FromLong(setu_plugin_api_minor(plugin)));
    set_item(info, "platform_version", text(setu_client_platform_version(client)));
    PyObject *attributes = PyDict_New();
    const setu_option *list;
    size_t count = setu_plugin_attributes(plugin, &list);
    for (size_t i = 0; i < count; i++) set_item(attributes, list[i].name, option_value(list[i]));
    set_item(info, "attributes", attributes);
    return info;
  });
}

PyObject *py_synchronize(PyObject *, PyObject *args) {
  return guarded([&] {
    int index = device_argument(args);
    if (started()) without_gil([&] { check(setu_engine_synchronize(engine(), index)); });
    return none();
  });
}

PyObject *py_flush(PyObject *, PyObject *args) {
  return guarded([&] {
    int index = device_argument(args);
    if (started()) without_gil([&] { check(setu_engine_flush(engine(), index)); });
    return none();
  });
}

PyObject *py_memory(PyObject *, PyObject *args) {
  return guarded([&] {
    int index = device_argument(args);
    setu_device_memory m{};
    m.limit_bytes = -1;
    if (started()) setu_engine_memory(engine(), index, &m);
    PyObject *d = PyDict_New();
    const std::pair<const char *, int64_t> items[] = {{"allocated", m.allocated_bytes},
                                                      {"peak", m.peak_allocated_bytes},
                                                      {"reserved", m.reserved_bytes},
                                                      {"peak_reserved", m.peak_reserved_bytes},
                                                      {"limit", m.limit_bytes},
                                                      {"count", m.allocated_count},
                                                      {"peak_count", m.peak_allocated_count},
                                                      {"num_allocs", m.allocations},
                                                      {"num_frees", m.frees},
                                                      {"total_allocated", m.total_allocated_bytes},
                                                      {"num_ooms", m.out_of_memory}};
    for (const auto &[key, value] : items) set_item(d, key, PyLong_FromLongLong(value));
    return d;
  });
}

PyObject *py_reset_peak_memory(PyObject *, PyObject *args) {
  return guarded([&] {
    int index = device_argument(args);
    if (started()) setu_engine_reset_peak_memory(engine(), index);
    return none();
  });
}

PyObject *py_empty_cache(PyObject *, PyObject *) {
  return guarded([] {
    if (started())
      for (int i = 0; i < device_count(); i++) setu_engine_empty_cache(engine(), i);
    return none();
  });
}

// What was called has been counted, also where a device's thread still has to launch it.
void settle_counters() {
  if (started() && !in_bad_fork()) without_gil([] { setu_engine_drain(engine()); });
}

PyObject *py_counters(PyObject *, PyObject *) {
  return guarded([] {
    settle_counters();
    PyObject *d = PyDict_New();
    for (int i = 0; i < SETU_COUNTER_COUNT; i++)
      set_item(d, setu_counter_name(i), PyLong_FromLongLong(setu_counter_get(i)));
    return d;
  });
}

PyObject *py_counter_docs(PyObject *, PyObject *) {
  return guarded([] {
    PyObject *d = PyDict_New();
    for (int i = 0; i < SETU_COUNTER_COUNT; i++) set_item(d, setu_counter_name(i), text(setu_counter_doc(i)));
    return d;
  });
}

PyObject *py_reset_counters(PyObject *, PyObject *) {
  return guarded([] {
    settle_counters();
    setu_counters_reset();
    return none();
  });
}

PyObject *py_recompiles(PyObject *, PyObject *) {
  return guarded([] {
    PyObject *list = PyList_New(0);
    char op[64], reason[256];
    for (int i = 0; started() && setu_engine_recompile(engine(), i, op, sizeof op, reason, sizeof reason); i++) {
      PyObject *d = PyDict_New();
      set_item(d, "op", text(op));
      set_item(d, "reason", text(reason));
      int failed = PyList_Append(list, d);
      Py_DECREF(d);
      if (failed) throw python_error();
    }
    return list;
  });
}

PyObject *py_set_mode(PyObject *, PyObject *name) {
  return guarded([&] {
    const char *value = PyUnicode_AsUTF8(name);
    if (!value) throw python_error();
    std::string m = value;
    TORCH_CHECK_VALUE(m == "debug" || m == "strict" || m == "fused",
                      "eager mode must be 'debug', 'strict' or 'fused', got '", m, "'");
    setu_mode chosen = m == "debug" ? SETU_MODE_DEBUG : m == "fused" ? SETU_MODE_FUSED : SETU_MODE_STRICT;
    without_gil([&] { set_mode(chosen); });
    return none();
  });
}

PyObject *py_get_mode(PyObject *, PyObject *) {
  setu_mode m = mode();
  return text(m == SETU_MODE_DEBUG ? "debug" : m == SETU_MODE_FUSED ? "fused" : "strict");
}

PyObject *py_set_precision(PyObject *, PyObject *name) {
  return guarded([&] {
    if (name == Py_None) {
      set_precision(-1);
      return none();
    }
    const char *value = PyUnicode_AsUTF8(name);
    if (!value) throw python_error();
    std::string p = value;
    TORCH_CHECK_VALUE(p == "default" || p == "high" || p == "highest",
                      "precision must be 'default', 'high' or 'highest', got '", p, "'");
    set_precision(p == "default" ? 0 : p == "high" ? 1 : 2);
    return none();
  });
}

PyObject *py_get_precision(PyObject *, PyObject *) {
  int p = precision();
  if (p < 0) return none();
  return text(p == 0 ? "default" : p == 1 ? "high" : "highest");
}

PyObject *py_default_generator(PyObject *, PyObject *args) {
  return guarded([&] { return THPGenerator_initDefaultGenerator(default_generator(device_argument(args))); });
}

PyObject *name_list(const std::vector<std::string> &names) {
  PyObject *list = PyList_New(0);
  for (const std::string &name : names) {
    PyObject *item = text(name);
    PyList_Append(list, item);
    Py_XDECREF(item);
  }
  return list;
}

PyObject *py_rows(PyObject *, PyObject *) {
  return name_list(bound_forms());
}

PyObject *py_last_plan(PyObject *, PyObject *) {
  return guarded([] {
    const setu_plan *plan = last_plan();
    if (!plan) return none();
    char *program = nullptr;
    check(setu_plan_text(plan, &program));
    const setu_form *form = setu_plan_form(plan);
    PyObject *result = Py_BuildValue("(sss)", setu_form_name(form), setu_form_row_name(form), program);
    setu_free(program);
    if (!result) throw python_error();
    return result;
  });
}

PyObject *py_unbound(PyObject *, PyObject *) {
  return guarded([] {
    PyObject *d = PyDict_New();
    for (const auto &[name, reason] : unbound_forms()) set_item(d, name.c_str(), text(reason));
    return d;
  });
}

#define FUNCTION(name, flags, doc) \
  { #name, reinterpret_cast < PyCFunction>(reinterpret_cast <void (*)()>(&py_##name)), flags, doc }

PyMethodDef methods[] = {
    FUNCTION(abi, METH_NOARGS, "The torch version that the bridge was built against."),
    FUNCTION(version, METH_NOARGS, "The version of Setu."),
    FUNCTION(configure, METH_VARARGS | METH_KEYWORDS, "Chooses plugin, platform and cache before the first use."),
    FUNCTION(declare, METH_VARARGS, "declare(available, device_count): what is known before the runtime starts."),
    FUNCTION(set_lazy_configure, METH_O, "A function that calls configure() when the device is first used."),
    FUNCTION(start, METH_NOARGS, "Starts the runtime."),
    FUNCTION(is_started, METH_NOARGS, "Whether the runtime has started."),
    FUNCTION(in_bad_fork, METH_NOARGS, "Whether this process was forked after the runtime started."),
    FUNCTION(shutdown, METH_NOARGS, "Waits for all work; for interpreter exit."),
    FUNCTION(device_count, METH_NOARGS, "Devices of this process; never starts the runtime."),
    FUNCTION(current_device, METH_NOARGS, "The current device of this thread."),
    FUNCTION(set_device, METH_O, "Sets the current device of this thread."),
    FUNCTION(device_kind, METH_VARARGS, "The plugin's name for a device."),
    FUNCTION(platform, METH_NOARGS, "The platform's name."),
    FUNCTION(plugin_info, METH_NOARGS, "Path, API version and attributes of the plugin."),
    FUNCTION(cache_problem, METH_NOARGS, "Why the disk cache is off, or None."),
    FUNCTION(synchronize, METH_VARARGS, "Waits for all work of a device."),
    FUNCTION(flush, METH_VARARGS, "Runs what fused mode recorded, without waiting."),
    FUNCTION(memory, METH_VARARGS, "Memory figures of a device, in bytes and counts."),
    FUNCTION(reset_peak_memory, METH_VARARGS, "Peaks become the present figures."),
    FUNCTION(empty_cache, METH_NOARGS, "Destroys released buffers now."),
    FUNCTION(counters, METH_NOARGS, "All counters."),
    FUNCTION(counter_docs, METH_NOARGS, "What each counter counts."),
    FUNCTION(reset_counters, METH_NOARGS, "Sets the counters to zero."),
    FUNCTION(recompiles, METH_NOARGS, "Why plans were made, newest first."),
    FUNCTION(set_mode, METH_O, "'debug', 'strict' or 'fused'."),
    FUNCTION(get_mode, METH_NOARGS, "The eager mode."),
    FUNCTION(set_precision, METH_O, "'default', 'high', 'highest', or None to follow torch."),
    FUNCTION(get_precision, METH_NOARGS, "The chosen precision, or None."),
    FUNCTION(default_generator, METH_VARARGS, "The default generator of a device."),
    FUNCTION(rows, METH_NOARGS, "Operators registered from the table."),
    FUNCTION(last_plan, METH_NOARGS, "Form, row and StableHLO text of this thread's last operator call."),
    FUNCTION(unbound, METH_NOARGS, "Forms of the table that this PyTorch does not have, with the reason."),
    {nullptr, nullptr, 0, nullptr}};

PyModuleDef module_definition = {PyModuleDef_HEAD_INIT,
                                 "_bridge",
                                 "The bridge between PyTorch and libsetu.",
                                 -1,
                                 methods,
                                 nullptr,
                                 nullptr,
                                 nullptr,
                                 nullptr};

}  // namespace
}  // namespace setu

PyMODINIT_FUNC PyInit__bridge() {
  return setu::guarded([] {
    setu::set_python_location(&setu::innermost_user_frame);
    setu::register_allocator();
    setu::register_hooks();
    setu::register_operators();
    return PyModule_Create(&setu::module_definition);
  });
}
