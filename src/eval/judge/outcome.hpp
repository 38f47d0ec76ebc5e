// The outcome of judging one candidate on one graph.
#pragma once

#include "correct/answers.hpp"
#include "eval/public/public_rules.hpp"
#include "eval/record/statistics.hpp"
#include "sandbox/layers.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

struct Outcome {
  Answers answers;
  std::vector<Round> rounds;    // empty if nothing could be timed
  std::vector<Round> op_by_op;  // those of the reference, if it is not the baseline
  bool unstable = false;
  std::optional<double> device_us;            // on a GPU, by its own clock
  std::optional<double> reference_device_us;  // the same of the baseline
  std::optional<double> cold_us;              // of calls whose L2 cache held none of their data
  std::optional<double> reference_cold_us;    // the same of the baseline
  double busy = 0;                            // the share of others (other_work.hpp)
  // The time of a message between the threads of a worker (core_distance.hpp); none: one thread
  // did everything.
  std::optional<double> hand_over_ns;
  std::vector<uint64_t> secrets;           // of the rounds
  std::string_view input_sets = "valid";   // those that were tried
  std::vector<std::string> left_out;       // for time (allowance.hpp)
  std::map<std::string, int64_t> matches;  // of public passes, by file
  std::optional<PublicRules> public_rules;
  double compile_ms = 0;  // PyTorch's time for loading or compiling
  Layers layers;
  bool closed = false;  // only the checks that a closed kernel could fail were made
};

}  // namespace passnet
