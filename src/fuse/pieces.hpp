// Readers of what was joined, cut at the joints.
#pragma once

#include "fuse/stages.hpp"

namespace passnet {

// Where several stages write one piece each of a temporary (`cat`, `stack`) and a later map walks
// all of it with one loop along the joined dim, that map becomes a stage for each piece, which
// reads the piece by itself: the joined tensor need not be stored, and a piece may be computed in
// place.
void split_at_joints(StageGroup& group);

}  // namespace passnet
