// Runs a subgraph on valid inputs and compares the results as its inputs change.
#pragma once

#include "curate/flaw.hpp"
#include "ir/op/op.hpp"

namespace passnet {

// Returns one of the flaws that only running shows: `fails`, `nan`, `constant`, `ignored-input`.
// The interpreter runs the graph twice, and once more per input of more than a few elements.
Screening screen_effects(const Graph& graph, const Catalog& catalog, const ScreenLimits& limits);

}  // namespace passnet
