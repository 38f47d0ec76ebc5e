#include "kernel/analysis/element_set.hpp"

#include <gtest/gtest.h>

#include <random>
#include <set>

namespace passnet {
namespace {

std::set<int64_t> elements(const IndexRuns& runs) {
  std::set<int64_t> found;
  for (const auto& [begin, count] : runs) {
    for (int64_t i = 0; i < count; ++i) found.insert(begin + i);
  }
  return found;
}

std::set<int64_t> elements(const ElementSet& set) {
  std::set<int64_t> found;
  for (int64_t i = 0; i < set.size(); ++i) {
    if (set.contains(i)) found.insert(i);
  }
  return found;
}

bool are_sorted_and_apart(const IndexRuns& runs) {
  for (size_t i = 0; i < runs.size(); ++i) {
    if (runs[i].count <= 0) return false;
    if (i > 0 && runs[i].begin <= runs[i - 1].begin + runs[i - 1].count) return false;
  }
  return true;
}

IndexRuns random_runs(std::mt19937& random) {
  IndexRuns runs;
  int64_t at = static_cast<int64_t>(random() % 4);
  for (size_t left = 1 + random() % 3; left > 0; --left) {
    const auto count = static_cast<int64_t>(1 + random() % 4);
    runs.push_back({at, count});
    at += count + 1 + static_cast<int64_t>(random() % 5);
  }
  return runs;
}

TEST(ElementSet, AddScaledIsTheSetOfAllSums) {
  std::mt19937 random(7);
  for (int round = 0; round < 500; ++round) {
    const IndexRuns runs = random_runs(random);
    const IndexRuns steps = random_runs(random);
    const auto scale = static_cast<int64_t>(random() % 13) - 6;
    std::set<int64_t> expected;
    for (const int64_t a : elements(runs)) {
      for (const int64_t b : elements(steps)) expected.insert(a + scale * b);
    }
    const IndexRuns found = add_scaled(runs, steps, scale);
    EXPECT_EQ(elements(found), expected) << "scale " << scale;
    EXPECT_TRUE(are_sorted_and_apart(found));
    EXPECT_EQ(size_of(found), static_cast<int64_t>(expected.size()));
  }
}

TEST(ElementSet, AddScaledOfNothingIsNothing) {
  EXPECT_TRUE(add_scaled({}, {{0, 3}}, 2).empty());
  EXPECT_TRUE(add_scaled({{0, 3}}, {}, 2).empty());
}

// Sums of too many runs become one run that holds all of them.
TEST(ElementSet, AddScaledRoundsUpWhatWouldBeTooLong) {
  IndexRuns runs;
  for (int64_t i = 0; i < 4096; ++i) runs.push_back({3 * i, 1});
  const int64_t last = 3 * 4095;
  const int64_t steps = 1 << 12;
  const IndexRuns found = add_scaled(runs, {{0, steps}}, 5);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].begin, 0);
  EXPECT_EQ(found[0].count, last + 5 * (steps - 1) + 1);
  const IndexRuns downward = add_scaled(runs, {{0, steps}}, -5);
  ASSERT_EQ(downward.size(), 1u);
  EXPECT_EQ(downward[0].begin, -5 * (steps - 1));
  EXPECT_EQ(downward[0].count, last + 5 * (steps - 1) + 1);
}

TEST(ElementSet, ClipKeepsIndicesOfTheExtent) {
  EXPECT_EQ(clip({{-3, 5}, {7, 10}}, 9), (IndexRuns{{0, 2}, {7, 2}}));
  EXPECT_TRUE(clip({{-3, 3}, {9, 2}}, 9).empty());
  EXPECT_TRUE(clip({{0, 4}}, 0).empty());
}

TEST(ElementSet, CountsElementsOfSeveralWordsOnce) {
  ElementSet set(200);
  set.add({60, 70});
  set.add({100, 20});
  EXPECT_EQ(set.count(), 70);
  EXPECT_FALSE(set.contains(59));
  EXPECT_TRUE(set.contains(60));
  EXPECT_TRUE(set.contains(129));
  EXPECT_FALSE(set.contains(130));
  set.add({-10, 12});
  set.add({195, 1000});
  EXPECT_EQ(set.count(), 70 + 2 + 5);
  EXPECT_FALSE(set.is_full());
  set.add_all();
  EXPECT_TRUE(set.is_full());
}

TEST(ElementSet, AddsABoxAsItIsStored) {
  std::mt19937 random(11);
  for (int round = 0; round < 300; ++round) {
    const std::vector<IndexRuns> dims{random_runs(random), random_runs(random),
                                      random_runs(random)};
    const Layout layout{
        .strides = {static_cast<int64_t>(random() % 40), static_cast<int64_t>(random() % 9),
                    static_cast<int64_t>(random() % 3)},
        .offset = static_cast<int64_t>(random() % 7)};
    ElementSet set(900);
    set.add_box(dims, layout);
    std::set<int64_t> expected;
    for (const int64_t i : elements(dims[0])) {
      for (const int64_t j : elements(dims[1])) {
        for (const int64_t k : elements(dims[2])) {
          const int64_t at =
              layout.offset + i * layout.strides[0] + j * layout.strides[1] + k * layout.strides[2];
          if (at < set.size()) expected.insert(at);
        }
      }
    }
    EXPECT_EQ(elements(set), expected);
  }
}

TEST(ElementSet, AddsNothingOfABoxWithoutIndices) {
  ElementSet set(10);
  set.add_box(std::vector<IndexRuns>{{{0, 3}}, {}}, {.strides = {3, 1}});
  EXPECT_EQ(set.count(), 0);
}

// The runs of rows far apart are too many to list, so that the box is walked instead.
TEST(ElementSet, WalksABoxOfManyRows) {
  constexpr int64_t kManyRows = 1 << 17;
  ElementSet set(4 * kManyRows);
  set.add_box(std::vector<IndexRuns>{{{0, kManyRows}}, {{0, 2}}}, {.strides = {4, 1}, .offset = 1});
  EXPECT_EQ(set.count(), 2 * kManyRows);
  EXPECT_FALSE(set.contains(0));
  EXPECT_TRUE(set.contains(4 * kManyRows - 2));
  EXPECT_FALSE(set.contains(4 * kManyRows - 1));
}

}  // namespace
}  // namespace passnet
