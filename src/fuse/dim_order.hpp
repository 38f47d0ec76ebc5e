// An order of the dims of a tensor in memory.
#pragma once

#include "base/small_vector.hpp"

#include <cstddef>

namespace passnet {

using DimOrder = SmallVector<size_t, 6>;  // dims, outermost first

}  // namespace passnet
