// Comparisons in a guard that become bounds of the innermost loop.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"

#include <vector>

namespace passnet {

// The terms of a conjunction; none for an invalid expression.
std::vector<ExprId> conjuncts(const Kernel& kernel, ExprId guard);

// Takes the terms that compare affine indices and depend on the innermost loop out of the stage's
// guard. The nest's loops are in order.
std::vector<LoopBound> take_bounds(const Kernel& kernel, const Stage& stage, const Nest& nest,
                                   size_t innermost, std::vector<ExprId>& terms);

}  // namespace passnet
