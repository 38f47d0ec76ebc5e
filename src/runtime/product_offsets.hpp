// Offsets of the iterations of nested loops in one of a product's tensors.
#pragma once

#include "runtime/product.hpp"

#include <optional>
#include <span>
#include <vector>

namespace passnet {

using ProductStride = int64_t ProductLoop::*;

// Returns the stride from each iteration to the next if all are equal; 0 for one iteration.
std::optional<int64_t> uniform_stride(std::span<const ProductLoop> loops, ProductStride tensor);

// Returns the offset of every iteration, the last loop fastest.
std::vector<int64_t> offsets(std::span<const ProductLoop> loops, ProductStride tensor);

// Returns the offset of iteration `index`.
int64_t offset_of(std::span<const ProductLoop> loops, ProductStride tensor, int64_t index);

}  // namespace passnet
