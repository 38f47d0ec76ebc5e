// Characters of UTF-8.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace passnet {

// The length of the character at the start of `text`, which is not empty; 0 if none starts there.
inline size_t character_length(std::string_view text) {
  const auto first = static_cast<unsigned char>(text.front());
  if (first < 0x80) return 1;
  const size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
  if (length == 0 || first > 0xf4 || length > text.size()) return 0;
  const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; };
  return std::ranges::all_of(text.substr(1, length - 1), continues) ? length : 0;
}

}  // namespace passnet
