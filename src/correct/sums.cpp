#include "correct/sums.hpp"

#include <algorithm>
#include <ranges>
#include <span>

namespace passnet {
namespace {

// The terms that each sum of the stage adds; 1 for other stages.
int64_t sum_length(const Kernel& kernel, const Stage& stage) {
  if (stage.kind == StageKind::kMap || stage.combine != Combine::kSum) return 1;
  const Shape extents = kernel.extents(stage);
  return numel(std::span(extents).last(stage.reduced));
}

// The most terms that one sum of the kernel adds; 1 for other kernels.
int64_t longest_sum(const Kernel& kernel) {
  int64_t longest = 1;
  for (const Stage& stage : kernel.stages) {
    longest = std::max(longest, sum_length(kernel, stage));
  }
  return longest;
}

// The kernel to which the node, which is no launch, lowers.
Kernel lower_node(const Graph& graph, const Node& node, const Catalog& catalog) {
  const OpCall call(catalog.op(node.op), node.arguments, graph, node.span);
  std::vector<TensorType> types;
  for (const ValueId result : node.results) types.push_back(graph.type(result));
  return lower(call, types);
}

}  // namespace

std::vector<int64_t> find_sums(const Graph& graph, const Catalog& catalog) {
  std::vector<int64_t> terms(graph.value_limit(), 1);
  for (const NodeId id : std::views::reverse(graph.nodes())) {
    const Node& node = graph.node(id);
    int64_t most = 1;
    if (catalog.op(node.op).def.view != nullptr) {
      for (const ValueId result : node.results) most = std::max(most, terms[result.index]);
    } else if (!node.launch) {
      most = longest_sum(lower_node(graph, node, catalog));
    }
    graph.for_each_operand(
        node, [&](ValueId value) { terms[value.index] = std::max(terms[value.index], most); });
  }
  return terms;
}

}  // namespace passnet
