// The loop language: kernels of passes as closed text, which the compiler prints for every target.
//
//   kernel bn_relu(x[n, c, p*], scale[c], shift[c]) -> y[n, c, p*] {
//     y[n, c, p] = relu(round(fma(x[n, c, p], scale[c], shift[c])))
//   }
//
// The grammar, over the tokens of pass text:
//
//   kernel    = "kernel" name "(" [ operand,* ] ")" "->" tensor,* "{" statement* "}"
//   operand   = tensor [ "=" term ]              (the value of each element if the operand is none)
//   tensor    = name "[" [ dim,* ] "]"
//   dim       = [ "~" ] ( name "*" | term )      ("*": any number of dims, at most once per tensor;
//                                                 "~": broadcasts to that extent)
//   statement = ( "rows" index,* | "blocks" name "by" integer ) "{" statement* "}"
//             | name [ "[" [ index,* ] "]" ] "=" term
//   index     = name [ "<" extent ] | term       (a term: only where a result is stored)
//   term      = term "?" term ":" term | term operator term | "-" term | "not" term
//             | reduction "(" index,* ")" term   (binds like a sign: sum(k) x[k] / n is a quotient;
//                                                 a factor that has the index belongs to it too)
//             | name "(" term,* ")" | name [ "[" term,* "]" ] | "$" name | number | "(" term ")"
//   operator  = "or" "and" "<" "<=" ">" ">=" "==" "!=" "+" "-" "*" "/" "%"   (as in C, weakest
//   first) reduction = "sum" "prod" "max" "min" "argmax" "argmin" "cumsum" "cumprod" "cummax"
//   "cummin" "argsort"
//
// A text can only compute: it has no pointers, no calls out, no state, and its loops are bounded.
#pragma once

#include "diag/diagnostic.hpp"
#include "kernel/kernel.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

enum class LoopTermKind : uint8_t {
  kInteger,
  kNumber,
  kParameter,  // $eps
  kName,       // a loop, an extent, or a value of the row
  kElement,    // name[terms]
  kCall,       // name(terms)
  kReduce,     // name(indices) terms[0]; running sums such as cumsum included
  kUnary,      // name: "-" or "not"
  kBinary,     // name: the operator
  kChoose,     // terms[0] ? terms[1] : terms[2]
};

struct LoopTerm {
  LoopTermKind kind = LoopTermKind::kInteger;
  std::string name;
  int64_t integer = 0;
  double number = 0;
  std::vector<LoopTerm> terms;
  std::vector<LoopTerm> indices;  // kReduce
  Span span;
};

// A binary operator; of two, the one of the greater strength binds first.
struct LoopOperator {
  std::string_view symbol;
  int strength;
};

inline constexpr int kMaxLoopStrength = 5;
inline constexpr std::array<LoopOperator, 13> kLoopOperators{{
    {"or", 1},
    {"and", 2},
    {"<", 3},
    {"<=", 3},
    {">", 3},
    {">=", 3},
    {"==", 3},
    {"!=", 3},
    {"+", 4},
    {"-", 4},
    {"*", 5},
    {"/", 5},
    {"%", 5},
}};

// The name of an index `k` or `k < n`.
inline std::string_view index_name(const LoopTerm& index) {
  return index.terms.empty() ? index.name : index.terms[0].name;
}

// A reduction, or a running one, which has a value for each index of its loop.
struct LoopReduction {
  std::string_view name;
  Combine combine;
  bool is_running;
};

inline constexpr std::array<LoopReduction, 11> kLoopReductions{{
    {"sum", Combine::kSum, false},
    {"prod", Combine::kProduct, false},
    {"max", Combine::kMax, false},
    {"min", Combine::kMin, false},
    {"argmax", Combine::kArgMax, false},
    {"argmin", Combine::kArgMin, false},
    {"cumsum", Combine::kSum, true},
    {"cumprod", Combine::kProduct, true},
    {"cummax", Combine::kMax, true},
    {"cummin", Combine::kMin, true},
    {"argsort", Combine::kArgMax, true},
}};

// The reduction of this name; null if it is none.
constexpr const LoopReduction* find_loop_reduction(std::string_view name) {
  for (const LoopReduction& reduction : kLoopReductions) {
    if (reduction.name == name) return &reduction;
  }
  return nullptr;
}

struct LoopDim {
  LoopTerm extent;
  bool is_pack = false;  // `p*`: the extent is a name
  bool is_broadcast =
      false;  // `~k`, `~p*`: extents may be 1 in their place, and leading ones absent
};

struct LoopTensor {
  std::string name;
  std::vector<LoopDim> dims;
  std::optional<LoopTerm> fallback;  // of an operand that may be none: a number
  Span span;
};

struct LoopStatement {
  std::vector<LoopTerm> rows;       // `rows b, i < h {`: not empty, with a body
  int64_t width = 0;                // `blocks n by 64 {`: positive, and the rows are `n`
  std::vector<LoopStatement> body;  // of `rows` and `blocks`
  std::string target;
  std::vector<LoopTerm> indices;  // of the target: none for a value of the row
  LoopTerm value;
  Span span;  // of the target, of `rows` or of `blocks`
  bool is_rows() const { return !rows.empty() && width == 0; }
  bool is_blocks() const { return width > 0; }
};

struct LoopParameter {
  std::string name;  // without the $
  Span span;         // of its first use
};

struct LoopKernel {
  std::vector<LoopTensor> operands;
  std::vector<LoopTensor> results;
  std::vector<LoopStatement> body;
  std::vector<LoopParameter> parameters;  // in order of their first use
};

// The text between the kernel's name and its end, as it is printed: parsing it gives an equal
// kernel.
std::string print(const LoopKernel& kernel);
std::string print(const LoopTerm& term);
std::string print(const LoopTensor& tensor);

}  // namespace passnet
