#include "ir/text/lexer.hpp"

#include "base/ascii.hpp"
#include "base/check.hpp"
#include "base/utf8.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

constexpr bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
constexpr bool is_word(char c) { return is_letter(c) || is_digit(c); }
constexpr bool is_symbol(char c) {
  return is_word(c) || c == '.' || c == '-' || c == '/' || c == '+';
}
constexpr bool is_printable(char c) { return c >= 32 && c < 127; }

// Longest first.
constexpr std::array<std::string_view, 12> kPunctuation{
    "...", "->", "==", "!=", "<=", ">=", "..", "//", "**", "&&", "||", "::"};
constexpr std::string_view kFence = "\"\"\"";
constexpr std::string_view kSingles = "()[]{}<>=+-*/%,:;.!?|&^~$@";

// Parses four hexadecimal digits at `at`; -1 if there are none.
int hex4(std::string_view text, size_t at) {
  if (at + 4 > text.size()) return -1;
  int value = 0;
  for (const char c : text.substr(at, 4)) {
    const int digit = is_digit(c)              ? c - '0'
                      : (c >= 'a' && c <= 'f') ? c - 'a' + 10
                      : (c >= 'A' && c <= 'F') ? c - 'A' + 10
                                               : -1;
    if (digit < 0) return -1;
    value = value * 16 + digit;
  }
  return value;
}

void append_utf8(std::string& text, uint32_t code) {
  const auto put = [&](uint32_t byte) { text += static_cast<char>(byte); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xC0 | (code >> 6));
    put(0x80 | (code & 63));
  } else if (code < 0x10000) {
    put(0xE0 | (code >> 12));
    put(0x80 | ((code >> 6) & 63));
    put(0x80 | (code & 63));
  } else {
    put(0xF0 | (code >> 18));
    put(0x80 | ((code >> 12) & 63));
    put(0x80 | ((code >> 6) & 63));
    put(0x80 | (code & 63));
  }
}

char simple_escape(char c) {
  switch (c) {
    case '"':
      return '"';
    case '\\':
      return '\\';
    case '/':
      return '/';
    case 'b':
      return '\b';
    case 'f':
      return '\f';
    case 'n':
      return '\n';
    case 'r':
      return '\r';
    case 't':
      return '\t';
  }
  return 0;
}

// Appends the character that the escape at `at` (just after the backslash) denotes; returns the
// escape's length, or 0 if it is malformed.
size_t append_escape(std::string& text, std::string_view quoted, size_t at) {
  if (at >= quoted.size()) return 0;
  if (quoted[at] != 'u') {
    const char plain = simple_escape(quoted[at]);
    if (plain == 0) return 0;
    text += plain;
    return 1;
  }
  const int code = hex4(quoted, at + 1);
  if (code < 0 || (code >= 0xDC00 && code < 0xE000)) return 0;
  if (code < 0xD800 || code >= 0xE000) {
    append_utf8(text, static_cast<uint32_t>(code));
    return 5;
  }
  if (quoted.substr(at + 5, 2) != "\\u") return 0;
  const int low = hex4(quoted, at + 7);
  if (low < 0xDC00 || low >= 0xE000) return 0;
  append_utf8(text, 0x10000u + (static_cast<uint32_t>(code - 0xD800) << 10) +
                        static_cast<uint32_t>(low - 0xDC00));
  return 11;
}

}  // namespace

bool check_encoding(const Sources& sources, SourceId source, Diagnostics& diagnostics) {
  const std::string_view text = sources.text(source);
  for (size_t at = 0; at < text.size();) {
    const size_t length = character_length(text.substr(at));
    if (length == 0) {
      const auto begin = static_cast<uint32_t>(at);
      diagnostics.error({source, begin, begin + 1}, "not-utf8",
                        "expected a text in UTF-8, found the byte 0x{:02x}",
                        static_cast<uint8_t>(text[at]));
      return false;
    }
    at += length;
  }
  return true;
}

std::string plain_text(const Token& token) {
  if (!token.quoted) return std::string(token.text);
  std::string text;
  for (size_t at = 0; at < token.text.size(); ++at) {
    if (token.text[at] != '\\') {
      text += token.text[at];
    } else {
      at += append_escape(text, token.text, at + 1);
    }
  }
  return text;
}

