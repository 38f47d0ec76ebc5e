#include "eval/judge/empty_call.hpp"

#include "eval/record/statistics.hpp"
#include "eval/side/failure.hpp"
#include "eval/side/plan_request.hpp"
#include "sandbox/worker/worker.hpp"

#include <vector>

namespace passnet {
namespace {

constexpr int kAttempts = 3;  // not tuning: a worker that is killed from outside says nothing

Result<EmptyCall> time_once(ForkServer& server, bool is_joint) {
  const std::optional<Processors> processors = Processors::find();
  const BoundThread bound(processors);
  const SharedMemory memory = TRY(SharedMemory::create(sizeof(uint64_t)));
  const SharedMemory joint = TRY(SharedMemory::create(sizeof(JointCall)));
  const auto& call = *reinterpret_cast<const JointCall*>(joint.bytes().data());
  Worker worker =
      TRY(Worker::start(server,
                        {.name = "empty",
                         .memory = {&memory, &joint},
                         .hand_over = is_joint ? HandOver::kSleep : HandOver::kSpin,
                         .processors = processors},
                        to_bytes(WorkerRequest{.plans = {PlanRequest{.processors = processors}},
                                               .is_joint = is_joint})));
  std::vector<double> times;
  constexpr int kWarmups = 5;
  constexpr int kCalls = 25;
  for (int i = 0; i < kWarmups + kCalls; ++i) {
    const CallResult result = worker.call(1);
    if (!result.ok()) return fail_call("an empty call", result);
    if (i >= kWarmups) times.push_back(static_cast<double>(is_joint ? call.ns : result.ns) / 1000);
    worker.stop();
  }
  return EmptyCall{.median_us = median(times), .layers = worker.layers()};
}

}  // namespace

Result<EmptyCall> time_empty_call(ForkServer& server, bool is_joint) {
  Result<EmptyCall> timed = time_once(server, is_joint);
  for (int i = 1; i < kAttempts && !timed; ++i) timed = time_once(server, is_joint);
  return timed;
}

}  // namespace passnet
