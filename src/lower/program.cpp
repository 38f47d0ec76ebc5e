#include "lower/program.hpp"

#include "kernel/builder.hpp"
#include "kernel/device.hpp"
#include "loops/instantiate.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Returns the kernel that copies its input: it packs a window.
Kernel copy_kernel(const TensorType& type) {
  KernelBuilder builder("contiguous");
  const BufferId input = builder.input("input", type);
  const BufferId output = builder.output("output", type);
  ExprIds index;
  for (size_t dim = 0; dim < type.rank(); ++dim) index.push_back(builder.index(dim));
  builder.map(builder.extents(output), output, index, builder.load(input, index));
  return builder.take();
}

// Walks the graph once.
class Lowering {
 public:
  Lowering(const Graph& graph, const Catalog& catalog)
      : graph_(graph), catalog_(catalog), windows_(graph.value_limit()) {}

  Result<LoopProgram> run() {
    for (size_t i = 0; i < graph_.inputs().size(); ++i) add_input(i);
    for (const NodeId id : graph_.nodes()) TRY(add_node(id));
    for (const GraphResult& result : graph_.results()) {
      program_.results.push_back(window(result.value));
    }
    return std::move(program_);
  }

 private:
  Window& window(ValueId value) { return windows_[value.index]; }

  Window add_storage(Storage storage) {
    program_.storages.push_back(std::move(storage));
    const Storage& added = program_.storages.back();
    return {.storage = {static_cast<uint32_t>(program_.storages.size() - 1)},
            .type = added.type,
            .layout = {.strides = added.strides}};
  }

  Window add_contiguous(const TensorType& type) {
    return add_storage({.type = type, .strides = contiguous_strides(type.shape), .input = {}});
  }

  void add_input(size_t i) {
    const GraphInput& input = graph_.inputs()[i];
    const TensorType& type = graph_.type(input.value);
    window(input.value) =
        add_storage({.type = type,
                     .strides = input.facts.strides.value_or(contiguous_strides(type.shape)),
                     .input = static_cast<uint32_t>(i)});
  }

  Result<void> add_node(NodeId id) {
    const Node& node = graph_.node(id);
    const Op& op = catalog_.op(node.op);
    if (node.launch) return add_launch(id);
    if (op.def.random) {
      return fail(node.span, "random-graph", "`{}` draws random numbers, so it cannot be judged",
                  op.name());
    }
    const OpCall call(op, node.arguments, graph_, node.span);
    op.def.view != nullptr ? add_views(node, call) : add_kernel(id, call);
    return {};
  }

  // Adds views: results are windows into the first operand, which is packed if its layout does not
  // allow that.
  void add_views(const Node& node, const OpCall& call) {
    const Op& op = call.op();
    Window operand = window(first_operand(node));
    auto views = op.def.view(call, {.shape = operand.type.shape, .layout = operand.layout});
    if (!views) {
      operand = pack(operand, node.fusion);
      views = op.def.view(call, {.shape = operand.type.shape, .layout = operand.layout});
    }
    CHECK(views.has_value() && views->size() == node.results.size());
    for (size_t i = 0; i < node.results.size(); ++i) {
      window(node.results[i]) = {.storage = operand.storage,
                                 .type = graph_.type(node.results[i]),
                                 .layout = std::move((*views)[i].layout)};
    }
  }

  ValueId first_operand(const Node& node) const {
    std::optional<ValueId> first;
    graph_.for_each_operand(node, [&](ValueId value) {
      if (!first) first = value;
    });
    CHECK(first.has_value());
    return *first;
  }

  Window pack(const Window& operand, std::optional<uint32_t> fusion) {
    const Window packed = add_contiguous(operand.type);
    if (operand.type.numel() == 0) return packed;
    program_.computations.push_back({.node = {},
                                     .label = "contiguous",
                                     .kernel = copy_kernel(operand.type),
                                     .operands = {operand},
                                     .results = {packed.storage},
                                     .fusion = fusion});
    return packed;
  }

  Computation describe(NodeId id, std::string label) const {
    const Node& node = graph_.node(id);
    Computation computation{.node = id, .label = std::move(label), .span = node.span};
    if (!node.results.empty()) computation.value = graph_.value(node.results.front()).name;
    return computation;
  }

