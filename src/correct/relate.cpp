// Relations between wrong elements and expected ones: hypotheses, tried from the simplest on.
#include "correct/compare.hpp"
#include "correct/wrong_values.hpp"
#include "tensor/half.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <optional>

namespace passnet {
namespace {

constexpr double kNearlyAll = 0.95;       // share of a sample that confirms a hypothesis
constexpr int64_t kMostSorted = 1 << 20;  // max elements in the search for a permutation
constexpr double kLeastUnits = 2;         // min error in tolerances; below, anything explains
                                          // anything

// The max error of rounding, relative to the largest number involved.
double rounding_error(DType dtype) {
  if (dtype == DType::kBF16) return 4 * 0x1p-8;
  if (dtype == DType::kF16) return 4 * 0x1p-11;
  return dtype == DType::kF32 ? 2e-4 : 1e-9;
}

struct Pair {
  int64_t index = 0;
  double found = 0;
  double expected = 0;
};

class Relating {
 public:
  Relating(const Tensor& found, const Tensor& expected, const std::vector<int64_t>& indices)
      : found_(found),
        expected_(expected),
        shape_(expected.type().shape),
        dtype_(expected.type().dtype),
        allowed_(tolerance(dtype_, -5)) {
    for (const int64_t index : indices) {
      const Pair pair{index, found.value(index), expected.value(index)};
      all_.push_back(pair);
      if (std::isfinite(pair.found) && std::isfinite(pair.expected)) finite_.push_back(pair);
    }
  }

  Relation run() const {
    for (const auto hypothesis : {&Relating::not_finite, &Relating::constant, &Relating::negated,
                                  &Relating::moved, &Relating::narrow, &Relating::linear,
                                  &Relating::along, &Relating::permuted, &Relating::rounding}) {
      if (auto relation = (this->*hypothesis)()) return *std::move(relation);
    }
    return {};
  }

 private:
  using Found = std::optional<Relation>;

  double room(double wanted) const { return allowed_.atol + allowed_.rtol * std::abs(wanted); }
  bool is_near(double found, double wanted) const {
    return std::abs(found - wanted) <= room(wanted);
  }

  // True if the error is so large that a coincidental match does not explain it.
  bool is_far() const {
    if (finite_.empty()) return false;
    std::vector<double> units;
    for (const Pair& p : finite_)
      units.push_back(std::abs(p.found - p.expected) / room(p.expected));
    return median(std::move(units)) >= kLeastUnits;
  }

  bool nearly_all(const std::vector<Pair>& pairs,
                  const std::function<bool(const Pair&)>& holds) const {
    if (pairs.empty()) return false;
    const auto count = static_cast<double>(std::ranges::count_if(pairs, holds));
    return count >= kNearlyAll * static_cast<double>(pairs.size());
  }

  // True if hypotheses can be told apart: the expected values are not all one number.
  bool varies() const {
    if (finite_.size() < 2) return false;
    const auto [low, high] = std::ranges::minmax(finite_, {}, &Pair::expected);
    return !is_near(low.expected, high.expected);
  }

  Found not_finite() const {
    if (nearly_all(all_, [](const Pair& p) { return std::isnan(p.found); })) {
      return Relation{ErrorRelation::kNan,
                      "every one is NaN, as after 0/0, the root or logarithm of a negative number, "
                      "or inf - inf"};
    }
    if (nearly_all(all_, [](const Pair& p) { return std::isinf(p.found); })) {
      return Relation{
          ErrorRelation::kInfinite,
          "every one is infinite, as after a division by 0 or beyond the dtype's range"};
    }
    if (nearly_all(all_, [](const Pair& p) { return std::isnan(p.expected); })) {
      return Relation{ErrorRelation::kNanExpected,
                      "NaN was expected there: max, min and comparisons must keep it"};
    }
    return std::nullopt;
  }

  Found constant() const {
    if (nearly_all(all_, [](const Pair& p) { return p.found == 0; })) {
      return Relation{ErrorRelation::kZero, "every one is 0, as after a loop that ends early"};
    }
    const double first = all_.front().found;
    if (all_.size() >= 4 && varies() &&
        nearly_all(all_, [&](const Pair& p) { return p.found == first; })) {
      return Relation{ErrorRelation::kConstant, fmt::format("every one is {}", first)};
    }
    return std::nullopt;
  }

  Found negated() const {
    if (finite_.size() < 2 ||
        !nearly_all(finite_, [&](const Pair& p) { return is_near(p.found, -p.expected); })) {
      return std::nullopt;
    }
    return Relation{ErrorRelation::kNegated, "every one has the opposite sign"};
  }

  // True if the element found at index i is the one expected at some other place.
  template <class Source>
  bool comes_from(const Source& source) const {
    if (finite_.size() < 4 || !varies()) return false;
    return nearly_all(finite_, [&](const Pair& pair) {
      const int64_t from = source(pair.index);
      return from >= 0 && from < expected_.numel() && is_near(pair.found, expected_.value(from));
    });
  }

