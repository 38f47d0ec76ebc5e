// Smaller drafts of the same kind, by which a failing instance is reduced.
#pragma once

#include "fuzz_pass/draft.hpp"

#include <vector>

namespace passnet {

// Each is simpler than the draft in one respect, the largest reductions first: no layouts, fewer
// dims, smaller extents, absent values, f32.
std::vector<Draft> smaller_drafts(const Draft& draft);

}  // namespace passnet
