#include "service/request/json_fields.hpp"

#include "base/did_you_mean.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace passnet {
namespace {

std::string shown(const nlohmann::json* value) {
  if (value == nullptr) return "nothing";
  constexpr size_t kMostShown = 60;
  std::string text = value->dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
  return text.size() > kMostShown ? text.substr(0, kMostShown) + "…" : text;
}

}  // namespace

JsonFields::JsonFields(const nlohmann::json& object, std::string place)
    : object_(object), place_(std::move(place)) {
  if (object_.is_object()) return;
  error_ = make_error({}, "request-field", "expected {} to be an object, found {}",
                      place_.empty() ? "the body" : "'" + place_ + "'", shown(&object_));
}

std::string JsonFields::place_of(std::string_view key) const {
  return place_.empty() ? std::string(key) : fmt::format("{}.{}", place_, key);
}

const nlohmann::json* JsonFields::member(std::string_view key) {
  known_.push_back(key);
  if (!object_.is_object()) return nullptr;
  const auto found = object_.find(key);
  return found == object_.end() || found->is_null() ? nullptr : &*found;
}

void JsonFields::complain(std::string_view key, std::string_view expected) {
  if (error_) return;
  const auto found = object_.is_object() ? object_.find(key) : object_.end();
  const nlohmann::json* const value = found == object_.end() ? nullptr : &*found;
  error_ = make_error({}, "request-field", "expected '{}' to be {}, found {}", place_of(key),
                      expected, shown(value));
}

void JsonFields::read(std::string_view key, std::string& value) {
  const nlohmann::json* const found = member(key);
  if (found == nullptr) return;
  // A database may end a text at its first NUL.
  if (!found->is_string() || found->get_ref<const std::string&>().contains('\0')) {
    return complain(key, "a text without NUL");
  }
  value = found->get<std::string>();
}

void JsonFields::read(std::string_view key, std::optional<std::string>& value) {
  std::string text;
  if (const auto* found = member(key); found == nullptr) return;
  read(key, text);
  value = std::move(text);
}

void JsonFields::read(std::string_view key, bool& value) {
  const nlohmann::json* const found = member(key);
  if (found == nullptr) return;
  if (!found->is_boolean()) return complain(key, "true or false");
  value = found->get<bool>();
}

void JsonFields::read(std::string_view key, int64_t& value, int64_t low, int64_t high) {
  const nlohmann::json* const found = member(key);
  if (found == nullptr) return;
  const bool fits = found->is_number_integer() &&
                    (!found->is_number_unsigned() || found->get<uint64_t>() <= uint64_t{1} << 62);
  if (!fits || found->get<int64_t>() < low || found->get<int64_t>() > high) {
    return complain(key, fmt::format("an integer from {} to {}", low, high));
  }
  value = found->get<int64_t>();
}

void JsonFields::read(std::string_view key, double& value, double low, double high) {
  const nlohmann::json* const found = member(key);
  if (found == nullptr) return;
  if (!found->is_number() || !(found->get<double>() >= low && found->get<double>() <= high)) {
    return complain(key, fmt::format("a number from {} to {}", low, high));
  }
  value = found->get<double>();
}

void JsonFields::read(std::string_view key, std::optional<uint64_t>& value) {
  const nlohmann::json* const found = member(key);
  if (found == nullptr) return;
  // As records keep it.
  if (!found->is_number_unsigned() || found->get<uint64_t>() >> 63 != 0) {
    return complain(key, "an integer from 0 to 2^63 - 1");
  }
  value = found->get<uint64_t>();
}

Result<void> JsonFields::finish() const {
  if (error_) return std::unexpected(*error_);
  for (const auto& [key, value] : object_.items()) {
    if (std::ranges::count(known_, key) > 0) continue;
    const std::string place = place_.empty() ? "the body" : "'" + place_ + "'";
    return fail({}, "request-key", "expected no member '{}' of {}{}", key, place,
                did_you_mean(nearest_name(key, known_)));
  }
  return {};
}

}  // namespace passnet
