#include "eval/record/statistics.hpp"

#include "base/check.hpp"
#include "eval/record/student.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace passnet {
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

namespace {

// Others can only make a call longer: the mean of the faster half of the calls.
double quiet_time(std::span<const double> calls) {
  std::vector<double> fast(calls.begin(), calls.end());
  const size_t half = std::max<size_t>(1, fast.size() / 2);
  std::ranges::nth_element(fast, fast.begin() + static_cast<ptrdiff_t>(half - 1));
  return std::accumulate(fast.begin(), fast.begin() + static_cast<ptrdiff_t>(half), 0.0) /
         static_cast<double>(half);
}

// A trimmed mean, which leaves out a fifth of the values at either end, and its standard error from
// their winsorized variance (Tukey and McLaughlin, 1963).
struct Center {
  double mean = 0;
  double error = 0;
  size_t freedom = 0;  // degrees of it
};

Center find_center(std::vector<double> values) {
  constexpr size_t kTrimmed = 5;  // one of so many
  std::ranges::sort(values);
  const size_t out = values.size() / kTrimmed;
  const size_t kept = values.size() - 2 * out;
  const std::span<double> inner = std::span(values).subspan(out, kept);
  const auto count = static_cast<double>(kept);
  const double mean = std::accumulate(inner.begin(), inner.end(), 0.0) / count;
  std::fill_n(values.begin(), out, inner.front());
  std::fill_n(values.rbegin(), out, inner.back());
  const double center =
      std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
  double squares = 0;
  for (const double value : values) squares += (value - center) * (value - center);
  return {.mean = mean, .error = std::sqrt(squares / (count * (count - 1))), .freedom = kept - 1};
}

std::vector<double> log_speedups(std::span<const Round> rounds) {
  std::vector<double> logs;
  for (const Round& round : rounds) {
    logs.push_back(std::log(quiet_time(round.reference) / quiet_time(round.candidate)));
  }
  return logs;
}

}  // namespace

std::optional<RoundTimes> times_of(std::span<const Round> rounds) {
  if (rounds.size() < 2) return std::nullopt;
  std::vector<double> reference;
  for (const Round& round : rounds) {
    if (round.reference.empty() || round.candidate.empty()) return std::nullopt;
    const double time = quiet_time(round.reference);
    if (!(time > 0 && quiet_time(round.candidate) > 0)) return std::nullopt;
    reference.push_back(std::log(time));
  }
  const double reference_us = std::exp(find_center(std::move(reference)).mean);
  const double speedup = std::exp(find_center(log_speedups(rounds)).mean);
  return RoundTimes{
      .reference_us = reference_us, .candidate_us = reference_us / speedup, .speedup = speedup};
}

Interval speedup_interval(std::span<const Round> rounds, Device device) {
  CHECK(rounds.size() >= 2);
  constexpr double kNormal = 1.96;  // 95 % of a normal distribution
  const Center center = find_center(log_speedups(rounds));
  const double both = std::numbers::sqrt2 * center.error;  // this run errs, and the other
  const double half = std::hypot(student(center.freedom) * both, kNormal * run_deviation(device));
  return {.low = std::exp(center.mean - half), .high = std::exp(center.mean + half)};
}

}  // namespace passnet
