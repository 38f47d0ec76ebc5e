// The structure of a graph apart from its extents and floating dtypes.
#pragma once

#include "base/hash.hpp"
#include "ir/op/op.hpp"

namespace passnet {

// Equal for graphs with the same ops on the same operands, ranks and kinds of dtype, whose
// arguments differ at most in sizes, in floating dtypes, and in numbers beyond what f16 represents.
// Names and facts do not count; the order of nodes does. Linear time.
Digest structural_hash(const Graph& graph, const Catalog& catalog);

// Errors: "other-structure" unless the graph has this structure.
Result<void> expect_structure(const Graph& graph, const Catalog& catalog, const Digest& structure);

}  // namespace passnet
