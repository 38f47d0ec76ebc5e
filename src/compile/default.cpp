#include "compile/default.hpp"

#include "compile/emit.hpp"
#include "compile/epilogues.hpp"
#include "compile/fold_constants.hpp"
#include "compile/library_ops.hpp"
#include "compile/simplify.hpp"
#include "fuse/blocks.hpp"
#include "fuse/fuse.hpp"
#include "fuse/layouts.hpp"
#include "kernel/unroll.hpp"

namespace passnet {

Result<CompiledGraph> compile_default(const Graph& source, const Catalogue& catalogue) {
  const auto [graph, constants] = fold_constants(simplify(source, catalogue), catalogue);
  LoopProgram program = TRY(lower_to_loops(graph, catalogue));
  drop_unused(program);
  TRY(merge_blocks(program, graph, catalogue));
  auto calls = cut_out_library_calls(program, graph, catalogue);
  for (Computation& computation : program.computations) {
    if (!computation.is_launch() && !computation.fusion) {
      computation.kernel = unroll_reductions(std::move(computation.kernel), kUnrolled);
    }
  }
  const auto is_alone = [&](const Computation& computation) {
    return computation.fusion ||
           calls[static_cast<size_t>(&computation - program.computations.data())].has_value();
  };
  choose_layouts(program, is_alone);
  const FuseOptions options{.stands_alone = is_alone};
  Emitter emitter(graph, program, CppNumbers::kLiterals, constants);
  const auto groups = choose_groups(program, options);
  const std::vector<bool> leaves = find_leaves(program, groups);
  auto epilogues = find_epilogues(program, groups, leaves, calls);
  for (size_t at = 0; at < groups.size(); ++at) {
    const auto& group = groups[at];
    if (auto& epilogue = epilogues.by_group[at]) {
      emitter.add_library_call(epilogue->call, *calls[epilogue->call], std::move(epilogue->fused),
                               std::move(epilogue->form), group);
      continue;
    }
    if (epilogues.is_absorbed[at]) continue;
    const Computation& first = program.computations[group.front()];
    if (auto& call = calls[group.front()]) {
      emitter.add_library_call(group.front(), *call);
      continue;
    }
    if (first.is_launch() || first.fusion) {
      TRY(first.fusion ? emitter.add_block(group.front()) : emitter.add_launch(group.front()));
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
