// Compares the costs of compiled graphs with counts by hand; every edge is explained once.
#include "roofline/plan_cost.hpp"

#include "compile/explain.hpp"
#include "compile/pipeline.hpp"
#include "generate/random_graph.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <tuple>

namespace passnet {
namespace {

class PlanCostTest : public testing::Test {
 protected:
  Graph parse(std::string_view text) { return parsed_graph(text, catalog_); }
  CompiledGraph compile(std::string_view text) {
    return passnet::compile(parse(text), catalog_, native_target(), Pipeline::kDefault).value();
  }

  // Each computation that reads another's result, once per storage.
  static std::set<std::tuple<uint32_t, uint32_t, uint32_t>> edges_of(const LoopProgram& program) {
    std::set<std::tuple<uint32_t, uint32_t, uint32_t>> edges;
    for (uint32_t writer = 0; writer < program.computations.size(); ++writer) {
      for (const StorageId result : program.computations[writer].results) {
        for (uint32_t reader = 0; reader < program.computations.size(); ++reader) {
          for (const Window& operand : program.computations[reader].operands) {
            if (operand.storage == result) edges.emplace(writer, reader, result.index);
          }
        }
      }
    }
    return edges;
  }

  static void expect_explained(const CompiledGraph& compiled) {
    std::multiset<std::tuple<uint32_t, uint32_t, uint32_t>> explained;
    for (const Edge& edge : explain_edges(compiled)) {
      explained.emplace(edge.writer, edge.reader, edge.storage.index);
      EXPECT_FALSE(edge.why.empty());
      const auto& members = compiled.origins[edge.launch].computations;
      EXPECT_TRUE(std::ranges::count(members, edge.reader) == 1);
      EXPECT_EQ(std::ranges::count(members, edge.writer) == 1, edge.is_fused);
    }
    const auto expected = edges_of(compiled.program);
    EXPECT_EQ(explained, std::multiset(expected.begin(), expected.end()));
  }

  const Catalog catalog_ = make_catalog();
};

constexpr std::string_view kMixed = R"(graph @g(%x: f32[64,128], %w: f32[256,128], %b: f32[256]) {
  %0 = relu(%x) : f32[64,128]
  %1 = linear(%0, %w, %b) : f32[64,256]
  %2 = gelu(%1) : f32[64,256]
  %3 = add(%2, %1) : f32[64,256]
  return %3
}
)";

TEST_F(PlanCostTest, CountsLaunchesAndBytes) {
  const PlanCost cost = plan_cost(compile(kMixed));
  ASSERT_EQ(cost.steps.size(), 2u);  // the product's result is processed block by block
  EXPECT_EQ(cost.ops, 3u);
  EXPECT_EQ(cost.library_calls, 1u);
  EXPECT_TRUE(cost.is_transcendental);
  EXPECT_EQ(cost.steps[0].traffic.read, 64 * 128 * 4);
  EXPECT_EQ(cost.steps[1].traffic.read, (64 * 128 + 256 * 128 + 256) * 4);
  EXPECT_EQ(cost.steps[1].traffic.written, 64 * 256 * 4);
  EXPECT_GE(cost.steps[1].flops, 2.0 * 64 * 128 * 256);
  EXPECT_EQ(cost.library_flops.at(DType::kF32), (2.0 * 128 + 1) * 64 * 256);
  EXPECT_GT(cost.steps[1].flops, cost.library_flops.at(DType::kF32));
  EXPECT_EQ(cost.least.read, (64 * 128 + 256 * 128 + 256) * 4);
  EXPECT_EQ(cost.least.written, 64 * 256 * 4);
  EXPECT_GE(cost.arena_bytes, 64 * 128 * 4);
}

TEST_F(PlanCostTest, CountsAProductOfOneMatrixWithItselfOnce) {
  const PlanCost cost = plan_cost(
      compile("graph @g(%x: f32[96,96]) {\n  %0 = matmul(%x, %x) : f32[96,96]\n  return %0\n}\n"));
  ASSERT_EQ(cost.library_calls, 1u);
  EXPECT_EQ(cost.steps[0].traffic.read, 96 * 96 * 4);
  EXPECT_FALSE(cost.is_transcendental);
}

TEST_F(PlanCostTest, ReportsFusionDecisions) {
  const CompiledGraph compiled = compile(kMixed);
  const std::vector<Edge> edges = explain_edges(compiled);
  ASSERT_EQ(edges.size(), 4u);
  EXPECT_EQ(
      to_string(edges[0], compiled.program),
      "relu %0 -> linear %1: stored (32768 bytes), not fused: the library computes linear %1");
  EXPECT_FALSE(edges[0].is_fused);
  EXPECT_EQ(to_string(edges[1], compiled.program),
            "linear %1 -> gelu %2: read tile by tile from the cache after the library call, "
            "never stored");
  EXPECT_TRUE(edges[1].is_fused);
  EXPECT_EQ(to_string(edges[2], compiled.program),
            "gelu %2 -> add %3: computed where it is read, never stored");
  EXPECT_TRUE(edges[2].is_fused);
  expect_explained(compiled);
}

TEST_F(PlanCostTest, ReportsWhereReducedValuesAreStored) {
  const CompiledGraph compiled = compile(
      "graph @g(%x: f32[64,128]) {\n  %0 = amax(%x, [1], true) : f32[64,1]\n"
      "  %1 = sub(%x, %0) : f32[64,128]\n  return %1\n}\n");
  const std::vector<Edge> edges = explain_edges(compiled);
  ASSERT_EQ(edges.size(), 1u);
  EXPECT_EQ(edges[0].why,
            "kept in registers, row by row, as it is reduced, scanned or written in parts");
}

TEST_F(PlanCostTest, ExplainsEveryEdgeOnce) {
  const GraphGenerator graphs(catalog_);
  for (uint64_t seed = 0; seed < 60; ++seed) {
    const Graph graph = graphs.make(seed, {.nodes = 30});
    SCOPED_TRACE(print(graph, catalog_));
    for (const Pipeline pipeline : {Pipeline::kDefault, Pipeline::kOpByOp}) {
      const auto compiled = passnet::compile(graph, catalog_, native_target(), pipeline);
      if (!compiled) continue;
      expect_explained(*compiled);
      const PlanCost cost = plan_cost(*compiled);
      EXPECT_EQ(cost.steps.size(), compiled->plan.steps.size());
      for (size_t launch = 0; launch < cost.steps.size(); ++launch) {
        EXPECT_FALSE(list_launch(*compiled, launch).empty());
      }
    }
  }
}

TEST_F(PlanCostTest, NamesTheOpsOfStagesInSources) {
  const CompiledGraph compiled = compile(kMixed);
  const std::string text = list_sources(compiled, [](const Computation& computation) {
    return "<" + name_of(computation) + "\\\n>";
  });
  for (const std::string_view comment : {"// <relu %0/\n", "// <gelu %2/\n", "// <add %3/\n"}) {
    EXPECT_NE(text.find(comment), std::string::npos) << text;
  }
  EXPECT_NE(text.find("launch 1 ----"), std::string::npos);
  EXPECT_NE(text.find("launch 2 ----"), std::string::npos);
}

}  // namespace
}  // namespace passnet
