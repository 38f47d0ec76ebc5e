#include "codegen/schedule/pairs.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Instructions that a pair of vectors saves or costs.
constexpr int64_t kStoreSaves = 4;   // not tuning: what the prelude has
constexpr int64_t kLoadSaves = 2;    // not tuning: the same
constexpr int64_t kFloatsCost = 4;   // not tuning: the same
constexpr int64_t kFoldedSums = 16;  // not tuning: as few sums are not in pairs
constexpr int64_t kWholePair = 32;   // not tuning: elements of a pair of the widest vectors

class PairChooser {
 public:
  PairChooser(const Kernel& kernel, CpuRows& group) : kernel_(kernel), group_(group) {}

  void run() {
    bool all = true;  // of those that share slots in caches
    int64_t shared_gain = 0;
    for (size_t at = 0; at < group_.stages.size(); ++at) {
      ScheduledStage& stage = group_.stages[at];
      const bool shares = group_.uses_cache(at);
      const std::optional<int64_t> gain = this->gain(stage, shares);
      if (shares) {
        all = all && gain.has_value();
        shared_gain += gain.value_or(0);
      } else {
        stage.in_pairs = gain.value_or(0) > 0;
      }
    }
    if (!all || shared_gain <= 0) return;
    for (size_t at = 0; at < group_.stages.size(); ++at) {
      if (group_.uses_cache(at)) group_.stages[at].in_pairs = true;
    }
  }

 private:
  // Returns the instructions that pairs save the stage; none if it can't run in pairs. `shares`:
  // its slots are those of other stages.
  std::optional<int64_t> gain(const ScheduledStage& stage, bool shares) const {
    if (!stage.in_vectors() || stage.few > 0 || stage.is_padded || stage.nest.has_pairs) return {};
    if (!stage.terms.empty()) return {};
    // Some of the stages may run in chunks, whose last pairs would not be those of the row.
    if (shares && stage.nest.extents[stage.innermost()] % kWholePair != 0) return {};
    const bool has_slots = shares || stage.phases.count > 1;
    int64_t gain = 0;
    switch (kernel_.stages[stage.stage].kind) {
      case StageKind::kMap:
        if (!stores_plainly(stage) || (stage.interleaved == 1 && !shares)) return {};
        gain += kStoreSaves;
        break;
      case StageKind::kReduce:
        if (!sums_in_pairs(stage, has_slots)) return {};
        break;
      case StageKind::kScan:
        return {};
    }
    for (const auto& [id, load] : stage.nest.loads) {
      if (!stage.is_vector(id) || stage.placed(id).uses == 0) continue;
      const bool is_near = group_.is_local(load.buffer) || stage.is_turned(id);
      if (!is_near && load.strides[stage.innermost()] != 1) return {};
      const DType dtype = kernel_.expr(id).dtype;
      if (dtype != DType::kBF16 && dtype != DType::kF32) return {};
      gain += dtype == DType::kBF16 ? kLoadSaves : -kFloatsCost;
    }
    return gain;
  }

  // True for a map of contiguous bf16 whose last pair may overlap, or does not.
  bool stores_plainly(const ScheduledStage& stage) const {
    const BufferId target = kernel_.stages[stage.stage].target;
    const bool is_whole = stage.known_range > 0 && stage.known_range % kWholePair == 0;
    return kernel_.buffer(target).dtype == DType::kBF16 && !group_.is_local(target) &&
           stage.nest.target.strides[stage.innermost()] == 1 && (stage.overlaps || is_whole);
  }

  // True for a reduction along a row that is long enough. Those of its elements that do not fill
  // its sums are no pairs, so they have slots of their own.
  bool sums_in_pairs(const ScheduledStage& stage, bool has_slots) const {
    if (group_.in_strips || stage.has_strips || stage.nest.combined == 0) return false;
    const int64_t extent = stage.nest.extents[stage.innermost()];
    if (stage.sums <= kFoldedSums || extent < 2 * stage.sums || !stage.bounds.empty()) return false;
    return !has_slots || extent % stage.sums == 0;
  }

  const Kernel& kernel_;
  CpuRows& group_;
};

}  // namespace

void choose_pairs(const Kernel& kernel, CpuRows& group) {
  const bool all_slots = std::ranges::all_of(group.caches, &RowCache::has_slots);
  if (all_slots) PairChooser(kernel, group).run();
}

}  // namespace passnet
