#include "kernel/transform/unroll.hpp"

#include "base/check.hpp"
#include "kernel/transform/rewriter.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Returns the operation that a reduction chains.
std::optional<ScalarOp> operation(Combine combine) {
  switch (combine) {
    case Combine::kSum:
      return ScalarOp::kAdd;
    case Combine::kProduct:
      return ScalarOp::kMul;
    case Combine::kMax:
      return ScalarOp::kMax;
    case Combine::kMin:
      return ScalarOp::kMin;
    case Combine::kArgMax:
    case Combine::kArgMin:
      return std::nullopt;
  }
  UNREACHABLE();
}

int64_t combined_iterations(const Kernel& kernel, const Stage& stage) {
  const Shape extents = kernel.extents(stage);
  return numel(std::span(extents).last(stage.reduced));
}

bool is_short(const Kernel& kernel, const Stage& stage, int64_t most) {
  if (stage.kind != StageKind::kReduce || stage.guard.valid() || !operation(stage.combine)) {
    return false;
  }
  const int64_t count = combined_iterations(kernel, stage);
  return count >= 1 && count <= most;
}

// Copies a kernel, stage by stage.
class Unroller {
 public:
  Unroller(const Kernel& kernel, int64_t most)
      : kernel_(kernel), most_(most), rebuilder_(kernel), builder_(rebuilder_.builder()) {}

  Kernel run() {
    for (const Stage& stage : kernel_.stages) {
      rebuilder_.add(is_short(kernel_, stage, most_) ? unroll(stage) : rebuilder_.rebuild(stage));
    }
    return rebuilder_.take();
  }

 private:
  // Rebuilds the expression with constants for the last loops' indices.
  ExprId rebuild(ExprId root, size_t first_given, std::span<const int64_t> given) {
    return rebuilder_.rebuild(root, [&](size_t loop) {
      return loop < first_given ? builder_.index(loop)
                                : builder_.integer(given[loop - first_given]);
    });
  }
  ExprId rebuild(ExprId root) {
    return rebuilder_.rebuild(root, [&](size_t loop) { return builder_.index(loop); });
  }

  Stage unroll(const Stage& stage) {
    const size_t kept = stage.extents.size() - stage.reduced;
    const Shape extents = kernel_.extents(stage);
    const std::span<const int64_t> inner = std::span(extents).last(stage.reduced);
    const int64_t count = combined_iterations(kernel_, stage);
    ExprIds values;
    for (int64_t number = 0; number < count; ++number) {
      Integers at(inner.size());
      int64_t rest = number;
      for (size_t i = inner.size(); i-- > 0;) {
        at[i] = rest % inner[i];
        rest /= inner[i];
      }
      values.push_back(rebuild(stage.value, kept, at));
    }
    Stage map = stage;
    map.kind = StageKind::kMap;
    map.reduced = 0;
    map.extents.resize(kept);
    map.value = in_pairs(*operation(stage.combine), std::move(values));
    for (ExprId& index : map.target_index) index = rebuild(index);
    return map;
  }

  // Combines neighbors first, then their results: the smallest rounding error and latency.
  ExprId in_pairs(ScalarOp op, ExprIds values) {
    while (values.size() > 1) {
      ExprIds halved;
      for (size_t i = 0; i + 1 < values.size(); i += 2) {
        halved.push_back(builder_.apply(op, {values[i], values[i + 1]}));
      }
      if (values.size() % 2 != 0) halved.push_back(values.back());
      values = std::move(halved);
    }
    return values.front();
  }

  const Kernel& kernel_;
  int64_t most_;
  KernelRebuilder rebuilder_;
  KernelBuilder& builder_;  // the rebuilder's
};

}  // namespace

Kernel unroll_reductions(Kernel kernel, int64_t most) {
  const bool any = std::ranges::any_of(
      kernel.stages, [&](const Stage& stage) { return is_short(kernel, stage, most); });
  if (!any) return kernel;
  return Unroller(kernel, most).run();
}

}  // namespace passnet
