// Leaves out what is written over.
#pragma once

#include "kernel/transform/map_pieces.hpp"

namespace passnet {

// The kernel in which a map that fills a whole buffer with one value fills only what the maps
// that store there before it is read leave, as the border of a `pad`; nothing waits for another
// then. Values are the same.
MapPieces trim_fills(const Kernel& kernel);

}  // namespace passnet
