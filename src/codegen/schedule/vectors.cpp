#include "codegen/schedule/vectors.hpp"

#include "codegen/cpp/cpp_spelling.hpp"
#include "kernel/costs/schedule.hpp"
#include "kernel/target.hpp"

#include <algorithm>

namespace passnet {
namespace {

bool is_held_as_float(DType dtype) { return opmath(dtype) == DType::kF32; }

bool has_vectors(DType dtype) { return is_held_as_float(dtype) || dtype == DType::kBool; }

// Integers that the prelude loads as floats, as if each were cast.
bool is_loaded_as_float(DType dtype) { return dtype == DType::kI32 || dtype == DType::kI64; }

// Examines the expressions that one stage computes along its innermost loop.
class InnermostLoop {
 public:
  InnermostLoop(const Kernel& kernel, const CpuRows& group, size_t stage, size_t innermost)
      : kernel_(kernel),
        group_(group),
        at_(stage),
        stage_(kernel.stages[group.stages[stage].stage]),
        nest_(group.stages[stage].nest),
        innermost_(innermost),
        guard_bounds_loads_(guard_bounds_loads(kernel, stage_, nest_)),
        varies_(kernel.exprs.size()) {
    for (const ExprId id : nest_.exprs) varies_[id.index] = varies(id);
  }

  // Examines it as a loop of few iterations, all of them one vector.
  void take_few() { is_few_ = true; }

  bool suits(std::span<const ExprId> terms, const ScheduleCosts& costs) const {
    const int64_t iterations = nest_.extents[innermost_];
    if ((iterations < costs.min_vector_loop) != is_few_) return false;
    if (is_few_ && (iterations < costs.min_few_loop || !terms.empty() || !is_plain_map())) {
      return false;
    }
    if (!suits_stage() || !suits_target()) return false;
    if (std::ranges::any_of(terms, [&](ExprId term) { return varies_[term.index]; })) return false;
    return suits_values();
  }

 private:
  // True for a map along rows that stores in order, and elsewhere than it loads.
  bool is_plain_map() const {
    return stage_.kind == StageKind::kMap && !group_.in_strips && !nest_.has_pairs &&
           std::ranges::none_of(
               nest_.loads, [&](const auto& load) { return load.second.buffer == stage_.target; });
  }

  bool is_local(BufferId buffer) const { return group_.is_local(buffer); }

  bool is_cached(ExprId id) const {
    return std::ranges::any_of(group_.caches, [&](const RowCache& cache) {
      return cache.value == id && std::ranges::find(cache.readers, at_) != cache.readers.end();
    });
  }

  bool is_turned(ExprId load) const { return group_.stages[at_].is_turned(load); }

  bool is_leaf(ExprId id) const {
    if (is_cached(id)) return true;
    return kernel_.expr(id).op == ScalarOp::kLoad && nest_.loads.at(id).affine;
  }

  bool varies(ExprId id) const {
    const Expr& expr = kernel_.expr(id);
    if (is_cached(id)) return true;
    if (expr.op == ScalarOp::kIndex) {
      return nest_.loop_of[static_cast<size_t>(expr.integer)] == innermost_;
    }
    if (expr.op == ScalarOp::kLoad) {
      const Access& access = nest_.loads.at(id);
      if (is_local(access.buffer)) return group_.in_strips;
      if (access.affine) return access.strides[innermost_] != 0;
    }
    return std::ranges::any_of(expr.operands,
                               [&](ExprId operand) { return varies_[operand.index]; });
  }

  bool suits_stage() const {
    switch (stage_.kind) {
      case StageKind::kMap:
        return stage_.store == StoreMode::kSet;
      case StageKind::kReduce:
        // Loops of one iteration are left out: then nothing is combined, and one value is stored.
        return (nest_.combined > 0 || group_.in_strips) && stage_.combine != Combine::kArgMax &&
               stage_.combine != Combine::kArgMin &&
               kernel_.expr(stage_.value).dtype == DType::kF32 && varies_[stage_.value.index];
      case StageKind::kScan:
        return false;
    }
    return false;
  }

  bool suits_target() const {
    if (stage_.kind == StageKind::kReduce) return true;
    if (!has_vectors(kernel_.buffer(stage_.target).dtype)) return false;
    if (is_local(stage_.target)) return group_.in_strips;
    // Rows of a strip that are apart in the target pass through a tile if the inner loop is
    // contiguous.
    if (!nest_.target.affine) return false;
    return nest_.target.strides[innermost_] == 1 || skips_in_target() || gathers_in_tile();
  }

  bool skips_in_target() const {
    return !is_few_ && is_held_as_float(kernel_.buffer(stage_.target).dtype) &&
           nest_.target.affine && nest_.target.strides[innermost_] == kEveryOther;
  }

  bool gathers_in_tile() const {
    return group_.in_strips && !stage_.guard.valid() && nest_.extents.size() == group_.rows + 1 &&
           nest_.target.strides[group_.rows] == 1 && nest_.target.strides[innermost_] != 0;
  }

