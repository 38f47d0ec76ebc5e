#include "kernel/analysis/contraction.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Returns the load of a factor, through a cast that keeps its value; invalid if it is no load.
ExprId load_of(const Kernel& kernel, ExprId factor) {
  const DType compute = kernel.expr(factor).dtype;
  const bool is_cast = kernel.expr(factor).op == ScalarOp::kCast;
  const ExprId load = is_cast ? kernel.expr(factor).operands[0] : factor;
  const Expr& expr = kernel.expr(load);
  const bool is_exact = expr.dtype == compute || opmath(expr.dtype) == compute;
  return expr.op == ScalarOp::kLoad && is_float(expr.dtype) && is_exact ? load : ExprId{};
}

bool is_sum_of_products(const Kernel& kernel, const Stage& stage) {
  const Expr& value = kernel.expr(stage.value);
  return stage.kind == StageKind::kReduce && stage.combine == Combine::kSum &&
         !stage.guard.valid() && stage.store == StoreMode::kSet && value.op == ScalarOp::kMul &&
         is_float(value.dtype);
}

}  // namespace

std::optional<Factors> find_factors(const Kernel& kernel, const Stage& stage) {
  if (!is_sum_of_products(kernel, stage)) return std::nullopt;
  const ExprIds& operands = kernel.expr(stage.value).operands;
  const Factors found{.left = load_of(kernel, operands[0]), .right = load_of(kernel, operands[1])};
  return found.left.valid() && found.right.valid() ? std::optional(found) : std::nullopt;
}

std::optional<ContractionForm> find_contraction(const Kernel& kernel, const Stage& stage,
                                                const Nest& nest) {
  const auto factors = find_factors(kernel, stage);
  if (!factors) return std::nullopt;
  const Access& left = nest.loads.at(factors->left);
  const Access& right = nest.loads.at(factors->right);
  if (!left.in_bounds || !right.in_bounds || !nest.target.in_bounds ||
      std::ranges::find(nest.extents, 0) != nest.extents.end()) {
    return std::nullopt;
  }
  ContractionForm found{.factors = *factors, .loops = {}};
  const size_t kept = nest.extents.size() - nest.combined;
  for (size_t loop = 0; loop < nest.extents.size(); ++loop) {
    const bool in_left = left.strides[loop] != 0;
    const bool in_right = right.strides[loop] != 0;
    found.loops.push_back(loop >= kept          ? ContractionLoop::kDepth
                          : in_left == in_right ? ContractionLoop::kBatch
                          : in_left             ? ContractionLoop::kRow
                                                : ContractionLoop::kColumn);
  }
  return found;
}

}  // namespace passnet
