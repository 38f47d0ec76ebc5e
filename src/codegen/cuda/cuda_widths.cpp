#include "codegen/cuda/cuda_widths.hpp"

#include "kernel/analysis/ranges/index_range.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace passnet {
namespace {

// Requires that operands have been decided.
bool can_narrow(const Kernel& kernel, const CudaStage& stage, const Expr& expr) {
  if (expr.op == ScalarOp::kIndex) return stage.narrow;
  if (expr.op == ScalarOp::kLoad) return false;
  if (expr.op == ScalarOp::kCast) {
    const DType from = kernel.expr(expr.operands[0]).dtype;
    return from != DType::kI64 && from != DType::kC64;
  }
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

bool has_half_results(const Kernel& kernel) {
  return std::ranges::all_of(kernel.buffers, [](const Buffer& buffer) {
    return buffer.role != BufferRole::kOutput || is_half(buffer.dtype);
  });
}

// True for an operation whose result jumps where an operand hardly moves.
bool has_steps(const Expr& expr) {
  constexpr std::array kSteps{ScalarOp::kFloor, ScalarOp::kCeil,     ScalarOp::kRound,
                              ScalarOp::kTrunc, ScalarOp::kFloorDiv, ScalarOp::kTruncDiv,
                              ScalarOp::kFmod,  ScalarOp::kEq,       ScalarOp::kRemainder,
                              ScalarOp::kNe,    ScalarOp::kLt,       ScalarOp::kLe,
                              ScalarOp::kGt,    ScalarOp::kGe,       ScalarOp::kSign};
  if (expr.op == ScalarOp::kCast) return !is_float(expr.dtype);
  return std::ranges::find(kSteps, expr.op) != kSteps.end();
}

// Returns the exponentials and quotients of which few instructions are near enough: those that only
// reach results of 16 bits, and no step on the way.
std::vector<bool> find_short(const Kernel& kernel, const Stage& stage, const Nest& nest) {
  std::vector<bool> is_exact(kernel.exprs.size());
  std::vector<bool> is_short(kernel.exprs.size());
  if (!has_half_results(kernel)) return is_short;
  const bool is_rounded = is_half(kernel.buffer(stage.target).dtype);
  is_exact[stage.value.index] = !is_rounded && std::ranges::any_of(kernel.exprs, has_steps);
  for (size_t at = nest.exprs.size(); at-- > 0;) {
    const ExprId id = nest.exprs[at];
    const Expr& expr = kernel.expr(id);
    // A value that other stages read, as a mean, may be much larger than what they make of it.
    const bool is_function = expr.op == ScalarOp::kExp || (expr.op == ScalarOp::kDiv && is_rounded);
    is_short[id.index] = is_function && expr.dtype == DType::kF32 && !is_exact[id.index];
    const bool passes = is_exact[id.index] && !is_half(expr.dtype);
    if (!passes && !has_steps(expr)) continue;
    for (const ExprId operand : expr.operands) is_exact[operand.index] = true;
  }
  return is_short;
}

}  // namespace

bool is_half(DType dtype) { return is_float(dtype) && byte_size(dtype) == 2; }

bool is_narrow(int64_t count) { return count < kIndex32Range.max / 2; }

void place_stage(const Kernel& kernel, std::span<const Layout> layouts, int64_t threads,
                 std::span<const BufferId> locals, CudaStage& stage) {
  const Stage& own = kernel.stages[stage.stage];
  stage.narrow = is_narrow(threads) && std::ranges::all_of(stage.nest.extents, [](int64_t extent) {
                   return is_narrow(extent);
                 });
  stage.is_short = find_short(kernel, own, stage.nest);
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
