// Runs a graph in small, to see whether its results are finite.
#pragma once

#include "generalize/symbols.hpp"

#include <optional>
#include <vector>

namespace passnet {

// The smallest values of the symbols, in their order, with which the graph has a form of at most
// `max_flops`; nullopt if none is found.
std::optional<std::vector<int64_t>> find_small_values(const Graph& graph, const Catalog& catalog,
                                                      const GraphSymbols& symbols,
                                                      double max_flops);

// For each result of the graph on valid inputs, true if all of its elements are finite. Errors:
// those of `interpret`.
Result<std::vector<bool>> find_finite_results(const Graph& graph, const Catalog& catalog);

}  // namespace passnet
