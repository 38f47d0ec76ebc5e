// Compares two sets of records, candidate by candidate: what changed from A to B.
#pragma once

#include "eval/record/record.hpp"
#include "eval/record/score.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// The records of one graph in both sets. They point into the sets.
struct RecordPair {
  const Record* a = nullptr;
  const Record* b = nullptr;

  // Speedup of B over that of A; none if one of them was not timed.
  std::optional<double> ratio() const;
};

struct CandidateComparison {
  std::string candidate;
  std::optional<Score> a;  // over all records of the set; none: the set has no such candidate
  std::optional<Score> b;
  size_t both = 0;  // graphs in both
  std::vector<std::string> only_a;
  std::vector<std::string> only_b;
  std::vector<RecordPair> changed;  // other verdict, or other correctness at t = -5
  size_t lost = 0;                  // graphs that are correct at t = -5 in A and not in B
  size_t won = 0;                   // the opposite
  std::vector<RecordPair> better;   // intervals of the speedups do not overlap; largest first
  std::vector<RecordPair> worse;
  size_t timed = 0;                 // graphs that are correct and timed in both
  std::optional<double> ratio;      // geometric mean of B's speedups over that of A's, on these
  std::optional<double> ratio_low;  // 95 % interval: Student's t of the graphs' log ratios
  std::optional<double> ratio_high;
  std::vector<std::string> worse_because;  // one sentence for each rule that says that B is worse

  bool is_worse() const { return !worse_because.empty(); }
};

// Pairs records by candidate, task and graph; of several with one key the last counts. B is worse
// if a graph that A computes correctly fails in B by more than its values (any kind of error but
// `accuracy` and `nan_inf`); if lost − won > √(lost + won), which chance seldom exceeds; or if the
// interval of the ratio of geometric means is below 1.
std::vector<CandidateComparison> compare_records(std::span<const Record> a,
                                                 std::span<const Record> b);

nlohmann::ordered_json to_json(const CandidateComparison& comparison);

}  // namespace passnet