  Found moved() const {
    Strides strides = contiguous_strides(shape_);
    for (size_t dim = 0; dim < shape_.size(); ++dim) {
      for (const int64_t by : {1, -1, 2, -2, 4, -4, 8, -8}) {
        const int64_t stride = strides[dim];
        if (!comes_from([&](int64_t i) { return i + by * stride; })) continue;
        return Relation{
            ErrorRelation::kShifted,
            fmt::format("every one is the expected value {} {} {} along dim {}", std::abs(by),
                        std::abs(by) == 1 ? "place" : "places", by > 0 ? "later" : "earlier", dim)};
      }
    }
    for (size_t a = 0; a < shape_.size(); ++a) {
      for (size_t b = a + 1; b < shape_.size(); ++b) {
        if (auto found = transposed(a, b, strides)) return found;
      }
    }
    return std::nullopt;
  }

  // True if the buffer reads as if the tensor had been written with dims a and b exchanged.
  Found transposed(size_t a, size_t b, const Strides& strides) const {
    if (shape_[a] < 2 || shape_[b] < 2) return std::nullopt;
    Shape written = shape_;
    std::swap(written[a], written[b]);
    const bool holds = comes_from([&](int64_t index) {
      Integers place(shape_.size());
      for (size_t dim = place.size(); dim-- > 0;) {
        place[dim] = index % written[dim];
        index /= written[dim];
      }
      std::swap(place[a], place[b]);
      int64_t from = 0;
      for (size_t dim = 0; dim < place.size(); ++dim) from += place[dim] * strides[dim];
      return from;
    });
    if (!holds) return std::nullopt;
    return Relation{
        ErrorRelation::kTransposed,
        fmt::format("the values are right, but dims {} and {} are transposed in memory", a, b)};
  }

  // True if the values have fewer digits than the dtype.
  Found narrow() const {
    if (dtype_ != DType::kF32 && dtype_ != DType::kF64) return std::nullopt;
    const auto has_digits_of = [&](const char* name, double epsilon, auto round) -> Found {
      const bool fits = nearly_all(finite_, [&](const Pair& p) {
        return static_cast<double>(round(static_cast<float>(p.found))) == p.found &&
               std::abs(p.found - p.expected) <= 8 * epsilon * std::abs(p.expected);
      });
      const bool is_plain = nearly_all(finite_, [&](const Pair& p) {
        return static_cast<double>(round(static_cast<float>(p.expected))) == p.expected;
      });
      if (!fits || is_plain || finite_.size() < 4) return std::nullopt;
      return Relation{
          ErrorRelation::kPrecision,
          fmt::format("every one has only the digits of {}: a value or the sum is stored "
                      "in that dtype",
                      name)};
    };
    if (auto found =
            has_digits_of("bf16", 0x1p-8, [](float v) { return bf16_to_f32(f32_to_bf16(v)); })) {
      return found;
    }
    return has_digits_of("f16", 0x1p-11, [](float v) { return f16_to_f32(f32_to_f16(v)); });
  }

  // Fits found = a · expected + b by least squares.
  Found linear() const {
    if (finite_.size() < 4 || !varies() || !is_far()) return std::nullopt;
    if (auto found = offset_by(finite_)) {
      return Relation{ErrorRelation::kOffset,
                      fmt::format("every one is the expected {} {:.6g}: a term is missing or added "
                                  "twice",
                                  *found < 0 ? "-" : "+", std::abs(*found))};
    }
    if (auto found = factor_of(finite_)) {
      return Relation{ErrorRelation::kFactor,
                      fmt::format("every one is the expected x {:.6g}: a factor is wrong or left "
                                  "out",
                                  *found)};
    }
    double x = 0, y = 0, xx = 0, xy = 0;
    const auto n = static_cast<double>(finite_.size());
    for (const Pair& p : finite_) {
      x += p.expected / n;
      y += p.found / n;
    }
    for (const Pair& p : finite_) {
      xx += (p.expected - x) * (p.expected - x);
      xy += (p.expected - x) * (p.found - y);
    }
    const double a = xy / xx;
    const double b = y - a * x;
    if (!nearly_all(finite_, [&](const Pair& p) { return is_near(p.found, a * p.expected + b); })) {
      return std::nullopt;
    }
    if (std::abs(a) < 1e-6) return std::nullopt;
    return Relation{ErrorRelation::kLinear,
                    fmt::format("every one is the expected x {:.6g} {} {:.6g}", a,
                                b < 0 ? "-" : "+", std::abs(b))};
  }

  static double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
  }

