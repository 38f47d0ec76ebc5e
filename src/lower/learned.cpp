#include "lower/learned.hpp"

#include "base/check.hpp"
#include "embedded/learned_passes.hpp"
#include "pass/drive.hpp"
#include "pass/language/parse.hpp"

#include <algorithm>
#include <iterator>

namespace passnet {

std::vector<Pass> parse_learned_passes(const Catalog& catalog) {
  std::vector<Pass> passes;
  for (const auto& [name, text] : learned_passes::kFiles) {
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add(std::string(name), std::string(text));
    auto more = parse_passes(sources, source, catalog, diagnostics);
    CHECK(!diagnostics.has_errors());
    std::ranges::move(more, std::back_inserter(passes));
  }
  return passes;
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
