// Calls of functions in terms of the loop language: operations of the scalar table, and ops of the
// catalog whose meaning is a scalar body.
#include "loops/check.hpp"
#include "loops/function_bodies.hpp"
#include "loops/terms.hpp"

#include <algorithm>

namespace passnet {
namespace {

bool is_none(const Attribute& value) { return std::holds_alternative<None>(value); }

}  // namespace

Result<LoopValue> LoopTerms::call(const LoopTerm& term, const LoopScope& scope) {
  if (term.name == "round") return round(term, scope);
  if (term.name == "present") return present(term);
  if (term.name == "recurrence") return recurrence(term, scope);
  std::vector<LoopValue> operands;
  for (const LoopTerm& operand : term.terms) operands.push_back(TRY(value(operand, scope)));
  if (const auto op = scalar_op_from_name(term.name); op && *op != ScalarOp::kRound) {
    return function(term, *op, std::move(operands));
  }
  if (term.name == "gelu" || term.name == "gelu_tanh") {
    if (operands.size() != 1) {
      return fail(term.span, "loop-type", "expected one operand of '{}', found {}", term.name,
                  operands.size());
    }
    return gelu(as(operands[0].expr, opmath_), term.name == "gelu_tanh");
  }
  const Op* op = catalog_.find(term.name);
  if (const auto body = op != nullptr ? loop_function(*op) : std::nullopt) {
    return op_body(term, *op, *body, operands);
  }
  return std::unexpected(unknown_loop_function(term, catalog_));
}

// present(x): true if the operand x is there.
Result<LoopValue> LoopTerms::present(const LoopTerm& term) {
  const auto found = term.terms.size() == 1 && term.terms[0].kind == LoopTermKind::kName
                         ? variables.find(term.terms[0].name)
                         : variables.end();
  if (found == variables.end() || found->second.tensor == nullptr) {
    return fail(term.span, "loop-name", "expected an operand in 'present', found '{}'",
                print(term));
  }
  const int64_t truth = found->second.fallback == nullptr;
  return LoopValue{builder_.integer(truth, DType::kBool), {truth, truth}};
}

// round(x): to the dtype of the result that the statement stores, or of the first result;
// round(x, y): to the dtype of the operand or result y.
Result<LoopValue> LoopTerms::round(const LoopTerm& term, const LoopScope& scope) {
  if (term.terms.empty() || term.terms.size() > 2) {
    return fail(term.span, "loop-type", "expected round(value) or round(value, tensor)");
  }
  DType dtype = scope.rounded;
  if (term.terms.size() == 2) {
    const auto found = variables.find(term.terms[1].name);
    if (term.terms[1].kind != LoopTermKind::kName || found == variables.end() ||
        !found->second.is_tensor) {
      return fail(term.terms[1].span, "loop-name",
                  "expected an operand or a result, whose dtype is meant, found '{}'",
                  print(term.terms[1]));
    }
    dtype = found->second.dtype;
  }
  const LoopValue exact = TRY(value(term.terms[0], scope));
  if (!is_float(dtype) || is_integral(builder_.dtype(exact.expr))) return exact;
  return LoopValue{as(as(exact.expr, dtype), opmath_)};
}

Result<LoopValue> LoopTerms::function(const LoopTerm& term, ScalarOp op,
                                      std::vector<LoopValue> operands) {
  if (operands.size() != info(op).arity) {
    return fail(term.span, "loop-type", "expected {} operand{} of '{}', found {}", info(op).arity,
                info(op).arity == 1 ? "" : "s", term.name, operands.size());
  }
  const bool is_order = op == ScalarOp::kMin || op == ScalarOp::kMax;
  if (is_order || op == ScalarOp::kAbs) {
    unify(operands);
    TRY(expect_numeric(term, operands[0]));
  } else if (op == ScalarOp::kSelect) {
    if (builder_.dtype(operands[0].expr) != DType::kBool) {
      return fail(term.terms[0].span, "loop-type", "expected a condition, found a number");
    }
    std::vector<LoopValue> branches{operands[1], operands[2]};
    unify(branches);
    operands = {operands[0], branches[0], branches[1]};
  } else if (info(op).result == ScalarResult::kOperand || op == ScalarOp::kIsNan ||
             op == ScalarOp::kIsInf) {
    const bool is_bitwise = op == ScalarOp::kBitNot || op == ScalarOp::kBitAnd ||
                            op == ScalarOp::kBitOr || op == ScalarOp::kBitXor ||
                            op == ScalarOp::kShiftLeft || op == ScalarOp::kShiftRight ||
                            op == ScalarOp::kFloorDiv || op == ScalarOp::kTruncDiv;
    if (is_bitwise) {
      return fail(term.span, "loop-name", "expected a function of floating numbers, found '{}'",
                  term.name);
    }
    for (LoopValue& operand : operands) operand.expr = as(operand.expr, opmath_);
  } else {
    return fail(term.span, "loop-name", "expected an operator in place of '{}'", term.name);
  }
  ExprIds ids;
  for (const LoopValue& operand : operands) ids.push_back(operand.expr);
  LoopValue result{builder_.apply(op, std::span<const ExprId>(ids))};
  if (op == ScalarOp::kAbs) {
    const IndexRange all;
    const IndexRange given = operands[0].range;
    const int64_t below = given.min == all.min ? all.max : -given.min;
    result.range = {given.max < 0 ? -given.max : std::max<int64_t>(given.min, 0),
                    std::max(given.max, below)};
  }
  if (is_order) {
    const IndexRange a = operands[0].range;
    const IndexRange b = operands[1].range;
    result.range = op == ScalarOp::kMin
                       ? IndexRange{std::min(a.min, b.min), std::min(a.max, b.max)}
                       : IndexRange{std::max(a.min, b.min), std::max(a.max, b.max)};
  }
  return result;
}

// An elementwise op by its name: sigmoid(x), leaky_relu(x, 0.2), clamp(x, 0). What is left out has
// its default, or is none.
Result<LoopValue> LoopTerms::op_body(const LoopTerm& term, const Op& op, const ScalarText& body,
                                     const std::vector<LoopValue>& operands) {
  const auto& parameters = op.schema.parameters;
  if (operands.size() > parameters.size()) {
    return fail(term.span, "loop-type", "expected at most {} operands of '{}', found {}",
                parameters.size(), term.name, operands.size());
  }
  for (size_t i = operands.size(); i < parameters.size(); ++i) {
    const auto& fallback = parameters[i].fallback;
    if (fallback && (is_none(*fallback) || std::holds_alternative<int64_t>(*fallback) ||
                     std::holds_alternative<double>(*fallback))) {
      continue;
    }
    return fail(term.span, "loop-type", "expected the operand '{}' of '{}'", parameters[i].name,
                term.name);
  }
  const auto bind = [&](std::string_view wanted) {
    const size_t at = *op.schema.find(wanted);
    if (at < operands.size()) {
      const ExprId given = operands[at].expr;
      const bool is_condition = wanted == "condition" || wanted == "mask";
      return is_condition && builder_.dtype(given) == DType::kBool ? given : as(given, opmath_);
    }
    const Attribute& fallback = *parameters[at].fallback;
    const auto* exact = std::get_if<int64_t>(&fallback);
    return number(exact != nullptr ? static_cast<double>(*exact) : std::get<double>(fallback));
  };
  const auto has = [&](std::string_view wanted) {
    const size_t at = *op.schema.find(wanted);
    return at < operands.size() || !is_none(*parameters[at].fallback);
  };
  const ScalarBinding binding{.value = bind, .has = has};
  const ExprId result = instantiate(body, opmath_, binding, builder_);
  if (builder_.dtype(result) == DType::kBool) return LoopValue{result, {0, 1}};
  return LoopValue{result};
}

// As `gelu` computes it (ops/pointwise/activation.cpp).
LoopValue LoopTerms::gelu(ExprId x, bool is_tanh) {
  const auto times = [&](ExprId a, ExprId b) { return builder_.apply(ScalarOp::kMul, {a, b}); };
  const auto plus = [&](ExprId a, ExprId b) { return builder_.apply(ScalarOp::kAdd, {a, b}); };
  constexpr double kRootHalf = 0.70710678118654752440;       // 1 / sqrt(2)
  constexpr double kRootTwoOverPi = 0.79788456080286535588;  // sqrt(2 / pi)
  ExprId bounded;
  if (is_tanh) {
    const ExprId inner = plus(x, times(number(0.044715), times(times(x, x), x)));
    bounded = builder_.apply(ScalarOp::kTanh, {times(number(kRootTwoOverPi), inner)});
  } else {
    bounded = builder_.apply(ScalarOp::kErf, {times(x, number(kRootHalf))});
  }
  return LoopValue{times(times(number(0.5), x), plus(number(1), bounded))};
}

}  // namespace passnet
