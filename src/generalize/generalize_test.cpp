#include "generalize/generalize.hpp"

#include "generalize/dtypes.hpp"
#include "generalize/structure.hpp"
#include "generate/random_graph.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace passnet {
namespace {

class Generalize : public testing::Test {
 protected:
  Graph parse(std::string_view text) const { return parsed_graph(text, catalog_); }

  const Catalog catalog_ = make_catalog();
};

constexpr const char* kNorm = R"(
graph @g(%x: f32[2,64,32], %w: f32[32]) {
  %0 = to(%x, f32)
  %1 = mul(%0, %0)
  %2 = mean(%1, [-1], keepdim=true)
  %3 = rsqrt(%2)
  %4 = mul(%0, %3)
  %5 = to(%4, f32)
  %6 = mul(%5, %w)
  return %6
})";

TEST_F(Generalize, VariantsDifferAndKeepTheStructure) {
  const Graph graph = parse(kNorm);
  const Generalized result = generalize(graph, catalog_, {.max_variants = 40});
  EXPECT_EQ(result.variants.size(), 40u);
  EXPECT_TRUE(result.was_run);
  std::set<Digest> hashes{canonical_hash(graph, catalog_)};
  for (const Variant& variant : result.variants) {
    EXPECT_TRUE(hashes.insert(canonical_hash(variant.graph, catalog_)).second);
    EXPECT_EQ(structural_hash(variant.graph, catalog_), structural_hash(graph, catalog_));
    EXPECT_EQ(variant.graph.type(variant.graph.results()[0].value).dtype, variant.dtype);
  }
}

TEST_F(Generalize, TheSameGraphHasTheSameVariants) {
  const auto hashes = [&] {
    std::vector<Digest> found;
    for (const Variant& variant : generalize(parse(kNorm), catalog_).variants) {
      found.push_back(canonical_hash(variant.graph, catalog_));
    }
    return found;
  };
  EXPECT_EQ(hashes(), hashes());
}

TEST_F(Generalize, ConversionsUpStayAndConversionsBackChange) {
  const auto cast = cast_graph(parse(kNorm), catalog_, DType::kF32, DType::kBF16);
  ASSERT_TRUE(cast.has_value()) << cast.error().message;
  const std::string text = print(cast->graph, catalog_);
  EXPECT_NE(text.find("%0 = to(%x, dtype=f32) : f32"), std::string::npos) << text;
  EXPECT_NE(text.find("%5 = to(%4, dtype=bf16) : bf16"), std::string::npos) << text;
}

TEST_F(Generalize, NumbersBeyondTheDtypeAreClamped) {
  const Graph graph = parse(R"(
graph @g(%x: f32[2,8], %m: bool[2,8]) {
  %0 = masked_fill(%x, %m, -1e9)
  %1 = masked_fill(%0, %m, -inf)
  return %1
})");
  const auto cast = cast_graph(graph, catalog_, DType::kF32, DType::kF16);
  ASSERT_TRUE(cast.has_value()) << cast.error().message;
  EXPECT_EQ(cast->notes,
            std::vector<std::string>{"%0: -1000000000.0 became -65504.0, the bound of f16"});
  const std::string text = print(cast->graph, catalog_);
  EXPECT_NE(text.find("-65504.0"), std::string::npos) << text;
  EXPECT_NE(text.find("-inf"), std::string::npos) << text;
}

TEST_F(Generalize, ADtypeThatOverflowsIsRefused) {
  const Graph graph = parse(R"(
graph @g(%x: f32[2,8]) {
  %0 = mul(%x, 30000.0)
  %1 = mul(%0, 30000.0)
  return %1
})");
  const Generalized result = generalize(graph, catalog_);
  ASSERT_EQ(result.refusals.size(), 1u);
  EXPECT_EQ(result.refusals[0].why.id, "not-finite");
  EXPECT_EQ(result.refusals[0].why.message, "result 0 has elements that f16 does not represent");
  for (const Variant& variant : result.variants) EXPECT_NE(variant.dtype, DType::kF16);
}

TEST_F(Generalize, AWantedShape) {
  const Graph graph = parse(kNorm);
  const Generalized result = generalize(
      graph, catalog_,
      {.dtypes = {DType::kF16}, .wanted = {{"batch", 3}, {"sequence", 17}}, .max_variants = 2});
  ASSERT_EQ(result.variants.size(), 2u);
  EXPECT_EQ(to_string(result.variants[1].graph.type(result.variants[1].graph.inputs()[0].value)),
            "f16[3,17,32]");
  const Generalized unknown = generalize(graph, catalog_, {.wanted = {{"width", 3}}});
  ASSERT_EQ(unknown.refusals.size(), 1u);
  EXPECT_EQ(unknown.refusals[0].why.id, "dim-unknown");
  EXPECT_EQ(unknown.refusals[0].why.message, "the graph has no dim 'width'");
}

TEST_F(Generalize, LargeVariantsAreRefused) {
  const Generalized result = generalize(parse(kNorm), catalog_, {.max_elements = 5000});
  ASSERT_FALSE(result.refusals.empty());
  EXPECT_EQ(result.refusals[0].why.id, "variant-too-large");
  EXPECT_NE(result.refusals[0].why.message.find("elements, more than 8192"), std::string::npos);
}

TEST_F(Generalize, PositionsStayWithinTheirTable) {
  const Graph graph = parse(R"(
graph @g(%x: f32[1,64,16], %table: f32[128,16]) {
  %0 = arange(0, 64, 1)
  %1 = embedding(%table, %0)
  %2 = add(%x, %1)
  return %2
})");
  const auto wanted = [&](int64_t value) {
    return generalize(graph, catalog_, {.dtypes = {DType::kF32}, .wanted = {{"sequence", value}}});
  };
  EXPECT_EQ(wanted(128).variants.size(), 1u);
  const Generalized beyond = wanted(129);
  EXPECT_TRUE(beyond.variants.empty());
  ASSERT_EQ(beyond.refusals.size(), 1u);
  EXPECT_EQ(beyond.refusals[0].why.id, "index-beyond");
  EXPECT_EQ(beyond.refusals[0].why.message, "%0 has positions from 0 to 128 in a dim of 128");
}

// Every variant verifies, whatever the ops: `generalize` refuses the others.
TEST_F(Generalize, RandomGraphs) {
  size_t shapes = 0;
  constexpr uint64_t kGraphs = 150;
  const GraphGenerator generator(catalog_);
  for (uint64_t seed = 0; seed < kGraphs; ++seed) {
    const Graph graph = generator.make(seed);
    const Generalized result = generalize(graph, catalog_, {.max_variants = 4, .max_flops = 0});
    for (const Variant& variant : result.variants) {
      Diagnostics problems;
      verify(variant.graph, catalog_, problems);
      EXPECT_FALSE(problems.has_errors()) << seed;
      EXPECT_EQ(variant.graph.nodes().size(), graph.nodes().size());
      shapes += variant.resized.empty() ? 0 : 1;
    }
  }
  EXPECT_GT(shapes, kGraphs / 2);
}

}  // namespace
}  // namespace passnet
