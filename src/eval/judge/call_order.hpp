// The order in which the sides of a graph are called.
#pragma once

#include <cstddef>

namespace passnet {

// Returns the side, of `sides`, whose turn is number `turn` in call number `call`. In each call
// every side has one turn. No side follows itself, also from call to call: it would find its data
// in the caches, and the median of times with and without it depends on how many there are of each.
// From three sides on, the first side and the direction change from call to call, so that no side
// always follows the same one.
size_t side_at(size_t turn, size_t call, size_t sides);

}  // namespace passnet
