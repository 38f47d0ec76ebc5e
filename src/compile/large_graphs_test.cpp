// Compiles graphs of very many operands and nodes: none of these tests would end if the time that
// planning takes grew with the square of their number.
#include "compile/launches.hpp"
#include "compile/pipeline.hpp"
#include "fuse/groups.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"
#include "support/test_plans.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace passnet {
namespace {

class LargeGraphs : public testing::Test {
 protected:
  // The rectified cat of so many operands of one to three columns.
  Graph make_cat(size_t operands) const {
    std::string list;
    for (size_t i = 0; i < operands; ++i) {
      list += fmt::format("{}%{}", i == 0 ? "" : ", ", "abcb"[i % 4]);
    }
    return parsed_graph(fmt::format("graph @g(%a: f32[5,1], %b: f32[5,3], %c: f32[5,2]) {{\n"
                                    "  %y = cat([{}], dim=1)\n  %z = relu(%y)\n"
                                    "  return %z\n}}\n",
                                    list),
                        catalog_);
  }

  const Catalog catalog_ = make_catalog();
};

TEST_F(LargeGraphs, ManyOperandsTakeLaunchesOfOneText) {
  const Graph graph = make_cat(20'000);
  for (const Pipeline pipeline : {Pipeline::kOpByOp, Pipeline::kDefault}) {
    const CompiledGraph compiled = compile(graph, catalog_, native_target(), pipeline).value();
    EXPECT_EQ(compiled.launches, 313 + 1);
    EXPECT_LE(compiled.kernels.size(), 5u);
  }
  EXPECT_EQ(LaunchCounter(catalog_, native_target()).count(graph).value(), 313 + 1);
}

// Merging splits concatenations: the kernel has more stages than the computations.
TEST_F(LargeGraphs, MergedKernelsOfManyStagesKeepTheirLiterals) {
  std::string text = "graph @g(%c0: f32[4,8]) {\n";
  for (size_t i = 0; i < 24; ++i) {
    text += fmt::format(
        "  %s{0} = slice(%c{0}, dim=1, start={1}, end={2})\n  %r{0} = sin(%s{0})\n"
        "  %c{3} = cat([%c{0}, %r{0}], dim=1)\n",
        i, 4 * i, 4 * i + 4, i + 1);
  }
  const Graph graph = parsed_graph(text + "  return %c24\n}\n", catalog_);
  const CompiledGraph compiled =
      compile(graph, catalog_, native_target(), Pipeline::kDefault).value();
  ASSERT_EQ(compiled.launches, 1);
  EXPECT_GT(compiled.origins[0].fused.kernel.stages.size(), kMaxStages);
  EXPECT_EQ(compiled.origins[0].schedule->numbers, CppNumbers::kLiterals);
}

TEST_F(LargeGraphs, ManyOperandsAreRight) {
  std::string list = "%b";
  for (size_t i = 0; i < kMaxStages; ++i) list += i % 2 == 0 ? ", %a" : ", %b";
  const Graph graph = parsed_graph(
      fmt::format("graph @g(%a: f32[3], %b: f32[2]) {{\n  %y = cat([{}])\n  return %y\n}}\n", list),
      catalog_);
  const std::vector<Tensor> inputs = make_inputs(graph, catalog_, 1);
  const std::vector<Tensor> expected =
      std::move(*interpret(graph, catalog_, make_inputs(graph, catalog_, 1), {}));
  const CompiledGraph compiled =
      compile(graph, catalog_, native_target(), Pipeline::kDefault).value();
  EXPECT_EQ(compiled.launches, 2);
  TestKernels kernels;
  std::vector<size_t> numbers;
  for (const KernelUnit& unit : compiled.kernels) numbers.push_back(kernels.add(unit.job.source));
  ASSERT_TRUE(kernels.compile());
  const std::vector<Tensor> results = run_plan(compiled, numbers, kernels, inputs);
  EXPECT_TRUE(std::ranges::equal(results[0].bytes(), expected[0].bytes()));
}

}  // namespace
}  // namespace passnet
