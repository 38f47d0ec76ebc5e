#include "agent/prompt/tokens.hpp"

#include <cctype>
#include <cmath>

namespace passnet {

size_t estimate_tokens(std::string_view text) {
  constexpr double kWord = 1.2;
  constexpr double kDigit = 1.3;
  constexpr double kSign = 0.95;
  double tokens = 0;
  bool in_word = false;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool letter = std::isalpha(byte) != 0;
    if (letter && !in_word) tokens += kWord;
    if (std::isdigit(byte) != 0) tokens += kDigit;
    if (std::ispunct(byte) != 0 || byte >= 0x80) tokens += kSign;
    in_word = letter;
  }
  return static_cast<size_t>(std::ceil(tokens));
}

}  // namespace passnet
