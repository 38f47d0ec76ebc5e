// Merges a group of computations into one kernel.
#pragma once

#include "fuse/decisions/fusion_decision.hpp"
#include "lower/program.hpp"

#include <optional>
#include <span>
#include <vector>

namespace passnet {

struct Target;

// The decision for a value that one computation of the group passes to others.
struct FusedValue {
  StorageId storage;
  FusionDecision decision = FusionDecision::kUnread;
  bool is_output = false;          // something outside of the group reads it, too
  std::optional<BufferId> buffer;  // of the kernel, if the value is stored
};

struct FusedKernel {
  Kernel kernel;
  std::vector<Window> inputs;  // one per input of the kernel
  std::vector<StorageId>
      outputs;  // one per output; contiguous, independent of the order of the kernel's dims
  std::vector<FusedValue> values;  // one per storage that the group's computations write
  std::vector<std::vector<uint32_t>> computed;  // per stage: the computations that it computes
};

// Returns the layouts of the inputs and outputs of its kernel.
std::vector<Layout> layouts_of(const FusedKernel& fused);

// `members`: computations with kernels, ascending; no computation outside of the group may both
// read a result of one and be needed by another. `live_out`: by storage, true if something outside
// of the group that writes it reads it (`find_live_out`). The values equal those of the separate
// computations: each is rounded to its dtype where it would be stored, even if it is not.
FusedKernel merge_computations(const LoopProgram& program, std::span<const uint32_t> members,
                               const std::vector<bool>& live_out, const Target& target);

}  // namespace passnet
