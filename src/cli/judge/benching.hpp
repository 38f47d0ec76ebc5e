// The judging of a whole suite: records, a report and scores.
#pragma once

#include "cli/judge/judging.hpp"

#include <string>

namespace passnet {

struct BenchArguments {
  JudgingArguments judging;
  std::string split;  // empty: all
  std::string phase;  // empty: all
  std::string out = "out/bench";
  bool resume = false;
};

// Judges the suites, writes `records.jsonl` and `report.html` to the folder, and prints the scores.
// Replaces names of suites by their folders. Returns an exit code.
int bench(Session& session, BenchArguments& arguments);

}  // namespace passnet
