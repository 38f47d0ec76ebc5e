// Statements of Python files.
#include "triton/tree_parser.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

constexpr int kMaxTreeDepth = 200;
constexpr size_t kMaxTreeNodes = 400'000;

constexpr std::array<std::string_view, 12> kAugmentedOperators{
    "+=", "-=", "*=", "/=", "//=", "%=", "**=", "&=", "|=", "^=", "<<=", ">>="};

}  // namespace

Result<PythonTree> TreeParser::module() {
  std::vector<TreeId> statements;
  while (token_.kind != PythonTokenKind::kEnd) TRY(add_statement(statements));
  tree_.module = add(TreeKind::kBlock, {}, {source_, 0, 0}, std::move(statements));
  return std::move(tree_);
}

TreeId TreeParser::add(TreeKind kind, std::string_view text, Span span,
                       std::vector<TreeId> children) {
  tree_.nodes.push_back(
      {.kind = kind, .text = text, .span = span, .children = std::move(children)});
  return {static_cast<uint32_t>(tree_.nodes.size() - 1)};
}

PythonToken TreeParser::take() {
  const PythonToken taken = token_;
  last_end_ = taken.end;
  token_ = lexer_.take();
  return taken;
}

bool TreeParser::take_if(std::string_view text) {
  if (!token_.is(text)) return false;
  take();
  return true;
}

std::unexpected<Diagnostic> TreeParser::unexpected_token(std::string_view wanted) const {
  const bool ends = token_.text.empty();
  return fail({source_, token_.begin, token_.end}, "triton-syntax", "expected {}, found {}", wanted,
              ends ? "the end of the line" : fmt::format("'{}'", token_.text));
}

Result<void> TreeParser::expect(std::string_view text) {
  if (take_if(text)) return {};
  return unexpected_token(fmt::format("'{}'", text));
}

Result<void> TreeParser::check_limits() const {
  if (depth_ < kMaxTreeDepth && tree_.nodes.size() < kMaxTreeNodes) return {};
  return fail({source_, token_.begin, token_.end}, "triton-depth",
              "expected at most {} levels and {} terms", kMaxTreeDepth, kMaxTreeNodes);
}

Result<void> TreeParser::add_statement(std::vector<TreeId>& statements) {
  TRY(check_limits());
  if (token_.kind == PythonTokenKind::kNewline) return take(), Result<void>{};
  if (token_.is("@")) return decorated(statements);
  if (token_.kind == PythonTokenKind::kName) {
    if (auto compound = TRY(compound_statement())) {
      statements.push_back(*compound);
      return {};
    }
  }
  do {
    if (token_.kind == PythonTokenKind::kNewline || token_.kind == PythonTokenKind::kEnd) break;
    statements.push_back(TRY(simple()));
  } while (take_if(";"));
  return end_line();
}

Result<void> TreeParser::end_line() {
  if (token_.kind == PythonTokenKind::kNewline) return take(), Result<void>{};
  if (token_.kind == PythonTokenKind::kEnd) return {};
  return unexpected_token("the end of the line");
}

Result<void> TreeParser::decorated(std::vector<TreeId>& statements) {
  std::vector<TreeId> decorators;
  while (take_if("@")) {
    decorators.push_back(TRY(expression()));
    TRY(end_line());
  }
  if (token_.is("class")) {
    statements.push_back(TRY(class_definition()));
    return {};
  }
  take_if("async");
  const TreeId defined = TRY(definition());
  tree_.nodes[defined.index].decorators = std::move(decorators);
  statements.push_back(defined);
  return {};
}

Result<std::optional<TreeId>> TreeParser::compound_statement() {
  const uint32_t begin = token_.begin;
  if (token_.is("def")) return TRY(definition());
  if (token_.is("class")) return TRY(class_definition());
  if (token_.is("if")) return TRY(conditional_statement());
  if (token_.is("for")) return TRY(for_statement());
  if (token_.is("while")) {
    take();
    const TreeId condition = TRY(named_expression());
    const TreeId body = TRY(block());
    if (token_.is("else")) take(), TRY(block());
    return add(TreeKind::kWhile, {}, from(begin), {condition, body});
  }
  if (token_.is("with")) {
    take();
    do {
      TRY(expression());
      if (take_if("as")) TRY(expression());
    } while (take_if(","));
    return add(TreeKind::kWith, {}, from(begin), {TRY(block())});
  }
  if (token_.is("try")) {
    take();
    const TreeId body = TRY(block());
    while (token_.is("except") || token_.is("finally") || token_.is("else")) {
      take();
      if (!token_.is(":")) TRY(expression_list());
      if (take_if("as")) take();
      TRY(block());
    }
    return add(TreeKind::kTry, {}, from(begin), {body});
  }
  return std::nullopt;
}

