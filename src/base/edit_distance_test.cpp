#include "base/edit_distance.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(EditDistance, CountsEdits) {
  EXPECT_EQ(edit_distance("relu", "relu", 3), 0u);
  EXPECT_EQ(edit_distance("relu", "rellu", 3), 1u);
  EXPECT_EQ(edit_distance("sigmoid", "simgoid", 3), 1u);
  EXPECT_EQ(edit_distance("gelu", "gleu", 3), 1u);
  EXPECT_EQ(edit_distance("abcd", "badc", 3), 2u);
  EXPECT_EQ(edit_distance("", "abc", 3), 3u);
}

TEST(EditDistance, StopsAtTheLimit) {
  EXPECT_EQ(edit_distance("add", "batch_norm", 3), 4u);
  EXPECT_EQ(edit_distance("abcd", "wxyz", 3), 4u);
}

}  // namespace
}  // namespace passnet
