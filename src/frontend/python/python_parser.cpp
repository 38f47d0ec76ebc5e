#include "frontend/python/python_parser.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Binary operators by level, loosest first; comparisons are at kCompareLevel.
constexpr std::array<std::array<std::string_view, 6>, 8> kLevels{{
    {"or"},
    {"and"},
    {"==", "!=", "<", ">", "<=", ">="},
    {"|"},
    {"^"},
    {"&"},
    {"<<", ">>"},
    {"+", "-"},
}};
constexpr std::array<std::string_view, 5> kFactors{"*", "/", "//", "%", "@"};
constexpr std::array<std::string_view, 1> kInversion{"not"};
constexpr std::array<std::string_view, 3> kSigns{"-", "+", "~"};
constexpr size_t kCompareLevel = 2;
constexpr size_t kFactorLevel = kLevels.size();
constexpr std::array<std::string_view, 13> kUnsupported{"lambda", "yield", "await", "if",    "for",
                                                        "while",  "with",  "try",   "async", "del",
                                                        "global", "raise", "assert"};
constexpr std::array<std::string_view, 13> kAugmented{
    "+=", "-=", "*=", "/=", "//=", "%=", "**=", "@=", "&=", "|=", "^=", ">>=", "<<="};

constexpr bool contains(std::span<const std::string_view> texts, std::string_view text) {
  return !text.empty() && std::ranges::find(texts, text) != texts.end();
}

}  // namespace

PythonParser::PythonParser(std::string_view text, SourceId source) : lexer_(text), source_(source) {
  token_ = lexer_.take();
}

PythonToken PythonParser::take() {
  const PythonToken token = token_;
  last_end_ = token.end;
  token_ = lexer_.take();
  return token;
}

bool PythonParser::take_if(std::string_view text) {
  if (!token_.is(text)) return false;
  take();
  return true;
}

std::unexpected<Diagnostic> PythonParser::unexpected_token(std::string_view wanted) const {
  if (token_.kind == PythonTokenKind::kEnd || token_.kind == PythonTokenKind::kNewline) {
    return fail(here(), "python-syntax", "expected {}, found the end of the {}", wanted,
                token_.kind == PythonTokenKind::kEnd ? "text" : "line");
  }
  if (contains(kUnsupported, token_.text)) {
    return fail(here(), "unsupported-syntax", "expected {}, found '{}', which is not supported",
                wanted, token_.text);
  }
  return fail(here(), "python-syntax", "expected {}, found '{}'", wanted,
              token_.text.substr(0, 40));
}

Result<void> PythonParser::expect(std::string_view text) {
  if (take_if(text)) return {};
  return unexpected_token(fmt::format("'{}'", text));
}

PythonParser::NodeResult PythonParser::add(PythonNode node,
                                           std::span<const PythonNodeId> children) {
  for (const PythonNodeId child : children) {
    if (!child.valid()) continue;
    node.depth = std::max<uint8_t>(node.depth, static_cast<uint8_t>(nodes_[child.index].depth + 1));
  }
  if (node.depth > kPythonDepth) {
    return fail({source_, node.begin, node.end}, "source-too-deep",
                "expected at most {} nested expressions, found more", kPythonDepth);
  }
  node.first_child = static_cast<uint32_t>(child_ids_.size());
  node.children = static_cast<uint32_t>(children.size());
  child_ids_.insert(child_ids_.end(), children.begin(), children.end());
  nodes_.push_back(node);
  return PythonNodeId{static_cast<uint32_t>(nodes_.size() - 1)};
}

PythonParser::NodeResult PythonParser::expression_list() {
  const uint32_t begin = token_.begin;
  const PythonNodeId first = TRY(expression());
  if (!token_.is(",")) return first;
  std::vector<PythonNodeId> entries{first};
  while (take_if(",")) {
    const bool ends = token_.kind == PythonTokenKind::kNewline ||
                      token_.kind == PythonTokenKind::kEnd || token_.is("=");
    if (ends) break;
    entries.push_back(TRY(expression()));
  }
  return add({.kind = PythonKind::kTuple, .begin = begin, .end = last_end_}, entries);
}

PythonParser::NodeResult PythonParser::expression() {
  if (open_ >= kPythonDepth) {
    return fail(here(), "source-too-deep", "expected at most {} nested expressions, found more",
                kPythonDepth);
  }
  ++open_;
  const uint32_t begin = token_.begin;
  PythonNodeId value = TRY(token_.is("lambda") ? lambda() : binary(0));
  if (take_if("if")) {
    const PythonNodeId condition = TRY(binary(0));
    TRY(expect("else"));
    const PythonNodeId other = TRY(expression());
    value = TRY(add({.kind = PythonKind::kConditional, .begin = begin, .end = last_end_},
                    std::array{condition, value, other}));
  }
  --open_;
  return value;
}

