// Cleans up a graph before the default compiler lowers it: the built-in passes of `passes/`, and
// sharing of equal nodes.
#pragma once

#include "ir/op/op.hpp"
#include "pass/pass.hpp"

#include <span>
#include <vector>

namespace passnet {

struct Target;

// The passes that ship, in the order in which they apply.
std::vector<Pass> parse_built_in_passes(const Catalog& catalog);

// Returns the graph with those passes applied, equal nodes shared and dead ones removed. Values
// keep their bits. An author's launches and fuse blocks stay.
Graph simplify(const Graph& graph, const Catalog& catalog, std::span<const Pass> built_in,
               const Target& target);

}  // namespace passnet
