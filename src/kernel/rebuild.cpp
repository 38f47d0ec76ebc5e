#include "kernel/rebuild.hpp"

#include "kernel/reach.hpp"

namespace passnet {

ExprId rebuild(const Kernel& kernel, ExprId root, KernelBuilder& builder,
               const std::function<ExprId(size_t loop)>& index) {
  if (!root.valid()) return root;
  const std::vector<ExprId> reached = reached_from(kernel, {{root}});
  std::vector<ExprId> built;
  for (const ExprId id : reached) {
    const Expr& expr = kernel.expr(id);
    if (expr.op == ScalarOp::kIndex) {
      built.push_back(index(static_cast<size_t>(expr.integer)));
      continue;
    }
    ExprIds operands;
    for (const ExprId operand : expr.operands) {
      operands.push_back(built[position_in(reached, operand)]);
    }
    built.push_back(builder.copy(expr, std::move(operands)));
  }
  return built.back();
}

}  // namespace passnet
