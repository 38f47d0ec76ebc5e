#include "frontend/python/python_expressions.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// Binary operators by level, loosest first.
constexpr std::array<std::array<std::string_view, 5>, 6> kLevels{
    {{"|"}, {"^"}, {"&"}, {"<<", ">>"}, {"+", "-"}, {"*", "/", "//", "%", "@"}}};
constexpr std::array<std::string_view, 6> kComparisons{"==", "!=", "<", ">", "<=", ">="};
constexpr std::array<std::string_view, 1> kInversion{"not"};
constexpr std::array<std::string_view, 3> kSigns{"-", "+", "~"};
constexpr std::array<std::string_view, 13> kUnsupported{"lambda", "yield", "await", "if",    "for",
                                                        "while",  "with",  "try",   "async", "del",
                                                        "global", "raise", "assert"};
constexpr std::array<std::string_view, 13> kAugmented{
    "+=", "-=", "*=", "/=", "//=", "%=", "**=", "@=", "&=", "|=", "^=", ">>=", "<<="};

constexpr size_t kMaxFileNodes = 400'000;

constexpr bool contains(std::span<const std::string_view> texts, std::string_view text) {
  return !text.empty() && std::ranges::find(texts, text) != texts.end();
}

}  // namespace

PythonExpressions::PythonExpressions(std::string_view text, SourceId source, PythonDialect dialect)
    : lexer_(text), source_(source), dialect_(dialect) {
  token_ = lexer_.take();
}

void PythonExpressions::clear() {
  nodes_.clear();
  child_ids_.clear();
  open_ = 0;
}

PythonToken PythonExpressions::take() {
  const PythonToken token = token_;
  last_end_ = token.end;
  token_ = lexer_.take();
  return token;
}

bool PythonExpressions::take_if(std::string_view text) {
  if (!token_.is(text)) return false;
  take();
  return true;
}

std::unexpected<Diagnostic> PythonExpressions::unexpected_token(std::string_view wanted) const {
  if (token_.kind == PythonTokenKind::kEnd || token_.kind == PythonTokenKind::kNewline) {
    return fail(here(), "python-syntax", "expected {}, found the end of the {}", wanted,
                token_.kind == PythonTokenKind::kEnd ? "text" : "line");
  }
  if (!is_file() && contains(kUnsupported, token_.text)) {
    return fail(here(), "unsupported-syntax", "expected {}, found '{}', which is not supported",
                wanted, token_.text);
  }
  return fail(here(), "python-syntax", "expected {}, found '{}'", wanted,
              token_.text.substr(0, 40));
}

Result<void> PythonExpressions::expect(std::string_view text) {
  if (take_if(text)) return {};
  return unexpected_token(fmt::format("'{}'", text));
}

bool PythonExpressions::at_end() const {
  return token_.kind == PythonTokenKind::kNewline || token_.kind == PythonTokenKind::kEnd ||
         token_.is(";");
}

std::string_view PythonExpressions::take_augmented() {
  if (!contains(kAugmented, token_.text)) return {};
  const std::string_view op = take().text;
  return op.substr(0, op.size() - 1);
}

std::unexpected<Diagnostic> PythonExpressions::too_deep(Span span) const {
  return fail(span, "source-too-deep", "expected at most {} nested expressions, found more",
              max_depth());
}

Result<void> PythonExpressions::enter() {
  if (++open_ > max_depth()) return too_deep(here());
  if (!is_file() || nodes_.size() < kMaxFileNodes) return {};
  return fail(here(), "source-too-deep", "expected at most {} terms, found more", kMaxFileNodes);
}

PythonExpressions::NodeResult PythonExpressions::add(PythonNode node,
                                                     std::span<const PythonNodeId> children) {
  for (const PythonNodeId child : children) {
    if (!child.valid()) continue;
    node.depth = std::max<uint8_t>(node.depth, static_cast<uint8_t>(nodes_[child.index].depth + 1));
  }
  if (node.depth > max_depth()) return too_deep({source_, node.begin, node.end});
  node.first_child = static_cast<uint32_t>(child_ids_.size());
  node.children = static_cast<uint32_t>(children.size());
  child_ids_.insert(child_ids_.end(), children.begin(), children.end());
  nodes_.push_back(node);
  return PythonNodeId{static_cast<uint32_t>(nodes_.size() - 1)};
}

PythonExpressions::NodeResult PythonExpressions::finish(PythonKind kind, std::string_view text,
                                                        uint32_t begin,
                                                        std::span<const PythonNodeId> children) {
  return add({.kind = kind, .text = text, .begin = begin, .end = last_end_}, children);
}

