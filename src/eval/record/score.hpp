// Scores over records: S(t), ES(t), AS and their parameters, exactly as docs/metrics.md defines
// them.
#pragma once

#include "correct/compare.hpp"
#include "correct/verdict.hpp"
#include "diag/diagnostic.hpp"
#include "eval/record/record.hpp"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct ScoreOptions {
  Reading reading = Reading::kDefault;
  double p = 0;    // extra power of a slowdown: it counts as s^(p+1)
  double b = 0.1;  // the score of a failure
};

// p must be finite and at least 0, b in (0, 1].
Result<void> check_score_options(const ScoreOptions& options);

// One value per t = -10 … 4; none if there are no graphs.
using Curve = std::array<std::optional<double>, kToleranceCount>;

// The terms of the macro form at one t; none if they are over no graphs.
struct ScoreParameters {
  std::optional<double> lambda;  // share correct
  std::optional<double> alpha;   // geometric mean of the correct speedups
  std::optional<double> beta;    // geometric mean of the slowdowns among them
  std::optional<double> eta;     // share of those slowdowns
  double gamma = 1;              // b^(share of the failures that are not tolerated)
  std::array<std::optional<double>, kErrorKinds.size()> pi;  // each kind's share of the failures
};

struct TaskScore {
  size_t graphs = 0;
  std::optional<double> as;
};

// The score over another compiler of the same contests, whose time takes the baseline's place: of
// the records that have a gain over it, or are wrong.
struct GainScore {
  size_t graphs = 0;
  std::optional<double> as;
  std::optional<double> gmean;   // of the right ones
  std::optional<double> fast_1;  // share that is right and faster
  size_t no_gain = 0;            // graphs with the same plan
};

struct Score {
  std::string candidate;
  ScoreOptions options;
  size_t graphs = 0;                       // that count
  size_t noisy = 0;                        // others, whose verdict is NOISY
  std::map<std::string, TaskScore> tasks;  // a graph without a task is a task with the graph's name
  std::optional<double> as;
  Curve es;
  Curve es_macro;
  Curve s;
  std::array<ScoreParameters, kToleranceCount> params;
  std::optional<double> gmean;
  std::optional<double> correct;
  Curve correct_at;
  std::optional<double> fast_1;
  std::optional<double> slower;
  std::map<std::string, GainScore> over;  // by compiler, and "best"
};

// Returns the score of records that all belong to the named candidate.
Score score(std::string candidate, std::span<const Record> records, const ScoreOptions& options);

// Returns one score per candidate, in the order in which the records first name them.
std::vector<Score> score_candidates(std::span<const Record> records, const ScoreOptions& options);

// Returns the logarithm of one record's term in ES(t): its rectified speedup, 0 if its failure is
// tolerated, else log b.
double log_es_term(const Record& record, int t, const ScoreOptions& options);

nlohmann::ordered_json to_json(const Score& score);

}  // namespace passnet
