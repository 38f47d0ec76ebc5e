// What the ops of a graph need of the values that they read.
#pragma once

#include "ir/op/op.hpp"

#include <vector>

namespace passnet {

// By value: the domain that an op wants of it, or of what its elements become on their way to an op
// (through views, conversions, arithmetic that can be solved). With `valid_inputs` what makes
// well-conditioned inputs counts too, else only what ops refuse or read memory by.
std::vector<Domain> find_requirements(const Graph& graph, const Catalog& catalog,
                                      bool valid_inputs = true);

}  // namespace passnet
