// Which groups of computations run on blocks of a library call's result, in the call's own launch.
#pragma once

#include "fuse/merge.hpp"
#include "library/find_epilogue.hpp"

#include <optional>
#include <span>
#include <vector>

namespace passnet {

struct FoundEpilogue {
  uint32_t call = 0;  // the computation whose result it follows
  FusedKernel fused;
  BlockForm form;
};

struct Epilogues {
  std::vector<std::optional<FoundEpilogue>> by_group;
  std::vector<bool> is_absorbed;  // by group: a call that runs with a later group
};

// A group qualifies where it alone reads the result of a call, and needs no more of it at a time
// than a block. `calls`: by computation, those of the library.
Epilogues find_epilogues(const LoopProgram& program, std::span<const std::vector<uint32_t>> groups,
                         const std::vector<bool>& leaves,
                         std::span<const std::optional<LibraryCall>> calls, const Target& target);

}  // namespace passnet
