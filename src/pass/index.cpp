#include "pass/index.hpp"

#include <algorithm>

namespace passnet {

GraphIndex::GraphIndex(const Graph& graph) : graph_(graph) {
  grow();
  double position = 0;
  for (const NodeId id : graph.nodes()) {
    positions_[id.index] = position++;
    by_op_[graph.node(id).op.index].push_back(id);
    read_operands(id);
  }
  for (const GraphResult& result : graph.results()) ++result_uses_[result.value.index];
}

std::span<const NodeId> GraphIndex::nodes_of(OpId op) const {
  const auto found = by_op_.find(op.index);
  return found == by_op_.end() ? std::span<const NodeId>() : found->second;
}

double GraphIndex::position_of_producer(ValueId value) const {
  const NodeId producer = graph_.value(value).producer;
  return producer.valid() ? position(producer) : -1;
}

void GraphIndex::grow() {
  readers_.resize(graph_.value_limit());
  result_uses_.resize(graph_.value_limit());
  consumed_.resize(graph_.node_limit());
  positions_.resize(graph_.node_limit());
}

void GraphIndex::read_operands(NodeId node) {
  graph_.for_each_operand(graph_.node(node),
                          [&](ValueId value) { readers_[value.index].push_back(node); });
}

void GraphIndex::consume(NodeId node) {
  consumed_[node.index] = true;
  graph_.for_each_operand(graph_.node(node),
                          [&](ValueId value) { std::erase(readers_[value.index], node); });
}

void GraphIndex::insert(uint32_t first_new, NodeId anchor) {
  grow();
  const double end = positions_[anchor.index];
  auto [last, inserted] = last_before_.try_emplace(anchor.index, end - 1);
  for (uint32_t index = first_new; index < graph_.node_limit(); ++index) {
    last->second = (last->second + end) / 2;
    positions_[index] = last->second;
    read_operands({index});
  }
}

void GraphIndex::reorder() {
  double position = 0;
  for (const NodeId id : graph_.nodes()) positions_[id.index] = position++;
  last_before_.clear();
}

void GraphIndex::replace_uses(ValueId from, ValueId to) {
  auto& source = readers_[from.index];
  auto& target = readers_[to.index];
  target.insert(target.end(), source.begin(), source.end());
  source.clear();
  result_uses_[to.index] += result_uses_[from.index];
  result_uses_[from.index] = 0;
}

}  // namespace passnet
