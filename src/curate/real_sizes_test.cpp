#include "curate/real_sizes.hpp"

#include "curate/sound_choice.hpp"
#include "ir/text/text.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

#include <set>

namespace passnet {
namespace {

class RealSizes : public testing::Test {
 protected:
  std::vector<Specimen> sizes_of(const std::string& text) const {
    Specimen origin = SpecimenMaker(catalog_).make(parsed_graph(text, catalog_));
    origin.occurrences.push_back({.model = "m", .family = "f"});
    return make_real_sizes(origin, catalog_);
  }

  const Catalog catalog_ = make_catalog();
};

TEST_F(RealSizes, AreOneRequestAndAsManyAsFillAGpu) {
  const auto sizes = sizes_of(
      "graph @g(%x: f32[8,64,56,56], %m: f32[64], %v: f32[64]) {\n"
      "  %0 = batch_norm(%x, %m, %v)\n  %1 = relu(%0)\n  return %1\n}\n");
  std::set<DType> dtypes;
  size_t throughput = 0;
  const SpecimenMaker pacer(catalog_, RealSizeOptions().paces);
  for (const Specimen& each : sizes) {
    EXPECT_EQ(each.op_sequence, "batch_norm relu");
    EXPECT_EQ(each.occurrences.size(), 1U);
    dtypes.insert(each.dtype);
    const Graph graph = parse_specimen(each, catalog_);
    const int64_t batch = graph.type(graph.inputs()[0].value).shape[0];
    if (each.variant.starts_with("latency: ")) {
      EXPECT_EQ(batch, 1) << each.variant;
    }
    if (!each.variant.starts_with("throughput: ")) continue;
    ++throughput;
    EXPECT_GT(batch, 8) << each.variant;
    const double us = pacer.make(graph).floor_us;
    EXPECT_GE(us, RealSizeOptions().least_us) << each.variant;
    EXPECT_LE(us, RealSizeOptions().most_us) << each.variant;
  }
  EXPECT_EQ(sizes.size(), 6U);
  EXPECT_EQ(throughput, 3U);
  EXPECT_EQ(dtypes, (std::set<DType>{DType::kF32, DType::kF16, DType::kBF16}));
}

TEST_F(RealSizes, OfFixedDimsAreTheGraphInEachDtype) {
  const auto sizes = sizes_of(
      "graph @g(%w: f32[64,64]) {\n  %0 = relu(%w)\n  %1 = matmul(%0, %w)\n  return %1\n}\n");
  for (const Specimen& each : sizes) {
    EXPECT_FALSE(each.variant.starts_with("throughput")) << each.variant;
  }
}

}  // namespace
}  // namespace passnet