PythonParser::NodeResult PythonParser::lambda() {
  const uint32_t begin = take().begin;
  std::vector<PythonNodeId> entries;
  for (const PythonParameter& parameter : TRY(parameters(false))) {
    if (parameter.stars > 0 || parameter.fallback.valid()) {
      return fail({source_, parameter.begin, parameter.end}, "unsupported-syntax",
                  "expected a plain parameter of a lambda, found stars or a default");
    }
    entries.push_back(TRY(add({.kind = PythonKind::kName,
                               .text = parameter.name,
                               .begin = parameter.begin,
                               .end = parameter.end},
                              {})));
  }
  TRY(expect(":"));
  entries.push_back(TRY(expression()));
  return add({.kind = PythonKind::kLambda, .begin = begin, .end = last_end_}, entries);
}

PythonParser::NodeResult PythonParser::binary(size_t level) {
  const uint32_t begin = token_.begin;
  PythonNodeId left = TRY(operand(level));
  while (true) {
    const bool is_word = token_.kind == PythonTokenKind::kName && level < 2;
    if (token_.kind != PythonTokenKind::kPunctuation && !is_word) break;
    const bool is_ours = level < kFactorLevel ? contains(kLevels[level], token_.text)
                                              : contains(kFactors, token_.text);
    if (!is_ours) break;
    const std::string_view op = take().text;
    const PythonNodeId right = TRY(operand(level));
    const bool compares = level == kCompareLevel;
    if (compares && nodes_[left.index].kind == PythonKind::kCompare &&
        nodes_[left.index].begin == begin) {
      return fail({source_, begin, last_end_}, "unsupported-syntax",
                  "expected one comparison, found a chain of them");
    }
    left = TRY(add({.kind = compares ? PythonKind::kCompare : PythonKind::kBinary,
                    .text = op,
                    .begin = begin,
                    .end = last_end_},
                   std::array{left, right}));
  }
  return left;
}

// A `not` is looser than comparisons, other prefixes tighter than all binary operators but `**`.
PythonParser::NodeResult PythonParser::operand(size_t level) {
  if (level + 1 == kCompareLevel) return prefixed(kInversion, level + 1);
  return level < kFactorLevel ? binary(level + 1) : prefixed(kSigns, level + 1);
}

PythonParser::NodeResult PythonParser::prefixed(std::span<const std::string_view> prefixes,
                                                size_t level) {
  const uint32_t begin = token_.begin;
  std::vector<PythonToken> operators;
  const auto is_here = [this](std::string_view prefix) { return token_.is(prefix); };
  while (std::ranges::any_of(prefixes, is_here)) {
    operators.push_back(take());
    if (operators.size() <= kPythonDepth) continue;
    return fail({source_, begin, last_end_}, "source-too-deep",
                "expected at most {} nested expressions, found more", kPythonDepth);
  }
  PythonNodeId value = TRY(level > kFactorLevel ? power() : binary(level));
  for (size_t i = operators.size(); i-- > 0;) {
    value = TRY(add({.kind = PythonKind::kUnary,
                     .text = operators[i].text,
                     .begin = operators[i].begin,
                     .end = last_end_},
                    std::array{value}));
  }
  return value;
}

PythonParser::NodeResult PythonParser::power() {
  const uint32_t begin = token_.begin;
  const PythonNodeId base = TRY(postfix());
  if (!token_.is("**")) return base;
  const std::string_view op = take().text;
  if (++open_ > kPythonDepth) {
    return fail(here(), "source-too-deep", "expected at most {} nested expressions, found more",
                kPythonDepth);
  }
  const PythonNodeId exponent = TRY(prefixed(kSigns, kFactorLevel + 1));
  --open_;
  return add({.kind = PythonKind::kBinary, .text = op, .begin = begin, .end = last_end_},
             std::array{base, exponent});
}

PythonParser::NodeResult PythonParser::postfix() {
  PythonNodeId node = TRY(atom());
  while (token_.kind == PythonTokenKind::kPunctuation) {
    if (token_.is("(")) {
      node = TRY(call(node));
    } else if (token_.is("[")) {
      node = TRY(subscript(node));
    } else if (take_if(".")) {
      if (token_.kind != PythonTokenKind::kName) return unexpected_token("an attribute");
      const PythonToken name = take();
      node = TRY(add({.kind = PythonKind::kAttribute,
                      .text = name.text,
                      .begin = nodes_[node.index].begin,
                      .end = name.end},
                     std::array{node}));
    } else {
      break;
    }
  }
  return node;
}

