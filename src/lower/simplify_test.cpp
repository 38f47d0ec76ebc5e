#include "lower/simplify.hpp"

#include "interpret/interpret.hpp"
#include "ir/verify.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "pass/drive.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

namespace passnet {
namespace {

class SimplifyTest : public testing::Test {
 protected:
  Graph parse(std::string_view text) { return parsed_graph(text, catalog_); }

  Graph simplified(const std::string& text) {
    return simplify(parse(text), catalog_, native_target());
  }

  size_t nodes_left(const std::string& text) { return simplified(text).nodes().size(); }

  const Catalog catalog_ = make_catalog();
};

// Shows what each pass removes, and similar nodes that are no identity.
struct Case {
  std::string_view statement;  // of %x: f32[2,3,4,4] and %i: i64[3]
  size_t nodes;                // nodes that remain, of one
};

constexpr Case kCases[] = {
    {"%y = mul(%x, 1.0) : f32[2,3,4,4]", 0},
    {"%y = mul(%x, 1) : f32[2,3,4,4]", 0},
    {"%y = mul(%x, -1) : f32[2,3,4,4]", 1},
    {"%y = div(%x, 1) : f32[2,3,4,4]", 0},
    {"%y = div(%i, 1) : f32[3]", 1},
    {"%y = div(%x, 1, rounding_mode=\"floor\") : f32[2,3,4,4]", 1},
    {"%y = mul(%i, 1.0) : f32[3]", 1},
    {"%y = add(%x, 0) : f32[2,3,4,4]", 1},
    {"%y = add(%i, 0) : i64[3]", 0},
    {"%y = pad(%x, pad=[0,0,0,0]) : f32[2,3,4,4]", 0},
    {"%y = pad(%x, pad=[1,-1]) : f32[2,3,4,4]", 1},
    {"%y = cat([%x], dim=2) : f32[2,3,4,4]", 0},
    {"%y = cat([%x, %x], dim=2) : f32[2,3,8,4]", 1},
    {"%y = interpolate(%x, size=[4,4]) : f32[2,3,4,4]", 0},
    {"%y = interpolate(%x, size=[8,8]) : f32[2,3,8,8]", 1},
    {"%y = interpolate(%x, size=[4,4], mode=\"bilinear\") : f32[2,3,4,4]", 1},
};

TEST_F(SimplifyTest, RemovesIdentities) {
  for (const Case& entry : kCases) {
    const std::string text = fmt::format(
        "graph @g(%x: f32[2,3,4,4], %i: i64[3]) {{\n {}\n return %y\n}}\n", entry.statement);
    EXPECT_EQ(nodes_left(text), entry.nodes) << entry.statement;
  }
}

TEST_F(SimplifyTest, EveryPassHasACase) {
  Graph graph("g");
  std::vector<bool> fires(known_identities(catalog_).size());
  for (const Case& entry : kCases) {
    graph = parse(fmt::format("graph @g(%x: f32[2,3,4,4], %i: i64[3]) {{\n {}\n return %y\n}}\n",
                              entry.statement));
    const auto report = apply(graph, catalog_, known_identities(catalog_), native_target()).value();
    for (size_t i = 0; i < fires.size(); ++i) fires[i] = fires[i] || report.passes[i].matches > 0;
  }
  EXPECT_TRUE(std::ranges::all_of(fires, [](bool fired) { return fired; }));
}

// Bits stay the same, also for values that an identity could lose.
TEST_F(SimplifyTest, KeepsBits) {
  constexpr double kInf = std::numeric_limits<double>::infinity();
  constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
  for (const std::string dtype : {"f32", "f16", "bf16"}) {
    const Graph graph = parse(fmt::format(
        "graph @g(%x: {0}[1,1,2,4]) {{\n"
        " %0 = mul(%x, 1.0) : {0}[1,1,2,4]\n %1 = mul(%x, 1) : {0}[1,1,2,4]\n"
        " %2 = add(%x, 0) : {0}[1,1,2,4]\n %3 = pad(%x, pad=[0,0]) : {0}[1,1,2,4]\n"
        " %4 = interpolate(%x, size=[2,4]) : {0}[1,1,2,4]\n %5 = div(%x, 1) : {0}[1,1,2,4]\n"
        " return %0, %1, %2, %3, %4, %5\n}}\n",
        dtype));
    Tensor input(graph.type(graph.inputs()[0].value));
    const std::vector<double> values{0.0, -0.0, kInf, -kInf, kNan, 1e-7, -3.5, 65000};
    for (size_t i = 0; i < values.size(); ++i) input.set_value(static_cast<int64_t>(i), values[i]);
    const Graph simple = simplify(graph, catalog_, native_target());
    EXPECT_EQ(simple.nodes().size(), 1U);
    const std::vector<const Tensor*> inputs{&input};
    const auto before = interpret(graph, catalog_, inputs).value();
    const auto after = interpret(simple, catalog_, inputs).value();
    for (size_t i = 0; i < before.size(); ++i) {
      EXPECT_TRUE(std::ranges::equal(before[i].bytes(), after[i].bytes())) << dtype << " " << i;
    }
  }
}

TEST_F(SimplifyTest, EqualNodesAreShared) {
  const std::string inputs = "graph @g(%x: f32[4], %w: f32[4]) {\n";
  EXPECT_EQ(nodes_left(inputs + " %0 = add(%x, %w) : f32[4]\n %1 = add(%x, %w) : f32[4]\n"
                                " %2 = exp(%0) : f32[4]\n %3 = exp(%1) : f32[4]\n"
                                " %4 = mul(%2, %3) : f32[4]\n return %4\n}\n"),
            3U);
  // Nodes with operands in another order, or with zeros of another sign, are not equal.
  EXPECT_EQ(nodes_left(inputs + " %0 = sub(%x, %w) : f32[4]\n %1 = sub(%w, %x) : f32[4]\n"
                                " %2 = add(%x, 0.0) : f32[4]\n %3 = add(%x, -0.0) : f32[4]\n"
                                " return %0, %1, %2, %3\n}\n"),
            4U);
}

TEST_F(SimplifyTest, KeepsLaunchesAndFuseBlocks) {
  EXPECT_EQ(nodes_left("graph @g(%x: f32[4]) {\n %0 = mul(%x, 1) : f32[4]  fuse = 0\n"
                       " %1 = exp(%x) : f32[4]  fuse = 0\n %2 = exp(%x) : f32[4]\n"
                       " %3 = exp(%x) : f32[4]\n return %0, %1, %2, %3\n}\nfuse 0\n"),
            3U);
}

TEST_F(SimplifyTest, TheGraphStaysValid) {
  const Graph graph = simplify(parse("graph @g(%x: f32[4]) {\n %0 = mul(%x, 1) : f32[4]\n"
                                     " %1, %2 = split(%0, split_size=[2,2]) : f32[2], f32[2]\n"
                                     " %3, %4 = split(%x, split_size=[2,2]) : f32[2], f32[2]\n"
                                     " %5 = cat([%1, %4]) : f32[4]\n return %5, %3, %x\n}\n"),
                               catalog_, native_target());
  EXPECT_EQ(graph.nodes().size(), 2U);
  Diagnostics diagnostics;
  verify(graph, catalog_, diagnostics);
  EXPECT_FALSE(diagnostics.has_errors());
}

}  // namespace
}  // namespace passnet
