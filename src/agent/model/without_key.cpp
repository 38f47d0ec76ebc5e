#include "agent/model/without_key.hpp"

#include <utility>

namespace passnet {
namespace {

constexpr size_t kShortestKey = 6;
constexpr std::string_view kReplacement = "KEY";

// Answers nest at most 64 levels deep (diag/bounded_json.hpp).
nlohmann::json json_without_key(const nlohmann::json& json, std::string_view key) {
  if (json.is_string()) return without_key(json.get<std::string>(), key);
  if (json.is_array()) {
    nlohmann::json list = nlohmann::json::array();
    for (const nlohmann::json& entry : json) list.push_back(json_without_key(entry, key));
    return list;
  }
  if (!json.is_object()) return json;
  nlohmann::json object = nlohmann::json::object();
  for (const auto& [name, value] : json.items()) {
    object[without_key(name, key)] = json_without_key(value, key);
  }
  return object;
}

}  // namespace

std::string without_key(std::string text, std::string_view key) {
  if (key.size() < kShortestKey) return text;
  size_t at = text.find(key);
  while (at != std::string::npos) {
    text.replace(at, key.size(), kReplacement);
    at = text.find(key, at + kReplacement.size());
  }
  return text;
}

Message without_key(Message message, std::string_view key) {
  if (key.size() < kShortestKey) return message;
  message.content = without_key(std::move(message.content), key);
  for (ToolCall& call : message.calls) {
    call.id = without_key(std::move(call.id), key);
    call.name = without_key(std::move(call.name), key);
    call.arguments = json_without_key(call.arguments, key);
  }
  return message;
}

}  // namespace passnet
