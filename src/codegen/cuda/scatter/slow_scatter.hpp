// Maps that store where data says, and would take long in the order of their iterations.
#pragma once

#include "kernel/analysis/nest.hpp"
#include "kernel/transform/map_pieces.hpp"

#include <vector>

namespace passnet {

struct Target;

// True for a map that sets elements to values which depend on parallel loops alone: whichever of
// several iterations stores last, the element is the same. `nest`, here and below: the stage as
// `analyze_stage` returns it; `parallel`: its loops, as `find_parallel_loops` returns them.
bool stores_same_values(const Kernel& kernel, const Stage& stage, const Nest& nest,
                        const std::vector<bool>& parallel);

// True for a map whose iterations would take longer one after the other than all at once with
// atomic operations.
bool is_slow_scatter(const Kernel& kernel, const Stage& stage, const Nest& nest,
                     const Target& target);

// The kernel in which slow maps store whatever the order of their iterations. One that sets
// elements finds for each the last iteration that stores there, a maximum that atomic operations
// give, and then stores the value of that iteration alone: values are the same. One that adds
// floats adds integers, and gives the same in every run: each value is rounded to 2^-30 of the
// largest of its element, or finer if fewer than 2^32 are added.
MapPieces free_order(const Kernel& kernel, std::span<const Layout> layouts, const Target& target);

}  // namespace passnet
