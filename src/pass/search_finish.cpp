// What is checked when every node of the pattern is bound: holes, expressions, outside uses, guard.
#include "base/check.hpp"
#include "pass/functions.hpp"
#include "pass/search.hpp"

#include <algorithm>
#include <limits>

namespace passnet {
namespace {

// The conjuncts of a guard, in order.
void split_conditions(const Term& term, std::vector<const Term*>& conditions) {
  if (term.kind == TermKind::kBinary && term.name == "and") {
    split_conditions(term.terms[0], conditions);
    split_conditions(term.terms[1], conditions);
  } else {
    conditions.push_back(&term);
  }
}

// The calls and holes of a condition, whose values explain it.
void collect_leaves(const Term& term, std::vector<const Term*>& leaves) {
  const bool is_leaf = term.kind == TermKind::kHole || term.kind == TermKind::kCall;
  if (is_leaf && term.name != "_") {
    leaves.push_back(&term);
    return;
  }
  for (const Term& operand : term.terms) collect_leaves(operand, leaves);
}

}  // namespace

bool Search::finish() {
  const auto holes = bindings_.holes;
  if (bind_holes() && check_outside_uses() && find_anchor() && check_guard()) return true;
  bindings_.holes = holes;
  return false;
}

// First what binds holes, in the order of the pattern's text, then what needs them.
bool Search::bind_holes() {
  for (const bool holes : {true, false}) {
    for (uint32_t i = 0; i < pass_.pattern.nodes.size(); ++i) {
      const PatternNode& pattern = pass_.pattern.nodes[i];
      const PatternCall& call = pattern.calls[bindings_.choices[i]];
      const NodeId node = bindings_.nodes[i];
      const Op& op = catalogue_.op(call.op);
      const Place place{pattern, op, node, pass_.pattern.plan.size()};
      for (size_t j = 0; j < call.arguments.size(); ++j) {
        const size_t from = swapped_[i] && j < 2 ? 1 - j : j;
        if (!bind_dynamic(call.arguments[j], graph_.node(node).arguments[from],
                          op.schema.parameters[j], place, holes)) {
          return false;
        }
      }
    }
  }
  return true;
}

bool Search::bind_dynamic(const PatternArgument& expected, const Argument& found,
                          const SchemaParameter& parameter, const Place& place, bool holes) {
  const auto* hole = std::get_if<HoleId>(&expected.match);
  const auto* term = std::get_if<Term>(&expected.match);
  const bool is_now = holes ? hole != nullptr : term != nullptr;
  if (!is_now) return true;
  const auto* attribute = std::get_if<Attribute>(&found);
  const Scope at = scope();
  std::string wanted = "a constant";
  if (attribute != nullptr) {
    const PassValue value = to_pass_value(*attribute);
    if (hole != nullptr) {
      auto& bound = bindings_.holes[hole->index];
      if (!bound) bound = value;
      if (equal_values(*bound, value)) return true;
      wanted = fmt::format("${}, which is {}", pass_.holes[hole->index], to_string(*bound));
    } else {
      const auto agrees = match_term(value, *term, at);
      if (agrees && *agrees) return true;
      const auto evaluated = evaluate(*term, at);
      wanted = evaluated ? to_string(*evaluated) : evaluated.error().message;
    }
  }
  return mismatch(place.step, 0, [&] {
    return Mismatch{.id = "no-match-expression",
                    .pattern = expected.span,
                    .node = place.node,
                    .expected = fmt::format("{} for '{}'", wanted, parameter.name),
                    .found = describe_argument(found)};
  });
}

bool Search::check_outside_uses() {
  for (uint32_t i = 0; i < pass_.pattern.nodes.size(); ++i) {
    for (const PatternValueId result : pass_.pattern.nodes[i].results) {
      if (std::ranges::find(pass_.pattern.results, result) != pass_.pattern.results.end()) continue;
      const ValueId value = bindings_.values[result.index];
      const auto readers = index_.readers(value);
      const auto outside =
          std::ranges::find_if(readers, [&](NodeId reader) { return !is_matched(reader); });
      if (outside == readers.end() && index_.result_uses(value) == 0) continue;
      return mismatch(pass_.pattern.plan.size(), 1, [&] {
        const bool is_result = outside == readers.end();
        return Mismatch{
            .id = "no-match-outside-use",
            .pattern = pass_.value(result).span,
            .node = is_result ? bindings_.nodes[i] : *outside,
            .expected = fmt::format("%{} to be used inside the pattern alone, or "
                                    "returned by it",
                                    pass_.value(result).name),
            .found = is_result ? fmt::format("%{}, a result of the graph", graph_.value(value).name)
                               : fmt::format("another use of %{}", graph_.value(value).name)};
      });
    }
  }
  return true;
}

// The replacement stands before everything that uses its results, and behind all that it reads.
bool Search::find_anchor() {
  anchor_ = {};
  double before = std::numeric_limits<double>::infinity();
  const auto consider = [&](NodeId node) {
    if (index_.position(node) >= before) return;
    before = index_.position(node);
    anchor_ = node;
  };
  NodeId last = bindings_.nodes.front();
  for (const NodeId node : bindings_.nodes) {
    if (index_.position(node) > index_.position(last)) last = node;
  }
  consider(last);
  for (const PatternValueId result : pass_.pattern.results) {
    for (const NodeId reader : index_.readers(bindings_.values[result.index])) {
      if (!is_matched(reader)) consider(reader);
    }
  }
  for (const PatternValueId read : pass_.replacement.reads) {
    const ValueId value = bindings_.values[read.index];
    // A read node of the match itself may be the anchor; then its value is not there in time.
    if (index_.position_of_producer(value) < before) continue;
    return mismatch(pass_.pattern.plan.size(), 2, [&] {
      return Mismatch{
          .id = "no-match-order",
          .pattern = pass_.value(read).span,
          .node = anchor_,
          .expected = fmt::format("%{} before the first use of a result", pass_.value(read).name),
          .found = "a use that comes earlier"};
    });
  }
  return true;
}

bool Search::check_guard() {
  if (!pass_.guard) return true;
  std::vector<const Term*> conditions;
  split_conditions(*pass_.guard, conditions);
  size_t held = 0;
  for (const Term* condition : conditions) {
    const Scope at = scope();
    const auto truth = evaluate_condition(*condition, at);
    if (truth && *truth) {
      ++held;
      continue;
    }
    return mismatch(pass_.pattern.plan.size(), 3 + std::min<size_t>(held, 60), [&] {
      Mismatch found{.id = "no-match-guard",
                     .pattern = condition->span,
                     .node = bindings_.nodes[pass_.pattern.plan.front().node.index],
                     .expected = "this condition to hold",
                     .found = truth ? "that it is false" : truth.error().message};
      std::vector<const Term*> leaves;
      collect_leaves(*condition, leaves);
      for (const Term* leaf : leaves) {
        if (const auto value = evaluate(*leaf, at)) {
          found.notes.emplace_back(leaf->span, to_string(*value));
        }
      }
      return found;
    });
  }
  return true;
}

}  // namespace passnet
