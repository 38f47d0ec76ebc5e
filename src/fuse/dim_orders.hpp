// Chooses the order of the dims of a merged kernel's temporaries in memory.
#pragma once

#include "fuse/decisions/fusion_decisions.hpp"
#include "fuse/dim_order.hpp"

#include <vector>

namespace passnet {

// Returns, per buffer, its dims in memory order, outermost first; empty if their order stays as it
// is. Stages that store or load a temporary vote with their iterations for the order in which they
// access the kernel's inputs and outputs. `needed`: by buffer, true if it is stored.
std::vector<DimOrder> choose_dim_orders(const StageGroup& group, const FusionDecisions& decisions,
                                        const std::vector<bool>& needed);

}  // namespace passnet
