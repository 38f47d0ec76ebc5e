// Checks positions that a graph computes itself, without running the rest of it.
#pragma once

#include "ir/op/op.hpp"

namespace passnet {

// Checks indices that follow from literal contents and created tensors alone, such as the positions
// of a sequence: they must be within the extent that they index. Indices that other inputs decide
// are drawn in range. Errors: "index-beyond", and those of `interpret`.
Result<void> check_indices(const Graph& graph, const Catalog& catalog);

}  // namespace passnet
