// Windows in which elements share memory.
#pragma once

#include "ir/op/op.hpp"

namespace passnet {

// True if elements of the window may be the same memory: a dim does not step over what the dims
// with smaller strides reach.
bool repeats(const View& window);

}  // namespace passnet
