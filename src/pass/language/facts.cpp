#include "pass/language/facts.hpp"

#include "pass/language/print.hpp"

#include <algorithm>
#include <ranges>

namespace passnet {
namespace {

constexpr size_t kMostFacts = 16;
constexpr size_t kMostText = 120;  // bytes of one value

bool is_logical(const Term& term) {
  return (term.kind == TermKind::kBinary && (term.name == "and" || term.name == "or")) ||
         (term.kind == TermKind::kUnary && term.name != "-");
}

bool is_comparison(const Term& term) {
  constexpr std::string_view kNames[] = {"==", "!=", "<", "<=", ">", ">=", "in", "not in"};
  return term.kind == TermKind::kBinary && std::ranges::find(kNames, term.name) != std::end(kNames);
}

// True if the value is worth printing: neither a constant nor a binding occurrence.
bool is_open(const Term& term) {
  switch (term.kind) {
    case TermKind::kValue:
    case TermKind::kOptional:
    case TermKind::kVariadic:
    case TermKind::kCall:
      return true;
    case TermKind::kHole:
      return term.name != "_";
    case TermKind::kLiteral:
    case TermKind::kEllipsis:
      return false;
    case TermKind::kList:
    case TermKind::kUnary:
    case TermKind::kBinary:
    case TermKind::kType:
      return std::ranges::any_of(term.terms, is_open);
  }
  return false;
}

std::string shorten(std::string text) {
  if (text.size() > kMostText) text = text.substr(0, kMostText) + "…";
  return text;
}

void add_new(Fact fact, std::vector<Fact>& facts) {
  const bool is_known = std::ranges::find(facts, fact.what, &Fact::what) != facts.end();
  if (!is_known) facts.push_back(std::move(fact));
}

class Collector {
 public:
  explicit Collector(const Scope& scope) : scope_(scope) {}

  void visit(const Term& term) {
    for (const Term& operand : term.terms) {
      if (is_open(operand)) visit(operand);
    }
    switch (term.kind) {
      case TermKind::kValue:
        return add_value(term);
      case TermKind::kHole:
      case TermKind::kCall:
        return add(term, calls_);
      case TermKind::kBinary:
      case TermKind::kUnary:
        if (!is_logical(term) && !is_comparison(term)) add(term, expressions_);
        return;
      case TermKind::kList:
        return add(term, expressions_);
      case TermKind::kOptional:
      case TermKind::kVariadic:
      case TermKind::kLiteral:
      case TermKind::kEllipsis:
      case TermKind::kType:
        return;
    }
  }

  std::vector<Fact> take() {
    std::vector<Fact> all = std::move(values_);
    all.insert(all.end(), calls_.begin(), calls_.end());
    all.insert(all.end(), expressions_.begin(), expressions_.end());
    if (all.size() > kMostFacts) all.resize(kMostFacts);
    return all;
  }

 private:
  void add(const Term& term, std::vector<Fact>& facts) const {
    const auto value = evaluate(term, scope_);
    if (value) add_new({print(term), shorten(to_string(*value))}, facts);
  }

  void add_value(const Term& term) {
    const auto found = scope_.pass.value_names.find(term.name);
    if (found == scope_.pass.value_names.end()) return;
    const uint32_t index = found->second.index;
    const auto name = [&](ValueId id) {
      const Value& value = scope_.graph.value(id);
      return fmt::format("%{}: {}", value.name, to_string(value.type));
    };
    std::string text;
    if (scope_.bindings.absent[index]) text = "none";
    if (scope_.bindings.values[index].valid()) text = name(scope_.bindings.values[index]);
    if (const auto& list = scope_.bindings.lists[index]) {
      for (const ValueId element : *list) text += (text.empty() ? "" : ", ") + name(element);
      text = "[" + text + "]";
    }
    if (!text.empty()) add_new({"%" + term.name, shorten(text)}, values_);
  }

  const Scope& scope_;
  std::vector<Fact> values_;
  std::vector<Fact> calls_;
  std::vector<Fact> expressions_;
};

}  // namespace

std::vector<const Term*> conjuncts(const Term& condition) {
  std::vector<const Term*> found;
  std::vector<const Term*> rest{&condition};
  while (!rest.empty()) {
    const Term* term = rest.back();
    rest.pop_back();
    if (term->kind == TermKind::kBinary && term->name == "and") {
      rest.push_back(&term->terms[1]);
      rest.push_back(&term->terms[0]);
    } else {
      found.push_back(term);
    }
  }
  return found;
}

std::vector<Fact> facts_of(const Term& condition, const Scope& scope) {
  Collector collector(scope);
  collector.visit(condition);
  return collector.take();
}

std::string describe(const std::vector<Fact>& facts) {
  std::string text;
  for (const Fact& fact : facts) {
    text += text.empty() ? "" : "; ";
    text += fmt::format("{} {} {}", fact.what, fact.what.starts_with('%') ? "is" : "=", fact.value);
  }
  return text;
}

std::string describe_false(const Term& condition, const Scope& scope) {
  std::vector<Fact> sides;
  std::vector<const Term*> rest{&condition};
  while (!rest.empty() && sides.size() < kMostFacts) {
    const Term* term = rest.back();
    rest.pop_back();
    if (is_logical(*term) || is_comparison(*term)) {
      for (const Term& operand : std::views::reverse(term->terms)) rest.push_back(&operand);
      continue;
    }
    if (!is_open(*term)) continue;
    const auto value = evaluate(*term, scope);
    if (value) add_new({print(*term), shorten(to_string(*value))}, sides);
  }
  std::string text;
  for (const Fact& side : sides) {
    text += fmt::format("{}{} = {}", text.empty() ? "" : " and ", side.what, side.value);
  }
  return text.empty() ? "that it is false" : text;
}

}  // namespace passnet
