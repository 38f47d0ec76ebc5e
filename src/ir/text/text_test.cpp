#include "ir/text/text.hpp"

#include "diag/render.hpp"
#include "ir/verify.hpp"
#include "support/graphs.hpp"
#include "support/random_text_graph.hpp"
#include "support/test_ops.hpp"

#include <gtest/gtest.h>

#include <random>

namespace passnet {
namespace {

// Returns the graphs of `text`; fails the test with the rendered diagnostics if there are any.
std::vector<Graph> parse(std::string_view text, const Catalog& catalog) {
  return parsed_graphs(text, catalog);
}

TEST(GraphText, PrintsWhatItParsed) {
  const Catalog catalog = test_ops::catalog();
  constexpr std::string_view kText =
      R"(graph @dpn48b.18_21(%x: f32[2,3] {strides=[1,2], mean=0.02, std=0.9}, %w: f32[3]) {
  %0 = add(%x, %w) : f32[2,3]
  %1 = add(%0, 2, alpha=0.5) : f32[2,3]
  %values, %indices = max_dim(%1, dim=0) : f32[2,3], i64[2,3]
  %c = cat([%x, none, %values]) : f32[2,3]
  %2 = scale(%c, factor=1e-08, late=%w) : f32[2,3]
  %3 = to(%2, dtype=bf16) : bf16[2,3]
  %y = launch double(x=%3) : bf16[2,3]
       args = [6, 0.5]  grid = [2]  block = [256]
  return %y, %indices, %1 mutates %x
}
kernel double cpp """int "a" b;
"""
)";
  const std::vector<Graph> graphs = parse(std::string(kText), catalog);
  ASSERT_EQ(graphs.size(), 1u);
  EXPECT_EQ(print(graphs[0], catalog), kText);
}

TEST(GraphText, LeavesOutDefaultsAndFillsInTypes) {
  const Catalog catalog = test_ops::catalog();
  const std::vector<Graph> graphs = parse(
      "graph @g(%x: f32[2]) { # a comment\n"
      "%y = scale(bias = none, input=%x, factor=1,mode=\"mean\", more=[]) return %y,}",
      catalog);
  ASSERT_EQ(graphs.size(), 1u);
  EXPECT_EQ(print(graphs[0], catalog),
            "graph @g(%x: f32[2]) {\n  %y = scale(%x) : f32[2]\n  return %y\n}\n");
}

TEST(GraphText, WrapsLongHeaders) {
  const Catalog catalog = test_ops::catalog();
  GraphBuilder builder(catalog, "wide");
  for (int i = 0; i < 3; ++i) builder.input({DType::kF32, {1, 2, 3}}, std::string(30, 'n'));
  builder.result(builder.graph().inputs()[0].value);
  const std::string name(30, 'n');
  EXPECT_EQ(print(builder.graph(), catalog),
            fmt::format("graph @wide(\n    %{0}: f32[1,2,3],\n    %{0}_1: f32[1,2,3],\n"
                        "    %{0}_2: f32[1,2,3]) {{\n  return %{0}\n}}\n",
                        name));
}

TEST(GraphText, KeepsKernelTextThatNoQuotesFitAround) {
  const Catalog catalog = test_ops::catalog();
  for (const std::string text : {"a\"\"\"b", "ends in \"", "\\ and \n", ""}) {
    GraphBuilder builder(catalog, "g");
    const ValueId x = builder.input({DType::kF32, {2}}, "x");
    builder.add_kernel({"k", Language::kCpp, text});
    builder.result(builder.launch({x}, {.kernel = "k", .results = {{DType::kF32, {2}}}})[0]);
    const std::vector<Graph> graphs = parse(print(builder.graph(), catalog), catalog);
    ASSERT_EQ(graphs.size(), 1u);
    ASSERT_NE(graphs[0].find_kernel("k", Language::kCpp), nullptr);
    EXPECT_EQ(graphs[0].find_kernel("k", Language::kCpp)->text, text);
  }
}

TEST(GraphText, NamesMayHoldAnything) {
  const Catalog catalog = test_ops::catalog();
  for (const std::string name : {"resnet18", "facebook/opt-1.3b", "a b", "\"", "", "é\x01"}) {
    GraphBuilder builder(catalog, name);
    builder.result(builder.input({DType::kF32, {}}, "L['self'].weight"));
    const std::vector<Graph> graphs = parse(print(builder.graph(), catalog), catalog);
    ASSERT_EQ(graphs.size(), 1u);
    EXPECT_EQ(graphs[0].name, name);
    EXPECT_EQ(graphs[0].value(graphs[0].inputs()[0].value).name, "L__self__.weight");
  }
}

