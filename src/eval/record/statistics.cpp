#include "eval/record/statistics.hpp"

#include "base/check.hpp"
#include "eval/record/student.hpp"

#include <algorithm>
#include <cmath>

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

std::optional<RoundTimes> times_of(std::span<const Round> rounds) {
  if (rounds.size() < 2) return std::nullopt;
  std::vector<double> reference, candidate;
  for (const Round& round : rounds) {
    reference.insert(reference.end(), round.reference.begin(), round.reference.end());
    candidate.insert(candidate.end(), round.candidate.begin(), round.candidate.end());
  }
  if (reference.empty() || candidate.empty()) return std::nullopt;
  RoundTimes times{.reference_us = median(reference), .candidate_us = median(candidate)};
  if (!(times.reference_us > 0 && times.candidate_us > 0)) return std::nullopt;
  times.speedup = times.reference_us / times.candidate_us;
  return times;
}

double shared_part(std::span<const Round> rounds) {
  CHECK(!rounds.empty());
  const auto shared = static_cast<double>(std::ranges::count(rounds, true, &Round::shared));
  return shared / static_cast<double>(rounds.size());
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
  constexpr double kNormal = 1.96;  // 95 % of a normal distribution
  constexpr double kBoth = 2;       // runs err: this one and the other
  const double between_runs = std::hypot(kRunDeviation, kSharedDeviation * shared_part(rounds));
  const double half = std::hypot(student(logs.size() - 1) * std::sqrt(kBoth * variance / count),
                                 kNormal * between_runs);
  return {.low = speedup * std::exp(-half), .high = speedup * std::exp(half)};
}

}  // namespace passnet
