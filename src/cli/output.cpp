#include "cli/output.hpp"

#include "base/utf8.hpp"

#include <algorithm>
#include <string>
#include <sys/ioctl.h>
#include <unistd.h>

namespace passnet {
namespace {

constexpr size_t kUsualWidth = 100;  // of a terminal that does not say

// `\u009b` for the character at the start of a text, of which UTF-8 has two or three bytes.
std::string escape_of(std::string_view character) {
  uint32_t code = static_cast<unsigned char>(character[0]);
  if (character.size() == 2) code &= 0x1f;
  if (character.size() == 3) code &= 0x0f;
  for (const char c : character.substr(1))
    code = code << 6 | (static_cast<unsigned char>(c) & 0x3f);
  return fmt::format("\\u{:04x}", code);
}

}  // namespace

void print_text(std::FILE* stream, std::string_view text) {
  fmt::print(stream, "{}", without_controls(text, Lines::kMany));
}

void print_rendered(std::string_view text, std::FILE* stream) { fmt::print(stream, "{}", text); }

void print_json_line(std::FILE* stream, std::string_view line) {
  std::string clean;
  while (!line.empty()) {
    const std::string_view character = line.substr(0, std::max<size_t>(character_length(line), 1));
    clean += is_control(line) ? escape_of(character) : std::string(character);
    line.remove_prefix(character.size());
  }
  fmt::print(stream, "{}\n", clean);
}

std::optional<size_t> terminal_width(int descriptor) {
  constexpr size_t kNarrowest = 40;
  if (isatty(descriptor) == 0) return std::nullopt;
  winsize size{};
  const bool knows = ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return knows ? std::max<size_t>(size.ws_col, kNarrowest) : kUsualWidth;
}

}  // namespace passnet
