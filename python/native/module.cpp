// The module passnet._native: contexts and compiled graphs for Python.
#include "api/context.hpp"
#include "native/tensors.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>
#include <span>
#include <utility>

namespace passnet::python {
namespace {

using Strides64 = std::vector<std::optional<std::vector<int64_t>>>;

// Python's exceptions are C++ exceptions in nanobind, and end in its wrapper.
[[noreturn]] void refuse(const std::string& text) { throw nb::value_error(text.c_str()); }

[[noreturn]] void refuse(const Diagnostic& diagnostic) {
  if (diagnostic.id == "index-outside-of-dim") throw nb::index_error(diagnostic.message.c_str());
  if (diagnostic.id == "divisor-of-zero") {
    PyErr_SetString(PyExc_ZeroDivisionError, diagnostic.message.c_str());
    throw nb::python_error();
  }
  refuse(diagnostic.message);
}

template <class T>
T value_or_refuse(Result<T> result) {
  if (!result) refuse(result.error());
  return *std::move(result);
}

struct PythonContext {
  std::unique_ptr<Context> context;
  Libraries libraries;
};

class PythonCompiled {
 public:
  PythonCompiled(nb::object context, Libraries& libraries, Callable graph,
                 std::vector<PassReport> passes)
      : context_(std::move(context)),
        libraries_(&libraries),
        graph_(std::move(graph)),
        passes_(std::move(passes)) {}

  nb::object call(const nb::args& inputs, const nb::object& out) const;
  void thaw() const { graph_.thaw(); }
  const CallLayout& layout() const { return graph_.layout(); }
  bool has_contents(size_t input) const { return graph_.contents(input) != nullptr; }
  const passnet_facts& facts() const { return graph_.facts(); }
  const std::vector<PassReport>& passes() const { return passes_; }

 private:
  std::vector<Argument> read_all(nb::handle tuple, std::string_view role) const;
  std::vector<Argument> complete(std::vector<Argument> inputs) const;
  void demand_writable(const std::vector<Argument>& inputs) const;