std::string describe(const Token& token) {
  constexpr size_t kShown = 40;
  std::string text(token.text.substr(0, kShown));
  for (char& c : text) {
    if (!is_printable(c)) c = ' ';
  }
  if (token.text.size() > kShown) text += "…";
  switch (token.kind) {
    case TokenKind::kName:
    case TokenKind::kInteger:
    case TokenKind::kFloat:
    case TokenKind::kPunctuation:
      return fmt::format("'{}'", text);
    case TokenKind::kValue:
      return fmt::format("'%{}'", text);
    case TokenKind::kSymbol:
      return fmt::format("'@{}'", text);
    case TokenKind::kHole:
      return fmt::format("'${}'", text);
    case TokenKind::kString:
      return fmt::format("the string \"{}\"", text);
    case TokenKind::kText:
      return "a kernel text";
    case TokenKind::kEnd:
      return "the end of the text";
  }
  UNREACHABLE();
}

Lexer::Lexer(const Sources& sources, SourceId source, Diagnostics& diagnostics)
    : text_(sources.text(source)), source_(source), diagnostics_(diagnostics) {
  last_ = {source_, 0, 0};
  next_ = scan();
}

Token Lexer::take() {
  const Token taken = next_;
  last_ = taken.span;
  if (taken.kind != TokenKind::kEnd) next_ = scan();
  return taken;
}

bool Lexer::at(std::string_view punctuation_or_name) const {
  return (next_.kind == TokenKind::kPunctuation || next_.kind == TokenKind::kName) &&
         next_.text == punctuation_or_name;
}

bool Lexer::take_if(std::string_view punctuation_or_name) {
  if (!at(punctuation_or_name)) return false;
  take();
  return true;
}

bool Lexer::expect(std::string_view punctuation_or_name, std::string_view context) {
  if (take_if(punctuation_or_name)) return true;
  diagnostics_.error(next_.span, "expected-token", "expected '{}' {}, found {}",
                     punctuation_or_name, context, describe(next_));
  return false;
}

char Lexer::ahead(size_t distance) const {
  return at_ + distance < text_.size() ? text_[at_ + distance] : '\0';
}

