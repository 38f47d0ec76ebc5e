#include "kernel/analysis/reach.hpp"

#include "base/check.hpp"

#include <algorithm>

namespace passnet {

std::vector<ExprId> reached_from(const Kernel& kernel, std::span<const ExprId> roots) {
  constexpr size_t kUsual = 32;
  std::vector<ExprId> reached;
  reached.reserve(kUsual);
  // Takes the last expression first: its users are known then, and no table of all is needed.
  SmallVector<ExprId, 64> left;
  const auto visit = [&](ExprId id) {
    if (!id.valid()) return;
    left.push_back(id);
    std::ranges::push_heap(left);
  };
  for (const ExprId root : roots) visit(root);
  while (!left.empty()) {
    std::ranges::pop_heap(left);
    const ExprId last = left.back();
    left.pop_back();
    if (!reached.empty() && reached.back() == last) continue;
    reached.push_back(last);
    for (const ExprId operand : kernel.expr(last).operands) visit(operand);
  }
  std::ranges::reverse(reached);
  return reached;
}

std::vector<ExprId> reached_from(const Kernel& kernel, std::span<const Stage> stages) {
  std::vector<ExprId> roots;
  for (const Stage& stage : stages) {
    const ExprIds own = roots_of(stage);
    roots.insert(roots.end(), own.begin(), own.end());
  }
  return reached_from(kernel, roots);
}

std::vector<bool> loaded_buffers(const Kernel& kernel, std::span<const Stage> stages) {
  std::vector<bool> loaded(kernel.buffers.size());
  for (const ExprId id : reached_from(kernel, stages)) {
    const Expr& expr = kernel.expr(id);
    if (expr.op == ScalarOp::kLoad) loaded[expr.buffer.index] = true;
  }
  return loaded;
}

ExprIds roots_of(const Stage& stage) {
  ExprIds roots;
  roots.reserve(stage.target_index.size() + 2);
  roots.assign(stage.target_index.begin(), stage.target_index.end());
  roots.push_back(stage.value);
  if (stage.guard.valid()) roots.push_back(stage.guard);
  return roots;
}

size_t position_in(std::span<const ExprId> list, ExprId id) {
  const auto found = std::ranges::lower_bound(list, id);
  CHECK(found != list.end() && *found == id);
  return static_cast<size_t>(found - list.begin());
}

}  // namespace passnet
