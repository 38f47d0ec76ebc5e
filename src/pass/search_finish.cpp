// What is checked when every node of the pattern is bound: holes, expressions, outside uses, guard.
#include "pass/language/facts.hpp"
#include "pass/language/print.hpp"
#include "pass/search.hpp"

#include <algorithm>
#include <limits>
#include <ranges>

namespace passnet {
namespace {

// The type with anything in the place of what is no hole, `...` or number: it only binds.
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

bool Search::finish() {
  const auto holes = bindings_.holes;
  if (bind_holes() && check_outside_uses() && find_anchor() && check_guard()) return true;
  bindings_.holes = holes;
  return false;
}

// First what binds holes, in the order of the pattern's text, then what needs them.
bool Search::bind_holes() {
  for (const bool holes : {true, false}) {
    if (!bind_types(holes)) return false;
    for (uint32_t i = 0; i < pass_.pattern.nodes.size(); ++i) {
      const PatternNode& pattern = pass_.pattern.nodes[i];
      const PatternCall& call = pattern.calls[bindings_.choices[i]];
      const NodeId node = bindings_.nodes[i];
      const Op& op = catalog_.op(call.op);
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

// What the pattern says of types: first the holes that types bind, then all that they say.
bool Search::bind_types(bool holes) {
  for (uint32_t i = 0; i < pass_.values.size(); ++i) {
    const PatternValue& wanted = pass_.values[i];
    const bool is_bound = bindings_.values[i].valid() || bindings_.lists[i];
    if (wanted.replacement || !wanted.type || !is_bound) continue;
    const auto& list = bindings_.lists[i];
    const std::span<const ValueId> values =
        list ? std::span<const ValueId>(*list) : std::span(&bindings_.values[i], 1);
    for (const ValueId value : values) {
      const Term term = holes ? holes_of_type(*wanted.type) : *wanted.type;
      const auto agrees = match_type(graph_.type(value), term, scope());
      if (agrees && *agrees) continue;
      if (holes && !agrees) continue;
      return mismatch(pass_.pattern.plan.size(), 0, [&] {
        const Value& found = graph_.value(value);
        Mismatch result{.id = "no-match-variable",
                        .pattern = wanted.type->span,
                        .node = found.producer.valid() ? found.producer : bindings_.nodes.front(),
                        .expected = fmt::format("%{} to be {}", wanted.name, print(*wanted.type)),
                        .found = agrees ? to_string(found.type) : agrees.error().message};
        for (const Term& entry : holes_in(*wanted.type)) {
          const auto known = evaluate(entry, scope());
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
        const std::string& name = pass_.value(result).name;
        return Mismatch{
            .id = "no-match-outside-use",
            .pattern = pass_.value(result).span,
            .node = is_result ? bindings_.nodes[i] : *outside,
            .expected =
                fmt::format("%{} to be used inside the pattern alone, or returned by it", name),
            .found = is_result ? fmt::format("%{}, a result of the graph", graph_.value(value).name)
                               : fmt::format("another use of %{}", graph_.value(value).name),
            .hint = fmt::format("to match here, return %{0} too, and give the replacement a value "
                                "for it, such as the op that computes it",
                                name)};
      });
    }
  }
  return true;
}

// The replacement stands before everything that uses its results, and behind all that it reads.
bool Search::find_anchor() {
  anchor_ = {};
  moves_.clear();
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
  std::vector<std::pair<PatternValueId, ValueId>> reads;
  for (const PatternValueId read : pass_.replacement.reads) {
    const auto& list = bindings_.lists[read.index];
    for (const ValueId element : list ? *list : std::vector<ValueId>()) {
      reads.emplace_back(read, element);
    }
    const ValueId value = bindings_.values[read.index];
    if (value.valid()) reads.emplace_back(read, value);
  }
  const bool is_late = std::ranges::any_of(
      reads, [&](const auto& read) { return index_.position_of_producer(read.second) >= before; });
  return !is_late || make_room(reads);
}

// Something that the replacement reads is computed behind the first use of a result: the uses up to
// there, and what needs them, can move behind it, unless it needs them itself.
bool Search::make_room(std::span<const std::pair<PatternValueId, ValueId>> reads) {
  const auto latest = std::ranges::max_element(
      reads, {}, [&](const auto& read) { return index_.position_of_producer(read.second); });
  last_read_ = graph_.value(latest->second).producer;
  std::vector<bool> depends(graph_.value_limit(), false);
  for (const PatternValueId result : pass_.pattern.results) {
    depends[bindings_.values[result.index].index] = true;
  }
  auto node = std::ranges::find(graph_.nodes(), anchor_);
  for (bool is_last = false; !is_last; ++node) {
    is_last = *node == last_read_;
    bool needs = false;
    graph_.for_each_operand(graph_.node(*node),
                            [&](ValueId value) { needs = needs || depends[value.index]; });
    if (!needs) continue;
    for (const ValueId result : graph_.node(*node).results) depends[result.index] = true;
    moves_.push_back(*node);
  }
  fuel_ -= std::min(fuel_, depends.size() / 8);  // unlike all else here, this walk is not short
  const auto circular =
      std::ranges::find_if(reads, [&](const auto& read) { return depends[read.second.index]; });
  if (circular == reads.end() && !moves_.empty()) {
    anchor_ = moves_.front();
    return true;
  }
  moves_.clear();
  return mismatch(pass_.pattern.plan.size(), 2, [&] {
    const PatternValue& read = pass_.value((circular == reads.end() ? latest : circular)->first);
    return Mismatch{.id = "no-match-order",
                    .pattern = read.span,
                    .node = anchor_,
                    .expected = fmt::format("%{}, which the replacement reads, not to need what it "
                                            "replaces",
                                            read.name),
                    .found = "a use of a result from which it is computed"};
  });
}

bool Search::check_guard() {
  if (!pass_.guard) return true;
  const std::vector<const Term*> conditions = conjuncts(*pass_.guard);
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
                     .expected = print(*condition),
                     .found = truth ? describe_false(*condition, at) : truth.error().message,
                     .values = facts_of(*condition, at)};
      if (!found.values.empty()) found.notes.push_back({{}, "here " + describe(found.values)});
      // Near or far: every other condition that fails, with its values.
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
