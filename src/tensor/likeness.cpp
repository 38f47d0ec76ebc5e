#include "tensor/likeness.hpp"

#include "tensor/compare.hpp"
#include "tensor/half.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>

namespace passnet {
namespace {

constexpr int64_t kLeastElements = 16;  // with bits that the output lacks
constexpr size_t kSample = 16'384;      // elements that tell a constant from a result

// Differences from `shift` keep the digits of a variation that is small beside the mean.
template <class Stored, class Read>
Likeness measure(const Tensor& out, const Tensor& reference, uint64_t place, Read read) {
  const std::span<const Stored> left = out.as<Stored>();
  const std::span<const Stored> right = reference.as<Stored>();
  const double rtol = tolerance(reference.type().dtype, kPassTolerance).rtol;
  Likeness sums;
  double shift = 0;
  double shifted = 0;
  double squares = 0;
  const size_t step = left.size() <= kSample ? 1 : (left.size() / kSample) | 1;
  for (size_t i = place % step; i < left.size(); i += step) {
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

Likeness measure_likeness(const Tensor& out, const Tensor& reference, uint64_t place) {
  switch (reference.type().dtype) {
    case DType::kF64:
      return measure<double>(out, reference, place, [](double value) { return value; });
    case DType::kF32:
      return measure<float>(out, reference, place, [](float value) { return double{value}; });
    case DType::kF16:
      return measure<uint16_t>(out, reference, place,
                               [](uint16_t bits) { return double{f16_to_f32(bits)}; });
    case DType::kBF16:
      return measure<uint16_t>(out, reference, place,
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

std::optional<DType> find_lost_precision(const Tensor& out, const Tensor& reference) {
  constexpr uint64_t kBeyondF32 = (uint64_t{1} << 29) - 1;  // mantissa bits of f64
  constexpr uint32_t kBeyondF16 = (1u << 13) - 1;           // of f32
  constexpr uint32_t kBeyondBF16 = (1u << 16) - 1;
  const DType dtype = reference.type().dtype;
  if (dtype == DType::kF64 && lacks_bits<uint64_t>(out, reference, kBeyondF32)) return DType::kF32;
  if (dtype != DType::kF32 || !lacks_bits<uint32_t>(out, reference, kBeyondF16))
    return std::nullopt;
  return lacks_bits<uint32_t>(out, reference, kBeyondBF16) ? DType::kBF16 : DType::kF16;
}

}  // namespace passnet
