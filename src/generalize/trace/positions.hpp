// Relates dims to the positions that a graph counts to index them.
#pragma once

#include "generalize/trace/node_trace.hpp"

#include <optional>
#include <vector>

namespace passnet {

// For values that count from 0 to an extent, that extent: an `arange`, literal positions, and what
// views and conversions make of them. A dim that such positions index from its first to its last
// element has their extent.
class Positions {
 public:
  explicit Positions(const Graph& graph) : counts_(graph.value_limit()) {}

  // Notes an input whose literal contents count along a dim with these extents.
  void add_input(const Graph& graph, const GraphInput& input, const ExtentList& extents);
  // Unifies the dims that the node indexes by positions with their extents; before its rule.
  void relate(NodeTrace& trace) const;
  // Notes that the node's result counts; after its rule.
  void follow(NodeTrace& trace);

 private:
  void relate_dim(NodeTrace& trace, ValueId table, size_t dim, ValueId indices) const;

  std::vector<std::optional<Extent>> counts_;  // by value
};

}  // namespace passnet
