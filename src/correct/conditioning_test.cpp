#include "correct/conditioning.hpp"

#include "support/tensors.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace passnet {
namespace {

ConditionedComparison compare_f32(const std::vector<double>& out,
                                  const std::vector<double>& reference,
                                  const std::vector<double>& exact,
                                  const Conditioning& conditioning = {}) {
  return compare_conditioned(tensor_of(DType::kF32, out), tensor_of(DType::kF32, reference),
                             tensor_of(DType::kF64, exact), conditioning, -5);
}

TEST(Conditioning, HoldsOutputsToTheExactResult) {
  EXPECT_TRUE(compare_f32({1, 2}, {1, 2}, {1, 2}).passes());
  EXPECT_TRUE(compare_f32({1.00001, 2}, {1, 2}, {1, 2}).passes());
  EXPECT_FALSE(compare_f32({1.001, 2}, {1, 2}, {1, 2}).passes());
}

TEST(Conditioning, AllowsFourTimesTheErrorOfTheReference) {
  const auto near = compare_f32({1, 11.9}, {1, 9}, {1, 8});
  EXPECT_TRUE(near.passes());
  EXPECT_NEAR(near.spread, 1, 1e-4);
  const auto far = compare_f32({1, 12.1}, {1, 9}, {1, 8});
  EXPECT_EQ(far.wrong, 1);
  EXPECT_EQ(far.first_wrong, 1);
}

TEST(Conditioning, LargeElementsExcuseNothingInSmallOnes) {
  // The reference is off by a quarter of the relative tolerance at 1e6.
  const double far = 1e6 * (1 + 3e-7);
  EXPECT_TRUE(compare_f32({1, far}, {1, far}, {1, 1e6}).passes());
  EXPECT_FALSE(compare_f32({1.1, far}, {1, far}, {1, 1e6}).passes());
}

TEST(Conditioning, AllowsFourTimesAGivenSpread) {
  EXPECT_TRUE(compare_f32({1, 11.9}, {1, 8}, {1, 8}, {.spread = 1}).passes());
  EXPECT_FALSE(compare_f32({1, 12.1}, {1, 8}, {1, 8}, {.spread = 1}).passes());
  EXPECT_NEAR(compare_f32({1, 9}, {1, 10}, {1, 8}, {.spread = 1}).spread, 2, 1e-4);
}

TEST(Conditioning, RequiresNanAndInfWhereTheReferenceHasThem) {
  EXPECT_TRUE(
      compare_f32({kNaN, kInf, -kInf, 0}, {kNaN, kInf, -kInf, 0}, {kNaN, kInf, -kInf, 0}).passes());
  EXPECT_FALSE(compare_f32({0}, {kNaN}, {kNaN}).passes());
  EXPECT_FALSE(compare_f32({kNaN}, {0}, {0}).passes());
  EXPECT_FALSE(compare_f32({kInf}, {-kInf}, {-kInf}).passes());
  EXPECT_FALSE(compare_f32({kInf}, {kNaN}, {kNaN}).passes());
}

TEST(Conditioning, AnAccumulatorThatOverflowsDecidesNothing) {
  EXPECT_TRUE(compare_f32({kInf}, {kInf}, {1e39}).passes());
  EXPECT_TRUE(compare_f32({2}, {kNaN}, {2}).passes());
  EXPECT_TRUE(compare_f32({3}, {kNaN}, {2}).passes());
  EXPECT_FALSE(compare_f32({kNaN}, {2}, {2}).passes());
  const std::array unbounded = {0.0, kInf};
  EXPECT_TRUE(compare_f32({1, kNaN}, {1, 2}, {1, 2}, {.distances = unbounded}).passes());
  EXPECT_FALSE(compare_f32({kNaN, 2}, {1, 2}, {1, 2}, {.distances = unbounded}).passes());
}

TEST(Conditioning, NothingComesBackFromBeyondTheGreatestNumber) {
  EXPECT_FALSE(compare_f32({7}, {kInf}, {1e39}).passes());
  EXPECT_TRUE(compare_f32({kNaN}, {kInf}, {1e39}).passes());
  EXPECT_TRUE(compare_f32({-kInf}, {kInf}, {1e39}).passes());
  EXPECT_TRUE(compare_f32({3.4028234e38}, {kInf}, {3.4028236e38}).passes());
}

TEST(Conditioning, IntegersEqualOneOfTheTwo) {
  const Tensor reference = tensor_of(DType::kI64, {1, 2});
  const Tensor exact = tensor_of(DType::kI64, {1, 3});
  EXPECT_TRUE(
      compare_conditioned(tensor_of(DType::kI64, {1, 3}), reference, exact, {}, -5).passes());
  EXPECT_FALSE(
      compare_conditioned(tensor_of(DType::kI64, {1, 4}), reference, exact, {}, -5).passes());
  EXPECT_FALSE(
      compare_conditioned(tensor_of(DType::kI32, {1, 2}), reference, exact, {}, -5).same_type);
}

TEST(Conditioning, IntegersAreNoFurtherThanTheirDistances) {
  const Tensor reference = tensor_of(DType::kI64, {1, 2});
  const std::array distances = {0.0, 3.0};
  const auto passes = [&](std::initializer_list<double> out) {
    const Conditioning conditioning{.distances = distances};
    return compare_conditioned(tensor_of(DType::kI64, out), reference, reference, conditioning, -5)
        .passes();
  };
  EXPECT_TRUE(passes({1, 5}));
  EXPECT_TRUE(passes({1, -1}));
  EXPECT_FALSE(passes({1, 6}));
  EXPECT_FALSE(passes({2, 2}));
}

}  // namespace
}  // namespace passnet
