#include "type/shape.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace passnet {
namespace {

TEST(Broadcast, FollowsPyTorch) {
  EXPECT_EQ(broadcast(Shape{2, 1, 4}, Shape{3, 1}), (Shape{2, 3, 4}));
  EXPECT_EQ(broadcast(Shape{}, Shape{5}), (Shape{5}));
  EXPECT_EQ(broadcast(Shape{}, Shape{}), (Shape{}));
  EXPECT_EQ(broadcast(Shape{1}, Shape{0}), (Shape{0}));
  EXPECT_EQ(broadcast(Shape{0, 3}, Shape{1}), (Shape{0, 3}));
  EXPECT_EQ(broadcast(Shape{2}, Shape{3}), std::nullopt);
  EXPECT_EQ(broadcast(Shape{2}, Shape{0}), std::nullopt);
  EXPECT_EQ(broadcast(Shape{2, 3}, Shape{2}), std::nullopt);
}

TEST(Shape, CountsAndSaturates) {
  EXPECT_EQ(numel(Shape{}), 1);
  EXPECT_EQ(numel(Shape{2, 3}), 6);
  EXPECT_EQ(numel(Shape{int64_t{1} << 40, int64_t{1} << 40, 0}), 0);
  EXPECT_EQ(numel(Shape{int64_t{1} << 40, int64_t{1} << 40}), std::numeric_limits<int64_t>::max());
}

TEST(Shape, StridesAndContiguity) {
  EXPECT_EQ(contiguous_strides(Shape{2, 3, 4}), (Strides{12, 4, 1}));
  EXPECT_EQ(contiguous_strides(Shape{2, 0, 4}), (Strides{4, 4, 1}));
  EXPECT_TRUE(is_contiguous(Shape{2, 3}, Strides{3, 1}));
  EXPECT_FALSE(is_contiguous(Shape{2, 3}, Strides{1, 2}));
  EXPECT_TRUE(is_contiguous(Shape{1, 3}, Strides{77, 1}));
  EXPECT_TRUE(is_contiguous(Shape{2, 0}, Strides{9, 9}));
  EXPECT_TRUE(is_contiguous(Shape{}, Strides{}));
}

TEST(Shape, DimsWrap) {
  EXPECT_EQ(wrap_dim(-1, 3), 2);
  EXPECT_EQ(wrap_dim(2, 3), 2);
  EXPECT_EQ(wrap_dim(3, 3), std::nullopt);
  EXPECT_EQ(wrap_dim(-4, 3), std::nullopt);
  EXPECT_EQ(wrap_dim(-1, 0), 0);
  EXPECT_EQ(wrap_dim(1, 0), std::nullopt);
}

TEST(Shape, Prints) {
  EXPECT_EQ(to_string(TensorType{DType::kBF16, {1, 128}}), "bf16[1,128]");
  EXPECT_EQ(to_string(TensorType{DType::kBool, {}}), "bool[]");
}

TEST(Shape, SanityBounds) {
  EXPECT_TRUE(is_sane({DType::kI8, {int64_t{1} << 48}}));
  EXPECT_FALSE(is_sane({DType::kI16, {int64_t{1} << 48}}));
  EXPECT_FALSE(is_sane({DType::kI8, {-1}}));
  EXPECT_FALSE(is_sane({DType::kI8, {0, int64_t{1} << 62, int64_t{1} << 62}}));
  EXPECT_FALSE(is_sane({DType::kI8, Shape(17, 1)}));
  EXPECT_TRUE(is_sane({DType::kF32, Shape(16, 1)}));
}

}  // namespace
}  // namespace passnet
