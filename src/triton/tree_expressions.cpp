// Expressions of Python files.
#include "triton/tree_parser.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// Binary operators from the weakest to the strongest level.
constexpr std::array<std::array<std::string_view, 5>, 6> kTreeLevels{
    {{"|"}, {"^"}, {"&"}, {"<<", ">>"}, {"+", "-"}, {"*", "/", "//", "%", "@"}}};

}  // namespace

bool TreeParser::ends_list() const {
  return at_end() || token_.is(")") || token_.is("]") || token_.is("}") || token_.is("=") ||
         token_.is(":");
}

Result<TreeId> TreeParser::expression_list() {
  const uint32_t begin = token_.begin;
  std::vector<TreeId> entries{TRY(starred_expression())};
  if (!token_.is(",")) return entries[0];
  while (take_if(",")) {
    if (ends_list()) break;
    entries.push_back(TRY(starred_expression()));
  }
  return add(TreeKind::kTuple, {}, from(begin), std::move(entries));
}

Result<TreeId> TreeParser::starred_expression() {
  const uint32_t begin = token_.begin;
  if (!take_if("*")) return named_expression();
  return add(TreeKind::kStarred, {}, from(begin), {TRY(expression())});
}

Result<TreeId> TreeParser::named_expression() {
  const TreeId value = TRY(expression());
  if (!token_.is(":=")) return value;
  return unexpected_token("an expression without ':='");
}

Result<TreeId> TreeParser::expression() {
  ++depth_;
  TRY(check_limits());
  const uint32_t begin = token_.begin;
  Result<TreeId> result = token_.is("lambda") ? lambda() : boolean("or");
  if (result && token_.is("if")) {
    take();
    const TreeId condition = TRY(boolean("or"));
    TRY(expect("else"));
    const TreeId other = TRY(expression());
    result = add(TreeKind::kConditional, {}, from(begin), {condition, *result, other});
  }
  --depth_;
  return result;
}

Result<TreeId> TreeParser::lambda() {
  const uint32_t begin = token_.begin;
  take();
  std::vector<TreeId> parts = TRY(parameters(":", false));
  parts.push_back(TRY(expression()));
  return add(TreeKind::kLambda, {}, from(begin), std::move(parts));
}

Result<TreeId> TreeParser::boolean(std::string_view word) {
  const uint32_t begin = token_.begin;
  const bool is_or = word == "or";
  TreeId left = TRY(is_or ? boolean("and") : negation());
  while (token_.is(word)) {
    take();
    const TreeId right = TRY(is_or ? boolean("and") : negation());
    left = add(TreeKind::kBoolean, word, from(begin), {left, right});
  }
  return left;
}

Result<TreeId> TreeParser::negation() {
  const uint32_t begin = token_.begin;
  if (!take_if("not")) return comparison();
  ++depth_;
  TRY(check_limits());
  const TreeId operand = TRY(negation());
  --depth_;
  return add(TreeKind::kUnary, "not", from(begin), {operand});
}

std::string_view TreeParser::comparison_operator() {
  static constexpr std::array<std::string_view, 6> kComparisons{"==", "!=", "<", ">", "<=", ">="};
  if (token_.kind == PythonTokenKind::kPunctuation &&
      std::ranges::find(kComparisons, token_.text) != kComparisons.end()) {
    return take().text;
  }
  if (take_if("in")) return "in";
  if (take_if("is")) return take_if("not") ? "is not" : "is";
  if (token_.is("not")) {
    take();
    take_if("in");
    return "not in";
  }
  return {};
}

Result<TreeId> TreeParser::comparison() {
  const uint32_t begin = token_.begin;
  TreeId left = TRY(binary(0));
  std::optional<TreeId> chain;
  while (true) {
    const std::string_view symbol = comparison_operator();
    if (symbol.empty()) break;
    const TreeId right = TRY(binary(0));
    const TreeId compared = add(TreeKind::kCompare, symbol, from(begin), {left, right});
    chain = chain ? add(TreeKind::kBoolean, "and", from(begin), {*chain, compared}) : compared;
    left = right;
  }
  return chain.value_or(left);
}

Result<TreeId> TreeParser::binary(size_t level) {
  if (level == kTreeLevels.size()) return unary();
  const uint32_t begin = token_.begin;
  TreeId left = TRY(binary(level + 1));
  const auto& symbols = kTreeLevels[level];
  while (token_.kind == PythonTokenKind::kPunctuation && !token_.text.empty() &&
         std::ranges::find(symbols, token_.text) != symbols.end()) {
    const std::string_view symbol = take().text;
    const TreeId right = TRY(binary(level + 1));
    left = add(TreeKind::kBinary, symbol, from(begin), {left, right});
  }
  return left;
}

Result<TreeId> TreeParser::unary() {
  const uint32_t begin = token_.begin;
  for (const std::string_view symbol : {"-", "+", "~"}) {
    if (!token_.is(symbol)) continue;
    take();
    ++depth_;
    TRY(check_limits());
    const TreeId operand = TRY(unary());
    --depth_;
    return add(TreeKind::kUnary, symbol, from(begin), {operand});
  }
  take_if("await");
  const TreeId base = TRY(postfix_atom());
  if (!take_if("**")) return base;
  return add(TreeKind::kBinary, "**", from(begin), {base, TRY(unary())});
}

