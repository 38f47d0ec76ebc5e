#include "eval/judge/call_order.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace passnet {
namespace {

std::vector<size_t> sides_in_order(size_t calls, size_t sides) {
  std::vector<size_t> order;
  for (size_t call = 0; call < calls; ++call) {
    for (size_t turn = 0; turn < sides; ++turn) order.push_back(side_at(turn, call, sides));
  }
  return order;
}

TEST(CallOrder, HasEverySideOnceInEachCall) {
  for (const size_t sides : {1u, 2u, 3u, 4u, 7u, 8u}) {
    for (size_t call = 0; call < 40; ++call) {
      std::set<size_t> found;
      for (size_t turn = 0; turn < sides; ++turn) found.insert(side_at(turn, call, sides));
      EXPECT_EQ(found.size(), sides);
      EXPECT_EQ(*found.rbegin(), sides - 1);
    }
  }
}

TEST(CallOrder, NoSideFollowsItself) {
  for (const size_t sides : {2u, 3u, 4u, 7u, 8u}) {
    const std::vector<size_t> order = sides_in_order(100, sides);
    for (size_t i = 1; i < order.size(); ++i) EXPECT_NE(order[i], order[i - 1]) << sides;
  }
}

TEST(CallOrder, NoSideOfThreeOrMoreAlwaysFollowsTheSameOne) {
  for (const size_t sides : {3u, 4u, 7u, 8u}) {
    const std::vector<size_t> order = sides_in_order(4 * sides, sides);
    std::vector<std::set<size_t>> before(sides);
    for (size_t i = 1; i < order.size(); ++i) before[order[i]].insert(order[i - 1]);
    for (const std::set<size_t>& found : before) EXPECT_GE(found.size(), 2u) << sides;
  }
}

}  // namespace
}  // namespace passnet
