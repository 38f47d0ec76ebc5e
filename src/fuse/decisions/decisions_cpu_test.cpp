// For each fusion rule of a CPU, one graph to which it applies and one to which it does not.
#include "fuse/decisions/decisions_cpu.hpp"

#include "fuse/decisions/fusion_decisions.hpp"
#include "kernel/costs/fusion.hpp"
#include "kernel/target.hpp"
#include "support/fused_graph.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace passnet {
namespace {

Target target_with(Device device, int64_t vector_floats) {
  Target target = native_target();
  target.device = device;
  target.vector_floats = vector_floats;
  return target;
}

const Target kWide = target_with(Device::kCpu, 16);

FusionDecision decision_in(std::string_view text, std::string_view label,
                           const Target& target = kWide) {
  return FusedGraph(text, target).decision(label);
}

std::string rows_times(std::string_view op, int64_t rows) {
  return fmt::format(R"(
graph @g(%x: f32[256], %y: f32[{0},256]) {{
  %0 = {1}(%x)
  %1 = mul(%0, %y)
  return %1
}})",
                     rows, op);
}

TEST(CpuDecisions, EndWithARuleThatAlwaysDecides) {
  EXPECT_EQ(cpu_fusion_rules().front(), &limit_length);
  EXPECT_EQ(cpu_fusion_rules().back(), &compare_costs);
}

TEST(CpuDecisions, LimitTheLengthOfExpressions) {
  const auto decision = [](double max_operations) {
    const FusionCosts costs{.max_operations = max_operations};
    Target target = kWide;
    target.fusion = &costs;
    return decision_in(R"(
graph @g(%x: f32[4096]) {
  %0 = gelu(%x)
  %1 = exp(%0)
  return %1
})",
                       "gelu", target);
  };
  EXPECT_EQ(decision(20), FusionDecision::kTooLong);
  EXPECT_EQ(decision(kWide.fusion->max_operations), FusionDecision::kInlined);
}

TEST(CpuDecisions, StoreWhatIsCheckedIfElementsAreNotRead) {
  const auto decision = [](int64_t end) {
    return decision_in(fmt::format(R"(
graph @g(%x: i64[8]) {{
  %0 = one_hot(%x, 16)
  %1 = slice(%0, 0, 0, {})
  %2 = neg(%1)
  return %2
}})",
                                   end),
                       "one_hot");
  };
  EXPECT_EQ(decision(4), FusionDecision::kChecked);
  EXPECT_EQ(decision(8), FusionDecision::kInlined);
}

TEST(CpuDecisions, StoreRoundedValuesOfStridedLoops) {
  const auto decision = [](std::string_view dtype, std::string_view x, std::string_view y) {
    return decision_in(fmt::format(R"(
graph @g(%x: {0}[32,64] {1}, %y: {0}[32,64] {2}) {{
  %0 = add(%x, %y)
  %1 = silu(%0)
  return %1
}})",
                                   dtype, x, y),
                       "add");
  };
  const char* const along_rows = "{strides=[64,1]}";
  const char* const along_columns = "{strides=[1,32]}";
  EXPECT_EQ(decision("f16", along_columns, along_rows), FusionDecision::kRounded);
  EXPECT_EQ(decision("f16", along_rows, along_rows), FusionDecision::kInlined);  // in vectors
  EXPECT_EQ(decision("f16", along_columns, along_columns), FusionDecision::kInlined);
  EXPECT_EQ(decision("bf16", along_columns, along_rows), FusionDecision::kInlined);
}

TEST(CpuDecisions, StoreWhatVectorsComputeForReadersWithoutThem) {
  const std::string complex = R"(
graph @g(%x: f32[64,64]) {
  %0 = cos(%x)
  %1 = mul(%0, 2)
  %2 = neg(%x)
  %3 = complex(%1, %2)
  return %3
})";
  EXPECT_EQ(decision_in(complex, "cos"), FusionDecision::kScalarReader);
  EXPECT_EQ(decision_in(complex, "mul"), FusionDecision::kInlined);
  EXPECT_EQ(decision_in(complex, "neg"), FusionDecision::kInlined);  // cheap
  const auto scan = [](int64_t dim) {
    return decision_in(fmt::format(R"(
graph @g(%x: f32[8,48,48], %mask: bool[48,48]) {{
  %0 = masked_fill(%x, %mask, 0)
  %1 = cumsum(%0, dim={})
  return %1
}})",
                                   dim),
                       "masked_fill");
  };
  EXPECT_EQ(scan(1), FusionDecision::kScalarReader);
  EXPECT_EQ(scan(2), FusionDecision::kInlined);
}

