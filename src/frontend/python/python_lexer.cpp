#include "frontend/python/python_lexer.hpp"

#include "base/ascii.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

constexpr bool is_name_start(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
constexpr auto kNameTable = [] {
  std::array<bool, 256> table{};
  for (int c = 0; c < 128; ++c) {
    table[static_cast<size_t>(c)] =
        is_name_start(static_cast<char>(c)) || is_digit(static_cast<char>(c));
  }
  return table;
}();
constexpr bool is_name(char c) { return kNameTable[static_cast<unsigned char>(c)]; }

constexpr std::string_view kSingles = "()[]{},:=+-*/%@&|^~<>.;!";
constexpr std::array<std::string_view, 27> kLongs{
    "...", "**=", "//=", "<<=", ">>=", "**", "//", "==", "!=", "<=", ">=", "->", "+=", "-=",
    "*=",  "/=",  "%=",  "@=",  "&=",  "|=", "^=", "<<", ">>", ":=", "~=", "<>", "::"};

}  // namespace

PythonToken PythonLexer::make(PythonTokenKind kind, size_t begin, size_t end) {
  at_ = end;
  line_open_ = kind != PythonTokenKind::kNewline;
  return {.kind = kind,
          .text = text_.substr(begin, end - begin),
          .begin = static_cast<uint32_t>(begin),
          .end = static_cast<uint32_t>(end),
          .indent = indent_};
}

// Advances to the next token; returns true if a logical line ended on the way.
bool PythonLexer::skip_space() {
  while (at_ < text_.size()) {
    const char c = text_[at_];
    if (c == ' ' || c == '\t' || c == '\f' || c == '\r') {
      if (line_start_) {
        indent_ = c == '\t' ? (indent_ / 8 + 1) * 8 : indent_ + (c == ' ' ? 1 : 0);
      }
      ++at_;
    } else if (c == '#') {
      at_ = std::min(text_.find('\n', at_), text_.size());
    } else if (c == '\\' && at_ + 1 < text_.size() && text_[at_ + 1] == '\n') {
      at_ += 2;
    } else if (c == '\n') {
      if (brackets_ == 0 && line_open_) return true;
      ++at_;
      if (brackets_ == 0) {
        indent_ = 0;
        line_start_ = true;
      }
    } else {
      break;
    }
  }
  line_start_ = false;
  return at_ >= text_.size() && line_open_;
}

PythonToken PythonLexer::number() {
  size_t end = at_;
  bool is_float = false;
  const bool is_hex = text_.size() > at_ + 1 && text_[at_] == '0' &&
                      (text_[at_ + 1] == 'x' || text_[at_ + 1] == 'X');
  while (end < text_.size()) {
    const char c = text_[end];
    const bool is_sign = (c == '+' || c == '-') && !is_hex &&
                         (text_[end - 1] == 'e' || text_[end - 1] == 'E') && end > at_;
    if (!is_name(c) && c != '.' && !is_sign) break;
    if (!is_hex && (c == '.' || c == 'e' || c == 'E')) is_float = true;
    ++end;
  }
  return make(is_float ? PythonTokenKind::kFloat : PythonTokenKind::kInteger, at_, end);
}

PythonToken PythonLexer::string(size_t prefix) {
  const size_t open = at_ + prefix;
  const char quote = text_[open];
  const bool is_long = text_.substr(open, 3) == std::string(3, quote);
  size_t end = open + (is_long ? 3 : 1);
  while (end < text_.size()) {
    const char c = text_[end];
    if (c == '\\') {
      end += 2;
    } else if (c == '\n' && !is_long) {
      break;
    } else if (c == quote && (!is_long || text_.substr(end, 3) == std::string(3, quote))) {
      return make(PythonTokenKind::kString, at_, end + (is_long ? 3 : 1));
    } else {
      ++end;
    }
  }
  return make(PythonTokenKind::kBad, at_, std::min(end, text_.size()));
}

