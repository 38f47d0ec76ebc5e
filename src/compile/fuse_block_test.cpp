// Fuse blocks become one kernel each, in both pipelines, with the same values for any schedule.
#include "codegen/schedule/schedule_sizes.hpp"
#include "compile/pipeline.hpp"
#include "correct/compare.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "pass/drive.hpp"
#include "pass/language/parse.hpp"
#include "support/test_plans.hpp"

#include <gtest/gtest.h>

#include <random>

namespace passnet {
namespace {

// Inputs and statements; every statement belongs to the block.
struct Case {
  std::string_view inputs;
  std::vector<std::string_view> statements;
  std::string_view results;
  bool splits = false;  // true if it has a reduction to split
};

const std::vector<Case> kCases{
    {"%x: f32[4,6,33,20], %w: f32[6,1,1]",
     {"%0 = mul(%x, %w) : f32[4,6,33,20]", "%1 = relu(%0) : f32[4,6,33,20]"},
     "%1"},
    {"%x: f32[3,40,70], %y: f32[3,70,40]",
     {"%0 = transpose(%y, 1, 2) : f32[3,40,70]", "%1 = add(%x, %0) : f32[3,40,70]",
      "%2 = silu(%1) : f32[3,40,70]"},
     "%2"},
    {"%x: bf16[5,300], %y: bf16[5,300], %w: bf16[300]",
     {"%0 = add(%x, %y) : bf16[5,300]", "%1 = layer_norm(%0, [300], %w) : bf16[5,300]"},
     "%0, %1",
     true},
    {"%x: f32[2,3,9,130], %m: f32[9,130]",
     {"%0 = add(%x, %m) : f32[2,3,9,130]", "%1 = softmax(%0, -1) : f32[2,3,9,130]",
      "%2 = mul(%1, 0.5) : f32[2,3,9,130]"},
     "%2",
     true},
    {"%x: f32[7,90,41], %y: f32[7,90,41]",
     {"%0 = sub(%x, %y) : f32[7,90,41]", "%1 = mul(%0, %0) : f32[7,90,41]",
      "%2 = mean(%1) : f32[]"},
     "%2",
     true},
    {"%x: f16[2,60,31]",
     {"%0 = mul(%x, 3) : f16[2,60,31]", "%1 = sum(%0, [1]) : f16[2,31]",
      "%2 = amax(%0, [1]) : f16[2,31]", "%3 = sub(%2, %1) : f16[2,31]"},
     "%3",
     true},
    {"%x: f32[2,5,8,8], %y: f32[2,3,8,8], %w: f32[8,1,1]",
     {"%0 = cat([%x, %y], 1) : f32[2,8,8,8]", "%1 = add(%0, %w) : f32[2,8,8,8]",
      "%2 = permute(%1, [0,2,3,1]) : f32[2,8,8,8]", "%3 = reshape(%2, [2,64,8]) : f32[2,64,8]",
      "%4 = exp(%3) : f32[2,64,8]"},
     "%4, %0"},
    {"%x: f32[30,24], %w: f32[24,18], %b: f32[18]",
     {"%0 = matmul(%x, %w) : f32[30,18]", "%1 = add(%0, %b) : f32[30,18]",
      "%2 = relu(%1) : f32[30,18]"},
     "%2",
     true},
    {"%x: f32[6,50]",
     {"%0 = cumsum(%x, 1) : f32[6,50]", "%1 = argmax(%x, 1) : i64[6]",
      "%2 = add(%0, 1) : f32[6,50]"},
     "%2, %1"},
    {"%x: f32[1,12,200]",
     {"%0 = group_norm(%x, 3) : f32[1,12,200]", "%1 = gelu(%0) : f32[1,12,200]"},
     "%1",
     true},
    {"%q: f32[1,1], %k: f32[1,1], %v: f32[1,16]",
     {"%0 = scaled_dot_product_attention(%q, %k, %v) : f32[1,16]"},
     "%0"},
};

class FuseBlocks : public testing::Test {
 protected:
  Graph parse(std::string text) {
    Diagnostics diagnostics;
    auto graphs = parse_graphs(sources_, sources_.add("g", std::move(text)), catalog_, diagnostics);
    for (const Diagnostic& diagnostic : diagnostics.list()) ADD_FAILURE() << diagnostic.message;
    return std::move(graphs.at(0));
  }