TEST(CpuDecisions, StoreRoundedValuesBesideFunctionsWithoutVectors) {
  const auto decision = [](std::string_view dtype, std::string_view function,
                           std::string_view label) {
    return decision_in(fmt::format(R"(
graph @g(%x: {0}[32,64], %y: {0}[32,64]) {{
  %0 = mul(%x, %y)
  %1 = {1}(%0)
  %2 = add(%1, %x)
  return %2
}})",
                                   dtype, function),
                       label);
  };
  EXPECT_EQ(decision("f16", "tan", "mul"), FusionDecision::kRounded);
  EXPECT_EQ(decision("f16", "tan", "tan"), FusionDecision::kRounded);
  EXPECT_EQ(decision("f16", "exp", "exp"), FusionDecision::kInlined);
  EXPECT_EQ(decision("bf16", "sin", "sin"), FusionDecision::kInlined);  // rounded by integers
}

TEST(CpuDecisions, StoreNarrowValuesForTransposedReaders) {
  const auto decision = [](std::string_view dtype, std::string_view function) {
    return decision_in(fmt::format(R"(
graph @g(%x: {0}[1,512,64], %y: {0}[1,64,512]) {{
  %0 = {1}(%x)
  %1 = transpose(%0, 1, 2)
  %2 = add(%y, %1)
  return %2
}})",
                                   dtype, function),
                       function);
  };
  EXPECT_EQ(decision("bf16", "gelu"), FusionDecision::kStrided);
  EXPECT_EQ(decision("bf16", "relu"), FusionDecision::kInlined);
  EXPECT_EQ(decision("f32", "gelu"), FusionDecision::kInlined);  // in tiles
}

TEST(CpuDecisions, KeepTheRunsOfExpensiveFunctionsWhole) {
  const auto decision = [](std::string_view function, int64_t row) {
    return decision_in(fmt::format(R"(
graph @g(%x: f32[1024,{0}], %s: f32[1024,1]) {{
  %0 = mul(%x, %s)
  %1 = {1}(%0)
  return %1
}})",
                                   row, function),
                       "mul");
  };
  EXPECT_EQ(decision("tan", 10), FusionDecision::kIdleVectors);
  EXPECT_EQ(decision("tan", 64), FusionDecision::kInlined);
  EXPECT_EQ(decision("relu", 10), FusionDecision::kInlined);
}

TEST(CpuDecisions, VectorsRoundWhatIsReadAsItIsStored) {
  // Channels last: the loop over channels is contiguous in every value, also in the sum before.
  const std::string text = R"(
graph @g(%x: f16[1,64,7,7] {strides=[3136,1,448,64]}, %scale: f16[64,1,1],
         %y: f16[1,64,7,7] {strides=[3136,1,448,64]}) {
  %0 = sub(%x, %y)
  %1 = mul(%0, %scale)
  %2 = add(%1, %y)
  return %2
})";
  const FusedGraph fused(text, kWide);
  EXPECT_EQ(fused.decision("mul"), FusionDecision::kInlined);
}

TEST(CpuDecisions, StoreNarrowGathersForVectorizedReaders) {
  const auto decision = [](std::string_view dtype, std::string_view op) {
    return decision_in(fmt::format(R"(
graph @g(%table: {0}[64,40], %at: i64[100]) {{
  %0 = index(%table, [%at])
  %1 = {1}(%0)
  return %1
}})",
                                   dtype, op),
                       "index");
  };
  EXPECT_EQ(decision("bf16", "gelu"), FusionDecision::kNarrowGather);
  EXPECT_EQ(decision("f32", "gelu"), FusionDecision::kInlined);  // CPUs gather four bytes
  EXPECT_EQ(decision("bf16", "neg"), FusionDecision::kInlined);  // the reader computes too little
}

