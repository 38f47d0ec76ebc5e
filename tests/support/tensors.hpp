// Small tensors, and the numbers that are compared otherwise than others.
#pragma once

#include "tensor/tensor.hpp"

#include <limits>
#include <vector>

namespace passnet {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

// A tensor of rank 1 of these values, rounded to its dtype.
inline Tensor tensor_of(DType dtype, const std::vector<double>& values) {
  Tensor tensor({dtype, {static_cast<int64_t>(values.size())}});
  for (size_t i = 0; i < values.size(); ++i) tensor.set_value(static_cast<int64_t>(i), values[i]);
  return tensor;
}

}  // namespace passnet
