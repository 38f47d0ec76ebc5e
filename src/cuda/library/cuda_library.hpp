// Describes what the libraries of a GPU compute, whether or not this machine has them.
#pragma once

#include "runtime/library.hpp"

namespace passnet {

// cuBLASLt multiplies f32, f16 and bf16, and cuDNN convolves them.
Library cuda_library();

}  // namespace passnet
