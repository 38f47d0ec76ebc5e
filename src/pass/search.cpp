#include "pass/search.hpp"

#include "pass/language/print.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace passnet {

constexpr size_t kReadersPerStep = 8;  // of a value that are sorted

std::optional<Match> Search::run(NodeId root) {
  const PlanStep& first = state_.pass.pattern.plan.front();
  if (!try_node(first.node, root, 0)) return std::nullopt;
  return finish_.take();
}

// The depth of this recursion is bounded by the number of ops of a pattern.
bool Search::extend(size_t step) {
  if (step == state_.pass.pattern.plan.size()) return finish_.accept();
  const PlanStep& next = state_.pass.pattern.plan[step];
  for (const NodeId node : candidates(next, step)) {
    if (try_node(next.node, node, step)) return true;
  }
  return false;
}

// The nodes of the root's ops, those nearest to what is matched first.
std::vector<NodeId> Search::roots_of_part(const PlanStep& step, size_t number) {
  const PatternNode& pattern = state_.pass.node(step.node);
  std::vector<NodeId> nodes;
  for (const PatternCall& call : pattern.calls) {
    const auto found = state_.index.nodes_of(call.op);
    std::ranges::copy_if(found, std::back_inserter(nodes), [&](NodeId node) {
      return !state_.index.consumed(node) && !state_.is_matched(node);
    });
    state_.spend(found.size() / kReadersPerStep);
  }
  const PatternNodeId first = state_.pass.pattern.plan.front().node;
  const double from = state_.index.position(state_.bindings.nodes[first.index]);
  std::ranges::sort(nodes, {}, [&](NodeId node) {
    const double position = state_.index.position(node);
    return std::pair(std::abs(position - from), position);
  });
  if (!nodes.empty()) return nodes;
  state_.mismatch(number, 0, [&] {
    return Mismatch{.id = "no-match-part",
                    .pattern = pattern.op_span,
                    .node = state_.bindings.nodes[first.index],
                    .expected = fmt::format("{} elsewhere in the graph", hints_.op_names(pattern)),
                    .found = "none that is free"};
  });
  return {};
}

std::vector<NodeId> Search::candidates(const PlanStep& step, size_t number) {
  if (step.reach == Reach::kRoot) return roots_of_part(step, number);
  const ValueId through = state_.bindings.values[step.through.index];
  const PatternNode& pattern = state_.pass.node(step.node);
  if (step.reach == Reach::kOperand) {
    const NodeId producer = state_.graph.value(through).producer;
    if (producer.valid()) return {producer};
    state_.mismatch(number, 0, [&] {
      return Mismatch{.id = "no-match-producer",
                      .pattern = pattern.op_span,
                      .node = hints_.reader_of(through),
                      .expected = fmt::format("a result of {}", hints_.op_names(pattern)),
                      .found = hints_.describe_value(through),
                      .hint = hints_.for_order(pattern, number)};
    });
    return {};
  }
  const auto readers = state_.index.readers(through);
  state_.spend(readers.size() / kReadersPerStep);
  std::vector<NodeId> nodes(readers.begin(), readers.end());
  std::ranges::sort(nodes, {}, [&](NodeId id) { return state_.index.position(id); });
  const auto repeated = std::ranges::unique(nodes);
  nodes.erase(repeated.begin(), repeated.end());
  if (!nodes.empty()) return nodes;
  state_.mismatch(number, 0, [&] {
    return Mismatch{
        .id = "no-match-reader",
        .pattern = pattern.op_span,
        .node = state_.graph.value(through).producer,
        .expected = fmt::format("{} to read %{}", hints_.op_names(pattern),
                                state_.pass.value(step.through).name),
        .found = fmt::format("%{}, which no op reads", state_.graph.value(through).name)};
  });
  return {};
}

