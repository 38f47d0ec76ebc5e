#include "tensor/likeness.hpp"

#include "tensor/compare.hpp"
#include "tensor/half.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>

namespace passnet {
namespace {

// Differences from `shift` keep the digits of a variation that is small beside the mean.
template <class Stored, class Read>
Likeness measure(const Tensor& out, const Tensor& reference, Read read) {
  const std::span<const Stored> left = out.as<Stored>();
  const std::span<const Stored> right = reference.as<Stored>();
  const double rtol = tolerance(reference.type().dtype, kPassTolerance).rtol;
  Likeness sums;
  double shift = 0;
  double shifted = 0;
  double squares = 0;
  for (size_t i = 0; i < left.size(); ++i) {
    const double o = read(left[i]);
    const double r = read(right[i]);
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

}  // namespace

void Likeness::add(const Likeness& other) {
  if (other.count == 0) return;
  const auto own = static_cast<double>(count);
  const auto more = static_cast<double>(other.count);
  const double apart = other.mean - mean;
  variation += other.variation + apart * apart * own * more / (own + more);
  mean += apart * more / (own + more);
  count += other.count;
  error += other.error;
  near &= other.near;
}

Likeness measure_likeness(const Tensor& out, const Tensor& reference) {
  switch (reference.type().dtype) {
    case DType::kF64:
      return measure<double>(out, reference, [](double value) { return value; });
    case DType::kF32:
      return measure<float>(out, reference, [](float value) { return double{value}; });
    case DType::kF16:
      return measure<uint16_t>(out, reference,
                               [](uint16_t bits) { return double{f16_to_f32(bits)}; });
    case DType::kBF16:
      return measure<uint16_t>(out, reference,
                               [](uint16_t bits) { return double{bf16_to_f32(bits)}; });
    case DType::kI64:
    case DType::kI32:
    case DType::kI16:
    case DType::kI8:
    case DType::kU8:
    case DType::kBool:
    case DType::kC64:
      return {};
  }
  UNREACHABLE();
}

}  // namespace passnet
