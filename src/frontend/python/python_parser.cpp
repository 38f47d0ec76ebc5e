#include "frontend/python/python_parser.hpp"

namespace passnet {

Result<void> PythonParser::expect_end(std::string_view wanted) {
  if (python_.token().kind == PythonTokenKind::kNewline) python_.take();
  if (python_.token().kind == PythonTokenKind::kEnd) return {};
  return python_.unexpected_token(wanted);
}

Result<std::vector<PythonParameter>> PythonParser::whole_parameters() {
  std::vector<PythonParameter> result = TRY(python_.parameters(true));
  TRY(expect_end("the end of the parameters"));
  return result;
}

Result<PythonNodeId> PythonParser::whole_expression() {
  const PythonNodeId result = TRY(python_.expression_list());
  TRY(expect_end("the end of the expression"));
  return result;
}

Result<void> PythonParser::end_statement(PythonStatement& statement) {
  statement.span.end = python_.last_end();
  if (!python_.at_end()) return python_.unexpected_token("the end of the statement");
  if (python_.token().kind != PythonTokenKind::kEnd) python_.take();
  return {};
}

Result<PythonStatement> PythonParser::definition(PythonStatement statement) {
  const bool is_class = python_.take().text == "class";
  statement.kind = is_class ? PythonStatementKind::kClass : PythonStatementKind::kDef;
  if (python_.token().kind != PythonTokenKind::kName) return python_.unexpected_token("a name");
  statement.text = python_.take().text;
  if (is_class && python_.take_if("(")) TRY(python_.arguments());
  if (!is_class) {
    TRY(python_.expect("("));
    statement.parameters = TRY(python_.parameters(true));
    TRY(python_.expect(")"));
    if (python_.take_if("->")) TRY(python_.expression());
  }
  TRY(python_.expect(":"));
  TRY(end_statement(statement));
  return statement;
}

Result<PythonStatement> PythonParser::simple(PythonStatement statement) {
  if (python_.take_if("return")) {
    statement.kind = PythonStatementKind::kReturn;
    if (!python_.at_end()) statement.value = TRY(python_.expression_list());
    TRY(end_statement(statement));
    return statement;
  }
  statement.kind = PythonStatementKind::kExpression;
  statement.value = TRY(python_.expression_list());
  if (python_.take_if(":")) TRY(python_.expression());  // `name: annotation = value`
  const auto move_target = [&] { statement.targets.push_back(statement.value); };
  if (const std::string_view op = python_.take_augmented(); !op.empty()) {
    statement.kind = PythonStatementKind::kAugmented;
    statement.text = op;
    move_target();
    statement.value = TRY(python_.expression_list());
  }
  while (python_.take_if("=")) {
    if (statement.kind == PythonStatementKind::kAugmented) {
      return python_.unexpected_token("a value");
    }
    statement.kind = PythonStatementKind::kAssign;
    move_target();
    statement.value = TRY(python_.expression_list());
  }
  TRY(end_statement(statement));
  return statement;
}

Result<PythonStatement> PythonParser::next() {
  python_.clear();
  const PythonToken& token = python_.token();
  PythonStatement statement{.indent = token.indent, .span = python_.here()};
  if (token.kind == PythonTokenKind::kEnd) return statement;
  if (token.is("class") || token.is("def")) return definition(std::move(statement));
  if (token.is("import") || token.is("from") || token.is("pass") || token.is("del")) {
    statement.kind = PythonStatementKind::kOther;
    while (token.kind != PythonTokenKind::kNewline && token.kind != PythonTokenKind::kEnd) {
      python_.take();
    }
    TRY(end_statement(statement));
    return statement;
  }
  return simple(std::move(statement));
}

}  // namespace passnet
