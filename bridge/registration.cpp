// Registers a kernel for every form of the operator table that the running PyTorch has, and fits a form to PyTorch's
// schema when it is first called.
#include <ATen/core/dispatch/Dispatcher.h>
#include <torch/library.h>

#include <mutex>

#include "binding.h"

namespace setu {
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

// One argument of the form's schema. `map` renames it to the row's.
Argument argument_of(const c10::Argument &s, const setu_form *form, const std::string &map,
                     const c10::FunctionSchema *row_schema) {
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
    const char *name = setu_form_argument(form, k, &run_time, &written, &optional);
    if (!name) break;
    if (row_name == name) a.run_time = run_time;
  }
  bool number = type == "Scalar" || type == "number" || type.rfind("Scalar[", 0) == 0 || type == "number[]" ||
                type == "float" || type == "int";
  if (row_schema && number)
    for (const c10::Argument &r : row_schema->arguments())
      if (r.name() == row_name && bare_type(r) == "Tensor") a.as_tensor = true;
  return a;
}

// The row's argument that the form's schema lacks and must have; null when there is none.
const char *lacking_argument(const Binding &b, const std::string &map) {
  if (b.kind != SETU_FORM_SELF) return nullptr;
  for (int k = 0;; k++) {
    bool run_time, written, optional, found = false;
    const char *name = setu_form_argument(b.form, k, &run_time, &written, &optional);
    if (!name) return nullptr;
    for (const Argument &a : b.arguments) found = found || mapped_name(map, a.name) == name;
    if (!found && !optional) return name;
  }
}

// One return of the schema; nothing when it is of a type that no form makes.
std::optional<Return> return_of(const c10::Argument &s, const c10::FunctionSchema &schema) {
  Return r;
  std::string type = bare_type(s);
  r.is_list = type.find("[]") != std::string::npos || type.rfind("List", 0) == 0;
  if (s.alias_info()) {
    for (size_t i = 0; i < schema.arguments().size(); i++) {
      const auto *alias = schema.arguments()[i].alias_info();
      if (alias && alias->beforeSets() == s.alias_info()->beforeSets()) r.alias_of = static_cast<int>(i);
    }
  } else if (type == "int" || type == "SymInt") {
    r.is_number = true;
  } else if (type != "Tensor" && !r.is_list) {
    return std::nullopt;
  }
  return r;
}

// Fits the binding to the schema; false, with the reason in `problem`, when the form cannot run.
bool fill_binding(Binding &b, const c10::FunctionSchema &schema, const c10::FunctionSchema *row_schema,
                  std::string &problem) {
  std::string map = setu_form_map(b.form) ? setu_form_map(b.form) : "";
  for (const c10::Argument &s : schema.arguments()) {
    b.arguments.push_back(argument_of(s, b.form, map, row_schema));
    if (b.arguments.back().written && b.first_written < 0) b.first_written = static_cast<int>(b.arguments.size()) - 1;
  }
  if (const char *name = lacking_argument(b, map)) {
    problem = std::string("the schema has no argument '") + name + "'";
    return false;
  }
  for (const c10::Argument &s : schema.returns()) {
    std::optional<Return> r = return_of(s, schema);
    if (!r) {
      problem = "it returns " + bare_type(s) + ", which is no tensor";
      return false;
    }
    b.returns.push_back(*r);
  }
  b.returns_one =
      b.returns.size() == 1 && !b.returns[0].is_list && !b.returns[0].is_number && b.returns[0].alias_of < 0;
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
    const setu_form *form = setu_form_at(i);
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
