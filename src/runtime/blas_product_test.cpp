#include "runtime/blas_product.hpp"

#include "support/test_products.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(DescribeForBlas, TransposesTheProduct) {
  const auto blas = describe_for_blas(contiguous_product(3, 4, 5, 6)).value();
  EXPECT_EQ(blas.a, (BlasMatrix{.rows = 5, .columns = 6, .leading = 5, .batch_stride = 30}));
  EXPECT_EQ(blas.b, (BlasMatrix{.rows = 6, .columns = 4, .leading = 6, .batch_stride = 24}));
  EXPECT_EQ(blas.d, (BlasMatrix{.rows = 5, .columns = 4, .leading = 5, .batch_stride = 20}));
  EXPECT_EQ(blas.batch, 3);
}

TEST(DescribeForBlas, AWeightOfALinearLayerIsTransposed) {
  Product product = contiguous_product(1, 4, 5, 6);
  product.columns[0].right = 6;
  product.depth[0].right = 1;
  const auto blas = describe_for_blas(product).value();
  EXPECT_EQ(blas.a, (BlasMatrix{.rows = 6, .columns = 5, .leading = 6, .is_transposed = true}));
}

TEST(DescribeForBlas, RefusesWhatCublasLtDoesNotCompute) {
  Product gaps = contiguous_product(1, 4, 5, 6);
  gaps.columns[0].right = 2;  // neither dim of the right side is contiguous
  EXPECT_FALSE(fits_blas(gaps));
  Product windows = contiguous_product(1, 4, 5, 6);
  windows.window.emplace_back();
  EXPECT_FALSE(fits_blas(windows));
  Product batches = contiguous_product(1, 4, 5, 6);
  batches.batch = {{.extent = 2, .left = 100, .right = 0, .target = 60},
                   {.extent = 3, .left = 24, .right = 30, .target = 20}};
  EXPECT_FALSE(fits_blas(batches)) << "the right side has no uniform stride";
  Product column = contiguous_product(1, 4, 5, 6);
  column.has_addend = true;
  column.rows[0].addend = 1;
  column.columns[0].addend = 0;
  EXPECT_FALSE(fits_blas(column)) << "one addend per row is no bias of cuBLASLt's";
}

TEST(DescribeForBlas, ABiasIsOneRow) {
  Product product = contiguous_product(2, 4, 5, 6);
  product.has_addend = true;
  EXPECT_FALSE(describe_for_blas(product)->adds_bias);
  product.rows[0].addend = 0;
  product.batch[0].addend = 0;
  EXPECT_TRUE(describe_for_blas(product)->adds_bias);
}

}  // namespace
}  // namespace passnet
