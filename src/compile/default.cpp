#include "compile/default.hpp"

#include "compile/emit.hpp"
#include "fuse/fuse.hpp"
#include "kernel/unroll.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr int64_t kUnrolled = 8;  // iterations of a reduction that become one expression

// Whether a storage that the group writes is read outside of it.
std::vector<bool> find_leaves(const LoopProgram& program, std::span<const uint32_t> members) {
  std::vector<bool> leaves(program.storages.size());
  for (const Window& result : program.results) leaves[result.storage.index] = true;
  for (uint32_t i = 0; i < program.computations.size(); ++i) {
    if (std::ranges::binary_search(members, i)) continue;
    for (const Window& operand : program.computations[i].operands) {
      leaves[operand.storage.index] = true;
    }
  }
  return leaves;
}

}  // namespace

Result<CompiledGraph> compile_default(const Graph& graph, const Catalogue& catalogue) {
  LoopProgram program = TRY(lower_to_loops(graph, catalogue));
  drop_unused(program);
  for (Computation& computation : program.computations) {
    if (!computation.is_launch()) {
      computation.kernel = unroll_reductions(computation.kernel, kUnrolled);
    }
  }
  const auto is_library = [&](const Computation& computation) {
    if (!computation.node.valid()) return false;
    return !catalogue.op(graph.node(computation.node).op).def.library.empty();
  };
  Emitter emitter(graph, program, CppNumbers::kLiterals);
  for (const auto& group : choose_groups(program, {.stands_alone = is_library})) {
    const Computation& first = program.computations[group.front()];
    if (first.is_launch()) {
      TRY(emitter.add_launch(first));
      continue;
    }
    const FusedKernel fused = merge_computations(program, group, find_leaves(program, group));
    std::string label = fused.kernel.name;
    emitter.add_kernel(fused, std::move(label));
  }
  return emitter.finish();
}

}  // namespace passnet
