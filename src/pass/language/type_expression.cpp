// Evaluates types in pass text at a match.
#include "pass/language/expression.hpp"

#include <algorithm>
#include <span>

namespace passnet {
namespace {

Result<TensorType> checked(TensorType type, Span span) {
  if (is_sane(type)) return type;
  return fail(span, "expression-type",
              "{} is no type of at most 16 extents from 0 on and 2^48 bytes", to_string(type));
}

// Evaluates `$T`, `f32` or `dtype(%x)` of a type.
Term dtype_term(const Term& type) {
  if (!type.name.empty()) {
    return {.kind = TermKind::kHole, .name = type.name, .span = type.span};
  }
  if (std::holds_alternative<DType>(type.literal)) {
    return {.literal = type.literal, .span = type.span};
  }
  return type.terms.front();
}

std::span<const Term> extent_terms(const Term& type) {
  const bool has_expression = type.name.empty() && !std::holds_alternative<DType>(type.literal);
  return std::span(type.terms).subspan(has_expression ? 1 : 0);
}

Result<Shape> extents(std::span<const Term> terms, const Scope& scope) {
  Shape shape;
  for (const Term& term : terms) shape.push_back(TRY(evaluate_integer(term, scope)));
  return shape;
}

Result<TensorType> like(const Term& term, const Scope& scope) {
  const auto name = scope.pass.value_names.find(term.terms[0].name);
  const ValueId value =
      name == scope.pass.value_names.end() ? ValueId{} : scope.bindings.values[name->second.index];
  if (!value.valid()) {
    return fail(term.terms[0].span, "expression-type", "%{} is not known here", term.terms[0].name);
  }
  const TensorType& type = scope.graph.type(value);
  if (term.terms.size() == 1) return type;
  const auto attribute = to_attribute(TRY(evaluate(term.terms[1], scope)));
  const auto* shape = attribute ? std::get_if<Shape>(&*attribute) : nullptr;
  if (shape != nullptr) return checked({type.dtype, *shape}, term.span);
  return fail(term.terms[1].span, "expression-type", "expected a list of extents");
}

}  // namespace

Result<TensorType> evaluate_type(const Term& term, const Scope& scope) {
  if (term.kind == TermKind::kCall && term.name == "like" && !term.terms.empty()) {
    return like(term, scope);
  }
  if (term.kind != TermKind::kType) {
    return fail(term.span, "expression-type",
                "expected a type: like(%x), like(%x, [4, 8]) or f32[4, 8]");
  }
  const PassValue dtype = TRY(evaluate(dtype_term(term), scope));
  if (dtype.as<DType>() == nullptr) {
    return fail(term.span, "expression-type", "expected a dtype before the extents, found {}",
                kind_of(dtype));
  }
  return checked({*dtype.as<DType>(), TRY(extents(extent_terms(term), scope))}, term.span);
}

Result<bool> match_type(const TensorType& type, const Term& term, const Scope& scope) {
  if (!TRY(match_term(PassValue{type.dtype}, dtype_term(term), scope))) return false;
  const auto extents = extent_terms(term);
  const Term list{.kind = TermKind::kList, .terms = {extents.begin(), extents.end()}};
  return match_term(to_pass_value(type.shape), list, scope);
}

bool is_never_type(const TensorType& type, const Term& term) {
  const auto* dtype = std::get_if<DType>(&term.literal);
  if (dtype != nullptr && *dtype != type.dtype) return true;
  const auto extents = extent_terms(term);
  const auto ellipsis = std::ranges::find(extents, TermKind::kEllipsis, &Term::kind);
  const bool open = ellipsis != extents.end();
  const size_t stated = extents.size() - (open ? 1 : 0);
  if (open ? type.rank() < stated : type.rank() != stated) return true;
  for (size_t i = 0; i < extents.size(); ++i) {
    const bool is_behind = open && extents.begin() + static_cast<ptrdiff_t>(i) > ellipsis;
    const auto* extent = std::get_if<int64_t>(&extents[i].literal);
    if (extents[i].kind != TermKind::kLiteral || extent == nullptr) continue;
    const size_t place = is_behind ? type.rank() - (extents.size() - i) : i;
    if (type.shape[place] != *extent) return true;
  }
  return false;
}

}  // namespace passnet
