// Tokens of graph and pass text.
#pragma once

#include "diag/diagnostic.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace passnet {

enum class TokenKind : uint8_t {
  kName,    // letters, digits and _ after a letter or _; a . if one of these follows
  kValue,   // %name: text without the %
  kSymbol,  // @name of letters, digits and ._-/+, or @"…": text without the @ and the quotes
  kHole,    // $name, $_: text without the $
  kInteger,
  kFloat,        // with a point or exponent; inf and nan are names
  kString,       // "…", escapes as in JSON
  kText,         // """…""", verbatim; ```…``` and '''…''', which parsers refuse
  kPunctuation,  // the longest of -> == != <= >= .. ... // ** && || :: and single characters
  kEnd,
};

struct Token {
  TokenKind kind = TokenKind::kEnd;
  std::string_view text;  // into the source; of strings and texts, between the quotes
  Span span;
  bool quoted = false;  // a kString, or a kSymbol in quotes: the text holds escapes
};

// The text with its escapes resolved, if it is quoted.
std::string plain_text(const Token& token);
// The token as messages name it: `'relu'`, `the end of the text`; long ones are cut.
std::string describe(const Token& token);

// False, after a report, if a byte of the source belongs to no character of UTF-8 ("not-utf8").
bool check_encoding(const Sources& sources, SourceId source, Diagnostics& diagnostics);

// Reads tokens from one source; `#` starts a comment that ends with the line. A malformed token is
// reported once ("bad-token", "bad-escape", "unterminated-string") and skipped.
class Lexer {
 public:
  Lexer(const Sources& sources, SourceId source, Diagnostics& diagnostics);

  const Token& peek() const { return next_; }
  Token take();
  // True if the next token is the first of its line; the end of the last token taken.
  bool next_starts_line() const { return next_starts_line_; }
  Span last() const { return last_; }
  std::string_view text(Span span) const { return text_.substr(span.begin, span.end - span.begin); }
  bool at(std::string_view punctuation_or_name) const;
  bool take_if(std::string_view punctuation_or_name);
  // Takes the token, or reports "expected-token" with the token found.
  bool expect(std::string_view punctuation_or_name, std::string_view context);

 private:
  Token scan();
  void skip_blanks();
  Token word(TokenKind kind, size_t prefix, bool (*is_part)(char));
  Token name();
  Token number();
  Token string(TokenKind kind, size_t prefix);
  bool at_fence() const;
  Token verbatim();
  Token punctuation();
  Token token(TokenKind kind, size_t text_begin, size_t text_end, size_t end);
  Token malformed(size_t end, std::string_view id, std::string_view message);
  char ahead(size_t distance) const;
  Span span(size_t begin, size_t end) const;

  std::string_view text_;
  SourceId source_;
  Diagnostics& diagnostics_;
  size_t at_ = 0;
  bool next_starts_line_ = true;
  Span last_;
  Token next_;
};

}  // namespace passnet
