#include "interpret/interpret.hpp"

#include "interpret/field/retype.hpp"
#include "interpret/interpret_kernel.hpp"
#include "kernel/device.hpp"
#include "loops/instantiate.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

namespace passnet {
namespace {

// The location of a value's elements: a window into a buffer.
struct Place {
  size_t buffer = 0;
  View window;
};

// The contents of a value as a contiguous tensor: the buffer itself, or a copy of a window.
struct Operand {
  const Tensor* tensor = nullptr;
  std::unique_ptr<Tensor> packed;
};

// Only a kernel of the loop language has a meaning here; other texts are for a compiler.
Result<Kernel> kernel_of_launch(const Graph& graph, const Node& node, const Catalog& catalog) {
  const KernelSource* source = graph.find_kernel(node.launch->kernel, Language::kLoops);
  if (source == nullptr) {
    return fail(node.span, "launch-not-interpreted", "the launch of '{}' has no reference meaning",
                node.launch->kernel);
  }
  return instantiate(*source, graph, node, catalog);
}

// The kernel that a node runs; none: a view.
Result<std::optional<Kernel>> kernel_of(const Graph& graph, NodeId id, const Catalog& catalog) {
  const Node& node = graph.node(id);
  if (node.launch) return TRY(kernel_of_launch(graph, node, catalog));
  const Op& op = catalog.op(node.op);
  if (op.def.random) {
    return fail(node.span, "random-op", "'{}' is random and has no reference result", op.name());
  }
  if (op.def.view != nullptr) return std::nullopt;
  std::vector<TensorType> types;
  for (const ValueId result : node.results) types.push_back(graph.type(result));
  return lower(OpCall(op, node.arguments, graph, node.span), types);
}

class Run {
 public:
  // Only some nodes may run: then `uses` counts those of these, and of results, by value.
  Run(const Graph& graph, const Catalog& catalog, const InterpretOptions& options,
      const ValueVisitor& visit, const ValueChanger& change,
      std::optional<std::vector<uint32_t>> uses = std::nullopt)
      : graph_(graph),
        catalog_(catalog),
        options_(options),
        visit_(visit),
        change_(change),
        places_(graph.value_limit()),
        uses_(uses ? *std::move(uses) : graph.count_uses()) {}

  // Takes inputs in order; an owned one is freed after its last use.
  void add_input(const Tensor& tensor) {
    const ValueId value = graph_.inputs()[given_++].value;
    CHECK(tensor.type() == type(value));
    if (visit_) visit_(tensor);
    buffers_.push_back({.contents = &tensor});
    place(value, {buffers_.size() - 1, whole(graph_.type(value))});
  }
  void add_input(Tensor&& tensor) {
    const ValueId value = graph_.inputs()[given_++].value;
    CHECK(tensor.type() == type(value));
    place_new(value, std::move(tensor));
  }

  Result<std::vector<Tensor>> run() {
    for (const NodeId id : graph_.nodes()) TRY(step(id));
    return take_results();
  }

  Result<void> step(NodeId id) { return step(id, TRY(kernel_of(graph_, id, catalog_))); }
  // Runs the node's kernel; none: a view.
  Result<void> step(NodeId id, const std::optional<Kernel>& kernel) {
    CHECK(given_ == graph_.inputs().size());
    const Node& node = graph_.node(id);
    if (kernel) {
      TRY(compute(node, *kernel));
    } else {
      view(node, OpCall(catalog_.op(node.op), node.arguments, graph_, node.span));
    }
    release(node);
    return {};
  }

  // The integers and bools that the last node has computed in another run of the graph become those
  // of this one.
  void adopt(NodeId id, const Run& other) {
    for (const ValueId result : graph_.node(id).results) {
      if (is_float(graph_.type(result).dtype)) continue;
      Tensor* const own = buffers_[places_[result.index].buffer].owned.get();
      const Tensor* const given = other.buffers_[other.places_[result.index].buffer].contents;
      if (own == nullptr || !(own->type() == given->type())) continue;
      std::ranges::copy(given->bytes(), own->bytes().begin());
    }
  }

  std::vector<Tensor> take_results() {
    std::vector<Tensor> results;
    for (const GraphResult& result : graph_.results()) results.push_back(take(result.value));
    return results;
  }

 private:
  struct Buffer {
    const Tensor* contents = nullptr;
    std::unique_ptr<Tensor> owned;  // null for inputs that the caller keeps
    size_t readers = 0;             // remaining uses, through any window
  };

  // The type of a value's contents.
  TensorType type(ValueId value) const {
    const TensorType& own = graph_.type(value);
    return options_.field == nullptr ? own : type_of_words(own);
  }

  // Returns a result: the buffer itself if nothing reads it any more.
  Tensor take(ValueId value) {
    Buffer& buffer = buffers_[places_[value.index].buffer];
    if (--buffer.readers == 0 && buffer.owned && is_whole(value)) return std::move(*buffer.owned);
    return copy(value);
  }

