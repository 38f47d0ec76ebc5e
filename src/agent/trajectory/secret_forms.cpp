#include "agent/trajectory/secret_forms.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <optional>
#include <vector>

namespace passnet {
namespace {

constexpr size_t kLeastForm = 8;  // of letters and digits: shorter ones are in other texts, too

// Keeps the letters and digits of a text, in lower case.
std::string bare(std::string_view text) {
  std::string kept;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) != 0) kept += static_cast<char>(std::tolower(byte));
  }
  return kept;
}

// An escaped character at the start of a text, and the length of its escape.
struct Escaped {
  char character = 0;
  size_t length = 0;
};

struct EscapeForm {
  std::string_view begin;
  size_t digits;  // 0: as many as there are, up to a `;`
  int base;
};
constexpr std::array<EscapeForm, 7> kEscapes{{{"%", 2, 16},
                                              {"\\x", 2, 16},
                                              {"\\u00", 2, 16},
                                              {"\\u{", 2, 16},
                                              {"\\U000000", 2, 16},
                                              {"&#x", 0, 16},
                                              {"&#", 0, 10}}};

std::optional<Escaped> escaped(std::string_view text) {
  for (const EscapeForm& form : kEscapes) {
    if (!text.starts_with(form.begin)) continue;
    const std::string_view rest = text.substr(form.begin.size());
    const size_t digits = form.digits == 0 ? rest.find(';') : form.digits;
    if (digits > 4 || digits > rest.size()) continue;
    uint32_t code = 0;
    const char* const end = rest.data() + digits;
    if (std::from_chars(rest.data(), end, code, form.base).ptr != end || code > 127) continue;
    return Escaped{static_cast<char>(code), form.begin.size() + digits};
  }
  return std::nullopt;
}

std::string unescape(std::string_view text) {
  std::string plain;
  for (size_t at = 0; at < text.size();) {
    const auto found = escaped(text.substr(at));
    plain += found ? found->character : text[at];
    at += found ? found->length : 1;
  }
  return plain;
}

std::string hexadecimal(std::string_view bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const char c : bytes) {
    text += kDigits[static_cast<unsigned char>(c) >> 4];
    text += kDigits[static_cast<unsigned char>(c) & 15];
  }
  return text;
}

// The characters of base64 that depend on these bytes alone, if `before` others precede them.
std::string inner_base64(std::string_view bytes, size_t before) {
  constexpr std::string_view kDigits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const size_t bits = 8 * (before + bytes.size());
  std::string text;
  for (size_t at = (8 * before + 5) / 6 * 6; at + 6 <= bits; at += 6) {
    uint32_t digit = 0;
    for (size_t bit = at; bit < at + 6; ++bit) {
      const auto byte = static_cast<unsigned char>(bytes[bit / 8 - before]);
      digit = digit << 1 | (byte >> (7 - bit % 8) & 1U);
    }
    text += kDigits[digit];
  }
  return text;
}

std::vector<std::string> forms_of(const std::string& secret) {
  std::vector<std::string> forms{bare(secret), bare(std::string(secret.rbegin(), secret.rend())),
                                 hexadecimal(secret)};
  for (const size_t before : {0, 1, 2}) forms.push_back(bare(inner_base64(secret, before)));
  std::erase_if(forms, [](const std::string& form) { return form.size() < kLeastForm; });
  return forms;
}

}  // namespace

bool holds_secret(std::string_view text, std::span<const std::string> secrets) {
  if (secrets.empty()) return false;
  const std::array<std::string, 2> written{bare(text), bare(unescape(text))};
  return std::ranges::any_of(secrets, [&](const std::string& secret) {
    if (secret.empty()) return false;
    if (text.contains(secret)) return true;
    return std::ranges::any_of(forms_of(secret), [&](const std::string& form) {
      return written[0].contains(form) || written[1].contains(form);
    });
  });
}

}  // namespace passnet
