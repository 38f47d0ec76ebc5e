// The figures that a run prints of a tensor.
#pragma once

#include "tensor/tensor.hpp"

#include <nlohmann/json.hpp>

namespace passnet {

// {"dtype", "shape", "checksum", "min", "max", "mean", "nan"}: figures over the elements that are
// not NaN (of complex ones, the real parts); null if there are none or JSON cannot hold them.
nlohmann::ordered_json summary(const Tensor& tensor);

}  // namespace passnet
