// Judging on a driver without a GPU (tests/cuda): the same judge as on a processor.
#include "eval/gpu/gpu_worker.hpp"
#include "eval/judge/judge.hpp"
#include "eval/judge/too_large.hpp"
#include "ops/catalog.hpp"
#include "support/fake_gpu_plans.hpp"
#include "support/graphs.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <memory>

namespace passnet {
namespace {

class GpuJudging : public testing::Test {
 protected:
  GpuJudging()
      : subject_{.name = "g",
                 .graph = parsed_graph(
                     "graph @g(%x: f32[4], %y: f32[4]) { %z = add(%x, %y) return %z }", catalog_)},
        worker_(GpuWorker::open({.driver = PASSNET_FAKE_CUDA}).value()),
        native_(GpuWorker::open({.driver = PASSNET_FAKE_CUDA}).value()) {}

  Candidate candidate(std::vector<Step> steps) const {
    return {.kind = &reference_kind(),
            .compiled = fake_gpu_graph(std::move(steps)),
            .libraries = cubin_.path()};
  }

  // The outcomes of candidates with these steps, in order.
  std::vector<Outcome> judge(std::vector<std::vector<Step>> candidates) {
    JudgedGraph graph{.subject = &subject_, .reference = candidate({fake_add({2})})};
    for (std::vector<Step>& steps : candidates) {
      graph.candidates.push_back(candidate(std::move(steps)));
    }
    return judge(graph);
  }

  // The outcome of a candidate whose kernels count as an author's.
  Outcome judge_native(std::vector<Step> steps) {
    JudgedGraph graph{.subject = &subject_, .reference = candidate({fake_add({2})})};
    graph.candidates.push_back(candidate(std::move(steps)));
    graph.candidates.front().is_native = true;
    return judge(graph).front();
  }

  std::vector<Outcome> judge(const JudgedGraph& graph) {
    const JudgedGraph* const graphs[] = {&graph};
    auto outcomes = passnet::judge(graphs, catalog_, {.seed = 1},
                                   {.gpu = worker_.get(), .native_gpu = native_.get()});
    EXPECT_TRUE(outcomes) << outcomes.error().message;
    return std::move(outcomes->front());
  }

