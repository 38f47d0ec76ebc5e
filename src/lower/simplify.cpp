#include "lower/simplify.hpp"

#include "base/check.hpp"
#include "embedded/built_in_passes.hpp"
#include "ir/builder.hpp"
#include "lower/share_nodes.hpp"
#include "pass/drive.hpp"
#include "pass/language/parse.hpp"

#include <iterator>
#include <utility>

namespace passnet {

std::vector<Pass> parse_built_in_passes(const Catalog& catalog) {
  std::vector<Pass> passes;
  for (const auto& [name, text] : built_in_passes::kFiles) {
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add(std::string(name), std::string(text));
    auto more = parse_passes(sources, source, catalog, diagnostics);
    CHECK(diagnostics.list().empty());
    std::ranges::move(more, std::back_inserter(passes));
  }
  return passes;
}

Graph simplify(const Graph& graph, const Catalog& catalog, std::span<const Pass> built_in,
               const Target& target) {
  Graph simple = graph.clone();
  // A graph that exceeds the limits of a pass stays as it is: the passes only save work.
  std::ignore = apply(simple, catalog, built_in, target);
  share_equal_nodes(simple, catalog);
  return simple;
}

}  // namespace passnet
