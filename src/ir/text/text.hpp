// Graph text: parse → print → parse is the identity.
#pragma once

#include "ir/builder.hpp"
#include "ir/text/lexer.hpp"
#include "ir/text/syntax.hpp"

#include <optional>
#include <string>
#include <vector>

namespace passnet {

// Parse syntax. Each reports errors and returns nullopt if it cannot return anything useful.
std::optional<SyntaxGraph> parse_syntax_graph(Lexer& lexer, Diagnostics& diagnostics);
std::optional<SyntaxBody> parse_syntax_body(Lexer& lexer, Diagnostics& diagnostics);
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

// All graphs of a source: names resolved, arguments completed, types inferred and, if stated,
// checked ("type-mismatch"). A graph with errors is left out.
std::vector<Graph> parse_graphs(const Sources& sources, SourceId source, const Catalog& catalog,
                                Diagnostics& diagnostics);

// Prints deterministically; arguments that equal their default are left out.
std::string print(const Graph& graph, const Catalog& catalog);

// Prints without the texts of kernels, for reading, not for parsing.
std::string print_without_kernels(const Graph& graph, const Catalog& catalog);

}  // namespace passnet