PythonParser::NodeResult PythonParser::atom() {
  const auto leaf = [&](PythonKind kind) {
    const PythonToken token = take();
    return add({.kind = kind, .text = token.text, .begin = token.begin, .end = token.end}, {});
  };
  switch (token_.kind) {
    case PythonTokenKind::kInteger:
      return leaf(PythonKind::kInteger);
    case PythonTokenKind::kFloat:
      return leaf(PythonKind::kFloat);
    case PythonTokenKind::kString:
      return leaf(PythonKind::kString);
    case PythonTokenKind::kName:
      if (token_.text == "None") return leaf(PythonKind::kNone);
      if (token_.text == "True") return leaf(PythonKind::kTrue);
      if (token_.text == "False") return leaf(PythonKind::kFalse);
      if (contains(kUnsupported, token_.text)) break;
      return leaf(PythonKind::kName);
    case PythonTokenKind::kPunctuation:
      if (token_.text == "(") return sequence(PythonKind::kTuple, ")");
      if (token_.text == "[") return sequence(PythonKind::kList, "]");
      if (token_.text == "{") return dict();
      if (token_.text == "...") return leaf(PythonKind::kEllipsis);
      break;
    case PythonTokenKind::kNewline:
    case PythonTokenKind::kEnd:
    case PythonTokenKind::kBad:
      break;
  }
  return unexpected_token("an expression");
}

// Parentheses without a comma: the expression itself.
PythonParser::NodeResult PythonParser::sequence(PythonKind kind, std::string_view close) {
  const uint32_t begin = take().begin;
  std::vector<PythonNodeId> entries;
  bool has_comma = false;
  while (!token_.is(close)) {
    entries.push_back(TRY(expression()));
    if (!take_if(",")) break;
    has_comma = true;
  }
  TRY(expect(close));
  if (kind == PythonKind::kTuple && entries.size() == 1 && !has_comma) return entries[0];
  return add({.kind = kind, .begin = begin, .end = last_end_}, entries);
}

PythonParser::NodeResult PythonParser::dict() {
  const uint32_t begin = take().begin;
  std::vector<PythonNodeId> entries;
  while (!token_.is("}")) {
    entries.push_back(TRY(expression()));
    TRY(expect(":"));
    entries.push_back(TRY(expression()));
    if (!take_if(",")) break;
  }
  TRY(expect("}"));
  return add({.kind = PythonKind::kDict, .begin = begin, .end = last_end_}, entries);
}

PythonParser::NodeResult PythonParser::call(PythonNodeId function) {
  const uint32_t begin = nodes_[function.index].begin;
  take();
  std::vector<PythonNodeId> entries{function};
  while (!token_.is(")")) {
    entries.push_back(TRY(argument()));
    if (!take_if(",")) break;
  }
  TRY(expect(")"));
  return add({.kind = PythonKind::kCall, .begin = begin, .end = last_end_}, entries);
}

PythonParser::NodeResult PythonParser::argument() {
  const uint32_t begin = token_.begin;
  if (take_if("*")) {
    const PythonNodeId value = TRY(expression());
    return add({.kind = PythonKind::kStarred, .begin = begin, .end = last_end_}, std::array{value});
  }
  const PythonNodeId value = TRY(expression());
  if (!token_.is("=") || nodes_[value.index].kind != PythonKind::kName) return value;
  take();
  const PythonNodeId keyword_value = TRY(expression());
  return add({.kind = PythonKind::kKeyword,
              .text = nodes_[value.index].text,
              .begin = begin,
              .end = last_end_},
             std::array{keyword_value});
}

PythonParser::NodeResult PythonParser::subscript(PythonNodeId object) {
  take();
  const uint32_t begin = token_.begin;
  PythonNodeId place = TRY(index());
  if (token_.is(",")) {
    std::vector<PythonNodeId> entries{place};
    while (take_if(",")) {
      if (token_.is("]")) break;
      entries.push_back(TRY(index()));
    }
    place = TRY(add({.kind = PythonKind::kTuple, .begin = begin, .end = last_end_}, entries));
  }
  TRY(expect("]"));
  return add(
      {.kind = PythonKind::kSubscript, .begin = nodes_[object.index].begin, .end = last_end_},
      std::array{object, place});
}

PythonParser::NodeResult PythonParser::index() {
  const uint32_t begin = token_.begin;
  std::array<PythonNodeId, 3> parts;
  bool is_slice = false;
  for (size_t i = 0; i < 3; ++i) {
    if (!token_.is(":") && !token_.is(",") && !token_.is("]")) parts[i] = TRY(expression());
    if (i == 2 || !take_if(":")) break;
    is_slice = true;
  }
  if (is_slice) {
    return add({.kind = PythonKind::kSlice, .begin = begin, .end = last_end_}, parts);
  }
  if (!parts[0].valid()) return unexpected_token("an index");
  return parts[0];
}

