#include "eval/alone/run_on_gpu.hpp"

#include "base/clock.hpp"
#include "compile/gpu/gpu.hpp"
#include "cuda/frame.hpp"
#include "eval/record/statistics.hpp"

#include <algorithm>
#include <memory>
#include <string>

namespace passnet {
namespace {

constexpr int kMinCallsOnGpu = 5;

struct LoadedGraph {
  std::vector<CudaModule> modules;
  std::unique_ptr<CudaFrame> frame;
};

Result<LoadedGraph> load_on_gpu(Gpu& gpu, const CompiledGraph& compiled,
                                std::span<const std::filesystem::path> cubins,
                                std::span<const Tensor> inputs) {
  LoadedGraph graph;
  graph.modules = TRY(load_modules(gpu.device(), cubins));
  std::vector<std::string> labels;
  for (const StepOrigin& origin : compiled.origins) labels.push_back(origin.label);
  const CudaLibraries libraries = TRY(gpu.libraries(compiled.plan));
  graph.frame =
      TRY(CudaFrame::create(compiled.plan, graph.modules, labels, gpu.pool(),
                            {.libraries = libraries, .overlaps = gpu.target().programmatic}));
  TRY(graph.frame->set_inputs(inputs));
  return graph;
}

// Calls `once` as often as the options say, but a few times in any case if it is called at all.
template <class Once>
Result<void> repeat_on_gpu(int count, double budget_s, Once once) {
  const int64_t begin = now_ns();
  for (int i = 0; i < count; ++i) {
    const bool is_late = static_cast<double>(now_ns() - begin) > budget_s * 1e9;
    if (is_late && i >= kMinCallsOnGpu) break;
    TRY(once());
  }
  return {};
}

}  // namespace

Result<RunAlone> run_on_gpu(Gpu& gpu, const CompiledGraph& compiled,
                            std::span<const std::filesystem::path> cubins,
                            std::span<const Tensor> inputs, const RunAloneOptions& options) {
  // A NaN of every floating dtype, and an unlikely integer.
  constexpr std::byte kPoison{0xff};
  const LoadedGraph graph = TRY(load_on_gpu(gpu, compiled, cubins, inputs));
  CudaFrame& frame = *graph.frame;
  TRY(frame.poison(kPoison));
  TRY(frame.run());
  RunAlone run{.results = TRY(frame.results())};
  TRY(repeat_on_gpu(options.warmup_calls, options.budget_s, [&] { return frame.run(); }));
  std::vector<double> times;
  std::vector<double> device_times;
  const auto timed_call = [&]() -> Result<void> {
    const int64_t begin = now_ns();
    TRY(frame.run());
    times.push_back(static_cast<double>(now_ns() - begin) / 1000);
    device_times.push_back(TRY(frame.run_on_device_clock()));
    return {};
  };
  TRY(repeat_on_gpu(options.timed_calls, options.budget_s, timed_call));
  if (times.empty()) return run;
  run.median_us = median(times);
  run.least_us = std::ranges::min(times);
  run.spread = relative_spread(times);
  run.device_us = median(device_times);
  return run;
}

Result<std::vector<StepTiming>> time_steps_on_gpu(Gpu& gpu, const CompiledGraph& compiled,
                                                  std::span<const std::filesystem::path> cubins,
                                                  std::span<const Tensor> inputs,
                                                  const RunAloneOptions& options) {
  const LoadedGraph graph = TRY(load_on_gpu(gpu, compiled, cubins, inputs));
  std::vector<std::vector<double>> times(compiled.plan.steps.size());
  TRY(repeat_on_gpu(options.warmup_calls, options.budget_s, [&] { return graph.frame->run(); }));
  const auto timed_steps = [&]() -> Result<void> {
    const std::vector<double> measured = TRY(graph.frame->executable().run_timed());
    for (size_t step = 0; step < times.size(); ++step) times[step].push_back(measured[step]);
    return {};
  };
  TRY(repeat_on_gpu(options.timed_calls, options.budget_s, timed_steps));
  std::vector<StepTiming> steps(times.size());
  for (size_t step = 0; step < steps.size() && !times[step].empty(); ++step) {
    steps[step].median_us = median(times[step]);
  }
  return steps;
}

}  // namespace passnet
