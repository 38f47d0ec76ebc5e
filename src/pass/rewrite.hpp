// Replaces a match by the pass's replacement.
#pragma once

#include "ir/builder.hpp"
#include "pass/match.hpp"

namespace passnet {

// Adds the replacement's nodes before the match's anchor and rewires every use of the pattern's
// results; the matched nodes stay dead for `Rewriter::remove_dead_nodes`. Errors, located in the
// pass: "replacement-type" if a result's type differs from that of the value it replaces,
// "launch-value" for sizes that no launch can have, "expression-value", "expression-type", and
// errors of completing and inferring the arguments of an op.
Result<void> rewrite(const Pass& pass, const Match& match, const Target& target,
                     const Catalog& catalog, Graph& graph, Rewriter& rewriter, GraphIndex& index);

}  // namespace passnet
