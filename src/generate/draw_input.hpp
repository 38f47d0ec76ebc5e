// Draws the elements of one input.
#pragma once

#include "generate/distribution.hpp"

namespace passnet {

// True if elements of the input may share memory; then they must be equal.
bool overlaps(const TensorType& type, const Strides& strides);

// Elements that share memory are equal: such an input is drawn once for each place in memory, then
// read through its strides.
Tensor draw_input(const TensorType& type, const InputDraw& draw);

}  // namespace passnet
