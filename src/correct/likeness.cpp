#include "correct/likeness.hpp"

#include "correct/compare.hpp"
#include "tensor/elements.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace passnet {
namespace {

constexpr int64_t kLeastElements = 16;  // with bits that the output lacks
constexpr size_t kSample = 16'384;      // elements that tell a constant from a result
constexpr size_t kInputSample = 2'048;  // elements that tell an input from it

// Differences from `shift` keep the digits of a variation that is small beside the mean.
template <class Element>
Likeness measure(const Tensor& out, const Tensor& reference, uint64_t place) {
  const auto left = out.as<typename Element::Stored>();
  const auto right = reference.as<typename Element::Stored>();
  const double rtol = tolerance(reference.type().dtype, kPassTolerance).rtol;
  Likeness sums;
  double shift = 0;
  double shifted = 0;
  double squares = 0;
  const size_t step = left.size() <= kSample ? 1 : (left.size() / kSample) | 1;
  for (size_t i = place % step; i < left.size(); i += step) {
    const double o = Element::read(left[i]);
    const double r = Element::read(right[i]);
    if (!std::isfinite(o) || !std::isfinite(r)) continue;
    if (sums.count++ == 0) shift = r;
    const double d = std::abs(o - r);
    shifted += r - shift;
    squares += (r - shift) * (r - shift);
    sums.error += d * d;
    sums.near &= d <= rtol * std::abs(r);
  }
  if (sums.count == 0) return sums;
  const auto count = static_cast<double>(sums.count);
  sums.mean = shift + shifted / count;
  sums.variation = std::max(0.0, squares - shifted * shifted / count);
  return sums;
}

// The squared error of the mean of two sets adds to their variations.
double joined(double apart, double other_apart, int64_t count, int64_t more) {
  const auto own = static_cast<double>(count);
  const auto other = static_cast<double>(more);
  return apart * other_apart * own * other / (own + other);
}

// The element of `input` that broadcasts to element `index` of a tensor of shape `shape`.
int64_t broadcast_element(const Shape& input, const Shape& shape, int64_t index) {
  int64_t element = 0;
  int64_t stride = 1;
  for (size_t i = 0; i < input.size(); ++i) {
    const size_t dim = shape.size() - 1 - i;
    const int64_t extent = input[input.size() - 1 - i];
    if (extent != 1) element += index % shape[dim] * stride;
    stride *= extent;
    index /= shape[dim];
  }
  return element;
}

Imitation imitate(const Tensor& out, const Tensor& reference, const Tensor& input, uint64_t place) {
  Imitation sums;
  const Shape& shape = reference.type().shape;
  const Shape& own = input.type().shape;
  const bool is_reshaped = input.numel() == reference.numel();
  if (is_complex(input.type().dtype) || (!is_reshaped && broadcast(own, shape) != shape)) {
    return sums;
  }
  const double quarter = tolerance(reference.type().dtype, kPassTolerance).rtol / 4;
  const auto count = static_cast<size_t>(reference.numel());
  const size_t step = count <= kInputSample ? 1 : (count / kInputSample) | 1;
  for (size_t i = place % step; i < count; i += step) {
    const auto at = static_cast<int64_t>(i);
    const double o = out.value(at);
    const double r = reference.value(at);
    const double x = input.value(is_reshaped ? at : broadcast_element(own, shape, at));
    if (!std::isfinite(o) || !std::isfinite(r) || !std::isfinite(x)) continue;
    sums.add({.count = 1,
              .mean = r,
              .input_mean = x,
              .distance = (x - r) * (x - r),
              .error = (o - r) * (o - r),
              .rounding = quarter * r * quarter * r});
  }
  return sums;
}

template <class Bits>
bool lacks_bits(const Tensor& out, const Tensor& reference, Bits mask) {
  const std::span<const Bits> left = out.as<Bits>();
  const std::span<const Bits> right = reference.as<Bits>();
  int64_t fine = 0;
  for (size_t i = 0; i < left.size(); ++i) {
    if ((left[i] & mask) != 0) return false;
    fine += (right[i] & mask) != 0;
  }
  return fine >= kLeastElements;
}

}  // namespace

