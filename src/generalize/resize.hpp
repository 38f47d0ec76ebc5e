// Rebuilds a graph with other extents.
#pragma once

#include "generalize/symbols.hpp"

#include <span>

namespace passnet {

// Returns the graph with these values of the symbols, in their order. Types are inferred anew and
// must be what the symbols say; strides of inputs keep their order. Errors: "dim-value" for a value
// that a symbol cannot have, "resize-mismatch" where inference finds other extents, and the errors
// of ops.
Result<Graph> resize(const Graph& graph, const Catalog& catalog, const GraphSymbols& symbols,
                     std::span<const int64_t> values);

// The values of the table's symbols for values of the graph's symbols; "dim-value".
Result<std::vector<int64_t>> atom_values(const GraphSymbols& symbols,
                                         std::span<const int64_t> values);

// The number of elements of the largest value whose extents follow a symbol; INT64_MAX if one is
// too large to count, 0 if there is none.
int64_t largest_value(const GraphSymbols& symbols, std::span<const int64_t> atom_values);

}  // namespace passnet
