// Chooses which computations share a launch.
#pragma once

#include "lower/program.hpp"

#include <functional>
#include <vector>

namespace passnet {

struct Target;

// The time that analyses and compilers need grows faster than the number of a kernel's stages.
inline constexpr size_t kMaxStages = 64;        // not tuning: of a computation that may be merged,
                                                // and of each launch of one with more
inline constexpr size_t kMaxGroupStages = 256;  // not tuning: of a group

struct GroupOptions {
  // True for computations that are not merged with others (library calls).
  std::function<bool(const Computation&)> launches_alone = [](const Computation&) { return false; };
};

// Returns groups of computations (indices, ascending), in an order in which they can run. Authors'
// launches, and computations of more than `kMaxStages` stages, are groups of one. A group holds
// computations that are connected by what they read and write, and between which no other group has
// to run; on a GPU, it also holds small ones that are not connected: their threads run side by
// side.
std::vector<std::vector<uint32_t>> choose_groups(const LoopProgram& program,
                                                 const GroupOptions& options, const Target& target);

}  // namespace passnet
