// The expressions of a kernel on which others depend.
#pragma once

#include "kernel/kernel.hpp"

#include <span>
#include <vector>

namespace passnet {

// Returns the roots and everything that they depend on, including indices of loads, each once,
// operands before users. Invalid roots are left out.
std::vector<ExprId> reached_from(const Kernel& kernel, std::span<const ExprId> roots);
// Does the same for everything that the stages compute.
std::vector<ExprId> reached_from(const Kernel& kernel, std::span<const Stage> stages);

// Returns the value, the guard and the target index of a stage.
ExprIds roots_of(const Stage& stage);

// Returns, by buffer, true if the stages load it.
std::vector<bool> loaded_buffers(const Kernel& kernel, std::span<const Stage> stages);

// Returns the position of the expression in an ascending list that contains it.
size_t position_in(std::span<const ExprId> list, ExprId id);

}  // namespace passnet