TEST(CpuDecisions, StoreWideWhatIsGatheredOften) {
  const auto decision = [](std::string_view dtype, int64_t rows) {
    return decision_in(fmt::format(R"(
graph @g(%table: {0}[64,40], %at: i64[{1}]) {{
  %0 = to(%table, f32)
  %1 = index(%0, [%at])
  return %1
}})",
                                   dtype, rows),
                       "to");
  };
  EXPECT_EQ(decision("bf16", 100), FusionDecision::kNarrowGather);
  EXPECT_EQ(decision("bf16", 10), FusionDecision::kInlined);  // most elements are not read
  EXPECT_NE(decision("i32", 100), FusionDecision::kNarrowGather);
}

TEST(CpuDecisions, KeepReducedRowsWhole) {
  // Rows of 16 elements that do not continue in memory, in reduced rows of 512.
  const auto decision = [](std::string_view order) {
    return decision_in(fmt::format(R"(
graph @g(%x: f32[8,32,32,16]) {{
  %0 = permute(%x, {0})
  %1 = exp(%0)
  %2 = reshape(%1, [8,32,512])
  %3 = sum(%2, [2])
  return %3
}})",
                                   order),
                       "exp");
  };
  EXPECT_EQ(decision("[0,2,1,3]"), FusionDecision::kSplitRows);
  EXPECT_EQ(decision("[0,1,2,3]"), FusionDecision::kInlined);
}

TEST(CpuDecisions, StoreForReductionsOverShortRows) {
  const auto decision = [](std::string_view op, int64_t width) {
    return decision_in(fmt::format(R"(
graph @g(%x: f32[64,{0}]) {{
  %0 = {1}(%x)
  %1 = sum(%0, [1])
  return %1
}})",
                                   width, op),
                       op);
  };
  EXPECT_EQ(decision("exp", 12), FusionDecision::kShortReduction);
  EXPECT_EQ(decision("exp", 16), FusionDecision::kInlined);  // rows of a whole vector
  EXPECT_EQ(decision("neg", 12), FusionDecision::kInlined);  // cheaper than a load and a store
  // A sum over few vectors waits for a long chain of operations.
  EXPECT_EQ(decision("log2", 96), FusionDecision::kShortReduction);
  EXPECT_EQ(decision("log2", 128), FusionDecision::kInlined);
}

// Loops of fewer iterations than vectors need on any machine run one by one, also where a register
// holds as few elements.
TEST(CpuDecisions, ShortRowsDoNotDependOnRegisters) {
  const FusedGraph graph(R"(
graph @g(%x: f32[100,12]) {
  %0 = exp(%x)
  %1 = sum(%0, [1])
  return %1
})",
                         target_with(Device::kCpu, 8));
  EXPECT_EQ(graph.decision("exp"), FusionDecision::kShortReduction);
}

TEST(CpuDecisions, StoreForStridedReaders) {
  // Pooling reads each element once, with stride two, along which layer_norm would gather three
  // operands and relu one.
  const FusedGraph graph(R"(
graph @g(%x: f32[2,16,32,32], %y: f32[2,16,32,32]) {
  %0 = permute(%x, [0,2,3,1])
  %1 = layer_norm(%0, [16])
  %2 = permute(%1, [0,3,1,2])
  %3 = avg_pool2d(%2, kernel_size=[2,2], stride=[2,2])
  %4 = relu(%y)
  %5 = avg_pool2d(%4, kernel_size=[2,2], stride=[2,2])
  return %3, %5
})",
                         kWide);
  EXPECT_EQ(graph.decision("layer_norm"), FusionDecision::kStrided);
  EXPECT_EQ(graph.decision("relu"), FusionDecision::kInlined);
}

