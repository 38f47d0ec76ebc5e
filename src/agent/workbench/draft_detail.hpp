// Details that authors may read of a graph for drafts: nothing of its text.
#pragma once

#include "agent/workbench/instruments.hpp"
#include "eval/record/record.hpp"
#include "ir/graph.hpp"

#include <string>

namespace passnet {

// Returns the record's detail without values of the graph. If no pass of the text matches, it names
// the part of the nearest pattern at which matching stopped, in the author's own words; of other
// failures, lists of extents are left out, and of those of compiling what was found.
std::string without_values(const Record& record, const Graph& graph, const std::string& text,
                           Instruments& instruments);

}  // namespace passnet
