// Turns comparisons of a guard into bounds of the innermost loop.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"

#include <vector>

namespace passnet {

// Returns the terms of a conjunction; none for an invalid expression.
std::vector<ExprId> conjuncts(const Kernel& kernel, ExprId guard);

// Removes the terms that compare affine indices and depend on the innermost loop from the stage's
// guard. The nest's loops are in order.
std::vector<LoopBound> take_bounds(const Kernel& kernel, const Stage& stage, const Nest& nest,
                                   size_t innermost, std::vector<ExprId>& terms);

}  // namespace passnet
