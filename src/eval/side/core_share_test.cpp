#include "eval/side/core_share.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace passnet {
namespace {

TEST(CoreLoad, IsPositiveWithAndWithoutHelpers) {
  EXPECT_GT(measure_core_load(nullptr), 0);
  ThreadPool pool(2);
  EXPECT_GT(measure_core_load(&pool), 0);
}

TEST(CoreShare, LoadsAreSharedThatAreFarAboveTheLeast) {
  CoreShare share;
  for (int i = 0; i < 100; ++i) EXPECT_FALSE(share.is_shared(0.60 + 0.0003 * i));
  EXPECT_FALSE(share.is_shared(0.65));
  EXPECT_TRUE(share.is_shared(0.72));
  EXPECT_TRUE(share.is_shared(1000));
  EXPECT_TRUE(share.is_shared(std::numeric_limits<double>::infinity()));
}

// A frequency that changes between two pieces of work gives a load that no core has.
TEST(CoreShare, OneLoadThatIsTooLowChangesNothing) {
  CoreShare share;
  for (int i = 0; i < 99; ++i) EXPECT_FALSE(share.is_shared(0.6));
  share.is_shared(0.3);
  EXPECT_FALSE(share.is_shared(0.6));
  EXPECT_TRUE(share.is_shared(0.72));
}

TEST(CoreShare, CoresThatAreAlwaysSharedAreNotToldFromOthers) {
  CoreShare share;
  for (int i = 0; i < 100; ++i) EXPECT_FALSE(share.is_shared(0.9));
}

}  // namespace
}  // namespace passnet
