#include "compile/default.hpp"

#include "compile/emit.hpp"
#include "compile/library_ops.hpp"
#include "fuse/fuse.hpp"
#include "fuse/layouts.hpp"
#include "kernel/unroll.hpp"

namespace passnet {
namespace {

constexpr int64_t kUnrolled = 8;  // iterations of a reduction that become one expression

}  // namespace

Result<CompiledGraph> compile_default(const Graph& graph, const Catalogue& catalogue) {
  LoopProgram program = TRY(lower_to_loops(graph, catalogue));
  drop_unused(program);
  auto calls = cut_out_library_calls(program, graph, catalogue);
  for (Computation& computation : program.computations) {
    if (!computation.is_launch()) {
      computation.kernel = unroll_reductions(computation.kernel, kUnrolled);
    }
  }
  const auto is_library_call = [&](const Computation& computation) {
    return calls[static_cast<size_t>(&computation - program.computations.data())].has_value();
  };
  choose_layouts(program, is_library_call);
  const FuseOptions options{.stands_alone = is_library_call};
  Emitter emitter(graph, program, CppNumbers::kLiterals);
  const auto groups = choose_groups(program, options);
  const std::vector<bool> leaves = find_leaves(program, groups);
  for (const auto& group : groups) {
    const Computation& first = program.computations[group.front()];
    if (auto& call = calls[group.front()]) {
      emitter.add_library_call(group.front(), *call);
      continue;
    }
    if (first.is_launch()) {
      TRY(emitter.add_launch(group.front()));
      continue;
    }
    FusedKernel fused = merge_computations(program, group, leaves);
    std::string label = fused.kernel.name;
    emitter.add_kernel(std::move(fused), group, std::move(label));
  }
  CompiledGraph compiled = emitter.finish();
  compiled.program = std::move(program);
  return compiled;
}

}  // namespace passnet
