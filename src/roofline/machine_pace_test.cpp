#include "roofline/machine_pace.hpp"

#include "kernel/target.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(MachinePace, InterpolatesBetweenSizes) {
  const std::vector<CopyTime> copies{{1024, 1}, {4096, 4}, {16384, 64}};
  EXPECT_DOUBLE_EQ(interpolate_copy(copies, 0), 0);
  EXPECT_DOUBLE_EQ(interpolate_copy(copies, 512), 0.5);
  EXPECT_DOUBLE_EQ(interpolate_copy(copies, 2048), 2);
  EXPECT_DOUBLE_EQ(interpolate_copy(copies, 4096), 4);
  EXPECT_DOUBLE_EQ(interpolate_copy(copies, 8192), 16);
  EXPECT_DOUBLE_EQ(interpolate_copy(copies, 32768), 128);
}

TEST(MachinePace, MeasuresLargerSizesOnDemand) {
  const Catalog catalog = make_catalog();
  MachinePace pace(catalog, native_target(), 1);
  const auto small = pace.copy_us(1 << 12);
  ASSERT_TRUE(small.has_value()) << small.error().message;
  EXPECT_GT(*small, 0);
  const double measured = pace.copies().back().bytes;
  const auto large = pace.copy_us(static_cast<int64_t>(measured) * 3 / 2);
  ASSERT_TRUE(large.has_value());
  EXPECT_GT(*large, *small);
  EXPECT_EQ(pace.copies().back().bytes, 2 * measured);
}

}  // namespace
}  // namespace passnet
