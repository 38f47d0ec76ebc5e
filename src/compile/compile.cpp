#include "compile/compile.hpp"

#include "codegen/schedule/schedule_sizes.hpp"
#include "compile/emit.hpp"
#include "compile/launches.hpp"
#include "lower/simplify.hpp"

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

}  // namespace

Result<CompiledGraph> compile(const Graph& source, const Catalog& catalog, const Target& target,
                              const CompileOptions& options) {
  const std::vector<Pass> clean_up =
      options.clean_up ? parse_built_in_passes(catalog) : std::vector<Pass>();
  LoweredGraph lowered = TRY(lower_graph(source, catalog, target, clean_up));
  LoopProgram& program = lowered.program;
  Launches launches = options.fuse ? fuse(program, lowered.calls, target, options.parts)
                                   : launch_alone(program, lowered.calls, target);
  const auto& cleaned = lowered.cleaned;
  const Graph& graph = cleaned ? cleaned->graph : source;
  const std::span<const Tensor> constants =
      cleaned ? std::span<const Tensor>(cleaned->constants) : std::span<const Tensor>();
  Emitter emitter(graph, program, target, options.numbers, constants);
  TRY(emit(std::move(launches), program, lowered.calls, emitter));
  CompiledGraph compiled = emitter.finish();
  compiled.program = std::move(program);
  compiled.target = &target;
  return compiled;
}

}  // namespace passnet
