// Structure: nodes, operands, constants. What needs the whole match is in search_finish.cpp.
#include "pass/search.hpp"

#include "pass/language/print.hpp"

#include <algorithm>

namespace passnet {

std::optional<Match> Search::run(NodeId root) {
  const PlanStep& first = pass_.pattern.plan.front();
  if (!try_node(first.node, root, 0)) return std::nullopt;
  return Match{std::move(bindings_), anchor_, std::move(moves_), last_read_};
}

bool Search::is_matched(NodeId node) const {
  return std::ranges::find(bindings_.nodes, node) != bindings_.nodes.end();
}

std::string Search::describe_value(ValueId value) const {
  const Value& known = graph_.value(value);
  if (!known.producer.valid()) return fmt::format("the graph's input %{}", known.name);
  const Op& op = catalog_.op(graph_.node(known.producer).op);
  return fmt::format("%{}, a result of {}", known.name, op.name());
}

std::string Search::describe_argument(const Argument& argument) const {
  if (const auto* attribute = std::get_if<Attribute>(&argument)) return to_string(*attribute);
  if (const auto* value = std::get_if<ValueId>(&argument)) return describe_value(*value);
  return fmt::format("a list of {} values", std::get<std::vector<ValueId>>(argument).size());
}

std::string Search::op_names(const PatternNode& pattern) const {
  std::string names;
  for (const PatternCall& call : pattern.calls) {
    if (!names.empty()) names += " or ";
    names += catalog_.op(call.op).name();
  }
  return names;
}

// The depth of this recursion is bounded by the number of ops of a pattern.
bool Search::extend(size_t step) {
  if (step == pass_.pattern.plan.size()) return finish();
  const PlanStep& next = pass_.pattern.plan[step];
  for (const NodeId node : candidates(next, step)) {
    if (try_node(next.node, node, step)) return true;
  }
  return false;
}

std::vector<NodeId> Search::candidates(const PlanStep& step, size_t number) {
  const ValueId through = bindings_.values[step.through.index];
  const PatternNode& pattern = pass_.node(step.node);
  if (step.reach == Reach::kOperand) {
    const NodeId producer = graph_.value(through).producer;
    if (producer.valid()) return {producer};
    mismatch(number, 0, [&] {
      return Mismatch{.id = "no-match-producer",
                      .pattern = pattern.op_span,
                      .node = reader_of(through),
                      .expected = fmt::format("a result of {}", op_names(pattern)),
                      .found = describe_value(through),
                      .hint = order_hint(pattern, number)};
    });
    return {};
  }
  const auto readers = index_.readers(through);
  std::vector<NodeId> nodes(readers.begin(), readers.end());
  std::ranges::sort(nodes, {}, [&](NodeId id) { return index_.position(id); });
  const auto repeated = std::ranges::unique(nodes);
  nodes.erase(repeated.begin(), repeated.end());
  if (!nodes.empty()) return nodes;
  mismatch(number, 0, [&] {
    return Mismatch{.id = "no-match-reader",
                    .pattern = pattern.op_span,
                    .node = graph_.value(through).producer,
                    .expected = fmt::format("{} to read %{}", op_names(pattern),
                                            pass_.value(step.through).name),
                    .found = fmt::format("%{}, which no op reads", graph_.value(through).name)};
  });
  return {};
}

bool Search::try_node(PatternNodeId id, NodeId node, size_t step) {
  if (fuel_ == 0) return false;
  --fuel_;
  const PatternNode& pattern = pass_.node(id);
  if (graph_.node(node).fusion) {
    return mismatch(step, 0, [&] {
      return Mismatch{.id = "no-match-fused",
                      .pattern = pattern.op_span,
                      .node = node,
                      .expected = "a node that can be replaced",
                      .found = "one that a fuse block keeps together with others"};
    });
  }
  if (index_.consumed(node) || is_matched(node)) {
    return mismatch(step, 0, [&] {
      return Mismatch{.id = "no-match-overlap",
                      .pattern = pattern.op_span,
                      .node = node,
                      .expected = "a node of its own",
                      .found = "one that is matched already"};
    });
  }
  for (uint32_t i = 0; i < pattern.calls.size(); ++i) {
    if (pattern.calls[i].op == graph_.node(node).op) return try_call(id, i, node, step);
  }
  return mismatch(step, 1, [&] {
    const std::string order = order_hint(pattern, step);
    return Mismatch{.id = "no-match-op",
                    .pattern = pattern.op_span,
                    .node = node,
                    .expected = op_names(pattern),
                    .found = std::string(catalog_.op(graph_.node(node).op).name()),
                    .hint = order.empty() ? gap_hint(pattern, node, step) : order};
  });
}

// Whether the first two operands may stand for each other in this call: `alpha` of add breaks that.
bool may_swap(const Op& op, const Node& node) {
  if (!op.def.commutative || node.arguments.size() < 2) return false;
  const auto alpha = op.schema.find("alpha");
  if (!alpha) return true;
  const auto* value = std::get_if<Attribute>(&node.arguments[*alpha]);
  return value != nullptr && equal_values(to_pass_value(*value), {int64_t{1}});
}

bool Search::try_call(PatternNodeId id, uint32_t choice, NodeId node, size_t step) {
  const PatternNode& pattern = pass_.node(id);
  const PatternCall& call = pattern.calls[choice];
  const Op& op = catalog_.op(call.op);
  const Place place{pattern, op, node, step};
  bindings_.nodes[id.index] = node;
  bindings_.choices[id.index] = choice;
  const int orientations = may_swap(op, graph_.node(node)) ? 2 : 1;
  for (int i = 0; i < orientations; ++i) {
    const size_t mark = trail_.size();
    swapped_[id.index] = i == 1;
    if (bind_call(call, place, i == 1) && extend(step + 1)) return true;
    undo(mark);
  }
  bindings_.nodes[id.index] = {};
  return false;
}

void Search::undo(size_t mark) {
  for (; trail_.size() > mark; trail_.pop_back()) {
    const uint32_t value = trail_.back().index;
    bindings_.values[value] = {};
    bindings_.lists[value].reset();
    bindings_.absent[value] = false;
  }
}

bool Search::bind_call(const PatternCall& call, const Place& place, bool swapped) {
  const Node& node = graph_.node(place.node);
  agreed_ = 2;
  if (node.results.size() != place.pattern.results.size()) {
    return mismatch(place.step, agreed_, [&] {
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
                           const SchemaParameter& parameter, const Place& place) {
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
    if (is_none && pass_.value(*value).is_optional) {
      return bind_absent(*value, expected.span, place);
    }
    return mismatch(place.step, agreed_, [&] {
      return Mismatch{
          .id = "no-match-operand",
          .pattern = expected.span,
          .node = place.node,
          .expected = fmt::format("a value for '{}' of {}", parameter.name, place.op.name()),
          .found = describe_argument(found),
          .hint = operand_hint(found, pass_.value(*value), parameter)};
    });
  }
  return true;  // holes and expressions come when every node is bound
}

bool Search::agree_attribute(const PatternArgument& expected, const Attribute& constant,
                             const Argument& found, const SchemaParameter& parameter,
                             const Place& place) {
  const auto* attribute = std::get_if<Attribute>(&found);
  if (attribute != nullptr && equal_values(to_pass_value(constant), to_pass_value(*attribute))) {
    return true;
  }
  return mismatch(place.step, agreed_, [&] {
    return Mismatch{.id = "no-match-attribute",
                    .pattern = expected.span,
                    .node = place.node,
                    .expected = fmt::format("{}={}{}", parameter.name, to_string(constant),
                                            expected.stated ? "" : " (its default)"),
                    .found = describe_argument(found),
                    .hint = attribute_hint(constant, expected.stated, found, parameter)};
  });
}

bool Search::bind_list(const std::vector<PatternValueId>& expected, const PatternArgument& argument,
                       const Argument& found, const SchemaParameter& parameter,
                       const Place& place) {
  const auto* list = std::get_if<std::vector<ValueId>>(&found);
  const auto open = std::ranges::find_if(
      expected, [&](PatternValueId entry) { return entry.valid() && pass_.value(entry).is_list; });
  const auto before = static_cast<size_t>(open - expected.begin());
  const size_t after = open == expected.end() ? 0 : expected.size() - before - 1;
  const bool fits = list != nullptr && (open == expected.end() ? list->size() == before
                                                               : list->size() >= before + after);
  if (!fits) {
    return mismatch(place.step, agreed_, [&] {
      return Mismatch{
          .id = "no-match-list",
          .pattern = argument.span,
          .node = place.node,
          .expected = fmt::format("{}{} values for '{}'", open == expected.end() ? "" : "at least ",
                                  before + after, parameter.name),
          .found = describe_argument(found)};
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

// An entry of a list, either side of which may be none.
bool Search::bind_entry(PatternValueId expected, ValueId found, Span span, const Place& place) {
  if (expected.valid() && found.valid()) return bind_value(expected, found, span, place);
  if (!expected.valid() && !found.valid()) return true;
  if (expected.valid() && pass_.value(expected).is_optional) {
    return bind_absent(expected, span, place);
  }
  return mismatch(place.step, agreed_, [&] {
    return Mismatch{.id = "no-match-entry",
                    .pattern = span,
                    .node = place.node,
                    .expected = expected.valid()
                                    ? fmt::format("a value for %{}", pass_.value(expected).name)
                                    : "none",
                    .found = found.valid() ? describe_value(found) : "none"};
  });
}

bool Search::bind_value(PatternValueId expected, ValueId found, Span span, const Place& place) {
  ValueId& bound = bindings_.values[expected.index];
  if (bound == found) return true;
  const PatternValue& wanted = pass_.value(expected);
  if (!bound.valid() && !bindings_.absent[expected.index]) {
    if (wanted.type && is_never_type(graph_.type(found), *wanted.type)) {
      return mismatch(place.step, agreed_, [&] {
        return Mismatch{.id = "no-match-type",
                        .pattern = wanted.type->span,
                        .node = place.node,
                        .expected = fmt::format("%{} to be {}", wanted.name, print(*wanted.type)),
                        .found = to_string(graph_.type(found))};
      });
    }
    bound = found;
    trail_.push_back(expected);
    return true;
  }
  return mismatch(place.step, agreed_, [&] {
    const std::string known = bound.valid() ? "%" + graph_.value(bound).name : "none";
    return Mismatch{.id = "no-match-value",
                    .pattern = span,
                    .node = place.node,
                    .expected = fmt::format("%{}, which is {}", wanted.name, known),
                    .found = describe_value(found),
                    .hint = place_hint(bound, found, place)};
  });
}

bool Search::bind_absent(PatternValueId expected, Span span, const Place& place) {
  const ValueId bound = bindings_.values[expected.index];
  if (!bound.valid()) {
    if (!bindings_.absent[expected.index]) trail_.push_back(expected);
    bindings_.absent[expected.index] = true;
    return true;
  }
  return mismatch(place.step, agreed_, [&] {
    return Mismatch{.id = "no-match-value",
                    .pattern = span,
                    .node = place.node,
                    .expected = fmt::format("%{}, which is %{}", pass_.value(expected).name,
                                            graph_.value(bound).name),
                    .found = "none"};
  });
}

bool Search::bind_values(PatternValueId expected, std::span<const ValueId> found, Span span,
                         const Place& place) {
  auto& bound = bindings_.lists[expected.index];
  if (bound && std::ranges::equal(*bound, found)) return true;
  const bool has_none = !std::ranges::all_of(found, &ValueId::valid);
  if (!bound && !has_none) {
    bound.emplace(found.begin(), found.end());
    trail_.push_back(expected);
    return true;
  }
  return mismatch(place.step, agreed_, [&] {
    return Mismatch{.id = "no-match-values",
                    .pattern = span,
                    .node = place.node,
                    .expected = has_none ? "values without none among them"
                                         : fmt::format("the values of ..%{}, as before",
                                                       pass_.value(expected).name),
                    .found = fmt::format("{} others", found.size())};
  });
}

}  // namespace passnet
