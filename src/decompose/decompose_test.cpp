#include "decompose/decompose.hpp"

#include "base/check.hpp"
#include "compile/launches.hpp"
#include "compile/pipeline.hpp"
#include "correct/compare.hpp"
#include "decompose/cut.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ir/verify.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

#include <map>

namespace passnet {
namespace {

// Two equal layers, and an op that draws random numbers where it says so.
constexpr std::string_view kLayers = R"(
graph @layers(%x: f32[4,16,64], %w0: f32[64,64] {std=0.1}, %g0: f32[64], %b0: f32[64],
              %w1: f32[64,64] {std=0.1}, %g1: f32[64], %b1: f32[64]) {
  %m0 = linear(%x, %w0) : f32[4,16,64]
  %a0 = gelu(%m0, approximate="none") : f32[4,16,64]
  %r0 = add(%x, %a0) : f32[4,16,64]
  %n0 = layer_norm(%r0, normalized_shape=[64], weight=%g0, bias=%b0, eps=1e-05) : f32[4,16,64]
  %m1 = linear(%n0, %w1) : f32[4,16,64]
  %a1 = gelu(%m1, approximate="none") : f32[4,16,64]
  %r1 = add(%n0, %a1) : f32[4,16,64]
  %n1 = layer_norm(%r1, normalized_shape=[64], weight=%g1, bias=%b1, eps=1e-05) : f32[4,16,64]
  return %n1
})";

class Decompose : public testing::Test {
 protected:
  Graph parse(std::string_view text) const { return parsed_graph(text, catalog_); }

  // Computes every value of a graph, by name.
  std::map<std::string, Tensor> values_of(const Graph& graph) const {
    std::map<std::string, Tensor> values;
    const std::vector<Tensor> inputs = make_inputs(graph, catalog_, 1);
    std::vector<const Tensor*> pointers;
    for (const Tensor& input : inputs) pointers.push_back(&input);
    for (size_t end = 1; end <= graph.nodes().size(); ++end) {
      const auto part = Cutter(graph, catalog_).cut(0, end);
      if (!part) continue;
      std::vector<const Tensor*> used;
      for (const GraphInput& input : part->inputs()) {
        for (size_t i = 0; i < graph.inputs().size(); ++i) {
          const std::string& name = graph.value(graph.inputs()[i].value).name;
          if (name == part->value(input.value).name) used.push_back(pointers[i]);
        }
      }
      const auto results = *interpret(*part, catalog_, used);
      for (size_t i = 0; i < results.size(); ++i) {
        values[part->value(part->results()[i].value).name] = results[i].clone();
      }
    }
    for (size_t i = 0; i < graph.inputs().size(); ++i) {
      values[graph.value(graph.inputs()[i].value).name] = inputs[i].clone();
    }
    return values;
  }