TEST(CpuDecisions, KeepTheRunsOfMapsOfHalvesWhole) {
  const auto decision = [](std::string_view dtype, int64_t row, std::string_view function,
                           std::string_view end) {
    return decision_in(fmt::format(R"(
graph @g(%x: {0}[1024,{1}], %s: {0}[1024,1], %y: {0}[1024,{1}]) {{
  %0 = mul(%x, %s)
  %1 = add(%0, %y)
  %2 = {2}(%1)
  {3}
}})",
                                   dtype, row, function, end),
                       "mul");
  };
  EXPECT_EQ(decision("bf16", 49, "silu", "return %2"), FusionDecision::kIdleVectors);
  EXPECT_EQ(decision("bf16", 64, "silu", "return %2"), FusionDecision::kInlined);
  EXPECT_EQ(decision("bf16", 49, "relu", "return %2"), FusionDecision::kInlined);
  EXPECT_EQ(decision("f32", 49, "silu", "return %2"), FusionDecision::kInlined);
  EXPECT_EQ(decision("bf16", 49, "silu", "%3 = sum(%2, dim=[1])\n  return %3"),
            FusionDecision::kIdleVectors);
  EXPECT_EQ(decision("f32", 49, "silu", "%3 = to(%2, bf16)\n  return %3"),
            FusionDecision::kIdleVectors);
}

TEST(CpuDecisions, ReduceHalvesThatFillNoVectorsFromWhatIsStored) {
  const auto decision = [](std::string_view dtype, int64_t row, std::string_view function) {
    return decision_in(fmt::format(R"(
graph @g(%x: {0}[1024,{1}]) {{
  %0 = {2}(%x)
  %1 = sum(%0, dim=[1])
  return %1
}})",
                                   dtype, row, function),
                       function);
  };
  EXPECT_EQ(decision("bf16", 49, "silu"), FusionDecision::kShortReduction);
  EXPECT_EQ(decision("bf16", 64, "silu"), FusionDecision::kInlined);
  EXPECT_EQ(decision("bf16", 49, "relu"), FusionDecision::kInlined);
}

TEST(CpuDecisions, KeepVectorsFull) {
  const auto decision = [](std::string_view dtype, int64_t width, int64_t vector_floats) {
    return decision_in(fmt::format(R"(
graph @g(%x: {0}[64,8,{1}]) {{
  %0 = gelu(%x)
  %1 = pad(%0, pad=[0,1])
  return %1
}})",
                                   dtype, width),
                       "gelu", target_with(Device::kCpu, vector_floats));
  };
  EXPECT_EQ(decision("bf16", 24, 16), FusionDecision::kIdleVectors);
  EXPECT_EQ(decision("f32", 18, 16), FusionDecision::kIdleVectors);
  EXPECT_EQ(decision("f32", 32, 16), FusionDecision::kInlined);
  EXPECT_EQ(decision("bf16", 120, 16), FusionDecision::kInlined);
  // Runs of 24 elements fill vectors of 8, and leave every second vector of 16 half idle.
  EXPECT_EQ(decision("f32", 24, 16), FusionDecision::kIdleVectors);
  EXPECT_EQ(decision("f32", 24, 8), FusionDecision::kInlined);
}

TEST(CpuDecisions, StoreWhatReadsAlongDifferentLoops) {
  // The three stages of softmax read a row 1.5 times: the later ones keep what the first evaluates.
  const auto decision = [](std::string_view operand) {
    return decision_in(fmt::format(R"(
graph @g(%x: f32[192,192], %y: f32[192,192]) {{
  %0 = permute(%y, [1,0])
  %1 = add(%x, {0})
  %2 = softmax(%1, dim=1)
  return %2, %0
}})",
                                   operand),
                       "add");
  };
  EXPECT_EQ(decision("%0"), FusionDecision::kReadOften);
  EXPECT_EQ(decision("%y"), FusionDecision::kInlined);
}

TEST(CpuDecisions, StoreWhatReadsAlongDifferentLoopsThroughOthers) {
  const auto decision = [](std::string_view operand, std::string_view label) {
    return decision_in(fmt::format(R"(
graph @g(%x: f32[192,192], %y: f32[192,192]) {{
  %0 = neg(%y)
  %1 = permute(%0, [1,0])
  %2 = add(%x, {0})
  %3 = softmax(%2, dim=1)
  return %3
}})",
                                   operand),
                       label);
  };
  EXPECT_EQ(decision("%1", "add"), FusionDecision::kReadOften);
  EXPECT_EQ(decision("%1", "neg"), FusionDecision::kInlined);
  EXPECT_EQ(decision("%0", "add"), FusionDecision::kInlined);
}

