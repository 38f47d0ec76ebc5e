// Elements of a kernel's inputs on which elements of its outputs depend.
#pragma once

#include "kernel/analysis/touch.hpp"

#include <functional>

namespace passnet {

// Calls `ask` with each box of an input that the needed elements of outputs depend on.
// `needed` returns the set of an output, as contiguous offsets; elements that later stages load
// are added to it.
void walk_demand(const Kernel& kernel, UnknownAccess unknown,
                 const std::function<ElementSet&(BufferId output)>& needed,
                 const std::function<void(const TouchedBox&)>& ask);

}  // namespace passnet
