#include "type/promotion.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace passnet {
namespace {

PromotionOperand dims(DType dtype) { return promotion_operand(TensorType{dtype, {2}}); }
PromotionOperand zero_dim(DType dtype) { return promotion_operand(TensorType{dtype, {}}); }
PromotionOperand number(DType dtype) { return {dtype, PromotionCategory::kNumber}; }
DType of(std::vector<PromotionOperand> operands) { return result_type(operands); }

// Expected values are those of torch.result_type.
TEST(Promotion, SameCategoryPromotes) {
  EXPECT_EQ(of({dims(DType::kF16), dims(DType::kBF16)}), DType::kF32);
  EXPECT_EQ(of({dims(DType::kI64), dims(DType::kF16)}), DType::kF16);
  EXPECT_EQ(of({dims(DType::kU8), dims(DType::kI8)}), DType::kI16);
  EXPECT_EQ(of({zero_dim(DType::kF64), zero_dim(DType::kF32)}), DType::kF64);
}

TEST(Promotion, DimensionedTensorsOutrankZeroDimOnes) {
  EXPECT_EQ(of({dims(DType::kF16), zero_dim(DType::kF64)}), DType::kF16);
  EXPECT_EQ(of({zero_dim(DType::kI64), dims(DType::kI32)}), DType::kI32);
  EXPECT_EQ(of({dims(DType::kI32), zero_dim(DType::kF64)}), DType::kF64);
  EXPECT_EQ(of({dims(DType::kBool), zero_dim(DType::kI16)}), DType::kI16);
}

TEST(Promotion, NumbersGiveOnlyTheirKind) {
  EXPECT_EQ(of({dims(DType::kBF16), number(DType::kF64)}), DType::kBF16);
  EXPECT_EQ(of({dims(DType::kI32), number(DType::kF64)}), DType::kF32);
  EXPECT_EQ(of({dims(DType::kBool), number(DType::kF32)}), DType::kF32);
  EXPECT_EQ(of({dims(DType::kBool), number(DType::kI64)}), DType::kI64);
  EXPECT_EQ(of({dims(DType::kU8), number(DType::kI64)}), DType::kU8);
  EXPECT_EQ(of({zero_dim(DType::kF16), number(DType::kF64)}), DType::kF16);
  EXPECT_EQ(of({dims(DType::kC64), number(DType::kF64)}), DType::kC64);
}

TEST(Promotion, ThreeCategoriesAtOnce) {
  EXPECT_EQ(of({dims(DType::kI8), zero_dim(DType::kI64), number(DType::kF64)}), DType::kF32);
  EXPECT_EQ(of({dims(DType::kI8), zero_dim(DType::kBF16), number(DType::kF64)}), DType::kBF16);
  EXPECT_EQ(of({}), DType::kF32);
}

}  // namespace
}  // namespace passnet
