// Examples of ops in other dtypes, for the tests that run every op.
#pragma once

#include "ops/example.hpp"

#include <fmt/format.h>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The graph text of the op's example with the dtypes of its first inputs (before the body)
// replaced, and without the types that it states for results.
inline std::string example_in_dtypes(const Op& op, std::span<const std::string_view> dtypes) {
  const std::string example = example_graph(op);
  const std::string_view text = example;
  std::string result;
  size_t input = 0;
  const size_t body = text.find('{', text.find(") {"));
  for (size_t at = 0; at < text.size(); ++at) {
    const bool starts_type = text.substr(at).starts_with(": ") && text.substr(at).contains('[');
    if (at < body && starts_type && input < dtypes.size()) {
      result += fmt::format(": {}", dtypes[input++]);
      at = text.find('[', at) - 1;
    } else if (at > body && text.substr(at).starts_with(") : ")) {
      result += ')';
      at = text.find('\n', at) - 1;
    } else {
      result += text[at];
    }
  }
  return result;
}

// One dtype for the first `count` inputs.
inline std::string example_in_dtype(const Op& op, std::string_view dtype, size_t count) {
  return example_in_dtypes(op, std::vector(count, dtype));
}

}  // namespace passnet
