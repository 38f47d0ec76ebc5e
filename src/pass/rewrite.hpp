// Putting a pass's replacement in the place of a match.
#pragma once

#include "ir/builder.hpp"
#include "pass/match.hpp"

namespace passnet {

// Adds the replacement's nodes before the match's anchor and rewires every use of the pattern's
// results; the matched nodes are left dead for `Rewriter::remove_dead_nodes`. Errors, located in
// the pass: "replacement-type" where a result's type is not that of what it replaces,
// "launch-value" for sizes that no launch can have, "expression-value", "expression-type", and what
// completing and inferring the arguments of an op report.
Result<void> rewrite(const Pass& pass, const Match& match, const Target& target,
                     const Catalog& catalog, Graph& graph, Rewriter& rewriter, GraphIndex& index);

}  // namespace passnet
