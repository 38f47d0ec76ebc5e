#include "runtime/report.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(Report, IsTakenOnce) {
  Report report{.kind = 1, .found = -3, .extent = 8};
  const auto bytes = std::as_writable_bytes(std::span(&report, 1));
  const auto refused = take_report(bytes, "embedding, relu");
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().id, "index-outside-of-dim");
  EXPECT_EQ(refused.error().message, "expected an index in [0, 8), found -3, in embedding, relu");
  EXPECT_TRUE(take_report(bytes, "embedding, relu").has_value());
}

TEST(Report, NamesDivisions) {
  Report report{.kind = 2};
  const auto refused = take_report(std::as_writable_bytes(std::span(&report, 1)), "remainder");
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().id, "divisor-of-zero");
  EXPECT_EQ(refused.error().message,
            "expected integer divisors other than 0, found 0, in remainder");
}

}  // namespace
}  // namespace passnet
