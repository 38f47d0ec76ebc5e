#include "kernel/analysis/stage_graph.hpp"

#include "kernel/analysis/ranges/index_range.hpp"

#include <algorithm>

namespace passnet {
namespace {

bool reads(const StageRanges& stage, const AccessRange& written) {
  return std::ranges::any_of(stage.loads,
                             [&](const auto& load) { return !are_disjoint(load.second, written); });
}

bool conflicts(const StageRanges& earlier, const StageRanges& later) {
  return reads(later, earlier.target) || reads(earlier, later.target) ||
         !are_disjoint(earlier.target, later.target);
}

}  // namespace

bool StageGraph::depends(size_t later, size_t earlier) const {
  if (later <= earlier) return false;
  std::vector<bool> seen(before.size());
  std::vector<size_t> left{later};
  while (!left.empty()) {
    const size_t stage = left.back();
    left.pop_back();
    for (const size_t needed : before[stage]) {
      if (needed == earlier) return true;
      if (needed < earlier || seen[needed]) continue;
      seen[needed] = true;
      left.push_back(needed);
    }
  }
  return false;
}

StageGraph find_stage_graph(const Kernel& kernel) {
  std::vector<StageRanges> ranges;
  for (const Stage& stage : kernel.stages) ranges.push_back(find_ranges(kernel, stage, {}));
  StageGraph graph;
  for (size_t later = 0; later < ranges.size(); ++later) {
    std::vector<size_t>& before = graph.before.emplace_back();
    size_t level = 0;
    for (size_t earlier = 0; earlier < later; ++earlier) {
      if (!conflicts(ranges[earlier], ranges[later])) continue;
      before.push_back(earlier);
      level = std::max(level, graph.levels[earlier] + 1);
    }
    graph.levels.push_back(level);
  }
  return graph;
}

}  // namespace passnet
