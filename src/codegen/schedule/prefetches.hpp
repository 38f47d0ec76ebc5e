// Chooses the loads that a vector body prefetches for a later iteration of a loop around it.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"

#include <vector>

namespace passnet {

struct Target;

// Returns those of a stage that runs in vectors, `work` elementary operations per element; requires
// the order of its loops.
std::vector<Prefetch> choose_prefetches(const CpuSchedule& schedule, const CpuRows& group,
                                        size_t stage, int64_t work, const Target& target);

}  // namespace passnet
