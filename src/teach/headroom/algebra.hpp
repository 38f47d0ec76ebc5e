// Rewrites that change what is computed, not only how: the passes of `passes/algebra`, which a
// search tries where they match.
#pragma once

#include "ir/op/op.hpp"

#include <span>
#include <string>
#include <vector>

namespace passnet {

struct Target;

// The texts of those passes that match one of the graphs, one pass each, in the order in which they
// ship.
std::vector<std::string> find_algebra(std::span<const Graph* const> graphs, const Catalog& catalog,
                                      const Target& target);

// The text of all passes of `passes/steps` and `passes/algebra` that match the graph or what
// earlier ones made of it, in the order in which they applied; empty if none does.
std::string compose_algebra(const Graph& graph, const Catalog& catalog, const Target& target);

}  // namespace passnet
