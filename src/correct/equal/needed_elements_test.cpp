#include "correct/equal/needed_elements.hpp"

#include "correct/equal/unread.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(NeededElements, AreFollowedThroughViewsAndSums) {
  const Catalog catalog = make_catalog();
  const Graph graph = parsed_graph(
      "graph @g(%x: f32[4,8], %z: f32[4,8]) { %s = slice(%x, 1, 2, 5) %t = transpose(%s, 0, 1) "
      "%c = relu(%t) %r = slice(%c, 0, 0, 2) %y = sum(%r, dim=[0]) return %y }",
      catalog);
  const auto needed = needed_elements(graph, catalog);
  ASSERT_TRUE(needed);
  ASSERT_EQ(needed->size(), 2u);
  for (int64_t at = 0; at < 32; ++at) {
    EXPECT_EQ((*needed)[0].contains(at), at % 8 == 2 || at % 8 == 3) << at;
  }
  EXPECT_EQ((*needed)[1].count(), 0);
}

TEST(NeededElements, WhatIsNotReadIsNamed) {
  const Catalog catalog = make_catalog();
  const Graph all =
      parsed_graph("graph @g(%x: f32[4,8]) { %y = amax(%x, dim=[1]) return %y }", catalog);
  const Graph half = parsed_graph(
      "graph @g(%x: f32[4,8]) { %s = slice(%x, 1, 0, 4) %y = amax(%s, dim=[1]) return %y }",
      catalog);
  const InputMaker maker(all, catalog);
  const std::vector<Unread> unread = find_unread(all, half, catalog, maker);
  ASSERT_EQ(unread.size(), 1u);
  EXPECT_EQ(unread[0].elements.count(), 16);
  EXPECT_EQ(describe(unread[0], all), "elements of %x that are not read, such as [0,4]");
  EXPECT_TRUE(find_unread(half, all, catalog, maker).empty());
}

}  // namespace
}  // namespace passnet
