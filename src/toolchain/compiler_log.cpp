#include "toolchain/compiler_log.hpp"

#include "base/check.hpp"

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

// CUDA's compilers number their messages: `warning #177-D: variable "x" was declared but never …`.
constexpr std::array<Marker, 6> kNumberedMarkers{{
    {"catastrophic error", CompileMessage::Kind::kError},
    {"internal error", CompileMessage::Kind::kError},
    {"error", CompileMessage::Kind::kError},
    {"warning", CompileMessage::Kind::kWarning},
    {"remark", CompileMessage::Kind::kNote},
    {"note", CompileMessage::Kind::kNote},
}};

std::optional<uint32_t> to_number(std::string_view digits) {
  uint32_t number = 0;
  const char* const begin = digits.data();
  const char* const end = begin + digits.size();
  const auto parsed = std::from_chars(begin, end, number);
  if (digits.empty() || parsed.ec != std::errc() || parsed.ptr != end) return std::nullopt;
  return number;
}

// Removes `:NUMBER` from the end of the text.
std::optional<uint32_t> take_number(std::string_view& text) {
  const size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::optional<uint32_t> number = to_number(text.substr(colon + 1));
  if (number) text = text.substr(0, colon);
  return number;
}

std::optional<CompileMessage> parse_colons(std::string_view line) {
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

// Parses the message after a marker at the start of the text, without its number.
std::optional<CompileMessage> parse_numbered(std::string_view text) {
  for (const Marker& marker : kNumberedMarkers) {
    if (!text.starts_with(marker.text)) continue;
    std::string_view rest = text.substr(marker.text.size());
    if (rest.starts_with(" #")) rest.remove_prefix(std::min(rest.find(':'), rest.size()));
    if (!rest.starts_with(": ")) return std::nullopt;
    return CompileMessage{.kind = marker.kind, .text = std::string(rest.substr(2))};
  }
  return std::nullopt;
}

std::optional<CompileMessage> parse_parentheses(std::string_view line) {
  const size_t close = line.find("): ");
  const size_t open = line.substr(0, close).rfind('(');
  if (close == std::string_view::npos || open == std::string_view::npos) {
    return parse_numbered(line);
  }
  const std::optional<uint32_t> number = to_number(line.substr(open + 1, close - open - 1));
  auto message = parse_numbered(line.substr(close + 3));
  if (!number || !message || line.starts_with(' ')) return std::nullopt;
  message->file = line.substr(0, open);
  message->line = *number;
  return message;
}

std::optional<CompileMessage> parse_line(std::string_view line, LogStyle style) {
  switch (style) {
    case LogStyle::kColons:
      return parse_colons(line);
    case LogStyle::kParentheses:
      return parse_parentheses(line);
  }
  UNREACHABLE();
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

std::vector<CompileMessage> parse_log(std::string_view log, LogStyle style, size_t limit) {
  std::vector<CompileMessage> messages;
  while (!log.empty() && messages.size() < limit) {
    const size_t end = std::min(log.find('\n'), log.size());
    if (auto message = parse_line(log.substr(0, end), style))
      messages.push_back(std::move(*message));
    log.remove_prefix(std::min(end + 1, log.size()));
  }
  return messages;
}

}  // namespace passnet
