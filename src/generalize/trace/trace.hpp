// Traces the extents of a graph's inputs through its ops.
#pragma once

#include "generalize/trace/node_trace.hpp"

namespace passnet {

// Gives every dim of every input a symbol, and follows them through all nodes: symbols that must be
// equal become one, those that cannot change are pinned. Dims of weights are fixed: the position in
// which ops read an input tells. The result holds for any values of the remaining symbols as far as
// type inference tells: `resize` checks each.
TracedExtents trace_extents(const Graph& graph, const Catalog& catalog);

}  // namespace passnet
