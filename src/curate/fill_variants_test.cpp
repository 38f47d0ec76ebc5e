#include "curate/fill_variants.hpp"

#include "ir/text/text.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <set>

namespace passnet {
namespace {

class FillVariants : public testing::Test {
 protected:
  Specimen specimen(std::string text) const {
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add("g.graph", std::move(text));
    const std::vector<Graph> graphs = parse_graphs(sources, source, catalog_, diagnostics);
    CHECK(graphs.size() == 1);
    Specimen result = maker_.make(graphs[0]);
    result.occurrences.push_back({.model = "m", .family = "f"});
    return result;
  }

  const Catalog catalog_ = make_catalog();
  const SpecimenMaker maker_{catalog_};
  const std::vector<DType> dtypes_{DType::kF32, DType::kF16, DType::kBF16};
};

TEST_F(FillVariants, VariantsHaveTheOpsAndTheModelsOfTheirOrigin) {
  const Specimen origin = specimen(
      "graph @g(%x: f32[4,64,32], %w: f32[32]) {\n  %0 = mul(%x, %w)\n  %1 = relu(%0)\n"
      "  return %1\n}\n");
  const auto variants = make_variants(origin, 6, maker_, catalog_, {.min_us = 0}, dtypes_);
  EXPECT_GE(variants.size(), 3U);
  EXPECT_LE(variants.size(), 6U);
  std::set<Digest> hashes{origin.hash};
  for (const Specimen& variant : variants) {
    EXPECT_EQ(variant.op_sequence, origin.op_sequence);
    EXPECT_EQ(variant.origin, origin.hash);
    EXPECT_EQ(variant.occurrences, origin.occurrences);
    EXPECT_FALSE(variant.variant.empty());
    EXPECT_TRUE(hashes.insert(variant.hash).second);
  }
  // Variants below the floor are left out.
  EXPECT_TRUE(make_variants(origin, 6, maker_, catalog_, {.min_us = 1e9}, dtypes_).empty());
}

TEST_F(FillVariants, VariantsHaveTheDtypesThatAreAskedFor) {
  const Specimen origin = specimen(
      "graph @g(%x: f32[4,64,32], %w: f32[32]) {\n  %0 = mul(%x, %w)\n  %1 = relu(%0)\n"
      "  return %1\n}\n");
  const auto variants =
      make_variants(origin, 6, maker_, catalog_, {.min_us = 0}, {DType::kF32, DType::kF64});
  EXPECT_GE(variants.size(), 3U);
  for (const Specimen& variant : variants) {
    EXPECT_TRUE(variant.dtype == DType::kF32 || variant.dtype == DType::kF64);
  }
}

TEST_F(FillVariants, PlansForSequencesWithFewGraphs) {
  std::vector<Specimen> specimens;
  for (int i = 0; i < 12; ++i) {
    specimens.push_back(specimen(fmt::format(
        "graph @g(%x: f32[{}]) {{\n  %0 = relu(%x)\n  %1 = exp(%0)\n  return %1\n}}\n", 64 + i)));
  }
  specimens.push_back(
      specimen("graph @g(%x: f32[64]) {\n  %0 = relu(%x)\n  %1 = sin(%0)\n  return %1\n}\n"));
  const auto requests = plan_variants(specimens, {.tasks = 2, .graphs = 16});
  ASSERT_EQ(requests.size(), 1U);  // the first sequence has more than 10 graphs
  EXPECT_EQ(requests[0].specimen, 12U);
  EXPECT_EQ(requests[0].count, 9U);
}

}  // namespace
}  // namespace passnet
