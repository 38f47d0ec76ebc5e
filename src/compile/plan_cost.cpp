#include "compile/plan_cost.hpp"

#include "ir/cost.hpp"

#include <algorithm>
#include <set>

namespace passnet {
namespace {

DType factor_dtype(const LibraryCall& call) {
  return std::visit([](const auto& own) { return own.dtype; }, call);
}

int64_t temporary_bytes(const Kernel& kernel) {
  int64_t bytes = 0;
  for (uint32_t i = 0; i < kernel.buffers.size(); ++i) {
    if (kernel.buffers[i].role != BufferRole::kTemporary) continue;
    bytes += TensorType{kernel.buffers[i].dtype, kernel.shape({i})}.bytes();
  }
  return bytes;
}

}  // namespace

PlanCost plan_cost(const CompiledGraph& compiled) {
  const LoopProgram& program = compiled.program;
  PlanCost total{.least = least_traffic(program)};
  std::set<uint32_t> computed;
  std::set<uint32_t> called;
  for (size_t i = 0; i < compiled.origins.size(); ++i) {
    const StepOrigin& origin = compiled.origins[i];
    const auto& library = compiled.plan.steps[i].library;
    const Computation& first = program.computations[origin.computations.front()];
    const bool is_kernel = !origin.fused.kernel.stages.empty();
    StepCost step{.traffic = is_kernel ? traffic(program, origin.fused) : traffic(program, first)};
    if (is_kernel) {
      step.scratch_bytes = temporary_bytes(origin.fused.kernel);
      step.flops = count_flops(origin.fused.kernel);
      total.is_transcendental |= is_transcendental(origin.fused.kernel);
    } else if (library) {
      step.flops = count_flops(first.kernel);
      total.library_flops[factor_dtype(*library)] += step.flops;
      ++total.library_calls;
    }
    for (const uint32_t at : origin.computations) {
      const NodeId node = program.computations[at].node;
      if (node.valid()) (library ? called : computed).insert(node.index);
    }
    total.moved.read += step.traffic.read;
    total.moved.written += step.traffic.written;
    total.flops += step.flops;
    total.steps.push_back(step);
  }
  for (const uint32_t node : computed) total.ops += called.contains(node) ? 0 : 1;
  for (const Block& block : compiled.plan.blocks) {
    const bool is_own = block.role == BlockRole::kTemporary || block.role == BlockRole::kConstant;
    if (is_own) total.arena_bytes += block.bytes;
  }
  return total;
}

}  // namespace passnet