  Graph graph_of(const Case& entry, const std::string& schedule) {
    std::string text = fmt::format("graph @case({}) {{\n", entry.inputs);
    for (const std::string_view statement : entry.statements) {
      text += fmt::format("  {}  fuse = 0\n", statement);
    }
    return parse(text + fmt::format("  return {}\n}}\nfuse 0{}\n", entry.results, schedule));
  }

  // Draws any of the keys, with any of their values.
  std::string random_schedule(bool splits) {
    const auto among = [&](auto... values) {
      const std::array<int64_t, sizeof...(values)> list{values...};
      return list[random_() % list.size()];
    };
    std::vector<std::string> entries;
    if (among(0, 1, 1) == 1) {
      std::string tile = std::to_string(among(1, 2, 7, 16, 64, 1000, 65536));
      for (int64_t more = among(0, 1, 2); more > 0; --more) {
        tile += fmt::format(",{}", among(1, 3, 8, 33, 512));
      }
      entries.push_back(fmt::format("tile=[{}]", tile));
    }
    if (among(0, 1) == 1) entries.push_back(fmt::format("vector={}", among(1, 2, 4, 8, 16, 64)));
    if (among(0, 1) == 1) entries.push_back(fmt::format("unroll={}", among(1, 2, 3, 8, 64)));
    if (among(0, 1) == 1) entries.push_back(fmt::format("threads={}", among(1, 2, 3, 1024)));
    if (splits && among(0, 1) == 1) entries.push_back(fmt::format("split={}", among(1, 2, 3, 4)));
    if (among(0, 1) == 1) entries.push_back("stages=2");
    return entries.empty() ? "" : fmt::format(" with {}", fmt::join(entries, ", "));
  }

