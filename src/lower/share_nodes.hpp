// Nodes that compute the same from the same.
#pragma once

#include "ir/op/op.hpp"

namespace passnet {

// Of nodes with equal ops, operands and attributes the first serves all; the others, and what only
// they need, go. Random ops, launches and the nodes of fuse blocks stay. Gives how many were
// shared. Linear time.
size_t share_equal_nodes(Graph& graph, const Catalog& catalog);

}  // namespace passnet
