#include "correct/equal/graph_facts.hpp"

#include <algorithm>

namespace passnet {
namespace {

std::vector<std::vector<bool>> inputs_of_values(const Graph& graph, size_t nodes,
                                                bool integers_alone) {
  const size_t count = graph.inputs().size();
  std::vector<std::vector<bool>> behind(graph.value_limit(), std::vector<bool>(count));
  const auto carries = [&](ValueId value) {
    return !integers_alone || is_integral(graph.type(value).dtype);
  };
  for (size_t i = 0; i < count; ++i) {
    const ValueId value = graph.inputs()[i].value;
    behind[value.index][i] = carries(value);
  }
  for (size_t at = 0; at < nodes; ++at) {
    const Node& node = graph.node(graph.nodes()[at]);
    for (const ValueId result : node.results) {
      if (!carries(result)) continue;
      graph.for_each_operand(node, [&](ValueId operand) {
        for (size_t i = 0; i < count; ++i) {
          if (behind[operand.index][i]) behind[result.index][i] = true;
        }
      });
    }
  }
  return behind;
}

// The value of which this one is a view or a conversion.
ValueId source_of(const Graph& graph, const Catalog& catalog, ValueId value) {
  while (graph.value(value).producer.valid()) {
    const Node& node = graph.node(graph.value(value).producer);
    if (node.launch) break;
    const Op& op = catalog.op(node.op);
    if (op.def.view == nullptr && op.name() != "to") break;
    value = std::get<ValueId>(node.arguments.front());
  }
  return value;
}

}  // namespace

std::vector<bool> inputs_behind(const Graph& graph, size_t node, bool integers_alone) {
  const auto behind = inputs_of_values(graph, node, integers_alone);
  std::vector<bool> found(graph.inputs().size());
  graph.for_each_operand(graph.node(graph.nodes()[node]), [&](ValueId operand) {
    for (size_t i = 0; i < found.size(); ++i) {
      if (behind[operand.index][i]) found[i] = true;
    }
  });
  return found;
}

std::vector<Tie> find_ties(const Graph& graph, const Catalog& catalog) {
  std::vector<Tie> ties;
  std::vector<std::vector<bool>> behind;
  const auto input_of = [&](ValueId value) -> std::optional<size_t> {
    if (graph.value(value).producer.valid()) return std::nullopt;
    return graph.value(value).result;
  };
  const auto add = [&](ValueId compared, ValueId with) {
    const auto input = input_of(source_of(graph, catalog, compared));
    const ValueId other = source_of(graph, catalog, with);
    if (!input || graph.type(other).numel() == 0) return;
    if (behind.empty()) behind = inputs_of_values(graph, graph.nodes().size(), false);
    const bool is_same = is_float(graph.type(other).dtype) ==
                         is_float(graph.type(graph.inputs()[*input].value).dtype);
    if (!behind[other.index][*input] && is_same) ties.push_back({*input, other, input_of(other)});
  };
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    if (node.launch) continue;
    const std::string_view name = catalog.op(node.op).name();
    if (name != "eq" && name != "ne") continue;
    std::vector<ValueId> operands;
    graph.for_each_operand(node, [&](ValueId operand) { operands.push_back(operand); });
    if (operands.size() != 2) continue;
    add(operands[0], operands[1]);
    add(operands[1], operands[0]);
  }
  return ties;
}

}  // namespace passnet
