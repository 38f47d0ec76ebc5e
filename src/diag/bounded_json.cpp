#include "diag/bounded_json.hpp"

namespace passnet {
namespace {

constexpr size_t kMostDepth = 64;

bool is_shallow(std::string_view text) {
  size_t depth = 0;
  bool in_string = false;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\') ++i;
      in_string = c != '"';
      continue;
    }
    if (c == '"') in_string = true;
    if (c == '{' || c == '[') ++depth;
    if ((c == '}' || c == ']') && depth > 0) --depth;
    if (depth > kMostDepth) return false;
  }
  return true;
}

}  // namespace

nlohmann::json parse_bounded_json(std::string_view text) {
  return is_shallow(text) ? nlohmann::json::parse(text, nullptr, false)
                          : nlohmann::json(nlohmann::json::value_t::discarded);
}

}  // namespace passnet
