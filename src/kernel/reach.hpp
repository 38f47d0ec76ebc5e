// Which expressions of a kernel some of them are made of.
#pragma once

#include "kernel/kernel.hpp"

#include <span>
#include <vector>

namespace passnet {

// The roots and what they are made of, indices of loads included, each once, operands before users.
// Invalid roots are left out.
std::vector<ExprId> reached_from(const Kernel& kernel, std::span<const ExprId> roots);

// The value, the guard and the target index of a stage.
ExprIds roots_of(const Stage& stage);

// Where the expression stands in an ascending list that holds it.
size_t position_in(std::span<const ExprId> list, ExprId id);

}  // namespace passnet
