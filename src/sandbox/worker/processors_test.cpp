#include "sandbox/worker/processors.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

cpu_set_t first(int count) {
  cpu_set_t all;
  CPU_ZERO(&all);
  for (int processor = 0; processor < count; ++processor) CPU_SET(processor, &all);
  return all;
}

std::string pairs(int processor) { return std::to_string(processor / 2); }
std::string unknown(int /*processor*/) { return ""; }

TEST(Processors, ThreadsHaveCoresOfTheirOwn) {
  const auto chosen = choose_processors(first(8), pairs);
  ASSERT_TRUE(chosen.has_value());
  EXPECT_EQ(chosen->supervisor, 0);
  EXPECT_EQ(chosen->worker, 2);
  EXPECT_EQ(chosen->helper(1), 7);
  EXPECT_EQ(chosen->helper(7), 3);  // the other one of the worker's core comes last
  EXPECT_EQ(chosen->helper(8), 7);
}

TEST(Processors, AHelperPrefersTheSupervisorsCore) {
  EXPECT_EQ(choose_processors(first(4), pairs)->helper(1), 1);
}

TEST(Processors, OneCoreOrUnknownOnesWillDo) {
  EXPECT_EQ(choose_processors(first(2), pairs)->worker, 1);
  EXPECT_EQ(choose_processors(first(2), pairs)->helper(1), 0);
  EXPECT_EQ(choose_processors(first(4), unknown)->worker, 1);
  EXPECT_EQ(choose_processors(first(4), unknown)->helper(1), 3);
  EXPECT_FALSE(choose_processors(first(1), unknown).has_value());
}

}  // namespace
}  // namespace passnet
