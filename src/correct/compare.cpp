#include "correct/compare.hpp"

#include "base/check.hpp"
#include "correct/element_blocks.hpp"
#include "tensor/elements.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <mutex>
#include <optional>
#include <span>

namespace passnet {
namespace {

constexpr size_t kLanes = 4;
constexpr size_t kBlock = 1024;  // elements; the staged doubles of a block stay in L1

using Tolerances = std::array<Tolerance, kToleranceCount>;

// Rounds 10^exponent to three significant decimal digits, as the public harness does.
double rounded_power(double exponent) {
  return std::strtod(fmt::format("{:.2e}", std::pow(10.0, exponent)).c_str(), nullptr);
}

// log10(rtol) at t = 5 for float dtypes; none for dtypes that are compared for equality.
std::optional<double> rtol_digits(DType dtype) {
  switch (dtype) {
    case DType::kF64:
      return 7.0;
    case DType::kF32:
      return 5.886;
    case DType::kF16:
      return 3.0;
    case DType::kBF16:
      return 1.796;
    case DType::kI64:
    case DType::kI32:
    case DType::kI16:
    case DType::kI8:
    case DType::kU8:
    case DType::kBool:
    case DType::kC64:
      return std::nullopt;
  }
  UNREACHABLE();
}

// One block as doubles, padded with zeros that always pass.
struct DoubleBlock {
  alignas(64) std::array<double, kBlock> difference;  // 0 if equal, NaN if no tolerance suffices
  alignas(64) std::array<double, kBlock> magnitude;   // |reference|
  size_t size = 0;
};

struct BlockFinding {
  int64_t wrong = 0;
  double units = 0;
};

template <class Element>
bool holds_nan(const typename Element::Stored* data, size_t size) {
  int nans = 0;
  for (size_t i = 0; i < size; ++i) nans |= Element::read(data[i]) != Element::read(data[i]);
  return nans != 0;
}

// Fills `stage`; true if `out` has NaN or Inf where `reference` is finite.
template <class Element>
bool load(DoubleBlock& stage, const typename Element::Stored* out,
          const typename Element::Stored* reference, size_t size) {
  int fresh = 0;
  for (size_t i = 0; i < size; ++i) {
    const double o = Element::read(out[i]);
    const double r = Element::read(reference[i]);
    const double difference = o == r ? 0.0 : std::abs(o - r);
    // Infinities that differ are not within any tolerance, not even an infinite one.
    stage.difference[i] =
        difference < kInfinity ? difference : std::numeric_limits<double>::quiet_NaN();
    stage.magnitude[i] = std::abs(r);
    fresh |=
        static_cast<int>(!(std::abs(o) < kInfinity)) & static_cast<int>(std::abs(r) < kInfinity);
  }
  stage.size = (size + kLanes - 1) / kLanes * kLanes;
  for (size_t i = size; i < stage.size; ++i) stage.difference[i] = stage.magnitude[i] = 0;
  return fresh != 0;
}

bool passes(const DoubleBlock& stage, Tolerance tolerance) {
  std::array<int64_t, kLanes> wrong{};
  for (size_t i = 0; i < stage.size; i += kLanes) {
    for (size_t lane = 0; lane < kLanes; ++lane) {
      const double allowed = tolerance.atol + tolerance.rtol * stage.magnitude[i + lane];
      wrong[lane] |= stage.difference[i + lane] <= allowed ? 0 : 1;
    }
  }
  return (wrong[0] | wrong[1] | wrong[2] | wrong[3]) == 0;
}

BlockFinding measure(const DoubleBlock& stage, Tolerance tolerance) {
  std::array<int64_t, kLanes> wrong{};
  std::array<double, kLanes> units{};
  for (size_t i = 0; i < stage.size; i += kLanes) {
    for (size_t lane = 0; lane < kLanes; ++lane) {
      const double allowed = tolerance.atol + tolerance.rtol * stage.magnitude[i + lane];
      const double difference = stage.difference[i + lane];
      wrong[lane] += difference <= allowed ? 0 : 1;
      const double ratio = difference == 0.0 ? 0.0 : difference / allowed;
      const double known = ratio == ratio ? ratio : kInfinity;
      units[lane] = known > units[lane] ? known : units[lane];
    }
  }
  return {.wrong = wrong[0] + wrong[1] + wrong[2] + wrong[3], .units = std::ranges::max(units)};
}

int64_t place_of_wrong(const DoubleBlock& stage, Tolerance tolerance) {
  for (size_t i = 0; i < stage.size; ++i) {
    const double allowed = tolerance.atol + tolerance.rtol * stage.magnitude[i];
    if (!(stage.difference[i] <= allowed)) return static_cast<int64_t>(i);
  }
  UNREACHABLE();
}

Tolerances tolerances_of(DType dtype) {
  Tolerances tolerances;
  for (size_t i = 0; i < kToleranceCount; ++i) {
    tolerances[i] = tolerance(dtype, static_cast<int>(i) + kMinTolerance);
  }
  return tolerances;
}

// The finding in some elements, from place `first` on. Tolerances grow with t, so the min t at
// which every element passes determines all: `level` only rises, and a block is read again only if
// it raises it.
template <class Element>
Comparison compare_part(std::span<const typename Element::Stored> out,
                        std::span<const typename Element::Stored> reference, size_t first,
                        const Tolerances& tolerances) {
  const Tolerance standard = tolerances[kPassTolerance - kMinTolerance];
  Comparison result;
  DoubleBlock stage;
  size_t level = 0;
  for (size_t at = 0; at < out.size(); at += kBlock) {
    const size_t size = std::min(kBlock, out.size() - at);
    const auto* const o = out.data() + at;
    const auto* const r = reference.data() + at;
    if (std::memcmp(o, r, size * sizeof *o) == 0 && !holds_nan<Element>(o, size)) continue;
    if (load<Element>(stage, o, r, size)) result.new_nan_inf = true;
    while (level < kToleranceCount && !passes(stage, tolerances[level])) ++level;
    const BlockFinding found = measure(stage, standard);
    result.max_error_units = std::max(result.max_error_units, found.units);
    if (found.wrong == 0) continue;
    result.wrong += found.wrong;
    if (result.first_wrong < 0) {
      result.first_wrong = static_cast<int64_t>(first + at) + place_of_wrong(stage, standard);
    }
  }
  for (size_t i = level; i < kToleranceCount; ++i) result.correct[i] = true;
  return result;
}

// Adds what was found in other elements.
void add(const Comparison& part, Comparison& all) {
  all.new_nan_inf |= part.new_nan_inf;
  for (size_t i = 0; i < kToleranceCount; ++i) all.correct[i] &= part.correct[i];
  all.wrong += part.wrong;
  all.max_error_units = std::max(all.max_error_units, part.max_error_units);
  if (part.first_wrong < 0) return;
  all.first_wrong =
      all.first_wrong < 0 ? part.first_wrong : std::min(all.first_wrong, part.first_wrong);
}

template <class Element>
Comparison compare_floats(const Tensor& out, const Tensor& reference, ThreadPool* pool) {
  using Stored = typename Element::Stored;
  const Tolerances tolerances = tolerances_of(reference.type().dtype);
  const std::span<const Stored> left = out.as<Stored>();
  const std::span<const Stored> right = reference.as<Stored>();
  Comparison all;
  all.correct.fill(true);
  std::mutex mutex;
  for_each_range(pool, std::ssize(left), [&](int64_t begin, int64_t end) {
    const auto first = static_cast<size_t>(begin);
    const auto size = static_cast<size_t>(end - begin);
    const Comparison part = compare_part<Element>(left.subspan(first, size),
                                                  right.subspan(first, size), first, tolerances);
    const std::lock_guard lock(mutex);
    add(part, all);
  });
  return all;
}

// Counts elements for which `same(i)` is false, for dtypes that are compared for equality.
template <class Same>
Comparison compare_exactly(size_t count, const Same& same) {
  Comparison result;
  for (size_t i = 0; i < count; ++i) {
    if (same(i)) continue;
    if (result.first_wrong < 0) result.first_wrong = static_cast<int64_t>(i);
    ++result.wrong;
  }
  result.correct.fill(result.wrong == 0);
  if (result.wrong > 0) result.max_error_units = kInfinity;
  return result;
}

template <class T>
Comparison compare_integers(const Tensor& out, const Tensor& reference) {
  const std::span<const T> o = out.as<T>();
  const std::span<const T> r = reference.as<T>();
  const bool equal = o.empty() || std::memcmp(o.data(), r.data(), o.size_bytes()) == 0;
  return compare_exactly(equal ? 0 : o.size(), [&](size_t i) { return o[i] == r[i]; });
}

Comparison compare_bools(const Tensor& out, const Tensor& reference) {
  const std::span<const uint8_t> o = out.as<uint8_t>();
  const std::span<const uint8_t> r = reference.as<uint8_t>();
  return compare_exactly(o.size(), [&](size_t i) { return (o[i] != 0) == (r[i] != 0); });
}

Comparison compare_complex(const Tensor& out, const Tensor& reference) {
  using Complex = ComplexElement::Stored;
  const std::span<const Complex> o = out.as<Complex>();
  const std::span<const Complex> r = reference.as<Complex>();
  const auto finite = [](const Complex& z) {
    return std::isfinite(z.real()) && std::isfinite(z.imag());
  };
  Comparison result = compare_exactly(o.size(), [&](size_t i) { return o[i] == r[i]; });
  for (size_t i = 0; i < o.size(); ++i) {
    if (!finite(o[i]) && finite(r[i])) result.new_nan_inf = true;
  }
  return result;
}

}  // namespace

Tolerance tolerance(DType dtype, int t) {
  CHECK(t >= kMinTolerance && t <= kMaxTolerance);
  const std::optional<double> digits = rtol_digits(dtype);
  if (!digits) return {};
  const double rtol = rounded_power(t * *digits / 5);
  return {.rtol = rtol, .atol = dtype == DType::kF64 ? rtol : rounded_power(t)};
}

Comparison compare(const Tensor& out, const Tensor& reference, ThreadPool* pool) {
  if (out.type() != reference.type()) return {.same_type = false};
  return visit_elements(reference.type().dtype, [&]<class Element> {
    if constexpr (FloatElement<Element>) {
      return compare_floats<Element>(out, reference, pool);
    } else if constexpr (IntegerElement<Element>) {
      return compare_integers<typename Element::Stored>(out, reference);
    } else if constexpr (std::same_as<Element, BoolElement>) {
      return compare_bools(out, reference);
    } else {
      return compare_complex(out, reference);
    }
  });
}

}  // namespace passnet
