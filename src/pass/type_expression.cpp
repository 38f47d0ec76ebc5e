// Types in pass text, evaluated at a match.
#include "pass/expression.hpp"

namespace passnet {
namespace {

Result<TensorType> checked(TensorType type, Span span) {
  if (is_sane(type)) return type;
  return fail(span, "expression-type",
              "{} is no type of at most 16 extents from 0 on and 2^48 bytes", to_string(type));
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
  const auto* dtype = std::get_if<DType>(&term.literal);
  if (term.kind != TermKind::kType || dtype == nullptr) {
    return fail(term.span, "expression-type",
                "expected a type: like(%x), like(%x, [4, 8]) or f32[4, 8]");
  }
  return checked({*dtype, TRY(extents(term.terms, scope))}, term.span);
}

}  // namespace passnet
