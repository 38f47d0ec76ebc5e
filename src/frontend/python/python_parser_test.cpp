#include "frontend/python/python_parser.hpp"

#include "frontend/python/python_values.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

// An expression as a tree in prefix form.
std::string shown(const PythonParser& parser, PythonNodeId id) {
  if (!id.valid()) return "-";
  const PythonNode& node = parser.node(id);
  std::string result = fmt::format("{}{}", static_cast<int>(node.kind), node.text);
  if (node.children == 0) return result;
  result += '(';
  for (const PythonNodeId child : parser.children(id)) result += shown(parser, child) + " ";
  result.back() = ')';
  return result;
}

std::string parse(std::string_view text) {
  PythonParser parser(text, {});
  const auto id = parser.whole_expression();
  return id ? shown(parser, *id) : id.error().id;
}

TEST(PythonParserTest, BindsOperatorsAsPythonDoes) {
  EXPECT_EQ(parse("a + b * c"), parse("a + (b * c)"));
  EXPECT_EQ(parse("-a ** -b"), parse("-(a ** (-b))"));
  EXPECT_EQ(parse("a - b - c"), parse("(a - b) - c"));
  EXPECT_EQ(parse("a | b & c == d"), parse("(a | (b & c)) == d"));
  EXPECT_EQ(parse("not a == b and c"), parse("(not (a == b)) and c"));
  EXPECT_EQ(parse("a or not not -b < c"), parse("a or (not (not ((-b) < c)))"));
  EXPECT_EQ(parse("~a.b(c)[d]"), parse("~(((a.b)(c))[d])"));
  EXPECT_EQ(parse("a ** b ** c"), parse("a ** (b ** c)"));
  EXPECT_NE(parse("a ** b ** c"), parse("(a ** b) ** c"));
}

TEST(PythonParserTest, KnowsTuplesSlicesAndKeywords) {
  EXPECT_EQ(parse("(a,)"), parse("a,"));
  EXPECT_NE(parse("(a)"), parse("(a,)"));
  EXPECT_EQ(parse("x[1:, ::2]"),
            parse("x[(1:, ::2)]") == "python-syntax" ? parse("x[1:,::2]") : "");
  EXPECT_EQ(parse("f(a, b=1, *c)"), parse("f( a,b = 1,\n *c, )"));
}

TEST(PythonParserTest, ReadsStatementsWithTheirIndentation) {
  PythonParser parser(
      "class A(B):  # note\n  def f(self, x: T = 3, *r) -> C:\n    a = b = \\\n"
      "      None\n\n    x += 1; return\n",
      {});
  const auto read = [&] { return *parser.next(); };
  EXPECT_EQ(read().kind, PythonStatementKind::kClass);
  const PythonStatement def = read();
  EXPECT_EQ(def.kind, PythonStatementKind::kDef);
  EXPECT_EQ(def.parameters.size(), 3U);
  EXPECT_EQ(def.indent, 2U);
  const PythonStatement assign = read();
  EXPECT_EQ(assign.targets.size(), 2U);
  EXPECT_EQ(assign.indent, 4U);
  EXPECT_EQ(read().text, "+");
  EXPECT_EQ(read().kind, PythonStatementKind::kReturn);
  EXPECT_EQ(read().kind, PythonStatementKind::kEnd);
}

TEST(PythonParserTest, RefusesWhatIsNotPython) {
  for (const std::string_view text :
       {"", "a +", "(a", "f(a b)", "x[", "x[]", "\"abc", "a b", "1 $ 2"}) {
    EXPECT_EQ(parse(text), "python-syntax") << text;
  }
  EXPECT_EQ(parse("1 < 2 < 3"), "unsupported-syntax");
  EXPECT_EQ(parse("lambda x=1: x"), "unsupported-syntax");
  EXPECT_EQ(parse(std::string(5000, '(')), "source-too-deep");
  EXPECT_EQ(parse(std::string(5000, '-') + "1"), "source-too-deep");
  std::string chain = "a";
  for (int i = 0; i < 5000; ++i) chain += ".a";
  EXPECT_EQ(parse(chain), "source-too-deep");
}

TEST(PythonStringTest, ResolvesEscapes) {
  EXPECT_EQ(python_string(R"('a\n\x41\'\q')", {}), "a\nA'\\q");
  EXPECT_EQ(python_string(R"('\n\t\r\0\\\'\"\a\b\f\v')", {}),
            std::string("\n\t\r\0\\'\"\a\b\f\v", 11));
  EXPECT_EQ(python_string(R"(r"a\n")", {}), "a\\n");
  EXPECT_EQ(python_string(R"("""a"b""")", {}), "a\"b");
  EXPECT_EQ(python_string(R"(f"{a}")", {}).error().id, "bad-string");
  EXPECT_TRUE(python_string(R"(f"{a}")", {})
                  .error()
                  .message.contains("expected a plain string, found one with prefix '"));
  EXPECT_EQ(python_string(R"("\xff")", {}).error().id, "bad-string");
}

TEST(PythonLiteralTest, ReadsNumbersAsPythonDoes) {
  const auto literal = [](std::string_view text) -> std::optional<FxValue> {
    PythonParser parser(text, {});
    const auto id = parser.whole_expression();
    return id ? python_literal(parser, *id) : std::nullopt;
  };
  EXPECT_EQ(literal("1_000"), FxValue{int64_t{1000}});
  EXPECT_EQ(literal("-0x1F"), FxValue{int64_t{-31}});
  EXPECT_EQ(literal("1e400"), FxValue{std::numeric_limits<double>::infinity()});
  EXPECT_EQ(literal("-1.5e-3"), FxValue{-1.5e-3});
  EXPECT_EQ(literal("float('-inf')"), FxValue{-std::numeric_limits<double>::infinity()});
  EXPECT_EQ(literal("99999999999999999999"), std::nullopt);
  EXPECT_EQ(literal("a"), std::nullopt);
  EXPECT_EQ(literal("1j"), std::nullopt);
}

}  // namespace
}  // namespace passnet
