// The numbers with which a graph compares elements.
#pragma once

#include "ir/op/op.hpp"

#include <vector>

namespace passnet {

// Returns the constants of the graph's comparisons (`eq`, `lt` …), each once, in program order:
// what a graph does on one side of them, elements drawn at random may never show.
std::vector<double> find_compared_numbers(const Graph& graph, const Catalog& catalog);

}  // namespace passnet
