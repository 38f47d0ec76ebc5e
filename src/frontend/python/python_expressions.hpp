// Expressions of Python as nodes, for the two parsers of statements: that of captured graphs
// (python_parser.hpp) and that of whole files (triton/tree_parser.hpp). Nothing is executed.
#pragma once

#include "base/id.hpp"
#include "frontend/python/python_lexer.hpp"

#include <span>
#include <vector>

namespace passnet {

struct PythonNodeTag;
using PythonNodeId = Id<PythonNodeTag>;

enum class PythonKind : uint8_t {
  kName,
  kInteger,
  kFloat,
  kString,  // the first text of several that follow each other
  kTrue,
  kFalse,
  kNone,
  kEllipsis,
  kAttribute,  // children: the object; text: the attribute
  kCall,       // children: the function, then positional arguments and kKeyword nodes
  kKeyword,    // children: the value; text: the name, empty for `**`
  kStarred,    // children: the sequence
  kSubscript,  // children: the object, the index
  kSlice,      // children: start, stop, step (invalid ids where left out)
  kTuple,
  kList,
  kSet,
  kDict,           // children: key, value, key, value …; keys of `**` are invalid
  kUnary,          // text: the operator
  kBinary,         // text: the operator
  kCompare,        // text: the operator
  kBoolean,        // text: and, or
  kConditional,    // children: the condition, the value where it holds, the other value
  kLambda,         // children: kParameter nodes, then the body
  kComprehension,  // children: the entry, the target, the sequence, conditions
  kParameter,      // children: the default, if there is one; text: the name
  kStatement,      // of a parser of statements
};

// The statements of whole files; captured graphs are read one by one instead.
enum class PythonForm : uint8_t {
  kNone,        // of expressions
  kAssign,      // children: targets, then the value
  kAugmented,   // children: the target, the value; text: the operator without `=`
  kReturn,      // children: the value, if there is one
  kExpression,  // children: the value
  kDefinition,  // children: parameters, then the body; text: the name
  kIf,          // children: the condition, the block, the other block
  kFor,         // children: the target, the sequence, the block
  kWhile,       // children: the condition, the block
  kWith,        // children: the block
  kTry,         // children: the block
  kRaise,
  kBreak,
  kContinue,
  kPass,   // also what has no meaning here: assert, global, del, class
  kBlock,  // children: statements; those that an import binds
};

struct PythonNode {
  PythonKind kind = PythonKind::kNone;
  PythonForm form = PythonForm::kNone;
  uint8_t stars = 0;      // of a parameter
  uint8_t depth = 1;      // of the tree below
  std::string_view text;  // into the source
  uint32_t begin = 0;
  uint32_t end = 0;
  uint32_t first_child = 0;
  uint32_t children = 0;
};

struct PythonParameter {
  std::string_view name;  // empty for a bare `*`
  uint8_t stars = 0;
  PythonNodeId annotation;
  PythonNodeId fallback;
  uint32_t begin = 0;
  uint32_t end = 0;
};

enum class PythonDialect : uint8_t {
  kGraph,  // the subset of captured graphs; at most 100 levels
  kFile,   // all of Python but assignments in expressions; at most 200 levels
};

// A parser by recursive descent, which parsers of statements move along. Errors: "python-syntax",
// "unsupported-syntax" (of graphs), "source-too-deep".
class PythonExpressions {
 public:
  using NodeResult = Result<PythonNodeId>;
  PythonExpressions(std::string_view text, SourceId source, PythonDialect dialect);

  const PythonNode& node(PythonNodeId id) const { return nodes_[id.index]; }
  std::span<const PythonNode> nodes() const { return nodes_; }
  std::span<const PythonNodeId> children(const PythonNode& node) const {
    return {child_ids_.data() + node.first_child, node.children};
  }
  NodeResult add(PythonNode node, std::span<const PythonNodeId> children);
  // Adds a node that begins there and ends here.
  NodeResult finish(PythonKind kind, std::string_view text, uint32_t begin,
                    std::span<const PythonNodeId> children);
  // Forgets all nodes.
  void clear();

  const PythonToken& token() const { return token_; }
  uint32_t last_end() const { return last_end_; }  // of the token before
  Span here() const { return {source_, token_.begin, token_.end}; }
  PythonToken take();
  bool take_if(std::string_view text);
  Result<void> expect(std::string_view text);
  std::unexpected<Diagnostic> unexpected_token(std::string_view wanted) const;
  // True at the end of a line, the text or, before `;`, a statement.
  bool at_end() const;
  // The operator of an augmented assignment without `=`; empty if there is none here.
  std::string_view take_augmented();

  // Enters a level that recursion leaves with `leave`.
  Result<void> enter();
  void leave() { --open_; }

  NodeResult expression_list();  // a tuple if there is a comma
  NodeResult expression();       // an operation, a conditional or a lambda
  NodeResult targets();          // of a loop, before `in`
  // Parses the arguments of a call behind its parenthesis, and the one that closes it.
  Result<std::vector<PythonNodeId>> arguments();
  // Parses up to the closing parenthesis, or the colon of a lambda, and leaves it.
  Result<std::vector<PythonParameter>> parameters(bool annotated);
  NodeResult add_parameter(const PythonParameter& parameter);

 private:
  bool is_file() const { return dialect_ == PythonDialect::kFile; }
  int max_depth() const { return is_file() ? 200 : 100; }
  std::unexpected<Diagnostic> too_deep(Span span) const;

  NodeResult entry();  // of a sequence: starred in files
  NodeResult lambda();
  NodeResult boolean(std::string_view word);
  std::string_view comparison_operator();  // empty if there is none
  NodeResult comparison();
  NodeResult binary(size_t level);
  NodeResult prefixed(std::span<const std::string_view> prefixes);
  NodeResult power();
  NodeResult postfix();
  NodeResult atom();
  NodeResult call(PythonNodeId function);
  NodeResult argument();
  NodeResult subscript(PythonNodeId object);
  NodeResult index();
  NodeResult comprehension(PythonNodeId entry, uint32_t begin);
  NodeResult sequence(PythonKind kind, std::string_view close);
  NodeResult braces();

  PythonLexer lexer_;
  SourceId source_;
  PythonDialect dialect_;
  PythonToken token_;
  uint32_t last_end_ = 0;
  int open_ = 0;  // nested expressions and blocks being parsed
  std::vector<PythonNode> nodes_;
  std::vector<PythonNodeId> child_ids_;
};

}  // namespace passnet
