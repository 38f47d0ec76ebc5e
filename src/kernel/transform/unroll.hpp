// Turns reductions over a few iterations into expressions, which readers can compute in place.
#pragma once

#include "kernel/kernel.hpp"

namespace passnet {

// The kernel with every unguarded sum, product, maximum or minimum over at most `most` iterations
// (and at least one) as a map. Values differ only by the order of additions.
Kernel unroll_reductions(Kernel kernel, int64_t most);

}  // namespace passnet
