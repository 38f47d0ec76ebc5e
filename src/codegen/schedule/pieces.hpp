// Groups of a schedule that are the same loop over other memory.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"

namespace passnet {

// Sets `pieces` of the groups of a schedule whose forms and grains are chosen: the maps that copy
// the parts of a `cat`, for example, become the pieces of one loop, which is worth sharing between
// threads where a piece is not. They differ in buffers, offsets and the number of their rows, and
// none uses what another stores.
void join_pieces(CpuSchedule& schedule);

}  // namespace passnet