PythonExpressions::NodeResult PythonExpressions::expression_list() {
  const uint32_t begin = token_.begin;
  const PythonNodeId first = TRY(entry());
  if (!token_.is(",")) return first;
  std::vector<PythonNodeId> entries{first};
  while (take_if(",")) {
    const bool ends = at_end() || token_.is(")") || token_.is("]") || token_.is("}") ||
                      token_.is("=") || token_.is(":");
    if (ends) break;
    entries.push_back(TRY(entry()));
  }
  return finish(PythonKind::kTuple, {}, begin, entries);
}

PythonExpressions::NodeResult PythonExpressions::entry() {
  const uint32_t begin = token_.begin;
  if (!is_file() || !take_if("*")) return expression();
  return finish(PythonKind::kStarred, {}, begin, std::array{TRY(expression())});
}

PythonExpressions::NodeResult PythonExpressions::expression() {
  TRY(enter());
  const uint32_t begin = token_.begin;
  PythonNodeId value = TRY(token_.is("lambda") ? lambda() : boolean("or"));
  if (take_if("if")) {
    const PythonNodeId condition = TRY(boolean("or"));
    TRY(expect("else"));
    const PythonNodeId other = TRY(expression());
    value = TRY(finish(PythonKind::kConditional, {}, begin, std::array{condition, value, other}));
  }
  leave();
  return value;
}

PythonExpressions::NodeResult PythonExpressions::lambda() {
  const uint32_t begin = take().begin;
  std::vector<PythonNodeId> entries;
  for (const PythonParameter& parameter : TRY(parameters(false))) {
    if (!is_file() && (parameter.stars > 0 || parameter.fallback.valid())) {
      return fail({source_, parameter.begin, parameter.end}, "unsupported-syntax",
                  "expected a plain parameter of a lambda, found stars or a default");
    }
    entries.push_back(TRY(add_parameter(parameter)));
  }
  TRY(expect(":"));
  entries.push_back(TRY(expression()));
  return finish(PythonKind::kLambda, {}, begin, entries);
}

PythonExpressions::NodeResult PythonExpressions::boolean(std::string_view word) {
  const uint32_t begin = token_.begin;
  const auto operand = [&] { return word == "or" ? boolean("and") : prefixed(kInversion); };
  PythonNodeId left = TRY(operand());
  while (token_.is(word)) {
    const std::string_view op = take().text;
    const PythonNodeId right = TRY(operand());
    left = TRY(finish(PythonKind::kBoolean, op, begin, std::array{left, right}));
  }
  return left;
}

std::string_view PythonExpressions::comparison_operator() {
  const bool is_symbol = token_.kind == PythonTokenKind::kPunctuation;
  if (is_symbol && contains(kComparisons, token_.text)) return take().text;
  if (!is_file()) return {};
  if (take_if("in")) return "in";
  if (take_if("is")) return take_if("not") ? "is not" : "is";
  if (!take_if("not")) return {};
  take_if("in");
  return "not in";
}

PythonExpressions::NodeResult PythonExpressions::comparison() {
  const uint32_t begin = token_.begin;
  PythonNodeId left = TRY(binary(0));
  PythonNodeId chain;
  while (true) {
    const std::string_view op = comparison_operator();
    if (op.empty()) return chain.valid() ? chain : left;
    const PythonNodeId right = TRY(binary(0));
    if (!is_file() && chain.valid()) {
      return fail({source_, begin, last_end_}, "unsupported-syntax",
                  "expected one comparison, found a chain of them");
    }
    const PythonNodeId compared =
        TRY(finish(PythonKind::kCompare, op, begin, std::array{left, right}));
    chain = chain.valid()
                ? TRY(finish(PythonKind::kBoolean, "and", begin, std::array{chain, compared}))
                : compared;
    left = right;
  }
}

PythonExpressions::NodeResult PythonExpressions::binary(size_t level) {
  if (level == kLevels.size()) return prefixed(kSigns);
  const uint32_t begin = token_.begin;
  PythonNodeId left = TRY(binary(level + 1));
  while (token_.kind == PythonTokenKind::kPunctuation && contains(kLevels[level], token_.text)) {
    const std::string_view op = take().text;
    const PythonNodeId right = TRY(binary(level + 1));
    left = TRY(finish(PythonKind::kBinary, op, begin, std::array{left, right}));
  }
  return left;
}

