#include "generalize/symbols.hpp"

#include "generalize/resize.hpp"
#include "generalize/structure.hpp"
#include "generalize/trace/size_rules.hpp"
#include "ir/text/text.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace passnet {
namespace {

class Symbols : public testing::Test {
 protected:
  Graph parse(std::string_view text) const { return parsed_graph(text, catalog_); }

  // `batch=1 side=56`
  std::string names(const Graph& graph) const {
    std::string text;
    for (const DimSymbol& symbol : find_symbols(graph, catalog_).symbols) {
      text += fmt::format("{}{}={}", text.empty() ? "" : " ", symbol.name, symbol.value);
    }
    return text;
  }

  // The text of the graph with one symbol changed, or the id of the error.
  std::string resized(const Graph& graph, std::string_view name, int64_t value) const {
    const GraphSymbols symbols = find_symbols(graph, catalog_);
    CHECK(symbols.find(name) != nullptr);
    std::vector<int64_t> values;
    for (const DimSymbol& symbol : symbols.symbols) {
      values.push_back(symbol.name == name ? value : symbol.value);
    }
    const auto result = resize(graph, catalog_, symbols, values);
    return result ? print(*result, catalog_) : result.error().id;
  }

  const Catalog catalog_ = make_catalog();
};

void expect_lines(const std::string& text, std::initializer_list<std::string_view> lines) {
  for (const std::string_view line : lines) {
    EXPECT_NE(text.find(line), std::string::npos) << line << "\nin\n" << text;
  }
}

constexpr const char* kAttention = R"(
graph @g(%x: f32[1,196,768], %w: f32[2304,768], %b: f32[2304]) {
  %0 = linear(%x, %w, %b) : f32[1,196,2304]
  %1 = reshape(%0, [1,196,3,12,64])
  %2 = permute(%1, [2,0,3,1,4])
  %q, %k, %v = unbind(%2)
  %3 = transpose(%k, -2, -1)
  %4 = matmul(%q, %3) : f32[1,12,196,196]
  %5 = softmax(%4, -1)
  %6 = matmul(%5, %v)
  %7 = transpose(%6, 1, 2)
  %8 = reshape(%7, [1,196,768])
  return %8
})";

TEST_F(Symbols, PartsShareAllOtherDims) {
  const Graph graph = parse(R"(
graph @g(%x: f32[1,196,8], %y: f32[1,1,8]) {
  %0 = cat([%y, %x], 1)
  return %0
})");
  EXPECT_EQ(names(graph), "batch=1 sequence=196 other=8 other2=1");
  expect_lines(resized(graph, "sequence", 50),
               {"%x: f32[1,50,8]", "%0 = cat([%y, %x], dim=1) : f32[1,51,8]"});
}

// Which does not end if each extent of each part is tried with all others.
TEST_F(Symbols, VeryManyPartsKeepTheirExtents) {
  std::string inputs;
  std::string list;
  for (size_t i = 0; i < 20'000; ++i) {
    inputs += fmt::format("{}%x{}: f32[3,8]", i == 0 ? "" : ", ", i);
    list += fmt::format("{}%x{}", i == 0 ? "" : ", ", i);
  }
  for (const std::string_view op : {"cat", "stack"}) {
    const Graph graph = parse(
        fmt::format("graph @g({}) {{\n  %y = {}([{}], 1)\n  return %y\n}}", inputs, op, list));
    EXPECT_EQ(names(graph), op == "cat" ? "batch=3" : "");
  }
}

TEST_F(Symbols, AttentionHasBatchAndSequence) {
  const Graph graph = parse(kAttention);
  EXPECT_EQ(names(graph), "batch=1 sequence=196");
  expect_lines(
      resized(graph, "sequence", 50),
      {"reshape(%0, shape=[1,50,3,12,64])", "f32[1,12,50,50]", "reshape(%7, shape=[1,50,768])"});
  expect_lines(resized(graph, "batch", 8), {"reshape(%0, shape=[8,196,3,12,64])",
                                            "f32[8,12,196,196]", "reshape(%7, shape=[8,196,768])"});
}

TEST_F(Symbols, PlacesOfASymbolAreListed) {
  const Graph graph = parse(kAttention);
  const GraphSymbols symbols = find_symbols(graph, catalog_);
  const auto places = print_places(graph, catalog_, symbols);
  ASSERT_EQ(places.size(), 2u);
  EXPECT_EQ(places[1], (std::vector<std::string>{"%x dim 1", "%1 shape[1]", "%8 shape[1]"}));
}

