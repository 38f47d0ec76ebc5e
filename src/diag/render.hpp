// Diagnostics as text with carets, and as JSON.
#pragma once

#include "diag/diagnostic.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace passnet {

enum class Color { kNever, kAlways };

// Prints `file:line:col: error: message [id]`, the source line, carets, then notes in the same
// form. A note that starts with `hint: ` says what the author may have meant.
std::string render(const Diagnostic& diagnostic, const Sources& sources,
                   Color color = Color::kNever);

// {"id", "severity", "message", "file", "line", "column", "end_line", "end_column", "text",
// "expected", "found", "values": [{"what", "value"}], "notes": [{"message", "file", …}]}; `text` is
// the text above the carets, and the end is exclusive. Keys without a value are absent.
nlohmann::json to_json(const Diagnostic& diagnostic, const Sources& sources);

}  // namespace passnet
