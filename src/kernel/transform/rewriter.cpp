#include "kernel/transform/rewriter.hpp"

#include "base/check.hpp"
#include "kernel/analysis/reach.hpp"

namespace passnet {

KernelRewriter::KernelRewriter(const Kernel& source)
    : source_(source),
      parameters_(source.parameters.size()),
      buffers_(source.buffers.size()),
      exprs_(source.exprs.size()) {
  kernel_.name = source.name;
}

void KernelRewriter::declare_parameters() {
  for (uint32_t i = 0; i < parameters_.size(); ++i) parameter({i});
}

void KernelRewriter::declare_all() {
  declare_parameters();
  for (uint32_t i = 0; i < buffers_.size(); ++i) declare({i}, source_.buffers[i]);
}

BufferId KernelRewriter::declare(BufferId id, Buffer buffer) {
  for (ParameterId& extent : buffer.extents) extent = parameter(extent);
  const BufferId declared{static_cast<uint32_t>(kernel_.buffers.size())};
  kernel_.buffers.push_back(std::move(buffer));
  if (!buffers_[id.index].valid()) buffers_[id.index] = declared;
  return declared;
}

BufferId KernelRewriter::add_temporary(BufferId id, std::string name, DType dtype) {
  return declare(id, {.name = std::move(name),
                      .role = BufferRole::kTemporary,
                      .dtype = dtype,
                      .extents = source_.buffer(id).extents});
}

ParameterId KernelRewriter::parameter(ParameterId id) {
  ParameterId& declared = parameters_[id.index];
  if (!declared.valid()) {
    declared = {static_cast<uint32_t>(kernel_.parameters.size())};
    kernel_.parameters.push_back(source_.value(id));
  }
  return declared;
}

void KernelRewriter::keep(std::span<const ExprId> exprs, const Change& change) {
  for (const ExprId id : exprs) {
    Expr expr = source_.expr(id);
    if (change) change(expr);
    for (ExprId& operand : expr.operands) operand = exprs_[operand.index];
    if (expr.buffer.valid()) expr.buffer = buffers_[expr.buffer.index];
    if (expr.parameter.valid()) expr.parameter = parameter(expr.parameter);
    exprs_[id.index] = append(std::move(expr));
  }
}

void KernelRewriter::keep_all(const Change& change) {
  std::vector<ExprId> all(source_.exprs.size());
  for (uint32_t i = 0; i < all.size(); ++i) all[i] = {i};
  keep(all, change);
}

ExprId KernelRewriter::append(Expr expr) {
  kernel_.exprs.push_back(std::move(expr));
  return {static_cast<uint32_t>(kernel_.exprs.size() - 1)};
}

Stage KernelRewriter::kept(Stage stage) {
  for (ParameterId& extent : stage.extents) extent = parameter(extent);
  for (ExprId& index : stage.target_index) index = exprs_[index.index];
  stage.value = exprs_[stage.value.index];
  if (stage.guard.valid()) stage.guard = exprs_[stage.guard.index];
  stage.target = buffers_[stage.target.index];
  return stage;
}

Kernel KernelRewriter::take() {
#ifndef NDEBUG
  if (const auto flaw = find_flaw(kernel_)) fail_check(*flaw);
#endif
  return std::move(kernel_);
}

ExprCopier::ExprCopier(const Kernel& source, KernelBuilder& builder, Leaves leaves)
    : source_(source),
      builder_(builder),
      leaves_(std::move(leaves)),
      copies_(source.exprs.size()) {}

ExprId ExprCopier::copy(ExprId root) {
  if (!root.valid()) return root;
  for (const ExprId id : reached_from(source_, std::span(&root, 1))) {
    if (!copies_[id.index].valid()) copies_[id.index] = copy_one(id);
  }
  return copies_[root.index];
}

ExprId ExprCopier::copy_one(ExprId id) {
  const Expr& expr = source_.expr(id);
  if (leaves_.instead) {
    if (const ExprId other = leaves_.instead(id); other.valid()) return other;
  }
  if (expr.op == ScalarOp::kIndex) return leaves_.index(static_cast<size_t>(expr.integer));
  if (expr.op == ScalarOp::kParameter && leaves_.parameter) {
    return leaves_.parameter(expr.parameter);
  }
  ExprIds operands;
  for (const ExprId operand : expr.operands) operands.push_back(copies_[operand.index]);
  if (expr.op == ScalarOp::kLoad && leaves_.load) return leaves_.load(id, std::move(operands));
  return builder_.copy(expr, std::move(operands));
}

KernelRebuilder::KernelRebuilder(const Kernel& source) : source_(source), builder_(source.name) {
  for (const int64_t value : source.parameters) builder_.parameter(value);
  for (const Buffer& buffer : source.buffers) builder_.declare_like(buffer);
}

ExprId KernelRebuilder::rebuild(ExprId root, std::function<ExprId(size_t loop)> index) {
  return ExprCopier(source_, builder_, {.index = std::move(index)}).copy(root);
}

Stage KernelRebuilder::rebuild(Stage stage) {
  ExprCopier copier(source_, builder_,
                    {.index = [&](size_t loop) { return builder_.index(loop); }});
  stage.value = copier.copy(stage.value);
  stage.guard = copier.copy(stage.guard);
  for (ExprId& index : stage.target_index) index = copier.copy(index);
  return stage;
}

}  // namespace passnet
