// The stages of Fourier transforms, in double: mixed radices, and chirps for large prime factors.
#pragma once

#include "ops/lowering.hpp"

#include <vector>

namespace passnet {

// Complex numbers as two f64 temporaries.
struct ComplexParts {
  BufferId real;
  BufferId imaginary;
  ParameterIds extents;
};

ComplexParts complex_temporary(KernelBuilder& builder, const ParameterIds& extents);

// The parts of a value of any dtype, as f64.
struct ComplexValue {
  ExprId real;
  ExprId imaginary;
};
ComplexValue complex_value(KernelBuilder& builder, ExprId value);
ComplexValue load_parts(KernelBuilder& builder, const ComplexParts& parts, const ExprIds& index);
void map_parts(KernelBuilder& builder, const ComplexParts& parts, const ComplexValue& value);
// A c64 number.
ExprId complex_number(KernelBuilder& builder, const ComplexValue& value);
// The number of two parts of f32, which keeps their infinities, NaN and signs of zero.
ExprId complex_of_parts(KernelBuilder& builder, ExprId real, ExprId imaginary);

// Appends Σ_j x[j] · exp(∓2πi·jk/n) for every k along a dim of `length` elements, unscaled;
// `inverse` has the plus. Returns the parts that hold the result; `parts` is overwritten.
ComplexParts append_transform(KernelBuilder& builder, ComplexParts parts, size_t dim,
                              int64_t length, bool inverse);

}  // namespace passnet
