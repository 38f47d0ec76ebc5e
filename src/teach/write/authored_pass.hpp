// A pass as its author holds it in mind, before it is text: what searches and mistakes change.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// Any number of values that a list does not name.
inline constexpr std::string_view kRest = "...";

// An argument of a call: names of values, or a constant or a hole.
struct AuthoredArgument {
  std::string parameter;
  bool is_named = false;            // written as `parameter=…`
  bool is_pattern_only = false;     // left out where the call is repeated
  bool is_list = false;             // of values
  bool is_unclosed = false;         // a list without its last bracket
  std::vector<std::string> values;  // without the %; `none`, `..xs`, kRest; empty: `text`
  std::string text;
  std::string example;  // the constant that the first graph has here, for an attribute
  bool varies = false;  // true if the graphs' constants differ
  friend bool operator==(const AuthoredArgument&, const AuthoredArgument&) = default;
};

struct AuthoredCall {
  std::string op;
  std::vector<std::string> results;
  std::vector<AuthoredArgument> arguments;
  bool has_rest = false;          // the pattern says `...` for what it does not name
  bool rest_has_operand = false;  // which is an operand that the op needs, or several
  friend bool operator==(const AuthoredCall&, const AuthoredCall&) = default;
};

struct AuthoredInput {
  std::string name;
  bool is_optional = false;
  bool is_list = false;  // any number of values: `..%xs`
  friend bool operator==(const AuthoredInput&, const AuthoredInput&) = default;
};

// A kernel in the loop language; its operands are the inputs of the pattern.
struct AuthoredKernel {
  std::string text;  // after its name: `(a0[p*]) -> r0[p*] { … }`
  friend bool operator==(const AuthoredKernel&, const AuthoredKernel&) = default;
};

enum class ReplacementForm : uint8_t {
  kFusePattern,
  kOps,  // other ops
  kKernel,
};

struct AuthoredPass {
  std::string name;
  std::vector<AuthoredInput> inputs;
  std::vector<AuthoredCall> calls;        // of the pattern
  std::vector<std::string> results;       // of the pattern
  std::vector<std::string> read_outside;  // those that something else reads in a graph
  std::vector<std::string> guards;        // all of which hold
  ReplacementForm form = ReplacementForm::kFusePattern;
  std::string schedule;                   // of `fuse pattern`
  std::vector<AuthoredCall> ops;          // kOps
  std::vector<std::string> replacements;  // kOps: one value for each result
  AuthoredKernel kernel;                  // kKernel
  bool is_fallback = false;  // a part of the pattern, for graphs that the whole does not match
  bool is_last_result_missing = false;  // the replacement returns one value less
  friend bool operator==(const AuthoredPass&, const AuthoredPass&) = default;
};

// Prints the text of the pass. It parses if the pass has no mistake. A pattern that is fused as it
// is lists neither its inputs nor its results.
std::string print(const AuthoredPass& pass);
std::string print(const std::vector<AuthoredPass>& passes);

// Returns the call of the pattern that computes the value, or nullptr.
const AuthoredCall* find_producer(const AuthoredPass& pass, const std::string& value);

}  // namespace passnet
