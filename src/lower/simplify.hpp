// What the default compiler cleans up before it lowers a graph: the built-in passes of `passes/`,
// and values that are computed more than once.
#pragma once

#include "ir/op/op.hpp"
#include "pass/pass.hpp"

#include <vector>

namespace passnet {

// The passes that ship, in the order in which they apply.
std::vector<Pass> parse_built_in_passes(const Catalog& catalog);

// The graph with the passes applied, equal nodes shared and dead ones removed. Values keep their
// bits. What a pass of an author demands (launches, fuse blocks) stays as it is.
Graph simplify(const Graph& graph, const Catalog& catalog);

}  // namespace passnet
