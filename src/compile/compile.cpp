#include "compile/compile.hpp"

#include "compile/emit.hpp"
#include "cpu/cpu_library.hpp"
#include "fuse/blocks.hpp"
#include "fuse/fuse.hpp"
#include "fuse/layouts.hpp"
#include "kernel/unroll.hpp"
#include "library/epilogues.hpp"
#include "library/library_ops.hpp"
#include "lower/fold_constants.hpp"
#include "lower/simplify.hpp"

namespace passnet {
namespace {

using Calls = std::vector<std::optional<LibraryCall>>;
using Groups = std::vector<std::vector<uint32_t>>;

// Shortens reductions and chooses layouts of what generated kernels compute; gives the groups.
Groups group_computations(LoopProgram& program, const Calls& calls, const Target& target) {
  for (Computation& computation : program.computations) {
    if (!computation.is_launch() && !computation.fusion) {
      computation.kernel = unroll_reductions(std::move(computation.kernel), kUnrolled);
    }
  }
  const auto is_alone = [&](const Computation& computation) {
    return computation.fusion ||
           calls[static_cast<size_t>(&computation - program.computations.data())].has_value();
  };
  choose_layouts(program, is_alone, target);
  return choose_groups(program, {.stands_alone = is_alone}, target);
}

Groups groups_of_one(const LoopProgram& program) {
  Groups groups;
  for (uint32_t i = 0; i < program.computations.size(); ++i) groups.push_back({i});
  return groups;
}

// A computation that no library and no author computes, as the kernel of its own launch.
FusedKernel kernel_of(const Computation& computation) {
  return {.kernel = computation.kernel,
          .inputs = computation.operands,
          .outputs = computation.results,
          .values = {},
          .computed = {}};
}

}  // namespace

Result<CompiledGraph> compile(const Graph& source, const Catalog& catalog, const Target& target,
                              const CompileOptions& options) {
  std::optional<FoldedGraph> cleaned;
  if (options.clean_up) cleaned = fold_constants(simplify(source, catalog, target), catalog);
  const Graph& graph = cleaned ? cleaned->graph : source;
  LoopProgram program = TRY(lower_to_loops(graph, catalog));
  if (options.clean_up) drop_unused(program);
  TRY(merge_blocks(program, graph, catalog, target));
  const Calls calls = cut_out_library_calls(program, graph, catalog, target.library, cpu_library());
  const Groups groups =
      options.fuse ? group_computations(program, calls, target) : groups_of_one(program);
  const std::vector<bool> leaves = find_leaves(program, groups);
  Epilogues epilogues{.by_group = std::vector<std::optional<FoundEpilogue>>(groups.size()),
                      .is_absorbed = std::vector<bool>(groups.size())};
  if (options.fuse) epilogues = find_epilogues(program, groups, leaves, calls, target);
  const std::span<const Tensor> constants =
      cleaned ? std::span<const Tensor>(cleaned->constants) : std::span<const Tensor>();
  Emitter emitter(graph, program, target, options.numbers, constants);
  for (size_t at = 0; at < groups.size(); ++at) {
    const auto& group = groups[at];
    const uint32_t first = group.front();
    const Computation& computation = program.computations[first];
    if (auto& epilogue = epilogues.by_group[at]) {
      emitter.add_library_call(epilogue->call, *calls[epilogue->call], std::move(epilogue->fused),
                               std::move(epilogue->form), group);
    } else if (epilogues.is_absorbed[at]) {
      continue;
    } else if (calls[first]) {
      emitter.add_library_call(first, *calls[first]);
    } else if (computation.fusion) {
      TRY(emitter.add_block(first));
    } else if (computation.is_launch()) {
      TRY(emitter.add_launch(first));
    } else if (options.fuse) {
      FusedKernel fused = merge_computations(program, group, leaves, target);
      std::string label = fused.kernel.name;
      emitter.add_kernel(std::move(fused), group, std::move(label));
    } else {
      emitter.add_kernel(kernel_of(computation), group, computation.label);
    }
  }
  CompiledGraph compiled = emitter.finish();
  compiled.program = std::move(program);
  compiled.target = &target;
  return compiled;
}

}  // namespace passnet
