// Products of narrow floats as products of f32, for libraries that know no others.
#pragma once

#include "kernel/kernel.hpp"
#include "kernel/target.hpp"

#include <span>

namespace passnet {

// The kernel with each product of `narrow` factors that a library would take turned into one of
// f32: the factors are copied to f32 before it, and a narrow target is rounded after it. What is
// computed stays the same. `layouts`: one a buffer; those without one are contiguous.
Kernel widen_products(const Kernel& kernel, std::span<const Layout> layouts,
                      std::span<const DType> narrow, const LibraryRules& rules);

}  // namespace passnet
