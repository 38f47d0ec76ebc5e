#include "kernel/analysis/load_conditions.hpp"

#include "kernel/analysis/index_lanes.hpp"
#include "kernel/analysis/reach.hpp"

#include <algorithm>

namespace passnet {

LoadConditions::LoadConditions(const Kernel& kernel, const Stage& stage,
                               std::span<const ExprId> exprs, UnknownAccess unknown)
    : kernel_(kernel), exprs_(exprs), conditions_(exprs.size()) {
  if (unknown != UnknownAccess::kAll) assumed_ = assumes_true(unknown);
  Conditions guarded;
  if (stage.guard.valid()) {
    guarded.push_back({stage.guard, true});
    use(stage.guard, {});
  }
  use(stage.value, guarded);
  for (const ExprId index : stage.target_index) use(index, guarded);
  for (size_t at = exprs.size(); at-- > 0;) {
    if (!conditions_[at]) continue;
    const Expr& expr = kernel.expr(exprs[at]);
    const bool is_select = expr.op == ScalarOp::kSelect;
    for (size_t i = is_select && is_of_values(unknown) ? 1 : 0; i < expr.operands.size(); ++i) {
      Conditions own = *conditions_[at];
      if (is_select && i > 0) own.push_back({expr.operands[0], i == 1});
      use(expr.operands[i], own);
    }
  }
}

void LoadConditions::use(ExprId id, const Conditions& conditions) {
  std::optional<Conditions>& known = conditions_[position_in(exprs_, id)];
  if (!known) {
    known = conditions;
    return;
  }
  std::erase_if(*known, [&](const Condition& condition) {
    return std::ranges::find(conditions, condition) == conditions.end();
  });
}

std::vector<IndexRuns> LoadConditions::narrow(size_t at, std::span<const IndexRuns> loops) const {
  std::vector<IndexRuns> possible(loops.begin(), loops.end());
  if (!conditions_[at]) return possible;
  for (const Condition& condition : *conditions_[at]) narrow(condition, possible);
  return possible;
}

void LoadConditions::narrow(const Condition& condition, std::span<IndexRuns> loops) const {
  std::vector<Condition> left{condition};
  while (!left.empty()) {
    const auto [value, wanted] = left.back();
    left.pop_back();
    const Expr& expr = kernel_.expr(value);
    if (expr.op == ScalarOp::kNot) {
      left.push_back({expr.operands[0], !wanted});
    } else if (expr.op == (wanted ? ScalarOp::kAnd : ScalarOp::kOr)) {
      for (const ExprId operand : expr.operands) left.push_back({operand, wanted});
    } else if (const auto lanes = index_lanes(kernel_, value, loops, assumed_)) {
      keep_indices(*lanes, wanted, loops);
    }
  }
}

}  // namespace passnet
