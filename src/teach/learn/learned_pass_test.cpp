#include "teach/learn/learned_pass.hpp"

#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace passnet {
namespace {

Evidence seen(int64_t elements, double gain, DType dtype = DType::kF32) {
  return {.task = "t", .gain = gain, .loses = gain < 0.97, .elements = elements, .dtype = dtype};
}

TEST(LearnedPass, TheRegionIsWhereItWinsAndNeverLoses) {
  const auto region = find_region(
      {seen(4000, 1.5), seen(100, 0.5), seen(1000, 1.2), seen(200, 1.01), seen(9000, 0.9)}, 1.05);
  ASSERT_TRUE(region);
  EXPECT_EQ(region->least, 200);
  EXPECT_EQ(region->most, 4000);
  EXPECT_EQ(region->graphs, 3u);
}

TEST(LearnedPass, ASizeThatLosesOnOneGraphIsOutside) {
  EXPECT_FALSE(find_region({seen(100, 2), seen(100, 0.5)}, 1.05));
  EXPECT_FALSE(find_region({seen(100, 1.02), seen(200, 1.0)}, 1.05));
  EXPECT_FALSE(find_region({}, 1.05));
}

TEST(LearnedPass, ADtypeThatOnlyLosesDoesNotSpoilTheOthers) {
  const auto region = find_region({seen(100, 2), seen(150, 0.5, DType::kF16), seen(200, 2)}, 1.05);
  ASSERT_TRUE(region);
  EXPECT_EQ(region->dtypes, std::vector<DType>{DType::kF32});
  EXPECT_EQ(region->most, 200);
}

TEST(LearnedPass, ItsTextHasTheEvidenceAndAGuardOnIt) {
  const LearnedPass pass{.name = "twice_1",
                         .text =
                             "pass twice_1 {\n  pattern(%x) {\n    %0 = relu(%x)\n    %1 = "
                             "relu(%0)\n    return %1\n  }\n  where rank(%x) > 1\n  replace "
                             "{\n    %y = relu(%x)\n    return %y\n  }\n}\n",
                         .provenance = "From a test.",
                         .value = "1",
                         .evidence = {}};
  const WinningRegion region{
      .dtypes = {DType::kF32}, .least = 100, .most = 400, .gain = 1.5, .graphs = 2};
  const auto text = print_learned(pass, region, make_catalog());
  ASSERT_TRUE(text);
  EXPECT_TRUE(text->starts_with("# From a test.\n# Gains 1.50 ")) << *text;
  for (const std::string_view part : {"numel(%1) >= 50", "numel(%1) <= 800", "rank(%x) > 1",
                                      "dtype(%1) in [f32]", "arch() == \"cpu\""}) {
    EXPECT_TRUE(text->contains(part)) << *text;
  }
}

}  // namespace
}  // namespace passnet
