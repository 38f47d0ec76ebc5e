#include "dataset/build/graph_analysis.hpp"

#include <mutex>

namespace passnet {

Cost CostTable::find(const Graph& graph, size_t at, const Fingerprint& call) {
  {
    const std::shared_lock lock(mutex_);
    if (const auto known = costs_.find(call); known != costs_.end()) return known->second;
  }
  const Cost own = cost(graph, graph.nodes()[at], catalog_);
  const std::lock_guard lock(mutex_);
  costs_.emplace(call, own);
  return own;
}

std::span<const Cost> GraphAnalysis::costs(size_t start, size_t count) {
  costs_.clear();
  for (size_t at = start; at < start + count; ++at) {
    costs_.push_back(table_.find(graph_, at, structure_.call(at)));
  }
  return costs_;
}

}  // namespace passnet
