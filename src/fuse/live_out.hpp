// Finds the storages that outlive the unit that computes them.
#pragma once

#include "lower/program.hpp"

#include <span>
#include <vector>

namespace passnet {

// Returns, by storage, true if the caller, or a unit other than the one that writes it, reads it.
// `unit_of`: by computation of the program, a number for the group or the fuse block that it is in.
std::vector<bool> find_live_out(const LoopProgram& program, std::span<const size_t> unit_of);

// Does the same for groups of computations, which together contain the whole program.
std::vector<bool> find_live_out(const LoopProgram& program,
                                std::span<const std::vector<uint32_t>> groups);

}  // namespace passnet
