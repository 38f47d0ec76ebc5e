#include "kernel/interpret.hpp"

#include "base/check.hpp"
#include "kernel/stage_runner.hpp"

namespace passnet {

Result<std::vector<Tensor>> interpret(const Kernel& kernel, std::span<const Tensor* const> inputs) {
  std::vector<Tensor> outputs;
  std::vector<Tensor> temporaries;
  std::vector<std::byte*> memory;
  for (size_t i = 0; i < kernel.buffers.size(); ++i) {
    const Buffer& buffer = kernel.buffers[i];
    TensorType type{buffer.dtype, kernel.shape({static_cast<uint32_t>(i)})};
    if (buffer.role == BufferRole::kInput) {
      CHECK(i < inputs.size() && inputs[i]->type() == type);
      // Stages never write inputs; one table of addresses serves all roles.
      memory.push_back(const_cast<std::byte*>(inputs[i]->bytes().data()));  // NOLINT
      continue;
    }
    auto& owner = buffer.role == BufferRole::kOutput ? outputs : temporaries;
    memory.push_back(owner.emplace_back(std::move(type)).bytes().data());
  }
  for (const Stage& stage : kernel.stages) TRY(run_stage(kernel, stage, memory));
  return outputs;
}

}  // namespace passnet