void Imitation::add(const Imitation& other) {
  if (other.count == 0) return;
  const double apart = other.mean - mean;
  const double input_apart = other.input_mean - input_mean;
  variation += other.variation + joined(apart, apart, count, other.count);
  input_variation += other.input_variation + joined(input_apart, input_apart, count, other.count);
  product += other.product + joined(apart, input_apart, count, other.count);
  count += other.count;
  const double share = static_cast<double>(other.count) / static_cast<double>(count);
  mean += apart * share;
  input_mean += input_apart * share;
  distance += other.distance;
  error += other.error;
  rounding += other.rounding;
}

bool Imitation::is_as_near() const {
  constexpr int64_t kLeastCount = 16;  // two points are always on a line
  constexpr double kCancelled = 1e-12;
  if (count < kLeastCount) return false;
  const double exact = std::max(rounding, kCancelled * variation);
  const auto is_as_near_as = [&](double other) { return other > exact && error >= other / 4; };
  if (is_as_near_as(distance)) return true;
  return input_variation > 0 && is_as_near_as(variation - product * product / input_variation);
}

void Likeness::add(const Likeness& other) {
  if (other.count == 0) return;
  const double apart = other.mean - mean;
  variation += other.variation + joined(apart, apart, count, other.count);
  count += other.count;
  mean += apart * static_cast<double>(other.count) / static_cast<double>(count);
  error += other.error;
  near &= other.near;
  inputs.resize(other.inputs.size());
  for (size_t i = 0; i < inputs.size(); ++i) inputs[i].add(other.inputs[i]);
}

bool Likeness::is_within(DType dtype, int t) const {
  constexpr double kFactor = 10;
  const Tolerance allowed = tolerance(dtype, t);
  const double share = kFactor * (allowed.atol + allowed.rtol);
  return error <= share * share * (variation + static_cast<double>(count) * mean * mean);
}

std::optional<size_t> Likeness::imitated() const {
  if (near) return std::nullopt;
  const auto found = std::ranges::find_if(inputs, &Imitation::is_as_near);
  if (found == inputs.end()) return std::nullopt;
  return static_cast<size_t>(found - inputs.begin());
}

Likeness measure_likeness(const Tensor& out, const Tensor& reference, uint64_t place,
                          std::span<const Tensor> inputs) {
  Likeness sums = visit_elements(reference.type().dtype, [&]<class Element> {
    if constexpr (FloatElement<Element>) return measure<Element>(out, reference, place);
    return Likeness{};
  });
  if (sums.count == 0 || sums.near) {
    sums.inputs.resize(inputs.size());
    return sums;
  }
  for (const Tensor& input : inputs) sums.inputs.push_back(imitate(out, reference, input, place));
  return sums;
}

// True if half of the elements are further from the reference than computing in f64 takes them,
// even through many ops.
bool has_errors_of_f32(const Tensor& out, const Tensor& reference) {
  constexpr double kFar = 0x1p-34;     // f32 has 2^-25, f64 2^-54
  constexpr double kLeastSize = 1e-7;  // what is smaller may be left of terms that cancel
  int64_t count = 0;
  int64_t far = 0;
  for (int64_t i = 0; i < out.numel(); ++i) {
    const double expected = reference.value(i);
    if (std::fabs(expected) < kLeastSize || !std::isfinite(expected)) continue;
    ++count;
    far += std::fabs(out.value(i) - expected) > kFar * std::fabs(expected) ? 1 : 0;
  }
  return count >= kLeastElements && 2 * far > count;
}

std::optional<DType> find_lost_precision(const Tensor& out, const Tensor& reference) {
  constexpr uint64_t kBeyondF32 = (uint64_t{1} << 29) - 1;  // mantissa bits of f64
  constexpr uint32_t kBeyondF16 = (1u << 13) - 1;           // of f32
  constexpr uint32_t kBeyondBF16 = (1u << 16) - 1;
  const DType dtype = reference.type().dtype;
  if (dtype == DType::kF64 &&
      (lacks_bits<uint64_t>(out, reference, kBeyondF32) || has_errors_of_f32(out, reference))) {
    return DType::kF32;
  }
  if (dtype != DType::kF32 || !lacks_bits<uint32_t>(out, reference, kBeyondF16))
    return std::nullopt;
  return lacks_bits<uint32_t>(out, reference, kBeyondBF16) ? DType::kBF16 : DType::kF16;
}

}  // namespace passnet
