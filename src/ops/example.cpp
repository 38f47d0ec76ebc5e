#include "ops/example.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace passnet {
namespace {

// The names after each % of `text`, each once, in order.
std::vector<std::string_view> value_names(std::string_view text) {
  std::vector<std::string_view> names;
  for (size_t at = text.find('%'); at != std::string_view::npos; at = text.find('%', at + 1)) {
    const auto end =
        std::find_if_not(text.begin() + static_cast<ptrdiff_t>(at) + 1, text.end(), [](char c) {
          return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
                 (c >= 'A' && c <= 'Z');
        });
    const std::string_view name = text.substr(at, static_cast<size_t>(end - text.begin()) - at);
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
  }
  return names;
}

}  // namespace

std::string example_graph(const Op& op) {
  std::string_view call = op.def.example;
  std::string declared;
  const bool declares = call.starts_with('(');
  if (declares) {
    const size_t end = call.find(") %");
    CHECK(end != std::string_view::npos);
    declared = call.substr(1, end - 1);
    call = call.substr(end + 2);
  }
  const size_t equals = call.find(" = ");
  const size_t colon = call.rfind(") : ");
  CHECK(equals != std::string_view::npos && colon != std::string_view::npos);
  const std::string_view results = call.substr(0, equals);
  const std::string_view types = call.substr(colon + 4);
  const std::string_view first =
      types.substr(0, types.find("], ") + (types.contains("], ") ? 1 : 0));
  if (!declares) {
    for (const std::string_view name : value_names(call.substr(equals))) {
      declared += fmt::format("{}{}: {}", declared.empty() ? "" : ", ", name, first);
    }
  }
  return fmt::format("graph @{}({}) {{\n  {}\n  return {}\n}}\n", op.name(), declared, call,
                     results);
}

}  // namespace passnet
