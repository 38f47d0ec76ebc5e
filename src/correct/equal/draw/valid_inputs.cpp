#include "correct/equal/draw/valid_inputs.hpp"

#include "interpret/field/field.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace passnet {

ValidInputs::ValidInputs(std::vector<Tensor> drawn)
    : drawn_(std::move(drawn)), numbers_(drawn_.size()), is_mask_(drawn_.size()) {
  for (size_t input = 0; input < drawn_.size(); ++input) {
    const DType dtype = drawn_[input].type().dtype;
    if (!is_float(dtype)) continue;
    const double most = least_masked(dtype);
    for (int64_t i = 0; i < drawn_[input].numel(); ++i) {
      const double number = drawn_[input].value(i);
      numbers_[input].push_back(number);
      if (std::fabs(number) >= most) is_mask_[input] = true;
    }
  }
}

double ValidInputs::least_masked(DType dtype) {
  return is_float(dtype) ? std::min(Field::kInfinite, float_limits(dtype).most) : INFINITY;
}

}  // namespace passnet
