#include "kernel/interpret.hpp"

#include "base/check.hpp"

#include <optional>

namespace passnet {
namespace {

// The last stage that touches each buffer.
std::vector<size_t> last_uses(const Kernel& kernel) {
  std::vector<size_t> last(kernel.buffers.size());
  std::vector<bool> needed;
  for (size_t at = 0; at < kernel.stages.size(); ++at) {
    const Stage& stage = kernel.stages[at];
    last[stage.target.index] = at;
    needed.assign(kernel.exprs.size(), false);
    for (const ExprId index : stage.target_index) needed[index.index] = true;
    needed[stage.value.index] = true;
    if (stage.guard.valid()) needed[stage.guard.index] = true;
    for (size_t i = kernel.exprs.size(); i-- > 0;) {
      if (!needed[i]) continue;
      const Expr& expr = kernel.exprs[i];
      if (expr.op == ScalarOp::kLoad) last[expr.buffer.index] = at;
      for (const ExprId operand : expr.operands) needed[operand.index] = true;
    }
  }
  return last;
}

}  // namespace

Result<std::vector<Tensor>> interpret(const Kernel& kernel, std::span<const Tensor* const> inputs,
                                      const InterpretOptions& options) {
  std::vector<Tensor> owned(kernel.buffers.size());
  std::vector<std::byte*> memory(kernel.buffers.size());
  for (size_t i = 0; i < kernel.buffers.size(); ++i) {
    if (kernel.buffers[i].role != BufferRole::kInput) continue;
    const TensorType type{kernel.buffers[i].dtype, kernel.shape({static_cast<uint32_t>(i)})};
    CHECK(i < inputs.size() && inputs[i]->type() == type);
    // Stages never write inputs; one table of addresses serves all roles.
    memory[i] = const_cast<std::byte*>(inputs[i]->bytes().data());  // NOLINT
  }
  const std::vector<size_t> last = last_uses(kernel);
  for (size_t at = 0; at < kernel.stages.size(); ++at) {
    const BufferId target = kernel.stages[at].target;
    if (memory[target.index] == nullptr) {
      owned[target.index] = Tensor({kernel.buffer(target).dtype, kernel.shape(target)});
      memory[target.index] = owned[target.index].bytes().data();
    }
    TRY(run_stage(kernel, kernel.stages[at], memory, options));
    for (size_t i = 0; i < owned.size(); ++i) {
      if (kernel.buffers[i].role == BufferRole::kTemporary && last[i] == at) owned[i] = Tensor();
    }
  }
  std::vector<Tensor> outputs;
  for (size_t i = 0; i < owned.size(); ++i) {
    if (kernel.buffers[i].role == BufferRole::kOutput) outputs.push_back(std::move(owned[i]));
  }
  return outputs;
}

}  // namespace passnet
