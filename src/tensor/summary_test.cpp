#include "tensor/summary.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace passnet {
namespace {

constexpr DType kAll[] = {DType::kF64, DType::kF32, DType::kF16, DType::kBF16, DType::kI64,
                          DType::kI32, DType::kI16, DType::kI8,  DType::kU8,   DType::kC64};

TEST(TensorSummary, ReadsEveryDType) {
  for (const DType dtype : kAll) {
    SCOPED_TRACE(name(dtype));
    Tensor tensor({dtype, {3, 7}});
    for (int64_t i = 0; i < tensor.numel(); ++i) {
      tensor.set_value(i, static_cast<double>(i % 5 + 1));
    }
    const TensorSummary found = summarize(tensor);
    EXPECT_EQ(found.min, 1);
    EXPECT_EQ(found.max, 5);
    EXPECT_EQ(found.sum, 4 * (1 + 2 + 3 + 4 + 5) + 1);
    EXPECT_EQ(found.nan, 0);
  }
}

TEST(TensorSummary, CountsNonZeroBytesOfBoolAsOne) {
  Tensor tensor({DType::kBool, {4}});
  tensor.as<uint8_t>()[1] = 1;
  tensor.as<uint8_t>()[2] = 7;
  const TensorSummary found = summarize(tensor);
  EXPECT_EQ(found.min, 0);
  EXPECT_EQ(found.max, 1);
  EXPECT_EQ(found.sum, 2);
}

TEST(TensorSummary, LeavesOutNan) {
  for (const DType dtype : {DType::kF64, DType::kF32, DType::kF16, DType::kBF16}) {
    Tensor tensor({dtype, {20}});
    for (int64_t i = 0; i < 20; ++i) tensor.set_value(i, i % 2 == 0 ? -2.0 : NAN);
    const TensorSummary found = summarize(tensor);
    EXPECT_EQ(found.nan, 10);
    EXPECT_EQ(found.sum, -20);
    EXPECT_EQ(found.min, -2);
    EXPECT_EQ(found.max, -2);
  }
  EXPECT_GT(summarize(Tensor({DType::kF32, {0}})).min, summarize(Tensor({DType::kF32, {0}})).max);
}

}  // namespace
}  // namespace passnet
