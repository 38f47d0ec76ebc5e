// The values that a merged kernel stores, those that it computes in place, and the order of its
// stages.
#include "fuse/merge.hpp"

#include "kernel/costs/fusion.hpp"
#include "kernel/target.hpp"
#include "support/fused_graph.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <functional>

namespace passnet {
namespace {

size_t temporaries(const Kernel& kernel) {
  return static_cast<size_t>(
      std::ranges::count(kernel.buffers, BufferRole::kTemporary, &Buffer::role));
}

// Two dims of the stacked value are one of the view: only its index is divided, and not the offset
// of each element.
TEST(Merge, DividesIndicesThatAreComputedByDims) {
  const FusedGraph graph(R"(
graph @g(%x: f32[1,8,2,4,6], %y: f32[1,8,2,4,6]) {
  %0 = stack([%x, %y], dim=3)
  %1 = reshape(%0, [1,8,4,4,6])
  %2 = permute(%1, [0,2,1,3,4])
  %3 = reshape(%2, [4,8,4,6])
  %4 = interpolate(%3, scale_factor=[2.0,2.0], mode="nearest-exact")
  return %4
})");
  const std::string text = to_string(graph.kernel());
  EXPECT_EQ(std::ranges::count(text, '%'), 1) << text;
}

// Rows of 12 are read as rows of 11: the stored value has one dim for both.
TEST(Merge, DividesNoIndexOfStoredValues) {
  const FusedGraph graph(R"(
graph @g(%x: f32[2,6,11], %y: f32[2,6,6]) {
  %0 = pad(%x, pad=[1,0])
  %1 = reshape(%0, [2,12,6])
  %2 = slice(%1, dim=1, start=1)
  %3 = reshape(%2, [2,6,11])
  %4 = slice(%3, dim=2, end=6)
  %5 = add(%4, %y)
  return %5
})");
  const std::string text = to_string(graph.kernel());
  EXPECT_EQ(std::ranges::count(text, '%'), 0) << text;
  EXPECT_EQ(text.find("//"), std::string::npos) << text;
  const auto buffer = graph.value("pad").buffer;
  ASSERT_TRUE(buffer.has_value());
  EXPECT_EQ(graph.kernel().shape(*buffer), (Shape{2, 72}));
}

TEST(Merge, ComputesInlinedValuesInPlace) {
  const FusedGraph graph(R"(
graph @g(%x: f32[2,8,4,4], %y: f32[8,1,1], %z: f32[2,8,4,4]) {
  %0 = mul(%x, %y)
  %1 = add(%0, %z)
  %2 = relu(%1)
  return %2
})");
  EXPECT_EQ(temporaries(graph.kernel()), 0U) << to_string(graph.kernel());
  for (const std::string_view label : {"mul", "add"}) {
    EXPECT_EQ(graph.value(label).decision, FusionDecision::kInlined);
    EXPECT_FALSE(graph.value(label).buffer.has_value());
  }
  EXPECT_TRUE(graph.value("relu").is_output);
  ASSERT_EQ(graph.kernels()[0].computed.size(), 1U);
  EXPECT_EQ(graph.kernels()[0].computed[0].size(), 3U);
}

TEST(Merge, StoresReducedValuesInTemporaries) {
  const FusedGraph graph(R"(
graph @g(%x: f32[64,256]) {
  %0 = sum(%x, [1])
  %1 = neg(%0)
  return %1
})");
  const FusedValue& sum = graph.value("sum");
  EXPECT_EQ(sum.decision, FusionDecision::kReduced);
  ASSERT_TRUE(sum.buffer.has_value());
  EXPECT_EQ(graph.kernel().buffer(*sum.buffer).role, BufferRole::kTemporary);
  EXPECT_EQ(graph.kernel().stages.size(), 2U);
}

TEST(Merge, LoadsResultsThatAreStoredForTheCaller) {
  const FusedGraph graph(R"(
graph @g(%x: f32[256]) {
  %0 = neg(%x)
  %1 = abs(%0)
  return %0, %1
})");
  const FusedValue& negated = graph.value("neg");
  EXPECT_TRUE(negated.is_output);
  EXPECT_EQ(negated.decision, FusionDecision::kReadOften);
  EXPECT_TRUE(negated.buffer.has_value());
}

TEST(Merge, ReadsThePartsOfConcatenations) {
  const FusedGraph graph(R"(
graph @g(%x: f32[8,32], %y: f32[8,32]) {
  %0 = relu(%x)
  %1 = cat([%0, %y], dim=1)
  %2 = neg(%1)
  return %2
})");
  EXPECT_EQ(temporaries(graph.kernel()), 0U) << to_string(graph.kernel());
  EXPECT_EQ(graph.value("cat").decision, FusionDecision::kUnread);
  EXPECT_EQ(graph.value("relu").decision, FusionDecision::kInlined);
}

// Readers of many parts are split if they become the pieces of one loop.
TEST(Merge, ReadsManyPartsWithTheSameExtents) {
  const auto decision = [](const std::function<int64_t(int64_t)>& rows) {
    constexpr int64_t kParts = 20;
    std::string inputs;
    std::string values;
    for (int64_t part = 0; part < kParts; ++part) {
      inputs += fmt::format("{}%x{}: f32[{},49]", part == 0 ? "" : ", ", part, rows(part));
      values += fmt::format("{}%x{}", part == 0 ? "" : ", ", part);
    }
    return FusedGraph(
               fmt::format("graph @g({}) {{\n  %0 = cat([{}])\n  %1 = neg(%0)\n  return %1\n}}\n",
                           inputs, values))
        .value("cat")
        .decision;
  };
  EXPECT_EQ(decision([](int64_t part) { return part == 0 ? 64 : 32; }), FusionDecision::kUnread);
  EXPECT_NE(decision([](int64_t part) { return part + 1; }), FusionDecision::kUnread);
}

// A sum stores the whole, which a map then reads instead of computing each part again.
TEST(Merge, ReadsConcatenationsThatAreStoredForReductions) {
  const FusedGraph graph(R"(
graph @g(%x: f32[8,32], %y: f32[8,32]) {
  %0 = relu(%x)
  %1 = cat([%0, %y], dim=1)
  %2 = sum(%1, dim=[1], keepdim=true)
  %3 = sub(%1, %2)
  return %3
})");
  EXPECT_EQ(graph.value("cat").decision, FusionDecision::kReduced);
  EXPECT_EQ(graph.kernel().stages.size(), 4U) << to_string(graph.kernel());
}

TEST(Merge, KeepsShortPartsTogetherForExpensiveFunctions) {
  const auto decision = [](std::string_view op, int64_t part) {
    return FusedGraph(fmt::format(R"(
graph @g(%x: f32[8,{0}], %y: f32[8,{1}]) {{
  %0 = cat([%x, %y], dim=1)
  %1 = {2}(%0)
  return %1
}})",
                                  part, 64 - part, op))
        .value("cat")
        .decision;
  };
  EXPECT_EQ(decision("neg", 6), FusionDecision::kUnread);
  EXPECT_EQ(decision("cos", 32), FusionDecision::kUnread);
  EXPECT_NE(decision("cos", 6), FusionDecision::kUnread);
}

TEST(Merge, RunsSmallMapsFirstIfTheTargetAsks) {
  // The exponential of 64 numbers comes after the large sum in the graph.
  constexpr std::string_view kText = R"(
graph @g(%x: f32[64,512], %s: f32[64]) {
  %0 = softmax(%x, dim=1)
  %1 = exp(%s)
  %2 = unsqueeze(%1, 1)
  %3 = mul(%0, %2)
  return %3
})";
  const auto first_extents = [&](bool runs_small_maps_first) {
    const FusionCosts costs{.runs_small_maps_first = runs_small_maps_first};
    Target target = native_target();
    target.fusion = &costs;
    const FusedGraph graph(kText, target);
    const Kernel& kernel = graph.kernel();
    return kernel.extents(kernel.stages[0]);
  };
  EXPECT_EQ(first_extents(true), (Shape{64}));
  EXPECT_EQ(first_extents(false), (Shape{64, 512}));
}

}  // namespace
}  // namespace passnet
