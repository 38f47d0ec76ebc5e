// Draws inputs for a graph: valid ones from known facts and the needs of its ops, and adversarial
// ones that show how an implementation behaves at the limits of its dtypes.
#pragma once

#include "generate/input_set.hpp"
#include "ir/op/op.hpp"

#include <cstdint>
#include <vector>

namespace passnet {

// Returns one tensor per graph input, the same for the same graph, seed and set on every machine.
// An input's facts decide (literal data; mean and std; min and max); without facts floats are
// standard normal, integers 0 to 9 or in the range that their readers allow, bools uniform. The
// needs of the ops that read an input apply too (`NeedsFunction`); adversarial sets only keep those
// whose violation ops refuse.
std::vector<Tensor> make_inputs(const Graph& graph, const Catalog& catalog, uint64_t seed,
                                InputSet set = InputSet::kValid);

}  // namespace passnet
