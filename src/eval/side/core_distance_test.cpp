#include "eval/side/core_distance.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(CoreDistance, OneThreadHasNone) {
  CoreDistance alone(Processors::find(), 1);
  EXPECT_EQ(alone.measure(), 0);
  EXPECT_EQ(alone.bring_near(), 0);
  EXPECT_FALSE(alone.usual_ns());
  EXPECT_FALSE(alone.is_distant(0));
}

TEST(CoreDistance, WhatIsUsualIsNotDistant) {
  const auto processors = Processors::find();
  if (!processors) GTEST_SKIP() << "one processor";
  CoreDistance distance(processors, 2);
  const double ns = distance.measure();
  EXPECT_GT(ns, 0);
  EXPECT_EQ(distance.usual_ns(), ns);
  EXPECT_FALSE(distance.is_distant(ns));
  EXPECT_TRUE(distance.is_distant(1000 + 10 * ns));
}

TEST(CoreDistance, TheLowerMedianOfTheRunsIsUsual) {
  const CoreDistance near(Processors::find(), 2, {200, 460, 190, 480});
  EXPECT_FALSE(near.is_distant(310));
  EXPECT_TRUE(near.is_distant(330));
  const CoreDistance far(Processors::find(), 2, {620, 60, 640});
  EXPECT_FALSE(far.is_distant(900));
  EXPECT_TRUE(far.is_distant(1000));
}

TEST(CoreDistance, TheLatestRunsAreKept) {
  const CoreDistance distance(Processors::find(), 2, std::vector<double>(30, 200));
  EXPECT_EQ(distance.runs().size(), 20);
}

TEST(RoundDistances, RoundsCountWhereNothingMeasures) {
  RoundDistances rounds(nullptr);
  rounds.begin_round();
  rounds.begin_timing();
  rounds.end_timing();
  EXPECT_TRUE(rounds.end_round());
  EXPECT_FALSE(rounds.median_ns());
}

TEST(RoundDistances, RoundsOfOneThreadCountAndHaveNone) {
  CoreDistance distance(Processors::find(), 2);
  RoundDistances rounds(&distance);
  rounds.begin_round();
  rounds.begin_timing();
  rounds.set_used(false);
  rounds.end_timing();
  EXPECT_TRUE(rounds.end_round());
  EXPECT_FALSE(rounds.median_ns());
}

TEST(RoundDistances, RoundsThatCountHaveAMedian) {
  const auto processors = Processors::find();
  if (!processors) GTEST_SKIP() << "one processor";
  CoreDistance distance(processors, 2);
  RoundDistances rounds(&distance);
  int counted = 0;
  for (int round = 0; round < 5; ++round) {
    rounds.begin_round();
    rounds.begin_timing();
    rounds.end_timing();
    counted += rounds.end_round() ? 1 : 0;
  }
  EXPECT_EQ(rounds.median_ns().has_value(), counted > 0);
}

}  // namespace
}  // namespace passnet
