#include "correct/equal/result_words.hpp"

#include "base/check.hpp"
#include "interpret/field/retype.hpp"
#include "tensor/half.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace passnet {

FieldWord word_at(const Tensor& words, int64_t at) {
  FieldWord word = 0;
  std::memcpy(&word, words.bytes().data() + static_cast<size_t>(at) * sizeof word, sizeof word);
  return word;
}

int64_t first_difference(DType dtype, const Tensor& expected, const Tensor& found, int64_t from) {
  const auto a = expected.bytes();
  const auto b = found.bytes();
  CHECK(a.size() == b.size());
  const size_t size = is_float(dtype) ? sizeof(FieldWord) : byte_size(dtype);
  for (size_t at = static_cast<size_t>(from) * size; at < a.size(); at += size) {
    FieldWord left = 0;
    FieldWord right = 0;
    std::memcpy(&left, a.data() + at, size);
    std::memcpy(&right, b.data() + at, size);
    const bool is_equal = is_float(dtype) ? Field::equal(left, right) : left == right;
    if (!is_equal) return static_cast<int64_t>(at / size);
  }
  return -1;
}

bool has_nan(const Tensor& words) {
  for (int64_t at = 0; at < words.numel(); ++at) {
    if (Field::is_nan(word_at(words, at))) return true;
  }
  return false;
}

double precision(DType dtype) {
  const FloatLimits limits = float_limits(dtype);
  return limits.least_normal / limits.least;
}

std::optional<DType> coarsest(uint32_t dtypes) {
  std::optional<DType> found;
  for (const DTypeInfo& entry : kDTypes) {
    if ((dtypes & float_bit(entry.dtype)) == 0) continue;
    if (!found || precision(entry.dtype) < precision(*found)) found = entry.dtype;
  }
  return found;
}

FarLimits rounding_limits(DType dtype) {
  constexpr double kUlps = 8;
  const double share = std::max(kUlps / precision(dtype), kUlps / precision(DType::kF32));
  return {.least = 0, .share = share, .of_mean = share};
}

bool are_far(const Tensor& expected, const Tensor& found, const FarLimits& limits) {
  const int64_t count = expected.numel();
  double squares = 0;
  for (int64_t i = 0; i < count; ++i) {
    const double value = expected.value(i);
    if (std::isfinite(value)) squares += value * value;
  }
  const double mean = std::sqrt(squares / static_cast<double>(std::max<int64_t>(count, 1)));
  for (int64_t i = 0; i < count; ++i) {
    const double a = expected.value(i);
    const double b = found.value(i);
    const double distance = std::fabs(a - b);
    if (!std::isfinite(distance)) continue;
    const double greater = std::max(std::fabs(a), std::fabs(b));
    const bool is_far = distance > limits.least && distance > limits.share * greater &&
                        distance > limits.of_mean * mean;
    if (is_far) return true;
  }
  return false;
}

void round_numbers(DType dtype, Tensor& numbers) {
  for (double& number : numbers.as<double>()) {
    const auto single = static_cast<float>(number);
    if (dtype == DType::kF32) number = single;
    if (dtype == DType::kF16) number = f16_to_f32(f32_to_f16(single));
    if (dtype == DType::kBF16) number = bf16_to_f32(f32_to_bf16(single));
  }
}

bool differ_where_rounded(DType dtype, const Tensor& expected, const Tensor& rounded,
                          const Tensor& found) {
  constexpr int64_t kFew = 64;  // one of so many
  int64_t different = 0;
  int64_t next = first_difference(dtype, expected, rounded);
  for (int64_t at = first_difference(dtype, expected, found); at >= 0;
       at = first_difference(dtype, expected, found, at + 1)) {
    while (next >= 0 && next < at) next = first_difference(dtype, expected, rounded, next + 1);
    if (next != at) ++different;
  }
  return different * kFew > expected.numel();
}

}  // namespace passnet
