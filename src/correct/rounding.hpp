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

// True if few of the elements of all calls are outside of the tolerance: one in 250. One element
// that is rounded otherwise changes several of a product that reads it, so a call may have more.
bool are_few_of_all(int64_t wrong, int64_t elements);

// True if a result that is as close to the computation in double as the reference differs from it
// as another order of sums does. In f16 and bf16, where it may also lack a rounding between two
// ops, at most one element in a thousand, or one, may be outside of the tolerance at t = -5.
bool is_other_order(const TensorType& type, int64_t wrong);

// "result 0: 12 of 784 elements are off by one unit of bf16 at t = -5: round where an op ends", for
// a result with elements outside of that tolerance.
std::string describe_rounding(size_t index, const Tensor& result, const Tensor& answer);

}  // namespace passnet
