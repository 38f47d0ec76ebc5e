// Masks that keep any number of elements of each row, at least one.
#pragma once

#include "ir/op/needs.hpp"
#include "tensor/tensor.hpp"

#include <cstdint>
#include <optional>

namespace passnet {

struct MaskOptions {
  std::optional<double> kept;  // the element by which it keeps others; none: it is added
  double least_masked = 0;     // magnitude of elements that mask, where it is added
  Domain domain;               // of elements
  bool keeps_first = false;    // the first element of each row is kept; else any one
  uint64_t key = 0;
};

// Returns a mask of the type of `valid`: rows keep one element, few, half, most, or all, some of
// them a prefix. One that is added keeps finite elements, which are those of `valid` or 0, and
// masks others by -inf; integers mask others by a neighbor of what is kept, or in half of the rows
// hold those of `valid`.
Tensor draw_mask(const Tensor& valid, const MaskOptions& options);

}  // namespace passnet
