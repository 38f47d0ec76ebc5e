// Attention as cuDNN describes it.
#pragma once

#include "cuda/library/dnn_call.hpp"
#include "runtime/attention.hpp"

namespace passnet {

// True if cuDNN computes it where its tensors are: in half precision, with rows that are contiguous
// and begin at vectors.
bool fits_dnn(const Attention& attention);

// Describes an attention that fits. Operands are those of `LibraryCall`. Error: "cuda-call-failed".
Result<DnnGraph> describe_for_dnn(const DnnDriver& driver, const Attention& attention);

}  // namespace passnet
