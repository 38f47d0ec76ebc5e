// The extents that a symbol may have in variants.
#pragma once

#include "generalize/symbols.hpp"

#include <vector>

namespace passnet {

// Sensible extents of the symbol's class other than its own, ascending; every one is possible by
// its step and offset. Sides of 7·2^k stay such; where steps or an offset leave
// none of the list, fractions and multiples.
std::vector<int64_t> list_sizes(const DimSymbol& symbol);

}  // namespace passnet
