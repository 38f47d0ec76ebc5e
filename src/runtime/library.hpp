// Describes what a library of products and convolutions computes on this machine.
#pragma once

#include "runtime/convolution.hpp"
#include "type/dtype.hpp"

namespace passnet {

// Without functions there is no library, and no computation becomes a call of it.
struct Library {
  // True if the library multiplies factors of this dtype.
  bool (*multiplies)(DType dtype) = nullptr;
  // True if the library has a fast implementation of it; null: of none.
  bool (*convolves)(const Convolution& convolution) = nullptr;
};

}  // namespace passnet
