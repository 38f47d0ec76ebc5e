// Kernels that compute with a field's elements in place of floats.
#pragma once

#include "diag/diagnostic.hpp"
#include "interpret/interpret_options.hpp"
#include "kernel/kernel.hpp"

namespace passnet {

// The type of a value's elements in memory: f64, which holds words, for floats.
TensorType type_of_words(TensorType type);

// Makes all floats f64; constants keep their dtype in `integer`. Adds the dtypes of what the kernel
// computes to the run's. Errors: "field-complex",
// "field-memory".
Result<Kernel> with_words(Kernel kernel, FieldRun& run);

}  // namespace passnet
