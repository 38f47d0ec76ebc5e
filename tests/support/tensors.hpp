// Tensors of given or repeatable values, and the numbers that are compared otherwise than others.
#pragma once

#include "tensor/tensor.hpp"

#include <cmath>
#include <limits>
#include <vector>

namespace passnet {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

// A tensor of rank 1 of these values, rounded to its dtype.
inline Tensor tensor_of(DType dtype, const std::vector<double>& values) {
  Tensor tensor({dtype, {static_cast<int64_t>(values.size())}});
  for (size_t i = 0; i < values.size(); ++i) tensor.set_value(static_cast<int64_t>(i), values[i]);
  return tensor;
}

// Repeatable values in about [-2, 2); integers in [-100, 100).
inline Tensor repeatable_values(const TensorType& type, uint32_t seed = 1) {
  Tensor tensor(type);
  uint32_t state = seed * 2654435761u + 12345;
  for (int64_t i = 0; i < tensor.numel(); ++i) {
    state = state * 1664525u + 1013904223u;
    const double value = static_cast<double>(state >> 8) / (1 << 22) - 2;
    tensor.set_value(i, is_integral(type.dtype) ? std::floor(value * 50) : value);
  }
  return tensor;
}

}  // namespace passnet
