// Chooses between the schedules that a pass leaves to measuring: `tune=[vector in [8, 16]]`.
//
// Each combination of the listed values is compiled and timed with the whole graph, before anything
// is judged. The times are kept in the compiler's cache, by the kernels that were timed, the graph
// and the number of threads, so that later runs choose alike without measuring again.
#pragma once

#include "compile/compile.hpp"
#include "compile/tuned_block.hpp"
#include "toolchain/cpp_compiler.hpp"

#include <filesystem>
#include <functional>
#include <span>
#include <vector>

namespace passnet {

struct TuneTools {
  // The times in µs of the plan's steps. Empty: only what the cache knows is used.
  using MeasureSteps = std::function<Result<std::vector<double>>(
      const CompiledGraph& compiled, std::span<const std::filesystem::path> libraries)>;

  const Catalog& catalog;
  const CompileOptions& pipeline;
  CppCompiler& compiler;  // its target is that of the graph
  size_t threads = 1;     // of the measured calls
  MeasureSteps measure;
};

// Gives each fuse block of the graph the fastest of its schedules, without `tune`. A schedule that
// does not compile or run is not chosen, unless it is the first of none. Errors: the cache's and
// the compiler's infrastructure failures.
Result<std::vector<TunedBlock>> tune_schedules(Graph& graph, const TuneTools& tools);

}  // namespace passnet
