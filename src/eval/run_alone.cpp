#include "eval/run_alone.hpp"

#include "eval/side.hpp"
#include "eval/statistics.hpp"

#include <algorithm>

namespace passnet {

Result<RunAlone> run_alone(const CompiledGraph& compiled,
                           std::span<const std::filesystem::path> libraries,
                           std::span<const Tensor> inputs, const RunAloneOptions& options) {
  constexpr double kTimeoutS = 60;
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

}  // namespace passnet
