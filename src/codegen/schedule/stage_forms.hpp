// Decides the form in which the stages of a schedule run within a row: vectors or single values,
// phases, bounds, caches, conversions, sums, prefetches.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"

namespace passnet {

struct Target;

// Fills in everything that printers need to know about every group, after the sizes are set.
void choose_forms(CpuSchedule& schedule, const Target& target);

}  // namespace passnet
