// Measures the costs of judging before any kernel runs: empty calls, stops, worker starts,
// compilers.
#include "kernel/target.hpp"
#include "sandbox/worker/worker.hpp"
#include "toolchain/cpp_compiler.hpp"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>
#include <string>

namespace passnet {
namespace {

std::expected<Entry, std::string> set_up_nothing(const Request&) {
  return [] { return 0; };
}

Result<Worker> start_empty(HandOver hand_over) {
  return Worker::start({.name = "bench", .hand_over = hand_over}, set_up_nothing);
}

// Manual time: the time that the supervisor's clock shows for an empty call.
void empty_call(benchmark::State& state) {
  Worker worker = *start_empty(static_cast<HandOver>(state.range(0)));
  for (auto _ : state) state.SetIterationTime(static_cast<double>(worker.call(1).ns) * 1e-9);
}
BENCHMARK(empty_call)->ArgName("yield")->Arg(0)->Arg(1)->UseManualTime();

void stop_and_call(benchmark::State& state) {
  Worker worker = *start_empty(static_cast<HandOver>(state.range(0)));
  for (auto _ : state) {
    worker.stop();
    worker.call(1);
  }
}
BENCHMARK(stop_and_call)->ArgName("yield")->Arg(0)->Arg(1)->UseRealTime();

void start_worker(benchmark::State& state) {
  ForkServer server = *ForkServer::open({}, set_up_nothing);
  for (auto _ : state)
    benchmark::DoNotOptimize(Worker::start(server, {.name = "bench"}, {})->alive());
}
BENCHMARK(start_worker)->UseRealTime();

void open_fork_server(benchmark::State& state) {
  for (auto _ : state)
    benchmark::DoNotOptimize(ForkServer::open({}, set_up_nothing)->layers().bits());
}
BENCHMARK(open_fork_server)->UseRealTime();

// `jailed`: in namespaces, if the system permits them.
void run_true(benchmark::State& state) {
  Command command{.argv = {"/bin/true"}, .files = {.readable = system_library_folders()}};
  for (const char* folder : {"/bin", "/usr/bin"}) command.files.readable.emplace_back(folder);
  if (state.range(0) != 0) command.namespaces = find_namespaces();
  for (auto _ : state) benchmark::DoNotOptimize(run_command(command)->code);
}
BENCHMARK(run_true)->ArgName("jailed")->Arg(0)->Arg(1)->UseRealTime();

std::string source(int64_t variant) {
  return fmt::format(
      "extern \"C\" [[gnu::visibility(\"default\")]] int entry(void** p, const long* args) {{\n"
      "  const float* x = (const float*)p[0];\n  float* y = (float*)p[1];\n"
      "  for (long i = 0; i < args[0]; ++i) y[i] = x[i] > 0 ? x[i] * {}.0f : 0.0f;\n"
      "  return 0;\n}}\n",
      variant);
}

// `cold`: a new source; otherwise one that the cache holds.
void compile_small(benchmark::State& state) {
  std::string folder = (std::filesystem::temp_directory_path() / "passnet_bench_XXXXXX").string();
  if (mkdtemp(folder.data()) == nullptr) return state.SkipWithError("no temporary folder");
  {
    CppCompiler compiler = *CppCompiler::open(native_target(), {.cache_folder = folder});
    int64_t variant = 0;
    if (state.range(0) == 0) static_cast<void>(compiler.compile({.source = source(0)}));
    for (auto _ : state) {
      variant += state.range(0);
      benchmark::DoNotOptimize(compiler.compile({.source = source(variant)}).has_value());
    }
  }
  std::filesystem::remove_all(folder);
}
BENCHMARK(compile_small)->ArgName("cold")->Arg(1)->Arg(0)->UseRealTime();

}  // namespace
}  // namespace passnet

BENCHMARK_MAIN();
