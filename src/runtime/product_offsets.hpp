// Where the iterations of nested loops lie in one of a product's tensors.
#pragma once

#include "runtime/product.hpp"

#include <optional>
#include <span>
#include <vector>

namespace passnet {

using ProductStride = int64_t ProductLoop::*;

// The distance from each iteration to the next where it is one and the same; 0 for one iteration.
std::optional<int64_t> uniform_stride(std::span<const ProductLoop> loops, ProductStride tensor);

// The offset of every iteration, the last loop fastest.
std::vector<int64_t> offsets(std::span<const ProductLoop> loops, ProductStride tensor);

// The offset of iteration `index`.
int64_t offset_of(std::span<const ProductLoop> loops, ProductStride tensor, int64_t index);

}  // namespace passnet
