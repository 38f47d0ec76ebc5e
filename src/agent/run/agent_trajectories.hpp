// The trajectories of a run.
#pragma once

#include "agent/run/budget.hpp"
#include "agent/run/run_state.hpp"
#include "agent/trajectory/trajectory.hpp"

#include <span>
#include <string>
#include <vector>

namespace passnet {

// One per attempt that has begun, by task and number. Their outcomes are those on the graphs for
// drafts: nothing of a hidden graph is in them.
std::vector<Trajectory> trajectories_of(std::span<const TaskState> tasks,
                                        const std::string& candidate, const BudgetLimits& prices);

}  // namespace passnet
