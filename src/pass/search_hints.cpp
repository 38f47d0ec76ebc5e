#include "pass/search_hints.hpp"

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

std::string MatchHints::describe_value(ValueId value) const {
  const Value& known = state_.graph.value(value);
  if (!known.producer.valid()) return fmt::format("the graph's input %{}", known.name);
  const Op& op = state_.catalog.op(state_.graph.node(known.producer).op);
  return fmt::format("%{}, a result of {}", known.name, op.name());
}

std::string MatchHints::describe_argument(const Argument& argument) const {
  if (const auto* attribute = std::get_if<Attribute>(&argument)) return to_string(*attribute);
  if (const auto* value = std::get_if<ValueId>(&argument)) return describe_value(*value);
  return fmt::format("a list of {} values", std::get<std::vector<ValueId>>(argument).size());
}

std::string MatchHints::op_names(const PatternNode& pattern) const {
  std::string names;
  for (const PatternCall& call : pattern.calls) {
    if (!names.empty()) names += " or ";
    names += state_.catalog.op(call.op).name();
  }
  return names;
}

std::string MatchHints::for_attribute(const Attribute& constant, bool stated, const Argument& found,
                                      const SchemaParameter& parameter) const {
  const auto* attribute = std::get_if<Attribute>(&found);
  if (attribute == nullptr && !stated) {
    return "there is a value: '...' as the last argument leaves it open";
  }
  if (attribute == nullptr) {
    return fmt::format("there is a value: name it %{0}, and list %{0} among the pattern's inputs",
                       parameter.name);
  }
  const auto expected = number_in(constant);
  const auto actual = number_in(*attribute);
  const double apart = expected && actual ? std::abs(*expected - *actual) : 0;
  if (apart > 0 && apart <= 1e-3 * std::abs(*expected)) {
    return fmt::format(
        "they differ by {:.2g}: match ${}, and test it in the guard, such as "
        "abs(${} - {}) < {:.0e}",
        apart, parameter.name, parameter.name, to_string(constant), 2 * apart);
  }
  if (stated) return fmt::format("$_ matches any value there, and ${} binds it", parameter.name);
  return fmt::format("'...' as the last argument leaves it open, {}={} states this value",
                     parameter.name, to_string(*attribute));
}

std::string MatchHints::for_operand(const Argument& found, const PatternValue& expected,
                                    const SchemaParameter& parameter) const {
  const auto* attribute = std::get_if<Attribute>(&found);
  if (attribute == nullptr) return "";
  if (std::holds_alternative<None>(*attribute)) {
    if (expected.producer.valid()) return "";
    return fmt::format("%{}? matches none too", expected.name);
  }
  return fmt::format("there is a constant: match it with a number, or with ${}, which binds it",
                     parameter.name);
}

std::string MatchHints::for_order(const PatternNode& pattern, size_t step) const {
  const PlanStep& here = state_.pass.pattern.plan[step];
  if (here.reach != Reach::kOperand) return "";
  for (uint32_t i = 0; i < state_.pass.pattern.nodes.size(); ++i) {
    const NodeId node = state_.bindings.nodes[i];
    if (!node.valid() || !reads(state_.pass.pattern.nodes[i], here.through)) continue;
    std::string hint;
    state_.graph.for_each_operand(state_.graph.node(node), [&](ValueId operand) {
      const NodeId producer = state_.graph.value(operand).producer;
      if (!hint.empty() || !producer.valid() || state_.is_matched(producer)) return;
      const OpId op = state_.graph.node(producer).op;
      if (std::ranges::find(pattern.calls, op, &PatternCall::op) == pattern.calls.end()) return;
      hint = fmt::format(
          "another operand of {}, %{}, is a result of {}: perhaps the operands are "
          "in another order",
          state_.catalog.op(state_.graph.node(node).op).name(), state_.graph.value(operand).name,
          state_.catalog.op(op).name());
    });
    if (!hint.empty()) return hint;
  }
  return "";
}

std::string MatchHints::for_gap(const PatternNode& pattern, NodeId found, size_t step) const {
  const auto is_op = [&](const PatternNode& wanted, OpId op) {
    return std::ranges::find(wanted.calls, op, &PatternCall::op) != wanted.calls.end();
  };
  const Node& node = state_.graph.node(found);
  const std::string_view name = state_.catalog.op(node.op).name();
  if (state_.pass.pattern.plan[step].reach == Reach::kUser) {
    for (const ValueId result : node.results) {
      for (const NodeId reader : state_.index.readers(result)) {
        if (!is_op(pattern, state_.graph.node(reader).op)) continue;
        return fmt::format("the graph has {} in between: its result, %{}, is read by {}", name,
                           state_.graph.value(result).name,
                           state_.catalog.op(state_.graph.node(reader).op).name());
      }
    }
    for (const PatternNode& after : state_.pass.pattern.nodes) {
      const bool follows = std::ranges::any_of(
          pattern.results, [&](PatternValueId result) { return reads(after, result); });
      if (!follows || !is_op(after, node.op)) continue;
      return fmt::format("the pattern has {} before {} there, and the graph only {}",
                         op_names(pattern), name, name);
    }
    return "";
  }
  for (const PatternNode& before : state_.pass.pattern.nodes) {
    const bool feeds = std::ranges::any_of(
        before.results, [&](PatternValueId result) { return reads(pattern, result); });
    if (feeds && is_op(before, node.op)) {
      return fmt::format("the pattern has {} after {} there, and the graph only {}",
                         op_names(pattern), name, name);
    }
  }
  std::string hint;
  state_.graph.for_each_operand(node, [&](ValueId operand) {
    const NodeId producer = state_.graph.value(operand).producer;
    if (!hint.empty() || !producer.valid() || !is_op(pattern, state_.graph.node(producer).op))
      return;
    hint = fmt::format("the graph has {} in between: %{}, which it reads, is a result of {}", name,
                       state_.graph.value(operand).name,
                       state_.catalog.op(state_.graph.node(producer).op).name());
  });
  return hint;
}

std::string MatchHints::for_place(ValueId expected, ValueId found, const MatchSite& place) const {
  if (!expected.valid()) return "";
  const auto has = [&](NodeId node) {
    bool is_there = false;
    state_.graph.for_each_operand(state_.graph.node(node),
                                  [&](ValueId read) { is_there |= read == expected; });
    return is_there;
  };
  const std::string& name = state_.graph.value(expected).name;
  if (has(place.node)) {
    return fmt::format("%{} is another operand of {}: perhaps the operands are in another order",
                       name, place.op.name());
  }
  const NodeId producer = state_.graph.value(found).producer;
  if (!producer.valid() || !has(producer)) return "";
  return fmt::format("the graph has {} in between, which reads %{}",
                     state_.catalog.op(state_.graph.node(producer).op).name(), name);
}

NodeId MatchHints::reader_of(ValueId value) const {
  for (const NodeId node : state_.bindings.nodes) {
    if (!node.valid()) continue;
    bool found = false;
    state_.graph.for_each_operand(state_.graph.node(node),
                                  [&](ValueId read) { found |= read == value; });
    if (found) return node;
  }
  return state_.bindings.nodes[state_.pass.pattern.plan.front().node.index];
}

}  // namespace passnet
