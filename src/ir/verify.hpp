// Structural checks of a graph, and its canonical hash.
#pragma once

#include "base/hash.hpp"
#include "ir/op/op.hpp"

namespace passnet {

// Checks single assignment, order, arguments against the schema, types against inference, results
// and mutated inputs, and that launches have a kernel. Reports "invalid-graph".
void verify(const Graph& graph, const Catalog& catalog, Diagnostics& diagnostics);

// Equal for graphs that differ only in names, strides, statistics, node order, and the order of
// commutative operands: a Merkle hash of the results together with the sorted multiset of all node
// hashes. Linear time.
Digest canonical_hash(const Graph& graph, const Catalog& catalog);

}  // namespace passnet
