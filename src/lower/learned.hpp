// The library that `passnet learn` keeps in `passes/learned`: learned passes, and the names of
// small passes that compose (`passes/steps`, `passes/algebra`).
#pragma once

#include "ir/op/op.hpp"
#include "pass/pass.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct Target;

// The library applies so often, as long as a pass matches: what one pass replaced is what another
// one looks for.
inline constexpr size_t kLearnedRounds = 4;  // not tuning: fewer reach less of a layer

// The passes of the library, in the order in which they apply.
const std::vector<Pass>& learned_library(const Catalog& catalog);

// The passes of `passes/algebra`: each changes what is computed, not only how.
const std::vector<Pass>& known_algebra(const Catalog& catalog);

// All passes that may compose: those of `passes/steps`, then those of `passes/algebra`.
const std::vector<Pass>& known_steps(const Catalog& catalog);

// A pass that composes, and what is known of it: the graphs that it took part in, and their gain
// over the default compiler in the geometric mean.
struct LearnedStep {
  std::string name;
  size_t graphs = 0;
  double gain = 1;
};

// Reads lines `NAME GRAPHS GAIN`; those that begin with # are comments. nullopt if one differs.
std::optional<std::vector<LearnedStep>> parse_steps(std::string_view text);

// The steps of `passes/learned/steps.txt`.
std::vector<LearnedStep> read_learned_steps();

struct LearnedGraph {
  Graph graph;
  std::vector<const Pass*> applied;  // in the order in which they applied; some more than once
};

// Returns the graph after the learned steps, composed where they save time (`compose_passes`), and
// then after the passes of the library, each of which replaces what its guard says that it makes
// faster, in `kLearnedRounds` rounds at most. nullopt if none applies, or a limit on matching is
// exceeded.
std::optional<LearnedGraph> apply_learned_passes(const Graph& graph, const Catalog& catalog,
                                                 const Target& target);

}  // namespace passnet
