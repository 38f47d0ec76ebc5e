#include "base/name_list.hpp"

#include <algorithm>
#include <fnmatch.h>

namespace passnet {

std::vector<std::string> split_list(std::string_view text) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const size_t comma = std::min(text.find(','), text.size());
    if (comma > 0) parts.emplace_back(text.substr(0, comma));
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return parts;
}

bool is_listed(std::string_view list, const std::string& name) {
  if (list.empty()) return true;
  return std::ranges::any_of(split_list(list), [&](const std::string& pattern) {
    return fnmatch(pattern.c_str(), name.c_str(), 0) == 0;
  });
}

}  // namespace passnet
