// Describes what the libraries of a GPU compute, whether or not this machine has them.
#pragma once

#include "runtime/library.hpp"

namespace passnet {

// cuBLASLt multiplies f32, f16 and bf16; cuDNN convolves them, and attends in f16 and bf16.
Library cuda_library();

}  // namespace passnet
