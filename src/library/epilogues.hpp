// Groups of computations that run on blocks of a library call's result, in the launch of the call.
#pragma once

#include "fuse/merge.hpp"
#include "library/find_epilogue.hpp"

#include <optional>
#include <span>
#include <vector>

namespace passnet {

struct FoundEpilogue {
  uint32_t call = 0;     // the computation whose result it follows
  CpuSchedule schedule;  // of the group's kernel, on blocks of the result
};

struct Epilogues {
  std::vector<std::optional<FoundEpilogue>> by_group;
  std::vector<bool> is_absorbed;  // by group: true for a call that runs with a later group
};

// A group follows a call if it alone reads the call's result and needs no more of it at a time than
// a block. `kernels`: the merged kernel of each group, without stages for groups that are none.
// `calls`: by computation, those of the library.
Epilogues find_epilogues(const LoopProgram& program, std::span<const std::vector<uint32_t>> groups,
                         std::span<const FusedKernel> kernels,
                         std::span<const std::optional<LibraryCall>> calls, const Target& target);

}  // namespace passnet
