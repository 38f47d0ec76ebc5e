#include "teach/headroom/algebra.hpp"

#include "base/check.hpp"
#include "embedded/algebra_passes.hpp"
#include "pass/drive.hpp"
#include "pass/language/parse.hpp"
#include "pass/language/print.hpp"

#include <algorithm>

namespace passnet {

std::vector<std::string> find_algebra(std::span<const Graph* const> graphs, const Catalog& catalog,
                                      const Target& target) {
  std::vector<std::string> found;
  for (const auto& [name, text] : algebra_passes::kFiles) {
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add(std::string(name), std::string(text));
    const std::vector<Pass> passes = parse_passes(sources, source, catalog, diagnostics);
    CHECK(!diagnostics.has_errors());
    for (const Pass& pass : passes) {
      const auto matches = [&](const Graph* graph) {
        size_t steps = matching_steps(*graph, 1);
        return !find_matches(*graph, catalog, pass, target, steps).empty();
      };
      if (std::ranges::any_of(graphs, matches)) found.push_back(print(pass, catalog));
    }
  }
  return found;
}

}  // namespace passnet