Result<TreeId> TreeParser::postfix(TreeId object) {
  const uint32_t begin = tree_.node(object).span.begin;
  while (true) {
    if (take_if(".")) {
      const PythonToken name = take();
      object = add(TreeKind::kAttribute, name.text, from(begin), {object});
    } else if (take_if("(")) {
      std::vector<TreeId> parts{object};
      while (!take_if(")")) {
        parts.push_back(TRY(argument()));
        if (!token_.is(")")) TRY(expect(","));
      }
      object = add(TreeKind::kCall, {}, from(begin), std::move(parts));
    } else if (take_if("[")) {
      const TreeId index = TRY(subscript());
      TRY(expect("]"));
      object = add(TreeKind::kSubscript, {}, from(begin), {object, index});
    } else {
      return object;
    }
  }
}

Result<TreeId> TreeParser::argument() {
  const uint32_t begin = token_.begin;
  if (take_if("*")) return add(TreeKind::kStarred, {}, from(begin), {TRY(expression())});
  if (take_if("**")) return add(TreeKind::kKeyword, {}, from(begin), {TRY(expression())});
  const TreeId value = TRY(named_expression());
  if (token_.is("for")) return comprehension(value, begin);
  if (!token_.is("=") || tree_.node(value).kind != TreeKind::kName) return value;
  take();
  const std::string_view name = tree_.node(value).text;
  return add(TreeKind::kKeyword, name, from(begin), {TRY(expression())});
}

Result<TreeId> TreeParser::subscript() {
  const uint32_t begin = token_.begin;
  std::vector<TreeId> entries{TRY(subscript_entry())};
  if (!token_.is(",")) return entries[0];
  while (take_if(",")) {
    if (token_.is("]")) break;
    entries.push_back(TRY(subscript_entry()));
  }
  return add(TreeKind::kTuple, {}, from(begin), std::move(entries));
}

Result<TreeId> TreeParser::subscript_entry() {
  const uint32_t begin = token_.begin;
  std::vector<TreeId> parts(3);
  size_t place = 0;
  bool is_slice = false;
  while (true) {
    if (token_.is(":")) {
      take();
      is_slice = true;
      if (++place == 3) break;
    } else if (token_.is(",") || token_.is("]")) {
      break;
    } else {
      parts[place] = TRY(starred_expression());
      if (!token_.is(":")) break;
    }
  }
  if (!is_slice && parts[0].valid()) return parts[0];
  if (!is_slice) return unexpected_token("an index");
  return add(TreeKind::kSlice, {}, from(begin), std::move(parts));
}

Result<TreeId> TreeParser::comprehension(TreeId entry, uint32_t begin) {
  TRY(expect("for"));
  const TreeId target = TRY(targets());
  TRY(expect("in"));
  std::vector<TreeId> parts{entry, target, TRY(boolean("or"))};
  while (take_if("if")) parts.push_back(TRY(boolean("or")));
  return add(TreeKind::kComprehension, {}, from(begin), std::move(parts));
}

Result<TreeId> TreeParser::sequence(TreeKind kind, std::string_view close) {
  const uint32_t begin = token_.begin;
  std::vector<TreeId> entries;
  while (!take_if(close)) {
    entries.push_back(TRY(starred_expression()));
    if (token_.is("for")) {
      const TreeId made = TRY(comprehension(entries[0], begin));
      TRY(expect(close));
      return made;
    }
    if (!token_.is(close)) TRY(expect(","));
  }
  return add(kind, {}, from(begin), std::move(entries));
}

Result<TreeId> TreeParser::parenthesized() {
  const uint32_t begin = token_.begin;
  if (take_if(")")) return add(TreeKind::kTuple, {}, from(begin), {});
  const TreeId value = TRY(expression_list());
  if (token_.is("for")) {
    const TreeId made = TRY(comprehension(value, begin));
    TRY(expect(")"));
    return made;
  }
  TRY(expect(")"));
  return value;
}

Result<TreeId> TreeParser::braces() {
  const uint32_t begin = token_.begin;
  std::vector<TreeId> entries;
  bool is_dict = true;
  while (!take_if("}")) {
    if (take_if("**")) {
      entries.push_back({});
      entries.push_back(TRY(expression()));
    } else {
      entries.push_back(TRY(expression()));
      is_dict = token_.is(":");
      if (take_if(":")) entries.push_back(TRY(expression()));
      if (token_.is("for")) {
        TRY(comprehension(entries[0], begin));
        is_dict = false;
      }
    }
    if (!token_.is("}")) TRY(expect(","));
  }
  return add(is_dict ? TreeKind::kDict : TreeKind::kSet, {}, from(begin), std::move(entries));
}

Result<TreeId> TreeParser::atom() {
  const PythonToken token = token_;
  const uint32_t begin = token.begin;
  if (token.kind == PythonTokenKind::kName) {
    take();
    if (token.text == "True") return add(TreeKind::kTrue, token.text, from(begin), {});
    if (token.text == "False") return add(TreeKind::kFalse, token.text, from(begin), {});
    if (token.text == "None") return add(TreeKind::kNone, token.text, from(begin), {});
    return add(TreeKind::kName, token.text, from(begin), {});
  }
  if (token.kind == PythonTokenKind::kInteger || token.kind == PythonTokenKind::kFloat) {
    take();
    return add(token.kind == PythonTokenKind::kFloat ? TreeKind::kFloat : TreeKind::kInteger,
               token.text, from(begin), {});
  }
  if (token.kind == PythonTokenKind::kString) {
    take();
    while (token_.kind == PythonTokenKind::kString) take();
    return add(TreeKind::kString, token.text, from(begin), {});
  }
  if (take_if("(")) return parenthesized();
  if (take_if("[")) return sequence(TreeKind::kList, "]");
  if (take_if("{")) return braces();
  if (take_if("...")) return add(TreeKind::kEllipsis, token.text, from(begin), {});
  return unexpected_token("an expression");
}

}  // namespace passnet
