// A parser for the Python subset of captured graphs, one statement at a time.
#pragma once

#include "frontend/python/python_expressions.hpp"

#include <span>
#include <vector>

namespace passnet {

enum class PythonStatementKind : uint8_t {
  kAssign,      // targets (several for `a = b = value`), value
  kAugmented,   // one target, `text` the operator without `=`, value
  kReturn,      // value (invalid for a bare return)
  kExpression,  // value
  kClass,       // `text` the name
  kDef,         // `text` the name, parameters
  kOther,       // import, pass, del: skipped whole
  kEnd,
};

struct PythonStatement {
  PythonStatementKind kind = PythonStatementKind::kEnd;
  uint32_t indent = 0;
  std::string_view text;
  std::vector<PythonNodeId> targets;
  PythonNodeId value;
  std::vector<PythonParameter> parameters;
  Span span;
};

// Nodes of a statement are valid until the next one is parsed, so memory is bounded by one
// statement. Errors: "python-syntax", "unsupported-syntax", "source-too-deep".
class PythonParser {
 public:
  PythonParser(std::string_view text, SourceId source)
      : python_(text, source, PythonDialect::kGraph), source_(source) {}

  // Returns the next statement, whatever its indentation; `kEnd` at the end.
  Result<PythonStatement> next();
  // Parses an expression with nothing after it.
  Result<PythonNodeId> whole_expression();
  // Parses the contents of a signature's parentheses, with nothing after them.
  Result<std::vector<PythonParameter>> whole_parameters();

  const PythonNode& node(PythonNodeId id) const { return python_.node(id); }
  std::span<const PythonNodeId> children(PythonNodeId id) const {
    return python_.children(node(id));
  }
  PythonNodeId child(PythonNodeId id, size_t place) const { return children(id)[place]; }
  Span span(PythonNodeId id) const { return {source_, node(id).begin, node(id).end}; }

 private:
  Result<PythonStatement> simple(PythonStatement statement);
  Result<PythonStatement> definition(PythonStatement statement);
  Result<void> end_statement(PythonStatement& statement);
  Result<void> expect_end(std::string_view wanted);

  PythonExpressions python_;
  SourceId source_;
};

}  // namespace passnet
