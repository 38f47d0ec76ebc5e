// What an author may have meant where a pattern differs from the graph.
#include "pass/search.hpp"

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

std::optional<double> number_in(const Attribute& attribute) {
  if (const auto* integer = std::get_if<int64_t>(&attribute)) return static_cast<double>(*integer);
  if (const auto* number = std::get_if<double>(&attribute)) return *number;
  return std::nullopt;
}

bool reads(const PatternNode& node, PatternValueId value) {
  return std::ranges::any_of(node.calls.front().arguments, [&](const PatternArgument& argument) {
    if (const auto* list = std::get_if<std::vector<PatternValueId>>(&argument.match)) {
      return std::ranges::find(*list, value) != list->end();
    }
    const auto* read = std::get_if<PatternValueId>(&argument.match);
    return read != nullptr && *read == value;
  });
}

}  // namespace

// A constant that is not the one of the pattern.
std::string Search::attribute_hint(const Attribute& constant, bool stated, const Argument& found,
                                   const SchemaParameter& parameter) const {
  const auto* attribute = std::get_if<Attribute>(&found);
  if (attribute == nullptr) {
    return fmt::format(
        "a value stands there: name it %{0}, and list %{0} among the pattern's inputs",
        parameter.name);
  }
  const auto expected = number_in(constant);
  const auto actual = number_in(*attribute);
  const double apart = expected && actual ? std::abs(*expected - *actual) : 0;
  if (apart > 0 && apart <= 1e-3 * std::abs(*expected)) {
    return fmt::format(
        "they are {:.2g} apart: match ${}, and ask in the guard how near it is, such as "
        "abs(${} - {}) < {:.0e}",
        apart, parameter.name, parameter.name, to_string(constant), 2 * apart);
  }
  if (stated) return fmt::format("$_ takes any value there, and ${} keeps it", parameter.name);
  return fmt::format("{0}=$_ takes any value, {0}={1} this one", parameter.name,
                     to_string(*attribute));
}

// No value where the pattern has one.
std::string Search::operand_hint(const Argument& found, const PatternValue& expected,
                                 const SchemaParameter& parameter) const {
  const auto* attribute = std::get_if<Attribute>(&found);
  if (attribute == nullptr) return "";
  if (std::holds_alternative<None>(*attribute)) {
    if (expected.producer.valid()) return "";
    return fmt::format("%{}? matches none too", expected.name);
  }
  return fmt::format("a constant stands there: match it with a number, or with ${}, which keeps it",
                     parameter.name);
}

// Whether another operand of the node that led here is what the pattern looks for.
std::string Search::order_hint(const PatternNode& pattern, size_t step) const {
  const PlanStep& here = pass_.pattern.plan[step];
  if (here.reach != Reach::kOperand) return "";
  for (uint32_t i = 0; i < pass_.pattern.nodes.size(); ++i) {
    const NodeId node = bindings_.nodes[i];
    if (!node.valid() || !reads(pass_.pattern.nodes[i], here.through)) continue;
    std::string hint;
    graph_.for_each_operand(graph_.node(node), [&](ValueId operand) {
      const NodeId producer = graph_.value(operand).producer;
      if (!hint.empty() || !producer.valid() || is_matched(producer)) return;
      const OpId op = graph_.node(producer).op;
      if (std::ranges::find(pattern.calls, op, &PatternCall::op) == pattern.calls.end()) return;
      hint = fmt::format(
          "another operand of {}, %{}, is a result of {}: perhaps the operands stand "
          "in another order",
          catalog_.op(graph_.node(node).op).name(), graph_.value(operand).name,
          catalog_.op(op).name());
    });
    if (!hint.empty()) return hint;
  }
  return "";
}

// Whether one of the two has an op more between others that agree.
std::string Search::gap_hint(const PatternNode& pattern, NodeId found, size_t step) const {
  const auto is_op = [&](const PatternNode& wanted, OpId op) {
    return std::ranges::find(wanted.calls, op, &PatternCall::op) != wanted.calls.end();
  };
  const Node& node = graph_.node(found);
  const std::string_view name = catalog_.op(node.op).name();
  if (pass_.pattern.plan[step].reach == Reach::kUser) {
    for (const ValueId result : node.results) {
      for (const NodeId reader : index_.readers(result)) {
        if (!is_op(pattern, graph_.node(reader).op)) continue;
        return fmt::format("the graph has {} in between: its result, %{}, is read by {}", name,
                           graph_.value(result).name, catalog_.op(graph_.node(reader).op).name());
      }
    }
    for (const PatternNode& after : pass_.pattern.nodes) {
      const bool follows = std::ranges::any_of(
          pattern.results, [&](PatternValueId result) { return reads(after, result); });
      if (!follows || !is_op(after, node.op)) continue;
      return fmt::format("the pattern has {} before {} there, and the graph {} alone",
                         op_names(pattern), name, name);
    }
    return "";
  }
  for (const PatternNode& before : pass_.pattern.nodes) {
    const bool feeds = std::ranges::any_of(
        before.results, [&](PatternValueId result) { return reads(pattern, result); });
    if (feeds && is_op(before, node.op)) {
      return fmt::format("the pattern has {} after {} there, and the graph {} alone",
                         op_names(pattern), name, name);
    }
  }
  std::string hint;
  graph_.for_each_operand(node, [&](ValueId operand) {
    const NodeId producer = graph_.value(operand).producer;
    if (!hint.empty() || !producer.valid() || !is_op(pattern, graph_.node(producer).op)) return;
    hint = fmt::format("the graph has {} in between: %{}, which it reads, is a result of {}", name,
                       graph_.value(operand).name, catalog_.op(graph_.node(producer).op).name());
  });
  return hint;
}

// Whether the value that an operand should be is another operand of the same node, or one op
// before.
std::string Search::place_hint(ValueId expected, ValueId found, const Place& place) const {
  if (!expected.valid()) return "";
  const auto has = [&](NodeId node) {
    bool is_there = false;
    graph_.for_each_operand(graph_.node(node), [&](ValueId read) { is_there |= read == expected; });
    return is_there;
  };
  const std::string& name = graph_.value(expected).name;
  if (has(place.node)) {
    return fmt::format("%{} is another operand of {}: perhaps the operands stand in another order",
                       name, place.op.name());
  }
  const NodeId producer = graph_.value(found).producer;
  if (!producer.valid() || !has(producer)) return "";
  return fmt::format("the graph has {} in between, which reads %{}",
                     catalog_.op(graph_.node(producer).op).name(), name);
}

NodeId Search::reader_of(ValueId value) const {
  for (const NodeId node : bindings_.nodes) {
    if (!node.valid()) continue;
    bool found = false;
    graph_.for_each_operand(graph_.node(node), [&](ValueId read) { found |= read == value; });
    if (found) return node;
  }
  return bindings_.nodes[pass_.pattern.plan.front().node.index];
}

}  // namespace passnet
