#include "report/losses.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(Losses, SizeClassesAreConsecutive) {
  constexpr int64_t kKiB = 1024;
  EXPECT_EQ(size_class(0), size_class(64 * kKiB));
  EXPECT_EQ(size_class(1), "up to 64 KiB");
  EXPECT_EQ(size_class(64 * kKiB + 1), "64 KiB … 512 KiB");
  EXPECT_EQ(size_class(512 * kKiB), "64 KiB … 512 KiB");
  EXPECT_EQ(size_class(512 * kKiB + 1), "512 KiB … 4 MiB");
  EXPECT_TRUE(size_class(int64_t{1} << 60).starts_with("over "));
}

TEST(Losses, RanksRiseWithSizes) {
  int before = -1;
  std::string name;
  for (int64_t bytes = 1; bytes < int64_t{1} << 50; bytes *= 2) {
    const int rank = size_rank(bytes);
    EXPECT_TRUE(rank == before || rank == before + 1) << bytes;
    EXPECT_EQ(size_class(bytes) == name, rank == before) << bytes;
    before = rank;
    name = size_class(bytes);
  }
}

}  // namespace
}  // namespace passnet
