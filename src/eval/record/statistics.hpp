// Medians, spread, and the interval of a speedup.
#pragma once

#include "kernel/device.hpp"

#include <optional>
#include <span>
#include <vector>

namespace passnet {

// Interpolates linearly between order statistics (as numpy.quantile); `values` not empty, q in [0,
// 1].
double quantile(std::span<const double> values, double q);
double median(std::span<const double> values);
// (third quartile − first quartile) / median.
double relative_spread(std::span<const double> values);
// Returns the standard error of the median of normal values with this interquartile range.
double median_error(std::span<const double> values);

struct Interval {
  double low = 0;
  double high = 0;
};

// Times of one round: both sides measured in fresh processes, calls interleaved.
struct Round {
  std::vector<double> reference;  // µs
  std::vector<double> candidate;  // µs
};

// Means of the faster halves of each round's calls, because others make calls longer and never
// shorter; over rounds, means of logarithms without a fifth of them at either end.
struct RoundTimes {
  double reference_us = 0;
  double candidate_us = 0;  // reference_us / speedup
  double speedup = 0;       // of the quotients within rounds
};

// None if there are fewer than two rounds, or a side has no time above 0.
std::optional<RoundTimes> times_of(std::span<const Round> rounds);

// The deviation of a speedup's logarithm in one run from that in another which their rounds do not
// show: the state of the machine, which the rounds of a run share (docs/performance.md, intervals).
constexpr double run_deviation(Device device) { return device == Device::kCpu ? 0.025 : 0.013; }

// Returns the interval that contains the speedup of another run with 95 %: from Student's t with
// the spread of the rounds, of which both runs have as many, and the deviation between runs. Calls
// within a round share addresses and processes and are not independent; rounds are. At least two
// rounds.
Interval speedup_interval(std::span<const Round> rounds, Device device);

}  // namespace passnet
