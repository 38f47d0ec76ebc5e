// Tests which computations of a graph with frozen inputs run once.
#include "compile/pipeline.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

class SplitFrozen : public testing::Test {
 protected:
  // Compiles with the parameters of the graph frozen.
  FrozenGraph compile_text(const std::string& text, Pipeline pipeline = Pipeline::kDefault) {
    Diagnostics diagnostics;
    const auto graphs = parse_graphs(sources_, sources_.add("g", text), catalog_, diagnostics);
    EXPECT_EQ(graphs.size(), 1u) << text;
    return compile_frozen(graphs[0], catalog_, target_, info(pipeline).options,
                          find_parameters(graphs[0]))
        .value();
  }
  static std::string labels(const CompiledGraph& compiled) {
    std::string text;
    for (const StepOrigin& origin : compiled.origins) text += origin.label + "; ";
    return text;
  }

  const Catalog catalog_ = make_catalog();
  const Target target_ = native_target();
  Sources sources_;
};

TEST_F(SplitFrozen, WhatDependsOnParametersAloneRunsOnce) {
  const FrozenGraph split = compile_text(
      "graph @g(%x: f32[64,32], %p_w: f32[32,32], %b_s: f32[32]) {\n"
      "  %0 = exp(%p_w) : f32[32,32]\n  %1 = mul(%0, %b_s) : f32[32,32]\n"
      "  %2 = matmul(%x, %1) : f32[64,32]\n  return %2\n}\n");
  EXPECT_EQ(labels(split.once), "exp, mul; ");
  EXPECT_EQ(labels(split.graph), "matmul; ");
  EXPECT_EQ(split.once.plan.inputs.size(), 3u);
  ASSERT_EQ(split.once.plan.results.size(), 1u);
  ASSERT_EQ(split.graph.plan.inputs.size(), 4u);
  EXPECT_EQ(split.graph.plan.inputs[3].type, split.once.plan.results[0].type);
}

TEST_F(SplitFrozen, AResultIsNeverAValueThatIsKept) {
  const FrozenGraph split = compile_text(
      "graph @g(%x: f32[8], %p_w: f32[8]) {\n  %0 = exp(%p_w) : f32[8]\n"
      "  %1 = neg(%0) : f32[8]\n  %2 = add(%x, %1) : f32[8]\n  return %0, %2\n}\n",
      Pipeline::kOpByOp);
  // `exp` belongs to the caller's memory, and so all that reads it runs in each call.
  EXPECT_EQ(labels(split.once), "");
  EXPECT_EQ(labels(split.graph), "exp; neg; add; ");
}

TEST_F(SplitFrozen, ConstantsAreComputedWhereTheyAreRead) {
  const FrozenGraph split = compile_text(
      "graph @g(%x: f32[8], %p_w: f32[8]) {\n  %0 = arange(0, 8, 1, i64) : i64[8]\n"
      "  %1 = mul(%p_w, %0) : f32[8]\n  %2 = mul(%x, %0) : f32[8]\n  %3 = add(%1, %2) : f32[8]\n"
      "  return %3\n}\n",
      Pipeline::kOpByOp);
  EXPECT_EQ(labels(split.once), "arange; mul; ");
  EXPECT_EQ(labels(split.graph), "arange; mul; add; ");
}

TEST_F(SplitFrozen, ParametersAreFoundByTheirNames) {
  Diagnostics diagnostics;
  const auto graphs = parse_graphs(sources_,
                                   sources_.add("g",
                                                "graph @g(%x: f32[4], %p_w: f32[4], %b_m: f32[4], "
                                                "%L_self_modules_fc_parameters_weight_: f32[4]) {\n"
                                                "  %0 = add(%x, %b_m) : f32[4]\n  return %0\n}\n"),
                                   catalog_, diagnostics);
  ASSERT_EQ(graphs.size(), 1u);
  EXPECT_EQ(find_parameters(graphs[0]), (std::vector{false, true, true, true}));
}

TEST_F(SplitFrozen, AnInputThatTheGraphChangesIsNeverFrozen) {
  const FrozenGraph split = compile_text(
      "graph @g(%x: f32[4], %b_n: f32[4]) {\n  %0 = exp(%b_n) : f32[4]\n"
      "  %1 = add(%x, %0) : f32[4]\n  %2 = add(%b_n, 1) : f32[4]\n"
      "  return %1, %2 mutates %b_n\n}\n",
      Pipeline::kOpByOp);
  EXPECT_EQ(labels(split.once), "");
}

}  // namespace
}  // namespace passnet
