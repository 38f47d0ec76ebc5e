#include "base/utf8.hpp"

#include <algorithm>

namespace passnet {
namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

// The offset behind the first `count` characters.
size_t end_of(std::string_view text, size_t count) {
  size_t at = 0;
  for (; at < text.size(); ++at) {
    if (!continues(text[at]) && count-- == 0) break;
  }
  return at;
}

}  // namespace

size_t character_length(std::string_view text) {
  const auto first = static_cast<unsigned char>(text.front());
  if (first < 0x80) return 1;
  const size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
  if (length == 0 || first > 0xf4 || length > text.size()) return 0;
  return std::ranges::all_of(text.substr(1, length - 1), continues) ? length : 0;
}

bool is_control(std::string_view text) {
  const auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
  switch (character_length(text)) {
    case 1:
      return byte(0) < 32 || byte(0) == 127;
    case 2:
      return byte(0) == 0xc2 && byte(1) < 0xa0;
    case 3:  // U+202A … U+202E, U+2066 … U+2069
      return byte(0) == 0xe2 && ((byte(1) == 0x80 && byte(2) >= 0xaa && byte(2) <= 0xae) ||
                                 (byte(1) == 0x81 && byte(2) >= 0xa6 && byte(2) <= 0xa9));
    default:
      return character_length(text) == 0;
  }
}

std::string without_controls(std::string_view text, Lines lines) {
  std::string clean;
  clean.reserve(text.size());
  while (!text.empty()) {
    const size_t length = std::max<size_t>(character_length(text), 1);
    const bool ends_line = text.starts_with('\n') || text.starts_with("\r\n");
    const bool kept = lines == Lines::kMany
                          ? ends_line || text.starts_with('\t') || !is_control(text)
                          : !is_control(text);
    if (kept) {
      clean += text.substr(0, length);
    } else {
      clean += '?';
    }
    text.remove_prefix(length);
  }
  return clean;
}

size_t count_characters(std::string_view text) {
  return text.size() - static_cast<size_t>(std::ranges::count_if(text, continues));
}

std::string shorten_middle(std::string_view text, size_t most) {
  const size_t characters = count_characters(text);
  if (characters <= most) return std::string(text);
  const size_t tail = (most - 1) / 2;
  return std::string(text.substr(0, end_of(text, most - 1 - tail))) + "…" +
         std::string(text.substr(end_of(text, characters - tail)));
}

}  // namespace passnet
