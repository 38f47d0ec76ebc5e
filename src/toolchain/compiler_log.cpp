#include "toolchain/compiler_log.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace passnet {
namespace {

bool in_path(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '.' || c == '/' || c == '+' || c == '-' || c == '~';
}

struct Marker {
  std::string_view text;
  CompileMessage::Kind kind;
};

constexpr std::array<Marker, 5> kMarkers{{
    {"fatal error: ", CompileMessage::Kind::kError},
    {"error: ", CompileMessage::Kind::kError},
    {"warning: ", CompileMessage::Kind::kWarning},
    {"note: ", CompileMessage::Kind::kNote},
    {"  required from ", CompileMessage::Kind::kContext},
}};

// Removes `:NUMBER` from the end of the text.
std::optional<uint32_t> take_number(std::string_view& text) {
  const size_t colon = text.rfind(':');
  if (colon == std::string_view::npos || colon + 1 == text.size()) return std::nullopt;
  const std::string_view digits = text.substr(colon + 1);
  uint32_t number = 0;
  const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (parsed.ec != std::errc() || parsed.ptr != digits.data() + digits.size()) return std::nullopt;
  text = text.substr(0, colon);
  return number;
}

std::optional<CompileMessage> parse_line(std::string_view line) {
  for (const Marker& marker : kMarkers) {
    const size_t found = line.find(marker.text);
    if (found == std::string_view::npos) continue;
    // A marker is at the start of a line or after `place: `; elsewhere it is quoted source.
    if (found > 0 && !line.substr(0, found).ends_with(": ")) continue;
    std::string_view place = line.substr(0, found > 0 ? found - 2 : 0);
    if (place.starts_with(' ')) continue;
    CompileMessage message{.kind = marker.kind,
                           .text = std::string(line.substr(found + marker.text.size()))};
    const std::optional<uint32_t> last = take_number(place);
    const std::optional<uint32_t> first = last ? take_number(place) : std::nullopt;
    if (first) {
      message.line = *first;
      message.column = *last;
    } else if (last) {
      message.line = *last;
    }
    if (last) message.file = place;
    return message;
  }
  return std::nullopt;
}

}  // namespace

std::string scrub_log(std::string_view log) {
  std::string text;
  text.reserve(log.size());
  for (size_t at = 0; at < log.size();) {
    const bool begins = log[at] == '/' && (at == 0 || !in_path(log[at - 1]));
    if (!begins) {
      const auto byte = static_cast<unsigned char>(log[at]);
      text += byte < 32 && byte != '\n' && byte != '\t' ? ' ' : log[at];
      ++at;
      continue;
    }
    size_t end = at;
    while (end < log.size() && in_path(log[end])) ++end;
    const std::string_view path = log.substr(at, end - at);
    const size_t last = path.rfind('/');
    text += last == 0 || path.starts_with("//") ? path : path.substr(last + 1);
    at = end;
  }
  return text;
}

std::vector<CompileMessage> parse_log(std::string_view log, size_t limit) {
  std::vector<CompileMessage> messages;
  while (!log.empty() && messages.size() < limit) {
    const size_t end = std::min(log.find('\n'), log.size());
    if (auto message = parse_line(log.substr(0, end))) messages.push_back(std::move(*message));
    log.remove_prefix(std::min(end + 1, log.size()));
  }
  return messages;
}

}  // namespace passnet
