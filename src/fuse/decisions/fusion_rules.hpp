// A rule that decides whether a value is stored, and the rules that any target may use.
#pragma once

#include "fuse/decisions/fusion_decision.hpp"
#include "fuse/decisions/fusion_site.hpp"

#include <optional>

namespace passnet {

// Decides whether the site's value is stored; nothing if the rule does not apply to it. Every site
// is a map that stores each element once, and has readers.
using FusionRule = std::optional<FusionDecision> (*)(const FusionSite& site);

// Stores a value if computing it would make a reader's expression too long.
std::optional<FusionDecision> limit_length(const FusionSite& site);
// Stores a value whose computation checks indices or divisors, if readers leave out elements.
std::optional<FusionDecision> evaluate_checks(const FusionSite& site);
// Compares the operations of recomputing the value with those of storing and loading it. Always
// decides.
std::optional<FusionDecision> compare_costs(const FusionSite& site);

}  // namespace passnet