bool Search::try_node(PatternNodeId id, NodeId node, size_t step) {
  if (state_.fuel == 0) return false;
  --state_.fuel;
  const PatternNode& pattern = state_.pass.node(id);
  if (state_.graph.node(node).fusion) {
    return state_.mismatch(step, 0, [&] {
      return Mismatch{.id = "no-match-fused",
                      .pattern = pattern.op_span,
                      .node = node,
                      .expected = "a node that can be replaced",
                      .found = "one that a fuse block keeps together with others"};
    });
  }
  if (state_.index.consumed(node) || state_.is_matched(node)) {
    return state_.mismatch(step, 0, [&] {
      return Mismatch{.id = "no-match-overlap",
                      .pattern = pattern.op_span,
                      .node = node,
                      .expected = "a separate node",
                      .found = "one that is matched already"};
    });
  }
  for (uint32_t i = 0; i < pattern.calls.size(); ++i) {
    if (pattern.calls[i].op == state_.graph.node(node).op) return try_call(id, i, node, step);
  }
  return state_.mismatch(step, 1, [&] {
    const std::string order = hints_.for_order(pattern, step);
    return Mismatch{.id = "no-match-op",
                    .pattern = pattern.op_span,
                    .node = node,
                    .expected = hints_.op_names(pattern),
                    .found = std::string(state_.catalog.op(state_.graph.node(node).op).name()),
                    .hint = order.empty() ? hints_.for_gap(pattern, node, step) : order};
  });
}

// True if the first two operands may be exchanged in this call, and differ: `alpha` of add breaks
// that.
bool may_swap(const Op& op, const Node& node) {
  if (!op.def.commutative || node.arguments.size() < 2) return false;
  const auto* left = std::get_if<ValueId>(&node.arguments[0]);
  const auto* right = std::get_if<ValueId>(&node.arguments[1]);
  if (left != nullptr && right != nullptr && *left == *right) return false;
  const auto alpha = op.schema.find("alpha");
  if (!alpha) return true;
  const auto* value = std::get_if<Attribute>(&node.arguments[*alpha]);
  return value != nullptr && equal_values(to_pass_value(*value), {int64_t{1}});
}

bool Search::try_call(PatternNodeId id, uint32_t choice, NodeId node, size_t step) {
  const PatternNode& pattern = state_.pass.node(id);
  const PatternCall& call = pattern.calls[choice];
  const Op& op = state_.catalog.op(call.op);
  const MatchSite place{pattern, op, node, step};
  state_.bindings.nodes[id.index] = node;
  state_.bindings.choices[id.index] = choice;
  const int orientations = may_swap(op, state_.graph.node(node)) ? 2 : 1;
  for (int i = 0; i < orientations; ++i) {
    const size_t mark = trail_.size();
    state_.swapped[id.index] = i == 1;
    if (bind_call(call, place, i == 1) && extend(step + 1)) return true;
    undo(mark);
  }
  state_.bindings.nodes[id.index] = {};
  return false;
}

void Search::undo(size_t mark) {
  for (; trail_.size() > mark; trail_.pop_back()) {
    const uint32_t value = trail_.back().index;
    state_.bindings.values[value] = {};
    state_.bindings.lists[value].reset();
    state_.bindings.absent[value] = false;
  }
}

bool Search::bind_call(const PatternCall& call, const MatchSite& place, bool swapped) {
  const Node& node = state_.graph.node(place.node);
  agreed_ = 2;
  if (node.results.size() != place.pattern.results.size()) {
    return state_.mismatch(place.step, agreed_, [&] {
      return Mismatch{.id = "no-match-results",
                      .pattern = place.pattern.span,
                      .node = place.node,
                      .expected = fmt::format("{} results", place.pattern.results.size()),
                      .found = std::to_string(node.results.size())};
    });
  }
  for (size_t i = 0; i < node.results.size(); ++i) {
    if (!bind_value(place.pattern.results[i], node.results[i], place.pattern.span, place)) {
      return false;
    }
  }
  for (size_t i = 0; i < call.arguments.size(); ++i) {
    const size_t from = swapped && i < 2 ? 1 - i : i;
    if (!bind_argument(call.arguments[i], node.arguments[from], place.op.schema.parameters[i],
                       place)) {
      return false;
    }
    ++agreed_;
  }
  return true;
}

