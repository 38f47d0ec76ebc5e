// The sums of a graph: how many terms they add.
#pragma once

#include "ir/op/op.hpp"

#include <cstdint>
#include <vector>

namespace passnet {

// By value: the most terms of a sum in which the value, or a view of it, is a term.
std::vector<int64_t> find_sums(const Graph& graph, const Catalog& catalog);

}  // namespace passnet
