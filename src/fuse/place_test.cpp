#include "fuse/place.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(Place, IndexesEveryDimByItsLoop) {
  const Walk walk{.offset = 0, .terms = {{.extent = 2, .coefficient = 12}, {3, 1}, {4, 3}}};
  const auto dims = place(walk, Shape{2, 4, 3});
  ASSERT_TRUE(dims.has_value());
  EXPECT_EQ((*dims)[0].multiples, (std::vector<int64_t>{1, 0, 0}));
  EXPECT_EQ((*dims)[1].multiples, (std::vector<int64_t>{0, 0, 1}));
  EXPECT_EQ((*dims)[2].multiples, (std::vector<int64_t>{0, 1, 0}));
}

TEST(Place, TakesOffsetsAndStepsWithinADim) {
  const Walk walk{.offset = 13, .terms = {{.extent = 3, .coefficient = 2}}};
  const auto dims = place(walk, Shape{2, 12});
  ASSERT_TRUE(dims.has_value());
  EXPECT_EQ((*dims)[0].offset, 1);
  EXPECT_EQ((*dims)[1].offset, 1);
  EXPECT_EQ((*dims)[1].multiples, (std::vector<int64_t>{2}));
}

TEST(Place, WalksBackwards) {
  const Walk walk{.offset = 3, .terms = {{.extent = 4, .coefficient = -1}}};
  const auto dims = place(walk, Shape{2, 4});
  ASSERT_TRUE(dims.has_value());
  EXPECT_EQ((*dims)[1].offset, 3);
  EXPECT_EQ((*dims)[1].multiples, (std::vector<int64_t>{-1}));
}

TEST(Place, RefusesWhatCarriesIntoTheNextDim) {
  EXPECT_FALSE(place({.offset = 0, .terms = {{8, 1}}}, Shape{2, 4}));
  EXPECT_FALSE(place({.offset = 3, .terms = {{4, 1}}}, Shape{2, 4}));
  EXPECT_FALSE(place({.offset = 0, .terms = {{2, 3}}}, Shape{2, 4, 2}));
  EXPECT_FALSE(place({.offset = -1, .terms = {{4, 1}}}, Shape{2, 4}));
}

TEST(Place, CutsALoopThatRunsThroughSeveralDims) {
  const Walk walk{.offset = 0, .terms = {{.extent = 24, .coefficient = 1}}};
  const auto cut = find_term_cut(walk, Shape{2, 3, 4});
  ASSERT_TRUE(cut.has_value());
  EXPECT_EQ(cut->inner, 4);
  const Walk all = cut_terms(walk, Shape{2, 3, 4});
  ASSERT_EQ(all.terms.size(), 3u);
  EXPECT_EQ(all.terms[0].coefficient, 12);
  EXPECT_EQ(all.terms[1].coefficient, 4);
  EXPECT_TRUE(place(all, Shape{2, 3, 4}));
}

TEST(Place, CutsNothingThatDoesNotDivide) {
  EXPECT_FALSE(find_term_cut({.offset = 0, .terms = {{6, 1}}}, Shape{2, 4}));
}

TEST(Place, FindsDimsThatLoopsWouldSplit) {
  // [h · w + w'] in a dim of 12, by loops over 3 and 4.
  const Walk walk{.offset = 0, .terms = {{.extent = 3, .coefficient = 4}, {4, 1}}};
  const auto cuts = find_dim_cuts(walk, Shape{12});
  ASSERT_EQ(cuts.size(), 1u);
  EXPECT_EQ(cuts[0].inner, 4);
}

}  // namespace
}  // namespace passnet
