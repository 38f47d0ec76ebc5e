// Measuring chooses between the schedules of fuse blocks, once for each graph.
#include "compile/tune.hpp"

#include "compile/pipeline.hpp"
#include "ir/fusion.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <stdlib.h>

namespace passnet {
namespace {

constexpr std::string_view kGraph = R"(
graph @g(%x: f32[64,30], %w: f32[64,64]) {
  %0 = neg(%x) : f32[64,30]  fuse = 0
  %1 = matmul(%w, %0) : f32[64,30]
  %2 = relu(%1) : f32[64,30]  fuse = 1
  return %2
}
fuse 0 with tune=[vector in [4, 8], unroll in [1, 2]]
fuse 1 with tile=[8], tune=[vector in [4, 8, 16]]
)";

class Tune : public testing::Test {
 protected:
  Tune() {
    std::string pattern = testing::TempDir() + "passnet_tune_XXXXXX";
    folder_ = mkdtemp(pattern.data());
    compiler_.emplace(CppCompiler::open(native_target(), {.cache_folder = folder_}).value());
    Diagnostics diagnostics;
    auto graphs =
        parse_graphs(sources_, sources_.add("g", std::string(kGraph)), catalog_, diagnostics);
    for (const Diagnostic& diagnostic : diagnostics.list()) ADD_FAILURE() << diagnostic.message;
    graph_.emplace(std::move(graphs.at(0)));
  }
  ~Tune() override { std::filesystem::remove_all(folder_); }

  // Measures by what `times` says of the printed sizes; counts the calls.
  std::vector<TunedBlock> tune(Graph& graph, std::map<std::string, double> times,
                               size_t threads = 1) {
    const TuneTools tools{.catalog = catalog_,
                          .pipeline = info(Pipeline::kOpByOp).options,
                          .compiler = *compiler_,
                          .threads = threads,
                          .measure = times.empty()
                                         ? TuneTools::MeasureSteps()
                                         : [&, times](const auto& compiled, auto libraries) {
                                             return measure(compiled, libraries, times);
                                           }};
    auto tuned = tune_schedules(graph, tools);
    if (tuned) return *tuned;
    ADD_FAILURE() << tuned.error().message;
    return {};
  }

  Result<std::vector<double>> measure(const CompiledGraph& compiled,
                                      std::span<const std::filesystem::path> libraries,
                                      const std::map<std::string, double>& times) {
    ++calls_;
    EXPECT_EQ(libraries.size(), compiled.kernels.size());
    std::vector<double> steps;
    for (const StepOrigin& origin : compiled.origins) {
      steps.push_back(1);
      for (const std::string& note : origin.notes) {
        for (const auto& [sizes, time] : times) {
          if (note.contains(sizes)) steps.back() = time;
        }
      }
    }
    if (steps.back() < 0) return fail({}, "call-failed", "the worker ended");
    return steps;
  }

  const Catalog catalog_ = make_catalog();
  Sources sources_;
  std::filesystem::path folder_;
  std::optional<CppCompiler> compiler_;
  std::optional<Graph> graph_;
  size_t calls_ = 0;
};

TEST_F(Tune, CombinationsCountWithTheLastKeyFastest) {
  const Fusion& fusion = graph_->fusions()[0];
  ASSERT_EQ(count_schedules(fusion), 5u);
  EXPECT_EQ(print_schedule(choose_schedule(fusion, 0)), " with vector=4, unroll=1");
  EXPECT_EQ(print_schedule(choose_schedule(fusion, 1)), " with vector=4, unroll=2");
  EXPECT_EQ(print_schedule(choose_schedule(fusion, 2)), " with vector=8, unroll=1");
  EXPECT_EQ(print_schedule(choose_schedule(fusion, 4)), "");  // the compiler's own
  EXPECT_EQ(count_schedules({}), 1u);
  EXPECT_EQ(print_schedule(choose_schedule({}, 0)), "");
}

TEST_F(Tune, TheFastestIsChosenAndRemembered) {
  Graph graph = graph_->clone();
  const std::map<std::string, double> times{{"vector=8, unroll=2", 0.5}, {"vector=16", 0.25}};
  const auto tuned = tune(graph, times);
  ASSERT_EQ(tuned.size(), 2u);
  EXPECT_EQ(tuned[0].schedules.size(), 5u);
  EXPECT_EQ(tuned[0].schedules[tuned[0].chosen].schedule, "vector=8, unroll=2");
  EXPECT_EQ(tuned[0].schedules[0].us, 1.0);
  EXPECT_EQ(tuned[1].schedules[tuned[1].chosen].schedule, "tile=[8], vector=16");
  EXPECT_NE(tuned[1].label.find("relu"), std::string::npos) << tuned[1].label;
  EXPECT_EQ(print_schedule(graph.fusions()[0]), " with vector=8, unroll=2");
  EXPECT_EQ(print_schedule(graph.fusions()[1]), " with tile=[8], vector=16");
  EXPECT_EQ(calls_, 10u);  // five variants, twice

  // Other times would decide otherwise, but nothing is measured again, and without a way to measure
  // the choice is the same.
  for (const std::map<std::string, double>& others :
       {std::map<std::string, double>{{"vector=4", 0.1}}, std::map<std::string, double>()}) {
    Graph again = graph_->clone();
    tune(again, others);
    EXPECT_EQ(print(again, catalog_), print(graph, catalog_));
  }
  EXPECT_EQ(calls_, 10u);
  Graph threaded = graph_->clone();
  tune(threaded, times, 2);
  EXPECT_EQ(calls_, 20u);
}

TEST_F(Tune, WhatIsNotMeasuredIsTheFirst) {
  Graph graph = graph_->clone();
  const auto tuned = tune(graph, {});
  EXPECT_EQ(print_schedule(graph.fusions()[0]), " with vector=4, unroll=1");
  EXPECT_EQ(print_schedule(graph.fusions()[1]), " with tile=[8], vector=4");
  EXPECT_EQ(tuned.at(0).schedules.at(3).us, std::nullopt);
  EXPECT_EQ(calls_, 0u);
}

TEST_F(Tune, SchedulesThatFailAreNotChosen) {
  Graph graph = graph_->clone();
  const auto tuned = tune(graph, {{"vector=16", -1}, {"vector=8", 0.5}});
  EXPECT_EQ(tuned.at(1).schedules.at(2).us, std::nullopt);
  EXPECT_EQ(tuned.at(1).schedules.at(tuned[1].chosen).schedule, "tile=[8], vector=8");
}

}  // namespace
}  // namespace passnet
