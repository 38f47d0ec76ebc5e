// Tests of the messages between a worker and its judge.
#include "service/worker/judge_messages.hpp"

#include <gtest/gtest.h>

#include <array>
#include <sys/socket.h>
#include <unistd.h>

namespace passnet {
namespace {

TEST(JudgeMessagesTest, BatchesAndResultsComeBackAsTheyWere) {
  const LeasedBatch batch{
      .lease = "l",
      .passes = "p\n\"",
      .settings = "{}",
      .jobs = {{.evaluation = 7, .graph = "g", .task = "", .name = "n", .source = "s"},
               {.evaluation = 8, .graph = "h", .task = {}, .name = "m", .source = ""}}};
  const auto read = parse_batch(to_line(batch));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->passes, batch.passes);
  ASSERT_EQ(read->jobs.size(), 2u);
  EXPECT_EQ(read->jobs[0].task, "");
  EXPECT_EQ(read->jobs[1].task, std::nullopt);
  EXPECT_EQ(read->jobs[1].evaluation, 8);

  const auto result = parse_judge_message(
      to_line(JobResult{.evaluation = 7, .record = "{}", .reason = {}, .may_be_cached = true}));
  ASSERT_TRUE(result && std::holds_alternative<JobResult>(*result));
  EXPECT_TRUE(std::get<JobResult>(*result).may_be_cached);
  const auto end = parse_judge_message(to_line(BatchEnd{.error = "e"}));
  ASSERT_TRUE(end && std::holds_alternative<BatchEnd>(*end));
  EXPECT_EQ(std::get<BatchEnd>(*end).error, "e");
  EXPECT_TRUE(
      std::holds_alternative<JudgeProgress>(*parse_judge_message(to_line(JudgeProgress()))));
}

TEST(JudgeMessagesTest, OtherLinesAreRefused) {
  for (const char* const line : {"", "x", "[]", "{\"evaluation\": \"7\"}", "{\"record\": \"r\"}"}) {
    const auto message = parse_judge_message(line);
    ASSERT_FALSE(message) << line;
    EXPECT_EQ(message.error().id, "judge-message");
    EXPECT_NE(
        message.error().message.find("expected a message between a worker and its judge, found `"),
        std::string::npos);
  }
  EXPECT_FALSE(parse_batch("{}"));
}

}  // namespace
}  // namespace passnet
