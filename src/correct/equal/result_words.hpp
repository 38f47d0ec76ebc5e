// Results of runs over a field: where their words differ, and how far their numbers are apart.
#pragma once

#include "interpret/field/field.hpp"
#include "tensor/tensor.hpp"

#include <cstdint>
#include <optional>

namespace passnet {

FieldWord word_at(const Tensor& words, int64_t at);

// The first element from `from` on that differs; -1 if there is none. Floats of `dtype` are words.
int64_t first_difference(DType dtype, const Tensor& expected, const Tensor& found,
                         int64_t from = 0);

// True if an element is not a number.
bool has_nan(const Tensor& words);

// The numbers of a float dtype from one power of 2 to the next.
double precision(DType dtype);

// The coarsest of some dtypes of floats, by float_bit(); none of none.
std::optional<DType> coarsest(uint32_t dtypes);

// The distance of two numbers that shows that they are those of different functions: more than all
// of these.
struct FarLimits {
  double least = 0;
  double share = 0;    // of the greater number
  double of_mean = 0;  // of the root mean square of the result
};

// No rounding, and no approximation that is of use, explains more.
inline constexpr FarLimits kFarApart{.least = 0.01, .share = 0.1, .of_mean = 1e-3};
// Constants of seven digits, or of fewer where the dtype is as coarse, explain no more.
FarLimits rounding_limits(DType dtype);

bool are_far(const Tensor& expected, const Tensor& found, const FarLimits& limits);

// Rounds the numbers of a float to its dtype.
void round_numbers(DType dtype, Tensor& numbers);

// True if the numbers of a result decide otherwise where they round: more than a few elements of
// `found` differ from `expected`, of those that are the same in `rounded`, the expected result
// where numbers round.
bool differ_where_rounded(DType dtype, const Tensor& expected, const Tensor& rounded,
                          const Tensor& found);

}  // namespace passnet
