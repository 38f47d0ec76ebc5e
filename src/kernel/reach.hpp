// The expressions of a kernel on which others depend.
#pragma once

#include "kernel/kernel.hpp"

#include <span>
#include <vector>

namespace passnet {

// Returns the roots and all that they depend on, indices of loads included, each once, operands
// before users. Invalid roots are left out.
std::vector<ExprId> reached_from(const Kernel& kernel, std::span<const ExprId> roots);
// The same of all that the stages compute.
std::vector<ExprId> reached_from(const Kernel& kernel, std::span<const Stage> stages);

// Returns the value, the guard and the target index of a stage.
ExprIds roots_of(const Stage& stage);

// Returns, by buffer, whether the stages load it.
std::vector<bool> loaded_buffers(const Kernel& kernel, std::span<const Stage> stages);

// Returns the position of the expression in an ascending list that holds it.
size_t position_in(std::span<const ExprId> list, ExprId id);

}  // namespace passnet
