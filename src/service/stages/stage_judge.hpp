// Judges by stages: reads, matches, compiles, proves and counts, and times nothing.
#pragma once

#include "compile/pipeline.hpp"
#include "eval/submission.hpp"
#include "service/stages/stage.hpp"
#include "toolchain/artifact_cache.hpp"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <optional>
#include <string>

namespace passnet {

// The passes of a submission, or why they are none.
struct StagePasses {
  const Submission* submission = nullptr;  // null: `error` says why
  std::string error;
};

struct StageSettings {
  const Target* target = nullptr;
  const PipelineInfo* pipeline = nullptr;  // after the passes; before them, the baseline
  uint64_t seed = 0;                       // of the fields in which graphs are compared
};

// Not for several threads at once.
class StageJudge {
 public:
  // Keeps what is known of graphs in the cache of kernels. Errors: those of opening it.
  static Result<StageJudge> open(const Catalog& catalog);

  // Equal arguments give equal records.
  StageRecord judge(const Graph& graph, const std::optional<std::string>& task,
                    const StagePasses& passes, const StageSettings& settings);

 private:
  StageJudge(const Catalog& catalog, ArtifactCache cache)
      : catalog_(catalog), cache_(std::move(cache)) {}
  struct Baseline {
    CountedWork work;
    CountedWork floor;
  };
  const Baseline* baseline_of(const Graph& graph, const StageSettings& settings);

  const Catalog& catalog_;
  ArtifactCache cache_;
  std::map<std::string, Baseline> baselines_;  // by hash of the graph and name of the pipeline
};

nlohmann::ordered_json to_json(const StageRecord& record);

}  // namespace passnet
