// Figures of a tensor's elements.
#pragma once

#include "tensor/tensor.hpp"

#include <cstdint>
#include <limits>

namespace passnet {

// Over the elements that are not NaN; of complex ones, the real parts.
struct TensorSummary {
  double min = std::numeric_limits<double>::infinity();
  double max = -std::numeric_limits<double>::infinity();
  double sum = 0;
  int64_t nan = 0;  // elements that are NaN
};

TensorSummary summarize(const Tensor& tensor);

}  // namespace passnet
