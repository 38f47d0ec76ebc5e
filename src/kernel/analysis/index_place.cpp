#include "kernel/analysis/index_place.hpp"

namespace passnet {

std::optional<IndexPlace> index_place(const Kernel& kernel, ExprId id) {
  const Expr& expr = kernel.expr(id);
  if (expr.dtype != DType::kI64) return std::nullopt;
  if (expr.op == ScalarOp::kIndex) return IndexPlace{.loop = static_cast<size_t>(expr.integer)};
  if (expr.op == ScalarOp::kConstant) return IndexPlace{.loop = {}, .offset = expr.integer};
  if (expr.op == ScalarOp::kParameter) {
    return IndexPlace{.loop = {}, .offset = kernel.value(expr.parameter)};
  }
  if (expr.op != ScalarOp::kAdd) return std::nullopt;
  const auto a = index_place(kernel, expr.operands[0]);
  const auto b = index_place(kernel, expr.operands[1]);
  if (!a || !b || (a->loop && b->loop)) return std::nullopt;
  int64_t offset = 0;
  if (__builtin_add_overflow(a->offset, b->offset, &offset)) return std::nullopt;
  return IndexPlace{.loop = a->loop ? a->loop : b->loop, .offset = offset};
}

std::optional<std::vector<IndexRange>> stored_box(const Kernel& kernel, const Stage& stage) {
  std::vector<IndexRange> box;
  std::vector<bool> is_used(stage.extents.size());
  for (const ExprId index : stage.target_index) {
    const auto place = index_place(kernel, index);
    if (!place || (place->loop && is_used[*place->loop])) return std::nullopt;
    if (place->loop) is_used[*place->loop] = true;
    const int64_t count = place->loop ? kernel.value(stage.extents[*place->loop]) : 1;
    box.push_back({place->offset, place->offset + count - 1});
  }
  return box;
}

bool are_disjoint(std::span<const IndexRange> a, std::span<const IndexRange> b) {
  for (size_t dim = 0; dim < a.size(); ++dim) {
    if (a[dim].max < b[dim].min || b[dim].max < a[dim].min) return true;
  }
  return false;
}

bool is_plain_map(const Stage& stage) {
  return stage.kind == StageKind::kMap && stage.store == StoreMode::kSet && !stage.guard.valid();
}

}  // namespace passnet
