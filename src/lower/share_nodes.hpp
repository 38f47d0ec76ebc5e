// Shares nodes that compute the same value from the same operands.
#pragma once

#include "ir/op/op.hpp"

namespace passnet {

// Of nodes with equal ops, operands and attributes the first serves all readers; the others, and
// nodes that only they need, are removed. Random ops, launches and the nodes of fuse blocks stay.
// Returns the number of shared nodes. Linear time.
size_t share_equal_nodes(Graph& graph, const Catalog& catalog);

}  // namespace passnet