  const Catalog catalog_ = make_catalog();
  Sources sources_;
  std::mt19937 random_{7};
};

TEST_F(FuseBlocks, AnyScheduleGivesTheSameValues) {
  struct Run {
    Graph graph;
    CompiledGraph compiled;
    std::vector<size_t> numbers;
    std::string schedule;
  };
  constexpr size_t kSchedules = 8;
  std::vector<Run> runs;
  TestKernels kernels;
  for (const Case& entry : kCases) {
    for (size_t i = 0; i < kSchedules; ++i) {
      const std::string schedule = i == 0 ? "" : random_schedule(entry.splits);
      Run run{
          .graph = graph_of(entry, schedule), .compiled = {}, .numbers = {}, .schedule = schedule};
      const Pipeline pipeline = i % 2 == 0 ? Pipeline::kDefault : Pipeline::kOpByOp;
      auto compiled = compile(run.graph, catalog_, native_target(), pipeline);
      ASSERT_TRUE(compiled) << compiled.error().message << schedule;
      run.compiled = *std::move(compiled);
      EXPECT_EQ(run.compiled.launches, 1) << print(run.graph, catalog_);
      for (const KernelUnit& unit : run.compiled.kernels) {
        run.numbers.push_back(kernels.add(unit.job.source));
      }
      runs.push_back(std::move(run));
    }
  }
  ASSERT_TRUE(kernels.compile());
  for (const Run& run : runs) {
    SCOPED_TRACE(print(run.graph, catalog_));
    const std::vector<Tensor> inputs = make_inputs(run.graph, catalog_, 3);
    std::vector<const Tensor*> views;
    for (const Tensor& input : inputs) views.push_back(&input);
    const auto expected = interpret(run.graph, catalog_, views).value();
    const auto found = run_plan(run.compiled, run.numbers, kernels, inputs);
    for (size_t i = 0; i < expected.size(); ++i) {
      EXPECT_TRUE(compare(found[i], expected[i]).correct_at(-5)) << "result " << i;
    }
  }
}

std::string sizes_of(const CompiledGraph& compiled) {
  std::string text;
  for (const std::string& note : compiled.origins.at(0).notes) {
    if (note.starts_with("schedule: ")) text += note.substr(10) + "; ";
  }
  return text;
}

TEST_F(FuseBlocks, HonorsEveryScheduleKey) {
  const auto sizes = [&](size_t at, const std::string& schedule) {
    return sizes_of(
        compile(graph_of(kCases[at], schedule), catalog_, native_target(), Pipeline::kOpByOp)
            .value());
  };
  constexpr size_t kMap = 0;
  constexpr size_t kMean = 4;
  EXPECT_EQ(sizes(kMap, ""), "loops=[4,6,660] tile=[1,1,660], threads=1; ");
  EXPECT_EQ(sizes(kMap, " with tile=[100]"), "loops=[4,6,660] tile=[1,1,100], threads=1; ");
  EXPECT_EQ(sizes(kMap, " with tile=[2,3,1000]"), "loops=[4,6,660] tile=[2,3,660], threads=1; ");
  EXPECT_EQ(sizes(kMap, " with tile=[1,2,2,100]"), "loops=[4,6,660] tile=[2,2,100], threads=1; ");
  EXPECT_EQ(sizes(kMap, " with threads=3"), "loops=[4,6,660] tile=[1,1,660], threads=3; ");
  EXPECT_EQ(sizes(kMap, " with vector=8, unroll=2"),
            "loops=[4,6,660] tile=[1,1,660], threads=1, vector=8, unroll=2; ");
  EXPECT_EQ(sizes(kMean, " with split=7"),
            "loops=[7,3690] tile=[1,3690], threads=1; loops=[7] tile=[7], threads=1; ");
  const auto text = [&](const std::string& schedule) {
    const auto compiled =
        compile(graph_of(kCases[kMap], schedule), catalog_, native_target(), Pipeline::kOpByOp)
            .value();
    return compiled.kernels.at(0).job.source;
  };
  EXPECT_TRUE(text(" with vector=8").contains("#pragma omp simd simdlen(8)"));
  EXPECT_TRUE(text(" with unroll=4").contains("#pragma GCC unroll 4"));
  EXPECT_NE(text(" with tile=[100]"), text(""));
}

TEST_F(FuseBlocks, FusesAroundBlocks) {
  const Graph graph = parse(
      "graph @g(%x: f32[40,50]) {\n  %0 = exp(%x) : f32[40,50]\n  %1 = relu(%0) : f32[40,50]\n"
      "  %2 = mul(%1, 2) : f32[40,50]  fuse = 0\n  %3 = neg(%x) : f32[40,50]\n"
      "  %4 = add(%2, 1) : f32[40,50]  fuse = 0\n  %5 = mul(%4, %3) : f32[40,50]\n"
      "  %6 = tanh(%5) : f32[40,50]\n  return %6\n}\nfuse 0 with tile=[64]\n");
  EXPECT_EQ(compile(graph, catalog_, native_target(), Pipeline::kDefault).value().launches, 3);
  EXPECT_EQ(compile(graph, catalog_, native_target(), Pipeline::kOpByOp).value().launches, 6);
}

// A block's threads fetch what loops beside it left in the caches of one thread, and these its.
TEST_F(FuseBlocks, LoopsBesideThemAreSharedIfTheyAreWorthIt) {
  const auto is_shared = [&](int64_t rows) {
    const Graph graph = parse(fmt::format(
        "graph @g(%x: f32[{0},300], %y: f32[50,300]) {{\n"
        "  %0 = exp(%x) : f32[{0},300]  fuse = 0\n  %1 = exp(%0) : f32[{0},300]  fuse = 0\n"
        "  %2 = exp(%y) : f32[50,300]\n  return %1, %2\n}}\nfuse 0\n",
        rows));
    const auto compiled = compile(graph, catalog_, native_target(), Pipeline::kOpByOp).value();
    const CpuRows& beside = compiled.origins.at(1).schedule->groups[0];
    return beside.grain < unit_count(beside);
  };
  EXPECT_FALSE(is_shared(1));
  EXPECT_TRUE(is_shared(2000));
}

TEST_F(FuseBlocks, RejectsBlocksWithoutAKernel) {
  const auto error = [&](std::string text) {
    const Graph graph = parse(std::move(text));
    const auto compiled = compile(graph, catalog_, native_target(), Pipeline::kDefault);
    EXPECT_FALSE(compile(graph, catalog_, native_target(), Pipeline::kOpByOp));
    if (compiled) return std::string();
    EXPECT_TRUE(compiled.error().span.source.valid());
    return fmt::format("{} [{}]", compiled.error().message, compiled.error().id);
  };
  EXPECT_EQ(
      error("graph @g(%x: f32[4,6]) {\n  %0 = transpose(%x, 0, 1) : f32[6,4]  fuse = 0\n"
            "  return %0\n}\nfuse 0\n"),
      "expected an op in the fuse block that computes, found views alone, for which no kernel "
      "runs [fuse-computes-nothing]");
  EXPECT_EQ(
      error("graph @g(%x: f32[4,6]) {\n  %0 = exp(%x) : f32[4,6]  fuse = 0\n"
            "  %1 = amax(%0, [1]) : f32[4]  fuse = 0\n  return %1\n}\n"
            "fuse 0 with split=7\n"),
      "expected a sum, product, maximum or minimum over at least 7 iterations of a loop in the "
      "fuse block, found none to split [fuse-split]");
  EXPECT_EQ(error("graph @g(%x: f32[4], %y: f32[4]) {\n  %0 = exp(%x) : f32[4]  fuse = 0\n"
                  "  %1 = exp(%y) : f32[4]  fuse = 1\n  %2 = add(%1, %x) : f32[4]  fuse = 0\n"
                  "  %3 = add(%0, %y) : f32[4]  fuse = 1\n  return %2, %3\n}\nfuse 0\nfuse 1\n"),
            "expected a fuse block that runs before or after each other block, found one that "
            "another waits for and that waits for it [fuse-cycle]");
}

// A later pass that makes the operands of a block depend on its results.
TEST_F(FuseBlocks, TornBlocksAreRefused) {
  Diagnostics diagnostics;
  const auto passes = parse_passes(
      sources_,
      sources_.add("p",
                   "pass tears {\n  pattern(%v, %y) {\n    %0 = relu(%y)\n    %1 = neg(%v)\n"
                   "    %2 = mul(%0, %1)\n    return %0, %2\n  }\n  replace {\n"
                   "    %n = neg(%v)\n    %r = add(%y, %n)\n    %m = mul(%r, %n)\n"
                   "    return %r, %m\n  }\n}\n"),
      catalog_, diagnostics);
  ASSERT_EQ(passes.size(), 1U);
  Graph graph = parse(
      "graph @g(%x: f32[4], %y: f32[4]) {\n  %u = relu(%y) : f32[4]\n"
      "  %a = exp(%x) : f32[4]  fuse = 0\n  %c = add(%a, %u) : f32[4]  fuse = 0\n"
      "  %z = neg(%a) : f32[4]\n  %t = mul(%u, %z) : f32[4]\n  return %c, %t\n}\nfuse 0\n");
  const auto report = apply(graph, catalog_, passes, native_target());
  ASSERT_FALSE(report);
  EXPECT_EQ(report.error().id, "fuse-torn");
  EXPECT_EQ(report.error().message,
            "after 'tears' a path leaves a fuse block and reenters it, so no single kernel can "
            "compute it");
}

}  // namespace
}  // namespace passnet
