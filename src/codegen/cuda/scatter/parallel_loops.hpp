// The loops of a stage whose iterations may run at the same time.
#pragma once

#include "kernel/analysis/nest.hpp"

#include <vector>

namespace passnet {

// Returns, by loop of the stage, true if iterations that differ in it, or in several such loops,
// never store to the same element. Loops that a reduction or a scan combines are not parallel.
// `nest`: the stage as `analyze_stage` returns it.
std::vector<bool> find_parallel_loops(const Kernel& kernel, const Stage& stage, const Nest& nest);

// Returns the dims of the target whose index depends on data. Nothing if there are none, or if an
// element is not determined by them and the parallel loops.
std::vector<size_t> find_data_dims(const Kernel& kernel, const Stage& stage);

}  // namespace passnet
