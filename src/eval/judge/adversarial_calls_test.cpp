#include "eval/judge/adversarial_calls.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>

namespace passnet {
namespace {

TEST(AdversarialCalls, EverySetHasOneCallInAnAttempt) {
  std::map<InputSet, int> calls;
  for (size_t round = 0; round < 5; ++round) {
    const auto placed = place_adversarial_calls(
        {.round = round, .rounds = 5, .places = 7, .attempt_seed = 1, .round_seed = 2 + round});
    EXPECT_TRUE(std::ranges::is_sorted(placed, {}, &AdversarialCall::before));
    for (const AdversarialCall& call : placed) {
      EXPECT_LT(call.before, 7u);
      ++calls[call.set];
    }
  }
  for (const InputSetInfo& entry : kInputSets) {
    EXPECT_EQ(calls[entry.set], is_adversarial(entry.set) ? 1 : 0);
  }
}

TEST(AdversarialCalls, OfProvedOnesAreLessThanHalf) {
  const auto all = shuffled_adversarial_sets(1, {});
  const auto of_proved = shuffled_adversarial_sets(1, {.only_for_proved = true});
  EXPECT_LT(2 * of_proved.size(), all.size());
  for (const InputSet set : {InputSet::kLargeOffset, InputSet::kExtremes, InputSet::kSparseNan}) {
    EXPECT_EQ(std::ranges::count(of_proved, set), 1) << info(set).name;
  }
}

TEST(AdversarialCalls, ScopesHaveNamesOfTheirOwn) {
  EXPECT_EQ(AdversarialScope().name(), "valid adversarial");
  EXPECT_EQ(AdversarialScope{.only_for_proved = true}.name(), "valid adversarial-proved");
  const AdversarialScope both{.only_conditioned = true, .only_for_proved = true};
  EXPECT_EQ(both.name(), "valid adversarial-proved-conditioned");
}

TEST(AdversarialCalls, OfALargeGraphTheLastSetsComeFirst) {
  const auto placed = place_adversarial_calls({.rounds = 5, .places = 1, .is_large = true});
  ASSERT_EQ(placed.size(), 4u);
  EXPECT_EQ(placed.front().set, InputSet::kMixed);
  EXPECT_TRUE(std::ranges::is_sorted(placed, std::greater(), &AdversarialCall::set));
}

}  // namespace
}  // namespace passnet
