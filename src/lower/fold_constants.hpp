// What depends on no input, computed ahead.
#pragma once

#include "ir/op/op.hpp"
#include "tensor/tensor.hpp"

#include <vector>

namespace passnet {

struct FoldedGraph {
  Graph graph;
  std::vector<Tensor> constants;  // what the last of its inputs hold
};

// Values that depend on no input and cost more to compute than to read become inputs with known
// contents, or `full` where all elements are one number. What is cheap for its bytes stays: a
// reader computes an index sooner than it loads it. Results, random ops and fuse blocks stay. A
// value folded takes 1 MiB at most, and all of it little time.
FoldedGraph fold_constants(Graph graph, const Catalog& catalog);

}  // namespace passnet
