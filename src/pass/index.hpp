// An index of a graph for matching: nodes by op, readers of values, order. It is updated while a
// sweep rewrites, without walking the whole graph.
#pragma once

#include "ir/graph.hpp"

#include <span>
#include <unordered_map>
#include <vector>

namespace passnet {

class GraphIndex {
 public:
  explicit GraphIndex(const Graph& graph);

  // In program order at construction; includes consumed nodes.
  std::span<const NodeId> nodes_of(OpId op) const;
  // One entry per read by a node that is not consumed, in program order at construction.
  std::span<const NodeId> readers(ValueId value) const { return readers_[value.index]; }
  uint32_t result_uses(ValueId value) const { return result_uses_[value.index]; }
  uint32_t uses(ValueId value) const {
    return static_cast<uint32_t>(readers_[value.index].size()) + result_uses_[value.index];
  }
  bool consumed(NodeId node) const { return consumed_[node.index]; }
  // Increases in program order; below 0 for inputs.
  double position(NodeId node) const { return positions_[node.index]; }
  double position_of_producer(ValueId value) const;

  // Records that `node` was rewritten and no longer reads anything.
  void consume(NodeId node);
  // The new nodes from id `first_new` on, inserted before `anchor`, in order of their ids.
  void insert(uint32_t first_new, NodeId anchor);
  void replace_uses(ValueId from, ValueId to);
  // Records that nodes of the program changed places.
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
  // The position before each anchor of the last insertion: later ones follow it.
  std::unordered_map<uint32_t, double> last_before_;
};

}  // namespace passnet
