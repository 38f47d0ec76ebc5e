// Diagnostics as text with carets, and as JSON.
#pragma once

#include "diag/diagnostic.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>

namespace passnet {

enum class Color { kNever, kAlways };

inline constexpr size_t kExcerptWidth = 162;

// Prints `file:line:col: error: message [id]`, the source line, carets, then notes in the same
// form. A note that starts with `hint: ` says what the author may have meant. Lines of the source
// are cut to a window of `width` columns; control characters are not printed.
std::string render(const Diagnostic& diagnostic, const Sources& sources,
                   Color color = Color::kNever, size_t width = kExcerptWidth);

// {"id", "severity", "message", "file", "line", "column", "end_line", "end_column", "text",
// "expected", "found", "values": [{"what", "value"}], "notes": [{"message", "file", …}]}; `text` is
// the text above the carets, and the end is exclusive. Keys without a value are absent.
nlohmann::json to_json(const Diagnostic& diagnostic, const Sources& sources);

}  // namespace passnet
