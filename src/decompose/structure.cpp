#include "decompose/structure.hpp"

#include "decompose/cut.hpp"
#include "ir/hash_content.hpp"

namespace passnet {
namespace {

constexpr size_t kNone = SIZE_MAX;

// Everything about a node but which values it reads.
Hasher describe_node(const Graph& graph, const Node& node) {
  Hasher hasher;
  hasher.add(int64_t{node.op.index}).add(int64_t{node.launch || node.fusion});
  for (const Argument& argument : node.arguments) {
    if (const auto* attribute = std::get_if<Attribute>(&argument)) {
      add_attribute(hasher, *attribute);
    } else if (std::holds_alternative<ValueId>(argument)) {
      hasher.add("value");
    } else {
      hasher.add("list");
      for (const ValueId entry : std::get<std::vector<ValueId>>(argument)) {
        hasher.add(int64_t{entry.valid()});
      }
    }
  }
  hasher.add("results");
  for (const ValueId result : node.results) add_type(hasher, graph.type(result));
  return hasher;
}

}  // namespace

ProgramStructure::ProgramStructure(const Graph& graph)
    : graph_(graph),
      positions_(graph.value_limit(), kNone),
      last_readers_(find_last_readers(graph)),
      visits_(graph.value_limit(), 0),
      places_(graph.value_limit(), 0) {
  parts_.reserve(graph.nodes().size());
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    for (const ValueId result : node.results) positions_[result.index] = parts_.size();
    parts_.push_back(describe_node(graph, node));
  }
}

Fingerprint ProgramStructure::call(size_t at) const {
  Hasher hasher = parts_[at];
  graph_.for_each_operand(graph_.node(graph_.nodes()[at]),
                          [&](ValueId value) { add_type(hasher, graph_.type(value)); });
  return hasher.fingerprint();
}

void ProgramStructure::add_operand(Hasher& hasher, ValueId value, size_t start, size_t at) {
  const size_t made = positions_[value.index];
  if (made != kNone && made >= start) {
    hasher.add(static_cast<int64_t>(at - made)).add(int64_t{graph_.value(value).result});
    return;
  }
  const bool is_new = visits_[value.index] != visit_;
  if (is_new) {
    visits_[value.index] = visit_;
    places_[value.index] = inputs_++;
  }
  hasher.add(-1 - static_cast<int64_t>(places_[value.index]));
  if (is_new) add_type(hasher, graph_.type(value));
}

Fingerprint ProgramStructure::piece(size_t start, size_t count) {
  ++visit_;
  inputs_ = 0;
  Hasher hasher;
  const size_t end = start + count;
  for (size_t at = start; at < end; ++at) {
    const Node& node = graph_.node(graph_.nodes()[at]);
    hasher.add(parts_[at]);
    graph_.for_each_operand(node, [&](ValueId value) { add_operand(hasher, value, start, at); });
    for (const ValueId result : node.results) {
      hasher.add(int64_t{last_readers_[result.index] >= end});
    }
  }
  return hasher.fingerprint();
}

}  // namespace passnet
