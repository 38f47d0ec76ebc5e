#include "codegen/cpp_exprs.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "codegen/cpp_spelling.hpp"

namespace passnet {

namespace {
constexpr size_t kLongestInline = 48;
}

StageExprs::StageExprs(const Kernel& kernel, const RowGroup& group, size_t stage,
                       const CppScope& scope, std::vector<size_t> order,
                       std::vector<ExprId> roots, std::vector<ExprId> early_roots)
    : kernel_(kernel),
      group_(group),
      nest_(group.stages[stage].nest),
      stage_(stage),
      scope_(scope),
      order_(std::move(order)),
      depth_(kernel.exprs.size()),
      unsafe_(kernel.exprs.size()),
      certain_(kernel.exprs.size()),
      early_(kernel.exprs.size()),
      wraps_(kernel.exprs.size()),
      uses_(kernel.exprs.size()),
      text_(kernel.exprs.size()) {
  place();
  demand(early_roots);
  early_ = certain_;
  demand(roots);
  count_uses(roots);
}

size_t StageExprs::depth_of_loop(size_t loop) const {
  const auto at = std::ranges::find(order_, loop);
  return at == order_.end() ? 0 : static_cast<size_t>(at - order_.begin()) + 1;
}

std::string StageExprs::index_variable(size_t loop) const { return fmt::format("i{}", loop); }

void StageExprs::place() {
  for (const ExprId id : nest_.exprs) {
    const Expr& expr = kernel_.expr(id);
    size_t& depth = depth_[id.index];
    if (expr.op == ScalarOp::kIndex) {
      const size_t loop = nest_.loop_of[static_cast<size_t>(expr.integer)];
      depth = loop == Nest::kUnit ? 0 : depth_of_loop(loop);
      continue;
    }
    const Access* access = expr.op == ScalarOp::kLoad ? &nest_.loads.at(id) : nullptr;
    if (access != nullptr && is_local(access->buffer)) {
      depth = group_.lanes ? order_.size() : 0;
      wraps_[id.index] = true;
      continue;
    }
    if (access != nullptr) {
      wraps_[id.index] = true;
      unsafe_[id.index] = !access->in_bounds;
    }
    if (access != nullptr && access->affine) {
      for (size_t loop = 0; loop < access->strides.size(); ++loop) {
        if (access->strides[loop] != 0) depth = std::max(depth, depth_of_loop(loop));
      }
    } else {
      for (const ExprId operand : expr.operands) {
        depth = std::max(depth, depth_[operand.index]);
        if (unsafe_[operand.index]) unsafe_[id.index] = true;
        if (wraps_[operand.index]) wraps_[id.index] = true;
      }
    }
    if (unsafe_[id.index]) depth = order_.size();
  }
}

// Marks what is computed whatever selects choose: a branch that may read out of bounds is not.
void StageExprs::demand(std::span<const ExprId> roots) {
  for (const ExprId root : roots) certain_[root.index] = true;
  for (size_t at = nest_.exprs.size(); at-- > 0;) {
    const ExprId id = nest_.exprs[at];
    if (!certain_[id.index]) continue;
    const Expr& expr = kernel_.expr(id);
    if (expr.op == ScalarOp::kLoad && nest_.loads.at(id).affine) continue;
    for (size_t k = 0; k < expr.operands.size(); ++k) {
      const ExprId operand = expr.operands[k];
      const bool chosen = expr.op != ScalarOp::kSelect || k == 0 || !unsafe_[operand.index];
      if (chosen) certain_[operand.index] = true;
    }
  }
}

void StageExprs::count_uses(std::span<const ExprId> roots) {
  for (const ExprId root : roots) uses_[root.index] += 1;
  for (size_t at = nest_.exprs.size(); at-- > 0;) {
    const ExprId id = nest_.exprs[at];
    if (uses_[id.index] == 0) continue;
    const Expr& expr = kernel_.expr(id);
    if (expr.op == ScalarOp::kLoad && nest_.loads.at(id).affine) continue;
    for (const ExprId operand : expr.operands) {
      // What is printed at another depth needs a name there.
      const bool near = depth_[operand.index] == depth_[id.index] &&
                        early_[operand.index] == early_[id.index] &&
                        unsafe_[operand.index] == unsafe_[id.index];
      uses_[operand.index] += near ? 1 : 2;
    }
  }
}

void StageExprs::print(size_t depth, bool early, CppWriter& writer) {
  for (const ExprId id : nest_.exprs) {
    const Expr& expr = kernel_.expr(id);
    const bool is_early = early_[id.index] || !unsafe_[id.index];
    if (depth_[id.index] != depth || is_early != early || uses_[id.index] == 0) continue;
    std::string text = spell(id);
    const bool leaf = info(expr.op).arity == 0 && expr.op != ScalarOp::kLoad;
    const bool lazy = unsafe_[id.index] && !certain_[id.index];
    if (leaf || lazy || (uses_[id.index] == 1 && text.size() <= kLongestInline)) {
      text_[id.index] = std::move(text);
      continue;
    }
    text_[id.index] = fmt::format("t{}", id.index);
    writer.line("const {} t{} = {};", cpp_value_type(expr.dtype), id.index, text);
  }
}

std::string StageExprs::offset(const Access& access, const CppPointer& pointer,
                               std::span<const ExprId> index) const {
  std::string sum;
  const auto add = [&](const std::string& factor, const std::string& stride) {
    if (stride.empty()) return;
    if (!sum.empty()) sum += " + ";
    sum += stride == "1" ? factor : fmt::format("{} * {}", factor, stride);
  };
  if (access.affine) {
    for (const size_t loop : order_) add(index_variable(loop), pointer.strides[loop]);
  } else {
    for (size_t dim = 0; dim < index.size(); ++dim) add(text(index[dim]), pointer.strides[dim]);
  }
  return sum.empty() ? "0" : sum;
}

std::string StageExprs::spell_load(ExprId id, const Expr& expr) const {
  std::string element;
  if (is_local(expr.buffer)) {
    element = scope_.locals[expr.buffer.index];
    if (group_.lanes) element += fmt::format("[i{0} - start{0}]", group_.rows - 1);
  } else {
    const CppPointer& pointer = scope_.pointers[stage_].at(id);
    element = fmt::format("{}[{}]", pointer.name,
                          offset(nest_.loads.at(id), pointer, expr.operands));
  }
  return expr.dtype == DType::kBool ? fmt::format("({} != 0)", element) : element;
}

std::string StageExprs::spell(ExprId id) const {
  const Expr& expr = kernel_.expr(id);
  if (expr.op == ScalarOp::kConstant) return cpp_constant(expr);
  if (expr.op == ScalarOp::kParameter) return scope_.parameters[expr.parameter.index];
  if (expr.op == ScalarOp::kIndex) {
    const size_t loop = nest_.loop_of[static_cast<size_t>(expr.integer)];
    return loop == Nest::kUnit ? "int64_t(0)" : index_variable(loop);
  }
  if (expr.op == ScalarOp::kLoad) return spell_load(id, expr);
  if (expr.op == ScalarOp::kCast) {
    return fmt::format("pn::cast<{}>({})", cpp_value_type(expr.dtype),
                       text(expr.operands[0]));
  }
  std::vector<std::string> operands;
  for (const ExprId operand : expr.operands) operands.push_back(text(operand));
  const Expr& last = kernel_.expr(expr.operands.back());
  const bool fixed = expr.op == ScalarOp::kPow && last.op == ScalarOp::kConstant;
  return cpp_operation(expr.op, last.dtype, operands, wraps_[id.index], fixed ? &last : nullptr);
}

}  // namespace passnet