  const Catalog catalog_ = make_catalog();
  const Subject subject_;
  const LeftOut nothing_left_out_;
  FakeCubin cubin_;
  std::unique_ptr<GpuWorker> worker_;
  std::unique_ptr<GpuWorker> native_;
};

TEST_F(GpuJudging, TimesARightCandidate) {
  const std::vector<Outcome> outcomes = judge({{fake_add({3}), fake_scale(1)}});
  EXPECT_EQ(outcomes[0].answers.verdict, Verdict::kPass) << outcomes[0].answers.detail;
  EXPECT_TRUE(outcomes[0].answers.correct[0]);
  EXPECT_GE(outcomes[0].rounds.size(), 8u);
  EXPECT_TRUE(outcomes[0].closed);
  EXPECT_TRUE(outcomes[0].device_us);
  EXPECT_TRUE(outcomes[0].reference_device_us);
}

TEST_F(GpuJudging, RefusesWrongAndUnwrittenResults) {
  const std::vector<Outcome> outcomes =
      judge({{fake_add({3}), fake_scale(2)}, {fake_add({3})}, {fake_add({2})}});
  EXPECT_EQ(outcomes[0].answers.verdict, Verdict::kWrongValue);
  EXPECT_EQ(outcomes[1].answers.verdict, Verdict::kUnwritten);
  EXPECT_EQ(outcomes[2].answers.verdict, Verdict::kPass);
}

TEST_F(GpuJudging, JudgesNativeKernelsWithMoreChecks) {
  const Outcome right = judge_native({fake_add({3}), fake_scale(1)});
  EXPECT_EQ(right.answers.verdict, Verdict::kPass) << right.answers.detail;
  EXPECT_GE(right.rounds.size(), 8u);
  EXPECT_FALSE(right.closed);
  EXPECT_TRUE(right.cold_us);
  EXPECT_TRUE(right.reference_cold_us);
  EXPECT_EQ(judge_native({fake_add({3}), fake_scale(2)}).answers.verdict, Verdict::kWrongValue);
  EXPECT_EQ(judge_native({fake_add({3})}).answers.verdict, Verdict::kUnwritten);
  const Outcome outside = judge_native({fake_add({2}), fake_overrun()});
  EXPECT_EQ(outside.answers.verdict, Verdict::kRedzone) << outside.answers.detail;
  const Outcome spoiled = judge_native({fake_add({2}), fake_spoil()});
  EXPECT_EQ(spoiled.answers.verdict, Verdict::kInputChanged) << spoiled.answers.detail;
  EXPECT_EQ(judge_native({fake_fault()}).answers.verdict, Verdict::kCrash);
  EXPECT_EQ(judge_native({fake_add({2})}).answers.verdict, Verdict::kPass);
}

// A kernel may find the word by which the driver tells that a stream has ended.
TEST_F(GpuJudging, RefusesAForgedEnd) {
  const std::vector<Step> cheat{fake_add({3}), fake_forge(), fake_slow(), fake_scale(1)};
  const Outcome refused = judge_native(cheat);
  EXPECT_EQ(refused.answers.verdict, Verdict::kImpossibleTime) << refused.answers.detail;
  EXPECT_EQ(judge_native({fake_add({3}), fake_slow(), fake_scale(1)}).answers.verdict,
            Verdict::kPass);
}

// Memory may not suffice for a candidate, for the reference, or for comparing.
TEST_F(GpuJudging, SaysWhatMemoryDidNotSufficeFor) {
  constexpr int64_t kTooMuch = int64_t{1} << 40;
  JudgedGraph graph{.subject = &subject_, .reference = candidate({fake_add({2})})};
  const auto too_large = [&] {
    Candidate large = candidate({fake_add({2})});
    large.compiled->plan.blocks[3].bytes = kTooMuch;
    return large;
  };
  graph.candidates.push_back(too_large());
  graph.candidates.push_back(candidate({fake_add({2})}));
  const std::vector<Outcome> outcomes = judge(graph);
  EXPECT_EQ(outcomes[0].answers.verdict, Verdict::kOutOfMemory);
  EXPECT_TRUE(outcomes[0].answers.detail.starts_with("its buffers need "))
      << outcomes[0].answers.detail;
  EXPECT_EQ(outcomes[1].answers.verdict, Verdict::kPass);

  JudgedGraph without_reference{.subject = &subject_, .reference = too_large()};
  without_reference.candidates.push_back(candidate({fake_add({2})}));
  const Outcome without = judge(without_reference).front();
  EXPECT_EQ(without.answers.verdict, Verdict::kReferenceFail);
  EXPECT_TRUE(without.answers.detail.starts_with("the reference failed: its buffers need "))
      << without.answers.detail;

  const Candidate own = candidate({fake_add({2})});
  std::vector<CandidateRun> runs;
  for (int side = 0; side < 2; ++side) runs.emplace_back(own, nothing_left_out_);
  drop_incomparable(runs, 0, 1000);
  EXPECT_TRUE(runs[1].competing());
  drop_incomparable(runs, 0, 100);
  EXPECT_TRUE(runs[0].competing());
  EXPECT_EQ(runs[1].answers().verdict, Verdict::kOutOfMemory);
  EXPECT_EQ(runs[1].answers().detail,
            "comparing its results needs 288 bytes of the host's memory, and 100 are available");
}

TEST_F(GpuJudging, EndsWhenItIsCanceled) {
  JudgedGraph graph{.subject = &subject_, .reference = candidate({fake_add({2})})};
  graph.candidates.push_back(candidate({fake_add({2})}));
  const JudgedGraph* const graphs[] = {&graph};
  int turns = 0;
  const std::function<bool()> goes_on = [&] { return ++turns < 3; };
  const auto outcomes =
      passnet::judge(graphs, catalog_, {.seed = 1}, {.gpu = worker_.get(), .goes_on = &goes_on});
  ASSERT_FALSE(outcomes);
  EXPECT_EQ(outcomes.error().id, "judging-canceled");
  EXPECT_EQ(outcomes.error().message, "judging was canceled");
  EXPECT_EQ(turns, 3);
}

TEST_F(GpuJudging, AFaultCostsItsCandidateAlone) {
  const std::vector<Outcome> outcomes = judge({{fake_fault()}, {fake_add({2})}});
  EXPECT_EQ(outcomes[0].answers.verdict, Verdict::kCrash);
  EXPECT_NE(outcomes[0].answers.detail.find("illegal memory access"), std::string::npos)
      << outcomes[0].answers.detail;
  EXPECT_EQ(outcomes[1].answers.verdict, Verdict::kPass) << outcomes[1].answers.detail;
  EXPECT_GE(outcomes[1].rounds.size(), 8u);
}

}  // namespace
}  // namespace passnet
