#include "compile/compile.hpp"

#include "codegen/schedule/schedule_sizes.hpp"
#include "compile/emit.hpp"
#include "compile/launches.hpp"
#include "ir/cost.hpp"
#include "lower/learned.hpp"
#include "lower/split_frozen.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Returns the operations of the largest launch whose loops are known, the compiler's or an
// author's.
double largest_work(const Launches& launches, const LoopProgram& program) {
  double largest = 0;
  for (size_t at = 0; at < launches.groups.size(); ++at) {
    const Computation& first = program.computations[launches.groups[at].front()];
    const Kernel& kernel = first.is_block() ? first.kernel : launches.kernels[at].kernel;
    largest = std::max(largest, work_of(kernel));
  }
  return largest;
}

Result<void> emit(Launches launches, const LoopProgram& program, const CallsByComputation& calls,
                  Emitter& emitter) {
  const double largest = largest_work(launches, program);
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
      TRY(emitter.add_block(first, largest));
    } else if (program.computations[first].is_launch()) {
      TRY(emitter.add_launch(first));
    } else {
      emitter.add_kernel(std::move(kernel), launches.groups[at], std::move(launches.labels[at]),
                         largest);
    }
  }
  return {};
}

// Lowers the graph and chooses layouts: everything before launches are chosen.
Result<LoweredGraph> lower(const Graph& graph, const Catalog& catalog, const Target& target,
                           const CompileOptions& options) {
  LoweredGraph lowered = TRY(lower_graph(graph, catalog, target, options.clean_up));
  options.fuse ? lay_out_fused(lowered.program, lowered.calls, target, options.parts)
               : lay_out(lowered.program, lowered.calls, target);
  return lowered;
}

// Makes the plan and the sources of a part of a lowered graph.
Result<CompiledGraph> finish(LoopProgram program, const CallsByComputation& calls,
                             const Graph& source, const std::optional<FoldedGraph>& cleaned,
                             const Target& target, const CompileOptions& options) {
  Launches launches =
      options.fuse ? fuse(program, calls, target, options.parts) : launch_alone(program, calls);
  Emitter emitter(
      cleaned ? cleaned->graph : source, program, target, options.numbers,
      cleaned ? std::span<const Tensor>(cleaned->constants) : std::span<const Tensor>());
  TRY(emit(std::move(launches), program, calls, emitter));
  CompiledGraph compiled = emitter.finish();
  compiled.program = std::move(program);
  compiled.target = &target;
  return compiled;
}

CompileOptions without_learned(CompileOptions options) {
  options.learned = false;
  return options;
}

}  // namespace

Result<CompiledGraph> compile(const Graph& source, const Catalog& catalog, const Target& target,
                              const CompileOptions& options) {
  if (options.learned) {
    const CompileOptions rest = without_learned(options);
    if (const auto rewritten = apply_learned_passes(source, catalog, target)) {
      if (auto compiled = compile(rewritten->graph, catalog, target, rest)) return compiled;
    }
    return compile(source, catalog, target, rest);
  }
  LoweredGraph lowered = TRY(lower(source, catalog, target, options));
  return finish(std::move(lowered.program), lowered.calls, source, lowered.cleaned, target,
                options);
}

int64_t kept_bytes(const Plan& once) {
  int64_t bytes = 0;
  for (const Placement& result : once.results) bytes += once.blocks[result.block.index].bytes;
  return bytes;
}

std::vector<bool> find_parameters(const Graph& graph) {
  std::vector<bool> found;
  for (const GraphInput& input : graph.inputs()) {
    const std::string& name = graph.value(input.value).name;
    found.push_back(is_weight_name(name) || is_buffer_name(name));
  }
  return found;
}

Result<FrozenGraph> compile_frozen(const Graph& source, const Catalog& catalog,
                                   const Target& target, const CompileOptions& options,
                                   std::vector<bool> frozen) {
  if (options.learned) {
    const CompileOptions rest = without_learned(options);
    if (const auto rewritten = apply_learned_passes(source, catalog, target)) {
      if (auto compiled = compile_frozen(rewritten->graph, catalog, target, rest, frozen)) {
        return compiled;
      }
    }
    return compile_frozen(source, catalog, target, rest, std::move(frozen));
  }
  for (const GraphResult& result : source.results()) {
    if (result.mutates) frozen[*result.mutates] = false;
  }
  const LoweredGraph lowered = TRY(lower(source, catalog, target, options));
  SplitProgram split = split_frozen(lowered.program, frozen);
  const auto finish_part = [&](ProgramPart& part) {
    CallsByComputation calls;
    for (const uint32_t at : part.computations) calls.push_back(lowered.calls[at]);
    return finish(std::move(part.program), calls, source, lowered.cleaned, target, options);
  };
  return FrozenGraph{.once = TRY(finish_part(split.once)), .graph = TRY(finish_part(split.rest))};
}

}  // namespace passnet
