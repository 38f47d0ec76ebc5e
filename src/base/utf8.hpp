// Characters of UTF-8.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace passnet {

// The length of the character at the start of `text`, which is not empty; 0 if none starts there.
size_t character_length(std::string_view text);

// The number of bytes that do not continue a character: that of the characters of UTF-8.
size_t count_characters(std::string_view text);

// Replaces the middle of a text of more than `most` characters by `…`, so that `most` are left.
std::string shorten_middle(std::string_view text, size_t most);

}  // namespace passnet
