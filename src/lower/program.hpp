// Lowers a graph to computations over storages: every op that computes becomes a kernel or a
// launch, every view a layout, and a view that no layout expresses a copy.
#pragma once

#include "ir/op/op.hpp"

#include <optional>
#include <string>
#include <vector>

namespace passnet {

struct StorageTag;
using StorageId = Id<StorageTag>;

// Memory that holds a value: an input of the graph, or a result of one computation.
struct Storage {
  TensorType type;
  Strides strides;                // contiguous for all but inputs
  std::optional<uint32_t> input;  // its number, for an input of the graph
};

// A tensor in a storage.
struct Window {
  StorageId storage;
  TensorType type;
  Layout layout;
};

// True if both are the same elements of the same storage, in the same order.
bool is_same(const Window& a, const Window& b);

struct Computation {
  NodeId node;        // invalid for a copy, and for a fuse block as a whole
  std::string label;  // the op
  std::string value;  // the name of its first result in the graph; empty for a copy
  Span span;          // of the node, in its source text
  Kernel kernel;      // empty for a launch; its inputs are the operands, its outputs the results
  std::vector<Window> operands;
  std::vector<StorageId> results;
  std::optional<uint32_t> fusion;  // the fuse block of the graph that it belongs to
  bool is_closed = false;          // an author's kernel of the loop language
  std::vector<std::string> notes;  // for a block as a whole: how its values were fused

  bool is_launch() const { return kernel.stages.empty(); }
  // True if exactly one kernel computes it, together with others of its fuse block: a fuse block,
  // or a kernel of the loop language.
  bool is_block() const { return fusion.has_value() || is_closed; }
};

struct LoopProgram {
  std::vector<Storage> storages;
  std::vector<Computation> computations;  // operands before users
  std::vector<Window> results;

  const Storage& storage(StorageId id) const { return storages[id.index]; }
};

// Lowers the graph. Computations whose results have no element are left out. Operands of a launch
// are contiguous if its kernel takes no strides. Errors: "random-graph" for a graph with a random
// op.
Result<LoopProgram> lower_to_loops(const Graph& graph, const Catalog& catalog);

// Removes the computations that no result depends on. Returns, by computation before, true if it
// stays.
std::vector<bool> drop_unused(LoopProgram& program);

}  // namespace passnet
