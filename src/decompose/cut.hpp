// Cuts ranges of a graph's program out as graphs of their own.
#pragma once

#include "ir/op/op.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// By value: the position of `nodes()` that reads it last, past the end for results; 0 if none does.
std::vector<size_t> find_last_readers(const Graph& graph);

// Returns a graph of the nodes at these positions of `nodes()`, ascending, that computes `results`,
// values of theirs. What the nodes read of others becomes inputs, in order of first use; inputs of
// the graph keep their facts. Errors: "cut-launch" as for `Cutter`.
Result<Graph> cut_nodes(const Graph& graph, const Catalog& catalog,
                        std::span<const size_t> positions, std::span<const ValueId> results,
                        std::string name);

// Cuts many ranges of one graph, each in time linear in its nodes.
class Cutter {
 public:
  // Both outlive the cutter.
  Cutter(const Graph& graph, const Catalog& catalog);

  // Returns the nodes at the positions [start, start + count) of `nodes()`, named
  // `NAME.START_COUNT`. Its inputs are what the nodes read of others, in order of first use; inputs
  // of the graph keep their facts. Its results are what anything outside of the range reads, in
  // program order. Errors: "cut-range" (there are no such nodes), "cut-unread" (nothing reads what
  // they compute), "cut-launch" (an author's kernel, or a part of a fuse block).
  Result<Graph> cut(size_t start, size_t count) const;

 private:
  bool leaves(ValueId value, size_t end) const { return last_reader_[value.index] >= end; }

  const Graph& graph_;
  const Catalog& catalog_;
  std::vector<size_t> last_reader_;  // by value
};

}  // namespace passnet
