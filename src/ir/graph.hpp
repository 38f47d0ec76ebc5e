// Graphs: typed, functional, in static single assignment form.
//
// A graph owns its nodes and values; ids stay valid while it lives, also across edits. Nodes are
// in program order, operands before users. Edits go through `GraphBuilder` and `Rewriter`.
#pragma once

#include "diag/diagnostic.hpp"
#include "ir/attribute.hpp"
#include "kernel/device.hpp"
#include "kernel/launch.hpp"
#include "tensor/tensor.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace passnet {

struct NodeTag;
struct ValueTag;
struct OpTag;
using NodeId = Id<NodeTag>;
using ValueId = Id<ValueTag>;
using OpId = Id<OpTag>;

// One per schema parameter, defaults filled in. An absent entry of a list is an invalid id.
using Argument = std::variant<Attribute, ValueId, std::vector<ValueId>>;

// Source text of a kernel from a pass. The text defines a function named by the part of `name`
// after the last point: passes whose kernels share a name are distinguished by a prefix.
struct KernelSource {
  std::string name;
  Language language = Language::kLoops;
  std::string text;
  Span span;          // of the text between the quotes
  std::string file;   // the file of the text, for the compiler's messages; empty: none
  uint32_t line = 1;  // of its first character

  std::string_view function() const { return std::string_view(name).substr(name.rfind('.') + 1); }
  friend bool operator==(const KernelSource& a, const KernelSource& b) {
    return a.name == b.name && a.language == b.language && a.text == b.text;
  }
};

// One demand on the kernel of a fuse group: `tile=[8]`. The keys are those of ir/fusion.hpp.
struct ScheduleEntry {
  std::string key;
  Attribute value;
  friend bool operator==(const ScheduleEntry&, const ScheduleEntry&) = default;
};

// Values of a key, of which measuring chooses one: `tile in [[1], [4]]`.
struct ScheduleChoice {
  std::string key;
  std::vector<Attribute> values;
  friend bool operator==(const ScheduleChoice&, const ScheduleChoice&) = default;
};

// A group of nodes that one kernel computes.
struct Fusion {
  std::vector<ScheduleEntry> schedule;
  std::vector<ScheduleChoice> tune;
  friend bool operator==(const Fusion&, const Fusion&) = default;
};

struct Node {
  OpId op;
  std::vector<Argument> arguments;
  std::vector<ValueId> results;
  std::optional<Launch> launch;    // for the op `launch`, on its argument `operands`
  std::optional<uint32_t> fusion;  // the fuse group that it belongs to: an index into `fusions`
  Span span;
};

struct Value {
  TensorType type;
  std::string name;     // without the %, of letters, digits, _ and .; unique in the graph
  NodeId producer;      // invalid for inputs
  uint32_t result = 0;  // the index of the producer's result, or of the input
};

// Known facts about an input's contents, for generating valid ones.
struct InputFacts {
  std::optional<Strides> strides;
  std::optional<double> mean, std, min, max;
  std::vector<double> data;  // literal contents in row-major order, or empty
  friend bool operator==(const InputFacts&, const InputFacts&) = default;
};

struct GraphInput {
  ValueId value;
  InputFacts facts;
};

// `mutates` names the input whose new contents this result is: such results come last.
struct GraphResult {
  ValueId value;
  std::optional<uint32_t> mutates;
};

class Graph {
 public:
  explicit Graph(std::string graph_name = "graph");
  ~Graph();
  Graph(Graph&&) noexcept;
  Graph& operator=(Graph&&) noexcept;
  Graph clone() const;

  std::string name;

  const std::vector<GraphInput>& inputs() const { return inputs_; }
  const std::vector<NodeId>& nodes() const { return order_; }
  const std::vector<GraphResult>& results() const { return results_; }
  const std::vector<KernelSource>& kernels() const { return kernels_; }
  // Some may have lost all their nodes.
  const std::vector<Fusion>& fusions() const { return fusions_; }
  const Node& node(NodeId id) const { return nodes_[id.index]; }
  const Value& value(ValueId id) const { return values_[id.index]; }
  const TensorType& type(ValueId id) const { return value(id).type; }
  // Bounds for tables indexed by id (removed nodes and values leave holes).
  size_t node_limit() const { return nodes_.size(); }
  size_t value_limit() const { return values_.size(); }
  const KernelSource* find_kernel(std::string_view kernel, Language language) const;

  // Calls visit(ValueId) for every value the node reads, in argument order; skips absent entries.
  template <class Visit>
  void for_each_operand(const Node& node, Visit visit) const {
    for (const Argument& argument : node.arguments) {
      if (const auto* value = std::get_if<ValueId>(&argument)) visit(*value);
      if (const auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
        for (const ValueId entry : *list) {
          if (entry.valid()) visit(entry);
        }
      }
    }
  }

  // Names inputs a, b, …, z, a1, b1, … and the nodes' results 0, 1, … in program order.
  void rename_in_order();

  // Counts how often nodes and results read each value, indexed by value.
  std::vector<uint32_t> count_uses() const;

 private:
  Graph(const Graph&);
  friend class GraphBuilder;
  friend class Rewriter;

  // Appends the node and one value per type to the tables, and the node to the program at
  // `position`. An empty or missing name becomes the next number.
  std::vector<ValueId> insert(size_t position, Node node, std::span<const TensorType> types,
                              std::span<const std::string> names);
  void add_kernel(KernelSource kernel);
  // Keeps `next_number_` above names that are numbers.
  void note_name(std::string_view value_name);

  uint64_t next_number_ = 0;  // no value's name is this number or a larger one
  std::vector<Node> nodes_;
  std::vector<Value> values_;
  std::vector<NodeId> order_;
  std::vector<GraphInput> inputs_;
  std::vector<GraphResult> results_;
  std::vector<KernelSource> kernels_;
  std::vector<Fusion> fusions_;
};

}  // namespace passnet
