#include "base/check.hpp"

#include "base/id.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(Check, AbortsWithThePlaceAndTheCondition) {
  const int two = 2;
  CHECK(two == 2);
  EXPECT_DEATH(CHECK(two == 3), "check_test.cpp:[0-9]+.*two == 3");
  EXPECT_DEATH(UNREACHABLE(), "unreachable");
}

TEST(Id, IsInvalidUntilSet) {
  struct Tag;
  EXPECT_FALSE(Id<Tag>{}.valid());
  EXPECT_TRUE(Id<Tag>{0}.valid());
  EXPECT_LT(Id<Tag>{1}, Id<Tag>{2});
}

}  // namespace
}  // namespace passnet
