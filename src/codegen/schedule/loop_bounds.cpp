#include "codegen/schedule/loop_bounds.hpp"

#include <optional>

namespace passnet {
namespace {

std::optional<LoopBound> bound_of(const Expr& term, const AffineForms& forms, const Nest& nest) {
  const bool less = term.op == ScalarOp::kLt || term.op == ScalarOp::kLe;
  const bool strict = term.op == ScalarOp::kLt || term.op == ScalarOp::kGt;
  if (!less && term.op != ScalarOp::kGe && term.op != ScalarOp::kGt) return std::nullopt;
  const auto left = forms.find(term.operands[less ? 1 : 0]);
  const auto right = forms.find(term.operands[less ? 0 : 1]);
  if (!left || !right) return std::nullopt;
  LoopBound bound{.constant = left->constant - right->constant - (strict ? 1 : 0),
                  .coefficients = Integers(nest.extents.size())};
  for (size_t loop = 0; loop < nest.loop_of.size(); ++loop) {
    const int64_t coefficient = left->coefficients[loop] - right->coefficients[loop];
    if (coefficient == 0 || nest.loop_of[loop] == Nest::kUnit) continue;
    bound.coefficients[nest.loop_of[loop]] += coefficient;
  }
  return bound;
}

}  // namespace

std::vector<ExprId> conjuncts(const Kernel& kernel, ExprId guard) {
  std::vector<ExprId> terms;
  std::vector<ExprId> open;
  if (guard.valid()) open.push_back(guard);
  while (!open.empty()) {
    const ExprId id = open.back();
    open.pop_back();
    const Expr& expr = kernel.expr(id);
    if (expr.op == ScalarOp::kAnd && kernel.expr(expr.operands[0]).dtype == DType::kBool) {
      open.push_back(expr.operands[1]);
      open.push_back(expr.operands[0]);
    } else {
      terms.push_back(id);
    }
  }
  return terms;
}

std::vector<LoopBound> take_bounds(const Kernel& kernel, const Stage& stage, const Nest& nest,
                                   size_t innermost, std::vector<ExprId>& terms) {
  std::vector<LoopBound> bounds;
  const AffineForms forms(kernel, stage.extents.size(), terms);
  std::erase_if(terms, [&](ExprId term) {
    auto bound = bound_of(kernel.expr(term), forms, nest);
    if (!bound || bound->coefficients[innermost] == 0) return false;
    bounds.push_back(std::move(*bound));
    return true;
  });
  return bounds;
}

}  // namespace passnet
