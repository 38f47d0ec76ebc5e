// Splits the readers of concatenated tensors into one reader per part.
#pragma once

#include "fuse/stages.hpp"

namespace passnet {

struct Target;

// If several stages write one part each of a temporary (`cat`, `stack`) and a later map reads all
// of it with one loop along the concatenated dim, replaces that map by one stage per part, which
// reads only that part: the whole need not be stored, and a part may be inlined. A map
// that calls an expensive function is not split into runs that do not fill a vector, nor one whose
// tensor a reduction reads too, for which it is stored.
void split_concatenations(StageGroup& group, const Target& target);

}  // namespace passnet