  // True if the value is all of its buffer, in order.
  bool is_whole(ValueId value) const {
    const Place& at = places_[value.index];
    return at.window.layout.offset == 0 && buffers_[at.buffer].contents->type() == type(value) &&
           is_contiguous(at.window.shape, at.window.layout.strides);
  }

  static View whole(const TensorType& type) {
    return {type.shape, {contiguous_strides(type.shape), 0}};
  }

  void place(ValueId value, Place at) {
    buffers_[at.buffer].readers += uses_[value.index];
    places_[value.index] = std::move(at);
  }

  void place_new(ValueId value, Tensor contents) {
    if (change_) change_(value, contents);
    if (visit_) visit_(contents);
    auto owned = std::make_unique<Tensor>(std::move(contents));
    const Tensor* tensor = owned.get();
    buffers_.push_back({.contents = tensor, .owned = std::move(owned)});
    place(value, {buffers_.size() - 1, whole(tensor->type())});
    free_unread(buffers_.size() - 1);
  }

  void free_unread(size_t buffer) {
    if (buffers_[buffer].readers == 0) buffers_[buffer].owned.reset();
  }

  // Makes the results windows into the first operand's buffer, or into a packed copy of it.
  void view(const Node& node, const OpCall& call) {
    const ValueId operand = std::get<ValueId>(node.arguments.front());
    size_t buffer = places_[operand.index].buffer;
    auto windows = call.op().def.view(call, places_[operand.index].window);
    if (!windows) {
      auto packed = std::make_unique<Tensor>(copy(operand));
      const Tensor* tensor = packed.get();
      buffers_.push_back({.contents = tensor, .owned = std::move(packed)});
      buffer = buffers_.size() - 1;
      windows = call.op().def.view(call, whole(tensor->type()));
    }
    CHECK(windows && windows->size() == node.results.size());
    for (size_t i = 0; i < node.results.size(); ++i) {
      CHECK((*windows)[i].shape == graph_.type(node.results[i]).shape);
      place(node.results[i], {buffer, std::move((*windows)[i])});
    }
    free_unread(buffer);
  }

  Result<void> compute(const Node& node, const Kernel& kernel) {
    std::vector<Operand> operands;
    std::vector<const Tensor*> tensors;
    std::vector<Tensor*> spare;
    std::map<size_t, size_t> reads;  // by buffer: of this node
    graph_.for_each_operand(node, [&](ValueId value) { ++reads[places_[value.index].buffer]; });
    // The buffer of an operand that only this node still reads; null if others do.
    const auto last_read = [&](ValueId value) -> Tensor* {
      const size_t buffer = places_[value.index].buffer;
      return reads[buffer] == buffers_[buffer].readers ? buffers_[buffer].owned.get() : nullptr;
    };
    graph_.for_each_operand(node, [&](ValueId value) {
      operands.push_back(operand(value));
      tensors.push_back(operands.back().tensor);
      spare.push_back(operands.back().packed ? operands.back().packed.get() : last_read(value));
    });
    std::vector<Tensor> results = TRY(interpret(kernel, tensors, options_, spare));
    CHECK(results.size() == node.results.size());
    for (size_t i = 0; i < results.size(); ++i) {
      place_new(node.results[i], std::move(results[i]));
    }
    return {};
  }

  Operand operand(ValueId value) const {
    const Place& at = places_[value.index];
    if (is_whole(value)) return {buffers_[at.buffer].contents, nullptr};
    auto packed = std::make_unique<Tensor>(copy(value));
    const Tensor* tensor = packed.get();
    return {tensor, std::move(packed)};
  }

  Tensor copy(ValueId value) const {
    const Place& at = places_[value.index];
    const TensorType own = type(value);
    if (own.numel() == 0) return Tensor(own);
    const auto offset = static_cast<size_t>(at.window.layout.offset) * byte_size(own.dtype);
    return pack(own, at.window.layout.strides,
                buffers_[at.buffer].contents->bytes().data() + offset);
  }

  void release(const Node& node) {
    graph_.for_each_operand(node, [&](ValueId value) {
      const size_t buffer = places_[value.index].buffer;
      --buffers_[buffer].readers;
      free_unread(buffer);
    });
  }

  const Graph& graph_;
  const Catalog& catalog_;
  const InterpretOptions options_;
  const ValueVisitor visit_;
  const ValueChanger change_;
  size_t given_ = 0;  // inputs
  std::vector<Place> places_;
  std::vector<Buffer> buffers_;
  std::vector<uint32_t> uses_;
};

// The kernels of a graph over a field, by node.
class FieldKernels {
 public:
  static Result<FieldKernels> make(const Graph& graph, const Catalog& catalog, FieldRun& run) {
    FieldKernels made;
    run.dtypes.assign(graph.value_limit(), 0);
    for (const GraphInput& input : graph.inputs()) {
      run.dtypes[input.value.index] = float_bit(graph.type(input.value).dtype);
    }
    for (run.node = 0; run.node < graph.nodes().size(); ++run.node) {
      const NodeId id = graph.nodes()[run.node];
      std::optional<Kernel> kernel = TRY(kernel_of(graph, id, catalog));
      note_dtypes(graph, graph.node(id), kernel, run.dtypes);
      if (kernel) kernel = TRY(with_words(*std::move(kernel), run));
      made.kernels_.push_back(std::move(kernel));
    }
    made.find_numbers(graph, run);
    return made;
  }