Result<TreeId> TreeParser::class_definition() {
  const uint32_t begin = token_.begin;
  take();
  const PythonToken name = take();
  if (token_.is("(")) TRY(postfix(add(TreeKind::kName, name.text, from(name.begin), {})));
  TRY(block());
  return add(TreeKind::kPass, {}, from(begin), {});
}

Result<TreeId> TreeParser::conditional_statement() {
  const uint32_t begin = token_.begin;
  take();
  std::vector<TreeId> parts{TRY(named_expression())};
  parts.push_back(TRY(block()));
  if (token_.is("elif")) {
    ++depth_;
    TRY(check_limits());
    parts.push_back(TRY(conditional_statement()));
    --depth_;
  } else if (take_if("else")) {
    parts.push_back(TRY(block()));
  }
  return add(TreeKind::kIf, {}, from(begin), std::move(parts));
}

Result<TreeId> TreeParser::for_statement() {
  const uint32_t begin = token_.begin;
  take();
  const TreeId target = TRY(targets());
  TRY(expect("in"));
  const TreeId sequence = TRY(expression_list());
  const TreeId body = TRY(block());
  if (token_.is("else")) take(), TRY(block());
  return add(TreeKind::kFor, {}, from(begin), {target, sequence, body});
}

Result<TreeId> TreeParser::targets() {
  const uint32_t begin = token_.begin;
  std::vector<TreeId> entries{TRY(postfix_atom())};
  bool is_list = false;
  while (take_if(",")) {
    is_list = true;
    if (token_.is("in")) break;
    entries.push_back(TRY(postfix_atom()));
  }
  if (!is_list) return entries[0];
  return add(TreeKind::kTuple, {}, from(begin), std::move(entries));
}

Result<TreeId> TreeParser::definition() {
  const uint32_t begin = token_.begin;
  TRY(expect("def"));
  const PythonToken name = take();
  if (name.kind != PythonTokenKind::kName) return unexpected_token("a name");
  const Span span = from(begin);
  TRY(expect("("));
  std::vector<TreeId> parts = TRY(parameters(")", true));
  if (take_if("->")) TRY(expression());
  parts.push_back(TRY(block()));
  return add(TreeKind::kDefinition, name.text, span, std::move(parts));
}

Result<std::vector<TreeId>> TreeParser::parameters(std::string_view close, bool annotated) {
  std::vector<TreeId> found;
  while (!take_if(close)) {
    uint8_t stars = 0;
    while (take_if("*")) ++stars;
    if (take_if("**")) stars = 2;
    if (stars == 0 && take_if("/")) {
      take_if(",");
      continue;
    }
    const uint32_t begin = token_.begin;
    std::string_view name;
    if (token_.kind == PythonTokenKind::kName) {
      name = take().text;
    } else if (stars == 0) {
      return unexpected_token("a parameter");
    }
    if (annotated && take_if(":")) TRY(expression());
    std::vector<TreeId> fallback;
    if (take_if("=")) fallback.push_back(TRY(expression()));
    found.push_back(add(TreeKind::kParameter, name, from(begin), std::move(fallback)));
    tree_.nodes.back().stars = stars;
    if (!token_.is(close)) TRY(expect(","));
  }
  return found;
}

Result<TreeId> TreeParser::block() {
  TRY(expect(":"));
  const uint32_t begin = token_.begin;
  std::vector<TreeId> statements;
  if (token_.kind != PythonTokenKind::kNewline) {
    TRY(add_statement(statements));
    return add(TreeKind::kBlock, {}, from(begin), std::move(statements));
  }
  take();
  ++depth_;
  TRY(check_limits());
  const uint32_t indent = token_.indent;
  const uint32_t outer = indents_.empty() ? 0 : indents_.back();
  if (token_.kind == PythonTokenKind::kEnd || (indent <= outer && !indents_.empty()) ||
      indent == 0) {
    return unexpected_token("an indented block");
  }
  indents_.push_back(indent);
  while (token_.kind != PythonTokenKind::kEnd &&
         (token_.kind == PythonTokenKind::kNewline || token_.indent >= indent)) {
    TRY(add_statement(statements));
  }
  indents_.pop_back();
  --depth_;
  return add(TreeKind::kBlock, {}, from(begin), std::move(statements));
}

