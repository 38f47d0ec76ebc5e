// Times a graph's way to loaded code, step by step: `compile_time PIPELINE PATH…`.
//
// Prints JSON lines in milliseconds, two per graph: `import` (reading and importing, excluded from
// the others), `plan` (the compiler proper), `kernels` (the C++ compiler, or the cache), `load`
// (shared objects and the library's primitives), `compiled` (within `kernels`: time in C++
// compilers). The second line of a graph is a run from the cache. bench/compile_time.py summarizes
// them.
#include "api/callable_graph.hpp"
#include "base/thread_pool.hpp"
#include "compile/build.hpp"
#include "compile/pipeline.hpp"
#include "frontend/source.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>

namespace passnet {
namespace {

class Stopwatch {
 public:
  // Milliseconds since the last call.
  double lap() {
    const auto now = std::chrono::steady_clock::now();
    const double ms = std::chrono::duration<double, std::milli>(now - last_).count();
    last_ = now;
    return ms;
  }

 private:
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

Result<void> time_graph(const NamedGraph& named, double import_ms, const PipelineInfo& pipeline,
                        const Catalog& catalog, CppCompiler& compiler, ThreadPool& pool) {
  if (!named.graph) return std::unexpected(named.graph.error());
  const Graph& graph = named.graph->graph;
  Stopwatch watch;
  const CompiledGraph compiled = TRY(compile(graph, catalog, native_target(), pipeline.options));
  const double plan_ms = watch.lap();
  const BuiltKernels kernels = TRY(build_kernels(compiled, compiler));
  const double kernels_ms = watch.lap();
  const auto callable = TRY(CallableGraph::load(graph, compiled, kernels, nullptr, &pool));
  const double load_ms = watch.lap();
  fmt::print(
      "{{\"graph\": \"{}\", \"nodes\": {}, \"steps\": {}, \"kernels\": {}, \"import\": {:.4f}, "
      "\"plan\": {:.4f}, \"kernels_ms\": {:.4f}, \"load\": {:.4f}, \"compiled\": {:.4f}}}\n",
      named.source, graph.nodes().size(), compiled.launches, compiled.kernels.size(), import_ms,
      plan_ms, kernels_ms, load_ms, kernels.compile_ms);
  return {};
}

int run(const PipelineInfo& pipeline, std::span<const std::string> paths) {
  const Catalog catalog = make_catalog();
  const SpellingTable spellings(catalog);
  auto compiler = CppCompiler::open(native_target());
  auto stream = open_sources(paths, catalog, spellings);
  if (!compiler || !stream) {
    fmt::print(stderr, "{}\n", (compiler ? stream.error() : compiler.error()).message);
    return 1;
  }
  ThreadPool pool(2);
  Stopwatch watch;
  while (const auto named = stream->next()) {
    const double import_ms = watch.lap();
    for (int time = 0; time < 2; ++time) {
      const auto timed = time_graph(*named, import_ms, pipeline, catalog, *compiler, pool);
      if (!timed) fmt::print(stderr, "{}: {}\n", named->name, timed.error().message);
    }
    std::fflush(stdout);
    watch.lap();
  }
  return 0;
}

}  // namespace
}  // namespace passnet

int main(int count, char** arguments) {
  const auto* const pipeline = count < 3 ? nullptr : passnet::find_pipeline(arguments[1]);
  if (pipeline == nullptr) {
    return std::fprintf(stderr, "usage: compile_time default|op-by-op PATH…\n"), 2;
  }
  const std::vector<std::string> paths(arguments + 2, arguments + count);
  return passnet::run(*pipeline, paths);
}
