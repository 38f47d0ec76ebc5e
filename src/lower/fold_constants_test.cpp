#include "lower/fold_constants.hpp"

#include "compile/pipeline.hpp"
#include "correct/compare.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ir/verify.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"
#include "support/test_plans.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace passnet {
namespace {

class FoldConstants : public testing::Test {
 protected:
  Graph parse(std::string_view text) { return parsed_graph(text, catalog_); }

  FoldedGraph fold(const std::string& text) {
    FoldedGraph folded = fold_constants(parse(text), catalog_, native_target());
    Diagnostics diagnostics;
    verify(folded.graph, catalog_, diagnostics);
    EXPECT_FALSE(diagnostics.has_errors());
    return folded;
  }

  const Catalog catalog_ = make_catalog();
};

// Sinusoidal position encodings, as transformers add them.
constexpr const char* kSinusoid =
    "graph @g(%x: f32[12,8]) {\n  %0 = arange(0, 12, dtype=f32) : f32[12]\n"
    "  %1 = unsqueeze(%0, 1) : f32[12,1]\n  %2 = arange(0, 8, dtype=f32) : f32[8]\n"
    "  %3 = mul(%2, -0.5) : f32[8]\n  %4 = exp(%3) : f32[8]\n  %5 = mul(%1, %4) : f32[12,8]\n"
    "  %6 = sin(%5) : f32[12,8]\n  %7 = transpose(%6, 0, 1) : f32[8,12]\n"
    "  %8 = transpose(%7, 0, 1) : f32[12,8]\n  %9 = add(%x, %8) : f32[12,8]\n"
    "  return %9\n}\n";

TEST_F(FoldConstants, FoldsExpensiveValues) {
  const FoldedGraph folded = fold(kSinusoid);
  ASSERT_EQ(folded.constants.size(), 1U);
  EXPECT_EQ(folded.graph.inputs().size(), 2U);
  EXPECT_EQ(folded.graph.nodes().size(), 3U);  // the views, and the sum
  EXPECT_NEAR(folded.constants[0].value(8 * 3 + 2), std::sin(3 * std::exp(-1.0)), 1e-6);
}

TEST_F(FoldConstants, KeepsCheapValues) {
  const FoldedGraph folded = fold(
      "graph @g(%x: f32[12,8]) {\n  %0 = arange(0, 8, dtype=f32) : f32[8]\n"
      "  %1 = full([12,8], 2.0) : f32[12,8]\n  %2 = add(%x, %0) : f32[12,8]\n"
      "  %3 = mul(%2, %1) : f32[12,8]\n  return %3\n}\n");
  EXPECT_TRUE(folded.constants.empty());
  EXPECT_EQ(folded.graph.nodes().size(), 4U);
}

TEST_F(FoldConstants, WritesUniformValuesAsFull) {
  const FoldedGraph folded = fold(
      "graph @g(%x: bf16[4,4]) {\n  %0 = full([4,4], 3.0, dtype=bf16) : bf16[4,4]\n"
      "  %1 = softmax(%0, 1) : bf16[4,4]\n  %2 = log(%1) : bf16[4,4]\n"
      "  %3 = add(%x, %2) : bf16[4,4]\n  return %3\n}\n");
  EXPECT_TRUE(folded.constants.empty());
  EXPECT_EQ(folded.graph.nodes().size(), 2U);
}

TEST_F(FoldConstants, KeepsResultsRandomOpsAndLargeValues) {
  EXPECT_TRUE(fold("graph @g(%x: f32[4]) {\n  %0 = arange(0, 4, dtype=f32) : f32[4]\n"
                   "  %1 = sin(%0) : f32[4]\n  %2 = softmax(%1, 0) : f32[4]\n"
                   "  %3 = add(%x, %2) : f32[4]\n  return %3, %2\n}\n")
                  .constants.empty());
  EXPECT_TRUE(fold("graph @g(%x: f32[4]) {\n  %0 = rand([4]) : f32[4]\n"
                   "  %1 = softmax(%0, 0) : f32[4]\n  %2 = add(%x, %1) : f32[4]\n"
                   "  return %2\n}\n")
                  .constants.empty());
  EXPECT_TRUE(fold("graph @g(%x: f32[]) {\n  %0 = arange(0, 1000000, dtype=f32) : f32[1000000]\n"
                   "  %1 = sin(%0) : f32[1000000]\n  %2 = softmax(%1, 0) : f32[1000000]\n"
                   "  %3 = add(%x, %2) : f32[1000000]\n  return %3\n}\n")
                  .constants.empty());
}

TEST_F(FoldConstants, StoresContentsInPlansAndKeepsValues) {
  const Graph graph = parse(kSinusoid);
  const CompiledGraph compiled =
      compile(graph, catalog_, native_target(), Pipeline::kDefault).value();
  EXPECT_EQ(compiled.plan.inputs.size(), 1U);
  EXPECT_EQ(std::ranges::count(compiled.origins.at(0).notes, "in1: a constant, computed ahead"), 1);
  const auto is_constant = [](const Block& block) { return block.role == BlockRole::kConstant; };
  ASSERT_EQ(std::ranges::count_if(compiled.plan.blocks, is_constant), 1);
  const auto block = std::ranges::find_if(compiled.plan.blocks, is_constant);
  EXPECT_EQ(static_cast<int64_t>(block->contents.size()), block->bytes);
  TestKernels kernels;
  std::vector<size_t> numbers;
  for (const KernelUnit& unit : compiled.kernels) numbers.push_back(kernels.add(unit.job.source));
  ASSERT_TRUE(kernels.compile());
  const std::vector<Tensor> inputs = make_inputs(graph, catalog_, 1);
  const std::vector<const Tensor*> views{&inputs[0]};
  const auto expected = interpret(graph, catalog_, views).value();
  const auto found = run_plan(compiled, numbers, kernels, inputs);
  EXPECT_TRUE(compare(found[0], expected[0]).correct_at(-5));
}

}  // namespace
}  // namespace passnet
