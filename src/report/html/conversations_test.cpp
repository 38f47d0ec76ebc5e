// The page of conversations: nothing of a model becomes markup; differences of lines.
#include "report/html/conversations.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(Conversations, TextsAreNoMarkup) {
  const std::string evil = "</pre><script>alert(1)</script>";
  const std::string page = conversations_page(
      {.title = evil,
       .notes = {evil},
       .tasks = {{.name = evil,
                  .score = 1.5,
                  .winner = 1,
                  .tokens = evil,
                  .attempts = {{.verdict = evil,
                                .ended = evil,
                                .about = evil,
                                .error = evil,
                                .diff = evil,
                                .submission = evil,
                                .messages = {{.who = evil, .about = evil, .text = evil}}}}}}});
  EXPECT_EQ(page.find("<script"), std::string::npos);
  EXPECT_NE(page.find("&lt;script"), std::string::npos);
  EXPECT_NE(page.find("attempt 1 (chosen)"), std::string::npos);
  EXPECT_NE(page.find("default-src 'none'"), std::string::npos);
}

TEST(Conversations, DifferencesOfLines) {
  EXPECT_EQ(line_diff("a\nb\nc\n", "a\nx\nc\nd\n"), "  a\n- b\n+ x\n  c\n+ d\n");
  EXPECT_EQ(line_diff("a\n", "a\n"), "");
  EXPECT_EQ(line_diff("", "a\n"), "+ a\n");
  EXPECT_EQ(line_diff(std::string(3000, '\n'), "a"), "");
}

}  // namespace
}  // namespace passnet
