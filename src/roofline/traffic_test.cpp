// Compares bytes with counts by hand.
#include "roofline/traffic.hpp"

#include "ir/text/text.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

struct Counted {
  Traffic least;
  Traffic steps;  // one launch per computation
};

Counted count(std::string_view text) {
  const Catalog catalog = make_catalog();
  Sources sources;
  const SourceId source = sources.add("test.graph", std::string(text));
  Diagnostics diagnostics;
  const auto graphs = parse_graphs(sources, source, catalog, diagnostics);
  if (graphs.size() != 1) {
    ADD_FAILURE() << text;
    return {};
  }
  LoopProgram program = lower_to_loops(graphs.front(), catalog).value();
  Counted counted{.least = least_traffic(program), .steps = {}};
  drop_unused(program);
  for (const Computation& computation : program.computations) {
    const Traffic own = traffic(program, computation);
    counted.steps.read += own.read;
    counted.steps.written += own.written;
  }
  return counted;
}

TEST(Traffic, CountsAnElementOnce) {
  const Counted counted = count(
      "graph @g(%x: f32[8,16]) {\n  %0 = relu(%x) : f32[8,16]\n  %1 = mul(%0, %0) : f32[8,16]\n"
      "  return %1\n}\n");
  EXPECT_EQ(counted.least.read, 8 * 16 * 4);
  EXPECT_EQ(counted.least.written, 8 * 16 * 4);
  EXPECT_EQ(counted.steps.read, 2 * 8 * 16 * 4);
  EXPECT_EQ(counted.steps.written, 2 * 8 * 16 * 4);
}

TEST(Traffic, CountsBroadcastElementsOnce) {
  const Counted counted = count(
      "graph @g(%x: bf16[8,16,4,4], %s: bf16[16,1,1]) {\n"
      "  %0 = mul(%x, %s) : bf16[8,16,4,4]\n  return %0\n}\n");
  EXPECT_EQ(counted.least.read, 8 * 16 * 4 * 4 * 2 + 16 * 2);
  EXPECT_EQ(counted.steps.read, counted.least.read);
  const Counted expanded = count(
      "graph @g(%x: f32[4,1]) {\n  %0 = expand(%x, [4,9]) : f32[4,9]\n"
      "  %1 = relu(%0) : f32[4,9]\n  return %1\n}\n");
  EXPECT_EQ(expanded.least.read, 4 * 4);
  EXPECT_EQ(expanded.least.written, 4 * 9 * 4);
}

TEST(Traffic, CountsElementsInsideAWindow) {
  const Counted counted = count(
      "graph @g(%x: f32[2,10,10]) {\n  %0 = slice(%x, dim=1, start=2, end=8) : f32[2,6,10]\n"
      "  %1 = slice(%0, dim=2, start=1, end=8, step=2) : f32[2,6,4]\n"
      "  %2 = relu(%1) : f32[2,6,4]\n  return %2\n}\n");
  EXPECT_EQ(counted.least.read, 2 * 6 * 4 * 4);
  EXPECT_EQ(counted.steps.read, 2 * 6 * 4 * 4);
}

TEST(Traffic, SkipsElementsOutsideAWindow) {
  // Only the first row of each matrix of a layer norm is needed.
  const Counted counted = count(
      "graph @g(%x: f32[2,7,16], %w: f32[16], %b: f32[16]) {\n"
      "  %0 = layer_norm(%x, [16], %w, %b, 1e-05) : f32[2,7,16]\n"
      "  %1 = select(%0, dim=1, index=0) : f32[2,16]\n  %2 = relu(%1) : f32[2,16]\n"
      "  return %2\n}\n");
  EXPECT_EQ(counted.least.read, (2 * 16 + 16 + 16) * 4);
  EXPECT_EQ(counted.least.written, 2 * 16 * 4);
  EXPECT_GT(counted.steps.read, 2 * 7 * 16 * 4);
}

TEST(Traffic, CountsThePiecesThatAreJoined) {
  const Counted counted = count(
      "graph @g(%x: f32[4,3], %y: f32[4,5]) {\n  %0 = cat([%x, %y], 1) : f32[4,8]\n"
      "  %1 = slice(%0, dim=1, start=3, end=8) : f32[4,5]\n  %2 = relu(%1) : f32[4,5]\n"
      "  return %2\n}\n");
  EXPECT_EQ(counted.least.read, 4 * 5 * 4);
  EXPECT_EQ(counted.least.written, 4 * 5 * 4);
}

TEST(Traffic, BoundsGatheredRowsByTheIndices) {
  const Counted few = count(
      "graph @g(%i: i64[3], %w: f32[1000,8]) {\n  %0 = embedding(%w, %i) : f32[3,8]\n"
      "  return %0\n}\n");
  EXPECT_EQ(few.least.read, 3 * 8 + 3 * 8 * 4);
  const Counted many = count(
      "graph @g(%i: i64[300], %w: f32[10,8]) {\n  %0 = embedding(%w, %i) : f32[300,8]\n"
      "  return %0\n}\n");
  EXPECT_EQ(many.least.read, 300 * 8 + 10 * 8 * 4);
}

TEST(Traffic, CountsReductionsAndProducts) {
  const Counted sum =
      count("graph @g(%x: f32[6,50]) {\n  %0 = sum(%x, [1]) : f32[6]\n  return %0\n}\n");
  EXPECT_EQ(sum.least.read, 6 * 50 * 4);
  EXPECT_EQ(sum.least.written, 6 * 4);
  const Counted product = count(
      "graph @g(%a: f32[6,50], %b: f32[50,9]) {\n  %0 = matmul(%a, %b) : f32[6,9]\n"
      "  return %0\n}\n");
  EXPECT_EQ(product.least.read, (6 * 50 + 50 * 9) * 4);
  EXPECT_EQ(product.steps.read, product.least.read);
  EXPECT_EQ(product.least.written, 6 * 9 * 4);
}

TEST(Traffic, SkipsElementsThatAConvolutionSkips) {
  // A kernel of one tap at every other pixel reads a quarter; one of three reads all but the edge.
  const auto convolve = [](int taps) {
    return fmt::format(
        "graph @g(%x: f32[1,2,8,8], %w: f32[2,2,{0},{0}]) {{\n"
        "  %0 = conv2d(%x, %w, none, [2,2], [0,0], [1,1], 1) : f32[1,2,{1},{1}]\n"
        "  return %0\n}}\n",
        taps, (8 - taps) / 2 + 1);
  };
  EXPECT_EQ(count(convolve(1)).least.read, (2 * 4 * 4 + 2 * 2) * 4);
  EXPECT_EQ(count(convolve(3)).least.read, (2 * 7 * 7 + 2 * 2 * 9) * 4);
}

TEST(Traffic, CountsInputViewsAsFree) {
  const Counted counted =
      count("graph @g(%x: f32[6,50]) {\n  %0 = transpose(%x, 0, 1) : f32[50,6]\n  return %0\n}\n");
  EXPECT_EQ(counted.least.bytes(), 0);
}

TEST(Traffic, CountsStridedInputs) {
  const Counted counted = count(
      "graph @g(%x: f32[5,3] {strides=[1,5]}, %y: f32[4,2] {strides=[20,3]}) {\n"
      "  %0 = relu(%x) : f32[5,3]\n  %1 = relu(%y) : f32[4,2]\n  return %0, %1\n}\n");
  EXPECT_EQ(counted.least.read, (5 * 3 + 4 * 2) * 4);
}

}  // namespace
}  // namespace passnet
