// `passnet compile --compare`: ways of running a graph, timed against each other.
#pragma once

#include "cli/session.hpp"
#include "eval/submission.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace passnet {

struct CompareArguments {
  std::string graph;
  std::string sides;  // entrants, separated by commas; the first is the one that others beat
  std::string pipeline;
  std::string compiler;
  std::string python;
  const Target* target = nullptr;
  const Submission* submission = nullptr;
  uint64_t seed = 0;
  size_t threads = 1;
};

// Judges them as `eval` does and prints a table, or a row, a graph. Sides that need a PyTorch that
// is not there are left out with a sentence. Gives an exit code.
int compare_sides(Session& session, const CompareArguments& arguments);

}  // namespace passnet
