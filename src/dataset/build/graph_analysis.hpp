// One graph that is decomposed: its structure and the costs of its nodes.
#pragma once

#include "dataset/dataset.hpp"
#include "decompose/structure.hpp"
#include "ir/cost.hpp"

#include <shared_mutex>
#include <span>
#include <unordered_map>
#include <vector>

namespace passnet {

// The costs of calls that were met; for several threads at once.
class CostTable {
 public:
  explicit CostTable(const Catalog& catalog) : catalog_(catalog) {}
  // The cost of the node at a position, which `call` describes.
  Cost find(const Graph& graph, size_t at, const Fingerprint& call);

 private:
  const Catalog& catalog_;
  std::shared_mutex mutex_;
  std::unordered_map<Fingerprint, Cost, FingerprintHash> costs_;
};

class GraphAnalysis {
 public:
  // Both outlive the analysis.
  GraphAnalysis(const Graph& graph, CostTable& table)
      : graph_(graph), table_(table), structure_(graph) {}

  const Graph& graph() const { return graph_; }
  ProgramStructure& structure() { return structure_; }
  // The costs of the nodes at the positions [start, start + count); valid until the next call.
  std::span<const Cost> costs(size_t start, size_t count);

 private:
  const Graph& graph_;
  CostTable& table_;
  ProgramStructure structure_;
  std::vector<Cost> costs_;  // that `costs` returned
};

}  // namespace passnet
