#include "kernel/transform/split_reductions.hpp"

#include "support/test_kernels.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

Kernel reduce_rows(Combine combine, const Shape& shape) {
  return test_kernels::reduce_middle(combine, DType::kF32, shape, DType::kF32);
}

size_t stages_after(const Kernel& kernel, int64_t parts) {
  return split_reductions(kernel, [&](const Stage&) { return parts; }).kernel.stages.size();
}

TEST(SplitReductions, CutsWhatIsLongEnough) {
  const Kernel sum = reduce_rows(Combine::kSum, {2, 100, 3});
  EXPECT_EQ(stages_after(sum, 1), 1U);
  EXPECT_EQ(stages_after(sum, 4), 2U);
  EXPECT_EQ(stages_after(sum, 100), 2U);
  EXPECT_EQ(stages_after(sum, 101), 1U);
  EXPECT_EQ(stages_after(test_kernels::silu({DType::kF32, {100}}), 4), 1U);
  const Kernel position =
      test_kernels::reduce_middle(Combine::kArgMax, DType::kF32, {2, 100, 3}, DType::kI64);
  EXPECT_EQ(stages_after(position, 4), 1U);
}

TEST(SplitReductions, LeavesSoundKernelsThatNameTheirJoints) {
  for (const Combine combine : {Combine::kSum, Combine::kProduct, Combine::kMax, Combine::kMin}) {
    for (const int64_t parts : {2, 3, 7, 50}) {
      const auto split =
          split_reductions(reduce_rows(combine, {2, 100, 3}), [&](const Stage&) { return parts; });
      EXPECT_EQ(find_flaw(split.kernel), std::nullopt);
      EXPECT_EQ(split.joints, std::vector<size_t>{1});
      const Kernel& kernel = split.kernel;
      EXPECT_EQ(kernel.shape(kernel.stages[0].target), (Shape{2, 3, parts}));
      EXPECT_EQ(kernel.shape(kernel.stages[1].target), (Shape{2, 3}));
    }
  }
}

}  // namespace
}  // namespace passnet
