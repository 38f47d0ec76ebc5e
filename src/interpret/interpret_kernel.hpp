// Reference execution of a kernel, in blocks of the innermost loop; sums accumulate in double.
#pragma once

#include "diag/diagnostic.hpp"
#include "interpret/run_stage.hpp"
#include "tensor/tensor.hpp"

#include <span>

namespace passnet {

// `inputs` contiguous and of the kernel's types; gives the outputs in order. An error only for a
// data-dependent index out of range ("index-out-of-range").
// `spare[i]`, where there is one and it is not null, is inputs[i], which the caller needs no more:
// an output may take its memory.
Result<std::vector<Tensor>> interpret(const Kernel& kernel, std::span<const Tensor* const> inputs,
                                      const InterpretOptions& options = {},
                                      std::span<Tensor* const> spare = {});

}  // namespace passnet
