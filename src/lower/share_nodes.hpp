// Shares nodes that compute the same value from the same operands.
#pragma once

#include "ir/op/op.hpp"

namespace passnet {

// Keeps the first of all nodes with equal ops, operands and attributes for all readers, and removes
// the others and the nodes that only they need. Random ops, launches and the nodes of fuse blocks
// stay. Returns the number of shared nodes. Linear time.
size_t share_equal_nodes(Graph& graph, const Catalog& catalog);

}  // namespace passnet
