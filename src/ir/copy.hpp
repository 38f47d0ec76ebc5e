// Copies values and nodes of one graph into another.
#pragma once

#include "ir/builder.hpp"

#include <string>
#include <utility>
#include <vector>

namespace passnet {

// The arguments with each value that is there replaced by `copy_of(value)`.
template <typename CopyOf>
std::vector<Argument> with_values(std::vector<Argument> arguments, CopyOf copy_of) {
  for (Argument& argument : arguments) {
    if (auto* value = std::get_if<ValueId>(&argument)) *value = copy_of(*value);
    if (auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
      for (ValueId& entry : *list) {
        if (entry.valid()) entry = copy_of(entry);
      }
    }
  }
  return arguments;
}

// The builder's copies of the values of a graph. Both outlive this record.
class GraphCopy {
 public:
  GraphCopy(const Graph& graph, GraphBuilder& builder)
      : graph_(graph), builder_(builder), copies_(graph.value_limit()) {}

  // Returns the copy of the value; an invalid id if it has none.
  ValueId operator[](ValueId value) const { return copies_[value.index]; }

  // Appends an input of this type under the name of the value, whose copy it is.
  void input(ValueId value, TensorType type, InputFacts facts) {
    copies_[value.index] =
        builder_.input(std::move(type), graph_.value(value).name, std::move(facts));
  }
  void input(const GraphInput& input) {
    this->input(input.value, graph_.type(input.value), input.facts);
  }

  // Returns the node's arguments on the copies of its operands.
  std::vector<Argument> arguments(const Node& node) const {
    return with_values(node.arguments, [&](ValueId value) { return copies_[value.index]; });
  }

  // Appends the node with these arguments, a call or a launch; copies of its results have their
  // names.
  Result<std::vector<ValueId>> node(const Node& node, std::vector<Argument> arguments) {
    std::vector<std::string> names;
    for (const ValueId result : node.results) names.push_back(graph_.value(result).name);
    std::vector<ValueId> results;
    if (node.launch) {
      results = builder_.launch(std::get<std::vector<ValueId>>(std::move(arguments.front())),
                                *node.launch, node.span, names);
    } else {
      results = TRY(builder_.call(node.op, std::move(arguments), node.span, names));
    }
    for (size_t i = 0; i < results.size() && i < node.results.size(); ++i) {
      copies_[node.results[i].index] = results[i];
    }
    return results;
  }
  Result<std::vector<ValueId>> node(const Node& node) { return this->node(node, arguments(node)); }

  // Appends the graph's results, all of which have copies.
  void results() {
    for (const GraphResult& result : graph_.results()) {
      builder_.result(copies_[result.value.index], result.mutates);
    }
  }

 private:
  const Graph& graph_;
  GraphBuilder& builder_;
  std::vector<ValueId> copies_;  // by value
};

}  // namespace passnet
