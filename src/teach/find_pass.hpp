// Searches the fastest version of a pass for the graphs of a task that are shown.
#pragma once

#include "teach/candidate_timer.hpp"
#include "teach/write/candidates.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// A version with its measured time, as a search met it.
struct TriedVersion {
  PassVersion version;
  std::optional<double> gain;  // geometric mean over the graphs: op by op over this; none: no time
  std::string problem;         // why there is none

  // The order of choice: by gain, unless a schedule gains next to nothing.
  double rank() const;
};

// The versions for graphs that one pattern matches, the fastest first; those without a time last.
struct SearchedGroup {
  AlignedGraphs aligned;
  std::vector<TriedVersion> tried;
};

struct SearchOptions {
  bool with_schedules = true;
  std::function<bool()> is_late = [] { return false; };  // true: nothing more is measured
};

// Searches for each group of graphs in turn. `name` is that of the passes. Errors are
// infrastructure failures.
Result<std::vector<SearchedGroup>> find_passes(std::span<const Graph* const> graphs,
                                               const Catalog& catalog, const Target& target,
                                               CandidateTimer& timer, const std::string& name,
                                               const SearchOptions& options);

// A name for the passes of a task: that of its first ops that compute, at most four.
std::string pass_name(const Graph& graph, const Catalog& catalog);

}  // namespace passnet
