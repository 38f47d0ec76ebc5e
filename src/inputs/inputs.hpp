// Valid inputs for a graph: from what is known of them, and from what its ops require.
#pragma once

#include "ir/op.hpp"

#include <cstdint>
#include <vector>

namespace passnet {

// One tensor a graph input, the same for the same graph and seed on every machine. An input's facts
// decide (literal data; mean and std; min and max); where they are silent floats are standard
// normal, integers 0 to 9, bools even. What the ops that read an input require comes on top: an
// index in range, a divisor away from 0, a variance or an argument of log or sqrt positive.
std::vector<Tensor> make_inputs(const Graph& graph, const Catalogue& catalogue, uint64_t seed);

}  // namespace passnet
