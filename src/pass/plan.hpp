// Plans the order in which matching binds the ops of a pattern.
#pragma once

#include "pass/pass.hpp"

#include <vector>

namespace passnet {

// Starts at `root`; each further op is reached by a value that it shares with those before it:
// producers before readers, the later in the text first among producers, the earlier among readers.
// Ops that share no value with those follow, as further parts with roots of their own.
std::vector<PlanStep> plan_from(const Pass& pass, PatternNodeId root);

}  // namespace passnet
