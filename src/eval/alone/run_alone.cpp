#include "eval/alone/run_alone.hpp"

#include "base/clock.hpp"
#include "eval/record/statistics.hpp"
#include "eval/side/cpu_side.hpp"
#include "eval/side/failure.hpp"
#include "generate/inputs.hpp"

#include <algorithm>
#include <memory>

namespace passnet {

namespace {

constexpr double kTimeoutS = 60;
constexpr int kMinCalls = 5;

// A graph that runs alone.
struct SoloSide {
  std::unique_ptr<JointWorker> worker;
  CpuSide side;
};

Result<SoloSide> start_alone(const CompiledGraph& compiled,
                             std::span<const std::filesystem::path> libraries,
                             const CpuSideOptions& options) {
  const SidePlan plan{.compiled = &compiled, .libraries = libraries};
  JointSides joint = TRY(CpuSide::start_joint({&plan, 1}, options));
  return SoloSide{.worker = std::move(joint.worker), .side = std::move(joint.sides.front())};
}

// Calls the side: first to warm up, then calling `timed` with each result. The first call of all
// goes to `first`.
template <class First, class Timed>
Result<void> call_often(CpuSide& side, const RunAloneOptions& options, First first, Timed timed) {
  for (const bool is_timed : {false, true}) {
    const int calls = is_timed ? options.timed_calls : options.warmup_calls + 1;
    const int64_t begin = now_ns();
    for (int i = 0; i < calls; ++i) {
      const bool is_late = static_cast<double>(now_ns() - begin) > options.budget_s * 1e9;
      if (is_late && i >= kMinCalls) break;
      const CallResult result = side.run(kTimeoutS);
      if (!result.ok()) return fail_call("a call of the graph", result);
      TRY(side.take_reports());
      if (is_timed) {
        timed(result);
      } else if (i == 0) {
        first();
      }
    }
  }
  return {};
}

}  // namespace

Result<RunAlone> run_alone(const CompiledGraph& compiled,
                           std::span<const std::filesystem::path> libraries,
                           std::span<const Tensor> inputs, const RunAloneOptions& options) {
  const std::optional<Processors> processors = Processors::find();
  const BoundThread bound(processors);
  SoloSide solo =
      TRY(start_alone(compiled, libraries,
                      {.name = "alone", .threads = options.threads, .processors = processors}));
  CpuSide& side = solo.side;
  side.set_inputs(inputs);
  RunAlone run;
  std::vector<double> times;
  const auto look = [&] {
    run.results = side.results();
    if (processors && !side.used_pool()) side.set_hand_over(HandOver::kSpin);
  };
  TRY(call_often(side, options, look, [&](const CallResult& result) {
    times.push_back(static_cast<double>(result.ns) / 1000);
  }));
  if (!times.empty()) {
    run.median_us = median(times);
    run.least_us = std::ranges::min(times);
    run.spread = relative_spread(times);
  }
  return run;
}

Result<std::vector<StepTiming>> time_steps(const CompiledGraph& compiled,
                                           std::span<const std::filesystem::path> libraries,
                                           std::span<const Tensor> inputs,
                                           const RunAloneOptions& options) {
  const std::optional<Processors> processors = Processors::find();
  const BoundThread bound(processors);
  SoloSide solo = TRY(start_alone(
      compiled, libraries,
      {.name = "steps", .threads = options.threads, .processors = processors, .step_times = true}));
  CpuSide& side = solo.side;
  side.set_inputs(inputs);
  if (options.threads == 1 && processors) side.set_hand_over(HandOver::kSpin);
  std::vector<std::vector<double>> times(compiled.plan.steps.size());
  std::vector<StepTiming> steps(times.size());
  const auto nothing = [] {};
  TRY(call_often(side, options, nothing, [&](const CallResult&) {
    const std::vector<StepTime> measured = side.step_times();
    for (size_t step = 0; step < steps.size(); ++step) {
      times[step].push_back(static_cast<double>(measured[step].ns) / 1000);
      steps[step].threads = std::max(steps[step].threads, measured[step].threads);
    }
  }));
  for (size_t step = 0; step < steps.size() && !times[step].empty(); ++step) {
    steps[step].median_us = median(times[step]);
  }
  return steps;
}

TuneTools::MeasureSteps steps_timer(const Graph& graph, const Catalog& catalog, size_t threads) {
  return [&graph, &catalog, threads, inputs = std::make_shared<std::vector<Tensor>>()](
             const CompiledGraph& compiled,
             std::span<const std::filesystem::path> libraries) -> Result<std::vector<double>> {
    if (inputs->empty()) *inputs = make_inputs(graph, catalog, 0);
    const RunAloneOptions options{
        .warmup_calls = 3, .timed_calls = 50, .threads = threads, .budget_s = 0.1};
    std::vector<double> times;
    for (const StepTiming& step : TRY(time_steps(compiled, libraries, *inputs, options))) {
      times.push_back(step.median_us);
    }
    return times;
  };
}

}  // namespace passnet
