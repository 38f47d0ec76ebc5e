// What a browser does with packed data.
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace passnet {

// The JSON of packed text; fails the test where it is none.
nlohmann::json unpack(std::string_view packed);

// Of the data element with this id in a report.
nlohmann::json unpack_element(std::string_view html, std::string_view id);

}  // namespace passnet
