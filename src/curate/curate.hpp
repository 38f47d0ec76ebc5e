// Chooses the tasks of a suite from many subgraphs: spread over strata, cut into splits.
#pragma once

#include "curate/quota_choice.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// Parts of a suite. No canonical hash is in two splits, and no graph is in another split than its
// variants. `held-out` shares op sequences with `train` in about half of its tasks, on other
// graphs; `dev` and `hard` share none with any other split.
enum class SuiteSplit : uint8_t { kTrain, kDev, kHeldOut, kHard };

struct SplitInfo {
  SuiteSplit split;
  std::string_view name;
  double share;  // of the tasks
};

inline constexpr std::array<SplitInfo, 4> kSplits{{
    {SuiteSplit::kTrain, "train", 0.5},
    {SuiteSplit::kDev, "dev", 0.15},
    {SuiteSplit::kHeldOut, "held-out", 0.2},
    {SuiteSplit::kHard, "hard", 0.15},
}};

constexpr const SplitInfo& info(SuiteSplit split) { return kSplits[static_cast<size_t>(split)]; }

struct CurateOptions {
  size_t tasks = 200;
  size_t graphs = 2000;  // about
  size_t least = 2;      // graphs per task
  size_t most = 40;
  uint64_t seed = 0;
  std::vector<std::string> without;  // names of tasks that are not chosen
  TaskBounds bounds;
};

struct CuratedTask {
  std::string name;
  std::string op_sequence;
  SuiteSplit split = SuiteSplit::kTrain;
  std::vector<size_t> members;  // indices of specimens, in ascending order of elements
  Strata strata;                // of all graphs with its op sequence
};

struct Curation {
  std::vector<CuratedTask> tasks;  // by name
  std::vector<QuotaLine> quotas;   // by axis, then stratum
  size_t candidates = 0;           // op sequences with enough graphs within the bounds
};

// Chooses from distinct specimens (see `merge_specimens`). Fewer tasks than asked for if there are
// not enough op sequences. Depends on the specimens and the options alone, not on their order.
Curation curate(std::span<const Specimen> specimens, const CurateOptions& options);

}  // namespace passnet
