// The syntax of graph text, before names and types are resolved: what graphs, patterns and
// replacements share. Everything carries its span.
//
//   graph      = "graph" "@" name "(" input,* ")" "{" statement* return "}" kernel*
//   input      = "%" name ":" type [ "{" fact "=" literal,* "}" ]
//   statement  = "%" name,* "=" op "(" argument,* ")" ( ":" type,* | clause )*
//   op         = name | "launch" kernel-name | "one" "of" "[" name,* "]"
//   argument   = [ name "=" ] term
//   clause     = name "=" term
//   term       = "%" name | "..%" name | literal | "[" term,* "]" | "$" name | "$_" | expression
//   return     = "return" ( "%" name [ "mutates" "%" name ] ),*
//   kernel     = "kernel" name device '"""' text '"""'
#pragma once

#include "diag/diagnostic.hpp"
#include "ir/attribute.hpp"

#include <memory>
#include <string>
#include <vector>

namespace passnet {

enum class TermKind : uint8_t {
  kValue,     // %x
  kVariadic,  // ..%xs (patterns)
  kLiteral,   // attribute literal
  kList,      // [a, b]
  kHole,      // $d, $_ (patterns)
  kCall,      // name(term, …): dim(%x, 1), like(%2), ceil_div(a, b)
  kUnary,     // -a, not a
  kBinary,    // a + b, a == b, a and b, a in b, a not in b
  kEllipsis,  // ... (shape patterns)
  kType,      // f32[2, 3], $T[..., $C]: the dtype in `literal`, or its hole in `name`; extents
};

struct Term {
  TermKind kind = TermKind::kLiteral;
  std::string name;         // of a value, hole, function or operator
  Attribute literal;        // kLiteral
  std::vector<Term> terms;  // entries or operands
  Span span;
};

struct SyntaxArgument {
  std::string name;  // empty: positional
  Term term;
  Span span;
};

// `: bf16[1,128]` (sane and literal: `type`), or in pass text `: like(%2)` or with variables: then
// `expression` holds it.
struct SyntaxType {
  std::optional<TensorType> type;
  Term expression;
  Span span;
};

struct Name {
  std::string text;
  Span span;
};

struct Statement {
  std::vector<Name> results;
  std::vector<Name> ops;  // one; several for `one of`
  std::vector<SyntaxArgument> arguments;
  std::vector<SyntaxArgument> clauses;  // after the parenthesis: args = […], grid = […]
  std::vector<SyntaxType> types;        // none, or one a result
  Name launch;                          // the kernel's name, when the op is `launch`
  Span span;
};

struct SyntaxInput {
  Name name;
  SyntaxType type;
  std::vector<SyntaxArgument> facts;
  Span span;
};

struct SyntaxReturn {
  Name value;
  Name mutates;  // empty: none
};

// The statements between braces, up to and with `return`.
struct SyntaxBody {
  std::vector<Statement> statements;
  std::vector<SyntaxReturn> results;
  Span span;
};

struct SyntaxKernel {
  Name name;
  Name device;
  std::string text;
  Span text_span;  // of the text between the quotes
  Span span;
};

struct SyntaxGraph {
  Name name;
  std::vector<SyntaxInput> inputs;
  SyntaxBody body;
  std::vector<SyntaxKernel> kernels;
  Span span;
};

}  // namespace passnet
