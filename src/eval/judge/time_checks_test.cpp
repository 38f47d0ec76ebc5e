#include "eval/judge/time_checks.hpp"

#include "eval/judge/candidate.hpp"
#include "eval/judge/candidate_run.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace passnet {
namespace {

TEST(TimeChecks, ASideWithoutACallHasNoRound) {
  const Candidate candidate;
  const LeftOut left_out;
  std::vector<CandidateRun> sides;
  for (int side = 0; side < 2; ++side) sides.emplace_back(candidate, left_out);
  std::vector<Samples> samples(2);
  samples[0].clean = {1, 1, 1, 1};
  add_round(sides, 0, samples, 4);
  EXPECT_TRUE(sides[1].outcome().rounds.empty());
  samples[1].disturbed = {2, 2};
  add_round(sides, 0, samples, 4);
  ASSERT_EQ(sides[1].outcome().rounds.size(), 1u);
  EXPECT_EQ(sides[1].outcome().rounds[0].candidate, (std::vector<double>{2, 2}));
}

TEST(TimeChecks, WorkBeforeAndBehindACallIsBilled) {
  std::vector<Samples> samples(3);
  for (const double us : {8.0, 10.0, 12.0}) {
    samples[0].add(100, CallPhases{.before_us = us, .after_us = 20}, false);
    samples[1].add(1, CallPhases{.before_us = 5, .after_us = us + 90}, us > 10);
  }
  samples[2].add(7, std::nullopt, false);
  bill_phases(samples, 0);
  EXPECT_EQ(samples[0].clean, (std::vector<double>{100, 100, 102}));
  EXPECT_EQ(samples[1].clean, (std::vector<double>{1 + 78, 1 + 80}));
  EXPECT_EQ(samples[1].disturbed, (std::vector<double>{1 + 82}));
  EXPECT_EQ(samples[2].clean, (std::vector<double>{7}));
}

}  // namespace
}  // namespace passnet
