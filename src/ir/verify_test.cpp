#include "ir/verify.hpp"

#include "support/graphs.hpp"
#include "support/random_text_graph.hpp"
#include "support/test_ops.hpp"

#include <gtest/gtest.h>

#include <set>

namespace passnet {
namespace {

class Verify : public testing::Test {
 protected:
  std::string flaw(const Graph& graph) const {
    Diagnostics diagnostics;
    verify(graph, catalog_, diagnostics);
    if (!diagnostics.has_errors()) return "";
    EXPECT_EQ(diagnostics.list()[0].id, "invalid-graph");
    return diagnostics.list()[0].message;
  }
  Graph parse(std::string_view text) const { return parsed_graph(text, catalog_); }
  Digest hash(std::string text) const { return canonical_hash(parse(std::move(text)), catalog_); }

  Catalog catalog_ = test_ops::catalog();
};

TEST_F(Verify, RefusesUseBeforeDefinition) {
  Graph graph = parse("graph @g(%x: f32[2]) { %a = relu(%x) %b = relu(%x) return %b }");
  EXPECT_EQ(flaw(graph), "");
  Rewriter rewriter(catalog_, graph);
  rewriter.replace_uses(graph.inputs()[0].value, graph.results()[0].value);
  EXPECT_EQ(flaw(graph), "relu reads a value before it is defined");
}

TEST_F(Verify, RefusesLaunchesThatCannotRun) {
  const TensorType type{DType::kF32, {2}};
  const auto launched = [&](Launch launch, std::string_view kernel) {
    GraphBuilder builder(catalog_, "g");
    const ValueId x = builder.input(type, "x");
    if (!kernel.empty()) builder.add_kernel({std::string(kernel), Language::kCpp, ""});
    launch.kernel = "k";
    if (launch.results.empty()) launch.results = {{.type = type}};
    builder.result(builder.launch({x}, std::move(launch)).front());
    return flaw(builder.graph());
  };
  EXPECT_EQ(launched({}, "k"), "");
  EXPECT_NE(launched({}, ""), "");
  EXPECT_NE(launched({}, "other"), "");
  EXPECT_NE(launched({.operands = {{.name = "a b"}}}, "k"), "");
  EXPECT_NE(launched({.operands = {{.name = "a"}}, .results = {{.type = type, .name = "a"}}}, "k"),
            "");
  EXPECT_NE(launched({.shape = {.grid = {-1, 1, 1}}}, "k"), "");
  EXPECT_NE(launched({.shape = {.block = {0, 1, 1}}}, "k"), "");
  EXPECT_NE(launched({.shape = {.shared_bytes = -1}}, "k"), "");
  EXPECT_NE(launched({.scratch = {{DType::kF32, {-1}}}}, "k"), "");
}

TEST_F(Verify, RefusesBadInputsResultsAndKernels) {
  const TensorType type{DType::kF32, {2}};
  const auto built = [&](auto edit) {
    GraphBuilder builder(catalog_, "g");
    const ValueId x = builder.input(type, "x");
    edit(builder, x);
    return flaw(builder.graph());
  };
  EXPECT_EQ(built([](GraphBuilder& builder, ValueId x) { builder.result(x, 0); }), "");
  EXPECT_NE(built([](GraphBuilder& builder, ValueId x) { builder.result(x, 1); }), "");
  EXPECT_NE(built([](GraphBuilder& builder, ValueId) { builder.result({}); }), "");
  EXPECT_NE(built([](GraphBuilder& builder, ValueId x) {
              builder.result(x, 0);
              builder.result(x);
            }),
            "");
  EXPECT_NE(built([](GraphBuilder& builder, ValueId x) {
              builder.result(x, 0);
              builder.result(x, 0);
            }),
            "");
  EXPECT_NE(built([](GraphBuilder& builder, ValueId) {
              builder.result(builder.input({DType::kF32, {3}}, "y"), 0);
            }),
            "");
  EXPECT_NE(built([](GraphBuilder& builder, ValueId) { builder.input({DType::kF32, {-1}}, ""); }),
            "");
  EXPECT_NE(built([&](GraphBuilder& builder, ValueId) {
              builder.input(type, "", {.strides = Strides{1, 1}});
            }),
            "");
  EXPECT_NE(built([&](GraphBuilder& builder, ValueId) { builder.input(type, "", {.data = {1}}); }),
            "");
  EXPECT_NE(built([](GraphBuilder& builder, ValueId) {
              builder.add_kernel({"a b", Language::kCpp, ""});
            }),
            "");
  EXPECT_NE(built([](GraphBuilder& builder, ValueId) {
              builder.add_kernel({"k", Language::kCpp, "a"});
              builder.add_kernel({"k", Language::kCpp, "b"});
            }),
            "");
}

TEST_F(Verify, RefusesArgumentsThatAreNotComplete) {
  GraphBuilder builder(catalog_, "g");
  const ValueId x = builder.input({DType::kF32, {2}}, "x");
  // An integer for the schema's float: `complete_arguments` would have converted it.
  const Attribute integer(int64_t{1});
  ASSERT_TRUE(builder
                  .call(catalog_.find("scale")->id,
                        {x, Attribute(None{}), integer, Attribute(std::string("mean")),
                         Attribute(std::vector<double>{}), Attribute(false), Attribute(None{})})
                  .has_value());
  EXPECT_EQ(flaw(builder.graph()), "the argument 'factor' of scale is not of its parameter's kind");
}

TEST_F(Verify, HashIgnoresNamesOrderAndFacts) {
  const Digest base = hash(
      "graph @g(%x: f32[2], %y: f32[2]) {"
      " %a = relu(%x) %b = sigmoid(%y) %c = add(%a, %b) return %c }");
  EXPECT_EQ(base, hash("graph @other(%p: f32[2] {mean=1}, %q: f32[2] {strides=[2]}) {"
                       " %1 = sigmoid(%q) %0 = relu(%p) %2 = add(%1, %0, alpha=1) return %2 }"));
}

TEST_F(Verify, HashDependsOnEverythingElse) {
  const std::vector<std::string> texts{
      "graph @g(%x: f32[2], %y: f32[2]) { %c = add(%x, %y) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = add(%x, %y, alpha=2) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = add(%y, %x, alpha=2) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = sub(%x, %y) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = sub(%y, %x) return %c }",
      "graph @g(%x: f16[2], %y: f16[2]) { %c = add(%x, %y) return %c }",
      "graph @g(%x: f32[3], %y: f32[3]) { %c = add(%x, %y) return %c }",
      "graph @g(%x: f32[2], %y: f32[2], %z: f32[2]) { %c = add(%x, %y) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = add(%x, %y) return %c, %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = add(%x, %y) return %c mutates %x }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = add(%x, %y) return %c mutates %y }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = add(%x, %y) %d = relu(%x) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) {"
      " %c = add(%x, %y) %d = relu(%x) %e = relu(%x) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = add(%x, 1) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = add(%x, 1.0) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = add(%x, 0.0) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = add(%x, -0.0) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = add(%x, true) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c, %d = max_dim(%x) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c, %d = split(%x, 2) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c, %d = split(%x, 2) return %d }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = cat([%x, none]) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = cat([%x]) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = scale(%x, mode=\"sum\") return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = scale(%x, more=[1]) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = scale(%x, %y) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = scale(%x, late=%y) return %c }",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = launch k(%x) : f32[2] return %c }"
      " kernel k cpp \"a\"",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = launch k(%x) : f32[2] return %c }"
      " kernel k cpp \"b\"",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = launch k(%x) : f32[2] return %c }"
      " kernel k cuda \"a\"",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = launch k(%x) : f32[2] args=[1] return %c }"
      " kernel k cpp \"a\"",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = launch k(a=%x) : f32[2] return %c }"
      " kernel k cpp \"a\"",
      "graph @g(%x: f32[2], %y: f32[2]) { %c = launch k(%x) : f32[2] strided=[true] return %c }"
      " kernel k cpp \"a\"",
  };
  std::set<Digest> digests;
  for (const std::string& text : texts) {
    EXPECT_TRUE(digests.insert(hash(text)).second) << text;
  }
}

}  // namespace
}  // namespace passnet
