// Describes what a library of computations computes on this machine.
#pragma once

#include "runtime/attention.hpp"
#include "runtime/convolution.hpp"
#include "type/dtype.hpp"

namespace passnet {

// Without functions there is no library, and no computation becomes a call of it.
struct Library {
  // True if the library multiplies factors of this dtype; null: of none.
  bool (*multiplies)(DType dtype) = nullptr;
  // True if the library has a fast implementation of it; null: of none.
  bool (*convolves)(const Convolution& convolution) = nullptr;
  // Convolutions take and give channels last and add no bias, so that other computations of the
  // plan copy operands and add biases; else convolutions take the operands as they are.
  bool places_convolutions = false;
  // True if the library has one call for it; null: for none.
  bool (*attends)(const Attention& attention) = nullptr;
  bool groups = false;      // it multiplies f32 and bf16 with matrices that numbers choose
  bool orders = false;      // it sorts rows, and selects their elements
  bool transforms = false;  // it computes Fourier transforms
};

}  // namespace passnet
