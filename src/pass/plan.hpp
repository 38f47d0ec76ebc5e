// In which order matching binds the ops of a pattern.
#pragma once

#include "pass/pass.hpp"

#include <vector>

namespace passnet {

// From `root` on, each op by a value that it shares with those before it: a producer before a
// reader, the later in the text first among producers, the earlier among readers. Ops that share no
// value with the others are left out.
std::vector<PlanStep> plan_from(const Pass& pass, PatternNodeId root);

}  // namespace passnet
