#include "correct/equal/needed_elements.hpp"

#include "kernel/analysis/demand.hpp"
#include "loops/instantiate.hpp"

#include <algorithm>
#include <utility>

namespace passnet {
namespace {

// Walks from a graph's results to its inputs.
class ElementNeeds {
 public:
  ElementNeeds(const Graph& graph, const Catalog& catalog, const NeedsOptions& options)
      : graph_(graph), catalog_(catalog), options_(options) {
    sets_.resize(graph.value_limit());
  }

  std::optional<std::vector<ElementSet>> run() {
    for (size_t i = 0; i < graph_.results().size(); ++i) {
      if (options_.result.value_or(i) == i) set(graph_.results()[i].value).add_all();
    }
    for (size_t i = graph_.nodes().size(); i-- > 0;) {
      const Node& node = graph_.node(graph_.nodes()[i]);
      const bool is_needed = std::ranges::any_of(
          node.results, [&](ValueId result) { return set(result).first() >= 0; });
      if (is_needed && !ask(node)) return std::nullopt;
      for (const ValueId result : node.results) set(result) = ElementSet();
    }
    std::vector<ElementSet> needed;
    for (const GraphInput& input : graph_.inputs()) needed.push_back(std::move(set(input.value)));
    return needed;
  }

 private:
  // The set of a value, which is made when it is first used.
  ElementSet& set(ValueId value) {
    ElementSet& known = sets_[value.index];
    if (known.size() == 0) known = ElementSet(graph_.type(value).numel());
    return known;
  }

  // False if the node has no meaning here.
  bool ask(const Node& node) {
    if (node.launch) {
      const KernelSource* source = graph_.find_kernel(node.launch->kernel, Language::kLoops);
      if (source == nullptr) return false;
      const auto kernel = instantiate(*source, graph_, node, catalog_);
      if (kernel) ask(node, *kernel);
      return kernel.has_value();
    }
    const Op& op = catalog_.op(node.op);
    const OpCall call(op, node.arguments, graph_, node.span);
    if (op.def.view != nullptr) {
      ask_view(node, call);
      return true;
    }
    std::vector<TensorType> types;
    for (const ValueId result : node.results) types.push_back(graph_.type(result));
    ask(node, lower(call, types));
    return true;
  }

  void ask(const Node& node, const Kernel& kernel) {
    std::vector<ValueId> operands;
    graph_.for_each_operand(node, [&](ValueId value) { operands.push_back(value); });
    size_t outputs = 0;
    std::vector<size_t> output_of(kernel.buffers.size());
    for (size_t i = 0; i < kernel.buffers.size(); ++i) {
      if (kernel.buffers[i].role == BufferRole::kOutput) output_of[i] = outputs++;
    }
    walk_demand(
        kernel, options_.unknown,
        [&](BufferId id) -> ElementSet& { return set(node.results[output_of[id.index]]); },
        [&](const TouchedBox& box) {
          const ValueId operand = operands[box.buffer.index];
          set(operand).add_box(box.dims,
                               {.strides = contiguous_strides(graph_.type(operand).shape)});
        });
  }

  void ask_view(const Node& node, const OpCall& call) {
    const ValueId operand = std::get<ValueId>(node.arguments.front());
    const TensorType& type = graph_.type(operand);
    const auto windows =
        call.op().def.view(call, {type.shape, {contiguous_strides(type.shape), 0}});
    CHECK(windows && windows->size() == node.results.size());
    for (size_t i = 0; i < windows->size(); ++i) {
      const View& window = (*windows)[i];
      const ElementSet& needed = set(node.results[i]);
      if (byte_size(graph_.type(node.results[i]).dtype) != byte_size(type.dtype)) {
        if (needed.first() >= 0) set(operand).add_all();
      } else if (needed.is_full()) {
        set(operand).add_box(whole_box(window.shape), window.layout);
      } else {
        ask_elements(needed, window, set(operand));
      }
    }
  }

  static void ask_elements(const ElementSet& needed, const View& window, ElementSet& operand) {
    Integers index(window.shape.size());
    int64_t place = window.layout.offset;
    for (int64_t at = 0; at < needed.size(); ++at) {
      if (needed.contains(at)) operand.add({place, 1});
      for (size_t dim = index.size(); dim-- > 0;) {
        place += window.layout.strides[dim];
        if (++index[dim] < window.shape[dim]) break;
        place -= window.shape[dim] * window.layout.strides[dim];
        index[dim] = 0;
      }
    }
  }

  const Graph& graph_;
  const Catalog& catalog_;
  const NeedsOptions& options_;
  std::vector<ElementSet> sets_;  // by value
};

}  // namespace

std::optional<std::vector<ElementSet>> needed_elements(const Graph& graph, const Catalog& catalog,
                                                       const NeedsOptions& options) {
  return ElementNeeds(graph, catalog, options).run();
}

}  // namespace passnet
