// Results of runs over a field: where their words differ, and how far their numbers are apart.
#pragma once

#include "interpret/field/field.hpp"
#include "tensor/tensor.hpp"

#include <cstdint>

namespace passnet {

FieldWord word_at(const Tensor& words, int64_t at);

// The first element from `from` on that differs; -1 if there is none. Floats of `dtype` are words.
int64_t first_difference(DType dtype, const Tensor& expected, const Tensor& found,
                         int64_t from = 0);

// True if numbers of a result are so far apart that no rounding, and no approximation that is of
// use, explains it: by a tenth of the value, a thousandth of the root mean square, and `least`.
bool are_far(const Tensor& expected, const Tensor& found, double least);

// Rounds the numbers of a float to its dtype.
void round_numbers(DType dtype, Tensor& numbers);

// True if the numbers of a result decide otherwise where they round: more than a few elements of
// `found` differ from `expected`, of those that are the same in `rounded`, the expected result
// where numbers round.
bool differ_where_rounded(DType dtype, const Tensor& expected, const Tensor& rounded,
                          const Tensor& found);

}  // namespace passnet
