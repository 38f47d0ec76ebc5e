// Reference execution of a kernel, in blocks of the innermost loop; sums accumulate in double.
#pragma once

#include "diag/diagnostic.hpp"
#include "interpret/interpret_options.hpp"
#include "kernel/kernel.hpp"
#include "tensor/tensor.hpp"

#include <span>

namespace passnet {

// `inputs` are contiguous and of the kernel's types; returns the outputs in order. The only
// error is a data-dependent index out of range ("index-out-of-range"). If `spare[i]` exists and
// is not null, it is inputs[i], which the caller no longer needs: an output may take its
// memory.
Result<std::vector<Tensor>> interpret(const Kernel& kernel, std::span<const Tensor* const> inputs,
                                      const InterpretOptions& options = {},
                                      std::span<Tensor* const> spare = {});

}  // namespace passnet
