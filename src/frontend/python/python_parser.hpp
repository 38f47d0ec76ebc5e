// A parser for the Python subset of captured graphs, one statement at a time.
#pragma once

#include "frontend/python/python_lexer.hpp"

#include <array>
#include <span>
#include <vector>

namespace passnet {

struct PythonNodeTag;
using PythonNodeId = Id<PythonNodeTag>;

enum class PythonKind : uint8_t {
  kName,
  kInteger,
  kFloat,
  kString,
  kTrue,
  kFalse,
  kNone,
  kEllipsis,
  kAttribute,  // children: the object; text: the attribute
  kCall,       // children: the function, then positional arguments and kKeyword nodes
  kKeyword,    // children: the value; text: the name
  kStarred,    // children: the sequence
  kSubscript,  // children: the object, the index
  kSlice,      // children: start, stop, step (invalid ids where left out)
  kTuple,
  kList,
  kDict,     // children: key, value, key, value …
  kUnary,    // text: the operator
  kBinary,   // text: the operator
  kCompare,  // text: the operator
  kConditional,  // children: the condition, the value where it holds, the other value
  kLambda,       // children: names of parameters, then the body
};

struct PythonNode {
  PythonKind kind = PythonKind::kNone;
  uint8_t depth = 1;      // of the tree below, at most kPythonDepth
  std::string_view text;  // into the source
  uint32_t begin = 0;
  uint32_t end = 0;
  uint32_t first_child = 0;
  uint32_t children = 0;
};

inline constexpr uint8_t kPythonDepth = 100;

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

struct PythonParameter {
  std::string_view name;  // empty for a bare `*`
  uint8_t stars = 0;
  PythonNodeId annotation;
  PythonNodeId fallback;
  uint32_t begin = 0;
  uint32_t end = 0;
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
  PythonParser(std::string_view text, SourceId source);

  // Returns the next statement, whatever its indentation; `kEnd` at the end.
  Result<PythonStatement> next();
  // Parses an expression with nothing after it.
  Result<PythonNodeId> whole_expression();
  // Parses the contents of a signature's parentheses, with nothing after them.
  Result<std::vector<PythonParameter>> whole_parameters();

  const PythonNode& node(PythonNodeId id) const { return nodes_[id.index]; }
  std::span<const PythonNodeId> children(PythonNodeId id) const {
    return {child_ids_.data() + node(id).first_child, node(id).children};
  }
  PythonNodeId child(PythonNodeId id, size_t place) const { return children(id)[place]; }
  Span span(PythonNodeId id) const { return {source_, node(id).begin, node(id).end}; }

 private:
  using NodeResult = Result<PythonNodeId>;
  PythonToken take();
  bool take_if(std::string_view text);
  Result<void> expect(std::string_view text);
  std::unexpected<Diagnostic> unexpected_token(std::string_view wanted) const;
  Span here() const { return {source_, token_.begin, token_.end}; }
  NodeResult add(PythonNode node, std::span<const PythonNodeId> children);

  NodeResult expression_list();  // a tuple if there is a comma
  NodeResult expression();       // an operation, a conditional or a lambda
  NodeResult lambda();
  NodeResult binary(size_t level);
  NodeResult operand(size_t level);  // of a binary operator
  NodeResult prefixed(std::span<const std::string_view> prefixes, size_t level);
  NodeResult power();
  NodeResult postfix();
  NodeResult atom();
  NodeResult call(PythonNodeId function);
  NodeResult argument();
  NodeResult subscript(PythonNodeId object);
  NodeResult index();
  NodeResult sequence(PythonKind kind, std::string_view close);
  NodeResult dict();
  Result<std::vector<PythonParameter>> parameters(bool annotated);
  Result<PythonStatement> simple(PythonStatement statement);
  Result<PythonStatement> definition(PythonStatement statement);
  Result<void> end_statement(PythonStatement& statement);

  PythonLexer lexer_;
  SourceId source_;
  PythonToken token_;
  uint32_t last_end_ = 0;
  uint32_t open_ = 0;  // nested expressions being parsed
  std::vector<PythonNode> nodes_;
  std::vector<PythonNodeId> child_ids_;
};

}  // namespace passnet
