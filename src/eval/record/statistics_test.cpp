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
  const Interval interval = speedup_interval(rounds, Device::kCpu);
  EXPECT_DOUBLE_EQ(interval.low, 2 * std::exp(-1.96 * run_deviation(Device::kCpu)));
  EXPECT_DOUBLE_EQ(interval.high, 2 * std::exp(1.96 * run_deviation(Device::kCpu)));
}

TEST(Statistics, TheSlowerHalfOfCallsAndTheRoundsFarthestOutDoNotCount) {
  std::vector<Round> rounds(5, {.reference = {3, 2, 90}, .candidate = {70, 1, 1, 80}});
  rounds[1] = {.reference = {1}, .candidate = {50}};
  const auto times = times_of(rounds);
  ASSERT_TRUE(times.has_value());
  EXPECT_DOUBLE_EQ(times->speedup, 2);
  EXPECT_DOUBLE_EQ(times->reference_us, 2);
  EXPECT_DOUBLE_EQ(times->candidate_us, 1);
  const Interval interval = speedup_interval(rounds, Device::kCpu);
  EXPECT_LT(interval.low, 2);
  EXPECT_GT(interval.high, 2);
}

TEST(Statistics, RoundsWithoutTimesHaveNoSpeedup) {
  const Round good{.reference = {2}, .candidate = {1}};
  EXPECT_FALSE(times_of(std::vector<Round>{good}).has_value());
  EXPECT_FALSE(times_of(std::vector<Round>{good, {.reference = {2}}}).has_value());
  EXPECT_FALSE(
      times_of(std::vector<Round>{good, {.reference = {2}, .candidate = {0}}}).has_value());
}

// Rounds differ as processes and their memory do: 5 % between rounds, 0.5 % between calls, of which
// others make one in three much longer, and as runs do.
TEST(Statistics, HoldsAnotherRunAsOftenAsItSays) {
  std::mt19937_64 random(1);
  std::normal_distribution<double> normal;
  const auto draw_calls = [&](double us) {
    std::vector<double> calls;
    for (int call = 0; call < 10; ++call) {
      const double others = random() % 3 == 0 ? 1.5 + std::abs(normal(random)) : 1;
      calls.push_back(us * others * std::exp(0.005 * normal(random)));
    }
    return calls;
  };
  const auto draw_run = [&] {
    const double today = std::exp(run_deviation(Device::kCpu) * std::sqrt(0.5) * normal(random));
    std::vector<Round> rounds;
    for (int round = 0; round < 10; ++round) {
      const double here = today * std::exp(0.05 * normal(random));
      rounds.push_back({.reference = draw_calls(100), .candidate = draw_calls(100 * here)});
    }
    return rounds;
  };
  int held = 0;
  constexpr int kRuns = 2000;
  for (int run = 0; run < kRuns; ++run) {
    const Interval interval = speedup_interval(draw_run(), Device::kCpu);
    const double other = times_of(draw_run())->speedup;
    held += interval.low <= other && other <= interval.high;
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
