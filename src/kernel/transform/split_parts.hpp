// Splits stages where the parts end in which others write what they read.
#pragma once

#include "kernel/transform/map_pieces.hpp"

namespace passnet {

// The kernel in which stages that read a buffer row by row are split at the ends of the parts that
// several maps write, as those of a `cat`, and stages that read their results in turn; each part of
// a temporary is a temporary of its own where all of its readers are split. A part of a row
// reduction then shares rows with the map that writes what it reads. Values are the same. The
// kernel itself if no reduction reads such parts.
MapPieces split_parts(const Kernel& kernel);

}  // namespace passnet
