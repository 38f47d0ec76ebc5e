// Copies between tensors that lie in different ways.
#pragma once

#include "type/dtype.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace passnet {

// Copies every element of a tensor of this shape; strides in elements, negative and 0 too where it
// reads. The places may have any alignment; they share no byte.
void copy_strided(size_t element, std::span<const int64_t> shape, std::byte* to,
                  std::span<const int64_t> to_strides, const std::byte* from,
                  std::span<const int64_t> from_strides);

}  // namespace passnet
