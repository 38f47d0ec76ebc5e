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
  const Interval interval = speedup_interval(2, rounds, 0);
  EXPECT_DOUBLE_EQ(interval.low, 2 * std::exp(-1.96 * kRunDeviation));
  EXPECT_DOUBLE_EQ(interval.high, 2 * std::exp(1.96 * kRunDeviation));
}

TEST(Statistics, TheDeviationBetweenRunsGrowsWithTheWorkOfOthers) {
  const std::vector<Round> rounds(5, {.reference = {2, 2, 2}, .candidate = {1, 1, 1}});
  const double busy = std::hypot(kRunDeviation, kBusyDeviation);
  EXPECT_DOUBLE_EQ(speedup_interval(2, rounds, 1).high, 2 * std::exp(1.96 * busy));
  const double half = std::hypot(kRunDeviation, kBusyDeviation / 2);
  EXPECT_DOUBLE_EQ(speedup_interval(2, rounds, 0.5).low, 2 * std::exp(-1.96 * half));
}

TEST(Statistics, RoundsOnSharedCoresWidenTheInterval) {
  const Round alone{.reference = {2}, .candidate = {1}};
  const Round shared{.reference = {2}, .candidate = {1}, .shared = true};
  const std::vector<Round> rounds{alone, shared, alone, shared};
  const double half = std::hypot(kRunDeviation, kSharedDeviation / 2);
  EXPECT_DOUBLE_EQ(speedup_interval(2, rounds, 0).high, 2 * std::exp(1.96 * half));
}

// Beside busy processes, the medians of all rounds of a run are off alike.
TEST(Statistics, HoldsTheTruthBesideOtherWork) {
  std::mt19937_64 random(1);
  std::normal_distribution<double> normal;
  int held = 0;
  int held_by_rounds_alone = 0;
  constexpr int kRuns = 1000;
  for (int run = 0; run < kRuns; ++run) {
    const double today = std::exp(kBusyDeviation * normal(random));
    std::vector<Round> rounds;
    double mean = 0;
    for (int round = 0; round < 5; ++round) {
      const double ratio = std::log(today) + 0.01 * normal(random);
      mean += ratio / 5;
      rounds.push_back({.reference = {100}, .candidate = {100 * std::exp(-ratio)}});
    }
    const auto holds = [&](double busy) {
      const Interval interval = speedup_interval(std::exp(mean), rounds, busy);
      return interval.low <= 1 && 1 <= interval.high;
    };
    held += holds(1);
    held_by_rounds_alone += holds(0);
  }
  EXPECT_GE(held, kRuns * 94 / 100);
  EXPECT_LT(held_by_rounds_alone, kRuns * 75 / 100);
}

// Rounds differ as processes do: 2 % between rounds, 0.5 % between calls, 2 % between runs.
TEST(Statistics, HoldsTheTruthAsOftenAsItSays) {
  std::mt19937_64 random(1);
  std::normal_distribution<double> normal;
  int held = 0;
  constexpr int kRuns = 1000;
  for (int run = 0; run < kRuns; ++run) {
    std::vector<Round> rounds(5);
    std::vector<double> reference, candidate;
    const double today = std::exp(kRunDeviation * normal(random));
    for (Round& round : rounds) {
      const double here = today * std::exp(0.02 * normal(random));
      for (int call = 0; call < 20; ++call) {
        round.reference.push_back(100 * std::exp(0.005 * normal(random)));
        round.candidate.push_back(100 * here * std::exp(0.005 * normal(random)));
      }
      reference.insert(reference.end(), round.reference.begin(), round.reference.end());
      candidate.insert(candidate.end(), round.candidate.begin(), round.candidate.end());
    }
    const Interval interval = speedup_interval(median(reference) / median(candidate), rounds, 0);
    held += interval.low <= 1 && 1 <= interval.high;
  }
  EXPECT_GE(held, kRuns * 90 / 100);
}

TEST(Statistics, TheErrorOfAMedianShrinksWithTheNumberOfValues) {
  std::vector<double> values;
  for (int i = 0; i < 101; ++i) values.push_back(i);
  EXPECT_NEAR(median_error(values), 1.2533 * 50 / 1.349 / std::sqrt(101), 1e-12);
  EXPECT_EQ(median_error(std::vector<double>{3, 3, 3}), 0);
}

}  // namespace
}  // namespace passnet
