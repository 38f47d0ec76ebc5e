// The needs of a graph's ops for the values that they read.
#pragma once

#include "ir/op/op.hpp"

#include <vector>

namespace passnet {

// Returns, by value, the domain that an op requires of it, or of values computed from its elements
// (through views, conversions, and arithmetic that can be solved). With `valid_inputs` it includes
// needs of well-conditioned inputs, otherwise only those whose violation ops refuse or that protect
// memory.
std::vector<Domain> find_requirements(const Graph& graph, const Catalog& catalog,
                                      bool valid_inputs = true);

}  // namespace passnet
