#include "compile/default.hpp"

#include "compile/emit.hpp"
#include "fuse/blocks.hpp"
#include "fuse/fuse.hpp"
#include "fuse/layouts.hpp"
#include "kernel/unroll.hpp"
#include "library/epilogues.hpp"
#include "library/library_ops.hpp"
#include "lower/fold_constants.hpp"
#include "lower/simplify.hpp"

namespace passnet {

Result<CompiledGraph> compile_default(const Graph& source, const Catalog& catalog) {
  const auto [graph, constants] = fold_constants(simplify(source, catalog), catalog);
  LoopProgram program = TRY(lower_to_loops(graph, catalog));
  drop_unused(program);
  TRY(merge_blocks(program, graph, catalog));
  auto calls = cut_out_library_calls(program, graph, catalog);
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
