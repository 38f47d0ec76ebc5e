// Computes values that depend on no input in advance.
#pragma once

#include "ir/op/op.hpp"
#include "kernel/target.hpp"
#include "tensor/tensor.hpp"

#include <vector>

namespace passnet {

struct FoldedGraph {
  Graph graph;
  std::vector<Tensor> constants;  // the contents of the last of its inputs
};

// Values that depend on no input and cost more to compute than to read become inputs with known
// contents, or `full` if all elements are one number. Values that are cheap for their size stay,
// because a reader computes an index faster than it loads it. Results, random ops and fuse blocks
// stay. A folded value takes at most 1 MiB, and all of them little time.
FoldedGraph fold_constants(Graph graph, const Catalog& catalog, const Target& target);

}  // namespace passnet
