// Statements of Python files.
#include "triton/tree_parser.hpp"

#include <algorithm>
#include <array>

namespace passnet {

Result<PythonTree> TreeParser::module() {
  Statements statements;
  while (token().kind != PythonTokenKind::kEnd) TRY(add_statement(statements));
  PythonTree tree;
  tree.module =
      TRY(python_.add({.kind = PythonKind::kStatement, .form = PythonForm::kBlock}, statements));
  for (const PythonNode& node : python_.nodes()) {
    const std::span<const TreeId> children = python_.children(node);
    tree.nodes.push_back({.kind = node.kind,
                          .form = node.form,
                          .text = node.text,
                          .span = {source_, node.begin, node.end},
                          .children = {children.begin(), children.end()},
                          .stars = node.stars});
  }
  return tree;
}

Result<TreeId> TreeParser::add(PythonForm form, std::string_view text, uint32_t begin,
                               std::span<const TreeId> children) {
  return python_.add({.kind = PythonKind::kStatement,
                      .form = form,
                      .text = text,
                      .begin = begin,
                      .end = std::max(begin, python_.last_end())},
                     children);
}

Result<void> TreeParser::add_statement(Statements& statements) {
  if (token().kind == PythonTokenKind::kNewline) return python_.take(), Result<void>{};
  if (token().is("@")) return decorated(statements);
  if (token().kind == PythonTokenKind::kName) {
    if (auto compound = TRY(compound_statement())) {
      statements.push_back(*compound);
      return {};
    }
  }
  do {
    if (token().kind == PythonTokenKind::kNewline || token().kind == PythonTokenKind::kEnd) break;
    statements.push_back(TRY(simple()));
  } while (python_.take_if(";"));
  return end_line();
}

Result<void> TreeParser::end_line() {
  if (token().kind == PythonTokenKind::kNewline) return python_.take(), Result<void>{};
  if (token().kind == PythonTokenKind::kEnd) return {};
  return python_.unexpected_token("the end of the line");
}

Result<void> TreeParser::decorated(Statements& statements) {
  while (python_.take_if("@")) {
    TRY(python_.expression());
    TRY(end_line());
  }
  if (token().is("class")) {
    statements.push_back(TRY(class_definition()));
    return {};
  }
  python_.take_if("async");
  statements.push_back(TRY(definition()));
  return {};
}

Result<std::optional<TreeId>> TreeParser::compound_statement() {
  const uint32_t begin = token().begin;
  if (token().is("def")) return TRY(definition());
  if (token().is("class")) return TRY(class_definition());
  if (token().is("if")) return TRY(conditional_statement());
  if (token().is("for")) return TRY(for_statement());
  if (token().is("while")) {
    python_.take();
    const TreeId condition = TRY(python_.expression());
    const TreeId body = TRY(block());
    if (token().is("else")) python_.take(), TRY(block());
    return add(PythonForm::kWhile, {}, begin, std::array{condition, body});
  }
  if (token().is("with")) {
    python_.take();
    do {
      TRY(python_.expression());
      if (python_.take_if("as")) TRY(python_.expression());
    } while (python_.take_if(","));
    return add(PythonForm::kWith, {}, begin, std::array{TRY(block())});
  }
  if (token().is("try")) {
    python_.take();
    const TreeId body = TRY(block());
    while (token().is("except") || token().is("finally") || token().is("else")) {
      python_.take();
      if (!token().is(":")) TRY(python_.expression_list());
      if (python_.take_if("as")) python_.take();
      TRY(block());
    }
    return add(PythonForm::kTry, {}, begin, std::array{body});
  }
  return std::nullopt;
}

Result<TreeId> TreeParser::class_definition() {
  const uint32_t begin = token().begin;
  python_.take();
  python_.take();  // its name
  if (python_.take_if("(")) TRY(python_.arguments());
  TRY(block());
  return add(PythonForm::kPass, {}, begin, {});
}

Result<TreeId> TreeParser::conditional_statement() {
  const uint32_t begin = token().begin;
  python_.take();
  std::vector<TreeId> parts{TRY(python_.expression())};
  parts.push_back(TRY(block()));
  if (token().is("elif")) {
    TRY(python_.enter());
    parts.push_back(TRY(conditional_statement()));
    python_.leave();
  } else if (python_.take_if("else")) {
    parts.push_back(TRY(block()));
  }
  return add(PythonForm::kIf, {}, begin, parts);
}

Result<TreeId> TreeParser::for_statement() {
  const uint32_t begin = token().begin;
  python_.take();
  const TreeId target = TRY(python_.targets());
  TRY(python_.expect("in"));
  const TreeId sequence = TRY(python_.expression_list());
  const TreeId body = TRY(block());
  if (token().is("else")) python_.take(), TRY(block());
  return add(PythonForm::kFor, {}, begin, std::array{target, sequence, body});
}

Result<TreeId> TreeParser::definition() {
  const uint32_t begin = token().begin;
  TRY(python_.expect("def"));
  const PythonToken name = python_.take();
  if (name.kind != PythonTokenKind::kName) return python_.unexpected_token("a name");
  TRY(python_.expect("("));
  std::vector<TreeId> parts;
  for (const PythonParameter& parameter : TRY(python_.parameters(true))) {
    parts.push_back(TRY(python_.add_parameter(parameter)));
  }
  TRY(python_.expect(")"));
  if (python_.take_if("->")) TRY(python_.expression());
  parts.push_back(TRY(block()));
  return python_.add({.kind = PythonKind::kStatement,
                      .form = PythonForm::kDefinition,
                      .text = name.text,
                      .begin = begin,
                      .end = name.end},
                     parts);
}

Result<TreeId> TreeParser::block() {
  TRY(python_.expect(":"));
  TRY(python_.enter());
  const uint32_t begin = token().begin;
  Statements statements;
  if (token().kind != PythonTokenKind::kNewline) {
    TRY(add_statement(statements));
    python_.leave();
    return add(PythonForm::kBlock, {}, begin, statements);
  }
  python_.take();
  const uint32_t indent = token().indent;
  const uint32_t outer = indents_.empty() ? 0 : indents_.back();
  if (token().kind == PythonTokenKind::kEnd || (indent <= outer && !indents_.empty()) ||
      indent == 0) {
    return python_.unexpected_token("an indented block");
  }
  indents_.push_back(indent);
  while (token().kind != PythonTokenKind::kEnd &&
         (token().kind == PythonTokenKind::kNewline || token().indent >= indent)) {
    TRY(add_statement(statements));
  }
  indents_.pop_back();
  python_.leave();
  return add(PythonForm::kBlock, {}, begin, statements);
}

Result<TreeId> TreeParser::simple() {
  const uint32_t begin = token().begin;
  if (token().kind == PythonTokenKind::kName) {
    const std::string_view word = token().text;
    if (word == "return") {
      python_.take();
      std::vector<TreeId> value;
      if (!python_.at_end()) value.push_back(TRY(python_.expression_list()));
      return add(PythonForm::kReturn, {}, begin, value);
    }
    for (const auto& [name, kind] :
         {std::pair<std::string_view, PythonForm>{"break", PythonForm::kBreak},
          {"continue", PythonForm::kContinue},
          {"pass", PythonForm::kPass}}) {
      if (word != name) continue;
      python_.take();
      return add(kind, {}, begin, {});
    }
    if (word == "import" || word == "from") return import_statement();
    static constexpr std::array<std::string_view, 5> kSkipped{"global", "nonlocal", "assert", "del",
                                                              "raise"};
    if (std::ranges::find(kSkipped, word) != kSkipped.end()) {
      while (!python_.at_end()) python_.take();
      return add(word == "raise" ? PythonForm::kRaise : PythonForm::kPass, {}, begin, {});
    }
  }
  return assignment();
}

Result<TreeId> TreeParser::dotted_name() {
  const uint32_t begin = token().begin;
  TreeId name;
  while (token().kind == PythonTokenKind::kName && !token().is("import")) {
    const std::string_view part = python_.take().text;
    name = TRY(name.valid() ? python_.finish(PythonKind::kAttribute, part, begin, std::array{name})
                            : python_.finish(PythonKind::kName, part, begin, {}));
    if (!python_.take_if(".")) break;
  }
  return name;
}

// `import a.b as c` and `from a import b as c` bind c to what a.b is; of several names, each.
Result<TreeId> TreeParser::import_statement() {
  const uint32_t begin = token().begin;
  const bool has_module = python_.take().is("from");
  const TreeId module = has_module ? TRY(dotted_name()) : TreeId{};
  std::vector<TreeId> bound;
  if (!has_module || (module.valid() && python_.take_if("import"))) {
    python_.take_if("(");
    do {
      std::string_view own = token().text;
      TreeId value = TRY(dotted_name());
      if (!value.valid()) break;
      if (has_module) {
        value = TRY(python_.finish(PythonKind::kAttribute, own, begin, std::array{module}));
      }
      const bool is_renamed = python_.take_if("as");
      if (is_renamed) own = python_.take().text;
      if (!is_renamed && !has_module) continue;  // a module has its own name
      const TreeId target = TRY(python_.finish(PythonKind::kName, own, begin, {}));
      bound.push_back(TRY(add(PythonForm::kAssign, {}, begin, std::array{target, value})));
    } while (python_.take_if(","));
  }
  while (!python_.at_end()) python_.take();
  return add(PythonForm::kBlock, {}, begin, bound);
}

Result<TreeId> TreeParser::assignment() {
  const uint32_t begin = token().begin;
  std::vector<TreeId> parts{TRY(python_.expression_list())};
  if (python_.take_if(":")) {
    TRY(python_.expression());
    if (!token().is("=")) return add(PythonForm::kPass, {}, begin, {});
  }
  if (const std::string_view op = python_.take_augmented(); !op.empty()) {
    parts.push_back(TRY(python_.expression_list()));
    return add(PythonForm::kAugmented, op, begin, parts);
  }
  while (python_.take_if("=")) parts.push_back(TRY(python_.expression_list()));
  if (parts.size() == 1) return add(PythonForm::kExpression, {}, begin, parts);
  return add(PythonForm::kAssign, {}, begin, parts);
}

Result<PythonTree> parse_python_tree(std::string_view text, SourceId source) {
  return TreeParser(text, source).module();
}

}  // namespace passnet
