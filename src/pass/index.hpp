// A graph seen for matching: nodes by op, readers of values, order; kept up to date while a sweep
// rewrites, without a walk of the whole graph.
#pragma once

#include "ir/graph.hpp"

#include <span>
#include <unordered_map>
#include <vector>

namespace passnet {

class GraphIndex {
 public:
  explicit GraphIndex(const Graph& graph);

  // In program order, as of construction; consumed nodes are among them.
  std::span<const NodeId> nodes_of(OpId op) const;
  // One entry for each read by a node that is not consumed; in program order as of construction.
  std::span<const NodeId> readers(ValueId value) const { return readers_[value.index]; }
  uint32_t result_uses(ValueId value) const { return result_uses_[value.index]; }
  uint32_t uses(ValueId value) const {
    return static_cast<uint32_t>(readers_[value.index].size()) + result_uses_[value.index];
  }
  bool consumed(NodeId node) const { return consumed_[node.index]; }
  // Grows in program order; below 0 for inputs.
  double position(NodeId node) const { return positions_[node.index]; }
  double position_of_producer(ValueId value) const;

  // What a rewrite did: `node` no longer counts as a reader of anything.
  void consume(NodeId node);
  // The new nodes from id `first_new` on, inserted before `anchor`, in order of their ids.
  void insert(uint32_t first_new, NodeId anchor);
  void replace_uses(ValueId from, ValueId to);
  // Nodes of the program changed places.
  void reorder();

 private:
  void grow();
  void read_operands(NodeId node);

  const Graph& graph_;
  std::unordered_map<uint32_t, std::vector<NodeId>> by_op_;
  std::vector<std::vector<NodeId>> readers_;
  std::vector<uint32_t> result_uses_;
  std::vector<bool> consumed_;
  std::vector<double> positions_;
  // The position before each anchor up to which insertions went: later ones go behind them.
  std::unordered_map<uint32_t, double> last_before_;
};

}  // namespace passnet
