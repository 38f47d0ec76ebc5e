#include "fuse/index_arithmetic.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(IndexArithmetic, IndexesEveryDimByItsLoop) {
  const AffineAccess access{.offset = 0, .loops = {{.extent = 2, .stride = 12}, {3, 1}, {4, 3}}};
  const auto dims = delinearize(access, Shape{2, 4, 3});
  ASSERT_TRUE(dims.has_value());
  EXPECT_EQ((*dims)[0].multiples, (Integers{1, 0, 0}));
  EXPECT_EQ((*dims)[1].multiples, (Integers{0, 0, 1}));
  EXPECT_EQ((*dims)[2].multiples, (Integers{0, 1, 0}));
}

TEST(IndexArithmetic, TakesOffsetsAndStridesWithinADim) {
  const AffineAccess access{.offset = 13, .loops = {{.extent = 3, .stride = 2}}};
  const auto dims = delinearize(access, Shape{2, 12});
  ASSERT_TRUE(dims.has_value());
  EXPECT_EQ((*dims)[0].offset, 1);
  EXPECT_EQ((*dims)[1].offset, 1);
  EXPECT_EQ((*dims)[1].multiples, (Integers{2}));
}

TEST(IndexArithmetic, TakesNegativeStrides) {
  const AffineAccess access{.offset = 3, .loops = {{.extent = 4, .stride = -1}}};
  const auto dims = delinearize(access, Shape{2, 4});
  ASSERT_TRUE(dims.has_value());
  EXPECT_EQ((*dims)[1].offset, 3);
  EXPECT_EQ((*dims)[1].multiples, (Integers{-1}));
}

TEST(IndexArithmetic, RefusesWhatCarriesIntoTheNextDim) {
  EXPECT_FALSE(delinearize({.offset = 0, .loops = {{8, 1}}}, Shape{2, 4}));
  EXPECT_FALSE(delinearize({.offset = 3, .loops = {{4, 1}}}, Shape{2, 4}));
  EXPECT_FALSE(delinearize({.offset = 0, .loops = {{2, 3}}}, Shape{2, 4, 2}));
  EXPECT_FALSE(delinearize({.offset = -1, .loops = {{4, 1}}}, Shape{2, 4}));
}

TEST(IndexArithmetic, SplitsALoopThatRunsThroughSeveralDims) {
  const AffineAccess access{.offset = 0, .loops = {{.extent = 24, .stride = 1}}};
  const auto split = find_loop_split(access, Shape{2, 3, 4});
  ASSERT_TRUE(split.has_value());
  EXPECT_EQ(split->inner, 4);
  const AffineAccess all = split_loops(access, Shape{2, 3, 4});
  ASSERT_EQ(all.loops.size(), 3u);
  EXPECT_EQ(all.loops[0].stride, 12);
  EXPECT_EQ(all.loops[1].stride, 4);
  EXPECT_TRUE(delinearize(all, Shape{2, 3, 4}));
}

TEST(IndexArithmetic, SplitsNothingThatDoesNotDivide) {
  EXPECT_FALSE(find_loop_split({.offset = 0, .loops = {{6, 1}}}, Shape{2, 4}));
}

TEST(IndexArithmetic, DividesWhereLoopsCarry) {
  // Every element of a block, by the formula and by plain division.
  const auto check = [](const AffineAccess& access, const Shape& shape, int64_t divisions) {
    const auto parts = delinearize_with_divisions(access, shape);
    ASSERT_TRUE(parts.has_value());
    for (const DividedIndex& part : *parts) {
      divisions -= (part.divisor != 1 ? 1 : 0) + (part.modulus != 0 ? 1 : 0);
    }
    EXPECT_EQ(divisions, 0);
    const Strides strides = contiguous_strides(shape);
    Shape extents;
    for (const StridedLoop& loop : access.loops) extents.push_back(loop.extent);
    for (int64_t number = 0; number < numel(extents); ++number) {
      int64_t rest = number;
      int64_t element = access.offset;
      Integers at(extents.size());
      for (size_t t = extents.size(); t-- > 0;) {
        at[t] = rest % extents[t];
        rest /= extents[t];
        element += at[t] * access.loops[t].stride;
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
        EXPECT_EQ(found, element / strides[dim] % (dim == 0 ? element + 1 : shape[dim]));
      }
    }
  };
  check({.offset = 0, .loops = {{16, 84}, {16, 4}, {4, 1}}}, Shape{3, 7, 3, 7, 4}, 4);
  check({.offset = 3, .loops = {{5, 1}}}, Shape{2, 4}, 2);
  check({.offset = 1, .loops = {{6, 12}, {5, 3}, {2, 1}}}, Shape{7, 4, 3}, 2);
  check({.offset = 7, .loops = {{3, 10}, {4, 3}}}, Shape{4, 5, 2}, 4);
  EXPECT_FALSE(delinearize_with_divisions({.offset = 9, .loops = {{3, -1}}}, Shape{2, 5}));
}

TEST(IndexArithmetic, FindsDimsThatLoopsWouldSplit) {
  // [h · w + w'] in a dim of 12, by loops over 3 and 4.
  const AffineAccess access{.offset = 0, .loops = {{.extent = 3, .stride = 4}, {4, 1}}};
  const auto splits = find_dim_splits(access, Shape{12});
  ASSERT_EQ(splits.size(), 1u);
  EXPECT_EQ(splits[0].inner, 4);
}

}  // namespace
}  // namespace passnet
