// Medians, spread, and the interval of a speedup.
#pragma once

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
  bool shared = false;            // others ran on the same cores (eval/side/core_share.hpp)
};

// Medians over all calls of the rounds, in µs, and their quotient.
struct RoundTimes {
  double reference_us = 0;
  double candidate_us = 0;
  double speedup = 0;
};

// None if there are fewer than two rounds, or a side has no time above 0.
std::optional<RoundTimes> times_of(std::span<const Round> rounds);

// Returns the part of the rounds, of which there is one at least, that had shared cores.
double shared_part(std::span<const Round> rounds);

// The deviation between runs of a speedup's logarithm that the rounds of one run do not show: the
// state of the machine, which they share (docs/performance.md, intervals).
inline constexpr double kRunDeviation = 0.02;

// The further deviation of a run on a machine that other programs keep entirely busy: what they
// share with the measured code changes all rounds alike (docs/performance.md, beside other work).
inline constexpr double kBusyDeviation = 0.06;

// That of rounds on cores that others share, from rounds on cores of the program's own.
inline constexpr double kSharedDeviation = 0.13;

// Returns the 95 % interval around `speedup`: Student's t with the spread of the rounds' log ratios
// of medians, and the deviation between runs, which grows with `busy`, the share of others in
// [0, 1] (eval/side/other_work.hpp), and with the part of rounds on shared cores. Calls within a
// round share addresses and processes and are not independent; rounds are. At least two rounds.
Interval speedup_interval(double speedup, std::span<const Round> rounds, double busy);

}  // namespace passnet
