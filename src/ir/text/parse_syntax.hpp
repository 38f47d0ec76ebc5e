// Parses graph text to its syntax. Each function reports errors and returns nullopt if it cannot
// return anything useful.
#pragma once

#include "ir/text/lexer.hpp"
#include "ir/text/syntax.hpp"

#include <optional>

namespace passnet {

std::optional<SyntaxGraph> parse_syntax_graph(Lexer& lexer, Diagnostics& diagnostics);
// Reads statements between braces, which end with `return`, or, where it may be left out, without.
enum class ReturnForm : uint8_t { kStated, kOptional };
std::optional<SyntaxBody> parse_syntax_body(Lexer& lexer, Diagnostics& diagnostics,
                                            ReturnForm form = ReturnForm::kStated);
std::optional<SyntaxKernel> parse_syntax_kernel(Lexer& lexer, Diagnostics& diagnostics);
// Reads `f32[2,3]`, if sane ("bad-type"), or an expression in its place.
std::optional<SyntaxType> parse_syntax_type(Lexer& lexer, Diagnostics& diagnostics);
// The type that a kType term of literal extents denotes; "bad-type" if it is not sane.
std::optional<TensorType> literal_type(const Term& term, Diagnostics& diagnostics);
// Reads an expression with the usual precedence (or, and, not, comparison and `in`, + -, * / // %,
// unary -).
std::optional<Term> parse_term(Lexer& lexer, Diagnostics& diagnostics);
// Continues after the first token, a name or a hole, has been taken.
std::optional<Term> parse_term_after(const Token& name, Lexer& lexer, Diagnostics& diagnostics);

}  // namespace passnet
