#include "generate/distribution.hpp"

#include "base/random_bits.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace passnet {
namespace {

// The min magnitude of elements that must not be close to 0.
constexpr double kLeastSize = 0.1;
constexpr int64_t kMostInteger = 9;
constexpr double kForgotten = -10000;  // the value of an additive mask, in the range of f16
// Doubles hold every integer up to here.
constexpr double kFar = 0x1p53;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

std::optional<double> finite(const std::optional<double>& fact) {
  return fact && std::isfinite(*fact) ? fact : std::nullopt;
}

struct IntegerRange {
  int64_t least = 0;
  int64_t most = kMostInteger;
};

// The range of the dtype.
IntegerRange dtype_range(DType dtype) {
  if (dtype == DType::kU8) return {0, 255};
  const auto bits = static_cast<int>(8 * byte_size(dtype));
  if (bits >= 64) return {INT64_MIN, INT64_MAX};
  return {-(int64_t{1} << (bits - 1)), (int64_t{1} << (bits - 1)) - 1};
}

// Rounds to an integer within the limits that a double represents exactly.
int64_t rounded_within(double value, const IntegerRange& limits) {
  const int64_t whole = static_cast<int64_t>(std::round(std::clamp(value, -kFar, kFar)));
  return std::clamp(whole, limits.least, limits.most);
}

// The range that the facts state, if any.
std::optional<IntegerRange> fact_range(const InputFacts& facts, const IntegerRange& limits) {
  const auto within = [&](double value) { return rounded_within(value, limits); };
  const auto least = finite(facts.min);
  const auto most = finite(facts.max);
  const auto mean = finite(facts.mean);
  IntegerRange range;
  if (least || most) {
    range.least = within(least.value_or(std::min(0.0, *(most ? most : least))));
    range.most = within(most.value_or(static_cast<double>(range.least) + kMostInteger));
  } else if (mean) {
    const double spread = 2 * std::fabs(finite(facts.std).value_or(0));
    range = {within(*mean - spread), within(*mean + spread)};
  } else {
    return std::nullopt;
  }
  if (range.least > range.most) std::swap(range.least, range.most);
  return range;
}

}  // namespace

RealSource::RealSource(const InputDraw& draw)
    : key_(draw.key),
      set_(draw.set),
      dtype_(draw.dtype),
      domain_(draw.domain),
      least_(-kInfinity),
      most_(kInfinity),
      least_size_(kLeastSize) {
  const auto mean = finite(draw.facts->mean);
  const auto std = finite(draw.facts->std);
  const auto least = finite(draw.facts->min);
  const auto most = finite(draw.facts->max);
  uniform_ = least && most && *least <= *most && !mean && !std;
  offset_ = uniform_ ? *least : mean.value_or(0);
  scale_ = uniform_ ? *most - *least : std::fabs(std.value_or(1));
  if (!least || !most || *least <= *most) {
    least_ = least.value_or(least_);
    most_ = most.value_or(most_);
  }
  // Intended small numbers stay small: running variances of 1e-3 are common.
  if (offset_ > 0 && offset_ < 1) least_size_ = kLeastSize * offset_;
  // A bounded domain that the facts violate is drawn uniformly.
  const double low = uniform_ ? offset_ : std::max(least_, offset_ - 4 * scale_);
  const double high = uniform_ ? offset_ + scale_ : std::min(most_, offset_ + 4 * scale_);
  if (domain_.is_bounded() && !(low >= domain_.least && high <= domain_.most)) {
    uniform_ = true;
    offset_ = least_ = domain_.least;
    scale_ = domain_.most - domain_.least;
    most_ = domain_.most;
  }
}

void RealSource::draw_valid(uint64_t first, std::span<double> elements) const {
  const auto drawn = [this](double standard) {
    return std::clamp(offset_ + scale_ * standard, least_, most_);
  };
  if (domain_.additive_mask) {
    for_each_position(first, elements, [this](uint64_t position, double) {
      return random_uniform(key_, position) < 0.25 ? kForgotten : 0;
    });
  } else if (uniform_) {
    for_each_position(first, elements, [&](uint64_t position, double) {
      return drawn(random_uniform(key_, position));
    });
  } else {
    for_each_position(first, elements, [&](uint64_t position, double) {
      return drawn(random_normal(key_, position));
    });
  }
}

