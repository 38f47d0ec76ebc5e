// JSON from outside.
#pragma once

#include <nlohmann/json.hpp>

#include <string_view>

namespace passnet {

// Parses a text; a discarded value if it is no JSON, or nests deeper than 64 levels: deep trees
// would exhaust the stack of whoever prints them.
nlohmann::json parse_bounded_json(std::string_view text);

}  // namespace passnet
