#include "ir/recast.hpp"

#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

#include <string>

namespace passnet {
namespace {

class RecastGraph : public testing::Test {
 protected:
  Graph parse(std::string_view text) const { return parsed_graph(text, catalog_); }

  const Catalog catalog_ = make_catalog();
};

constexpr std::string_view kMixed = R"(
graph @g(%x: bf16[2,3] {strides=[1,2]}, %i: i64[2,3]) {
  %0 = to(%x, f32)
  %1 = arange(0, 3, 1)
  %2 = mul(%0, %i)
  %3 = gt(%2, 0.5)
  %4 = full([3], 0.5)
  %5 = add(%2, %4)
  %6 = to(%5, bf16)
  return %6, %3, %1
})";

TEST_F(RecastGraph, WidensEveryFloat) {
  const auto wide = recast(parse(std::string(kMixed)), catalog_);
  ASSERT_TRUE(wide.has_value()) << wide.error().message;
  for (const NodeId id : wide->nodes()) {
    for (const ValueId value : wide->node(id).results) {
      const DType dtype = wide->type(value).dtype;
      EXPECT_TRUE(!is_float(dtype) || dtype == DType::kF64) << to_string(wide->type(value));
    }
  }
  EXPECT_EQ(wide->type(wide->inputs()[0].value), (TensorType{DType::kF64, {2, 3}}));
  EXPECT_EQ(wide->type(wide->inputs()[1].value).dtype, DType::kI64);
  EXPECT_EQ(wide->type(wide->results()[1].value).dtype, DType::kBool);
  EXPECT_EQ(wide->inputs()[0].facts.strides, (Strides{1, 2}));
}

TEST_F(RecastGraph, ReplacesOneDtypeAndLeavesTheOthers) {
  const auto cast =
      recast(parse(std::string(kMixed)), catalog_, {.from = DType::kBF16, .to = DType::kF16});
  ASSERT_TRUE(cast.has_value()) << cast.error().message;
  EXPECT_EQ(cast->type(cast->results()[0].value).dtype, DType::kF16);
  EXPECT_EQ(cast->type(cast->node(cast->nodes()[0]).results[0]).dtype, DType::kF32);
}

TEST_F(RecastGraph, RefusesWhatHasNoOtherForm) {
  const auto complex = recast(parse(R"(
graph @g(%x: f32[8]) {
  %0 = rfft(%x)
  %1 = real(%0)
  return %1
})"),
                              catalog_);
  ASSERT_FALSE(complex.has_value());
  EXPECT_EQ(complex.error().id, "recast-complex");
  EXPECT_TRUE(complex.error().message.contains("a complex graph has no form in"));
  const auto unread =
      recast(parse("graph @g(%x: f32[8], %z: c64[2]) { %0 = exp(%x) return %0 }"), catalog_);
  EXPECT_TRUE(unread.has_value());
  const auto launch = recast(parse(R"(
graph @g(%x: f32[8]) {
  %y = launch k(%x) : f32[8]
       args = []
  return %y
}
kernel k cpp """
void k(const x_t*, y_t*) {}
"""
)"),
                             catalog_);
  ASSERT_FALSE(launch.has_value());
  EXPECT_EQ(launch.error().id, "recast-launch");
}

TEST_F(RecastGraph, InputsAreConverted) {
  const Graph graph = parse(std::string(kMixed));
  const auto wide = recast(graph, catalog_);
  ASSERT_TRUE(wide.has_value());
  std::vector<Tensor> inputs;
  inputs.emplace_back(TensorType{DType::kBF16, {2, 3}});
  inputs.emplace_back(TensorType{DType::kI64, {2, 3}});
  inputs[0].set_value(4, 0.1);
  inputs[1].set_integer(5, 7);
  const auto converted = convert_inputs(*wide, inputs);
  EXPECT_EQ(converted[0].type().dtype, DType::kF64);
  EXPECT_EQ(converted[0].value(4), inputs[0].value(4));
  EXPECT_EQ(converted[1].integer(5), 7);
}

}  // namespace
}  // namespace passnet
