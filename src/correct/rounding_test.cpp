#include "correct/rounding.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

Tensor filled(DType dtype, int64_t count, double value) {
  Tensor tensor(TensorType{dtype, {count}});
  for (int64_t i = 0; i < count; ++i) tensor.set_value(i, value);
  return tensor;
}

TEST(Rounding, CountsUnitsOfTheLastPlace) {
  EXPECT_EQ(units_apart(1.0078125, 1, DType::kBF16), 1);
  EXPECT_EQ(units_apart(0.99609375, 1, DType::kBF16), 0.5);
  EXPECT_EQ(units_apart(1 + 3 * 0x1p-10, 1, DType::kF16), 3);
  EXPECT_EQ(units_apart(-2 - 0x1p-22, -2, DType::kF32), 1);
  EXPECT_EQ(units_apart(0x1p-24, 0, DType::kF16), 1);
}

TEST(Rounding, FewElementsOfHalfTypesMayDiffer) {
  EXPECT_TRUE(is_other_order({DType::kF32, {8}}, 8));
  EXPECT_TRUE(is_other_order({DType::kBF16, {8}}, 1));
  EXPECT_FALSE(is_other_order({DType::kBF16, {8}}, 2));
  EXPECT_TRUE(is_other_order({DType::kF16, {50, 100}}, 5));
  EXPECT_FALSE(is_other_order({DType::kF16, {50, 100}}, 6));
}

TEST(Rounding, FewOfAllCallsMayBeManyOfOne) {
  EXPECT_FALSE(is_other_order({DType::kF16, {1000}}, 8));
  EXPECT_TRUE(are_few_of_all(8, 20 * 1000));
  EXPECT_TRUE(are_few_of_all(4, 1000));
  EXPECT_FALSE(are_few_of_all(5, 1000));
  EXPECT_FALSE(are_few_of_all(1, 249));
}

TEST(Rounding, SaysWhatToDo) {
  const Tensor answer = filled(DType::kBF16, 8, 1);
  Tensor result = answer.clone();
  EXPECT_EQ(describe_rounding(0, result, answer), "");
  result.set_value(2, 1.0078125 * 1.0078125);
  result.set_value(5, 1.0234375);
  EXPECT_EQ(
      describe_rounding(1, result, answer),
      "result 1: 1 of 8 elements are off by up to 3 units of bf16 at t = -5: round where an op "
      "ends");
  const Tensor sum = filled(DType::kF32, 4, 1);
  Tensor other = sum.clone();
  other.set_value(0, 1 + 0x1p-15);
  EXPECT_EQ(describe_rounding(0, other, sum),
            "result 0: 1 of 4 elements are off by up to 256 units of f32 at t = -5: terms cancel");
}

}  // namespace
}  // namespace passnet
