#include "draw/layers.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace passnet {
namespace {

TEST(Layers, ABoxIsBelowAllThatPointAtIt) {
  // 0 → 1 → 3, 0 → 3, and 2 → 3 from a box that nothing points at.
  const std::vector<Arrow> arrows{{0, 1}, {1, 3}, {0, 3}, {2, 3}};
  EXPECT_EQ(assign_layers(4, arrows), (std::vector<uint32_t>{0, 1, 1, 2}));
}

TEST(Layers, ASourceIsDirectlyAboveItsFirstTarget) {
  const std::vector<Arrow> arrows{{0, 1}, {1, 2}, {2, 4}, {3, 4}};
  EXPECT_EQ(assign_layers(5, arrows), (std::vector<uint32_t>{0, 1, 2, 2, 3}));
}

TEST(Layers, BoxesWithoutArrowsAreOnTop) {
  EXPECT_EQ(assign_layers(3, {}), (std::vector<uint32_t>{0, 0, 0}));
}

std::vector<Arrow> random_arrows(std::mt19937& random, uint32_t boxes) {
  std::vector<Arrow> arrows;
  for (uint32_t to = 1; to < boxes; ++to) {
    for (size_t count = random() % 3; count > 0; --count) {
      arrows.push_back({static_cast<uint32_t>(random() % to), to});
    }
  }
  return arrows;
}

bool overlap(Point a, Size a_size, Point b, Size b_size) {
  return 2 * std::abs(a.x - b.x) < a_size.width + b_size.width &&
         2 * std::abs(a.y - b.y) < a_size.height + b_size.height;
}

TEST(Layers, NoTwoBoxesOverlapAndArrowsPointDown) {
  std::mt19937 random(3);
  for (int round = 0; round < 60; ++round) {
    const auto boxes = static_cast<uint32_t>(2 + random() % 25);
    std::vector<Size> sizes;
    for (uint32_t i = 0; i < boxes; ++i) {
      sizes.push_back(
          {static_cast<double>(20 + random() % 100), static_cast<double>(10 + random() % 40)});
    }
    const std::vector<Arrow> arrows = random_arrows(random, boxes);
    const LayeredPicture picture = place_in_layers(sizes, arrows);
    ASSERT_EQ(picture.centers.size(), sizes.size());
    for (uint32_t i = 0; i < boxes; ++i) {
      EXPECT_GE(picture.centers[i].x - sizes[i].width / 2, -1e-6);
      EXPECT_LE(picture.centers[i].x + sizes[i].width / 2, picture.size.width + 1e-6);
      EXPECT_LE(picture.centers[i].y + sizes[i].height / 2, picture.size.height + 1e-6);
      for (uint32_t j = 0; j < i; ++j) {
        EXPECT_FALSE(overlap(picture.centers[i], sizes[i], picture.centers[j], sizes[j]))
            << i << " and " << j << " of " << boxes << " boxes";
      }
    }
    ASSERT_EQ(picture.routes.size(), arrows.size());
    for (size_t i = 0; i < arrows.size(); ++i) {
      const auto& [from, to] = arrows[i];
      EXPECT_LT(picture.centers[from].y + sizes[from].height / 2,
                picture.centers[to].y - sizes[to].height / 2);
    }
  }
}

TEST(Layers, AChainIsStraight) {
  const std::vector<Size> sizes{{40, 20}, {100, 20}, {60, 20}, {80, 20}};
  const std::vector<Arrow> arrows{{0, 1}, {1, 2}, {2, 3}};
  const LayeredPicture picture = place_in_layers(sizes, arrows);
  for (const Point center : picture.centers) EXPECT_NEAR(center.x, picture.centers[0].x, 1e-6);
  EXPECT_NEAR(picture.size.width, 100, 1e-6);
}

}  // namespace
}  // namespace passnet
