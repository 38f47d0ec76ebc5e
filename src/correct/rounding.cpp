#include "correct/rounding.hpp"

#include "correct/wrong_values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

// As `std::frexp` counts: the digits of a number in [0.5, 1), and the exponent below which numbers
// are denormal.
struct Format {
  int digits;
  int least_exponent;
};

Format format_of(DType dtype) {
  if (dtype == DType::kF16) return {.digits = 11, .least_exponent = -13};
  if (dtype == DType::kBF16) return {.digits = 8, .least_exponent = -125};
  if (dtype == DType::kF64) return {.digits = 53, .least_exponent = -1021};
  return {.digits = 24, .least_exponent = -125};
}

}  // namespace

double units_apart(double found, double expected, DType dtype) {
  const Format format = format_of(dtype);
  int exponent = 0;
  std::frexp(expected, &exponent);
  if (expected == 0) exponent = format.least_exponent;
  const int place = std::max(exponent, format.least_exponent) - format.digits;
  return std::abs(found - expected) / std::ldexp(1.0, place);
}

bool are_few_of_all(int64_t wrong, int64_t elements) { return wrong <= elements / 250; }

bool is_other_order(const TensorType& type, int64_t wrong) {
  constexpr int64_t kShareOfFew = 1000;  // one element in as many
  const bool is_half = type.dtype == DType::kF16 || type.dtype == DType::kBF16;
  return !is_half || wrong <= std::max<int64_t>(1, type.numel() / kShareOfFew);
}

std::string describe_rounding(size_t index, const Tensor& result, const Tensor& answer) {
  const auto values = find_wrong_values(result, answer);
  if (!values) return "";
  const DType dtype = answer.type().dtype;
  const double units = std::round(units_apart(values->found, values->expected, dtype));
  const std::string apart = units <= 1 ? "one unit" : fmt::format("up to {:.3g} units", units);
  const bool is_half = dtype == DType::kF16 || dtype == DType::kBF16;
  return fmt::format("result {}: {} of {} elements are off by {} of {} at t = -5: {}", index,
                     values->wrong, values->elements, apart, name(dtype),
                     is_half ? "round where an op ends" : "terms cancel");
}

}  // namespace passnet
