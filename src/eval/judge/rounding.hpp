// Sentences about results that are right but rounded otherwise than the ops round them.
#pragma once

#include "tensor/tensor.hpp"
#include "type/dtype.hpp"

#include <cstddef>
#include <string>

namespace passnet {

// Returns the distance of two finite numbers in units of the last place that the dtype, one of
// floating point, has at `expected`.
double units_apart(double found, double expected, DType dtype);

// "result 0: 12 of 784 elements are off by one unit of bf16 at t = -5: round where an op ends", for
// a result with elements outside of that tolerance.
std::string describe_rounding(size_t index, const Tensor& result, const Tensor& answer);

}  // namespace passnet
