// The syntax of graph text, before names and types are resolved, as shared by graphs, patterns and
// replacements. Everything has its span.
//
//   graph      = "graph" "@" name "(" input,* ")" "{" statement* return "}" group* kernel*
//   group      = "fuse" number [ schedule ]
//   block      = "fuse" "{" statement* "}" [ schedule ]          (among the statements of passes)
//              | "fuse" "pattern" [ schedule ]                   (in place of them and of `return`)
//   schedule   = "with" ( name "=" term ),*
//   input      = "%" name ":" type [ "{" fact "=" literal,* "}" ]
//   statement  = "%" name,* "=" op "(" argument,* ")" ( ":" type,* | clause )*
//   op         = name | "launch" kernel-name | "one" "of" "[" name,* "]"
//   argument   = [ name "=" ] term
//   clause     = name "=" term
//   term       = "%" name [ "?" ] | "..%" name | literal | "[" term,* "]" | "$" name | "$_"
//              | expression
//   return     = "return" ( "%" name [ "mutates" "%" name ] ),*
//   kernel     = "kernel" name device '"""' text '"""' | "kernel" name loops   (loops/syntax.hpp)
#pragma once

#include "diag/diagnostic.hpp"
#include "ir/attribute.hpp"

#include <memory>
#include <string>
#include <vector>

namespace passnet {

enum class TermKind : uint8_t {
  kValue,     // %x
  kOptional,  // %b? (patterns)
  kVariadic,  // ..%xs (passes)
  kLiteral,   // attribute literal
  kList,      // [a, b]
  kHole,      // $d, $_ (patterns)
  kCall,      // name(term, …): dim(%x, 1), like(%2), ceil_div(a, b)
  kUnary,     // -a, not a, all a, any a
  kBinary,    // a + b, a == b, a and b, a in b, a not in b
  kEllipsis,  // ... (shape patterns)
  // f32[2, 3], $T[..., $C], dtype(%x)[4]: the dtype in `literal`, or its hole in `name`, or its
  // expression as the first of `terms`; then the extents.
  kType,
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
  std::vector<SyntaxType> types;        // none, or one per result
  Name launch;                          // the kernel's name, when the op is `launch`
  std::optional<uint32_t> fusion;       // the block of the body that contains it
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

// `fuse { … } with tile=[8]`, or the schedule of group `number` after a graph's body.
struct SyntaxFusion {
  int64_t number = 0;
  bool is_pattern = false;  // `fuse pattern`: the block is what the pattern matched
  std::vector<SyntaxArgument> schedule;
  std::vector<SyntaxArgument> tune;  // by key, the list of values
  Span span;
};

// The statements between braces, up to and including `return`.
struct SyntaxBody {
  std::vector<Statement> statements;
  std::vector<SyntaxFusion> fusions;  // blocks
  std::vector<SyntaxReturn> results;
  bool states_results = true;  // false: there is no `return`
  Span span;
  bool is_pattern() const { return !fusions.empty() && fusions.back().is_pattern; }
};

struct SyntaxKernel {
  Name name;
  Name language;
  std::string text;
  Span text_span;  // of the text between the quotes
  Span span;
};

struct SyntaxGraph {
  Name name;
  std::vector<SyntaxInput> inputs;
  SyntaxBody body;
  std::vector<SyntaxFusion> fusions;
  std::vector<SyntaxKernel> kernels;
  Span span;
};

}  // namespace passnet
