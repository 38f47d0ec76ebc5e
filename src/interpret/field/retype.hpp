// Kernels that compute with a field's elements in place of floats.
#pragma once

#include "diag/diagnostic.hpp"
#include "interpret/interpret_options.hpp"
#include "kernel/kernel.hpp"

#include <span>
#include <vector>

namespace passnet {

// The type of a value's elements in memory: f64, which holds words, for floats.
TensorType type_of_words(TensorType type);

// Makes all floats f64; they keep their dtype in `integer`. Adds what the kernel computes with
// to the run. Errors: "field-complex", "field-memory".
Result<Kernel> with_words(Kernel kernel, FieldRun& run);

// True if the kernel may decide by the numbers that floats represent. `rounds`: as in FieldRun.
bool decides_by_numbers(const Kernel& kernel, bool rounds);

// By buffer: the dtypes of floats, as bits by number, in which its elements and what they depend on
// are computed, given those of the inputs.
std::vector<uint32_t> dtypes_behind(const Kernel& kernel, std::span<const uint32_t> inputs);

// The bit of a dtype among floats; 0 for others.
constexpr uint32_t float_bit(DType dtype) {
  return is_float(dtype) ? 1u << static_cast<unsigned>(dtype) : 0;
}

}  // namespace passnet
