#include "pass/write/wrap_list.hpp"

#include <algorithm>

namespace passnet {

std::string wrap_list(const std::string& begin, std::span<const std::string> entries,
                      std::string_view end) {
  constexpr size_t kColumns = 100;
  const size_t indent = std::min(begin.size(), kColumns);
  std::string text = begin;
  size_t columns = begin.size();
  for (size_t i = 0; i < entries.size(); ++i) {
    const bool is_last = i + 1 == entries.size();
    const size_t needed = entries[i].size() + (is_last ? end.size() : 1);
    if (i > 0 && columns + 1 + needed > kColumns) {
      text += "\n" + std::string(indent, ' ');
      columns = indent;
    } else if (i > 0) {
      text += ' ';
      ++columns;
    }
    text += entries[i] + (is_last ? "" : ",");
    columns += entries[i].size() + 1;
  }
  return text + std::string(end);
}

}  // namespace passnet
