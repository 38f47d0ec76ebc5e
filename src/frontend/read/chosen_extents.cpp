#include "frontend/read/chosen_extents.hpp"

#include <algorithm>
#include <charconv>

namespace passnet {

Result<ChosenExtents> parse_extents(const std::string& path, std::string_view text) {
  ChosenExtents result;
  while (!text.empty()) {
    const std::string_view part = text.substr(0, text.find(','));
    text.remove_prefix(std::min(text.size(), part.size() + 1));
    const size_t equals = part.find('=');
    const std::string_view digits = part.substr(std::min(part.size(), equals + 1));
    int64_t value = 0;
    const char* const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, value);
    if (equals == 0 || read.ec != std::errc() || read.ptr != end) {
      return fail({}, "bad-extent", "expected SYMBOL=NUMBER after '{}#', found '{}'", path, part);
    }
    result.emplace_back(part.substr(0, equals), value);
  }
  return result;
}

}  // namespace passnet
