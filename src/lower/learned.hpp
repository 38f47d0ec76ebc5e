// The library of learned passes: `passes/learned`, which `passnet learn` writes.
#pragma once

#include "ir/op/op.hpp"
#include "pass/pass.hpp"

#include <optional>
#include <vector>

namespace passnet {

struct Target;

// The library applies so often, as long as a pass matches: what one pass replaced is what another
// one looks for.
inline constexpr size_t kLearnedRounds = 4;  // not tuning: fewer reach less of a layer

// The passes of the library, in the order in which they apply.
std::vector<Pass> parse_learned_passes(const Catalog& catalog);

// Returns the graph after these passes, each of which replaces what its guard says that it makes
// faster, in `kLearnedRounds` rounds at most. nullopt if none applies, or a limit on matching is
// exceeded.
std::optional<Graph> apply_learned_passes(const Graph& graph, const Catalog& catalog,
                                          const Target& target);

}  // namespace passnet
