// Splits the readers of concatenated tensors into one reader per part.
#pragma once

#include "fuse/stages.hpp"
#include "kernel/target.hpp"

namespace passnet {

// If several stages write one part each of a temporary (`cat`, `stack`) and a later map reads all
// of it with one loop along the concatenated dim, replaces that map by one stage per part, which
// reads only that part: the whole need not be stored, and a part may be inlined.
void split_concatenations(StageGroup& group, const FusionCosts& costs);

}  // namespace passnet
