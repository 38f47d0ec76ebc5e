// Tests of sessions: their number is bounded, and a process that does not speak the protocol is an
// error. The process is this program itself, which prints lines of its own.
#include "service/session/tool_sessions.hpp"

#include <gtest/gtest.h>

#include <sys/resource.h>

namespace passnet {
namespace {

SessionOptions options_of(std::chrono::seconds patience) {
  return {.arguments = {"--gtest_filter=Nothing.*"},
          .most = 1,
          .idle = std::chrono::seconds(600),
          .patience = patience};
}

TEST(ToolSessionsTest, AreBoundedAndBelongToATenant) {
  ToolSessions none({.arguments = {}, .most = 0});
  const auto opened = none.open("t", "task", "");
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().id, "sessions-used-up");
  EXPECT_NE(opened.error().message.find("expected at most 0 sessions at a time"),
            std::string::npos);
  for (const auto& failed :
       {none.call("t", 5, "check_pass", {}).error(), none.close("t", 5).error()}) {
    EXPECT_EQ(failed.id, "no-such-session");
    EXPECT_NE(failed.message.find("expected a session of this tenant that has not ended"),
              std::string::npos);
  }
}

TEST(ToolSessionsTest, AProcessThatDoesNotAnswerEnds) {
  ToolSessions strange(options_of(std::chrono::seconds(60)));
  const auto failed = strange.open("t", "task", "");
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().id, "session-failed");
  EXPECT_NE(failed.error().message.find("the session's tool failed: "), std::string::npos);
  ToolSessions hasty(options_of(std::chrono::seconds(0)));
  const auto ended = hasty.open("t", "task", "");
  ASSERT_FALSE(ended);
  EXPECT_EQ(ended.error().id, "session-ended");
  EXPECT_NE(
      ended.error().message.find("expected an answer of the session's process, which has ended"),
      std::string::npos);
  EXPECT_EQ(strange.count() + hasty.count(), 0u);
}

TEST(ToolSessionsTest, OneThatCannotStartSaysWhy) {
  ToolSessions sessions(options_of(std::chrono::seconds(60)));
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &before), 0);
  const rlimit none{.rlim_cur = 0, .rlim_max = before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &none), 0);
  const auto opened = sessions.open("t", "task", "");
  setrlimit(RLIMIT_NOFILE, &before);
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().id, "session-not-started");
  EXPECT_NE(opened.error().message.find("cannot start a session: "), std::string::npos);
}

}  // namespace
}  // namespace passnet