// A `not` is looser than comparisons, signs are tighter than all binary operators but `**`.
PythonExpressions::NodeResult PythonExpressions::prefixed(
    std::span<const std::string_view> prefixes) {
  const uint32_t begin = token_.begin;
  std::vector<PythonToken> operators;
  const auto is_here = [this](std::string_view prefix) { return token_.is(prefix); };
  while (std::ranges::any_of(prefixes, is_here)) {
    operators.push_back(take());
    if (std::ssize(operators) > max_depth()) return too_deep({source_, begin, last_end_});
  }
  PythonNodeId value = TRY(prefixes.size() == kSigns.size() ? power() : comparison());
  for (size_t i = operators.size(); i-- > 0;) {
    value =
        TRY(finish(PythonKind::kUnary, operators[i].text, operators[i].begin, std::array{value}));
  }
  return value;
}

PythonExpressions::NodeResult PythonExpressions::power() {
  if (is_file()) take_if("await");
  const uint32_t begin = token_.begin;
  const PythonNodeId base = TRY(postfix());
  if (!token_.is("**")) return base;
  const std::string_view op = take().text;
  TRY(enter());
  const PythonNodeId exponent = TRY(prefixed(kSigns));
  leave();
  return finish(PythonKind::kBinary, op, begin, std::array{base, exponent});
}

PythonExpressions::NodeResult PythonExpressions::targets() {
  const uint32_t begin = token_.begin;
  std::vector<PythonNodeId> entries{TRY(postfix())};
  if (!token_.is(",")) return entries[0];
  while (take_if(",") && !token_.is("in")) entries.push_back(TRY(postfix()));
  return finish(PythonKind::kTuple, {}, begin, entries);
}

PythonExpressions::NodeResult PythonExpressions::postfix() {
  PythonNodeId node = TRY(atom());
  while (token_.kind == PythonTokenKind::kPunctuation) {
    if (token_.is("(")) {
      node = TRY(call(node));
    } else if (token_.is("[")) {
      node = TRY(subscript(node));
    } else if (take_if(".")) {
      if (token_.kind != PythonTokenKind::kName) return unexpected_token("an attribute");
      const std::string_view name = take().text;
      node = TRY(finish(PythonKind::kAttribute, name, nodes_[node.index].begin, std::array{node}));
    } else {
      break;
    }
  }
  return node;
}

PythonExpressions::NodeResult PythonExpressions::atom() {
  const auto leaf = [&](PythonKind kind) {
    const PythonToken token = take();
    while (is_file() && kind == PythonKind::kString && token_.kind == PythonTokenKind::kString) {
      take();
    }
    return finish(kind, token.text, token.begin, {});
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
      if (!is_file() && contains(kUnsupported, token_.text)) break;
      return leaf(PythonKind::kName);
    case PythonTokenKind::kPunctuation:
      if (token_.text == "(") return sequence(PythonKind::kTuple, ")");
      if (token_.text == "[") return sequence(PythonKind::kList, "]");
      if (token_.text == "{") return braces();
      if (token_.text == "...") return leaf(PythonKind::kEllipsis);
      break;
    case PythonTokenKind::kNewline:
    case PythonTokenKind::kEnd:
    case PythonTokenKind::kBad:
      break;
  }
  return unexpected_token("an expression");
}

PythonExpressions::NodeResult PythonExpressions::comprehension(PythonNodeId entry, uint32_t begin) {
  TRY(expect("for"));
  const PythonNodeId target = TRY(targets());
  TRY(expect("in"));
  std::vector<PythonNodeId> parts{entry, target, TRY(boolean("or"))};
  while (take_if("if")) parts.push_back(TRY(boolean("or")));
  return finish(PythonKind::kComprehension, {}, begin, parts);
}

// Parentheses without a comma: the expression itself.
PythonExpressions::NodeResult PythonExpressions::sequence(PythonKind kind, std::string_view close) {
  const uint32_t begin = take().begin;
  std::vector<PythonNodeId> entries;
  bool is_single = kind == PythonKind::kTuple;
  while (!token_.is(close)) {
    entries.push_back(TRY(entry()));
    if (is_file() && token_.is("for")) {
      const PythonNodeId made = TRY(comprehension(entries[0], begin));
      TRY(expect(close));
      return made;
    }
    if (!take_if(",")) break;
    is_single = false;
  }
  TRY(expect(close));
  if (is_single && entries.size() == 1) return entries[0];
  return finish(kind, {}, begin, entries);
}