TEST(GraphText, ReadsSeveralGraphsAndGoesOnAfterAnError) {
  const Catalog catalog = test_ops::catalog();
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add("test.graph",
                                      "graph @a(%x: f32[2]) { return %x }\n"
                                      "graph @b(%x: f32[2] { return %x }\n"
                                      "graph @c(%x: f32[2]) { return %z }\n"
                                      "graph @d(%x: f32[2]) { return %x }\n");
  const std::vector<Graph> graphs = parse_graphs(sources, source, catalog, diagnostics);
  ASSERT_EQ(graphs.size(), 2u);
  EXPECT_EQ(graphs[0].name, "a");
  EXPECT_EQ(graphs[1].name, "d");
  EXPECT_EQ(diagnostics.list().size(), 2u);
}

TEST(GraphText, RandomGraphsRoundTrip) {
  const Catalog catalog = test_ops::catalog();
  for (uint32_t seed = 0; seed < 300; ++seed) {
    const Graph graph = test_ops::RandomGraph(catalog, seed).build(seed % 40);
    Diagnostics diagnostics;
    verify(graph, catalog, diagnostics);
    ASSERT_FALSE(diagnostics.has_errors()) << diagnostics.list()[0].message;
    const std::string text = print(graph, catalog);
    const std::vector<Graph> again = parse(text, catalog);
    ASSERT_EQ(again.size(), 1u) << text;
    ASSERT_EQ(print(again[0], catalog), text);
    ASSERT_EQ(canonical_hash(again[0], catalog), canonical_hash(graph, catalog));
    for (size_t i = 0; i < graph.inputs().size(); ++i) {
      ASSERT_EQ(again[0].inputs()[i].facts, graph.inputs()[i].facts);
    }
  }
}

TEST(GraphText, DeepNestingIsAnError) {
  const Catalog catalog = test_ops::catalog();
  for (const std::string unit : {"[", "(", "-", "not ", "1+", "f(", "f32["}) {
    std::string text = "graph @g(%x: f32[2]) { %y = relu(";
    for (int i = 0; i < 100'000; ++i) text += unit;
    Sources sources;
    Diagnostics diagnostics;
    parse_graphs(sources, sources.add("test.graph", text), catalog, diagnostics);
    ASSERT_TRUE(diagnostics.has_errors());
    EXPECT_EQ(diagnostics.list()[0].id, "nesting-too-deep") << unit;
  }
}

// Randomly damaged text never crashes or hangs the parser, and graphs that still parse also verify
// and print.
TEST(GraphText, DamagedTextIsSafe) {
  const Catalog catalog = test_ops::catalog();
  std::mt19937 random(7);
  for (int round = 0; round < 10'000; ++round) {
    const uint32_t seed = static_cast<uint32_t>(round / 50);
    std::string text = print(test_ops::RandomGraph(catalog, seed).build(8), catalog);
    for (uint32_t edit = 0; edit <= random() % 3; ++edit) {
      const size_t at = random() % text.size();
      const size_t count = std::min<size_t>(1 + random() % 12, text.size() - at);
      switch (random() % 4) {
        case 0:
          text[at] = static_cast<char>(random());
          break;
        case 1:
          text.erase(at, std::min(count, text.size() - 1));
          break;
        case 2:
          text.insert(random() % text.size(), text.substr(at, count));
          break;
        case 3:
          text[at] = "%@$\"#[](){}.,:=-0e\n"[random() % 19];
          break;
      }
    }
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add("test.graph", text);
    const std::vector<Graph> graphs = parse_graphs(sources, source, catalog, diagnostics);
    for (const Diagnostic& diagnostic : diagnostics.list()) {
      ASSERT_FALSE(render(diagnostic, sources).empty());
    }
    for (const Graph& graph : graphs) {
      Diagnostics flaws;
      verify(graph, catalog, flaws);
      ASSERT_FALSE(flaws.has_errors()) << flaws.list()[0].message << "\n" << text;
      const std::string printed = print(graph, catalog);
      const std::vector<Graph> again = parse(printed, catalog);
      ASSERT_EQ(again.size(), 1u) << printed;
      ASSERT_EQ(print(again[0], catalog), printed);
    }
  }
}

}  // namespace
}  // namespace passnet
