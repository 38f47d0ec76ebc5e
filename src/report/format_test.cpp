#include "report/format.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(Format, RatiosKeepTheirWidth) {
  EXPECT_EQ(format_ratio(1.0), "1.000");
  EXPECT_EQ(format_ratio(9.9994), "9.999");
  EXPECT_EQ(format_ratio(10.0), "10.00");
  EXPECT_EQ(format_ratio(123.456), "123.5");
  EXPECT_EQ(format_ratio(12345.6), "12346");
}

TEST(Format, ExtremeRatiosAreScientific) {
  EXPECT_EQ(format_ratio(0.0), "0.000");
  EXPECT_EQ(format_ratio(0.0005), "0.001");
  EXPECT_EQ(format_ratio(0.00049), "4.9e-04");
  EXPECT_EQ(format_ratio(99999.0), "99999");
  EXPECT_EQ(format_ratio(100000.0), "1.0e+05");
}

TEST(Format, IntervalsHaveTwoEnds) { EXPECT_EQ(format_interval(1.285, 14.1), "1.285–14.10"); }

TEST(Format, SharesArePercentages) {
  EXPECT_EQ(format_share(0.975), "97.5 %");
  EXPECT_EQ(format_share(1.0), "100.0 %");
  EXPECT_EQ(format_share(0.0), "0.0 %");
}

TEST(Format, MicrosecondsHaveThreeDigits) {
  EXPECT_EQ(format_microseconds(4.25), "4.25");
  EXPECT_EQ(format_microseconds(42.54), "42.5");
  EXPECT_EQ(format_microseconds(1873.2), "1873");
}

TEST(Format, NoNumberIsADash) {
  EXPECT_EQ(format_ratio({}), "–");
  EXPECT_EQ(format_interval({}, {}), "–");
  EXPECT_EQ(format_share({}), "–");
  EXPECT_EQ(format_microseconds({}), "–");
}

TEST(Format, BytesHaveUnits) {
  EXPECT_EQ(format_bytes(0), "0 B");
  EXPECT_EQ(format_bytes(1023), "1023 B");
  EXPECT_EQ(format_bytes(1536), "1.50 KiB");
  EXPECT_EQ(format_bytes(uint64_t{20} << 30), "20.0 GiB");
}

}  // namespace
}  // namespace passnet
