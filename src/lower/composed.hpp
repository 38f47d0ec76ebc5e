// Rewrites a graph by many small passes of which each makes the next one possible, where the whole
// saves time by a cost model.
#pragma once

#include "ir/op/op.hpp"

#include <optional>
#include <span>
#include <vector>

namespace passnet {

struct Pass;
struct Target;

struct ComposedGraph {
  Graph graph;
  std::vector<const Pass*> applied;  // in the order in which they applied; some more than once
  double saved = 0;                  // estimated, of the nodes that it replaces: their share
};

// Returns the nanoseconds that one thread takes for the graph, by the operations and the bytes of
// its nodes; views cost nothing.
double estimate_time(const Graph& graph, const Catalog& catalog, const Target& target);

// Applies the passes round after round, until none matches: each everywhere it matches, if the
// estimated time of the graph does not increase by that. nullopt if less is saved than
// `LoweringCosts` states, or the target is no CPU, of which alone the estimates are.
std::optional<ComposedGraph> compose_passes(const Graph& graph, const Catalog& catalog,
                                            std::span<const Pass* const> passes,
                                            const Target& target);

}  // namespace passnet
