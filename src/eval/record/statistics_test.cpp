#include "eval/record/statistics.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace passnet {
namespace {

TEST(Statistics, QuantilesInterpolate) {
  const std::vector<double> values{4, 1, 3, 2};
  EXPECT_DOUBLE_EQ(median(values), 2.5);
  EXPECT_DOUBLE_EQ(quantile(values, 0.25), 1.75);
  EXPECT_DOUBLE_EQ(quantile(values, 1), 4);
  EXPECT_DOUBLE_EQ(relative_spread(values), 1.5 / 2.5);
}

TEST(Statistics, EqualRoundsLeaveTheDeviationBetweenRuns) {
  const std::vector<Round> rounds(5, {.reference = {2, 2, 2}, .candidate = {1, 1, 1}});
  const Interval interval = speedup_interval(2, rounds);
  EXPECT_DOUBLE_EQ(interval.low, 2 * std::exp(-1.96 * kRunDeviation));
  EXPECT_DOUBLE_EQ(interval.high, 2 * std::exp(1.96 * kRunDeviation));
}

TEST(Statistics, RoundsOnSharedCoresWidenTheInterval) {
  const Round alone{.reference = {2}, .candidate = {1}};
  const Round shared{.reference = {2}, .candidate = {1}, .shared = true};
  const std::vector<Round> rounds{alone, shared, alone, shared};
  const double half = std::hypot(kRunDeviation, kSharedDeviation / 2);
  EXPECT_DOUBLE_EQ(speedup_interval(2, rounds).high, 2 * std::exp(1.96 * half));
}

// Rounds differ as processes and their memory do: 2 % between rounds, 0.5 % between calls, 1.5 % from
// run to run.
TEST(Statistics, HoldsAnotherRunAsOftenAsItSays) {
  std::mt19937_64 random(1);
  std::normal_distribution<double> normal;
  struct Run {
    double speedup = 0;
    Interval interval;
  };
  const auto draw_run = [&] {
    std::vector<Round> rounds(10);
    std::vector<double> reference, candidate;
    const double today = std::exp(kRunDeviation * std::sqrt(0.5) * normal(random));
    for (Round& round : rounds) {
      const double here = today * std::exp(0.02 * normal(random));
      for (int call = 0; call < 10; ++call) {
        round.reference.push_back(100 * std::exp(0.005 * normal(random)));
        round.candidate.push_back(100 * here * std::exp(0.005 * normal(random)));
      }
      reference.insert(reference.end(), round.reference.begin(), round.reference.end());
      candidate.insert(candidate.end(), round.candidate.begin(), round.candidate.end());
    }
    const double speedup = median(reference) / median(candidate);
    return Run{speedup, speedup_interval(speedup, rounds)};
  };
  int held = 0;
  constexpr int kRuns = 2000;
  for (int run = 0; run < kRuns; ++run) {
    const Run one = draw_run();
    const double other = draw_run().speedup;
    held += one.interval.low <= other && other <= one.interval.high;
  }
  EXPECT_GE(held, kRuns * 93 / 100);
  EXPECT_LE(held, kRuns * 97 / 100);
}

TEST(Statistics, TheErrorOfAMedianShrinksWithTheNumberOfValues) {
  std::vector<double> values;
  for (int i = 0; i < 101; ++i) values.push_back(i);
  EXPECT_NEAR(median_error(values), 1.2533 * 50 / 1.349 / std::sqrt(101), 1e-12);
  EXPECT_EQ(median_error(std::vector<double>{3, 3, 3}), 0);
}

}  // namespace
}  // namespace passnet