PythonToken PythonLexer::punctuation() {
  const std::string_view rest = text_.substr(at_);
  if (rest.size() >= 2 && kSingles.find(rest[1]) != std::string_view::npos) {
    for (const std::string_view candidate : kLongs) {
      if (rest.starts_with(candidate)) {
        // `x[::2]` contains two colons; `<>` and `~=` are no operators.
        if (candidate == "::" || candidate == "~=" || candidate == "<>") break;
        return make(PythonTokenKind::kPunctuation, at_, at_ + candidate.size());
      }
    }
  }
  const char c = rest[0];
  if (kSingles.find(c) == std::string_view::npos) return make(PythonTokenKind::kBad, at_, at_ + 1);
  if (c == '(' || c == '[' || c == '{') ++brackets_;
  if ((c == ')' || c == ']' || c == '}') && brackets_ > 0) --brackets_;
  return make(PythonTokenKind::kPunctuation, at_, at_ + 1);
}

PythonToken PythonLexer::take() {
  if (skip_space()) return make(PythonTokenKind::kNewline, at_, at_);
  if (at_ >= text_.size()) return make(PythonTokenKind::kEnd, at_, at_);
  const char c = text_[at_];
  if (is_name_start(c)) {
    size_t end = at_ + 1;
    while (end < text_.size() && is_name(text_[end])) ++end;
    const bool is_prefix =
        end - at_ <= 2 && end < text_.size() && (text_[end] == '"' || text_[end] == '\'');
    if (is_prefix) return string(end - at_);
    return make(PythonTokenKind::kName, at_, end);
  }
  const bool starts_fraction = c == '.' && at_ + 1 < text_.size() && is_digit(text_[at_ + 1]);
  if (is_digit(c) || starts_fraction) return number();
  if (c == '"' || c == '\'') return string(0);
  return punctuation();
}

namespace {

std::optional<uint32_t> hex_value(std::string_view digits) {
  uint32_t value = 0;
  for (const char c : digits) {
    const char lower = static_cast<char>(c | 0x20);
    if (is_digit(c)) {
      value = value * 16 + static_cast<uint32_t>(c - '0');
    } else if (lower >= 'a' && lower <= 'f') {
      value = value * 16 + static_cast<uint32_t>(lower - 'a' + 10);
    } else {
      return std::nullopt;
    }
  }
  return digits.empty() ? std::nullopt : std::optional(value);
}

struct Escape {
  char letter;
  char value;
};

constexpr std::array<Escape, 11> kEscapes = {{{'n', '\n'},
                                              {'t', '\t'},
                                              {'r', '\r'},
                                              {'0', '\0'},
                                              {'\\', '\\'},
                                              {'\'', '\''},
                                              {'"', '"'},
                                              {'a', '\a'},
                                              {'b', '\b'},
                                              {'f', '\f'},
                                              {'v', '\v'}}};

}  // namespace

Result<std::string> python_string(std::string_view token, Span span) {
  bool is_raw = false;
  while (!token.empty() && token[0] != '"' && token[0] != '\'') {
    const char prefix = static_cast<char>(token[0] | 0x20);
    if (prefix != 'r' && prefix != 'u') {
      return fail(span, "bad-string", "expected a plain string, found one with prefix '{}'",
                  token[0]);
    }
    is_raw = is_raw || prefix == 'r';
    token.remove_prefix(1);
  }
  const bool is_long = token.size() >= 6 && token[1] == token[0] && token[2] == token[0];
  const size_t quotes = is_long ? 3 : 1;
  const std::string_view body = token.substr(quotes, token.size() - 2 * quotes);
  std::string result;
  for (size_t i = 0; i < body.size(); ++i) {
    if (body[i] != '\\' || is_raw || i + 1 >= body.size()) {
      result += body[i];
      continue;
    }
    const char escape = body[++i];
    if (escape == '\n') continue;
    if (escape == 'x') {
      const auto value = hex_value(body.substr(i + 1, 2));
      if (!value || *value > 127) {
        return fail(span, "bad-string", "expected an escape of an ASCII character in the string");
      }
      result += static_cast<char>(*value);
      i += 2;
      continue;
    }
    const auto* found = std::ranges::find(kEscapes, escape, &Escape::letter);
    if (found != kEscapes.end()) {
      result += found->value;
    } else {
      result += '\\';
      result += escape;
    }
  }
  return result;
}

}  // namespace passnet
