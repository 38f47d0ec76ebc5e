// A group of computations as one kernel.
#pragma once

#include "fuse/fate.hpp"
#include "kernel/target.hpp"
#include "lower/program.hpp"

#include <optional>
#include <span>
#include <vector>

namespace passnet {

// What became of what a computation of the group computes, for others of the group.
struct FusedValue {
  StorageId storage;
  Fate fate = Fate::kUnread;
  bool is_output = false;          // it is left for what is outside of the group, too
  std::optional<BufferId> buffer;  // of the kernel, where it is stored
};

struct FusedKernel {
  Kernel kernel;
  std::vector<Window> inputs;      // one an input of the kernel
  std::vector<StorageId> outputs;  // one an output; contiguous, whatever the kernel's dims are
  std::vector<FusedValue> values;  // one a storage that its computations write
  std::vector<std::vector<uint32_t>> computed;  // a stage: the computations that it computes
};

// Where the inputs and outputs of its kernel lie.
std::vector<Layout> layouts_of(const FusedKernel& fused);

// `members`: computations with kernels, ascending; nothing that one of them needs is computed from
// another's result outside of the group. `leaves`: by storage, whether something outside needs it
// (`find_leaves`).
// Values are those of the computations one by one: each is rounded to its dtype where it would be
// stored, whether it is or not.
FusedKernel merge_computations(const LoopProgram& program, std::span<const uint32_t> members,
                               const std::vector<bool>& leaves, const Target& target);

}  // namespace passnet
