// Calls of one compiled graph from several threads at once, to be run under ThreadSanitizer.
//
// The kernels are compiled by the system's compiler, not in the sandbox: a child process that
// shares memory with its parent confuses the sanitizer about the parent.
#include "api/callable_graph.hpp"
#include "base/thread_pool.hpp"
#include "compile/pipeline.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>
#include <unistd.h>

namespace passnet {
namespace {

constexpr std::string_view kText = R"(graph @block(%x: f32[96,64], %w: f32[64,80], %b: f32[80]) {
  %0 = matmul(%x, %w) : f32[96,80]
  %1 = add(%0, %b) : f32[96,80]
  %2 = softmax(%1, dim=1) : f32[96,80]
  %3 = sum(%2, dim=[0]) : f32[80]
  %4 = cumsum(%3, dim=0) : f32[80]
  %5 = mul(%2, %4) : f32[96,80]
  return %5, %3
}
)";

BuiltKernels build(const CompiledGraph& compiled, const std::filesystem::path& folder) {
  BuiltKernels built;
  for (size_t i = 0; i < compiled.kernels.size(); ++i) {
    const std::filesystem::path own = folder / std::to_string(i);
    std::filesystem::create_directories(own);
    const CompileJob& job = compiled.kernels[i].job;
    for (const NamedText& header : job.headers) std::ofstream(own / header.name) << header.text;
    std::ofstream(own / "kernel.cpp") << job.source;
    const std::string command =
        "c++ -std=c++20 -O2 -march=native -shared -fPIC -fno-exceptions -w " +
        (own / "kernel.cpp").string() + " -o " + (own / "kernel.so").string();
    EXPECT_EQ(std::system(command.c_str()), 0);
    built.libraries.push_back(own / "kernel.so");
  }
  return built;
}

struct Data {
  explicit Data(size_t seed) : inputs(3) {
    const size_t sizes[] = {96 * 64, 64 * 80, 80};
    for (size_t i = 0; i < 3; ++i) {
      for (size_t k = 0; k < sizes[i]; ++k) {
        inputs[i].push_back(static_cast<float>((k * 7919 + seed * 104729 + i) % 1000) / 500 - 1);
      }
    }
  }
  bool call(CallableGraph& graph) {
    const auto buffer = [](std::vector<float>& values, std::span<const int64_t> shape) {
      return CallBuffer{.data = values.data(),
                        .dtype = PASSNET_F32,
                        .rank = static_cast<int32_t>(shape.size()),
                        .shape = shape.data()};
    };
    const CallBuffer given[] = {buffer(inputs[0], shapes[0]), buffer(inputs[1], shapes[1]),
                                buffer(inputs[2], shapes[2])};
    const CallBuffer results[] = {buffer(y, shapes[3]), buffer(sums, shapes[2])};
    return graph.call(given, results).has_value() && graph.call(given).has_value();
  }

  std::vector<std::vector<float>> inputs;
  std::vector<float> y = std::vector<float>(96 * 80), sums = std::vector<float>(80);
  const std::vector<std::vector<int64_t>> shapes{{96, 64}, {64, 80}, {80}, {96, 80}};
};

TEST(Calls, FromEightThreads) {
  const std::filesystem::path folder =
      std::filesystem::path(testing::TempDir()) / ("passnet_calls_" + std::to_string(getpid()));
  const Catalog catalog = make_catalog();
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add("block", std::string(kText));
  const std::vector<Graph> graphs = parse_graphs(sources, source, catalog, diagnostics);
  ASSERT_EQ(graphs.size(), 1u);
  const CompiledGraph compiled =
      compile(graphs[0], catalog, native_target(), Pipeline::kDefault).value();
  EXPECT_GE(compiled.launches, 2);
  ThreadPool pool(2, {}, std::chrono::microseconds(50));
  const auto graph =
      CallableGraph::load(graphs[0], compiled, build(compiled, folder), nullptr, &pool);
  ASSERT_TRUE(graph) << graph.error().message;
  constexpr size_t kThreads = 8;
  std::vector<Data> expected;
  expected.reserve(kThreads);
  for (size_t seed = 0; seed < kThreads; ++seed) {
    ASSERT_TRUE(expected.emplace_back(seed).call(**graph));
  }
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  threads.reserve(kThreads);
  for (size_t number = 0; number < kThreads; ++number) {
    threads.emplace_back([&, number] {
      for (size_t call = 0; call < 40; ++call) {
        const size_t seed = (number + call) % kThreads;
        Data data(seed);
        if (!data.call(**graph) || data.y != expected[seed].y || data.sums != expected[seed].sums) {
          ++wrong;
        }
        // Occasionally the pool's helpers have gone to sleep.
        if (call % 10 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace passnet
