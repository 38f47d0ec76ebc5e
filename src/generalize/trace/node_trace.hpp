// One call while extents are traced through a graph: what its rule reads and sets.
#pragma once

#include "generalize/trace/extent.hpp"
#include "ir/op/op.hpp"

#include <cstddef>
#include <vector>

namespace passnet {

// An integer of a call that names a size: an entry of a list, or the number itself.
struct SizePlace {
  size_t node = 0;  // its position in the graph
  size_t parameter = 0;
  size_t entry = 0;
  Extent extent;
};

// The extents of a graph as far as they are traced, by value, and the sizes written into it.
struct TracedExtents {
  ExtentTable table;
  std::vector<ExtentList> shapes;
  std::vector<SizePlace> sizes;
};

class NodeTrace {
 public:
  NodeTrace(const Graph& graph, const Catalog& catalog, size_t position, TracedExtents& traced);

  const OpCall& call() const { return call_; }
  const Op& op() const { return call_.op(); }
  const Node& node() const { return node_; }
  const Graph& graph() const { return graph_; }
  const Catalog& catalog() const { return catalog_; }
  ExtentTable& table() { return traced_.table; }

  // The extents of a value, up to date.
  ExtentList shape(ValueId value);
  ExtentList operand(size_t parameter);
  // The extents that a result has in the graph at hand.
  const Shape& known_shape(size_t result = 0) const;
  // Sets the extents of a result; they have the values of the graph at hand (CHECK).
  void set_result(size_t result, ExtentList extents);
  // Notes that an integer of the call follows the extent.
  void set_size(size_t parameter, size_t entry, const Extent& extent);
  // A new symbol for an integer of the call, noted as its size.
  Extent new_size(size_t parameter, size_t entry, int64_t value);
  // Fixes all operands and results.
  void pin_all();

 private:
  const Graph& graph_;
  const Catalog& catalog_;
  const size_t position_;
  const Node& node_;
  TracedExtents& traced_;
  OpCall call_;
};

ExtentList constant_extents(const Shape& shape);

}  // namespace passnet
