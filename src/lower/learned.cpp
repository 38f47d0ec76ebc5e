#include "lower/learned.hpp"

#include "embedded/learned_passes.hpp"
#include "pass/drive.hpp"
#include "pass/language/own_passes.hpp"

namespace passnet {

std::vector<Pass> parse_learned_passes(const Catalog& catalog) {
  return parse_own_passes(learned_passes::kFiles, catalog);
}

std::optional<Graph> apply_learned_passes(const Graph& graph, const Catalog& catalog,
                                          const Target& target) {
  Graph rewritten = graph.clone();
  const std::vector<Pass> passes = parse_learned_passes(catalog);
  for (size_t round = 0; round < kLearnedRounds; ++round) {
    const auto applied = apply(rewritten, catalog, passes, target);
    if (!applied) return std::nullopt;
    if (applied->matches() > 0) continue;
    if (round == 0) return std::nullopt;
    break;
  }
  return rewritten;
}

}  // namespace passnet
