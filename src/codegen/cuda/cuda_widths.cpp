#include "codegen/cuda/cuda_widths.hpp"

#include "kernel/analysis/index_range.hpp"

#include <algorithm>
#include <numeric>

namespace passnet {
namespace {

// Requires that operands have been decided.
bool can_narrow(const Kernel& kernel, const CudaStage& stage, const Expr& expr) {
  if (expr.op == ScalarOp::kIndex) return stage.narrow;
  if (expr.op == ScalarOp::kLoad) return false;
  if (expr.op == ScalarOp::kCast) return kernel.expr(expr.operands[0]).dtype == DType::kBool;
  return std::ranges::all_of(expr.operands, [&](ExprId id) {
    return stage.in_32[id.index] || kernel.expr(id).dtype == DType::kBool;
  });
}

PlacementRequest request_of(const Stage& stage, const Nest& nest,
                            std::span<const BufferId> locals) {
  PlacementRequest request{.locals = {locals.begin(), locals.end()}};
  request.order.resize(nest.extents.size());
  std::iota(request.order.begin(), request.order.end(), size_t{0});
  request.roots.push_back(stage.value);
  if (stage.guard.valid()) {
    request.roots.push_back(stage.guard);
    request.early_roots.push_back(stage.guard);
  }
  if (nest.uses_target_index) {
    request.roots.insert(request.roots.end(), stage.target_index.begin(), stage.target_index.end());
  }
  return request;
}

}  // namespace

bool is_narrow(int64_t count) { return count < kIndex32Range.max / 2; }

void place_stage(const Kernel& kernel, std::span<const Layout> layouts, int64_t threads,
                 std::span<const BufferId> locals, CudaStage& stage) {
  const Stage& own = kernel.stages[stage.stage];
  stage.narrow = is_narrow(threads) && std::ranges::all_of(stage.nest.extents, [](int64_t extent) {
                   return is_narrow(extent);
                 });
  const StageRanges ranges = find_ranges(kernel, own, layouts);
  stage.in_32.resize(kernel.exprs.size());
  for (const ExprId id : stage.nest.exprs) {
    const Expr& expr = kernel.expr(id);
    if (expr.dtype != DType::kI64 || !ranges.values[id.index].is_within(kIndex32Range)) continue;
    stage.in_32[id.index] = can_narrow(kernel, stage, expr);
  }
  stage.placement = place_exprs(kernel, stage.nest, request_of(own, stage.nest, locals));
}

}  // namespace passnet