TEST_F(Symbols, PatchesFollowTheImage) {
  const Graph graph = parse(R"(
graph @g(%x: f32[1,3,224,224], %w: f32[768,3,16,16], %cls: f32[1,1,768], %pos: f32[1,197,768]) {
  %0 = conv2d(%x, %w, stride=[16,16])
  %1 = flatten(%0, 2)
  %2 = transpose(%1, 1, 2)
  %3 = expand(%cls, [1,-1,-1])
  %4 = cat([%3, %2], dim=1)
  %5 = add(%4, %pos)
  return %5
})");
  EXPECT_EQ(names(graph).substr(0, 16), "batch=1 side=224");
  expect_lines(resized(graph, "side", 112), {"%pos: f32[1,50,768]", "%x: f32[1,3,112,112]"});
  expect_lines(resized(graph, "batch", 4), {"add(%4, %pos) : f32[4,197,768]"});
}

TEST_F(Symbols, TokensBecomeAnImageAgain) {
  const Graph graph = parse(R"(
graph @g(%x: f32[2,196,64]) {
  %0 = transpose(%x, 1, 2)
  %1 = reshape(%0, [2,64,14,14])
  %2 = max_pool2d(%1, [2,2])
  return %2
})");
  expect_lines(resized(graph, "side", 28), {"f32[2,784,64]", "[2,64,28,28]", "f32[2,64,14,14]"});
}

TEST_F(Symbols, WindowsOfAnImage) {
  const Graph graph = parse(R"(
graph @g(%x: f32[1,56,56,96]) {
  %0 = reshape(%x, [1,8,7,8,7,96])
  %1 = permute(%0, [0,1,3,2,4,5])
  %2 = reshape(%1, [-1,49,96])
  return %2
})");
  const GraphSymbols symbols = find_symbols(graph, catalog_);
  ASSERT_NE(symbols.find("side"), nullptr);
  expect_lines(resized(graph, "side", 16), {"f32[1,112,112,96]", "[1,16,7,16,7,96]"});
}

TEST_F(Symbols, UNetNeedsEvenSides) {
  const Graph graph = parse(R"(
graph @g(%x: f32[1,8,32,32]) {
  %0 = max_pool2d(%x, [2,2])
  %1 = interpolate(%0, scale_factor=[2.0,2.0])
  %2 = cat([%x, %1], dim=1)
  return %2
})");
  const GraphSymbols symbols = find_symbols(graph, catalog_);
  ASSERT_NE(symbols.find("side"), nullptr);
  EXPECT_EQ(symbols.find("side")->step, 2);
  expect_lines(resized(graph, "side", 48), {"f32[1,16,48,48]"});
  EXPECT_EQ(resized(graph, "side", 47), "dim-value");  // 2 more than a multiple of '2'
}

TEST_F(Symbols, SizesOfCreatedTensorsFollow) {
  const Graph graph = parse(R"(
graph @g(%x: i64[1,64], %w: f32[100,16]) {
  %0 = embedding(%w, %x)
  %1 = arange(0, 64, 1)
  %2 = unsqueeze(%1, 0)
  %3 = expand(%2, [1,64])
  %4 = eq(%3, %x)
  %5 = unsqueeze(%4, -1)
  %6 = mul(%0, %5)
  return %6
})");
  EXPECT_EQ(names(graph), "batch=1 sequence=64");
  expect_lines(resized(graph, "sequence", 32),
               {"arange(start=0, end=32", "expand(%2, size=[1,32])"});
  expect_lines(resized(graph, "batch", 2), {"expand(%2, size=[2,64])"});
}

TEST_F(Symbols, DimsFollowThePositionsThatIndexThem) {
  const Graph graph = parse(R"(
graph @g(%x: i64[2,64], %w: f32[100,16], %mask: bool[2,64]) {
  %0 = embedding(%w, %x)
  %1 = arange(0, 2, 1)
  %2 = unsqueeze(%1, -1)
  %3 = arange(0, 64, 1)
  %4 = add(%3, 0)
  %5 = index(%mask, [%2, %4])
  %6 = unsqueeze(%5, -1)
  %7 = mul(%0, %6)
  return %7
})");
  EXPECT_EQ(names(graph), "batch=2 sequence=64");
  expect_lines(resized(graph, "batch", 8), {"%mask: bool[8,64]", "arange(start=0, end=8"});
  expect_lines(resized(graph, "sequence", 32), {"%mask: bool[2,32]"});
}

