#include "compile/compile.hpp"

#include "compile/emit.hpp"
#include "cpu/library/cpu_library.hpp"
#include "fuse/blocks.hpp"
#include "fuse/groups.hpp"
#include "fuse/layouts.hpp"
#include "fuse/live_out.hpp"
#include "kernel/transform/unroll.hpp"
#include "library/epilogues.hpp"
#include "library/library_ops.hpp"
#include "lower/fold_constants.hpp"
#include "lower/simplify.hpp"

namespace passnet {
namespace {

using Calls = std::vector<std::optional<LibraryCall>>;
using Groups = std::vector<std::vector<uint32_t>>;

// The launches of a program.
struct Launches {
  Groups groups;
  std::vector<FusedKernel> kernels;  // per group; without stages if no generated kernel computes it
  std::vector<std::string> labels;   // per group, for people
  Epilogues epilogues;
};

// True if a kernel of ours computes it: it is no library call, no fuse block and no author's
// launch.
bool is_generated(const LoopProgram& program, const Calls& calls, uint32_t at) {
  const Computation& computation = program.computations[at];
  return !calls[at] && !computation.is_block() && !computation.is_launch();
}

// True for computations that no generated kernel of ours writes and reads.
auto find_alone(const LoopProgram& program, const Calls& calls) {
  return [&](const Computation& computation) {
    return computation.is_block() ||
           calls[static_cast<size_t>(&computation - program.computations.data())].has_value();
  };
}

// Makes each computation a separate launch. Results have the layouts of operands, as in PyTorch.
Launches launch_alone(LoopProgram& program, const Calls& calls, const Target& target) {
  choose_layouts(program, find_alone(program, calls), target);
  const size_t count = program.computations.size();
  Launches launches{.groups = Groups(count),
                    .kernels = std::vector<FusedKernel>(count),
                    .labels = std::vector<std::string>(count),
                    .epilogues = {.by_group = std::vector<std::optional<FoundEpilogue>>(count),
                                  .is_absorbed = std::vector<bool>(count)}};
  for (uint32_t at = 0; at < count; ++at) {
    launches.groups[at] = {at};
    if (!is_generated(program, calls, at)) continue;
    const Computation& computation = program.computations[at];
    launches.labels[at] = computation.label;
    launches.kernels[at] = {.kernel = computation.kernel,
                            .inputs = computation.operands,
                            .outputs = computation.results,
                            .values = {},
                            .computed = {}};
  }
  return launches;
}

// Groups computations, merges each group into one kernel, and appends kernels to library calls.
Launches fuse(LoopProgram& program, const Calls& calls, const Target& target) {
  for (Computation& computation : program.computations) {
    if (!computation.is_launch() && !computation.is_block()) {
      computation.kernel =
          unroll_reductions(std::move(computation.kernel), target.fusion.max_unrolled);
    }
  }
  const auto is_alone = find_alone(program, calls);
  choose_layouts(program, is_alone, target);
  Launches launches{.groups = choose_groups(program, {.launches_alone = is_alone}, target)};
  const std::vector<bool> live_out = find_live_out(program, launches.groups);
  for (const auto& group : launches.groups) {
    launches.kernels.push_back(is_generated(program, calls, group.front())
                                   ? merge_computations(program, group, live_out, target)
                                   : FusedKernel());
    launches.labels.push_back(launches.kernels.back().kernel.name);
  }
  launches.epilogues = find_epilogues(program, launches.groups, launches.kernels, calls, target);
  return launches;
}

Result<void> emit(Launches launches, const LoopProgram& program, const Calls& calls,
                  Emitter& emitter) {
  for (size_t at = 0; at < launches.groups.size(); ++at) {
    const uint32_t first = launches.groups[at].front();
    FusedKernel& kernel = launches.kernels[at];
    if (auto& epilogue = launches.epilogues.by_group[at]) {
      emitter.add_library_call(epilogue->call, *calls[epilogue->call], std::move(kernel),
                               std::move(epilogue->schedule), launches.groups[at]);
    } else if (launches.epilogues.is_absorbed[at]) {
      continue;
    } else if (calls[first]) {
      emitter.add_library_call(first, *calls[first]);
    } else if (program.computations[first].is_block()) {
      TRY(emitter.add_block(first));
    } else if (program.computations[first].is_launch()) {
      TRY(emitter.add_launch(first));
    } else {
      emitter.add_kernel(std::move(kernel), launches.groups[at], std::move(launches.labels[at]));
    }
  }
  return {};
}

}  // namespace

Result<CompiledGraph> compile(const Graph& source, const Catalog& catalog, const Target& target,
                              const CompileOptions& options) {
  std::optional<FoldedGraph> cleaned;
  if (options.clean_up)
    cleaned = fold_constants(simplify(source, catalog, target), catalog, target);
  const Graph& graph = cleaned ? cleaned->graph : source;
  LoopProgram program = TRY(lower_to_loops(graph, catalog));
  if (options.clean_up) drop_unused(program);
  TRY(merge_blocks(program, graph, catalog, target));
  const Calls calls = cut_out_library_calls(program, graph, catalog, target.library, cpu_library());
  Launches launches =
      options.fuse ? fuse(program, calls, target) : launch_alone(program, calls, target);
  const std::span<const Tensor> constants =
      cleaned ? std::span<const Tensor>(cleaned->constants) : std::span<const Tensor>();
  Emitter emitter(graph, program, target, options.numbers, constants);
  TRY(emit(std::move(launches), program, calls, emitter));
  CompiledGraph compiled = emitter.finish();
  compiled.program = std::move(program);
  compiled.target = &target;
  return compiled;
}

}  // namespace passnet
