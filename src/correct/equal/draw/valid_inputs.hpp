// Valid inputs, of which free elements take the numbers too.
#pragma once

#include "tensor/tensor.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace passnet {

class ValidInputs {
 public:
  explicit ValidInputs(std::vector<Tensor> drawn);

  const Tensor& drawn(size_t input) const { return drawn_[input]; }
  std::span<const double> numbers(size_t input) const { return numbers_[input]; }  // of floats
  // True for a mask that is added: some elements are infinite.
  bool is_mask(size_t input) const { return is_mask_[input]; }
  // The magnitude from which elements of such a mask count as infinite.
  static double least_masked(DType dtype);

 private:
  std::vector<Tensor> drawn_;
  std::vector<std::vector<double>> numbers_;
  std::vector<bool> is_mask_;
};

}  // namespace passnet
