// Tests of judging batches: texts that this version does not read are failures of the
// infrastructure, and so is a judge that cannot start.
#include "service/worker/batch_judge.hpp"

#include "eval/record/parse_record.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "service/request/evaluation_request.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

constexpr const char* kSumGraph =
    "graph @g(%x: f32[4], %y: f32[4]) {\n  %0 = add(%x, %y)\n  return %0\n}\n";

LeasedBatch batch_of(const std::string& passes, const std::string& graph) {
  JudgeSettings settings;
  settings.candidate = "default";
  settings.warmup = 1;
  settings.calls = 8;
  return {.lease = "l",
          .passes = passes,
          .settings = to_text(settings),
          .jobs = {{.evaluation = 1, .graph = graph, .task = "t", .name = "n", .source = "s"}}};
}

TEST(BatchJudgeTest, JudgesAndRefusesTextsOfOtherVersions) {
  const Catalog catalog = make_catalog();
  BatchJudge judge(catalog, {.target = &native_target()});
  std::vector<Record> records;
  const auto run = [&](const LeasedBatch& batch) {
    return judge.judge(
        batch,
        [&](size_t, const BatchJudge::Judged& judged) {
          auto record = parse_record(judged.record, {});
          ASSERT_TRUE(record) << record.error().message;
          records.push_back(*std::move(record));
        },
        [] {});
  };
  const auto done = run(batch_of("[]", kSumGraph));
  ASSERT_TRUE(done) << done.error().message;
  ASSERT_EQ(records.size(), 1u);
  EXPECT_EQ(records[0].graph, "n");
  EXPECT_EQ(records[0].task, "t");
  EXPECT_EQ(records[0].candidate, "default");
  for (const auto& [passes, graph] : std::vector<std::pair<std::string, std::string>>{
           {"[]", "graph @g("},
           {"[]", ""},
           {"[]", std::string(kSumGraph) + kSumGraph},
           {to_text(std::vector<SubmissionText>{{.name = "a", .task = "", .text = "pass {"}}),
            kSumGraph}}) {
    const auto refused = run(batch_of(passes, graph));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().id, "text-not-judged");
    EXPECT_NE(refused.error().message.find(" that this version reads, found: "), std::string::npos);
  }
  EXPECT_EQ(records.size(), 1u);
}

TEST(BatchJudgeTest, DisturbedRecordsAnswerNoOtherEvaluation) {
  EXPECT_TRUE(may_be_cached({.verdict = Verdict::kPass}));
  EXPECT_TRUE(may_be_cached({.verdict = Verdict::kWrongValue}));
  EXPECT_FALSE(may_be_cached({.verdict = Verdict::kNoisy}));
  EXPECT_FALSE(may_be_cached({.verdict = Verdict::kTimeout}));
}

}  // namespace
}  // namespace passnet