  // The one number by which all differ, if there is one.
  std::optional<double> offset_by(const std::vector<Pair>& pairs) const {
    std::vector<double> apart;
    for (const Pair& p : pairs) apart.push_back(p.found - p.expected);
    const double offset = median(std::move(apart));
    const bool holds =
        nearly_all(pairs, [&](const Pair& p) { return is_near(p.found, p.expected + offset); });
    return holds ? std::optional(offset) : std::nullopt;
  }

  std::optional<double> factor_of(const std::vector<Pair>& pairs) const {
    std::vector<double> ratios;
    for (const Pair& p : pairs) {
      if (p.expected != 0) ratios.push_back(p.found / p.expected);
    }
    if (ratios.empty()) return std::nullopt;
    const double factor = median(std::move(ratios));
    const bool holds =
        nearly_all(pairs, [&](const Pair& p) { return is_near(p.found, p.expected * factor); });
    return holds ? std::optional(factor) : std::nullopt;
  }

  // Finds one number for all elements with one index of a dimension, or within one row.
  Found along() const {
    if (shape_.size() < 2 || !is_far()) return std::nullopt;
    const Strides strides = contiguous_strides(shape_);
    for (size_t dim = 0; dim < shape_.size(); ++dim) {
      const int64_t stride = std::max<int64_t>(strides[dim], 1);
      const int64_t extent = std::max<int64_t>(shape_[dim], 1);
      const auto key = [=](int64_t i) { return i / stride % extent; };
      if (auto found = along_key(key, fmt::format("index of dim {}", dim))) return found;
    }
    const int64_t width = std::max<int64_t>(shape_.back(), 1);
    return along_key([&](int64_t i) { return i / width; }, "row of the last dim");
  }

  template <class Key>
  Found along_key(const Key& key, const std::string& noun) const {
    std::map<int64_t, std::vector<Pair>> groups;
    for (const Pair& pair : finite_) groups[key(pair.index)].push_back(pair);
    std::erase_if(groups, [](const auto& group) { return group.second.size() < 3; });
    size_t members = 0;
    for (const auto& [index, group] : groups) members += group.size();
    if (groups.size() < 2 || members * 2 < finite_.size()) return std::nullopt;
    const auto holds = [&](auto measure) {
      return std::ranges::all_of(groups, [&](const auto& g) { return measure(g.second); });
    };
    if (holds([&](const auto& group) { return offset_by(group).has_value(); })) {
      return Relation{ErrorRelation::kOffsetAlong,
                      fmt::format("each {} is off by a separate constant: a bias or mean is wrong "
                                  "or left out",
                                  noun)};
    }
    if (holds([&](const auto& group) { return factor_of(group).has_value(); })) {
      return Relation{ErrorRelation::kFactorAlong,
                      fmt::format("each {} is off by a separate factor: a scale, eps or sum is "
                                  "wrong or left out",
                                  noun)};
    }
    return std::nullopt;
  }

  Found permuted() const {
    const int64_t numel = expected_.numel();
    if (numel > kMostSorted || finite_.size() < 4 || !varies()) return std::nullopt;
    std::vector<double> found, expected;
    for (int64_t i = 0; i < numel; ++i) {
      found.push_back(found_.value(i));
      expected.push_back(expected_.value(i));
    }
    const auto is_nan = [](double value) { return std::isnan(value); };
    if (std::ranges::any_of(found, is_nan) || std::ranges::any_of(expected, is_nan)) {
      return std::nullopt;
    }
    std::ranges::sort(found);
    std::ranges::sort(expected);
    for (size_t i = 0; i < found.size(); ++i) {
      if (found[i] != expected[i] && !is_near(found[i], expected[i])) return std::nullopt;
    }
    return Relation{ErrorRelation::kPermuted,
                    "the values are right but in other places: an index or a stride is wrong"};
  }

  Found rounding() const {
    if (!is_float(dtype_) || finite_.size() < all_.size()) return std::nullopt;
    double scale = 0;
    for (const Pair& p : finite_) scale = std::max(scale, std::abs(p.expected));
    const double most = rounding_error(dtype_) * scale;
    if (!nearly_all(finite_,
                    [&](const Pair& p) { return std::abs(p.found - p.expected) <= most; })) {
      return std::nullopt;
    }
    return Relation{ErrorRelation::kRounding,
                    "only the last digits differ: a rounding between two ops is left out, or a sum "
                    "is less exact"};
  }

  const Tensor& found_;
  const Tensor& expected_;
  const Shape& shape_;
  DType dtype_;
  Tolerance allowed_;
  std::vector<Pair> all_;
  std::vector<Pair> finite_;
};

}  // namespace

Relation relate(const Tensor& found, const Tensor& expected, const std::vector<int64_t>& indices) {
  if (indices.empty() || is_complex(expected.type().dtype)) return {};
  return Relating(found, expected, indices).run();
}

}  // namespace passnet
