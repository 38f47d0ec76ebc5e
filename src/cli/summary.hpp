// The figures that a run prints about a tensor.
#pragma once

#include "tensor/tensor.hpp"

#include <nlohmann/json.hpp>

namespace passnet {

// {"dtype", "shape", "checksum", "min", "max", "mean", "nan"}: figures over the elements that are
// not NaN (for complex ones, the real parts); null if there are none or JSON cannot represent them.
nlohmann::ordered_json summary(const Tensor& tensor);

}  // namespace passnet
