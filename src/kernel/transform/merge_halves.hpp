// Merges maps that store the first and the second elements of pairs.
#pragma once

#include "kernel/transform/map_pieces.hpp"

namespace passnet {

// Two maps that follow each other become one, with a last loop of two iterations, if the second
// stores the elements after those of the first. Where they read different elements of a pair, the
// merged one reads the pair; where they compute differently, it chooses. Values are the same.
MapPieces merge_halves(MapPieces pieces);

}  // namespace passnet
