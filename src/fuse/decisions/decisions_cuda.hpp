// The rules of a GPU: a stored value costs memory traffic and a phase of its own, so that most are
// recomputed where they are read.
#pragma once

#include "fuse/decisions/fusion_rules.hpp"

#include <span>

namespace passnet {

// Stores a value that is computed from a buffer of which a later stage writes another part.
std::optional<FusionDecision> store_before_change(const FusionSite& site);
// Recomputes a value if all its evaluations together cost less than another phase, on the part of
// the GPU that runs the readers.
std::optional<FusionDecision> recompute_small_work(const FusionSite& site);
// Stores a value that is scattered: each thread that owns an element looks at all of them.
std::optional<FusionDecision> store_for_scatters(const FusionSite& site);
// Recomputes a value that is read once.
std::optional<FusionDecision> recompute_single_use(const FusionSite& site);
// Recomputes a cheap value that maps over more elements read, such as a scale per channel: it stays
// in registers, and its operands in the cache. If there are very many of them, a phase more costs
// less.
std::optional<FusionDecision> recompute_broadcast(const FusionSite& site);

std::span<const FusionRule> cuda_fusion_rules();

}  // namespace passnet
