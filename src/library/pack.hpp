// Copies factors of products whose strides a matrix library cannot express.
#pragma once

#include "kernel/kernel.hpp"
#include "kernel/target.hpp"

#include <span>

namespace passnet {

// The kernel with contiguous copies of those factors for which a product would then be a call of
// the library, and is none as it is: a batch of two loops without a common stride, for instance.
// Where the library takes no windows, rows of temporaries that calls read or write begin at
// multiples of 16 bytes: scores, for instance. `dtypes`: of the factors that the library takes.
// `layouts` has one entry per buffer; those without one are contiguous.
Kernel pack_products(const Kernel& kernel, std::span<const Layout> layouts,
                     std::span<const DType> dtypes, const LibraryRules& rules);

}  // namespace passnet
