#include "eval/limits/allowance.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

constexpr double kLong = 1e6;  // seconds
using Names = std::vector<std::string>;

TEST(Allowance, SmallGraphsLackNothing) {
  const JudgeLimits limits;
  Allowance allowance(limits);
  for (int round = 0; round < 5; ++round) {
    allowance.begin_round();
    for (size_t call = 0; call < 25; ++call) {
      EXPECT_TRUE(allowance.allows_warmup(call, 0.001));
      EXPECT_TRUE(allowance.allows_timed(call, 0.001));
    }
    for (const InputSetInfo& entry : kInputSets) {
      EXPECT_TRUE(allowance.allows_set(entry.set));
      allowance.spend_on_set(0.001);
    }
    EXPECT_TRUE(allowance.double_time(true).affords(0.01));
    EXPECT_TRUE(allowance.allows_draw(0.001));
  }
  EXPECT_TRUE(allowance.allows_round(10, 0.1));
  EXPECT_EQ(allowance.left_out(), Names());
}

TEST(Allowance, SomeCallsAndOneSetOfEachRoundAreMadeHoweverLongTheyTake) {
  const JudgeLimits limits;
  Allowance allowance(limits);
  allowance.begin_round();
  EXPECT_TRUE(allowance.allows_warmup(0, kLong));
  EXPECT_FALSE(allowance.allows_warmup(1, kLong));
  EXPECT_TRUE(allowance.allows_timed(0, kLong));
  EXPECT_FALSE(allowance.allows_timed(1, kLong));
  EXPECT_TRUE(allowance.allows_timed(limits.least_calls - 1, limits.least_calls_s));
  EXPECT_FALSE(allowance.allows_timed(limits.least_calls, limits.least_calls_s));
  EXPECT_TRUE(allowance.allows_set(InputSet::kMixed));
  allowance.spend_on_set(kLong);
  EXPECT_FALSE(allowance.allows_set(InputSet::kNan));
  EXPECT_FALSE(allowance.allows_set(InputSet::kZeros));
  EXPECT_EQ(allowance.left_out(), (Names{"calls", "adversarial-inputs: nan zeros"}));
  allowance.begin_round();
  EXPECT_TRUE(allowance.allows_set(InputSet::kNan));
  EXPECT_EQ(allowance.left_out(), (Names{"calls", "adversarial-inputs: zeros"}));
}

TEST(Allowance, NamesTheRestToo) {
  const JudgeLimits limits;
  Allowance allowance(limits);
  allowance.begin_round();
  EXPECT_FALSE(allowance.allows_draw(kLong));
  EXPECT_TRUE(allowance.allows_round(limits.least_rounds - 1, kLong));
  EXPECT_FALSE(allowance.allows_round(limits.least_rounds, kLong));
  EXPECT_FALSE(allowance.double_time(false).affords(kLong));
  EXPECT_EQ(allowance.left_out(), (Names{"rounds", "inputs", "rounding-errors"}));
}

}  // namespace
}  // namespace passnet
