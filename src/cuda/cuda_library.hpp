// Describes what the matrix library of a GPU computes, whether or not this machine has it.
#pragma once

#include "runtime/library.hpp"

namespace passnet {

// cuBLASLt multiplies f32, f16 and bf16. Convolutions are generated kernels.
Library cuda_library();

}  // namespace passnet
