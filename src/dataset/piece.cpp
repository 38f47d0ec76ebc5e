#include "dataset/piece.hpp"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace passnet {
namespace {

// Copies nodes of a graph into a graph of its own.
class NodeCopier {
 public:
  NodeCopier(const Graph& parent, const Catalog& catalog)
      : parent_(parent), builder_(catalog, parent.name) {}

  Result<void> copy(const Node& node) {
    std::vector<Argument> arguments = node.arguments;
    for (Argument& argument : arguments) {
      if (auto* value = std::get_if<ValueId>(&argument)) *value = copy_of(*value);
      if (auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
        for (ValueId& entry : *list) entry = copy_of(entry);
      }
    }
    const auto results = TRY(builder_.call(node.op, std::move(arguments)));
    for (size_t i = 0; i < results.size(); ++i) {
      copies_.emplace(node.results[i].index, results[i]);
      builder_.rename(results[i], parent_.value(node.results[i]).name);
    }
    return {};
  }
  void add_result(ValueId value) { builder_.result(copies_.at(value.index)); }
  Graph take() { return builder_.take(); }

 private:
  ValueId copy_of(ValueId value) {
    if (!value.valid()) return value;
    if (const auto found = copies_.find(value.index); found != copies_.end()) return found->second;
    const Value& original = parent_.value(value);
    const InputFacts facts =
        original.producer.valid() ? InputFacts{} : parent_.inputs()[original.result].facts;
    return copies_.emplace(value.index, builder_.input(original.type, original.name, facts))
        .first->second;
  }

  const Graph& parent_;
  GraphBuilder builder_;
  std::unordered_map<uint32_t, ValueId> copies_;  // by value of the parent
};

}  // namespace

std::vector<Piece> single_pieces(const Graph& graph, const Catalog& catalog) {
  std::vector<Piece> pieces;
  for (size_t i = 0; i < graph.nodes().size(); ++i) {
    const Node& node = graph.node(graph.nodes()[i]);
    if (node.launch || catalog.op(node.op).def.view != nullptr) continue;
    pieces.push_back({.start = i, .count = 1});
  }
  return pieces;
}

Cutter::Cutter(const Graph& parent, const Catalog& catalog)
    : parent_(parent), catalog_(catalog), last_reader_(parent.value_limit()) {
  for (size_t i = 0; i < parent.nodes().size(); ++i) {
    parent.for_each_operand(parent.node(parent.nodes()[i]),
                            [&](ValueId value) { last_reader_[value.index] = i + 1; });
  }
  for (const GraphResult& result : parent.results()) {
    last_reader_[result.value.index] = std::numeric_limits<size_t>::max();
  }
}

Result<Graph> Cutter::cut(size_t start, size_t count) const {
  const auto range = std::span(parent_.nodes()).subspan(start, count);
  NodeCopier copier(parent_, catalog_);
  for (const NodeId id : range) TRY(copier.copy(parent_.node(id)));
  bool has_result = false;
  for (const NodeId id : range) {
    for (const ValueId value : parent_.node(id).results) {
      if (last_reader_[value.index] <= start + count) continue;
      copier.add_result(value);
      has_result = true;
    }
  }
  if (!has_result) copier.add_result(parent_.node(range.back()).results.front());
  return copier.take();
}

}  // namespace passnet
