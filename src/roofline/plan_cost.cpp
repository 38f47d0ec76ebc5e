#include "roofline/plan_cost.hpp"

#include "ir/cost.hpp"
#include "kernel/costs/plan.hpp"
#include "kernel/target.hpp"
#include "runtime/temporaries.hpp"

#include <algorithm>
#include <optional>
#include <set>

namespace passnet {
namespace {

// Returns the dtype of what the call multiplies; nothing if it does not.
std::optional<DType> factor_dtype(const LibraryCall& call) {
  if (const auto* product = std::get_if<Product>(&call)) return product->dtype;
  if (const auto* convolution = std::get_if<Convolution>(&call)) return convolution->dtype;
  if (const auto* attention = std::get_if<Attention>(&call)) return attention->dtype;
  if (const auto* grouped = std::get_if<GroupedProduct>(&call)) return grouped->dtype;
  return std::nullopt;
}

int64_t temporary_bytes(const Kernel& kernel) {
  int64_t bytes = 0;
  for (uint32_t i = 0; i < kernel.buffers.size(); ++i) {
    if (kernel.buffers[i].role != BufferRole::kTemporary) continue;
    bytes += TensorType{kernel.buffers[i].dtype, kernel.shape({i})}.bytes();
  }
  return bytes;
}

// The cost that an epilogue adds to its step: the call's result passes between the two in the
// cache.
void add_call(const LoopProgram& program, const Computation& call, StepCost& step) {
  const Traffic own = traffic(program, call);
  step.traffic.read += own.read - own.written;
}

}  // namespace

PlanCost plan_cost(const CompiledGraph& compiled) {
  const LoopProgram& program = compiled.program;
  PlanCost total{.least = least_traffic(program)};
  std::set<uint32_t> computed;
  std::set<uint32_t> called;
  for (size_t i = 0; i < compiled.origins.size(); ++i) {
    const StepOrigin& origin = compiled.origins[i];
    const auto* library = std::get_if<LibraryStep>(&compiled.plan.steps[i]);
    const Computation& first = program.computations[origin.computations.front()];
    const bool is_kernel = !origin.fused.kernel.stages.empty();
    StepCost step;
    if (is_kernel) {
      step.traffic = traffic(program, origin.fused);
      step.scratch_bytes = temporary_bytes(origin.fused.kernel);
      step.flops = count_flops(origin.fused.kernel);
      total.is_transcendental |= is_transcendental(origin.fused.kernel);
    } else if (origin.phase == 0) {
      step.traffic = traffic(program, first);
    }
    if (library != nullptr) {
      const Computation& call = program.computations[origin.call_or_first()];
      const auto factors = factor_dtype(library->call);
      const double flops = factors ? count_flops(call.kernel) : 0;
      if (is_kernel) add_call(program, call, step);
      step.flops = is_kernel ? step.flops + flops : flops;
      if (factors) total.library_flops[*factors] += flops;
      ++total.library_calls;
    }
    for (const uint32_t at : origin.computations) {
      const NodeId node = program.computations[at].node;
      const bool is_called = library && at == origin.call_or_first();
      if (node.valid()) (is_called ? called : computed).insert(node.index);
    }
    total.moved.read += step.traffic.read;
    total.moved.written += step.traffic.written;
    total.flops += step.flops;
    total.steps.push_back(step);
  }
  for (const uint32_t node : computed) total.ops += called.contains(node) ? 0 : 1;
  const bool shares = compiled.target == nullptr || compiled.target->plan->shares_blocks;
  if (!shares) total.arena_bytes = pack_temporaries(compiled.plan, kBlockAlignment).bytes;
  for (const Block& block : compiled.plan.blocks) {
    const bool is_own =
        block.role == BlockRole::kConstant || (shares && block.role == BlockRole::kTemporary);
    if (is_own) total.arena_bytes += block.bytes;
  }
  return total;
}

}  // namespace passnet
