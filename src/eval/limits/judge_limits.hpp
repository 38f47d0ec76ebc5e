// The time after which judging leaves something out.
#pragma once

#include <cstddef>

namespace passnet {

// Seconds, which suffice for small graphs (allowance.hpp).
struct JudgeLimits {
  double calls_s = 1;          // of the calls of a round: of PyTorch's, and of the others
  size_t least_calls = 3;      // timed calls of a round, of each kind, above `calls_s` …
  double least_calls_s = 1.5;  // … if they take no longer; one, however long it takes
  size_t least_rounds = 5;     // however long, with all adversarial sets of an attempt
  double draw_s = 0.5;         // of drawing inputs, above which those of the first round are varied
  double sets_s = 10;          // of the adversarial calls of an attempt
  double double_s = 5;         // of computations in double, for these and for valid inputs each
  double rounds_s = 15;        // of all rounds, after which no other follows
};

}  // namespace passnet
