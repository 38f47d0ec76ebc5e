// Smaller drafts of the same kind, by which a failing instance is reduced.
#pragma once

#include "fuzz_pass/draft.hpp"

#include <vector>

namespace passnet {

// Each simpler than the draft in one respect, the boldest first: no layouts, fewer dims, smaller
// extents, values absent, f32.
std::vector<Draft> smaller_drafts(const Draft& draft);

}  // namespace passnet