TEST_F(Symbols, WeightsKeepTheirExtents) {
  const Graph graph = parse(R"(
graph @g(%x: f32[4,64,14,14], %m: f32[64], %v: f32[64], %w: f32[32,64,1,1], %p: f32[32]) {
  %0 = batch_norm(%x, %m, %v)
  %1 = conv2d(%0, %w)
  %2 = prelu(%1, %p)
  return %2
})");
  EXPECT_EQ(names(graph), "batch=4 side=14");
}

TEST_F(Symbols, PiecesOfASumFollowTheirParts) {
  const Graph graph = parse(R"(
graph @g(%a: f32[1,77,8], %b: f32[1,100,8]) {
  %0 = cat([%a, %b], dim=1)
  %1 = relu(%0)
  %2, %3 = split(%1, [77,100], 1)
  %4 = slice(%1, 1, 0, 77)
  %5 = slice(%1, 1, 77)
  %6 = add(%4, %a)
  %7 = add(%5, %b)
  return %2, %3, %6, %7
})");
  const GraphSymbols symbols = find_symbols(graph, catalog_);
  ASSERT_NE(symbols.find("sequence"), nullptr);
  expect_lines(resized(graph, "sequence", 10),
               {"split(%1, split_size=[10,100], dim=1)", "slice(%1, dim=1, start=0, end=10)",
                "slice(%1, dim=1, start=10)"});
}

TEST_F(Symbols, StridesAndLiteralContentsFollow) {
  const Graph graph = parse(R"(
graph @g(%x: f32[2,3,4] {strides=[3,1,6]}, %i: i64[1,3] {data=[0,1,2]}, %m: i64[1,3] {data=[1,1,0]}) {
  %0 = add(%i, %m)
  %1 = unsqueeze(%0, -1)
  %2 = mul(%x, %1)
  return %2
})");
  expect_lines(resized(graph, "sequence", 5),
               {"strides=[5,1,10]", "data=[0.0,1.0,2.0,3.0,4.0]", "data=[1.0,1.0,0.0,1.0,1.0]"});
}

TEST_F(Symbols, ResizingIsCheckedByInference) {
  const Graph graph = parse(R"(
graph @g(%x: f32[1,8,16], %table: f32[1,32,16]) {
  %0 = slice(%table, 1, 0, 8)
  %1 = add(%x, %0)
  return %1
})");
  expect_lines(resized(graph, "sequence", 32), {"slice(%table, dim=1, start=0, end=32)"});
  // 'slice' has other extents than its dims suggest: the table has 32 rows only.
  EXPECT_EQ(resized(graph, "sequence", 33), "resize-mismatch");
}

TEST_F(Symbols, StructureIgnoresSizesOnly) {
  const auto hash = [&](const char* text) { return structural_hash(parse(text), catalog_); };
  const auto a = hash("graph @g(%x: f32[2,6]) {\n %0 = reshape(%x, [2,2,3])\n return %0\n}");
  const auto b = hash("graph @h(%y: f16[4,8]) {\n %z = reshape(%y, [4,4,2])\n return %z\n}");
  const auto c = hash("graph @g(%x: f32[2,6]) {\n %0 = reshape(%x, [12])\n return %0\n}");
  const auto d = hash("graph @g(%x: i64[2,6]) {\n %0 = reshape(%x, [2,2,3])\n return %0\n}");
  EXPECT_EQ(a, b);
  EXPECT_NE(a, c);
  EXPECT_NE(a, d);
  const Graph graph = parse("graph @g(%x: f32[2]) {\n %0 = relu(%x)\n return %0\n}");
  EXPECT_TRUE(expect_structure(graph, catalog_, structural_hash(graph, catalog_)).has_value());
  const auto other = expect_structure(graph, catalog_, a);
  ASSERT_FALSE(other.has_value());
  EXPECT_EQ(other.error().id, "other-structure");
  EXPECT_EQ(other.error().message, "the variant has another structure than the graph");
}

// Without a rule, a size would be found by probing alone, or not at all.
TEST(SizeRules, EveryOpWithSizesHasOne) {
  const Catalog catalog = make_catalog();
  for (const Op& op : catalog.ops()) {
    const bool has_sizes = std::ranges::any_of(op.schema.parameters, &SchemaParameter::is_size);
    EXPECT_TRUE(!has_sizes || find_size_rule(op) != nullptr) << op.name();
  }
}

}  // namespace
}  // namespace passnet
