// The rules of a GPU: a stored value costs memory traffic and a phase of its own, so that most are
// recomputed where they are read.
#pragma once

#include "fuse/decisions/fusion_rules.hpp"

#include <span>

namespace passnet {

// Stores a value that is computed from a buffer of which a later stage writes another part.
std::optional<FusionDecision> store_before_change(const FusionSite& site);
// Recomputes a value if all its evaluations together cost less than another phase.
std::optional<FusionDecision> recompute_small_work(const FusionSite& site);
// Recomputes a value that is read once.
std::optional<FusionDecision> recompute_single_use(const FusionSite& site);
// Recomputes a cheap value that maps over more elements read, such as a scale per channel: it stays
// in registers, and its operands in the cache.
std::optional<FusionDecision> recompute_broadcast(const FusionSite& site);

std::span<const FusionRule> cuda_fusion_rules();

}  // namespace passnet
