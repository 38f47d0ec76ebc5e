// Builds and rewrites graphs; types are inferred at every step.
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

  // Names are made unique, and characters that names may not contain become _; an empty name
  // becomes a number.
  ValueId input(TensorType type, std::string name, InputFacts facts = {});
  // Appends a call with complete arguments (see `complete_arguments`); infers its result types.
  // Results beyond `names` are numbered. Not for `launch`.
  Result<std::vector<ValueId>> call(OpId op, std::vector<Argument> arguments, Span span = {},
                                    std::span<const std::string> names = {});
  // Completes the launch (see `complete_launch`).
  std::vector<ValueId> launch(std::vector<ValueId> operands, Launch launch, Span span = {},
                              std::span<const std::string> names = {});
  void rename(ValueId value, std::string name);
  void add_kernel(KernelSource kernel);  // equal kernels are stored once
  // Adds a fuse group to which nodes can be added; plain ops only.
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

// Checks positional and named arguments against the schema, converts them, and fills in defaults.
// Errors: "too-many-arguments", "unknown-argument", "repeated-argument", "missing-argument",
// "argument-kind".
struct NamedArgument {
  std::string_view name;
  Argument value;
  Span span;
};
// A value of a list may be absent (invalid) if the parameter is optional.
Result<std::vector<Argument>> complete_arguments(const Schema& schema,
                                                 std::span<const Argument> positional,
                                                 std::span<const NamedArgument> named, Span span);

// True if a complete argument equals the parameter's value when left out.
bool is_default(const SchemaParameter& parameter, const Argument& argument);

// Completes a launch on `values` values: without operands, each value becomes one; operands without
// a name are named in0, in1, …, results out0, out1, …
void complete_launch(Launch& launch, size_t values);

// Edits a graph in place; program order and single assignment are preserved.
class Rewriter {
 public:
  Rewriter(const Catalog& catalog, Graph& graph);

  // Inserts new nodes before this node, or at the end (an invalid id, and initially).
  void set_insertion_point(NodeId before);
  Result<std::vector<ValueId>> call(OpId op, std::vector<Argument> arguments, Span span = {});
  std::vector<ValueId> launch(std::vector<ValueId> operands, Launch launch, Span span = {});
  void add_kernel(KernelSource kernel);
  // Adds an input as the last one; its name is the next number.
  ValueId add_input(const TensorType& type);
  uint32_t add_fusion(Fusion fusion);
  // Replaces the group's schedule.
  void set_fusion(uint32_t fusion, Fusion schedule);
  // The producer of `result` becomes part of the group.
  void fuse(ValueId result, uint32_t fusion);
  // Moves these nodes, given in program order, directly after `last`, which follows them; no other
  // node up to `last` may read their results.
  void move_behind(std::span<const NodeId> nodes, NodeId last);
  // Replaces every use of `from`, in nodes and results, by `to`; the types must be equal (CHECK).
  void replace_uses(ValueId from, ValueId to);
  // Replaces every value at once: `with`, by value, names its replacement, itself if it stays.
  // Linear in the graph.
  void replace_uses(std::span<const ValueId> with);
  // Sets the strides of the input; as many as its rank, at least 0 (CHECK).
  void set_input_strides(uint32_t input, Strides strides);
  // Removes nodes none of whose results is used; returns their number.
  size_t remove_dead_nodes();

 private:
  std::vector<ValueId> insert(Node node, std::span<const TensorType> types);
  void note_uses(NodeId id);

  const Catalog& catalog_;
  Graph& graph_;
  size_t insertion_;
  std::vector<std::vector<NodeId>> users_;  // by value; may name nodes that no longer read it
};

}  // namespace passnet
