#include "sandbox/forked_child.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

namespace passnet {
namespace {

int echo(int socket) {
  LineReader reader(socket);
  while (const auto line = reader.wait()) {
    if (*line == "end") return 7;
    if (*line == "die") raise(SIGKILL);
    write_line(socket, *line + "!");
  }
  return 0;
}

std::optional<std::string> answer(ForkedChild& child) {
  while (true) {
    if (auto line = child.next_line()) return line;
    if (!child.read_more()) return std::nullopt;
  }
}

std::string end_after(std::string_view word) {
  auto child = ForkedChild::start("test-child", echo);
  if (!child) return child.error().message;
  EXPECT_TRUE(child->send("a"));
  EXPECT_EQ(answer(*child), "a!");
  EXPECT_TRUE(child->send(word));
  EXPECT_EQ(answer(*child), std::nullopt);
  std::string said = child->describe_end();
  EXPECT_FALSE(child->send("b"));
  return said;
}

TEST(ForkedChild, AnswersAndSaysHowItEnded) {
  EXPECT_EQ(end_after("end"), "test-child ended with status 7");
  EXPECT_EQ(end_after("die"), "test-child ended by signal 9");
}

TEST(ForkedChild, OneThatCannotStartSaysWhy) {
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &before), 0);
  const rlimit none{.rlim_cur = 0, .rlim_max = before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &none), 0);
  const auto child = ForkedChild::start("test-child", echo);
  setrlimit(RLIMIT_NOFILE, &before);
  ASSERT_FALSE(child);
  EXPECT_EQ(child.error().id, "process-not-started");
  EXPECT_NE(child.error().message.find("cannot start test-child: "), std::string::npos);
}

}  // namespace
}  // namespace passnet
