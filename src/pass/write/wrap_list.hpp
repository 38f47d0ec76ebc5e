// Lists in the texts of passes, broken over several lines.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace passnet {

// Joins `begin`, the entries with commas between them, and `end`; a line that would have more than
// 100 columns goes on below the first entry.
std::string wrap_list(const std::string& begin, std::span<const std::string> entries,
                      std::string_view end);

}  // namespace passnet
