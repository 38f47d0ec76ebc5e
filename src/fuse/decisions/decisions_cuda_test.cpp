// For each fusion rule of a GPU, one graph to which it applies and one to which it does not.
#include "fuse/decisions/decisions_cuda.hpp"

#include "kernel/target.hpp"
#include "support/fused_graph.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace passnet {
namespace {

FusionDecision cuda_decision_in(std::string_view text, std::string_view label) {
  return FusedGraph(text, default_target(Device::kCuda)).decision(label);
}

TEST(CudaDecisions, EndWithARuleThatAlwaysDecides) {
  EXPECT_EQ(cuda_fusion_rules().front(), &store_before_change);
  EXPECT_EQ(cuda_fusion_rules().back(), &compare_costs);
}

TEST(CudaDecisions, RecomputeWhatCostsLessThanAPhase) {
  const auto decision = [](int64_t elements, int64_t reads) {
    return cuda_decision_in(fmt::format(R"(
graph @g(%x: f32[{0}]) {{
  %0 = gelu(%x)
  %1 = expand(%0, [{1},{0}])
  %2 = sum(%1, [1])
  return %2
}})",
                                        elements, reads),
                            "gelu");
  };
  EXPECT_EQ(decision(256, 100), FusionDecision::kInlined);
  EXPECT_EQ(decision(4096, 1000), FusionDecision::kReadOften);
}

TEST(CudaDecisions, StoreWhatIsScattered) {
  const auto decision = [](int64_t rows) {
    return cuda_decision_in(fmt::format(R"(
graph @g(%x: f32[{0},40], %i: i64[{0},40], %t: f32[6,40]) {{
  %0 = exp(%x)
  %1 = scatter_add(%t, 0, %i, %0)
  return %1
}})",
                                        rows),
                            "exp");
  };
  EXPECT_EQ(decision(2), FusionDecision::kInlined);
  EXPECT_EQ(decision(2000), FusionDecision::kReadOften);
}

TEST(CudaDecisions, StoreWhatFewBlocksWouldRecompute) {
  const auto decision = [](int64_t rows) {
    return cuda_decision_in(fmt::format(R"(
graph @g(%x: f32[{0},8000]) {{
  %0 = gelu(%x)
  %1 = layer_norm(%0, [8000])
  return %1
}})",
                                        rows),
                            "gelu");
  };
  EXPECT_EQ(decision(1), FusionDecision::kReadOften);
  EXPECT_EQ(decision(8), FusionDecision::kReadOften);
}

TEST(CudaDecisions, RecomputeWhatIsReadOnce) {
  EXPECT_EQ(cuda_decision_in(R"(
graph @g(%x: f32[4096,1024]) {
  %0 = gelu(%x)
  %1 = sum(%0, [1])
  return %1
})",
                             "gelu"),
            FusionDecision::kInlined);
}

TEST(CudaDecisions, RecomputeCheapValuesThatAreBroadcast) {
  const auto decision = [](std::string_view op) {
    return cuda_decision_in(fmt::format(R"(
graph @g(%x: f32[4096], %y: f32[1000,4096]) {{
  %0 = {0}(%x)
  %1 = mul(%0, %y)
  return %1
}})",
                                        op),
                            op);
  };
  EXPECT_EQ(decision("exp"), FusionDecision::kInlined);
  EXPECT_EQ(decision("atan"), FusionDecision::kReadOften);
}

}  // namespace
}  // namespace passnet
