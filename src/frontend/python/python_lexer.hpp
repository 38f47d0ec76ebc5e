// Tokens of the Python subset of captured graphs.
#pragma once

#include "diag/diagnostic.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace passnet {

enum class PythonTokenKind : uint8_t {
  kName,  // also keywords
  kInteger,
  kFloat,
  kString,       // text with quotes and prefix
  kPunctuation,  // longest of ** // == != <= >= += -= … -> ... and single characters
  kNewline,      // ends a logical line: none inside brackets or after a backslash
  kEnd,
  kBad,  // reported by `Result`s of the parser: an unknown character or an unterminated string
};

struct PythonToken {
  PythonTokenKind kind = PythonTokenKind::kEnd;
  std::string_view text;  // into the source
  uint32_t begin = 0;
  uint32_t end = 0;
  uint32_t indent = 0;  // of the logical line, in columns (a tab counts to the next multiple of 8)

  bool is(std::string_view punctuation_or_name) const {
    return text == punctuation_or_name && kind <= PythonTokenKind::kPunctuation &&
           kind != PythonTokenKind::kString;
  }
};

// Reads a text of at most 4 GiB token by token, in linear time; comments and blank lines are
// skipped.
class PythonLexer {
 public:
  explicit PythonLexer(std::string_view text) : text_(text) {}
  PythonToken take();

 private:
  bool skip_space();
  PythonToken make(PythonTokenKind kind, size_t begin, size_t end);
  PythonToken number();
  PythonToken string(size_t prefix);
  PythonToken punctuation();

  std::string_view text_;
  size_t at_ = 0;
  uint32_t indent_ = 0;
  uint32_t brackets_ = 0;
  bool line_start_ = true;
  bool line_open_ = false;  // a token of the logical line was given
};

// The contents of a string token: without quotes and prefix, with escapes resolved. Prefixes `f`
// and `b` and malformed escapes give "bad-string".
Result<std::string> python_string(std::string_view token, Span span);

}  // namespace passnet
