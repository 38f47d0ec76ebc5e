// Measures the cost of a call without its kernels: graphs of one tiny kernel, from C++ and from C.
#include "api/passnet.hpp"

#include <benchmark/benchmark.h>

#include <array>
#include <cstdio>
#include <cstdlib>

namespace {

namespace api = passnet::api;

constexpr std::string_view kRelu =
    "graph @relu(%x: f32[8]) {\n  %0 = relu(%x) : f32[8]\n  return %0\n}\n";
constexpr std::string_view kSum =
    "graph @sum(%a: f32[4,2], %b: f32[4,2], %c: f32[2]) {\n  %0 = mul(%a, %c) : f32[4,2]\n"
    "  %1 = add(%0, %b) : f32[4,2]\n  return %1\n}\n";

// One float per element, all at the same place: the computed values do not matter.
struct Memory {
  std::array<float, 8> x{1, 2, 3, 4, 5, 6, 7, 8}, y{1, 1, 1, 1, 1, 1, 1, 1}, z{}, w{};
  std::array<int64_t, 1> eight{8}, two{2};
  std::array<int64_t, 2> matrix{4, 2}, transposed{1, 4};
};

api::Compiled compile(api::Context& context, std::string_view text) {
  auto compiled = context.compile_text(text);
  if (!compiled) std::fprintf(stderr, "%s\n", compiled.error().text.c_str()), std::exit(1);
  return *std::move(compiled);
}

api::Context open_context() {
  auto context = api::Context::open({.threads = 1});
  if (!context) std::fprintf(stderr, "%s\n", context.error().text.c_str()), std::exit(1);
  return *std::move(context);
}

void one_kernel(benchmark::State& state) {
  api::Context context = open_context();
  api::Compiled compiled = compile(context, kRelu);
  Memory memory;
  const std::array inputs{api::buffer(memory.x.data(), memory.eight)};
  const std::array results{api::buffer(memory.y.data(), memory.eight)};
  for (auto _ : state) benchmark::DoNotOptimize(compiled.call(inputs, results).has_value());
}
BENCHMARK(one_kernel);

void one_kernel_other_buffers_each_call(benchmark::State& state) {
  api::Context context = open_context();
  api::Compiled compiled = compile(context, kRelu);
  Memory memory;
  const std::array inputs{api::buffer(memory.x.data(), memory.eight)};
  const std::array others{api::buffer(memory.z.data(), memory.eight)};
  const std::array results{api::buffer(memory.y.data(), memory.eight)};
  bool first = false;
  for (auto _ : state) {
    first = !first;
    benchmark::DoNotOptimize(compiled.call(first ? inputs : others, results).has_value());
  }
}
BENCHMARK(one_kernel_other_buffers_each_call);

void three_inputs(benchmark::State& state) {
  api::Context context = open_context();
  api::Compiled compiled = compile(context, kSum);
  Memory memory;
  const std::array inputs{api::buffer(memory.x.data(), memory.matrix),
                          api::buffer(memory.z.data(), memory.matrix),
                          api::buffer(memory.w.data(), memory.two)};
  const std::array results{api::buffer(memory.y.data(), memory.matrix)};
  for (auto _ : state) benchmark::DoNotOptimize(compiled.call(inputs, results).has_value());
}
BENCHMARK(three_inputs);

void a_packed_input(benchmark::State& state) {
  api::Context context = open_context();
  api::Compiled compiled = compile(context, kSum);
  Memory memory;
  const std::array inputs{api::buffer(memory.x.data(), memory.matrix, memory.transposed),
                          api::buffer(memory.z.data(), memory.matrix),
                          api::buffer(memory.w.data(), memory.two)};
  const std::array results{api::buffer(memory.y.data(), memory.matrix)};
  for (auto _ : state) benchmark::DoNotOptimize(compiled.call(inputs, results).has_value());
}
BENCHMARK(a_packed_input);

void results_allocated(benchmark::State& state) {
  api::Context context = open_context();
  api::Compiled compiled = compile(context, kRelu);
  Memory memory;
  const std::array inputs{api::buffer(memory.x.data(), memory.eight)};
  for (auto _ : state) benchmark::DoNotOptimize(compiled.call(inputs).has_value());
}
BENCHMARK(results_allocated);

// Calls the C function directly.
void one_kernel_from_c(benchmark::State& state) {
  passnet_context* context = nullptr;
  passnet_compiled* compiled = nullptr;
  const passnet_context_options options{.threads = 1};
  if (passnet_context_create(&options, &context, nullptr) != PASSNET_OK ||
      passnet_compile_text(context, kRelu.data(), kRelu.size(), nullptr, nullptr, &compiled,
                           nullptr) != PASSNET_OK) {
    std::exit(1);
  }
  Memory memory;
  const passnet_buffer input = api::buffer(memory.x.data(), memory.eight);
  const passnet_buffer result = api::buffer(memory.y.data(), memory.eight);
  for (auto _ : state) {
    benchmark::DoNotOptimize(passnet_call(compiled, &input, 1, &result, 1, nullptr));
  }
  passnet_compiled_free(compiled);
  passnet_context_free(context);
}
BENCHMARK(one_kernel_from_c);

// Calls from two threads at once, which share the pool of frames.
struct Shared {
  api::Context context = open_context();
  api::Compiled compiled = compile(context, kRelu);
};

void one_kernel_two_threads(benchmark::State& state) {
  static Shared shared;
  Memory memory;
  const std::array inputs{api::buffer(memory.x.data(), memory.eight)};
  const std::array results{api::buffer(memory.y.data(), memory.eight)};
  for (auto _ : state) benchmark::DoNotOptimize(shared.compiled.call(inputs, results).has_value());
}
BENCHMARK(one_kernel_two_threads)->Threads(2);

}  // namespace

BENCHMARK_MAIN();