// A value that reads along different loops is stored, and then read along one.
TEST(CpuDecisions, ReadStoredTransposesAlongOneLoop) {
  const std::string_view text = R"(
graph @g(%x: f32[192,192], %y: f32[192,192]) {
  %0 = permute(%y, [1,0])
  %1 = add(%x, %0)
  %2 = softmax(%1, dim=1)
  %3 = mul(%1, %2)
  %4 = softmax(%3, dim=1)
  return %4
})";
  EXPECT_EQ(decision_in(text, "add"), FusionDecision::kReadOften);
  EXPECT_EQ(decision_in(text, "mul"), FusionDecision::kInlined);
}

// A sum runs in no tiles, however often it reads the value.
TEST(CpuDecisions, StoreWhatIsReducedAlongDifferentLoops) {
  const auto decision = [](std::string_view operand, std::string_view reader) {
    return decision_in(fmt::format(R"(
graph @g(%x: f32[192,192], %y: f32[192,192]) {{
  %0 = permute(%y, [1,0])
  %1 = add(%x, {0})
  %2 = {1}
  return %2, %0
}})",
                                   operand, reader),
                       "add");
  };
  EXPECT_EQ(decision("%0", "sum(%1, dim=[1])"), FusionDecision::kReadOften);
  EXPECT_EQ(decision("%y", "sum(%1, dim=[1])"), FusionDecision::kInlined);
  EXPECT_EQ(decision("%0", "neg(%1)"), FusionDecision::kInlined);
}

TEST(CpuDecisions, ReadStoredValuesInTheirOrder) {
  // The copy of a view costs as much as a load of it.
  const auto decision = [](std::string_view view) {
    return decision_in(fmt::format(R"(
graph @g(%x: f32[192,192], %y: f32[192,200]) {{
  %0 = {}
  %1 = reshape(%0, [96,384])
  %2 = softmax(%1, dim=1)
  return %2, %1
}})",
                                   view),
                       "contiguous");
  };
  EXPECT_EQ(decision("permute(%x, [1,0])"), FusionDecision::kStrided);
  EXPECT_EQ(decision("slice(%y, 1, 0, 192)"), FusionDecision::kInlined);
}

TEST(CpuDecisions, InlineWhatIsReadOnce) {
  EXPECT_EQ(decision_in(rows_times("exp", 1), "exp"), FusionDecision::kInlined);
  // A result of the graph is stored in any case: recomputing an exponential costs more than a load.
  EXPECT_EQ(decision_in(R"(
graph @g(%x: f32[256]) {
  %0 = exp(%x)
  %1 = neg(%0)
  return %0, %1
})",
                        "exp"),
            FusionDecision::kReadOften);
}

TEST(CpuDecisions, CompareCosts) {
  // Three reads: recomputing costs 3 c, storing and loading c + 8.
  EXPECT_EQ(decision_in(rows_times("exp", 3), "exp"), FusionDecision::kReadOften);
  EXPECT_EQ(decision_in(rows_times("neg", 3), "neg"), FusionDecision::kInlined);
  EXPECT_EQ(decision_in(rows_times("neg", 5), "neg"), FusionDecision::kReadOften);
}

TEST(CpuDecisions, StoreReductions) {
  EXPECT_EQ(decision_in(R"(
graph @g(%x: f32[64,256]) {
  %0 = sum(%x, [1])
  %1 = neg(%0)
  return %1
})",
                        "sum"),
            FusionDecision::kReduced);
}

TEST(CommonDecisions, IgnoreTheVectorsOfACpu) {
  const auto decision = [](Device device) {
    return decision_in(R"(
graph @g(%x: f32[64,12]) {
  %0 = exp(%x)
  %1 = sum(%0, [1])
  return %1
})",
                       "exp", target_with(device, 16));
  };
  EXPECT_EQ(decision(Device::kCpu), FusionDecision::kShortReduction);
  EXPECT_EQ(decision(Device::kCuda), FusionDecision::kInlined);
}

}  // namespace
}  // namespace passnet
