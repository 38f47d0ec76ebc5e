#include "lower/share_nodes.hpp"

#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

struct SharedCase {
  std::string_view statements;  // of %x, %y: f32[4,8] and %i: i64[2]
  std::string_view result;
  size_t shared;
};

constexpr SharedCase kSharedCases[] = {
    {"%a = relu(%x) %b = relu(%x) %c = add(%a, %b)", "%c", 1},
    // Equal readers of shared nodes are shared too.
    {"%a = relu(%x) %b = relu(%x) %c = exp(%a) %d = exp(%b) %e = mul(%c, %d)", "%e", 2},
    {"%a = relu(%x) %b = relu(%y) %c = add(%a, %b)", "%c", 0},
    // Operands keep their order.
    {"%a = sub(%x, %y) %b = sub(%y, %x) %c = add(%a, %b)", "%c", 0},
    // Attributes differ, also where their numbers are equal but their kinds are not.
    {"%a = mul(%x, 2) %b = mul(%x, 2.0) %c = add(%a, %b)", "%c", 0},
    {"%a = sum(%x, [0]) %b = sum(%x, [1]) %c = sum(%a) %d = sum(%b) %e = add(%c, %d)", "%e", 0},
    {"%a = sum(%x, [1]) %b = sum(%x, [1]) %c = add(%a, %b)", "%c", 1},
    // Lists, and operands that are none.
    {"%a = cat([%x, %y], 0) %b = cat([%x, %y], 0) %c = add(%a, %b)", "%c", 1},
    {"%a = cat([%x, %y], 0) %b = cat([%y, %x], 0) %c = add(%a, %b)", "%c", 0},
    {"%a = layer_norm(%x, [8]) %b = layer_norm(%x, [8]) %c = add(%a, %b)", "%c", 1},
    // Each call of a random op draws its own numbers.
    {"%a = dropout(%x, 0.5) %b = dropout(%x, 0.5) %c = add(%a, %b)", "%c", 0},
    // The nodes of a block stay as their author wrote them.
    {"%a = relu(%x) fuse=1 %b = relu(%x) fuse=1 %c = add(%a, %b) fuse=1", "%c", 0},
};

TEST(ShareNodes, SharesWhatComputesTheSame) {
  const Catalog catalog = make_catalog();
  for (const SharedCase& entry : kSharedCases) {
    Sources sources;
    Diagnostics diagnostics;
    const std::string text = fmt::format(
        "graph @g(%x: f32[4,8], %y: f32[4,8], %i: i64[2]) {{ {} return {} }}{}", entry.statements,
        entry.result, entry.statements.contains("fuse=1") ? " fuse 1" : "");
    auto graphs = parse_graphs(sources, sources.add("g.graph", text), catalog, diagnostics);
    ASSERT_EQ(graphs.size(), 1u) << text << '\n' << diagnostics.list().front().message;
    Graph& graph = graphs.front();
    const size_t before = graph.nodes().size();
    EXPECT_EQ(share_equal_nodes(graph, catalog), entry.shared) << text;
    EXPECT_EQ(graph.nodes().size(), before - entry.shared) << print(graph, catalog);
    Diagnostics found;
    verify(graph, catalog, found);
    EXPECT_TRUE(found.list().empty()) << print(graph, catalog);
  }
}

TEST(ShareNodes, SharesEveryResultOfANode) {
  const Catalog catalog = make_catalog();
  Sources sources;
  Diagnostics diagnostics;
  auto graphs = parse_graphs(
      sources,
      sources.add("g.graph",
                  "graph @g(%x: f32[4,8]) { %a, %b = var_mean(%x, [1]) "
                  "%c, %d = var_mean(%x, [1]) %e = sub(%a, %c) %f = add(%b, %d) return %e, %f }"),
      catalog, diagnostics);
  ASSERT_EQ(graphs.size(), 1u) << diagnostics.list().front().message;
  EXPECT_EQ(share_equal_nodes(graphs.front(), catalog), 1u);
  const std::string text = print(graphs.front(), catalog);
  EXPECT_NE(text.find("sub(%a, %a)"), std::string::npos) << text;
  EXPECT_NE(text.find("add(%b, %b)"), std::string::npos) << text;
}

}  // namespace
}  // namespace passnet
