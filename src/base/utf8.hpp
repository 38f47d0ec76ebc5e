// Characters of UTF-8.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace passnet {

// The length of the character at the start of `text`, which is not empty; 0 if none starts there.
size_t character_length(std::string_view text);

// True if the character at the start of `text` commands a terminal instead of being shown: those of
// ASCII and of C1, and those that turn the direction of a text. Bytes that are no character do.
bool is_control(std::string_view text);

// The lines that a text may keep.
enum class Lines { kOne, kMany };

// Replaces each control character by `?`, except line ends and tabs if it may have many lines.
std::string without_controls(std::string_view text, Lines lines);

// The number of bytes that do not continue a character: that of the characters of UTF-8.
size_t count_characters(std::string_view text);

// Replaces the middle of a text of more than `most` characters by `…`, so that `most` are left.
std::string shorten_middle(std::string_view text, size_t most);

}  // namespace passnet
