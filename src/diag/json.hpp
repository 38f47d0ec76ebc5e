// JSON as the program writes it.
#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace passnet {

// The value, or null if there is none.
template <class T>
nlohmann::ordered_json or_null(const std::optional<T>& value) {
  return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json(nullptr);
}

// The text on one line. Bytes that are not UTF-8, as of names and of messages that are cut within a
// character, become the replacement character.
template <class Json>
std::string json_line(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace passnet
