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
