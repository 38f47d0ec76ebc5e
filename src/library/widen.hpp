// Turns products of narrow floats into products of f32, for libraries that support no others.
#pragma once

#include "kernel/kernel.hpp"

#include <span>

namespace passnet {

struct LibraryRules;

// The kernel with each product of `narrow` factors that a library would compute turned into one of
// f32: the factors are first copied to f32, and a narrow target is rounded afterwards. The computed
// values stay the same. `layouts` has one entry per buffer; those without one are contiguous.
Kernel widen_products(const Kernel& kernel, std::span<const Layout> layouts,
                      std::span<const DType> narrow, const LibraryRules& rules);

}  // namespace passnet