bool Search::bind_argument(const PatternArgument& expected, const Argument& found,
                           const SchemaParameter& parameter, const MatchSite& place) {
  if (const auto* constant = std::get_if<Attribute>(&expected.match)) {
    return agree_attribute(expected, *constant, found, parameter, place);
  }
  if (const auto* list = std::get_if<std::vector<PatternValueId>>(&expected.match)) {
    return bind_list(*list, expected, found, parameter, place);
  }
  if (const auto* value = std::get_if<PatternValueId>(&expected.match)) {
    if (const auto* known = std::get_if<ValueId>(&found)) {
      return bind_value(*value, *known, expected.span, place);
    }
    const auto* attribute = std::get_if<Attribute>(&found);
    const bool is_none = attribute != nullptr && std::holds_alternative<None>(*attribute);
    const PatternValue& wanted = state_.pass.value(*value);
    const bool is_number = attribute != nullptr && wanted.is_unnamed;
    if ((is_none || is_number) && wanted.is_optional) {
      return bind_absent(*value, expected.span, place);
    }
    return state_.mismatch(place.step, agreed_, [&] {
      return Mismatch{
          .id = "no-match-operand",
          .pattern = expected.span,
          .node = place.node,
          .expected = fmt::format("a value for '{}' of {}", parameter.name, place.op.name()),
          .found = hints_.describe_argument(found),
          .hint = hints_.for_operand(found, wanted, parameter)};
    });
  }
  return true;  // holes and expressions follow when every node is bound
}

bool Search::agree_attribute(const PatternArgument& expected, const Attribute& constant,
                             const Argument& found, const SchemaParameter& parameter,
                             const MatchSite& place) {
  const auto* attribute = std::get_if<Attribute>(&found);
  if (attribute != nullptr && equal_values(to_pass_value(constant), to_pass_value(*attribute))) {
    return true;
  }
  return state_.mismatch(place.step, agreed_, [&] {
    return Mismatch{.id = "no-match-attribute",
                    .pattern = expected.span,
                    .node = place.node,
                    .expected = fmt::format("{}={}{}", parameter.name, to_string(constant),
                                            expected.stated ? "" : " (its default)"),
                    .found = hints_.describe_argument(found),
                    .hint = hints_.for_attribute(constant, expected.stated, found, parameter)};
  });
}

bool Search::bind_list(const std::vector<PatternValueId>& expected, const PatternArgument& argument,
                       const Argument& found, const SchemaParameter& parameter,
                       const MatchSite& place) {
  const auto* list = std::get_if<std::vector<ValueId>>(&found);
  const auto open = std::ranges::find_if(expected, [&](PatternValueId entry) {
    return entry.valid() && state_.pass.value(entry).is_list;
  });
  const auto before = static_cast<size_t>(open - expected.begin());
  const size_t after = open == expected.end() ? 0 : expected.size() - before - 1;
  const bool fits = list != nullptr && (open == expected.end() ? list->size() == before
                                                               : list->size() >= before + after);
  if (!fits) {
    return state_.mismatch(place.step, agreed_, [&] {
      return Mismatch{
          .id = "no-match-list",
          .pattern = argument.span,
          .node = place.node,
          .expected = fmt::format("{}{} values for '{}'", open == expected.end() ? "" : "at least ",
                                  before + after, parameter.name),
          .found = hints_.describe_argument(found)};
    });
  }
  const std::span<const ValueId> values(*list);
  for (size_t i = 0; i < before + after; ++i) {
    const bool is_behind = i >= before;
    const PatternValueId entry = expected[is_behind ? i + 1 : i];
    const ValueId value = values[is_behind ? values.size() - (before + after - i) : i];
    if (!bind_entry(entry, value, argument.span, place)) return false;
  }
  if (open == expected.end()) return true;
  return bind_values(*open, values.subspan(before, values.size() - before - after), argument.span,
                     place);
}

