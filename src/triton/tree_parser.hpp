// The parser of Python files, by recursive descent: their statements.
#pragma once

#include "triton/python_tree.hpp"

#include <algorithm>
#include <optional>

namespace passnet {

class TreeParser {
 public:
  TreeParser(std::string_view text, SourceId source)
      : python_(text, source, PythonDialect::kFile), source_(source) {}
  Result<PythonTree> module();

 private:
  using Statements = std::vector<TreeId>;
  // Adds a statement that begins there and ends here.
  Result<TreeId> add(PythonForm form, std::string_view text, uint32_t begin,
                     std::span<const TreeId> children);
  const PythonToken& token() const { return python_.token(); }
  Result<void> add_statement(Statements& statements);
  Result<void> end_line();
  Result<void> decorated(Statements& statements);
  Result<std::optional<TreeId>> compound_statement();
  Result<TreeId> class_definition();
  Result<TreeId> conditional_statement();
  Result<TreeId> for_statement();
  Result<TreeId> definition();
  Result<TreeId> block();
  Result<TreeId> simple();
  Result<TreeId> import_statement();
  Result<TreeId> assignment();
  // A name with points; invalid if there is none.
  Result<TreeId> dotted_name();

  PythonExpressions python_;
  SourceId source_;
  std::vector<uint32_t> indents_;
};

}  // namespace passnet
