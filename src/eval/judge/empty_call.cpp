#include "eval/judge/empty_call.hpp"

#include "eval/record/statistics.hpp"
#include "eval/side/failure.hpp"
#include "eval/side/plan_request.hpp"
#include "sandbox/worker/worker.hpp"

#include <vector>

namespace passnet {

Result<EmptyCall> time_empty_call(ForkServer& server, HandOver hand_over) {
  const std::optional<Processors> processors = Processors::find();
  const BoundThread bound(processors);
  const SharedMemory memory = TRY(SharedMemory::create(sizeof(uint64_t)));
  Worker worker = TRY(Worker::start(
      server,
      {.name = "empty", .memory = {&memory}, .hand_over = hand_over, .processors = processors},
      write_requests({.plans = {PlanRequest{.processors = processors}}})));
  std::vector<double> times;
  constexpr int kWarmups = 5;
  constexpr int kCalls = 25;
  for (int i = 0; i < kWarmups + kCalls; ++i) {
    const CallResult result = worker.call(1);
    if (!result.ok()) return fail_call("an empty call", result);
    if (i >= kWarmups) times.push_back(static_cast<double>(result.ns) / 1000);
    worker.stop();
  }
  return EmptyCall{.median_us = median(times), .layers = worker.layers()};
}

}  // namespace passnet
