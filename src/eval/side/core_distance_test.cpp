#include "eval/side/core_distance.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace passnet {
namespace {

// Messages that take these times, in ns, the last one again and again.
SendMessages messages(std::vector<double> times) {
  return [times = std::move(times), sent = size_t{0}]() mutable {
    return times[std::min(sent++, times.size() - 1)];
  };
}

TEST(CoreDistance, OneThreadHasNone) {
  CoreDistance alone(messages_of(Processors::find(), 1));
  EXPECT_EQ(alone.measure(), 0);
  EXPECT_EQ(alone.bring_near(), 0);
  EXPECT_FALSE(alone.usual_ns());
  EXPECT_FALSE(alone.is_distant(0));
}

TEST(CoreDistance, WhatIsUsualIsNotDistant) {
  const auto processors = Processors::find();
  if (!processors) GTEST_SKIP() << "one processor";
  CoreDistance distance(messages_of(processors, 2));
  const double ns = distance.measure();
  EXPECT_GT(ns, 0);
  EXPECT_EQ(distance.usual_ns(), ns);
  EXPECT_FALSE(distance.is_distant(ns));
  EXPECT_TRUE(distance.is_distant(1000 + 10 * ns));
}

TEST(CoreDistance, TheLowerMedianOfTheRunsIsUsual) {
  const CoreDistance near(messages({100}), {200, 460, 190, 480});
  EXPECT_FALSE(near.is_distant(310));
  EXPECT_TRUE(near.is_distant(330));
  const CoreDistance far(messages({100}), {620, 60, 640});
  EXPECT_FALSE(far.is_distant(900));
  EXPECT_TRUE(far.is_distant(1000));
}

TEST(CoreDistance, TheLatestRunsAreKept) {
  const CoreDistance distance(messages({100}), std::vector<double>(30, 200));
  EXPECT_EQ(distance.runs().size(), 20);
}

TEST(CoreDistance, DistantProcessorsRestUntilTheyAreNear) {
  CoreDistance distance(messages({450, 460, 100}), {100});
  EXPECT_EQ(distance.bring_near(), 100);
  EXPECT_EQ(distance.usual_ns(), 100);
}

TEST(RoundDistances, RoundsOnDistantProcessorsDoNotCount) {
  CoreDistance distance(messages({450}), {100, 110});
  RoundDistances rounds(&distance);
  rounds.begin_round();
  EXPECT_FALSE(rounds.begin_timing());
  rounds.end_timing();
  EXPECT_FALSE(rounds.end_round());
  EXPECT_FALSE(rounds.median_ns());
}

TEST(RoundDistances, ProcessorsThatPartWhileARoundIsTimedSpoilIt) {
  CoreDistance distance(messages({100, 450, 100}), {100, 110});
  RoundDistances rounds(&distance);
  for (const bool counts : {false, true}) {
    rounds.begin_round();
    EXPECT_TRUE(rounds.begin_timing());
    rounds.end_timing();
    EXPECT_EQ(rounds.end_round(), counts);
  }
  EXPECT_EQ(rounds.median_ns(), 100);
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
  CoreDistance distance(messages({100}));
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
  CoreDistance distance(messages_of(processors, 2));
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
