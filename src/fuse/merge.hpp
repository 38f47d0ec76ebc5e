// Merges a group of computations into one kernel.
#pragma once

#include "fuse/fusion_decision.hpp"
#include "kernel/target.hpp"
#include "lower/program.hpp"

#include <optional>
#include <span>
#include <vector>

namespace passnet {

// How a value that one computation of the group passes to others was handled.
struct FusedValue {
  StorageId storage;
  FusionDecision decision = FusionDecision::kUnread;
  bool is_output = false;          // something outside of the group reads it, too
  std::optional<BufferId> buffer;  // of the kernel, if the value is stored
};

struct FusedKernel {
  Kernel kernel;
  std::vector<Window> inputs;      // one per input of the kernel
  std::vector<StorageId> outputs;  // one per output; contiguous, whatever the kernel's dims are
  std::vector<FusedValue> values;  // one per storage that the group's computations write
  std::vector<std::vector<uint32_t>> computed;  // per stage: the computations that it computes
};

// Returns the layouts of the inputs and outputs of its kernel.
std::vector<Layout> layouts_of(const FusedKernel& fused);

// `members`: computations with kernels, ascending; nothing that one of them needs is computed from
// another's result outside of the group. `live_out`: by storage, whether something outside of the
// group that writes it reads it (`find_live_out`).
// Values are those of the computations one by one: each is rounded to its dtype where it would be
// stored, whether it is or not.
FusedKernel merge_computations(const LoopProgram& program, std::span<const uint32_t> members,
                               const std::vector<bool>& live_out, const Target& target);

}  // namespace passnet
