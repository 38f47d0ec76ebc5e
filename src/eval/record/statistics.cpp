#include "eval/record/statistics.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace passnet {
namespace {

// Student's t, 97.5 % quantile, by degrees of freedom; from 31 on, the normal quantile is within 4
// %.
constexpr std::array<double, 31> kStudent{0,     12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365,
                                          2.306, 2.262,  2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
                                          2.120, 2.110,  2.101, 2.093, 2.086, 2.080, 2.074, 2.069,
                                          2.064, 2.060,  2.056, 2.052, 2.048, 2.045, 2.042};

double student(size_t degrees) { return degrees < kStudent.size() ? kStudent[degrees] : 2.04; }

}  // namespace

double quantile(std::span<const double> values, double q) {
  CHECK(!values.empty());
  std::vector<double> sorted(values.begin(), values.end());
  std::ranges::sort(sorted);
  const double position = q * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<size_t>(position);
  const size_t above = std::min(below + 1, sorted.size() - 1);
  const double weight = position - static_cast<double>(below);
  return sorted[below] + (sorted[above] - sorted[below]) * weight;
}

double median(std::span<const double> values) { return quantile(values, 0.5); }

double median_error(std::span<const double> values) {
  constexpr double kDeviationOfRange = 1.349;  // the IQR of a normal distribution, in deviations
  constexpr double kErrorOfMedian = 1.2533;    // sqrt(pi / 2)
  const double deviation = (quantile(values, 0.75) - quantile(values, 0.25)) / kDeviationOfRange;
  return kErrorOfMedian * deviation / std::sqrt(static_cast<double>(values.size()));
}

double relative_spread(std::span<const double> values) {
  return (quantile(values, 0.75) - quantile(values, 0.25)) / median(values);
}

Interval speedup_interval(double speedup, std::span<const Round> rounds) {
  CHECK(rounds.size() >= 2);
  std::vector<double> logs;
  for (const Round& round : rounds) {
    logs.push_back(std::log(median(round.reference) / median(round.candidate)));
  }
  const auto count = static_cast<double>(logs.size());
  double mean = 0;
  for (const double value : logs) mean += value / count;
  double variance = 0;
  for (const double value : logs) variance += (value - mean) * (value - mean) / (count - 1);
  const double half = student(logs.size() - 1) * std::sqrt(variance / count);
  return {.low = speedup * std::exp(-half), .high = speedup * std::exp(half)};
}

}  // namespace passnet
