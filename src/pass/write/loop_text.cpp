#include "pass/write/loop_text.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace passnet {
namespace {

struct Infix {
  std::string_view op;
  std::string_view symbol;
};

constexpr std::array<Infix, 4> kInfix{{{"add", "+"}, {"sub", "-"}, {"mul", "*"}, {"div", "/"}}};

}  // namespace

LoopText::LoopText(const Graph& graph, const GraphPart& part, const Catalog& catalog,
                   const NumberText& number, std::string_view indent)
    : catalog_(catalog), number_(number), indent_(indent) {
  for (size_t i = 0; i < part.inputs.size(); ++i) inputs_.emplace(part.inputs[i], i);
  for (const NodeId id : part.nodes) {
    graph.for_each_operand(graph.node(id), [&](ValueId value) { ++uses_[value.index]; });
  }
  for (const ValueId value : part.results) ++uses_[value.index];
}

std::string LoopText::operand_name(ValueId value) const {
  return fmt::format("a{}", inputs_.at(value));
}

bool LoopText::is_input(ValueId value) const { return inputs_.contains(value); }

std::string LoopText::text_of(ValueId value, std::string_view input_index) const {
  const auto known = texts_.find(value.index);
  return known != texts_.end() ? known->second : operand_name(value) + std::string(input_index);
}

std::optional<std::string> LoopText::call(
    const Node& node, const std::function<std::optional<std::string>(ValueId)>& operand) const {
  const Op& op = catalog_.op(node.op);
  if (op.def.body.empty() || op.def.random) return std::nullopt;
  std::vector<std::string> operands;
  bool is_plain = true;  // without attributes that differ from their defaults
  for (size_t i = 0; i < node.arguments.size(); ++i) {
    const SchemaParameter& parameter = op.schema.parameters[i];
    if (const auto* value = std::get_if<ValueId>(&node.arguments[i])) {
      auto text = operand(*value);
      if (!text) return std::nullopt;
      operands.push_back(*std::move(text));
      continue;
    }
    const auto* attribute = std::get_if<Attribute>(&node.arguments[i]);
    if (attribute == nullptr) return std::nullopt;
    const bool is_integer = std::holds_alternative<int64_t>(*attribute);
    if (!is_integer && !std::holds_alternative<double>(*attribute)) return std::nullopt;
    const bool is_default = parameter.fallback == *attribute && !parameter.takes_values();
    if (is_default && is_integer) continue;
    is_plain &= parameter.takes_values();
    operands.push_back(number_(node, i));
  }
  const auto infix = std::ranges::find(kInfix, op.schema.name, &Infix::op);
  if (infix == kInfix.end()) {
    return fmt::format("{}({})", op.schema.name, fmt::join(operands, ", "));
  }
  if (!is_plain || operands.size() != 2) return std::nullopt;
  return fmt::format("{} {} {}", operands[0], infix->symbol, operands[1]);
}

std::string LoopText::new_name(std::string_view prefix) {
  return fmt::format("{}{}", prefix, next_++);
}

void LoopText::set(ValueId value, const std::string& expression, const LoopArray& array,
                   bool is_named) {
  constexpr size_t kLongest = 500;  // characters, of a text that is copied into the next one
  const std::string rounded = "round(" + expression + ")";
  const auto uses = uses_.find(value.index);
  if (!is_named && rounded.size() <= kLongest && (uses == uses_.end() || uses->second <= 1)) {
    texts_[value.index] = rounded;
    return;
  }
  const std::string element = new_name(array.prefix) + std::string(array.index);
  add_statement(element + " = " + rounded);
  texts_[value.index] = element;
}

}  // namespace passnet
