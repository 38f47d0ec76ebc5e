// Matrix products in double precision, which oneDNN does not have.
#pragma once

#include "cpu/library/matmul.hpp"

namespace passnet {

// A product of matrices of f64, as `Matmul` is one of f32 and bf16. Elements sum their products in
// an order that depends on the depth alone, each with one rounding.
class DoubleMatmul {
 public:
  // True if this processor multiplies and adds vectors in one instruction.
  static bool is_available();
  // Addend and strides are as those of a `Matmul`; all dtypes are f64.
  explicit DoubleMatmul(const MatmulShape& shape) : shape_(shape) {}

  size_t scratch_bytes() const;
  bool run(const MatmulOperands& operands) const;

 private:
  MatmulShape shape_;
};

}  // namespace passnet
