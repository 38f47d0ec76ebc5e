#include "ir/text/facts_text.hpp"

#include "ir/op/schema.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

struct NumberFact {
  std::string_view name;
  std::optional<double> InputFacts::* member;
};

constexpr std::array<NumberFact, 4> kNumberFacts{{
    {"mean", &InputFacts::mean},
    {"std", &InputFacts::std},
    {"min", &InputFacts::min},
    {"max", &InputFacts::max},
}};

std::optional<double> number(const Attribute& attribute) {
  if (const auto* integer = std::get_if<int64_t>(&attribute)) return static_cast<double>(*integer);
  if (const auto* value = std::get_if<double>(&attribute)) return *value;
  return std::nullopt;
}

class FactReader {
 public:
  FactReader(InputFacts& facts, Diagnostics& diagnostics)
      : facts_(facts), diagnostics_(diagnostics) {}

  bool read(const SyntaxArgument& fact) {
    if (std::ranges::find(seen_, fact.name) != seen_.end()) {
      diagnostics_.error(fact.span, "repeated-fact", "the fact '{}' is given twice", fact.name);
      return false;
    }
    seen_.push_back(fact.name);
    const std::optional<Attribute> value = constant(fact.term);
    for (const NumberFact& entry : kNumberFacts) {
      if (entry.name != fact.name) continue;
      if (value) facts_.*entry.member = number(*value);
      return (facts_.*entry.member).has_value() || bad(fact, "a number");
    }
    if (fact.name == "strides") {
      const auto* strides = value ? std::get_if<Integers>(&*value) : nullptr;
      if (strides == nullptr) return bad(fact, "a list of integers");
      facts_.strides = *strides;
      return true;
    }
    if (fact.name == "data") return read_data(fact, value);
    diagnostics_.error(fact.span, "unknown-fact",
                       "expected one of strides, mean, std, min, max and data, found '{}'",
                       fact.name);
    return false;
  }

 private:
  bool bad(const SyntaxArgument& fact, std::string_view expected) {
    diagnostics_.error(fact.term.span, "bad-fact", "expected {} for '{}'", expected, fact.name);
    return false;
  }

  bool read_data(const SyntaxArgument& fact, const std::optional<Attribute>& value) {
    if (value && std::holds_alternative<std::vector<double>>(*value)) {
      facts_.data = std::get<std::vector<double>>(*value);
    } else if (value && std::holds_alternative<Integers>(*value)) {
      const auto& integers = std::get<Integers>(*value);
      facts_.data.assign(integers.begin(), integers.end());
    } else {
      return bad(fact, "a list of numbers");
    }
    return true;
  }

  InputFacts& facts_;
  Diagnostics& diagnostics_;
  std::vector<std::string_view> seen_;
};

// True if the last element is within 2^48 elements of the first.
bool spans_sanely(const Shape& shape, const Strides& strides) {
  constexpr int64_t kMaxSpan = int64_t{1} << 48;
  int64_t last = 0;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    int64_t step = 0;
    if (strides[dim] < 0) return false;
    if (__builtin_mul_overflow(std::max<int64_t>(shape[dim] - 1, 0), strides[dim], &step)) {
      return false;
    }
    if (__builtin_add_overflow(last, step, &last) || last > kMaxSpan) return false;
  }
  return true;
}

}  // namespace

std::optional<Attribute> constant(const Term& term) {
  if (term.kind == TermKind::kLiteral) return term.literal;
  if (term.kind != TermKind::kList) return std::nullopt;
  std::vector<Attribute> entries;
  entries.reserve(term.terms.size());
  for (const Term& entry : term.terms) {
    if (entry.kind != TermKind::kLiteral) return std::nullopt;
    entries.push_back(entry.literal);
  }
  return list_attribute(entries);
}

std::string flaw(const InputFacts& facts, const TensorType& type) {
  if (facts.strides && facts.strides->size() != type.rank()) {
    return fmt::format("expected {} strides, found {}", type.rank(), facts.strides->size());
  }
  if (facts.strides && !spans_sanely(type.shape, *facts.strides)) {
    return "expected strides of at least 0 that span at most 2^48 elements";
  }
  if (!facts.data.empty() && static_cast<int64_t>(facts.data.size()) != type.numel()) {
    return fmt::format("expected {} numbers of data, found {}", type.numel(), facts.data.size());
  }
  return "";
}

std::optional<InputFacts> read_facts(const SyntaxInput& input, const TensorType& type,
                                     Diagnostics& diagnostics) {
  InputFacts facts;
  FactReader reader(facts, diagnostics);
  for (const SyntaxArgument& fact : input.facts) {
    if (!reader.read(fact)) return std::nullopt;
  }
  const std::string what = flaw(facts, type);
  if (what.empty()) return facts;
  diagnostics.error(input.span, "bad-fact", "{} for '%{}'", what, input.name.text);
  return std::nullopt;
}

std::string print_facts(const InputFacts& facts) {
  std::string text;
  const auto add = [&](std::string_view name, const Attribute& value) {
    text += fmt::format("{}{}={}", text.empty() ? " {" : ", ", name, to_string(value));
  };
  if (facts.strides) add("strides", *facts.strides);
  for (const NumberFact& entry : kNumberFacts) {
    if (facts.*entry.member) add(entry.name, *(facts.*entry.member));
  }
  if (!facts.data.empty()) add("data", facts.data);
  return text.empty() ? text : text + "}";
}

}  // namespace passnet