// Keeps the elements that the domain contains, and replaces the others by some that it contains.
// Half of the normal ones are not positive: their signs must decide about no branch.
void RealSource::fit(uint64_t first, std::span<double> elements) const {
  const double least = domain_.least;
  const double most = domain_.most;
  const double least_size = domain_.nonzero ? least_size_ : 0;
  const double most_negative = least < 0 ? -least_size : least_size;
  const auto away_from_0 = [&](double value) {
    const double nearest = value < 0 ? most_negative : least_size;
    return std::fabs(value) < least_size ? nearest : value;
  };
  if (domain_.is_bounded()) {
    for_each_position(first, elements, [&](uint64_t position, double value) {
      const double other = least + random_uniform(key_, position) * (most - least);
      const double own = away_from_0(value);
      return domain_.contains(value) ? own : other;
    });
  } else if (domain_.has_interval() || domain_.nonzero) {
    for_each_position(first, elements, [&](uint64_t, double value) {
      const double above = 2 * least - value;
      value = value < least ? above : value;
      const double below = 2 * most - value;
      return away_from_0(value > most ? below : value);
    });
  }
}

void RealSource::draw(uint64_t first, std::span<double> elements) const {
  if (is_adversarial(set_)) {
    draw_adversarial(set_, dtype_, key_, first, elements);
  } else {
    draw_valid(first, elements);
  }
  fit(first, elements);
}

IntegerSource::IntegerSource(const InputDraw& draw, int64_t count)
    : key_(draw.key), set_(draw.set), nonzero_(draw.domain.nonzero) {
  const IntegerRange limits = dtype_range(draw.dtype);
  const Domain& domain = draw.domain;
  lowest_ =
      std::isfinite(domain.least) ? rounded_within(std::ceil(domain.least), limits) : limits.least;
  highest_ =
      std::isfinite(domain.most) ? rounded_within(std::floor(domain.most), limits) : limits.most;
  highest_ = std::max(lowest_, highest_);
  const auto known = fact_range(*draw.facts, limits);
  IntegerRange range = known.value_or(IntegerRange{});
  if (!known && domain.is_bounded()) range = {lowest_, highest_};
  least_ = std::clamp(range.least, lowest_, highest_);
  most_ = std::clamp(range.most, least_, highest_);
  const auto room = static_cast<uint64_t>(highest_) - static_cast<uint64_t>(lowest_);
  distinct_ = domain.distinct && count > 0 && static_cast<uint64_t>(count) - 1 <= room;
  if (distinct_ && static_cast<uint64_t>(count) - 1 > static_cast<uint64_t>(most_ - least_)) {
    least_ = lowest_;
    most_ = highest_;
  }
  count_ = static_cast<uint64_t>(most_) - static_cast<uint64_t>(least_) + 1;
  if (!distinct_ || count_ == 0) return;
  // Steps without a common divisor with the range visit every place of it once.
  step_ = random_bits(key_, 0) % count_ | 1;
  while (std::gcd(step_, count_) != 1) ++step_;
}

int64_t IntegerSource::fitted(int64_t value) const {
  value = std::clamp(value, lowest_, highest_);
  if (!nonzero_ || value != 0) return value;
  return highest_ > 0 ? 1 : -1;
}

int64_t IntegerSource::operator()(uint64_t position) const {
  if (set_ == InputSet::kConstant) return fitted(random_integer(key_, 0, least_, most_));
  if (set_ == InputSet::kZeros) return fitted(0);
  if (set_ == InputSet::kExtremes) {
    const uint64_t bits = random_bits(key_, position);
    const int64_t bound = (bits & 1) != 0 ? highest_ : lowest_;
    const bool is_bound = (bits & 2) != 0 || lowest_ == highest_;
    return fitted(is_bound ? bound : bound + ((bits & 1) != 0 ? -1 : 1));
  }
  if (!distinct_) return fitted(random_integer(key_, position, least_, most_));
  if (count_ == 0) return static_cast<int64_t>(position);
  const auto place =
      (static_cast<unsigned __int128>(position) * step_ + random_bits(key_, 1)) % count_;
  return static_cast<int64_t>(static_cast<uint64_t>(least_) + static_cast<uint64_t>(place));
}

}  // namespace passnet
