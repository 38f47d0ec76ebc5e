#include "compile/launches.hpp"

#include "cpu/library/cpu_library.hpp"
#include "cuda/library/cuda_library.hpp"
#include "fuse/blocks.hpp"
#include "fuse/groups.hpp"
#include "fuse/layouts.hpp"
#include "fuse/live_out.hpp"
#include "kernel/costs/fusion.hpp"
#include "kernel/costs/library.hpp"
#include "kernel/target.hpp"
#include "kernel/transform/add_checks.hpp"
#include "kernel/transform/unroll.hpp"
#include "library/group_products.hpp"
#include "library/kernel_parts.hpp"
#include "library/library_ops.hpp"
#include "library/place_convolutions.hpp"
#include "lower/simplify.hpp"

#include <algorithm>

namespace passnet {
namespace {

// True if a kernel of ours computes it: it is no library call, no fuse block and no author's
// launch.
bool is_generated(const LoopProgram& program, const CallsByComputation& calls, uint32_t at) {
  const Computation& computation = program.computations[at];
  return !calls[at] && !computation.is_block() && !computation.is_launch();
}

// The kernel of a computation as it is.
FusedKernel kernel_of(const Computation& computation) {
  return {.kernel = computation.kernel,
          .inputs = computation.operands,
          .outputs = computation.results,
          .values = {},
          .computed = {}};
}

FusedKernel kernel_of(const LoopProgram& program, std::span<const uint32_t> group,
                      const std::vector<bool>& live_out, const Target& target) {
  const Computation& first = program.computations[group.front()];
  return first.kernel.stages.size() > kMaxStages
             ? kernel_of(first)
             : merge_computations(program, group, live_out, target);
}

Epilogues no_epilogues(size_t groups) {
  return {.by_group = std::vector<std::optional<FoundEpilogue>>(groups),
          .is_absorbed = std::vector<bool>(groups)};
}

// True for computations that no generated kernel of ours writes and reads.
auto find_alone(const LoopProgram& program, const CallsByComputation& calls) {
  return [&](const Computation& computation) {
    return computation.is_block() ||
           calls[static_cast<size_t>(&computation - program.computations.data())].has_value();
  };
}

// Chooses layouts, and copies what library calls need in another one.
void choose_all_layouts(LoopProgram& program, CallsByComputation& calls, bool adapts,
                        const Target& target) {
  std::vector<bool> is_placed(program.computations.size());
  const auto preferred = [&](const Computation& computation) {
    const auto& call = calls[static_cast<size_t>(&computation - program.computations.data())];
    return call ? preferred_order(*call, program, computation) : std::nullopt;
  };
  if (adapts) {
    is_placed = choose_layouts(
        program, {.launches_alone = find_alone(program, calls), .preferred = preferred}, target);
  }
  if (target.device == Device::kCuda) place_convolutions(program, calls, is_placed);
}

}  // namespace

Result<LoweredGraph> lower_graph(const Graph& graph, const Catalog& catalog, const Target& target,
                                 bool clean_up) {
  LoweredGraph lowered;
  if (clean_up) lowered.cleaned = fold_constants(simplify(graph, catalog, target), catalog, target);
  const Graph& cleaned = lowered.cleaned ? lowered.cleaned->graph : graph;
  lowered.program = TRY(lower_to_loops(cleaned, catalog));
  drop_unused(lowered.program);
  for (Computation& computation : lowered.program.computations) {
    computation.kernel = add_checks(std::move(computation.kernel), target.device);
  }
  TRY(merge_blocks(lowered.program, cleaned, catalog, target));
  const Library library = target.device == Device::kCpu ? cpu_library() : cuda_library();
  lowered.calls =
      cut_out_library_calls(lowered.program, cleaned, catalog, *target.library, library);
  return lowered;
}

void lay_out(LoopProgram& program, CallsByComputation& calls, const Target& target) {
  choose_all_layouts(program, calls, true, target);
}

Launches launch_alone(const LoopProgram& program, const CallsByComputation& calls) {
  const size_t count = program.computations.size();
  Launches launches{.groups = std::vector<std::vector<uint32_t>>(count),
                    .kernels = std::vector<FusedKernel>(count),
                    .labels = std::vector<std::string>(count),
                    .epilogues = no_epilogues(count)};
  for (uint32_t at = 0; at < count; ++at) {
    launches.groups[at] = {at};
    if (!is_generated(program, calls, at)) continue;
    launches.labels[at] = program.computations[at].label;
    launches.kernels[at] = kernel_of(program.computations[at]);
  }
  return launches;
}

void lay_out_fused(LoopProgram& program, CallsByComputation& calls, const Target& target,
                   const FuseParts& parts) {
  if (target.device == Device::kCpu) {
    group_products(program, calls, *target.library, cpu_library());
  }
  for (Computation& computation : program.computations) {
    if (!computation.is_launch() && !computation.is_block()) {
      computation.kernel =
          unroll_reductions(std::move(computation.kernel), target.fusion->max_unrolled);
    }
  }
  choose_all_layouts(program, calls, parts.layouts, target);
}

Launches fuse(const LoopProgram& program, const CallsByComputation& calls, const Target& target,
              const FuseParts& parts) {
  const auto is_alone = find_alone(program, calls);
  Launches launches{.groups = choose_groups(program, {.launches_alone = is_alone}, target)};
  const std::vector<bool> live_out = find_live_out(program, launches.groups);
  for (const auto& group : launches.groups) {
    launches.kernels.push_back(is_generated(program, calls, group.front())
                                   ? kernel_of(program, group, live_out, target)
                                   : FusedKernel());
    launches.labels.push_back(launches.kernels.back().kernel.name);
  }
  launches.epilogues =
      parts.epilogues && target.library->runs_epilogues
          ? find_epilogues(program, launches.groups, launches.kernels, calls, target)
          : no_epilogues(launches.groups.size());
  return launches;
}

size_t count_launches(const FusedKernel& fused) {
  const bool is_merged = !fused.values.empty();
  if (is_merged || fused.kernel.stages.size() <= kMaxStages) return 1;
  return count_parts(fused.kernel, kMaxStages);
}

std::vector<FusedKernel> cut_launch(FusedKernel fused) {
  std::vector<FusedKernel> launches;
  if (count_launches(fused) == 1) {
    launches.push_back(std::move(fused));
    return launches;
  }
  for (KernelPart& part : cut_stages(fused.kernel, kMaxStages)) {
    FusedKernel& launch = launches.emplace_back();
    launch.kernel = std::move(part.kernel);
    for (const BufferId id : part.inputs) launch.inputs.push_back(fused.inputs[id.index]);
    for (const BufferId id : part.outputs) {
      launch.outputs.push_back(fused.outputs[id.index - fused.inputs.size()]);
    }
  }
  return launches;
}

Result<std::vector<LaunchNodes>> find_launches(const Graph& graph, const Catalog& catalog,
                                               const Target& target) {
  LoweredGraph lowered = TRY(lower_graph(graph, catalog, target, false));
  const LoopProgram& program = lowered.program;
  const CallsByComputation& calls = lowered.calls;
  lay_out_fused(lowered.program, lowered.calls, target);
  const Launches launches = fuse(program, calls, target);
  std::vector<LaunchNodes> found;
  for (size_t group = 0; group < launches.groups.size(); ++group) {
    if (launches.epilogues.is_absorbed[group]) continue;
    LaunchNodes launch;
    const auto add = [&](uint32_t computation) {
      const NodeId node = program.computations[computation].node;
      if (node.valid()) launch.nodes.push_back(node);
      launch.calls_library |= calls[computation].has_value();
    };
    if (const auto& epilogue = launches.epilogues.by_group[group]) add(epilogue->call);
    for (const uint32_t computation : launches.groups[group]) add(computation);
    std::ranges::sort(launch.nodes);
    const auto repeated = std::ranges::unique(launch.nodes);
    launch.nodes.erase(repeated.begin(), repeated.end());
    found.push_back(std::move(launch));
  }
  return found;
}

LaunchCounter::LaunchCounter(const Catalog& catalog, const Target& target)
    : catalog_(catalog), target_(target) {}

Result<int64_t> LaunchCounter::count(const Graph& graph) const {
  LoweredGraph lowered = TRY(lower_graph(graph, catalog_, target_, true));
  lay_out_fused(lowered.program, lowered.calls, target_);
  const Launches launches = fuse(lowered.program, lowered.calls, target_);
  size_t count = 0;
  for (size_t group = 0; group < launches.groups.size(); ++group) {
    if (launches.epilogues.is_absorbed[group]) continue;
    count += count_launches(launches.kernels[group]);
  }
  return static_cast<int64_t>(count);
}

}  // namespace passnet
