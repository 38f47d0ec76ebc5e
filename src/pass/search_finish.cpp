#include "pass/search_finish.hpp"

#include "pass/language/facts.hpp"
#include "pass/language/print.hpp"

#include <algorithm>
#include <limits>
#include <ranges>

namespace passnet {
namespace {

constexpr size_t kWalkedPerStep = 8;   // values of the graph
constexpr size_t kCheckedPerStep = 2;  // nodes of a pattern that are all bound

// The type with everything except holes, `...` and numbers replaced by `$_`: it only binds.
Term holes_of_type(const Term& type) {
  Term result = type;
  const Term anything{.kind = TermKind::kHole, .name = "_", .span = type.span};
  if (type.name.empty()) {
    result.name = "_";
    result.literal = None{};
    if (!std::holds_alternative<DType>(type.literal)) result.terms.erase(result.terms.begin());
  }
  for (Term& entry : result.terms) {
    if (entry.kind != TermKind::kHole && entry.kind != TermKind::kEllipsis) entry = anything;
  }
  return result;
}

// The named holes of a type, as expressions.
std::vector<Term> holes_in(const Term& type) {
  std::vector<Term> holes;
  if (!type.name.empty() && type.name != "_") {
    const auto length = static_cast<uint32_t>(type.name.size() + 1);
    const Span span{type.span.source, type.span.begin, type.span.begin + length};
    holes.push_back({.kind = TermKind::kHole, .name = type.name, .span = span});
  }
  for (const Term& entry : type.terms) {
    if (entry.kind == TermKind::kHole && entry.name != "_") holes.push_back(entry);
  }
  return holes;
}

}  // namespace

bool MatchFinish::accept() {
  state_.spend(state_.pass.pattern.nodes.size() / kCheckedPerStep);
  const auto holes = state_.bindings.holes;
  if (bind_holes() && check_outside_uses() && find_anchor() && check_guard()) return true;
  state_.bindings.holes = holes;
  return false;
}

// Handles terms that bind holes first, in the order of the pattern's text, then terms that use
// them.
bool MatchFinish::bind_holes() {
  for (const bool holes : {true, false}) {
    if (!bind_types(holes)) return false;
    for (uint32_t i = 0; i < state_.pass.pattern.nodes.size(); ++i) {
      const PatternNode& pattern = state_.pass.pattern.nodes[i];
      const PatternCall& call = pattern.calls[state_.bindings.choices[i]];
      const NodeId node = state_.bindings.nodes[i];
      const Op& op = state_.catalog.op(call.op);
      const MatchSite place{pattern, op, node, state_.pass.pattern.plan.size()};
      for (size_t j = 0; j < call.arguments.size(); ++j) {
        const size_t from = state_.swapped[i] && j < 2 ? 1 - j : j;
        if (!bind_dynamic(call.arguments[j], state_.graph.node(node).arguments[from],
                          op.schema.parameters[j], place, holes)) {
          return false;
        }
      }
    }
  }
  return true;
}

// Checks the pattern's types: first the holes that they bind, then all that they state.
bool MatchFinish::bind_types(bool holes) {
  for (uint32_t i = 0; i < state_.pass.values.size(); ++i) {
    const PatternValue& wanted = state_.pass.values[i];
    const bool is_bound = state_.bindings.values[i].valid() || state_.bindings.lists[i];
    if (wanted.replacement || !wanted.type || !is_bound) continue;
    const auto& list = state_.bindings.lists[i];
    const std::span<const ValueId> values =
        list ? std::span<const ValueId>(*list) : std::span(&state_.bindings.values[i], 1);
    for (const ValueId value : values) {
      const Term term = holes ? holes_of_type(*wanted.type) : *wanted.type;
      const auto agrees = match_type(state_.graph.type(value), term, state_.scope());
      if (agrees && *agrees) continue;
      if (holes && !agrees) continue;
      return state_.mismatch(state_.pass.pattern.plan.size(), 0, [&] {
        const Value& found = state_.graph.value(value);
        Mismatch result{
            .id = "no-match-variable",
            .pattern = wanted.type->span,
            .node = found.producer.valid() ? found.producer : state_.bindings.nodes.front(),
            .expected = fmt::format("%{} to be {}", wanted.name, print(*wanted.type)),
            .found = agrees ? to_string(found.type) : agrees.error().message};
        for (const Term& entry : holes_in(*wanted.type)) {
          const auto known = evaluate(entry, state_.scope());
          const bool is_new = std::ranges::find(result.values, "$" + entry.name, &Fact::what) ==
                              result.values.end();
          if (known && is_new) result.values.push_back({"$" + entry.name, to_string(*known)});
        }
        if (!result.values.empty()) result.notes.push_back({{}, "here " + describe(result.values)});
        return result;
      });
    }
  }
  return true;
}

bool MatchFinish::bind_dynamic(const PatternArgument& expected, const Argument& found,
                               const SchemaParameter& parameter, const MatchSite& place,
                               bool holes) {
  const auto* hole = std::get_if<HoleId>(&expected.match);
  const auto* term = std::get_if<Term>(&expected.match);
  const bool is_now = holes ? hole != nullptr : term != nullptr;
  if (!is_now) return true;
  const auto* attribute = std::get_if<Attribute>(&found);
  const Scope at = state_.scope();
  std::string wanted = "a constant";
  if (attribute != nullptr) {
    const PassValue value = to_pass_value(*attribute);
    if (hole != nullptr) {
      auto& bound = state_.bindings.holes[hole->index];
      if (!bound) bound = value;
      if (equal_values(*bound, value)) return true;
      wanted = fmt::format("${}, which is {}", state_.pass.holes[hole->index], to_string(*bound));
    } else {
      const auto agrees = match_term(value, *term, at);
      if (agrees && *agrees) return true;
      const auto evaluated = evaluate(*term, at);
      wanted = evaluated ? to_string(*evaluated) : evaluated.error().message;
    }
  }
  return state_.mismatch(place.step, 0, [&] {
    return Mismatch{.id = "no-match-expression",
                    .pattern = expected.span,
                    .node = place.node,
                    .expected = fmt::format("{} for '{}'", wanted, parameter.name),
                    .found = MatchHints(state_).describe_argument(found)};
  });
}

bool MatchFinish::check_outside_uses() {
  for (uint32_t i = 0; i < state_.pass.pattern.nodes.size(); ++i) {
    for (const PatternValueId result : state_.pass.pattern.nodes[i].results) {
      if (std::ranges::find(state_.pass.pattern.results, result) !=
          state_.pass.pattern.results.end())
        continue;
      const ValueId value = state_.bindings.values[result.index];
      const auto readers = state_.index.readers(value);
      const auto outside =
          std::ranges::find_if(readers, [&](NodeId reader) { return !state_.is_matched(reader); });
      if (outside == readers.end() && state_.index.result_uses(value) == 0) continue;
      return state_.mismatch(state_.pass.pattern.plan.size(), 1, [&] {
        const bool is_result = outside == readers.end();
        const std::string& name = state_.pass.value(result).name;
        return Mismatch{
            .id = "no-match-outside-use",
            .pattern = state_.pass.value(result).span,
            .node = is_result ? state_.bindings.nodes[i] : *outside,
            .expected =
                fmt::format("%{} to be used only inside the pattern, or returned by it", name),
            .found = is_result
                         ? fmt::format("%{}, a result of the graph", state_.graph.value(value).name)
                         : fmt::format("another use of %{}", state_.graph.value(value).name),
            .hint = fmt::format("to match here, return %{0} too, and give the replacement a value "
                                "for it, such as the op that computes it",
                                name)};
      });
    }
  }
  return true;
}

// The replacement goes before all uses of its results, and after everything that it reads.
bool MatchFinish::find_anchor() {
  anchor_ = {};
  moves_.clear();
  double before = std::numeric_limits<double>::infinity();
  const auto consider = [&](NodeId node) {
    if (state_.index.position(node) >= before) return;
    before = state_.index.position(node);
    anchor_ = node;
  };
  NodeId last = state_.bindings.nodes.front();
  for (const NodeId node : state_.bindings.nodes) {
    if (state_.index.position(node) > state_.index.position(last)) last = node;
  }
  consider(last);
  for (const PatternValueId result : state_.pass.pattern.results) {
    for (const NodeId reader : state_.index.readers(state_.bindings.values[result.index])) {
      if (!state_.is_matched(reader)) consider(reader);
    }
  }
  const std::vector<Read> reads = this->reads();
  const bool is_late = std::ranges::any_of(reads, [&](const Read& read) {
    return state_.index.position_of_producer(read.value) >= before;
  });
  return !is_late || make_room(reads);
}

std::vector<MatchFinish::Read> MatchFinish::reads() const {
  std::vector<Read> reads;
  for (const PatternValueId name : state_.pass.replacement.reads) {
    const auto& list = state_.bindings.lists[name.index];
    for (const ValueId element : list ? *list : std::vector<ValueId>()) {
      reads.push_back({name, element});
    }
    const ValueId value = state_.bindings.values[name.index];
    if (value.valid()) reads.push_back({name, value});
  }
  if (!state_.pass.replacement.repeats_pattern()) return reads;
  // Operands that `$_` means have no name.
  for (const NodeId node : state_.bindings.nodes) {
    state_.graph.for_each_operand(state_.graph.node(node), [&](ValueId value) {
      const NodeId producer = state_.graph.value(value).producer;
      if (producer.valid() && !state_.is_matched(producer)) reads.push_back({{}, value});
    });
  }
  return reads;
}

// A value that the replacement reads is computed after the first use of a result: the uses up to
// there, and nodes that need them, can move after it, unless it depends on them itself.
bool MatchFinish::make_room(std::span<const Read> reads) {
  const auto latest = std::ranges::max_element(
      reads, {}, [&](const Read& read) { return state_.index.position_of_producer(read.value); });
  last_read_ = state_.graph.value(latest->value).producer;
  std::vector<bool> depends(state_.graph.value_limit(), false);
  for (const PatternValueId result : state_.pass.pattern.results) {
    depends[state_.bindings.values[result.index].index] = true;
  }
  auto node = std::ranges::find(state_.graph.nodes(), anchor_);
  for (bool is_last = false; !is_last; ++node) {
    is_last = *node == last_read_;
    bool needs = false;
    state_.graph.for_each_operand(state_.graph.node(*node),
                                  [&](ValueId value) { needs = needs || depends[value.index]; });
    if (!needs) continue;
    for (const ValueId result : state_.graph.node(*node).results) depends[result.index] = true;
    moves_.push_back(*node);
  }
  state_.spend(depends.size() / kWalkedPerStep);
  const auto circular =
      std::ranges::find_if(reads, [&](const Read& read) { return depends[read.value.index]; });
  if (circular == reads.end() && !moves_.empty()) {
    anchor_ = moves_.front();
    return true;
  }
  moves_.clear();
  return state_.mismatch(state_.pass.pattern.plan.size(), 2, [&] {
    const Read& read = *(circular == reads.end() ? latest : circular);
    const bool is_named = read.name.valid();
    const Pass& pass = state_.pass;
    return Mismatch{.id = "no-match-order",
                    .pattern = is_named ? pass.value(read.name).span : pass.pattern.span,
                    .node = anchor_,
                    .expected = fmt::format("%{}, which the replacement reads, not to need what it "
                                            "replaces",
                                            is_named ? pass.value(read.name).name
                                                     : state_.graph.value(read.value).name),
                    .found = "a use of a result from which it is computed"};
  });
}

bool MatchFinish::check_guard() {
  if (!state_.pass.guard) return true;
  const std::vector<const Term*> conditions = conjuncts(*state_.pass.guard);
  size_t held = 0;
  for (const Term* condition : conditions) {
    const Scope at = state_.scope();
    const auto truth = evaluate_condition(*condition, at);
    if (truth && *truth) {
      ++held;
      continue;
    }
    return state_.mismatch(state_.pass.pattern.plan.size(), 3 + std::min<size_t>(held, 60), [&] {
      Mismatch found{.id = "no-match-guard",
                     .pattern = condition->span,
                     .node = state_.bindings.nodes[state_.pass.pattern.plan.front().node.index],
                     .expected = print(*condition),
                     .found = truth ? describe_false(*condition, at) : truth.error().message,
                     .values = facts_of(*condition, at)};
      if (!found.values.empty()) found.notes.push_back({{}, "here " + describe(found.values)});
      // Adds every other condition that fails, with its values.
      const auto rest = std::ranges::find(conditions, condition) + 1;
      for (const Term* other : std::ranges::subrange(rest, conditions.end())) {
        const auto also = evaluate_condition(*other, at);
        if (!also || *also) continue;
        found.notes.push_back(
            {other->span, fmt::format("this is false too: {}", describe(facts_of(*other, at)))});
      }
      return found;
    });
  }
  return true;
}

}  // namespace passnet
