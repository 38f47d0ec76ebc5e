// Unpacks data as a browser does.
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace passnet {

// Returns the JSON of packed text; fails the test if it is invalid.
nlohmann::json unpack(std::string_view packed);

// Returns the data element with this id in a report.
nlohmann::json unpack_element(std::string_view html, std::string_view id);

}  // namespace passnet
