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

}  // namespace
}  // namespace passnet
