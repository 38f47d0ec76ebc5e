// Maps that store where data says, and would take long in the order of their iterations.
#pragma once

#include "kernel/analysis/nest.hpp"
#include "kernel/transform/map_pieces.hpp"

#include <vector>

namespace passnet {

struct Target;

// The order in which a map's iterations may store to the same element.
struct ScatterOrder {
  int64_t parallel = 1;  // iterations that never do
  int64_t serial = 1;    // others, for each of those
  int64_t owners = 1;    // elements that the others may store to; 1 if that cannot be told apart
};

// `nest`: the stage as `analyze_stage` returns it.
ScatterOrder scatter_order(const Kernel& kernel, const Stage& stage, const Nest& nest);

// True for a map that sets elements to values which depend on parallel loops alone: whichever of
// several iterations stores last, the element is the same.
bool stores_same_values(const Kernel& kernel, const Stage& stage, const Nest& nest,
                        const std::vector<bool>& parallel);

// True for a map whose iterations would take longer one after the other than all at once with
// atomic operations.
bool is_slow_scatter(const Kernel& kernel, const Stage& stage, const Nest& nest,
                     const Target& target);

// The kernel in which slow maps store whatever the order of their iterations. One that sets
// elements finds for each the last iteration that stores there, a maximum that atomic operations
// give, and then stores the value of that iteration alone: values are the same. One that adds
// floats adds integers, in units of the largest value of the element: sums are within 2^-31 of that
// or nearer, and the same in every run.
MapPieces free_order(const Kernel& kernel, std::span<const Layout> layouts, const Target& target);

}  // namespace passnet
