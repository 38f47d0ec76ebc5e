#include "eval/run_alone.hpp"

#include "eval/side.hpp"
#include "eval/statistics.hpp"

#include <algorithm>

namespace passnet {

namespace {

constexpr double kTimeoutS = 60;

}  // namespace

Result<RunAlone> run_alone(const CompiledGraph& compiled,
                           std::span<const std::filesystem::path> libraries,
                           std::span<const Tensor> inputs, const RunAloneOptions& options) {
  const std::optional<Processors> processors = Processors::find();
  const BoundThread bound(processors);
  Side side =
      TRY(Side::start(compiled, libraries,
                      {.name = "alone", .threads = options.threads, .processors = processors}));
  side.set_inputs(inputs);
  RunAlone run;
  std::vector<double> times;
  const int calls = 1 + options.warmup_calls + options.timed_calls;
  for (int i = 0; i < calls; ++i) {
    const CallResult result = side.call(kTimeoutS);
    if (!result.ok()) return fail({}, "call-failed", "a call of the graph {}", describe(result));
    if (i == 0) {
      run.results = side.results();
      side.set_hand_over(!processors || side.used_pool() ? HandOver::kYield : HandOver::kSpin);
    }
    if (i > options.warmup_calls) times.push_back(static_cast<double>(result.ns) / 1000);
  }
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
  Side side = TRY(Side::start(
      compiled, libraries,
      {.name = "steps", .threads = options.threads, .processors = processors, .step_times = true}));
  side.set_inputs(inputs);
  // Its threads may need the supervisor's processor.
  if (options.threads > 1 || !processors) side.set_hand_over(HandOver::kYield);
  std::vector<std::vector<double>> times(compiled.plan.steps.size());
  std::vector<StepTiming> steps(times.size());
  for (int i = 0; i < options.warmup_calls + options.timed_calls; ++i) {
    const CallResult result = side.call(kTimeoutS);
    if (!result.ok()) return fail({}, "call-failed", "a call of the graph {}", describe(result));
    if (i < options.warmup_calls) continue;
    const std::vector<StepTime> measured = side.step_times();
    for (size_t step = 0; step < steps.size(); ++step) {
      times[step].push_back(static_cast<double>(measured[step].ns) / 1000);
      steps[step].threads = std::max(steps[step].threads, measured[step].threads);
    }
  }
  for (size_t step = 0; step < steps.size() && !times[step].empty(); ++step) {
    steps[step].median_us = median(times[step]);
  }
  return steps;
}

}  // namespace passnet
