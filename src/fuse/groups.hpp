// Chooses which computations share a launch.
#pragma once

#include "kernel/target.hpp"
#include "lower/program.hpp"

#include <functional>
#include <vector>

namespace passnet {

struct GroupOptions {
  // True for computations that are not merged with others (library calls).
  std::function<bool(const Computation&)> launches_alone = [](const Computation&) { return false; };
};

// Returns groups of computations (indices, ascending), in an order in which they can run. Authors'
// launches are groups of one. A group holds computations that are connected by what they read and
// write, and between which no other group has to run; on a GPU, it also holds small ones that are
// not connected: their threads run side by side.
std::vector<std::vector<uint32_t>> choose_groups(const LoopProgram& program,
                                                 const GroupOptions& options, const Target& target);

}  // namespace passnet
