// Cells and tables of the report, as HTML that its script can sort.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace passnet {

// All escape their text argument; `classes` and `shown` are trusted.
std::string text_cell(std::string_view text, std::string_view classes = "text");
// `value` is the key by which the cell sorts; `shown` is HTML.
std::string number_cell(const std::optional<double>& value, std::string_view shown,
                        std::string_view classes = "");
std::string count_cell(size_t count);
std::string share_cell(const std::optional<double>& value);
// Returns `good` from 1 on, `bad` below.
std::string_view ratio_class(const std::optional<double>& value);
std::string ratio_cell(const std::optional<double>& value);
// Prints a dot in the candidate's color, then its name.
std::string candidate_cell(std::string_view candidate, size_t series);
std::string candidate_label(std::string_view candidate, size_t series);

std::string text_heading(std::string_view title);
// `help` explains the column if its title does not suffice.
std::string number_heading(std::string_view title, std::string_view help = {});

// A table within a box that scrolls sideways if needed; `caption` is for screen readers.
std::string html_table(std::string_view id, std::string_view caption, std::string_view head,
                       std::string_view body);

}  // namespace passnet
