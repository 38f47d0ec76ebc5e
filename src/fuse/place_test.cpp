#include "fuse/place.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(Place, IndexesEveryDimByItsLoop) {
  const Walk walk{.offset = 0, .terms = {{.extent = 2, .coefficient = 12}, {3, 1}, {4, 3}}};
  const auto dims = place(walk, Shape{2, 4, 3});
  ASSERT_TRUE(dims.has_value());
  EXPECT_EQ((*dims)[0].multiples, (Integers{1, 0, 0}));
  EXPECT_EQ((*dims)[1].multiples, (Integers{0, 0, 1}));
  EXPECT_EQ((*dims)[2].multiples, (Integers{0, 1, 0}));
}

TEST(Place, TakesOffsetsAndStepsWithinADim) {
  const Walk walk{.offset = 13, .terms = {{.extent = 3, .coefficient = 2}}};
  const auto dims = place(walk, Shape{2, 12});
  ASSERT_TRUE(dims.has_value());
  EXPECT_EQ((*dims)[0].offset, 1);
  EXPECT_EQ((*dims)[1].offset, 1);
  EXPECT_EQ((*dims)[1].multiples, (Integers{2}));
}

TEST(Place, WalksBackwards) {
  const Walk walk{.offset = 3, .terms = {{.extent = 4, .coefficient = -1}}};
  const auto dims = place(walk, Shape{2, 4});
  ASSERT_TRUE(dims.has_value());
  EXPECT_EQ((*dims)[1].offset, 3);
  EXPECT_EQ((*dims)[1].multiples, (Integers{-1}));
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

TEST(Place, DividesWhereLoopsCarry) {
  // Every walk over a block, by the formula and by plain division.
  const auto check = [](const Walk& walk, const Shape& shape, int64_t divisions) {
    const auto parts = divide(walk, shape);
    ASSERT_TRUE(parts.has_value());
    for (const DividedIndex& part : *parts) {
      divisions -= (part.divisor != 1 ? 1 : 0) + (part.modulus != 0 ? 1 : 0);
    }
    EXPECT_EQ(divisions, 0);
    const Strides strides = contiguous_strides(shape);
    Shape extents;
    for (const Term& term : walk.terms) extents.push_back(term.extent);
    for (int64_t number = 0; number < numel(extents); ++number) {
      int64_t rest = number;
      int64_t place = walk.offset;
      Integers at(extents.size());
      for (size_t t = extents.size(); t-- > 0;) {
        at[t] = rest % extents[t];
        rest /= extents[t];
        place += at[t] * walk.terms[t].coefficient;
      }
      for (size_t dim = 0; dim < shape.size(); ++dim) {
        const auto sum = [&](const DimIndex& index) {
          int64_t total = index.offset;
          for (size_t t = 0; t < at.size(); ++t) total += index.multiples[t] * at[t];
          return total;
        };
        const DividedIndex& part = (*parts)[dim];
        int64_t found = sum(part.whole);
        if (part.divisor != 1) found += sum(part.rest) / part.divisor;
        if (part.modulus != 0) found %= part.modulus;
        EXPECT_EQ(found, place / strides[dim] % (dim == 0 ? place + 1 : shape[dim]));
      }
    }
  };
  check({.offset = 0, .terms = {{16, 84}, {16, 4}, {4, 1}}}, Shape{3, 7, 3, 7, 4}, 4);
  check({.offset = 3, .terms = {{5, 1}}}, Shape{2, 4}, 2);
  check({.offset = 1, .terms = {{6, 12}, {5, 3}, {2, 1}}}, Shape{7, 4, 3}, 2);
  check({.offset = 7, .terms = {{3, 10}, {4, 3}}}, Shape{4, 5, 2}, 4);
  EXPECT_FALSE(divide({.offset = 9, .terms = {{3, -1}}}, Shape{2, 5}));
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
