// Searches passes that are faster than the default compiler on graphs that one task shows: what won
// on similar tasks, other rewrites, other launches, other schedules, kernels in the loop language.
#pragma once

#include "ir/op/op.hpp"
#include "teach/candidate_timer.hpp"
#include "teach/write/generalize_pattern.hpp"

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct Target;

// A submission that the search met.
struct TriedGain {
  std::string idea;  // `known`, `algebra`, `composed`, `cut`, or that of a version of the teacher
  std::string text;
  std::optional<double> gain;  // geometric mean over the graphs: default over this; none: no time
  double most_gain = 0;        // the same, as far as the times of the turns differ
  bool same_plan = false;      // as the compiler's, on every graph: nothing to measure
  std::string problem;         // why there is no time
};

// Sources of the versions that a search tries.
inline constexpr std::array<std::string_view, 5> kGainSources{"known", "algebra", "composed", "cut",
                                                              "teacher"};

struct GainSearch {
  const Catalog& catalog;
  const Target& target;
  CandidateTimer& timer;                                 // of the default pipeline
  std::span<const std::string> known;                    // texts that won on similar tasks
  std::span<const std::string> sources;                  // some of `kGainSources`; empty: all
  std::function<bool()> is_late = [] { return false; };  // true: nothing more is measured
};

// The versions with a time first, the fastest first. All race: each is timed on one graph, the
// faster half of those that may still win on twice as many, until all graphs are timed. Errors are
// infrastructure failures.
Result<std::vector<TriedGain>> search_gains(std::span<const Graph* const> graphs,
                                            const GainSearch& search);

}  // namespace passnet
