// `passnet compile --compare`: times several ways of running a graph.
#pragma once

#include "cli/graphs.hpp"
#include "cli/session.hpp"
#include "eval/record/record.hpp"
#include "eval/submission.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

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
  bool summary = false;  // print the scores of the sides over all graphs, instead of each graph's
                         // times
};

// Judges them as `eval` does and prints one table, or with --json one row, per graph. Sides that
// need a PyTorch that this machine lacks are left out with a message. Returns an exit code.
int compare_sides(Session& session, const CompareArguments& arguments);

// Compares every graph of the arguments as long as `goes_on`; `compare` returns true if all sides
// are correct, and adds its records to those that are scored. Returns an exit code.
int compare_graphs(
    Session& session, const CompareArguments& arguments,
    const std::function<Result<bool>(SourcedGraph& sourced, std::vector<Record>& records)>& compare,
    const std::function<bool()>& goes_on);

}  // namespace passnet
