#include "codegen/expr_placement.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <optional>

namespace passnet {
namespace {

bool contains(const auto& list, const auto& value) {
  return std::ranges::find(list, value) != list.end();
}

// Returns the operation that `expr` adds 1 to, if the prelude has a function of the two.
std::optional<ExprId> function_plus_one(const Kernel& kernel, const Expr& expr) {
  if (expr.op != ScalarOp::kAdd || expr.dtype != DType::kF32) return std::nullopt;
  for (const size_t one : {0UZ, 1UZ}) {
    const Expr& added = kernel.expr(expr.operands[one]);
    const ExprId function = expr.operands[1 - one];
    const ScalarOp op = kernel.expr(function).op;
    if (added.op == ScalarOp::kConstant && added.number == 1 &&
        (op == ScalarOp::kExp || op == ScalarOp::kTanh || op == ScalarOp::kErf)) {
      return function;
    }
  }
  return std::nullopt;
}

bool is_rounding(const Kernel& kernel, const Expr& expr) {
  if (expr.op != ScalarOp::kCast || expr.dtype != DType::kF32) return false;
  const Expr& half = kernel.expr(expr.operands[0]);
  return half.op == ScalarOp::kCast && opmath(half.dtype) == DType::kF32 &&
         half.dtype != DType::kF32 && kernel.expr(half.operands[0]).dtype == DType::kF32;
}

class Placer {
 public:
  Placer(const Kernel& kernel, const Nest& nest, const PlacementRequest& request)
      : kernel_(kernel), nest_(nest), request_(request), placed_(kernel.exprs.size()) {}

  ExprPlacement run() {
    for (const ExprId id : nest_.exprs) describe(id);
    for (const ExprId id : nest_.exprs) place(id);
    demand(request_.early_roots);
    for (PlacedExpr& expr : placed_) expr.certain_early = expr.certain;
    reach(request_.early_roots);
    demand(request_.roots);
    count_uses();
    return std::move(placed_);
  }

 private:
  PlacedExpr& at(ExprId id) { return placed_[id.index]; }

  bool is_local(BufferId buffer) const { return contains(request_.locals, buffer); }

  // Sets the fields that do not depend on other expressions.
  void describe(ExprId id) {
    const Expr& expr = kernel_.expr(id);
    PlacedExpr& placed = at(id);
    placed.fold = fold_of(expr);
    placed.cached = contains(request_.cached, id);
    placed.leaf = placed.cached || (expr.op == ScalarOp::kLoad && nest_.loads.at(id).affine);
  }

  Fold fold_of(const Expr& expr) const {
    if (widens_local(expr)) return Fold::kWidened;
    if (is_rounding(kernel_, expr)) return Fold::kRounding;
    return function_plus_one(kernel_, expr) ? Fold::kPlusOne : Fold::kNone;
  }

  bool widens_local(const Expr& expr) const {
    if (!request_.locals_hold_floats) return false;
    if (expr.op != ScalarOp::kCast || expr.dtype != DType::kF32) return false;
    const Expr& load = kernel_.expr(expr.operands[0]);
    return load.op == ScalarOp::kLoad && is_local(load.buffer) &&
           kernel_.buffer(load.buffer).dtype == DType::kF16;
  }

  size_t depth_of_loop(size_t loop) const {
    const auto& order = request_.order;
    const auto found = std::ranges::find(order, loop);
    return found == order.end() ? 0 : static_cast<size_t>(found - order.begin()) + 1;
  }

