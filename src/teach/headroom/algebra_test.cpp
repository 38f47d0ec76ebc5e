#include "teach/headroom/algebra.hpp"

#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "pass/drive.hpp"
#include "pass/language/parse.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

class Algebra : public testing::Test {
 protected:
  // The graph after the composed passes, each applied once in its order, as a submission is.
  std::string composed(const std::string& text) const {
    Graph graph = parsed_graph(text, catalog_);
    const std::string passes = compose_algebra(graph, catalog_, native_target());
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add("composed.pass", passes);
    const auto parsed = parse_passes(sources, source, catalog_, diagnostics);
    EXPECT_FALSE(diagnostics.has_errors()) << passes;
    EXPECT_TRUE(apply(graph, catalog_, parsed, native_target()).has_value());
    return print(graph, catalog_);
  }

  const Catalog catalog_ = make_catalog();
};

TEST_F(Algebra, RowsThatNothingReadsAreNotComputed) {
  const std::string text = composed(
      "graph @g(%x: f32[1,64,32], %w: f32[128,32], %v: f32[32,128], %r: f32[1,64,32], %g: f32[32]) "
      "{\n"
      "  %0 = linear(%x, %w)\n  %1 = gelu(%0)\n  %2 = linear(%1, %v)\n  %3 = add(%2, %r)\n"
      "  %4 = layer_norm(%3, normalized_shape=[32], weight=%g)\n"
      "  %5 = select(%4, dim=1, index=0)\n  return %5\n}\n");
  EXPECT_EQ(text.find("f32[1,64,128]"), std::string::npos) << text;
  EXPECT_EQ(text.find(": f32[1,64,32]\n"), std::string::npos) << text;
}

TEST_F(Algebra, WhatIsAveragedIsAveragedFirst) {
  const std::string text = composed(
      "graph @g(%x: f32[1,64,7,7], %w: f32[32,64,1,1], %m: f32[32], %v: f32[32], %s: "
      "f32[1,32,1,1], "
      "%r: f32[1,32,7,7]) {\n"
      "  %0 = conv2d(%x, %w)\n  %1 = batch_norm(%0, %m, %v)\n  %2 = mul(%1, %s)\n"
      "  %3 = add(%r, %2)\n  %4 = mean(%3, dim=[2,3])\n  return %4\n}\n");
  EXPECT_LT(text.find("mean("), text.find("conv2d(")) << text;
  EXPECT_EQ(text.find(": f32[1,32,7,7]\n"), std::string::npos) << text;
}

TEST_F(Algebra, OpsOnWhatWasGatheredAreOnTheTable) {
  const std::string text = composed(
      "graph @g(%t: f32[225,4], %i: i64[64,64]) {\n"
      "  %0 = index(%t, indices=[%i])\n  %1 = permute(%0, dims=[2,0,1])\n  %2 = sigmoid(%1)\n"
      "  %3 = mul(%2, 16)\n  return %3\n}\n");
  EXPECT_LT(text.find("mul("), text.find("index(")) << text;
}

TEST_F(Algebra, NothingIsComposedWhereNothingMatches) {
  const Graph graph =
      parsed_graph("graph @g(%x: f32[8]) {\n  %0 = relu(%x)\n  return %0\n}\n", catalog_);
  EXPECT_TRUE(compose_algebra(graph, catalog_, native_target()).empty());
}

}  // namespace
}  // namespace passnet
