#include "diag/render.hpp"

#include "base/utf8.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace passnet {
namespace {

constexpr size_t kMaxText = 160;  // of the text above the carets, in JSON

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
  return fmt::format("{}:{}:{}: ", without_controls(sources.name(span.source), Lines::kOne),
                     at.line, at.column);
}

// One column per character: control characters become a space, invalid bytes a question mark.
struct Columns {
  std::string text;
  size_t count = 0;
};

Columns printable_columns(std::string_view text) {
  Columns columns;
  for (size_t at = 0; at < text.size(); ++columns.count) {
    const size_t length = character_length(text.substr(at));
    if (is_control(text.substr(at))) {
      columns.text += length == 0 ? '?' : ' ';
    } else {
      columns.text += text.substr(at, length);
    }
    at += std::max<size_t>(length, 1);
  }
  return columns;
}

// Prints the source line and a line of carets under the span; long lines are cut to a window.
std::string excerpt(Span span, const Sources& sources, size_t width) {
  if (!span.source.valid()) return "";
  const std::string_view line = sources.line(span);
  const size_t column = sources.location(span).column - 1;
  constexpr size_t kIndent = 2;
  const size_t most = std::max<size_t>(width, 20) - kIndent;
  const size_t begin = column > most / 2 ? column - most / 2 : 0;
  const std::string_view shown = line.substr(begin, most);
  const size_t at = std::min(column - begin, shown.size());
  const Columns before = printable_columns(shown.substr(0, at));
  const Columns marked = printable_columns(shown.substr(at, span.end - span.begin));
  return fmt::format("  {}\n  {}{}\n", printable_columns(shown).text,
                     std::string(before.count, ' '),
                     std::string(std::max<size_t>(marked.count, 1), '^'));
}

// Adds `expected` and `found`, from the diagnostic or else from a message of the usual form.
void add_contrast(nlohmann::json& json, const Diagnostic& diagnostic) {
  std::string_view expected = diagnostic.expected;
  std::string_view found = diagnostic.found;
  constexpr std::string_view kExpected = "expected ";
  constexpr std::string_view kFound = ", found ";
  const std::string_view message = diagnostic.message;
  const size_t middle = message.rfind(kFound);
  const bool is_usual = message.starts_with(kExpected) && middle != std::string_view::npos;
  if (expected.empty() && found.empty() && is_usual) {
    expected = message.substr(kExpected.size(), middle - kExpected.size());
    found = message.substr(middle + kFound.size());
  }
  if (!expected.empty()) json["expected"] = expected;
  if (!found.empty()) json["found"] = found;
}

void add_place(nlohmann::json& json, Span span, const Sources& sources) {
  if (!span.source.valid()) return;
  const Location at = sources.location(span);
  json["file"] = sources.name(span.source);
  json["line"] = at.line;
  json["column"] = at.column;
  const Location end = sources.location({span.source, span.end, span.end});
  json["end_line"] = end.line;
  json["end_column"] = end.column;
  const std::string_view whole = sources.text(span.source);
  const std::string_view marked =
      whole.substr(std::min<size_t>(span.begin, whole.size()), span.end - span.begin);
  json["text"] = printable_columns(marked.substr(0, kMaxText)).text;
}

}  // namespace

std::string render(const Diagnostic& diagnostic, const Sources& sources, Color color,
                   size_t width) {
  const Label severity = label(diagnostic.severity);
  const bool colored = color == Color::kAlways;
  std::string text =
      fmt::format("{}{}{}:{} {} [{}]\n", place(diagnostic.span, sources),
                  colored ? severity.color : "", severity.name, colored ? "\x1b[0m" : "",
                  without_controls(diagnostic.message, Lines::kMany), diagnostic.id);
  text += excerpt(diagnostic.span, sources, width);
  for (const Note& note : diagnostic.notes) {
    const bool is_hint = note.message.starts_with("hint: ");  // the prefix says so itself
    text += fmt::format("{}{}{}\n", place(note.span, sources),
                        is_hint ? "" : "note: ", without_controls(note.message, Lines::kMany));
    text += excerpt(note.span, sources, width);
  }
  return text;
}

nlohmann::json to_json(const Diagnostic& diagnostic, const Sources& sources) {
  nlohmann::json json = {{"id", diagnostic.id},
                         {"severity", label(diagnostic.severity).name},
                         {"message", diagnostic.message}};
  add_place(json, diagnostic.span, sources);
  add_contrast(json, diagnostic);
  for (const Fact& fact : diagnostic.values) {
    json["values"].push_back({{"what", fact.what}, {"value", fact.value}});
  }
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