  const Catalog catalog_ = make_catalog();
  const Target& target_ = *find_target("x86-64-v3");
};

TEST_F(Decompose, APieceComputesItsSliceOfTheParent) {
  const Graph graph = parse(kLayers);
  const auto values = values_of(graph);
  const Cutter cutter(graph, catalog_);
  size_t checked = 0;
  const Decomposition found = *decompose(graph, catalog_, target_);
  for (const Piece& piece : found.pieces) {
    const Graph part = *cutter.cut(piece.start, piece.count);
    Diagnostics diagnostics;
    verify(part, catalog_, diagnostics);
    EXPECT_FALSE(diagnostics.has_errors());
    std::vector<const Tensor*> inputs;
    for (const GraphInput& input : part.inputs()) {
      inputs.push_back(&values.at(part.value(input.value).name));
    }
    const auto results = *interpret(part, catalog_, inputs);
    for (size_t i = 0; i < results.size(); ++i) {
      const Tensor& slice = values.at(part.value(part.results()[i].value).name);
      EXPECT_TRUE(std::ranges::equal(results[i].bytes(), slice.bytes())) << part.name;
      ++checked;
    }
  }
  EXPECT_GE(checked, 8u);
}

TEST_F(Decompose, InputsKeepTheirFactsAndComputedOnesHaveNone) {
  const Graph graph = parse(kLayers);
  const Graph part = *Cutter(graph, catalog_).cut(4, 2);
  EXPECT_EQ(part.name, "layers.4_2");
  ASSERT_EQ(part.inputs().size(), 2u);
  EXPECT_EQ(part.value(part.inputs()[0].value).name, "n0");
  EXPECT_EQ(part.inputs()[0].facts, InputFacts{});
  EXPECT_EQ(part.inputs()[1].facts.std, 0.1);
}

TEST_F(Decompose, EachRangeMakesThePromisedLaunches) {
  const Graph graph = parse(kLayers);
  const Cutter cutter(graph, catalog_);
  const LaunchCounter counter(catalog_, target_);
  size_t fused = 0;
  const Decomposition found = *decompose(graph, catalog_, target_);
  for (const Piece& piece : found.pieces) {
    const Graph part = *cutter.cut(piece.start, piece.count);
    const int64_t launches = *counter.count(part);
    EXPECT_EQ(launches, compile(part, catalog_, target_, Pipeline::kDefault)->launches);
    EXPECT_GE(launches, 1);
    EXPECT_LE(launches, static_cast<int64_t>(kMostLaunches));
    if (piece.kind == PieceKind::kFusible) fused += launches == 1 ? 1 : 0;
  }
  EXPECT_GE(fused, 1u);
}

TEST_F(Decompose, ALayerThatIsRepeatedIsAMotif) {
  const Graph graph = parse(kLayers);
  const std::vector<std::vector<Unit>> programs{decompose(graph, catalog_, target_)->units};
  const std::vector<Motif> motifs = find_motifs(programs, {.min_units = 1});
  ASSERT_EQ(motifs.size(), 1u);
  ASSERT_EQ(motifs[0].occurrences.size(), 2u);
  const Piece first = typical_piece(programs[0], motifs[0], 0);
  const Piece second = typical_piece(programs[0], motifs[0], 1);
  EXPECT_EQ(first, (Piece{.start = 0, .count = 4, .kind = PieceKind::kTypical}));
  EXPECT_EQ(second, (Piece{.start = 4, .count = 4, .kind = PieceKind::kTypical}));
}

TEST_F(Decompose, AProgramIsNoRepetitionOfItself) {
  const Graph graph = parse(
      "graph @g(%x: f32[8,8]) { %0 = relu(%x) %1 = sum(%0, dim=[1]) %2 = cumsum(%1, dim=0) "
      "return %2 }");
  const std::vector<Unit> program = decompose(graph, catalog_, target_)->units;
  EXPECT_EQ(find_typical_pieces(std::vector{program, program}), std::vector<std::vector<Piece>>(2));
  const std::vector<Unit> layers = decompose(parse(kLayers), catalog_, target_)->units;
  const auto pieces = find_typical_pieces(std::vector{layers, program, layers});
  EXPECT_EQ(pieces[0], pieces[2]);
}

// A view that a later unit reads does not make the first of two equal units differ.
TEST_F(Decompose, ViewsBelongToWhatReadsThem) {
  const Graph graph = parse(R"(graph @g(%x: f32[8,8], %m: f32[8], %w: f32[8,8]) {
    %0 = relu(%m) : f32[8]
    %1 = unsqueeze(%0, dim=0) : f32[1,8]
    %2 = transpose(%x, dim0=0, dim1=1) : f32[8,8]
    %3 = sum(%2, dim=[1], keepdim=true) : f32[8,1]
    %4 = cumsum(%w, dim=0) : f32[8,8]
    %5 = mul(%4, %3) : f32[8,8]
    %6 = add(%5, %1) : f32[8,8]
    return %6
  })");
  const Decomposition found = *decompose(graph, catalog_, target_);
  size_t end = 0;
  bool begins_with_transpose = false;
  for (const Unit& unit : found.units) {
    EXPECT_EQ(unit.start, end);
    end = unit.start + unit.count;
    EXPECT_NE(unit.start, 1u);
    begins_with_transpose |= unit.start == 2;
  }
  EXPECT_EQ(end, graph.nodes().size());
  EXPECT_TRUE(begins_with_transpose || found.units.size() == 1);
}

TEST_F(Decompose, RandomOpsAreInNoPiece) {
  const Graph graph = parse(R"(graph @g(%x: f32[8]) {
    %a = relu(%x) : f32[8]
    %r = rand([8]) : f32[8]
    %b = add(%a, %r) : f32[8]
    %c = tanh(%b) : f32[8]
    return %c
  })");
  const auto found = decompose(graph, catalog_, target_);
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->pieces,
            (std::vector<Piece>{{.start = 0, .count = 1, .kind = PieceKind::kSingle},
                                {.start = 2, .count = 1, .kind = PieceKind::kSingle},
                                {.start = 2, .count = 2, .kind = PieceKind::kFusible},
                                {.start = 3, .count = 1, .kind = PieceKind::kSingle}}));
}

TEST_F(Decompose, WhatCannotBeCutIsSaid) {
  const auto refused = [](const Result<Graph>& cut, std::string_view id, std::string_view message) {
    ASSERT_FALSE(cut.has_value());
    EXPECT_EQ(cut.error().id, id);
    EXPECT_EQ(cut.error().message, message);
  };
  const Graph graph = parse("graph @g(%x: f32[8]) { %a = relu(%x) %b = tanh(%x) return %a }");
  const Cutter cutter(graph, catalog_);
  refused(cutter.cut(2, 1), "cut-range", "graph @g has 2 nodes, and 1 from 2 on are to be cut");
  EXPECT_EQ(cutter.cut(0, 0).error().id, "cut-range");
  EXPECT_EQ(cutter.cut(1, SIZE_MAX).error().id, "cut-range");
  refused(cutter.cut(1, 1), "cut-unread", "nothing reads what 1 nodes of graph @g compute");
  const Graph fused = parse(
      "graph @g(%x: f32[8]) { %a = relu(%x) : f32[8] fuse = 0 return %a }\nfuse 0 with vector=4");
  refused(Cutter(fused, catalog_).cut(0, 1), "cut-launch",
          "a kernel of a pass cannot be cut out of graph @g");
}

}  // namespace
}  // namespace passnet
