// Tests of judging by stages: each stage has its reward, and equal calls have equal records.
#include "service/stages/stage_judge.hpp"

#include "eval/submission_text.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>

namespace passnet {
namespace {

constexpr const char* kGraph =
    "graph @g(%x: f32[64,64]) {\n  %0 = mul(%x, 2.0)\n  %1 = relu(%0)\n  return %1\n}\n";
constexpr const char* kMeanOfLinear =
    "graph @g(%x: f32[512,256], %w: f32[256,256]) {\n  %0 = linear(%x, %w)\n"
    "  %1 = mean(%0, dim=[0], keepdim=true)\n  return %1\n}\n";
// PATTERN and FUSION are the ops between an argument and a result.
constexpr std::string_view kPass =
    "pass p {{\n  pattern(%x) {{\n    %0 = mul(%x, $s)\n    %1 = relu(%0)\n    return %1\n  }}\n"
    "  where dtype(%x) in [{}]\n  replace {{\n    fuse {{\n      %a = mul(%x, $s)\n"
    "      %y = {}(%a)\n    }}\n    return %y\n  }}\n}}\n";

class StageJudgeTest : public testing::Test {
 protected:
  StageRecord judge(const std::string& text, const std::optional<std::string>& task = {},
                    const char* graph = kGraph) {
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add("g", graph);
    const std::vector<Graph> graphs = parse_graphs(sources, source, catalog_, diagnostics);
    const auto submission =
        parse_submission(std::array{SubmissionText{.name = "a.pass", .task = "", .text = text}},
                         sources, catalog_, diagnostics);
    auto judge = StageJudge::open(catalog_);
    EXPECT_TRUE(judge);
    const StagePasses passes{.submission = submission ? &*submission : nullptr,
                             .error = submission ? "" : "broken"};
    return judge->judge(graphs.front(), task, passes,
                        {.target = &native_target(),
                         .pipeline = find_pipeline_after_passes("passes-only"),
                         .seed = 7});
  }

  const Catalog catalog_ = make_catalog();
};

TEST_F(StageJudgeTest, EachStageHasItsReward) {
  const std::string good = fmt::format(kPass, "f32", "relu");
  const StageRecord proved = judge(good);
  EXPECT_EQ(proved.stage, RewardStage::kProved) << proved.detail;
  EXPECT_EQ(proved.before->launches, 2);
  EXPECT_EQ(proved.after->launches, 1);
  EXPECT_EQ(proved.after->bytes, proved.floor->bytes);
  EXPECT_GT(*proved.estimate, 1.5);
  EXPECT_DOUBLE_EQ(*proved.of_floor, 1);
  EXPECT_DOUBLE_EQ(proved.reward, *proved.estimate);
  EXPECT_EQ(to_json(judge(good)).dump(), to_json(proved).dump());

  for (const auto& [text, stage] : std::vector<std::pair<std::string, RewardStage>>{
           {fmt::format(kPass, "f32", "neg"), RewardStage::kCompiles},
           {fmt::format(kPass, "bf16", "relu"), RewardStage::kParses},
           {"pass {", RewardStage::kNone}}) {
    const StageRecord record = judge(text);
    EXPECT_EQ(record.stage, stage);
    EXPECT_DOUBLE_EQ(record.reward, info(stage).reward);
    EXPECT_FALSE(record.detail.empty());
  }
}

TEST_F(StageJudgeTest, FewerFlopsForTheSameFunctionCount) {
  const StageRecord record = judge(
      "pass early {\n  pattern(%x, %w) {\n    %0 = linear(%x, %w)\n"
      "    %1 = mean(%0, dim=[0], keepdim=true)\n    return %1\n  }\n  replace {\n"
      "    %m = mean(%x, dim=[0], keepdim=true)\n    %y = linear(%m, %w)\n    return %y\n  }\n}\n",
      {}, kMeanOfLinear);
  EXPECT_EQ(record.stage, RewardStage::kProved) << record.detail;
  EXPECT_LT(record.after->flops, record.before->flops / 10);
  EXPECT_DOUBLE_EQ(record.floor->flops, record.after->flops);
  EXPECT_GT(*record.estimate, 5);
}

TEST_F(StageJudgeTest, AResultThatCannotBeUsedReachesNoMore) {
  const StageRecord record = judge(
      "pass p {\n  pattern(%x) {\n    %0 = mul(%x, $s)\n    %1 = relu(%0)\n    return %1\n  }\n"
      "  replace {\n    return %x\n  }\n}\n");
  EXPECT_EQ(record.stage, RewardStage::kMatches);
  EXPECT_FALSE(record.estimate);
}

}  // namespace
}  // namespace passnet
