// Evidence for the roles of extents.
#pragma once

#include "generalize/dim_class.hpp"
#include "generalize/trace/node_trace.hpp"

#include <vector>

namespace passnet {

// Returns the class of every symbol of the table, by index, as most of the places where it occurs
// suggest: dims of inputs and of results, and the ops that read them.
std::vector<DimClass> classify(const Graph& graph, const Catalog& catalog,
                               const TracedExtents& traced);

}  // namespace passnet