  bool suits_values() const {
    std::vector<bool> needed(kernel_.exprs.size());
    needed[stage_.value.index] = true;
    bool computes = stage_.kind == StageKind::kMap && !is_local(stage_.target) && skips_in_target();
    for (size_t at = nest_.exprs.size(); at-- > 0;) {
      const ExprId id = nest_.exprs[at];
      if (!needed[id.index]) continue;
      const Expr& expr = kernel_.expr(id);
      const bool load = expr.op == ScalarOp::kLoad;
      if (load && !is_local(expr.buffer) && !stays_in_bounds(id)) return false;
      if (varies_[id.index] && !suits_value(id, expr)) return false;
      computes = computes || (varies_[id.index] && (!load || reorders_elements(id)));
      if (is_leaf(id) || compares_bit(kernel_, nest_, id)) continue;
      for (const ExprId operand : expr.operands) needed[operand.index] = true;
    }
    return computes || stage_.kind == StageKind::kReduce;
  }

  bool stays_in_bounds(ExprId load) const {
    return nest_.loads.at(load).in_bounds || (guard_bounds_loads_ && varies_[load.index]);
  }

  bool suits_value(ExprId id, const Expr& expr) const {
    if (is_cached(id)) return !is_few_;
    if (compares_bit(kernel_, nest_, id)) return true;
    if (expr.op != ScalarOp::kLoad) {
      return passnet::has_vectors(kernel_, expr) || casts_integer_load(expr);
    }
    if (is_few_) return is_held_as_float(expr.dtype) && is_in_order(id);
    const bool is_integer = is_loaded_as_float(expr.dtype) && is_only_cast(id);
    if (!has_vectors(expr.dtype) && !is_integer) return false;
    if (is_local(expr.buffer)) return !is_integer;
    if (is_turned(id)) return true;
    const Access& access = nest_.loads.at(id);
    if (access.pairs != PairOrder::kPlain && !is_held_as_float(expr.dtype)) return false;
    if (!access.affine) return false;
    const int64_t stride = access.strides[innermost_];
    return stride == 1 || (stride == kEveryOther && is_held_as_float(expr.dtype));
  }

  bool is_in_order(ExprId load) const {
    const Access& access = nest_.loads.at(load);
    return !is_local(access.buffer) && !is_turned(load) && access.affine &&
           access.strides[innermost_] == 1;
  }

  // True if a vector of the load is made from others.
  bool reorders_elements(ExprId load) const {
    const Access& access = nest_.loads.at(load);
    if (!access.affine || is_turned(load)) return false;
    return access.strides[innermost_] == kEveryOther || access.pairs != PairOrder::kPlain;
  }

  bool casts_integer_load(const Expr& expr) const {
    if (expr.op != ScalarOp::kCast || !has_vectors(expr.dtype)) return false;
    const Expr& from = kernel_.expr(expr.operands[0]);
    return from.op == ScalarOp::kLoad && is_loaded_as_float(from.dtype);
  }

  // True if all that reads an integer casts it to what vectors hold.
  bool is_only_cast(ExprId load) const {
    return std::ranges::all_of(nest_.exprs, [&](ExprId user) {
      const Expr& expr = kernel_.expr(user);
      return std::ranges::find(expr.operands, load) == expr.operands.end() ||
             casts_integer_load(expr);
    });
  }

  const Kernel& kernel_;
  const CpuRows& group_;
  size_t at_;
  const Stage& stage_;
  const Nest& nest_;
  size_t innermost_;
  bool guard_bounds_loads_;
  bool is_few_ = false;
  std::vector<bool> varies_;
};

}  // namespace

bool has_vectors(const Kernel& kernel, const Expr& expr) {
  const VectorOperands operands = info(expr.op).vector;
  if (operands == VectorOperands::kNone) return false;
  return std::ranges::all_of(expr.operands, [&](ExprId id) {
    const Expr& operand = kernel.expr(id);
    switch (operands) {
      case VectorOperands::kNone:
        return false;
      case VectorOperands::kOfFloats:
        return operand.dtype == DType::kF32;
      case VectorOperands::kOfTruths:
        return operand.dtype == DType::kBool;
      case VectorOperands::kOfPower:
        return expr.dtype == DType::kF32 && has_simple_power(kernel.expr(expr.operands[1]));
      case VectorOperands::kOfEither:
        return has_vectors(expr.dtype) && has_vectors(operand.dtype);
      case VectorOperands::kOfBranches:
        return is_held_as_float(expr.dtype);
    }
    return false;
  });
}

bool guard_bounds_loads(const Kernel& kernel, const Stage& stage, const Nest& nest) {
  return stage.kind == StageKind::kReduce && stage.guard.valid() &&
         std::ranges::none_of(nest.exprs,
                              [&](ExprId id) { return kernel.expr(id).op == ScalarOp::kSelect; });
}

int64_t latency_in_vectors(const Expr& expr) { return info(expr.op).latency; }

bool runs_in_vectors(const Kernel& kernel, const CpuRows& group, size_t stage, size_t innermost,
                     std::span<const ExprId> terms, const Target& target) {
  if (group.serial || group.vector != 0 || group.unroll != 0) return false;
  return InnermostLoop(kernel, group, stage, innermost).suits(terms, *target.schedule);
}

bool runs_as_few(const Kernel& kernel, const CpuRows& group, size_t stage, size_t innermost,
                 std::span<const ExprId> terms, const Target& target) {
  if (group.serial || group.vector != 0 || group.unroll != 0) return false;
  const TiledLoop* const tile = group.find_tiled(innermost);
  const int64_t iterations = group.stages[stage].nest.extents[innermost];
  if (tile != nullptr && tile->size < iterations) return false;
  InnermostLoop loop(kernel, group, stage, innermost);
  loop.take_few();
  return loop.suits(terms, *target.schedule);
}

}  // namespace passnet
