// The library of learned passes: `passes/learned`, which `passnet learn` writes.
#pragma once

#include "ir/op/op.hpp"
#include "pass/pass.hpp"

#include <optional>
#include <vector>

namespace passnet {

struct Target;

// The passes of the library, in the order in which they apply.
std::vector<Pass> parse_learned_passes(const Catalog& catalog);

// Returns the graph after these passes, each of which replaces what its guard says that it makes
// faster. nullopt if none applies, or a limit on matching is exceeded.
std::optional<Graph> apply_learned_passes(const Graph& graph, const Catalog& catalog,
                                          const Target& target);

}  // namespace passnet
