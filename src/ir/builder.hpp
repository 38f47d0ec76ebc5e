// Building and rewriting graphs; types are inferred at every step.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "ir/op.hpp"

namespace passnet {

// Appends to a new graph.
class GraphBuilder {
 public:
  GraphBuilder(const Catalogue& catalogue, std::string name);

  // Names are made unique; an empty one becomes a number.
  ValueId input(TensorType type, std::string name, InputFacts facts = {});
  // Appends a call with complete arguments (see `complete_arguments`); infers its result types.
  Result<std::vector<ValueId>> call(OpId op, std::vector<Argument> arguments, Span span = {});
  std::vector<ValueId> launch(std::vector<ValueId> operands, Launch launch, Span span = {});
  void rename(ValueId value, std::string name);
  void add_kernel(KernelSource kernel);  // an equal one is kept once
  void result(ValueId value, std::optional<uint32_t> mutates = std::nullopt);
  const Graph& graph() const { return graph_; }
  Graph take();

 private:
  const Catalogue& catalogue_;
  Graph graph_;
  std::unordered_map<std::string, uint32_t> names_;
};

// Positional and named arguments checked against the schema, converted, defaults filled in.
// Errors: "too-many-arguments", "unknown-argument", "missing-argument", "argument-kind".
struct NamedArgument {
  std::string_view name;
  Argument value;
  Span span;
};
Result<std::vector<Argument>> complete_arguments(const Schema& schema,
                                                 std::span<const Argument> positional,
                                                 std::span<const NamedArgument> named, Span span);

// Edits a graph in place; program order and single assignment are kept.
class Rewriter {
 public:
  Rewriter(const Catalogue& catalogue, Graph& graph);

  // New nodes go before this node (or at the end).
  void set_insertion_point(NodeId before);
  Result<std::vector<ValueId>> call(OpId op, std::vector<Argument> arguments, Span span = {});
  std::vector<ValueId> launch(std::vector<ValueId> operands, Launch launch, Span span = {});
  void add_kernel(KernelSource kernel);
  // Every use of `from`, in nodes and results, becomes `to`; the types must be equal (CHECK).
  void replace_uses(ValueId from, ValueId to);
  // Removes nodes none of whose results is used; gives how many.
  size_t remove_dead_nodes();

 private:
  const Catalogue& catalogue_;
  Graph& graph_;
  size_t insertion_ = 0;
};

}  // namespace passnet
