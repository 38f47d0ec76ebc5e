// Values that a user chooses for symbols of extents, behind `#` of a source: `s0=8,s1=128`.
#pragma once

#include "diag/diagnostic.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace passnet {

using ChosenExtents = std::vector<std::pair<std::string, int64_t>>;

// `path` is for the message. "bad-extent".
Result<ChosenExtents> parse_extents(const std::string& path, std::string_view text);

}  // namespace passnet
