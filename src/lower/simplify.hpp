// Cleans up a graph before the default compiler lowers it: identities, and sharing of equal
// nodes.
#pragma once

#include "ir/op/op.hpp"
#include "pass/pass.hpp"

#include <vector>

namespace passnet {

struct Target;

// The passes of `passes/identities.pass`, in the order in which they apply.
const std::vector<Pass>& known_identities(const Catalog& catalog);

// Returns the graph with the identities applied, equal nodes shared and dead ones removed. Values
// keep their bits. An author's launches and fuse blocks stay.
Graph simplify(const Graph& graph, const Catalog& catalog, const Target& target);

}  // namespace passnet
