// The loops of a stage whose iterations may run at the same time.
#pragma once

#include "kernel/analysis/nest.hpp"

#include <vector>

namespace passnet {

// Returns, by loop of the stage, true if iterations that differ in it, or in several such loops,
// never store to the same element. Loops that a reduction or a scan combines are not parallel.
// `nest`: the stage as `analyze_stage` returns it.
std::vector<bool> find_parallel_loops(const Kernel& kernel, const Stage& stage, const Nest& nest);

}  // namespace passnet
