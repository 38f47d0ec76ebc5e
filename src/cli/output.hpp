// The one place that prints: what authors and files name reaches no terminal as a command.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdio>
#include <optional>
#include <string_view>
#include <utility>

namespace passnet {

// Prints a text; its control characters, except line ends and tabs, are shown as `?`.
void print_text(std::FILE* stream, std::string_view text);

template <class... Args>
void print_to(std::FILE* stream, fmt::format_string<Args...> form, Args&&... args) {
  print_text(stream, fmt::format(form, std::forward<Args>(args)...));
}

// Prints tables and diagnostics, which clean what they hold and may be colored.
void print_rendered(std::string_view text, std::FILE* stream = stdout);

// Prints a line of JSON; it escapes what commands a terminal.
void print_json_line(std::FILE* stream, std::string_view line);

// The columns of the terminal that a descriptor writes to; none if it is no terminal.
std::optional<size_t> terminal_width(int descriptor);

}  // namespace passnet
