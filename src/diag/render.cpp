#include "diag/render.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace passnet {
namespace {

constexpr size_t kMaxLine = 160;

struct Label {
  std::string_view name;
  std::string_view color;
};

Label label(Severity severity) {
  switch (severity) {
    case Severity::kError:
      return {"error", "\x1b[1;31m"};
    case Severity::kWarning:
      return {"warning", "\x1b[1;35m"};
  }
  return {};
}

std::string place(Span span, const Sources& sources) {
  if (!span.source.valid()) return "";
  const Location at = sources.location(span);
  return fmt::format("{}:{}:{}: ", sources.name(span.source), at.line, at.column);
}

// The source line and a line of carets under the span; long lines show a window around it.
std::string excerpt(Span span, const Sources& sources) {
  if (!span.source.valid()) return "";
  const std::string_view line = sources.line(span);
  const size_t column = sources.location(span).column - 1;
  const size_t begin = column > kMaxLine / 2 ? column - kMaxLine / 2 : 0;
  std::string shown(line.substr(begin, kMaxLine));
  for (char& c : shown) {
    if (static_cast<unsigned char>(c) < 32) c = ' ';
  }
  const size_t at = column - begin;
  const size_t room = shown.size() > at ? shown.size() - at : 1;
  const size_t width = std::clamp<size_t>(span.end - span.begin, 1, room);
  return fmt::format("  {}\n  {}{}\n", shown, std::string(at, ' '), std::string(width, '^'));
}

void add_place(nlohmann::json& json, Span span, const Sources& sources) {
  if (!span.source.valid()) return;
  const Location at = sources.location(span);
  json["file"] = sources.name(span.source);
  json["line"] = at.line;
  json["column"] = at.column;
}

}  // namespace

std::string render(const Diagnostic& diagnostic, const Sources& sources, Color color) {
  const Label severity = label(diagnostic.severity);
  const bool colored = color == Color::kAlways;
  std::string text = fmt::format("{}{}{}:{} {} [{}]\n", place(diagnostic.span, sources),
                                 colored ? severity.color : "", severity.name,
                                 colored ? "\x1b[0m" : "", diagnostic.message, diagnostic.id);
  text += excerpt(diagnostic.span, sources);
  for (const Note& note : diagnostic.notes) {
    text += fmt::format("{}note: {}\n", place(note.span, sources), note.message);
    text += excerpt(note.span, sources);
  }
  return text;
}

nlohmann::json to_json(const Diagnostic& diagnostic, const Sources& sources) {
  nlohmann::json json = {{"id", diagnostic.id},
                         {"severity", label(diagnostic.severity).name},
                         {"message", diagnostic.message}};
  add_place(json, diagnostic.span, sources);
  if (diagnostic.notes.empty()) return json;
  json["notes"] = nlohmann::json::array();
  for (const Note& note : diagnostic.notes) {
    nlohmann::json entry = {{"message", note.message}};
    add_place(entry, note.span, sources);
    json["notes"].push_back(std::move(entry));
  }
  return json;
}

}  // namespace passnet
