#include "ir/copy.hpp"

#include "support/graphs.hpp"
#include "support/test_ops.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(GraphCopy, KeepsNamesFactsLaunchesAndWhatResultsMutate) {
  const Catalog catalog = test_ops::catalog();
  const Graph graph = parsed_graph(
      "graph @g(%x: f32[4] {mean=2}, %y: f32[4]) {\n"
      "  %sum = add(%x, %y)\n"
      "  %out = launch k(%sum, %y) : f32[4]\n"
      "  return %out, %sum mutates %y\n"
      "}\n"
      "kernel k cpp \"\"\"void k();\"\"\"\n",
      catalog);
  GraphBuilder builder(catalog, graph.name);
  GraphCopy copies(graph, builder);
  EXPECT_FALSE(copies[graph.inputs()[0].value].valid());
  for (const GraphInput& input : graph.inputs()) copies.input(input);
  for (const NodeId id : graph.nodes()) ASSERT_TRUE(copies.node(graph.node(id)));
  for (const KernelSource& kernel : graph.kernels()) builder.add_kernel(kernel);
  copies.results();
  EXPECT_EQ(print(builder.take(), catalog), print(graph, catalog));
}

TEST(GraphCopy, ACallThatIsRefusedIsAnError) {
  const Catalog catalog = test_ops::catalog();
  const Graph graph =
      parsed_graph("graph @g(%x: f32[4], %y: f32[4]) { %0 = add(%x, %y) return %0 }\n", catalog);
  GraphBuilder builder(catalog, graph.name);
  GraphCopy copies(graph, builder);
  copies.input(graph.inputs()[0]);
  copies.input(graph.inputs()[1].value, {DType::kF32, {3}}, {});
  EXPECT_FALSE(copies.node(graph.node(graph.nodes()[0])));
}

}  // namespace
}  // namespace passnet
