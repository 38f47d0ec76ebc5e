// Which computations share a launch.
#pragma once

#include "kernel/target.hpp"
#include "lower/program.hpp"

#include <functional>
#include <span>
#include <vector>

namespace passnet {

struct FuseOptions {
  // Computations that are launches of their own whatever stands beside them (library calls).
  std::function<bool(const Computation&)> stands_alone = [](const Computation&) { return false; };
};

// Groups of computations (indices, ascending), in an order in which they can run. Launches stand
// alone. A group holds computations that are connected by what they read and write, and between
// which no other group has to run.
std::vector<std::vector<uint32_t>> choose_groups(const LoopProgram& program,
                                                 const FuseOptions& options, const Target& target);

// By storage, whether the caller, or another group than the one that writes it, reads it.
std::vector<bool> find_leaves(const LoopProgram& program,
                              std::span<const std::vector<uint32_t>> groups);

}  // namespace passnet