  // Adds a new storage for every result.
  std::vector<StorageId> add_results(const Node& node) {
    std::vector<StorageId> results;
    for (const ValueId result : node.results) {
      window(result) = add_contiguous(graph_.type(result));
      results.push_back(window(result).storage);
    }
    return results;
  }

  void add_kernel(NodeId id, const OpCall& call) {
    const Node& node = graph_.node(id);
    Computation computation = describe(id, std::string(call.op().name()));
    computation.fusion = node.fusion;
    graph_.for_each_operand(node,
                            [&](ValueId value) { computation.operands.push_back(window(value)); });
    computation.results = add_results(node);
    std::vector<TensorType> types;
    int64_t elements = 0;
    for (const ValueId result : node.results) {
      types.push_back(graph_.type(result));
      elements += types.back().numel();
    }
    if (elements == 0) return;
    computation.kernel = lower(call, types);
    program_.computations.push_back(std::move(computation));
  }

  // Adds an author's kernel of the loop language.
  Result<void> add_loops(NodeId id, const KernelSource& source) {
    const Node& node = graph_.node(id);
    Computation computation = describe(id, "pass kernel " + node.launch->kernel);
    graph_.for_each_operand(node,
                            [&](ValueId value) { computation.operands.push_back(window(value)); });
    computation.kernel = TRY(instantiate(source, graph_, node, catalog_));
    computation.is_closed = true;
    computation.fusion = node.fusion;
    computation.results = add_results(node);
    int64_t elements = 0;
    for (const ValueId result : node.results) elements += graph_.type(result).numel();
    if (elements > 0) program_.computations.push_back(std::move(computation));
    return {};
  }

  // Adds an author's kernel, with packed operands unless it takes strides.
  Result<void> add_launch(NodeId id) {
    const Node& node = graph_.node(id);
    const Launch& launch = *node.launch;
    if (const KernelSource* loops = graph_.find_kernel(launch.kernel, Language::kLoops)) {
      return add_loops(id, *loops);
    }
    Computation computation = describe(id, "pass kernel " + launch.kernel);
    std::span<const ValueId> rest(std::get<std::vector<ValueId>>(node.arguments.front()));
    for (const LaunchOperand& taken : launch.operands) {
      const auto values = rest.first(taken.value_count());
      rest = rest.subspan(values.size());
      for (const ValueId value : values) {
        if (!value.valid()) continue;
        Window operand = window(value);
        const bool packed = is_contiguous(operand.type.shape, operand.layout.strides);
        if (!taken.strided && !packed) operand = pack(operand, std::nullopt);
        computation.operands.push_back(std::move(operand));
      }
    }
    computation.results = add_results(node);
    program_.computations.push_back(std::move(computation));
    return {};
  }

  const Graph& graph_;
  const Catalog& catalog_;
  std::vector<Window> windows_;  // by value
  LoopProgram program_;
};

}  // namespace

bool is_same(const Window& a, const Window& b) {
  return a.storage == b.storage && a.type == b.type && a.layout.strides == b.layout.strides &&
         a.layout.offset == b.layout.offset;
}

Result<LoopProgram> lower_to_loops(const Graph& graph, const Catalog& catalog) {
  return Lowering(graph, catalog).run();
}

std::vector<bool> drop_unused(LoopProgram& program) {
  std::vector<bool> needed(program.storages.size());
  for (const Window& result : program.results) needed[result.storage.index] = true;
  std::vector<bool> keep(program.computations.size());
  for (size_t i = program.computations.size(); i-- > 0;) {
    const Computation& computation = program.computations[i];
    keep[i] = std::ranges::any_of(computation.results,
                                  [&](StorageId result) { return needed[result.index]; });
    if (!keep[i]) continue;
    for (const Window& operand : computation.operands) needed[operand.storage.index] = true;
  }
  std::vector<Computation> kept;
  for (size_t i = 0; i < keep.size(); ++i) {
    if (keep[i]) kept.push_back(std::move(program.computations[i]));
  }
  program.computations = std::move(kept);
  return keep;
}

}  // namespace passnet
