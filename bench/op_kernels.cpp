// Times the generated kernels of graphs in this process: `op_kernels FILE.graph THREADS`.
//
// Prints JSON lines, one per graph: the median and the best of its calls in microseconds, kernels
// only (no worker, no checks). bench/op_kernels.py writes the graphs and compares with PyTorch
// eager.
#include "base/thread_pool.hpp"
#include "compile/build.hpp"
#include "compile/pipeline.hpp"
#include "cpu/executable.hpp"
#include "generate/inputs.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace passnet {
namespace {

struct Free {
  void operator()(std::byte* data) const { std::free(data); }  // NOLINT
};
using Memory = std::unique_ptr<std::byte[], Free>;

double microseconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start)
      .count();
}

struct Times {
  double median_us = 0;
  double best_us = 0;  // for busy machines
};

// Times single calls, about 0.2 s of them.
Times time_calls(Executable& executable) {
  for (int i = 0; i < 10; ++i) executable.run();
  std::vector<double> times;
  const auto start = std::chrono::steady_clock::now();
  while (times.size() < 50 || (microseconds_since(start) < 200'000 && times.size() < 5000)) {
    const auto before = std::chrono::steady_clock::now();
    executable.run();
    times.push_back(microseconds_since(before));
  }
  std::ranges::sort(times);
  return {times[times.size() / 2], times[0]};
}

Result<Times> time_graph(const Graph& graph, const Catalog& catalog, CppCompiler& compiler,
                         ThreadPool& pool) {
  const CompiledGraph compiled = TRY(compile(graph, catalog, native_target(), Pipeline::kOpByOp));
  const BuiltKernels built = TRY(build_kernels(compiled, compiler));
  auto libraries = KernelLibraries::load(built.libraries);
  if (!libraries) return fail({}, "kernel-not-loaded", "{}", libraries.error());
  std::vector<Memory> memory;
  std::vector<std::byte*> blocks;
  for (const Block& block : compiled.plan.blocks) {
    const size_t bytes = (static_cast<size_t>(block.bytes) + 127) / 64 * 64;
    memory.emplace_back(static_cast<std::byte*>(std::aligned_alloc(64, bytes)));
    std::fill_n(memory.back().get(), bytes, std::byte{0});
    blocks.push_back(memory.back().get());
  }
  const std::vector<Tensor> inputs = make_inputs(graph, catalog, 0);
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Placement& placement = compiled.plan.inputs[i];
    const Block& block = compiled.plan.blocks[placement.block.index];
    scatter(inputs[i], placement,
            {blocks[placement.block.index], static_cast<size_t>(block.bytes)});
  }
  auto executable = Executable::load(compiled.plan, *libraries, &pool);
  if (!executable) return fail({}, "kernel-not-loaded", "{}", executable.error());
  for (uint32_t block = 0; block < blocks.size(); ++block) {
    (*executable)->place({block}, blocks[block]);
  }
  (*executable)->warm_up();
  return time_calls(**executable);
}

int run(const std::string& path, size_t threads) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  Sources sources;
  Diagnostics diagnostics;
  const Catalog catalog = make_catalog();
  const auto graphs = parse_graphs(sources, sources.add(path, text.str()), catalog, diagnostics);
  for (const Diagnostic& diagnostic : diagnostics.list()) {
    fmt::print(stderr, "{}\n", diagnostic.message);
  }
  auto compiler = CppCompiler::open(native_target());
  if (!compiler) return fmt::print(stderr, "{}\n", compiler.error().message), 1;
  ThreadPool pool(threads);
  for (const Graph& graph : graphs) {
    const auto time = time_graph(graph, catalog, *compiler, pool);
    if (time) {
      fmt::print("{{\"graph\": \"{}\", \"us\": {:.3f}, \"best_us\": {:.3f}}}\n", graph.name,
                 time->median_us, time->best_us);
    } else {
      fmt::print(stderr, "{}: {}\n", graph.name, time.error().message);
    }
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace
}  // namespace passnet

int main(int count, char** arguments) {
  if (count != 3) return std::fprintf(stderr, "usage: op_kernels FILE.graph THREADS\n"), 2;
  return passnet::run(arguments[1], static_cast<size_t>(std::atoi(arguments[2])));
}
