// Decides which values of a group are stored, and which are computed by their readers.
#pragma once

#include "fuse/decisions/fusion_rules.hpp"
#include "fuse/stages.hpp"

#include <span>
#include <vector>

namespace passnet {

// Returns the target's rules in the order in which they are asked: the first that applies decides,
// and the last one always does.
std::span<const FusionRule> fusion_rules(const Target& target);

struct FusionDecisions {
  std::vector<FusionDecision> by_buffer;
  std::vector<bool> is_inlined;  // by buffer: readers take the writer's value, not memory
  std::vector<bool> is_emitted;  // by stage: true if it runs
};

// Decides from the last stage to the first, by the rules of the target (`fusion_rules`).
FusionDecisions decide_fusion(const StageGroup& group, const Target& target);

// Returns the computations whose values an emitted stage computes: its own, and those that it
// inlines. `members`: the group's, by number in the group.
std::vector<uint32_t> computed_by(const StageGroup& group, const FusionDecisions& decisions,
                                  std::span<const uint32_t> members, size_t stage);

}  // namespace passnet
