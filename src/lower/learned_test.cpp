#include "lower/learned.hpp"

#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <string>

namespace passnet {
namespace {

const Catalog& all_ops() {
  static const Catalog made = make_catalog();
  return made;
}

TEST(LearnedPasses, AreOfTheLoopLanguageAndNamedOnce) {
  const std::vector<Pass> passes = parse_learned_passes(all_ops());
  EXPECT_FALSE(passes.empty());
  std::set<std::string> names;
  for (const Pass& pass : passes) {
    EXPECT_TRUE(names.insert(pass.name).second) << pass.name;
    for (const KernelSource& kernel : pass.kernels) {
      EXPECT_EQ(kernel.language, Language::kLoops) << pass.name;
    }
  }
}

// A mean of a linear layer with so many results.
Graph mean_of_linear(int64_t results) {
  return parsed_graph(fmt::format("graph @g(%x: f32[1,8,16], %w: f32[{0},16]) {{\n"
                                  "  %0 = linear(%x, %w)\n"
                                  "  %1 = mean(%0, dim=[1], keepdim=false)\n  return %1\n}}\n",
                                  results),
                      all_ops());
}

TEST(LearnedPasses, ApplyWhereTheirEvidenceIs) {
  const auto rewritten = apply_learned_passes(mean_of_linear(512), all_ops(), native_target());
  ASSERT_TRUE(rewritten.has_value());
  const std::string text = print(*rewritten, all_ops());
  EXPECT_LT(text.find("mean("), text.find("linear(")) << text;
  constexpr int64_t kBeyond = int64_t{1} << 22;
  EXPECT_FALSE(apply_learned_passes(mean_of_linear(kBeyond), all_ops(), native_target()));
  EXPECT_FALSE(apply_learned_passes(mean_of_linear(512), all_ops(), default_target(Device::kCuda)));
}

TEST(LearnedPasses, LeaveWhatTheyDoNotMatch) {
  const auto graphs =
      parsed_graphs("graph @g(%x: f32[8]) {\n  %0 = relu(%x)\n  return %0\n}\n", all_ops());
  ASSERT_EQ(graphs.size(), 1U);
  EXPECT_FALSE(apply_learned_passes(graphs[0], all_ops(), native_target()).has_value());
}

}  // namespace
}  // namespace passnet
