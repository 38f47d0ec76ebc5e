// Tokens of graph and pass text.
#pragma once

#include <string_view>

#include "diag/diagnostic.hpp"

namespace passnet {

enum class TokenKind : uint8_t {
  kName,      // letters, digits, _ and . after a letter or _
  kValue,     // %name: text without the %
  kSymbol,    // @name
  kHole,      // $name, $_
  kInteger,
  kFloat,     // with a point or exponent; inf and nan are names
  kString,    // "…", escapes as in JSON
  kText,      // """…""", verbatim
  kPunctuation,  // longest of -> == != <= >= .. ... // && || and single characters
  kEnd,
};

struct Token {
  TokenKind kind = TokenKind::kEnd;
  std::string_view text;  // into the source; of strings and texts, between the quotes
  Span span;
};

// Reads tokens from one source; `#` starts a comment that ends with the line. A malformed token is
// reported once ("bad-token", "unterminated-string") and skipped.
class Lexer {
 public:
  Lexer(const Sources& sources, SourceId source, Diagnostics& diagnostics);

  const Token& peek() const { return next_; }
  Token take();
  bool at(std::string_view punctuation_or_name) const;
  bool take_if(std::string_view punctuation_or_name);
  // Takes the token, or reports "expected-token" with what was found.
  bool expect(std::string_view punctuation_or_name, std::string_view context);

 private:
  Token scan();
  std::string_view text_;
  SourceId source_;
  Diagnostics& diagnostics_;
  uint32_t at_ = 0;
  Token next_;
};

}  // namespace passnet
