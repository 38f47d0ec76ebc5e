// Reductions over a few iterations as expressions: what reads them can then compute them in place.
#pragma once

#include "kernel/kernel.hpp"

namespace passnet {

// The kernel with every unguarded sum, product, maximum or minimum over at most `most` iterations
// (and at least one) as a map. Values differ by the order of additions alone.
Kernel unroll_reductions(Kernel kernel, int64_t most);

}  // namespace passnet