PythonExpressions::NodeResult PythonExpressions::braces() {
  const uint32_t begin = take().begin;
  std::vector<PythonNodeId> entries;
  bool is_dict = true;
  while (!token_.is("}")) {
    const bool is_first = entries.empty();
    const bool unpacks = is_file() && is_dict && take_if("**");
    entries.push_back(unpacks ? PythonNodeId{} : TRY(expression()));
    if (is_file() && is_first && !unpacks) is_dict = token_.is(":");
    if (is_dict && !unpacks) TRY(expect(":"));
    if (is_dict) entries.push_back(TRY(expression()));
    if (is_file() && is_first && !unpacks && token_.is("for")) {
      TRY(comprehension(entries[0], begin));
      is_dict = false;
    }
    if (!take_if(",")) break;
  }
  TRY(expect("}"));
  return finish(is_dict ? PythonKind::kDict : PythonKind::kSet, {}, begin, entries);
}

PythonExpressions::NodeResult PythonExpressions::call(PythonNodeId function) {
  const uint32_t begin = nodes_[function.index].begin;
  take();
  std::vector<PythonNodeId> entries = TRY(arguments());
  entries.insert(entries.begin(), function);
  return finish(PythonKind::kCall, {}, begin, entries);
}

Result<std::vector<PythonNodeId>> PythonExpressions::arguments() {
  std::vector<PythonNodeId> entries;
  while (!token_.is(")")) {
    entries.push_back(TRY(argument()));
    if (!take_if(",")) break;
  }
  TRY(expect(")"));
  return entries;
}

PythonExpressions::NodeResult PythonExpressions::argument() {
  const uint32_t begin = token_.begin;
  if (take_if("*")) {
    return finish(PythonKind::kStarred, {}, begin, std::array{TRY(expression())});
  }
  if (is_file() && take_if("**")) {
    return finish(PythonKind::kKeyword, {}, begin, std::array{TRY(expression())});
  }
  const PythonNodeId value = TRY(expression());
  if (is_file() && token_.is("for")) return comprehension(value, begin);
  if (!token_.is("=") || nodes_[value.index].kind != PythonKind::kName) return value;
  take();
  const PythonNodeId keyword_value = TRY(expression());
  return finish(PythonKind::kKeyword, nodes_[value.index].text, begin, std::array{keyword_value});
}

PythonExpressions::NodeResult PythonExpressions::subscript(PythonNodeId object) {
  take();
  const uint32_t begin = token_.begin;
  PythonNodeId place = TRY(index());
  if (token_.is(",")) {
    std::vector<PythonNodeId> entries{place};
    while (take_if(",") && !token_.is("]")) entries.push_back(TRY(index()));
    place = TRY(finish(PythonKind::kTuple, {}, begin, entries));
  }
  TRY(expect("]"));
  return finish(PythonKind::kSubscript, {}, nodes_[object.index].begin, std::array{object, place});
}

PythonExpressions::NodeResult PythonExpressions::index() {
  const uint32_t begin = token_.begin;
  std::array<PythonNodeId, 3> parts;
  bool is_slice = false;
  for (size_t i = 0; i < 3; ++i) {
    if (!token_.is(":") && !token_.is(",") && !token_.is("]")) parts[i] = TRY(entry());
    if (i == 2 || !take_if(":")) break;
    is_slice = true;
  }
  if (is_slice) return finish(PythonKind::kSlice, {}, begin, parts);
  if (!parts[0].valid()) return unexpected_token("an index");
  return parts[0];
}

Result<std::vector<PythonParameter>> PythonExpressions::parameters(bool annotated) {
  std::vector<PythonParameter> result;
  while (!token_.is(")") && !token_.is(":") && token_.kind != PythonTokenKind::kEnd) {
    PythonParameter parameter{.begin = token_.begin};
    if (take_if("**")) parameter.stars = 2;
    if (take_if("*")) parameter.stars = 1;
    const bool is_mark = is_file() && parameter.stars == 0 && take_if("/");
    if (token_.kind == PythonTokenKind::kName) {
      parameter.name = take().text;
      if (annotated && take_if(":")) parameter.annotation = TRY(expression());
      if (take_if("=")) parameter.fallback = TRY(expression());
    } else if (parameter.stars != 1 && !is_mark) {
      return unexpected_token("a parameter");
    }
    parameter.end = last_end_;
    if (!is_mark) result.push_back(parameter);
    if (!take_if(",")) break;
  }
  return result;
}

PythonExpressions::NodeResult PythonExpressions::add_parameter(const PythonParameter& parameter) {
  const PythonNode node{.kind = PythonKind::kParameter,
                        .stars = parameter.stars,
                        .text = parameter.name,
                        .begin = parameter.begin,
                        .end = parameter.end};
  if (!parameter.fallback.valid()) return add(node, {});
  return add(node, std::array{parameter.fallback});
}

}  // namespace passnet
