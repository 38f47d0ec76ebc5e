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
  const std::vector<Pass>& passes = learned_library(all_ops());
  EXPECT_FALSE(passes.empty());
  std::set<std::string> names;
  for (const Pass& pass : passes) {
    EXPECT_TRUE(names.insert(pass.name).second) << pass.name;
    for (const KernelSource& kernel : pass.kernels) {
      EXPECT_EQ(kernel.language, Language::kLoops) << pass.name;
    }
  }
}

TEST(LearnedPasses, StepsAreOfTheProgramAndGain) {
  std::set<std::string> names;
  for (const Pass& pass : known_steps(all_ops())) names.insert(pass.name);
  const std::vector<LearnedStep> steps = read_learned_steps();
  EXPECT_FALSE(steps.empty());
  for (const LearnedStep& step : steps) {
    EXPECT_EQ(names.erase(step.name), 1U) << step.name;
    EXPECT_GT(step.graphs, 0U) << step.name;
    EXPECT_GT(step.gain, 1) << step.name;
  }
}

TEST(LearnedPasses, StepsAreReadLineByLine) {
  const auto steps = parse_steps("# a comment\nfirst 3 1.25\n\nsecond 1 2\n");
  ASSERT_TRUE(steps.has_value());
  ASSERT_EQ(steps->size(), 2U);
  EXPECT_EQ(steps->front().name, "first");
  EXPECT_EQ(steps->front().graphs, 3U);
  EXPECT_EQ(steps->back().gain, 2);
  EXPECT_FALSE(parse_steps("first three 1.25\n").has_value());
}

// One row of an activation of a linear layer with so many results.
Graph row_of_linear(int64_t results) {
  return parsed_graph(fmt::format("graph @g(%x: f32[1,64,16], %w: f32[{0},16]) {{\n"
                                  "  %0 = linear(%x, %w)\n  %1 = gelu(%0)\n"
                                  "  %2 = select(%1, dim=1, index=0)\n  return %2\n}}\n",
                                  results),
                      all_ops());
}

TEST(LearnedPasses, ApplyWhereTheyGain) {
  for (const int64_t results : {512, 8192}) {
    const auto rewritten = apply_learned_passes(row_of_linear(results), all_ops(), native_target());
    ASSERT_TRUE(rewritten.has_value());
    const std::string text = print(rewritten->graph, all_ops());
    EXPECT_EQ(text.find("[1,64," + std::to_string(results)), std::string::npos) << text;
  }
  EXPECT_FALSE(apply_learned_passes(row_of_linear(512), all_ops(), default_target(Device::kCuda)));
}

TEST(LearnedPasses, LeaveWhatTheyDoNotMatch) {
  const auto graphs =
      parsed_graphs("graph @g(%x: f32[8]) {\n  %0 = relu(%x)\n  return %0\n}\n", all_ops());
  ASSERT_EQ(graphs.size(), 1U);
  EXPECT_FALSE(apply_learned_passes(graphs[0], all_ops(), native_target()).has_value());
}

}  // namespace
}  // namespace passnet
