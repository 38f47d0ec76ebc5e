// The parser of Python files, by recursive descent: statements in tree_parser.cpp, expressions in
// tree_expressions.cpp.
#pragma once

#include "triton/python_tree.hpp"

#include <algorithm>
#include <optional>

namespace passnet {

class TreeParser {
 public:
  TreeParser(std::string_view text, SourceId source) : lexer_(text), source_(source) {
    token_ = lexer_.take();
  }
  Result<PythonTree> module();

 private:
  TreeId add(TreeKind kind, std::string_view text, Span span, std::vector<TreeId> children);
  Span from(uint32_t begin) const { return {source_, begin, std::max(begin, last_end_)}; }
  PythonToken take();
  bool take_if(std::string_view text);
  std::unexpected<Diagnostic> unexpected_token(std::string_view wanted) const;
  Result<void> expect(std::string_view text);
  Result<void> check_limits() const;
  // Statements.
  Result<void> add_statement(std::vector<TreeId>& statements);
  Result<void> end_line();
  Result<void> decorated(std::vector<TreeId>& statements);
  Result<std::optional<TreeId>> compound_statement();
  Result<TreeId> class_definition();
  Result<TreeId> conditional_statement();
  Result<TreeId> for_statement();
  // Names before `in`.
  Result<TreeId> targets();
  Result<TreeId> definition();
  Result<std::vector<TreeId>> parameters(std::string_view close, bool annotated);
  Result<TreeId> block();
  Result<TreeId> simple();
  Result<TreeId> import_statement();
  bool at_end() const;
  Result<TreeId> assignment();
  // Expressions.
  bool ends_list() const;
  Result<TreeId> expression_list();
  Result<TreeId> starred_expression();
  Result<TreeId> named_expression();
  Result<TreeId> expression();
  Result<TreeId> lambda();
  Result<TreeId> boolean(std::string_view word);
  Result<TreeId> negation();
  // The operator of a comparison; empty if there is none.
  std::string_view comparison_operator();
  Result<TreeId> comparison();
  Result<TreeId> binary(size_t level);
  Result<TreeId> unary();
  Result<TreeId> postfix_atom() { return postfix(TRY(atom())); }
  Result<TreeId> postfix(TreeId object);
  Result<TreeId> argument();
  Result<TreeId> subscript();
  Result<TreeId> subscript_entry();
  Result<TreeId> comprehension(TreeId entry, uint32_t begin);
  Result<TreeId> sequence(TreeKind kind, std::string_view close);
  Result<TreeId> parenthesized();
  Result<TreeId> braces();
  Result<TreeId> atom();

  PythonLexer lexer_;
  SourceId source_;
  PythonToken token_;
  uint32_t last_end_ = 0;
  int depth_ = 0;
  std::vector<uint32_t> indents_;
  PythonTree tree_;
};

}  // namespace passnet