// Parses up to the closing parenthesis, or the colon of a lambda, and leaves it.
Result<std::vector<PythonParameter>> PythonParser::parameters(bool annotated) {
  std::vector<PythonParameter> result;
  while (!token_.is(")") && !token_.is(":") && token_.kind != PythonTokenKind::kEnd) {
    PythonParameter parameter{.begin = token_.begin};
    if (take_if("**")) parameter.stars = 2;
    if (take_if("*")) parameter.stars = 1;
    if (token_.kind == PythonTokenKind::kName) {
      parameter.name = take().text;
      if (annotated && take_if(":")) parameter.annotation = TRY(expression());
      if (take_if("=")) parameter.fallback = TRY(expression());
    } else if (parameter.stars != 1) {
      return unexpected_token("a parameter");
    }
    parameter.end = last_end_;
    result.push_back(parameter);
    if (!take_if(",")) break;
  }
  return result;
}

Result<std::vector<PythonParameter>> PythonParser::whole_parameters() {
  std::vector<PythonParameter> result = TRY(parameters(true));
  if (token_.kind == PythonTokenKind::kNewline) take();
  if (token_.kind != PythonTokenKind::kEnd) return unexpected_token("the end of the parameters");
  return result;
}

PythonParser::NodeResult PythonParser::whole_expression() {
  const PythonNodeId result = TRY(expression_list());
  if (token_.kind == PythonTokenKind::kNewline) take();
  if (token_.kind != PythonTokenKind::kEnd) return unexpected_token("the end of the expression");
  return result;
}

Result<void> PythonParser::end_statement(PythonStatement& statement) {
  statement.span.end = last_end_;
  if (token_.kind == PythonTokenKind::kNewline || token_.is(";")) {
    take();
    return {};
  }
  if (token_.kind == PythonTokenKind::kEnd) return {};
  return unexpected_token("the end of the statement");
}

Result<PythonStatement> PythonParser::definition(PythonStatement statement) {
  const bool is_class = take().text == "class";
  statement.kind = is_class ? PythonStatementKind::kClass : PythonStatementKind::kDef;
  if (token_.kind != PythonTokenKind::kName) return unexpected_token("a name");
  statement.text = take().text;
  if (is_class && take_if("(")) {
    while (!token_.is(")") && token_.kind != PythonTokenKind::kEnd) {
      TRY(argument());
      if (!take_if(",")) break;
    }
    TRY(expect(")"));
  }
  if (!is_class) {
    TRY(expect("("));
    statement.parameters = TRY(parameters(true));
    TRY(expect(")"));
    if (take_if("->")) TRY(expression());
  }
  TRY(expect(":"));
  TRY(end_statement(statement));
  return statement;
}

Result<PythonStatement> PythonParser::simple(PythonStatement statement) {
  if (take_if("return")) {
    statement.kind = PythonStatementKind::kReturn;
    const bool is_bare =
        token_.kind == PythonTokenKind::kNewline || token_.kind == PythonTokenKind::kEnd;
    if (!is_bare) statement.value = TRY(expression_list());
    TRY(end_statement(statement));
    return statement;
  }
  statement.kind = PythonStatementKind::kExpression;
  statement.value = TRY(expression_list());
  if (token_.is(":")) {  // `name: annotation = value`
    take();
    TRY(expression());
  }
  if (contains(kAugmented, token_.text)) {
    statement.kind = PythonStatementKind::kAugmented;
    statement.targets.push_back(statement.value);
    const std::string_view op = take().text;
    statement.text = op.substr(0, op.size() - 1);
    statement.value = TRY(expression_list());
  }
  while (take_if("=")) {
    if (statement.kind == PythonStatementKind::kAugmented) return unexpected_token("a value");
    statement.kind = PythonStatementKind::kAssign;
    statement.targets.push_back(statement.value);
    statement.value = TRY(expression_list());
  }
  TRY(end_statement(statement));
  return statement;
}

Result<PythonStatement> PythonParser::next() {
  nodes_.clear();
  child_ids_.clear();
  open_ = 0;
  PythonStatement statement{.indent = token_.indent, .span = here()};
  if (token_.kind == PythonTokenKind::kEnd) return statement;
  if (token_.is("class") || token_.is("def")) return definition(std::move(statement));
  if (token_.is("import") || token_.is("from") || token_.is("pass") || token_.is("del")) {
    statement.kind = PythonStatementKind::kOther;
    while (token_.kind != PythonTokenKind::kNewline && token_.kind != PythonTokenKind::kEnd) take();
    TRY(end_statement(statement));
    return statement;
  }
  return simple(std::move(statement));
}

}  // namespace passnet
