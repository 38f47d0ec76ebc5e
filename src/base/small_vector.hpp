// Vectors that store a few elements in place, so that a shape or a list of operands needs no
// allocation.
#pragma once

#include <absl/container/inlined_vector.h>

#include <cstddef>
#include <cstdint>

namespace passnet {

template <class T, size_t InPlace>
using SmallVector = absl::InlinedVector<T, InPlace>;

// One number per dim or loop.
using Integers = SmallVector<int64_t, 6>;

}  // namespace passnet