  const std::optional<Kernel>& operator[](size_t node) const { return kernels_[node]; }
  // True if a decision depends on the numbers of the node's results, or the run wants them.
  bool has_numbers(size_t node) const { return has_numbers_[node]; }
  // By value: those of nodes that have numbers, and of results, if these do.
  const std::vector<uint32_t>& uses_of_numbers() const { return uses_; }

 private:
  static void note_dtypes(const Graph& graph, const Node& node, const std::optional<Kernel>& kernel,
                          std::vector<uint32_t>& dtypes) {
    std::vector<uint32_t> operands;
    graph.for_each_operand(node, [&](ValueId value) { operands.push_back(dtypes[value.index]); });
    if (!kernel) {
      for (const ValueId result : node.results) dtypes[result.index] = operands.front();
      return;
    }
    const std::vector<uint32_t> behind = dtypes_behind(*kernel, operands);
    size_t result = 0;
    for (size_t i = 0; i < kernel->buffers.size(); ++i) {
      if (kernel->buffers[i].role != BufferRole::kOutput) continue;
      dtypes[node.results[result++].index] = behind[i];
    }
  }

  void find_numbers(const Graph& graph, const FieldRun& run) {
    has_numbers_.resize(kernels_.size());
    uses_.resize(graph.value_limit());
    if (run.wants_numbers) {
      for (const GraphResult& result : graph.results()) ++uses_[result.value.index];
    }
    for (size_t node = kernels_.size(); node-- > 0;) {
      const Node& own = graph.node(graph.nodes()[node]);
      has_numbers_[node] = (kernels_[node] && decides_by_numbers(*kernels_[node], run.rounds)) ||
                           std::ranges::any_of(own.results, [&](ValueId result) {
                             return uses_[result.index] != 0 || run.kept.contains(result.index);
                           });
      if (!has_numbers_[node]) continue;
      graph.for_each_operand(own, [&](ValueId value) { ++uses_[value.index]; });
    }
  }

  std::vector<std::optional<Kernel>> kernels_;
  std::vector<bool> has_numbers_;
  std::vector<uint32_t> uses_;
};

// Each node with numbers, where decisions depend on them, then with the field's elements, which
// decide by these.
Result<std::vector<Tensor>> run_in_field(const Graph& graph, const Catalog& catalog,
                                         std::span<const Tensor* const> inputs,
                                         const InterpretOptions& options) {
  FieldRun& run = *options.field;
  CHECK(run.numbers.size() == inputs.size());
  const FieldKernels kernels = TRY(FieldKernels::make(graph, catalog, run));
  InterpretOptions beside = options;
  beside.is_of_numbers = true;
  const auto keep = [&](Tensor FieldValue::* part) -> ValueChanger {
    return [&kept = run.kept, part](ValueId id, const Tensor& contents) {
      const auto found = kept.find(id.index);
      if (found != kept.end()) found->second.*part = contents.clone();
    };
  };
  Run words(graph, catalog, options, {}, keep(&FieldValue::words));
  Run numbers(graph, catalog, beside, {}, keep(&FieldValue::numbers), kernels.uses_of_numbers());
  for (const Tensor* input : inputs) words.add_input(*input);
  for (const Tensor& input : run.numbers) numbers.add_input(input);
  for (run.node = 0; run.node < graph.nodes().size(); ++run.node) {
    const NodeId id = graph.nodes()[run.node];
    run.sightings.clear();
    run.has_numbers = kernels.has_numbers(run.node);
    if (run.has_numbers) TRY(numbers.step(id, kernels[run.node]));
    TRY(words.step(id, kernels[run.node]));
    if (run.has_numbers) numbers.adopt(id, words);
  }
  if (run.wants_numbers) run.results = numbers.take_results();
  return words.take_results();
}

}  // namespace

Result<std::vector<Tensor>> interpret(const Graph& graph, const Catalog& catalog,
                                      std::span<const Tensor* const> inputs,
                                      const InterpretOptions& options, const ValueVisitor& visit) {
  CHECK(inputs.size() == graph.inputs().size());
  if (options.field != nullptr) return run_in_field(graph, catalog, inputs, options);
  Run run(graph, catalog, options, visit, {});
  for (const Tensor* input : inputs) run.add_input(*input);
  return run.run();
}

Result<std::vector<Tensor>> interpret(const Graph& graph, const Catalog& catalog,
                                      std::vector<Tensor> inputs, const InterpretOptions& options,
                                      const ValueChanger& change) {
  CHECK(inputs.size() == graph.inputs().size());
  Run run(graph, catalog, options, {}, change);
  for (Tensor& input : inputs) run.add_input(std::move(input));
  return run.run();
}

}  // namespace passnet
