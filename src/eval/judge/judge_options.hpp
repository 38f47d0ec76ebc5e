// Options of judging candidates on one graph.
#pragma once

#include "eval/judge/checks.hpp"
#include "eval/limits/judge_limits.hpp"

#include <cstddef>
#include <cstdint>

namespace passnet {

struct JudgeOptions {
  uint64_t seed = 0;            // of the inputs, mixed with the secret of each round
  int warmup_calls = 25;        // over all rounds
  int timed_calls = 100;        // over all rounds of one attempt: samples of undisturbed calls
  int rounds = 8;               // fresh processes, memory and inputs in each
  int attempts = 2;             // repeated while unstable; all samples count
  double timeout_s = 2;         // min time limit of a call
  double timeout_factor = 100;  // the same, as a multiple of the reference's first call
  double total_s = 30;      // of a candidate's calls on one graph, over all rounds and attempts,
                            // halved for each graph on which it timed out before …
  double total_factor = 4;  // … plus this multiple of the time of the reference's
  uint64_t spare_bytes = uint64_t{1} << 30;  // of a candidate's buffers …
  uint64_t memory_factor = 8;                // … beyond this multiple of the reference's
  JudgeLimits limits;
  size_t threads = 1;
  LeftOut left_out;  // by a test
};

}  // namespace passnet
