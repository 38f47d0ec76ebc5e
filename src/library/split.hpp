// Splits a kernel into steps: products for the matrix library, and generated kernels for the parts
// between.
#pragma once

#include "library/find_product.hpp"
#include "library/kernel_parts.hpp"

#include <span>
#include <variant>
#include <vector>

namespace passnet {

using SplitPart = std::variant<KernelPart, FoundProduct>;

// Returns the parts in the order in which they run. Buffers that one part writes and another reads
// are outputs of the first, whatever they are in the whole kernel. Returns one KernelPart of all
// stages if nothing is for the library. `layouts` has one entry per buffer; those without one are
// contiguous. `dtypes` are those that the library multiplies.
std::vector<SplitPart> split(const Kernel& kernel, std::span<const Layout> layouts,
                             std::span<const DType> dtypes, const LibraryRules& rules);

}  // namespace passnet
