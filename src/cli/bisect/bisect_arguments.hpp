// The arguments of `passnet bisect`.
#pragma once

#include "cli/session.hpp"
#include "eval/candidate_kind.hpp"
#include "eval/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace passnet {

struct BisectArguments {
  std::string graph;
  std::string until;
  std::string candidate;  // empty: the passes, or without any `default`
  std::string passes;
  std::string against;  // empty: the interpreter, or for times op by op
  std::string pipeline{kDefaultPipeline};
  TargetArguments target;
  std::string compiler = "c++";
  std::string python = "python3";
  std::string input_set = "valid";
  std::string out = "bisected";
  uint64_t seed = 0;
  uint64_t cuts = 12;
  size_t threads = 0;  // 0: one per core
  bool allow_native = false;
  bool resume = false;

  const CandidateKind* kind() const { return find_candidate_kind(candidate); }
};

// The judge of values that is no candidate.
inline constexpr std::string_view kInterpreter = "interpreter";

}  // namespace passnet
