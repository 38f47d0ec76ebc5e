// Convolutions as cuDNN describes them.
#pragma once

#include "cuda/library/dnn_call.hpp"
#include "runtime/convolution.hpp"

namespace passnet {

// True if cuDNN's interface can express it, without its bias.
bool fits_dnn(const Convolution& convolution);

// Describes a convolution that fits. Operands: input, weight, result. Error: "cuda-call-failed".
Result<DnnGraph> describe_for_dnn(const DnnDriver& driver, const Convolution& convolution);

}  // namespace passnet
