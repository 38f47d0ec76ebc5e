// Building and rewriting graphs; types are inferred at every step.
#pragma once

#include "ir/op/op.hpp"

#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace passnet {

// Appends to a new graph.
class GraphBuilder {
 public:
  GraphBuilder(const Catalog& catalog, std::string name);

  // Names are made unique, and characters that no name may hold become _; an empty one becomes a
  // number.
  ValueId input(TensorType type, std::string name, InputFacts facts = {});
  // Appends a call with complete arguments (see `complete_arguments`); infers its result types.
  // Results beyond `names` are numbered. Not for `launch`.
  Result<std::vector<ValueId>> call(OpId op, std::vector<Argument> arguments, Span span = {},
                                    std::span<const std::string> names = {});
  // Completes the launch (see `complete_launch`).
  std::vector<ValueId> launch(std::vector<ValueId> operands, Launch launch, Span span = {},
                              std::span<const std::string> names = {});
  void rename(ValueId value, std::string name);
  void add_kernel(KernelSource kernel);  // an equal one is kept once
  // A fuse group to which nodes can be added; plain ops alone.
  uint32_t add_fusion(Fusion fusion);
  void fuse(ValueId result, uint32_t fusion);
  void result(ValueId value, std::optional<uint32_t> mutates = std::nullopt);
  const Graph& graph() const { return graph_; }
  Graph take();

 private:
  std::string unique_name(std::string name);
  std::vector<ValueId> append(Node node, std::span<const TensorType> types,
                              std::span<const std::string> names);

  const Catalog& catalog_;
  Graph graph_;
  std::unordered_map<std::string, uint32_t> names_;  // taken ones; the next suffix to try
};

// Positional and named arguments checked against the schema, converted, defaults filled in.
// Errors: "too-many-arguments", "unknown-argument", "repeated-argument", "missing-argument",
// "argument-kind".
struct NamedArgument {
  std::string_view name;
  Argument value;
  Span span;
};
// A value of a list may be absent (invalid) where the parameter is optional.
Result<std::vector<Argument>> complete_arguments(const Schema& schema,
                                                 std::span<const Argument> positional,
                                                 std::span<const NamedArgument> named, Span span);

// Whether a complete argument is what its parameter stands for when left out.
bool is_default(const SchemaParameter& parameter, const Argument& argument);

// Fills in what `launch` leaves empty, for so many values as operands: none is a list or takes
// strides, operands are named in0, in1, …, results out0, out1, …
void complete_launch(Launch& launch, size_t values);

// Edits a graph in place; program order and single assignment are kept.
class Rewriter {
 public:
  Rewriter(const Catalog& catalog, Graph& graph);

  // New nodes go before this node, or at the end (an invalid id, and at first).
  void set_insertion_point(NodeId before);
  Result<std::vector<ValueId>> call(OpId op, std::vector<Argument> arguments, Span span = {});
  std::vector<ValueId> launch(std::vector<ValueId> operands, Launch launch, Span span = {});
  void add_kernel(KernelSource kernel);
  // A further input, the last; its name is the next number.
  ValueId add_input(const TensorType& type);
  uint32_t add_fusion(Fusion fusion);
  // The producer of `result` becomes part of the group.
  void fuse(ValueId result, uint32_t fusion);
  // Moves these nodes, given in program order, directly behind `last`, which stands behind them; no
  // other node up to `last` may read what they give.
  void move_behind(std::span<const NodeId> nodes, NodeId last);
  // Every use of `from`, in nodes and results, becomes `to`; the types must be equal (CHECK).
  void replace_uses(ValueId from, ValueId to);
  // The same for every value at once: `with`, by value, names what stands in its place, itself
  // where it stays. Linear in the graph.
  void replace_uses(std::span<const ValueId> with);
  // How the input lies; as many as its rank, at least 0 (CHECK).
  void set_input_strides(uint32_t input, Strides strides);
  // Removes nodes none of whose results is used; gives how many.
  size_t remove_dead_nodes();

 private:
  std::vector<ValueId> insert(Node node, std::span<const TensorType> types);
  void note_uses(NodeId id);

  const Catalog& catalog_;
  Graph& graph_;
  size_t insertion_;
  std::vector<std::vector<NodeId>> users_;  // by value; may name nodes that read it no longer
};

}  // namespace passnet