// Compares entries of a list, either of which may be none.
bool Search::bind_entry(PatternValueId expected, ValueId found, Span span, const MatchSite& place) {
  if (expected.valid() && found.valid()) return bind_value(expected, found, span, place);
  if (!expected.valid() && !found.valid()) return true;
  if (expected.valid() && state_.pass.value(expected).is_optional) {
    return bind_absent(expected, span, place);
  }
  return state_.mismatch(place.step, agreed_, [&] {
    return Mismatch{.id = "no-match-entry",
                    .pattern = span,
                    .node = place.node,
                    .expected = expected.valid() ? fmt::format("a value for %{}",
                                                               state_.pass.value(expected).name)
                                                 : "none",
                    .found = found.valid() ? hints_.describe_value(found) : "none"};
  });
}

bool Search::bind_value(PatternValueId expected, ValueId found, Span span, const MatchSite& place) {
  ValueId& bound = state_.bindings.values[expected.index];
  if (bound == found) return true;
  const PatternValue& wanted = state_.pass.value(expected);
  if (!bound.valid() && !state_.bindings.absent[expected.index]) {
    if (wanted.type && is_never_type(state_.graph.type(found), *wanted.type)) {
      return state_.mismatch(place.step, agreed_, [&] {
        return Mismatch{.id = "no-match-type",
                        .pattern = wanted.type->span,
                        .node = place.node,
                        .expected = fmt::format("%{} to be {}", wanted.name, print(*wanted.type)),
                        .found = to_string(state_.graph.type(found))};
      });
    }
    bound = found;
    trail_.push_back(expected);
    return true;
  }
  return state_.mismatch(place.step, agreed_, [&] {
    const std::string known = bound.valid() ? "%" + state_.graph.value(bound).name : "none";
    return Mismatch{.id = "no-match-value",
                    .pattern = span,
                    .node = place.node,
                    .expected = fmt::format("%{}, which is {}", wanted.name, known),
                    .found = hints_.describe_value(found),
                    .hint = hints_.for_place(bound, found, place)};
  });
}

bool Search::bind_absent(PatternValueId expected, Span span, const MatchSite& place) {
  const ValueId bound = state_.bindings.values[expected.index];
  if (!bound.valid()) {
    if (!state_.bindings.absent[expected.index]) trail_.push_back(expected);
    state_.bindings.absent[expected.index] = true;
    return true;
  }
  return state_.mismatch(place.step, agreed_, [&] {
    return Mismatch{.id = "no-match-value",
                    .pattern = span,
                    .node = place.node,
                    .expected = fmt::format("%{}, which is %{}", state_.pass.value(expected).name,
                                            state_.graph.value(bound).name),
                    .found = "none"};
  });
}

bool Search::bind_values(PatternValueId expected, std::span<const ValueId> found, Span span,
                         const MatchSite& place) {
  auto& bound = state_.bindings.lists[expected.index];
  if (bound && std::ranges::equal(*bound, found)) return true;
  const bool has_none = !std::ranges::all_of(found, &ValueId::valid);
  if (!bound && !has_none) {
    bound.emplace(found.begin(), found.end());
    trail_.push_back(expected);
    return true;
  }
  return state_.mismatch(place.step, agreed_, [&] {
    return Mismatch{.id = "no-match-values",
                    .pattern = span,
                    .node = place.node,
                    .expected = has_none ? "values without none among them"
                                         : fmt::format("the values of ..%{}, as before",
                                                       state_.pass.value(expected).name),
                    .found = fmt::format("{} others", found.size())};
  });
}

}  // namespace passnet
