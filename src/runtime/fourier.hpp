// Fourier transforms as steps of a plan: descriptors of calls that transform lines of a tensor.
#pragma once

#include "type/shape.hpp"

#include <cstdint>
#include <vector>

namespace passnet {

// A transformed dim.
struct TransformedDim {
  uint64_t dim = 0;
  int64_t length = 0;  // of the transform: the operand is cut or padded with zeros to it
};

// Σ_j x[j] · exp(∓2πi·jk/n) along each of some dims, times a factor; the inverse has the plus. The
// operand is f32 or c64. Of the last transformed dim, the result may be the first half, or real and
// the operand the half that it mirrors. The result is contiguous.
struct Fourier {
  bool has_real_operand = false;
  bool has_half_result = false;
  bool has_real_result = false;
  bool inverse = false;
  double factor = 1;
  int64_t start = 0;  // offset of the operand's first element
  Shape shape;        // of the operand
  Strides strides;
  std::vector<TransformedDim> dims;  // one at least
};

Shape result_shape(const Fourier& fourier);

}  // namespace passnet
