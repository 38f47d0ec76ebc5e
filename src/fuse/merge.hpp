// A group of computations as one kernel.
#pragma once

#include "fuse/program.hpp"

#include <span>
#include <string>
#include <vector>

namespace passnet {

struct FusedKernel {
  Kernel kernel;
  std::vector<Window> inputs;      // one an input of the kernel
  std::vector<StorageId> outputs;  // one an output; contiguous, whatever the kernel's dims are
  std::vector<std::string> notes;  // what became of the values between its computations
};

// `members`: computations with kernels, ascending; nothing that one of them needs is computed from
// another's result outside of the group. `leaves`: by storage, whether something outside needs it
// (`find_leaves`).
// Values are those of the computations one by one: each is rounded to its dtype where it would be
// stored, whether it is or not.
FusedKernel merge_computations(const LoopProgram& program, std::span<const uint32_t> members,
                               const std::vector<bool>& leaves);

}  // namespace passnet