  // Requires that operands have been placed.
  void place(ExprId id) {
    const Expr& expr = kernel_.expr(id);
    PlacedExpr& placed = at(id);
    const size_t innermost = request_.order.size();
    if (placed.cached) {  // an array holds it, so its operands do not matter
      placed.depth = innermost;
      return;
    }
    if (expr.op == ScalarOp::kIndex) {
      const size_t loop = nest_.loop_of[static_cast<size_t>(expr.integer)];
      placed.depth = loop == Nest::kUnit ? 0 : depth_of_loop(loop);
      return;
    }
    const Access* access = expr.op == ScalarOp::kLoad ? &nest_.loads.at(id) : nullptr;
    if (access != nullptr) placed.wraps = true;
    if (access != nullptr && is_local(access->buffer)) {
      placed.depth = request_.locals_vary ? innermost : 0;
      return;
    }
    if (access != nullptr) placed.unsafe = !access->in_bounds && !is_bounded(*access);
    if (access != nullptr && access->affine) {
      for (size_t loop = 0; loop < access->strides.size(); ++loop) {
        if (access->strides[loop] != 0) placed.depth = std::max(placed.depth, depth_of_loop(loop));
      }
    } else {
      for (const ExprId operand : expr.operands) {
        placed.depth = std::max(placed.depth, at(operand).depth);
        placed.unsafe |= at(operand).unsafe;
        placed.wraps |= at(operand).wraps;
      }
    }
    if (placed.unsafe) placed.depth = innermost;
  }

  bool is_bounded(const Access& access) const {
    return request_.guard_bounds_loads && access.affine &&
           access.strides[request_.order.back()] != 0;
  }

  // Marks expressions that are computed whatever selects choose; a branch that may read out of
  // bounds is not.
  void demand(std::span<const ExprId> roots) {
    for (const ExprId root : roots) at(root).certain = true;
    for (size_t i = nest_.exprs.size(); i-- > 0;) {
      const ExprId id = nest_.exprs[i];
      if (!at(id).certain || at(id).leaf) continue;
      const bool selects = kernel_.expr(id).op == ScalarOp::kSelect;
      const auto operands = operands_of(kernel_, placed_, id);
      for (size_t k = 0; k < operands.size(); ++k) {
        const bool chosen = !selects || k == 0 || !at(operands[k]).unsafe;
        if (chosen) at(operands[k]).certain = true;
      }
    }
  }

  // Marks the expressions from which the guard is computed.
  void reach(std::span<const ExprId> roots) {
    for (const ExprId root : roots) at(root).early = true;
    for (size_t i = nest_.exprs.size(); i-- > 0;) {
      const ExprId id = nest_.exprs[i];
      if (!at(id).early || at(id).leaf) continue;
      for (const ExprId operand : operands_of(kernel_, placed_, id)) at(operand).early = true;
    }
  }

  void count_uses() {
    for (const ExprId root : request_.roots) {
      at(root).uses += 1;
      at(root).root = true;
    }
    for (size_t i = nest_.exprs.size(); i-- > 0;) {
      const ExprId id = nest_.exprs[i];
      const PlacedExpr& user = at(id);
      if (user.uses == 0 || user.leaf) continue;
      for (const ExprId operand : operands_of(kernel_, placed_, id)) {
        PlacedExpr& used = at(operand);
        // An operand that is printed elsewhere needs a name there.
        const bool is_near =
            used.depth == user.depth && used.early == user.early && used.unsafe == user.unsafe;
        used.uses += is_near ? 1 : 2;
      }
    }
  }

  const Kernel& kernel_;
  const Nest& nest_;
  const PlacementRequest& request_;
  ExprPlacement placed_;
};

}  // namespace

ExprPlacement place_exprs(const Kernel& kernel, const Nest& nest, const PlacementRequest& request) {
  return Placer(kernel, nest, request).run();
}

ExprId folded_operation(const Kernel& kernel, const ExprPlacement& placement, ExprId id) {
  const Expr& expr = kernel.expr(id);
  switch (placement[id.index].fold) {
    case Fold::kNone:
      return id;
    case Fold::kWidened:
    case Fold::kRounding:
      return expr.operands[0];
    case Fold::kPlusOne:
      return *function_plus_one(kernel, expr);
  }
  UNREACHABLE();
}

ExprIds operands_of(const Kernel& kernel, const ExprPlacement& placement, ExprId id) {
  if (placement[id.index].fold == Fold::kWidened) return {};
  return kernel.expr(folded_operation(kernel, placement, id)).operands;
}

}  // namespace passnet
