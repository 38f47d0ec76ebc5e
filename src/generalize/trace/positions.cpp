#include "generalize/trace/positions.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace passnet {
namespace {

constexpr std::array<std::string_view, 10> kKeeping{"to",      "reshape", "unsqueeze", "squeeze",
                                                    "expand",  "permute", "transpose", "unflatten",
                                                    "flatten", "movedim"};

// True for an addition of the number 0, which offsets of an empty cache leave behind.
bool adds_nothing(const NodeTrace& trace) {
  if (trace.op().name() != "add") return false;
  const auto* other = std::get_if<Attribute>(&trace.node().arguments[1]);
  const auto* number = other != nullptr ? std::get_if<int64_t>(other) : nullptr;
  return number != nullptr && *number == 0;
}

}  // namespace

void Positions::add_input(const Graph& graph, const GraphInput& input, const ExtentList& extents) {
  const Shape& shape = graph.type(input.value).shape;
  const std::vector<double>& data = input.facts.data;
  if (shape.empty() || data.empty() || shape.back() < 2) return;
  for (size_t i = 0; i < data.size(); ++i) {
    if (data[i] != static_cast<double>(i % static_cast<size_t>(shape.back()))) return;
  }
  counts_[input.value.index] = extents.back();
}

void Positions::relate(NodeTrace& trace) const {
  const Node& node = trace.node();
  const std::string_view op = trace.op().name();
  if (op == "index") {
    const auto table = std::get<ValueId>(node.arguments[0]);
    const auto& indices = std::get<std::vector<ValueId>>(node.arguments[1]);
    for (size_t dim = 0; dim < indices.size(); ++dim) {
      if (!indices[dim].valid()) continue;
      if (trace.graph().type(indices[dim]).dtype == DType::kBool) return;  // takes several dims
      relate_dim(trace, table, dim, indices[dim]);
    }
  } else if (op == "index_select" || op == "gather") {
    const auto table = std::get<ValueId>(node.arguments[0]);
    const auto dim = wrap_dim(trace.call().integer(1), trace.graph().type(table).rank());
    const auto indices = std::get<ValueId>(node.arguments[2]);
    if (dim) relate_dim(trace, table, static_cast<size_t>(*dim), indices);
  }
}

void Positions::relate_dim(NodeTrace& trace, ValueId table, size_t dim, ValueId indices) const {
  const auto& count = counts_[indices.index];
  const ExtentList extents = trace.shape(table);
  if (!count || dim >= extents.size() || extents[dim].is_constant()) return;
  if (trace.table().value(*count) != trace.table().value(extents[dim])) return;
  trace.table().unify(extents[dim], *count);
}

void Positions::follow(NodeTrace& trace) {
  const Node& node = trace.node();
  if (node.results.size() != 1) return;
  std::optional<Extent>& result = counts_[node.results[0].index];
  const std::string_view op = trace.op().name();
  if (op == "arange") {
    const auto is = [&](size_t parameter, int64_t value) {
      const auto& attribute = std::get<Attribute>(node.arguments[parameter]);
      const auto* number = std::get_if<int64_t>(&attribute);
      return number != nullptr && *number == value;
    };
    if (is(0, 0) && is(2, 1)) result = trace.shape(node.results[0])[0];
  } else if (std::ranges::count(kKeeping, op) > 0 || adds_nothing(trace)) {
    const auto* operand = std::get_if<ValueId>(&node.arguments[0]);
    if (operand != nullptr) result = counts_[operand->index];
  }
}

}  // namespace passnet
