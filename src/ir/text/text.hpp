// Graph text: parse → print → parse is the identity.
#pragma once

#include "ir/builder.hpp"
#include "ir/text/lexer.hpp"
#include "ir/text/syntax.hpp"

#include <optional>
#include <string>
#include <vector>

namespace passnet {

// Syntax. Each reports what is wrong and gives nullopt where nothing useful can be given.
std::optional<SyntaxGraph> parse_syntax_graph(Lexer& lexer, Diagnostics& diagnostics);
std::optional<SyntaxBody> parse_syntax_body(Lexer& lexer, Diagnostics& diagnostics);
std::optional<SyntaxKernel> parse_syntax_kernel(Lexer& lexer, Diagnostics& diagnostics);
// `f32[2,3]`, sane ("bad-type"), or an expression in its place.
std::optional<SyntaxType> parse_syntax_type(Lexer& lexer, Diagnostics& diagnostics);
// What a kType term of literal extents means; "bad-type" where that is no sane type.
std::optional<TensorType> literal_type(const Term& term, Diagnostics& diagnostics);
// An expression with the usual precedence (or, and, not, comparison and `in`, + -, * / // %, unary
// -).
std::optional<Term> parse_term(Lexer& lexer, Diagnostics& diagnostics);
// The same where its first token, a name or a hole, has been taken.
std::optional<Term> parse_term_after(const Token& name, Lexer& lexer, Diagnostics& diagnostics);

// All graphs of a source: names resolved, arguments completed, types inferred and, where stated,
// checked ("type-mismatch"). Gives nothing for a graph with errors.
std::vector<Graph> parse_graphs(const Sources& sources, SourceId source, const Catalog& catalog,
                                Diagnostics& diagnostics);

// Deterministic; arguments that equal their default are left out.
std::string print(const Graph& graph, const Catalog& catalog);

// The same without the texts of its kernels: to be read, not to be parsed.
std::string print_without_kernels(const Graph& graph, const Catalog& catalog);

}  // namespace passnet
