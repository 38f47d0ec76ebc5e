#include "ir/text/lexer.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

struct Lexed {
  std::vector<std::string> tokens;
  std::vector<std::string> errors;
};

Lexed lex(std::string text) {
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add("test", std::move(text));
  Lexer lexer(sources, source, diagnostics);
  Lexed lexed;
  while (lexer.peek().kind != TokenKind::kEnd) {
    const Token token = lexer.take();
    constexpr std::string_view kKinds = "nv@$if\"tp";
    lexed.tokens.push_back(kKinds[static_cast<size_t>(token.kind)] + plain_text(token));
  }
  for (const Diagnostic& diagnostic : diagnostics.list()) lexed.errors.push_back(diagnostic.id);
  return lexed;
}

using Texts = std::vector<std::string>;

TEST(Lexer, TellsTokensApart) {
  EXPECT_EQ(lex("%x.1=nn.relu(%0)# c\n@a/b-c+d @\"a b\" $_ $d").tokens,
            (Texts{"vx.1", "p=", "nnn.relu", "p(", "v0", "p)", "@a/b-c+d", "@a b", "$_", "$d"}));
  EXPECT_EQ(lex("a->b == != <= >= .. ... // && || < % 3").tokens,
            (Texts{"na", "p->", "nb", "p==", "p!=", "p<=", "p>=", "p..", "p...", "p//", "p&&",
                   "p||", "p<", "p%", "i3"}));
  EXPECT_EQ(lex("1 1.5 1. .5 1e5 1E-5 2.5e+3 1..2").tokens,
            (Texts{"i1", "f1.5", "f1.", "f.5", "f1e5", "f1E-5", "f2.5e+3", "i1", "p..", "i2"}));
  EXPECT_EQ(lex("[...,$C] ..%xs").tokens, (Texts{"p[", "p...", "p,", "$C", "p]", "p..", "vxs"}));
}

TEST(Lexer, ResolvesEscapes) {
  EXPECT_EQ(lex(R"("a\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC\ud83d\ude00")").tokens,
            (Texts{"\"a\"\\/\b\f\n\r\tAé€😀"}));
  EXPECT_EQ(lex("\"\"\"a \"b\" \\n\nc\"\"\"").tokens, (Texts{"ta \"b\" \\n\nc"}));
}

TEST(Lexer, ReportsMalformedTokensOnceAndGoesOn) {
  const auto errors = [](std::string text) { return lex(std::move(text)).errors; };
  EXPECT_EQ(errors("a \x01\x02\xff b"), (Texts{"bad-token"}));
  EXPECT_EQ(errors("1e 0x10 12ab"), (Texts{"bad-token", "bad-token", "bad-token"}));
  EXPECT_EQ(errors("\"abc\nd"), (Texts{"unterminated-string"}));
  EXPECT_EQ(errors("\"\"\"abc\nd"), (Texts{"unterminated-string"}));
  EXPECT_EQ(errors(R"("a\x" "\u12" "\ud800" "\udc00" "\ud800\u0041")"),
            (Texts{"bad-escape", "bad-escape", "bad-escape", "bad-escape", "bad-escape"}));
  EXPECT_EQ(lex("a \"\\x\" b").tokens, (Texts{"na", "nb"}));
  EXPECT_EQ(lex("a \x01 b").tokens, (Texts{"na", "nb"}));
}

TEST(Lexer, TracksLines) {
  Sources sources;
  Diagnostics diagnostics;
  Lexer lexer(sources, sources.add("test", "a b # c\n  c\n"), diagnostics);
  EXPECT_TRUE(lexer.next_starts_line());
  lexer.take();
  EXPECT_FALSE(lexer.next_starts_line());
  lexer.take();
  EXPECT_TRUE(lexer.next_starts_line());
  EXPECT_EQ(lexer.last().begin, 2u);
}

TEST(Lexer, ExpectSaysWhatItFound) {
  Sources sources;
  Diagnostics diagnostics;
  Lexer lexer(sources, sources.add("test", "%x"), diagnostics);
  EXPECT_FALSE(lexer.expect("(", "after the op"));
  ASSERT_EQ(diagnostics.list().size(), 1u);
  EXPECT_EQ(diagnostics.list()[0].id, "expected-token");
  EXPECT_EQ(diagnostics.list()[0].message, "expected '(' after the op, found '%x'");
}

}  // namespace
}  // namespace passnet
