// The stages that passes reach on a graph before anything is timed: rewards without a clock.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace passnet {

enum class RewardStage : uint8_t { kNone, kParses, kMatches, kCompiles, kProved };

struct RewardStageInfo {
  RewardStage stage;
  std::string_view name;
  double reward;  // of passes that reach it; of proved ones, the min
  std::string_view doc;
};

// Below 0.1, what a wrong pass counts in scores, unless the passes compute something.
inline constexpr std::array<RewardStageInfo, 5> kRewardStages{{
    {RewardStage::kNone, "none", 0, "the text is no pass"},
    {RewardStage::kParses, "parses", 0.02, "the passes have no errors, and match nothing"},
    {RewardStage::kMatches, "matches", 0.05, "a pass matches, and its result cannot be used"},
    {RewardStage::kCompiles, "checks", 0.1, "the rewritten graph compiles, and is not proved equal"},
    {RewardStage::kProved, "proved", 0.2,
     "it computes the graph's function: the reward is the estimate"},
}};

constexpr const RewardStageInfo& info(RewardStage stage) {
  return kRewardStages[static_cast<size_t>(stage)];
}

// The work of a plan, counted.
struct CountedWork {
  int64_t launches = 0;
  int64_t bytes = 0;
  double flops = 0;
};

struct StageRecord {
  RewardStage stage = RewardStage::kNone;
  double reward = 0;
  std::string detail;                 // one sentence for the author, or empty
  std::optional<CountedWork> before;  // of the baseline
  std::optional<CountedWork> after;   // of the rewritten graph
  std::optional<CountedWork> floor;   // one launch that moves what must be moved
  std::optional<double> estimate;     // of the speedup over the baseline, from these counts
  std::optional<double> of_floor;     // the floor's estimated time over the rewritten graph's
};

}  // namespace passnet
