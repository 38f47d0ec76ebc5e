#include "draw/coordinates.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace passnet {
namespace {

// Builds a grid from items by layer and edges between them.
LayeredGrid grid(std::vector<std::vector<uint32_t>> layers, std::vector<double> widths,
                 const std::vector<std::pair<uint32_t, uint32_t>>& edges) {
  LayeredGrid result{
      .layers = std::move(layers), .widths = std::move(widths), .above = {}, .below = {}};
  result.above.resize(result.widths.size());
  result.below.resize(result.widths.size());
  for (const auto& [from, to] : edges) {
    result.below[from].push_back(to);
    result.above[to].push_back(from);
  }
  return result;
}

constexpr double kGap = 10;
constexpr double kLineGap = 4;

TEST(Coordinates, NeighborsKeepTheirGap) {
  const LayeredGrid items = grid({{0, 1, 2}}, {20, 0, 30}, {});
  const std::vector<double> x = place_horizontally(items, kGap, kLineGap);
  // Half of each width, and the gap of lines beside a bend.
  EXPECT_GE(x[1] - x[0], 10 + kLineGap - 1e-9);
  EXPECT_GE(x[2] - x[1], 15 + kLineGap - 1e-9);
  const LayeredGrid boxes = grid({{0, 1}}, {20, 30}, {});
  const std::vector<double> apart = place_horizontally(boxes, kGap, kLineGap);
  EXPECT_GE(apart[1] - apart[0], 25 + kGap - 1e-9);
}

TEST(Coordinates, AColumnIsStraight) {
  const LayeredGrid items = grid({{0}, {1}, {2}}, {20, 80, 40}, {{0, 1}, {1, 2}});
  const std::vector<double> x = place_horizontally(items, kGap, kLineGap);
  EXPECT_NEAR(x[0], x[1], 1e-9);
  EXPECT_NEAR(x[1], x[2], 1e-9);
}

TEST(Coordinates, AParentIsBetweenItsChildren) {
  const LayeredGrid items = grid({{0}, {1, 2}}, {20, 20, 20}, {{0, 1}, {0, 2}});
  const std::vector<double> x = place_horizontally(items, kGap, kLineGap);
  EXPECT_NEAR(x[0], (x[1] + x[2]) / 2, 1e-9);
  EXPECT_LT(x[1], x[2]);
}

// The bends 3 and 4 of one long arrow form one straight piece beside boxes of other widths.
TEST(Coordinates, ALongArrowIsStraight) {
  const LayeredGrid items = grid({{0}, {1, 3}, {2, 4}, {5}}, {30, 90, 30, 0, 0, 30},
                                 {{0, 1}, {1, 2}, {2, 5}, {0, 3}, {3, 4}, {4, 5}});
  const std::vector<double> x = place_horizontally(items, kGap, kLineGap);
  EXPECT_NEAR(x[3], x[4], 1e-9);
  EXPECT_GE(x[3] - x[1], 45 + kLineGap - 1e-9);
}

}  // namespace
}  // namespace passnet
