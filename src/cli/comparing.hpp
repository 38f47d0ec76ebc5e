// `passnet compile --compare`: times several ways of running a graph.
#pragma once

#include "cli/session.hpp"
#include "eval/submission.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace passnet {

struct CompareArguments {
  std::string graph;
  std::string sides;  // kinds of candidates, separated by commas; the first is the baseline
  std::string pipeline;
  std::string compiler;
  std::string python;
  const Target* target = nullptr;
  const Submission* submission = nullptr;
  NativeKernels native = NativeKernels::kRefused;
  uint64_t seed = 0;
  size_t threads = 1;
};

// Judges them as `eval` does and prints one table, or with --json one row, per graph. Sides that
// need a PyTorch that this machine lacks are left out with a message. Returns an exit code.
int compare_sides(Session& session, const CompareArguments& arguments);

}  // namespace passnet