Span Lexer::span(size_t begin, size_t end) const {
  return {source_, static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
}

void Lexer::skip_blanks() {
  next_starts_line_ = at_ == 0;
  for (; at_ < text_.size(); ++at_) {
    const char c = text_[at_];
    if (c == '#') at_ = std::min(text_.find('\n', at_), text_.size());
    if (at_ >= text_.size()) return;
    if (text_[at_] == '\n') {
      next_starts_line_ = true;
    } else if (c != ' ' && c != '\t' && c != '\r') {
      return;
    }
  }
}

Token Lexer::token(TokenKind kind, size_t text_begin, size_t text_end, size_t end) {
  const size_t begin = at_;
  at_ = end;
  return {.kind = kind,
          .text = text_.substr(text_begin, text_end - text_begin),
          .span = span(begin, end)};
}

// Reports [at_, end), skips it, and returns the next token (kEnd only at the end of the text).
Token Lexer::malformed(size_t end, std::string_view id, std::string_view message) {
  diagnostics_.error(span(at_, end), id, "{}", message);
  at_ = end;
  return {};
}

// A token with a source is valid; the loop ends because each step consumes a byte.
Token Lexer::scan() {
  bool starts_line = false;
  while (true) {
    skip_blanks();
    next_starts_line_ = starts_line |= next_starts_line_;
    const char c = ahead(0);
    Token found;
    if (at_ >= text_.size()) {
      return token(TokenKind::kEnd, at_, at_, at_);
    } else if (is_letter(c)) {
      found = name();
    } else if (is_digit(c) || (c == '.' && is_digit(ahead(1)))) {
      found = number();
    } else if (c == '"') {
      found = at_fence() ? verbatim() : string(TokenKind::kString, 0);
    } else if (at_fence()) {
      found = verbatim();
    } else if (c == '@' && ahead(1) == '"') {
      found = string(TokenKind::kSymbol, 1);
    } else if (c == '@' && is_symbol(ahead(1))) {
      found = word(TokenKind::kSymbol, 1, is_symbol);
    } else if (c == '%' && is_word(ahead(1))) {
      found = word(TokenKind::kValue, 1, [](char d) { return is_word(d) || d == '.'; });
    } else if (c == '$' && is_word(ahead(1))) {
      found = word(TokenKind::kHole, 1, is_word);
    } else {
      found = punctuation();
    }
    if (found.span.source.valid()) return found;
  }
}

Token Lexer::word(TokenKind kind, size_t prefix, bool (*is_part)(char)) {
  size_t end = at_ + prefix;
  while (end < text_.size() && is_part(text_[end])) ++end;
  return token(kind, at_ + prefix, end, end);
}

Token Lexer::name() {
  size_t end = at_;
  while (end < text_.size() &&
         (is_word(text_[end]) ||
          (text_[end] == '.' && end + 1 < text_.size() && is_word(text_[end + 1])))) {
    ++end;
  }
  return token(TokenKind::kName, at_, end, end);
}

Token Lexer::number() {
  size_t end = at_;
  bool is_float = false;
  const auto digits = [&] {
    const size_t begin = end;
    while (end < text_.size() && is_digit(text_[end])) ++end;
    return end > begin;
  };
  const auto at_char = [&](char c) { return end < text_.size() && text_[end] == c; };
  digits();
  if (at_char('.') && text_.substr(end, 2) != "..") {
    is_float = true;
    ++end;
    digits();
  }
  bool good = true;
  if (at_char('e') || at_char('E')) {
    is_float = true;
    ++end;
    if (at_char('+') || at_char('-')) ++end;
    good = digits();
  }
  if (!good || (end < text_.size() && is_letter(text_[end]))) {
    while (end < text_.size() && is_word(text_[end])) ++end;
    return malformed(end, "bad-token",
                     fmt::format("expected a number, found '{}'",
                                 text_.substr(at_, std::min<size_t>(end - at_, 40))));
  }
  return token(is_float ? TokenKind::kFloat : TokenKind::kInteger, at_, end, end);
}

Token Lexer::string(TokenKind kind, size_t prefix) {
  const size_t begin = at_ + prefix + 1;
  std::string scratch;
  for (size_t end = begin; end < text_.size() && text_[end] != '\n'; ++end) {
    if (text_[end] == '"') {
      Token found = token(kind, begin, end, end + 1);
      found.quoted = true;
      return found;
    }
    if (text_[end] != '\\') continue;
    scratch.clear();
    const size_t length = append_escape(scratch, text_, end + 1);
    if (length == 0) {
      diagnostics_.error(span(end, std::min(end + 2, text_.size())), "bad-escape",
                         "expected an escape of JSON after the backslash");
      at_ = std::min(text_.find_first_of("\"\n", end + 2), text_.size());
      if (ahead(0) == '"') ++at_;
      return {};
    }
    end += length;
  }
  const size_t end = std::min(text_.find('\n', begin), text_.size());
  return malformed(end, "unterminated-string", "expected '\"' at the end of the string");
}

bool Lexer::at_fence() const {
  const std::string_view fence = text_.substr(at_, 3);
  return fence == kFence || fence == "```" || fence == "'''";
}

// A text between other marks than """ is taken whole, so that the parser reports one error.
Token Lexer::verbatim() {
  const size_t begin = at_ + 3;
  const std::string_view fence = text_.substr(at_, 3);
  const size_t end = text_.find(fence, begin);
  if (end == std::string_view::npos) {
    diagnostics_.error(span(at_, begin), "unterminated-string",
                       "expected '{}' at the end of the text", fence);
    at_ = text_.size();
    return {};
  }
  return token(TokenKind::kText, begin, end, end + 3);
}

Token Lexer::punctuation() {
  for (const std::string_view candidate : kPunctuation) {
    if (text_.substr(at_, candidate.size()) == candidate) {
      return token(TokenKind::kPunctuation, at_, at_ + candidate.size(), at_ + candidate.size());
    }
  }
  if (kSingles.find(text_[at_]) != std::string_view::npos) {
    return token(TokenKind::kPunctuation, at_, at_ + 1, at_ + 1);
  }
  // A run of such characters is one error, not one for each.
  size_t end = at_ + 1;
  while (end < text_.size() && text_[end] != '\n' &&
         (!is_printable(text_[end]) || text_[end] == text_[at_])) {
    ++end;
  }
  const std::string found =
      is_printable(text_[at_]) ? fmt::format("'{}'", text_[at_]) : "a character that starts none";
  return malformed(end, "bad-token", fmt::format("expected a token, found {}", found));
}

}  // namespace passnet