Result<TreeId> TreeParser::simple() {
  const uint32_t begin = token_.begin;
  if (token_.kind == PythonTokenKind::kName) {
    const std::string_view word = token_.text;
    if (word == "return") {
      take();
      std::vector<TreeId> value;
      if (!at_end()) value.push_back(TRY(expression_list()));
      return add(TreeKind::kReturn, {}, from(begin), std::move(value));
    }
    for (const auto& [name, kind] :
         {std::pair<std::string_view, TreeKind>{"break", TreeKind::kBreak},
          {"continue", TreeKind::kContinue},
          {"pass", TreeKind::kPass}}) {
      if (word != name) continue;
      take();
      return add(kind, {}, from(begin), {});
    }
    if (word == "import" || word == "from") return import_statement();
    static constexpr std::array<std::string_view, 5> kSkipped{"global", "nonlocal", "assert", "del",
                                                              "raise"};
    if (std::ranges::find(kSkipped, word) != kSkipped.end()) {
      while (!at_end()) take();
      return add(word == "raise" ? TreeKind::kRaise : TreeKind::kPass, {}, from(begin), {});
    }
  }
  return assignment();
}

// `import a.b as c` and `from a import b as c` bind c to what a.b is; of several names, each.
Result<TreeId> TreeParser::import_statement() {
  const uint32_t begin = token_.begin;
  const auto dotted = [&] {
    TreeId name;
    while (token_.kind == PythonTokenKind::kName && !token_.is("import")) {
      const std::string_view part = take().text;
      name = name.valid() ? add(TreeKind::kAttribute, part, from(begin), {name})
                          : add(TreeKind::kName, part, from(begin), {});
      if (!take_if(".")) break;
    }
    return name;
  };
  const bool has_module = take().is("from");
  const TreeId module = has_module ? dotted() : TreeId{};
  std::vector<TreeId> bound;
  if (!has_module || (module.valid() && take_if("import"))) {
    take_if("(");
    do {
      std::string_view own = token_.text;
      const TreeId imported = dotted();
      if (!imported.valid()) break;
      TreeId value = imported;
      if (has_module) value = add(TreeKind::kAttribute, own, from(begin), {module});
      const bool is_renamed = take_if("as");
      if (is_renamed) own = take().text;
      if (!is_renamed && !has_module) continue;  // a module has its own name
      const TreeId target = add(TreeKind::kName, own, from(begin), {});
      bound.push_back(add(TreeKind::kAssign, {}, from(begin), {target, value}));
    } while (take_if(","));
  }
  while (!at_end()) take();
  return add(TreeKind::kBlock, {}, from(begin), std::move(bound));
}

bool TreeParser::at_end() const {
  return token_.kind == PythonTokenKind::kNewline || token_.kind == PythonTokenKind::kEnd ||
         token_.is(";");
}

Result<TreeId> TreeParser::assignment() {
  const uint32_t begin = token_.begin;
  std::vector<TreeId> parts{TRY(expression_list())};
  if (take_if(":")) {
    TRY(expression());
    if (!token_.is("=")) return add(TreeKind::kPass, {}, from(begin), {});
  }
  const auto* augmented = std::ranges::find(kAugmentedOperators, token_.text);
  if (token_.kind == PythonTokenKind::kPunctuation && augmented != kAugmentedOperators.end()) {
    const std::string_view text = take().text;
    parts.push_back(TRY(expression_list()));
    return add(TreeKind::kAugmented, text.substr(0, text.size() - 1), from(begin),
               std::move(parts));
  }
  while (take_if("=")) parts.push_back(TRY(expression_list()));
  if (parts.size() == 1) return add(TreeKind::kExpression, {}, from(begin), std::move(parts));
  return add(TreeKind::kAssign, {}, from(begin), std::move(parts));
}

Result<PythonTree> parse_python_tree(std::string_view text, SourceId source) {
  return TreeParser(text, source).module();
}

}  // namespace passnet
