#include "lower/composed.hpp"

#include "kernel/costs/lowering.hpp"
#include "kernel/target.hpp"
#include "lower/learned.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace passnet {
namespace {

// A layer that is averaged, and one of which one row is read.
constexpr std::string_view kMean =
    "graph @g(%x: f32[1,64,7,7], %w: f32[32,64,1,1], %r: f32[1,32,7,7], %s: f32[1,32,1,1]) {\n"
    "  %0 = conv2d(%x, %w)\n  %1 = mul(%0, %s)\n  %2 = add(%r, %1)\n"
    "  %3 = mean(%2, dim=[2,3])\n  return %3\n}\n";
constexpr std::string_view kRow =
    "graph @g(%x: f32[1,64,32], %w: f32[128,32], %v: f32[32,128]) {\n"
    "  %0 = linear(%x, %w)\n  %1 = gelu(%0)\n  %2 = linear(%1, %v)\n"
    "  %3 = select(%2, dim=1, index=0)\n  return %3\n}\n";
// One row of a layer that is read as a whole too.
constexpr std::string_view kAllRows =
    "graph @g(%x: f32[1,64,32], %w: f32[128,32], %v: f32[32,128]) {\n"
    "  %0 = linear(%x, %w)\n  %1 = gelu(%0)\n  %2 = linear(%1, %v)\n"
    "  %3 = select(%2, dim=1, index=0)\n  return %3, %2\n}\n";

class Composed : public testing::Test {
 protected:
  std::optional<ComposedGraph> compose(std::string_view text, const Target& target) const {
    std::vector<const Pass*> passes;
    for (const Pass& pass : passes_) passes.push_back(&pass);
    return compose_passes(parsed_graph(text, catalog_), catalog_, passes, target);
  }

  const Catalog catalog_ = make_catalog();
  const std::vector<Pass>& passes_ = known_steps(catalog_);
};

TEST_F(Composed, PassesOfWhichEachMakesTheNextOnePossible) {
  for (const std::string_view text : {kMean, kRow}) {
    const auto composed = compose(text, native_target());
    ASSERT_TRUE(composed.has_value()) << text;
    EXPECT_GT(composed->applied.size(), 2U);
    EXPECT_GT(composed->saved, 0.5) << print(composed->graph, catalog_);
    EXPECT_LT(estimate_time(composed->graph, catalog_, native_target()),
              estimate_time(parsed_graph(text, catalog_), catalog_, native_target()));
  }
}

TEST_F(Composed, NothingWhereTheWholeIsReadToo) {
  EXPECT_FALSE(compose(kAllRows, native_target()).has_value());
}

TEST_F(Composed, NothingBelowTheLeastSaving) {
  LoweringCosts costs = *native_target().lower;
  costs.min_composed_saving = 1;
  Target target = native_target();
  target.lower = &costs;
  EXPECT_FALSE(compose(kRow, target).has_value());
}

TEST_F(Composed, NothingOnAGpu) {
  EXPECT_FALSE(compose(kRow, default_target(Device::kCuda)).has_value());
}

}  // namespace
}  // namespace passnet
