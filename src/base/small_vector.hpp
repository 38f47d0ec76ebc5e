// Vectors of few elements, which stand in the vector itself: no allocation for a shape or a list of
// operands.
#pragma once

#include <absl/container/inlined_vector.h>

#include <cstddef>
#include <cstdint>

namespace passnet {

template <class T, size_t InPlace>
using SmallVector = absl::InlinedVector<T, InPlace>;

// A number for each dim or loop.
using Integers = SmallVector<int64_t, 6>;

}  // namespace passnet
