// Searches passes that are faster than the default compiler on graphs that one task shows: other
// rewrites, other launches, other schedules, kernels in the loop language.
#pragma once

#include "ir/op/op.hpp"
#include "teach/candidate_timer.hpp"
#include "teach/write/generalize_pattern.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct Target;

// A submission that the search met.
struct TriedGain {
  std::string idea;  // `algebra`, `cut`, or that of a version of the teacher
  std::string text;
  std::optional<double> gain;  // geometric mean over the graphs: default over this; none: no time
  bool same_plan = false;      // as the compiler's, on every graph: nothing to measure
  std::string problem;         // why there is no time
};

struct GainSearch {
  const Catalog& catalog;
  const Target& target;
  CandidateTimer& timer;                                 // of the default pipeline
  std::function<bool()> is_late = [] { return false; };  // true: nothing more is measured
};

// The versions with a time first, the fastest first. Each is timed on a few graphs, and those that
// may win on all. Errors are infrastructure failures.
Result<std::vector<TriedGain>> search_gains(std::span<const Graph* const> graphs,
                                            const GainSearch& search);

}  // namespace passnet
