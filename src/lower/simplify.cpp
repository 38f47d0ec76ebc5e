#include "lower/simplify.hpp"

#include "embedded/built_in_passes.hpp"
#include "ir/builder.hpp"
#include "lower/share_nodes.hpp"
#include "pass/drive.hpp"
#include "pass/language/own_passes.hpp"

#include <utility>

namespace passnet {

std::vector<Pass> parse_built_in_passes(const Catalog& catalog) {
  return parse_own_passes(built_in_passes::kFiles, catalog);
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
