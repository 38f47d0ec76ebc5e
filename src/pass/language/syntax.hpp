// The syntax of a pass file, before names are resolved.
//
//   file     = pass+
//   pass     = "pass" name "{" pattern [ "where" expression ] replace kernel* "}"
//   pattern  = "pattern" [ "(" input,* ")" ] "{" statement* [ return ] "}"
//   input    = ( "%" name | "..%" name | "%" name "?" ) [ ":" type ]
//   replace  = "replace" "{" statement* return "}"
// Statements, expressions and kernels are those of graph text (ir/text/syntax.hpp).
#pragma once

#include "ir/text/lexer.hpp"
#include "ir/text/syntax.hpp"

#include <optional>
#include <vector>

namespace passnet {

struct SyntaxPatternInput {
  Name name;
  bool is_list = false;      // ..%xs
  bool is_optional = false;  // %b?
  std::optional<SyntaxType> type;
};

struct SyntaxPass {
  Name name;
  std::vector<SyntaxPatternInput> inputs;
  bool lists_inputs = true;  // false: inputs are the names that no statement gives
  SyntaxBody pattern;
  std::optional<Term> guard;
  SyntaxBody replacement;
  std::vector<SyntaxKernel> kernels;
};

// Parses the next pass of the file, starting at `pass`; nullopt if it is malformed, which is
// reported.
std::optional<SyntaxPass> parse_syntax_pass(Lexer& lexer, Diagnostics& diagnostics);

}  // namespace passnet
