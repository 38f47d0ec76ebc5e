// Compares costs derived from the meaning of ops with the usual formulas.
#include "ir/cost.hpp"

#include "ir/text/text.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

class Costs : public testing::Test {
 protected:
  GraphCost of(std::string text) const {
    Sources sources;
    Diagnostics diagnostics;
    const auto graphs =
        parse_graphs(sources, sources.add("test", std::move(text)), catalog_, diagnostics);
    CHECK(graphs.size() == 1);
    return cost(graphs[0], catalog_);
  }
  double flops(std::string_view inputs, std::string_view call) const {
    return of(fmt::format("graph @g({}) {{ %y = {} return %y }}", inputs, call)).flops;
  }

  bool transcendental(std::string_view inputs, std::string_view call) const {
    Sources sources;
    Diagnostics diagnostics;
    auto text = fmt::format("graph @g({}) {{ %y = {} return %y }}", inputs, call);
    const auto graphs =
        parse_graphs(sources, sources.add("test", std::move(text)), catalog_, diagnostics);
    CHECK(graphs.size() == 1);
    const Graph& graph = graphs[0];
    const Node& node = graph.node(graph.nodes()[0]);
    const std::vector<TensorType> types{graph.type(node.results[0])};
    const OpCall lowered(catalog_.op(node.op), node.arguments, graph, node.span);
    return is_transcendental(lower(lowered, types));
  }

  const Catalog catalog_ = make_catalog();
};

TEST_F(Costs, FunctionsOfManyInstructionsAreTranscendental) {
  for (const char* op : {"exp", "erf", "erfc", "tanh", "log2", "atanh", "silu"}) {
    EXPECT_TRUE(transcendental("%a: f32[5]", fmt::format("{}(%a)", op))) << op;
  }
  for (const char* op : {"sqrt", "rsqrt", "reciprocal", "relu", "neg", "floor"}) {
    EXPECT_FALSE(transcendental("%a: f32[5]", fmt::format("{}(%a)", op))) << op;
  }
  EXPECT_FALSE(transcendental("%a: i64[5]", "pow(%a, 2)"));
}

TEST_F(Costs, AMultiplicationAndAnAdditionAreTwo) {
  EXPECT_EQ(flops("%a: f32[5,7], %b: f32[7,11]", "mm(%a, %b)"), 2 * 5 * 7 * 11);
  EXPECT_EQ(flops("%a: bf16[3,5,7], %b: bf16[3,7,11]", "bmm(%a, %b)"), 2 * 3 * 5 * 7 * 11);
  EXPECT_EQ(flops("%a: f32[5,7], %w: f32[11,7], %b: f32[11]", "linear(%a, %w, %b)"),
            2 * 5 * 7 * 11 + 5 * 11);
  const double macs = 2.0 * 8 * 10 * 10 * 3 * 9;  // batch, channels, pixels, channels, window
  EXPECT_EQ(flops("%x: f32[2,6,12,12], %w: f32[8,3,3,3]", "conv2d(%x, %w, groups=2)"), 2 * macs);
}

TEST_F(Costs, PointwiseOpsCountTheirOperations) {
  EXPECT_EQ(flops("%a: f32[5,7], %b: f32[7]", "mul(%a, %b)"), 35);
  EXPECT_EQ(flops("%a: f32[5,7]", "relu(%a)"), 35);
  EXPECT_EQ(flops("%a: f16[10]", "silu(%a)"), 4 * 10);  // neg, exp, add, div
  EXPECT_EQ(flops("%a: f32[5,7]", "sum(%a, [1])"), 35);
  EXPECT_EQ(flops("%a: f32[5,7]", "to(%a, f16)"), 0);
}

TEST_F(Costs, ViewsAreFreeAndAGatherReadsWhatItTakes) {
  const GraphCost view = of("graph @g(%x: f32[4,6]) { %y = transpose(%x, 0, 1) return %y }");
  EXPECT_EQ(view.flops, 0);
  EXPECT_EQ(view.bytes, 0);
  const GraphCost rows =
      of("graph @g(%w: f32[1000,8], %i: i64[5]) { %y = embedding(%w, %i) return %y }");
  EXPECT_EQ(rows.flops, 0);
  EXPECT_EQ(rows.nodes[0].read, 5 * 8 * 4 + 5 * 8);
  EXPECT_EQ(rows.nodes[0].written, 5 * 8 * 4);
}

TEST_F(Costs, AGraphHasParametersAndAPeak) {
  const GraphCost all = of(R"(
graph @g(%x: f32[10,20], %L_self_modules_fc_parameters_weight_: f32[30,20],
         %L_self_modules_bn_buffers_running_mean_: f32[30]) {
  %0 = linear(%x, %L_self_modules_fc_parameters_weight_)
  %1 = sub(%0, %L_self_modules_bn_buffers_running_mean_)
  %2 = transpose(%1, 0, 1)
  %3 = relu(%2)
  return %3
})");
  EXPECT_EQ(all.parameters, 600);
  EXPECT_EQ(all.input_bytes, (200 + 600 + 30) * 4);
  EXPECT_EQ(all.output_bytes, 300 * 4);
  EXPECT_EQ(all.intermediate_bytes, 2 * 300 * 4);
  EXPECT_EQ(all.peak_bytes, all.input_bytes + 2 * 300 * 4);
  EXPECT_EQ(all.bytes, (200 + 600 + 300 + 300 + 30 + 300 + 300 + 300) * 4);
}

}  // namespace
}  // namespace passnet
