// Seeds of instances: the places of given graphs that a pass matches, as drafts.
#pragma once

#include "fuzz_pass/draft_builder.hpp"

#include <span>
#include <vector>

namespace passnet {

// Returns one complete draft per distinct match of the pass in the graph, in program order, at most
// `limit`. Building it gives the matched nodes alone; operands that other nodes compute become
// inputs.
std::vector<Draft> find_seeds(const DraftBuilder& builder, const Graph& graph, size_t limit);

}  // namespace passnet
