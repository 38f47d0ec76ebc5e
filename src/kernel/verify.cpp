// The structural verifier of kernels.

#include "kernel/analysis/reach.hpp"
#include "kernel/columns.hpp"
#include "kernel/kernel.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <span>

namespace passnet {
namespace {

using Flaw = std::optional<std::string>;

Flaw leaf_flaw(const Kernel& kernel, const Expr& expr) {
  if (expr.op == ScalarOp::kConstant) return std::nullopt;
  if (expr.dtype != DType::kI64) return "an index or a parameter is not i64";
  if (expr.op == ScalarOp::kIndex) {
    if (expr.integer < 0) return "an index names no loop";
  } else if (expr.parameter.index >= kernel.parameters.size()) {
    return "a parameter does not exist";
  }
  return std::nullopt;
}

Flaw load_flaw(const Kernel& kernel, const Expr& expr) {
  if (expr.buffer.index >= kernel.buffers.size()) return "a load's buffer does not exist";
  const Buffer& buffer = kernel.buffer(expr.buffer);
  if (expr.dtype != buffer.dtype) return fmt::format("a load of {} has another dtype", buffer.name);
  if (expr.operands.size() != buffer.extents.size()) {
    return fmt::format("a load of {} has {} indices, expected {}", buffer.name,
                       expr.operands.size(), buffer.extents.size());
  }
  for (const ExprId index : expr.operands) {
    if (kernel.expr(index).dtype != DType::kI64) return "a load's index is not i64";
  }
  return std::nullopt;
}

Flaw operation_flaw(const Kernel& kernel, const Expr& expr) {
  const ScalarOpInfo& row = info(expr.op);
  if (expr.operands.size() != row.arity) {
    return fmt::format("{} has {} operands, expected {}", row.name, expr.operands.size(),
                       row.arity);
  }
  if (expr.op == ScalarOp::kCast) return std::nullopt;
  const bool select = expr.op == ScalarOp::kSelect;
  const DType type = kernel.expr(expr.operands.back()).dtype;
  if (select && kernel.expr(expr.operands[0]).dtype != DType::kBool) {
    return "a condition is not bool";
  }
  for (size_t i = select ? 1 : 0; i < expr.operands.size(); ++i) {
    if (kernel.expr(expr.operands[i]).dtype != type) {
      return fmt::format("operands of {} have different dtypes", row.name);
    }
  }
  if (!has_function(expr.op, type) || (!select && opmath(type) != type)) {
    return fmt::format("{} is not defined for {}", row.name, name(type));
  }
  const DType result = row.result == ScalarResult::kBool ? DType::kBool : type;
  if (expr.dtype != result) return fmt::format("{} has a wrong dtype", row.name);
  return std::nullopt;
}

Flaw expr_flaw(const Kernel& kernel, size_t at) {
  const Expr& expr = kernel.exprs[at];
  for (const ExprId operand : expr.operands) {
    if (operand.index >= at) return "an operand does not come before its user";
  }
  if (expr.op == ScalarOp::kLoad) return load_flaw(kernel, expr);
  if (info(expr.op).arity > 0) return operation_flaw(kernel, expr);
  if (!expr.operands.empty()) return "a leaf has operands";
  return leaf_flaw(kernel, expr);
}

// The loops and buffers that one root of a stage uses.
struct Uses {
  int64_t deepest_loop = -1;
  std::vector<BufferId> buffers;  // in order of their loads
};

Uses uses_of(const Kernel& kernel, std::span<const ExprId> roots) {
  Uses uses;
  for (const ExprId id : reached_from(kernel, roots)) {
    const Expr& expr = kernel.expr(id);
    if (expr.op == ScalarOp::kIndex) uses.deepest_loop = std::max(uses.deepest_loop, expr.integer);
    if (expr.op == ScalarOp::kLoad) uses.buffers.push_back(expr.buffer);
  }
  return uses;
}

DType expected_value_dtype(const Stage& stage, DType target, DType value) {
  if (stage.kind == StageKind::kMap) return target;
  if (stage.combine == Combine::kArgMax || stage.combine == Combine::kArgMin) return opmath(value);
  return opmath(target);
}

Flaw combine_flaw(const Stage& stage, DType target, DType value) {
  const bool position = stage.combine == Combine::kArgMax || stage.combine == Combine::kArgMin;
  const bool ordered = position || stage.combine == Combine::kMax || stage.combine == Combine::kMin;
  if (stage.kind != StageKind::kReduce && stage.reduced != 0) return "only kReduce reduces loops";
  if (stage.kind == StageKind::kMap) return std::nullopt;
  if (stage.kind == StageKind::kScan && position) return "a scan cannot give positions";
  if (stage.kind == StageKind::kScan && stage.extents.empty()) return "a scan has no loop";
  if (stage.kind == StageKind::kScan && stage.guard.valid()) return "a scan cannot be guarded";
  if (stage.reduced > stage.extents.size()) return "more loops are reduced than there are";
  if (position && target != DType::kI64) return "positions are i64";
  if (ordered && is_complex(value)) return "complex numbers have no order";
  return std::nullopt;
}

Flaw stage_flaw(const Kernel& kernel, const Stage& stage, std::span<const bool> written) {
  ExprIds all = stage.target_index;
  all.push_back(stage.value);
  if (stage.guard.valid()) all.push_back(stage.guard);
  for (const ExprId id : all) {
    if (id.index >= kernel.exprs.size()) return "an expression does not exist";
  }
  for (const ParameterId extent : stage.extents) {
    if (extent.index >= kernel.parameters.size()) return "an extent does not exist";
  }
  if (stage.target.index >= kernel.buffers.size()) return "the target does not exist";
  const Buffer& target = kernel.buffer(stage.target);
  if (target.role == BufferRole::kInput) return "the target is an input";
  if (stage.target_index.size() != target.extents.size()) return "the target's rank differs";
  for (const ExprId index : stage.target_index) {
    if (kernel.expr(index).dtype != DType::kI64) return "a target index is not i64";
  }
  const DType value = kernel.expr(stage.value).dtype;
  if (value != expected_value_dtype(stage, target.dtype, value)) {
    return fmt::format("the value is {}, the target {}", name(value), name(target.dtype));
  }
  if (stage.guard.valid() && kernel.expr(stage.guard).dtype != DType::kBool) {
    return "the guard is not bool";
  }
  if (const Flaw flaw = combine_flaw(stage, target.dtype, value)) return flaw;
  const bool orders = stage.store == StoreMode::kMax || stage.store == StoreMode::kMin;
  if (orders && is_complex(target.dtype)) return "complex numbers have no order";
  const Uses uses = uses_of(kernel, all);
  const auto loops = static_cast<int64_t>(stage.extents.size());
  if (uses.deepest_loop >= loops) return "an index names a loop that does not exist";
  const Uses outer = uses_of(kernel, stage.target_index);
  if (outer.deepest_loop >= loops - static_cast<int64_t>(stage.reduced)) {
    return "the target index uses a reduced loop";
  }
  if (std::ranges::find(uses.buffers, stage.target) != uses.buffers.end()) {
    return "it reads its own target";
  }
  if (accumulates(stage.store) && !written[stage.target.index]) {
    return fmt::format("it accumulates into {}, which nothing has set", target.name);
  }
  for (const BufferId buffer : uses.buffers) {
    if (!written[buffer.index]) {
      return fmt::format("it reads {} before it is written", kernel.buffer(buffer).name);
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> find_flaw(const Kernel& kernel) {
  for (size_t i = 0; i < kernel.buffers.size(); ++i) {
    if (i > 0 && kernel.buffers[i].role < kernel.buffers[i - 1].role) {
      return "buffers are not in the order inputs, outputs, temporaries";
    }
    for (const ParameterId extent : kernel.buffers[i].extents) {
      if (extent.index >= kernel.parameters.size()) {
        return fmt::format("an extent of {} does not exist", kernel.buffers[i].name);
      }
    }
  }
  for (size_t at = 0; at < kernel.exprs.size(); ++at) {
    if (const Flaw flaw = expr_flaw(kernel, at)) return fmt::format("expression {}: {}", at, *flaw);
  }
  const auto flags = std::make_unique<bool[]>(kernel.buffers.size());
  for (size_t i = 0; i < kernel.buffers.size(); ++i) {
    flags[i] = kernel.buffers[i].role == BufferRole::kInput;
  }
  for (size_t i = 0; i < kernel.stages.size(); ++i) {
    const std::span<const bool> seen(flags.get(), kernel.buffers.size());
    if (const Flaw flaw = stage_flaw(kernel, kernel.stages[i], seen)) {
      return fmt::format("stage {}: {}", i, *flaw);
    }
    flags[kernel.stages[i].target.index] = true;
  }
  for (size_t i = 0; i < kernel.buffers.size(); ++i) {
    if (kernel.buffers[i].role == BufferRole::kOutput && !flags[i]) {
      return fmt::format("nothing writes {}", kernel.buffers[i].name);
    }
  }
  return std::nullopt;
}

}  // namespace passnet
