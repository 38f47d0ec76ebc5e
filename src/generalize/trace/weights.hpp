// Tells the weights among a graph's inputs by how ops read them.
#pragma once

#include "ir/op/op.hpp"

#include <vector>

namespace passnet {

// True for values that ops read as weights, scales or tables; and for the values of which these are
// made without anything else, for instance by a transpose. Indexed by value.
std::vector<bool> find_weights(const Graph& graph, const Catalog& catalog);

}  // namespace passnet