  nb::object context_;  // outlives the graph
  Libraries* libraries_;
  Callable graph_;
  std::vector<PassReport> passes_;
};

std::vector<Argument> PythonCompiled::read_all(nb::handle tuple, std::string_view role) const {
  std::vector<Argument> arguments;
  const auto count = static_cast<size_t>(PyTuple_GET_SIZE(tuple.ptr()));
  arguments.reserve(count);
  for (size_t i = 0; i < count; ++i) {
    const nb::handle object = PyTuple_GET_ITEM(tuple.ptr(), static_cast<Py_ssize_t>(i));
    auto argument = libraries_->read(object, layout().device());
    if (!argument) refuse(fmt::format("{} {} {}", role, i, argument.error()));
    arguments.push_back(*std::move(argument));
  }
  return arguments;
}

// Puts inputs without a buffer where the source has the contents, if exactly the others are given.
std::vector<Argument> PythonCompiled::complete(std::vector<Argument> inputs) const {
  const size_t count = layout().inputs().size();
  size_t held = 0;
  for (size_t i = 0; i < count; ++i) held += has_contents(i) ? 1u : 0u;
  if (held == 0 || inputs.size() + held != count) return inputs;
  std::vector<Argument> all;
  size_t next = 0;
  for (size_t i = 0; i < count; ++i) {
    if (has_contents(i)) {
      all.push_back({.object = nb::find(*this)});
    } else {
      all.push_back(std::move(inputs[next++]));
    }
  }
  return all;
}

void PythonCompiled::demand_writable(const std::vector<Argument>& inputs) const {
  for (size_t i = 0; i < inputs.size() && i < layout().inputs().size(); ++i) {
    if (inputs[i].read_only && layout().inputs()[i].mutated) {
      refuse("input " + std::to_string(i) + " is changed by the graph and cannot be written");
    }
  }
}

std::vector<CallBuffer> buffers_of(const std::vector<Argument>& arguments) {
  std::vector<CallBuffer> buffers;
  buffers.reserve(arguments.size());
  for (const Argument& argument : arguments) buffers.push_back(argument.buffer);
  return buffers;
}

// The kind of the first argument that has one; if none has, NumPy's, or PyTorch's on a GPU.
Kind kind_of(const std::vector<Argument>& arguments, Device device) {
  if (device == Device::kCuda) return Kind::kTorch;
  for (const Argument& argument : arguments) {
    if (argument.kind != Kind::kOther) return argument.kind;
  }
  return Kind::kNumpy;
}

nb::object PythonCompiled::call(const nb::args& inputs, const nb::object& out) const {
  libraries_->find();
  const std::vector<Argument> arguments = complete(read_all(inputs, "input"));
  demand_writable(arguments);
  const std::vector<CallBuffer> buffers = buffers_of(arguments);
  const bool is_cuda = layout().device() == Device::kCuda;
  void* const stream = is_cuda ? libraries_->stream() : nullptr;
  if (!out.is_none()) {
    const nb::tuple given =
        nb::isinstance<nb::tuple>(out) ? nb::borrow<nb::tuple>(out) : nb::make_tuple(out);
    const std::vector<Argument> targets = read_all(given, "out");
    for (size_t i = 0; i < targets.size(); ++i) {
      if (targets[i].read_only) refuse("out " + std::to_string(i) + " cannot be written");
    }
    const std::vector<CallBuffer> results = buffers_of(targets);
    const auto done = [&] {
      const nb::gil_scoped_release released;
      return graph_.call(buffers, results, stream);
    }();
    if (!done) refuse(done.error());
    return out;
  }
  if (is_cuda && !libraries_->has_torch()) {
    refuse("expected PyTorch, of which results on a GPU are tensors, or out=, found neither");
  }
  auto tensors = value_or_refuse([&] {
    const nb::gil_scoped_release released;
    return graph_.call(buffers, stream);
  }());
  const Kind kind = kind_of(arguments, layout().device());
  if (tensors.size() == 1) return libraries_->give(std::move(tensors.front()), kind, arguments);
  nb::list results;
  for (OwnedTensor& tensor : tensors) {
    results.append(libraries_->give(std::move(tensor), kind, arguments));
  }
  return nb::tuple(results);
}

std::vector<std::optional<Strides>> in_place(const Strides64& given) {
  std::vector<std::optional<Strides>> strides;
  for (const auto& one : given) {
    strides.push_back(one ? std::optional(Strides(one->begin(), one->end())) : std::nullopt);
  }
  return strides;
}

void open_context(PythonContext* self, std::optional<int64_t> threads, int64_t spin_us,
                  const std::optional<std::string>& compiler,
                  const std::optional<std::string>& cache_folder, const std::string& device) {
  if (threads.value_or(1) < 1) {
    refuse("expected at least 1 thread, found " + std::to_string(*threads));
  }
  const auto* const found = std::ranges::find(kDevices, device, &DeviceInfo::name);
  if (found == kDevices.end()) refuse("expected the device cpu or cuda, found '" + device + "'");
  ContextOptions options{.device = found->device,
                         .threads = static_cast<size_t>(threads.value_or(0)),
                         .spin = std::chrono::microseconds(spin_us)};
  if (compiler) options.compiler.compiler = *compiler;
  if (cache_folder) options.compiler.cache_folder = *cache_folder;
  auto context = value_or_refuse(Context::open(options));
  new (self) PythonContext{.context = std::move(context)};
}

PythonCompiled compile(nb::object self, const std::string& source, bool is_text,
                       const std::string& pipeline, std::vector<std::string> passes,
                       const Strides64& strides, bool allow_native, bool freeze,
                       std::vector<bool> frozen) {
  auto& own = nb::cast<PythonContext&>(self);
  const PipelineInfo* entry = find_pipeline(pipeline);
  if (entry == nullptr) {
    refuse("expected the pipeline default, default+learned or op-by-op, found '" + pipeline + "'");
  }
  std::vector<PassReport> reports;
  Callable graph = value_or_refuse([&]() -> Result<Callable> {
    const nb::gil_scoped_release released;
    Context& context = *own.context;
    LoadedGraph loaded =
        TRY(is_text ? load_graph_text(source, "text", context.catalog(), context.spellings())
                    : load_graph(source, context.catalog(), context.spellings()));
    const CompileRequest request{.pipeline = entry->pipeline,
                                 .passes = std::move(passes),
                                 .allow_native = allow_native,
                                 .freeze = freeze,
                                 .frozen = std::move(frozen),
                                 .input_strides = in_place(strides)};
    PreparedGraph prepared = TRY(context.prepare(std::move(loaded), request));
    reports = std::move(prepared.passes);
    return context.build(std::move(prepared));
  }());
  return {std::move(self), own.libraries, std::move(graph), std::move(reports)};
}

nb::tuple tuple_of(std::span<const int64_t> numbers) {
  nb::list list;
  for (const int64_t number : numbers) list.append(number);
  return nb::tuple(list);
}

nb::object describe(const std::string& name, const TensorType& type, const Strides& strides) {
  nb::dict described;
  described["name"] = name;
  described["dtype"] = std::string(torch_name(type.dtype));
  described["shape"] = tuple_of(type.shape);
  described["strides"] = tuple_of(strides);
  return described;
}

nb::list describe_inputs(const PythonCompiled& compiled) {
  nb::list all;
  for (const auto& input : compiled.layout().inputs()) {
    nb::object entry = describe(input.name, input.type, input.strides);
    entry["mutated"] = input.mutated;
    entry["has_contents"] = compiled.has_contents(all.size());
    all.append(entry);
  }
  return all;
}

nb::list describe_results(const PythonCompiled& compiled) {
  nb::list all;
  for (const auto& result : compiled.layout().results()) {
    nb::object entry = describe(result.name, result.placement.type, result.strides);
    entry["view_of"] = result.view_of < 0 ? nb::object(nb::none()) : nb::cast(result.view_of);
    all.append(entry);
  }
  return all;
}

nb::dict describe_facts(const PythonCompiled& compiled) {
  const passnet_facts& facts = compiled.facts();
  nb::dict all;
  all["launches"] = facts.launches;
  all["kernels"] = facts.kernels;
  all["arena_bytes"] = facts.arena_bytes;
  all["compile_ms"] = facts.compile_ms;
  all["frozen_bytes"] = facts.frozen_bytes;
  return all;
}

nb::list describe_passes(const PythonCompiled& compiled) {
  nb::list all;
  for (const PassReport& report : compiled.passes()) {
    nb::dict entry;
    entry["pass"] = report.pass;
    entry["matches"] = report.matches;
    entry["refusal"] =
        report.refusal ? nb::object(nb::cast(report.refusal->message)) : nb::object(nb::none());
    all.append(entry);
  }
  return all;
}

}  // namespace
}  // namespace passnet::python

