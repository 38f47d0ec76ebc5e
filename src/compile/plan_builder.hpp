// Builds plans: hands out slots for values, then packs slots whose lifetimes do not overlap into
// shared blocks.
#pragma once

#include "kernel/kernel.hpp"
#include "runtime/plan.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace passnet {

struct PlanRules;
struct Target;

struct SlotTag;
using SlotId = Id<SlotTag>;

// The place of a value while the plan is being built.
struct SlotPlacement {
  SlotId slot;
  TensorType type;
  Layout layout;
};

class PlanBuilder {
 public:
  SlotPlacement add_input(const TensorType& type, std::span<const int64_t> strides);
  // Adds contiguous memory with these contents.
  SlotPlacement add_constant(const Tensor& tensor);
  // Adds fresh contiguous memory.
  SlotPlacement add_temporary(const TensorType& type);
  // Adds memory for what the next step refuses.
  SlotId add_report(std::string label);
  void add_launch(uint32_t kernel, std::span<const SlotId> buffers, std::vector<int64_t> parameters,
                  const LaunchShape& shape = {}, std::string entry = {});
  // `buffers`: those that `LibraryCall` names, and then those of the epilogue.
  void add_library_step(LibraryStep step, std::span<const SlotId> buffers);
  void add_result(const SlotPlacement& placement);
  // Lifetimes of values in one block do not overlap; blocks that hold results are never reused.
  Plan finish(const Target& target);

 private:
  struct Slot {
    int64_t bytes = 0;
    BlockRole role = BlockRole::kTemporary;
    uint32_t first_step = 0;
    uint32_t last_step = 0;
    std::vector<std::byte> contents;
  };
  struct PendingStep {
    Step step;  // whose buffers are filled in at the end
    std::vector<SlotId> slots;
  };
  void add_pending(Step step, std::span<const SlotId> slots);
  std::vector<BlockId> assign_blocks(Plan& plan, const PlanRules& rules) const;

  std::vector<Slot> slots_;
  std::vector<SlotPlacement> inputs_;
  std::vector<SlotPlacement> results_;
  std::vector<PendingStep> steps_;
  std::vector<std::pair<SlotId, std::string>> reports_;
};

}  // namespace passnet
