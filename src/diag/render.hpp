// Diagnostics as text with carets, and as JSON.
#pragma once

#include "diag/diagnostic.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace passnet {

enum class Color { kNever, kAlways };

// `file:line:col: error: message [id]`, the source line, carets, then notes in the same form.
std::string render(const Diagnostic& diagnostic, const Sources& sources,
                   Color color = Color::kNever);

// {"id", "severity", "message", "file", "line", "column", "notes": [{"message", "file", …}]}; place
// keys are absent where there is no place.
nlohmann::json to_json(const Diagnostic& diagnostic, const Sources& sources);

}  // namespace passnet
