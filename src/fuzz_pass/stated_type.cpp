#include "fuzz_pass/stated_type.hpp"

namespace passnet {
namespace {

std::optional<DType> stated_dtype(DraftState& state, const Term& type, const DraftInput& input) {
  if (const auto* literal = std::get_if<DType>(&type.literal)) return *literal;
  if (type.name == "_") {
    const bool is_known = !input.entries.empty() && input.entries.front();
    return is_known ? input.entries.front()->type.dtype : state.draft.dtype;
  }
  if (!type.name.empty()) {
    auto& bound = state.hole(type.name);
    if (!bound) state.keep(type.name, PassValue{state.draft.dtype});
    const auto* dtype = bound->as<DType>();
    return dtype == nullptr ? std::nullopt : std::optional(*dtype);
  }
  const auto value =
      state.in_scope([&](const Scope& scope) { return evaluate(type.terms.front(), scope); });
  if (!value || value->as<DType>() == nullptr) return std::nullopt;
  return *value->as<DType>();
}

// Draws the dims of `...`: mostly the same everywhere.
const Shape& rest_of(DraftState& state, DraftInput& input) {
  if (input.rest) return *input.rest;
  input.rest = state.draft.batch;
  if (state.random.percent(12)) {
    for (int64_t& extent : *input.rest) extent = state.random.percent(50) ? 1 : extent;
  } else if (state.random.percent(8) && !input.rest->empty()) {
    input.rest->erase(input.rest->begin());
  }
  return *input.rest;
}

}  // namespace

std::optional<int64_t> stated_extent(DraftState& state, const Term& term) {
  if (term.kind == TermKind::kHole) {
    if (term.name == "_") return draw_extent(state.draft, state.random);
    auto& bound = state.hole(term.name);
    if (!bound) state.keep(term.name, PassValue{draw_extent(state.draft, state.random)});
    const auto* extent = bound->as<int64_t>();
    return extent == nullptr ? std::nullopt : std::optional(*extent);
  }
  const auto value =
      state.in_scope([&](const Scope& scope) { return evaluate_integer(term, scope); });
  return value ? std::optional(*value) : std::nullopt;
}

std::optional<TensorType> stated_type(DraftState& state, const PatternValue& value,
                                      DraftInput& input) {
  const Term& term = *value.type;
  const auto dtype = stated_dtype(state, term, input);
  if (!dtype) return std::nullopt;
  TensorType type{.dtype = *dtype};
  const bool is_of_value = term.name.empty() && !std::holds_alternative<DType>(term.literal);
  for (size_t i = is_of_value ? 1 : 0; i < term.terms.size(); ++i) {
    if (term.terms[i].kind == TermKind::kEllipsis) {
      const Shape& rest = rest_of(state, input);
      type.shape.insert(type.shape.end(), rest.begin(), rest.end());
      continue;
    }
    const auto extent = stated_extent(state, term.terms[i]);
    if (!extent || *extent < 0) return std::nullopt;
    type.shape.push_back(*extent);
  }
  return type;
}

}  // namespace passnet
