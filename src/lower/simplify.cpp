#include "lower/simplify.hpp"

#include "embedded/identities.hpp"
#include "ir/builder.hpp"
#include "lower/share_nodes.hpp"
#include "pass/drive.hpp"
#include "pass/language/own_passes.hpp"

#include <utility>

namespace passnet {

const std::vector<Pass>& known_identities(const Catalog& catalog) {
  return own_passes(identities::kFiles, catalog);
}

Graph simplify(const Graph& graph, const Catalog& catalog, const Target& target) {
  Graph simple = graph.clone();
  // A graph that exceeds the limits of a pass stays as it is: the passes only save work.
  std::ignore = apply(simple, catalog, known_identities(catalog), target);
  share_equal_nodes(simple, catalog);
  return simple;
}

}  // namespace passnet
