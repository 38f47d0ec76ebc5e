// Computes values that depend on no input in advance.
#pragma once

#include "ir/op/op.hpp"
#include "tensor/tensor.hpp"

#include <vector>

namespace passnet {

struct Target;

struct FoldedGraph {
  Graph graph;
  std::vector<Tensor> constants;  // the contents of its last inputs
};

// Turns values that depend on no input and cost more to compute than to read into inputs with known
// contents, or into `full` if all elements are one number. Values that are cheap for their size
// stay, because a reader computes an index faster than it loads it. Results, random ops and fuse
// blocks stay. Limits bound the size of each value and the time for all.
FoldedGraph fold_constants(Graph graph, const Catalog& catalog, const Target& target);

}  // namespace passnet
