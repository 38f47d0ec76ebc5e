#include "generate/compared_numbers.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <variant>

namespace passnet {
namespace {

// True if the op is one comparison of its operands.
bool compares(const Op& op) {
  constexpr std::array kComparisons{ScalarOp::kEq, ScalarOp::kNe, ScalarOp::kLt,
                                    ScalarOp::kLe, ScalarOp::kGt, ScalarOp::kGe};
  if (op.body.nodes.empty()) return false;
  const ScalarText::Node& value = op.body.nodes.back();
  return value.kind == ScalarText::Kind::kApply &&
         std::ranges::find(kComparisons, value.op) != kComparisons.end();
}

std::optional<double> finite_number(const Argument& argument) {
  const auto* attribute = std::get_if<Attribute>(&argument);
  if (attribute == nullptr) return std::nullopt;
  if (const auto* integer = std::get_if<int64_t>(attribute)) return static_cast<double>(*integer);
  const auto* number = std::get_if<double>(attribute);
  return number != nullptr && std::isfinite(*number) ? std::optional(*number) : std::nullopt;
}

}  // namespace

std::vector<double> find_compared_numbers(const Graph& graph, const Catalog& catalog) {
  std::vector<double> numbers;
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    if (!compares(catalog.op(node.op))) continue;
    for (const Argument& argument : node.arguments) {
      const auto number = finite_number(argument);
      if (number && std::ranges::find(numbers, *number) == numbers.end()) {
        numbers.push_back(*number);
      }
    }
  }
  return numbers;
}

}  // namespace passnet
