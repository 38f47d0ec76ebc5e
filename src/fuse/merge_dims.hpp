// Buffers whose dims a reader does not keep apart: rows of one length that are read as rows of
// another one, as where relative positions are shifted.
#pragma once

#include "fuse/stages.hpp"

namespace passnet {

// Makes neighboring dims of a stored buffer one where an access would have to divide by the extent
// of a dim, and every access is a sum of loops over the merged dim. Buffers whose values readers
// can compute keep their dims.
void merge_dims(StageGroup& group);

}  // namespace passnet
