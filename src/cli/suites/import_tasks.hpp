// Groups the graphs of a public folder tree, or of any source, into tasks of a suite.
#pragma once

#include "cli/suites/read_specimens.hpp"
#include "curate/suite/suite.hpp"

#include <span>
#include <vector>

namespace passnet {

// Groups by the task that the source names, else by op sequence. A group is named by its folder if
// the folder has no other group, as in `TASK/subgraph_0/model.py`; else by its ops. In the order of
// names; the pointers are into `specimens`.
std::vector<TaskGraphs> group_into_tasks(std::span<const SourcedSpecimen> specimens);

}  // namespace passnet
