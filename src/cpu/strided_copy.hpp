// Copies between tensors with different strides.
#pragma once

#include "type/dtype.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace passnet {

// Copies every element of a tensor of this shape. Strides are in elements; those of `from` may be
// negative or 0. Both sides may have any alignment, and they share no byte.
void copy_strided(size_t element, std::span<const int64_t> shape, std::byte* to,
                  std::span<const int64_t> to_strides, const std::byte* from,
                  std::span<const int64_t> from_strides);

}  // namespace passnet