NB_MODULE(_native, module) {
  namespace nb = nanobind;
  namespace own = passnet::python;
  // Contexts of programs that keep compiled graphs, as torch.compile does, live until the end.
  nb::set_leak_warnings(false);
  nb::class_<own::PythonContext>(module, "Context",
                                 "The compiler, its cache and the threads that compiled graphs "
                                 "share.")
      .def("__init__", &own::open_context, nb::arg("threads") = nb::none(),
           nb::arg("spin_us") = 2000, nb::arg("compiler") = nb::none(),
           nb::arg("cache_folder") = nb::none(), nb::arg("device") = "cpu")
      .def("_compile", &own::compile)
      .def_prop_ro("threads",
                   [](const own::PythonContext& self) { return self.context->threads(); })
      .def_prop_ro("device", [](const own::PythonContext& self) {
        return std::string(passnet::info(self.context->device()).name);
      });
  nb::class_<own::PythonCompiled>(module, "Compiled", "A graph that can be called.")
      .def("__call__", &own::PythonCompiled::call, nb::arg("inputs"), nb::kw_only(),
           nb::arg("out") = nb::none())
      .def("thaw", &own::PythonCompiled::thaw)
      .def_prop_ro("inputs", &own::describe_inputs)
      .def_prop_ro("results", &own::describe_results)
      .def_prop_ro("facts", &own::describe_facts)
      .def_prop_ro("passes", &own::describe_passes);
}
