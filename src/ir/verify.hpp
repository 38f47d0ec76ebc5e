// Structural checks of a graph, and its canonical hash.
#pragma once

#include "base/hash.hpp"
#include "ir/op/op.hpp"

namespace passnet {

// Single assignment, order, arguments that fit the schema, types equal to what inference gives,
// results and mutated inputs consistent, launches with a kernel. Reports "invalid-graph".
void verify(const Graph& graph, const Catalog& catalog, Diagnostics& diagnostics);

// Equal for graphs that differ only in names, strides, statistics, node order, and the order of
// commutative operands: a Merkle hash of the results together with the sorted multiset of all node
// hashes. Linear time.
Digest canonical_hash(const Graph& graph, const Catalog& catalog);

}  // namespace passnet
