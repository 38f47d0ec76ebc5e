#include "toolchain/compiler_log.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(CompilerLog, PathsOfThisMachineAreScrubbed) {
  EXPECT_EQ(scrub_log("/usr/bin/ld: /tmp/cc1.o: in function `f'"), "ld: cc1.o: in function `f'");
  EXPECT_EQ(scrub_log("In file included from /home/user/a.hpp:1"), "In file included from a.hpp:1");
  EXPECT_EQ(scrub_log("kernel.cpp:1:2: error: x"), "kernel.cpp:1:2: error: x");
  EXPECT_EQ(scrub_log("a / b; a /b; // text"), "a / b; a /b; // text");
  EXPECT_EQ(scrub_log("red \x1b[31m"), "red  [31m");
}

TEST(CompilerLog, MessagesAreParsed) {
  const auto messages = parse_log(
      "In file included from k.cpp:1:\n"
      "p.hpp:3:14: error: 'x' was not declared: really\n"
      "    3 | int y = \"error: \" + x;\n"
      "k.cpp:9: note: here\n"
      "cc1plus: fatal error: out of memory\n"
      "k.cpp:4:1: warning: unused\n",
      LogStyle::kColons);
  ASSERT_EQ(messages.size(), 4u);
  EXPECT_EQ(messages[0].kind, CompileMessage::Kind::kError);
  EXPECT_EQ(messages[0].file, "p.hpp");
  EXPECT_EQ(messages[0].line, 3u);
  EXPECT_EQ(messages[0].column, 14u);
  EXPECT_EQ(messages[0].text, "'x' was not declared: really");
  EXPECT_EQ(messages[1].kind, CompileMessage::Kind::kNote);
  EXPECT_EQ(messages[1].line, 9u);
  EXPECT_EQ(messages[1].column, 0u);
  EXPECT_EQ(messages[2].file, "");
  EXPECT_EQ(messages[2].text, "out of memory");
  EXPECT_EQ(messages[3].kind, CompileMessage::Kind::kWarning);
  EXPECT_EQ(parse_log("a:1:1: error: x\na:1:1: error: x\n", LogStyle::kColons, 1).size(), 1u);
}

TEST(CompilerLog, ContextsLeadToErrors) {
  const auto messages = parse_log(
      "p.hpp: In instantiation of 'void f(T) [with T = int]':\n"
      "k.pass:14:20:   required from here\n"
      "p.hpp:3:14: error: bad\n",
      LogStyle::kColons);
  ASSERT_EQ(messages.size(), 2u);
  EXPECT_EQ(messages[0].kind, CompileMessage::Kind::kContext);
  EXPECT_EQ(messages[0].file, "k.pass");
  EXPECT_EQ(messages[0].line, 14u);
  EXPECT_EQ(messages[0].column, 20u);
}

TEST(CompilerLog, ParsesPlacesInParentheses) {
  const auto messages = parse_log(
      "kernel.cu(12): error: identifier \"x\" is undefined\n"
      "    y[i] = f(x): error: quoted;\n"
      "           ^\n"
      "p.cuh(3): warning #177-D: variable \"n\" was declared but never referenced\n"
      "kernel.cu(1): catastrophic error: cannot open source file \"a.h\"\n"
      "\n"
      "1 error detected in the compilation of \"kernel.cu\".\n"
      "error: no device code\n",
      LogStyle::kParentheses);
  ASSERT_EQ(messages.size(), 4u);
  EXPECT_EQ(messages[0].kind, CompileMessage::Kind::kError);
  EXPECT_EQ(messages[0].file, "kernel.cu");
  EXPECT_EQ(messages[0].line, 12u);
  EXPECT_EQ(messages[0].column, 0u);
  EXPECT_EQ(messages[0].text, "identifier \"x\" is undefined");
  EXPECT_EQ(messages[1].kind, CompileMessage::Kind::kWarning);
  EXPECT_EQ(messages[1].file, "p.cuh");
  EXPECT_EQ(messages[1].text, "variable \"n\" was declared but never referenced");
  EXPECT_EQ(messages[2].kind, CompileMessage::Kind::kError);
  EXPECT_EQ(messages[2].line, 1u);
  EXPECT_EQ(messages[3].file, "");
  EXPECT_EQ(messages[3].text, "no device code");
}

}  // namespace
}  // namespace passnet
